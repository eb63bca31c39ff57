"""A vector for each row of each table and list that the specification prints. The rows are read from the pages, so that a new row brings its vector."""

from __future__ import annotations

import base64
import json
import re
import struct

from .documents import R1, bval, doc, file, named, rep2, reps, runs, thumb, val, xdoc, xval
from .making import Group
from .tables import characters, clause, code, ends, point, rows, section, slug

NOTES = """
    row-media-type | lacks a media type of Appendix B | a type has two spellings, and a receiver knows one of them
    row-type-identifier | lacks a type identifier of Appendix B, or has another one | a file of upstream is read as another type
    row-type-of-file | lacks the media type of a type identifier | a stream has a type that no app takes
    row-conformance | lacks a row of a table of conformance | a receiver is not offered what it takes
    row-device | lacks a device name | a file of a payload opens a device on Windows
    row-name-character | lacks a character or an end of a range that no suggested name holds | a name deceives, or leaves its folder
    row-name-neighbour | refuses a character beside a range that no suggested name holds | a good name is lost
    row-xml-character | lacks an end of a range of characters that XML forbids or allows | readers disagree on a string
    row-xml-name | lacks an end of a range of characters that XML allows in names | readers disagree on a document
    row-key-character | lacks an end of a range of characters that no key holds | a key cannot be written as XML
    row-token-character | lacks a character of a token of a media type, or takes another one | readers disagree on a type
    row-notice-character | lacks a character or an end of a range that is noticed | text deceives
    row-closed-direction | lacks one of the characters that another one closes | good text is called a deceit
    row-beginning | lacks a row or a brand in the table of what bytes begin with | a file is not what it seems
    row-agreement | lacks a type that agrees with a row of the table of what bytes begin with | a good file is warned of
    row-marker | lacks a marker of the table, or reads one that it lacks | readers disagree on a binary property list
    row-scheme | lacks an excluded scheme | a link leads to a local file
    row-url-member | does not check the URL of one member | a link leads to a local file
    row-first-byte | lacks a first byte of an encoding | a payload is read as something else
    row-place | does not check names in one of the places of members | a later version's name is taken by another program
    row-member | does not check the type of a member | a value of another type reaches a program
    row-member-in-overlay | does not check a member in an overlay as in the document | an activity gets what the document may not hold
    row-unknown-in-overlay | loses unknown members inside the members of an overlay | what a newer sender adds is lost
    row-keyword | lacks a keyword of predicates, or minds its case | a rule is refused
    row-operator | lacks a spelling of an operator | a rule is refused
    row-rule-key | lacks a key of dictionary rules | a rule is misjudged
    row-lost | does not report the loss of a member | a value vanishes in silence
"""

G = Group("rows", "Rows of the tables", "2 4 5 12 13 14 15 17 18 19 24 31 32 34 35", NOTES)


def bad(id, number, data, findings, flag, **more):
    """A row that is refused."""
    G.invalid(id, number, data, findings, flags=flag, **more)


def good(id, number, data, flag, **more):
    """A row that is accepted; lenient reading delivers it whole."""
    G.resolve(id, number, data, None, data, flags=flag, **more)


def character(c: int) -> str:
    """A character in JSON."""
    return json.dumps(chr(c))[1:-1]


# Appendix B


def attachment(type: str) -> list[dict[str, object]]:
    return [{"representations": [{"type-identifier": type, "data": b"x"}]}]


PLACE = "/NSExtensionItemAttachmentsKey/0/representations/0/type-identifier"
for media, identifier in rows(section("Appendix B. Media types")):
    of_media = '{"data":{"$data":"eA=="},"type-identifier":"%s"}' % media
    bad("media-type." + slug(media), "14.3.2", rep2(of_media), f"type-identifier.media-type {R1}/type-identifier", "row-media-type")
    G.user_info(
        "type-identifier." + slug(media),
        "23.1.6",
        "import",
        {"dictionary": {}, "attachments": attachment(media)},
        reps(of_media.replace(media, identifier)),
        losses=["type-identifier.media-type " + PLACE],
        flags="row-type-identifier",
        also="14.3.2",
    )
