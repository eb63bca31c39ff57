"""The syntax of JSON (section 3) and the recognition of encodings (2.2)."""

from .documents import MAIN, V, VERSION, at, bplist, doc, val, xdoc
from .making import Group

NOTES = """
    bom | takes JSON with a byte order mark | other readers refuse the same payload, and signatures over its bytes differ
    trailing-comma | takes a comma before a closing bracket, as many parsers do | other readers refuse the payload
    json-comment | takes comments | other readers refuse the payload
    leading-zero | takes a leading zero in a number, or reads octal | 010 is 10 or 8
    nan-literal | takes NaN and Infinity, as some standard parsers do | a number that no other encoding holds
    number-grammar | takes numbers without digits after the point or the exponent | other readers refuse the payload
    plus-sign | takes a plus sign before a number | other readers refuse the payload
    raw-control | takes control characters in strings that are not escaped | other readers refuse the payload
    unknown-escape | takes escapes that JSON lacks | a string means different things to different readers
    hex-escape | parses the digits of an escape with a function that takes signs, spaces or fewer digits | a string means different things to different readers
    literal-case | takes literals in another case | other readers refuse the payload
    literal-prefix | checks only the first letter of a literal | anything reads as true
    missing-colon | does not require a colon | what is not JSON is read
    missing-comma | does not require commas | what is not JSON is read
    number-key | takes numbers for names | what is not JSON is read
    wrong-bracket | does not compare the closing bracket with the opening one | what is not JSON is read
    single-quotes | takes strings in single quotes | other readers refuse the payload
    unquoted-name | takes names without quotes | other readers refuse the payload
    other-white-space | takes white space that JSON lacks | other readers refuse the payload
    utf8-latin1 | replaces bytes that are not UTF-8, or reads them as Latin-1 | text changes, and two keys may become one
    utf8-overlong | decodes overlong forms | characters are smuggled past checks of the bytes
    utf8-surrogate | decodes surrogates that are written as bytes | strings that no other reader can hold
    utf8-beyond | decodes code points beyond U+10FFFF | strings that no other reader can hold
    utf8-cut | takes a sequence that ends too early | text changes
    lone-high-surrogate | takes half a surrogate pair by escape | a string that UTF-8 cannot hold: it is lost or changed on the way
    lone-low-surrogate | takes the second half of a surrogate pair without the first | a string that UTF-8 cannot hold
    surrogates-both-high | takes a second high surrogate for the partner of the first | text changes
    surrogates-reversed | joins surrogates in the wrong order | text changes
    surrogate-then-escape | takes any escape after a high surrogate for its partner | text changes
    surrogate-in-key | checks surrogates in values and not in keys | two keys may become one
    surrogate-pair-split | reads a surrogate pair by escapes as two characters | text changes
    unclosed | closes open brackets at the end of the input | half a payload passes for a whole one
    cut-string | takes a string without its closing quote at the end of the input | half a payload passes for a whole one
    trailing-value | stops reading after the value | what follows is smuggled past checks
    trailing-nul | reads the input as a string that ends with NUL | what follows is smuggled past checks
    trailing-bytes | does not check bytes after the value that are not UTF-8 | what follows is smuggled past checks
    trailing-text | passes over text after the value | what follows is smuggled past checks
    escape-lost | does not decode every escape | text changes
    escaped-solidus | does not take the escape of a solidus | the output of many encoders is refused
    delete-escaped | refuses or changes U+007F, U+2028 or U+2029 in strings | the output of many encoders is refused
    beyond-bmp-lost | holds strings as UTF-16 without surrogates, or three bytes of UTF-8 | emoji are lost
    white-space-refused | takes only JSON on one line | the output of other encoders is refused
    surrogates-in-upper-case | takes only hexadecimal digits of one case | the output of other encoders is refused
    array-accepted | takes a document that is not a dictionary | a program that expects members stops
    empty-input-accepted | takes an empty input for an empty document | a file cut to nothing passes for a payload
    openstep-as-json | takes a property list in the OpenStep form for JSON or for a property list | what other readers refuse is read
    openstep-line-ends | takes a brace before a line end of Windows for an OpenStep list | payloads that were edited on Windows are refused
    openstep-too-wide | takes an input that ends after its first brace for an OpenStep list | a file that was cut is called by another name
    recognition-xml | does not recognise XML after a mark or white space, or when it is cut | a payload that was cut is called by another name
    encoding-by-trial | tries the encodings one after another | one input means different things to different readers
    tag-as-document | takes a tag as the document | a program that expects members stops
"""

