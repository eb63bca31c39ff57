"""Output: the canonical form, XML and binary as a converter writes them (section 9)."""

from .documents import DECL, DTD, MAIN, VERSION, bplist, doc, val
from .making import Group

NOTES = """
    utf16-order | orders keys by code point or by the bytes of UTF-8 | the canonical form differs where emoji meet other letters, and signatures do not fit
    locale-order | orders keys as a dictionary of the user's language does, or without case | the canonical form differs between users
    order-before-escape | orders keys, or applies 7.2.1, where several keys begin with a dollar sign | the canonical form differs
    prefix-order | does not put a key before those that it begins | the canonical form differs
    canonical-white-space | writes white space between tokens, or a line feed at the end | signatures do not fit
    canonical-escapes | escapes characters that the canonical form leaves, such as the solidus, U+007F or non-ASCII letters | signatures do not fit
    canonical-short-escapes | writes \\u0008 or \\u000a where there is a short escape, or capital digits | signatures do not fit
    real-spelling | spells reals as its own language does, such as 1e-07, 1E21 or 1.0 | signatures do not fit
    real-not-shortest | writes 17 digits, or six | signatures do not fit, or the number is another one
    real-thresholds | changes to exponents elsewhere than ECMA-262 | signatures do not fit
    canonical-tag-spaces | writes tags with white space | signatures do not fit
    canonical-bom | writes a byte order mark | every reader refuses what it writes
    canonical-ties | does not choose the nearest of several shortest spellings | signatures do not fit
    xml-layout | writes XML in another layout than 9.3 | equal payloads have different bytes
    xml-empty-forms | writes empty strings, keys and data as empty elements | equal payloads have different bytes
    xml-data-lines | breaks the lines of data, as other writers do | equal payloads have different bytes
    xml-escapes | escapes quotation marks, or does not escape > | equal payloads have different bytes
    xml-indent-spaces | indents with spaces | equal payloads have different bytes
    xml-real-spelling | writes reals in XML as its own language does | equal payloads have different bytes
    binary-order | numbers objects breadth first, or with the value after its key | equal payloads have different bytes
    binary-not-shared | does not share equal scalars | equal payloads have different bytes
    binary-shares-too-much | shares data, arrays or dictionaries | equal payloads have different bytes
    binary-shares-across-kinds | shares a number and a boolean, or a string and data, that its language takes for equal | a value changes its kind
    binary-integer-widths | writes integers wider than needed, or negative ones narrower | equal payloads have different bytes, or other readers see other numbers
    binary-length-forms | writes lengths of 15 and more in another form | equal payloads have different bytes
    binary-reference-size | takes the size of references from the number of objects, not from the largest reference | equal payloads have different bytes
    binary-sizes | writes offsets and references wider than needed | equal payloads have different bytes
    binary-string-form | writes ASCII in UTF-16, or other text as UTF-8 or Latin-1 | equal payloads have different bytes, or text is lost
    binary-real-single | writes reals in four bytes | the number is another one
    binary-unique-by-character | shares strings that only look alike | a value changes
"""

G = Group("canonical", "Canonical form and output", "9", NOTES)


def same(id, clause, value, canonical=None, **more):
    G.valid(id, clause, val(value), val(canonical or value), **more)


def members(id, clause, m, canonical, **more):
    G.valid(id, clause, doc(m), canonical, **more)


def xml(text: str) -> str:
    return DECL + DTD + '<plist version="1.0">\n' + text + "</plist>\n"


def convert(id, clause, data, to, output, **more):
    G.convert(id, clause, data, to, output, **more)


# Order

