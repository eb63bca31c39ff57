"""The encodings: the ends of ranges, every row of a list, and inputs that end within markup."""

from __future__ import annotations

import datetime

from . import binary, canonical, conversion, json, limits, reading, text, values, xml
from .documents import V, at, bplist, bval, doc, nested, runs, s, val, xdict, xdoc, xtag, xval
from .core_corners import OWN
from .locations import VALUE, place

NOTES = {
    json.G: """
        escape-of-three-digits | checks three of the four digits of an escape | readers disagree on a string
        escape-of-three-digits-in-a-pair | checks three of the four digits of the second escape of a pair | readers disagree on a string
        escape-signed | parses the digits of an escape with a function that takes a sign | readers disagree on a string
        escape-underscored | parses the digits of an escape with a function that takes underscores | readers disagree on a string
        escape-spaced | parses the digits of an escape with a function that passes over white space | readers disagree on a string
        lone-last-low-surrogate | takes the last of the low surrogates for a character | a string that no other reader can hold
        lone-last-high-surrogate | takes the last of the high surrogates for a character | a string that no other reader can hold
        low-surrogates-paired | takes a low surrogate for the first half of a pair | a string that no other reader can hold
        surrogate-partner-backslash | does not look for the backslash of the second escape of a pair | readers disagree on a string
        surrogate-partner-letter | does not look for the letter of the second escape of a pair | readers disagree on a string
        surrogate-at-the-end | reports an input that ends after half a pair and something else as cut | readers disagree on what is wrong
    """,
    xml.G: """
        plist-without-value | takes a plist element without a value | a program that expects members stops
        cut-in-markup | names an input that ends within markup otherwise, or does not expect its end there | programs name a cut file differently
        doctype-white-space | does not pass over white space in a document type | a payload that is valid is refused
        doctype-without-space | does not require white space in a document type | other readers refuse the payload
        doctype-without-quotes | takes any character for the quotation mark of an identifier | other readers refuse the payload
        doctype-empty-identifier | misreads an empty identifier of a document type | a payload that is valid is refused
        instruction-like-declaration | takes an instruction whose name begins with xml for a declaration | a payload that is valid is refused
        standalone-no-refused | takes no value of standalone but yes | a payload that is valid is refused
        character-beside-entity | reports what follows a character that is not allowed | readers disagree on what is wrong
        cdata-end-first | misses the end of a CDATA section at the beginning of a chunk of text | other readers refuse the payload
        tag-last-of-several | reads a known tag that is the last of several members as a tag | members are lost
        duplicate-after-a-tag | does not compare the key of a known tag with the keys after it | two programs see two different payloads
        reference-of-many-digits | fails on the number of a character reference that no integer of it holds | a program stops at the payload of another
        xml-data-return | does not pass over a carriage return in data | a payload that is valid is refused
    """,
    binary.G: """
        offset-size-nine | takes offsets of more than 8 bytes | other readers refuse the payload
        trailer-of-41-bytes | looks for a trailer in an input that has no room for it | programs name a fault differently
        header-prefix | gives another place than the first byte that differs in the header | the fault cannot be found
        length-marker-last | wants more than one byte for the marker of a length | programs name a fault differently
        binary-tag-content | reads another object than a string as the content of a known tag | a malformed tag becomes a value
    """,
    values.G: """
        safe-integer-bound | takes the maximum safe integer for an integer beyond it | a tag has two readings
        url-unreserved | refuses unreserved characters or delimiters in a part of a URL | what is shared does not arrive
        url-host-gap | refuses an IPv6 address with a gap at some place | what is shared does not arrive
        date-month-ends | counts the days of a month wrongly | a date is another day
        date-month-zero | takes a date of the month 0 | another reader has a month of the year before, or refuses
    """,
    text.G: """
        runs-nested-kinds | compares what arrays and dictionaries hold without its kinds | runs that differ become one
        runs-kept-tag-parts | compares only a part of a kept tag | runs that differ become one
    """,
    reading.G: """
        place-of-a-tag-in-a-tag | gives a finding about the content of a known tag a place of its own in a property list | an editor marks another place
        place-below-an-escape | gives the key as written as the step below an escaped key | a pointer leads to nothing
        place-of-an-escaped-key | gives the place of the dictionary for that of its escaped key | an editor marks another place
    """,
    limits.G: """
        limit-tag-in-utf-16 | counts a known tag as a level if its content is a string in UTF-16 | payloads that every reader should take are refused
        limit-tag-with-white-space | counts a known tag as a level if white space or a comment follows its content | payloads that every reader should take are refused
        limit-of-some-kinds | does not count values of some kind | readers disagree on what is too much
        limit-text-of-some-kinds | does not count the text of some kind | readers disagree on what is too much
    """,
    canonical.G: """
        binary-size-at-the-bound | takes a byte too few for the number 256 | an exception, or a file that no reader takes
        indented-safe-integer | takes the maximum safe integer for a tag where it indents | the output is not JSON
    """,
}
for group, lines in NOTES.items():
    group.note(lines)

