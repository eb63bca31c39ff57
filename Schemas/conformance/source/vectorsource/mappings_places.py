"""Mappings: pointers of losses where an index or a step is not the obvious one, overlays, and manifests that are nearly right."""

from __future__ import annotations

from typing import Any

from .mappings import ANDROID, G, HELLO, LIST, MAIL, PAGE, PDF, PICTURE, TWO, attachment, caption, data, file, form, intent, payload, receivers, stream, target, text, url
from .mappings_readings import sent

G.note("""
    place-of-candidates | counts only the representations that it can take | a report names another representation
    place-of-attachments | counts only the attachments that contribute something, or only texts | a report names another attachment
    place-of-lost-texts | reports text without a field at another attachment | a report names another attachment
    place-unescaped | writes a step of a pointer without its escapes, or escapes other characters | a pointer leads elsewhere
    loss-of-empty-html | reports no loss of empty HTML | a part of an item vanishes unseen
    loss-of-reserved-members | reports no loss of a member that begins with $ | a value vanishes unseen
    overlay-merged | merges a member of an overlay with that of the document | a receiver gets what an overlay replaces
    overlay-found-otherwise | compares activity types without case, or by a part | an activity gets the overlay of another one
    overlay-places | reports losses at the places of the document or of the overlay | a pointer leads nowhere
    web-enctype-parameters | compares only the beginning of an enctype or a method, or removes spaces | a form goes to an app that cannot read it
    web-entry-counted | counts an entry without a usable name as an entry | an app gets nothing
    web-manifest-case | finds a member of a manifest in another spelling | a form goes to an app that does not want it
    web-field-otherwise | compares names of fields without case, white space or form | text arrives from a field that is not the app's
    web-limit | refuses a manifest that is exactly at a limit | an app is not offered
    type-with-an-end | ignores characters at the end of a type or another value of a payload | a receiver gets what no reader may read
""")
M, A = "/main-attachment", "/additional-attachments"
UNKNOWN = '{"com.example.k":1,"type-identifier":"public.data"}'
HTML, PLAIN = text("<b>", "public.html"), text("Hello")


def member(value: str, name: str = "c.d") -> str:
    """The dictionary with a member that the format does not define; in JSON."""
    return "{" + f'"{name}":1,' + value[1:]


def lost(id: str, flag: str, document: str, content: object, *losses: str, route: Any = ANDROID, number: str = "35.4.1", **more: Any) -> None:
    G.export(f"{flag}.{id}", number, route, document, content, losses, flags=flag, **more)


# The position of what is taken

HERE, NONE = intent("Hello"), "representations"
for id, one, content, losses in [
    ("text-after-a-property-list", attachment(LIST, member(PLAIN)), HERE, ["0", "1/c.d"]), ("text-after-an-unknown-one", attachment(UNKNOWN, member(PLAIN)), HERE, ["0", "1/c.d"]), ("text-after-two-unused-ones", attachment(LIST, UNKNOWN, member(PLAIN)), HERE, ["0", "1", "2/c.d"]),
    ("text-after-html-and-a-property-list", attachment(HTML, LIST, member(PLAIN)), intent("Hello", html="<b>"), ["1", "2/c.d"]), ("text-between", attachment(LIST, member(PLAIN), TWO), HERE, ["0", "1/c.d", "2"]), ("link-after-a-property-list", attachment(LIST, member(url())), intent(PAGE), ["0", "1/c.d"]), ("link-after-an-unknown-one", attachment(UNKNOWN, member(url()), PLAIN), intent(PAGE), ["0", "1/c.d", "2"]),
    ("html-after-a-property-list", attachment(LIST, PLAIN, HTML), intent("Hello", html="<b>"), ["0"]), ("second-html-after-others", attachment(LIST, HTML, PLAIN, text("<i>", "text/html")), intent("Hello", html="<b>"), ["0", "3"]), ("file-after-an-unknown-one", attachment(UNKNOWN, member(TWO), PLAIN), intent(None, stream(member(TWO), "image/png"), type="image/png"), ["0", "2"]),
    ("unused-one-last", attachment(member(PLAIN), LIST, UNKNOWN), HERE, ["0/c.d", "1", "2"]),
]:  # fmt: skip
    lost(id, "place-of-candidates", payload(one), content, *(f"{M}/{NONE}/{place}" for place in losses))
    if "html" not in id:
        both = {**content, "text": "\n".join(["Hello", content["text"]])} if "text" in content else {**content, "text": "Hello"}
        lost(f"{id}-of-the-third-attachment", "place-of-candidates", payload(HELLO, attachment(LIST), one), both, f"{A}/0", *(f"{A}/1/{NONE}/{place}" for place in losses))
