"""Documents of growing size (24.1.2): each is asked in a tenth of its size, and then whole."""

from __future__ import annotations

import base64
import struct
from typing import Any, Callable

from .documents import DTD, MAIN, REP, VERSION, XMAIN, s
from .making import Group

NOTES = """
    scale-keys | looks for each key among all keys before it | a payload of a megabyte takes a minute
    scale-pointers | creates the text of a pointer for each value that it reads | reading a payload of a megabyte takes a minute
    scale-members | looks for each member, overlay, type or path among all before it | a payload of a megabyte takes a minute
    scale-text | copies text for each part that it adds | a payload of a megabyte takes a minute
    scale-findings | counts the lines anew for each finding, or looks for each finding among all before it | a hostile payload takes a minute
    notices-cut-short | stops before 1,000 notices | a deceit passes behind others
    scale-writing | copies what it has written for each value | an editor takes a minute to save
    scale-mapping | looks for each key among all before it in a mapping | a person waits for a share sheet
"""

G = Group("scale", "Time that grows with the input", "24", NOTES)

Parts = list[dict[str, Any]]
VALUES = 60_000
"""Below the limit of 100,000 values (10.1.1), with the values around them."""


def piece(data: str | bytes, times: int = 1) -> Parts:
    """A repeated part; `#####` in it is the number of the copy."""
    raw = data if isinstance(data, bytes) else data.encode()
    numbered = {"digits": 5} if b"#####" in raw else {}
    return [{"base64": base64.b64encode(raw.replace(b"#####", b"#")).decode(), "times": times, **numbered}]


def numbers(first: int, step: int, width: int, times: int) -> Parts:
    """Numbers of `width` bytes, each greater than the previous by the step."""
    return [{"first": first, "step": step, "bytes": width, "times": times}]


def counted(formula: str, count: int) -> dict[str, Any]:
    """The answer to `count` repetitions: its outcome, and numbers such as `text:87+6n`.

    Without user info, the document of these vectors has 7 values, and 77 bytes of text.
    """
    outcome, *numbers = formula.split()
    found: dict[str, Any] = {"outcome": outcome}
    for number in numbers:
        name, terms = number.split(":")
        found[name] = sum(int(term[:-1] or 1) * count if term[-1] == "n" else int(term) for term in terms.split("+"))
    return found


