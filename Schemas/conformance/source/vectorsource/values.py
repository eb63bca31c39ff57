"""Values: keys, numbers, dates, data, URLs, nulls and tags (sections 6, 7 and 18)."""

from xextensionitem.values import URL, KeptTag

from .documents import MAIN, R1, REP, V, VERSION, before, doc, nested, rep2, val
from .making import Group, being

NOTES = """
    keys-normalised | normalises keys, or compares them as text that looks alike | composed and decomposed letters are one key, and a value is lost
    keys-folded | compares keys without case | a value is lost
    proto-key | keeps members in an object of JavaScript, where the key __proto__ sets the prototype | the member is lost, or poisons other objects
    key-of-prototype | looks members up in an object that inherits others | a document seems to have members that are not written, such as constructor
    integer-like-keys | keeps members in an object of JavaScript, which moves keys that look like integers to the front | members come in another order
    empty-key-lost | loses the member whose key is empty | a value is lost
    duplicate-key | takes the last, or the first, of two equal keys | two programs see two different payloads
    duplicate-key-by-escape | compares keys before escapes are removed | two programs see two different payloads
    duplicate-key-deep | looks for duplicate keys only at the top | two programs see two different payloads
    key-control | takes keys that XML cannot hold | the payload cannot be converted
    key-refused | refuses keys that XML can hold, such as those with TAB | a payload that is valid is refused
    key-carriage-return | takes a carriage return in a key | it is a line feed after a way through XML
    key-noncharacter | takes U+FFFE and U+FFFF in keys | the payload cannot be converted
    key-nul | cuts keys at NUL | two keys become one
    integer-as-double | reads integers as doubles | an id of 64 bits becomes another one
    integer-signed | reads integers beyond 2^63-1 as negative, or refuses them | an id of 64 bits becomes another one
    integer-wraps | wraps an integer that is out of range | an id becomes another one
    integer-as-real | gives an integral value of JSON with a point or an exponent as a real | 1 and 1.0 are two values, and runs and sums differ
    minus-zero | keeps minus zero apart from zero | two payloads that are equal have two canonical forms
    big-literal-exact | reads a long literal of JSON as the integer that it spells | programs with doubles see another number
    imprecise-taken | takes a literal beyond 2^53 that no double has | programs with doubles see another number
    overflow-taken | reads a number that is out of range as infinity, or as the largest double | a number that no payload can hold
    underflow-refused | takes an underflow for an overflow | a payload that is valid is refused
    rounding | reads decimal numbers with a loop of multiplications | the last bit of a number is another one
    decimal-rounded | rounds numbers to single precision or to a number of digits | the number is another one
    boolean-as-number | gives booleans as 0 and 1 | a receiver finds a number where the sender had a choice
    number-as-boolean | gives 0 and 1 as booleans | a receiver finds a choice where the sender had a number
    string-as-number | gives a string of digits as a number | leading zeros are lost
    text-normalised-value | normalises strings | what is read back is not what was shared
    date-offset | takes a date with an offset | programs disagree on the day
    date-offset-missing | takes a date without a zone as local time | programs disagree on the hour
    date-lower-case | takes t and z in lower case | the payloads of such writers are refused elsewhere
    date-space | takes a space instead of T | the payloads of such writers are refused elsewhere
    date-leap-day | takes 29 February in every year | another reader has 1 March, or refuses
    date-century | takes 1900 for a leap year | another reader has 1 March, or refuses
    date-month-length | takes 31 days in every month | another reader has the first of the next month, or refuses
    date-month | takes a month that does not exist | another reader refuses
    date-day-zero | takes a day 00 | another reader has the last of the month before, or refuses
    date-hour-24 | takes the hour 24 | another reader has the next day, or refuses
    date-minute-60 | takes the minute 60 | another reader refuses
    date-leap-second | takes the second 60 | another reader has the next minute, or refuses
    date-fraction-digits | takes a fraction of other than three digits | a date has many spellings, or is cut
    date-fraction-zero | takes a fraction of zero | a whole second has two spellings
    date-year-zero | takes the year 0000 | another reader refuses
    date-long-year | takes a year with a sign or more digits | another reader refuses
    date-digits | takes digits of other scripts in a date | another reader refuses
    date-garbage | stops reading after the date, as many parsers do | what follows is lost
    date-white-space | trims white space around a date | a date has two spellings
    date-milliseconds-lost | drops the fraction of a date | the date is another one
    date-as-local | gives a date in local time | the hour is another one
    date-before-epoch | does not hold dates before 1970 | the date is another one
    base64-unpadded | takes base64 without padding, or writes it so | other readers refuse the payload
    base64-line-breaks | takes line breaks in base64, or writes them | other readers refuse the payload
    base64-pad-bits | takes bits that are set before the padding | the same data have many spellings, and a signature can be evaded
    base64-white-space | takes spaces in base64 | other readers refuse the payload
    base64-url | takes the alphabet for URLs and file names | other readers refuse the payload
    base64-after-padding | takes text after the padding, or reads several base64 texts | other readers refuse the payload, or see other bytes
    base64-excess-padding | takes more padding than belongs there | other readers refuse the payload
    base64-garbage | passes over characters that are not of the alphabet | other readers refuse the payload, or see other bytes
    base64-as-string | leaves data as the base64 of them | a receiver gets text instead of a picture
    empty-data-lost | does not hold data of no bytes | a value is lost
    url-space | takes a space in a URL | the URL is cut when it is opened, or refused
    url-non-ascii | takes a URL with non-ASCII characters | programs escape them in different ways
    url-escape | does not check that % is followed by two hexadecimal digits | programs read different paths
    url-relative | takes a relative reference | it means another thing in every program
    url-network-path | takes a reference that begins with two slashes | it means another thing in every program
    url-repaired | tests a URL by a parser that repairs it: a TAB or line feed within the scheme is dropped after the test | an excluded scheme passes the test
    url-trimmed | trims white space before the test | an excluded scheme passes the test, or other readers refuse
    url-line-feed | matches a URL with a pattern whose end allows a line feed after it | other readers refuse the payload
    url-scheme-first | takes a scheme that begins with a digit, or none | it means another thing in every program
    url-scheme-script | takes non-ASCII letters in a scheme | a scheme that looks like another one
    url-two-fragments | takes two number signs | programs read different fragments
    url-brackets-in-path | takes brackets outside the host | programs disagree on the host
    url-backslash | takes a backslash, as browsers do | programs disagree on the host
    url-quotes | takes characters that no URL holds, such as quotes and angle brackets | the URL leaves an attribute of HTML
    url-unclosed-host | takes a host whose bracket is not closed | programs disagree on the host
    url-host-groups | does not count the groups of an IPv6 address | programs disagree on the host
    url-host-compressed-twice | takes an IPv6 address with two gaps | programs disagree on the host
    url-host-digits | does not check the digits of an IPv6 address | programs disagree on the host
    url-host-embedded | does not check the IPv4 part of an IPv6 address | programs disagree on the host
    url-host-embedded-first | takes an IPv4 address elsewhere than at the end of an IPv6 address | programs disagree on the host
    url-host-zone | takes a zone in an IPv6 address | programs disagree on the host
    url-host-future | does not check IPvFuture | programs disagree on the host
    url-port | takes a port that is not a number | programs disagree on the host
    url-two-users | takes two at signs in the authority | programs disagree on the host
    url-excluded-scheme | does not exclude a scheme that reaches local content | a payload reads files of its user
    url-scheme-case | compares schemes with case | FILE: passes the test
    url-unusual-refused | refuses URLs that its own parser does not know | what is shared does not arrive
    url-normalised | normalises URLs: case, escapes, a missing slash | what is read back is not what was shared, and signatures no longer fit
    url-as-string | gives a value of the kind URL as a string | a platform's URL object is read as text
    null-kept | keeps nulls | a receiver finds a value that no payload holds
    null-drops-array | drops an array for a null in it | a receiver loses elements that are right
    null-leaves-empty | keeps an array or a dictionary that nulls have emptied | in an overlay an empty one would remove what the document has
    null-drops-more | drops what was empty before along with what nulls have emptied | a value is lost
    null-in-tag | does not look for nulls in tags | a null is written back
    null-hides | does not check what holds only nulls | a sender finds the next fault when the null is gone
    tag-unread | does not read known tags | a receiver finds dictionaries instead of data and dates
    tag-with-several-keys | takes a dictionary of several keys for a tag | members of vendors are lost
    tag-unescaped | does not remove the escape of a key | a vendor's member is read under another name
    tag-escape-greedy | removes all dollar signs of an escape, or an escape where several keys are | a vendor's member is read under another name
    tag-not-escaped | writes a dictionary of one key that begins with $ without escape | a dictionary is read as a tag
    tag-malformed-taken | guesses the value of a malformed tag | programs see different values
    tag-malformed-fails | fails at a malformed tag | a receiver gets nothing where it could get all but one value
    tag-unknown-fails | fails at an unknown tag | an item of a later version is lost
    tag-as-dictionary | gives a kept tag as a dictionary | written back it gets an escape, and the tag is lost
    tag-unknown-written | writes a tag that it does not know | a version that defines the tag reads something that was not meant
    tag-malformed-written | writes a known tag without checking its content | every strict reader refuses the payload
    tag-needless-taken | takes a tag where JSON has a native form | a value has two spellings
    tag-needless-at-the-bound | writes or takes $integer at the bounds of what JSON has natively | a value has two spellings
    tag-needless-written | writes tags where the encoding has a native form | every strict reader refuses the payload
    tag-of-no-name | takes the key of a single dollar sign for no tag, or stops at it | a tag is read as a dictionary
    tag-case | compares tags without case | a tag of a later version is misread
    tag-integer-form | takes spellings of $integer with zeros, signs, spaces or exponents | a value has many spellings
    tag-integer-range | does not check the range of $integer | a number wraps or loses digits
    tag-string-utf8 | does not check the UTF-8 of $string | a string that no other reader can hold
    tag-url-unchecked | does not check $url | a URL leads to a local file
    tag-nested | does not read a tag in the content of a tag first | a value that went through XML is read as another one
    tag-nested-malformed | drops the inner tag of a malformed one, or leaves it as a dictionary | a value that went through XML is read as another one
    uid-accepted | takes a dictionary with the one key CF$UID | Apple's tools turn it into another kind of value
    uid-with-others-refused | refuses CF$UID with other keys beside it | a payload that is valid is refused
    kinds-confused | compares values of different kinds as equal | values are merged or lost
    array-sorted | sorts arrays or makes sets of them | the sender's order is lost
    tag-at-member | reads a tag at a member of the item as a dictionary | a title or an attachment of a tag is misread
"""

