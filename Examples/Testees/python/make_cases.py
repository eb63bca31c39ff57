"""Writes cases.json and cases-large.json: documents with the findings that strict reading has for them, worked out from the clauses by hand.

No code of the package is used here, so that the cases and the package are independent of each other.  A case has either ``input`` (text,
to be encoded in UTF-8) or ``base64``; ``findings`` as id and pointer, in no order, and in
some cases offset, line and column; ``canonical``, the canonical form, where it is given;
``folder`` true where the document is read from a payload folder; ``error`` true where the document has an error that ends the reading, and
findings before it may be reported with it (21.1.3); ``unclear`` where the specification leaves the answer open, with the reason.
cases-large.json has ``parts`` in place of the input: pieces in base64, each to be repeated ``times`` times.  resolutions.json has documents,
an activity type or null, and the canonical form of what lenient reading and resolution make of them, or null where that is an error.
conversions.json has documents and the exact output of a conversion, or the id of the error.
"""

from __future__ import annotations

import base64
import json
import pathlib
import re
import struct

CASES: list[dict] = []
NAMES: set[str] = set()

# Errors after which nothing else can be known (21.1.3).
ENDING = ("encoding.", "json.", "xml.", "binary.", "limit.", "number.overflow", "value.duplicate-key", "value.uid", "document.")


def case(name, clause, data, findings=(), canonical=None, folder=False, unclear=None):
    assert name not in NAMES, name
    NAMES.add(name)
    c = {"name": name, "clause": clause}
    if isinstance(data, str):
        c["input"] = data
    else:
        c["base64"] = base64.b64encode(bytes(data)).decode()
    rows = []
    for f in findings:
        f, _, where = f.partition(" @")
        id, _, pointer = f.partition(" ")
        rows.append({"id": id, "pointer": pointer})
        if where:
            rows[-1].update(zip(("offset", "line", "column"), map(int, where.split(":"))))
    c["findings"] = rows
    if canonical is not None:
        c["canonical"] = canonical
    if folder:
        c["folder"] = True
    if any(r["id"].startswith(ENDING) for r in rows):
        c["error"] = True
    if unclear:
        c["unclear"] = unclear
    CASES.append(c)


REP = '{"text":"x","type-identifier":"public.plain-text"}'
MAIN = '"main-attachment":{"representations":[' + REP + "]}"
VERSION = '"version":"1.0"'


def doc(members="", version='"1.0"'):
    """A document with further members."""
    return "{" + MAIN + ("," + members if members else "") + ',"version":' + version + "}"


def val(v):
    """A document with a free value at /user-info/v; canonical if v is."""
    return doc('"user-info":{"v":' + v + "}")


def reps(*r):
    """A document whose main attachment has these representations; canonical if they are."""
    return '{"main-attachment":{"representations":[' + ",".join(r) + "]}," + VERSION + "}"


def rep2(r):
    """A document with a good representation and another."""
    return reps(REP, r)


V = "/user-info/v"
R1 = "/main-attachment/representations/1"
R0 = "/main-attachment/representations/0"

# ---------------------------------------------------------------- 2 documents, recognition

case("smallest document", "25.2", doc(), [], doc())
case("smallest document of the specification", "25.2",
     '{ "version": "1.0", "main-attachment": { "representations": [ { "type-identifier": "public.plain-text", "text": "Hello" } ] } }\n',
     [], '{"main-attachment":{"representations":[{"text":"Hello","type-identifier":"public.plain-text"}]},"version":"1.0"}')
for n, t in [("array", "[1]"), ("string", '"a"'), ("number", "1"), ("true", "true"), ("unknown tag", '{"$foo": 1}'),
             ("known tag", '{"$data": "QQ=="}'), ("malformed tag", '{"$date": 1}')]:
    case("document is " + n, "2.1.1", t, ["document.not-dictionary "])
case("document is null", "2.1.1", "null", ["document.not-dictionary "])
case("document is an escaped dictionary", "2.1.1", '{"$$foo": 1}', ["version.missing ", "main-attachment.missing ", "member.reserved /$foo"],
     '{"$$foo":1}')
case("empty dictionary", "11.1.1", "{}", ["version.missing ", "main-attachment.missing "], "{}")
case("white space dictionary", "2.2.1", " { }", ["version.missing ", "main-attachment.missing "], "{}")
case("empty input", "2.2.4", "", ["encoding.unrecognized "])
case("NUL input", "2.2.4", b"\0", ["encoding.unrecognized "])
case("x input", "2.2.4", "x", ["encoding.unrecognized "])
case("white space only", "2.2.4", " \n", ["encoding.unrecognized "])
case("byte order mark only", "2.2.4", b"\xef\xbb\xbf", ["encoding.unrecognized "])
case("form feed before JSON", "2.2.4", "\f{}", ["encoding.unrecognized "])
case("slash alone", "2.2.4", "/", ["encoding.unrecognized "])
case("plus sign", "2.2.4", "+1", ["encoding.unrecognized "])
case("capital True", "2.2.4", "True", ["encoding.unrecognized "])
case("OpenStep dictionary", "2.2.3", "{ a = 1; }", ["encoding.openstep "])
case("OpenStep array", "2.2.3", "(", ["encoding.openstep "])
case("OpenStep block comment", "2.2.3", "/* x */ {}", ["encoding.openstep "])
case("OpenStep line comment", "2.2.3", "// x", ["encoding.openstep "])
case("OpenStep after byte order mark", "2.2.3", b"\xef\xbb\xbf{a", ["encoding.openstep "])
case("single quotes look like OpenStep", "2.2.3", "{'a': 1}", ["encoding.openstep "])
case("comment after brace looks like OpenStep", "2.2.3", '{/* */"a": 1}', ["encoding.openstep "])
case("brace alone", "2.2.3", "{ ", ["json.truncated "])
case("quoted OpenStep dictionary", "2.2.2", '{"a" = 1;}', ["json.syntax "])
case("bplist15", "5.1.1", b"bplist15" + bytes(40), ["binary.header "])
case("bplist alone", "5.1.1", b"bplist", ["binary.header "])
case("bplis", "2.2.4", b"bplis", ["encoding.unrecognized "])
case("OpenStep data", "2.2.1", "<0fbd77>", ["xml.syntax "])

for h in ["3c", "efbbbf3c", "200a3c", "feff003c", "fffe3c00"]:
    case("first bytes " + h, "2.2.1", bytes.fromhex(h), ["xml.truncated "])
for h in ["7b22", "5b", "22", "2d", "30", "74", "66", "6e"]:
    case("first bytes " + h, "2.2.1", bytes.fromhex(h), ["json.truncated "] if h != "30" else ["document.not-dictionary "])
case("first bytes efbbbf7b22", "2.2.1", bytes.fromhex("efbbbf7b22"), ["json.byte-order-mark "])

# ---------------------------------------------------------------- 3 JSON

case("white space everywhere", "3.1.1", "\r\n\t " + doc().replace(":", " : ").replace(",", "\n,\t") + " \n", [], doc())
case("trailing comma in object", "3.1.1", '{"a": 1,}', ["json.syntax "])
case("trailing comma in array", "3.1.1", '{"a": [1,]}', ["json.syntax /a"])
case("comment", "3.1.1", '{"a": 1 /* */}', ["json.syntax "])
case("leading zero", "3.1.1", '{"a": 01}', ["json.syntax "])
case("NaN", "3.1.1", '{"a": NaN}', ["json.syntax "])
case("minus Infinity", "3.1.1", '{"a": -Infinity}', ["json.syntax /a"])
case("point without digits", "3.1.1", '{"a": 1.}', ["json.syntax /a"])
case("exponent without digits", "3.1.1", '{"a": 1e}', ["json.syntax /a"])
case("plus sign before number", "3.1.1", '{"a": +1}', ["json.syntax "])
case("raw control character", "3.1.1", '{"a": "\n"}', ["json.syntax /a"])
case("raw TAB in key", "3.1.1", '{"a\t": 1}', ["json.syntax "])
case("unknown escape", "3.1.1", '{"a": "\\x41"}', ["json.syntax /a"])
case("bad hexadecimal escape", "3.1.1", '{"a": "\\u00g0"}', ["json.syntax /a"])
case("capital literal", "3.1.1", '{"a": TRUE}', ["json.syntax "])
case("misspelt literal", "3.1.1", '{"a": trux}', ["json.syntax /a"])
case("missing colon", "3.1.1", '{"a" 1}', ["json.syntax "])
case("number as key", "3.1.1", '{"a": 1, 2: 3}', ["json.syntax "])
case("wrong bracket", "3.1.1", '{"a": [1}', ["json.syntax /a"])
case("DEL and U+2028 raw", "3.1.1", val('"\x7f\u2028"'), [], val('"\x7f\u2028"'))
case("all escapes", "9.1.4", val('"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\u001F\\u0041"'), [],
     val('"\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001fA"'))
case("byte order mark before JSON", "3.1.2", b"\xef\xbb\xbf" + doc().encode(), ["json.byte-order-mark "])
case("Latin-1 byte", "3.1.3", b'{"a": "\xe9"}', ["json.utf-8 /a"])
case("overlong form", "3.1.3", b'{"a": "\xc0\xaf"}', ["json.utf-8 /a"])
case("surrogate as bytes", "3.1.3", b'{"a": "\xed\xa0\x80"}', ["json.utf-8 /a"])
case("beyond U+10FFFF", "3.1.3", b'{"a": "\xf4\x90\x80\x80"}', ["json.utf-8 /a"])
case("last code point", "3.1.3", val('"\U0010ffff"'), [], val('"\U0010ffff"'))
case("surrogate pair", "3.1.4", val('"\\uD83D\\ude00"'), [], val('"\U0001f600"'))
case("lone high surrogate", "3.1.4", '{"a": "\\ud800"}', ["json.surrogate /a"])
case("lone low surrogate", "3.1.4", '{"a": "\\udc00"}', ["json.surrogate /a"])
case("high surrogate and letter", "3.1.4", '{"a": "\\ud800x"}', ["json.surrogate /a"])
case("two high surrogates", "3.1.4", '{"a": "\\ud800\\ud800"}', ["json.surrogate /a"])
case("surrogates in wrong order", "3.1.4", '{"a": "\\udc00\\ud800"}', ["json.surrogate /a"])
case("high surrogate and escape", "3.1.4", '{"a": "\\ud800\\n"}', ["json.surrogate /a"])
case("lone surrogate in a key", "3.1.4", '{"\\ud800": 1}', ["json.surrogate "])
case("ends in object", "3.1.5", '{"a": 1', ["json.truncated "])
case("ends in string", "3.1.5", '{"a": "b', ["json.truncated /a"])
case("ends in array", "3.1.5", '{"a": [1, ', ["json.truncated /a"])
case("ends in literal", "3.1.5", '{"a": tru', ["json.truncated /a"])
case("ends after colon", "3.1.5", '{"a":', ["json.truncated "], unclear="whether the value of a had been begun (21.4.4)")
case("ends in key", "3.1.5", '{"a', ["json.truncated "])
case("ends in escape", "3.1.5", '{"a": "\\u00', ["json.truncated /a"])
case("two values", "3.1.6", doc() + "{}", ["json.trailing "])
case("trailing letter", "3.1.6", doc() + " x", ["json.trailing "])
case("trailing NUL", "3.1.6", doc() + "\0", ["json.trailing "])
case("trailing bracket", "3.1.6", doc() + "}", ["json.trailing "])

# ---------------------------------------------------------------- 6 values

case("key order by UTF-16 units", "9.1.3", val('{"\ufb01":1,"\U0001f600":2,"a":3,"":4,"aa":5,"A":6,"\u00e9":7}'), [],
     val('{"":4,"A":6,"a":3,"aa":5,"\u00e9":7,"\U0001f600":2,"\ufb01":1}'))
case("keys are not normalised", "6.2.2", val('{"\u00e9":1,"e\u0301":2}'), [], val('{"e\u0301":2,"\u00e9":1}'))
case("duplicate key", "6.2.3", '{"a": 1, "a": 1}', ["value.duplicate-key /a"])
case("duplicate key by escape", "6.2.3", '{"a": 1, "\\u0061": 2}', ["value.duplicate-key /a"])
case("duplicate key below", "6.2.3", '{"x": [{"k": 1, "l": 2, "k": 3}]}', ["value.duplicate-key /x/0/k"])
case("duplicate empty key", "6.2.3", '{"": 1, "": 2}', ["value.duplicate-key /"])
case("pointer escapes", "21.4.1", '{"x": {"a/b~c": 1, "a/b~c": 2}}', ["value.duplicate-key /x/a~1b~0c"])
case("key with TAB and LF", "6.2.4", val('{"\\t\\n":1}'), [], val('{"\\t\\n":1}'))
case("key with U+0001", "6.2.4", val('{"\\u0001":1}'), ["key.unsupported /user-info/v/\u0001"], val('{"\\u0001":1}'))
case("key with CR", "6.2.4", val('{"a\\r":1}'), ["key.unsupported /user-info/v/a\r"], val('{"a\\r":1}'))
case("key with U+FFFE", "6.2.4", val('{"\ufffe":1}'), ["key.unsupported /user-info/v/\ufffe"], val('{"\ufffe":1}'))
case("key with U+FFFF", "6.2.4", val('{"\uffff":1}'), ["key.unsupported /user-info/v/\uffff"], val('{"\uffff":1}'))
case("key with DEL and U+0080", "6.2.4", val('{"\x7f\x80":1}'), [], val('{"\x7f\x80":1}'))
case("key of an unknown tag with U+0001", "6.2.4", val('{"$\\u0001":1}'), ["tag.unknown /user-info/v", "key.unsupported /user-info/v/$\u0001"],
     val('{"$\\u0001":1}'))

for name, spelled, out, imprecise in [
    ("2^53-1", "9007199254740991", "9007199254740991", False),
    ("2^53", "9007199254740992", "9007199254740992", False),
    ("2^53+1", "9007199254740993", "9007199254740992", True),
    ("-2^53", "-9007199254740992", "-9007199254740992", False),
    ("-2^53-1", "-9007199254740993", "-9007199254740992", True),
    ("1e21", "1e21", "1e+21", False),
    ("1e21 in digits", "1000000000000000000000", "1e+21", True),
    ("1e20 in digits", "100000000000000000000", "100000000000000000000", False),
    ("2^63", "9223372036854775808", "9223372036854776000", True),
    ("2^63 as RFC 8785", "9223372036854776000", "9223372036854776000", False),
    ("2^53+1 with fraction", "9007199254740993.0", "9007199254740992", False),
    ("2^53-1 and a little", "9007199254740991.2", "9007199254740991", False),
    ("1.0", "1.0", "1", False),
    ("1e0", "1e0", "1", False),
    ("minus zero", "-0", "0", False),
    ("minus zero real", "-0.0", "0", False),
    ("underflow", "1e-400", "0", False),
    ("minus underflow", "-1e-400", "0", False),
    ("smallest double", "5e-324", "5e-324", False),
    ("smallest double by digits", "4.9406564584124654e-324", "5e-324", False),
    ("greatest double", "1.7976931348623157e308", "1.7976931348623157e+308", False),
    ("0.000001", "1e-6", "0.000001", False),
    ("1e-7", "0.0000001", "1e-7", False),
    ("123.456", "123.4560", "123.456", False),
    ("0.1+0.2", "0.30000000000000004", "0.30000000000000004", False),
    ("333333333.33333329", "333333333.33333329", "333333333.3333333", False),
    ("1E30", "1E30", "1e+30", False),
    ("4.50", "4.50", "4.5", False),
    ("2e-3", "2e-3", "0.002", False),
    ("ties to even", "9007199254740993e0", "9007199254740992", False),
    ("long fraction", "1.00000000000000000000000000000000000000001", "1", False),
    ("5e-7 of two digits", "1.5e-7", "1.5e-7", False),
    ("1e23", "1e23", "1e+23", False),
    ("greatest with 21 digits", "999999999999999900000", "999999999999999900000", False),
]:
    case("number " + name, "6.3", val(spelled), ["number.imprecise " + V] if imprecise else [], val(out))