for id, one, losses in [
    ("name", attachment(text("x"), name="n"), ["suggested-name"]), ("member", member(attachment(text("x"))), ["c.d"]), ("member-of-a-text", attachment(member(text("x"))), [NONE + "/0/c.d"]), ("another-representation", attachment(text("x"), TWO), [NONE + "/1"]), ("name-and-html", attachment(text("x"), HTML, name="n"), [NONE + "/1", "suggested-name"]), ("member-without-a-dot", member(attachment(text("x")), "d"), ["d"]),
]:  # fmt: skip
    lost(f"{id}-after-an-unused-one", "place-of-attachments", payload(HELLO, attachment(LIST), one), intent("Hello\nx"), f"{A}/0", *(f"{A}/1/{place}" for place in losses))
    lost(f"{id}-after-a-file", "place-of-attachments", payload(HELLO, attachment(TWO), one), intent("Hello\nx", stream(TWO, "image/png"), type="image/png"), *(f"{A}/1/{place}" for place in losses))
    lost(f"{id}-after-an-empty-text", "place-of-attachments", payload(HELLO, attachment(text("")), one), intent("Hello\nx"), *(f"{A}/1/{place}" for place in losses))
    lost(f"{id}-after-what-is-set-aside", "place-of-attachments", payload(HELLO, '{"representations":[5]}', one), intent("Hello\nx"), *(f"{A}/0/{place}" for place in losses))
    lost(f"{id}-after-a-file-as-the-main-one", "place-of-attachments", payload(PICTURE, attachment(url()), one), intent(PAGE + "\nx", stream(TWO, "image/png", "IMG.png"), type="image/png"), *(f"{A}/1/{place}" for place in losses))
    if "html" not in id and "another" not in id:
        lost(f"{id}-of-a-link-after-an-unused-one", "place-of-attachments", payload(HELLO, attachment(LIST), one.replace(text("x"), url()).replace(text("x")[1:], url()[1:])), intent("Hello\n" + PAGE), f"{A}/0", *(f"{A}/1/{place}" for place in losses))
lost("representation-after-what-is-set-aside", "place-of-attachments", payload(HELLO, attachment(text("y", "bad"), member(text("x")))), intent("Hello\nx"), f"{A}/0/{NONE}/0/c.d")
for id, others, content, losses in [
    ("files-in-mail", [attachment(LIST), attachment(LIST, TWO), attachment(TWO)], {"url": "mailto:?body=Hello"}, [f"{A}/0", f"{A}/1/{NONE}/0", f"{A}/1/{NONE}/1", f"{A}/2/{NONE}/0"]), ("unused-ones-in-mail", [attachment(text("")), attachment(LIST), attachment(UNKNOWN)], {"url": "mailto:?body=Hello"}, [f"{A}/1", f"{A}/2"]),
]:  # fmt: skip
    lost(id, "place-of-attachments", payload(HELLO, *others), content, *losses, route=MAIL)
MIXED = target({"text": "x", "files": {"name": "f", "accept": "application/pdf"}}, "desktop")
PAPER = data(PDF, "com.adobe.pdf")
lost("files-that-no-entry-accepts", "place-of-attachments", payload(HELLO, attachment(LIST, PAPER), attachment(UNKNOWN, TWO), attachment(TWO)), form(("x", "Hello"), files=[file("f", PAPER, "application/pdf", "untitled.pdf")]),
     f"{A}/0/{NONE}/0", f"{A}/1/{NONE}/0", f"{A}/1/{NONE}/1", f"{A}/2/{NONE}/0", route=MIXED, number="37.1.4")  # fmt: skip

# Texts without a field (35.4.2)

