"""The worked examples that the specifications print in tables, where no other vector has them."""

from __future__ import annotations

from .documents import doc, runs, val
from .rows import G
from .rows_files import made

G.notes["row-printed"] = {"bug": "does not do what a table of examples prints", "effect": "the specification and the program disagree in plain sight"}


def found(id: str, number: str, data: str | bytes, findings: str | list[str], lenient: str | None = None) -> None:
    """A row that has findings."""
    G.invalid("printed." + id, number, data, findings, lenient, flags="row-printed")


# Recognition (2.2.5)

MISSING = ["main-attachment.missing ", "version.missing "]
for digits, finding in [
    ("62706c6973743030", "binary.trailer "), ("62706c6973743135", "binary.header "), ("3c", "xml.truncated "), ("efbbbf3c", "xml.truncated "),
    ("200a3c", "xml.truncated "), ("feff003c", "xml.truncated "), ("fffe3c00", "xml.truncated "), ("7b22", "json.truncated "), ("efbbbf7b22", "json.byte-order-mark "),
    ("7b2061", "encoding.openstep "), ("28", "encoding.openstep "), ("2f2a", "encoding.openstep "), ("", "encoding.unrecognized "), ("00", "encoding.unrecognized "),
    ("78", "encoding.unrecognized "),
]:  # fmt: skip
    found("first-bytes-" + (digits or "none"), "2.2.1", bytes.fromhex(digits), finding)
found("first-bytes-207b207d", "2.2.1", " { }", MISSING)

# Nulls (6.7.3), tags (7.2) and lenient reading (21.2)

found("null-in-an-array", "6.7.3", doc('"tags":["a", null]'), "value.null /tags/1", doc('"tags":["a"]'))
found("null-in-depth", "6.7.3", doc('"user-info":{"a": {"b": [null]}, "c": 1}'), "value.null /user-info/a/b/0", doc('"user-info":{"c":1}'))
for name, tag, kept in [("array", '{"$point": [1, 2]}', '{"$point":[1,2]}'), ("date", '{"$point": {"$date": "2026-11-20T01:02:03Z"}}', '{"$point":{"$date":"2026-11-20T01:02:03Z"}}')]:
    found("unknown-tag-of-" + name, "7.1.6", val(tag), "tag.unknown /user-info/v", val(kept))
great = '{"a": {"$integer": "18446744073709551615"}}'
G.valid("printed.great-integer", "7.1.2", val(great), val(great.replace(" ", "")), flags="row-printed")
found("default-of-a-run", "21.2.1", runs('{"text": "a", "bold": false}'), "member.default /content-text/0/bold", runs('{"text":"a"}'))
colour = doc('"colour": "red"').replace('"colour"', '"version": "1.0", "colour"', 1).replace(',"version":"1.0"}', "}")
found("unknown-member", "21.2.1", colour, "member.unknown /colour", '{"colour":"red",' + doc()[1:])

# File names (14.5.3)

made("printed.file-names", "14.5.3", "public.png", "image/png", [("cover.png", "cover.png"), ("invoice.exe", "invoice.exe.png")], "row-printed")
made("printed.file-names-of-data", "14.5.3", "public.data", "application/octet-stream", [(".hidden", "hidden"), ("..a..etc", "a..etc")], "row-printed")

# Mail (38.1.2)

HEAD = '{"main-attachment":{"representations":[{"text":"x","type-identifier":"public.plain-text"}]},"parameters":{"org.ietf.mailto":'
for name, parameters, url, losses in [
    ("two-addresses", '{"to": "a@e.com, b@e.com,"}', "mailto:a@e.com,b@e.com?body=x", ""), ("names-in-lower-case", '{"CC": "1", "b": "2"}', "mailto:?b=2&cc=1&body=x", ""),
    ("names-that-differ-in-case", '{"CC": "1", "cc": "2"}', "mailto:?cc=1&body=x", "cc"), ("values-that-are-lost", '{"a.b": "1", "Subject": "2", "n": 3}', "mailto:?body=x", "a.b Subject n"),
]:  # fmt: skip
    lost = ["/parameters/org.ietf.mailto/" + key for key in losses.split()]
    G.export("printed.mail-of-" + name, "38.1.2", {"receiver": "mailto"}, HEAD + parameters + '},"version":"1.0"}', {"url": url}, lost, flags="row-printed")

# The last line of text (35.5.1)

TEXT = '{"main-attachment":{"representations":[{"text":"%s","type-identifier":"public.plain-text"}]},"version":"1.0"}'
for name, text in [("a-space-after-it", "https://e.com/ "), ("a-word-before-it", "a https://e.com/"), ("a-scheme-of-mail", "mailto:a@e.com"), ("a-line-feed-before-it", "\nhttps://e.com/")]:
    G.receive("printed.link-with-" + name, "35.5.1", {"receiver": "android"}, {"text": text}, TEXT % text.replace("\n", "\\n"), flags="row-printed")