case("number overflow", "6.3.2", val("1e400"), ["number.overflow " + V])
case("number overflow negative", "6.3.2", val("-1e309"), ["number.overflow " + V])
case("number overflow in digits", "6.3.2", val("1" + "0" * 309), ["number.overflow " + V])
case("$integer of 2^53+1", "6.3.6", val('{"$integer":"9007199254740993"}'), [], val('{"$integer":"9007199254740993"}'))

for t in ["2024-02-29T23:59:59Z", "2026-11-20T01:02:03.250Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2000-02-29T00:00:00.001Z"]:
    case("date " + t, "6.4.2", val('{"$date":"%s"}' % t), [], val('{"$date":"%s"}' % t))
for t in ["2026-02-29T00:00:00Z", "2026-11-20T24:00:00Z", "2026-11-20T01:02:60Z", "2026-11-20T01:02:03.000Z", "2026-11-20T01:02:03.25Z",
          "2026-11-20T01:02:03+00:00", "2026-11-20t01:02:03z", "0000-01-01T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z",
          "2026-00-10T00:00:00Z", "2026-13-10T00:00:00Z", "2026-11-00T00:00:00Z", "2026-11-20T01:60:00Z", "2026-11-20T01:02:03",
          "2026-11-20 01:02:03Z", "2026-11-20T01:02:03Z ", "2026-11-20T01:02:03Z\\n", "+026-11-20T01:02:03Z", "\u0662026-11-20T01:02:03Z",
          "2026-11-20T01:02:03.2500Z", ""]:
    case("no date " + t, "6.4.2", val('{"$date":"%s"}' % t), ["tag.malformed " + V], val('{"$date":"%s"}' % t))
for t in ["", "QQ==", "QUI=", "QUJD", "+/+/"]:
    case("base64 " + t, "6.5.1", val('{"$data":"%s"}' % t), [], val('{"$data":"%s"}' % t))
for t in ["QQ", "QR==", "QUI==", "Q Q==", "QQ=", "Q===", "====", "QUJ=", "-_-_", "QQ==QQ==", "QQ==\\n", " QQ==", "QUJDR"]:
    case("no base64 " + t, "6.5.1", val('{"$data":"%s"}' % t), ["tag.malformed " + V], val('{"$data":"%s"}' % t))

NULL_DOC = doc('"tags":["a",null],"title":"b"')
case("null in tags", "6.7.1", NULL_DOC, ["value.null /tags/1"])
case("null in user-info", "6.7.1", doc('"user-info":{"a":{"b":[null]}}'), ["value.null /user-info/a/b/0"])
case("null of the specification", "25.3", doc('"user-info":{"a":null}'), ["value.null /user-info/a"])
case("null title", "21.1.5", doc('"title":null'), ["value.null /title"])
case("two nulls", "6.7.1", doc('"tags":[null,null]'), ["value.null /tags/0", "value.null /tags/1"])
case("null version", "11.1.1", doc(version="null"), ["value.null /version", "version.missing "])
case("null type identifier", "21.1.5", rep2('{"text":"x","type-identifier":null}'), ["value.null " + R1 + "/type-identifier"])
case("null content", "21.1.5", rep2('{"text":null,"type-identifier":"public.html"}'), ["value.null " + R1 + "/text"])
case("null and wrong element", "21.1.6", doc('"tags":[null,5]'), ["value.null /tags/0", "member.type /tags/1"])
case("null in an unknown tag", "21.4.3", val('{"$point":[null]}'), ["tag.unknown " + V, "value.null /user-info/v/$point/0"])
case("null in a known tag", "7.1.5", val('{"$data":null}'), ["tag.malformed " + V, "value.null /user-info/v/$data"])
case("null main attachment", "13.2.2", '{"main-attachment":null,"version":"1.0"}', ["value.null /main-attachment", "main-attachment.missing /main-attachment"],
     unclear="pointer: whether a null member counts as absent in 21.4.4")
case("null representation beside a good one", "13.2.2", reps(REP, "null"), ["value.null " + R1, "main-attachment.missing /main-attachment"],
     unclear="13.2.2 asks for one good representation, 6.7.1 makes the array absent")

# ---------------------------------------------------------------- 7 tags

case("escaped dictionary", "7.2.2", val('{"$$data":1}'), [], val('{"$$data":1}'))
case("escaped dictionary with base64", "7.2.2", val('{"$$data":"QQ=="}'), [], val('{"$$data":"QQ=="}'))
case("three dollar signs", "7.2.2", val('{"$$$data":1}'), [], val('{"$$$data":1}'))
case("tag key with a second key", "7.2.3", val('{"$data":"QQ==","$x":1}'), [], val('{"$data":"QQ==","$x":1}'))
case("escaped key with a second key", "7.2.3", val('{"$$data":1,"x":1}'), [], val('{"$$data":1,"x":1}'))
case("data with number", "7.1.5", val('{"$data":1}'), ["tag.malformed " + V], val('{"$data":1}'))
case("unknown tag", "7.1.6", val('{"$point":[1,2]}'), ["tag.unknown " + V], val('{"$point":[1,2]}'))
case("unknown tag with date", "7.1.7", val('{"$point":{"$date":"2026-11-20T01:02:03Z"}}'), ["tag.unknown " + V],
     val('{"$point":{"$date":"2026-11-20T01:02:03Z"}}'))
case("dollar tag", "7.1.6", val('{"$":1}'), ["tag.unknown " + V], val('{"$":1}'))
case("two dollar signs alone", "7.2.2", val('{"$$":1}'), [], val('{"$$":1}'))
case("tags are compared with case", "7.1.6", val('{"$Data":"QQ=="}'), ["tag.unknown " + V], val('{"$Data":"QQ=="}'))
case("needless integer", "7.1.4", val('{"$integer":"7"}'), ["tag.needless " + V], val("7"))
case("needless greatest integer", "7.1.4", val('{"$integer":"-9007199254740991"}'), ["tag.needless " + V], val("-9007199254740991"))
case("needed integer", "7.1.4", val('{"$integer":"9007199254740992"}'), [], val('{"$integer":"9007199254740992"}'))
case("greatest integer", "7.1.2", val('{"$integer":"18446744073709551615"}'), [], val('{"$integer":"18446744073709551615"}'))
case("least integer", "7.1.2", val('{"$integer":"-9223372036854775808"}'), [], val('{"$integer":"-9223372036854775808"}'))
for t in ["18446744073709551616", "-9223372036854775809", "007", "-0", "+7", "7.0", "1e3", "", " 7", "0x7", "7\\n", "\u0667"]:
    case("malformed integer " + t, "7.1.2", val('{"$integer":"%s"}' % t), ["tag.malformed " + V], val('{"$integer":"%s"}' % t))
case("needless zero", "7.1.2", val('{"$integer":"0"}'), ["tag.needless " + V], val("0"))
case("needless string", "7.1.4", val('{"$string":"AQ=="}'), ["tag.needless " + V], val('"\\u0001"'))
case("string with bad UTF-8", "7.1.2", val('{"$string":"/w=="}'), ["tag.malformed " + V], val('{"$string":"/w=="}'))
case("string with a surrogate", "7.1.2", val('{"$string":"7aCA"}'), ["tag.malformed " + V], val('{"$string":"7aCA"}'))
case("URL value", "7.1.2", val('{"$url":"https://example.com/"}'), [], val('{"$url":"https://example.com/"}'))
case("relative URL value", "7.1.5", val('{"$url":"/relative"}'), ["tag.malformed " + V], val('{"$url":"/relative"}'))
case("file URL value", "7.1.5", val('{"$url":"file:///x"}'), ["tag.malformed " + V], val('{"$url":"file:///x"}'))
case("tag in array", "21.4.1", val('[1,{"$foo":{}}]'), ["tag.unknown " + V + "/1"], val('[1,{"$foo":{}}]'))
case("tag inside a tag", "7.1.9", val('{"$a":{"$b":1}}'), ["tag.unknown " + V, "tag.unknown " + V + "/$a"], val('{"$a":{"$b":1}}'))
case("malformed date with string tag", "7.1.9", val('{"$date":{"$string":"AQ=="}}'), ["tag.malformed " + V, "tag.needless " + V + "/$date"],
     val('{"$date":"\\u0001"}'))
case("date with string tag of its form", "7.1.9", val('{"$date":{"$string":"MjAyNi0xMS0yMFQwMTowMjowM1o="}}'), ["tag.needless " + V],
     val('{"$date":"2026-11-20T01:02:03Z"}'))
case("tag with URL tag", "7.1.9", val('{"$url":{"$url":"a:b"}}'), ["tag.malformed " + V], val('{"$url":{"$url":"a:b"}}'))
case("step of an escaped key", "21.4.2", val('{"$$data":null}'), ["value.null /user-info/v/$data"])
case("UID as a dictionary", "7.2.5", val('{"CF$UID":3}'), ["value.uid " + V])
case("UID as the document", "7.2.5", '{"CF$UID": 3}', ["value.uid "])
case("UID with a string", "7.2.5", val('{"CF$UID":"x"}'), ["value.uid " + V])
case("UID with a second key", "7.2.5", val('{"CF$UID":3,"a":1}'), [], val('{"CF$UID":3,"a":1}'))
case("UID twice", "7.2.4", val('{"CF$UID":3,"CF$UID":3}'), ["value.duplicate-key /user-info/v/CF$UID"])
case("tag as title", "7.1.8", doc('"title":{"$foo":1}'), ["tag.unknown /title", "member.type /title"], doc('"title":{"$foo":1}'))
case("title as $string", "13.1.1", doc('"title":{"$string":"QQ=="}'), ["tag.needless /title"], doc('"title":"A"'))
case("title as $url", "13.1.1", doc('"title":{"$url":"a:b"}'), ["member.type /title"], doc('"title":{"$url":"a:b"}'))
case("source URL as $url", "6.6.1", doc('"source-url":{"$url":"a:b"}'), ["member.type /source-url"])
case("version as $string", "13.1.1", doc(version='{"$string":"MS4w"}'), ["tag.needless /version"], doc())
case("keyed archive", "7.2", val('{"$archiver":"NSKeyedArchiver","$objects":["$null"],"$top":{"a":1},"$version":100000}'), [],
     val('{"$archiver":"NSKeyedArchiver","$objects":["$null"],"$top":{"a":1},"$version":100000}'))

# ---------------------------------------------------------------- 10 limits


def nested(levels, inner=""):
    return "[" * levels + inner + "]" * levels


case("depth 64", "10.1.3", val(nested(62)), [], val(nested(62)))
case("depth 65", "10.1.3", val(nested(63)), ["limit.depth " + V + "/0" * 62])
case("depth 64 and a known tag", "10.1.2", val(nested(62, '{"$data":""}')), [], val(nested(62, '{"$data":""}')))
case("depth 64 and an unknown tag", "10.1.2", val(nested(62, '{"$x":""}')), ["limit.depth " + V + "/0" * 62])
case("depth 64 and a malformed tag", "10.1.2", val(nested(62, '{"$data":"!"}')), ["limit.depth " + V + "/0" * 62])
case("depth 64 and an empty dictionary", "10.1.2", val(nested(62, "{}")), ["limit.depth " + V + "/0" * 62])
# document, main-attachment, representations, representation, text, type-identifier, user-info, version: 8 values; v itself: 1
case("values 100000", "10.1.3", val("[" + ",".join(["0"] * 99991) + "]"), [])
case("values 100001", "10.1.3", val("[" + ",".join(["0"] * 99992) + "]"), ["limit.values /version"],
     unclear="the value that is one too many is version in the order of the input; a reader that orders otherwise names another")
case("known tags count once", "10.1.2", val("[" + ",".join(['{"$data":""}'] * 99991) + "]"), [])
case("string of 1 MiB", "10.1.3", val('"' + "\u00e9" * 524288 + '"'), [])
case("string of 1 MiB and 1", "10.1.3", val('"' + "\u00e9" * 524288 + 'a"'), ["limit.string " + V])
case("string of 1 MiB by escapes", "10.1.1", val('"' + "\\u0061" * 1048576 + '"'), [])
case("data of 2 MiB are no string", "10.1.2", val('{"$data":"' + "AAAA" * 700000 + '"}'), [])
case("malformed data are a string", "10.1.2", val('{"$data":"' + "AAAA" * 262144 + 'A"}'), ["limit.string " + V + "/$data"])
# the keys and strings of the document: 15+15+15+4+1+17+9+1+7+3 = 87 bytes
case("text beyond 8 MiB", "10.1.3", val("[" + ",".join(['"' + "a" * 1048576 + '"'] * 8) + "]"), ["limit.text " + V + "/7"])
assert sum(map(len, ["main-attachment", "representations", "text", "x", "type-identifier", "public.plain-text", "user-info", "v", "version", "1.0"])) == 87
case("text of 8 MiB", "10.1.3", val("[" + ",".join(['"' + "a" * 1048576 + '"'] * 7 + ['"' + "a" * (1048576 - 87) + '"']) + "]"), [])
case("text of 8 MiB and 1", "10.1.3", val("[" + ",".join(['"' + "a" * 1048576 + '"'] * 7 + ['"' + "a" * (1048576 - 86) + '"']) + "]"),
     ["limit.text "], unclear="the last text read is the value of version, in the order of the input: pointer /version, or a member of a reader that orders otherwise")
CASES[-1]["findings"] = [{"id": "limit.text", "pointer": "/version"}]
case("number of 1024 bytes", "10.1.3", val("1." + "0" * 1022), [], val("1"))
case("number of 1025 bytes", "10.1.3", val("1." + "0" * 1023), ["limit.number " + V])

case("document of 16 MiB", "10.1.3", doc() + " " * (16777216 - len(doc())), [])
case("document of 16 MiB and 1", "10.1.3", doc() + " " * (16777217 - len(doc())), ["limit.document "])

# ---------------------------------------------------------------- 11 version, must-understand

case("no version", "11.1.1", "{" + MAIN + "}", ["version.missing "], "{" + MAIN + "}")
for v in ['"1"', '"1.0.0"', '"01.0"', '"1.00"', '"0.1"', '"v1.0"', '" 1.0"', '"1.0\\n"', "1.0", "1", '"1.100000"', '"100000.0"', '""', "[]", '"1.a"', '"\u0661.0"']:
    case("malformed version " + v, "11.1.2", doc(version=v), ["version.malformed /version"])
for v in ['"2.0"', '"10.0"', '"99999.99999"']:
    case("unsupported version " + v, "11.1.4", doc(version=v), ["version.unsupported /version"])