TITLES = target({"title": "t"}, "desktop")
for id, document, content, losses in [
    ("after-a-file", payload(HELLO, attachment(TWO), attachment(text("x"))), form(), [M, f"{A}/0/{NONE}/0", f"{A}/1"]), ("after-an-unused-one", payload(HELLO, attachment(LIST), attachment(text("x"))), form(), [M, f"{A}/0", f"{A}/1"]), ("after-an-empty-one", payload(HELLO, attachment(text("")), attachment(text("x"))), form(), [M, f"{A}/1"]),
    ("empty-main-one", payload(attachment(text("")), attachment(text("x"))), form(), [f"{A}/0"]), ("file-as-the-main-one", payload(PICTURE, attachment(text("x"))), form(), [f"{M}/{NONE}/0", f"{A}/0"]), ("content-text-and-others", payload(PICTURE, attachment(TWO), attachment(text("x")), content_text=caption("c")), form(), [f"{M}/{NONE}/0", f"{A}/0/{NONE}/0", f"{A}/1", "/content-text"]),
    ("empty-content-text", payload(HELLO, content_text='[{"bold":true,"text":""}]'), form(), [M]), ("links", payload(attachment(url()), attachment(LIST), attachment(url("x:"))), form(), [M, f"{A}/0", f"{A}/1"]), ("all-empty", payload(attachment(text("")), attachment(text(""))), form(), []), ("after-what-is-set-aside", payload(HELLO, "5", attachment(text("x"))), form(), [M, f"{A}/0"]),
    ("with-a-title", payload(HELLO, attachment(TWO), attachment(text("x")), title='"T"'), form(("t", "T")), [M, f"{A}/0/{NONE}/0", f"{A}/1"]), ("content-text-alone", payload(PICTURE, content_text=caption("c")), form(), [f"{M}/{NONE}/0", "/content-text"]),
]:  # fmt: skip
    lost(id, "place-of-lost-texts", document, content, *losses, route=TITLES, number="35.4.2")
URLS = target({"url": "u"}, "desktop")
lost("beside-a-field-for-urls", "place-of-lost-texts", payload(attachment(url()), attachment(TWO), attachment(text("x")), attachment(url("x:"))), form(("u", PAGE)), f"{A}/0/{NONE}/0", f"{A}/1", f"{A}/2", route=URLS, number="35.4.2")

# Steps of pointers

STEPS = {"slash": ("a/b.c", "a~1b.c"), "tilde": ("a~b.c", "a~0b.c"), "escaped-slash": ("a~1b.c", "a~01b.c"), "percent": ("a%2Fb.c", "a%2Fb.c"), "space": ("a b.c", "a b.c"), "letter-beyond-ascii": ("\u00e9\U0001f600.c", "\u00e9\U0001f600.c"), "number": ("0.1", "0.1")}  # fmt: skip
for id, (name, step) in STEPS.items():
    lost(f"{id}-of-a-text", "place-unescaped", payload(attachment(member(PLAIN, name))), HERE, f"{M}/{NONE}/0/{step}")
    lost(f"{id}-of-an-attachment", "place-unescaped", payload(HELLO, member(attachment(text("x")), name)), intent("Hello\nx"), f"{A}/0/{step}")
    lost(f"{id}-of-the-item", "place-unescaped", member(payload(HELLO), name), HERE, f"/{step}")
    lost(f"{id}-of-a-link", "place-unescaped", payload(attachment(member(url(), name))), intent(PAGE), f"{M}/{NONE}/0/{step}")
    lost(f"{id}-of-parameters", "place-unescaped", payload(HELLO, parameters=f'{{"{name}":{{"k":1}}}}'), HERE, f"/parameters/{step}")
    key, escaped = name.replace(".", "x"), step.replace(".", "x")
    lost(f"{id}-of-a-field", "place-unescaped", payload(HELLO, parameters=receivers(f'{{"{key}":1}}')), {"url": "mailto:?body=Hello"}, f"/parameters/org.ietf.mailto/{escaped}", route=MAIL, number="38.1.2")
