"""Share targets: neighbours of rules that have vectors, and values that are rare in a manifest or URL."""

from __future__ import annotations

from . import mappings, rules
from .mappings import ANDROID, HELLO, LIST, MAIL, PDF, TWO, attachment, caption, data, file, form, intent, payload, receivers, stream, target, text, url
from .rows_files import made

NOTES = {
    rules.G: """
        base-as-real | takes numbers in another base for reals | a half of 0x7 is 3.5
        integers-without-end | calculates with integers beyond the doubles | two infinite numbers differ
        overflow-without-sign | takes every overflow for plus infinity | a comparison with a negative number has a wrong verdict
        integer-beyond-doubles | takes an integer beyond the doubles | readers disagree on a rule
        matches-of-null | gives MATCHES a verdict if an operand is NULL | a rule has a verdict that no test shows
        line-of-other-characters | ends a line at another character than LF and CR, or does not end one at CR in a string | an error has another place
        bytes-as-characters | counts characters instead of bytes of a rule | readers disagree on a limit
        steps-of-the-right-side | does not count the right side of a quantified comparison for each element | a rule that takes long has a verdict
        name-of-digits | takes a digit for the beginning of a name | a malformed rule passes
        like-tries-all | tries all places of all stars of a pattern | a rule of a line takes years
        count-of-types | counts types and not attachments | one picture in two forms is two pictures
        minimum-above-maximum | ignores a minimum above the maximum | a rule that nothing can match accepts an item
        declared-media-type | lets a bundle declare a media type of Appendix B anew | a picture conforms to text
        key-of-nothing | takes a key of an empty collection for undecided | a rule about nothing is undecided
        element-that-is-an-object | takes an object in a collection for undecided | a rule is undecided
        strict-only-one | reads UsesStrictMatching as true only if it is 1 | a rule accepts too much
    """,
    mappings.G: """
        mail-body-controls | writes control characters of a body as spaces | characters of the text change
        mail-fragment-escapes | checks escapes behind a # | a URL that is valid is refused
        mail-name-marks | escapes the names of fields like addresses | two URLs of a message differ
        mail-semicolons | splits addresses at semicolons too | one address becomes two
        mail-address-of-space | leaves out an escaped space as an empty address | an address is lost
        name-of-nothing | leaves a name empty on the way back | the payload is invalid
        web-value-of-nothing | takes a later field if the first of its name is empty | text appears that the user cannot see
        web-entry-kinds | refuses all files for one entry or pattern of another kind | files are lost
        android-type-of-bytes | gives several files of one top no common type if one has no type of its own | fewer apps are offered
        link-by-type | takes what is of the type public.url for a link, and not what has a URL | a link is lost, or text is opened as one
        taken-type-case | minds the case of types that are taken | text is sent as a file
        html-of-empty-text | sends no HTML beside an empty text | styled text is lost
        loss-of-dotless-members | reports only members whose names hold a dot | a loss in silence
        loss-of-a-lost-member | reports the members of a lost thumbnail | a report repeats itself
        back-white-space | takes white space for nothing on the way back | a title or text is lost
        name-marks-late | leaves marks after a second dot of a file name | a file name deceives
        name-digits-as-extension | takes digits for an extension when it cuts a name | a name is longer than 255 bytes, or is cut early
    """,
}
for group, lines in NOTES.items():
    group.note(lines)

# Predicates

