"""Equality (6.1.2, 15.1.4): for each kind, values that are nearly equal, and spellings of one value."""

from __future__ import annotations

from . import canonical, text
from .documents import MAIN, act, bplist, runs, s, xdoc
from .making import LONG

NOTES = {
    text.G: """
        runs-alike-data | compares data by their length, or by some of their bytes | runs that differ become one
        runs-alike-dates | compares dates by seconds, or by a time that is cut | runs that differ become one
        runs-alike-reals | compares reals with fewer digits | runs that differ become one
        runs-alike-integers | compares integers by some of their bits, or without their sign | runs that differ become one
        runs-alike-booleans | compares only the kind of booleans | runs that differ become one
        runs-alike-strings | compares strings as a language does, without some characters or cut | runs that differ become one
        runs-alike-urls | compares URLs in a normal form | runs that differ become one
        runs-alike-kinds | compares values of different kinds as text or as numbers | runs that differ become one
        runs-alike-containers | compares arrays and dictionaries by their size, as a set or flattened | runs that differ become one
        runs-alike-names | compares the values of runs without their names | runs that differ become one
        runs-alike-attributes | does not compare some of the attributes | runs that differ become one
        runs-alike-tags | compares only a part of kept tags | runs that differ become one
        runs-equal-values | takes two spellings of a value for different values | readers disagree on what is one run
    """,
    canonical.G: "sharing-of-alike-values | shares an object of a binary list between values that are nearly equal, or not between equal ones | a value changes, or two programs write different bytes",
}
for group, lines in NOTES.items():
    group.note(lines)


def tagged(tag: str, *contents: str) -> list[str]:
    return ['{"$%s":"%s"}' % (tag, content) for content in contents]


# For each kind, values in canonical form. Neighbours are never equal.

