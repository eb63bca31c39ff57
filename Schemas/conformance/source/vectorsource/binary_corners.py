"""Binary property lists: numbers whose first bit is set, in each form, and every kind of object where a key or a value is expected."""

from __future__ import annotations

from . import binary
from .documents import V, bplist, bval, doc, s, val
from .locations import VALUE

G = binary.G
G.note("""
    length-signed | reads lengths of 1, 2 or 4 bytes with a sign | a payload that is valid is refused, or programs name a fault differently
    reference-signed | reads references and offsets with a sign | a payload that is valid is refused, or a read beyond the table
    trailer-signed | reads the numbers of the trailer with a sign | a read beyond the input
    key-of-any-kind | takes objects of some other kind for keys, or reports what they break themselves | readers disagree on what is wrong
    pointer-of-a-key | gives an error in a key the pointer of a member | a pointer leads to nothing
    marker-by-its-kind | reads an object that is not accepted before it refuses it | readers disagree on what is wrong
""")

# Lengths

FORMS = {"data": 0x4F, "ascii": 0x5F, "utf-16": 0x6F, "array": 0xAF, "dictionary": 0xDF}
for name, marker in FORMS.items():
    for width in (1, 2, 4):
        code = bytes([marker, 0x10 + width.bit_length() - 1])
        for id, number in [("every-bit-set", 256**width - 1), ("the-first-bit-set", 256**width // 2)]:
            data = bval(code + number.to_bytes(width, "big"))
            G.invalid(f"lengths.of-{name}-of-{width}-bytes-with-{id}", "5.2.15", data, f"binary.truncated {V} @{VALUE}", flags="length-signed", also="5.2.2 21.4.7")
    for id, number in [("nearly-every-bit-set", 2**64 - 2), ("the-first-bit-set", 2**63)]:
        data = bval(bytes([marker, 0x13]) + number.to_bytes(8, "big"))
        G.invalid(f"lengths.of-{name}-of-8-bytes-with-{id}", "5.2.3", data, f"binary.integer {V} @{VALUE + 1}", flags="length-negative", also="5.2.2 21.4.7")
    for wrong in (0x14, 0x08, 0x22 if name == "data" else 0x33):
        data = bval(bytes([marker, wrong]) + bytes(16))
        G.invalid(f"lengths.of-{name}-of-an-object-{wrong:02x}", "5.2.3", data, f"binary.integer {V} @{VALUE + 1}", flags="length-16-bytes", also="5.2.2 21.4.7")
for count, code in [(128, "10"), (255, "10"), (0x8001, "11")]:
    length = bytes.fromhex(code) + count.to_bytes(1 if code == "10" else 2, "big")
    text = "a" * count
    for name, value in [("data", b"\x4f" + length + b"A" * count), ("ascii", b"\x5f" + length + text.encode()), ("utf-16", b"\x6f" + length + ("\u00e9" * count).encode("utf-16-be")), ("array", b"\xaf" + length + b"\x0e" * count)]:
        G.valid(f"lengths.of-{count}-in-{name}", "5.2.2", bval(value, osize=4), flags="length-signed")
KEYS = [b"\x52" + bytes([0x61 + n // 26, 0x61 + n % 26]) for n in range(200)]
G.valid("lengths.of-200-in-dictionary", "5.2.2", bval(b"\xdf\x10\xc8" + bytes(range(16, 216)) + b"\x0e" * 200, *KEYS, osize=2), flags="length-signed", also="5.2.10")

# References and offsets: object 200 of one byte, an object at 40,000 of two, and all that is beyond

FILL = [b"\x09"] * 184
G.valid("references.of-one-byte-beyond-127", "5.2.11", bval(b"\xa3\x10\xc7\xc8", *FILL, b"\x51b", osize=2), val('[true,true,"b"]'), flags="reference-signed")
FAR = bval(b"\xa2\x10\x11", b"\x4f\x12\x00\x00\xa0\x00" + bytes(40_960), b"\x51b", osize=2)
G.valid("offsets.of-two-bytes-beyond-32767", "5.1.4", FAR, flags="reference-signed")
G.valid("offsets.of-one-byte-beyond-127", "5.1.4", bval(b"\xa2\x10\x11", s("a" * 100), b"\x51b"), flags="reference-signed")
for width in (1, 2, 4, 8):
    top = 1 << (8 * width - 1)
    for id, number in [("every-bit-set", 2 * top - 1), ("the-first-bit-set", top)]:
        refs = lambda *numbers: b"".join(n.to_bytes(width, "big") for n in numbers)  # noqa: E731
        for place, objects, pointer, at in [
            ("key", [b"\xd1" + refs(number, 2), s("a"), b"\x09"], "", 9), ("value", [b"\xd1" + refs(1, number), s("a"), b"\x09"], "", 9 + width),
            ("element", [b"\xd1" + refs(1, 2), s("a"), b"\xa2" + refs(3, number), b"\x09"], "/a", 8 + 1 + 2 * width + 2 + 1 + width),
        ]:  # fmt: skip
            G.invalid(f"references.of-a-{place}-of-{width}-bytes-with-{id}", "5.2.11", bplist(objects, rsize=width), f"binary.reference {pointer} @{at}", flags="reference-signed")
        data = bval(b"\x09", osize=width, offsets=lambda starts, _: [*starts[:-1], number])
        if number == 128:  # is an offset in the object table
            continue
        G.invalid(f"offsets.of-{width}-bytes-with-{id}", "5.1.4", data, f"binary.offset  @{len(data) - 32 - width}", flags="reference-signed")
TRAILER = len(bval(b"\x09")) - 32
for id, number in [("every-bit-set", 2**64 - 1), ("the-first-bit-set", 2**63), ("the-bit-31-set", 2**31)]:
    for name, at in [("top", 16), ("count", 24), ("table", 24)]:
        G.invalid(f"trailer.{name}-with-{id}", "5.1.3", bval(b"\x09", **{name: number}), f"binary.trailer  @{TRAILER + at}", flags="trailer-signed", also="21.4.7")
for id, at in [("offset-size", 6), ("reference-size", 7)]:
    for size in (128, 129, 132, 255):
        raw = bytearray(bval(b"\x09"))
        raw[TRAILER + at] = size
        G.invalid(f"trailer.{id}-{size}", "5.1.3", bytes(raw), f"binary.trailer  @{TRAILER + at}", flags="trailer-signed", also="21.4.7")

# Each kind of object as the only key and as the last of several

KINDS = {
    "null": "00", "false": "08", "true": "09", "integer": "1001", "integer-of-8-bytes": "13ffffffffffffffff", "integer-beyond-64-bits": "14" + "ff" * 8 + "00" * 8, "real": "223fc00000", "infinite-real": "237ff0000000000000", "date": "330000000000000000",
    "infinite-date": "337ff0000000000000", "data": "4161", "long-data": "4f10ff", "array": "a0", "array-of-nothing": "a1ff", "dictionary": "d0", "dictionary-of-nothing": "d1ffff", "uid": "8001", "url": "0c", "url-with-base": "0d", "uuid": "0e", "fill": "0f", "utf-8": "71ff",
    "ordered-set": "b0", "set": "c0", "set-of-nothing": "cfff", "unknown-9": "90", "unknown-e": "e0", "unknown-f": "ff", "integer-of-32-bytes": "15", "real-of-2-bytes": "21", "date-of-4-bytes": "32",
}  # fmt: skip
for name, code in KINDS.items():
    value = bytes.fromhex(code)
    data = bval(b"\xd1\x10\x0e", value)
    G.invalid(f"keys.{name}-as-the-only-one", "5.2.10", data, f"binary.key {V} @{data[-33]}", flags="key-of-any-kind", also="21.4.7")
    data = bval(b"\xd3\x09\x0c\x10\x0e\x0e\x0e", value)
    G.invalid(f"keys.{name}-as-the-last", "5.2.10", data, f"binary.key {V} @{data[-33]}", flags="key-of-any-kind", also="21.4.7")
    if name in ("url", "url-with-base", "uuid", "fill", "utf-8", "ordered-set", "set", "set-of-nothing", "unknown-9", "unknown-e", "unknown-f", "integer-of-32-bytes", "real-of-2-bytes", "date-of-4-bytes"):
        for place, holder, pointer in [("an-array", b"\xa2\x0e\x10", "/1"), ("a-dictionary", b"\xd1\x09\x10", "/v")]:
            data = bval(holder, value, s("$data"))
            at = data.index(value + s("$data"))
            G.invalid(f"objects.{name}-in-{place}", "5.2.1", data, f"binary.object {V}{pointer} @{at}", flags="marker-by-its-kind", also="21.4.7")
data = bval(b"\xd2\x09\x0a\x0e\x0e")
G.invalid("keys.dictionary-itself-as-the-last", "5.2.10", data, f"binary.key {V} @{VALUE}", flags="key-of-any-kind", also="5.2.12")

# Half a pair at the end of a string, before bytes that would complete it
for name, behind in [("a-dictionary", "dd"), ("another-dictionary", "de"), ("the-last-unit", "dfff")]:
    data = bval(b"\xd1\x09\x10", bytes.fromhex("61d83d"), bytes.fromhex(behind))
    at = data.index(b"\x61\xd8\x3d") + 1
    G.invalid(f"strings.half-a-pair-before-{name}", "5.2.8", data, f"binary.string {V}/v @{at}", flags="utf16-in-binary-surrogate", also="21.4.7")

# Errors in a key have the pointer of its dictionary

for name, code, finding, behind in [
    ("byte-beyond-ascii", "5361c362", "string", 2), ("half-a-pair", "61d800", "string", 1), ("second-half", "620061dc00", "string", 3), ("halves-in-reverse", "62dc00d800", "string", 1), ("cut-text", "5f10ff", "truncated", 0), ("cut-text-in-utf-16", "6f117fff", "truncated", 0),
    ("length-that-is-a-string", "5f5161", "integer", 1), ("negative-length", "5f13ffffffffffffffff", "integer", 1), ("length-of-16-bytes", "6f1400", "integer", 1),
]:  # fmt: skip
    value = bytes.fromhex(code)
    for place, holder, pointer in [("as-the-only-one", b"\xd1\x10\x0e", V), ("as-the-first", b"\xd2\x10\x09\x0e\x0e", V), ("as-the-last", b"\xd3\x09\x0c\x10\x0e\x0e\x0e", V), ("in-a-tag", b"\xd1\x11\x12", V + "/$x"), ("in-an-array", b"\xa2\x0e\x12", V + "/1")]:
        data = bval(holder, value, s("$x"), b"\xd1\x10\x0e")
        at = data.index(value + s("$x")) + behind
        G.invalid(f"keys.{name}-{place}", {"string": "5.2.8", "truncated": "5.2.15", "integer": "5.2.3"}[finding], data, f"binary.{finding} {pointer} @{at}", flags="pointer-of-a-key", also="21.4.4 21.4.7")
