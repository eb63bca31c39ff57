"""Lines and columns (21.4.6): what ends a line, and the characters that count as columns, in each encoding of JSON and XML."""

from __future__ import annotations

import re

from .documents import DECL, V, doc, val, xdoc, xval
from .reading import G

G.note("""
    lines-by-other-characters | ends a line at another character than LF and CR | an editor marks another line
    lines-by-one-character | does not end a line at CR, or ends two at CR LF | an editor marks another line
    lines-of-some-markup | does not count lines in some part of the text | an editor marks another line
    columns-by-width | counts bytes, UTF-16 units, cells or what people see as a character | an editor marks another character
    columns-of-a-mark | counts the byte order mark as a column, or on each line, or not in the offset | an editor marks another character
    lines-of-16-bits | counts lines, columns or offsets modulo 65,536 | an editor marks another line
""")
CODECS = [("utf-8", "utf-8", b""), ("utf-8-with-a-mark", "utf-8", b"\xef\xbb\xbf"), ("big-endian-utf-16", "utf-16-be", b"\xfe\xff"), ("little-endian-utf-16", "utf-16-le", b"\xff\xfe")]


def place(head: str, codec: str = "utf-8", base: int = 0) -> str:
    """The location at the end of a string, by 21.4.6."""
    lines = re.split("\r\n|\n|\r", head)
    return " @%d:%d:%d" % (base + len(head.encode(codec)), len(lines), len(lines[-1]) + 1)


def fault(id: str, text: str, finding: str, flag: str, encodings: list[tuple[str, str, bytes]] = CODECS, also: str = "21.4.7") -> None:
    """A fault at the mark `@@` in each encoding of an input."""
    head, _, rest = text.partition("@@")
    for name, codec, mark in encodings:
        data = mark + (head + rest).encode(codec)
        G.invalid(f"lines.{id}-in-{name}", "21.4.6", data, finding + place(head, codec, len(mark)), flags=flag, also=also)


JSON = [("json", "utf-8", b"")]
# Characters that other programs take for the end of a line, or for several columns or none
OTHERS = "\u0085\u2028\u2029\x7f"
WIDE = "\t\u00e9e\u0301\u6f22\u3000\uac00\U0001f600\U0001f468\u200d\U0001f469\u200d\U0001f467\U0001f1e9\U0001f1ea\u0628\u200f\u200b\u00ad\ufeff\ud7ff\U0010ffff"
fault("of-a-text-with-other-line-ends", '{"a":"' + OTHERS + '",@@}', "json.syntax ", "lines-by-other-characters", JSON)
fault("of-a-key-with-other-line-ends", '{"' + OTHERS + 'a":1,@@}', "json.syntax ", "lines-by-other-characters", JSON)
fault("of-a-finding-behind-other-line-ends", '{"com.a":"' + OTHERS + '",@@"b":1,' + doc()[1:], "member.unknown /b", "lines-by-other-characters", JSON)
fault("of-a-text-of-many-widths", '{"a":"' + WIDE[1:] + '",@@}', "json.syntax ", "columns-by-width", JSON)
fault("of-a-finding-behind-many-widths", '{"com.a":"' + WIDE[1:] + '"\t,\t@@"b":1,' + doc()[1:], "member.unknown /b", "columns-by-width", JSON)
fault("of-a-form-feed", '{"a":1,\n\r\n\r @@\f}', "json.syntax ", "lines-by-other-characters", JSON)
fault("of-a-vertical-tab", '{"a":1,\n\n\r @@\v}', "json.syntax ", "lines-by-other-characters", JSON)
for id, ends in [("cr", "\r"), ("two-cr", "\r\r"), ("lf", "\n"), ("cr-lf", "\r\n"), ("lf-cr", "\n\r"), ("cr-cr-lf", "\r\r\n"), ("cr-lf-lf", "\r\n\n"), ("lf-cr-lf", "\n\r\n"), ("cr-lf-cr", "\r\n\r")]:
    fault("of-an-error-behind-" + id, '{"a":1,' + ends + "@@}", "json.syntax ", "lines-by-one-character", JSON)
    fault("of-a-finding-behind-" + id, "{" + ends + " @@" + '"b":1,' + doc()[1:], "member.unknown /b", "lines-by-one-character", JSON)
    fault("of-an-element-behind-" + id, "<plist><dict>" + ends + "@@<a/>", "xml.element ", "lines-by-one-character", CODECS if id in ("cr", "cr-lf", "lf-cr") else CODECS[:1])