G = Group("json", "JSON and the recognition of encodings", "2 3", NOTES)


def bad(id, clause, value, finding, **more):
    """A value at /user-info/v in a document that is valid but for it."""
    data = value if isinstance(value, bytes) else val(value)
    G.invalid(id, clause, data, finding, **more)


def raw(value: bytes) -> bytes:
    return val("@").encode().replace(b"@", value)


# Syntax

G.valid(
    "syntax.white-space-is-passed-over",
    "3.1.1",
    "\r\n\t " + doc().replace(":", " :\t").replace(",", "\n,\r\n ") + " \n",
    doc(),
    flags="white-space-refused",
    also="21.1.1",
)
for id, value, pointer, flag in [
    ("comma-before-brace-is-refused", '{"a":1,}', V, "trailing-comma"),
    ("comma-before-bracket-is-refused", "[1,]", V, "trailing-comma"),
    ("comma-alone-is-refused", "[,]", V, "trailing-comma"),
    ("comment-is-refused", "1 /* x */", "/user-info", "json-comment"),
    ("line-comment-is-refused", "1 // x\n", "/user-info", "json-comment"),
    ("leading-zero-is-refused", "01", "/user-info", "leading-zero"),
    ("nan-is-refused", "NaN", "/user-info", "nan-literal"),
    ("infinity-is-refused", "Infinity", "/user-info", "nan-literal"),
    ("minus-infinity-is-refused", "-Infinity", V, "nan-literal"),
    ("point-needs-digits", "1.", V, "number-grammar"),
    ("point-needs-digits-before", ".5", "/user-info", "number-grammar"),
    ("exponent-needs-digits", "1e", V, "number-grammar"),
    ("minus-needs-digits", "-", V, "number-grammar"),
    ("hexadecimal-number-is-refused", "0x1F", "/user-info", "number-grammar"),
    ("plus-sign-is-refused", "+1", "/user-info", "plus-sign"),
    ("literal-in-capitals-is-refused", "TRUE", "/user-info", "literal-case"),
    ("literal-is-compared-whole", "trux", V, "literal-prefix"),
    ("colon-is-needed", '{"a" 1}', V, "missing-colon"),
    ("comma-is-needed", "[1 2]", V, "missing-comma"),
    ("comma-between-members-is-needed", '{"a":1 "b":2}', V, "missing-comma"),
    ("number-is-no-key", '{"a":1,2:3}', V, "number-key"),
    ("brackets-match", "[1}", V, "wrong-bracket"),
    ("single-quotes-are-refused", "'a'", "/user-info", "single-quotes"),
    ("unquoted-name-is-refused", '{"a":1,b:2}', V, "unquoted-name"),
    ("form-feed-is-no-white-space", "\f1", "/user-info", "other-white-space"),
    ("no-break-space-is-no-white-space", "\u00a01", "/user-info", "other-white-space"),
]:
    bad("syntax." + id, "3.1.1", value, "json.syntax " + pointer, flags=flag)

# Strings

