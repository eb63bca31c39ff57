"""Boundaries, and readings that an earlier version of the text left open, each in its group."""

from __future__ import annotations

import base64
import struct

from xextensionitem import convert

from . import binary, conversion, item, json as json_text, limits, parameters, user_info, values, xml
from .documents import R0, R1, V, before, bplist, bval, doc, nested, rep2, reps, s, val, xdoc, xval
from .making import pieces

NOTES = {
    limits.G: """
    limit-depth-of-keys | counts a dictionary at the last level, or its key, as a level more | payloads that every reader should take are refused
    limit-key-of-a-tag | counts the key of a known tag as text, or that of another tag not | readers disagree on what is too long
    """,
    binary.G: """
    product-wraps | multiplies a length by a size without looking for an overflow | for a few bytes, a reader reads beyond its input
    date-before-rounding | checks a date before it is rounded | a date at the end of time is refused, or one beyond it is taken
    """,
    conversion.G: """
    offset-width | writes only offsets of one or two bytes | a payload of 64 KiB is broken
    reference-width | writes only references of one or two bytes, or takes the wrong boundary | a payload with many values is broken
    """,
    xml.G: """
    bytes-after-the-root | does not check the encoding of what follows the root element | two readers disagree on a document
    xml-version-1-1 | takes the version 1.1 of XML | two readers disagree on a document
    """,
    json_text.G: """
    escape-after-a-half | looks for the other half of a surrogate pair before the escape is whole | readers disagree on what is wrong
    """,
    item.G: """
    null-in-the-only-content | takes a property list that nulls leave empty for content | a receiver gets nothing at all
    """,
    values.G: """
    null-of-a-file | checks a file that is null | a finding about nothing
    null-in-kept-tags | keeps an array that holds only tags with nulls in them | a null reaches a program
    """,
    parameters.G: """
    empty-namespace-judged-once | checks only the name or the content of a namespace | half of what is wrong is found
    """,
    user_info.G: """
    path-of-a-lost-file | counts the path of a file that is left out | a good file is lost
    unknown-kind-on-import | does not report a representation of unknown kind | a loss in silence
    unknown-in-attachment-on-import | does not report unknown members of an attachment | a loss in silence
    empty-run-on-import | reports an empty run, or keeps it | a report of nothing
    """,
}
for group, lines in NOTES.items():
    group.note(lines)

# Depth: a dictionary with a key at level 64, a known tag below it, and any other tag there

L = limits.G
L.valid("depth.key-at-level-64", "10.1.1", val(nested(61, '{"a":1}')), flags="limit-depth-of-keys", also="10.1.2")
L.valid("depth.known-tag-below-level-64-in-xml", "10.1.2", xval("<array>" * 62 + "<dict><key>$url</key><string>a:b</string></dict>" + "</array>" * 62), flags="limit-counts-tags")
TAGGED = [b"\xa1" + bytes([16 + i]) for i in range(61)] + [b"\xa1\x4d", b"\xd1\x4e\x4f", s("$url"), s("a:b")]
L.valid("depth.known-tag-below-level-64-in-binary", "10.1.2", bval(*TAGGED, osize=2), flags="limit-counts-tags")
DEEP = V + "/0" * 62
for name, data in [
    ("json", val(nested(62, '{"a":1}'))),
    ("xml", xval("<array>" * 62 + "<dict><key>a</key><true/></dict>" + "</array>" * 62)),
    ("binary", bval(*TAGGED[:-2], s("a"), b"\x09", osize=2)),
]:
    limits.beyond(f"depth.key-at-level-65-in-{name}", data, "limit.depth " + DEEP, flags="limit-off-by-one", also="10.1.2")
for name, data in [
    ("xml", xval("<array>" * 62 + "<dict><key>$x</key><true/></dict>" + "</array>" * 62)),
    ("binary", bval(*TAGGED[:-2], s("$x"), b"\x09", osize=2)),
]:
    limits.beyond(f"depth.unknown-tag-is-a-level-in-{name}", data, "limit.depth " + DEEP, flags="limit-forgets-tags limit-of-plist", also="10.1.2")

# Texts of keys: a key counts as written, with the dollar sign of 7.2.1

