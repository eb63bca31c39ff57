"""The format itself: neighbours of rules that have vectors, such as brackets beside markup, the other text encoding, and a field of the other width."""

from __future__ import annotations

from . import activities, attachments, binary, conversion, files, item, json, limits, parameters, reading, text, unknown, values, xml
from .documents import MAIN, R1, REP, V, VERSION, before, bplist, bval, doc, rep2, reps, runs, s, thumb, val, xdoc, xval

NOTES = {
    xml.G: """
        brackets-across-markup | finds the end of a CDATA section in brackets with markup between them | a payload that is valid is refused
        cdata-bracket-before-end | misses the end of a CDATA section after a bracket | a payload that is valid is refused, or one that is not is read
        instruction-question-mark | misses the end of a processing instruction after a question mark | a payload that is valid is refused
        attribute-greater-than | ends a tag at a greater-than sign in an attribute | a payload that is valid is refused
        space-around-equals | refuses white space beside the equals sign of an attribute | a payload that is valid is refused
        ascii-by-reference | refuses references to other characters where US-ASCII is declared | a payload that is valid is refused
        mark-as-space-in-xml | takes U+FEFF for white space in XML | two readers disagree on a document
        string-tag-mark | drops a byte order mark at the beginning of a `$string` | a string changes
        attribute-cut | reports an attribute whose name the end of the input cuts, or not one whose name has ended | readers disagree on what is wrong
        attribute-not-well-formed | reports an attribute that is not well formed as such, where none is allowed | readers disagree on what is wrong
    """,
    json.G: """
        mark-as-space-in-json | takes U+FEFF for white space in JSON | two readers disagree on a document
        surrogate-backslash-bytes | reports half a pair before a backslash and bytes that are not UTF-8 | readers disagree on what is wrong
    """,
    text.G: """
        runs-escaped | compares runs as they are written, without their escapes | runs that differ become one
        runs-integers-as-doubles | compares integers as doubles | runs that differ become one
        runs-url-and-string | compares a URL as its string | runs that differ become one
        runs-normalised | compares strings in a normal form | runs that differ become one
        runs-array-order | compares arrays without their order | runs that differ become one
        runs-kept-tags | takes two kept tags for unequal | readers disagree on what is one run
    """,
    reading.G: """
        lines-of-utf-16 | counts CR LF as two lines in UTF-16 | an editor marks another line
        errors-after-many | stops checking after a thousand findings | a broken payload is delivered
    """,
    activities.G: """
        activity-in-a-newer-version | does not check the key of an overlay in a newer minor version | a misspelt activity type passes
        activity-normalised | looks for an activity type in a normal form | an app gets what was meant for another
        activity-of-no-name | takes the empty activity type for none | readers disagree on what is delivered
        overlay-emptied-dictionary | removes a dictionary that nulls empty in an overlay | a member of the item vanishes
        overlay-empty-runs | removes content text for which an overlay has only empty runs | a member of the item vanishes
        overlay-other-empty | removes a member for an empty value of another type | a member of the item vanishes
        activity-of-many-labels | refuses a name of many labels | a payload that is valid is refused
    """,
    attachments.G: """
        type-normalised | compares type identifiers in a normal form | a representation is lost
        null-as-content | counts a null among the contents of a representation | one breach is two findings
        media-type-in-capitals | looks for a media type in capitals in Appendix B | one breach is two findings
    """,
    unknown.G: "newer-version-unchecked | does not check names with rules of their own in a newer minor version | a misspelt name passes",
    binary.G: "numbers-of-32-bits | cuts numbers of 8 bytes to 32 bits | a broken payload is read",
    files.G: "path-set-aside | does not count the path of what is set aside | two files of an item are one",
    values.G: """
        escape-after-nulls | chooses the escape of a dictionary before nulls are left out | an editor writes another value
        url-brackets-in-query | takes brackets in the query of a URL | a URL leaves a link of Markdown
        url-brackets-in-fragment | takes brackets in the fragment of a URL | a URL leaves a link of Markdown
        url-brackets-in-user | takes brackets before the host of a URL | programs disagree on the host
        url-of-many-characters | refuses a long URL | a payload that is valid is refused
        sharing-of-other-kinds | shares an object of a binary list between values of different kinds | a value has another kind
        tag-read-twice | reads the content of a malformed tag twice | a short payload takes hours
        tag-in-another-case | takes known keys in another case | readers disagree on a value
        integer-tag-as-number | limits the content of `$integer` as a number | readers disagree on what is too long
    """,
    conversion.G: """
        null-in-a-kept-tag | converts a null in a kept tag | a null reaches a program
        key-order-of-first-bytes | sorts some characters above U+E000 after those of two units | two programs write different bytes
    """,
    item.G: """
        text-of-white-space | takes white space for the empty string | a good title is lost
        set-aside-unchecked | does not check the members of what is set aside | a finding is missing, or an error is read
    """,
    parameters.G: """
        user-info-case | compares the names of user info without case | a key that is allowed is refused
        parameter-of-white-space | takes a key of white space for an empty one | a key that is allowed is refused
    """,
    limits.G: """
        limit-before-decoding | counts text before references or another encoding are decoded | a payload that every reader has to accept is refused
        limit-text-units | counts UTF-16 units instead of bytes | readers disagree on what is too much
        limit-text-urls | does not count the text of `$url` and `$string` | readers disagree on what is too much
    """,
}
for group, lines in NOTES.items():
    group.note(lines)

