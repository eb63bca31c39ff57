"""Limits (section 10)."""

from .documents import V, bplist, bval, doc, nested, s, val, xval
from .making import Group

NOTES = """
    limit-depth-less | takes less than 64 levels | payloads that every reader should take are refused
    limit-values-less | takes less than 100 000 values, or counts keys | payloads that every reader should take are refused
    limit-string-less | takes less than 1 MiB of a string | payloads that every reader should take are refused
    limit-string-characters | counts characters instead of bytes, or bytes before escapes are removed | readers disagree on what is too long
    limit-text-less | takes less than 8 MiB of text, or counts the text of tags | payloads that every reader should take are refused
    limit-data-less | takes less than 12 MiB of data | payloads that every reader should take are refused
    limit-document-less | takes less than 16 MiB of input | payloads that every reader should take are refused
    limit-number-less | takes less than 1 024 bytes of a number | payloads that every reader should take are refused
    limit-counts-tags | counts a known tag as a level, or its key and content as values | payloads that every reader should take are refused
    limit-off-by-one | lets an input reach beyond a limit by one | readers disagree on what is too much
    limit-forgets-tags | does not count kept tags as levels | readers disagree on what is too much
    limit-shared-once | counts an object that is referred to several times once | a few bytes become a great payload in another encoding
    limit-of-plist | has limits only in JSON | readers disagree on what is too much
"""

G = Group("limits", "Limits", "10", NOTES)

BEYOND = "A reader may have a greater limit (10.1.1), and then accepts this."


def reached(id, data, also="", **more):
    """Exactly at a limit, which every reader accepts."""
    G.valid(id, "10.1.1", data, also="10.1.3 " + also, **more)


def beyond(id, data, finding, **more):
    """One beyond a limit of the third column."""
    G.invalid(id, "10.1.3", data, finding, level="MAY", comment=BEYOND, **more)


def xnested(levels: int) -> str:
    return xval("<array>" * levels + "</array>" * levels)


def bnested(levels: int) -> bytes:
    """Arrays in arrays; the first is object 10, the rest are numbered from 16."""
    return bval(*[b"\xa1" + bytes([16 + i]) for i in range(levels - 1)], b"\xa0", osize=2)


reached("depth.of-64-levels-in-json", val(nested(62)), flags="limit-depth-less")
reached("depth.of-64-levels-in-xml", xnested(62), flags="limit-depth-less")
reached("depth.of-64-levels-in-binary", bnested(62), flags="limit-depth-less")
reached("depth.known-tag-is-no-level", val(nested(62, '{"$data":""}')), flags="limit-counts-tags", also="10.1.2")
beyond("depth.of-65-levels-in-json", val(nested(63)), "limit.depth " + V + "/0" * 62, flags="limit-off-by-one")
beyond("depth.of-65-levels-in-xml", xnested(63), "limit.depth " + V + "/0" * 62, flags="limit-off-by-one limit-of-plist")
beyond("depth.of-65-levels-in-binary", bnested(63), "limit.depth " + V + "/0" * 62, flags="limit-off-by-one limit-of-plist")
beyond("depth.tag-in-a-tag-is-a-level", val(nested(62, '{"$url":{"$string":"YTpi"}}')), "limit.depth " + V + "/0" * 62, flags="limit-forgets-tags", also="10.1.2 7.1.9")
beyond("depth.unknown-tag-is-a-level", val(nested(62, '{"$x":""}')), "limit.depth " + V + "/0" * 62, flags="limit-forgets-tags")
beyond("depth.malformed-tag-is-a-level", val(nested(62, '{"$data":"!"}')), "limit.depth " + V + "/0" * 62, flags="limit-forgets-tags")
beyond("depth.empty-dictionary-is-a-level", val(nested(62, "{}")), "limit.depth " + V + "/0" * 62, flags="limit-off-by-one")