EPOCH = "1970-01-01T00:00:00Z"
UNEQUAL = {
    "data": tagged("data", "QQ==", "Qg==", "QUE=", "QUI=", "QkE=", "", "AA==", "AAA=", "gA==", "AAAAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAAAAE=", "AQAAAAAAAAAAAAAAAAAAAAE="),
    "dates": tagged(
        "date", "2026-11-20T01:02:03Z", "2026-11-20T01:02:03.250Z", "2026-11-20T01:02:03.251Z", "2026-11-20T01:02:04Z", "2026-11-21T01:02:04Z", "2026-11-21T13:02:04Z", "2027-11-21T13:02:04Z",
        "1969-12-31T23:59:59Z", "1970-01-01T00:00:01Z", EPOCH, "2106-02-07T06:28:16Z", EPOCH, "1970-02-19T17:02:47.296Z", EPOCH, "1969-12-31T23:59:59.999Z", EPOCH,
        "2000-12-31T23:59:59Z", "2001-01-01T00:00:01Z", "2001-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.998Z", "9999-12-31T23:59:59Z",
    ),
    "reals": [
        "12.1", "12.1000001", "12.100000000000001", "0.1", "0.10000000000000002", "0.30000000000000004", "0.3", "0.5", "-0.5", "1.5", "1", "1.25", "0", "5e-324", "1e-323", "0", "1e-320", "0", "1e-46", "2e-46",
        "3.5e+38", "3.6e+38", "1e+300", "1.0000000000000002e+300", "1.7976931348623157e+308", "-1.7976931348623157e+308", "1.7976931348623155e+308", "9007199254740992", "9007199254740994", "4294967296.5", "0.5",
        "1.0000000000000002", "1", "0.9999999999999999",
    ],
    "integers": [
        "1", "-1", "0", "4294967296", "0", "256", "0", "65536", "0", "16777216", "16777217", "2147483648", "-2147483648", "9007199254740991", "9007199254740990", "-9007199254740991",
        *tagged("integer", "9007199254740993", "9007199254740992", "9223372036854775808", "-9223372036854775808", "9223372036854775807", "18446744073709551615"), "-1", "0", *tagged("integer", "18446744073709551615", "18446744073709551614"),
    ],
    "booleans": ["true", "false", "true"],
    "strings": [
        '"%s"' % one
        for one in [
            "a", "b", "A", "a", " a", "a", "a ", "a", "ab", "a", "", "1", "1.0", "01", "\u00e9", "e\u0301", "e", "\u00df", "ss", "\ufb01", "fi", "\u00c5", "\u212b", "A\u030a", "\uff41", "a", "a\u00ad", "a", "a\u200d", "a", "\ufeffa",
            "a", "a\ufe0f", "a", "a\u034f", "a", "\\u0000", "", "a\\u0000b", "a\\u0000c", "a\\u0000", "a", "co-op", "coop", "\u3042", "\u30a2", "K", "\u212a", "k", "s", "\u017f", "I", "\u0131", "i", "\u0130", "\U0001f600", "\U0001f601",
            "\uff00", "a\\n", "a\\r\\n", "a\\r", "a\u2028", "a" * 99 + "0", "a" * 99 + "1", "0" + "a" * 99, "1" + "a" * 99,
        ]
    ],
    "urls": tagged("url", "http://a", "http://a/", "http://A/", "HTTP://a/", "http://a/?", "http://a/#", "http://a:80/", "http://a/%41", "http://a/A", "http://a/%2f", "http://a/%2F", "http://a/b/../c", "http://a/c", "http://a/c/", "http://a/c/.", "http://b/c/."),
    "kinds": [
        "1", "true", "0", "false", "1", '"1"', "1.5", '"1.5"', "true", '"true"', '"QQ=="', '{"$data":"QQ=="}', '"A"', '"2001-01-01T00:00:00Z"', '{"$date":"2001-01-01T00:00:00Z"}', "0", '""', '{"$data":""}', "[]", "{}", "0", "false", "[]", '""', "{}", "0",
        '{"$date":"1970-01-01T00:00:00Z"}', "0", '{"$date":"1970-01-01T00:00:00.001Z"}', "1", '{"$integer":"9007199254740992"}', "9007199254740992", '{"$integer":"9223372036854775808"}', "9223372036854776000", '{"$integer":"10000000000000000000"}', "10000000000000000000",
        '"a:b"', '{"$url":"a:b"}', '{"$$url":"a:b"}', '["a:b"]', "[1]", "1", '{"a":1}', "[1]", '[["a",1]]', '{"a":1}', "4294967296", '{"$data":"AAAAAQAAAAA="}',
    ],
    "containers": [
        "[1,2]", "[1,3]", "[2,3]", "[1,2,3]", "[1,2]", "[1,2,2]", "[1,1,2]", "[[1],[2]]", "[[1,2]]", "[1,[2]]", "[[1],2]", "[1,2]", "[]", "[[]]", "[{}]", "[]", '{"a":1}', '{"a":1,"b":1}', '{"a":1,"c":1}', '{"a":1,"b":2}', '{"a":2,"b":1}', '{"a":{}}', '{"a":[]}', '{"a":""}',
        "{}", '{"":1}', '{"a":{"b":1}}', '{"b":{"a":1}}', '{"a":1,"b":{}}', '{"A":1}', '{"a":1}', '{"e\u0301":1}', '{"\u00e9":1}', '{"a":[1,{"b":[2,{"c":3}]}]}', '{"a":[1,{"b":[2,{"c":4}]}]}', "[" * 30 + "1" + "]" * 30, "[" * 30 + "2" + "]" * 30, "[" * 31 + "2" + "]" * 31,
        "[%s,1]" % ",".join(["0"] * 60), "[%s,2]" % ",".join(["0"] * 60), "[1,%s]" % ",".join(["0"] * 60), '{"Aa":1}', '{"BB":1}',
    ],
}  # fmt: skip


def with_values(name: str, values: list[str]) -> str:
    """Content text whose runs differ in one attribute."""
    return runs(*('{"%s":%s,"text":"%s"}' % (name, value, "ab"[n % 2]) for n, value in enumerate(values)))


def unequal(id: str, flag: str, data: str, also: str = "6.1.2") -> None:
    """Runs that strict reading accepts, and that lenient reading does not join."""
    text.G.valid("runs.unequal-" + id, "15.1.4", data, data if len(data) < LONG else None, flags=flag, also=also)
    if "-in-" not in id:
        text.G.resolve("runs.apart-" + id, "15.1.4", data, None, data, flags=flag, also=also)


for kind, values in UNEQUAL.items():
    unequal(kind, "runs-alike-" + kind, with_values("com.example.x", values))
    if kind not in ("strings", "kinds", "containers", "urls"):
        unequal(kind + "-in-containers", "runs-alike-" + kind, with_values("com.example.x", [('[{"a":[0,{"b":%s}],"c":0}]') % value for value in values]))