# XML: brackets, marks and white space

for name, flag, inner, wanted in [
    ("brackets-beside-markup", "brackets-across-markup", ["]]&amp;>", "]]<!---->>", "]]<?x?>>", "]]<![CDATA[]]>>", "<![CDATA[]]]]>>"], ["]]&>", "]]>", "]]>", "]]>", "]]>"]),
    ("cdata-that-ends-in-brackets", "cdata-bracket-before-end", ["<![CDATA[a]]]>", "<![CDATA[]]]]>"], ["a]", "]]"]),
    ("instruction-that-ends-in-question-marks", "instruction-question-mark", ["<?x a??>", "<?x ?????>"], ["", ""]),
]:
    data = xval("<array>" + "".join(f"<string>{one}</string>" for one in inner) + "</array>")
    xml.G.valid("markup." + name, "4.1.8" if "question" in name else "4.1.9", data, val("[" + ",".join(f'"{one}"' for one in wanted) + "]"), flags=flag)
xml.G.invalid("markup.three-brackets-are-an-end", "4.1.1", xval("<string>a]]]></string>"), f"xml.syntax {V}", flags="cdata-bracket-before-end")
xml.G.valid("markup.instruction-before-the-root-that-ends-in-question-marks", "4.1.8", "<?x a??>" + xdoc(), doc(), flags="instruction-question-mark")
ROOT = xdoc()
for name, flag, number, tag in [
    ("attribute-holds-a-greater-than-sign", "attribute-greater-than", "4.2.2", "<plist a=\">\" b='/>'>"),
    ("attribute-has-white-space", "space-around-equals", "4.2.2", '<plist\n\tversion = "1.0"\r\na\t=\n\'\' >'),
    ("declaration-has-white-space", "space-around-equals", "4.1.4", "<?xml version = '1.0' encoding\n=\t\"UTF-8\" standalone =\r'yes' ?><plist>"),
]:
    xml.G.valid("markup." + name, number, ROOT.replace('<plist version="1.0">', tag), doc(), flags=flag)
REFERENCE = '<?xml version="1.0" encoding="US-ASCII"?>' + xval("<string>&#233;&#x20AC;</string>")
xml.G.valid("encoding.references-in-us-ascii", "4.1.4", REFERENCE, val('"\u00e9\u20ac"'), flags="ascii-by-reference", also="4.1.6")
xml.G.invalid("end.byte-order-mark-after-the-root", "4.1.3", ROOT + "\ufeff", f"xml.trailing  @{len(ROOT)}", flags="mark-as-space-in-xml")
xml.G.valid("text.string-tag-that-begins-with-a-mark", "7.1.2", xval("<dict><key>$string</key><string>77u/AQ==</string></dict>"), val('"\ufeff\\u0001"'), flags="string-tag-mark")
for name, number, more in [("after-the-root", "4.1.3", "\x01"), ("after-space-and-the-root", "4.1.5", " \uffff")]:
    xml.G.invalid("characters.forbidden-" + name, number, ROOT + more, f"xml.character  @{len(ROOT + more[:-1])}", flags="character-after-others", also="4.1.5")
