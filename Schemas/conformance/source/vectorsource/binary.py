"""The binary property list (section 5)."""

import struct

from .documents import R0, V, bplist, bval, doc, s, val
from .making import Group

NOTES = """
    binary-version | takes every header that begins with bplist | a later version is misread
    binary-version-digit | takes only the major digit of the version | a later version is misread
    trailer-position | looks for the trailer elsewhere than at the end | what is appended is smuggled past checks
    trailer-sizes | does not check the sizes of the trailer | offsets are read as other numbers, or a division fails
    trailer-count | does not check the counts of the trailer before it allocates | a few bytes take all memory
    trailer-top | does not check the top object | a read beyond the table
    trailer-unused | checks the unused bytes of the trailer | payloads of other writers are refused
    offset-unchecked | does not check that offsets are in the object table | bytes of the header or the tables are read as objects
    offset-of-unused-unchecked | checks only the offsets of objects that are referred to | other readers refuse the payload
    unused-object-read | reads objects that nothing refers to | payloads of other writers are refused
    objects-in-order | requires objects in order, without gaps and overlaps | payloads of other writers are refused
    wide-references | reads only references and offsets of one or two bytes | payloads of other writers are refused
    marker-taken | passes over objects that the format lacks | values that no other encoding holds
    binary-null-kept | keeps a null | a receiver finds a value that no payload holds
    binary-uid-accepted | takes a UID, or gives it as a number | it points into an archive and means nothing outside
    integer-width | reads integers of 1, 2 and 4 bytes as signed | 255 becomes -1
    integer-16-bytes | does not read integers of 16 bytes, or reads only their lower half | integers beyond 2^63-1 become negative
    integer-16-range | does not check the range of integers of 16 bytes | a number loses its upper half
    length-forms | reads only lengths of one byte after the marker | payloads of other writers are refused or misread
    length-16-bytes | takes a length of 16 bytes | other readers refuse the payload
    length-negative | reads a negative length as a great one | a read beyond the table
    length-unchecked | allocates memory for a declared length before it looks whether the input has it | a few bytes take all memory
    real-single | reads reals of 4 bytes as something else | the number is another one
    real-not-finite | takes infinities and NaN | a number that no other encoding holds
    real-integral | gives a binary real with an integral value as a real | 1 and 1.0 are two values, and runs and sums differ
    date-rounding | cuts dates to milliseconds instead of rounding them, or rounds ties up | the date is another one
    date-product-rounded | multiplies the seconds of a date by 1000 as doubles before it rounds | the last digit is another one
    date-epoch | counts dates from 1970 | dates are 31 years too early
    date-not-finite | takes a date that is infinite or not a number | the date is any date, or a program stops
    date-range | takes dates beyond the years 0001 to 9999 | other readers refuse the payload
    ascii-high-byte | reads bytes beyond 7F in an ASCII string as Latin-1 | other readers refuse the payload, and two spellings are one key
    utf16-in-binary-surrogate | takes half a surrogate pair in a UTF-16 string | a string that no other reader can hold
    utf16-in-binary-reversed | takes the surrogates of a UTF-16 string in the wrong order | text changes
    utf16-byte-order | reads the little-endian order, or takes a byte order mark | text changes
    utf16-length | counts bytes, or characters, instead of units | text is cut
    ascii-as-utf16-refused | does not read an ASCII string in UTF-16, or compares it as another string | keys are lost
    key-not-string | takes objects of other kinds for keys of a dictionary | other readers refuse the payload
    reference-unchecked | does not check references | a read beyond the table
    cycle | does not look for cycles | the program hangs or stops
    cycle-of-several | looks only for objects that hold themselves directly | the program hangs or stops
    shared-as-cycle | takes an object that is referred to twice for a cycle | payloads that share objects are refused
    shared-lost | gives an object that is referred to twice once | a value is lost
    object-truncated | reads an object beyond the object table | bytes of the tables are read as text
    binary-tags-unread | does not read tags in binary | a receiver finds dictionaries instead of URLs
"""

