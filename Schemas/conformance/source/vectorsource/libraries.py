"""Differences between the standard libraries of languages and the format: numbers, dates, patterns, letters, white space, collections, UTF-16."""

from .attachments import G as ATTACHMENTS
from .binary import good as binary
from .documents import MAIN, R1, V, VERSION, before, bplist, doc, rep2, reps, val, xdoc, xval
from .files import G as FILES
from .item import G as ITEM
from .json import G as JSON
from .security import G as SECURITY
from .values import G as VALUES, kept, same
from .versions import G as VERSIONS
from .xml import G as XML, bad as xml_bad, good as xml

NOTES = """
    digits-by-precision | tries one precision after another until the digits read back | 46 powers of two are written with 17 digits where 16 do
    digits-two-at-least | writes two digits or more, as Java does | 5e-324 is 4.9e-324, and signatures no longer fit
    exponent-early | writes an exponent from 10^7, 10^15 or 10^16 | equal payloads have different bytes
    exponent-early-below | writes an exponent below a thousandth or a ten-thousandth | equal payloads have different bytes
    exponent-of-two-digits | writes exponents of two digits or more | equal payloads have different bytes
    exponent-never | writes every number without an exponent | equal payloads have different bytes
    digits-cut | reads the first 17 or 19 digits of a number | the last bit of a number is another one
    exponent-wraps | holds an exponent in 32 bits | 1e-99999999999 is an overflow, and 1e4294967297 is 10
    exponent-judged-alone | takes for an overflow what has a great exponent | payloads that are valid are refused
    integer-16-unsigned | reads the lower half of an integer of 16 bytes as one without sign | -1 becomes 2^64-1
    date-two-digit-year | takes a year below 100 for one of the last century | the date is another one
    date-julian | takes every fourth year before 1583 for a leap year | another reader refuses, or has another date
    date-comma | takes a comma before a fraction | another reader refuses
    date-one-digit | takes an hour of one digit, as Go does | another reader refuses
    date-basic | takes a date without separators | another reader refuses
    date-week | takes the day of a week for a date | another reader refuses
    date-ordinal | takes the day of a year for a date | another reader refuses
    date-no-seconds | takes a time without seconds | another reader refuses
    date-nanoseconds | takes a fraction of nine digits and cuts it | two dates become one
    date-negative-year | takes years before the first | another reader refuses
    date-fraction-truncated | computes milliseconds with doubles and cuts them | dates are a millisecond too early
    base64-one-character | takes a single character as base64 | other readers refuse the payload
    base64-half-padding | takes one sign of padding where two belong | other readers refuse the payload
    base64-padding-inside | takes padding between the characters | other readers refuse the payload
    base64-padding-alone | takes padding without data | other readers refuse the payload
    base64-nul | passes over NUL in base64, or stops there | other readers refuse the payload
    form-line-feed | matches a form with a pattern whose end allows a line feed after it | a name has two spellings
    form-of-one-line | matches a form with a pattern that one line of several may fit | other lines may have anything
    form-other-letters | takes letters of any script, or underscores, where ASCII letters are allowed | names look alike that are not
    form-case-folded | matches letters without case, so that the Kelvin sign is a k and the long s an s | names look alike that are not
    form-other-digits | takes digits of any script where those of ASCII are allowed | other readers refuse the payload
    types-folded-by-unicode | compares type identifiers in lower case by the rules of Unicode or of a language | a representation is read as the double of another one
    encoding-name-case | compares the names of encodings with case, or by the rules of a language | payloads that are valid are refused
    trimmed-by-unicode | trims what Unicode, or its language, takes for white space | other readers refuse the payload
    data-space-by-unicode | passes over what Unicode takes for white space in data | other readers refuse the payload
    spaces-between-by-unicode | passes over what Unicode takes for white space between elements | other readers refuse the payload
    strings-trimmed | trims strings | what is read back is not what was shared
    strings-cut-at-nul | ends a string at NUL | text is lost
    list-of-numbered-keys | turns a dictionary whose keys are 0, 1 and so on into an array | a receiver finds an array instead of a dictionary
    keys-as-numbers | makes numbers of keys that look like them | keys become equal, and a value is lost
    empty-dictionary-as-array | takes an empty dictionary for an empty array | a receiver finds one instead of the other
    metadata-keys | lets a JSON library take keys such as $ref, $type, @type or json_class for its own | a member is lost, or creates an object that was not requested
    major-wraps | holds the parts of a version in 16 bits | version 65537.0 is read as 1.0
    minor-wraps | holds the minor version in 16 bits | a newer version is read as 1.0, and its members are refused
    reference-wraps | holds the number of a character reference in 32 bits | a character comes out of nothing
    reference-wraps-64 | holds the number of a character reference in 64 bits | a character comes out of nothing
    reference-zeros | limits the digits of a character reference | a payload that is valid is refused
    utf-16-half-unit | passes over half a unit at the end of UTF-16 | other readers refuse the payload
    utf-16-guessed | guesses UTF-16 or UTF-32 without a mark | one input means different things to different readers
    utf8-cesu | joins surrogates that are written as bytes | characters are smuggled past checks of the bytes
    utf8-modified-nul | decodes NUL in two bytes, as Java writes it | characters are smuggled past checks of the bytes
    utf8-overlong-3 | decodes overlong forms of three bytes | characters are smuggled past checks of the bytes
    utf8-overlong-4 | decodes overlong forms of four bytes | characters are smuggled past checks of the bytes
    utf8-long-forms | decodes the forms of five and six bytes | characters are smuggled past checks of the bytes
    utf8-stray-byte | passes over a byte that continues nothing | text changes
    read-in-pieces | reads an input in chunks and does not join what spans them | characters and line ends are lost at every 4096th byte
    surrogate-chain | takes a high surrogate after another one | a string that UTF-8 cannot hold
    duplicate-key-by-pair | compares keys before pairs of escapes are joined | two programs see two different payloads
    namespaces-resolved | reads XML with namespaces, and refuses prefixes that are not declared | payloads that are valid are refused
    prefix-ignored | checks the name of an element without its prefix | other readers refuse the payload
    version-of-xml-loose | takes 1.00 for the version of XML, or another order in the declaration | other readers refuse the payload
    instruction-xml | takes an instruction with the name xml in capitals | other readers refuse the payload
    comment-of-three-hyphens | takes three hyphens at the end of a comment | other readers refuse the payload
    line-ends-of-xml-1-1 | reads U+0085 and U+2028 as line ends, as XML 1.1 does | text changes
    gap-of-nothing | takes two colons among eight groups for none | programs disagree on the host
    gap-of-nothing-before | takes two colons before eight groups for none | programs disagree on the host
    gap-of-nothing-after | takes two colons after eight groups for none | programs disagree on the host
"""
VALUES.note(NOTES)