for name, attribute in [("without-value", "a"), ("without-quotes", "a=1"), ("with-a-less-than-sign", "a='<'")]:
    data = xval(f"<string {attribute}>b</string>")
    xml.G.invalid("elements.attribute-" + name, "4.2.2", data, f"xml.attribute {V} @{data.index(' a') + 1}", flags="attribute-not-well-formed", also="21.4.7")
for name, start, wanted in [("name-of-an", "<dict a", "xml.truncated"), ("name-of-a-value-s", "<string ab", "xml.truncated"), ("space-after-an", "<dict a ", "xml.attribute"), ("equals-sign-of-an", "<dict a=", "xml.attribute"), ("value-of-an", '<dict a="b', "xml.attribute")]:
    data = "<plist>" + start
    xml.G.invalid(f"elements.cut-after-{name}-attribute", "4.2.2", data, f"{wanted}  @{len(data) if wanted == 'xml.truncated' else data.index(' a') + 1}", flags="attribute-cut", also="4.1.2")

# JSON

json.G.invalid("end.byte-order-mark", "3.1.6", doc() + "\ufeff", f"json.trailing  @{len(doc())}", flags="mark-as-space-in-json")
json.G.invalid("byte-order-mark.before-a-value", "3.1.1", '{"a":[\ufeff1]}', "json.syntax /a @6:1:7", flags="mark-as-space-in-json")
json.G.invalid("surrogates.half-before-a-backslash-and-faulty-bytes", "3.1.4", b'{"a":"\\ud800\\\xff"}', "json.utf-8 /a @13:1:14", flags="surrogate-backslash-bytes", also="3.1.3")

# Neighbouring runs (15.1.4), whose members are compared as values

for name, flag, first, second in [
    ("data-and-a-dictionary", "runs-escaped", '{"$data":"QQ=="}', '{"$$data":"QQ=="}'),
    ("a-url-and-a-dictionary", "runs-escaped", '{"$url":"a:b"}', '{"$$url":"a:b"}'),
    ("great-integers", "runs-integers-as-doubles", '{"$integer":"18446744073709551614"}', '{"$integer":"18446744073709551615"}'),
    ("a-url-and-a-string", "runs-url-and-string", '{"$url":"a:b"}', '"a:b"'),
    ("composed-and-decomposed-text", "runs-normalised", '"\u00e9"', '"e\u0301"'),
    ("arrays-in-another-order", "runs-array-order", "[1,2]", "[2,1]"),
]:
    data = runs('{"com.example.x":%s,"text":"a"}' % first, '{"com.example.x":%s,"text":"b"}' % second)
    text.G.valid("runs.unequal-by-" + name, "15.1.4", data, data, flags=flag, also="6.1.2")
TAGS = runs('{"com.example.x":{"$x":[1]},"text":"a"}', '{"com.example.x":{"$x":[1]},"text":"b"}')
text.G.invalid("runs.equal-with-kept-tags", "15.1.4", TAGS, [f"tag.unknown /content-text/{n}/com.example.x" for n in (0, 1)] + ["text.equal-runs /content-text/1"],
               runs('{"com.example.x":{"$x":[1]},"text":"ab"}'), flags="runs-kept-tags", also="7.1.8")  # fmt: skip

# Locations, and errors after many findings

LINES = xval("\r\n<integer>x</integer>").replace("UTF-8", "UTF-16")
for name, codec, mark in [("big", "utf-16-be", b"\xfe\xff"), ("little", "utf-16-le", b"\xff\xfe")]:
    at = 2 * LINES.index("<integer>") + 2
    reading.G.invalid(f"locations.behind-a-line-of-{name}-endian-utf-16", "21.4.6", mark + LINES.encode(codec), f"xml.integer {V} @{at}:2:1", flags="lines-of-utf-16")
MANY = "[" + ",".join(["1"] * 1_001) + "]"
for name, number, members, finding in [
    ("of-must-understand", "11.3.2", f'"additional-attachments":{MANY},"must-understand":["a"]', "must-understand.unknown /must-understand"),
    ("of-a-path", "14.6.2", f'"tags":{MANY},"thumbnail":{{"file":{{"byte-count":1,"path":"x"}},"type-identifier":"public.png"}}', "file.path /thumbnail/file/path"),
]:
    id, pointer = finding.split()
    reading.G.add("invalid", f"findings.error-{name}-after-a-thousand", "21.2.4", "errors-after-many", "MUST", "", number,
                  encoding="json", input={"text": doc(members)}, folder=True, findings=[{"id": id, "pointer": pointer}], error=True, ends=True)  # fmt: skip