G = Group("binary", "Binary property lists", "5", NOTES)


def double(x: float) -> bytes:
    return struct.pack(">d", x)


def array(*objects: bytes) -> bytes:
    """A document whose free value is an array of these objects."""
    return (
        bval(bytes([0xA0 | len(objects)]) + bytes(range(16, 16 + len(objects))), *objects)
        if len(objects) < 15
        else bval(b"\xaf\x10" + bytes([len(objects)]) + bytes(range(16, 16 + len(objects))), *objects)
    )


def good(id, clause, objects, canonical, **more):
    G.valid(id, clause, array(*objects), val("[" + canonical + "]"), **more)


def bad(id, clause, value, finding, *more, **members):
    G.invalid(id, clause, bval(value, *more), finding, **members)


GOOD = bval(b"\x09")

# Layout

G.valid("layout.one-document", "5.1.2", GOOD, val("true"), flags="trailer-position objects-in-order", also="5.1.1 5.1.3 5.1.4 5.2.10 5.2.15")
G.valid("layout.unused-bytes-of-the-trailer-are-free", "5.1.3", GOOD[:-32] + b"\1\2\3\4\5\6" + GOOD[-26:], val("true"), flags="trailer-unused")
G.valid(
    "layout.sizes-of-eight-bytes",
    "5.1.3",
    bplist(
        [
            b"\xd2" + b"".join(n.to_bytes(8, "big") for n in (1, 2, 3, 4)),
            s("main-attachment"),
            s("version"),
            b"\xd1" + b"".join(n.to_bytes(8, "big") for n in (5, 6)),
            s("1.0"),
            s("representations"),
            b"\xa1" + (7).to_bytes(8, "big"),
            b"\xd2" + b"".join(n.to_bytes(8, "big") for n in (8, 9, 10, 11)),
            s("text"),
            s("type-identifier"),
            s("x"),
            s("public.plain-text"),
        ],
        osize=8,
        rsize=8,
    ),
    doc(),
    flags="wide-references",
    also="5.2.11",
)
G.valid(
    "layout.sizes-of-three-bytes",
    "5.1.3",
    bplist(
        [
            b"\xd2" + b"".join(n.to_bytes(3, "big") for n in (1, 2, 3, 4)),
            s("main-attachment"),
            s("version"),
            b"\xd1" + b"".join(n.to_bytes(3, "big") for n in (5, 6)),
            s("1.0"),
            s("representations"),
            b"\xa1" + (7).to_bytes(3, "big"),
            b"\xd2" + b"".join(n.to_bytes(3, "big") for n in (8, 9, 10, 11)),
            s("text"),
            s("type-identifier"),
            s("x"),
            s("public.plain-text"),
        ],
        osize=5,
        rsize=3,
    ),
    doc(),
    flags="wide-references",
)
G.valid(
    "layout.gaps-and-unused-objects-are-passed-over",
    "5.1.5",
    bval(b"\x09", b"\x7f", b"\xd1\xff\xff", pad=b"\xff\xff", lead=b"\xff"),
    val("true"),
    flags="unused-object-read objects-in-order",
)
G.valid(
    "layout.objects-may-overlap",
    "5.1.5",
    bval(b"\xa1\x10", b"\x52\x51A", offsets=lambda starts, table: starts[:9] + [starts[16] + 1] + starts[10:]),
    doc('"user-info":{"A":["QA"]}'),
    flags="objects-in-order",
)
for id, data, finding, clause, flag in [
    ("header-of-another-version-is-refused", b"bplist15" + GOOD[8:], "binary.header ", "5.1.1", "binary-version"),
    ("header-is-compared-whole", b"bplist0a" + GOOD[8:], "binary.header ", "5.1.1", "binary-version-digit"),
    ("byte-after-the-trailer-is-refused", GOOD + b"\0", "binary.trailer ", "5.1.3", "trailer-position"),
    ("byte-of-the-trailer-is-missing", GOOD[:-1], "binary.trailer ", "5.1.3", "trailer-position"),
    ("trailer-is-missing", GOOD[:40], "binary.trailer ", "5.1.3", "trailer-position"),
    ("byte-before-the-trailer-is-refused", GOOD[:-32] + b"\0" + GOOD[-32:], "binary.trailer ", "5.1.2", "trailer-position"),
    ("offset-size-0-is-refused", GOOD[:-26] + b"\0" + GOOD[-25:], "binary.trailer ", "5.1.3", "trailer-sizes"),
    ("reference-size-9-is-refused", GOOD[:-25] + b"\x09" + GOOD[-24:], "binary.trailer ", "5.1.3", "trailer-sizes"),
    ("reference-size-0-is-refused", GOOD[:-25] + b"\0" + GOOD[-24:], "binary.trailer ", "5.1.3", "trailer-sizes"),
    ("top-object-is-one-of-them", bval(b"\x09", top=16), "binary.trailer ", "5.1.3", "trailer-top"),
    ("top-object-of-64-bits-is-none", bval(b"\x09", top=2**64 - 1), "binary.trailer ", "5.1.3", "trailer-top"),
    ("there-is-an-object", bval(b"\x09", count=0), "binary.trailer ", "5.1.3", "trailer-count"),
    ("count-fits-the-input", bval(b"\x09", count=2**61 + 16), "binary.trailer ", "5.1.3", "trailer-count"),
    ("count-leaves-no-byte-over", bval(b"\x09", b"\x09", count=16), "binary.trailer ", "5.1.3", "trailer-count"),
    ("offset-table-is-not-in-the-header", bval(b"\x09", table=8), "binary.trailer ", "5.1.3", "offset-table-unchecked"),
    ("offset-table-is-not-in-the-trailer", bval(b"\x09", table=len(GOOD)), "binary.trailer ", "5.1.3", "offset-table-unchecked"),
]:
    G.invalid("layout." + id, clause, data, finding, flags=flag)