lost("nothing-of-a-field", "place-unescaped", payload(HELLO, parameters=receivers('{"a":"b","":"c"}')), {"url": "mailto:?a=b&body=Hello"}, "/parameters/org.ietf.mailto/", route=MAIL, number="38.1.2")
lost("second-spelling-of-a-field", "place-unescaped", payload(HELLO, parameters=receivers('{"X/Y~":"1","x/y~":"2"}')), {"url": "mailto:?x%2Fy~=1&body=Hello"}, "/parameters/org.ietf.mailto/x~1y~0", route=MAIL, number="38.1.2")
for id, name in [("dollar", "$x"), ("dollar-and-a-dot", "$x.y"), ("dollar-alone", "$")]:
    lost(f"item-with-a-{id}", "loss-of-reserved-members", member(payload(HELLO, tags='["a"]'), name), HERE, "/" + name, "/tags")
    lost(f"attachment-with-a-{id}", "loss-of-reserved-members", payload(member(HELLO, name)), HERE, f"{M}/{name}")
    lost(f"text-with-a-{id}", "loss-of-reserved-members", payload(attachment(member(PLAIN, name))), HERE, f"{M}/{NONE}/0/{name}")
    lost(f"namespace-with-a-{id}", "loss-of-reserved-members", payload(HELLO, parameters=f'{{"{name}":{{"k":1}},"com.example.a":{{"k":1}}}}'), HERE, "/parameters/" + name, "/parameters/com.example.a")
    lost(f"run-with-a-{id}", "loss-of-reserved-members", payload(HELLO, content_text=f'[{{"{name}":1,"text":"a"}}]'), intent("a\nHello"), "/content-text")
    lost(f"file-with-a-{id}", "loss-of-reserved-members", payload(attachment(member(TWO, name))), intent(None, stream(member(TWO, name), "image/png"), type="image/png"))
lost("field-with-a-dollar", "loss-of-reserved-members", payload(HELLO, parameters=receivers('{"$x":"1","b":"2"}')), {"url": "mailto:?$x=1&b=2&body=Hello"}, route=MAIL, number="38.1.2")

# HTML that is empty

BARE = text("", "public.html")
FORM = target({"text": "x"}, "desktop")
for id, document, body, losses in [
    ("nothing-else", payload(attachment(PLAIN, BARE)), "Hello", [M]), ("before-the-text", payload(attachment(BARE, PLAIN)), "Hello", [M]), ("before-other-html", payload(attachment(PLAIN, BARE, text("<i>", "text/html"))), "Hello", [M, f"{M}/{NONE}/2"]), ("after-a-property-list", payload(attachment(LIST, PLAIN, BARE)), "Hello", [M, f"{M}/{NONE}/0"]),
    ("beside-another-text", payload(attachment(PLAIN, BARE), attachment(text("x"))), "Hello\nx", [M]), ("of-another-attachment", payload(HELLO, attachment(text("x"), BARE)), "Hello\nx", [f"{A}/0/{NONE}/1"]), ("beside-an-empty-text", payload(attachment(PLAIN, BARE), attachment(text(""))), "Hello", [M]), ("after-html-that-is-data", payload(attachment(PLAIN, data("PGI+", "public.html"), text("", "text/html"))), "Hello", [M, f"{M}/{NONE}/1"]),
]:  # fmt: skip
    lost(f"{id}-in-mail", "loss-of-empty-html", document, {"url": "mailto:?body=" + body.replace("\n", "%0D%0A")}, *losses, route=MAIL)
    lost(f"{id}-in-a-form", "loss-of-empty-html", document, form(("x", body)), *losses, route=FORM)
lost("beside-a-caption-on-android", "loss-of-empty-html", payload(attachment(PLAIN, BARE), content_text=caption("c")), intent("c\nHello"), M)

# Overlays (35.1.1)

OVER = '{"com.example.x":%s}'


def laid(id: str, flag: str, overlay: str, content: object, *losses: str, activity: str | None = "com.example.x", route: Any = ANDROID, main: str = HELLO, others: tuple[str, ...] = (), **members: str) -> None:
    lost(id, flag, payload(main, *others, activities=OVER % overlay, **members), content, *losses, route=route, number="35.1.1", activity=activity)


