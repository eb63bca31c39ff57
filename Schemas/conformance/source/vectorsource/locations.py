"""Where each finding and each error is (21.4.7)."""

import re

from .documents import MAIN, V, VERSION, at, bplist, bval, val, xdoc
from .reading import G

NOTES = """
    location-of-json-error | gives another place than the first character that JSON cannot have | an editor marks another place
    location-of-json-escape | gives the place of the string for an escape that is broken, or of the backslash for one that is unknown | an editor marks another place
    location-of-json-control | gives the place of the string for a control character in it | an editor marks another place
    location-of-json-surrogate | gives the place of the string, or of the second escape, for an invalid pair | an editor marks another place
    location-of-json-second-half | gives the place of the string for the second half of a pair without the first | an editor marks another place
    location-of-json-number | gives the end of a number for its beginning, or the beginning for what breaks it | an editor marks another place
    location-of-xml-markup | gives the beginning of markup that is broken, and not the character that breaks it | an editor marks another place
    location-of-xml-cdata | gives the beginning of what is nearly a CDATA section, and not the character that breaks it | an editor marks another place
    location-of-xml-cdata-end | gives the first bracket of the end of a CDATA section that was not begun, and not its last character | an editor marks another place
    location-of-xml-less-than | gives a less-than sign for the character after it | an editor marks another place
    location-of-xml-ampersand | gives an ampersand for the character after it | an editor marks another place
    location-of-xml-word | gives the beginning of markup for a word in it, or the end of a word for its beginning | an editor marks another place
    location-of-xml-digits | gives the ampersand of a reference for the place where its digits are missing | an editor marks another place
    location-of-xml-semicolon | gives the ampersand of a reference for the place where its semicolon is missing | an editor marks another place
    location-of-xml-character | gives the beginning of a string for a character in it that XML forbids | an editor marks another place
    location-of-xml-element | gives another place than that of an element that is not allowed there | an editor marks another place
    location-of-xml-reference | gives another place than the ampersand of a reference to an unknown entity | an editor marks another place
    location-of-xml-bytes | gives another place than the first byte that is not valid in the encoding | an editor marks another place
    location-of-trailer | gives the beginning of the trailer, and not the field that does not fit | the fault cannot be found
    location-of-offset | gives the place that an entry of the offset table names, and not that of the entry | the fault cannot be found
    location-of-length | gives the place of an object for that of its length | the fault cannot be found
    location-of-string-byte | gives the place of a string, and not of the byte that does not belong to its text | the fault cannot be found
    location-of-reference | gives the place of the object for that of the reference to it | the fault cannot be found
    location-of-object | gives the place of the array or dictionary that holds an object | the fault cannot be found
    location-of-finding | gives the place of the thing that holds a value, or another one | an editor marks another place
"""
G.note(NOTES)



def named(subject: str) -> str:
    """The subject of an id with its article."""
    return ("an-" if re.match("[aeio]|un", subject) else "a-") + subject


# JSON


def place(text: str, mark: str = "@") -> tuple[str, str]:
    """Text without the mark in it, and the location of the mark."""
    return text.replace(mark, "", 1), at(text, mark)


