"""Conversion between the encodings (section 8), with the example of section 25."""

import json
import pathlib
import re

from .documents import DECL, DTD, bplist, doc, s, val
from .making import Group

NOTES = """
    convert-judges | reads the item while converting, and refuses what has findings of the item | a payload of a later version cannot be converted
    convert-null-dropped | drops nulls in converting | two programs see different payloads
    convert-error-taken | converts a document with an error | what is broken looks sound
    tag-key-control-in-xml | writes the key of an unknown tag that XML cannot hold when it converts to XML | the XML is not well formed, or has another key
    key-control-in-xml | writes a key that XML cannot hold when it converts to XML | the XML is not well formed, or has another key
    key-refused-everywhere | refuses a key that XML cannot hold in JSON and binary as well | a payload cannot be converted, though the target could hold it
    string-control-in-xml | writes a string that XML cannot hold as such, or drops characters of it | the XML is not well formed, or text is lost
    tag-kept-needlessly | keeps a tag where the target has a native form, or the source had none | every strict reader refuses the payload
    tag-in-tag-lost | does not write the content of a kept tag by the rules of the target | another tag is read back
    convert-fraction-lost | writes a date with fraction natively in XML | the milliseconds are lost
    convert-escape-lost | does not escape or unescape keys in converting | a dictionary becomes a tag
    convert-order-of-tags | changes an integer beyond 2^53 to a number in JSON | an id becomes another one
    convert-output-is-input | gives the input back where the encodings are equal | the output is not in the one form
    convert-values-lost | does not hold a value of some kind in some encoding | a value is lost
"""

G = Group("conversion", "Conversion", "2.1 8", NOTES)