for v in ['"1.1"', '"1.10"', '"1.99999"']:
    case("newer version " + v, "11.1.5", doc(version=v), [], doc(version=v))
case("unsupported version says nothing about members", "11.1.4", '{"version":"2.0","title":5,"x":{"$integer":"1"},"y":null}',
     ["version.unsupported /version", "tag.needless /x", "value.null /y"])
case("malformed version and another finding", "21.1.3", doc('"colour":1', version='"1"'), ["version.malformed /version", "member.unknown /colour"])
case("unknown member in a newer version", "12.1.2", doc('"colour":"red"', version='"1.1"'), [])
case("reserved member in a newer version", "12.1.3", doc('"$colour":"red"', version='"1.1"'), ["member.reserved /$colour"])
case("must-understand with a name", "11.3.2", doc('"must-understand":["x"]'), ["must-understand.unknown /must-understand"],
     unclear="pointer: the array or the element")
case("must-understand as a string", "11.3.2", doc('"must-understand":"x"'), ["must-understand.unknown /must-understand"])
case("must-understand with a number", "11.3.2", doc('"must-understand":[1]'), ["must-understand.unknown /must-understand"],
     unclear="pointer: the array or the element")
case("must-understand as a dictionary", "11.3.2", doc('"must-understand":{}'), ["must-understand.unknown /must-understand"],
     unclear="the empty dictionary could be member.default")
case("must-understand empty", "11.3.2", doc('"must-understand":[]'), ["member.default /must-understand"])
case("must-understand in a newer version", "11.3.2", doc('"must-understand":["x"]', version='"1.1"'), ["must-understand.unknown /must-understand"],
     unclear="pointer: the array or the element")
case("conversion ignores must-understand", "11.3.3", '{"must-understand":["x"]}', ["must-understand.unknown /must-understand", "version.missing ",
     "main-attachment.missing "], '{"must-understand":["x"]}', unclear="pointer: the array or the element")

# ---------------------------------------------------------------- 12, 13 names and members

case("unknown member", "12.1.2", doc('"colour":"red"'), ["member.unknown /colour"])
case("capital member", "12.2.1", doc('"Title":"x"'), ["member.unknown /Title"])
case("empty name", "12.1.2", doc('"":1'), ["member.unknown /"])
case("vendor member", "12.1.4", doc('"com.example.app.rating":{"anything":[]}'), [])
case("any dotted name", "12.1.4", doc('".":1,"a b.":2,"..":3'), [])
case("reserved member", "12.1.3", doc('"$x":1'), ["member.reserved /$x"])
case("reserved member with a dot", "12.1.3", doc('"$com.example.x":1'), ["member.reserved /$com.example.x"])
case("inside of an unknown member", "21.1.5", doc('"colour":{"title":"","n":{"$integer":"1"}}'), ["member.unknown /colour", "tag.needless /colour/n"])
case("inside of a wrong type", "21.1.5", doc('"title":["",{"$foo":1}]'), ["member.type /title", "tag.unknown /title/1"])
case("names below user-info", "12.1.5", doc('"user-info":{"":1,"$a":{"b":""},"x y":[]}'), [])
case("member of another place", "12.1.2", doc('"app-name":"x"'), ["member.unknown /app-name"])
case("title", "13.2", doc('"title":"b"'), [], doc('"title":"b"'))
for name, v in [("title", '""'), ("tags", "[]"), ("source-url", '""'), ("content-text", "[]"), ("thumbnail", "{}"), ("referrer", "{}"),
                ("activities", "{}"), ("excluded-activities", "[]"), ("parameters", "{}"), ("user-info", "{}"), ("additional-attachments", "[]")]:
    case("default " + name, "13.1.3", doc('"%s":%s' % (name, v)), ["member.default /" + name])
for name, v in [("title", "5"), ("title", "true"), ("tags", '"a"'), ("source-url", "1"), ("content-text", '"x"'), ("thumbnail", "[1]"), ("referrer", '"x"'),
                ("activities", "[1]"), ("excluded-activities", '"com.a"'), ("parameters", "1"), ("user-info", "[1]"),
                ("additional-attachments", '{"representations":[]}'), ("user-info", '{"$data":"QQ=="}')]:
    case("type of %s %s" % (name, v), "13.1.1", doc('"%s":%s' % (name, v)), ["member.type /" + name])
for name, v in [("title", "[]"), ("title", "{}"), ("title", "false"), ("tags", '""'), ("referrer", "[]")]:
    case("empty of another type %s %s" % (name, v), "13.1.3", doc('"%s":%s' % (name, v)), ["member.type /" + name],
         unclear="13.1.3 can be read as member.default for any empty value")
case("no main attachment", "13.2.2", '{"version":"1.0"}', ["main-attachment.missing "])
case("main attachment of wrong type", "13.2.2", '{"main-attachment":5,"version":"1.0"}', ["member.type /main-attachment", "main-attachment.missing /main-attachment"])
case("empty main attachment", "13.2.2", '{"main-attachment":{},"version":"1.0"}', ["member.missing /main-attachment", "main-attachment.missing /main-attachment"])
case("main attachment without representation", "13.1.2", reps(), ["member.missing /main-attachment", "main-attachment.missing /main-attachment"])
case("main attachment with unusable representation", "13.2.2", reps('{"type-identifier":"public.url","url":"x"}'),
     ["url.malformed " + R0 + "/url", "main-attachment.missing /main-attachment"])
case("main attachment of unknown kind", "13.2.2", reps('{"com.example.x":1,"type-identifier":"public.html"}'), [])
case("main attachment of unknown dotless kind", "14.2.4", reps('{"stream":1,"type-identifier":"public.html"}'), ["member.unknown " + R0 + "/stream"])
case("the example of locations", "21.4.7", '{"version": "1.0", "tags": 1}', ["main-attachment.missing ", "member.type /tags"])

# ---------------------------------------------------------------- 14 attachments

case("representations of wrong type", "14.1.1", doc('"additional-attachments":[{"representations":{}}]'), ["member.type /additional-attachments/0/representations"])
case("attachment of wrong type", "13.1.1", doc('"additional-attachments":["x",{"representations":[%s]}]' % REP), ["member.type /additional-attachments/0"])
case("attachment without representations", "13.1.2", doc('"additional-attachments":[{"suggested-name":"a"}]'), ["member.missing /additional-attachments/0"])
case("attachment with unknown member", "12.1.5", doc('"additional-attachments":[{"name":1,"representations":[%s]}]' % REP), ["member.unknown /additional-attachments/0/name"])
case("representation of wrong type", "13.1.1", rep2('"x"'), ["member.type " + R1])
case("no type identifier", "14.2.1", rep2('{"text":"x"}'), ["member.missing " + R1])
case("two contents", "14.2.3", rep2('{"data":{"$data":"PHA+eDwvcD4="},"text":"<p>x</p>","type-identifier":"public.html"}'), ["representation.content " + R1])
case("no content", "14.2.3", rep2('{"type-identifier":"public.html"}'), ["representation.content " + R1])
case("no content and a vendor member", "14.2.4", rep2('{"com.example.k":1,"type-identifier":"public.html"}'), [])
case("no content and a reserved member", "14.2.4", rep2('{"$k":1,"type-identifier":"public.html"}'), ["member.reserved " + R1 + "/$k"])
case("two contents are judged", "21.1.5", rep2('{"text":5,"type-identifier":"public.url","url":"x"}'),
     ["representation.content " + R1, "member.type " + R1 + "/text", "url.malformed " + R1 + "/url"])
case("two contents of the specification", "25.3", reps('{"data":{"$data":"PHA+eDwvcD4="},"text":"<p>x</p>","type-identifier":"public.html"}'),
     ["representation.content " + R0, "main-attachment.missing /main-attachment"])
case("empty text and data", "14.2.1", rep2('{"data":{"$data":""},"type-identifier":"public.data"}').replace('"text":"x"', '"text":""'), [])
for v in ["false", '""', "[]", "{}", "0", '"x"', '{"a":1}']:
    case("property list " + v, "14.2.1", rep2('{"property-list":%s,"type-identifier":"com.apple.property-list"}' % v), [])
case("text of wrong type", "13.1.1", rep2('{"text":1,"type-identifier":"public.html"}'), ["member.type " + R1 + "/text"])
case("data of wrong type", "13.1.1", rep2('{"data":"QQ==","type-identifier":"public.html"}'), ["member.type " + R1 + "/data"])
case("malformed data", "7.1.8", rep2('{"data":{"$data":"QQ"},"type-identifier":"public.png"}'), ["tag.malformed " + R1 + "/data", "member.type " + R1 + "/data"])
for t in ["com.example.app", "public.HTML", "dyn.a-b.1", "application/x-foo", "a/b", "x!#$%&'*+.^_`{|}~-/1"]:
    case("type " + t, "14.3.1", rep2('{"text":"x","type-identifier":"%s"}' % t), [])
for t in ["", "html", "public..html", ".public", "public.", "a b.c", "com.example_x.y", "Text/x-foo", "text/x-foo; charset=utf-8", "text/", "/html", "a/b/c", "p\u00fcblic.x",
          "com.example\\n"]:
    case("no type " + t, "14.3.1", rep2('{"text":"x","type-identifier":"%s"}' % t), ["type-identifier.malformed " + R1 + "/type-identifier"])
case("type of wrong type", "13.1.1", rep2('{"text":"x","type-identifier":5}'), ["member.type " + R1 + "/type-identifier"],
     unclear="14.3.1 says MUST be a string and names type-identifier.malformed")
case("media type with an identifier", "14.3.2", reps('{"text":"<p>x</p>","type-identifier":"text/html"}'), ["type-identifier.media-type " + R0 + "/type-identifier"])
case("last row of Appendix B", "14.3.2", rep2('{"text":"","type-identifier":"video/x-msvideo"}'), ["type-identifier.media-type " + R1 + "/type-identifier"])
case("url and type", "14.3.3", rep2('{"type-identifier":"public.url","url":"a:b"}'), [])
case("url and type in capitals", "14.3.4", rep2('{"type-identifier":"Public.URL","url":"a:b"}'), [])
case("url with another type", "14.3.3", rep2('{"type-identifier":"public.html","url":"a:b"}'), ["type-identifier.url " + R1 + "/type-identifier"])
case("public.url with text", "14.3.3", rep2('{"text":"a:b","type-identifier":"public.url"}'), ["type-identifier.url " + R1 + "/type-identifier"])
case("public.file-url", "14.3.3", rep2('{"text":"a","type-identifier":"public.File-URL"}'), ["type-identifier.url " + R1 + "/type-identifier"])
case("public.file-url with url", "14.3.3", rep2('{"type-identifier":"public.file-url","url":"a:b"}'), ["type-identifier.url " + R1 + "/type-identifier"])
case("duplicate type", "14.3.5", reps(*('{"text":"%d","type-identifier":"%s"}' % p for p in [(1, "public.png"), (2, "PUBLIC.PNG"), (3, "public.jpeg")])),
     ["representation.duplicate-type " + R1 + "/type-identifier"])
case("duplicate type thrice", "14.3.5", reps(REP, REP, REP), ["representation.duplicate-type " + R1 + "/type-identifier",
     "representation.duplicate-type /main-attachment/representations/2/type-identifier"])
case("duplicate of a faulty one", "14.3.5", reps('{"type-identifier":"public.html"}', '{"text":"x","type-identifier":"public.html"}'),
     ["representation.content " + R0, "representation.duplicate-type " + R1 + "/type-identifier", "main-attachment.missing /main-attachment"])
case("same type in two attachments", "14.3.5", doc('"additional-attachments":[{"representations":[%s]}]' % REP), [])


def named(s):
    return doc('"additional-attachments":[{"representations":[%s],"suggested-name":%s}]' % (REP, s))


SN = "/additional-attachments/0/suggested-name"
for s in ["cover.png", "Ferien 2026.jpeg", ".hidden", "...", "a" * 255, "\u00e9" * 127, "a*?|<>", "con"]:
    case("name " + s[:20], "14.5.1", named('"%s"' % s), [])
for s in ["a/b", ".", "..", "C:x", "a\\\\b", "a\\u0000", "a\\n", "a\x7f", "a\x85", "a\u061c", "a\u200e", "a\u200f", "a\u202e", "a\u202a", "a\u2066", "a\u2069",
          "a" * 256, "\u00e9" * 128]:
    case("no name " + s[:20] + str(len(s)), "14.5.1", named('"%s"' % s), ["suggested-name.unsafe " + SN])
case("name empty", "13.1.3", named('""'), ["member.default " + SN])
case("name of wrong type", "13.1.1", named("5"), ["member.type " + SN])


def file(path, count="1", more=""):
    return rep2('{"file":{"byte-count":%s,"path":"%s"%s},"type-identifier":"public.data"}' % (count, path, more))


for p in ["clip.mov", "1", "a..b", "console.txt", "a" * 100, "x-", "x_", "com10", "lpt", "conx", "0.con"]:
    case("file " + p[:20], "14.6.2", file("attachments/" + p), [], folder=True)
for p in ["attachments/../x", "attachments/a/b", "clip.mov", "/attachments/a", "attachments/Clip.mov", "attachments/.a", "attachments/a.", "attachments/",
          "attachments/con", "attachments/nul.txt", "attachments/com1.tar.gz", "attachments/lpt0", "attachments/prn.", "attachments/aux.a.b", "attachments/" + "a" * 101,
          "attachments/-a", "attachments/_a", "attachments/a b", "attachments/a\\n", "Attachments/a", "attachments/\u00e4", "", "attachments\\\\a"]:
    case("no file %s %d" % (p[:30], len(p)), "14.6.2", file(p), ["file.path " + R1 + "/file/path"], folder=True)
case("file outside a folder", "14.6.6", file("attachments/a"), ["file.outside-folder " + R1 + "/file"])
case("path twice", "14.6.2", reps('{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"a.b"}', '{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"a.c"}'),
     ["file.path " + R1 + "/file/path"], folder=True)
case("path twice with an overlay", "21.4.4", '{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"a.b","file":{"path":"attachments/a","byte-count":1}}]},'
     '"activities":{"com.x":{"thumbnail":{"type-identifier":"a.b","file":{"path":"attachments/a","byte-count":1}}}}}', ["file.path " + R0 + "/file/path"], folder=True)
case("path in a property list does not count", "14.6.2", reps('{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"a.b"}',
     '{"property-list":{"file":{"path":"attachments/a"}},"type-identifier":"a.c"}'), [], folder=True)
for n in ["0", "9007199254740991"]:
    case("byte count " + n, "14.6.4", file("attachments/a", n), [], folder=True)
for n in ["-1", "1.5", '"1"', "true", '{"$integer":"9007199254740992"}', "9007199254740992", "[]"]:
    case("no byte count " + n, "14.6.4", file("attachments/a", n), ["file.byte-count " + R1 + "/file/byte-count"], folder=True)
case("empty file", "14.6.3", rep2('{"file":{},"type-identifier":"public.data"}'), ["member.missing " + R1 + "/file", "member.missing " + R1 + "/file"], folder=True)
case("file without path", "14.6.3", rep2('{"file":{"byte-count":1},"type-identifier":"public.data"}'), ["member.missing " + R1 + "/file"], folder=True)
case("path of wrong type", "14.6.3", rep2('{"file":{"byte-count":1,"path":1},"type-identifier":"public.data"}'), ["member.type " + R1 + "/file/path"], folder=True)
case("file as a string", "14.6.3", rep2('{"file":"attachments/a","type-identifier":"public.data"}'), ["member.type " + R1 + "/file"], folder=True)
case("unknown member of file", "12.1.5", file("attachments/a", more=',"size":1'), ["member.unknown " + R1 + "/file/size"], folder=True)