# JSON

for id, digits, flag in [
    ("fourth-digit-of-an-escape-is-checked", "004g", "escape-of-three-digits"),
    ("fourth-digit-of-the-second-half-is-checked", "d83d\\ude0g", "escape-of-three-digits-in-a-pair"),
    ("digits-of-an-escape-have-no-sign", "+041", "escape-signed"),
    ("digits-of-an-escape-have-no-underscore", "0_41", "escape-underscored"),
    ("digits-of-an-escape-have-no-space", " 041", "escape-spaced"),
]:
    json.bad("strings." + id, "3.1.1", f'"\\u{digits}"', f"json.syntax {V}", flags=flag)
for id, wrong, flag in [
    ("last-low-one", "\\udfff", "lone-last-low-surrogate"),
    ("last-high-one", "\\udbff", "lone-last-high-surrogate"),
    ("two-low-ones", "\\udc00\\udc00", "low-surrogates-paired"),
    ("letter-for-the-backslash", "\\ud83dxude00", "surrogate-partner-backslash"),
    ("letter-for-the-u", "\\ud83d\\xde00", "surrogate-partner-letter"),
]:
    json.G.invalid(f"surrogates.{id}", "3.1.4", val(f'"{wrong}"'), f"json.surrogate {V}", flags=flag, also="6.2.1")
for id, end in [("a-letter", "x"), ("a-quotation-mark", '"'), ("an-unknown-escape", "\\q")]:
    json.G.invalid(f"surrogates.half-before-{id}-at-the-end", "3.1.4", '{"a":"\\ud800' + end, "json.surrogate /a @6:1:7", flags="surrogate-at-the-end", also="3.1.5 21.4.7")

# XML

for id, inner in [("nothing", ""), ("a-comment", " <!-- x -->\n")]:
    data = f"<plist>{inner}@</plist>"
    xml.G.invalid(f"elements.plist-holds-more-than-{id}", "4.2.1", data.replace("@", ""), "xml.element " + at(data, "@"), flags="plist-without-value", also="21.4.7")