G.notes["offset-table-unchecked"] = {
    "bug": "does not check the position of the offset table",
    "effect": "a read beyond the input, or bytes of objects as offsets",
}
for id, offsets, flag in [
    ("offset-in-the-header-is-refused", lambda a, t: a[:10] + [7] + a[11:], "offset-unchecked"),
    ("offset-in-the-table-is-refused", lambda a, t: a[:10] + [t] + a[11:], "offset-unchecked"),
]:
    G.invalid("layout." + id, "5.1.4", bval(b"\x09", offsets=offsets), "binary.offset ", flags=flag)
G.invalid(
    "layout.offset-of-an-unused-object-is-checked",
    "5.1.4",
    bval(b"\x09", b"\x09", offsets=lambda a, t: a[:16] + [255]),
    "binary.offset ",
    flags="offset-of-unused-unchecked",
)

# Numbers

good(
    "numbers.integers-of-every-width",
    "5.2.1",
    [
        bytes.fromhex(h)
        for h in [
            "1001",
            "10ff",
            "110001",
            "11ffff",
            "12ffffffff",
            "13ffffffffffffffff",
            "130000000000000001",
            "137fffffffffffffff",
            "138000000000000000",
            "14" + "00" * 15 + "01",
            "140000000000000000ffffffffffffffff",
            "14ffffffffffffffff8000000000000000",
        ]
    ],
    '1,255,1,65535,4294967295,-1,1,{"$integer":"9223372036854775807"},{"$integer":"-9223372036854775808"},1,{"$integer":"18446744073709551615"},{"$integer":"-9223372036854775808"}',
    flags="integer-width integer-16-bytes integer-as-double",
    also="5.2.3 6.3.1",
)
good(
    "numbers.reals-of-both-widths",
    "5.2.4",
    [
        bytes.fromhex(h)
        for h in ["234012000000000000", "223fc00000", "223dcccccd", "2200000001", "230000000000000001", "237fefffffffffffff", "234340000000000000"]
    ],
    "4.5,1.5,0.10000000149011612,1.401298464324817e-45,5e-324,1.7976931348623157e+308,9007199254740992",
    flags="real-single decimal-rounded",
    also="5.2.1",
)
good(
    "numbers.integral-reals-are-integers",
    "6.3.4",
    [bytes.fromhex(h) for h in ["233ff0000000000000", "223f800000", "238000000000000000", "2280000000", "23c33fffffffffffff"]],
    "1,1,0,0,-9007199254740991",
    flags="real-integral minus-zero",
    also="6.3.5",
)
for id, value, finding, clause, flag in [
    ("infinity-is-an-overflow", b"\x23\x7f\xf0" + bytes(6), "number.overflow", "5.2.4", "real-not-finite"),
    ("nan-is-an-overflow", b"\x22\x7f\xc0\x00\x00", "number.overflow", "5.2.4", "real-not-finite"),
    ("integer-2-64-is-refused", b"\x14" + (2**64).to_bytes(16, "big"), "binary.integer", "5.2.3", "integer-16-range"),
    ("integer-below-minus-2-63-is-refused", b"\x14" + (-(2**63) - 1).to_bytes(16, "big", signed=True), "binary.integer", "5.2.3", "integer-16-range"),
]:
    bad("numbers." + id, clause, value, f"{finding} {V}", flags=flag)