# Numbers

POWERS = [
    (-1017, "7.120236347223045e-307"),
    (-140, "7.174648137343064e-43"),
    (-77, "6.617444900424222e-24"),
    (-44, "5.684341886080802e-14"),
    (-24, "5.960464477539063e-8"),
    (89, "6.189700196426902e+26"),
    (122, "5.316911983139664e+36"),
    (976, "6.386688990511104e+293"),
]
same(
    "numbers.sixteen-digits-of-powers-of-two",
    "9.1.6",
    "[" + ",".join(text for _, text in POWERS) + "]",
    flags="digits-by-precision",
    also="6.3.3",
    comment="The doubles below a power of two are closer than those above it: the nearest 16 digits are another double, and the next 16 are right.",
)
assert all(float(text) == 2.0**n for n, text in POWERS)
same(
    "numbers.digits-of-the-least-doubles",
    "9.1.6",
    "[4.9e-324,9.9e-324,1.5e-323,2e-323,2.5e-323]",
    "[5e-324,1e-323,1.5e-323,2e-323,2.5e-323]",
    flags="digits-two-at-least",
)
same(
    "numbers.exponents-begin-at-ten-to-21",
    "9.1.6",
    "[9007199254740994,12345678901234567000,123456789012345680000,999999999999999900000,1e21,1.25e21,123456789.125,12345678.5,9999999.5]",
    "[9007199254740994,12345678901234567000,123456789012345680000,999999999999999900000,1e+21,1.25e+21,123456789.125,12345678.5,9999999.5]",
    flags="exponent-early exponent-never",
)
same(
    "numbers.exponents-begin-below-a-millionth",
    "9.1.6",
    "[0.002,0.0005,0.00002,0.000001,0.00000123,9.9e-7,1e-9,-2.5E-10]",
    "[0.002,0.0005,0.00002,0.000001,0.00000123,9.9e-7,1e-9,-2.5e-10]",
    flags="exponent-early-below exponent-of-two-digits exponent-never",
)
HALF = "1.00000000000000011102230246251565404236316680908203125"
same(
    "numbers.every-digit-counts",
    "6.3.3",
    f"[9007199254740993.{'0' * 40}1,9007199254740992.{'9' * 40},{HALF},{HALF}{'0' * 700}1,2.4703282292062327208e-324,2.4703282292062327209e-324]",
    "[9007199254740994,9007199254740992,1,1.0000000000000002,0,5e-324]",
    flags="digits-cut",
    comment="Each is near the middle between two doubles, and later digits determine the side.",
)
ZEROS = "0" * 400
EXPONENTS = f"[0e99999999999,0.0e400,1e-99999999999,1e-4294967295,0.{ZEROS}1e401,1{ZEROS}e-400,-0e-400]"
same("numbers.exponents-of-any-length", "6.3.2", EXPONENTS, "[0,0,0,0,1,1,0]", flags="exponent-wraps exponent-judged-alone")
for id, text in [("of-33-bits", "1e4294967297"), ("of-65-bits", "1e18446744073709551617")]:
    VALUES.invalid(f"numbers.overflow-by-an-exponent-{id}", "6.3.2", val(text), f"number.overflow {V}", flags="exponent-wraps")
