"""Repetitions that are far apart, among many others and in each place, allowed repetitions, and texts that only look equal."""

from __future__ import annotations

from . import activities, attachments, binary, files, item, text, values, xml
from .documents import MAIN, R0, REP, V, VERSION, act, before, bval, doc, reps, runs, s, val, xval

NOTES = {
    values.G: """
        repeated-key-far-apart | looks for a key only among some of the keys before it | two programs see two different payloads
        repeated-key-of-a-place | looks for a repeated key only in some dictionaries | two programs see two different payloads
        alike-by-hash | takes two texts whose hash is equal for one | a payload that is valid is refused, or a value is lost
        alike-by-beginning | compares only the beginning of texts, or their characters before NUL | a payload that is valid is refused, or a value is lost
    """,
    attachments.G: "repeated-type-far-apart | looks for a type identifier only among some of those before it | readers disagree on what is delivered",
    files.G: """
        repeated-path-far-apart | looks for a path only among some of those before it | two files of an item are one
        repeated-path-order | compares the positions of paths as text, or keys in another order | readers name another place
        repeated-path-in-another-case | compares paths without case | one breach is two findings
    """,
    xml.G: "repeated-attribute-far-apart | looks for an attribute only among some of those before it | other readers refuse the payload",
    item.G: "repetition-dropped | removes what occurs again, though it may | what a sender wrote is lost",
}
for group, lines in NOTES.items():
    group.note(lines)

# Keys, first and last of many, and among the last of many


def numbered(count: int, row: str, separator: str = ",") -> list[str]:
    """Rows in which `#` is the number of the row."""
    return [row.replace("#", f"{n:04}") for n in range(count)]


for count in (1, 8, 16, 100, 1_000):
    more = numbered(count, '"k#":0')
    data = val("{" + ",".join(['"d":0', *more, '"d":1']) + "}")
    values.G.invalid(f"keys.are-unique-around-{count}", "6.2.3", data, f"value.duplicate-key {V}/d @{data.rindex(chr(34) + 'd')}", flags="repeated-key-far-apart")
    data = val("{" + ",".join([*more, '"d":0', '"e":0', '"d":1']) + "}")
    values.G.invalid(f"keys.are-unique-after-{count}", "6.2.3", data, f"value.duplicate-key {V}/d @{data.rindex(chr(34) + 'd')}", flags="repeated-key-far-apart")
for count in (1, 8, 16, 100):
    more = numbered(count, "<key>k#</key><true/>")
    data = xval("<dict>" + "".join(["<key>d</key><true/>", *more, "<key>d</key><true/>"]) + "</dict>")
    xml.G.invalid(f"keys.are-unique-around-{count}", "6.2.3", data, f"value.duplicate-key {V}/d @{data.rindex('<key>d')}", flags="repeated-key-far-apart")
    data = xval("<dict>" + "".join([*more, "<key>d</key><true/><key>e</key><true/><key>d</key><true/>"]) + "</dict>")
    xml.G.invalid(f"keys.are-unique-after-{count}", "6.2.3", data, f"value.duplicate-key {V}/d @{data.rindex('<key>d')}", flags="repeated-key-far-apart")
    others = [s(f"k{n:04}") for n in range(count)]
    for id, keys, objects in [
        ("around", [16, *range(18, 18 + count), 17], [s("d"), b"\x61\0d", *others]),
        ("after", [*range(19, 19 + count), 16, 17, 18], [s("d"), s("e"), b"\x61\0d", *others]),
        ("around-the-same-object-and", [16, *range(17, 17 + count), 16], [s("d"), *others]),
    ]:
        data = bval(b"\xdf\x10" + bytes([len(keys), *keys]) + b"\x0e" * len(keys), *objects, osize=2)
        later = objects[-1 - count] if id != "around-the-same-object-and" else s("d")
        binary.G.invalid(f"keys.are-unique-{id}-{count}", "6.2.3", data, f"value.duplicate-key {V}/d @{data.index(later + objects[-count])}", flags="repeated-key-far-apart", also="5.2.13" if "same" in id else "5.2.8")

# Keys of each place that the item has