G = Group("values", "Values and tags", "6 7 18", NOTES)


def same(id, clause, value, canonical=None, **more):
    G.valid(id, clause, val(value), val(canonical or value), **more)


def kept(id, clause, value, findings, canonical=None, **more):
    """A value with a finding that lenient reading delivers, unchanged or otherwise."""
    G.invalid(id, clause, val(value), findings, val(canonical or value), **more)


def dropped(id, clause, members, findings, left, **more):
    G.invalid(id, clause, doc(members), findings, doc(left), **more)


# Keys

same("keys.composed-and-decomposed-differ", "6.2.2", '{"\u00e9":1,"e\u0301":2}', '{"e\u0301":2,"\u00e9":1}', flags="keys-normalised", also="6.2.3")
same("keys.case-counts", "6.2.2", '{"A":1,"a":2}', flags="keys-folded")
same("keys.proto-is-one-like-any-other", "6.2.2", '{"__proto__":{"title":"x"},"a":1}', flags="proto-key", also="6.2.1")
same("keys.proto-may-be-the-only-one", "6.2.2", '{"__proto__":5}', flags="proto-key")
same("keys.constructor-is-one-like-any-other", "6.2.2", '{"constructor":1,"hasOwnProperty":2,"toString":3,"valueOf":4}', flags="key-of-prototype")
same("keys.may-look-like-integers", "6.1.3", '{"10":1,"9":2,"a":3}', flags="integer-like-keys")
same("keys.may-be-empty", "6.2.1", '{"":1,"a":2}', flags="empty-key-lost")
same("keys.may-hold-tab-and-line-feed", "6.2.4", '{"\\t\\n":1,"\x7f\x80":2,"\ufffd":3}', flags="key-refused")
for id, text, flag in [
    ("are-unique", '{"a":1,"a":2}', "duplicate-key"),
    ("are-unique-even-with-equal-values", '{"a":1,"a":1}', "duplicate-key"),
    ("are-compared-without-escapes", '{"a":1,"\\u0061":2}', "duplicate-key-by-escape"),
]:
    G.invalid("keys." + id, "6.2.3", val(text), f"value.duplicate-key {V}/a", flags=flag)
