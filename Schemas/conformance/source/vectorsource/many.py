"""More than 1,000 findings (21.1.8): a program may stop reporting them, and nothing else."""

from __future__ import annotations

from . import conversion, reading, scale
from .documents import MAIN, REP, V, VERSION, before, bplist, bval, doc, s, val, xdoc, xval
from .making import as_input
from .scale import VALUES, between, document, grows, piece

NOTES = {
    conversion.G: "convert-after-many | looks for what forbids a conversion among the first thousand findings, or names none of it | a null reaches a program, or a refusal has no reason",
    reading.G: """
        outcome-after-many | sets aside only what the first thousand findings name | a faulty value reaches a program
        ending-after-many | names no error after a thousand findings | a refusal has no reason
    """,
    scale.G: """
        scale-pointers-of-findings | gives the pointers of a thousand findings without a bound | a hostile payload of a megabyte takes a gigabyte
        scale-pointers-of-members | creates the text of a pointer for each member, or for each value that it sets aside | reading a payload of a megabyte takes a minute
        nulls-after-many | leaves out only the first thousand nulls | a null reaches a program
    """,
}
for group, lines in NOTES.items():
    group.note(lines)

COUNT = 1_200

# Conversion (8.1.4)

OTHERS = [("unknown-tags", '{"$x":1}', "xml"), ("malformed-tags", '{"$data":1}', "json"), ("needless-tags", '{"$integer":"7"}', "binary"), ("imprecise-numbers", "9007199254740993", "json"), ("unsupported-keys", '{"\\r":1,"a":1}', "binary")]
for id, row, to in OTHERS:
    data = '{"a":[' + f"{row}," * COUNT + "null]}"
    conversion.G.convert(f"refusal.null-after-many-{id}", "8.1.4", data, to, [f"value.null /a/{COUNT}"], flags="convert-after-many", also="6.7.2")
    if id != "unsupported-keys":
        data = '{"a":[' + f"{row}," * COUNT + '{"\\r":1,"b":1}]}'
        conversion.G.convert(f"refusal.unsupported-key-after-many-{id}", "8.1.4", data, "xml", [f"key.unsupported /a/{COUNT}/\r"], flags="convert-after-many", also="8.1.5")
for count in (999, 1_000, 1_001):
    conversion.G.convert(f"refusal.null-after-{count}-tags", "8.1.4", '{"a":[' + '{"$x":1},' * count + "null]}", "json", [f"value.null /a/{count}"], flags="convert-after-many", also="6.7.2")
conversion.G.convert("refusal.null-before-many-tags", "8.1.4", '{"a":[null' + ',{"$x":1}' * COUNT + "]}", "json", ["value.null /a/0"], flags="convert-after-many", also="6.7.2")
conversion.G.convert("refusal.null-in-the-last-of-many-tags", "8.1.4", '{"a":[' + '{"$x":1},' * COUNT + '{"$x":[null]}]}', "json", [f"value.null /a/{COUNT}/$x/0"], flags="convert-after-many", also="6.7.2 21.4.3")
TAG = "<dict><key>$x</key><true/></dict>"
XML = "<plist><dict><key>a</key><array>" + TAG * COUNT + "<dict><key>b&#13;</key><true/></dict></array></dict></plist>"
conversion.G.convert("refusal.unsupported-key-after-many-tags-in-xml", "8.1.4", XML, "xml", [f"key.unsupported /a/{COUNT}/b\r"], flags="convert-after-many", also="8.1.5")
LENGTH = b"\xaf\x11" + (COUNT + 1).to_bytes(2, "big")
BINARY = bplist([b"\xd1\x01\x02", s("a"), LENGTH + b"\x03" * COUNT + b"\x06", b"\xd1\x04\x05", s("$x"), b"\x09", b"\x00"], osize=2)
conversion.G.convert("refusal.null-after-many-tags-in-binary", "8.1.4", BINARY, "binary", [f"value.null /a/{COUNT}"], flags="convert-after-many", also="6.7.2")

# Writing back (21.3.5)