# Activities and their overlays

activities.G.invalid("names.of-an-overlay-in-a-newer-version", "19.1.1", doc('"activities":{"abc":{"title":"x"}}', '"1.1"'), "activity.name /activities/abc", flags="activity-in-a-newer-version", also="21.1.7")
activities.G.resolve("resolution.composed-and-decomposed-differ", "19.3.1", before('"activities":{"com.example.\u00e9":{"title":"x"}}'), "com.example.e\u0301", doc(), flags="activity-normalised", also="6.2.2")
activities.G.resolve("resolution.for-an-empty-name", "19.3.1", before('"activities":{"":{"title":"x"}}'), "", doc('"title":"x"'), flags="activity-of-no-name", also="19.1.1")
NULLS = '"parameters":{"com.example.a":{"b":null}},"referrer":{"app-name":null},"thumbnail":{"data":null},"title":"t","user-info":{"a":null}'
HELD = '"parameters":{"com.example.a":{"b":1}},"referrer":{"app-name":"a"},"thumbnail":{"data":{"$data":""},"type-identifier":"public.png"}%s,"user-info":{"a":1}'
for name, flag, number, overlay, members, left in [
    ("dictionaries-that-null-empty-remove-nothing", "overlay-emptied-dictionary", "21.2.3", NULLS, HELD % "", HELD % ',"title":"t"'),
    ("empty-runs-remove-nothing", "overlay-empty-runs", "21.2.2", '"content-text":[{"text":""}],"title":"t"', '"content-text":[{"text":"a"}]', None),
    ("empty-values-of-another-type-remove-nothing", "overlay-other-empty", "19.2.4", '"referrer":"","tags":{},"title":[],"user-info":[]', '"referrer":{"app-name":"a"},"tags":["a"],"title":"t","user-info":{"a":1}', None),
]:
    data = '{"activities":{"com.example.x":{%s}},%s,%s,%s}' % (overlay, members, MAIN, VERSION)
    if name.startswith("empty-runs"):
        wanted = "{%s,%s,%s,%s}" % (members, MAIN, '"title":"t"', VERSION)
    else:
        wanted = doc(left or members)
    activities.G.resolve("resolution." + name, number, data, "com.example.x", wanted, flags=flag, also="19.2.3")
NAME = "a" + ".a" * 6_000
MANY_LABELS = doc('"activities":{"%s":{"title":"x"}},"excluded-activities":["%s"],"parameters":{"%s":{"a":1}}' % (NAME, NAME, NAME))
activities.G.valid("names.of-6000-labels", "1.1.6", MANY_LABELS, flags="activity-of-many-labels", also="19.1.1 20.1.2")

# Attachments

TYPES = reps(REP, '{"text":"","type-identifier":"com.\u00e9"}', '{"text":"","type-identifier":"com.e\u0301"}')
FOUND = [f"type-identifier.malformed /main-attachment/representations/{n}/type-identifier" for n in (1, 2)]
attachments.G.invalid("types.composed-and-decomposed-differ", "14.3.4", TYPES, FOUND, doc(), flags="type-normalised", also="6.2.2")
for name, data, pointer in [
    ("url-beside-a-text", rep2('{"text":"","type-identifier":"public.html","url":null}'), R1 + "/url"),
    ("text-beside-a-url", rep2('{"text":null,"type-identifier":"public.url","url":"a:b"}'), R1 + "/text"),
    ("text-of-a-thumbnail", thumb('{"data":{"$data":""},"text":null,"type-identifier":"public.png"}'), "/thumbnail/text"),
    ("property-list-of-a-thumbnail", thumb('{"data":{"$data":""},"property-list":null,"type-identifier":"public.png"}'), "/thumbnail/property-list"),
]:
    attachments.G.invalid("contents.null-" + name, "14.2.3", data, "value.null " + pointer, flags="null-as-content", also="6.7.3 14.3.3")