G.invalid("keys.are-unique-in-depth", "6.2.3", val('[{"x":[{"k":1,"l":2,"k":3}]}]'), f"value.duplicate-key {V}/0/x/0/k", flags="duplicate-key-deep")
G.invalid("keys.are-unique-at-the-top", "6.2.3", doc('"title":"a","title":"b"'), "value.duplicate-key /title", flags="duplicate-key")
G.invalid("keys.are-unique-when-empty", "6.2.3", val('{"":1,"":2}'), f"value.duplicate-key {V}/", flags="duplicate-key")
G.invalid(
    "keys.are-unique-before-tags-are-read", "7.2.4", val('{"$data":"QQ==","$data":"QQ=="}'), f"value.duplicate-key {V}/$data", flags="duplicate-key"
)
G.invalid("keys.uid-twice-is-a-duplicate", "7.2.4", val('{"CF$UID":3,"CF$UID":3}'), f"value.duplicate-key {V}/CF$UID", flags="duplicate-key")
for id, key, shown in [("u-0001", "\\u0001", "\x01"), ("carriage-return", "a\\r", "a\r"), ("u-fffe", "\ufffe", "\ufffe"), ("nul", "\\u0000", "\0")]:
    kept(
        f"keys.{id}-is-kept-and-found",
        "6.2.4",
        '{"%s":1}' % key,
        f"key.unsupported {V}/{shown}",
        flags={"u-0001": "key-control", "carriage-return": "key-carriage-return", "u-fffe": "key-noncharacter", "nul": "key-nul"}[id],
    )
kept("keys.of-an-unknown-tag-are-judged", "6.2.4", '{"$\\u0001":1}', [f"tag.unknown {V}", f"key.unsupported {V}/$\x01"], flags="key-control")

# Numbers

same(
    "numbers.integral-spellings-are-the-integer",
    "6.3.3",
    "[1.0,1e0,10e-1,123E2,9007199254740991.2,1.00000000000000000000000000000000000000001]",
    "[1,1,1,12300,9007199254740991,1]",
    flags="integer-as-real",
    also="6.3.4",
)
same("numbers.minus-zero-is-zero", "6.3.5", "[-0,-0.0,-0e5,-1e-400]", "[0,0,0,0]", flags="minus-zero")
same("numbers.underflow-is-zero", "6.3.2", "[1e-400,5e-324,4.9406564584124654e-324]", "[0,5e-324,5e-324]", flags="underflow-refused")
same(
    "numbers.nearest-double-ties-to-even",
    "6.3.3",
    "[9007199254740993.0,9007199254740993e0,9007199254740995.0,0.1,1e23,1.7976931348623157e308,2.2250738585072011e-308]",
    "[9007199254740992,9007199254740992,9007199254740996,0.1,1e+23,1.7976931348623157e+308,2.225073858507201e-308]",
    flags="rounding decimal-rounded",
)
same("numbers.decimals-keep-every-bit", "6.3.3", "[0.30000000000000004,0.3,333333333.3333333,4.5,123.456]", flags="decimal-rounded")
same(
    "numbers.rfc-8785-spelling-beyond-2-53-is-a-real",
    "6.3.6",
    "[9007199254740992,-9007199254740992,9223372036854776000,100000000000000000000]",
    flags="big-literal-exact",
)
same(
    "numbers.great-integers-are-tagged",
    "6.3.6",
    '[{"$integer":"9007199254740993"},{"$integer":"9223372036854775807"},{"$integer":"-9223372036854775808"}]',
    flags="integer-as-double",
    also="6.3.1",
)
same(
    "numbers.unsigned-integers-of-64-bits",
    "6.3.1",
    '[{"$integer":"9223372036854775808"},{"$integer":"18446744073709551615"}]',
    flags="integer-signed",
    also="7.1.2",
)
same(
    "numbers.small-integers-are-native",
    "6.3.3",
    "[-9007199254740991,-1,0,1,255,9007199254740991]",
    flags="integer-as-real tag-needless-written",
    also="3.1.7",
)
for id, text, out in [
    ("2-53-and-1", "9007199254740993", "9007199254740992"),
    ("minus-2-53-and-1", "-9007199254740993", "-9007199254740992"),
    ("2-63", "9223372036854775808", "9223372036854776000"),
    ("ten-to-21-in-digits", "1000000000000000000000", "1e+21"),
]:
    kept(f"numbers.{id}-is-imprecise", "6.3.6", text, f"number.imprecise {V}", out, flags="imprecise-taken big-literal-exact", also="6.3.3")