xml(
    "reals.exponents-of-any-length",
    "4.2.7",
    "<array>" + "".join(f"<real>{t}</real>" for t in ["0e99999999999", "1e-99999999999", f"0.{ZEROS}1e401", f"1{ZEROS}e-400"]) + "</array>",
    "[0,0,1,1]",
    flags="exponent-wraps exponent-judged-alone",
    also="6.3.2",
)
xml_bad("reals.overflow-by-an-exponent-of-33-bits", "4.2.7", "<real>1e4294967297</real>", f"number.overflow {V}", flags="exponent-wraps", also="6.3.2")
xml(
    "integers.hexadecimal-ones-have-the-same-range",
    "4.2.6",
    "<array><integer>-0x8000000000000000</integer><integer>0xFFFFFFFFFFFFFFFF</integer><integer>0x0000000000000000001</integer></array>",
    '[{"$integer":"-9223372036854775808"},{"$integer":"18446744073709551615"},1]',
    flags="xml-integer-overflow xml-integer-hex",
    also="6.3.1",
)
binary(
    "numbers.negative-integers-of-16-bytes",
    "5.2.3",
    [b"\x14" + b"\xff" * 16, b"\x14" + b"\xff" * 15 + b"\x01"],
    "-1,-255",
    flags="integer-16-unsigned integer-16-bytes",
)

# Dates