SECOND = code(clause("35.3.1"))[-2:]  # of two rows with one type identifier, those that are not the first
SEEN = set()
for media, identifier in sorted(rows(section("Appendix B. Media types")), key=lambda row: row[0] not in SECOND):
    if identifier not in SEEN:
        SEEN.add(identifier)
        one = {"type-identifier": identifier, "data": b"x"}
        content = {"action": "android.intent.action.SEND", "type": media, "streams": [{"type": media, "representation": one}]}
        G.export(
            "type-of-file." + slug(identifier),
            "35.3.1",
            {"receiver": "android"},
            reps('{"data":{"$data":"eA=="},"type-identifier":"%s"}' % identifier),
            content,
            flags="row-type-of-file",
        )

# Appendix D and 31.2.1

LISTED = {cell for cells in rows(section("Appendix D. Conformance of types")) for cell in code(cells[0])}
TYPES = [(type, parent) for cells in rows(section("Appendix D. Conformance of types")) for type in code(cells[0]) for parent in code(cells[1])]
TYPES += [(identifier, "public.data") for identifier in sorted(SEEN - LISTED - {"public.data"})]
TYPES += [(type, parent) for cells in rows(clause("31.2.1")) for type in code(cells[0]) for parent in code(cells[1])]
for type, parent in TYPES:
    rule = f'extensionItems[0].attachments[0].registeredTypeIdentifiers[0] UTI-CONFORMS-TO "{parent}"'
    G.evaluate(f"conformance.{slug(type)}-to-{slug(parent)}", "31.2.1", rule, [[[type]]], "yes", flags="row-conformance")

# Names

for name in [one for one in code(clause("14.6.2")) if re.fullmatch("[a-z]{3}[0-9]?", one)]:
    bad("device." + name, "14.6.2", file(f'"attachments/{name}.txt"'), f"file.path {R1}/file/path", "row-device", folder=True)

NAME = "/additional-attachments/0/suggested-name"
FORBIDDEN = characters(clause("14.5.1"))
for c in ends(FORBIDDEN) + [ord(one) for one in code(clause("14.5.1")) if len(one) == 1 and one != "."]:
    bad("suggested-name." + point(c), "14.5.1", named(f'"a{character(c)}b"'), f"suggested-name.unsafe {NAME}", "row-name-character")
for c in sorted({end + step for first, last in FORBIDDEN for end, step in ((first, -1), (last, 1))} - {end for pair in FORBIDDEN for end in pair} - {-1}):
    good("suggested-name-beside." + point(c), "14.5.1", named('"a%sb"' % ('\\"' if c == 34 else chr(c))), "row-name-neighbour")

# XML

ALLOWED = characters(clause("4.1.5"))
for first, last in ALLOWED:
    for c in sorted({first, last}):
        data = xval(f"<string>a&#{c};b</string>")
        G.resolve("xml-character." + point(c), "4.1.5", data, None, val(json.dumps(f"a{chr(c)}b", ensure_ascii=c == 10)), flags="row-xml-character", also="4.1.6")
OUTSIDE = sorted({c for first, last in ALLOWED for c in (first - 1, last + 1)} - set(ends(ALLOWED)))
for c in [0] + [one for one in OUTSIDE if one < 0x110000]:
    data = xval(f"<string>a&#{c};b</string>")
    bad("xml-character-beside." + point(c), "4.1.5", data, "xml.character /user-info/v", "row-xml-character", also="4.1.6")

# The ranges of NameStartChar and NameChar in XML 1.0, production 4 and 4a; not those of ASCII.
STARTS = characters(
    "U+00C0 to U+00D6, U+00D8 to U+00F6, U+00F8 to U+02FF, U+0370 to U+037D, U+037F to U+1FFF, U+200C to U+200D, U+2070 to U+218F, "
    "U+2C00 to U+2FEF, U+3001 to U+D7FF, U+F900 to U+FDCF, U+FDF0 to U+FFFD, U+10000 to U+EFFFF"
)
LATER = characters("U+00B7, U+0300 to U+036F, U+203F to U+2040")
for c in ends(STARTS):
    G.resolve("xml-name." + point(c), "4.1.1", xdoc().replace("<plist ", f'<plist {chr(c)}="" '), None, doc(), flags="row-xml-name", also="4.2.2")
for c in ends(LATER):
    G.resolve("xml-name-later." + point(c), "4.1.1", xdoc().replace("<plist ", f'<plist a{chr(c)}="" '), None, doc(), flags="row-xml-name", also="4.2.2")