# ---------------------------------------------------------------- 15 text


def runs(*r):
    return doc('"content-text":[' + ",".join(r) + "]")


C = "/content-text/"
ALL = ('{"background-color":"#FFFF0080","bold":true,"code":true,"font-name":"Menlo","font-size":12.5,"foreground-color":"#1A2B3C","italic":true,'
       '"link":"a:b","strikethrough":true,"text":"a","underline":true}')
case("all attributes", "15.2", runs(ALL), [])
case("run of wrong type", "15.1.1", runs('"a"'), ["member.type /content-text/0"])
case("run without text", "15.1.1", runs('{"bold":true}'), ["member.missing /content-text/0"])
case("run with text of wrong type", "15.1.1", runs('{"text":1}'), ["member.type /content-text/0/text"])
case("empty run", "15.1.3", runs('{"text":""}'), ["text.empty-run /content-text/0"])
case("equal runs", "15.1.4", runs('{"text":"a"}', '{"text":"b"}'), ["text.equal-runs /content-text/1"])
case("equal runs with attributes", "15.1.4", runs('{"bold":true,"text":"a"}', '{"text":"b","bold":true}'), ["text.equal-runs /content-text/1"])
case("equal runs thrice", "15.1.4", runs('{"text":"a"}', '{"text":"b"}', '{"text":"c"}'), ["text.equal-runs /content-text/1", "text.equal-runs /content-text/2"])
case("unequal runs", "15.1.4", runs('{"text":"a"}', '{"bold":true,"text":"b"}', '{"text":"c"}'), [])
case("runs that differ in a vendor's attribute", "15.1.4", runs('{"text":"a"}', '{"com.example.x":1,"text":"b"}'), [])
case("runs equal in a vendor's attribute", "15.1.4", runs('{"com.example.x":{"a":[1,2]},"text":"a"}', '{"com.example.x":{"a":[1,2]},"text":"b"}'), ["text.equal-runs /content-text/1"])
case("runs that differ in kind", "15.1.4", runs('{"com.example.x":1,"text":"a"}', '{"com.example.x":true,"text":"b"}'), [])
case("runs that differ in an unknown attribute", "15.1.4", runs('{"text":"a"}', '{"blink":1,"text":"b"}'), ["member.unknown /content-text/1/blink"])
case("runs that differ in an unknown attribute of a newer version", "15.1.4", doc('"content-text":[{"text":"a"},{"blink":1,"text":"b"}]', version='"1.1"'), [])
case("equal runs of a newer version", "15.1.4", doc('"content-text":[{"text":"a"},{"text":"b"}]', version='"1.1"'), ["text.equal-runs /content-text/1"])
case("empty run is a neighbour", "15.1.4", runs('{"text":"a"}', '{"text":""}'), ["text.equal-runs /content-text/1", "text.empty-run /content-text/1"])
case("empty run between equal runs", "15.1.4", runs('{"text":"a"}', '{"bold":true,"text":""}', '{"text":"b"}'), ["text.empty-run /content-text/1"])
for a in ["bold", "italic", "underline", "strikethrough", "code"]:
    case("false " + a, "15.2.2", runs('{"%s":false,"text":"a"}' % a), ["member.default /content-text/0/" + a])
    case("number for " + a, "12.2.1", runs('{"%s":1,"text":"a"}' % a), ["member.type /content-text/0/" + a])
case("empty link", "13.1.3", runs('{"link":"","text":"a"}'), ["member.default /content-text/0/link"])
case("malformed link", "18.1.1", runs('{"link":"x","text":"a"}'), ["url.malformed /content-text/0/link"])
case("script link", "18.1.2", runs('{"link":"javascript:x","text":"a"}'), ["url.scheme /content-text/0/link"])
case("empty font name", "13.1.3", runs('{"font-name":"","text":"a"}'), ["member.default /content-text/0/font-name"])
case("empty color", "13.1.3", runs('{"foreground-color":"","text":"a"}'), ["member.default /content-text/0/foreground-color"])
for c in ["#1A2B3C", "#1A2B3C80", "#00000000", "#FFFFFF"]:
    case("color " + c, "15.2.3", runs('{"background-color":"%s","text":"a"}' % c), [])
for c in ["#1a2b3c", "#ABC", "#1A2B3CFF", "1A2B3C", "#1A2B3G", "#1A2B3C8", " #1A2B3C", "#1A2B3C\\n", "red"]:
    case("no color " + c, "15.2.3", runs('{"background-color":"%s","text":"a"}' % c), ["color.malformed /content-text/0/background-color"])
case("color of wrong type", "13.1.1", runs('{"background-color":1,"text":"a"}'), ["member.type /content-text/0/background-color"])
for s in ["0", "-1", "-0.5", "0.0"]:
    case("font size " + s, "15.2.4", runs('{"font-size":%s,"text":"a"}' % s), ["font-size.range /content-text/0/font-size"])
for s in ['"12"', "true", "false"]:
    case("font size " + s, "15.2.4", runs('{"font-size":%s,"text":"a"}' % s), ["member.type /content-text/0/font-size"],
         unclear="13.1.3 could make false member.default" if s == "false" else None)
case("font size of 2^63", "15.2.4", runs('{"font-size":{"$integer":"9223372036854775808"},"text":"a"}'), ["font-size.range " + C + "0/font-size"])
case("greatest integer font size", "15.2.4", runs('{"font-size":9007199254740991,"text":"a"}'), [])
case("integer font size that is too great", "15.2.4", runs('{"font-size":{"$integer":"9007199254740992"},"text":"a"}'), ["font-size.range " + C + "0/font-size"])
case("real font size beyond the integers", "15.2.4", runs('{"font-size":9007199254740992,"text":"a"}'), [])

# ---------------------------------------------------------------- 16 thumbnail, tags; 17 referrer


def thumb(t):
    return doc('"thumbnail":' + t)


case("thumbnail data", "16.1.1", thumb('{"data":{"$data":"iVBORw0KGgo="},"type-identifier":"public.png"}'), [])
case("thumbnail url", "16.1.1", thumb('{"type-identifier":"public.url","url":"a:b"}'), [])
case("thumbnail url with image type", "14.3.3", thumb('{"type-identifier":"public.png","url":"a:b"}'), ["type-identifier.url /thumbnail/type-identifier"])
case("thumbnail text", "16.1.1", thumb('{"text":"x","type-identifier":"public.png"}'), ["representation.content /thumbnail"])
case("thumbnail property list", "16.1.1", thumb('{"property-list":1,"type-identifier":"public.png"}'), ["representation.content /thumbnail"])
case("thumbnail data and text", "16.1.1", thumb('{"data":{"$data":""},"text":"x","type-identifier":"public.png"}'), ["representation.content /thumbnail"])
case("thumbnail without content", "14.2.3", thumb('{"type-identifier":"public.png"}'), ["representation.content /thumbnail"])
case("thumbnail of unknown kind", "14.2.4", thumb('{"com.example.x":1,"type-identifier":"public.png"}'), [])
case("thumbnail without type", "16.1.1", thumb('{"data":{"$data":""}}'), ["member.missing /thumbnail"])
case("thumbnail file", "14.6", thumb('{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"public.png"}'), ["file.outside-folder /thumbnail/file"])
case("tags", "16.2.1", doc('"tags":["a","#b"," "]'), [])
case("empty tag", "16.2.1", doc('"tags":["a",""]'), ["member.default /tags/1"])
case("tag of wrong type", "13.1.1", doc('"tags":["a",1,"b"]'), ["member.type /tags/1"])
case("tags of wrong type", "13.1.1", doc('"tags":[1,2]'), ["member.type /tags/0", "member.type /tags/1"])
REF = '"android-app-url":"e://p","app-name":"E","app-store-id":"12345","google-play-id":"com.e","ios-app-url":"e://p","web-url":"https://e/p"'
case("referrer", "17.1.1", doc('"referrer":{' + REF + "}"), [])
case("referrer store id as a number", "17.1.2", doc('"referrer":{"app-store-id":12345}'), ["member.type /referrer/app-store-id"])
case("referrer empty name", "13.1.3", doc('"referrer":{"app-name":""}'), ["member.default /referrer/app-name"])
case("referrer bad URL", "18.1.1", doc('"referrer":{"web-url":"www.example.com"}'), ["url.malformed /referrer/web-url"])
case("referrer scheme", "18.1.2", doc('"referrer":{"ios-app-url":"file:/x"}'), ["url.scheme /referrer/ios-app-url"])
case("referrer unknown member", "12.1.5", doc('"referrer":{"app-name":"E","name":1}'), ["member.unknown /referrer/name"])
case("referrer with a vendor's member alone", "17.1.1", doc('"referrer":{"com.example.x":1}'), [], unclear="17.1.1 asks for at least one member of the table and names no id")

# ---------------------------------------------------------------- 18 URLs

for u in ["https://example.com", "HTTPS://EXAMPLE.com/%7Ea?b#c", "mailto:a@example.com", "tel:+1", "x-app:", "http://[2001:db8::1]:80/", "a:/b", "a:/", "a:b/c//d", "a://", "a:///",
          "a://u:p@h:/", "a:?", "a:#", "a:?a/b?c#d/e?f", "http://[v1.a:b]/", "http://[::]/", "http://[1:2:3:4:5:6:7:8]", "http://[1:2:3:4:5:6:1.2.3.4]", "http://[::1.2.3.4]",
          "http://999.1.1.1/", "a+b-c.1:x", "files:x", "http://h:99999999/", "a:%00"]:
    case("URL " + u, "18.1.1", doc('"source-url":"%s"' % u), [], doc('"source-url":"%s"' % u))
for u in ["https://example.com/\u00e4", "https://example.com/a b", "https://example.com/%zz", "http://[::g]/", "example.com/a", "//example.com", "\\tfile:///x", "a", "1a:b", ":b",
          "a:b\\n", "a:b ", "a:%4", "a:b#c#d", "http://[::1", "http://[1:2:3:4:5:6:7]", "http://[1::2::3]", "http://[::1.2.3]", "http://[::01.2.3.4]", "http://h:8a/", "a://u@v@h/",
          "a:[b]", "a:\\\\b", "a:<b>", "a:b|c", "a:b^c", "a:{b}", "a:`", "http://[v.a]/", "http://[v1.]/", "\u0430:b", "fi\\nle:///x", "http://[12345::]/", "http://[::1%25en0]/", "/a", "?a", "#a",
          "a:\\\"b"]:
    case("no URL " + u, "18.1.1", doc('"source-url":"%s"' % u), ["url.malformed /source-url"])
for u in ["file:///x", "JavaScript:1", "data:,x", "Blob:x", "content://a/b", "FILE:///etc/hosts", "file:"]:
    case("scheme " + u, "18.1.2", doc('"source-url":"%s"' % u), ["url.scheme /source-url"])
case("empty url of a representation", "18.1.1", rep2('{"type-identifier":"public.url","url":""}'), ["url.malformed " + R1 + "/url"])
case("excluded scheme and malformed", "18.1.2", doc('"source-url":"file:///a b"'), ["url.malformed /source-url"], unclear="whether a malformed URL has a scheme; both findings are thinkable")

# ---------------------------------------------------------------- 19 activities


def act(overlay, name="com.example.x"):
    return doc('"activities":{"%s":%s}' % (name, overlay))


A = "/activities/com.example.x"
case("overlay", "19.2.1", act('{"tags":[],"title":"Short"}'), [])
case("overlay of wrong type", "19.2.1", act("5"), ["member.type " + A])
case("overlay empty", "13.1.3", act("{}"), ["member.default " + A])
for n in ["Print", "com.example.", "a b.c", "com.example_x.y", ""]:
    case("activity name " + n, "19.1.1", act('{"title":"x"}', n), ["activity.name /activities/" + n])
case("activity name with an empty overlay", "13.1.3", act("{}", "Print"), ["activity.name /activities/Print", "member.default /activities/Print"])
case("reserved activity name", "12.1.3", doc('"activities":{"$a.b":{"title":5},"a.b":{"title":"x"}}'), ["member.reserved /activities/$a.b"])
case("excluded activities", "19.1.1", doc('"excluded-activities":["com.apple.UIKit.activity.Print"]'), [])
case("excluded activity name", "19.1.1", doc('"excluded-activities":["Print",""]'), ["activity.name /excluded-activities/0", "activity.name /excluded-activities/1"])
case("excluded reserved name", "12.1.3", doc('"excluded-activities":["$a.b"]'), ["member.reserved /excluded-activities/0"])
case("excluded activity of wrong type", "13.1.1", doc('"excluded-activities":[1,"a.b"]'), ["member.type /excluded-activities/0"])
case("unknown activity types in a newer version", "21.1.7", doc('"excluded-activities":["Print"]', version='"1.1"'), ["activity.name /excluded-activities/0"])
for n, v in [("version", '"1.0"'), ("must-understand", '["x"]'), ("activities", "{}"), ("excluded-activities", '["a.b"]'), ("version", "5")]:
    case("overlay with %s %s" % (n, v), "19.2.2", act('{"%s":%s}' % (n, v)), ["activity.member " + A + "/" + n])
case("overlay removes", "19.2.3", act('{"additional-attachments":[],"com.example.y":"","content-text":[],"parameters":{},"referrer":{},"source-url":"","tags":[],"thumbnail":{},"title":"",'
     '"user-info":{}}'), [])
case("overlay empty of another type", "19.2.4", act('{"tags":"","thumbnail":[],"title":[]}'), ["member.type " + A + "/tags", "member.type " + A + "/thumbnail", "member.type " + A + "/title"])
case("overlay main attachment", "19.2.5", act('{"main-attachment":{"representations":[%s]}}' % REP), [])
case("overlay main attachment empty", "19.2.5", act('{"main-attachment":{}}'), ["member.missing " + A + "/main-attachment"])
case("overlay main attachment unusable", "19.2.5", act('{"main-attachment":{"representations":[{"type-identifier":"public.html"}]}}'),
     ["representation.content " + A + "/main-attachment/representations/0"])
case("overlay main attachment of wrong type", "19.2.4", act('{"main-attachment":""}'), ["member.type " + A + "/main-attachment"])
case("overlay unknown member", "12.1.5", act('{"colour":""}'), ["member.unknown " + A + "/colour"])
case("overlay reserved member", "12.1.3", act('{"$a":1,"title":"x"}'), ["member.reserved " + A + "/$a"])
case("overlay inner default", "13.1.3", act('{"referrer":{"app-name":""},"tags":[""]}'), ["member.default " + A + "/referrer/app-name", "member.default " + A + "/tags/0"])
case("overlay rules", "19.2.1", act('{"source-url":"x","user-info":{"x-extension-item":1}}'), ["url.malformed " + A + "/source-url", "user-info.reserved " + A + "/user-info/x-extension-item"])
case("overlay empty namespace", "13.1.3", act('{"parameters":{"a.b":{}}}'), ["member.default " + A + "/parameters/a.b"])

