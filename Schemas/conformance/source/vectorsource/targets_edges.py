"""Share targets: boundaries, what the text once left open, and the faults of languages that compare, fold and search loosely."""

from __future__ import annotations

from . import mappings, rules
from .mappings import ANDROID, HELLO, LINK, LIST, MAIL, PAGE, PDF, TWO, attachment, data, file, form, intent, payload, receivers, stream, target, text, url

NOTES = {
    rules.G: """
    strings-as-numbers | compares strings of digits as numbers | "10" equals "1e1"
    like-lines | ends at a line feed in LIKE | text of two lines matches nothing
    fold-latin | lacks a letter of Latin-1 in [c] or [d] | a rule misses a letter of a person's language
    fold-sharp-s | folds a letter into two | "\u00df" equals "ss"
    declared-case | minds the case of declared types, or of what they conform to | a bundle's type is unknown
    declared-cycle | follows declared types in a circle | a hostile bundle ends the program
    class-file-item | takes public.item for a file | an item without data is offered as a file
    any-not-equal | takes ANY != for NOT ANY == | a rule that excludes a type is misjudged
    collection-of-one | compares a collection of one like its element | {1} equals 1
    null-operator | takes every operator of NULL for NULL | a misspelt operator has a verdict
    space-no-break | takes a no-break space for white space | a rule that a system refuses passes
    between-order | checks only one bound where it decides | a malformed rule has a verdict
    like-trailing | drops a backslash at the end of a pattern | a backslash cannot be looked for
    option-list | takes several names as options | a malformed rule passes
    arithmetic-overflow | refuses what overflows, or wraps | a comparison has a wrong verdict
    quantified-null | takes NULL for an empty collection after a quantifier | ALL of NULL holds
    """,
    mappings.G: """
    text-of-zero | takes the text 0 for none | a zero is lost
    taken-link-first | prefers a link to text before it | a receiver gets what the sender likes less
    taken-media-type | takes text/plain for a type other than text | text is sent as a file
    loss-of-nothing-taken | reports the parts of an attachment that contributes nothing | a report repeats itself
    back-link-spaces | takes a link with spaces at its end | the payload is invalid
    back-line-ends | takes CR LF for the end of a line | the text loses a character
    back-subject-empty | looks for the title where there is an empty subject | a title appears that the user cannot see
    mail-address-early | undoes escapes before it splits addresses | one address becomes two
    mail-field-order | orders fields by the keys and not by the names | an item that is passed on changes
    mail-field-dotted | takes a field that no parameter can be | the payload is invalid
    web-accept-dotless | takes the end of a name for its extension | xpng is accepted
    web-param-kinds | takes a name that is not a string | a field has a number for its name
    android-type-of-three | takes the type of the first two files for that of all | apps for images get a PDF
    """,
}
for group, lines in NOTES.items():
    for line in filter(None, map(str.strip, lines.split("\n"))):
        flag, bug, effect = line.split(" | ")
        group.notes[flag] = {"bug": bug, "effect": effect}

# Predicates