STRING = "<plist><dict><key>a</key><string>"
for id, pointer, data in [
    ("the-name-of-a-declaration", "", "<?xml"),
    ("a-name-in-a-declaration", "", "<?xml vers"),
    ("a-declaration-after-a-name", "", "<?xml version"),
    ("a-value-in-a-declaration", "", "<?xml version='1.0"),
    ("the-end-of-a-declaration", "", "<?xml version='1.0' encoding='UTF-8'?"),
    ("the-name-of-a-late-declaration", "", " <?xml"),
    ("the-beginning-of-a-document-type", "", "<!DOCTYPE"),
    ("the-name-of-a-document-type", "", "<!DOCTYPE pli"),
    ("a-document-type-after-its-name", "", "<!DOCTYPE plist"),
    ("a-word-in-a-document-type", "", "<!DOCTYPE plist PUBL"),
    ("a-public-identifier", "", "<!DOCTYPE plist PUBLIC 'a"),
    ("a-document-type-after-a-public-identifier", "", "<!DOCTYPE plist PUBLIC 'a'"),
    ("a-document-type-after-a-word", "", "<!DOCTYPE plist SYSTEM"),
    ("the-end-of-a-document-type", "", "<!DOCTYPE plist SYSTEM 'a'"),
    ("the-name-of-the-root", "", "<pli"),
    ("the-name-of-an-attribute", "", "<plist vers"),
    ("the-value-of-an-attribute", "", '<plist version="1.0'),
    ("a-reference-in-an-attribute", "", '<plist version="&am'),
    ("the-root-after-an-attribute", "", '<plist version="1.0"'),
    ("a-comment-between-elements", "", "<plist><dict><!-"),
    ("a-cdata-section-between-elements", "", "<plist><dict><![CDATA"),
    ("an-empty-element", "", "<plist><dict/"),
    ("the-name-of-an-end-tag", "", "<plist><dict></di"),
    ("the-end-of-the-root", "", "<plist><dict/></plist"),
    ("a-value-true", "/a", "<plist><dict><key>a</key><true><!-"),
    ("an-entity", "/a", STRING + "b&am"),
    ("a-reference-to-a-character", "/a", STRING + "b&#x4"),
    ("the-beginning-of-a-cdata-section", "/a", STRING + "b<![CDA"),
    ("the-end-of-a-cdata-section", "/a", STRING + "b<![CDATA[c]]"),
    ("an-instruction-in-text", "/a", STRING + "b<?c ?"),
]:
    xml.G.invalid(f"end.within-{id}", "4.1.2", data, f"xml.truncated {pointer}" + at(data + "\0", "\0"), flags="cut-in-markup", also="21.4.4 21.4.7")
xml.G.invalid("end.within-the-name-of-a-declaration-after-the-root", "4.1.3", xdoc() + "<?xml", "xml.truncated " + at(xdoc() + "<?xml\0", "\0"), flags="cut-in-markup")
for id, head, flag, number in [
    ("document-type-has-white-space", '<!DOCTYPE\tplist\nSYSTEM\r"a" >', "doctype-white-space", "4.1.7"),
    ("document-type-has-white-space-after-both-identifiers", "<!DOCTYPE plist\n\tPUBLIC\n\t\"a\"\n\t'b'\n>", "doctype-white-space", "4.1.7"),
    ("system-identifier-may-be-empty", "<!DOCTYPE plist SYSTEM ''>", "doctype-empty-identifier", "4.1.7"),
    ("both-identifiers-may-be-empty", "<!DOCTYPE plist PUBLIC '' \"\">", "doctype-empty-identifier", "4.1.7"),
    ("instruction-for-a-style-sheet", "<?xml-stylesheet type='text/css' href='a.css'?>", "instruction-like-declaration", "4.1.8"),
    ("instruction-whose-name-begins-with-xml", "<?xmls?>", "instruction-like-declaration", "4.1.8"),
    ("standalone-may-be-no", "<?xml version='1.0' standalone='no'?>", "standalone-no-refused", "4.1.4"),
]:
    xml.G.valid("markup." + id, number, head + xdoc(), doc(), flags=flag, also="4.1.1")
for id, head, flag in [
    ("document-type-needs-white-space", "<!DOCTYPEplist>", "doctype-without-space"),
    ("system-identifier-needs-white-space", "<!DOCTYPE plist SYSTEM'a'>", "doctype-without-space"),
    ("two-identifiers-need-white-space", "<!DOCTYPE plist PUBLIC 'a''b'>", "doctype-without-space"),
    ("system-identifier-needs-quotes", "<!DOCTYPE plist SYSTEM axa>", "doctype-without-quotes"),
    ("public-identifier-needs-quotes", "<!DOCTYPE plist PUBLIC axa 'b'>", "doctype-without-quotes"),
]:
    xml.G.invalid("markup." + id, "4.1.7", head + xdoc(), "xml.syntax ", flags=flag, also="4.1.1")