TO = '{"com.example.a":{"k":1},"org.ietf.mailto":{"cc":"c","to":"t"}}'
laid("parameters-of-another-namespace", "overlay-merged", '{"parameters":{"com.example.b":{"k":1}}}', HERE, "/parameters/com.example.b", parameters=TO)
laid("parameters-of-the-same-namespace", "overlay-merged", '{"parameters":{"org.ietf.mailto":{"cc":"d"}}}', {"url": "mailto:?cc=d&body=Hello"}, route=MAIL, parameters=TO)
laid("parameters-without-those-of-mail", "overlay-merged", '{"parameters":{"com.example.b":{"k":1}}}', {"url": "mailto:?body=Hello"}, "/parameters/com.example.b", route=MAIL, parameters=TO)
laid("parameters-that-are-removed", "overlay-merged", '{"parameters":{}}', {"url": "mailto:?body=Hello"}, route=MAIL, parameters=TO)
laid("parameters-that-are-inherited", "overlay-merged", '{"title":"T"}', {"url": "mailto:t?subject=T&cc=c&body=Hello"}, "/parameters/com.example.a", route=MAIL, parameters=TO)
laid("additional-attachments", "overlay-merged", f'{{"additional-attachments":[{attachment(text("y"))}]}}', intent("Hello\ny"), others=(attachment(text("x")), attachment(LIST)))
laid("main-attachment", "overlay-merged", f'{{"main-attachment":{attachment(text("y"))}}}', intent("y\nx"), main=attachment(PLAIN, HTML, name="n"), others=(attachment(text("x")),))
laid("main-attachment-and-its-name", "overlay-merged", f'{{"main-attachment":{attachment(PAPER)}}}', intent(None, stream(PAPER, "application/pdf"), type="application/pdf"), main=PICTURE)
laid("content-text", "overlay-merged", '{"content-text":[{"text":"b"}]}', intent("b\nHello"), content_text='[{"bold":true,"text":"a"},{"text":"c"}]')
laid("attachments-that-are-removed", "overlay-merged", '{"additional-attachments":[]}', HERE, others=(attachment(LIST), attachment(text("x"))))
laid("text-that-is-removed", "overlay-merged", '{"content-text":[],"title":""}', HERE, content_text=caption("a"), title='"T"')
laid("vendor-member", "overlay-merged", '{"com.example.m":{"b":1}}', HERE, "/com.example.m")
for id, activity in [("upper-case", "COM.EXAMPLE.X"), ("capitals", "Com.Example.X"), ("longer", "com.example.x.y"), ("shorter", "com.example"), ("space", "com.example.x "), ("line-feed", "com.example.x\n"), ("star", "com.example.*"), ("nothing", ""), ("dollar", "$com.example.x"), ("mark", "com.example.x\u0301"), ("nul", "com.example.x\0"), ("wide", "com.example.\uff58")]:
    laid(f"asked-with-{id}", "overlay-found-otherwise", f'{{"title":"{id}"}}', intent("Hello", title="Long"), activity=activity, title='"Long"')
for id, key in [("capitals", "Com.Example.X"), ("upper-case", "COM.EXAMPLE.X"), ("longer", "com.example.x.y"), ("shorter", "com.example"), ("star", "com.example.*"), ("every", "*"), ("default", "default")]:
    lost(f"written-with-{id}", "overlay-found-otherwise", payload(HELLO, activities=f'{{"{key}":{{"title":"Short"}}}}', title='"Long"'), intent("Hello", title="Long"), number="35.1.1", activity="com.example.x")