conversion.G.write_back("refusal.uid-left-by-nulls-after-many-tags", "21.3.5", val("[" + '{"$x":1},' * COUNT + '{"CF$UID":1,"a":null}]'), [f"value.uid {V}/{COUNT}"], flags="convert-after-many", also="7.2.5")
data = xval("<array>" + TAG * COUNT + "<dict><key>b&#13;</key><true/></dict></array>")
conversion.G.write_back("refusal.unsupported-key-after-many-tags", "21.3.5", data, [f"key.unsupported {V}/{COUNT}/b\r"], flags="convert-after-many", also="8.1.5")

# Errors after many findings


def error(id: str, number: str, data: str | bytes, finding: str, folder: bool = False) -> None:
    """An error after many findings. A reader need not name the findings before it."""
    wanted, _, pointer = finding.partition(" ")
    encoding = "json" if isinstance(data, str) and data.startswith("{") else "xml" if isinstance(data, str) else "binary"
    reading.G.add("invalid", f"findings.{id}-after-many", number, "ending-after-many", "MUST", "", "21.1.8 21.2.4", encoding=encoding, input=as_input(data),
                  folder=folder or None, findings=[{"id": wanted, "pointer": pointer}], error=True, ends=True)  # fmt: skip


TAGS = '"com.example.k":[' + ",".join(['{"$x":1}'] * COUNT) + "],"
NULLS = '"com.example.k":[' + ",".join(["null"] * COUNT) + "],"
FILE = '{"representations":[{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"a.b"}]}'
for id, number, data, finding in [
    ("version-missing", "11.1.1", "{" + TAGS + MAIN + "}", "version.missing "), ("version-malformed", "11.1.2", "{" + NULLS + MAIN + ',"version":1}', "version.malformed /version"), ("version-unsupported", "11.1.4", "{" + TAGS + MAIN + ',"version":"2.0"}', "version.unsupported /version"),
    ("main-attachment-of-nulls", "13.2.2", "{" + NULLS + '"main-attachment":{"representations":[null]},' + VERSION + "}", "main-attachment.missing /main-attachment"), ("must-understand", "11.3.2", "{" + TAGS + MAIN + ',"must-understand":[1],' + VERSION + "}", "must-understand.unknown /must-understand"),
    ("path-that-occurs-twice", "14.6.2", '{"additional-attachments":[' + FILE + "," + FILE + "]," + TAGS + MAIN + "," + VERSION + "}", "file.path /additional-attachments/1/representations/0/file/path"),
    ("comma", "3.1.1", "{" + NULLS + "}", "json.syntax "), ("end", "3.1.5", "{" + TAGS + '"a":1', "json.truncated "), ("equal-key", "6.2.3", "{" + TAGS + '"a":1,"a":1}', "value.duplicate-key /a"), ("uid", "7.2.5", "{" + NULLS + '"a":{"CF$UID":1}}', "value.uid /a"),
    ("overflow", "6.3.2", "{" + TAGS + '"a":1e400}', "number.overflow /a"), ("depth", "10.1.3", "{" + TAGS + '"a":' + "[" * 100_000 + "]" * 100_000 + "}", "limit.depth /a" + "/0" * 63),
    ("element", "4.2.1", xval("<array>" + TAG * COUNT + "<a/>"), f"xml.element {V}"), ("end-of-xml", "4.1.2", xval("<array>" + TAG * COUNT + "@").partition("@")[0], f"xml.truncated {V}"), ("text-after-the-root", "4.1.3", xval("<array>" + TAG * COUNT + "</array>") + "a", "xml.trailing "),
    ("object", "5.2.1", bplist([b"\xd1\x01\x02", s("a"), LENGTH + b"\x03" * COUNT + b"\x06", b"\xd1\x04\x05", s("$x"), b"\x09", b"\x0c"], osize=2), f"binary.object /a/{COUNT}"),
]:  # fmt: skip
    error(id, number, data, finding, "path" in id)

# Lenient reading after many findings