for id, data, pointer in [
    ("the-document", '{"title":"a",' + MAIN + ',"tags":["a"],"user-info":{"a":1},' + VERSION + ',"title":"b"}', "/title"),
    ("an-attachment", before('"additional-attachments":[{"suggested-name":"a","representations":[' + REP + '],"suggested-name":"a"}]'), "/additional-attachments/0/suggested-name"),
    ("a-representation", reps('{"text":"a","type-identifier":"a.b","com.example.k":1,"text":"a"}'), R0 + "/text"),
    ("a-representation-of-unknown-kind", reps(REP, '{"com.example.k":1,"type-identifier":"a.b","com.example.k":1}'), "/main-attachment/representations/1/com.example.k"),
    ("a-file", reps(REP, '{"file":{"byte-count":1,"path":"attachments/a","byte-count":1},"type-identifier":"a.b"}'), "/main-attachment/representations/1/file/byte-count"),
    ("a-thumbnail", doc('"thumbnail":{"url":"a:b","type-identifier":"public.url","url":"a:b"}'), "/thumbnail/url"),
    ("a-run", runs('{"bold":true,"text":"a","bold":true}'), "/content-text/0/bold"),
    ("a-referrer", doc('"referrer":{"app-name":"a","web-url":"a:b","app-name":"a"}'), "/referrer/app-name"),
    ("activities", before('"activities":{"a.b":{"title":"x"},"a.c":{"title":"x"},"a.b":{"title":"x"}}'), "/activities/a.b"),
    ("an-overlay", act('{"title":"x","tags":[],"title":"x"}'), "/activities/com.example.x/title"),
    ("parameters", doc('"parameters":{"a.b":{"c":1},"a.c":{"c":1},"a.b":{"c":1}}'), "/parameters/a.b"),
    ("a-namespace", doc('"parameters":{"a.b":{"c":1,"d":1,"c":1}}'), "/parameters/a.b/c"),
    ("user-info", doc('"user-info":{"a":1,"b":1,"a":1}'), "/user-info/a"),
    ("a-kept-tag", val('{"$x":{"a":1,"b":1,"a":1}}'), V + "/$x/a"),
    ("an-unknown-member", doc('"com.example.k":{"a":1,"b":1,"a":1}'), "/com.example.k/a"),
    ("a-property-list", reps('{"property-list":{"a":1,"b":1,"a":1},"type-identifier":"a.b"}'), R0 + "/property-list/a"),
    ("what-is-set-aside", doc('"title":{"a":1,"b":1,"a":1}'), "/title/a"),
]:
    values.G.invalid("keys.are-unique-in-" + id, "6.2.3", data, "value.duplicate-key " + pointer, flags="repeated-key-of-a-place", folder="file" in id)

# Type identifiers of one attachment

for count in (1, 8, 20, 100):
    more = numbered(count, '{"text":"x","type-identifier":"a.k#"}')
    faulty = '{"text":"y","type-identifier":"A.B"}'
    first = '{"text":"x","type-identifier":"a.b"}'
    for id, rows in [("around", [first, *more, faulty]), ("after", [*more, first, '{"text":"x","type-identifier":"a.e"}', faulty])]:
        at = f"/main-attachment/representations/{len(rows) - 1}/type-identifier"
        attachments.G.invalid(f"types.occur-once-{id}-{count}", "14.3.5", reps(*rows), "representation.duplicate-type " + at, reps(*rows[:-1]), flags="repeated-type-far-apart")
THREE = [f'{{"text":"x","type-identifier":"{one}"}}' for one in ("a.b", "a.c", "a.b", "a.c", "a.d", "a.b")]
for id, data, at in [
    ("an-additional-attachment", before('"additional-attachments":[{"representations":[%s]}]' % ",".join(THREE)), "/additional-attachments/0"),
    ("an-attachment-of-an-overlay", act('{"additional-attachments":[{"representations":[%s]}]}' % ",".join(THREE)), "/activities/com.example.x/additional-attachments/0"),
    ("a-main-attachment-of-an-overlay", act('{"main-attachment":{"representations":[%s]}}' % ",".join(THREE)), "/activities/com.example.x/main-attachment"),
]:
    found = [f"representation.duplicate-type {at}/representations/{n}/type-identifier" for n in (2, 3, 5)]
    attachments.G.invalid("types.occur-once-in-" + id, "14.3.5", data, found, flags="repeated-type-far-apart")

# Paths