lost("one-of-two-spellings", "overlay-found-otherwise", payload(HELLO, activities='{"Com.Example.X":{"title":"A"},"com.example.x":{"title":"B"}}', title='"Long"'), intent("Hello", title="B"), number="35.1.1", activity="com.example.x")
lost("none-without-an-activity", "overlay-found-otherwise", payload(HELLO, activities='{"":{"title":"A"},"com.example.x":{"title":"B"}}'), HERE, number="35.1.1")
laid("tags", "overlay-places", '{"tags":["b"]}', HERE, "/tags")
laid("attachments", "overlay-places", f'{{"additional-attachments":[{attachment(text("y"))},{attachment(LIST)}]}}', intent("Hello\ny"), f"{A}/1", others=(attachment(LIST),))
laid("main-attachment", "overlay-places", f'{{"main-attachment":{attachment(LIST, member(PLAIN))}}}', HERE, f"{M}/{NONE}/0", f"{M}/{NONE}/1/c.d", main=PICTURE)
laid("parameters", "overlay-places", '{"parameters":{"a/b.c":{"k":1}}}', HERE, "/parameters/a~1b.c", parameters=TO)
laid("run", "overlay-places", '{"content-text":[{"italic":true,"text":"b"}]}', intent("b\nHello"), "/content-text")
laid("vendor-member", "overlay-places", '{"com.e/x":1}', HERE, "/com.e~1x")
laid("document-beside-the-overlay", "overlay-places", '{"title":"T"}', intent("Hello", title="T"), f"{A}/0", "/tags", others=(attachment(LIST),), tags='["a"]')

# Types and other values with a character at their end (35.1.1): lenient reading sets them aside

for id, end in [("line-feed", "\\n"), ("space", " "), ("nul", "\\u0000"), ("line-separator", "\u2028"), ("letter-beyond-ascii", "\u00e9"), ("star", "*"), ("semicolon", ";")]:
    for place, kind in [("at-the-end", f"public.png{end}"), ("at-the-start", f"{end}public.png")]:
        lost(f"{id}-{place}-of-a-type", "type-with-an-end", payload(HELLO, attachment(data("eA==", kind))), HERE, number="35.1.1")
    if id != "star":
        lost(f"{id}-at-the-end-of-a-media-type", "type-with-an-end", payload(HELLO, attachment(data("eA==", f"image/x-draft{end}"))), HERE, number="35.1.1")
    lost(f"{id}-at-the-end-of-the-type-of-text", "type-with-an-end", payload(HELLO, attachment(text("x", f"public.plain-text{end}"))), HERE, number="35.1.1")
    if id not in ("star", "semicolon"):
        lost(f"{id}-at-the-end-of-a-link", "type-with-an-end", payload(HELLO, attachment(url(f"https://e.com/{end}"))), HERE, number="35.1.1")
        lost(f"{id}-at-the-end-of-data", "type-with-an-end", payload(HELLO, attachment(data(f"eA=={end}", "public.png"))), HERE, number="35.1.1")
for id, kind in [("upper-case", "IMAGE/X-DRAFT"), ("capital", "image/X-draft"), ("parameter", "image/x-draft;q=1"), ("two-slashes", "image/x/draft"), ("nothing-after-the-slash", "image/"), ("nothing-before-the-slash", "/x-draft"), ("space-inside", "image/x draft"), ("no-dot", "png"), ("two-dots", "public..png"), ("underscore", "public_png")]:
    lost(f"media-type-with-{id}", "type-with-an-end", payload(HELLO, attachment(data("eA==", kind))), HERE, number="35.1.1")

# Manifests (37.1)

ENTRY = {"files": {"name": "f", "accept": "*/*"}}
NO_TARGET = "mapping.no-target /share_target"


def web(id: str, flag: str, route: object, content: object, *losses: str, number: str = "37.1.2", document: str = payload(HELLO)) -> None:
    lost(id, flag, document, content, *losses, route=route, number=number)


PART = "multipart/form-data"
for id, members in [
    ("boundary", {"enctype": PART + "; boundary=x"}), ("charset", {"enctype": PART + ";charset=utf-8"}), ("semicolon", {"enctype": PART + ";"}), ("space", {"enctype": PART + " "}), ("space-first", {"enctype": " " + PART}), ("line-feed", {"enctype": PART + "\n"}), ("longer", {"enctype": PART + "s"}), ("family", {"enctype": "multipart/*"}), ("first-part", {"enctype": "multipart"}), ("second-part", {"enctype": "form-data"}), ("mixed", {"enctype": "multipart/mixed"}),
    ("plain", {"enctype": "text/plain"}), ("nothing", {"enctype": ""}), ("number", {"enctype": 5}), ("array", {"enctype": [PART]}), ("dotless-i", {"enctype": "mult\u0131part/form-data"}), ("i-with-a-dot", {"enctype": "mult\u0130part/form-data"}), ("method-and-space", {"method": "POST "}), ("space-and-method", {"method": " POST"}), ("method-and-line-feed", {"method": "POST\n"}), ("longer-method", {"method": "POSTS"}), ("put", {"method": "PUT"}),
    ("patch", {"method": "PATCH"}), ("empty-method", {"method": ""}), ("method-as-a-boolean", {"method": True}), ("method-as-an-array", {"method": ["POST"]}), ("method-with-a-long-s", {"method": "PO\u017fT"}), ("wide-method", {"method": "\uff30OST"}), ("two-methods", {"method": "GET, POST"}),
]:  # fmt: skip
    web(id, "web-enctype-parameters", target({**ENTRY, "text": "x"}, "desktop", **members), NO_TARGET)
    web(f"{id}-without-files", "web-enctype-parameters", target({"text": "x"}, "desktop", **members), form(("x", "Hello")))