for id, text in [("exponent", "1e400"), ("negative", "-1e309"), ("digits", "1" + "0" * 309), ("halfway", "1.797693134862315808e308")]:
    G.invalid(f"numbers.overflow-by-{id}-is-an-error", "6.3.2", val(text), f"number.overflow {V}", flags="overflow-taken")

# Kinds

same(
    "kinds.number-boolean-and-string-differ",
    "6.1.2",
    '[1,true,"1","true",0,false,"","0"]',
    flags="boolean-as-number number-as-boolean string-as-number kinds-confused",
    also="6.1.1",
)
same(
    "kinds.url-data-and-string-differ",
    "6.1.2",
    '["a:b",{"$url":"a:b"},"QQ==",{"$data":"QQ=="},"2026-11-20T01:02:03Z",{"$date":"2026-11-20T01:02:03Z"}]',
    flags="url-as-string base64-as-string kinds-confused",
)
same(
    "kinds.strings-are-never-normalised",
    "6.2.2",
    '["\u00e9","e\u0301","\u212b","\u00c5","\ufb01","\u200d"]',
    flags="text-normalised-value",
    also="6.2.1",
)
same("kinds.string-of-digits-stays-one", "6.1.2", '["007","1e3","null","0x1F"]', flags="string-as-number")
same("kinds.arrays-keep-order-and-duplicates", "6.1.3", "[3,1,2,1,[],[[]],{}]", flags="array-sorted")

# Dates

same(
    "dates.every-form",
    "6.4.2",
    "["
    + ",".join(
        '{"$date":"%s"}' % t
        for t in [
            "2024-02-29T23:59:59Z",
            "2000-02-29T00:00:00.001Z",
            "0001-01-01T00:00:00Z",
            "9999-12-31T23:59:59.999Z",
            "1969-12-31T23:59:59.999Z",
            "2026-11-20T01:02:03.250Z",
            "1582-10-10T00:00:00Z",
        ]
    )
    + "]",
    flags="date-milliseconds-lost date-as-local date-before-epoch",
    also="6.4.1",
)
for id, text, flag in [
    ("29-february-of-a-common-year", "2026-02-29T00:00:00Z", "date-leap-day"),
    ("29-february-of-1900", "1900-02-29T00:00:00Z", "date-century"),
    ("31-april", "2026-04-31T00:00:00Z", "date-month-length"),
    ("month-13", "2026-13-10T00:00:00Z", "date-month"),
    ("day-0", "2026-11-00T00:00:00Z", "date-day-zero"),
    ("hour-24", "2026-11-20T24:00:00Z", "date-hour-24"),
    ("minute-60", "2026-11-20T01:60:00Z", "date-minute-60"),
    ("second-60", "2026-12-31T23:59:60Z", "date-leap-second"),
    ("fraction-of-two-digits", "2026-11-20T01:02:03.25Z", "date-fraction-digits"),
    ("fraction-of-zero", "2026-11-20T01:02:03.000Z", "date-fraction-zero"),
    ("offset", "2026-11-20T01:02:03+00:00", "date-offset"),
    ("no-zone", "2026-11-20T01:02:03", "date-offset-missing"),
    ("lower-case", "2026-11-20t01:02:03z", "date-lower-case"),
    ("space-for-t", "2026-11-20 01:02:03Z", "date-space"),
    ("year-0", "0000-01-01T00:00:00Z", "date-year-zero"),
    ("year-with-a-sign", "+02026-11-20T01:02:03Z", "date-long-year"),
    ("arabic-digits", "\u0662\u0660\u0662\u0666-11-20T01:02:03Z", "date-digits"),
    ("text-after-it", "2026-11-20T01:02:03Zx", "date-garbage"),
    ("white-space-after-it", "2026-11-20T01:02:03Z ", "date-white-space"),
]:
    kept(f"dates.{being(id)}-none", "6.4.2", '{"$date":"%s"}' % text, f"tag.malformed {V}", flags=flag, also="6.4.1" if "year" in id else "")

# Data

LINE = "QUJD" * 30
same(
    "data.every-length-of-padding",
    "6.5.1",
    '[{"$data":""},{"$data":"QQ=="},{"$data":"QUI="},{"$data":"QUJD"},{"$data":"+/+/AP8="}]',
    flags="base64-unpadded empty-data-lost base64-as-string tag-unread base64-url",
    also="21.1.4",
)
same("data.are-on-one-line", "6.5.1", '{"$data":"%s"}' % LINE, flags="base64-line-breaks")
for id, text, flag in [
    ("padding-is-needed", "QQ", "base64-unpadded"),
    ("bits-before-the-padding-are-zero", "QR==", "base64-pad-bits"),
    ("bits-before-one-padding-are-zero", "QUJ=", "base64-pad-bits-of-two"),
    ("padding-is-as-long-as-needed", "QUI==", "base64-excess-padding"),
    ("space-is-refused", "Q Q==", "base64-white-space"),
    ("line-feed-is-refused", "QUJD\\nQUJD", "base64-line-breaks"),
    ("lines-of-76-characters-are-refused", "QUJD" * 19 + "\\n" + "QUJD\\n", "base64-lines-of-mail"),
    ("alphabet-for-urls-is-refused", "-_-_", "base64-url"),
    ("nothing-follows-the-padding", "QQ==QQ==", "base64-after-padding"),
    ("other-characters-are-refused", "QU!JD", "base64-garbage"),
]:
    kept("data." + id, "6.5.1", '{"$data":"%s"}' % text, f"tag.malformed {V}", flags=flag)