for id, text, finding, flag in [
    ("letter-for-a-value", '{"\u00e9": @x}', "json.syntax ", "location-of-json-error"),
    ("missing-comma-in-an-array", '{"a": [1 @2]}', "json.syntax /a", "location-of-json-error"),
    ("missing-comma-in-an-object", '{"a": {"b": 1 @"c": 2}}', "json.syntax /a", "location-of-json-error"),
    ("missing-colon", '{"a": {"b" @1}}', "json.syntax /a", "location-of-json-error"),
    ("bare-name", '{"a": {"b": 1, @c: 2}}', "json.syntax /a", "location-of-json-error"),
    ("comma-before-a-bracket", '{"a": [1, @]}', "json.syntax /a", "location-of-json-error"),
    ("line-feed-in-a-string", '{"a": "x@\ny"}', "json.syntax /a", "location-of-json-control"),
    ("unknown-escape", '{"a": "x\\@qy"}', "json.syntax /a", "location-of-json-escape"),
    ("escape-in-a-key", '{"a": {"x\\u00@g0": 1}}', "json.syntax /a", "location-of-json-escape"),
    ("half-a-pair-before-a-letter", '{"a": "x@\\ud800\\u0041"}', "json.surrogate /a", "location-of-json-surrogate"),
    ("second-half-of-a-pair", '{"a": "x@\\udc00"}', "json.surrogate /a", "location-of-json-second-half"),
    ("point-without-digits", '{"a": 12.@}', "json.syntax /a", "location-of-json-number"),
    ("minus-sign-without-digits", '{"a": -@x}', "json.syntax /a", "location-of-json-number"),
    ("exponent-without-digits", '{"a": 1e+@}', "json.syntax /a", "location-of-json-number"),
    ("digit-after-zero", '{"a": 0@1}', "json.syntax ", "location-of-json-number"),
    ("overflow", '{"a": [@1e400]}', "number.overflow /a/0", "location-of-json-number"),
    ("document-that-is-an-array", " @[1]", "document.not-dictionary ", "location-end"),
    ("key-that-is-equal", '{"a": {"b": 1, "c": 2, @"\\u0062": 3}}', "value.duplicate-key /a/b", "location-of-name"),
]:
    text, where = place(text)
    G.invalid(f"locations.of-{named(id)}", "21.4.7", text, finding + where, flags=flag, also="21.4.4")
text, where = place(val("[@9007199254740993]"))
G.invalid("locations.of-a-literal-that-is-imprecise", "21.4.7", text, f"number.imprecise {V}/0{where}", flags="location-of-json-number")
DOCUMENT = val('"\u00e9"').encode()
G.invalid(
    "locations.of-bytes-after-the-document",
    "21.4.7",
    DOCUMENT + b"\n\xff",
    "json.utf-8  @%d:2:1" % (len(DOCUMENT) + 1),
    flags="location-of-json-error",
    also="3.1.3",
)

# XML