FEW = {"data": 3, "dates": 3, "reals": 3, "integers": 4, "strings": 4, "kinds": 6}
KEPT = ['{"$x":%s}' % value for kind, count in FEW.items() for value in UNEQUAL[kind][:count]] + ['{"$y":"1"}', '{"$y":["1"]}', '{"$y":{"$z":1}}', '{"$y":{"$w":1}}', '{"$y":{"$$w":1}}', '{"$data":1}', '{"$date":1}']
FOUND = [f"tag.{'unknown' if one[3] in 'xy' else 'malformed'} /content-text/{n}/com.example.x" for n, one in enumerate(KEPT)]
FOUND += [f"tag.unknown /content-text/{n}/com.example.x/$y" for n, one in enumerate(KEPT) if "$z" in one or '"$w' in one]
DATA = with_values("com.example.x", KEPT)
text.G.invalid("runs.unequal-kept-tags", "15.1.4", DATA, FOUND, DATA, flags="runs-alike-tags", also="7.1.8")

# Names of attributes, and the attributes that the format defines

FLAGS = ("bold", "code", "italic", "strikethrough", "underline")


def of(*members: str) -> str:
    """Content text of runs with these members."""
    return runs(*("{" + ("" if not one else one + ("" if one.endswith(",") else ",")) + '"text":"ab"}' for one in members))


unequal("flags", "runs-alike-names", runs(*(('{"%s":true,"text":"a"}' if one < "text" else '{"text":"a","%s":true}') % one for one in FLAGS)))
unequal("names-of-one-value", "runs-alike-names", of('"com.example.a":1', '"com.example.b":1', '"com.example.A":1', '"com.example.\u00e9":1', '"com.example.e\u0301":1', '"com.exampl":1', '"com.example":1', '"bold":true', '"com.example.bold":true'), also="6.2.2")
unequal("names-that-change-places", "runs-alike-names", of('"com.example.a":1,"com.example.b":2', '"com.example.a":2,"com.example.b":1', '"com.example.a":1', '"com.example.a":1,"com.example.b":1', '"com.example.b":1', "", '"com.example.b":1'))
unequal("colors-of-letters-and-ground", "runs-alike-names", of('"background-color":"#FFFFFF"', '"foreground-color":"#FFFFFF"', '"font-name":"#FFFFFF"', '"com.example.x":"#FFFFFF"', '"background-color":"#000000","foreground-color":"#FFFFFF"', '"background-color":"#FFFFFF","foreground-color":"#000000"'))
NEWER = '{"content-text":[{"blink":1,"text":"a"},{"blank":1,"text":"a"},{"text":"a"},{"blank":true,"text":"a"}],' + MAIN + ',"version":"1.1"}'
text.G.valid("runs.unequal-names-of-a-newer-version", "15.1.4", NEWER, NEWER, flags="runs-alike-names", also="12.1.2")
DATA = of('"$x":1', '"$y":1', "", '"blink":1', '"blank":1')
FOUND = [f"member.{id} /content-text/{n}/{name}" for n, id, name in [(0, "reserved", "$x"), (1, "reserved", "$y"), (3, "unknown", "blink"), (4, "unknown", "blank")]]
text.G.invalid("runs.unequal-names-that-have-findings", "15.1.4", DATA, FOUND, DATA, flags="runs-alike-names", also="12.1.3")
for name, values in [
    ("background-color", ['"#FFFF00"', '"#FFFF01"', '"#FFFF0080"', '"#FFFF0081"', '"#00FFFF80"']), ("foreground-color", ['"#FFFF00"', '"#FFFF01"', '"#FFFF0080"', '"#FFFF0081"', '"#00FFFF80"']),
    ("font-name", ['"Menlo"', '"menlo"', '"Menlo "', '"M\u00e9nlo"', '"Me\u0301nlo"']), ("font-size", ["12.1", "12.1000001", "12.100000000000001", "12", "12.5", "13", "1e-46", "2e-46", "5e-324", "9007199254740991", "9007199254740990", "3.5e+38", "3.6e+38"]),
    ("link", ['"http://a"', '"http://a/"', '"http://A/"', '"HTTP://a/"', '"http://a/%2f"', '"http://a/%2F"', '"http://a/#"']),
]:  # fmt: skip
    unequal(f"by-their-{name}", "runs-alike-attributes", with_values(name, values), also="15.2.1")
