"""Corners of rules, each on either side: ends of months and of ranges, marks that the input cuts short, operands of every kind, strings like tokens."""

from __future__ import annotations

import struct

from .documents import V, before, doc, reps, runs, val, xdict, xdoc, xval
from .rows import G

NOTES = """
    row-day | lets a month have a day too many, or one too few | a date is another one, or is refused
    row-surrogate | lacks an end of a range of surrogates | a letter is refused, or a half is taken
    row-declaration | reads an XML declaration only if a space follows its beginning | a payload that is valid is refused
    row-doctype | lets white space be absent in a document type declaration, or minds the characters of a system identifier | readers disagree on a document
    row-cut-mark | does not report a mark in an element that the input cuts short as an end | readers disagree on what is wrong
    row-order-of-paths | compares file paths in another order than the canonical one | readers disagree on where the fault is
    row-equal-parts | compares arrays by their first elements, or kept tags by their names | texts with other attributes become one
    row-table-in-the-header | looks for the offsets of objects before it checks the trailer | readers disagree on what is wrong
    row-case-by-a-bit | ignores a bit instead of the case of ASCII letters | two types are one
    row-operand | does not check both operands of an operator | a rule that means nothing has a verdict
    row-string-like-a-token | takes a string for a token of the same text | a rule is refused, or means another thing
    row-base | lacks a base of numbers in capitals | a rule is refused
    row-second-html | takes the last of several forms in HTML | a mail has another text
    row-attribute | does not carry an attribute of runs | text loses its style
    row-bound | is off by one at a bound of a number in userInfo | a good value is lost, or a bad one is taken
"""
G.note(NOTES)

# Dates (6.4.2)

LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
for year, lengths in ((2026, LENGTHS), (2024, [31, 29, *LENGTHS[2:]])):
    for month, length in enumerate(lengths, 1):
        if year == 2024 and month != 2:
            continue
        last, next = (f'{{"$date":"{year}-{month:02}-{day:02}T00:00:00Z"}}' for day in (length, length + 1))
        G.valid(f"day.last-of-{year}-{month:02}", "6.4.2", val(last), val(last), flags="row-day")
        G.invalid(f"day.after-{year}-{month:02}", "6.4.2", val(next), f"tag.malformed {V}", val(next), flags="row-day")

# Surrogates (3.1.4)

PAIRS = "\U00010000\U000103ff\U0010fc00\U0010ffff"
G.resolve("surrogate.ends-of-pairs", "3.1.4", val('"\\ud800\\udc00\\uD800\\uDFFF\\udbff\\udc00\\uDBFF\\uDFFF"'), None, val(f'"{PAIRS}"'), flags="row-surrogate")
G.resolve("surrogate.beside-them", "3.1.4", val('"\\ud7ff\\ue000"'), None, val('"\ud7ff\ue000"'), flags="row-surrogate")
for name, pair in [("before-the-second-halves", "\\ud800\\udbff"), ("after-the-second-halves", "\\udbff\\ue000")]:
    G.invalid("surrogate.half-" + name, "3.1.4", '{"a":"' + pair + '"}', "json.surrogate /a @6:1:7", flags="row-surrogate")

# XML (4.1, 4.2)

for name, space in [("tab", "\t"), ("line-feed", "\n"), ("carriage-return", "\r"), ("several", " \t\r\n ")]:
    G.resolve("declaration.after-" + name, "4.1.4", f'<?xml{space}version="1.0"?>' + xdoc(), None, doc(), flags="row-declaration")
ROOT = '<plist version="1.0">' + xdict() + "</plist>"
G.resolve("doctype.characters-of-a-system-identifier", "4.1.7", '<!DOCTYPE plist PUBLIC "a" "{<\u00e9>}">' + ROOT, None, doc(), flags="row-doctype")
for name, text in [("after-public", 'PUBLIC"a" "b"'), ("after-system", 'SYSTEM"a"'), ("between-identifiers", 'PUBLIC "a""b"')]:
    G.invalid("doctype.no-white-space-" + name, "4.1.1", f"<!DOCTYPE plist {text}>" + ROOT, "xml.syntax ", flags="row-doctype")
MARKS = [("tag", "<"), ("end-tag", "</"), ("exclamation-mark", "<!"), ("comment", "<!-"), ("open-comment", "<!--"), ("instruction", "<?")]
for place, head in [("a-boolean", "<true>"), ("an-array", "<array>"), ("a-string", "<string>a"), ("a-dictionary", "<dict>")]:
    for name, mark in MARKS:
        data = xval(head + "@").split("@")[0] + mark
        G.invalid(f"cut-mark.{name}-in-{place}", "4.1.2", data, f"xml.truncated {V} @{len(data)}", flags="row-cut-mark")

# Paths and equality (14.6.2, 15.1.4)