R = rules.G
GREAT = "1" + "0" * 308
ONES = "{" + ",".join("1" * 1_000) + "}"
for topic, flag, number, rows in [
    ("numbers", "base-as-real", "33.1.8", [("half-of-hexadecimal", "0x7 / 2 == 3", "yes"), ("half-of-octal", "0o7 / 2 == 3", "yes"), ("half-of-binary", "0b111 / 2 == 3", "yes")]),
    ("overflow", "integers-without-end", "33.1.8", [
        ("integers-that-are-infinite", f"{GREAT} * 10 == {GREAT} * 100", "yes"), ("integers-that-are-minus-infinite", f"-{GREAT} * 10 == -{GREAT} * 100", "yes"), ("sum-of-infinite-integers", f"{GREAT} * 10 + 1 == {GREAT} * 10", "yes"),
    ]),
    ("overflow", "overflow-without-sign", "33.1.8", [
        ("below-the-doubles", "-1e308 * 10 < -1e308", "yes"), ("sum-below-the-doubles", "-1e308 - 1e308 < 0", "yes"), ("both-ends", "-1e308 * 10 < 1e308 * 10", "yes"), ("minus-infinity-between", "-1e308 * 10 BETWEEN {0, 1}", "no"),
        ("number-between-infinities", "0 BETWEEN {-1e308 * 10, 1e308 * 10}", "yes"),
    ]),
    ("like", "like-tries-all", "33.2.7", [("many-stars", f"'{'a' * 60}' LIKE '{'*a' * 10}*b'", "no"), ("many-stars-that-match", f"'{'a' * 60}b' LIKE '{'*a' * 10}*b'", "yes")]),
    ("matches", "matches-of-null", "33.2.11", [("null-on-the-left", "NULL MATCHES 'a'", "undecided"), ("null-on-the-right", "'a' MATCHES NULL", "undecided"), ("null-on-both-sides", "NULL MATCHES NULL", "undecided")]),
    ("steps", "steps-of-the-right-side", "32.4.3", [("right-side-for-each-element", f"ANY {ONES.replace('1', '0')} IN {ONES}", "undecided"), ("right-side-of-each-alone", f"0 IN {ONES}", "no")]),
    ("keys", "key-of-nothing", "33.1.3", [("of-an-empty-collection", "{}.x == {}", "yes"), ("number-of-an-empty-collection", "{}.x.y.@count == 0", "yes")]),
    ("objects", "element-that-is-an-object", "33.2.5", [("in-numbers", "SELF IN {1, 'a', NULL}", "no"), ("in-their-collection", "extensionItems[0] IN extensionItems AND extensionItems CONTAINS extensionItems[0]", "yes"), ("root-among-items", "extensionItems CONTAINS SELF", "no")]),
]:  # fmt: skip
    for id, rule, verdict in rows:
        R.evaluate(f"{topic}.{id}", number, rule, [[["public.url"]]], verdict, flags=flag)
for name, number in [("integer", "1" * 400), ("integer-of-a-double-and-a-digit", GREAT + "0"), ("real", "1" * 400 + ".5")]:
    R.evaluate("numbers.beyond-the-doubles-" + name, "32.1.5", f"1 == {number}", [], "rule.syntax 1:6", flags="integer-beyond-doubles", also="32.3.2")
for name, rule, place in [
    ("form-feed", "\f)", "1:2"), ("vertical-tab", "\v)", "1:2"), ("line-separator-in-a-string", "'\u2028\u2029\u0085')", "1:6"), ("form-feed-in-a-string", "'\f\v')", "1:5"),
    ("carriage-return-in-a-string", "'a\rb')", "2:3"), ("cr-lf-in-a-string", "'a\r\nb')", "2:3"), ("two-carriage-returns", "\r\r)", "3:1"), ("line-feed-and-carriage-return", "\n\r)", "3:1"),
]:  # fmt: skip
    R.evaluate("places.after-" + name, "32.3.3", rule, [], "rule.syntax " + place, flags="line-of-other-characters", also="32.3.1")
for mark in "$@#":
    name = {"$": "variable", "@": "operator", "#": "key"}[mark]
    R.evaluate(f"names.{name}-that-begins-with-a-digit", "32.1.3", f"{mark}1 == 1", [], "rule.syntax 1:1", flags="name-of-digits", also="32.3.1")
R.evaluate("limits.bytes-of-other-characters", "32.4.1", f"'{chr(0x20AC) * 21_850}' == 1", [], "limit.rule", flags="bytes-as-characters", also="1.1.7")

# Types and dictionary rules

IS = "extensionItems[0].attachments[0].registeredTypeIdentifiers[0] UTI-CONFORMS-TO '%s'"
COUNT = "NSExtensionActivationSupports%s"
TWO_TYPES = [[["public.png", "public.jpeg"]]]
for name, rule in [("of-a-class", {COUNT % "ImageWithMaxCount": 1}), ("of-attachments", {COUNT % "ImageWithMaxCount": 5, COUNT % "AttachmentsWithMaxCount": 1})]:
    R.evaluate(f"dictionary.maximum-{name}-and-two-types", "34.1.4", rule, TWO_TYPES, "yes", flags="count-of-types", also="34.1.6")
R.evaluate("dictionary.minimum-and-two-types", "34.1.6", {COUNT % "ImageWithMaxCount": 5, COUNT % "AttachmentsWithMinCount": 2}, TWO_TYPES, "no", flags="count-of-types")
IMPOSSIBLE = {COUNT % "ImageWithMaxCount": 5, COUNT % "AttachmentsWithMinCount": 2, COUNT % "AttachmentsWithMaxCount": 1}
for count in (1, 2):
    R.evaluate(f"dictionary.minimum-above-the-maximum-of-{count}", "34.1.6", IMPOSSIBLE, [[["public.png"]] * count], "no", flags="minimum-above-maximum")