G.notes["base64-pad-bits-of-two"] = {
    "bug": "checks the bits before two signs of padding, and not before one",
    "effect": "the same data have many spellings",
}
G.notes["base64-lines-of-mail"] = {"bug": "joins lines of 64 or 76 characters, as readers of mail do", "effect": "other readers refuse the payload"}

# URLs

GOOD = [
    "https://example.com",
    "HTTPS://EXAMPLE.com/%7Ea?b#c",
    "mailto:a@example.com",
    "tel:+1",
    "x-app:",
    "http://[2001:db8::1]:80/",
    "a:/b",
    "a:/",
    "a:b/c//d",
    "a://",
    "a:///",
    "a://u:p@h:/",
    "a:?",
    "a:#",
    "a:?a/b?c#d/e?f",
    "http://[v1.a:b]/",
    "http://[V1a.b]/",
    "http://[::]/",
    "http://[1:2:3:4:5:6:7:8]",
    "http://[1:2:3:4:5:6:1.2.3.4]",
    "http://[::1.2.3.4]",
    "http://[1::]",
    "http://999.1.1.1/",
    "a+b-c.1:x",
    "files:x",
    "http://h:99999999/",
    "a:%00",
]
G.valid(
    "urls.whatever-the-grammar-allows",
    "18.1.1",
    before('"content-text":[' + ",".join('{"link":"%s","text":"%d"}' % (u, i) for i, u in enumerate(GOOD)) + "]"),
    before('"content-text":[' + ",".join('{"link":"%s","text":"%d"}' % (u, i) for i, u in enumerate(GOOD)) + "]"),
    flags="url-unusual-refused",
    also="18.1.4 18.1.2",
)
G.valid(
    "urls.are-kept-byte-for-byte",
    "18.1.3",
    doc('"source-url":"HTTPS://Example.COM:443/%7eA/../b?%c3%A9#"'),
    doc('"source-url":"HTTPS://Example.COM:443/%7eA/../b?%c3%A9#"'),
    flags="url-normalised",
)
same(
    "urls.values-are-kept-byte-for-byte",
    "18.1.3",
    '[{"$url":"HTTPS://Example.COM"},{"$url":"x:%7e"}]',
    flags="url-normalised url-as-string",
    also="6.6.1",
)
for id, text, flag in [
    ("space", "https://example.com/a b", "url-space"),
    ("letter-beyond-ascii", "https://example.com/\u00e4", "url-non-ascii"),
    ("bad-escape", "https://example.com/%zz", "url-escape"),
    ("cut-escape", "a:%4", "url-escape-cut"),
    ("relative-path", "example.com/a", "url-relative"),
    ("network-path", "//example.com", "url-network-path"),
    ("tab-before-the-scheme", "\\tfile:///x", "url-trimmed"),
    ("line-feed-in-the-scheme", "fi\\nle:///x", "url-repaired"),
    ("line-feed-after-it", "a:b\\n", "url-line-feed"),
    ("digit-before-the-scheme", "1a:b", "url-scheme-first"),
    ("no-scheme", ":b", "url-no-scheme"),
    ("cyrillic-scheme", "\u0430:b", "url-scheme-script"),
    ("two-fragments", "a:b#c#d", "url-two-fragments"),
    ("brackets-in-the-path", "a:[b]", "url-brackets-in-path"),
    ("backslash", "https:\\\\\\\\example.com\\\\a", "url-backslash"),
    ("angle-brackets", "a:<b>", "url-quotes"),
    ("quote", 'a:\\"b', "url-double-quote"),
    ("pipe", "a:b|c", "url-pipe"),
    ("host-without-bracket", "http://[::1", "url-unclosed-host"),
    ("address-of-seven-groups", "http://[1:2:3:4:5:6:7]", "url-host-groups"),
    ("address-with-two-gaps", "http://[1::2::3]", "url-host-compressed-twice"),
    ("address-with-letters", "http://[::g]/", "url-host-digits"),
    ("address-of-five-digits", "http://[12345::]/", "url-host-long-group"),
    ("embedded-address-with-a-zero", "http://[::01.2.3.4]", "url-host-embedded"),
    ("embedded-address-at-the-beginning", "http://[1.2.3.4::]/", "url-host-embedded-first"),
    ("zone", "http://[fe80::1%25en0]/", "url-host-zone"),
    ("future-address-without-digits", "http://[v.a]/", "url-host-future"),
    ("port-with-letters", "http://h:8a/", "url-port"),
    ("two-users", "a://u@v@h/", "url-two-users"),
    ("excluded-scheme-and-space", "file:///a b", "url-scheme-before-form"),
]:
    G.invalid(
        f"urls.{being(id)}-malformed",
        "18.1.1",
        doc('"source-url":"%s"' % text),
        "url.malformed /source-url",
        doc(),
        flags=flag,
        also="18.1.4" if "feed" in id or "tab" in id else "",
    )
G.notes |= {
    "url-escape-cut": {
        "bug": "does not check that an escape is whole at the end",
        "effect": "programs read different paths, or one reads beyond the end",
    },
    "url-empty": {"bug": "takes an empty URL, or takes it for the absence of one", "effect": "a representation without content"},
    "url-no-scheme": {"bug": "takes a URL whose scheme is empty", "effect": "it means another thing in every program"},
    "url-double-quote": {"bug": "takes a quotation mark in a URL", "effect": "the URL leaves an attribute of HTML"},
    "url-pipe": {"bug": "takes other characters that the grammar lacks, such as the pipe", "effect": "programs escape them in different ways"},
    "url-host-long-group": {"bug": "takes more than four digits in a group of an IPv6 address", "effect": "programs disagree on the host"},
    "url-scheme-before-form": {"bug": "checks the scheme of what is not a URL", "effect": "programs report different findings for the same breach"},
}
for id, text, flag in [
    ("file", "file:///x", "url-excluded-scheme"),
    ("content", "content://a/b", "url-excluded-content"),
    ("blob", "blob:x", "url-excluded-blob"),
    ("data", "data:,x", "url-excluded-data"),
    ("javascript", "javascript:1", "url-excluded-javascript"),
    ("file-without-slashes", "file:x", "url-excluded-by-prefix"),
    ("file-in-capitals", "FILE:///etc/hosts", "url-scheme-case"),
]:
    G.invalid(f"urls.{id}-is-excluded", "18.1.2", doc('"source-url":"%s"' % text), "url.scheme /source-url", doc(), flags=flag)