same(
    "dates.years-below-one-hundred",
    "6.4.2",
    '[{"$date":"0001-12-31T00:00:00Z"},{"$date":"0070-01-01T00:00:00Z"},{"$date":"0099-12-31T23:59:59Z"},{"$date":"0100-01-01T00:00:00Z"}]',
    flags="date-two-digit-year",
    also="6.4.1",
)
same(
    "dates.before-the-gregorian-calendar",
    "6.4.1",
    '[{"$date":"1500-03-01T00:00:00Z"},{"$date":"1500-02-28T23:59:59.999Z"},{"$date":"1582-10-04T00:00:00Z"},{"$date":"1582-10-15T00:00:00Z"}]',
    flags="date-julian",
    also="6.4.2",
)
MILLISECONDS = [1, 19, 33, 57, 115, 289, 501, 555, 999]
# Seconds as a double, times 1000, can fall below the millisecond if the seconds are a little more than a power of 2: in spring 2018
# those since 2001 are, and in spring 2004 those since 1970.
CUT = ["2018-03-01T01:02:03.%03dZ" % n for n in (4, 9, 12, 17)] + ["2004-03-01T01:02:03.%03dZ" % n for n in (1, 8, 11, 18)]
same(
    "dates.every-millisecond-stays",
    "6.4.1",
    "[" + ",".join('{"$date":"2026-11-20T01:02:03.%03dZ"}' % n for n in MILLISECONDS) + ',{"$date":"1905-06-30T12:00:00.001Z"}]',
    flags="date-fraction-truncated",
    also="8.1.3 5.2.5",
)
same(
    "dates.no-millisecond-is-cut",
    "6.4.1",
    "[" + ",".join('{"$date":"%s"}' % text for text in CUT) + "]",
    flags="date-fraction-truncated",
    also="8.1.3 5.2.5",
)
for id, text, flag in [
    ("29-february-of-1500", "1500-02-29T00:00:00Z", "date-julian"),
    ("comma-before-the-fraction", "2026-11-20T01:02:03,250Z", "date-comma"),
    ("hour-of-one-digit", "2026-11-20T1:02:03Z", "date-one-digit"),
    ("form-without-separators", "20261120T010203Z", "date-basic"),
    ("day-of-a-week", "2026-W47-5T01:02:03Z", "date-week"),
    ("day-of-the-year", "2026-324T01:02:03Z", "date-ordinal"),
    ("time-without-seconds", "2026-11-20T01:02Z", "date-no-seconds"),
    ("fraction-of-nine-digits", "2026-11-20T01:02:03.250000000Z", "date-nanoseconds"),
    ("year-before-the-first", "-0001-11-20T01:02:03Z", "date-negative-year"),
]:
    kept(f"dates.{id}-is-none", "6.4.2", '{"$date":"%s"}' % text, f"tag.malformed {V}", flags=flag)

# Base64

for id, text, flag in [
    ("one-character-is-refused", "Q", "base64-one-character"),
    ("padding-alone-is-refused", "====", "base64-padding-alone"),
    ("half-the-padding-is-refused", "QQ=", "base64-half-padding"),
    ("padding-inside-is-refused", "Q=Q=", "base64-padding-inside"),
    ("nul-is-refused", "QQ==\\u0000", "base64-nul"),
]:
    kept("data." + id, "6.5.1", '{"$data":"%s"}' % text, f"tag.malformed {V}", flags=flag)

# Patterns: `$` before a line feed, lines, letters and digits of Unicode, letters without case

def names(activity, excluded, namespace, type, media, color, url, integer, date, data):
    """A document that has a faulty form in each place for one, and the findings of all."""
    members = (
        f'"activities":{{"{activity}":{{"title":"x"}}}},"content-text":[{{"foreground-color":"{color}","text":"a"}}],"excluded-activities":["{excluded}"],'
        + MAIN[:-2]
        + f',{{"text":"y","type-identifier":"{type}"}},{{"text":"z","type-identifier":"{media}"}}]}},"parameters":{{"{namespace}":{{"k":1}}}},"source-url":"{url}",'
        + f'"user-info":{{"a":{{"$integer":"{integer}"}},"b":{{"$date":"{date}"}},"c":{{"$data":"{data}"}}}}'
    )
    shown = [text.replace("\\n", "\n") for text in (activity, namespace)]
    findings = [
        f"activity.name /activities/{shown[0]}",
        "color.malformed /content-text/0/foreground-color",
        "activity.name /excluded-activities/0",
        f"type-identifier.malformed {R1}/type-identifier",
        "type-identifier.malformed /main-attachment/representations/2/type-identifier",
        f"namespace.name /parameters/{shown[1]}",
        "url.malformed /source-url",
        *(f"tag.malformed /user-info/{key}" for key in "abc"),
    ]
    return "{" + members + "," + VERSION + "}", findings