STRICT = {COUNT % "Text": 1, "NSExtensionActivationDictionaryVersion": 2}
for name, value in [("two", 2), ("text", "2"), ("real", 2.0)]:
    R.evaluate(f"dictionary.strict-matching-of-{name}", "34.1.3", {**STRICT, "NSExtensionActivationUsesStrictMatching": value}, [[["public.text"], ["public.png"]]], "no", flags="strict-only-one")
for name, type, declared, verdict in [
    ("known", "image/png", {"image/png": ["public.text"]}, "no"), ("known-in-capitals", "public.png", {"IMAGE/PNG": ["public.text"]}, "no"), ("unknown", "text/x-draft", {"text/x-draft": ["public.text"]}, "yes"),
]:  # fmt: skip
    R.evaluate(f"types.declared-media-type-that-is-{name}", "31.2.2", IS % "public.text", [[[type]]], verdict, types=declared, flags="declared-media-type", also="31.2.1")

# Mail

M = mappings.G
for id, content, body in [("control", "a\\u0001\\u001f\\u007fb", "a%01%1F%7Fb"), ("tab", "a\\tb", "a%09b")]:
    M.export(f"mail.body-with-a-{id}", "38.1.3", MAIL, payload(attachment(text(content))), {"url": "mailto:?body=" + body}, flags="mail-body-controls")
FIELDS = receivers('{"a+b":"+","x:y(1);,*":"z"}')
M.export("mail.marks-of-a-name", "38.1.4", MAIL, payload(HELLO, parameters=FIELDS), {"url": "mailto:?a%2Bb=%2B&x:y(1);,*=z&body=Hello"}, flags="mail-name-marks")
for id, address, content in [("semicolon", "a;b", "mailto:a;b?body=Hello"), ("space", " ", "mailto:%20?body=Hello"), ("space-beside-another", " ,a", "mailto:%20,a?body=Hello")]:
    flag = "mail-semicolons" if id == "semicolon" else "mail-address-of-space"
    M.receive("mail-back.address-with-a-" + id, "38.2.2", MAIL, {"url": content}, payload(HELLO, parameters=receivers('{"to":"%s"}' % address)), flags=flag)
M.export("mail.address-with-a-semicolon", "38.1.2", MAIL, payload(HELLO, parameters=receivers('{"to":"a;b"}')), {"url": "mailto:a%3Bb?body=Hello"}, flags="mail-semicolons", also="38.1.4")
for id, tail in [("malformed-escape", "%ZZ"), ("faulty-bytes", "%FF"), ("field-without-a-name", "&=1")]:
    M.receive(f"mail-back.{id}-behind-a-fragment", "38.2.1", MAIL, {"url": "mailto:?body=Hello#" + tail}, payload(HELLO), flags="mail-fragment-escapes")

# Web

BOX = target({"title": "t", "text": "x", "url": "u"}, "desktop")
for id, pairs, right in [
    ("text", [("x", ""), ("x", "b"), ("t", "c")], "mapping.nothing "), ("title", [("t", ""), ("t", "b"), ("x", "Hello")], payload(HELLO)), ("link", [("u", ""), ("u", "https://e.com/"), ("x", "Hello")], payload(HELLO)),
]:  # fmt: skip
    M.receive(f"web-back.empty-{id}-before-another", "37.2.1", BOX, form(*pairs), right, flags="web-value-of-nothing")
DRAFT = data(PDF, "com.example.draft")
TAKEN = form(files=[file("f", DRAFT, "application/octet-stream", "a")])
for id, files in [
    ("entry-that-is-a-number", [5, None, "x", {"name": "f", "accept": "*/*"}]), ("entry-whose-name-is-a-number", [{"name": 5, "accept": "*/*"}, {"name": "f", "accept": "*/*"}]), ("pattern-that-is-a-number", {"name": "f", "accept": [5, None, "*/*"]}),
]:  # fmt: skip
    M.export("web." + id, "37.1.1", target({"files": files}, "desktop"), payload(attachment(DRAFT, name="a")), TAKEN, flags="web-entry-kinds")