G.valid(
    "strings.every-escape-is-read",
    "3.1.1",
    val('"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\u001F\\u0041"'),
    val('"\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001fA"'),
    flags="escape-lost escaped-solidus",
    also="9.1.4",
)
G.valid(
    "strings.delete-and-line-separators-may-stand-raw",
    "3.1.1",
    val('"\x7f\u2028\u2029"'),
    val('"\x7f\u2028\u2029"'),
    flags="delete-escaped",
    also="9.1.4",
)
G.valid(
    "strings.first-and-last-code-points",
    "3.1.3",
    val('"\x80\u07ff\u0800\ud7ff\ue000\uffff\U00010000\U0010ffff"'),
    val('"\x80\u07ff\u0800\ud7ff\ue000\uffff\U00010000\U0010ffff"'),
    flags="beyond-bmp-lost",
    also="6.2.1",
)
G.valid(
    "strings.surrogate-pair-is-one-character",
    "3.1.4",
    val('"\\uD83D\\ude00\\uDBFF\\uDFFF"'),
    val('"\U0001f600\U0010ffff"'),
    flags="surrogate-pair-split surrogates-in-upper-case",
)
bad("strings.line-feed-has-to-be-escaped", "3.1.1", '"\n"', "json.syntax " + V, flags="raw-control")
bad("strings.tab-in-a-key-has-to-be-escaped", "3.1.1", '{"a\t":1}', "json.syntax " + V, flags="raw-control")
bad("strings.hexadecimal-escape-of-c-is-refused", "3.1.1", '"\\x41"', "json.syntax " + V, flags="unknown-escape")
bad("strings.escape-needs-four-digits", "3.1.1", '"\\u+041"', "json.syntax " + V, flags="hex-escape")
for id, value, flag in [
    ("latin-1-is-refused", b"\xe9", "utf8-latin1"),
    ("overlong-form-is-refused", b"\xc0\xaf", "utf8-overlong"),
    ("surrogate-in-bytes-is-refused", b"\xed\xa0\x80", "utf8-surrogate"),
    ("code-point-beyond-unicode-is-refused", b"\xf4\x90\x80\x80", "utf8-beyond"),
    ("cut-sequence-is-refused", b"\xe2\x82", "utf8-cut"),
]:
    bad("utf-8." + id, "3.1.3", raw(b'"' + value + b'"'), "json.utf-8 " + V, flags=flag)
for id, text, place in [
    ("in-a-string", b'{"a":"\xe2\x82', "/a @6:1:7"),
    ("in-a-key", b'{"\xf0\x9f\x98', " @2:1:3"),
    ("after-half-a-pair", b'{"a":"\\ud800\xc3', "/a @12:1:13"),
]:
    bad(f"utf-8.sequence-cut-by-the-end-{id}-is-refused", "3.1.3", text, "json.utf-8 " + place, flags="utf8-cut-by-the-end", also="21.4.7")
G.notes["utf8-cut-by-the-end"] = {"bug": "takes a sequence that the end of the input cuts short for the end of the text", "effect": "programs name a cut file differently"}
bad("utf-8.bytes-after-the-document-are-checked", "3.1.3", doc().encode() + b"\xfe", "json.utf-8 ", flags="trailing-bytes")
for id, value, flag in [
    ("high-one-needs-a-partner", '"\\ud800"', "lone-high-surrogate"),
    ("low-one-needs-a-partner", '"\\udc00"', "lone-low-surrogate"),
    ("order-counts", '"\\udc00\\ud800"', "surrogates-reversed"),
    ("high-one-is-no-partner-of-another", '"\\ud800\\ud800"', "surrogates-both-high"),
    ("other-escape-is-no-partner", '"\\ud800\\n"', "surrogate-then-escape"),
]:
    bad("surrogates." + id, "3.1.4", value, "json.surrogate " + V, flags=flag)
bad("surrogates.keys-are-checked", "3.1.4", '{"\\ud800":1}', "json.surrogate " + V, flags="surrogate-in-key", also="6.2.1")

# The end


def cut(value: str) -> str:
    """A document that ends after a part of the value at /user-info/v."""
    return val(value)[: val("@").index("@") + len(value)]


for id, text, pointer, flag in [
    ("brace-is-missing", doc()[:-1], "", "unclosed"),
    ("brackets-are-missing", cut("[[true"), V + "/0", "unclosed"),
    ("quote-is-missing", doc()[:-2], "/version", "cut-string"),
    ("literal-is-cut", cut("tru"), V, "unclosed"),
    ("value-is-missing", doc()[:-6], "", "unclosed"),
    ("key-is-cut", doc()[:-8], "", "cut-string"),
    ("escape-is-cut", cut('"\\u00'), V, "cut-string"),
    ("pair-is-cut", cut('"\\ud800'), V, "cut-string"),
]:
    G.invalid("end." + id, "3.1.5", text, "json.truncated " + pointer, flags=flag)