FIRST = '"activities":{"a.b":{"tags":[' + ",".join(["1"] * COUNT) + '],"title":"t"}},'
FAULTY = '"additional-attachments":[{"representations":[%s,%s]},5],"content-text":[{"bold":1,"text":"a"},{"text":"b"},{"text":""},{"link":"x","text":"c"}],' % (REP, REP.replace('"x"', '"y"'))
REST = ',"parameters":{"a.b":[1],"a.c":{}},"referrer":{"app-name":5},"source-url":"file:///x","tags":["a",1,null,""],"thumbnail":{"text":"x","type-identifier":"a.b"},"title":5,"user-info":{"a":[null],"b":[1,null]},' + VERSION + "}"
LEFT = '{"additional-attachments":[{"representations":[%s]}],"content-text":[{"text":"abc"}],%s,"tags":["a"],"title":"t","user-info":{"b":[1]},%s}' % (REP, MAIN, VERSION)
reading.G.resolve("findings.what-is-delivered-after-many", "21.2.1", "{" + FIRST + FAULTY + MAIN + REST, "a.b", LEFT, flags="outcome-after-many", also="21.1.8 21.2.2")
reading.G.resolve("findings.what-is-delivered-after-many-nulls", "21.2.1", "{" + NULLS + FAULTY + MAIN + REST, None, LEFT.replace('"title":"t",', ""), flags="outcome-after-many", also="21.1.8 6.7.3")

# Pointers of findings below a long key (21.1.8): 1,000 of them and a key of a megabyte are a gigabyte


def below(head: str, middle: str, row: str, tail: str):
    """Rows below a key that grows as their number does."""
    return lambda count: piece(head) + piece("a" * 1_000, count) + piece(middle) + piece(row, count) + piece(tail)


START = "{" + MAIN + "," + VERSION
USER_INFO = below(START + ',"user-info":{"', '":[', "null,", "1]}}")
OVERLAY = below(START + ',"activities":{"a.', '":{"tags":[', "1,", '"x"]}}}')
NAMES = below(START + ',"parameters":{"a.', '":{', '"k.#####":1,', '"z":1}}}')
for operation, outcome in (("decode", "refused"), ("resolve", "meaning values:10 text:86+1000n"), ("write-back", "payload values:10 text:86+1000n")):
    grows(f"findings.nulls-below-a-long-key-{operation}", USER_INFO, 1_000, operation, "scale-pointers-of-findings", outcome, also="21.1.8")
for operation, outcome in (("decode", "refused"), ("resolve", "meaning values:7 text:77"), ("write-back", "payload values:11+n text:94+1000n")):
    grows(f"findings.set-aside-below-a-long-name-{operation}", OVERLAY, 1_000, operation, "scale-pointers-of-findings", outcome, also="21.1.8")
XML_NULLS = below("<plist><dict>" + scale.XMAIN + "<key>user-info</key><dict><key>", "</key><array>", "<dict><key>$x</key><true/></dict>", "<true/></array></dict><key>version</key><string>1.0</string></dict></plist>")
grows("findings.tags-below-a-long-key-in-xml", XML_NULLS, 1_000, "decode", "scale-pointers-of-findings", "refused", "xml", also="21.1.8")
MEMBERS = below(START + ',"activities":{"a.', '":{', '"com.k#####":1,', '"title":"x"}}}')
TAGS_BELOW = below(START + ',"activities":{"a.', '":{"tags":[', '"x",', '"x"]}}}')
grows("members.unknown-ones-below-a-long-name", MEMBERS, 1_000, "decode", "scale-pointers-of-members", "meaning values:10+n text:95+1010n", also="21.2.5")
grows("members.tags-below-a-long-name", TAGS_BELOW, 1_000, "decode", "scale-pointers-of-members", "meaning values:11+n text:94+1001n", also="21.4.1")

# Every null is left out

MANY_NULLS = document('"user-info":{"v":[', "null,", "1]}")
grows("findings.nulls-resolve", MANY_NULLS, VALUES, "resolve", "nulls-after-many", "meaning values:10 text:87", also="6.7.3")
grows("findings.nulls-write-back", MANY_NULLS, VALUES, "write-back", "nulls-after-many", "payload values:10 text:87", also="6.7.3 21.3.3")
NULL_MEMBERS = document('"user-info":{', '"k#####":null,', '"v":1}')
grows("findings.null-members-resolve", NULL_MEMBERS, VALUES, "resolve", "nulls-after-many", "meaning values:9 text:87", also="6.7.3")
grows("findings.null-members-write-back", NULL_MEMBERS, VALUES, "write-back", "nulls-after-many", "payload values:9 text:87", also="6.7.3 21.3.3")