R = rules.G
for topic, flag, number, rows in [
    (
        "strings", "strings-as-numbers", "33.2.1",
        [("digits-with-an-exponent", "'10' == '1e1'", "no"), ("digits-with-a-zero", "'1' == '01'", "no"), ("digits-in-order", "'10' < '9'", "yes"), ("empty-and-zero", "'' == '0'", "no")],
    ),
    ("like", "like-lines", "33.2.7", [("star-across-lines", "'a\nb' LIKE 'a*b'", "yes"), ("question-mark-for-a-line-feed", "'a\nb' LIKE 'a?b'", "yes"), ("line-feed-at-the-end", "'a\n' LIKE 'a'", "no")]),
    ("like", "like-trailing", "33.2.7", [("backslash-at-the-end", "'a\\\\' LIKE 'a\\\\'", "yes"), ("backslash-at-the-end-of-nothing", "'a' LIKE 'a\\\\'", "no")]),
    (
        "quantifiers", "any-not-equal", "33.2.10",
        [("any-not-equal", "ANY {1, 2} != 1", "yes"), ("any-not-equal-of-equals", "ANY {1, 1} != 1", "no"), ("not-any-equal", "NOT ANY {1, 2} == 1", "no"), ("any-not-equal-of-nothing", "ANY {} != 1", "no")],
    ),
    ("quantifiers", "quantified-null", "33.2.10", [("any-of-null", "ANY NULL == 1", "undecided"), ("all-of-null", "ALL NULL == 1", "undecided"), ("none-of-null", "NONE NULL == 1", "undecided")]),
    ("collections", "collection-of-one", "33.2.1", [("one-element-is-not-the-element", "{1} == 1", "no"), ("element-is-not-a-collection", "1 == {1}", "no"), ("collection-in-itself", "{1} IN {1}", "no")]),
    (
        "null", "null-operator", "33.1.7",
        [("sum-of-null", "NULL.@sum == 1", "undecided"), ("count-of-null", "NULL.@count == NULL", "yes"), ("size-of-null", "NULL[SIZE] == NULL", "yes"), ("key-of-null", "NULL.x == NULL", "yes")],
    ),
    ("null", "type-of-anything", "33.2.9", [("conforms-to-nothing", "NULL UTI-CONFORMS-TO 'public.url'", "no"), ("not-equal-to-a-type", "NOT 'a' UTI-EQUALS NULL", "yes")]),
    (
        "between", "between-order", "33.2.4",
        [("bound-of-another-kind", "1 BETWEEN {2, 'a'}", "undecided"), ("first-bound-of-another-kind", "1 BETWEEN {'a', 3}", "undecided"), ("null-beside-another-kind", "1 BETWEEN {NULL, 'x'}", "no"), ("one-bound-for-null", "NULL BETWEEN {1}", "undecided")],
    ),
    ("overflow", "arithmetic-overflow", "33.1.8", [("beyond-the-doubles", "1e308 * 10 > 1e308", "yes"), ("beyond-64-bits", "9223372036854775807 + 1 > 9000000000000000000", "yes"), ("below-64-bits", "-9223372036854775807 - 2 < 0", "yes")]),
    ("folding", "fold-sharp-s", "33.2.8", [("sharp-s-and-two-letters", "'\u00df' ==[c] 'SS'", "no"), ("sharp-s-and-itself", "'\u00df' ==[cd] '\u00df'", "yes"), ("y-with-diaeresis", "'\u00ff' ==[d] 'y'", "yes"), ("stroke-is-no-mark", "'\u00f8' ==[d] 'o'", "no")]),
]:  # fmt: skip
    for id, rule, verdict in rows:
        R.evaluate(f"{topic}.{id}", number, rule, [[["public.url"]]], verdict, flags=flag)
for rule, place, name in [("1\u00a0== 1", "1:2", "before-an-operator"), ("1 == 1 AND\u00a01 == 1", "1:11", "after-a-keyword"), ("\u3000 1 == 1", "1:1", "of-a-wide-script")]:
    R.evaluate(f"spaces.no-break-space-{name}" if name[0] != "o" else f"spaces.space-{name}", "32.1.1", rule, [], f"rule.syntax {place}", flags="space-no-break", also="32.3.1")
for rule, place, name in [("1 ==[c d] 1", "1:8", "two-names"), ("1 ==[c, d] 1", "1:7", "list")]:
    R.evaluate(f"options.{name}-are-refused" if name != "list" else "options.list-is-refused", "32.2.5", rule, [], f"rule.syntax {place}", flags="option-list", also="32.3.1")
for rule, place, name in [("1. == 1", "1:4", "point"), ("0x == 1", "1:1", "base"), ("1e == 1", "1:1", "exponent"), ("1.5. == 1", "1:6", "second-point")]:
    R.evaluate(f"numbers.{name}-without-what-follows", "32.3.2", rule, [], f"rule.syntax {place}", flags="number-point" if "point" in name else "number-run-on", also="32.1.5")