fault("of-an-element-on-the-first-line", "<plist><dict>@@<a/>", "xml.element ", "columns-of-a-mark")
fault("of-an-element-at-the-beginning", "@@<a/>", "xml.element ", "columns-of-a-mark")
fault("of-an-element-on-the-second-line", "<plist>\n<dict>@@<a/>", "xml.element ", "columns-of-a-mark")
fault("of-the-end-on-the-first-line", "<plist><dict>@@", "xml.truncated ", "columns-of-a-mark")
fault("of-a-finding-on-the-first-line", xdoc("@@<key>$x</key><true/>"), "member.reserved /$x", "columns-of-a-mark")
fault("of-a-finding-behind-a-mark-in-the-text", xdoc("<key>com.a</key><string>\ufeff</string>@@<key>$x</key><true/>"), "member.reserved /$x", "columns-of-a-mark")
fault("of-a-key-with-other-line-ends", "<plist><dict><key>" + OTHERS + "</key>@@<b/>", "xml.element ", "lines-by-other-characters")
fault("of-a-finding-behind-other-line-ends", xdoc("<key>com.a</key><string>" + OTHERS + "</string>@@<key>$x</key><true/>"), "member.reserved /$x", "lines-by-other-characters")
fault("of-an-element-behind-many-widths", "<plist><dict><key>" + WIDE + "</key>@@<b/>", "xml.element ", "columns-by-width")
fault("of-a-finding-behind-many-widths", xdoc("<key>com.a</key><string>" + WIDE + "</string>\t@@<key>$x</key><true/>"), "member.reserved /$x", "columns-by-width")
for id, head in [
    ("a-comment", "<plist><!--%s--><dict>"), ("an-instruction", "<plist><?a %s?><dict>"), ("an-attribute", "<plist a='%s'><dict>"), ("a-tag", "<plist%s><dict>"), ("a-document-type", "<!DOCTYPE plist%s><plist><dict>"), ("an-identifier", "<!DOCTYPE plist SYSTEM '%s'><plist><dict>"),
    ("a-declaration", "<?xml version='1.0'%s?><plist><dict>"), ("a-text", "<plist><dict><key>%s</key>"), ("a-cdata-section", "<plist><dict><key><![CDATA[%s]]></key>"), ("an-end-tag", "<plist><dict><key>a</key%s>"), ("an-empty-element", "<plist><dict><key>a</key><array%s/>"),
    ("data", "<plist><dict><key>a</key><data>%s</data>"), ("a-space-before-the-root", "%s<plist><dict>"),
]:  # fmt: skip
    fault("of-an-element-behind-lines-of-" + id, (head % "\n\r\n\r \n") + " @@<b/>", "xml.element ", "lines-of-some-markup", [CODECS[0], CODECS[3]])
fault("of-an-element-behind-references-to-line-ends", "<plist><dict><key>&#10;&#13;&#xA;</key>@@<b/>", "xml.element ", "lines-of-some-markup", [CODECS[0], CODECS[2]])
fault("of-an-error-behind-escaped-line-ends", '{"a":"\\n\\r\\u000a",@@}', "json.syntax ", "lines-of-some-markup", JSON)
for id, text, finding in [("lines", "\n" * 70_000, "json"), ("columns", " " * 70_000, "json"), ("lines-in-xml", "\n" * 70_000, "xml"), ("columns-in-xml", "\t" * 70_000, "xml")]:
    if finding == "json":
        fault("of-an-error-behind-70000-" + id, '{"a":1,' + text + "@@}", "json.syntax ", "lines-of-16-bits", JSON)
        fault("of-a-finding-behind-70000-" + id, "{" + text + "@@" + '"b":1,' + doc()[1:], "member.unknown /b", "lines-of-16-bits", JSON)
    else:
        fault("of-an-element-behind-70000-" + id, "<plist><dict>" + text + "@@<b/>", "xml.element ", "lines-of-16-bits", CODECS[:3:2])