BESIDE = {end + step for first, last in STARTS for end, step in ((first, -1), (last, 1))}
for c in sorted(one for one in BESIDE if not any(first <= one <= last for first, last in STARTS) and not 0xD800 <= one < 0xE000 and one not in (0xFFFE, 0xFFFF)):
    bad("xml-name-beside." + point(c), "4.1.1", xdoc().replace("<plist ", f'<plist {chr(c)}="" '), "xml.syntax ", "row-xml-name")

# Keys, tokens, notices

for c in sorted({*ends(characters(clause("6.2.4"))), 8, 11, 12, 13, 14}):
    data = doc('"user-info":{"a%sb":1}' % character(c))
    bad("key-character." + point(c), "6.2.4", data, f"key.unsupported /user-info/a{chr(c)}b", "row-key-character")

TOKEN = re.search(r"``\[(.*?)\]\+``", clause("14.3.1"))[1]
for c in [chr(one) for one in range(0x21, 0x7F)]:
    type = f"x{c}/y"
    data = rep2('{"data":{"$data":"eA=="},"type-identifier":%s}' % json.dumps(type))
    if c.isalnum() or c == "/":
        continue
    if c in TOKEN.replace("a-z0-9", ""):
        good("token." + point(ord(c)), "14.3.1", data, "row-token-character")
    else:
        bad("token-without." + point(ord(c)), "14.3.1", data, f"type-identifier.malformed {R1}/type-identifier", "row-token-character")

SINGLE = clause("24.2.3").partition(" has the notice")[0]
for c in ends(characters(SINGLE)):
    data = doc('"title":"a%sb"' % character(c))
    G.notices("notice-in-a-line." + point(c), "24.2.3", data, ["text.control-character /title"], flags="row-notice-character")
for c in sorted({*ends(characters(SINGLE)), 11, 12, 14} - {0x2028, 0x2029}):
    data = runs('{"text":"a%sb"}' % character(c))
    G.notices("notice-in-a-run." + point(c), "24.2.3", data, ["text.control-character /content-text/0/text"], flags="row-notice-character")
for c in sorted({0x20, 0x7E, 0xA0, 0x2027, 0x202F}):
    G.notices("notice-beside." + point(c), "24.2.3", doc('"title":"a%sb"' % chr(c)), [], flags="row-notice-character")
for c in sorted({*ends(characters(clause("24.2.4").partition("They nest")[0])), 0x2067}):
    data = doc('"title":"a%sb"' % character(c))
    G.notices("notice-of-direction." + point(c), "24.2.4", data, ["text.bidirectional-control /title"], flags="row-notice-character")
for c in (0x202A, 0x202B, 0x2066, 0x2067, 0x2068):
    closed = f"a{chr(c)}b{chr(0x202C if c < 0x2066 else 0x2069)}c"
    G.notices("notice-of-direction-closed." + point(c), "24.2.4", doc(f'"title":"{closed}"'), [], flags="row-closed-direction")
for c in (0x061C, 0x200E, 0x200F, 0x2065, 0x206A):
    G.notices("notice-of-direction-beside." + point(c), "24.2.4", doc('"title":"a%sb"' % chr(c)), [], flags="row-notice-character")

# The first bytes of input


def beginnings() -> list[tuple[str, bytes, list[str]]]:
    """The bytes of each row of 24.2.5, a name for them, and the types that agree with them."""
    found = []
    text = clause("24.2.5")
    heif, mpeg = re.search(r"The brands of HEIF are (.*?)\. Those of MPEG-4 are\s(.*?)\.\n", text, re.S).groups()
    brands = {"HEIF": code(heif), "MPEG-4": [one.ljust(4) if len(one) > 2 else {"qt": "qt  ", "3g": "3gp5"}[one] for one in code(mpeg)]}
    for beginning, type, also in rows(text):
        agreeing = code(type) + ([] if "every type" in also or "the same" in also or "what conforms" in also else code(also))
        if "brand" in beginning:
            for brand in brands[beginning.rpartition(" ")[2]]:
                found.append((slug(brand), b"\0\0\0\x14ftyp" + brand.encode(), agreeing if brand == brands[beginning.rpartition(" ")[2]][0] else []))
            continue
        common, tails = beginning, [""]
        if " and then " in beginning:
            common, rest = beginning.split(" and then ")
            tails = re.split(", | or ", rest)
        for tail in tails:
            for one in common.split(" or "):
                parts = re.findall(r"`([^`]*)`|\b([0-9A-F]{2})\b|(four bytes)", one.replace("or", "") + " " + tail)
                data = b"".join(word.encode() if word else bytes.fromhex(digits) if digits else b"abcd" for word, digits, _ in parts)
                found.append((slug(beginning.partition(",")[0].replace("`", "") + "-" + data.hex()), data, agreeing))
    return found