G.notes |= {
    "url-excluded-content": {"bug": "does not exclude the scheme content", "effect": "a payload reads what other apps provide to the app that opens it"},
    "url-excluded-blob": {"bug": "does not exclude the scheme blob", "effect": "a URL that has a meaning only in one page"},
    "url-excluded-data": {"bug": "does not exclude the scheme data", "effect": "a link carries a page of its own, with scripts"},
    "url-excluded-javascript": {"bug": "does not exclude the scheme javascript", "effect": "a link runs a script"},
    "url-excluded-by-prefix": {"bug": "looks for file:// instead of the scheme", "effect": "file:x passes the test and reads a file"},
}
G.invalid(
    "urls.empty-one-of-a-representation-is-malformed",
    "18.1.1",
    rep2('{"type-identifier":"public.url","url":""}'),
    f"url.malformed {R1}/url",
    doc(),
    flags="url-empty",
)

# Null

dropped("null.member-is-absent", "6.7.1", '"title":null', "value.null /title", "", flags="null-kept", also="3.1.7")
dropped(
    "null.element-is-left-out",
    "6.7.1",
    '"tags":["a",null,"b"],"title":"b"',
    "value.null /tags/1",
    '"tags":["a","b"],"title":"b"',
    flags="null-drops-array",
    also="21.2.2",
)
dropped(
    "null.element-of-a-free-value-is-left-out",
    "6.7.1",
    '"user-info":{"a":[null,{"b":null,"c":[[null],2]},1]}',
    ["value.null /user-info/a/0", "value.null /user-info/a/1/b", "value.null /user-info/a/1/c/0/0"],
    '"user-info":{"a":[{"c":[2]},1]}',
    flags="null-drops-array null-leaves-empty",
    also="21.2.2",
)
dropped(
    "null.elements-are-counted-in-pointers",
    "21.4.1",
    '"tags":[null,"a",5]',
    ["value.null /tags/0", "member.type /tags/2"],
    '"tags":["a"]',
    flags="null-uncounted",
)
G.notes["null-uncounted"] = {"bug": "does not count nulls in the pointers of elements", "effect": "a pointer leads to another value"}
dropped(
    "null.alone-in-an-array-leaves-its-type-wrong",
    "6.7.1",
    '"title":[null]',
    ["value.null /title/0", "member.type /title"],
    "",
    flags="null-hides",
    also="13.1.1 21.1.6",
)
dropped("null.every-one-is-found", "6.7.1", '"tags":[null,null]', ["value.null /tags/0", "value.null /tags/1"], "", flags="first-member-only")
dropped(
    "null.empties-upwards",
    "6.7.1",
    '"user-info":{"a":{"b":[[null]]},"c":1}',
    "value.null /user-info/a/b/0/0",
    '"user-info":{"c":1}',
    flags="null-leaves-empty",
)
dropped(
    "null.leaves-what-was-empty",
    "6.7.1",
    '"user-info":{"a":{"b":null,"d":{}},"c":1}',
    "value.null /user-info/a/b",
    '"user-info":{"a":{"d":{}},"c":1}',
    flags="null-drops-more",
)
dropped(
    "null.in-a-tag-drops-its-member",
    "6.7.1",
    '"user-info":{"a":{"$b":[null]},"c":1}',
    ["tag.unknown /user-info/a", "value.null /user-info/a/$b/0"],
    '"user-info":{"c":1}',
    flags="null-in-tag",
    also="21.4.3",
)
dropped(
    "null.as-content-of-a-known-tag",
    "7.1.5",
    '"user-info":{"a":{"$data":null},"c":1}',
    ["tag.malformed /user-info/a", "value.null /user-info/a/$data"],
    '"user-info":{"c":1}',
    flags="null-in-tag",
)
dropped(
    "null.and-wrong-element-are-two-findings", "21.1.6", '"tags":[null,5]', ["value.null /tags/0", "member.type /tags/1"], "", flags="findings-depend"
)
G.write_back(
    "null.is-never-written-back",
    "21.3.3",
    doc('"user-info":{"a":[1,null],"b":{"c":[null]},"d":1}'),
    doc('"user-info":{"a":[1],"d":1}'),
    flags="null-written-back",
    also="6.7.1",
)
G.write_back(
    "null.set-aside-is-written-back-without-nulls",
    "21.3.3",
    doc('"tags":[5,null],"title":[null]'),
    doc('"tags":[5]'),
    flags="null-written-back set-aside-lost",
)
G.notes["null-written-back"] = {"bug": "writes a null back", "effect": "what it writes has a finding that it could have mended"}

# Tags