MIB = 1 << 20
L.valid("string.escaped-key-of-1-mib", "10.1.2", val('{"$$' + "a" * (MIB - 2) + '":1}'), flags="limit-string-less")
L.valid("string.key-of-1-mib", "10.1.1", doc('"user-info":{"' + "a" * MIB + '":1}'), flags="limit-string-less", also="10.1.2")
limits.beyond("string.escaped-key-of-1-mib-and-a-byte", val('{"$$' + "a" * (MIB - 1) + '":1}'), "limit.string " + V, flags="limit-off-by-one", also="10.1.2 21.4.4")
limits.beyond("string.key-of-1-mib-and-a-byte", doc('"user-info":{"' + "a" * (MIB + 1) + '":1}'), "limit.string /user-info", flags="limit-off-by-one", also="21.4.4")
FULL = '"' + "a" * MIB + '"'
for name, tag, flags in [("known", '{"$url":"a:b"}', "limit-key-of-a-tag"), ("unknown", '{"$urk":"a:b"}', "limit-key-of-a-tag limit-off-by-one")]:
    rest = MIB - 87 - len("a:b")
    data = val("[" + ",".join([FULL] * 7 + ['"' + "a" * rest + '"', tag]) + "]")
    if name == "known":
        L.valid("text.key-of-a-known-tag-does-not-count", "10.1.2", data, flags=flags)
    else:
        limits.beyond("text.key-of-an-unknown-tag-counts", data, "limit.text ", flags=flags, also="10.1.2")

# Binary: products that wrap, and dates at the ends of time

EIGHT = lambda *numbers: b"".join(n.to_bytes(8, "big") for n in numbers)  # noqa: E731
WIDE = [b"\xd1" + EIGHT(1, 2), s("user-info")]
for name, value in [
    ("array-of-2-to-the-61", b"\xaf\x13" + EIGHT(2**61)),
    ("dictionary-of-2-to-the-60", b"\xdf\x13" + EIGHT(2**60)),
    ("dictionary-of-2-to-the-61", b"\xdf\x13" + EIGHT(2**61)),
    ("array-of-2-to-the-61-and-one", b"\xaf\x13" + EIGHT(2**61 + 1, 0)),
]:
    binary.G.invalid(f"wrapping.{name}", "5.2.15", bplist([*WIDE, value], rsize=8), f"binary.truncated /user-info @{8 + 17 + 10}", flags="product-wraps", also="10.1.4")
for name, value in [("utf-16-of-2-to-the-63", b"\x6f\x13" + EIGHT(2**63 - 1)), ("data-of-2-to-the-63", b"\x4f\x13" + EIGHT(2**63 - 1))]:
    binary.G.invalid(f"wrapping.{name}", "5.2.15", bval(value), f"binary.truncated {V}", flags="product-wraps", also="10.1.4")
binary.G.invalid("wrapping.offset-table-of-2-to-the-61", "5.1.3", bplist([b"\xd0"], osize=8, count=2**61), "binary.trailer ", flags="product-wraps", also="10.1.4")
TRAILER = len(bval(s("a"))) - 32
for name, data, place in [
    ("count-that-is-impossible", bval(s("a"), count=2**62), 24),
    ("count-of-nothing", bval(s("a"), count=0), 8),
    ("top-beyond-the-count", bval(s("a"), top=99), 16),
    ("table-in-the-header", bval(s("a"), table=5), 24),
]:
    binary.G.invalid(f"trailer.{name}-has-its-field", "21.4.7", data, f"binary.trailer  @{TRAILER + place}", flags="location-of-trailer", also="5.1.3")
FIRST, LAST = -63113904000.0, 252423993599.999
for name, seconds, is_right in [
    ("first", FIRST, True),
    ("first-by-rounding", FIRST - 0.0004, True),
    ("before-the-first-by-rounding", FIRST - 0.0006, False),
    ("last", LAST, True),
    ("last-by-rounding", LAST + 0.0004, True),
    ("after-the-last-by-rounding", LAST + 0.0006, False),
]:
    data = bval(b"\x33" + struct.pack(">d", seconds))
    if is_right:
        binary.G.valid(f"date-bounds.{name}", "5.2.5", data, flags="date-before-rounding")
    else:
        binary.G.invalid(f"date-bounds.{name}", "5.2.5", data, f"binary.date {V}", flags="date-before-rounding")

# Canonical binary with wide offsets and wide references


def with_rows(data: bytes, rows: list[tuple[dict[str, object], bytes]]) -> dict[str, object]:
    """An output in parts, in which rows are numbers or numbered copies."""
    parts: list[dict[str, object]] = []
    for part, expanded in rows:
        head, found, data = data.partition(expanded)
        assert found, part
        parts += [*pieces(head), part]
    return {"parts": parts + pieces(data)}