# The document, main-attachment, representations, the representation, text, type-identifier, user-info, v and version are nine values.
reached("values.of-100-000", val("[" + ",".join(["0"] * 99991) + "]"), flags="limit-values-less")
reached("values.known-tag-counts-once", val("[" + ",".join(['{"$data":""}'] * 99991) + "]"), flags="limit-counts-tags")
beyond("values.of-100-001", val("[" + ",".join(["0"] * 99992) + "]"), "limit.values /version", flags="limit-off-by-one")
# Eight values precede the elements of the array, in the order of the objects, and each element counts two.
beyond(
    "values.shared-ones-count-each-time",
    bval(b"\xaf\x12" + (49997).to_bytes(4, "big") + b"\x10" * 49997, b"\xd1\x09\x0e", osize=4),
    "limit.values /user-info/v/49996",
    flags="limit-shared-once",
    also="5.2.13 10.1.2",
)

reached("string.of-1-mib", val('"' + "\u00e9" * 524288 + '"'), flags="limit-string-less")
reached("string.of-1-mib-by-escapes", val('"' + "\\u0061" * 1048576 + '"'), flags="limit-string-less limit-string-characters", also="1.1.7")
reached("string.data-are-none", val('{"$data":"' + "AAAA" * 700000 + '"}'), flags="limit-counts-tags")
beyond(
    "string.of-1-mib-and-a-byte",
    val('"' + "\u00e9" * 524288 + 'a"'),
    "limit.string " + V,
    flags="limit-off-by-one limit-string-characters",
    also="1.1.7",
)
beyond("string.malformed-data-are-one", val('{"$data":"' + "AAAA" * 262144 + 'A"}'), "limit.string " + V + "/$data", flags="limit-forgets-tags")
# The keys and strings of the document have 15+15+15+4+1+17+9+1+7+3 = 87 bytes.
PARTS = '"' + "a" * 1048576 + '"'
reached("text.of-8-mib", val("[" + ",".join([PARTS] * 7 + ['"' + "a" * (1048576 - 87) + '"']) + "]"), flags="limit-text-less")
beyond(
    "text.of-8-mib-and-a-byte",
    val("[" + ",".join([PARTS] * 7 + ['"' + "a" * (1048576 - 86) + '"']) + "]"),
    "limit.text /version",
    flags="limit-off-by-one",
)
DATA = b"\x4f\x12\x00\xc0\x00\x00" + bytes(12582912)
reached("data.of-12-mib", bval(DATA, osize=4), flags="limit-data-less", also="1.1.7")
beyond("data.of-12-mib-and-a-byte", bval(b"\xa2\x10\x11", DATA, b"\x41A", osize=4), "limit.data " + V + "/1", flags="limit-off-by-one")
beyond(
    "data.shared-ones-count-each-time",
    bval(b"\xa2\x10\x10", b"\x4f\x12\x00\x60\x00\x01" + bytes(0x600001), osize=4),
    "limit.data " + V + "/1",
    flags="limit-shared-once",
)
reached("number.of-1024-bytes", val("1." + "0" * 1022), flags="limit-number-less")
reached("number.of-1024-bytes-in-xml", xval("<integer>" + "0" * 1023 + "1</integer>"), flags="limit-number-less")
reached(
    "number.white-space-around-it-does-not-count",
    xval("<integer> \n" + "0" * 1023 + "1\t </integer>"),
    flags="limit-number-less limit-number-white-space",
    also="4.2.6",
)
G.notes["limit-number-white-space"] = {"bug": "counts white space around a number as bytes of the number", "effect": "a payload that every reader has to accept is refused"}
beyond("number.of-1025-bytes", val("1." + "0" * 1023), "limit.number " + V, flags="limit-off-by-one")
beyond("number.of-1025-bytes-in-xml", xval("<integer>" + "0" * 1025 + "</integer>"), "limit.number " + V, flags="limit-off-by-one limit-of-plist")
reached("document.of-16-mib", doc() + " " * (16777216 - len(doc())), flags="limit-document-less")
beyond("document.of-16-mib-and-a-byte", doc() + " " * (16777217 - len(doc())), "limit.document ", flags="limit-off-by-one")