# ---------------------------------------------------------------- 20 parameters, user-info

case("parameters", "20.1.1", doc('"parameters":{"com.tumblr.tumblr":{"custom-url-path":"best","requested-post-type":4}}'), [])
for n in ["tumblr", "", "a b.c"]:
    case("namespace " + n, "20.1.2", doc('"parameters":{"%s":{"a":1}}' % n), ["namespace.name /parameters/" + n])
case("namespace without a dot in a newer version", "20.1.2", doc('"parameters":{"tumblr":{"a":1}}', version='"1.1"'), [])
case("namespace with a dot in a newer version", "20.1.2", doc('"parameters":{"a b.c":{"a":1}}', version='"1.1"'), ["namespace.name /parameters/a b.c"])
case("reserved namespace", "12.1.3", doc('"parameters":{"$a":{"b.c":1},"a.b":{"c":1}}'), ["member.reserved /parameters/$a"])
case("namespace of wrong type", "20.1.1", doc('"parameters":{"a.b":1}'), ["member.type /parameters/a.b"])
case("namespace as a tag", "7.1.8", doc('"parameters":{"a.b":{"$c":1}}'), ["tag.unknown /parameters/a.b", "member.type /parameters/a.b"])
case("namespace empty", "13.1.3", doc('"parameters":{"a.b":{}}'), ["member.default /parameters/a.b"])
case("parameter keys", "20.1.3", doc('"parameters":{"a.b":{"":1,"c d":2,"e.f":3}}'), ["parameter.key /parameters/a.b/", "parameter.key /parameters/a.b/e.f"])
case("parameter with a dollar sign", "12.1.5", doc('"parameters":{"a.b":{"$$c":"","d":[]}}'), [])
case("parameter escaped", "7.2.2", doc('"parameters":{"a.b":{"$$c":""}}'), [], doc('"parameters":{"a.b":{"$$c":""}}'))
case("user-info reserved", "20.2.2", doc('"user-info":{"x-extension-item":1,"x-extension-item-foo":2,"x-extension":3}'),
     ["user-info.reserved /user-info/x-extension-item", "user-info.reserved /user-info/x-extension-item-foo"])
case("user-info free values", "20.2.1", doc('"user-info":{"a":"","b":[],"c":{},"d":false,"e.f":0}'), [], doc('"user-info":{"a":"","b":[],"c":{},"d":false,"e.f":0}'))

# ---------------------------------------------------------------- 4 XML

XMAIN = ("<key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string>"
         "<key>type-identifier</key><string>public.plain-text</string></dict></array></dict>")


def xdict(members="", version="<string>1.0</string>"):
    return "<dict>" + XMAIN + members + "<key>version</key>" + version + "</dict>"


def xdoc(members=""):
    return '<plist version="1.0">' + xdict(members) + "</plist>"


def xval(v):
    return xdoc("<key>user-info</key><dict><key>v</key>" + v + "</dict>")


DECL = '<?xml version="1.0" encoding="UTF-8"?>\n'
DTD = '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
case("XML smallest", "4.2.1", xdoc(), [], doc())
case("XML with all of the head", "4.1", DECL + DTD + xdoc() + "\n", [], doc())
case("XML with byte order mark", "4.1.4", b"\xef\xbb\xbf" + (DECL + xdoc()).encode(), [], doc())
case("XML in UTF-16 big-endian", "4.1.4", b"\xfe\xff" + ('<?xml version="1.0" encoding="utf-16"?>' + xval("<string>\U0001f600</string>")).encode("utf-16-be"), [], val('"\U0001f600"'))
case("XML in UTF-16 little-endian", "4.1.4", b"\xff\xfe" + xdoc().encode("utf-16-le"), [], doc())
case("XML white space before plist", "2.2.1", " \n" + xdoc(), [], doc())
case("XML white space before the declaration", "4.1.1", " " + DECL + xdoc(), ["xml.syntax "])
case("XML US-ASCII", "4.1.4", "<?xml version='1.0' encoding='us-ascii' standalone='yes'?>" + xdoc(), [], doc())
case("XML US-ASCII with another character", "4.1.4", "<?xml version='1.0' encoding='us-ascii'?>" + xval("<string>\u00e9</string>"), ["xml.encoding " + V])
case("XML declared Latin-1", "4.1.4", '<?xml version="1.0" encoding="ISO-8859-1"?>' + xdoc(), ["xml.encoding "])
case("XML declared UTF-16 and written as UTF-8", "4.1.4", '<?xml version="1.0" encoding="UTF-16"?>' + xdoc(), ["xml.encoding "])
case("XML declared UTF-8 and written as UTF-16", "4.1.4", b"\xff\xfe" + (DECL + xdoc()).encode("utf-16-le"), ["xml.encoding "])
case("XML declared UTF-16LE", "4.1.4", b"\xff\xfe" + ('<?xml version="1.0" encoding="UTF-16LE"?>' + xdoc()).encode("utf-16-le"), ["xml.encoding "])
case("XML with a Latin-1 byte", "4.1.4", xval("<string>@</string>").encode().replace(b"@", b"\xe9"), ["xml.encoding " + V])
case("XML with a lone UTF-16 surrogate", "4.1.4", b"\xfe\xff" + xval("<string>@</string>").encode("utf-16-be").replace(b"\0@", b"\xd8\x00"), ["xml.encoding " + V])
case("XML 1.1", "4.1.4", '<?xml version="1.1"?>' + xdoc(), ["xml.syntax "], unclear="no id is named for the version of the declaration")
case("XML truncated", "4.1.2", xdoc()[:-8], ["xml.truncated "])
case("XML truncated in an end tag", "4.1.2", xdoc()[:-2], ["xml.truncated "])
case("XML truncated in a string", "4.1.2", xval("<string>a"[:])[:xval("<string>a").index("<string>a") + 9], ["xml.truncated " + V])
case("XML declaration alone", "4.1.2", DECL, ["xml.truncated "])
case("XML trailing text", "4.1.3", xdoc() + "x", ["xml.trailing "])
case("XML trailing element", "4.1.3", xdoc() + "<a/>", ["xml.trailing "])
case("XML trailing comment", "4.1.3", xdoc() + "<!-- x --><?x y?>\n", [], doc())
case("XML mismatched tags", "4.1.1", "<plist><dict></array></plist>", ["xml.syntax "])
case("XML bare ampersand", "4.1.1", xval("<string>a & b</string>"), ["xml.syntax " + V])
case("XML comment with hyphens", "4.1.1", xval("<string><!-- a -- b --></string>"), ["xml.syntax " + V])
case("XML end of CDATA in text", "4.1.1", xval("<string>]]></string>"), ["xml.syntax " + V])
case("XML NUL", "4.1.5", xval("<string>\0</string>"), ["xml.character " + V])
case("XML U+FFFE", "4.1.5", xval("<string>\ufffe</string>"), ["xml.character " + V])
case("XML reference to U+0001", "4.1.5", xval("<string>&#1;</string>"), ["xml.character " + V])
case("XML reference to a surrogate", "4.1.5", xval("<string>&#xD800;</string>"), ["xml.character " + V])
case("XML reference beyond Unicode", "4.1.5", xval("<string>&#x110000;</string>"), ["xml.character " + V])
case("XML references", "4.1.6", xval("<string>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;&#xa;</string>"), [], val('"&<>\\"\'A\U0001f600\\n"'))
case("XML unknown entity", "4.1.6", xval("<string>&nbsp;</string>"), ["xml.entity " + V])
case("XML internal subset", "4.1.7", '<!DOCTYPE plist [<!ENTITY a "b">]>' + xdoc(), ["xml.doctype "])
case("XML empty internal subset", "4.1.7", "<!DOCTYPE plist []>" + xdoc(), ["xml.doctype "])
case("XML doctype of another root", "4.1.7", "<!DOCTYPE html>" + xdoc(), ["xml.doctype "])
case("XML doctype SYSTEM", "4.1.7", "<!DOCTYPE plist SYSTEM 'file:///etc/passwd'>" + xdoc(), [], doc())
case("XML comments in text", "4.1.8", xval("<string>a<!-- x -->b<?y z?>c</string>"), [], val('"abc"'))
case("XML comments between elements", "4.1.8", "<!-- a --><plist><!-- b -->" + xdict("<!-- c -->") + "<?d?></plist>", [], doc())
case("XML CDATA", "4.1.9", xval("<string>a<![CDATA[<&]]>b</string>"), [], val('"a<&b"'))
case("XML CDATA in integer", "4.1.9", xval("<integer>1<![CDATA[2]]></integer>"), [], val("12"))
case("XML CDATA between elements", "4.2.3", xval("<array><![CDATA[ ]]></array>"), ["xml.element " + V])
case("XML line ends", "4.1.10", xval("<string>a\r\nb\rc&#13;</string>"), [], val('"a\\nb\\nc\\r"'))
case("XML key with CR reference", "6.2.4", xval("<dict><key>&#13;</key><true/></dict>"), ["key.unsupported /user-info/v/\r"], val('{"\\r":true}'))
case("XML root of another name", "4.2.1", "<dict></dict>", ["xml.element "])
case("XML capital element", "4.2.1", "<Plist><dict/></Plist>", ["xml.element "])
case("XML empty plist", "4.2.1", "<plist/>", ["xml.element "])
case("XML plist with two values", "4.2.1", "<plist><dict/><dict/></plist>", ["xml.element "])
case("XML array as the document", "2.1.1", "<plist><array/></plist>", ["document.not-dictionary "])
case("XML unknown element", "4.2.1", xval("<array><null/></array>"), ["xml.element " + V])
case("XML element in a string", "4.2.1", xval("<string><b/></string>"), ["xml.element " + V])
case("XML key in an array", "4.2.1", xval("<array><key>a</key></array>"), ["xml.element " + V])
case("XML white space in true", "4.2.1", xval("<true> </true>"), ["xml.element " + V])
case("XML true in two tags", "4.2.5", xval("<true></true>"), [], val("true"))
case("XML attributes of plist", "4.2.2", "<plist a='b' version='2.0' xmlns:x=\"y\">" + xdict() + "</plist>", [], doc())
case("XML attribute elsewhere", "4.2.2", xval('<string a="b">x</string>'), ["xml.attribute " + V], unclear="whether the value had been begun at its attribute")
case("XML attribute of the root dict", "4.2.2", '<plist><dict version="1.0"/></plist>', ["xml.attribute "])
case("XML text in dict", "4.2.3", xval("<dict>a</dict>"), ["xml.element " + V])
case("XML text in plist", "4.2.3", "<plist>a<dict/></plist>", ["xml.element "])
case("XML key without value", "4.2.4", xval("<dict><key>a</key></dict>"), ["xml.element " + V])
case("XML two keys", "4.2.4", xval("<dict><key>a</key><key>b</key><true/></dict>"), ["xml.element " + V])
case("XML value without key", "4.2.4", xval("<dict><true/></dict>"), ["xml.element " + V])
case("XML empty elements", "4.2.5", xval("<array><dict/><array/><string/><data/><false/><dict><key/><true/></dict></array>"), [], val('[{},[],"",{"$data":""},false,{"":true}]'))
for t, out in [("7", "7"), (" \n+007 ", "7"), ("-0", "0"), ("0x1F", "31"), ("-0Xff", "-255"), ("9007199254740992", '{"$integer":"9007199254740992"}'),
               ("18446744073709551615", '{"$integer":"18446744073709551615"}'), ("-9223372036854775808", '{"$integer":"-9223372036854775808"}'), ("&#49;<!-- -->2", "12")]:
    case("XML integer " + t, "4.2.6", xval("<integer>%s</integer>" % t), [], val(out))
for t in ["", "1.0", "1e3", "abc", "0x", "1 2", "- 1", "0b1", "1_0", "\u0661", "--1"]:
    case("XML no integer " + t, "4.2.6", xval("<integer>%s</integer>" % t), ["xml.integer " + V])
for t in ["18446744073709551616", "-9223372036854775809", "0x10000000000000000"]:
    case("XML integer overflow " + t, "4.2.6", xval("<integer>%s</integer>" % t), ["number.overflow " + V])
case("XML empty-element integer", "4.2.5", xval("<integer/>"), ["xml.integer " + V])
for t, out in [("1", "1"), ("1.", "1"), (".5", "0.5"), ("+1.5E+1", "15"), (" 4.5\n", "4.5"), ("-0.0", "0"), ("1e-400", "0"), ("9007199254740993", "9007199254740992"), ("1e21", "1e+21")]:
    case("XML real " + t, "4.2.7", xval("<real>%s</real>" % t), [], val(out))
for t in ["", "nan", "inf", "-infinity", ".", "1e", "0x1p3", "1,5", "1 .5", "1_0"]:
    case("XML no real " + t, "4.2.7", xval("<real>%s</real>" % t), ["xml.real " + V])
case("XML real overflow", "4.2.7", xval("<real>1e309</real>"), ["number.overflow " + V])
case("XML date", "4.2.8", xval("<date> 2026-11-20T01:02:03Z\n</date>"), [], val('{"$date":"2026-11-20T01:02:03Z"}'))
for t in ["", "2026-11-20T01:02:03.250Z", "2026-02-29T00:00:00Z", "2026-11-20", "2026-11-20T01:02:03", "0000-01-01T00:00:00Z"]:
    case("XML no date " + t, "4.2.8", xval("<date>%s</date>" % t), ["xml.date " + V])
case("XML data", "4.2.9", xval("<data>\n\tQU\n\tI=\r\n</data>"), [], val('{"$data":"QUI="}'))
for t in ["QQ", "QR==", "Q!==", "Q\u00a0Q=="]:
    case("XML no data " + t, "4.2.9", xval("<data>%s</data>" % t), ["xml.data " + V])
case("XML string keeps white space", "4.2.10", xval("<string>\n a\t</string>"), [], val('"\\n a\\t"'))
case("XML duplicate key", "6.2.3", xval("<dict><key>a</key><true/><key>&#97;</key><true/></dict>"), ["value.duplicate-key /user-info/v/a"])
case("XML UID", "7.2.5", xval("<dict><key>CF$UID</key><integer>3</integer></dict>"), ["value.uid " + V])


def xtag(t, content):
    return xval("<dict><key>%s</key>%s</dict>" % (t, content))