for name, count in [("of-a-mebibyte", 1 << 20)]:
    source = val('{"$data":"' + "AAAA" * (count // 3) + '"}')
    conversion.G.convert(f"widths.offsets-{name}", "9.4.5", source, "binary", convert(source.encode(), "binary")[0], flags="offset-width")
source = val('"' + "a" * 33_000 + '\u00e9"')
conversion.G.convert("widths.offsets-of-more-than-64-kib", "9.4.5", source, "binary", convert(source.encode(), "binary")[0], flags="offset-width")
for count in (240, 250, 65_530):
    source = val("[" + ",".join(f'"k{n:05}"' for n in range(count)) + "]")
    output = convert(source.encode(), "binary")[0]
    size = 1 if count == 240 else 2 if count == 250 else 4
    width = 2 if count < 1000 else 4
    if count < 1000:
        conversion.G.convert(f"widths.references-to-{count}-strings", "9.4.5", source, "binary", output, flags="reference-width")
        continue
    first = output.index(b"\x56k00000")
    start = next(n for n in range(40) if b"".join((n + i).to_bytes(size, "big") for i in range(count)) in output)
    rows = [
        ({"first": start, "step": 1, "bytes": size, "times": count}, b"".join((start + i).to_bytes(size, "big") for i in range(count))),
        ({"base64": base64.b64encode(b"\x56k#").decode(), "times": count, "digits": 5}, b"".join(b"\x56k%05d" % i for i in range(count))),
        ({"first": first, "step": 7, "bytes": width, "times": count}, b"".join((first + 7 * i).to_bytes(width, "big") for i in range(count))),
    ]
    conversion.G.convert(f"widths.references-to-{count}-strings", "9.4.5", source, "binary", output, flags="reference-width")
    elements = [{"base64": base64.b64encode(b'"k#",').decode(), "times": count - 1, "digits": 5}]
    head, tail = source.split('"k00000"')[0], source.partition(f'"k{count - 2:05}",')[2]
    conversion.G.vectors[-1]["input"] = {"parts": [*pieces(head.encode()), *elements, *pieces(tail.encode())]}
    conversion.G.vectors[-1]["output"] = with_rows(output, rows)

# XML

ASCII = '<?xml version="1.0" encoding="US-ASCII"?>'
xml.G.invalid("after.letter-in-us-ascii-is-refused", "4.1.4", (ASCII + xdoc() + "\u00e9").encode(), "xml.encoding ", flags="bytes-after-the-root", also="4.1.3")
xml.G.invalid("after.comment-in-us-ascii-is-refused", "4.1.4", (ASCII + xdoc() + "<!-- \u00e9 -->").encode(), "xml.encoding ", flags="bytes-after-the-root", also="4.1.3")
xml.G.invalid("after.byte-that-is-not-utf-8-is-refused", "4.1.4", xdoc().encode() + b"\xff", "xml.encoding ", flags="bytes-after-the-root", also="4.1.3")
xml.G.invalid("after.letter-in-utf-8-is-refused", "4.1.3", xdoc() + "\u00e9", "xml.trailing ", flags="xml-trailing")
xml.G.invalid("declaration.version-1-1-is-refused", "4.1.4", '<?xml version="1.1"?>' + xdoc(), "xml.syntax ", flags="xml-version-1-1")
for name, text in [("name-of-an-element", "<di"), ("less-than-sign", "<"), ("name-of-an-end-tag", "<dict></di")]:
    data = '<plist version="1.0">' + text
    pointer = " @%d:1:%d" % (len(data), len(data) + 1)
    xml.G.invalid(f"truncated.in-the-{name}", "4.1.2", data, "xml.truncated " + pointer, flags="xml-cut")

# JSON

json_text.G.invalid("numbers.letter-after-the-point", "3.1.1", '{"a":1.x}', "json.syntax /a @7:1:8", flags="location-of-json-number", also="21.4.4")
json_text.G.invalid("surrogates.half-before-a-malformed-escape", "3.1.4", '{"a":"\\uD800\\uZ"}', "json.syntax /a @14:1:15", flags="escape-after-a-half", also="3.1.1")
json_text.G.invalid("surrogates.half-before-a-cut-escape", "3.1.5", '{"a":"\\uD800\\u', "json.truncated /a @14:1:15", flags="escape-after-a-half", also="3.1.4")

# Nulls

LIST = '{"property-list":[null],"type-identifier":"com.apple.property-list"}'
item.G.invalid(
    "null.only-content-holds-nothing-else",
    "6.7.1",
    reps(LIST),
    [f"value.null {R0}/property-list/0", "main-attachment.missing /main-attachment"],
    flags="null-in-the-only-content",
    also="13.2.2",
)
values.G.invalid(
    "nulls.file-outside-a-folder",
    "6.7.1",
    reps('{"file":null,"text":"x","type-identifier":"public.data"}'),
    [f"value.null {R0}/file"],
    reps('{"text":"x","type-identifier":"public.data"}'),
    flags="null-of-a-file",
    also="14.6.6",
)
values.G.invalid(
    "nulls.file-that-is-the-only-content",
    "6.7.1",
    rep2('{"file":null,"type-identifier":"public.data"}'),
    [f"value.null {R1}/file", f"representation.content {R1}"],
    doc(),
    flags="null-of-a-file",
    also="14.6.6 14.2.3",
)
for name, value, pointer, left in [
    ("array-of-tags", '{"a":[{"$x":[null]}],"b":1}', "/a/0", '{"b":1}'),
    ("tag-in-a-tag", '{"a":{"$x":{"$y":null}},"b":1}', "/a", '{"b":1}'),
    ("array-of-tags-beside-a-value", '{"a":[{"$x":[null]},1]}', "/a/0", '{"a":[1]}'),
]:
    inner = ["tag.unknown /user-info/a/$x"] if name == "tag-in-a-tag" else []
    null = "/user-info/a/$x/$y" if inner else f"/user-info{pointer}/$x/0"
    values.G.invalid(
        f"nulls.{name}", "6.7.1", doc('"user-info":' + value), [f"tag.unknown /user-info{pointer}", f"value.null {null}", *inner],
        doc('"user-info":' + left), flags="null-in-kept-tags",
    )  # fmt: skip
values.G.invalid(
    "nulls.tag-among-tags",
    "6.7.1",
    doc('"tags":["a",{"$x":null}]'),
    ["value.null /tags/1/$x", "tag.unknown /tags/1", "member.type /tags/1"],
    doc('"tags":["a"]'),
    flags="null-in-kept-tags",
    also="13.1.1 6.7.3",
)

values.G.write_back(
    "nulls.what-they-empty-is-not-written-back",
    "6.7.3",
    doc('"tags":[null],"title":"t","user-info":{"a":[[null],{"b":null},{"$x":null}],"c":1}'),
    doc('"title":"t","user-info":{"c":1}'),
    flags="null-in-kept-tags",
    also="21.3.3",
)

# Names and values of one member

parameters.G.invalid(
    "namespaces.empty-with-a-bad-name", "20.1.2", doc('"parameters":{"bad":{}}'), ["namespace.name /parameters/bad", "member.default /parameters/bad"],
    flags="empty-namespace-judged-once", also="13.1.3",
)  # fmt: skip

# Import

ATTACHMENT = "/NSExtensionItemAttachmentsKey"


def imported(id: str, attachments: list[dict[str, object]], payload: str, losses: list[str], flag: str, **more: object) -> None:
    user_info.G.user_info(id, "23.1.6", "import", {"dictionary": {}, "attachments": attachments, **more}, payload, losses=losses, flags=flag, also="23.3.4")


def a_file(path: str, count: object = 1) -> dict[str, object]:
    return {"representations": [{"type-identifier": "public.data", "file": {"path": path, "byte-count": count}}]}


TEXT = {"representations": [{"type-identifier": "public.plain-text", "text": "x"}]}
imported(
    "import.path-of-a-file-that-is-left-out-is-free",
    [TEXT, a_file("attachments/a", -1), a_file("attachments/a")],
    before('"additional-attachments":[{"representations":[{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"public.data"}]}]'),
    [f"file.byte-count {ATTACHMENT}/1/representations/0/file/byte-count", f"member.missing {ATTACHMENT}/1"],
    "path-of-a-lost-file",
)
KIND = {"type-identifier": "public.data", "com.example.stream": 1}
imported(
    "import.representation-of-unknown-kind",
    [{"representations": [KIND, TEXT["representations"][0]]}],
    doc(),
    [f"upstream.not-carried {ATTACHMENT}/0/representations/0"],
    "unknown-kind-on-import",
)
imported(
    "import.unknown-members-of-an-attachment",
    [{"com.example.k": 1, "representations": [{"com.example.k": 1, **TEXT["representations"][0]}]}],
    doc(),
    [f"upstream.not-carried {ATTACHMENT}/0/com.example.k", f"upstream.not-carried {ATTACHMENT}/0/representations/0/com.example.k"],
    "unknown-in-attachment-on-import",
)
imported(
    "import.empty-run-between-runs",
    [TEXT],
    before('"content-text":[{"text":"a"},{"bold":true,"text":"b"}]'),
    [],
    "empty-run-on-import",
    **{"content-text": [{"text": "a"}, {"text": "", "italic": True}, {"text": "b", "bold": True}]},
)