G.invalid("end.second-value-is-refused", "3.1.6", doc() + doc(), "json.trailing ", flags="trailing-value")
G.invalid("end.nul-is-refused", "3.1.6", doc() + "\0", "json.trailing ", flags="trailing-nul")
G.invalid("end.text-is-refused", "3.1.6", doc() + " x", "json.trailing ", flags="trailing-text")
G.invalid("end.bracket-is-refused", "3.1.6", doc() + "}", "json.trailing ", flags="trailing-text")
G.valid("end.white-space-may-follow", "3.1.6", doc() + "\r\n\t ", doc(), flags="white-space-refused")

# The document

G.valid("byte-order-mark.may-stand-in-a-string", "3.1.2", val('"\ufeffa"'), val('"\ufeffa"'), flags="bom-stripped")
G.notes["bom-stripped"] = {"bug": "drops every U+FEFF", "effect": "text changes"}
G.invalid("byte-order-mark.is-refused", "3.1.2", b"\xef\xbb\xbf" + doc().encode(), "json.byte-order-mark  @0:1:1", flags="bom")
for id, text in [("array", "[" + doc() + "]"), ("string", '"a"'), ("number", "1"), ("boolean", "true"), ("null", "null")]:
    G.invalid("document.%s-is-none" % id, "2.1.1", text, "document.not-dictionary ", flags="array-accepted")
G.invalid("document.unknown-tag-is-none", "2.1.1", '{"$foo":' + doc() + "}", "document.not-dictionary ", flags="tag-as-document")
G.invalid("document.known-tag-is-none", "2.1.1", '{"$string":"eA=="}', "document.not-dictionary ", flags="tag-as-document")
G.valid(
    "document.escaped-key-below-is-no-tag",
    "2.1.1",
    doc('"user-info":{"$$foo":1}'),
    doc('"user-info":{"$$foo":1}'),
    flags="tag-unescaped",
    also="7.2.2",
)

# Recognition

G.invalid("recognition.empty-input-is-none", "2.2.4", "", "encoding.unrecognized ", flags="empty-input-accepted")
for id, text in [
    ("white-space-alone", " \n"),
    ("letter", "x"),
    ("slash", "/"),
    ("plus-sign", "+1"),
    ("capital-literal", "True"),
    ("form-feed", "\f" + doc()),
    ("bplis", "bplis"),
]:
    G.invalid("recognition.%s-is-none" % id, "2.2.4", text, "encoding.unrecognized ", flags="recognition-" + id)
G.notes |= {
    "recognition-white-space-alone": {"bug": "takes white space for an empty document", "effect": "a file cut to nothing passes for a payload"},
    "recognition-letter": {"bug": "takes what it does not know for JSON", "effect": "an input of another format is called faulty JSON"},
    "recognition-slash": {"bug": "takes every slash for a comment of an OpenStep list", "effect": "an input of another format is called OpenStep"},
    "recognition-plus-sign": {"bug": "takes a plus sign for the beginning of a number", "effect": "an input of another format is called faulty JSON"},
    "recognition-capital-literal": {
        "bug": "takes capital letters for the beginning of a literal",
        "effect": "an input of another format is called faulty JSON",
    },
    "recognition-form-feed": {"bug": "passes over white space that the format lacks", "effect": "programs disagree on what an input is"},
    "recognition-bplis": {
        "bug": "takes less than six bytes for the beginning of a binary property list",
        "effect": "an input of another format is called a broken list",
    },
}
G.invalid("recognition.nul-is-none", "2.2.4", b"\0" + doc().encode(), "encoding.unrecognized ", flags="encoding-by-trial", also="2.1.2")
G.invalid("recognition.byte-order-mark-alone-is-none", "2.2.4", b"\xef\xbb\xbf", "encoding.unrecognized ", flags="empty-input-accepted")
for id, text in [
    ("dictionary", "{ a = 1; }"),
    ("array", "(a, b)"),
    ("block-comment", "/* x */ " + doc()),
    ("line-comment", "// x\n" + doc()),
    ("single-quote", "{'a': 1}"),
    ("comment-after-brace", "{/* x */" + doc()[1:]),
]:
    G.invalid("recognition.openstep-%s-is-refused" % id, "2.2.3", text, "encoding.openstep ", flags="openstep-as-json")