def grows(id: str, make: Callable[[int], Parts], count: int, operation: str, flag: str, answer: str, encoding: str = "json", **more: Any) -> None:
    """A vector of `count` rows, and of a tenth as many; the formula of the answer is worked out by hand."""
    answers = counted(answer, count), counted(answer, 100)
    G.scale(id, encoding, operation, make(count), make(count // 10), make(100), *answers, flags=flag, **more)


def between(head: str, row: str, tail: str) -> Callable[[int], Parts]:
    """A document of a repeated row between a head and a tail."""
    return lambda count: piece(head) + piece(row, count) + piece(tail)


def document(head: str, row: str, tail: str) -> Callable[[int], Parts]:
    """A document in JSON with a member of repeated rows."""
    return between("{" + MAIN + "," + VERSION + "," + head, row, tail + "}")


def xml(row: str, head: str = "<string>", tail: str = "</string>") -> Callable[[int], Parts]:
    """A document in XML with a free value of repeated rows."""
    start = DTD + "<plist><dict>" + XMAIN + "<key>user-info</key><dict><key>v</key>" + head
    return between(start, row, tail + "</dict><key>version</key><string>1.0</string></dict></plist>")


KEYS = document('"user-info":{', '"k#####":1,', '"z":1}')
grows("keys.of-a-dictionary", KEYS, VALUES, "decode", "scale-keys", "meaning values:9+n text:87+6n", also="6.2.3")
grows("keys.of-a-dictionary-written-back", KEYS, VALUES, "write-back", "scale-writing", "payload values:9+n text:87+6n", also="21.3.1")
for encoding in ("xml", "binary"):
    grows("keys.of-a-dictionary-converted-to-" + encoding, KEYS, VALUES, "convert", "scale-writing", "payload values:9+n text:87+6n", to=encoding, also="9.1.3")
grows("keys.of-a-dictionary-in-xml", xml("<key>k#####</key><true/>", "<dict>", "</dict>"), VALUES, "decode", "scale-keys", "meaning values:9+n text:87+6n", "xml", also="6.2.3")


def binary_keys(count: int) -> Parts:
    """A dictionary of `count` keys in binary: its objects, its keys, the references and the offsets of all."""
    fixed = [s("main-attachment"), s("user-info"), s("version"), b"\xd1" + refs(5, 6), s("representations"), b"\xa1" + refs(7), b"\xd2" + refs(8, 9, 10, 11)]
    fixed += [s("text"), s("type-identifier"), s("x"), s("public.plain-text"), s("1.0")]
    objects = [b"\xd3" + refs(1, 2, 3, 4, 13, 12), *fixed]
    starts, at = [], 8
    for one in objects:
        starts.append(at)
        at += len(one)
    head = b"bplist00" + b"".join(objects)
    length = b"\xdf\x12" + count.to_bytes(4, "big")
    keys = at + len(length) + 8 * count
    table = keys + 7 * count
    parts = piece(head + length) + numbers(14, 1, 4, count) + numbers(11, 0, 4, count) + piece(b"\x56k#####", count)
    parts += piece(b"".join(start.to_bytes(4, "big") for start in [*starts, at])) + numbers(keys, 7, 4, count)
    total = len(starts) + 1 + count
    return parts + piece(bytes(6) + b"\x04\x04" + total.to_bytes(8, "big") + bytes(8) + table.to_bytes(8, "big"))


def refs(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "big") for number in numbers)


LONG_KEY = [("{" + MAIN + "," + VERSION + ',"user-info":{"', '":[', "1,", "1]}}"), (DTD + "<plist><dict>" + XMAIN + "<key>user-info</key><dict><key>", "</key><array>", "<true/>", "<true/></array></dict><key>version</key><string>1.0</string></dict></plist>")]


def below_a_long_key(head: str, middle: str, row: str, tail: str) -> Callable[[int], Parts]:
    """An array below a key that grows as the array does."""
    return lambda count: piece(head) + piece("a" * 16, count) + piece(middle) + piece(row, count) + piece(tail)


for encoding, parts in zip(("json", "xml"), LONG_KEY):
    for operation, outcome in (("decode", "meaning"), ("write-back", "payload")):
        grows(f"keys.long-one-above-values-in-{encoding}-{operation}", below_a_long_key(*parts), VALUES, operation, "scale-pointers", outcome + " values:10+n text:86+16n", encoding, also="21.4.1")
grows("keys.of-a-dictionary-in-binary", binary_keys, VALUES, "decode", "scale-keys", "meaning values:8+n text:86+23n", "binary", also="6.2.3")



def binary_list(elements: Callable[[int], Parts], width: Callable[[int], int], is_shared: bool, lead: int = 0) -> Callable[[int], Parts]:
    """A list in binary: its elements are objects of one width, or all the same one; each begins after some bytes that belong to none."""

    def make(count: int) -> Parts:
        fixed = [s("main-attachment"), s("user-info"), s("version"), b"\xd1" + refs(5, 6), s("representations"), b"\xa1" + refs(7), b"\xd2" + refs(8, 9, 10, 11)]
        fixed += [s("text"), s("type-identifier"), s("x"), s("public.plain-text"), s("1.0"), b"\xd1" + refs(10, 14)]
        objects = [b"\xd3" + refs(1, 2, 3, 4, 13, 12), *fixed]
        starts = [8 + sum(map(len, objects[:n])) for n in range(len(objects) + 1)]
        own, first = 1 if is_shared else count, starts[-1] + 6 + 4 * count
        parts = piece(b"bplist00" + b"".join(objects) + b"\xaf\x12" + count.to_bytes(4, "big")) + numbers(15, 0 if is_shared else 1, 4, count)
        parts += elements(count) + piece(bytes(3) + b"".join(start.to_bytes(4, "big") for start in starts)) + numbers(first + lead, width(count), 4, own)
        table = (first + own * width(count) + 3).to_bytes(8, "big")
        return parts + piece(bytes(6) + b"\x04\x04" + (len(starts) + own).to_bytes(8, "big") + bytes(8) + table)

    return make


SECOND = int.from_bytes(b"\x33" + struct.pack(">d", 500_000_000)[:5], "big")
"""A date in binary but for its last three bytes, which are the first three of the next row (5.1.5); one more is a second later."""
DATES = binary_list(lambda count: numbers(SECOND, 1, 8, count), lambda _: 8, is_shared=False, lead=2)
REALS = document('"user-info":{"v":[', "1#####.5,", "0.5]}")
grows("members.reals-converted-to-binary", REALS, VALUES, "convert", "scale-writing", "payload values:10+n text:87", to="binary", also="9.4.1")
grows("texts.white-space-before-a-number", xml(" ", "<integer>", "1</integer>"), VALUES * 10, "decode", "scale-text", "meaning values:9 text:87", "xml", also="4.2.6")
grows("members.dates-written-back", DATES, VALUES, "write-back", "scale-writing", "payload values:9+n text:87", "binary", also="9.4.1")
SHARED = binary_list(lambda count: piece(b"\x6f\x12" + (25 * count).to_bytes(4, "big")) + piece(b"\0\xe9", 25 * count), lambda count: 6 + 50 * count, is_shared=True)
grows("texts.shared-ones-in-binary", SHARED, VALUES // 3, "decode", "scale-text", "refused", "binary", also="10.1.4")

# Members

grows("members.unknown-ones", document("", '"com.example.k#####":1,', '"com.example.z":1'), VALUES, "resolve", "scale-members", "meaning values:8+n text:90+18n", also="11.2.2")
OVERLAYS = document('"activities":{', '"com.example.k#####":{"title":"x"},', '"com.example.z":{"title":"x"}}')
grows("members.overlays", OVERLAYS, VALUES // 2, "resolve", "scale-members", "meaning values:8 text:83", activity="com.example.k00007", also="19.3.1")
BOTH = [('"activities":{"com.example.y":{', '"com.example.k#####":1,', '"com.example.z":1}},'), ("", '"com.example.k#####":1,', '"com.example.z":1')]


def in_both(count: int) -> Parts:
    """A document whose overlay has all its members."""
    parts = piece("{" + MAIN + "," + VERSION + ",")
    for head, row, tail in BOTH:
        parts += piece(head) + piece(row, count) + piece(tail)
    return parts + piece("}")


grows("members.of-an-overlay", in_both, VALUES * 2 // 3, "resolve", "scale-members", "meaning values:8+n text:90+18n", activity="com.example.y", also="19.3.1")
EXCLUDED = document('"excluded-activities":[', '"com.example.k#####",', '"com.example.z"]')
grows("members.excluded-activities", EXCLUDED, VALUES, "decode", "scale-members", "meaning values:9+n text:109+18n", also="19.1.1")
ATTACHMENTS = document('"additional-attachments":[', '{"representations":[' + REP + "]},", '{"representations":[' + REP + "]}]")
grows("members.attachments", ATTACHMENTS, VALUES // 5, "decode", "scale-members", "meaning values:13+5n text:151+52n", also="14.1.1")
FORMS = document('"additional-attachments":[{"representations":[', '{"text":"x","type-identifier":"com.example.' + "a" * 60 + '.k#####"},', REP + "]}]")
grows("members.representations", FORMS, VALUES // 2, "decode", "scale-members", "meaning values:13+3n text:151+99n", also="14.3.5")
FILE = '{"representations":[{"file":{"byte-count":1,"path":"attachments/%s"},"type-identifier":"public.data"}]}'
FILES = document('"additional-attachments":[', FILE % ("a" * 80 + "#####") + ",", FILE % "z" + "]")
grows("members.files", FILES, VALUES // 5, "decode", "scale-members", "meaning values:15+7n text:171+156n", folder=True, also="14.6.2")
grows("members.attributes-of-the-root", between("<plist ", 'k#####="" ', "><true/></plist>"), VALUES, "decode", "scale-members", "refused", "xml", also="4.2.2")

# Texts and findings

RUNS = document('"content-text":[', '{"text":"a"},{"bold":true,"text":"b"},', '{"text":"c"}]')
grows("texts.runs", RUNS, VALUES // 5, "decode", "scale-text", "meaning values:10+5n text:94+14n", also="15.1.4")
grows("texts.equal-runs", document('"content-text":[', '{"text":"' + "a" * 160 + '"},', '{"text":"a"}]'), VALUES // 2, "resolve", "scale-text", "meaning values:10 text:94+160n", also="15.1.4")
grows("texts.escapes", document('"title":"', "\\u0061", '"'), VALUES * 2, "decode", "scale-text", "meaning values:8 text:82+n", also="3.1.4")
for name, row, bytes_of_text in [("cdata-sections", "<![CDATA[aaa]]>", 3), ("comments", "<!-- -->", 0), ("references", "&amp;", 1)]:
    grows("texts." + name + "-in-xml", xml(row), VALUES * 2, "decode", "scale-text", f"meaning values:9 text:87+{bytes_of_text}n", "xml", also="4.1.8")
grows("texts.comments-before-the-root", between("", "<!---->", DTD + "<plist><dict>" + XMAIN + "<key>version</key><string>1.0</string></dict></plist>"), VALUES * 8, "decode", "scale-text", "meaning values:7 text:77", "xml", also="4.1.8")
grows("texts.lines-of-data", xml("AAAA\n", "<data>", "</data>"), VALUES * 2, "decode", "scale-text", "meaning values:9 text:87", "xml", also="4.2.9")
grows("texts.open-isolates", between("{" + MAIN + "," + VERSION + ',"title":"', "\u2066a\u2069", '"}'), VALUES, "notices", "scale-text", "notices notices:0", also="24.2.4")
# A checker may stop after 1,000 notices (24.2.2).
grows("texts.with-notices", document('"tags":[', '"\\t",', '"a"]'), 1_000, "notices", "notices-cut-short", "notices notices:n", also="24.2.2")
grows("findings.on-lines", document('"tags":[', "1,\n", '"a"]'), VALUES, "decode", "scale-findings", "refused", also="21.4.6")
LATE = "{" + MAIN + "," + VERSION


def late_findings(count: int) -> Parts:
    """Line feeds and then findings, at most 1,000 (21.1.8). A reader that counts lines from the start for each finding takes seconds."""
    return piece(LATE) + piece("\n", count) + piece(',"tags":[') + piece("1,", max(1, count // 6_000)) + piece('"a"]}')


grows("findings.after-many-lines", late_findings, VALUES * 100, "decode", "scale-findings", "refused", also="21.4.6")
grows("findings.set-aside", document('"tags":[', "1,", '"a"]'), VALUES, "write-back", "scale-findings", "payload values:9+n text:82", also="21.3.1")

# Mappings

PARAMETERS = document('"parameters":{"com.example.a":{', '"k#####":1,', '"z":1}}')
grows("mappings.parameters", PARAMETERS, VALUES, "user-info", "scale-mapping", "user-info values:2+n text:15+20n losses:0", activity=None, also="23.2.2")
SPACES = document('"parameters":{', '"com.example.k#####":{"a":1},', '"com.example.z":{"a":1}}')
grows("mappings.namespaces", SPACES, VALUES // 2, "user-info", "scale-mapping", "user-info values:2+n text:15+20n losses:0", activity=None, also="23.3.6")
MOVED = document('"user-info":{', '"com.tumblr.tumblr.k#####":1,', '"z":1}')
grows("mappings.moved-keys", MOVED, VALUES, "user-info", "scale-mapping", "user-info values:2+n text:1+24n losses:n", activity=None, also="23.3.6")
FIELDS = document('"parameters":{"org.ietf.mailto":{', '"x-k#####":"v",', '"z":"v"}}')
grows("mappings.fields-of-mail", FIELDS, VALUES // 2, "map", "scale-mapping", "meaning values:2 text:21+11n losses:0", activity=None, receiver="mailto", also="38.1.2")
WRONG = document('"tags":[', "1,", '"a"]')
grows("mappings.findings", WRONG, VALUES, "map", "scale-mapping", "meaning values:4 text:51 losses:1", activity=None, receiver="android", also="35.1.1")
STREAM = '{"representations":[{"data":{"$data":""},"type-identifier":"public.png"}]}'
STREAMS = document('"additional-attachments":[', STREAM + ",", STREAM + "]")
grows("mappings.streams", STREAMS, VALUES // 5, "map", "scale-mapping", "meaning values:10+5n text:122+56n losses:0", activity=None, receiver="android", also="36.1.1")
