"""Hostile inputs (section 24): a reader neither crashes nor hangs, and takes no memory beyond its limits."""

from .documents import V, bplist, bval, doc, nested, s, val, xdoc, xval
from .making import Group

NOTES = """
    deep-nesting | reads nested values by recursion without a limit | a small payload overflows the stack
    shared-bomb | reads shared objects again and again without a limit | a few hundred bytes take all time and memory
    billion-laughs | expands entities that multiply | a few hundred bytes take all memory
    external-entity | loads what text names | a payload reads files, or calls a server
    number-of-many-digits | parses a number of any length | a payload takes all time
    prototype-pollution | copies keys of a payload into objects of JavaScript | a payload changes every object of a program
    count-overflow | multiplies counts and sizes without a check for overflow | a check passes, and a read goes beyond the input
    quadratic-text | joins the parts of a string one by one | a payload takes all time
"""

G = Group("security", "Hostile inputs", "24", NOTES)

LEVELS = 100_000


def bomb(id, clause, data, finding, **more):
    G.invalid(id, clause, data, finding, **more)


bomb("nesting.of-100-000-arrays-in-json", "10.1.1", val(nested(LEVELS)), "limit.depth " + V + "/0" * 62, flags="deep-nesting", also="24.1.2 10.1.4")
bomb(
    "nesting.of-100-000-dictionaries-in-json",
    "10.1.1",
    val('{"a":' * LEVELS + "1" + "}" * LEVELS),
    "limit.depth " + V + "/a" * 62,
    flags="deep-nesting",
    also="24.1.2",
)
bomb("nesting.of-100-000-open-arrays", "10.1.1", '{"a":' + "[" * LEVELS, "limit.depth /a" + "/0" * 63, flags="deep-nesting", also="24.1.2")
bomb(
    "nesting.of-100-000-arrays-in-xml",
    "10.1.1",
    xval("<array>" * LEVELS + "</array>" * LEVELS),
    "limit.depth " + V + "/0" * 62,
    flags="deep-nesting",
    also="24.1.2",
)
bomb(
    "nesting.of-100-000-tags",
    "10.1.1",
    val('{"$data":' * LEVELS + '""' + "}" * LEVELS),
    "limit.depth " + V + "/$data" * 62,
    flags="deep-nesting",
    also="24.1.2 10.1.2",
)
bomb(
    "nesting.of-1-500-arrays-in-binary",
    "10.1.1",
    bplist(
        [
            b"\xd3" + b"".join(n.to_bytes(2, "big") for n in (1, 2, 3, 4, 11, 5)),
            s("main-attachment"),
            s("user-info"),
            s("version"),
            b"\xd1\x00\x06\x00\x07",
            s("1.0"),
            s("representations"),
            b"\xa1\x00\x08",
            b"\xd2\x00\x09\x00\x0a\x00\x05\x00\x0c",
            s("text"),
            s("type-identifier"),
            b"\xd1\x00\x0d\x00\x0e",
            s("public.plain-text"),
            s("v"),
        ]
        + [b"\xa1" + (15 + i).to_bytes(2, "big") for i in range(1500)]
        + [b"\xa0"],
        osize=2,
        rsize=2,
    ),
    "limit.depth " + V + "/0" * 62,
    flags="deep-nesting",
    also="24.1.2",
)
LAUGHS = [b"\xaf\x10\x10" + bytes([17 + i]) * 16 for i in range(12)] + [b"\xa0"]
bomb(
    "sharing.of-16-to-the-12-values",
    "10.1.4",
    bval(b"\xa1\x10", *LAUGHS, osize=2),
    "limit.values " + V + "/0/0/0/0/0/0/0/0/1/6/14/2",
    flags="shared-bomb limit-shared-once",
    also="10.1.2 24.1.2",
)
STRINGS = [b"\xaf\x10\x10" + bytes([17 + i]) * 16 for i in range(6)] + [b"\x5f\x11\x10\x00" + b"a" * 4096]
bomb(
    "sharing.of-a-text-that-multiplies",
    "10.1.4",
    bval(b"\xa1\x10", *STRINGS, osize=2),
    "limit.text " + V + "/0/0/0/0/7/15/15",
    flags="shared-bomb",
    also="10.1.2 24.1.2",
)
bomb(
    "sharing.of-a-cycle-that-multiplies", "5.2.12", bval(b"\xa2\x10\x10", b"\xa2\x0a\x0a"), "binary.cycle " + V + "/0", flags="cycle", also="24.1.2"
)
bomb(
    "entities.that-multiply",
    "4.1.7",
    '<!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>'
    + xval("<string>&c;</string>"),
    "xml.doctype ",
    flags="billion-laughs internal-subset",
    also="24.1.2",
)
bomb(
    "entities.of-a-file",
    "4.1.7",
    '<!DOCTYPE plist [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + xval("<string>&a;</string>"),
    "xml.doctype ",
    flags="external-entity internal-subset",
    also="4.1.1 14.2.5",
)
bomb(
    "entities.without-declaration",
    "4.1.6",
    '<!DOCTYPE plist SYSTEM "http://example.com/plist.dtd">' + xval("<string>&copy;</string>"),
    "xml.entity " + V,
    flags="external-entity entity-expanded",
    also="4.1.1",
)
bomb("numbers.of-a-million-digits", "10.1.1", val("1" * 1_000_000), "limit.number " + V, flags="number-of-many-digits", also="24.1.2")
bomb(
    "numbers.of-a-million-digits-in-xml",
    "10.1.1",
    xval("<integer>" + "1" * 1_000_000 + "</integer>"),
    "limit.number " + V,
    flags="number-of-many-digits",
    also="24.1.2",
)
bomb(
    "sizes.product-of-count-and-size-wraps",
    "5.1.3",
    bplist([b"\xd0"], count=2**61, osize=8),
    "binary.trailer ",
    flags="count-overflow trailer-count",
    also="24.1.2",
)
bomb("sizes.offset-table-beyond-64-bits", "5.1.3", bval(b"\x09", table=2**64 - 16), "binary.trailer ", flags="count-overflow", also="24.1.2")
bomb(
    "sizes.offset-of-64-bits",
    "5.1.4",
    bval(b"\x09", osize=8, offsets=lambda a, t: a[:10] + [2**64 - 1] + a[11:]),
    "binary.offset ",
    flags="count-overflow offset-unchecked",
    also="24.1.2",
)
bomb(
    "sizes.dictionary-of-2-63-members",
    "5.2.15",
    bval(b"\xdf\x13\x40" + bytes(7)),
    "binary.truncated " + V,
    flags="count-overflow length-unchecked",
    also="24.1.2",
)
G.valid(
    "keys.of-javascript",
    "24.1.2",
    val('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"__defineGetter__":1}'),
    val('{"__defineGetter__":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    flags="prototype-pollution proto-key key-of-prototype",
    also="6.2.2",
)
G.valid(
    "text.may-hold-anything",
    "24.1.7",
    doc('"title":"\\u202egpj.exe\\u0000\\u001b[31m<script>alert(1)</script>%s\'; DROP TABLE"'),
    doc('"title":"\u202egpj.exe\\u0000\\u001b[31m<script>alert(1)</script>%s\'; DROP TABLE"'),
    flags="text-normalised-value",
    comment="A program that shows a title must be careful; readers and writers do not change it.",
    also="24.1.1 24.1.4",
)
bomb(
    "references.that-make-a-text-of-1-mib-and-more",
    "10.1.3",
    xval("<string>" + "&#x10FFFF;" * 262_145 + "</string>"),
    "limit.string " + V,
    flags="quadratic-text",
    level="MAY",
    comment="A reader may have a greater limit (10.1.1), and then accepts this.",
    also="24.1.2",
)