def file(path: str, type: str = "a.b") -> str:
    """A representation that is a file."""
    return '{"file":{"byte-count":1,"path":"attachments/%s"},"type-identifier":"%s"}' % (path, type)


def other(path: str) -> str:
    """An attachment that is a file."""
    return '{"representations":[' + file(path) + "]}"


for count in (1, 8, 20, 100):
    more = numbered(count, file("k#", "a.k#"))
    for id, rows in [("around", [file("x", "a.x"), *more, file("x", "a.y")]), ("after", [*more, file("x", "a.x"), file("e", "a.e"), file("x", "a.y")])]:
        files.G.invalid(f"paths.occur-once-{id}-{count}", "14.6.2", reps(*rows), f"file.path /main-attachment/representations/{len(rows) - 1}/file/path", flags="repeated-path-far-apart", folder=True)
MANY = ["x", "y", "x", "z", "y", "x"]
ADDED = "/additional-attachments"
WHERE = [f"file.path {ADDED}/{n}/representations/0/file/path" for n in range(12)]
files.G.invalid("paths.occur-once-in-several-attachments", "14.6.2", before('"additional-attachments":[%s]' % ",".join(map(other, MANY))), [WHERE[n] for n in (2, 4, 5)], flags="repeated-path-far-apart", folder=True)
files.G.invalid("paths.faulty-ones-that-occur-again-far-apart", "14.6.2", before('"additional-attachments":[%s]' % ",".join(map(other, ["X", "y", "X", "z", "X"]))), [WHERE[n] for n in (0, 2, 4)], flags="repeated-path-far-apart", folder=True)
EVERYWHERE = (
    '{"activities":{"a.b":{"thumbnail":%s},"a.c":{"additional-attachments":[%s],"main-attachment":%s}},"additional-attachments":[%s],"main-attachment":%s,"thumbnail":%s,%s}'
    % (file("x"), other("y"), other("z"), other("x"), other("y"), file("z"), VERSION)
)
FOUND = [WHERE[0], f"file.path {R0}/file/path", "file.path /thumbnail/file/path"]
files.G.invalid("paths.occur-once-in-every-place", "14.6.2", EVERYWHERE, FOUND, flags="repeated-path-far-apart", folder=True, also="21.4.4")
TEN = ["a", "b", "x", "c", "d", "e", "f", "g", "h", "i", "x"]
files.G.invalid("paths.tenth-one-is-later-than-the-second", "21.4.4", before('"additional-attachments":[%s]' % ",".join(map(other, TEN))), WHERE[10], flags="repeated-path-order", folder=True, also="14.6.2")
OVERLAYS = before('"activities":{"a.b":{"thumbnail":%s},"a.B":{"thumbnail":%s},"a-b.c":{"thumbnail":%s}}' % (file("x"), file("x"), file("x")))
FOUND = [f"file.path /activities/{one}/thumbnail/file/path" for one in ("a.B", "a.b")]
files.G.invalid("paths.later-one-is-that-of-the-later-key", "21.4.4", OVERLAYS, FOUND, flags="repeated-path-order", folder=True, also="14.6.2")
CASES = before('"additional-attachments":[%s]' % ",".join(map(other, ["A", "\u00e9", "e\u0301", "K", "\u212a", "a", "e", "k"])))
files.G.invalid("paths.in-another-case-or-form-are-others", "14.6.2", CASES, WHERE[:5], flags="repeated-path-in-another-case", folder=True, also="6.2.2")

# Attributes of the root in XML

for count in (1, 8, 20, 100):
    for id, names in [("around", ["d", *numbered(count, "k#"), "d"]), ("after", [*numbered(count, "k#"), "d", "e", "d"])]:
        data = "<plist " + " ".join(f'{name}=""' for name in names) + "><dict/></plist>"
        xml.G.invalid(f"elements.attribute-occurs-once-{id}-{count}", "4.1.1", data, "xml.syntax  @:1", flags="repeated-attribute-far-apart", also="4.2.2")

# Allowed repetitions