FORMS = ("a.b", "a.c", "a.d", "a.e", "a/b", "#1A2B3C", "a:b", "9007199254740993", "2026-11-20T01:02:03Z", "QQ==")
for id, forms, flag in [
    ("line-feed-after-them", [form + "\\n" for form in FORMS], "form-line-feed"),
    ("another-line-before-them", ["-\\n" + form for form in FORMS], "form-of-one-line"),
    ("another-line-after-them", [form + "\\n-" for form in FORMS], "form-of-one-line form-line-feed"),
]:
    SECURITY.invalid(
        f"forms.{id}-is-found",
        "1.1.8",
        *names(*forms),
        flags=flag,
        also="1.1.6 14.3.1 15.2.3 18.1.1 19.1.1 20.1.2 7.1.2 6.4.2 6.5.1",
    )
for id, forms, flag in [
    (
        "letters-of-other-scripts",
        ("c\u00f6m.a", "\u0430.b", "a.\u00e9", "a.\u65e5", "a/\u00e9", "#\u0410\u0412\u0421123", "\u0430:b", "9\u0435", "2026-11-20\u0422 01", "\u0410\u0410=="),
        "form-other-letters",
    ),
    (
        "letters-by-case",
        ("a.\u212a", "a.\u017f", "\u212a.b", "\u017f.b", "a/\u212a", "#1a2b3c", "\u212a:b", "9\u212a", "2026-11-20t01:02:03z", "\u212a\u017f=="),
        "form-case-folded",
    ),
    (
        "digits-of-other-scripts",
        ("a.\u0661", "a.\u0967", "\u0661.b", "\u06f1.b", "a/\u0661", "#\u0661\u0662\u0663\u0664\u0665\u0666", "http://h:\u0661/", "\u0669" * 16, "\u0968\u0966\u0968\u096c-11-20T01:02:03Z", "\u0661\u0661=="),
        "form-other-digits",
    ),
]:
    SECURITY.invalid(f"forms.{id}-are-found", "1.1.8", *names(*forms), flags=flag, also="1.1.6 14.3.1 15.2.3 18.1.1 19.1.1 20.1.2 7.1.2")
FILES.invalid(
    "paths.other-line-is-refused",
    "14.6.2",
    rep2('{"file":{"byte-count":1,"path":"x\\nattachments/a"},"type-identifier":"public.data"}'),
    f"file.path {R1}/file/path",
    folder=True,
    flags="form-of-one-line",
    also="1.1.8",
)
VERSIONS.invalid("version.other-line-is-malformed", "11.1.2", doc(version='"x\\n1.0"'), "version.malformed /version", flags="form-of-one-line", also="1.1.8")

# Letters without case

ATTACHMENTS.invalid(
    "types.kelvin-sign-is-no-k",
    "14.3.4",
    reps(*('{"text":"%d","type-identifier":"%s"}' % p for p in [(1, "com.example.k"), (2, "com.example.\u212a"), (3, "com.example.\u017fi"), (4, "com.example.si")])),
    [f"type-identifier.malformed /main-attachment/representations/{n}/type-identifier" for n in (1, 2)],
    reps(*('{"text":"%d","type-identifier":"%s"}' % p for p in [(1, "com.example.k"), (4, "com.example.si")])),
    flags="types-folded-by-unicode",
    also="1.1.8 14.3.5",
)
ATTACHMENTS.invalid(
    "types.letters-i-of-a-language-are-equal",
    "14.3.4",
    reps('{"text":"1","type-identifier":"com.example.title"}', '{"text":"2","type-identifier":"COM.EXAMPLE.TITLE"}'),
    f"representation.duplicate-type {R1}/type-identifier",
    reps('{"text":"1","type-identifier":"com.example.title"}'),
    flags="types-folded-by-unicode types-compared-with-case",
    also="1.1.8 14.3.5",
)
for id, name, data in [
    ("us-ascii-in-capitals", "US-ASCII", xdoc().encode()),
    ("utf-8-in-both-cases", "uTf-8", xdoc().encode()),
]:
    head = f"<?xml version='1.0' encoding='{name}'?>".encode()
    XML.valid(f"text.{id}", "4.1.4", head + data, doc(), flags="encoding-name-case", also="1.1.8")