SPEC = (pathlib.Path(__file__).resolve().parents[4] / "Schemas" / "wire-format.md").read_text("utf-8")
FULL = re.search(r"```json payload\n(.*?)```", SPEC[SPEC.index("### 25.1") :], re.S)[1]
FULL_XML = re.search(r"```xml\n(.*?)```", SPEC, re.S)[1]
FULL_BINARY = bytes.fromhex("".join(re.findall(r"^[0-9a-f]{4}  ([0-9a-f ]+)$", SPEC, re.M)))
# No key and no number of the example is one for which Python's order and spelling are not those of RFC 8785.
FULL_CANONICAL = json.dumps(json.loads(FULL), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
assert (len(FULL_CANONICAL.encode()), len(FULL_XML.encode()), len(FULL_BINARY)) == (1457, 3554, 1364)


def xml(text: str) -> str:
    return DECL + DTD + '<plist version="1.0">\n' + text + "</plist>\n"


EXAMPLE = [("json", FULL, FULL_CANONICAL), ("xml", FULL_XML, FULL_XML), ("binary", FULL_BINARY, FULL_BINARY)]
for source, data, _ in EXAMPLE:
    G.valid(f"example.is-valid-in-{source}", "2.1.3", data, FULL_CANONICAL, flags="convert-values-lost", also="25.1 1.2.6 2.1.2")
    for target, _, output in EXAMPLE:
        G.convert(
            f"example.from-{source}-to-{target}",
            "2.1.3",
            data,
            target,
            output,
            flags="convert-output-is-input" if source == target == "json" else "convert-values-lost",
            also="8.1.1 25.1",
        )

G.convert(
    "members.are-not-looked-at",
    "1.2.3",
    '{"version":"9.0","title":5,"must-understand":["x"],"$x":1,"colour":[]}',
    "json",
    '{"$x":1,"colour":[],"must-understand":["x"],"title":5,"version":"9.0"}',
    flags="convert-judges",
    also="11.3.3 8.1.2",
)
G.convert(
    "members.are-not-looked-at-for-xml",
    "1.2.3",
    '{"a":{"text":"","file":[]}}',
    "xml",
    xml("<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>file</key>\n\t\t<array/>\n\t\t<key>text</key>\n\t\t<string></string>\n\t</dict>\n</dict>\n"),
    flags="convert-judges",
    also="8.1.2",
)
G.convert("null.is-refused", "6.7.2", '{"a":[null]}', "json", ["value.null /a/0"], flags="convert-null-dropped")
G.convert("null.in-binary-is-refused", "6.7.2", bplist([b"\xd1\x01\x02", s("a"), b"\x00"]), "xml", ["value.null /a"], flags="convert-null-dropped")
G.convert("null.beside-other-values-is-refused", "6.7.2", '{"a":[null,1],"b":2}', "xml", ["value.null /a/0"], flags="convert-null-dropped")
G.convert("errors.duplicate-key-is-refused", "8.1.4", '{"a":1,"a":1}', "xml", ["value.duplicate-key /a"], flags="convert-error-taken")
G.convert(
    "errors.uid-is-refused",
    "7.2.5",
    "<plist><dict><key>a</key><dict><key>CF$UID</key><integer>1</integer></dict></dict></plist>",
    "json",
    ["value.uid /a"],
    flags="plist-uid-accepted convert-error-taken",
    also="8.1.4",
)
G.convert("errors.tag-as-document-is-refused", "2.1.1", '{"$foo":1}', "json", ["document.not-dictionary "], flags="tag-as-document")
G.convert("keys.unsupported-one-is-refused-in-xml", "8.1.5", '{"a\\r":1}', "xml", ["key.unsupported /a\r"], flags="key-control-in-xml", also="6.2.4")
G.convert(
    "keys.unsupported-one-of-an-unknown-tag-is-refused-in-xml",
    "8.1.5",
    '{"a":{"$\\r":1}}',
    "xml",
    ["key.unsupported /a/$\r"],
    flags="tag-key-control-in-xml",
    also="6.2.4",
)
for to, output in [("json", '{"a\\r":1}'), ("binary", bplist([b"\xd1\x01\x02", b"\x52a\r", b"\x10\x01"]))]:
    G.convert(f"keys.unsupported-one-is-written-in-{to}", "8.1.5", '{"a\\r":1}', to, output, flags="key-refused-everywhere")
G.convert(
    "strings.that-xml-lacks-are-tagged",
    "7.1.3",
    '{"a":["\\u0000","a\\rb","\\ufffe\\uffff","\\t\\n\x7f"]}',
    "xml",
    xml(
        "<dict>\n\t<key>a</key>\n\t<array>\n"
        + "".join("\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>%s</string>\n\t\t</dict>\n" % b for b in ["AA==", "YQ1i", "77++77+/"])
        + "\t\t<string>\t\n\x7f</string>\n\t</array>\n</dict>\n"
    ),
    flags="string-control-in-xml cr-written-raw",
    also="8.1.1 7.1.4",
)
G.convert(
    "tags.needless-ones-become-native",
    "7.1.4",
    '{"a":{"$integer":"7"},"b":{"$string":"AQ=="}}',
    "json",
    '{"a":7,"b":"\\u0001"}',
    flags="tag-kept-needlessly",
    also="8.1.4",
)
G.convert(
    "tags.become-native-in-binary",
    "8.1.1",
    '{"a":[{"$data":"QQ=="},{"$date":"2001-01-01T00:00:00.500Z"},{"$integer":"18446744073709551615"},{"$url":"a:b"}]}',
    "binary",
    bplist(
        [
            b"\xd1\x01\x02",
            s("a"),
            b"\xa4\x03\x04\x05\x06",
            b"\x41A",
            bytes.fromhex("333fe0000000000000"),
            b"\x14" + bytes(8) + b"\xff" * 8,
            b"\xd1\x07\x08",
            s("$url"),
            s("a:b"),
        ]
    ),
    flags="tag-kept-needlessly",
    also="7.1.4",
)
G.convert(
    "tags.native-forms-become-tags",
    "8.1.1",
    bplist(
        [
            b"\xd1\x01\x02",
            s("a"),
            b"\xa4\x03\x04\x05\x06",
            b"\x41A",
            b"\x33" + bytes(8),
            b"\x13\x00\x20" + bytes(6),
            b"\xd1\x07\x08",
            s("$$x"),
            s("b"),
        ]
    ),
    "json",
    '{"a":[{"$data":"QQ=="},{"$date":"2001-01-01T00:00:00Z"},{"$integer":"9007199254740992"},{"$$x":"b"}]}',
    flags="convert-order-of-tags convert-escape-lost",
    also="7.1.4",
)
G.convert(
    "tags.date-with-fraction-is-tagged-in-xml",
    "8.1.1",
    '{"a":{"$date":"2026-11-20T01:02:03.250Z"}}',
    "xml",
    xml("<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>$date</key>\n\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t</dict>\n</dict>\n"),
    flags="convert-fraction-lost",
)
G.convert(
    "tags.kept-one-with-a-string-that-xml-lacks",
    "7.1.9",
    '{"a":{"$date":"\\u0001"}}',
    "xml",
    xml(
        "<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>$date</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t</dict>\n</dict>\n"
    ),
    flags="tag-in-tag-lost",
    also="7.1.7",
)
G.convert(
    "tags.kept-one-from-xml-comes-back",
    "7.1.9",
    xml(
        "<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>$date</key>\n\t\t<dict>\n\t\t\t<key>$string</key>\n\t\t\t<string>AQ==</string>\n\t\t</dict>\n\t</dict>\n</dict>\n"
    ),
    "json",
    '{"a":{"$date":"\\u0001"}}',
    flags="tag-in-tag-lost tag-nested-in-plist",
)
G.convert(
    "tags.kept-one-keeps-its-content",
    "7.1.7",
    '{"a":{"$point":[{"$data":"QQ=="},{"$$x":1},1.0]}}',
    "binary",
    bplist([b"\xd1\x01\x02", s("a"), b"\xd1\x03\x04", s("$point"), b"\xa3\x05\x06\x08", b"\x41A", b"\xd1\x07\x08", s("$$x"), b"\x10\x01"]),
    flags="tag-in-tag-lost",
)
G.convert(
    "tags.escape-is-written-in-binary",
    "7.2.1",
    '{"a":{"$$data":"QQ=="}}',
    "binary",
    bplist([b"\xd1\x01\x02", s("a"), b"\xd1\x03\x04", s("$$data"), s("QQ==")]),
    flags="convert-escape-lost",
)
G.convert(
    "tags.several-keys-are-not-escaped",
    "7.2.3",
    '{"$a":1,"$$b":2}',
    "xml",
    xml("<dict>\n\t<key>$$b</key>\n\t<integer>2</integer>\n\t<key>$a</key>\n\t<integer>1</integer>\n</dict>\n"),
    flags="convert-escape-lost",
)
G.convert("numbers.imprecise-one-becomes-its-double", "8.1.4", '{"a":9007199254740993}', "json", '{"a":9007199254740992}', flags="big-literal-exact")
G.convert(
    "numbers.reals-of-xml-may-be-integers",
    "6.3.4",
    "<plist><dict><key>a</key><array><real>1.0</real><real>-0.0</real><real>1e21</real></array></dict></plist>",
    "json",
    '{"a":[1,0,1e+21]}',
    flags="integer-as-real minus-zero",
)
G.convert(
    "numbers.reals-of-binary-may-be-integers",
    "6.3.4",
    bplist([b"\xd1\x01\x02", s("a"), b"\xa3\x03\x04\x05", bytes.fromhex("233ff0000000000000"), b"\x23\x80" + bytes(7), b"\x22\x80" + bytes(3)]),
    "json",
    '{"a":[1,0,0]}',
    flags="real-integral minus-zero",
    also="6.3.5",
)
G.convert(
    "text.utf-16-becomes-utf-8",
    "9.3.2",
    b"\xfe\xff" + "<plist><dict><key>\u00e9</key><string>\U0001f600</string></dict></plist>".encode("utf-16-be"),
    "xml",
    xml("<dict>\n\t<key>\u00e9</key>\n\t<string>\U0001f600</string>\n</dict>\n"),
    flags="utf16-unread",
)