for id, files in [("empty-name", {"name": "", "accept": "*/*"}), ("no-name", {"accept": "*/*"}), ("number", {"name": 5, "accept": "*/*"}), ("in-an-array", [{"name": "", "accept": "*/*"}]), ("empty-array", []), ("string", "f"), ("array-in-an-array", [[{"name": "f", "accept": "*/*"}]]), ("empty-object", {}), ("false", False)]:
    web(f"{id}-and-no-other-field", "web-entry-counted", target({"files": files}, "desktop", method=None, enctype=None), form(), M)
    web(f"{id}-and-a-field", "web-entry-counted", target({"text": "x", "files": files}, "desktop", method="GET", enctype=None), form(("x", "Hello")))
    web(f"{id}-and-a-file", "web-entry-counted", target({"text": "x", "files": files}, "desktop", method=None, enctype=None), form(), f"{M}/{NONE}/0", document=payload(PICTURE))
for id, files in [("space", {"name": " ", "accept": "*/*"}), ("zero", {"name": "0", "accept": "*/*"}), ("no-accept", {"name": "f"}), ("second-in-an-array", [{"name": ""}, {"name": "f"}])]:
    web(f"{id}-is-an-entry", "web-entry-counted", target({"text": "x", "files": files}, "desktop", method="GET", enctype=None), NO_TARGET)


def app(**members: Any) -> dict[str, Any]:
    return {"receiver": "web", "manifest": members, "platform": "desktop"}


SHARE = {"action": "/share", "params": {"text": "x"}}
for id, manifest in [
    ("share-target-in-capitals", app(SHARE_TARGET=SHARE)), ("share-target-with-a-hyphen", app(**{"share-target": SHARE})), ("share-target-in-one-word", app(shareTarget=SHARE)), ("share-target-with-a-space", app(**{"share_target ": SHARE})), ("share-target-in-an-array", app(share_target=[SHARE])), ("share-target-as-a-string", app(share_target="/share")), ("share-targets", app(share_targets=SHARE)), ("manifest-in-a-member", app(manifest={"share_target": SHARE})),
    ("action-in-capitals", app(share_target={"Action": "/share", "params": {"text": "x"}})), ("url-for-the-action", app(share_target={"url": "/share", "params": {"text": "x"}})), ("action-that-is-true", app(share_target={**SHARE, "action": True})), ("action-in-an-array", app(share_target={**SHARE, "action": ["/share"]})), ("action-in-the-params", app(share_target={"params": {"action": "/share", "text": "x"}})),
]:  # fmt: skip
    web(id, "web-manifest-case", manifest, NO_TARGET)
for id, share in [
    ("params-in-capitals", {"action": "/", "Params": {"text": "x"}}), ("text-in-capitals", {"action": "/", "params": {"TEXT": "x"}}), ("text-and-a-space", {"action": "/", "params": {"text ": "x"}}), ("text-outside-of-params", {"action": "/", "text": "x"}), ("params-in-an-array", {"action": "/", "params": [{"text": "x"}]}), ("params-as-a-string", {"action": "/", "params": "text"}), ("description", {"action": "/", "params": {"description": "x"}}), ("text-in-an-array", {"action": "/", "params": {"text": ["x"]}}),
    ("text-that-is-true", {"action": "/", "params": {"text": True}}), ("text-that-is-zero", {"action": "/", "params": {"text": 0}}), ("text-in-an-object", {"action": "/", "params": {"text": {"name": "x"}}}),
]:  # fmt: skip
    web(id, "web-manifest-case", app(share_target=share), form(), M, number="37.1.1")
