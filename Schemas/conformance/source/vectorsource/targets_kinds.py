"""Share targets: values of each kind where a rule expects another, counts of classes that are near each other, and what each receiver loses."""

from __future__ import annotations

from . import mappings, rules
from .mappings import ANDROID, HELLO, LIST, MAIL, PAGE, TWO, attachment, caption, data, file, form, intent, payload, receivers, stream, target, text
from .rules import KEY

NOTES = {
    rules.G: """
        integers-of-some-kinds | takes only some integers for integers: not a Boolean, a difference or a count | a quotient has a fraction
        index-of-any-kind | gives an index, FIRST, LAST or SIZE of a value other than a collection a result | a rule about what is missing has a verdict
        operator-of-any-kind | gives a comparison of an object or a collection with another kind a verdict | a rule has a verdict that no system gives it
        options-of-collections | compares elements of a collection without the options | a rule misses a word in another case
        class-of-sounds | takes sounds for movies, or another class for its neighbour | an app is offered for what it cannot take
        minimum-of-zero | lets a minimum of zero accept what no class accepts | an app is offered for nothing
        attachment-without-types | does not count an attachment without types | an app is offered for what it cannot take
    """,
    mappings.G: """
        loss-by-receiver | reports a loss for some receivers and not for others | the user does not learn what was lost
        html-makes-an-item | creates an item from HTML without text | the payload is invalid
        mail-name-escapes | escapes only some characters in the name of a field | a header has another name
        mail-case-order | takes the last of several fields that differ in case, or the first in the document | a message has another recipient
        mail-to-early | undoes escapes of addresses before they are split | a message has another recipient
        web-file-members | drops unknown members of a representation in a form | what a newer sender adds vanishes
        web-accept-name | takes the name of a file for its extension | an app gets files that it does not accept
    """,
}
for group, lines in NOTES.items():
    group.note(lines)


# Integers of each kind: half of an odd one has no fraction (33.1.8)

for id, rule in [
    ("true", "TRUE / 2 == 0"), ("yes", "YES / 2 == 0"), ("false", "(FALSE + 1) / 2 == 0"), ("no", "(NO + 1) / 2 == 0"), ("true-below", "7 / (TRUE + 1) == 3"), ("sum", "(1 + 2) / 2 == 1"), ("difference", "(3 - 0) / 2 == 1"), ("product", "(3 * 1) / 2 == 1"), ("quotient", "(7 / 1) / 2 == 3"),
    ("negative", "-7 / 2 == -3"), ("negative-of-a-sum", "-(3 + 4) / 2 == -3"), ("count", "{1, 2, 3}.@count / 2 == 1"), ("size", "{1, 2, 3}[SIZE] / 2 == 1"), ("element", "{7}[0] / 2 == 3"), ("last-element", "{1, 7}[LAST] / 2 == 3"),
    ("subquery", "SUBQUERY({1, 2, 3}, $x, $x > 0).@count / 2 == 1"), ("variable", "SUBQUERY({7}, $x, $x / 2 == 3).@count == 1"), ("negative-below", "7 / -2 == -3"), ("both-negative", "-7 / -2 == 3"),
]:  # fmt: skip
    rules.G.evaluate(f"integers.half-of-{id}", "33.1.8", rule, [], "yes", flags="integers-of-some-kinds")
for id, rule in [("zero", "0 / 0 == 0"), ("zero-and-nothing", "0 / 0 != 1"), ("a-real-zero", "0.0 / 0 == 0"), ("false", "1 / FALSE == 0"), ("a-difference", "1 / (2 - 2) > 0"), ("an-empty-count", "1 / {}.@count > 0")]:
    rules.G.evaluate(f"integers.division-by-{id}", "33.1.8", rule, [], "undecided", flags="integers-of-some-kinds")

# An index of each kind of value (33.1.6, 33.1.7)

KINDS = {"string": "'a'", "number": "1", "real": "1.5", "boolean": "TRUE", "object": "SELF"}
for index, name in [("FIRST", "first"), ("LAST", "last"), ("SIZE", "size"), ("0", "zero")]:
    for kind, value in KINDS.items():
        rules.G.evaluate(f"index.{name}-of-a-{kind}".replace("-a-o", "-an-o"), "33.1.6", f"{value}[{index}] == {value} OR 1 == 1", [], "undecided", flags="index-of-any-kind")
        rules.G.evaluate(f"index.{name}-of-a-{kind}-and-null".replace("-a-o", "-an-o"), "33.1.6", f"{value}[{index}] == NULL", [], "undecided", flags="index-of-any-kind")
    rules.G.evaluate(f"index.{name}-of-null", "33.1.7", f"NULL[{index}] == NULL", [], "yes", flags="index-of-any-kind")

# Operators with a value of another kind (33.2)