def holding(data: bytes, type: str) -> str:
    return reps('{"data":{"$data":"%s"},"type-identifier":"%s"}' % (base64.b64encode(data + b"....").decode(), type))


R0 = "/main-attachment/representations/0"
for name, data, agreeing in beginnings():
    G.notices("beginning." + name, "24.2.5", holding(data, "com.microsoft.bmp"), [f"data.type-mismatch {R0}"], flags="row-beginning")
    for type in agreeing:
        G.notices(f"agreement.{name}-{slug(type)}", "24.2.5", holding(data, type), [], flags="row-agreement")

# Markers of binary property lists

CONTENT = {0x00: None, 0x08: b"", 0x09: b"", 0x22: struct.pack(">f", 1.5), 0x23: struct.pack(">d", 1.5), 0x33: struct.pack(">d", 1.0)}
for marker in (0x08, 0x09, 0x10, 0x11, 0x12, 0x13, 0x14, 0x22, 0x23, 0x33):
    content = CONTENT.get(marker, bytes(max(0, (1 << (marker & 15)) - 1)) + b"\x07")
    G.valid(f"marker.m-{marker:02x}", "5.2.1", bval(bytes([marker]) + content), flags="row-marker")
TAKEN = {0x00, *CONTENT, 0x10, 0x11, 0x12, 0x13, 0x14, *range(0x40, 0x70), *range(0xA0, 0xB0), *range(0xD0, 0xE0), *range(0x80, 0x90)}
ENDS_OF_KINDS = {0x70, 0x7F, 0x90, 0x9F, 0xB0, 0xBF, 0xC0, 0xCF, 0xE0, 0xEF, 0xF0, 0xFF}
for marker in sorted({*range(0x00, 0x40), *ENDS_OF_KINDS} - TAKEN):
    bad(f"marker-without.m-{marker:02x}", "5.2.1", bval(bytes([marker]) + bytes(40)), "binary.object /user-info/v", "row-marker")
for marker in (0x80, 0x8F):
    bad(f"marker-of-a-uid.m-{marker:02x}", "5.2.14", bval(bytes([marker]) + bytes(40)), "value.uid /user-info/v", "row-marker")

# URLs

for scheme in code(clause("18.1.2"))[:-2]:
    bad("scheme." + scheme, "18.1.2", doc('"source-url":"%s:x"' % scheme.upper()), "url.scheme /source-url", "row-scheme")


def url_members() -> list[tuple[str, str, str]]:
    """The members whose type is URL: a name, the document with a URL, and its pointer."""
    found = [("source-url", doc('"source-url":"%s"'), "/source-url"), ("link", runs('{"link":"%s","text":"x"}'), "/content-text/0/link")]
    found += [(one, doc('"referrer":{"%s":"%%s"}' % one), f"/referrer/{one}") for cells in rows(clause("17.1.1")) if "URL" in cells[1] for one in code(cells[0])]
    found += [("representation", rep2('{"type-identifier":"public.url","url":"%s"}'), f"{R1}/url")]
    return found + [("thumbnail", thumb('{"type-identifier":"public.url","url":"%s"}'), "/thumbnail/url")]


for name, data, pointer in url_members():
    bad(f"url-member.{name}-with-a-scheme", "18.1.2", data % "DATA:,x", f"url.scheme {pointer}", "row-url-member")
    bad(f"url-member.{name}-that-is-relative", "18.1.1", data % "/x", f"url.malformed {pointer}", "row-url-member")

# First bytes (2.2.1)

for first in '{["-tfn0123456789':
    text = {"{": "{", '"': '"x"', "t": "true", "f": "false", "n": "null", "-": "-1", "[": "[]"}.get(first, first)
    finding = "json.truncated " if first == "{" else "document.not-dictionary "
    bad("first-byte." + point(ord(first)), "2.2.1", text, finding, "row-first-byte", also="2.1.1")