case("XML needless $data", "7.1.4", xtag("$data", "<string>QQ==</string>"), ["tag.needless " + V], val('{"$data":"QQ=="}'))
case("XML needless $date", "7.1.4", xtag("$date", "<string>2026-11-20T01:02:03Z</string>"), ["tag.needless " + V], val('{"$date":"2026-11-20T01:02:03Z"}'))
case("XML needed $date", "7.1.4", xtag("$date", "<string>2026-11-20T01:02:03.250Z</string>"), [], val('{"$date":"2026-11-20T01:02:03.250Z"}'))
case("XML needless $integer", "7.1.4", xtag("$integer", "<string>9007199254740993</string>"), ["tag.needless " + V], val('{"$integer":"9007199254740993"}'))
case("XML $url", "7.1.4", xtag("$url", "<string>a:b</string>"), [], val('{"$url":"a:b"}'))
case("XML needed $string", "7.1.3", xtag("$string", "<string>AQ==</string>"), [], val('"\\u0001"'))
case("XML $string with CR", "7.1.3", xtag("$string", "<string>DQ==</string>"), [], val('"\\r"'))
case("XML needless $string", "7.1.3", xtag("$string", "<string>QQ==</string>"), ["tag.needless " + V], val('"A"'))
case("XML malformed date with $string", "7.1.9", xtag("$date", "<dict><key>$string</key><string>AQ==</string></dict>"), ["tag.malformed " + V], val('{"$date":"\\u0001"}'))
case("XML date in $date", "7.1.9", xtag("$date", "<date>2026-11-20T01:02:03Z</date>"), ["tag.malformed " + V], val('{"$date":{"$date":"2026-11-20T01:02:03Z"}}'))
case("XML escaped dictionary", "7.2.2", xtag("$$data", "<integer>1</integer>"), [], val('{"$$data":1}'))
case("XML title", "13.1.1", xdoc("<key>title</key><integer>5</integer>"), ["member.type /title"])
case("XML number of 1025 digits", "10.1.3", xval("<integer>" + "0" * 1025 + "</integer>"), ["limit.number " + V])
case("XML depth 65", "10.1.3", xval("<array>" * 63 + "</array>" * 63), ["limit.depth " + V + "/0" * 62])
case("XML depth 64", "10.1.3", xval("<array>" * 62 + "</array>" * 62), [], val(nested(62)))

# ---------------------------------------------------------------- 5 binary


def s(text):
    n = len(text)
    return (bytes([0x50 | n]) if n < 15 else b"\x5f\x10" + bytes([n])) + text.encode()


def bplist(objects, top=0, offsets=None, count=None, osize=1, rsize=1, table=None, pad=b""):
    out = bytearray(b"bplist00")
    at = []
    for o in objects:
        at.append(len(out))
        out += o
    out += pad
    t = len(out)
    for o in offsets or at:
        out += o.to_bytes(osize, "big")
    return bytes(out) + bytes(6) + bytes([osize, rsize]) + struct.pack(">QQQ", len(at) if count is None else count, top, t if table is None else table)


def bval(v, *more, **kw):
    """Object 10 is the value; further objects are numbered from 16."""
    return bplist([b"\xd3\x01\x02\x03\x04\x05\x06", s("main-attachment"), s("user-info"), s("version"), b"\xd1\x07\x08", b"\xd1\x09\x0a", s("1.0"), s("representations"), b"\xa1\x0b",
                   s("v"), v, b"\xd2\x0c\x0d\x0e\x0f", s("text"), s("type-identifier"), s("x"), s("public.plain-text"), *more], **kw)


case("binary", "5.1", bval(b"\x09"), [], val("true"))
case("binary empty dictionary", "5.1", bplist([b"\xd0"]), ["version.missing ", "main-attachment.missing "], "{}")
good = bval(b"\x09")
case("binary short", "5.1.3", b"bplist00" + bytes(33), ["binary.trailer "])
case("binary without trailer", "5.1.3", good[:40], ["binary.trailer "])
case("binary cut", "5.1.3", good[:-1], ["binary.trailer "])
case("binary with a byte more", "5.1.3", good + b"\0", ["binary.trailer "])
case("binary offset size 0", "5.1.3", good[:-26] + b"\0" + good[-25:], ["binary.trailer "])
case("binary reference size 9", "5.1.3", good[:-25] + b"\x09" + good[-24:], ["binary.trailer "])
case("binary top object", "5.1.3", bval(b"\x09", top=16), ["binary.trailer "])
case("binary no object", "5.1.3", bplist([b"\xd0"], count=0), ["binary.trailer "])
case("binary huge count", "5.1.3", bplist([b"\xd0"], count=2**63), ["binary.trailer "])
case("binary table within the header", "5.1.3", bplist([b"\xd0"], table=8), ["binary.trailer "])
case("binary unused trailer bytes", "5.1.3", good[:-32] + b"\1\2\3\4\5\6" + good[-26:], [], val("true"))
case("binary offset sizes 8", "5.1.3", bplist([b"\xd1" + bytes(7) + b"\x01" + bytes(7) + b"\x02", s("a.b"), b"\x09"], osize=8, rsize=8), ["version.missing ", "main-attachment.missing "], '{"a.b":true}')
case("binary offset in the header", "5.1.4", bplist([b"\xd0"], offsets=[7]), ["binary.offset "])
case("binary offset in the table", "5.1.4", bplist([b"\xd0"], offsets=[9]), ["binary.offset "])
case("binary offset of an unused object", "5.1.4", bplist([b"\xd0", b"\x09"], offsets=[8, 200]), ["binary.offset "])
case("binary unused object of unknown kind", "5.1.5", bplist([b"\xd0", b"\x7f"]), ["version.missing ", "main-attachment.missing "], "{}")
case("binary overlapping objects and gaps", "5.1.5", bval(b"\x09", pad=b"\xff\xff"), [], val("true"))
for m in ["0c", "0d", "0e", "0f", "01", "15", "20", "21", "24", "30", "32", "34", "70", "b0", "c0", "90", "e0", "f0"]:
    case("binary marker " + m, "5.2.1", bval(bytes.fromhex(m) + bytes(32)), ["binary.object " + V], unclear="pointer: the value or what holds it (21.4.4)")
case("binary null", "6.7.1", bval(b"\x00"), ["value.null " + V])
case("binary UID", "5.2.14", bval(b"\x80\x01"), ["value.uid " + V])
for name, h, out in [
    ("1", "1001", "1"), ("255", "10ff", "255"), ("65535", "11ffff", "65535"), ("2^32-1", "12ffffffff", "4294967295"), ("-1", "13ffffffffffffffff", "-1"),
    ("wide 1", "130000000000000001", "1"), ("2^64-1", "140000000000000000ffffffffffffffff", '{"$integer":"18446744073709551615"}'),
    ("-2^63 wide", "14ffffffffffffffff8000000000000000", '{"$integer":"-9223372036854775808"}'), ("wide 16 of 1", "14" + "00" * 15 + "01", "1"),
    ("real 4.5", "234012000000000000", "4.5"), ("real 1", "233ff0000000000000", "1"), ("real minus zero", "238000000000000000", "0"),
    ("binary32 1.5", "223fc00000", "1.5"), ("binary32 0.1", "223dcccccd", "0.10000000149011612"), ("real 2^53", "234340000000000000", "9007199254740992"),
    ("ASCII", "5341422f", '"AB/"'), ("empty ASCII", "50", '""'), ("empty UTF-16", "60", '""'), ("UTF-16", "640063006100660" + "0e9", '"caf\u00e9"'), ("UTF-16 pair", "62d83dde00", '"\U0001f600"'),
    ("ASCII in UTF-16", "610041", '"A"'), ("long length", "5f1003414243", '"ABC"'), ("longer length", "5f130000000000000003414243", '"ABC"'),
    ("U+0001", "5101", '"\\u0001"'), ("DEL", "517f", '"\x7f"'), ("data", "424142", '{"$data":"QUI="}'), ("empty data", "40", '{"$data":""}'), ("false", "08", "false"),
    ("date", "3341c857e9c5800000", '{"$date":"2026-11-20T01:02:03Z"}'), ("date with fraction", "3341c857e9c5a00000", '{"$date":"2026-11-20T01:02:03.250Z"}'),
    ("date 0", "330000000000000000", '{"$date":"2001-01-01T00:00:00Z"}'), ("date -0.5", "33bfe0000000000000", '{"$date":"2000-12-31T23:59:59.500Z"}'),
    ("empty array", "a0", "[]"), ("empty dictionary", "d0", "{}"),
]:
    case("binary value " + name, "5.2", bval(bytes.fromhex(h)), [], val(out))
# 0.0005 is no double; the nearest one is greater, so that its exact value is more than half a millisecond (5.2.5).
case("binary date of 0.0005 s", "5.2.5", bval(b"\x33" + struct.pack(">d", 0.0005)), [], val('{"$date":"2001-01-01T00:00:00.001Z"}'))
case("binary date tie to even down", "5.2.5", bval(b"\x33" + struct.pack(">d", 0.0625)), [], val('{"$date":"2001-01-01T00:00:00.062Z"}'))
case("binary date tie to even up", "5.2.5", bval(b"\x33" + struct.pack(">d", 0.1875)), [], val('{"$date":"2001-01-01T00:00:00.188Z"}'))
case("binary date least", "5.2.5", bval(b"\x33" + struct.pack(">d", -63113904000.0)), [], val('{"$date":"0001-01-01T00:00:00Z"}'))
case("binary date too early", "5.2.5", bval(b"\x33" + struct.pack(">d", -63113904001.0)), ["binary.date " + V])
case("binary date too late", "5.2.5", bval(b"\x33" + struct.pack(">d", 252423993600.0)), ["binary.date " + V])
case("binary date last second", "5.2.5", bval(b"\x33" + struct.pack(">d", 252423993599.0)), [], val('{"$date":"9999-12-31T23:59:59Z"}'))
case("binary date infinite", "5.2.5", bval(b"\x33" + struct.pack(">d", float("inf"))), ["binary.date " + V])
case("binary date NaN", "5.2.5", bval(b"\x33\x7f\xf8" + bytes(6)), ["binary.date " + V])
case("binary real infinite", "5.2.4", bval(b"\x23\x7f\xf0" + bytes(6)), ["number.overflow " + V])
case("binary real NaN", "5.2.4", bval(b"\x22\x7f\xc0\x00\x00"), ["number.overflow " + V])
case("binary integer 2^64", "5.2.3", bval(b"\x14" + (2**64).to_bytes(16, "big")), ["binary.integer " + V])
case("binary integer -2^63-1", "5.2.3", bval(b"\x14" + (-2**63 - 1).to_bytes(16, "big", signed=True)), ["binary.integer " + V])
case("binary length of 16 bytes", "5.2.3", bval(b"\x5f\x14" + bytes(15) + b"\x01A"), ["binary.integer " + V])
case("binary length negative", "5.2.3", bval(b"\x5f\x13" + b"\xff" * 8), ["binary.integer " + V])
case("binary length no integer", "5.2.3", bval(b"\x5f\x51A"), ["binary.integer " + V])
case("binary ASCII with a high byte", "5.2.7", bval(b"\x51\xe9"), ["binary.string " + V])
case("binary UTF-16 lone surrogate", "5.2.8", bval(b"\x61\xd8\x00"), ["binary.string " + V])
case("binary UTF-16 reversed pair", "5.2.8", bval(b"\x62\xdc\x00\xd8\x00"), ["binary.string " + V])
case("binary array", "5.2.9", bval(b"\xa2\x10\x10", b"\x10\x07"), [], val("[7,7]"))
case("binary key is an integer", "5.2.10", bval(b"\xd1\x10\x10", b"\x10\x07"), ["binary.key " + V])
case("binary key is null", "5.2.10", bval(b"\xd1\x10\x09", b"\x00"), ["binary.key " + V])
case("binary duplicate key", "6.2.3", bval(b"\xd2\x09\x09\x0e\x0e"), ["value.duplicate-key /user-info/v/v"])
case("binary duplicate key in two forms", "6.2.3", bval(b"\xd2\x09\x10\x0e\x0e", b"\x61\x00v"), ["value.duplicate-key /user-info/v/v"])
case("binary reference", "5.2.11", bval(b"\xa1\x10"), ["binary.reference " + V])
case("binary cycle", "5.2.12", bval(b"\xa1\x0a"), ["binary.cycle " + V + "/0"], unclear="pointer: the outer or the inner occurrence")
case("binary cycle of two", "5.2.12", bval(b"\xa1\x10", b"\xd1\x09\x0a"), ["binary.cycle /user-info/v/0/v"], unclear="pointer: the outer or the inner occurrence")
case("binary shared objects", "5.2.13", bval(b"\xa2\x10\x10", b"\xd1\x09\x0e"), [], val('[{"v":"x"},{"v":"x"}]'))
case("binary truncated string", "5.2.15", bval(b"\x09").replace(b"\x5f\x10\x11public", b"\x5f\x10\xffpublic"), ["binary.truncated " + R0 + "/type-identifier"])
case("binary huge string", "5.2.15", bval(b"\x5f\x13\x7f" + b"\xff" * 7), ["binary.truncated " + V])
case("binary huge array", "5.2.15", bval(b"\xaf\x13\x7f" + b"\xff" * 7), ["binary.truncated " + V])
case("binary huge dictionary", "5.2.15", bval(b"\xdf\x13\x7f" + b"\xff" * 7), ["binary.truncated " + V])
case("binary needless $data", "7.1.4", bval(b"\xd1\x10\x11", s("$data"), s("QQ==")), ["tag.needless " + V], val('{"$data":"QQ=="}'))
case("binary needless $date with fraction", "7.1.4", bval(b"\xd1\x10\x11", s("$date"), s("2026-11-20T01:02:03.250Z")), ["tag.needless " + V], val('{"$date":"2026-11-20T01:02:03.250Z"}'))
case("binary needless $string", "7.1.4", bval(b"\xd1\x10\x11", s("$string"), s("AQ==")), ["tag.needless " + V], val('"\\u0001"'))
case("binary needless $integer", "7.1.4", bval(b"\xd1\x10\x11", s("$integer"), s("18446744073709551615")), ["tag.needless " + V], val('{"$integer":"18446744073709551615"}'))
case("binary $url", "7.1.4", bval(b"\xd1\x10\x11", s("$url"), s("a:b")), [], val('{"$url":"a:b"}'))
case("binary escaped dictionary", "7.2.2", bval(b"\xd1\x10\x0e", s("$$data")), [], val('{"$$data":"x"}'))
case("binary UID dictionary", "7.2.5", bval(b"\xd1\x10\x0e", s("CF$UID")), ["value.uid " + V])
case("binary array as the document", "2.1.1", bplist([b"\xa0"]), ["document.not-dictionary "])
lol = [b"\xaf\x10\x10" + bytes([17 + i]) * 16 for i in range(12)] + [b"\xa0"]
case("binary shared objects that multiply", "10.1.2", bval(b"\xa1\x10", *lol, osize=2), ["limit.values " + V + "/0/0/0/0/0/0/0/0/1/6/14/2"], unclear="only the id is sure")
big = b"\x4f\x12\x00\x60\x00\x01" + bytes(0x600001)
case("binary data beyond 12 MiB by sharing", "10.1.2", bval(b"\xa2\x10\x10", big, osize=4), ["limit.data " + V + "/1"])


# ---------------------------------------------------------------- 21.4 locations


def at(text, needle, base=0, width=None):
    """The location of the first character of ``needle`` in a text with LF line ends (21.4.5, 21.4.6)."""
    i = text.index(needle)
    before = text[:i]
    offset = base + len(before.encode(width or "utf-8"))
    return " @%d:%d:%d" % (offset, before.count("\n") + 1, i - (before.rfind("\n") + 1) + 1)


T = '{"version": "1.0",\n  "t\u00edtulo \U0001f600": 1, "colour": "red",\n' + MAIN + ',\n "title": 5, "parameters": {"x": {"a": 1}, "a.b": {"c.d": 1}} }'
case("locations in JSON", "21.4.7", T, [
    "member.unknown /t\u00edtulo \U0001f600" + at(T, '"t\u00ed'), "member.unknown /colour" + at(T, '"colour"'), "member.type /title" + at(T, "5, "),
    "namespace.name /parameters/x" + at(T, '"x": {"a"'), "parameter.key /parameters/a.b/c.d" + at(T, '"c.d"')])