same("tags.several-keys-are-none", "7.1.1", '[{"$data":"QQ==","$x":1},{"$date":"x","a":1}]', flags="tag-with-several-keys", also="7.2.3")
same(
    "tags.may-stand-anywhere", "7.1.1", '[{"a":{"$data":"QQ=="}},[{"$url":"a:b"}],{"$date":"2026-11-20T01:02:03Z"}]', flags="tag-unread", also="7.1.4"
)
same(
    "tags.archive-keys-together-are-none",
    "7.2.3",
    '{"$archiver":"NSKeyedArchiver","$objects":["$null"],"$top":{"a":1},"$version":100000}',
    flags="tag-with-several-keys",
)
same(
    "tags.escape-loses-one-sign",
    "7.2.2",
    '[{"$$data":"QQ=="},{"$$$data":1},{"$$":1}]',
    flags="tag-unescaped tag-escape-greedy tag-not-escaped",
    also="7.2.1",
)
same("tags.escape-counts-where-one-key-is", "7.2.3", '{"$$data":1,"x":1}', flags="tag-escape-greedy")
same("tags.inner-escape-of-several-levels", "7.2.1", '{"$$a":{"$$b":{"$$$c":[]}}}', flags="tag-not-escaped")
for id, text, flag in [
    ("number", '{"$data":1}', "tag-malformed-fails"),
    ("array", '{"$date":["2026-11-20T01:02:03Z"]}', "tag-malformed-taken"),
    ("boolean", '{"$url":true}', "tag-malformed-fails"),
    ("dictionary", '{"$integer":{"a":1}}', "tag-malformed-taken"),
]:
    kept(f"tags.content-of-a-known-one-is-no-{id}", "7.1.5", text, f"tag.malformed {V}", flags=flag + " tag-as-dictionary")
kept(
    "tags.unknown-one-is-kept",
    "7.1.6",
    '{"$point":[1,{"$date":"2026-11-20T01:02:03Z"}]}',
    f"tag.unknown {V}",
    flags="tag-unknown-fails tag-as-dictionary",
    also="7.1.7 7.1.8",
)
kept("tags.dollar-alone-is-one", "7.1.6", '{"$":1}', f"tag.unknown {V}", flags="tag-of-no-name")
kept("tags.case-counts", "7.1.6", '{"$Data":"QQ=="}', f"tag.unknown {V}", flags="tag-case")
kept(
    "tags.combining-mark-after-the-sign-is-none-of-it",
    "7.1.1",
    '{"$\u0301data":"QQ=="}',
    f"tag.unknown {V}",
    flags="keys-by-character",
    also="6.2.2",
    comment="The key begins with U+0024, although it appears as one letter with an accent.",
)
G.notes["keys-by-character"] = {
    "bug": "compares keys by the characters that a person sees, where a combining mark belongs to the sign before it",
    "effect": "a tag is read as a dictionary",
}
kept("tags.one-in-another-are-both-kept", "7.1.7", '{"$a":{"$b":1}}', [f"tag.unknown {V}", f"tag.unknown {V}/$a"], flags="tag-as-dictionary")
kept("tags.malformed-url-tag-in-a-url-tag", "7.1.9", '{"$url":{"$url":"a:b"}}', f"tag.malformed {V}", flags="tag-nested")
same("tags.integer-forms", "7.1.2", '[{"$integer":"9007199254740992"},{"$integer":"-9007199254740992"}]', flags="tag-needless-at-the-bound")
for id, text, flag in [
    ("leading-zeros", "007", "tag-integer-zeros"),
    ("minus-zero", "-0", "tag-integer-minus-zero"),
    ("plus-sign", "+9007199254740993", "tag-integer-plus"),
    ("fraction", "7.0", "tag-integer-fraction"),
    ("no-digit", "", "tag-integer-empty"),
    ("space", " 7", "tag-integer-form"),
    ("arabic-digits", "\u0667", "tag-integer-digits"),
    ("too-great", "18446744073709551616", "tag-integer-range"),
    ("too-small", "-9223372036854775809", "tag-integer-range-below"),
]:
    kept(f"tags.integer-of-{id}-is-malformed", "7.1.2", '{"$integer":"%s"}' % text, f"tag.malformed {V}", flags=flag)
G.notes |= {
    "tag-integer-zeros": {"bug": "takes leading zeros in $integer, or reads octal", "effect": "a value has many spellings"},
    "tag-integer-minus-zero": {"bug": "takes -0 in $integer", "effect": "zero has two spellings"},
    "tag-integer-plus": {"bug": "takes a plus sign in $integer", "effect": "a value has two spellings"},
    "tag-integer-fraction": {"bug": "takes a fraction in $integer", "effect": "a value has many spellings"},
    "tag-integer-empty": {"bug": "takes an empty $integer for zero", "effect": "nothing becomes a number"},
    "tag-integer-digits": {"bug": "takes digits of other scripts in $integer", "effect": "a value has many spellings"},
    "tag-integer-range-below": {"bug": "does not check the lower end of the range of $integer", "effect": "a number wraps or loses digits"},
}
for id, text, flag in [
    ("is-checked-as-utf-8", "/w==", "tag-string-utf8"),
    ("holds-no-surrogate", "7aCA", "tag-string-surrogate"),
    ("is-checked-as-base64", "QR==", "tag-string-base64"),
]:
    kept("tags.string-" + id, "7.1.2", '{"$string":"%s"}' % text, f"tag.malformed {V}", flags=flag)
G.notes |= {
    "tag-string-surrogate": {"bug": "takes surrogates in the UTF-8 of $string", "effect": "a string that no other reader can hold"},
    "tag-string-base64": {"bug": "does not check the base64 of $string", "effect": "a string has many spellings"},
}
for id, text, flag in [("relative", "/relative", "tag-url-unchecked"), ("of-a-file", "file:///x", "tag-url-scheme")]:
    kept(f"tags.url-{id}-is-malformed", "7.1.5", '{"$url":"%s"}' % text, f"tag.malformed {V}", flags=flag, also="6.6.1 18.1.2")