ENTITY = f"<plist a='@\x01&b;'>{xdict()}</plist>"
data, where = place(ENTITY)
xml.G.invalid("characters.forbidden-before-an-entity-in-an-attribute", "4.1.5", data, "xml.character " + where, flags="character-beside-entity", also="4.1.6 21.4.7")
data, where = place("<?xml version='1.0' encoding='us-ascii'?>" + ENTITY.replace("\x01", "\u00e9"))
xml.G.invalid("encoding.letter-before-an-entity-in-us-ascii", "4.1.4", data, "xml.encoding " + where, flags="character-beside-entity", also="4.1.6 21.4.7")
xml.bad("markup.end-of-cdata-at-the-beginning-of-text", "4.1.1", "<string>]]></string>", f"xml.syntax {V}", flags="cdata-end-first")
xml.bad("text.reference-of-5000-digits-is-refused", "4.1.5", "<string>&#" + "9" * 5000 + ";</string>", f"xml.character {V}", flags="reference-of-many-digits", also="4.1.6 24.1.2")
LAST = xval("<dict><key>a</key><true/><key>$data</key><string>QQ==</string></dict>")
xml.G.valid("tags.known-one-as-the-last-of-several-keys", "7.1.1", LAST, val('{"$data":"QQ==","a":true}'), flags="tag-last-of-several", also="7.2.3")
FIRST = "<dict><key>$data</key><string>QQ==</string>%s</dict>"
xml.G.valid("tags.known-one-as-the-first-of-several-keys", "7.1.1", xval(FIRST % "<key>a</key><true/>"), val('{"$data":"QQ==","a":true}'), flags="tag-last-of-several", also="7.2.3")
xml.bad("keys.are-unique-after-a-tag", "6.2.3", FIRST % "<key>$data</key><true/>", f"value.duplicate-key {V}/$data", flags="duplicate-after-a-tag")
xml.bad("reals.negative-overflow-is-an-error", "4.2.7", "<real>-1e309</real>", f"number.overflow {V}", flags="xml-real-overflow", also="6.3.2")
xml.good("data.carriage-return-by-reference-is-passed-over", "4.2.9", "<data>QU&#13;&#10;&#9;I=&#xD;</data>", '{"$data":"QUI="}', flags="xml-data-return", also="4.2.6")

# Binary

NINE = bval(b"\x09", osize=9)
binary.G.invalid("layout.offset-size-9-is-refused", "5.1.3", NINE, f"binary.trailer  @{len(NINE) - 26}", flags="offset-size-nine", also="21.4.7")
binary.G.invalid("layout.object-without-an-offset-table", "5.1.3", bplist([b"\x09"], osize=1)[:9] + bplist([b"\x09"])[-32:], "binary.trailer  @41", flags="trailer-of-41-bytes", also="21.4.7")
for id, data, where in [("last-digit", b"bplist01" + binary.GOOD[8:], 7), ("end", b"bplist0", 7)]:
    binary.G.invalid(f"layout.header-differs-at-its-{id}", "5.1.1", data, f"binary.header  @{where}", flags="header-prefix", also="21.4.7")
for id, marker in [("string", b"\x5f"), ("data", b"\x4f"), ("array", b"\xaf"), ("dictionary", b"\xdf")]:
    last = bval(b"\xa1\x10", marker + b"\x20")
    table = len(last) - 32 - 17
    binary.G.invalid(f"lengths.last-byte-is-the-marker-of-the-length-of-{id}", "5.2.15", last, f"binary.integer {V}/0 @{table - 1}", flags="length-marker-last", also="5.2.2 21.4.7")
for id, marker, finding in [("minus-infinity-of-64-bits", b"\x23\xff\xf0" + bytes(6), "overflow"), ("minus-infinity-of-32-bits", b"\x22\xff\x80\0\0", "overflow"), ("no-number-of-64-bits", b"\x23\x7f\xf8" + bytes(6), "overflow")]:
    binary.bad(f"numbers.{id}", "5.2.4", marker, f"number.{finding} {V}", flags="real-not-finite")