for id, text, finding, flag in [
    ("mark-that-begins-nothing", "<plist><dict><key>a</key><array><!@x></array></dict></plist>", "xml.syntax /a", "location-of-xml-markup"),
    ("mark-in-a-string", "<plist><dict><key>a</key><string>b<!@x</string></dict></plist>", "xml.syntax /a", "location-of-xml-markup"),
    ("mark-before-the-root", "<!@x><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("mark-that-begins-like-cdata", "<plist><dict><key>a</key><string><![CD@C[b]]></string></dict></plist>", "xml.syntax /a", "location-of-xml-cdata"),
    ("mark-that-begins-like-a-comment", "<plist>\n<!-@x --><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("second-document-type", "<!DOCTYPE plist><!@DOCTYPE plist><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("document-type-cut-short", "<!DOCTYPE@><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("word-in-a-document-type", "<!DOCTYPE plist PUB@X 'a' 'b'><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("public-identifier", "<!DOCTYPE plist PUBLIC 'a@{' 'b'><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("internal-subset", "<!DOCTYPE plist @[]><plist><dict/></plist>", "xml.doctype ", "location-of-xml-markup"),
    ("end-of-cdata-in-text", "<plist><dict><key>a</key><string>\u00e9]]@></string></dict></plist>", "xml.syntax /a", "location-of-xml-cdata-end"),
    ("less-than-sign-in-text", "<plist><dict><key>a</key><string>b <@ c</string></dict></plist>", "xml.syntax /a", "location-of-xml-less-than"),
    ("ampersand-in-text", "<plist><dict><key>a</key><string>b &@ c</string></dict></plist>", "xml.syntax /a", "location-of-xml-ampersand"),
    ("reference-without-digits", "<plist><dict><key>a</key><string>b&#x@;</string></dict></plist>", "xml.syntax /a", "location-of-xml-digits"),
    ("reference-without-end", "<plist><dict><key>a</key><string>&amp@ b</string></dict></plist>", "xml.syntax /a", "location-of-xml-semicolon"),
    ("entity", "<plist><dict><key>a</key><string>\u00e9@&nbsp;</string></dict></plist>", "xml.entity /a", "location-of-xml-reference"),
    ("forbidden-character", "<plist><dict><key>a</key><string>\u00e9\n@\x0b</string></dict></plist>", "xml.character /a", "location-of-xml-character"),
    ("character-in-an-attribute", "<plist b='@&#0;'><dict/></plist>", "xml.character ", "location-of-xml-reference"),
    ("attribute-without-quotes", "<plist version=@1><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("attribute-without-value", "<plist version@><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("attribute-without-space", "<plist a='1'@b='2'><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("less-than-sign-in-an-attribute", "<plist a='b@<'><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("attribute-of-a-value", "<plist><dict><key>a</key><string @b='c'>d</string></dict></plist>", "xml.attribute /a", "location-of-xml-markup"),
    ("instruction-without-end", "<?x@><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("instruction-without-name", "<?@1?><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("declaration-without-quotes", "<?xml version=@1.0?><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("version-of-xml", "<?xml version='@1.1'?><plist><dict/></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("end-tag-with-more", "<plist><dict></dict @a='b'></plist>", "xml.syntax ", "location-of-xml-markup"),
    ("name-of-an-end-tag", "<plist><dict><key>a</key><array></arr@/></dict></plist>", "xml.syntax /a", "location-of-xml-word"),
    ("comment-with-hyphens", "<plist><dict/><!-- a --@ b --></plist>", "xml.syntax ", "location-of-xml-word"),
    ("attribute-that-is-there", "<plist a='1' b='2' @a='3'><dict/></plist>", "xml.syntax ", "location-of-xml-word"),
    ("declaration-that-is-late", "<plist>\n@<?XML version='1.0'?><dict/></plist>", "xml.syntax ", "location-of-xml-word"),
    ("name-in-a-declaration", "<?xml version='1.0' @encodings='utf-8'?><plist><dict/></plist>", "xml.syntax ", "location-of-xml-word"),
    ("order-of-a-declaration", "<?xml @encoding='utf-8' version='1.0'?><plist><dict/></plist>", "xml.syntax ", "location-of-xml-word"),
    ("value-of-standalone", "<?xml version='1.0' standalone='@maybe'?><plist><dict/></plist>", "xml.syntax ", "location-of-xml-word"),
    ("declaration-without-version", "<?xml @?><plist><dict/></plist>", "xml.syntax ", "location-of-xml-word"),
    ("type-of-another-root", "<!DOCTYPE @plists><plist><dict/></plist>", "xml.doctype ", "location-of-xml-word"),
    ("element-of-another-case", "<plist><dict><key>a</key><array>@<String>b</String></array></dict></plist>", "xml.element /a", "location-of-xml-word"),
    ("text-between-elements", "<plist><dict><key>a</key><array>\n @b</array></dict></plist>", "xml.element /a", "location-of-xml-element"),
    ("cdata-between-elements", "<plist><dict><key>a</key><array> @<![CDATA[]]></array></dict></plist>", "xml.element /a", "location-of-xml-element"),
    ("text-in-true", "<plist><dict><key>a</key><true>@b</true></dict></plist>", "xml.element /a", "location-of-xml-element"),
    ("unknown-element", "<plist><dict><key>a</key><array><true/>@<set/></array></dict></plist>", "xml.element /a", "location-of-xml-element"),
    ("element-in-a-string", "<plist><dict><key>a</key><string>b@<c/></string></dict></plist>", "xml.element /a", "location-of-xml-element"),
    ("value-without-key", "<plist><dict>@<true/></dict></plist>", "xml.element ", "location-of-xml-element"),
    ("key-without-value", "<plist><dict><key>a</key>@<key>b</key></dict></plist>", "xml.element ", "location-of-xml-element"),
    ("root-that-is-none", "<?x?>\n@<dict/>", "xml.element ", "location-of-xml-element"),
    ("second-value", "<plist><dict/>\n @<dict/></plist>", "xml.element ", "location-of-xml-element"),
    ("trailing-element", xdoc() + "\n @<a/>", "xml.trailing ", "location-of-xml-element"),
    ("too-great-integer", "<plist><dict><key>a</key> @<integer>18446744073709551616</integer></dict></plist>", "number.overflow /a", "location-end"),
    ("too-great-real", "<plist><dict><key>a</key> @<real>1e309</real></dict></plist>", "number.overflow /a", "location-end"),
    ("root-array", "<plist> @<array/></plist>", "document.not-dictionary ", "location-end"),
    ("key-that-is-equal", "<plist><dict><key>a</key><true/> @<key>&#97;</key><true/></dict></plist>", "value.duplicate-key /a", "location-of-name"),
]:
    text, where = place(text)
    G.invalid(f"locations.of-{named(id)}-in-xml", "21.4.7", text, finding + where, flags=flag, also="21.4.4")
G.invalid("locations.of-a-declared-encoding", "21.4.7", "<?xml version='1.0'\nencoding='latin1'?><plist><dict/></plist>", "xml.encoding  @:2", flags="location-of-xml-word", also="4.1.4")
HEAD = "<plist><dict><key>\u00e9</key><string>"
G.invalid(
    "locations.of-a-byte-in-xml",
    "21.4.7",
    HEAD.encode() + b"a\xff",
    f"xml.encoding /\u00e9 @{len(HEAD.encode()) + 1}:1:{len(HEAD) + 2}",
    flags="location-of-xml-bytes",
    also="4.1.4",
)
ASCII = "<?xml version='1.0' encoding='us-ascii'?>\n" + HEAD
G.invalid(
    "locations.of-a-byte-beyond-ascii-in-xml",
    "21.4.7",
    ASCII,
    "xml.encoding " + at(ASCII, "\u00e9"),
    flags="location-of-xml-bytes",
    also="4.1.4",
)

# Binary

GOOD = bval(b"\x09")
VALUE = GOOD.index(b"\x51v\x09") + 2  # where the object at /user-info/v begins
TRAILER = len(GOOD) - 32
for id, data, finding, flag in [
    ("input-without-trailer", GOOD[:40], "binary.trailer  @40", "location-of-trailer"),
    ("offset-size", GOOD[:-26] + b"\0" + GOOD[-25:], f"binary.trailer  @{TRAILER + 6}", "location-of-trailer"),
    ("reference-size", GOOD[:-25] + b"\x09" + GOOD[-24:], f"binary.trailer  @{TRAILER + 7}", "location-of-trailer"),
    ("count", bval(b"\x09", count=0), f"binary.trailer  @{TRAILER + 8}", "location-of-trailer"),
    ("top-object", bval(b"\x09", top=16), f"binary.trailer  @{TRAILER + 16}", "location-of-trailer"),
    ("offset-of-the-table", bval(b"\x09", table=8), f"binary.trailer  @{TRAILER + 24}", "location-of-trailer"),
    ("count-that-is-too-great", bval(b"\x09", count=17), f"binary.trailer  @{TRAILER + 24}", "location-of-trailer"),
    ("offset", bval(b"\x09", offsets=lambda a, t: a[:10] + [7] + a[11:]), f"binary.offset  @{TRAILER - 6}", "location-of-offset"),
    ("object-that-is-cut", bval(b"\x5f\x10\xff"), f"binary.truncated {V} @{VALUE}", "location-of-object"),
    ("unknown-object", bval(b"\xa2\x0e\x10", b"\x0c"), f"binary.object {V}/1 @%d", "location-of-object"),
    ("uid", bval(b"\xa1\x10", b"\x80\x01"), f"value.uid {V}/0 @%d", "location-of-object"),
    ("integer-beyond-64-bits", bval(b"\xa1\x10", b"\x14" + (2**64).to_bytes(16, "big")), f"binary.integer {V}/0 @%d", "location-of-object"),
    ("length-that-is-no-integer", bval(b"\x5f\x51A"), f"binary.integer {V} @{VALUE + 1}", "location-of-length"),
    ("negative-length", bval(b"\x4f\x13" + b"\xff" * 8), f"binary.integer {V} @{VALUE + 1}", "location-of-length"),
    ("byte-beyond-ascii", bval(b"\x53ab\xe9"), f"binary.string {V} @{VALUE + 3}", "location-of-string-byte"),
    ("half-a-pair-in-utf-16", bval(b"\x63\0a\xd8\x3d\0b"), f"binary.string {V} @{VALUE + 3}", "location-of-string-byte"),
    ("byte-of-a-long-string", bval(b"\x5f\x10\x10" + b"a" * 15 + b"\x80"), f"binary.string {V} @{VALUE + 18}", "location-of-string-byte"),
    ("date", bval(b"\xa1\x10", b"\x33\x7f\xf8" + bytes(6)), f"binary.date {V}/0 @%d", "location-of-object"),
    ("real", bval(b"\xa1\x10", b"\x22\x7f\x80\0\0"), f"number.overflow {V}/0 @%d", "location-of-object"),
    ("reference", bval(b"\xa2\x09\x20"), f"binary.reference {V} @{VALUE + 2}", "location-of-reference"),
    ("cycle", bval(b"\xa2\x0e\x0a"), f"binary.cycle {V} @{VALUE + 2}", "location-of-reference"),
    ("key-that-is-no-string", bval(b"\xd1\x10\x09", b"\x10\x07"), f"binary.key {V} @%d", "location-of-object"),
    ("key-that-is-equal", bval(b"\xd2\x09\x10\x0e\x0e", b"\x61\0v"), f"value.duplicate-key {V}/v @%d", "location-of-name"),
    ("array-as-document", bplist([b"\x09", b"\xa0"], top=1), "document.not-dictionary  @9", "location-of-object"),
]:
    last = data[-33]  # the offset of the last object
    G.invalid(f"locations.of-{named(id)}-in-binary", "21.4.7", data, finding.replace("%d", str(last)), flags=flag, also="21.4.4")

# The item

FAULTS = (
    '{\n"activities": {@1"Print": {"title": "x"}, "a.b": {@2"activities": {}}, @3"$c": 1},\n'
    '"additional-attachments": [@4{}, {"representations": [@5{}, @6{"type-identifier": "a.b", "text": "", "data": {"$data": ""}},\n'
    '{"type-identifier": @7"html", "text": ""}, {"type-identifier": @8"text/html", "text": ""}, {"type-identifier": @9"A.B", "text": ""},\n'
    '{"type-identifier": @a"public.file-url", "text": ""}, {"type-identifier": "public.url", "url": @b"x"},\n'
    '{"type-identifier": "a.c", "file": @c{"path": "attachments/a", "byte-count": @d-1}}], "suggested-name": @e"."}],\n'
    '"content-text": [@f{"text": ""}, @g{"text": "a", "bold": @h1, "link": @i"file:x", "font-size": @j0, "foreground-color": @k"red"}, @l{}],\n'
    '"excluded-activities": [@m"x", @n"$x", @o1],\n'
    + MAIN
    + ',\n"parameters": {@p"x": {"a": 1}, "c.d": {@q"": 1}, "e.f": @r{}, @s"$t": 1},\n'
    '"tags": [@u""], "thumbnail": @v{"type-identifier": "a.b", "text": ""}, "title": @w"",\n'
    '"user-info": {@x"x-extension-item": @y{"$integer": "1"}, "t": @z{"$u": 1}, "w": @A{"$data": 1}, @B"\\r": 1, "n": [@Cnull]},\n'
    + VERSION
    + ', @D"x.y": 1, @E"yes": 1, @F"$z": 1\n}'
)
ADDED = "/additional-attachments"
WHERE = {
    "1": "activity.name /activities/Print",
    "2": "activity.member /activities/a.b/activities",
    "3": "member.reserved /activities/$c",
    "4": f"member.missing {ADDED}/0",
    "5": f"member.missing {ADDED}/1/representations/0; representation.content {ADDED}/1/representations/0",
    "6": f"representation.content {ADDED}/1/representations/1",
    "7": f"type-identifier.malformed {ADDED}/1/representations/2/type-identifier",
    "8": f"type-identifier.media-type {ADDED}/1/representations/3/type-identifier",
    "9": f"representation.duplicate-type {ADDED}/1/representations/4/type-identifier",
    "a": f"type-identifier.url {ADDED}/1/representations/5/type-identifier",
    "b": f"url.malformed {ADDED}/1/representations/6/url",
    "c": f"file.outside-folder {ADDED}/1/representations/7/file",
    "d": f"file.byte-count {ADDED}/1/representations/7/file/byte-count",
    "e": f"suggested-name.unsafe {ADDED}/1/suggested-name",
    "f": "text.empty-run /content-text/0",
    "h": "member.type /content-text/1/bold",
    "i": "url.scheme /content-text/1/link",
    "j": "font-size.range /content-text/1/font-size",
    "k": "color.malformed /content-text/1/foreground-color",
    "l": "member.missing /content-text/2",
    "m": "activity.name /excluded-activities/0",
    "n": "member.reserved /excluded-activities/1",
    "o": "member.type /excluded-activities/2",
    "p": "namespace.name /parameters/x",
    "q": "parameter.key /parameters/c.d/",
    "r": "member.default /parameters/e.f",
    "s": "member.reserved /parameters/$t",
    "u": "member.default /tags/0",
    "v": "representation.content /thumbnail",
    "w": "member.default /title",
    "x": "user-info.reserved /user-info/x-extension-item",
    "y": "tag.needless /user-info/x-extension-item",
    "z": "tag.unknown /user-info/t",
    "A": "tag.malformed /user-info/w",
    "B": "key.unsupported /user-info/\r",
    "C": "value.null /user-info/n/0",
    "E": "member.unknown /yes",
    "F": "member.reserved /$z",
}


def marked(text: str, where: dict[str, str]) -> tuple[str, list[str]]:
    """Text without its marks, each `@` and a character, and the findings at them with their locations."""
    bare, findings = re.sub("@.", "", text), []
    for mark, found in where.items():
        head = re.sub("@.", "", text[: text.index("@" + mark)])
        findings += [one + at(head + "\0" + bare[len(head) :], "\0") for one in found.split("; ")]
    return bare, findings


G.invalid("locations.of-every-finding", "21.4.7", *marked(FAULTS, WHERE), flags="location-of-finding location-of-name location-end", also="21.4.4 21.1.2")
ERRORS = (
    '{ "additional-attachments": [{"representations": [{"type-identifier": "a.b", "file": {"path": @1"a", "byte-count": 1}}]}],\n'
    ' "main-attachment": @2{"representations": [{"type-identifier": "public.url", "url": @31}]}, "must-understand": @4["x"], "version": @5"1" }'
)
G.invalid(
    "locations.of-every-error",
    "21.4.7",
    *marked(
        ERRORS,
        {
            "1": f"file.path {ADDED}/0/representations/0/file/path",
            "2": "main-attachment.missing /main-attachment",
            "3": "member.type /main-attachment/representations/0/url",
            "4": "must-understand.unknown /must-understand",
            "5": "version.malformed /version",
        },
    ),
    folder=True,
    flags="location-of-finding",
    also="21.4.4",
)
G.invalid(
    "locations.of-a-missing-version",
    "21.4.7",
    *marked(' @1{"title": @25}', {"1": "version.missing ; main-attachment.missing ", "2": "member.type /title"}),
    flags="location-of-finding",
    also="21.4.4",
)
G.invalid(
    "locations.of-an-unsupported-version",
    "21.4.7",
    *marked('{"title": 5, "version": @1"2.0"}', {"1": "version.unsupported /version"}),
    flags="location-of-finding",
    also="21.4.4",
)
G.invalid(
    "locations.of-paths-that-are-equal",
    "21.4.4",
    *marked(
        '{"thumbnail": {"type-identifier": "a.b", "file": {"byte-count": 1, "path": @1"attachments/a"}},\n "main-attachment": {"representations": ['
        '{"type-identifier": "a.b", "file": {"byte-count": 1, "path": "attachments/a"}}]}, ' + VERSION + "}",
        {"1": "file.path /thumbnail/file/path"},
    ),
    folder=True,
    flags="location-of-finding",
    also="21.4.7",
)