web("method-in-capitals", "web-manifest-case", app(share_target={"action": "/", "Method": "POST", "Enctype": PART, "params": ENTRY}), NO_TARGET)
web("accept-in-capitals", "web-manifest-case", target({"files": {"name": "f", "Accept": "*/*"}}, "desktop"), form(), f"{M}/{NONE}/0", number="37.1.1", document=payload(PICTURE))
web("name-in-capitals", "web-manifest-case", target({"files": {"Name": "f", "accept": "*/*"}}, "desktop"), form(), f"{M}/{NONE}/0", number="37.1.1", document=payload(PICTURE))
for id, name in [("spaces", " x "), ("one-space", " "), ("line-feed", "x\n"), ("upper-case", "X"), ("mark", "e\u0301"), ("brackets", "x[]"), ("percent-escape", "%41"), ("entity", "&amp;"), ("zero", "0"), ("control", "\x01"), ("name-of-another", "title"), ("quotation-mark", 'a"b')]:
    web(f"sent-with-{id}", "web-field-otherwise", target({"text": name}, "desktop"), form((name, "Hello")), number="37.1.3")
    G.receive(f"web-field-otherwise.received-with-{id}", "37.2.1", target({"text": name}, "desktop"), form((name, "Hello")), payload(HELLO), flags="web-field-otherwise")
for id, name, other in [
    ("upper-case", "x", "X"), ("lower-case", "X", "x"), ("space", "x", "x "), ("space-of-the-target", "x ", "x"), ("space-first", "x", " x"), ("line-feed", "x", "x\n"), ("composed-letter", "e\u0301", "\u00e9"), ("letter-and-mark", "\u00e9", "e\u0301"), ("kelvin-sign", "k", "\u212a"), ("angstrom-sign", "\u00c5", "\u212b"), ("wide-letter", "x", "\uff58"), ("brackets", "x", "x[]"), ("longer", "x", "xy"), ("escape", "a b", "a%20b"), ("plus", "a b", "a+b"), ("nul", "x", "x\0"),
    ("word-for-text", "x", "text"), ("byte-order-mark", "x", "\ufeffx"), ("joiner", "x", "x\u200d"),
]:  # fmt: skip
    G.receive(f"web-field-otherwise.text-with-{id}", "37.2.1", target({"title": "t", "text": name, "url": "u"}, "desktop"), form((other, "Hello")), "mapping.nothing ", flags="web-field-otherwise")
    G.receive(f"web-field-otherwise.title-with-{id}", "37.2.1", target({"title": name, "text": "t"}, "desktop"), form((other, "T"), ("t", "Hello")), payload(HELLO), flags="web-field-otherwise")
    G.receive(f"web-field-otherwise.url-with-{id}", "37.2.1", target({"url": name, "text": "t"}, "desktop"), form((other, PAGE), ("t", "Hello")), payload(HELLO), flags="web-field-otherwise")

# Limits of a manifest (37.1.6): exactly at them, beside what counts as absent

HIT = {"name": "f", "accept": "image/png"}
GIVEN = form(files=[file("f", TWO, "image/png", "IMG.png")])
for id, files in [
    ("entries", [{"name": "a", "accept": "a/b"}] * 1_023 + [HIT]), ("entries-beside-others", [5, {"accept": "*/*"}, {"name": ""}, *[{"name": "a"}] * 1_023, HIT]), ("patterns-of-one-entry", {"name": "f", "accept": ["a/b"] * 4_095 + ["image/png"]}), ("patterns-of-several-entries", [*[{"name": "a", "accept": ["a/b"] * 4}] * 1_023, {"name": "f", "accept": ["a/b"] * 3 + ["image/png"]}]),
    ("patterns-beside-others", {"name": "f", "accept": ["", 5, *["a/b"] * 4_095, "image/png"]}),
]:  # fmt: skip
    web(id, "web-limit", target({"files": files}, "desktop"), GIVEN, number="37.1.6", document=payload(PICTURE))