for id, tag, content, canon in [
    ("integer-0", "$data", b"\x10\x00", "0"),
    ("empty-array", "$data", b"\xa0", "[]"),
    ("empty-dictionary", "$string", b"\xd0", "{}"),
    ("empty-data", "$data", b"\x40", '{"$data":""}'),
    ("data-of-its-text", "$string", b"\x44QQ==", '{"$data":"UVE9PQ=="}'),
    ("false", "$integer", b"\x08", "false"),
    ("date", "$date", b"\x33" + bytes(8), '{"$date":"2001-01-01T00:00:00Z"}'),
]:
    binary.G.invalid(f"tags.{id}-is-no-content", "7.1.5", bval(b"\xd1\x10\x11", s(tag), content), f"tag.malformed {V}", val('{"%s":%s}' % (tag, canon)), flags="binary-tag-content")

# Values

BOUND = "9007199254740991"
values.kept("tags.greatest-positive-safe-integer-is-needless-in-json", "7.1.4", '{"$integer":"%s"}' % BOUND, f"tag.needless {V}", BOUND, flags="safe-integer-bound")
DELIMITERS = "-._~!$&'()*+,;="
EVERY = [
    f"a://{DELIMITERS}:%2d@{DELIMITERS}%2D/{DELIMITERS}:@%2d?{DELIMITERS}:@/?%2D#{DELIMITERS}:@/?%2d",
    f"a://[v1F.{DELIMITERS}:]:0",
    f"a:{DELIMITERS}:@/",
    f"a:/{DELIMITERS}:@/",
]
values.G.valid("urls.every-character-in-every-part", "18.1.1", val("[" + ",".join('{"$url":"%s"}' % url for url in EVERY) + "]"), flags="url-unreserved")
ADDRESSES = [":".join("1" * before) + "::" + ":".join(["a" * 4] * after) for before in range(8) for after in range(8 - before)]
ADDRESSES += [":".join("1" * before) + "::" + "".join("b:" * after) + "1.22.255.0" for before in range(6) for after in range(6 - before)]
values.G.valid("urls.gap-at-every-place-of-an-address", "18.1.1", val("[" + ",".join('{"$url":"a://[%s]"}' % one for one in ADDRESSES) + "]"), flags="url-host-gap")
DAYS = [datetime.datetime(2024, month, 1) for month in range(1, 13)]
DAYS += [day - datetime.timedelta(1) for day in DAYS] + [datetime.datetime(2100, 2, 28), datetime.datetime(2100, 3, 1), datetime.datetime(2000, 2, 29)]
SECONDS = [b"\x33" + binary.double((day - datetime.datetime(2001, 1, 1)).total_seconds()) for day in DAYS]
ARRAY = b"\xaf\x10" + bytes([len(DAYS), *range(16, 16 + len(DAYS))])
WANTED = val("[" + ",".join('{"$date":"%sZ"}' % day.isoformat() for day in DAYS) + "]")
binary.G.valid("dates.first-and-last-day-of-every-month", "5.2.5", bval(ARRAY, *SECONDS, osize=2), WANTED, flags="date-month-ends", also="6.4.1 6.4.2")
ZERO = "2026-00-01T00:00:00Z"
values.kept("dates.month-0-is-none", "6.4.2", '{"$date":"%s"}' % ZERO, f"tag.malformed {V}", '{"$date":"%s"}' % ZERO, flags="date-month-zero")
xml.bad("dates.month-0-is-none", "4.2.8", f"<date>{ZERO}</date>", f"xml.date {V}", flags="date-month-zero", also="6.4.2")

# Runs