R.evaluate("numbers.key-of-a-number", "32.1.5", "1.x == 1", [], "undecided", flags="number-point", also="33.1.2")

# Latin-1: each letter with its other case (33.2.8), and with its mark

for c in [*range(0xC0, 0xD7), *range(0xD8, 0xDF)]:
    upper, lower = chr(c), chr(c + 32)
    R.evaluate(f"folding.case-of-u-{c:04x}", "33.2.8", f"'{upper}' ==[c] '{lower}' AND '{lower}' ==[c] '{upper}' AND '{upper}' != '{lower}'", [], "yes", flags="fold-latin")
MARKED = {"A": "\u00c0\u00c1\u00c2\u00c3\u00c4\u00c5", "C": "\u00c7", "E": "\u00c8\u00c9\u00ca\u00cb", "I": "\u00cc\u00cd\u00ce\u00cf", "N": "\u00d1", "O": "\u00d2\u00d3\u00d4\u00d5\u00d6", "U": "\u00d9\u00da\u00db\u00dc", "Y": "\u00dd"}  # fmt: skip
for base, letters in MARKED.items():
    wanted = " AND ".join(f"'{one}' ==[d] '{base}' AND '{one.lower()}' ==[cd] '{base}'" for one in letters)
    R.evaluate(f"folding.marks-of-{base.lower()}", "33.2.8", wanted, [], "yes", flags="fold-latin")
for name, operator, right in [("beginswith", "BEGINSWITH", "E"), ("endswith", "ENDSWITH", "T"), ("contains", "CONTAINS", "TE"), ("like", "LIKE", "E?E*"), ("less-than", "<", "ETF"), ("in", "IN", "XETEX")]:
    left = "'\u00e9t\u00e9t'" if name in ("beginswith", "endswith", "contains", "like") else "'\u00e9te'"
    R.evaluate(f"folding.of-{name}", "33.2.8", f"{left} {operator}[cd] '{right}'", [], "yes", flags="option-everywhere option-marks")

# Types

CONFORMS = "extensionItems[0].attachments[0].registeredTypeIdentifiers[0] UTI-CONFORMS-TO '%s'"
for id, type, parent, types, verdict in [
    ("declared-in-upper-case", "com.example.draft", "public.image", {"COM.EXAMPLE.DRAFT": ["public.png"]}, "yes"),
    ("declared-supertype-in-upper-case", "com.example.draft", "public.image", {"com.example.draft": ["PUBLIC.PNG"]}, "yes"),
    ("declared-and-asked-in-other-cases", "Com.Example.Draft", "PUBLIC.Image", {"cOM.eXAMPLE.dRAFT": ["pUBLIC.pNG"]}, "yes"),
]:  # fmt: skip
    R.evaluate("types." + id, "31.2.2", CONFORMS % parent, [[[type]]], verdict, types=types, flags="declared-case")
for id, types, verdict in [
    ("cycle-of-two", {"a.a": ["a.b"], "a.b": ["a.a"]}, "no"),
    ("cycle-of-one", {"a.a": ["a.a"]}, "no"),
    ("cycle-beside-a-way-out", {"a.a": ["a.b"], "a.b": ["a.a", "public.png"]}, "yes"),
]:
    R.evaluate("types." + id, "31.2.2", CONFORMS % "public.image", [[["a.a"]]], verdict, types=types, flags="declared-cycle")
FILE = {"NSExtensionActivationSupportsFileWithMaxCount": 1}
for type, verdict in [("public.item", "no"), ("public.content", "no"), ("public.data", "yes"), ("public.folder", "yes"), ("com.example.unknown", "no")]:
    R.evaluate(f"classes.{type.replace('.', '-')}-as-a-file", "34.1.2", FILE, [[[type]]], verdict, flags="class-file-item")

# Mappings