same(
    "order.is-that-of-utf-16-units",
    "9.1.3",
    '{"\ufb01":1,"\U0001f600":2,"\u20ac":3,"\uffef":4,"\U00010000":5}',
    '{"\u20ac":3,"\U00010000":5,"\U0001f600":2,"\ufb01":1,"\uffef":4}',
    flags="utf16-order",
)
same(
    "order.is-that-of-units-and-no-language",
    "9.1.3",
    '{"a":1,"B":2,"\u00e9":3,"e\u0301":4,"Z":5,"_":6,"-":7,"10":8,"9":9,"":10}',
    '{"":10,"-":7,"10":8,"9":9,"B":2,"Z":5,"_":6,"a":1,"e\u0301":4,"\u00e9":3}',
    flags="locale-order integer-like-keys",
)
same("order.puts-a-prefix-first", "9.1.3", '{"ab":1,"a":2,"a\\t":3,"abc":4,"":5}', '{"":5,"a":2,"a\\t":3,"ab":1,"abc":4}', flags="prefix-order")
same(
    "order.of-keys-with-dollar-signs",
    "9.1.3",
    '{"$$b":1,"$a":2,"#":3,"%":4}',
    '{"#":3,"$$b":1,"$a":2,"%":4}',
    flags="order-before-escape",
    also="7.2.3",
)
G.valid(
    "order.of-members-of-the-item",
    "9.1.3",
    '{"version":"1.0","title":"t",' + MAIN + ',"com.example.b":1,"com.example.B":2}',
    '{"com.example.B":2,"com.example.b":1,' + MAIN + ',"title":"t","version":"1.0"}',
    flags="locale-order",
)
convert(
    "order.in-xml-and-binary-is-the-same",
    "9.3.4",
    val('{"\ufb01":1,"\U0001f600":2,"z":3}'),
    "json",
    val('{"z":3,"\U0001f600":2,"\ufb01":1}'),
    flags="utf16-order",
)

# Text and numbers of JSON

same(
    "text.only-what-has-to-be-is-escaped",
    "9.1.4",
    '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\\u007f\\u00e9\\u2028\\ud83d\\ude00<&>"',
    '"\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\x7f\u00e9\u2028\U0001f600<&>"',
    flags="canonical-escapes canonical-short-escapes",
)
same(
    "text.keys-are-escaped-like-strings",
    "9.1.4",
    '{"\\u0022\\u005c\\t\\u000a/":1}',
    '{"\\"\\\\\\t\\n/":1}',
    flags="canonical-escapes canonical-short-escapes",
)
G.valid(
    "text.no-white-space-and-nothing-after-it",
    "9.1.2",
    "\n" + doc('"tags": [ "a" , "b" ]') + "\n",
    doc('"tags":["a","b"]'),
    flags="canonical-white-space canonical-bom",
)
same(
    "text.tags-have-no-white-space",
    "9.1.2",
    '[{ "$data" : "QQ==" }, { "$url" : "a:b" }]',
    '[{"$data":"QQ=="},{"$url":"a:b"}]',
    flags="canonical-tag-spaces",
)
same(
    "numbers.integers-are-decimal",
    "9.1.5",
    "[-0,0,1E0,-7,100,1e2,9007199254740991,-9007199254740991]",
    "[0,0,1,-7,100,100,9007199254740991,-9007199254740991]",
    flags="real-spelling",
)
same(
    "numbers.spelling-is-that-of-ecma-262",
    "9.1.6",
    "[1e20,1e21,123e-20,0.000001,0.0000001,1.5e-7,123.4560,1.7976931348623157E308,5e-324,-4.50,999999999999999900000,1E30,2e-3,0.1,-1e-7]",
    "[100000000000000000000,1e+21,1.23e-18,0.000001,1e-7,1.5e-7,123.456,1.7976931348623157e+308,5e-324,-4.5,999999999999999900000,1e+30,0.002,0.1,-1e-7]",
    flags="real-spelling real-thresholds",
)
same(
    "numbers.digits-are-the-fewest",
    "9.1.6",
    "[0.30000000000000004,333333333.33333329,4.35,5e-324,2.98023223876953125e-8,9007199254740993.0,1.7976931348623157e308]",
    "[0.30000000000000004,333333333.3333333,4.35,5e-324,2.9802322387695312e-8,9007199254740992,1.7976931348623157e+308]",
    flags="real-not-shortest",
)
same(
    "numbers.nearest-of-the-fewest-digits",
    "9.1.6",
    "[2e-323,1e23,9.5367431640625e-7,5.0e-324,1.5e300,9007199254740994.0,2251799813685248.5,4503599627370497.5]",
    "[2e-323,1e+23,9.5367431640625e-7,5e-324,1.5e+300,9007199254740994,2251799813685248.5,4503599627370498]",
    flags="canonical-ties",
)
same(
    "numbers.tagged-integers-are-decimal",
    "9.1.5",
    '[{"$integer":"-9007199254740992"},{"$integer":"18446744073709551615"}]',
    flags="integer-as-double",
)
same(
    "text.canonical-form-is-its-own",
    "9.1.9",
    '{"a":[{"$data":"QQ=="},1e+21,"\\u0001\u2028"],"b":{"$$c":{}}}',
    flags="canonical-white-space canonical-tag-spaces",
    also="9.1.7",
)
G.valid(
    "text.equal-payloads-have-one-form",
    "9.1.7",
    '{ "version" : "\\u0031.0", "main-attachment" : { "representations" : [ { "type-identifier" : "public.plain-text", "text" : "\\u0078" } ] } }',
    doc(),
    flags="canonical-white-space",
)
G.convert(
    "text.defaults-and-empty-values-stay",
    "9.1.8",
    '{"title":"","tags":[],"content-text":[{"bold":false,"text":""}],"com.example.x":{}}',
    "json",
    '{"com.example.x":{},"content-text":[{"bold":false,"text":""}],"tags":[],"title":""}',
    flags="conversion-tidies",
    also="8.1.2 1.2.3",
)
G.convert(
    "text.kept-tags-stand-as-they-are",
    "9.1.1",
    '{"a":{"$point":[1.0,{"$date":"2026-11-20T01:02:03Z"}]},"b":{"$data":"QQ"}}',
    "json",
    '{"a":{"$point":[1,{"$date":"2026-11-20T01:02:03Z"}]},"b":{"$data":"QQ"}}',
    flags="tag-as-dictionary",
    also="7.1.7",
)