G.invalid("recognition.openstep-after-a-byte-order-mark-is-refused", "2.2.3", b"\xef\xbb\xbf{a", "encoding.openstep ", flags="openstep-as-json")
for id, space in [("carriage-return", "\r"), ("line-end-of-windows", "\r\n")]:
    G.valid("recognition.%s-may-follow-the-brace" % id, "2.2.3", "{" + space + doc()[1:], doc(), flags="openstep-line-ends", also="1.1.5")
for id, text, place in [
    ("openstep-dictionary", "\n {\t a = 1; }", "encoding.openstep  @2"),
    ("openstep-comment", b"\xef\xbb\xbf // x", "encoding.openstep  @4"),
    ("letter", " x", "encoding.unrecognized  @1"),
    ("end", " \n", "encoding.unrecognized  @2"),
]:
    G.invalid(f"recognition.place-of-{id}-is-known", "21.4.7", text, place, flags="location-of-recognition")
G.notes["location-of-recognition"] = {"bug": "gives another place than the first significant byte for an input of no encoding", "effect": "an editor marks another place"}
for id, data in [
    ("xml", xdoc()),
    ("xml-in-utf-16", b"\xff\xfe" + xdoc().encode("utf-16-le")),
    ("broken-xml", "<plist><dict>"),
    ("binary", bplist([b"\xd0"])),
    ("broken-binary", b"bplist00"),
]:
    G.unread(f"recognition.{id}-is-refused-by-those-who-do-not-read-it", "2.2.5", data, flags="encoding-unsupported", also="1.2.6 21.4.7")
G.notes["encoding-unsupported"] = {
    "bug": "gives any other error for an encoding that it does not read",
    "effect": "a payload that is right is called faulty",
}
G.invalid("recognition.brace-alone-is-json", "2.2.3", "{ ", "json.truncated ", flags="openstep-too-wide")
G.invalid("recognition.quoted-openstep-is-faulty-json", "2.2.2", '{"a" = 1;}', "json.syntax ", flags="encoding-by-trial")
G.invalid("recognition.openstep-data-is-faulty-xml", "2.2.2", "<0fbd77>", "xml.syntax ", flags="encoding-by-trial")
G.invalid("recognition.json-then-xml-is-faulty-json", "2.2.2", "{" + xdoc(), "encoding.openstep ", flags="encoding-by-trial")
for first in ["7b22", "5b", "22", "2d", "74", "66", "6e"]:
    G.invalid("recognition.first-byte-%s-is-json" % first, "2.2.1", bytes.fromhex(first), "json.truncated ", flags="recognition-json-" + first)
    G.notes["recognition-json-" + first] = {
        "bug": f"does not take {bytes.fromhex(first).decode()} for the beginning of JSON",
        "effect": "a payload that was cut is called by another name",
    }
for first in ["3c", "efbbbf3c", "200a3c", "feff003c", "fffe3c00"]:
    G.invalid("recognition.first-bytes-%s-are-xml" % first, "2.2.1", bytes.fromhex(first), "xml.truncated ", flags="recognition-xml")
G.invalid(
    "recognition.binary-of-another-version-is-no-xml-nor-json",
    "2.2.1",
    b"bplist15" + bytes(40),
    "binary.header ",
    flags="encoding-by-trial",
    also="5.1.1",
)
G.valid("recognition.white-space-before-json", "2.2.1", " \n" + doc(), doc(), flags="white-space-refused")