# Strings, data, lengths

good(
    "strings.both-forms",
    "5.2.8",
    [
        bytes.fromhex(h)
        for h in ["50", "60", "5341422f", "517f", "5101", "5100", "64006300610066" + "00e9", "62d83dde00", "62006100e9", "61fffe", "61feff"]
    ],
    '"","","AB/","\x7f","\\u0001","\\u0000","caf\u00e9","\U0001f600","a\u00e9","\ufffe","\ufeff"',
    flags="utf16-byte-order utf16-length beyond-bmp-lost",
    also="5.2.7 5.2.1",
)
good(
    "strings.ascii-may-be-in-utf-16",
    "5.2.8",
    [bytes.fromhex("610041"), b"\xd1\x12\x0e", bytes.fromhex("6200610062")],
    '"A",{"ab":"x"},"ab"',
    flags="ascii-as-utf16-refused",
)
G.valid(
    "strings.member-names-may-be-in-utf-16",
    "5.2.8",
    bplist(
        [
            b"\xd2\x01\x02\x03\x04",
            b"\x6f\x10\x0f" + "main-attachment".encode("utf-16-be"),
            b"\x67" + "version".encode("utf-16-be"),
            b"\xd1\x05\x06",
            s("1.0"),
            s("representations"),
            b"\xa1\x07",
            b"\xd2\x08\x09\x0a\x0b",
            s("text"),
            s("type-identifier"),
            s("x"),
            s("public.plain-text"),
        ]
    ),
    doc(),
    flags="ascii-as-utf16-refused",
)
good(
    "lengths.every-form",
    "5.2.2",
    [
        bytes.fromhex(h)
        for h in ["5f1003414243", "5f110003414243", "5f1200000003414243", "5f130000000000000003414243", "4f100141", "6f10010041", "af1000", "df1000"]
    ]
    + [b"\x5e" + b"a" * 14, b"\x5f\x10\x0f" + b"a" * 15],
    '"ABC","ABC","ABC","ABC",{"$data":"QQ=="},"A",[],{},"aaaaaaaaaaaaaa","aaaaaaaaaaaaaaa"',
    flags="length-forms",
)
good(
    "data.are-the-bytes",
    "5.2.6",
    [bytes.fromhex("40"), bytes.fromhex("424142"), b"\x44\x00\xff\x80\x0a"],
    '{"$data":""},{"$data":"QUI="},{"$data":"AP+ACg=="}',
    flags="empty-data-lost base64-as-string",
)
for id, value, finding, clause, flag in [
    ("length-of-16-bytes-is-refused", b"\x5f\x14" + bytes(15) + b"\x01A", "binary.integer", "5.2.3", "length-16-bytes"),
    ("negative-length-is-refused", b"\x5f\x13" + b"\xff" * 8, "binary.integer", "5.2.3", "length-negative"),
    ("length-is-an-integer", b"\x5f\x51A", "binary.integer", "5.2.3", "length-unchecked-kind"),
    ("string-is-longer-than-the-input", b"\x5f\x13\x7f" + b"\xff" * 7, "binary.truncated", "5.2.15", "length-unchecked"),
    ("array-is-longer-than-the-input", b"\xaf\x13\x7f" + b"\xff" * 7, "binary.truncated", "5.2.15", "length-unchecked"),
    ("dictionary-is-longer-than-the-input", b"\xdf\x13\x7f" + b"\xff" * 7, "binary.truncated", "5.2.15", "length-unchecked"),
    ("data-are-longer-than-the-input", b"\x4f\x13\x7f" + b"\xff" * 7, "binary.truncated", "5.2.15", "length-unchecked"),
    ("utf-16-doubles-the-length", b"\x6f\x13\x7f" + b"\xff" * 7, "binary.truncated", "5.2.15", "length-unchecked"),
    ("length-that-wraps-when-doubled", b"\x6f\x13\x40" + b"\x00" * 6 + b"\x01\0A", "binary.truncated", "5.2.15", "length-wraps"),
]:
    bad("lengths." + id, clause, value, f"{finding} {V}", flags=flag, also="5.2.2" if clause == "5.2.3" else "")