# XML

LAYOUT = (
    '{"z":"","d":{"$data":""},"e":{},"a":[],"l":[true,[1.5,-7]],"\\ufb01":"\\r","\\ud83d\\ude00":"a\\n<&>\\"\'\\t ","f":{"$date":"2026-11-20T01:02:03.250Z"},'
    '"g":{"$date":"2026-11-20T01:02:03Z"},"k":{"$data":"QR=="},"u":{"$url":"a:b"},"i":{"$integer":"18446744073709551615"},"&":{"$$x":1},"":false}'
)
LAID_OUT = """<dict>
	<key></key>
	<false/>
	<key>&amp;</key>
	<dict>
		<key>$$x</key>
		<integer>1</integer>
	</dict>
	<key>a</key>
	<array/>
	<key>d</key>
	<data></data>
	<key>e</key>
	<dict/>
	<key>f</key>
	<dict>
		<key>$date</key>
		<string>2026-11-20T01:02:03.250Z</string>
	</dict>
	<key>g</key>
	<date>2026-11-20T01:02:03Z</date>
	<key>i</key>
	<integer>18446744073709551615</integer>
	<key>k</key>
	<dict>
		<key>$data</key>
		<string>QR==</string>
	</dict>
	<key>l</key>
	<array>
		<true/>
		<array>
			<real>1.5</real>
			<integer>-7</integer>
		</array>
	</array>
	<key>u</key>
	<dict>
		<key>$url</key>
		<string>a:b</string>
	</dict>
	<key>z</key>
	<string></string>
	<key>\U0001f600</key>
	<string>a
&lt;&amp;&gt;"'	 </string>
	<key>\ufb01</key>
	<dict>
		<key>$string</key>
		<string>DQ==</string>
	</dict>
</dict>
"""
convert(
    "xml.layout-of-every-kind",
    "9.3.3",
    LAYOUT,
    "xml",
    xml(LAID_OUT),
    flags="xml-layout xml-indent-spaces xml-empty-forms xml-escapes utf16-order cr-written-raw",
    also="9.3.1 9.3.2 9.3.4 9.3.5 7.1.3",
)
convert("xml.empty-dictionary-is-one-element", "9.3.3", "{}", "xml", xml("<dict/>\n"), flags="xml-layout")
convert(
    "xml.data-are-on-one-line",
    "9.3.5",
    '{"a":{"$data":"%s"}}' % ("QUJD" * 30),
    "xml",
    xml("<dict>\n\t<key>a</key>\n\t<data>%s</data>\n</dict>\n" % ("QUJD" * 30)),
    flags="xml-data-lines base64-line-breaks",
)
convert(
    "xml.reals-are-those-of-json",
    "9.3.5",
    '{"a":[1e21,1e-7,0.5,100000000000000000000]}',
    "xml",
    xml(
        "<dict>\n\t<key>a</key>\n\t<array>\n\t\t<real>1e+21</real>\n\t\t<real>1e-7</real>\n\t\t<real>0.5</real>\n\t\t<real>100000000000000000000</real>\n\t</array>\n</dict>\n"
    ),
    flags="xml-real-spelling",
)
convert(
    "xml.is-written-anew-from-xml",
    "9.3.1",
    "<plist><dict><key>b</key><string/>\r\n<key>a</key><integer>0x1F</integer></dict></plist>",
    "xml",
    xml("<dict>\n\t<key>a</key>\n\t<integer>31</integer>\n\t<key>b</key>\n\t<string></string>\n</dict>\n"),
    flags="xml-layout",
)