FILE = '{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"public.png"}'
TWICE = before('"activities":{"\\ufb01":{"thumbnail":%s},"\\ud83d\\ude00":{"thumbnail":%s}}' % (FILE, FILE))
FOUND = ["activity.name /activities/\ufb01", "activity.name /activities/\U0001f600", "file.path /activities/\ufb01/thumbnail/file/path"]
G.invalid("order-of-paths.by-utf-16", "14.6.2", TWICE, FOUND, flags="row-order-of-paths", also="21.4.4", folder=True)
DIFFERENT = '{"com.example.x":[1],"text":"a"},{"com.example.x":[1,2],"text":"b"},{"com.example.x":[1],"text":"c"}'
G.valid("equal-parts.arrays-of-two-lengths", "15.1.4", runs(DIFFERENT), runs(DIFFERENT), flags="row-equal-parts")
TAGS = runs('{"com.example.x":{"$x":1},"text":"a"},{"com.example.x":{"$x":2},"text":"b"}')
G.invalid("equal-parts.kept-tags", "15.1.4", TAGS, [f"tag.unknown /content-text/{n}/com.example.x" for n in (0, 1)], TAGS, flags="row-equal-parts", also="7.1.8")
BOTH = reps(*('{"data":{"$data":""},"type-identifier":"x/a%s"}' % one for one in "^~"))
G.valid("case-by-a-bit.of-types", "14.3.4", BOTH, BOTH, flags="row-case-by-a-bit")
G.evaluate("case-by-a-bit.of-types-in-rules", "33.2.9", "'x/a^' UTI-EQUALS 'x/a~' OR 'x/a^' UTI-CONFORMS-TO 'x/a~'", [], "no", flags="row-case-by-a-bit", also="31.2.1")

# Binary (5.1.3)

IN_HEADER = b"bplist00\x08\x08" + bytes(6) + b"\x01\x01" + struct.pack(">QQQ", 2, 0, 8)
G.invalid("table-in-the-header.of-two-objects", "5.1.3", IN_HEADER, "binary.trailer  @34", flags="row-table-in-the-header")

# Predicates

KINDS = {"a-number": "1", "a-string": "'a'", "a-collection": "{1}", "an-object": "SELF"}
for word, good in [("+", "1"), ("-", "1"), ("*", "1"), ("/", "1")]:
    name = {"+": "sum", "-": "difference", "*": "product", "/": "quotient"}[word]
    for kind, text in [*list(KINDS.items())[1:], ("null", "NULL")]:
        for side, rule in [("left", f"{text} {word} {good} == 1"), ("right", f"{good} {word} {text} == 1")]:
            G.evaluate(f"operand.{name}-with-{kind}-on-the-{side}", "33.1.8", rule, [], "undecided", flags="row-operand")
for word in ("BEGINSWITH", "ENDSWITH", "LIKE", "UTI-CONFORMS-TO", "UTI-EQUALS"):
    number = "33.2.9" if word.startswith("UTI") else "33.2.6"
    for kind, text in KINDS.items():
        if kind != "a-string":
            for side, rule in [("left", f"{text} {word} 'a'"), ("right", f"'a' {word} {text}")]:
                G.evaluate(f"operand.{word.lower()}-with-{kind}-on-the-{side}", number, rule, [], "undecided", flags="row-operand")
    for side, rule in [("left", f"NULL {word} 'a'"), ("right", f"'a' {word} NULL")]:
        G.evaluate(f"operand.{word.lower()}-with-null-on-the-{side}", "33.2.2", rule, [], "no", flags="row-operand")
for name, rule, wanted in [
    ("null-between", "NULL BETWEEN {1, 2}", "no"), ("between-null-and-a-number", "1 BETWEEN {NULL, 2}", "no"), ("between-a-number-and-null", "1 BETWEEN {0, NULL}", "no"),
    ("null-between-strings", "NULL BETWEEN {'a', 1}", "no"), ("null-between-no-collection", "NULL BETWEEN 1", "undecided"), ("null-between-one-bound", "NULL BETWEEN {1}", "undecided"),
    ("number-between-three-bounds", "1 BETWEEN {0, 1, 2}", "undecided"), ("string-between-numbers", "'a' BETWEEN {0, 2}", "undecided"), ("number-between-strings", "1 BETWEEN {0, 'a'}", "undecided"),
]:  # fmt: skip
    G.evaluate("operand." + name, "33.2.4", rule, [], wanted, flags="row-operand")
for n, text in enumerate(["TRUE", "NULL", "NOT", "ANY", "AND", "SELF", "FIRST", "SUBQUERY", "TRUEPREDICATE", "IN", "UTI-EQUALS", "==", "!", "(", "{", "[", "-", "$x", "@count", "#x", "1"]):
    G.evaluate(f"string-like-a-token.n-{n}", "32.1.4", f"'{text}' == '{text}' AND '{text}' != 'x' AND NOT '{text}' == 1", [], "yes", flags="row-string-like-a-token")
for name, rule, place in [
    ("operator", "1 '==' 1", "1:3"), ("connective", "1 == 1 'AND' 1 == 1", "1:8"), ("negation", "'NOT' 1 == 2", "1:7"), ("call", "'a'(1) == 1", "1:4"), ("bracket", "'(' 1 == 1", "1:5"),
    ("quantifier", "'ANY' {1} == 1", "1:7"), ("predicate", "'TRUEPREDICATE'", "1:16"),
]:  # fmt: skip
    G.evaluate("string-like-a-token.no-" + name, "32.3.1", rule, [], "rule.syntax " + place, flags="row-string-like-a-token", also="32.1.4")