G.notes |= {
    "length-unchecked-kind": {"bug": "does not check that a length is an integer", "effect": "bytes of text are read as a length"},
    "length-wraps": {"bug": "multiplies a length without a check for overflow", "effect": "a check passes, and a read goes beyond the input"},
}
G.invalid(
    "lengths.object-ends-before-the-offset-table",
    "5.2.15",
    GOOD.replace(b"\x5f\x10\x11public", b"\x5f\x10\x12public"),
    "binary.truncated " + R0 + "/type-identifier",
    flags="object-truncated",
)
for id, value, more in [
    ("elements-of-an-array-stand-before-the-offset-table", b"\xa1\x10", b"\xa2\x0e"),
    ("keys-of-a-dictionary-stand-before-the-offset-table", b"\xa1\x10", b"\xd1"),
    ("values-of-a-dictionary-stand-before-the-offset-table", b"\xa1\x10", b"\xd1\x09"),
]:
    bad("lengths." + id, "5.2.15", value, f"binary.truncated {V}/0", more, flags="references-truncated")
G.notes["references-truncated"] = {"bug": "takes bytes of the offset table for references", "effect": "an array has elements that the writer did not put there"}
bad("strings.ascii-has-no-high-byte", "5.2.7", b"\x51\xe9", f"binary.string {V}", flags="ascii-high-byte")
bad("strings.half-a-pair-is-refused", "5.2.8", b"\x61\xd8\x3d", f"binary.string {V}", flags="utf16-in-binary-surrogate")
bad("strings.reversed-pair-is-refused", "5.2.8", b"\x62\xde\x00\xd8\x3d", f"binary.string {V}", flags="utf16-in-binary-reversed")

# Dates