# White space

for id, mark in [("em-space", "\u2003"), ("no-break-space", "\u00a0"), ("next-line", "\u0085"), ("byte-order-mark", "\ufeff")]:
    for element, text in [("integer", "7"), ("real", "4.5")]:
        value = f"<{element}>{mark}{text}{mark}</{element}>"
        clause = {"integer": "4.2.6", "real": "4.2.7"}[element]
        xml_bad(f"{element}s.{id}-is-not-trimmed", clause, value, f"xml.{element} {V}", flags="trimmed-by-unicode", also="1.1.5")
    xml_bad(f"elements.{id}-between-them-is-text", "4.2.3", f"<array>{mark}<true/></array>", f"xml.element {V}", flags="spaces-between-by-unicode", also="1.1.5")
SPACES = "\u2003\u00a0\ufeff"
DATE = f"<date>{SPACES}2026-11-20T01:02:03Z{SPACES}</date>"
xml_bad("dates.white-space-of-unicode-is-not-trimmed", "4.2.8", DATE, f"xml.date {V}", flags="trimmed-by-unicode", also="1.1.5")
xml_bad("data.white-space-of-unicode-is-refused", "4.2.9", "<data>QU\u2003I=</data>", f"xml.data {V}", flags="data-space-by-unicode", also="1.1.5")
for id, mark in [("em-space", "\u2003"), ("vertical-tab", "\x0b"), ("next-line", "\x85"), ("byte-order-mark", "\ufeff")]:
    JSON.invalid(f"syntax.{id}-is-no-white-space", "3.1.1", val(mark + "1"), "json.syntax /user-info", flags="other-white-space", also="1.1.5")
SPACED = (
    '{"content-text":[{"link":"a:b","text":" \\t"}],'
    + MAIN
    + ',"referrer":{"app-name":" A "},"tags":[" a"," "],"title":"\\u2003a \\n","user-info":{" k ":" v "},'
    + VERSION
    + "}"
)
ITEM.valid(
    "strings.white-space-belongs-to-them",
    "6.2.1",
    SPACED,
    SPACED.replace("\\u2003", "\u2003"),
    flags="strings-trimmed",
    also="13.2.3 16.2.1",
)
ITEM.valid(
    "strings.nul-belongs-to-them",
    "6.2.1",
    doc('"tags":["a\\u0000b","a"],"title":"\\u0000","user-info":{"v":"a\\u0000"}'),
    doc('"tags":["a\\u0000b","a"],"title":"\\u0000","user-info":{"v":"a\\u0000"}'),
    flags="strings-cut-at-nul",
)

# Collections

same("keys.may-be-the-numbers-of-a-list", "6.1.2", '[{"0":"a","1":"b"},["a","b"],{"0":"a"},{"1":"a"}]', flags="list-of-numbered-keys", also="6.1.3")
same("keys.may-be-spellings-of-one-number", "6.2.2", '{"+1":1,"01":2,"1":3,"1.0":4,"1e0":5," 1":6}', '{" 1":6,"+1":1,"01":2,"1":3,"1.0":4,"1e0":5}', flags="keys-as-numbers")
same("kinds.empty-dictionary-and-empty-array-differ", "6.1.2", '[{},[],{"a":{},"b":[]}]', flags="empty-dictionary-as-array")
same(
    "keys.may-have-a-meaning-for-a-library",
    "6.2.1",
    '[{"$id":"1","$ref":"1"},{"$type":"System.String","$values":[]},{"@type":"x"},{"json_class":"String"},{"__class__":"x"},{"class":"x"},{"$$ref":"#/a"}]',
    flags="metadata-keys",
    also="7.1.1 7.2.3",
)