case("the example of locations with all of it", "21.4.7", '{"version": "1.0", "tags": 1} ', ["main-attachment.missing  @0:1:1", "member.type /tags @27:1:28"])
case("locations with CR and CR LF", "21.4.6", '{"a":1,\r"b":2,\r\n"c":3,\n\r"d":4,"version":"1.0",' + MAIN + "}",
     ["member.unknown /a @1:1:2", "member.unknown /b @8:2:1", "member.unknown /c @16:3:1", "member.unknown /d @24:5:1"])
case("location of a syntax error", "21.4.7", '{"\u00e9": 1,\n x}', ["json.syntax  @11:2:2"])
case("location of the end", "21.4.7", '{"a": [1,\n', ["json.truncated /a @10:2:1"])
case("location of trailing bytes", "21.4.7", doc() + "\n x", ["json.trailing " + " @%d:2:2" % (len(doc()) + 2)])
case("location of a duplicate key", "21.4.7", '{"a": 1, "a": 2}', ["value.duplicate-key /a @9:1:10"])
case("location of a UID", "21.4.4", '{"x": {"CF$UID": 1}}', ["value.uid /x @6:1:7"])
case("location of a tag", "21.4.4", val('{"$integer":"7"}'), ["tag.needless " + V + at(val('{"$integer":"7"}'), '{"$int')])
case("location of equal runs", "21.4.4", runs('{"text":"a"}', '{"text":"b"}'), ["text.equal-runs /content-text/1" + at(runs('{"text":"a"}', '{"text":"b"}'), '{"text":"b"}')])
X = "<plist>\n<dict>\n\t<key>\u00e9</key>\n\t<true/>\n\t<key>title</key> <integer>5</integer>" + XMAIN + "<key>version</key><string>1.0</string></dict></plist>"
case("locations in XML", "21.4.7", X, ["member.unknown /\u00e9" + at(X, "<key>\u00e9"), "member.type /title" + at(X, "<integer>")])
case("locations in XML with a byte order mark", "21.4.6", b"\xef\xbb\xbf" + X.encode(), ["member.unknown /\u00e9" + at(X, "<key>\u00e9", 3), "member.type /title" + at(X, "<integer>", 3)])
case("locations in UTF-16", "21.4.6", b"\xff\xfe" + X.encode("utf-16-le"),
     ["member.unknown /\u00e9" + at(X, "<key>\u00e9", 2, "utf-16-le"), "member.type /title" + at(X, "<integer>", 2, "utf-16-le")])
case("location of what is missing", "21.4.4", reps(REP, '{"text":"x"}'), ["member.missing " + R1 + at(reps(REP, '{"text":"x"}'), '{"text":"x"}')])
case("location in binary", "21.4.7", bval(b"\x00"), ["value.null " + V + " @%d" % bval(b"\x00").index(b"\x51v\x00\xd2", 40)])
CASES[-1]["findings"][0]["offset"] += 2
case("location of a name in binary", "21.4.7", bplist([b"\xd1\x01\x02", s("colour"), b"\x09"]), ["version.missing  @8", "main-attachment.missing  @8", "member.unknown /colour @11"])

# ---------------------------------------------------------------- found by comparing two implementations on mutated documents

# JSON
case("keyword that goes wrong in its second letter", "21.4.7", "nn", ["json.syntax  @1:1:2"])
case("keyword that goes wrong in its last letter", "21.4.7", val("tru}"), ["json.syntax " + V + at(val("tru}"), "}},")])
case("escape that goes wrong", "21.4.7", '{"a":"\\q"}', ["json.syntax /a @7:1:8"])
case("escape with a wrong digit", "21.4.7", '{"a":"\\u12G4"}', ["json.syntax /a @10:1:11"])
case("bytes that are not UTF-8 in place of a value", "3.1.3", b'{"a":\xff}', ["json.utf-8  @5:1:6"])
case("bytes that are not UTF-8 in a keyword", "3.1.3", b"nu\xc0", ["json.utf-8  @2:1:3"])
case("bytes that are not UTF-8 after the value", "3.1.3", b"{}\xfe", ["json.utf-8  @2:1:3"])
case("bytes that are not UTF-8 after half of a pair", "3.1.3", b'{"a":"\\ud800\xa0"}', ["json.utf-8 /a @12:1:13"])
case("ends after half of a pair", "3.1.5", '{"a":"\\ud800', ["json.truncated /a @12:1:13"])
case("ends after half of a pair and a backslash", "3.1.5", '{"a":"\\ud800\\', ["json.truncated /a @13:1:14"])

# Locations
case("location of an unsupported key", "21.4.7", doc('"user-info":{"a\\r":1}'), ["key.unsupported /user-info/a\r" + at(doc('"user-info":{"a\\r":1}'), '"a\\r"')])
case("location of an unsupported escaped key", "21.4.7", val('{"$$a\\r":1}'), ["key.unsupported " + V + "/$a\r" + at(val('{"$$a\\r":1}'), '"$$a')])
case("location of a member that has no place in an overlay", "21.4.7", act('{"version":"1.0"}'), ["activity.member " + A + "/version" + at(act('{"version":"1.0"}'), '"version":"1.0"}')])
case("location of a tag in a tag", "21.4.7", val('{"$date":{"$string":"MjAyNi0xMS0yMFQwMTowMjowM1o="}}'), ["tag.needless " + V + at(val('{"$date":{"$string":'), '{"$date')], val('{"$date":"2026-11-20T01:02:03Z"}'))
case("location of a tag as the document", "21.4.7", '{"$string":"eA=="}', ["document.not-dictionary  @0:1:1"])
case("location of a tag in binary whose content ends before it", "21.4.7", bval(b"\xd1\x10\x11", b"\x55$data", b"\x50", osize=1, offsets=None), ["tag.needless " + V], val('{"$data":""}'))

# XML
case("XML attribute with an ampersand", "4.2.2", "<plist a='&'><dict/></plist>", ["xml.syntax  @11:1:12"])
case("XML attribute with an unknown entity", "4.2.2", "<plist a='&x;'><dict/></plist>", ["xml.entity  @10:1:11"])
case("XML attribute with a reference to a forbidden character", "4.2.2", "<plist a='&#0;'><dict/></plist>", ["xml.character  @10:1:11"])
case("XML attribute with references", "4.2.2", "<plist a='&lt;&#65;'>" + xdict() + "</plist>", [], doc())
case("XML attribute whose name is none", "4.2.2", "<plist 1='2'><dict/></plist>", ["xml.syntax  @7:1:8"])
case("XML attribute twice", "4.1.1", "<plist a='1' a='2'><dict/></plist>", ["xml.syntax  @13:1:14"])
case("XML attribute elsewhere whose name is none", "4.1.1", xval("<dict 1='2'/>"), ["xml.syntax " + V + at(xval("<dict 1='2'/>"), "1='2'")])
case("XML element whose name is none", "4.1.1", "<plist><\u00d7/></plist>", ["xml.syntax  @8:1:9"])
case("XML element whose name has a character that begins none", "4.2.1", "<plist><a\u00b7/></plist>", ["xml.element  @7:1:8"])
case("XML entity whose name is none", "4.1.1", xval("<string>&1;</string>"), ["xml.syntax " + V + at(xval("<string>&1;"), "1;")])
case("XML reference without semicolon", "4.1.1", xval("<string>&amp </string>"), ["xml.syntax " + V + at(xval("<string>&amp <"), " <")])
case("XML reference without digits", "4.1.1", xval("<string>&#xg;</string>"), ["xml.syntax " + V + at(xval("<string>&#xg;"), "g;")])
case("XML end tag as the root", "4.1.1", "</plist>", ["xml.syntax  @1:1:2"])
case("XML end tag of another element", "4.1.1", "<plist><dict></dirt></plist>", ["xml.syntax  @17:1:18"])
case("XML CDATA in true", "4.1.9", xval("<true><![CDATA[]]></true>"), ["xml.element " + V + at(xval("<true><![CDATA["), "<![CDATA[")])
case("XML content of true that ends nowhere", "4.2.1", "<plist><true>/<", ["xml.element  @13:1:14"])
case("XML comment in true", "4.1.8", xval("<true><!-- <![CDATA[ --><?a b?></true>"), [], val("true"))
case("XML system identifier with a less-than sign", "4.1.7", "<!DOCTYPE plist SYSTEM '<a>'>" + xdoc(), [], doc())
case("XML public identifier with a character that it cannot have", "4.1.7", "<!DOCTYPE plist PUBLIC 'a{' 'b'>" + xdoc(), ["xml.syntax  @25:1:26"])
case("XML document type without a name", "4.1.1", "<!DOCTYPE>" + xdoc(), ["xml.syntax  @9:1:10"])
case("XML document type of a longer name", "4.1.7", "<!DOCTYPE plist:x>" + xdoc(), ["xml.doctype  @10:1:11"])
case("XML document type twice", "4.1.7", "<!DOCTYPE plist><!DOCTYPE plist>" + xdoc(), ["xml.syntax  @18:1:19"])
case("XML document type with neither PUBLIC nor SYSTEM", "4.1.7", "<!DOCTYPE plist S[STEM 'x'>" + xdoc(), ["xml.syntax  @17:1:18"])
case("XML instruction without white space", "4.1.1", "<?x>" + xdoc(), ["xml.syntax  @3:1:4"])
case("XML instruction whose name is none", "4.1.1", "<?1?>" + xdoc(), ["xml.syntax  @2:1:3"])
case("XML instruction with a question mark", "4.1.8", "<?x ?y?>" + xdoc(), [], doc())
case("XML dashes in a comment", "4.1.1", "<!-- a -- b -->" + xdoc(), ["xml.syntax  @9:1:10"])
case("XML declaration that goes wrong", "4.1.1", "<?xml version<", ["xml.syntax  @13:1:14"])
case("XML declaration of UTF-16 in UTF-8", "21.4.7", '<?xml version="1.0" encoding="UTF-16"?>' + xdoc(), ["xml.encoding  @30:1:31"])
case("XML declaration of no encoding", "4.1.4", "<?xml version='1.0' encoding=''?>" + xdoc(), ["xml.encoding  @30:1:31"])
case("XML with two marks", "4.1.1", b"\xff\xfe\xff\xfe" + xdoc().encode("utf-16-le"), ["xml.syntax  @2:1:1"])
case("XML date of many characters", "4.2.8", xval("<date>" + "1" * 1025 + "</date>"), ["xml.date " + V])
case("XML ends in a name", "4.1.2", "<p", ["xml.truncated  @2:1:3"])
case("XML ends in the name of a value", "4.1.2", "<plist><array><di", ["xml.truncated  @17:1:18"])
case("XML ends after an exclamation mark", "4.1.2", "<!", ["xml.truncated  @2:1:3"])
case("XML ends in a declaration", "4.1.2", "<?xml v", ["xml.truncated  @7:1:8"])
case("XML reference to white space between elements", "4.2.3", xval("<array>&#32;</array>"), ["xml.element " + V], unclear="whether a reference to white space is white space")

# Binary
case("binary header that goes wrong in its last byte", "21.4.7", b"bplist0", ["binary.header  @7"])
case("binary key of a marker that no object has", "5.2.10", bplist([b"\xd1\x01\x02", b"\x0d", b"\x09"]), ["binary.key "], unclear="whether what is no object at all is no string")
case("binary string that ends with half of a pair", "5.2.8", bval(b"\x61\xd8\x00"), ["binary.string " + V])
case("binary reference of the key before that of the value", "21.4.7", bplist([b"\xd1\xff\xfe", b"\x09"]), ["binary.reference  @9"])

# Items
case("public.url is not the type when that is malformed", "14.3.3", rep2('{"type-identifier":"x","url":"https://e.com/"}'),
     ["type-identifier.malformed " + R1 + "/type-identifier", "type-identifier.url " + R1 + "/type-identifier"])
case("file of another type outside a folder", "14.6.6", rep2('{"file":"attachments/1","type-identifier":"public.png"}'), ["member.type " + R1 + "/file", "file.outside-folder " + R1 + "/file"])
case("equal runs without text", "15.1.4", runs("{}", "{}"), ["member.missing /content-text/0", "member.missing /content-text/1", "text.equal-runs /content-text/1"])
case("equal runs whose text has another type", "15.1.4", runs('{"text":1}', '{"text":"a"}'), ["member.type /content-text/0/text", "text.equal-runs /content-text/1"])
case("runs that differ by a null", "15.1.4", runs('{"k.b":null,"text":"a"}', '{"text":"b"}'), ["value.null /content-text/0/k.b"], unclear="whether a null member makes runs differ")
case("path in a reserved overlay and elsewhere", "21.1.5", doc('"activities":{"$x.y":{"thumbnail":{"file":{"byte-count":1,"path":"attachments/1"},"type-identifier":"public.png"}},"com.example.x":{"title":"a"}},'
     '"thumbnail":{"file":{"byte-count":1,"path":"attachments/1"},"type-identifier":"public.png"}'), ["member.reserved /activities/$x.y"], folder=True)
case("main attachment of a file with a wrong path", "13.2.2", reps('{"file":{"byte-count":1,"path":"attachments/a/b"},"type-identifier":"public.png"}'), ["file.path " + R0 + "/file/path"], folder=True)
case("main attachment of unknown kind by a null", "13.2.2", reps('{"k.b":null,"type-identifier":"public.png"}'), ["value.null " + R0 + "/k.b", "main-attachment.missing /main-attachment"])

# ---------------------------------------------------------------- lenient reading and resolution

RESOLUTIONS: list[dict] = []


def resolution(name, clause, data, activity, output):
    """``output`` is the canonical form of the item after lenient reading (21.2) and resolution (19.3); None if there is an error."""
    RESOLUTIONS.append({"name": name, "clause": clause, "input": data, "activity": activity, "output": output})


for name, members, left in [
    ("title of wrong type", '"title":5', ""), ("wrong tag", '"tags":["a",1,"b"]', '"tags":["a","b"]'), ("no tag left", '"tags":[1,2]', ""), ("null tag", '"tags":["a",null]', ""),
    ("source URL of a file", '"source-url":"file:///x"', ""), ("false", '"content-text":[{"bold":false,"text":"a"}]', '"content-text":[{"text":"a"}]'),
    ("equal runs", '"content-text":[{"text":"a"},{"text":"b"}]', '"content-text":[{"text":"ab"}]'), ("empty run", '"content-text":[{"text":""},{"text":"b"}]', '"content-text":[{"text":"b"}]'),
    ("bad color", '"content-text":[{"background-color":"red","text":"a"}]', '"content-text":[{"text":"a"}]'), ("run without text", '"content-text":[{"bold":true},{"text":"a"}]', '"content-text":[{"text":"a"}]'),
    ("empty tag", '"tags":["","a"]', '"tags":["a"]'), ("empty title", '"title":""', ""), ("referrer", '"referrer":{"app-name":1}', ""),
    ("bad thumbnail", '"thumbnail":{"text":"x","type-identifier":"public.png"}', ""), ("unknown member", '"zebra":"red"', '"zebra":"red"'),
    ("needless tag", '"user-info":{"a":{"$integer":"1"}}', '"user-info":{"a":1}'), ("kept tag", '"user-info":{"a":{"$b":1}}', '"user-info":{"a":{"$b":1}}'),
    ("null below", '"user-info":{"a":{"b":[null]},"c":1}', '"user-info":{"c":1}'), ("null in a tag", '"user-info":{"a":{"$b":[null]},"c":1}', '"user-info":{"c":1}'),
]:
    def whole(m):
        parts = [MAIN] + ([m] if m else []) + [VERSION]
        return "{" + ",".join(sorted(parts)) + "}"
    resolution("lenient " + name, "21.2", doc(members), None, whole(left))