OVERLAY = with_values("com.example.x", ["12.1", "12.1000001", '{"$data":"QQ=="}', '{"$data":"Qg=="}', '{"$date":"2026-11-20T01:02:03Z"}', '{"$date":"2026-11-20T01:02:03.250Z"}'])
INNER = OVERLAY[1 : OVERLAY.index(',"main-attachment"')]
text.G.valid("runs.unequal-in-an-overlay", "15.1.4", act("{" + INNER + "}"), act("{" + INNER + "}"), flags="runs-alike-reals runs-alike-data runs-alike-dates", also="19.2.1")

# Two spellings of each value: every second run is equal to the one before

SPELLINGS = {
    "reals": [("0.1", "1e-1"), ("12.5", "12.50"), ("0.1", "0.1000000000000000055511151231257827"), ("5e-324", "4e-324"), ("1e300", "10E+299")],
    "integers": [("0", "-0"), ("1", "1.0"), ("100", "1e2"), ("0", "1e-400"), ("9007199254740991", "9007199254740991.0"), *[(one, one) for one in tagged("integer", "18446744073709551615", "-9223372036854775808")]],
    "strings": [('"a"', '"\\u0061"'), ('"\U0001f600"', '"\\ud83d\\ude00"'), ('"/"', '"\\/"'), ('"\\n"', '"\\u000a"'), ('""', '""')],
    "data-dates-and-urls": [(one, one) for one in [*tagged("data", "QQ==", ""), *tagged("date", "2026-11-20T01:02:03Z", "2026-11-20T01:02:03.250Z", "0001-01-01T00:00:00Z"), *tagged("url", "http://a/", "http://A/")]],
    "booleans-and-containers": [("true", "true"), ("false", "false"), ("[]", "[ ]"), ("{}", "{ }"), ("[1,[2,{}]]", "[1.0, [2, { }]]"), ('{"a":1,"b":{"c":[],"d":0}}', '{"b":{"d":-0,"c":[]},"\\u0061":1}'), ('{"$$x":1}', '{"\\u0024$x":1.0}')],
}  # fmt: skip
for kind, pairs in SPELLINGS.items():
    data = with_values("com.example.x", [spelling for pair in pairs for spelling in pair])
    found = [f"text.equal-runs /content-text/{n}" for n in range(1, 2 * len(pairs), 2)]
    text.G.invalid("runs.equal-" + kind, "15.1.4", data, found, flags="runs-equal-values", also="6.1.2")


def in_xml(*values: str) -> str:
    """Content text in XML whose runs differ in one attribute."""
    return xdoc("<key>content-text</key><array>" + "".join(f"<dict><key>com.example.x</key>{value}<key>text</key><string>a</string></dict>" for value in values) + "</array>")


SAME = [("<integer>1</integer>", "<real>1.0</real>"), ("<integer>16</integer>", "<integer>0x10</integer>"), ("<real>.5</real>", "<real>5e-1</real>"), ("<integer>0</integer>", "<real>-0</real>"), ("<string>a&amp;</string>", "<string><![CDATA[a&]]></string>"),
        ("<data>QUI=</data>", "<data>Q U\nI=</data>"), ("<date>2001-01-01T00:00:00Z</date>", "<date> 2001-01-01T00:00:00Z\n</date>"), ("<array/>", "<array></array>"), ("<true/>", "<true></true>"), ("<dict/>", "<dict> </dict>")]  # fmt: skip
data = in_xml(*(one for pair in SAME for one in pair))
text.G.invalid("runs.equal-in-xml", "15.1.4", data, [f"text.equal-runs /content-text/{n}" for n in range(1, 2 * len(SAME), 2)], flags="runs-equal-values", also="6.1.2")
NEAR = ["<integer>1</integer>", "<true/>", "<string>1</string>", "<real>12.1</real>", "<real>12.1000001</real>", "<data>QQ==</data>", "<data>Qg==</data>", "<date>2001-01-01T00:00:00Z</date>", "<date>2001-01-01T00:00:01Z</date>", "<integer>-1</integer>",
        "<integer>18446744073709551615</integer>", "<string/>", "<data/>", "<array/>", "<dict/>"]  # fmt: skip
text.G.valid("runs.unequal-in-xml", "15.1.4", in_xml(*NEAR), flags="runs-alike-kinds", also="6.1.2")