# Numbers of few bits

VERSIONS.invalid("version.major-of-17-bits-is-unsupported", "11.1.4", doc(version='"65537.0"'), "version.unsupported /version", flags="major-wraps", also="11.1.3")
VERSIONS.valid(
    "version.minor-of-17-bits-is-newer",
    "11.1.5",
    '{"colour":"red",' + doc(version='"1.65536"')[1:],
    '{"colour":"red",' + doc(version='"1.65536"')[1:],
    flags="minor-wraps",
    also="11.1.3 12.1.2",
)
for id, text, flag in [("of-33-bits", "&#4294967361;", "reference-wraps"), ("of-65-bits", "&#x10000000000000041;", "reference-wraps-64")]:
    xml_bad(f"text.reference-{id}-is-refused", "4.1.5", f"<string>{text}</string>", f"xml.character {V}", flags=flag)
xml("text.references-may-have-many-zeros", "4.1.6", "<string>&#x00000000000000041;&#000000000000000000066;</string>", '"AB"', flags="reference-zeros")

# UTF-8 and UTF-16

for id, data in [("big-endian", b"\xfe\xff" + xdoc().encode("utf-16-be") + b"\0"), ("little-endian", b"\xff\xfe" + xdoc().encode("utf-16-le") + b"\n")]:
    XML.invalid(f"text.half-a-unit-of-{id}-utf-16-is-refused", "4.1.4", data, "xml.encoding ", flags="utf-16-half-unit")
JSON.invalid("recognition.utf-16-without-a-mark-is-none", "2.2.4", xdoc().encode("utf-16-be"), "encoding.unrecognized ", flags="utf-16-guessed")
JSON.invalid("recognition.json-in-utf-16-is-openstep", "2.2.3", doc().encode("utf-16-le"), "encoding.openstep ", flags="utf-16-guessed", also="3.1.1")
JSON.invalid("recognition.xml-in-utf-16-without-a-mark", "2.2.1", xdoc().encode("utf-16-le"), "xml.character ", flags="utf-16-guessed", also="4.1.5")
JSON.invalid("recognition.mark-of-utf-32-is-one-of-utf-16", "2.2.1", b"\xff\xfe\0\0" + xdoc().encode("utf-32-le"), "xml.character ", flags="utf-16-guessed", also="4.1.5")
for id, value, flag in [
    ("surrogate-pair-in-bytes-is-refused", b"\xed\xa0\xbd\xed\xb8\x80", "utf8-cesu"),
    ("nul-of-two-bytes-is-refused", b"\xc0\x80", "utf8-modified-nul"),
    ("overlong-form-of-three-bytes-is-refused", b"\xe0\x82\x80", "utf8-overlong-3"),
    ("overlong-form-of-four-bytes-is-refused", b"\xf0\x80\x80\x80", "utf8-overlong-4"),
    ("form-of-five-bytes-is-refused", b"\xf8\x88\x80\x80\x80", "utf8-long-forms"),
    ("byte-that-continues-nothing-is-refused", b"\x80", "utf8-stray-byte"),
]:
    JSON.invalid("utf-8." + id, "3.1.3", val("@").encode().replace(b"@", b'"' + value + b'"'), "json.utf-8 " + V, flags=flag)
    xml_data = xval("<string>@</string>").encode().replace(b"@", value)
    XML.invalid("text." + id, "4.1.4", xml_data, "xml.encoding " + V, flags=flag)