# Binary

convert(
    "binary.empty-dictionary",
    "9.4.6",
    "{}",
    "binary",
    bytes.fromhex("62706c6973743030d008000000000000010100000000000000010000000000000000" + "0000000000000009"),
    flags="binary-sizes",
    also="9.4.1",
)
convert(
    "binary.walk-takes-keys-before-values",
    "9.4.2",
    '{"a":{"c":1,"d":[2]},"b":2}',
    "binary",
    bplist([b"\xd2\x01\x02\x03\x08", b"\x51a", b"\x51b", b"\xd2\x04\x05\x06\x07", b"\x51c", b"\x51d", b"\x10\x01", b"\xa1\x08", b"\x10\x02"]),
    flags="binary-order",
)
convert(
    "binary.equal-scalars-are-one-object",
    "9.4.3",
    '{"b":true,"a":true,"c":"a","d":[1.5,1.5,{"$date":"2001-01-01T00:00:00Z"},{"$date":"2001-01-01T00:00:00Z"}]}',
    "binary",
    bplist(
        [
            b"\xd4\x01\x02\x03\x04\x05\x05\x01\x06",
            b"\x51a",
            b"\x51b",
            b"\x51c",
            b"\x51d",
            b"\x09",
            b"\xa4\x07\x07\x08\x08",
            b"\x23\x3f\xf8" + bytes(6),
            b"\x33" + bytes(8),
        ]
    ),
    flags="binary-not-shared",
)
convert(
    "binary.data-and-containers-are-never-shared",
    "9.4.3",
    '{"a":[{"$data":"QQ=="},{"$data":"QQ=="},[],[],1,1,{},{}]}',
    "binary",
    bplist([b"\xd1\x01\x02", b"\x51a", b"\xa8\x03\x04\x05\x06\x07\x07\x08\x09", b"\x41A", b"\x41A", b"\xa0", b"\xa0", b"\x10\x01", b"\xd0", b"\xd0"]),
    flags="binary-shares-too-much",
)
convert(
    "binary.kinds-are-never-shared",
    "9.4.3",
    '{"a":[1,true,0,false,"A",{"$data":"QQ=="},"\\u00e9","e\\u0301"]}',
    "binary",
    bplist(
        [
            b"\xd1\x01\x02",
            b"\x51a",
            b"\xa8\x03\x04\x05\x06\x07\x08\x09\x0a",
            b"\x10\x01",
            b"\x09",
            b"\x10\x00",
            b"\x08",
            b"\x51A",
            b"\x41A",
            b"\x61\x00\xe9",
            b"\x62\x00e\x03\x01",
        ]
    ),
    flags="binary-shares-across-kinds true-equals-one binary-unique-by-character",
)
convert(
    "binary.integers-take-the-least-width",
    "9.4.4",
    '{"a":[0,255,256,65535,65536,4294967295,4294967296,-1,{"$integer":"9223372036854775807"},{"$integer":"9223372036854775808"},{"$integer":"-9223372036854775808"}]}',
    "binary",
    bplist(
        [
            b"\xd1\x01\x02",
            b"\x51a",
            b"\xab" + bytes(range(3, 14)),
            b"\x10\x00",
            b"\x10\xff",
            b"\x11\x01\x00",
            b"\x11\xff\xff",
            b"\x12\x00\x01\x00\x00",
            b"\x12\xff\xff\xff\xff",
            b"\x13\x00\x00\x00\x01\x00\x00\x00\x00",
            b"\x13" + b"\xff" * 8,
            b"\x13\x7f" + b"\xff" * 7,
            b"\x14" + bytes(8) + b"\x80" + bytes(7),
            b"\x13\x80" + bytes(7),
        ]
    ),
    flags="binary-integer-widths integer-16-bytes",
)
convert(
    "binary.strings-and-reals",
    "9.4.4",
    '{"a":["\\u0000","\\u00e9","123456789012345",9007199254740992,0.1]}',
    "binary",
    bplist(
        [
            b"\xd1\x01\x02",
            b"\x51a",
            b"\xa5\x03\x04\x05\x06\x07",
            b"\x51\x00",
            b"\x61\x00\xe9",
            b"\x5f\x10\x0f123456789012345",
            b"\x23\x43\x40" + bytes(6),
            b"\x23\x3f\xb9" + b"\x99" * 5 + b"\x9a",
        ]
    ),
    flags="binary-string-form binary-real-single binary-length-forms",
    also="8.1.1",
)
long = "a" * 256
convert(
    "binary.sizes-are-the-least",
    "9.4.5",
    '{"a":"%s","b":1}' % long,
    "binary",
    bplist([b"\xd2\x01\x02\x03\x04", b"\x51a", b"\x51b", b"\x5f\x11\x01\x00" + long.encode(), b"\x10\x01"], osize=2),
    flags="binary-sizes binary-length-forms",
)
convert(
    "binary.offset-size-is-that-of-the-last-object",
    "9.4.5",
    '{"a":"%s"}' % ("a" * 240),
    "binary",
    bplist([b"\xd1\x01\x02", b"\x51a", b"\x5f\x10\xf0" + b"a" * 240]),
    flags="binary-sizes",
)
some = list(range(1, 254))
convert(
    "binary.references-of-one-byte-to-256-objects",
    "9.4.5",
    '{"a":[%s]}' % ",".join(map(str, some)),
    "binary",
    bplist(
        [b"\xd1\x01\x02", b"\x51a", b"\xaf\x10\xfd" + bytes(n + 2 for n in some)] + [b"\x10" + bytes([n]) for n in some],
        osize=2,
    ),
    flags="binary-reference-size",
)
many = list(range(256))
convert(
    "binary.references-of-two-bytes",
    "9.4.5",
    '{"a":[%s]}' % ",".join(map(str, many)),
    "binary",
    bplist(
        [b"\xd1\x00\x01\x00\x02", b"\x51a", b"\xaf\x11\x01\x00" + b"".join((n + 3).to_bytes(2, "big") for n in many)]
        + [b"\x10" + bytes([n]) for n in many],
        osize=2,
        rsize=2,
    ),
    flags="binary-sizes",
)
convert(
    "binary.dates-are-seconds-since-2001",
    "8.1.3",
    '{"a":[{"$date":"2026-11-20T01:02:03.250Z"},{"$date":"2000-12-31T23:59:59.999Z"}]}',
    "binary",
    bplist([b"\xd1\x01\x02", b"\x51a", b"\xa2\x03\x04", bytes.fromhex("3341c857e9c5a00000"), bytes.fromhex("33bf50624dd2f1a9fc")]),
    flags="date-epoch",
)