CAPITALS = rep2('{"data":{"$data":""},"type-identifier":"TEXT/HTML"}')
attachments.G.invalid("types.known-media-type-in-capitals", "14.3.1", CAPITALS, f"type-identifier.malformed {R1}/type-identifier", doc(), flags="media-type-in-capitals", also="14.3.2")
attachments.G.valid("types.media-type-of-20000-characters", "14.3.1", rep2('{"data":{"$data":""},"type-identifier":"x/%s"}' % ("a" * 20_000)), flags="activity-of-many-labels")
FILE = '{%s"file":{"byte-count":1,"path":"attachments/a"}%s}'
ASIDE = '"additional-attachments":[{"representations":[%s,' + REP + ']},{"representations":[' + FILE % ("", ',"type-identifier":"public.data"') + "]}]"
AT, LATER = "/additional-attachments/0/representations", "file.path /additional-attachments/1/representations/0/file/path"
for name, faulty, found in [
    ("without-a-type", FILE % ("", ""), [f"member.missing {AT}/0"]),
    ("of-two-contents", FILE % ('"data":{"$data":""},', ',"type-identifier":"public.data"'), [f"representation.content {AT}/0"]),
    ("of-a-malformed-type", FILE % ("", ',"type-identifier":"a"'), [f"type-identifier.malformed {AT}/0/type-identifier"]),
    ("of-a-repeated-type", REP.replace("plain-text", "data") + "," + FILE % ("", ',"type-identifier":"public.data"'), [f"representation.duplicate-type {AT}/1/type-identifier"]),
]:
    files.G.invalid("paths.stand-once-with-that-" + name, "14.6.2", before(ASIDE % faulty), [*found, LATER], flags="path-set-aside", also="21.1.5", folder=True)

# Names with rules of their own, in a newer minor version

NEWER = doc('"activities":{"com.example.a":{"version":"1.0"}},"parameters":{"a b":{"c":1},"com.example.a":{"":1,"b.c":1}},"user-info":{"x-extension-item":1}', '"1.1"')
FOUND = ["activity.member /activities/com.example.a/version", "parameter.key /parameters/com.example.a/", "parameter.key /parameters/com.example.a/b.c", "user-info.reserved /user-info/x-extension-item"]
unknown.G.invalid("newer-version.names-with-rules-have-a-finding", "21.1.7", NEWER, FOUND, flags="newer-version-unchecked", also="20.1.3 20.2.2 19.2.2")

# Binary: fields of 8 bytes

G = binary.G
WIDE = 1 << 32
BAD_OFFSET = bval(b"\x09", osize=8, offsets=lambda starts, _: [*starts[:-1], starts[-1] + WIDE])
G.invalid("offsets.beyond-32-bits", "5.1.4", BAD_OFFSET, f"binary.offset  @{len(BAD_OFFSET) - 40}", flags="numbers-of-32-bits")


def references(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(8, "big") for number in numbers)


for name, objects, pointer, at in [
    ("of-a-key", [b"\xd1" + references(WIDE + 1, 2), s("a"), b"\x09"], "", 9),
    ("of-a-value", [b"\xd1" + references(1, WIDE + 2), s("a"), b"\x09"], "", 17),
    ("of-an-element", [b"\xd1" + references(1, 2), s("a"), b"\xa1" + references(WIDE + 3), b"\x09"], "/a", 28),
]:
    G.invalid(f"references.{name}-beyond-32-bits", "5.2.11", bplist(objects, rsize=8), f"binary.reference {pointer} @{at}", flags="numbers-of-32-bits")
GOOD = bval(b"\x09")
TABLE = len(GOOD) - 32 - 16
for name, fields, at in [("top-object", {"top": WIDE}, 16), ("object-count", {"count": WIDE + 16}, 24), ("table", {"table": WIDE + TABLE}, 24)]:
    G.invalid(f"trailer.{name}-beyond-32-bits", "5.1.3", bval(b"\x09", **fields), f"binary.trailer  @{len(GOOD) - 32 + at}", flags="numbers-of-32-bits")

# Values

for name, inner, wanted in [("known", '{"$data":"QQ==","b":null}', '{"$$data":"QQ=="}'), ("unknown", '{"$x":1,"b":[null]}', '{"$$x":1}'), ("escaped", '{"$$x":1,"b":null}', '{"$$$x":1}')]:
    values.G.write_back(f"nulls.leave-a-key-like-a-tag-{name}", "6.7.3", val(inner), val(wanted), flags="escape-after-nulls", also="7.2.1")
    values.G.resolve(f"nulls.deliver-a-key-like-a-tag-{name}", "6.7.3", val(inner), None, val(wanted), flags="escape-after-nulls", also="7.2.1")