G.notes["tag-url-scheme"] = {"bug": "does not check the scheme of $url", "effect": "a URL leads to a local file"}
for id, text, out in [
    ("small-integer", '{"$integer":"7"}', "7"),
    ("greatest-safe-integer", '{"$integer":"-9007199254740991"}', "-9007199254740991"),
    ("string", '{"$string":"AQ=="}', '"\\u0001"'),
]:
    kept(
        f"tags.{id}-is-needless-in-json",
        "7.1.4",
        text,
        f"tag.needless {V}",
        out,
        flags="tag-needless-at-the-bound" if "safe" in id else "tag-needless-taken",
    )
kept(
    "tags.content-that-is-a-tag-is-read-first",
    "7.1.9",
    '{"$date":{"$string":"MjAyNi0xMS0yMFQwMTowMjowM1o="}}',
    f"tag.needless {V}",
    '{"$date":"2026-11-20T01:02:03Z"}',
    flags="tag-nested",
)
kept(
    "tags.needless-one-in-a-needless-one-is-one-finding",
    "21.1.5",
    '[{"$integer":{"$string":"Nw=="}},{"$date":{"$string":{"$string":"TWpBeU5pMHhNUzB5TUZRd01Ub3dNam93TTFvPQ=="}}}]',
    [f"tag.needless {V}/0", f"tag.needless {V}/1"],
    '[7,{"$date":"2026-11-20T01:02:03Z"}]',
    flags="tag-needless-twice",
    also="21.4.3",
)
G.notes["tag-needless-twice"] = {"bug": "has a finding for each needless tag of several inside each other", "effect": "one value has one finding twice"}
kept(
    "tags.content-that-is-a-malformed-date",
    "7.1.9",
    '{"$date":{"$string":"AQ=="}}',
    [f"tag.malformed {V}", f"tag.needless {V}/$date"],
    '{"$date":"\\u0001"}',
    flags="tag-nested-malformed",
)
G.invalid(
    "tags.title-is-no-unknown-one", "7.1.8", doc('"title":{"$foo":"x"}'), ["tag.unknown /title", "member.type /title"], doc(), flags="tag-at-member"
)
G.invalid(
    "tags.parameters-are-no-tag",
    "7.1.8",
    doc('"parameters":{"$c":1}'),
    ["tag.unknown /parameters", "member.type /parameters"],
    doc(),
    flags="tag-at-member",
)
G.invalid(
    "tags.title-may-be-a-string-tag", "13.1.1", doc('"title":{"$string":"QQ=="}'), "tag.needless /title", doc('"title":"A"'), flags="tag-at-member"
)
G.write_back(
    "tags.kept-ones-are-written-back",
    "21.3.1",
    val('[{"$point":[1]},{"$date":"soon"}]'),
    val('[{"$point":[1]},{"$date":"soon"}]'),
    flags="tag-as-dictionary",
    also="7.1.6 7.1.5",
)
G.write_back("tags.needless-ones-become-native", "21.3.3", val('{"$integer":"7"}'), val("7"), flags="tag-needless-written")

# CF$UID

for id, text in [("integer", "3"), ("string", '"x"'), ("dictionary", "{}")]:
    G.invalid(
        f"uid.dictionary-with-{'an' if id == 'integer' else 'a'}-{id}-is-an-error",
        "7.2.5",
        val('{"CF$UID":%s}' % text),
        f"value.uid {V}",
        flags="uid-accepted",
    )
G.invalid("uid.document-is-none", "7.2.5", '{"CF$UID":3}', "value.uid ", flags="uid-accepted")
same("uid.with-other-keys-is-a-dictionary", "7.2.5", '{"CF$UID":3,"a":1}', flags="uid-with-others-refused")
same("uid.case-counts", "7.2.5", '{"cf$uid":3}', flags="uid-with-others-refused")

# Values that no producer writes


def value(v):
    return {"main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}, "user-info": {"v": v}, "version": "1.0"}


G.refused("writing.relative-url-is-refused", "6.6.1", value(URL("/relative")), flags="url-value-unchecked")
G.refused("writing.url-of-a-file-is-refused", "18.1.2", value(URL("file:///etc/hosts")), flags="url-value-scheme-unchecked")
G.notes["url-value-unchecked"] = {"bug": "writes a URL object without a check", "effect": "a payload that every strict reader refuses"}
G.notes["url-value-scheme-unchecked"] = {"bug": "writes a URL object without a check of its scheme", "effect": "a payload leads to a local file"}
G.refused("writing.uid-is-refused", "7.2.5", value({"CF$UID": 3}), flags="uid-written")
G.notes["uid-written"] = {"bug": "writes a dictionary with the one key CF$UID", "effect": "no reader takes the payload"}
G.refused("writing.unknown-tag-is-refused", "7.1.6", value(KeptTag("$point", [1, 2])), flags="tag-unknown-written")
G.refused("writing.malformed-tag-is-refused", "7.1.5", value(KeptTag("$data", "QQ")), flags="tag-malformed-written")
G.refused("writing.key-with-a-control-character-is-refused", "6.2.4", value({"a\0b": 1}), flags="key-control-written")
G.notes["key-control-written"] = {
    "bug": "writes a key that XML cannot hold",
    "effect": "the payload cannot be converted, or the XML is not well formed",
}
G.refused("writing.key-with-carriage-return-is-refused", "6.2.4", value({"a\rb": 1}), flags="key-carriage-return-written")
G.notes["key-carriage-return-written"] = {"bug": "writes a key with a carriage return", "effect": "the key is another one after a way through XML"}
G.refused("writing.integer-beyond-64-bits-is-refused", "6.3.1", value(2**64), flags="integer-wraps")
G.refused("writing.integer-below-64-bits-is-refused", "6.3.1", value(-(2**63) - 1), flags="integer-wraps")