for id, first, second in [
    ("numbers-and-booleans-in-arrays", "[1]", "[true]"),
    ("numbers-and-booleans-in-dictionaries", '{"a":0}', '{"a":false}'),
    ("numbers-and-booleans-in-arrays-of-dictionaries", '[{"a":[0]}]', '[{"a":[false]}]'),
    ("shorter-array", "[1,2]", "[1]"),
    ("longer-array", "[1]", "[1,2]"),
]:
    data = runs('{"com.example.x":%s,"text":"a"}' % first, '{"com.example.x":%s,"text":"b"}' % second)
    text.G.valid("runs.unequal-by-" + id, "15.1.4", data, data, flags="runs-nested-kinds", also="6.1.2")
for id, first, second in [("numbers-and-booleans-in-kept-tags", '{"$x":1}', '{"$x":true}'), ("keys-of-kept-tags", '{"$x":1}', '{"$y":1}')]:
    data = runs('{"com.example.x":%s,"text":"a"}' % first, '{"com.example.x":%s,"text":"b"}' % second)
    found = [f"tag.unknown /content-text/{n}/com.example.x" for n in (0, 1)]
    text.G.invalid("runs.unequal-by-" + id, "15.1.4", data, found, data, flags="runs-kept-tag-parts", also="6.1.2 7.1.8")

# Places

data, where = place(xtag("$url", "<dict><key>$string</key><string>YTpi</string></dict>").replace("<dict><key>$url", "@<dict><key>$url"))
reading.G.invalid("locations.of-a-tag-in-a-tag-in-xml", "21.4.3", data, f"tag.needless {V}{where}", val('{"$url":"a:b"}'), flags="place-of-a-tag-in-a-tag", also="7.1.9")
data = bval(b"\xd1\x10\x11", s("$url"), b"\xd1\x12\x13", s("$string"), s("YTpi"))
reading.G.invalid("locations.of-a-tag-in-a-tag-in-binary", "21.4.3", data, f"tag.needless {V} @{VALUE}", val('{"$url":"a:b"}'), flags="place-of-a-tag-in-a-tag", also="7.1.9")
for id, data in [
    ("json", val('{"$$x":{"$y":"x"}}')),
    ("xml", xtag("$$x", "<dict><key>$y</key><string>x</string></dict>")),
    ("binary", bval(b"\xd1\x10\x11", s("$$x"), b"\xd1\x12\x0e", s("$y"))),
]:
    reading.G.invalid(f"pointers.step-below-an-escaped-key-in-{id}", "21.4.2", data, f"tag.unknown {V}/$x", val('{"$$x":{"$y":"x"}}'), flags="place-below-an-escape", also="7.2.2")
OBJECTS = [b"\xd3\x01\x02\x03\x04\x05\x06", s("main-attachment"), s("parameters"), s("version"), b"\xd1\x07\x08", b"\xd1\x09\x0a", s("1.0"), s("representations"),
           b"\xa1\x0b", s("$$x"), b"\xd1\x0c\x0e", b"\xd2\x0c\x0d\x0e\x0f", s("text"), s("type-identifier"), s("x"), s("public.plain-text")]  # fmt: skip
for id, kept, (data, where) in [
    ("json", '{"a":1}', place(doc('"parameters":{@"$$x":{"a":1}}'))),
    ("xml", '{"a":true}', place(xdoc("<key>parameters</key><dict>@<key>$$x</key><dict><key>a</key><true/></dict></dict>"))),
    ("binary", '{"text":"x"}', (bplist(OBJECTS), f" @{bplist(OBJECTS).index(s('$$x'))}")),
]:
    reading.G.invalid(f"locations.of-an-escaped-key-in-{id}", "21.4.7", data, f"member.reserved /parameters/$x{where}", doc('"parameters":{"$$x":' + kept + "}"), flags="place-of-an-escaped-key", also="7.2.2")

# Limits