resolution("lenient attachment", "21.2.2", doc('"additional-attachments":[{"representations":[{"type-identifier":"public.url","url":"x"}]},{"representations":[%s]}]' % REP), None,
           '{"additional-attachments":[{"representations":[%s]}],' % REP + MAIN + "," + VERSION + "}")
resolution("lenient last attachment", "21.2.2", doc('"additional-attachments":[{"representations":[{"type-identifier":"public.url","url":"x"}]}]'), None, doc())
resolution("lenient main attachment", "21.2.4", reps('{"type-identifier":"public.url","url":"x"}'), None, None)
resolution("lenient must-understand", "21.2.4", doc('"must-understand":"x"'), None, None)
resolution("lenient version", "21.2.4", doc(version='"2.0"'), None, None)
P = [('{"text":"%d","type-identifier":"%s"}' % p) for p in [(1, "public.png"), (2, "PUBLIC.PNG"), (3, "public.jpeg")]]
resolution("lenient duplicate types", "21.2", reps(*P), None, reps(P[0], P[2]))
BOTH = '"activities":{"com.example.x":{"tags":[],"title":"Short"}},"tags":["a"],"title":"Long"'
resolution("overlay of the specification", "19.3.3", doc(BOTH), "com.example.x", "{" + MAIN + ',"title":"Short",' + VERSION + "}")
resolution("another activity", "19.3.3", doc(BOTH), "com.example.y", "{" + MAIN + ',"tags":["a"],"title":"Long",' + VERSION + "}")
resolution("activity of another case", "19.1.1", doc(BOTH), "com.example.X", "{" + MAIN + ',"tags":["a"],"title":"Long",' + VERSION + "}")
resolution("without activity", "19.3.3", doc(BOTH + ',"excluded-activities":["a.b"]'), None, "{" + MAIN + ',"tags":["a"],"title":"Long",' + VERSION + "}")
resolution("overlay with another version", "19.3.1", doc('"activities":{"a.b":{"title":"T","version":"9.0"}}'), "a.b", "{" + MAIN + ',"title":"T",' + VERSION + "}")
resolution("overlay replaces the main attachment", "19.2.5", doc('"activities":{"a.b":{"main-attachment":{"representations":[{"text":"y","type-identifier":"a.c"}]}}}'), "a.b",
           reps('{"text":"y","type-identifier":"a.c"}'))
resolution("overlay cannot remove the main attachment", "19.2.5", doc('"activities":{"a.b":{"main-attachment":{},"title":"T"}}'), "a.b", "{" + MAIN + ',"title":"T",' + VERSION + "}")
resolution("overlay with a faulty member", "21.2.2", doc('"activities":{"a.b":{"tags":[1],"title":5}},"tags":["a"],"title":"T"'), "a.b", "{" + MAIN + ',"tags":["a"],"title":"T",' + VERSION + "}")
resolution("overlay empty of another type", "19.2.4", doc('"activities":{"a.b":{"tags":""}},"tags":["a"]'), "a.b", "{" + MAIN + ',"tags":["a"],' + VERSION + "}")
resolution("overlay and unknown members", "19.3.2", doc('"activities":{"a.b":{"com.x":[],"com.y":{"k":1},"com.z":false}},"com.x":1,"com.y":{"l":2},"com.z":true'), "a.b",
           '{"com.y":{"k":1},"com.z":false,' + MAIN + "," + VERSION + "}")
resolution("overlay replaces as a whole", "19.2.3", doc('"activities":{"a.b":{"referrer":{"app-name":"B"}}},"referrer":{"app-name":"A","app-store-id":"1"}'), "a.b",
           "{" + MAIN + ',"referrer":{"app-name":"B"},' + VERSION + "}")
resolution("unknown kind by a null", "21.2.2", rep2('{"k.b":null,"type-identifier":"public.html"}'), None, doc())
resolution("main attachment of unknown kind by a null", "13.2.2", reps('{"k.b":null,"type-identifier":"public.html"}'), None, None)
resolution("empty run between others", "21.2.2", runs('{"bold":true,"text":"a"}', '{"text":""}', '{"text":"b"}'), None, '{"content-text":[{"bold":true,"text":"a"},{"text":"b"}],' + doc()[1:])
resolution("namespace of a null", "6.7.1", doc('"parameters":{"a.b":{"c":1},"com.example":{"a":[null]}}'), None, doc('"parameters":{"a.b":{"c":1}}'))
resolution("reserved namespace that is no dictionary", "12.1.3", doc('"parameters":{"$a":false,"a.b":{"c":1}}'), None, doc('"parameters":{"$a":false,"a.b":{"c":1}}'))
resolution("reserved namespace that is empty", "12.1.3", doc('"parameters":{"$a":{},"a.b":{"c":1}}'), None, doc('"parameters":{"$a":{},"a.b":{"c":1}}'))
resolution("reserved member that sorts first", "7.2.3", '{"$x":1,' + doc()[1:], None, '{"$x":1,' + doc()[1:])
resolution("CF$UID as one of several members", "7.2.5", '{"CF$UID":1,' + doc()[1:], None, '{"CF$UID":1,' + doc()[1:])
resolution("great font size", "15.2.4", runs('{"font-size":{"$integer":"92233720368547759"},"text":"a"}'), None, '{"content-text":[{"text":"a"}],' + doc()[1:])
resolution("real font size beyond the integers", "19.3.1", runs('{"font-size":1e21,"text":"a"}'), None, '{"content-text":[{"font-size":1e+21,"text":"a"}],' + doc()[1:])


# ---------------------------------------------------------------- 25.1 and conversion

SPEC = (pathlib.Path(__file__).resolve().parents[3] / "Schemas" / "wire-format.md").read_text()
FULL = re.search(r"```json payload\n(.*?)```", SPEC[SPEC.index("### 25.1"):], re.S)[1]
FULL_XML = re.search(r"```xml\n(.*?)```", SPEC, re.S)[1]
FULL_BINARY = bytes.fromhex("".join(re.findall(r"^[0-9a-f]{4}  ([0-9a-f ]+)$", SPEC, re.M)))
# No key and no number of the example is one for which Python's order and spelling are not those of RFC 8785.
FULL_CANONICAL = json.dumps(json.loads(FULL), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
assert (len(FULL_CANONICAL.encode()), len(FULL_XML.encode()), len(FULL_BINARY)) == (1457, 3554, 1364)
case("the example in JSON", "25.1", FULL, [], FULL_CANONICAL)
case("the example in XML", "25.1", FULL_XML, [], FULL_CANONICAL)
case("the example in binary", "25.1", FULL_BINARY, [], FULL_CANONICAL)

CONVERSIONS: list[dict] = []


def conversion(name, clause, data, to, output):
    """``output`` is the exact output of a conversion, or a list of the ids of the error."""
    c = {"name": name, "clause": clause}
    if isinstance(data, str):
        c["input"] = data
    else:
        c["base64"] = base64.b64encode(data).decode()
    c["to"] = to
    if isinstance(output, list):
        c["errors"] = output
    elif isinstance(output, str):
        c["output"] = output
    else:
        c["output-base64"] = base64.b64encode(output).decode()
    CONVERSIONS.append(c)


for a, d in [("json", FULL), ("xml", FULL_XML), ("binary", FULL_BINARY)]:
    for b, e in [("json", FULL_CANONICAL), ("xml", FULL_XML), ("binary", FULL_BINARY)]:
        conversion("the example from %s to %s" % (a, b), "25.1", d, b, e)
conversion("empty dictionary as XML", "9.3.3", "{}", "xml", DECL + DTD + '<plist version="1.0">\n<dict/>\n</plist>\n')
conversion("XML layout", "9.3",
           '{"z":"","d":{"$data":""},"e":{},"a":[],"l":[true,[1.5,-7]],"\\ufb01":"\\r","\\ud83d\\ude00":"a\\n<&>\\"\'\\t ","f":{"$date":"2026-11-20T01:02:03.250Z"},'
           '"g":{"$date":"2026-11-20T01:02:03Z"},"k":{"$data":"QR=="},"u":{"$url":"a:b"},"i":{"$integer":"18446744073709551615"},"&":{"$$x":1},"":false}', "xml",
           DECL + DTD + """<plist version="1.0">
<dict>
\t<key></key>
\t<false/>
\t<key>&amp;</key>
\t<dict>
\t\t<key>$$x</key>
\t\t<integer>1</integer>
\t</dict>
\t<key>a</key>
\t<array/>
\t<key>d</key>
\t<data></data>
\t<key>e</key>
\t<dict/>
\t<key>f</key>
\t<dict>
\t\t<key>$date</key>
\t\t<string>2026-11-20T01:02:03.250Z</string>
\t</dict>
\t<key>g</key>
\t<date>2026-11-20T01:02:03Z</date>
\t<key>i</key>
\t<integer>18446744073709551615</integer>
\t<key>k</key>
\t<dict>
\t\t<key>$data</key>
\t\t<string>QR==</string>
\t</dict>
\t<key>l</key>
\t<array>
\t\t<true/>
\t\t<array>
\t\t\t<real>1.5</real>
\t\t\t<integer>-7</integer>
\t\t</array>
\t</array>
\t<key>u</key>
\t<dict>
\t\t<key>$url</key>
\t\t<string>a:b</string>
\t</dict>
\t<key>z</key>
\t<string></string>
\t<key>\U0001f600</key>
\t<string>a
&lt;&amp;&gt;"'\t </string>
\t<key>\ufb01</key>
\t<dict>
\t\t<key>$string</key>
\t\t<string>DQ==</string>
\t</dict>
</dict>
</plist>
""")
conversion("kept tag with a string that XML lacks", "7.1.9", '{"a":{"$date":"\\u0001"}}', "xml", DECL + DTD + """<plist version="1.0">
<dict>
\t<key>a</key>
\t<dict>
\t\t<key>$date</key>
\t\t<dict>
\t\t\t<key>$string</key>
\t\t\t<string>AQ==</string>
\t\t</dict>
\t</dict>
</dict>
</plist>
""")
conversion("real in XML", "9.3.5", '{"a":1e21}', "xml", DECL + DTD + '<plist version="1.0">\n<dict>\n\t<key>a</key>\n\t<real>1e+21</real>\n</dict>\n</plist>\n')
conversion("empty dictionary as binary", "9.4", "{}", "binary", bytes.fromhex("62706c6973743030d008000000000000010100000000000000010000000000000000" + "0000000000000009"))
conversion("binary shares scalars", "9.4.3", '{"b":true,"a":true,"c":"a"}', "binary", bplist([b"\xd3\x01\x02\x03\x04\x04\x01", b"\x51a", b"\x51b", b"\x51c", b"\x09"]))
conversion("binary does not share data and arrays", "9.4.3", '{"a":[{"$data":"QQ=="},{"$data":"QQ=="},[],[],1,1]}', "binary",
           bplist([b"\xd1\x01\x02", b"\x51a", b"\xa6\x03\x04\x05\x06\x07\x07", b"\x41A", b"\x41A", b"\xa0", b"\xa0", b"\x10\x01"]))
conversion("binary walk", "9.4.2", '{"a":{"c":1,"d":[2]},"b":2}', "binary",
           bplist([b"\xd2\x01\x02\x03\x08", b"\x51a", b"\x51b", b"\xd2\x04\x05\x06\x07", b"\x51c", b"\x51d", b"\x10\x01", b"\xa1\x08", b"\x10\x02"]))
conversion("binary integers", "9.4.4", '{"a":[0,255,256,65535,65536,4294967295,4294967296,-1,{"$integer":"9223372036854775807"},{"$integer":"9223372036854775808"},{"$integer":"-9223372036854775808"}]}', "binary",
           bplist([b"\xd1\x01\x02", b"\x51a", b"\xab" + bytes(range(3, 14)), b"\x10\x00", b"\x10\xff", b"\x11\x01\x00", b"\x11\xff\xff", b"\x12\x00\x01\x00\x00", b"\x12\xff\xff\xff\xff",
                   b"\x13\x00\x00\x00\x01\x00\x00\x00\x00", b"\x13" + b"\xff" * 8, b"\x13\x7f" + b"\xff" * 7, b"\x14" + bytes(8) + b"\x80" + bytes(7), b"\x13\x80" + bytes(7)]))
conversion("binary strings", "8.1.1", '{"a":["\\u0000","\\u00e9","123456789012345",9007199254740992]}', "binary",
           bplist([b"\xd1\x01\x02", b"\x51a", b"\xa4\x03\x04\x05\x06", b"\x51\x00", b"\x61\x00\xe9", b"\x5f\x10\x0f123456789012345", b"\x23\x43\x40" + bytes(6)]))
conversion("needless tags become native", "7.1.4", '{"a":{"$integer":"7"}}', "json", '{"a":7}')
conversion("null is refused", "6.7.2", '{"a":[null]}', "json", ["value.null"])
conversion("unsupported key as XML", "8.1.5", '{"a\\r":1}', "xml", ["key.unsupported"])
conversion("unsupported key as JSON", "8.1.5", '{"a\\r":1}', "json", '{"a\\r":1}')
conversion("error", "8.1.4", '{"a":1,"a":1}', "xml", ["value.duplicate-key"])
conversion("converter does not look at members", "1.2.3", '{"version":"9.0","title":5}', "json", '{"title":5,"version":"9.0"}')
conversion("empty and equal runs stay", "9.1.8", runs('{"text":""}', '{"text":""}'), "json", '{"content-text":[{"text":""},{"text":""}],' + doc()[1:])


def raw(c):
    return c["input"].encode("utf-8") if "input" in c else base64.b64decode(c["base64"])


def parts(data):
    """Bytes as a list of pieces with the number of times that each stands there."""
    out, at = [], 0
    for m in re.finditer(rb"(?s)(.{1,16}?)\1{40,}", data):
        if m.start() > at:
            out.append((data[at:m.start()], 1))
        out.append((m[1], (m.end() - m.start()) // len(m[1])))
        at = m.end()
    if at < len(data):
        out.append((data[at:], 1))
    assert b"".join(p * n for p, n in out) == data
    return [{"base64": base64.b64encode(p).decode(), "times": n} for p, n in out]


def save(name, rows):
    text = "[\n" + ",\n".join(json.dumps(r, ensure_ascii=True) for r in rows) + "\n]\n"
    (pathlib.Path(__file__).parent / name).write_text(text)
    print(name, len(rows), "cases,", len(text), "bytes")


def main():
    small = [c for c in CASES if len(raw(c)) <= 10_000]
    large = []
    for c in CASES:
        if len(raw(c)) > 10_000:
            row = {k: v for k, v in c.items() if k not in ("input", "base64", "canonical")}
            row["parts"] = parts(raw(c))
            large.append(row)
    save("cases.json", small)
    save("cases-large.json", large)
    save("resolutions.json", RESOLUTIONS)
    save("conversions.json", CONVERSIONS)


if __name__ == "__main__":
    main()