M = mappings.G
ZERO = attachment(text("0"))
M.export("zero.text-run-and-title", "35.2.1", ANDROID, payload(ZERO, title='"0"', content_text='[{"text":"0"}]'), intent("0\n0", title="0"), flags="text-of-zero", also="35.1.2")
M.export("zero.text-alone", "35.2.1", MAIL, payload(ZERO), {"url": "mailto:?body=0"}, flags="text-of-zero")
M.export("zero.run-before-a-link", "35.2.1", ANDROID, payload(LINK, content_text='[{"text":"0"}]'), intent("0\n" + PAGE), flags="text-of-zero")
M.export("zero.field-of-mail", "38.1.2", MAIL, payload(HELLO, parameters=receivers('{"cc":"0","to":"0"}')), {"url": "mailto:0?cc=0&body=Hello"}, flags="text-of-zero")
M.receive("zero.from-android", "36.2.1", ANDROID, {"text": "0", "subject": "0"}, payload(ZERO, title='"0"'), flags="text-of-zero", also="35.5.4")
M.receive("zero.from-mail", "38.2.3", MAIL, {"url": "mailto:0?subject=0&body=0&cc=0"}, payload(ZERO, parameters=receivers('{"cc":"0","to":"0"}'), title='"0"'), flags="text-of-zero")

M.export("taken.text-before-a-link", "35.1.3", ANDROID, payload(attachment(text("x"), url())), intent("x"), ["/main-attachment/representations/1"], flags="taken-link-first")
M.export("taken.styled-text-before-a-link-and-plain-text", "35.1.3", ANDROID, payload(attachment(text("<b>", "public.html"), url(), text("x"))), intent("x", html="<b>"),
         ["/main-attachment/representations/1"], flags="taken-link-first")  # fmt: skip
M.export("taken.media-type-of-plain-text", "35.1.3", ANDROID, payload(attachment(text("x", "text/plain"))), intent("x"), flags="taken-media-type", also="35.1.1")
M.export("taken.nothing-with-a-name", "35.4.1", ANDROID, payload(HELLO, attachment(LIST, '{"com.example.k":1,"type-identifier":"public.data"}', name="n")), intent("Hello"),
         ["/additional-attachments/0"], flags="loss-of-nothing-taken")  # fmt: skip
JPEG = data(PDF, "com.adobe.pdf")
M.export(
    "android.third-file-of-another-kind", "36.1.3", ANDROID, payload(attachment(TWO), attachment(TWO), attachment(JPEG)),
    intent(None, stream(TWO, "image/png"), stream(TWO, "image/png"), stream(JPEG, "application/pdf"), type="*/*", action="android.intent.action.SEND_MULTIPLE"),
    flags="android-type-of-three",
)  # fmt: skip

for id, content, right, flag in [
    ("link-before-a-space", "https://e.com/ ", payload(attachment(text("https://e.com/ "))), "back-link-spaces"),
    ("link-before-a-line-feed", "https://e.com/\n", payload(attachment(text("https://e.com/\\n"))), "back-link-spaces"),
    ("link-after-a-space", "a\n https://e.com/", payload(attachment(text("a\\n https://e.com/"))), "back-link-spaces"),
    ("link-after-cr-lf", "a\r\nhttps://e.com/", payload(attachment(url("https://e.com/")), content_text='[{"text":"a\\r"}]'), "back-line-ends"),
    ("link-after-cr", "a\rhttps://e.com/", payload(attachment(text("a\\rhttps://e.com/"))), "back-line-ends"),
    ("link-after-two-line-feeds", "\n\nhttps://e.com/", payload(attachment(url("https://e.com/")), content_text='[{"text":"\\n"}]'), "back-empty-line"),
]:
    M.receive("back." + id, "35.5.1", ANDROID, {"text": content}, right, flags=flag)