WIDE = [b"\xa1" + bytes([16 + i]) for i in range(61)] + [b"\xa1\x4d", b"\xd1\x4e\x4f", s("$url"), b"\x63" + "a:b".encode("utf-16-be")]
limits.G.valid("depth.known-tag-in-utf-16-is-no-level", "10.1.2", bval(*WIDE, osize=2), flags="limit-tag-in-utf-16")
limits.G.valid("depth.known-tag-with-white-space-is-no-level", "10.1.2", val(nested(62, '{ "$url" : "a:b"\n}')), flags="limit-tag-with-white-space")
SPACED = "<dict> <key>$url</key> <string>a:b</string> <!-- x -->\n</dict>"
limits.G.valid("depth.known-tag-with-a-comment-is-no-level", "10.1.2", xval("<array>" * 62 + SPACED + "</array>" * 62), flags="limit-tag-with-white-space")
DEEP = "limit.depth " + V + "/0" * 62
for id, inner in [("empty-dictionary", "<dict/>"), ("dictionary-of-two-tags", "<dict></dict>"), ("empty-array", "<array/>"), ("array-of-two-tags", "<array></array>"), ("malformed-tag", "<dict><key>$url</key><string>a</string></dict>")]:
    limits.beyond(f"depth.{id}-is-a-level-in-xml", xval("<array>" * 62 + inner + "</array>" * 62), DEEP, flags="limit-of-some-kinds", also="10.1.2")
limits.beyond("depth.empty-array-is-a-level-in-json", val(nested(62, "[]")), DEEP, flags="limit-of-some-kinds", also="10.1.2")
for id, inner in [("empty-dictionary", b"\xd0"), ("empty-array", b"\xa0"), ("malformed-tag", b"\xd1\x4e\x0e")]:
    limits.beyond(f"depth.{id}-is-a-level-in-binary", bval(*WIDE[:-3], inner, s("$url"), osize=2), DEEP, flags="limit-of-some-kinds", also="10.1.2")