for name, rule in [("hexadecimal", "0X1F == 31 AND 0x1f == 31"), ("octal", "0O17 == 15 AND 0o17 == 15"), ("binary", "0B11 == 3 AND 0b11 == 3")]:
    G.evaluate("base." + name, "32.1.5", rule, [], "yes", flags="row-base")

# HTML (35.2.3), and runs in userInfo (23.1)

FORMS = '{"text":"x","type-identifier":"public.plain-text"}', '{"text":"<a>","type-identifier":"text/html"}', '{"text":"<b>","type-identifier":"public.html"}'
G.export("second-html.first-counts", "35.2.3", {"receiver": "android"}, reps(*FORMS), {"action": "android.intent.action.SEND", "type": "text/plain", "text": "x", "html-text": "<a>"},
         ["/main-attachment/representations/2"], flags="row-second-html", also="35.4.1")  # fmt: skip
ATTACHMENTS = [{"representations": [{"type-identifier": "public.plain-text", "text": "x"}]}]
ATTRIBUTES = {name: True for name in ("bold", "italic", "underline", "strikethrough")}
ATTRIBUTES |= {"link": "a:b", "foreground-color": "#010203", "background-color": "#01020304", "font-name": "Menlo", "font-size": 9007199254740991}
JSON = {True: "true", "a:b": '"a:b"', "#010203": '"#010203"', "#01020304": '"#01020304"', "Menlo": '"Menlo"', 9007199254740991: "9007199254740991"}
for name, value in ATTRIBUTES.items():
    upstream = {"dictionary": {}, "content-text": [{"text": "a", name: value}, {"text": "b"}], "attachments": ATTACHMENTS}
    run = '{"%s":%s,"text":"a"}' % (name, JSON[value]) if name < "text" else '{"text":"a","%s":%s}' % (name, JSON[value])
    G.user_info(f"attribute.{name}", "23.1.1", "both", upstream, before('"content-text":[' + run + ',{"text":"b"}]'), flags="row-attribute", also="15.2.1")
PLACE = "/NSExtensionItemAttributedContentTextKey/0/font-size"
for name, size in [("zero", 0), ("negative", -1)]:
    upstream = {"dictionary": {}, "content-text": [{"text": "a", "font-size": size}], "attachments": ATTACHMENTS}
    G.user_info(f"bound.font-size-{name}", "23.1.6", "import", upstream, before('"content-text":[{"text":"a"}]'), losses=[f"font-size.range {PLACE}"], flags="row-bound", also="15.2.4")
for name, count in [("zero", 0), ("greatest", 9007199254740991)]:
    held = [{"representations": [{"type-identifier": "public.data", "file": {"path": "attachments/a", "byte-count": count}}]}]
    data = reps('{"file":{"byte-count":%d,"path":"attachments/a"},"type-identifier":"public.data"}' % count)
    G.user_info(f"bound.byte-count-{name}", "23.1.6", "import", {"dictionary": {}, "attachments": held}, data, flags="row-bound", also="14.6.4")

# Options with values that are not strings (33.2.8), and HTML beside a link or a file (35.2.3)

G.notes["row-options-of-others"] = {"bug": "folds what is not a string", "effect": "a rule fails, or is undecided"}
for name, rule, wanted in [
    ("number-and-string", "1 ==[c] 'a'", "no"), ("string-and-number", "'a' ==[cd] 1", "no"), ("null-and-string", "NULL ==[c] 'a'", "no"), ("numbers", "1 ==[cd] 1 AND 1 <[c] 2", "yes"),
    ("collections-of-both", "{1, 'A', NULL} ==[c] {1, 'a', NULL}", "yes"), ("element-of-another-kind", "1 IN[c] {'a', 1}", "yes"), ("object-and-string", "SELF !=[d] 'a'", "yes"),
]:  # fmt: skip
    G.evaluate("options-of-others." + name, "33.2.8", rule, [], wanted, flags="row-options-of-others", also="33.2.1")
G.notes["row-html-beside-others"] = {"bug": "sends the HTML of an attachment that is taken as a link or a file", "effect": "an app gets two things for one"}
for name, first, content in [
    ("a-link", '{"type-identifier":"public.url","url":"https://e.com/"}', {"action": "android.intent.action.SEND", "type": "text/plain", "text": "https://e.com/"}),
    ("a-file", '{"data":{"$data":"eA=="},"type-identifier":"public.png"}', {"action": "android.intent.action.SEND", "type": "image/png", "streams": [{"type": "image/png", "representation": {"type-identifier": "public.png", "data": b"x"}}]}),
]:  # fmt: skip
    G.export("html-beside-others." + name, "35.2.3", {"receiver": "android"}, reps(first, FORMS[2]), content, ["/main-attachment/representations/1"], flags="row-html-beside-others", also="35.4.1")