M.receive("back.empty-subject-beside-a-title", "36.2.1", ANDROID, {"text": "Hello", "subject": "", "title": "x"}, payload(HELLO), flags="back-subject-empty")
IN_FOLDER = '{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"public.png"}'
M.receive("back.file-of-a-folder", "35.5.3", ANDROID, {"streams": [{"type": "image/png", "representation": {"type-identifier": "public.png", "file": {"path": "attachments/a", "byte-count": 1}}}]},
          payload(attachment(IN_FOLDER)), flags="back-file-order")  # fmt: skip

M.receive("mail-back.escaped-comma-in-an-address", "38.2.2", MAIL, {"url": "mailto:a%2Cb,c?body=Hello"}, payload(HELLO, parameters=receivers('{"to":"a,b,c"}')), flags="round-trip")
M.receive("mail-back.escaped-comma-between-empty-ones", "38.2.2", MAIL, {"url": "mailto:a%2C,b?body=Hello"}, payload(HELLO, parameters=receivers('{"to":"a,,b"}')), flags="mail-address-early")
M.receive("mail-back.field-with-a-dot", "38.2.3", MAIL, {"url": "mailto:?a.b=1&body=Hello"}, payload(HELLO), flags="mail-field-dotted")
M.receive("mail-back.field-with-a-control-character", "38.2.3", MAIL, {"url": "mailto:?a%01=1&b=2&body=Hello"}, payload(HELLO, parameters=receivers('{"b":"2"}')), flags="mail-field-dotted")
M.export("mail.field-with-a-dot-is-lost", "38.1.2", MAIL, payload(HELLO, parameters=receivers('{"a.b":"1"}')), {"url": "mailto:?body=Hello"}, ["/parameters/org.ietf.mailto/a.b"], flags="mail-field-dotted")
M.export("mail.fields-in-the-order-of-their-names", "38.1.2", MAIL, payload(HELLO, parameters=receivers('{"CC":"1","b":"2","zz":"3"}')), {"url": "mailto:?b=2&cc=1&zz=3&body=Hello"}, flags="mail-field-order")
M.export("mail.clash-of-two-spellings", "38.1.2", MAIL, payload(HELLO, parameters=receivers('{"BCC":"1","Bcc":"2","a":"3"}')), {"url": "mailto:?a=3&bcc=1&body=Hello"}, ["/parameters/org.ietf.mailto/Bcc"], flags="mail-field-order")

for id, pattern, name, is_accepted in [
    ("extension", ".png", "x.png", True), ("end-without-a-dot", ".png", "xpng", False), ("extension-without-a-dot", "png", "x.png", False),
    ("extension-in-upper-case", ".PNG", "x.png", True), ("top-without-a-star", "application/", "x", False), ("star-alone", "*", "x", False),
    ("parameters", "application/octet-stream;q=1", "x", False), ("space-before-a-type", " application/octet-stream", "x", False), ("longer-extension", ".tar.gz", "x.tar.gz", True),
]:  # fmt: skip
    draft = data(PDF, "com.example.draft")
    given = form(files=[file("f", draft, "application/octet-stream", name)]) if is_accepted else form()
    losses = [] if is_accepted else ["/main-attachment/representations/0"]
    M.export(f"accept.{id}", "37.1.5", target({"files": {"name": "f", "accept": pattern}}, "desktop"), payload(attachment(draft, name=name)), given, losses, flags="web-accept-dotless")
for id, params in [("number-as-a-name", {"text": 5, "title": "t"}), ("params-that-are-no-object", 5)]:
    M.export(f"web.{id}", "37.1.1", target(params, "desktop"), payload(HELLO), form(), ["/main-attachment"], flags="web-param-kinds")
SAME = target({"title": "t", "text": "t"}, "desktop")
M.export("web.one-field-for-title-and-text", "37.1.3", SAME, payload(HELLO, title='"Cats"'), form(("t", "Cats"), ("t", "Hello")), flags="web-order")
M.receive("web-back.one-field-for-title-and-text", "37.2.1", SAME, form(("t", "Cats"), ("t", "Hello")), payload(attachment(text("Cats")), title='"Cats"'), flags="web-field-names")