# Nine values are those of the document, and 99 992 more are one too many. Without the values of any one kind, the limit is not reached.
KINDS = [("true", "<true/>"), ("1", "<integer>1</integer>"), ('""', "<string/>"), ("[]", "<array/>"), ("{}", "<dict/>"), ("[]", "<array></array>"), ("{}", "<dict></dict>")]
TAGS = [('{"$url":"a:b"}', "<dict><key>$url</key><string>a:b</string></dict>"), ("0.5", "<real>.5</real>"), ("0.5", "<data/>"), ("false", "<date>2001-01-01T00:00:00Z</date>")]
SORTS = KINDS + TAGS
for id, column, separator in [("json", 0, ","), ("xml", 1, "")]:
    elements = [sort[column] for sort in SORTS for _ in range(99_992 // len(SORTS))] + [SORTS[0][column]] * (99_992 % len(SORTS))
    inner = separator.join(elements)
    limits.beyond(f"values.of-every-kind-in-{id}", val(f"[{inner}]") if id == "json" else xval(f"<array>{inner}</array>"), "limit.values /version", flags="limit-of-some-kinds", also="10.1.2")
# 232 times an array of 430 elements
OBJECTS = [b"\x09", b"\x08", b"\x10\x01", b"\x23\x3f\xe0" + bytes(6), b"\x33" + bytes(8), b"\x41A", s("x"), b"\x61\0x", b"\xa0", b"\xd0", b"\xd1\x1c\x1d", s("$url"), s("a:b")]
INNER = b"\xaf\x11\x01\xae" + b"".join(bytes([0x11 + n % 11]) for n in range(430))
data = bval(b"\xaf\x10\xe8" + b"\x10" * 232, INNER, *OBJECTS, osize=2)
limits.beyond("values.of-every-kind-in-binary", data, "limit.values /version", flags="limit-of-some-kinds", also="5.2.13 10.1.2")
# A string, a key, the key of an unknown tag, the content of a malformed one and a URL have a mebibyte each, and the rest is one byte too much.
MIB = 1 << 20
A, B, C, D, E = "a" * MIB, "b" * MIB, "$" + "c" * (MIB - 1), "!" * MIB, "a:" + "e" * (MIB - 2)
FILL = "f" * (MIB - OWN - len("b$data") + 1)
TEXTS = [f'"{A}"', f'{{"b":0,"{B}":0}}', f'{{"{C}":0}}', f'{{"$data":"{D}"}}', f'{{"$url":"{E}"}}', f'"{A}"', f'"{A}"', f'"{FILL}"']
limits.beyond("text.of-every-kind-in-json", val("[" + ",".join(TEXTS) + "]"), "limit.text /version", flags="limit-text-of-some-kinds", also="10.1.2")


def pairs(*texts: str) -> str:
    """A dictionary in XML whose values are strings."""
    return "<dict>" + "".join(f"<key>{key}</key><string>{value}</string>" for key, value in zip(texts[::2], texts[1::2])) + "</dict>"


TEXTS = [f"<string>{A}</string>", pairs("b", "", B, ""), pairs(C, ""), pairs("$data", D), pairs("$url", E), *[f"<string>{one}</string>" for one in (A, A, FILL)]]
limits.beyond("text.of-every-kind-in-xml", xval("<array>" + "".join(TEXTS) + "</array>"), "limit.text /version", flags="limit-text-of-some-kinds", also="10.1.2")
LONG = [b"\x5f\x12" + len(one).to_bytes(4, "big") + one.encode() for one in (A, B, C, D, E, FILL)]
PARTS = [LONG[0], b"\xd2\x18\x19\x1a\x1a", b"\xd1\x1b\x1a", b"\xd1\x1c\x1d", b"\xd1\x1e\x1f", LONG[5], s("?"), s("?")]
data = bval(bytes([0xA8, 0x10, 0x11, 0x12, 0x13, 0x14, 0x10, 0x10, 0x15]), *PARTS, s("b"), LONG[1], s(""), LONG[2], s("$data"), LONG[3], s("$url"), LONG[4], osize=4)
limits.beyond("text.of-every-kind-in-binary", data, "limit.text /version", flags="limit-text-of-some-kinds", also="5.2.13 10.1.2")

# Conversion

NULL = bplist([b"\xd2\x01\x02\x03\x01", s("a"), s("b"), b"\x00"])
for to in ("json", "xml", "binary"):
    conversion.G.convert(f"refusal.null-of-json-in-{to}", "6.7.2", '{"a":{"b":null,"c":1}}', to, ["value.null /a/b"], flags="convert-null-dropped")
    conversion.G.convert(f"refusal.null-of-binary-in-{to}", "6.7.2", NULL, to, ["value.null /a"], flags="convert-null-dropped")

# Canonical binary forms whose maximum reference or offset is 256

SOME = list(range(254))
canonical.convert(
    "binary.references-to-257-objects",
    "9.4.5",
    '{"a":[%s]}' % ",".join(map(str, SOME)),
    "binary",
    bplist([b"\xd1\x00\x01\x00\x02", b"\x51a", b"\xaf\x10\xfe" + b"".join((n + 3).to_bytes(2, "big") for n in SOME)] + [b"\x10" + bytes([n]) for n in SOME], osize=2, rsize=2),
    flags="binary-size-at-the-bound",
)
TEXT = "b" * (256 - 19)  # the text begins at 16, and its characters at 19
canonical.convert(
    "binary.last-offset-of-256",
    "9.4.5",
    '{"a":["%s",1]}' % TEXT,
    "binary",
    bplist([b"\xd1\x01\x02", b"\x51a", b"\xa2\x03\x04", b"\x5f\x10" + bytes([len(TEXT)]) + TEXT.encode(), b"\x10\x01"], osize=2),
    flags="binary-size-at-the-bound",
)
canonical.shown(
    "safe-integers-without-tags",
    '[9007199254740991,-9007199254740991,{"$integer":"9007199254740992"},{"$integer":"-9007199254740992"}]',
    """[
      9007199254740991,
      -9007199254740991,
      { "$integer": "9007199254740992" },
      { "$integer": "-9007199254740992" }
    ]""",
    "indented-safe-integer",
)