def in_binary(*values: bytes) -> bytes:
    """Content text in binary whose runs differ in one attribute."""
    count = len(values)
    head = [b"\xd3\x01\x02\x03\x04\x05\x06", s("content-text"), s("main-attachment"), s("version"), b"\xaf\x10" + bytes([count, *range(14, 14 + count)]), b"\xd1\x07\x08", s("1.0"), s("representations"),
            b"\xa1\x09", b"\xd2\x0a\x0b\x0c\x0d", s("text"), s("type-identifier"), s("x"), s("public.plain-text")]  # fmt: skip
    name = 14 + 2 * count
    return bplist([*head, *(b"\xd2" + bytes([name, 10, 14 + count + n, 12]) for n in range(count)), *values, s("com.example.x")], osize=2)


def hexadecimal(*texts: str) -> list[bytes]:
    return [bytes.fromhex(one) for one in texts]


ALL = hexadecimal("1001", "130000000000000001", "5161", "610061", "233ff8000000000000", "223fc00000", "10ff", "1100ff", "09", "09", "4141", "4f100141", "3341dcd65000000000", "3341dcd65000000000", "a0", "af1000", "d0", "df1000", "1000", "238000000000000000")
text.G.invalid("runs.equal-in-binary", "15.1.4", in_binary(*ALL), [f"text.equal-runs /content-text/{n}" for n in range(1, len(ALL), 2)], flags="runs-equal-values", also="6.1.2")
DIFFERENT = hexadecimal("1001", "09", "1000", "08", "5161", "4161", "4162", "610161", "5161", "234028333333333333", "2340283333368e3187", "3341dcd65000000000", "3341dcd65000100000", "2341dcd65000000000", "3341dcd65000000000", "13ffffffffffffffff",
                        "140000000000000000ffffffffffffffff", "10ff", "13ffffffffffffff01", "223fc00000", "a0", "d0", "40", "50")  # fmt: skip
text.G.valid("runs.unequal-in-binary", "15.1.4", in_binary(*DIFFERENT), flags="runs-alike-kinds", also="6.1.2")

# Objects of binary lists (9.4.3): equal scalars share one, and those that are nearly equal do not

for id, values, objects in [
    ("reals", ["12.1", "12.1000001", "12.1", "-12.1"], ["23 4028333333333333", "23 40283333368e3187", "23 c028333333333333"]),
    ("dates", tagged("date", "2001-01-01T00:00:00Z", "2001-01-01T00:00:00.250Z", "2001-01-01T00:00:00Z", "2001-01-01T00:00:01Z"), ["33 0000000000000000", "33 3fd0000000000000", "33 3ff0000000000000"]),
    ("strings", ['"b"', '"B"', '"b"', '"b "'], ["51 62", "51 42", "52 6220"]),
    ("great-numbers", ["9007199254740992", '{"$integer":"9007199254740992"}', "9007199254740992", "0"], ["23 4340000000000000", "13 0020000000000000", "10 00"]),
    ("signs", ["1", "-1", "1", '{"$integer":"18446744073709551615"}'], ["10 01", "13 ffffffffffffffff", "14 0000000000000000ffffffffffffffff"]),
    ("composed-letters", ['"\u00e9"', '"e\u0301"', '"\u00e9"', '"e"', '"\u00c9"'], ["61 00e9", "62 00650301", "51 65", "61 00c9"]),
]:  # fmt: skip
    raw = hexadecimal(*objects)
    canonical.convert(f"binary.nearly-equal-{id}-are-two-objects", "9.4.3", '{"a":[%s]}' % ",".join(values), "binary", bplist([b"\xd1\x01\x02", b"\x51a", b"\xa4\x03\x04\x03\x05" if len(raw) == 3 else b"\xa5\x03\x04\x03\x05\x06", *raw]), flags="sharing-of-alike-values")
canonical.convert(
    "binary.text-of-a-url-is-shared", "9.4.3", '{"a":["a:b",{"$url":"a:b"},{"$url":"a:b"}]}', "binary",
    bplist([b"\xd1\x01\x02", b"\x51a", b"\xa3\x03\x04\x06", b"\x53a:b", b"\xd1\x05\x03", b"\x54$url", b"\xd1\x05\x03"]), flags="sharing-of-alike-values",
)  # fmt: skip
canonical.convert("binary.key-of-a-kept-tag-is-shared", "9.4.3", '{"a":["$x",{"$x":"a"}]}', "binary", bplist([b"\xd1\x01\x02", b"\x51a", b"\xa2\x03\x04", b"\x52$x", b"\xd1\x03\x01"]), flags="sharing-of-alike-values")