M.export("web.patterns-that-are-an-object", "37.1.1", target({"files": {"name": "f", "accept": {"a": "*/*"}}}, "desktop"), payload(attachment(DRAFT, name="a")), form(), ["/main-attachment/representations/0"], flags="web-entry-kinds")
M.export("web.files-that-are-a-number", "37.1.1", target({"files": 5, "text": "x"}, "desktop", method="GET"), payload(HELLO), form(("x", "Hello")), flags="web-entry-kinds")

# Names of files

made("file-name.marks-after-a-second-dot", "14.5.3", "public.data", "application/octet-stream", [("a.b.\u0301c", "a.b.c"), ("a.\u0301.\u0301b", "a..b")], "name-marks-late")
made("file-name.long-one-that-ends-in-digits", "14.5.3", "com.example.draft", "application/octet-stream", [("con." + "a" * 247 + ".123", "_con." + "a" * 247 + ".12"), ("con." + "a" * 246 + ".a123", "_con." + "a" * 245 + ".a123")], "name-digits-as-extension")
NAMELESS = {"streams": [{"type": "image/png", "name": "", "representation": {"type-identifier": "public.png", "data": b"\x89PNG\r\n\x1a\n"}}]}
M.receive("back.file-with-an-empty-name", "35.5.3", ANDROID, NAMELESS, payload(attachment(TWO)), flags="name-of-nothing")

# Taken representations, and losses

BYTES = data(PDF, "public.data")
PAPER = data(PDF, "com.adobe.pdf")
M.export(
    "android.bytes-and-a-document", "36.1.3", ANDROID, payload(attachment(PAPER), attachment(BYTES)),
    intent(None, stream(PAPER, "application/pdf"), stream(BYTES, "application/octet-stream"), type="application/*", action="android.intent.action.SEND_MULTIPLE"),
    flags="android-type-of-bytes",
)  # fmt: skip
AS_TEXT, AS_HTML = text("https://e.com/", "public.url"), '{"type-identifier":"public.html","url":"https://e.com/"}'
M.export("taken.text-of-the-type-of-links", "35.1.4", ANDROID, payload(attachment(AS_TEXT)), intent(None, stream(AS_TEXT, "application/octet-stream"), type="application/octet-stream"), flags="link-by-type")
M.export("taken.link-of-another-type", "35.1.4", ANDROID, payload(attachment(AS_HTML)), intent("https://e.com/"), flags="link-by-type")
CAPITALS = payload(attachment(text("<b>", "PUBLIC.HTML"), text("x", "Public.Plain-Text")))
M.export("taken.types-in-capitals", "35.1.3", ANDROID, CAPITALS, intent("x", html="<b>"), flags="taken-type-case", also="31.2.1")
M.export("html.beside-an-empty-main-text", "35.2.3", ANDROID, payload(attachment(text(""), text("<b>", "public.html"))), intent(html="<b>"), flags="html-of-empty-text")
for id, member in [("dotless", "colour"), ("reserved", "$x")]:
    one = f'"{member}":1,'
    main = '{' + one + '"representations":[{' + one + '"text":"Hello","type-identifier":"public.plain-text"}]}'
    lost = [f"/main-attachment/{member}", f"/main-attachment/representations/0/{member}"]
    M.export(f"lost.{id}-members", "35.4.1", ANDROID, payload(main), intent("Hello"), lost, flags="loss-of-dotless-members")
THUMBNAIL = '{"com.example.x":1,"data":{"$data":""},"type-identifier":"public.png"}'
M.export("lost.thumbnail-with-a-member", "35.4.1", ANDROID, payload(HELLO, thumbnail=THUMBNAIL), intent("Hello"), ["/thumbnail"], flags="loss-of-a-lost-member")
M.receive("back.title-and-text-of-spaces", "35.5.4", ANDROID, {"text": " ", "subject": " "}, payload(attachment(text(" ")), title='" "'), flags="back-white-space", also="35.1.2")
M.receive("back.text-of-a-line-feed-beside-a-file", "35.5.2", ANDROID, {"text": "\n", "streams": [{"type": "image/png", "representation": {"type-identifier": "public.png", "data": b"\x89PNG\r\n\x1a\n"}}]},
          payload(attachment(TWO), content_text=caption("\\n")), flags="back-white-space")  # fmt: skip
LISTS = payload(HELLO, attachment(LIST, LIST.replace("com.apple.property-list", "com.example.list")))
M.export("lost.two-property-lists", "35.4.1", ANDROID, LISTS, intent("Hello"), ["/additional-attachments/0"], flags="loss-of-a-lost-member")