good(
    "dates.count-from-2001",
    "5.2.5",
    [b"\x33" + double(x) for x in [0, -0.5, 816829323, 816829323.25, -63113904000, 252423993599, -978307200]],
    ",".join(
        '{"$date":"%s"}' % t
        for t in [
            "2001-01-01T00:00:00Z",
            "2000-12-31T23:59:59.500Z",
            "2026-11-20T01:02:03Z",
            "2026-11-20T01:02:03.250Z",
            "0001-01-01T00:00:00Z",
            "9999-12-31T23:59:59Z",
            "1970-01-01T00:00:00Z",
        ]
    ),
    flags="date-epoch date-milliseconds-lost",
)
# 0.0625 s and 0.1875 s are exactly between two milliseconds; 0.0005 s is a little more than half of one, and 1000 times it, as a double, is exactly half.
good(
    "dates.round-to-milliseconds",
    "5.2.5",
    [b"\x33" + double(x) for x in [0.0625, 0.1875, -0.0625, 0.0014, 816829323.9996]],
    ",".join(
        '{"$date":"%s"}' % t
        for t in [
            "2001-01-01T00:00:00.062Z",
            "2001-01-01T00:00:00.188Z",
            "2000-12-31T23:59:59.938Z",
            "2001-01-01T00:00:00.001Z",
            "2026-11-20T01:02:04Z",
        ]
    ),
    flags="date-rounding",
)
good("dates.round-their-exact-value", "5.2.5", [b"\x33" + double(0.0005)], '{"$date":"2001-01-01T00:00:00.001Z"}', flags="date-product-rounded")
for id, value, flag in [
    ("before-year-1", double(-63113904001), "date-range"),
    ("after-year-9999", double(252423993600), "date-range"),
    ("rounded-to-year-10000", double(252423993599.9999), "date-range"),
    ("infinite", double(float("inf")), "date-not-finite"),
    ("no-number", b"\x7f\xf8" + bytes(6), "date-not-finite"),
]:
    bad(f"dates.{id}-is-refused", "5.2.5", b"\x33" + value, f"binary.date {V}", flags=flag)

# Objects

for marker, name in [
    ("0c", "url"),
    ("0d", "url-with-base"),
    ("0e", "uuid"),
    ("0f", "fill"),
    ("15", "integer-of-32-bytes"),
    ("20", "real-of-1-byte"),
    ("21", "real-of-2-bytes"),
    ("24", "real-of-16-bytes"),
    ("32", "date-of-4-bytes"),
    ("70", "utf-8-string"),
    ("b0", "ordered-set"),
    ("c0", "set"),
    ("f0", "other"),
]:
    bad(f"objects.{name}-is-refused", "5.2.1", bytes.fromhex(marker) + bytes(32), f"binary.object {V}", flags="marker-taken")