conversion.G.convert("refusal.null-of-a-kept-tag", "6.7.2", val('{"$x":null}'), "json", [f"value.null {V}/$x"], flags="null-in-a-kept-tag", also="21.4.3")
for name, url in [("query", "a:?[b]"), ("fragment", "a:#[b]"), ("user", "a://[b]@c")]:
    values.G.invalid(f"urls.brackets-in-the-{name}-are-malformed", "18.1.1", doc(f'"source-url":"{url}"'), "url.malformed /source-url", doc(), flags="url-brackets-in-" + name)
values.G.valid("urls.of-20000-characters", "18.1.1", doc('"source-url":"a:%s"' % ("b" * 20_000)), flags="url-of-many-characters")
values.G.valid("uid.in-another-case", "7.2.5", val('{"cf$uid":1}'), val('{"cf$uid":1}'), flags="tag-in-another-case")
URL = val('{"$URL":"a:b"}')
values.G.invalid("tags.url-in-another-case-is-unknown", "7.1.6", URL, f"tag.unknown {V}", URL, flags="tag-in-another-case")
LONG = val('{"$integer":"%s"}' % ("1" * 1_025))
values.G.invalid("tags.integer-of-1025-digits-is-malformed", "7.1.5", LONG, f"tag.malformed {V}", LONG, flags="integer-tag-as-number", also="10.1.1")

# White space is text, and case counts

SPACES = before('"additional-attachments":[{"representations":[' + REP + '],"suggested-name":" "}],"content-text":[{"font-name":" ","text":" "}]')
item.G.valid("texts.of-white-space", "13.1.3", SPACES, SPACES, flags="text-of-white-space", also="15.1.3 14.5.1")
SPACES = doc('"referrer":{"app-name":" "},"tags":[" ","\\t"],"title":" \\n"')
item.G.valid("texts.of-white-space-in-the-document", "13.1.3", SPACES, SPACES, flags="text-of-white-space", also="16.2.1")
KEYS = doc('"parameters":{"com.example.a":{"\\t":1," ":1}},"user-info":{" ":1}')
parameters.G.valid("namespaces.keys-of-white-space", "20.1.3", KEYS, KEYS, flags="parameter-of-white-space")
CASES = doc('"user-info":{"X-EXTENSION-ITEM":1,"X-extension-item":1,"x-Extension-item":1}')
parameters.G.valid("user-info.reserved-beginning-in-another-case", "20.2.2", CASES, CASES, flags="user-info-case", also="6.2.2")

# Limits