COLLECTION = {**KINDS, "collection": "{1}"}
for kind, value in COLLECTION.items():
    article = "an" if kind == "object" else "a"
    if kind not in ("number", "real", "boolean"):
        rules.G.evaluate(f"kinds.order-of-{article}-{kind}-and-a-number", "33.2.3", f"{value} < 1 OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
    if kind != "string":
        rules.G.evaluate(f"kinds.order-of-{article}-{kind}-and-a-string", "33.2.3", f"{value} < 'a' OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
        rules.G.evaluate(f"kinds.{kind}-in-a-string", "33.2.5", f"{value} IN 'a1' OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
        rules.G.evaluate(f"kinds.string-in-{article}-{kind}", "33.2.5", f"'a' IN {value} OR 1 == 1", [], "undecided" if kind != "collection" else "yes", flags="operator-of-any-kind")
        rules.G.evaluate(f"kinds.{kind}-like-a-string", "33.2.7", f"{value} LIKE '*' OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
        rules.G.evaluate(f"kinds.{kind}-that-begins-with-a-string", "33.2.6", f"{value} BEGINSWITH '1' OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
    if kind != "collection":
        rules.G.evaluate(f"kinds.any-of-{article}-{kind}", "33.2.10", f"ANY {value} == {value} OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
        rules.G.evaluate(f"kinds.between-of-{article}-{kind}", "33.2.4", f"1 BETWEEN {value} OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
for id, rule in [("two-objects", "SELF < SELF"), ("two-collections", "{1} <= {1}"), ("number-in-an-object", "1 IN SELF"), ("object-in-an-object", "SELF IN SELF"), ("object-that-contains", "SELF CONTAINS 1")]:
    rules.G.evaluate(f"kinds.{id}", "33.2.3" if "<" in rule else "33.2.5", rule + " OR 1 == 1", [], "undecided", flags="operator-of-any-kind")
for id, rule in [("contains", '{"A"} CONTAINS[c] "a"'), ("in", '"a" IN[c] {"A"}'), ("contains-among-others", '{1, NULL, "b", "\u00c9"} CONTAINS[cd] "e"'), ("contains-a-collection", '{{"A"}} CONTAINS[c] {"a"}'), ("equal-collections", '{"A", 1} ==[c] {"a", 1}'), ("any", 'ANY {"b", "A"} ==[c] "a"')]:
    rules.G.evaluate(f"options.of-elements-{id}", "33.2.8", rule, [], "yes", flags="options-of-collections")

# Rules as dictionaries (34.1)

CLASSES = {"image": ("SupportsImageWithMaxCount", "public.png"), "movie": ("SupportsMovieWithMaxCount", "public.mpeg-4"), "text": ("SupportsText", "public.plain-text"), "web-url": ("SupportsWebURLWithMaxCount", "public.url"), "web-page": ("SupportsWebPageWithMaxCount", "com.apple.property-list")}
OTHERS = {"a-sound": "public.mp3", "audio": "public.audio", "audiovisual-content": "public.audiovisual-content", "a-picture": "public.png", "a-movie": "public.mpeg-4", "data": "public.data", "plain-text": "public.plain-text", "a-pdf": "com.adobe.pdf", "an-archive": "public.zip-archive", "a-contact": "public.vcard"}
for name, (key, own) in CLASSES.items():
    for other, type in OTHERS.items():
        wanted = "yes" if (name, other) in {("image", "a-picture"), ("movie", "a-movie"), ("text", "plain-text"), ("text", "a-contact")} else "no"
        rules.G.evaluate(f"classes.{name}-for-{other}", "34.1.2", {KEY + key: 1}, [[[type]]], wanted, flags="class-of-sounds")
for key in ("SupportsText", "SupportsImageWithMaxCount"):
    slug = key.lower()
    for minimum in (0, False, "0", -1):
        rules.G.evaluate(f"minimum.of-{str(minimum).lower()}-{'as-text-' if isinstance(minimum, str) else ''}and-{slug}".replace("--", "-minus-"), "34.1.7", {KEY + key: 1, KEY + "SupportsAttachmentsWithMinCount": minimum}, [], "no", flags="minimum-of-zero")
        rules.G.evaluate(f"minimum.of-{str(minimum).lower()}-{'as-text-' if isinstance(minimum, str) else ''}and-{slug}-of-an-empty-item".replace("--", "-minus-"), "34.1.7", {KEY + key: 1, KEY + "SupportsAttachmentsWithMinCount": minimum}, [[]], "no", flags="minimum-of-zero")
TEXT, FUZZY = {KEY + "SupportsText": 1}, {KEY + "DictionaryVersion": 2}
for id, rule, items, wanted in [
    ("beside-a-text", TEXT, [[["public.text"], []]], "no"), ("before-a-text", TEXT, [[[], ["public.text"]]], "no"), ("in-an-item-of-its-own", TEXT, [[["public.text"]], [[]]], "no"), ("and-no-other", TEXT, [[[]]], "no"), ("of-the-second-version", {**TEXT, **FUZZY}, [[["public.text"], []]], "yes"), ("and-no-other-in-the-second-version", {**TEXT, **FUZZY}, [[[]]], "no"),
    ("beyond-a-maximum", {**TEXT, **FUZZY, KEY + "SupportsAttachmentsWithMaxCount": 1}, [[["public.text"], []]], "no"), ("up-to-a-minimum", {**TEXT, **FUZZY, KEY + "SupportsAttachmentsWithMinCount": 2}, [[["public.text"], []]], "yes"), ("for-files", {KEY + "SupportsFileWithMaxCount": 5}, [[[]]], "no"),
]:  # fmt: skip
    rules.G.evaluate(f"attachments.without-types-{id}", "34.1.6", rule, items, wanted, flags="attachment-without-types", also="34.1.5")

# Losses of each receiver (35.4.1)

G = mappings.G
M = "/main-attachment"
HTML, STYLED = text("<b>", "public.html"), '[{"bold":true,"text":"a"}]'
X = '"c.d":1'
DESKTOP = target({"title": "t", "text": "x", "url": "u"}, "desktop")
PHONE = target({"title": "t", "text": "x"})
FILED = target({"title": "t", "text": "x", "files": {"name": "f", "accept": "*/*"}})


def sent(content: str, title: str = "") -> list[tuple[str, object, object]]:
    """The content of a string for each receiver."""
    pairs = [("t", title)] * bool(title) + [("x", content)]
    lines = content.replace("\n", "%0D%0A")
    mail = "mailto:?" + (f"subject={title}&" if title else "") + f"body={lines}"
    return [("android", ANDROID, intent(content, title=title)), ("a-form", PHONE, form(*pairs)), ("a-desktop-form", DESKTOP, form(*pairs)), ("a-form-with-files", FILED, form(*pairs)), ("mail", MAIL, {"url": mail})]


WITHOUT_LOSS = payload(HELLO)
for id, document, content, losses in [
    ("styles", payload(HELLO, content_text=STYLED), "a\nHello", ["/content-text"]),
    ("unknown-attribute", payload(HELLO, content_text='[{"c.d":1,"text":"a"}]'), "a\nHello", ["/content-text"]),
    ("link-of-a-run", payload(HELLO, content_text='[{"link":"https://example.com/","text":"a"}]'), "a\nHello", ["/content-text"]),
    ("member-of-a-text", payload(attachment("{" + X + "," + text("Hello")[1:])), "Hello", [M + "/representations/0/c.d"]),
    ("member-of-an-attachment", payload("{" + X + "," + HELLO[1:]), "Hello", [M + "/c.d"]),
    ("member-of-the-item", "{" + X + "," + WITHOUT_LOSS[1:], "Hello", ["/c.d"]),
    ("name-of-a-text", payload(attachment(text("Hello"), name="n")), "Hello", [M + "/suggested-name"]),
    ("name-of-another-text", payload(HELLO, attachment(text("b"), name="n")), "Hello\nb", ["/additional-attachments/0/suggested-name"]),
    ("property-list", payload(HELLO, attachment(LIST)), "Hello", ["/additional-attachments/0"]),
    ("second-representation", payload(attachment(text("Hello"), LIST)), "Hello", [M + "/representations/1"]),
    ("thumbnail", payload(HELLO, thumbnail=data(mappings.PNG, "public.png")), "Hello", ["/thumbnail"]),
    ("tags", payload(HELLO, tags='["a"]'), "Hello", ["/tags"]),
    ("source-url", payload(HELLO, source_url='"https://example.com/"'), "Hello", ["/source-url"]),
    ("referrer", payload(HELLO, referrer='{"app-name":"X"}'), "Hello", ["/referrer"]),
    ("user-info", payload(HELLO, user_info='{"a":1}'), "Hello", ["/user-info"]),
    ("parameters", payload(HELLO, parameters='{"a.b":{"c":1},"a.c":{"c":1}}'), "Hello", ["/parameters/a.b", "/parameters/a.c"]),
]:  # fmt: skip
    for name, route, wanted in sent(content):
        G.export(f"loss-by-receiver.{id}-for-{name}", "35.4.1", route, document, wanted, losses, flags="loss-by-receiver")

# Back: HTML without text, files with a link in the text, and addresses

for id, content in [("without-text", {"html-text": "<b>"}), ("beside-an-empty-text", {"text": "", "html-text": "<b>"}), ("and-a-title", {"subject": "a", "html-text": "<b>"}), ("that-is-empty", {"html-text": ""})]:
    G.receive(f"html-makes-an-item.{id}", "35.5.4", ANDROID, content, "mapping.nothing ", flags="html-makes-an-item")
PICTURE = attachment(TWO, name="a.png")
for platform, route in [("android", FILED), ("desktop", target({"text": "x", "files": {"name": "f", "accept": "*/*"}}, "desktop"))]:
    for id, content in [("a-link", PAGE)] * (platform == "android") + [("a-link-in-the-last-line", "a\n" + PAGE)]:
        wanted = payload(PICTURE, content_text=caption(content.replace("\n", "\\n")))
        G.receive(f"web-link-beside-files.{id}-on-{platform}", "37.2.1", route, form(("x", content), files=[file("f", TWO, "image/png", "a.png")]), wanted, flags="web-link-beside-files", also="35.5.1")
    G.receive(f"web-link-beside-files.file-of-another-field-on-{platform}", "37.2.1", route, form(files=[file("g", TWO, "image/png", "a.png")]), payload(PICTURE), flags="web-link-beside-files")
KEPT = "{" + X + "," + TWO[1:]
G.export("web-file-members.to-a-form", "37.1.4", FILED, payload(attachment(KEPT, name="a.png")), form(files=[file("f", KEPT, "image/png", "a.png")]), flags="web-file-members", also="35.4.1")
G.export("web-file-members.to-android", "36.1.4", ANDROID, payload(attachment(KEPT)), intent(None, stream(KEPT, "image/png"), type="image/png"), flags="web-file-members")
for id, pattern, name, accepted in [("without-extension", ".foo", "foo", False), ("that-ends-alike", ".foo", "afoo", False), ("extension", ".foo", "a.foo", True), ("last-of-two-extensions", ".foo", "a.foo.bar", False), ("two-extensions", ".foo.bar", "a.foo.bar", True)]:
    route = target({"files": {"name": "f", "accept": pattern}})
    one = data(mappings.PDF, "com.example.foo")
    document = payload(attachment(one, name=name))
    files = [file("f", one, "application/octet-stream", name)] if accepted else []
    G.export(f"web-accept-name.{id}", "37.1.5", route, document, form(files=files), [] if accepted else [M + "/representations/0"], flags="web-accept-name")

for id, members, query, losses in [
    ("lower-case-first", '{"cc":"2","CC":"1"}', "cc=1", ["cc"]), ("upper-case-first", '{"CC":"1","cc":"2"}', "cc=1", ["cc"]), ("mixed-case-first", '{"cC":"3","cc":"2","Cc":"1"}', "cc=1", ["cC", "cc"]), ("upper-case-among-others", '{"z":"3","cc":"2","a":"1","CC":"4"}', "a=1&cc=4&z=3", ["cc"]),
]:  # fmt: skip
    document = payload(HELLO, parameters=receivers(members))
    G.export(f"mail-case-order.{id}", "38.1.2", MAIL, document, {"url": f"mailto:?{query}&body=Hello"}, [f"/parameters/org.ietf.mailto/{name}" for name in losses], flags="mail-case-order")
for id, name, escaped in [("quotation-mark", 'a\\"b', "a%22b"), ("backslash", "a\\\\b", "a%5Cb"), ("less-than-sign", "a<b", "a%3Cb"), ("caret", "a^b", "a%5Eb"), ("grave-accent", "a`b", "a%60b"), ("braces", "{a}", "%7Ba%7D"), ("bar", "a|b", "a%7Cb"), ("brackets", "[a]", "%5Ba%5D"), ("number-sign", "a#b", "a%23b"), ("percent-sign", "a%b", "a%25b"), ("ampersand", "a&b", "a%26b"), ("equals-sign", "a=b", "a%3Db"), ("question-mark", "a?b", "a%3Fb"), ("slash", "a/b", "a%2Fb"), ("plus", "a+b", "a%2Bb"), ("space", "a b", "a%20b"), ("letter", "\u00e9", "%C3%A9")]:
    G.export(f"mail-name-escapes.{id}", "38.1.4", MAIL, payload(HELLO, parameters=receivers(f'{{"{name}":"1"}}')), {"url": f"mailto:?{escaped}=1&body=Hello"}, flags="mail-name-escapes")
for id, url, to in [("comma-alone", "mailto:?to=%2C&body=Hello", ","), ("comma-in-an-address", "mailto:?to=a%2Cb&body=Hello", "a,b"), ("comma-before-another", "mailto:%2C?to=a&body=Hello", ",,a"), ("comma-in-the-path", "mailto:a%2C,b?body=Hello", "a,,b")]:
    G.receive(f"mail-to-early.{id}", "38.2.2", MAIL, {"url": url}, payload(HELLO, parameters=receivers(f'{{"to":"{to}"}}')), flags="mail-to-early", also="38.2.3")