bad("objects.null-is-found", "6.7.1", b"\x00", f"value.null {V}", flags="binary-null-kept")
bad("objects.uid-is-refused", "5.2.14", b"\x80\x01", f"value.uid {V}", flags="binary-uid-accepted")
bad("objects.dictionary-with-uid-is-refused", "7.2.5", b"\xd1\x10\x0e", f"value.uid {V}", s("CF$UID"), flags="plist-uid-accepted")
G.valid(
    "objects.may-be-shared",
    "5.2.13",
    bval(b"\xa3\x10\x10\x11", b"\xd1\x09\x0e", b"\xa2\x10\x10"),
    val('[{"v":"x"},{"v":"x"},[{"v":"x"},{"v":"x"}]]'),
    flags="shared-as-cycle shared-lost",
    also="5.2.12",
)
good("objects.array-keeps-order", "5.2.9", [b"\x10\x03", b"\x10\x01", b"\x10\x02"], "3,1,2", flags="array-sorted")
bad("objects.integer-is-no-key", "5.2.10", b"\xd1\x10\x10", f"binary.key {V}", b"\x10\x07", flags="key-not-string")
bad("objects.null-is-no-key", "5.2.10", b"\xd1\x10\x09", f"binary.key {V}", b"\x00", flags="key-not-string")
bad("objects.array-is-no-key", "5.2.10", b"\xd1\x10\x09", f"binary.key {V}", b"\xa0", flags="key-not-string")
bad("objects.what-is-none-is-no-key", "5.2.10", b"\xd1\x10\x09", f"binary.key {V}", b"\x0d", flags="key-not-string")
bad("objects.dictionary-is-no-key-of-itself", "5.2.10", b"\xd1\x0a\x09", f"binary.key {V}", flags="key-as-cycle", also="5.2.12")
bad("objects.array-around-it-is-no-key", "5.2.10", b"\xa1\x10", f"binary.key {V}/0", b"\xd1\x0a\x09", flags="key-as-cycle", also="5.2.12")
G.notes["key-as-cycle"] = {"bug": "reports a cycle where a key is not a string", "effect": "findings differ between programs"}
bad("objects.keys-are-unique", "6.2.3", b"\xd2\x09\x09\x0e\x0e", f"value.duplicate-key {V}/v", flags="plist-duplicate-key")
bad(
    "objects.keys-are-unique-in-both-forms",
    "6.2.3",
    b"\xd2\x09\x10\x0e\x0e",
    f"value.duplicate-key {V}/v",
    b"\x61\x00v",
    flags="plist-duplicate-key ascii-as-utf16-refused",
)
bad("objects.reference-is-below-the-count", "5.2.11", b"\xa1\x10", f"binary.reference {V}", flags="reference-unchecked")
bad(
    "objects.reference-of-a-member-is-at-the-dictionary",
    "21.4.4",
    b"\xd2\x09\x0c\x0e\x10",
    f"binary.reference {V}",
    flags="reference-pointer",
)
G.notes["reference-pointer"] = {"bug": "points at the object of a reference", "effect": "a pointer leads to nothing"}
bad("objects.reference-of-a-key-is-checked", "5.2.11", b"\xd1\xff\x09", f"binary.reference {V}", flags="reference-unchecked")
bad("objects.array-does-not-hold-itself", "5.2.12", b"\xa1\x0a", f"binary.cycle {V}", flags="cycle")
bad(
    "objects.dictionary-does-not-hold-itself-through-others",
    "5.2.12",
    b"\xa1\x10",
    f"binary.cycle {V}/0",
    b"\xd1\x09\x0a",
    flags="cycle-of-several",
)
bad("objects.document-does-not-hold-itself", "5.2.12", b"\xa2\x09\x00", f"binary.cycle {V}", flags="cycle-of-several", also="21.4.4")

# Tags

for id, tag, text, out in [
    ("data", "$data", "QQ==", '{"$data":"QQ=="}'),
    ("date-with-fraction", "$date", "2026-11-20T01:02:03.250Z", '{"$date":"2026-11-20T01:02:03.250Z"}'),
    ("string", "$string", "AQ==", '"\\u0001"'),
    ("great-integer", "$integer", "18446744073709551615", '{"$integer":"18446744073709551615"}'),
]:
    G.invalid(
        f"tags.{id}-is-needless",
        "7.1.4",
        bval(b"\xd1\x10\x11", s(tag), s(text)),
        f"tag.needless {V}",
        val(out),
        flags="tag-needless-in-plist tag-unread-in-plist",
    )
G.valid(
    "tags.url-is-read", "7.1.4", bval(b"\xd1\x10\x11", s("$url"), s("a:b")), val('{"$url":"a:b"}'), flags="binary-tags-unread tag-unread-in-plist"
)
G.valid(
    "tags.escape-is-removed", "7.2.2", bval(b"\xd1\x10\x0e", s("$$data")), val('{"$data":"x"}'.replace("$", "$$")), flags="tag-unescaped-in-plist"
)
G.invalid(
    "tags.unknown-one-is-kept",
    "7.1.6",
    bval(b"\xd1\x10\x11", s("$point"), b"\xa1\x0e"),
    f"tag.unknown {V}",
    val('{"$point":["x"]}'),
    flags="tag-as-dictionary",
)
G.invalid("document.is-a-dictionary", "2.1.1", bplist([b"\xa0"]), "document.not-dictionary ", flags="array-accepted")