# JSON with indentation (9.2.1)


def shown(id: str, data: str, lines: str, flags: str) -> None:
    """A document with a free value, whose lines at /user-info/v are those given, each with its own indentation."""
    text = """{
  "main-attachment": {
    "representations": [
      {
        "text": "x",
        "type-identifier": "public.plain-text"
      }
    ]
  },
  "user-info": {
    "v": %s
  },
  "version": "1.0"
}
"""
    G.convert("indented." + id, "9.2.1", val(data), "json", text % lines, flags=flags, level="SHOULD", is_indented=True)


G.notes["indented-lines"] = {"bug": "indents in another way than two spaces for each level and a line for each member and element", "effect": "files that people compare differ"}
G.notes["indented-tags"] = {"bug": "writes a tag on several lines, or another dictionary on one", "effect": "files that people compare differ"}
G.notes["indented-empty"] = {"bug": "breaks the line in what is empty", "effect": "files that people compare differ"}
shown("scalars", '1.0e0', "1", "indented-lines")
shown("lines-of-members-in-order", '{"b":true,"a":[1,"x"]}', """{
      "a": [
        1,
        "x"
      ],
      "b": true
    }""", "indented-lines")
shown("known-tags-on-one-line", '[{"$data":"QQ=="},{"$date":"2026-11-20T01:02:03Z"},{"$url":"a:b"},{"$integer":"9007199254740993"},{"$data":""}]', """[
      { "$data": "QQ==" },
      { "$date": "2026-11-20T01:02:03Z" },
      { "$url": "a:b" },
      { "$integer": "9007199254740993" },
      { "$data": "" }
    ]""", "indented-tags")
shown("kept-tags-and-escapes-on-several", '[{"$x":1},{"$data":"!"},{"$$data":"QQ=="},{"$date":{"$x":[]}}]', """[
      {
        "$x": 1
      },
      {
        "$data": "!"
      },
      {
        "$$data": "QQ=="
      },
      {
        "$date": {
          "$x": []
        }
      }
    ]""", "indented-tags")
shown("what-is-empty-on-one-line", '[[],{},[{}],""]', """[
      [],
      {},
      [
        {}
      ],
      ""
    ]""", "indented-empty")