OWN = len("main-attachmentrepresentationstexttype-identifierxpublic.plain-textuser-infovversion1.0")
MIB = 1 << 20
FULL = ['"' + "a" * MIB + '"'] * 6
WIDE_TEXT = ['"' + "\u00e9" * (MIB // 2) + '"'] * 7
limits.beyond("text.of-8-mib-and-a-byte-beyond-ascii", val("[" + ",".join([*WIDE_TEXT, '"' + "a" * (MIB - OWN + 1) + '"']) + "]"), "limit.text /version", flags="limit-text-units", also="1.1.7")
for name, tag in [("urls", '{"$url":"a:%s"}' % ("b" * (MIB - 2))), ("string-tags", '{"$string":"' + "YWFh" * (MIB // 3) + 'YQ=="}')]:
    data = val("[" + ",".join([*FULL, tag, '"' + "a" * (MIB - OWN + 1) + '"']) + "]")
    limits.beyond("text.of-8-mib-and-a-byte-in-" + name, data, "limit.text /version", flags="limit-text-urls", also="10.1.2")

# The path of a file that is set aside (14.6.2)

for name, first, wrong in [
    ("count", files.good_file("a", "a.b", '"x"'), "file.byte-count {0}/file/byte-count"), ("type-identifier", files.good_file("a", "a b"), "type-identifier.malformed {0}/type-identifier"),
    ("negative-count", files.good_file("a", "a.b", "-1"), "file.byte-count {0}/file/byte-count"),
    ("missing-count", '{"file":{"path":"attachments/a"},"type-identifier":"a.b"}', "member.missing {0}/file"),
]:  # fmt: skip
    files.G.invalid(f"paths.of-a-file-set-aside-for-its-{name}", "14.6.2", reps(first, files.good_file("a", "a.c")), [wrong.format(files.R0), f"file.path {files.P}"], folder=True, flags="path-set-aside", also="21.1.6")

# Values that are set aside are checked in full (21.1.5)

NO_COUNT = '{"file":{"path":"../x"},"type-identifier":"a.b"}'
files.G.invalid("paths.beside-a-missing-count", "14.6.2", reps(REP, NO_COUNT), [f"file.path {R1}/file/path", f"member.missing {R1}/file"], folder=True, flags="path-set-aside", also="21.1.5 21.2.4")
for name, member, value, wanted in [
    ("attachment-without-representations", "additional-attachments", '[{"suggested-name":"a/b"}]', ["member.missing {0}/0", "suggested-name.unsafe {0}/0/suggested-name"]),
    ("run-without-text", "content-text", '[{"bold":1}]', ["member.missing {0}/0", "member.type {0}/0/bold"]),
    ("run-without-text-and-a-link", "content-text", '[{"link":"a","text":5}]', ["member.type {0}/0/text", "url.malformed {0}/0/link"]),
    ("overlay-of-an-attachment", "activities", '{"a.b":{"main-attachment":{"suggested-name":"a/b"}}}', ["member.missing {0}/a.b/main-attachment", "suggested-name.unsafe {0}/a.b/main-attachment/suggested-name"]),
    ("thumbnail-without-a-type", "thumbnail", '{"url":"a"}', ["member.missing {0}", "url.malformed {0}/url"]),
]:  # fmt: skip
    item.G.invalid(f"set-aside.{name}", "21.1.5", before(f'"{member}":{value}') if member < "main-attachment" else doc(f'"{member}":{value}'), [one.format("/" + member) for one in wanted], flags="set-aside-unchecked")

# Keys of each first byte in UTF-8, before and after those of two units (9.1.3)

FIRST_BYTES = [f'"{key}":1' for key in ("\u0800", "\ud7ff", "\U00010000", "\U0001f600", "\U0010ffff", "\ue000", "\uefff", "\uf000", "\uf8ff", "\uffff")]
conversion.G.convert("keys.of-each-first-byte", "9.1.3", "{" + ",".join(FIRST_BYTES[::-1]) + "}", "json", "{" + ",".join(FIRST_BYTES) + "}", flags="key-order-of-first-bytes")

# Objects of a binary list whose bytes are equal and whose kinds differ (9.4.3)

for name, value in [
    ("real-and-date", '{"a":4.5,"b":{"$date":"2001-01-01T00:00:04.500Z"}}'), ("text-and-data", '{"a":"b","b":{"$data":"Yg=="}}'), ("one-and-true", '[1,true,{"$data":"AQ=="}]'),
    ("integers-of-64-bits", '[-1,{"$integer":"18446744073709551615"}]'), ("reals-and-integers", '[0.5,{"$integer":"4602678819172646912"}]'),
]:  # fmt: skip
    values.G.valid(f"sharing.{name}", "9.4.3", val(value), flags="sharing-of-other-kinds")

# Limits count values and text after decoding, in every encoding (10.1.1)

limits.reached("string.of-600000-units", bval(b"\x6f\x12" + (600_001).to_bytes(4, "big") + ("a" * 600_000 + "\u2019").encode("utf-16-be"), osize=4), flags="limit-before-decoding")
limits.reached("string.of-references", xval("<string>" + "&amp;" * 220_000 + "</string>"), flags="limit-before-decoding")
limits.reached("string.of-references-to-characters", xval("<string>" + "&#x000061;" * 110_000 + "</string>"), flags="limit-before-decoding")
limits.reached("string.of-600000-units-in-utf-16", ("\ufeff" + xval("<string>" + "a" * 600_000 + "</string>").replace("UTF-8", "UTF-16")).encode("utf-16-be"), flags="limit-before-decoding")
limits.reached("text.data-in-xml-are-none", xval("<data>" + "AAAA" * 2_400_000 + "</data>"), flags="limit-before-decoding", also="10.1.2")
values.G.invalid("tags.known-one-in-a-known-one", "7.1.9", val('{"$data":' * 24 + "1" + "}" * 24), [f"tag.malformed {V}" + "/$data" * n for n in range(24)], flags="tag-read-twice", also="24.1.2")