LISTS = '"activities":{"a.b":{"tags":["x","y","x","x"]}},"additional-attachments":[{"representations":[%s]},{"representations":[%s]},{"representations":[%s]}],"content-text":[{"text":"a"},{"bold":true,"text":"a"},{"text":"a"}],"excluded-activities":["a.b","a.c","a.b","a.b"]'
AGAIN = "{" + LISTS % (REP, REP, REP) + "," + MAIN + ',"parameters":{"a.b":{"c":1},"a.c":{"c":1}},"tags":["x","y","x","x"],"user-info":{"a":["x","y","x",1,1],"c":1},' + VERSION + "}"
item.G.valid("repetitions.of-what-may-occur-again", "13.2.4", AGAIN, AGAIN, flags="repetition-dropped", also="14.3.5 16.2.1 19.1.1")
item.G.resolve("repetitions.are-delivered", "13.2.4", AGAIN, "a.b", AGAIN.replace('"activities":{"a.b":{"tags":["x","y","x","x"]}},', "").replace(',"excluded-activities":["a.b","a.c","a.b","a.b"]', ""), flags="repetition-dropped", also="19.3.1")

# Texts that only look equal: words of one hash (of 32 bits: Java's, CRC, FNV-1, FNV-1a and DJB2), and texts that begin or end alike

WORDS = ["Aa", "BB", "AaAa", "BBBB", "buckeroo", "plumless", "costarring", "liquid", "declinate", "macallums", "altarage", "zinke", "creamwove", "quists", "hetairas", "mentioner"]
LONG = "a" * 300
ALIKE = sorted([*WORDS, LONG + "0", LONG + "1", "0" + LONG, "1" + LONG])
values.G.valid("keys.of-one-hash", "6.2.3", val("{" + ",".join(f'"{one}":1' for one in sorted(WORDS)) + "}"), flags="alike-by-hash", also="6.2.2")
values.G.valid("keys.that-begin-or-end-alike", "6.2.3", val("{" + ",".join(f'"{one}":1' for one in ALIKE if len(one) > 200) + "}"), flags="alike-by-beginning", also="6.2.2")
NULS = val('{"a\\u0000":1,"a\\u0000b":1,"a\\u0000c":1,"a":1}')
values.G.invalid("keys.that-differ-behind-nul", "6.2.3", NULS, [f"key.unsupported {V}/a\0{end}" for end in ("", "b", "c")], flags="alike-by-beginning", also="6.2.2 6.2.4")
SMALL = [one for one in WORDS if one.islower()]
TYPES = [f'{{"text":"x","type-identifier":"com.{one}"}}' for one in [*SMALL, LONG + "0", LONG + "1", "0" + LONG, "1" + LONG]]
attachments.G.valid("types.of-one-hash-or-beginning", "14.3.5", reps(*TYPES), reps(*TYPES), flags="alike-by-hash alike-by-beginning")
PATHS = [*SMALL, "a" * 99 + "0", "a" * 99 + "1", "0" + "a" * 99, "1" + "a" * 99, "a.png", "a.jpg", "a-b", "a_b", "ab", "a.b"]
ROWS = [file(one, f"a.k{n}") for n, one in enumerate(PATHS)]
files.G.valid("paths.of-one-hash-or-beginning", "14.6.2", reps(*ROWS), reps(*ROWS), flags="alike-by-hash alike-by-beginning", folder=True)
NAMES = sorted([*SMALL, LONG + "0", LONG + "1", "0" + LONG, "1" + LONG])
SPACES = doc('"parameters":{' + ",".join(f'"a.{one}":{{"b":1}}' for one in NAMES) + "}")
values.G.valid("keys.namespaces-of-one-hash-or-beginning", "20.1.2", SPACES, SPACES, flags="alike-by-hash alike-by-beginning", also="6.2.3")
ACTIVITIES = before('"activities":{' + ",".join(f'"a.{one}":{{"title":"{one[:9]}{one[-1]}"}}' for one in NAMES) + "}")
activities.G.valid("names.of-one-hash-or-beginning", "19.1.1", ACTIVITIES, ACTIVITIES, flags="alike-by-hash alike-by-beginning", also="6.2.3")
for one in ("liquid", LONG + "1"):
    activities.G.resolve(f"resolution.for-a-name-{'of-one-hash' if one == 'liquid' else 'that-begins-alike'}", "19.3.1", ACTIVITIES, "a." + one, doc(f'"title":"{one[:9]}{one[-1]}"'), flags="alike-by-hash" if one == "liquid" else "alike-by-beginning")