JSON.invalid("surrogates.high-one-after-another-is-refused", "3.1.4", val('"\\ud83d\\ud83d\\ude00"'), "json.surrogate " + V, flags="surrogate-chain")
VALUES.invalid("keys.are-compared-as-characters", "6.2.3", val('{"\U0001f600":1,"\\ud83d\\ude00":2}'), f"value.duplicate-key {V}/\U0001f600", flags="duplicate-key-by-pair")
# Five bytes, and three: every boundary of chunks falls inside some of them.
FIVES = "\U0001f600a" * 2_000
VALUES.convert(
    "text.characters-across-pieces-stay-whole",
    "2.1.3",
    '{"a":"%s"}' % FIVES,
    "binary",
    bplist([b"\xd1\x01\x02", b"\x51a", b"\x6f\x11" + (6_000).to_bytes(2, "big") + FIVES.encode("utf-16-be")]),
    flags="read-in-pieces",
    also="3.1.3",
)
XML.convert(
    "text.line-ends-across-pieces-stay-one",
    "4.1.10",
    "<plist><dict><key>a</key><string>%s</string></dict></plist>" % ("a\r\n" * 3_000),
    "json",
    '{"a":"%s"}' % ("a\\n" * 3_000),
    flags="read-in-pieces",
)

# XML libraries

XML.valid(
    "markup.prefixes-need-no-declaration",
    "4.2.2",
    xdoc().replace("<plist ", "<plist a:b='c' xmlns:d='' "),
    doc(),
    flags="namespaces-resolved",
    also="4.1.1",
)
xml_bad("elements.prefix-belongs-to-the-name", "4.2.1", "<array><x:true/></array>", "xml.element " + V, flags="prefix-ignored")
for id, data, flag in [
    ("version-has-one-spelling", '<?xml version="1.00"?>' + xdoc(), "version-of-xml-loose"),
    ("declaration-has-an-order", '<?xml encoding="UTF-8" version="1.0"?>' + xdoc(), "version-of-xml-loose"),
    ("declaration-needs-a-version", '<?xml encoding="UTF-8"?>' + xdoc(), "version-of-xml-loose"),
    ("standalone-is-yes-or-no", '<?xml version="1.0" standalone="maybe"?>' + xdoc(), "version-of-xml-loose"),
    ("instruction-is-not-named-xml", "<?XML a?>" + xdoc(), "instruction-xml"),
    ("comment-ends-with-two-hyphens", "<!-- a --->" + xdoc(), "comment-of-three-hyphens"),
]:
    XML.invalid("markup." + id, "4.1.1", data, "xml.syntax ", flags=flag)
xml("text.line-ends-of-xml-1-1-are-none", "4.1.10", "<string>a\u0085b\u2028c\r\u0085d</string>", '"a\u0085b\u2028c\\n\u0085d"', flags="line-ends-of-xml-1-1")

# URLs

for id, text, flag in [
    ("before-eight-groups", "http://[::1:2:3:4:5:6:7:8]", "gap-of-nothing-before"),
    ("among-eight-groups", "http://[1:2:3:4::5:6:7:8]", "gap-of-nothing"),
    ("after-eight-groups", "http://[1:2:3:4:5:6:7:8::]/", "gap-of-nothing-after"),
]:
    VALUES.invalid(f"urls.gap-{id}-is-malformed", "18.1.1", doc('"source-url":"%s"' % text), "url.malformed /source-url", doc(), flags=flag)
GAPS = ["http://[1:2:3:4:5:6:7::]", "http://[::2:3:4:5:6:7:8]", "http://[1:2:3::5:6:7:8]", "http://[1::3:4:5:6:1.2.3.4]", "http://[::ffff:1.2.3.4]"]
VALUES.valid(
    "urls.gap-may-stand-for-one-group",
    "18.1.1",
    before('"content-text":[' + ",".join('{"link":"%s","text":"%d"}' % (u, i) for i, u in enumerate(GAPS)) + "]"),
    flags="url-unusual-refused",
)
