"""Mappings: marks and controls in mail, first and second fields, types by case, and losses with and without a dot."""

from __future__ import annotations

from typing import Any

from .mappings import ANDROID, G, HELLO, LINK, MAIL, PAGE, PDF, PICTURE, TWO, attachment, caption, data, file, form, intent, payload, receivers, stream, target, text, url
from .mappings_readings import sent
from .rows_files import MEDIA as MEDIA_OF
from .rows_files import WEB, made
from .tables import clause, code, rows

NOTES = """
    mail-body-controls | replaces control characters of a body or an address | the text has other characters
    mail-malformed-fragment | checks escapes in a fragment | a good URL is refused
    mail-marks | escapes names, values and addresses by another list of marks | a program reads another name or address
    mail-separators | takes a semicolon, or an escaped mark, for the end of an address | one address becomes two
    mail-address-of-spaces | leaves out an address of escaped spaces | an address is lost
    mail-name-of-no-string | takes the name of a parameter whose value is not a string | a field with the same name is lost
    back-name-kept | keeps an empty name of a file | the payload is invalid
    web-first-empty | prefers a later field of a form to an empty first one | an item has content that its first field does not have
    web-element-kinds | drops all entries or patterns for one that cannot be read, or reads it | an app gets no files, or the program ends
    file-name-mark-late | leaves out a mark or format character only after the first dot, or only one | two names look the same
    file-name-extension-kind | takes digits or other letters for an extension | a name has another end
    taken-by-type | takes a representation by its type and not by its content | text is sent as a link, or a link as a file
    type-case-in-items | minds the case of a type in an item | styled text or a media type is lost
    android-type-of-data | takes */* where one of the files is application/octet-stream | fewer apps are offered
    loss-without-a-dot | reports only members that a program has named | a loss is silent
    html-of-empty-text | has no HTML beside empty plain text | styled text is lost
    html-first | skips HTML that is empty, or keeps HTML beside a link of another attachment | an app gets HTML that is not the text
    accept-of-parts | reads a pattern as a prefix or suffix, or splits it at commas | an app gets files that it does not accept
    mail-key-controls | loses a mail parameter whose key has a control character | a value is lost
    link-without-slashes | finds no link without two slashes | a link is sent as text
    mail-not-utf-8 | accepts escaped surrogates, overlong forms or truncated characters | a string has characters that no string can have
    android-only-url | treats the field for URLs of an app for Android as one of its own | a link arrives where no link belongs
"""
G.note(NOTES)
SEVERAL = "android.intent.action.SEND_MULTIPLE"

# Mail: controls, marks and separators (38)


def mail(id: str, number: str, flag: str, document: str, query: str, *losses: str) -> None:
    G.export("mail." + id, number, MAIL, document, {"url": "mailto:" + query}, losses, flags=flag)


def mail_back(id: str, number: str, flag: str, content: str, right: str, parameters: str = "", **members: str) -> None:
    """The URL gives an item with this text, or is refused."""
    if " " not in right:
        right = payload(attachment(text(right)), **({"parameters": receivers(parameters)} if parameters else {}), **members)
    G.receive("mail-back." + id, number, MAIL, {"url": "mailto:" + content}, right, flags=flag)


CONTROLS = {"first": "\\u0001", "tab": "\\t", "last": "\\u001f", "delete": "\x7f", "beyond-ascii": "\u0085"}
ESCAPED = {"first": "%01", "tab": "%09", "last": "%1F", "delete": "%7F", "beyond-ascii": "%C2%85"}
for name, control in CONTROLS.items():
    mail(f"body-with-a-control-{name}", "38.1.3", "mail-body-controls", payload(attachment(text(f"a{control}b"))), f"?body=a{ESCAPED[name]}b")
    mail(f"address-with-a-control-{name}", "38.1.3", "mail-body-controls", payload(HELLO, parameters=receivers(f'{{"to":"a{control}b"}}')), f"a{ESCAPED[name]}b?body=Hello")
    field = "b=a%C2%85b" if name == "beyond-ascii" else "b=a%20b"
    mail(f"field-with-a-control-{name}", "38.1.3", "mail-body-controls", payload(HELLO, parameters=receivers(f'{{"b":"a{control}b"}}')), f"?{field}&body=Hello")
for name, control, escape in [("lf", "\\n", "%0A"), ("cr", "\\r", "%0D"), ("cr-lf", "\\r\\n", "%0D%0A")]:
    mail(f"address-with-{name}", "38.1.3", "mail-body-controls", payload(HELLO, parameters=receivers(f'{{"to":"a{control}b"}}')), f"a{escape}b?body=Hello")
    mail_back(f"address-with-{name}", "38.2.2", "mail-lines-everywhere", f"a{escape}b?body=x", "x", f'{{"to":"a{control}b"}}')
for name, escape in [("first", "%01"), ("tab", "%09"), ("delete", "%7F")]:
    right = {"first": "a\\u0001b", "tab": "a\\tb", "delete": "a\x7fb"}[name]
    mail_back(f"body-with-a-control-{name}", "38.2.2", "mail-body-controls", f"?body=a{escape}b", right)
for id, content in [("half-an-escape", "?body=x#%zz"), ("no-utf-8", "?body=x#%FF"), ("no-name", "?body=x#&=1"), ("another-mark", "?body=x#a#%"), ("a-query", "?body=x#?=&%4")]:
    mail_back("fragment-with-" + id, "38.2.1", "mail-malformed-fragment", content, "x")

KEPT, KEPT_IN_ADDRESSES = "-_~:@!$'()*,;", "-._~@!$'*+"
BOTH = {"?": "%3F", "&": "%26", "=": "%3D", "#": "%23", "%": "%25", "/": "%2F", "[": "%5B", "]": "%5D", "^": "%5E", "`": "%60", "{": "%7B", "|": "%7C", "}": "%7D", "<": "%3C", ">": "%3E"}
ONLY_IN_VALUES, ONLY_IN_ADDRESSES = {**BOTH, "+": "%2B", " ": "%20"}, {**BOTH, ":": "%3A", "(": "%28", ")": "%29", ";": "%3B"}
for place, kept, escapes, around in [
    ("names", KEPT, ONLY_IN_VALUES, ("{\"%s\":\"1\"}", "?%s=1&body=Hello")), ("values", "." + KEPT, ONLY_IN_VALUES, ("{\"b\":\"%s\"}", "?b=%s&body=Hello")),
    ("addresses", KEPT_IN_ADDRESSES, ONLY_IN_ADDRESSES, ("{\"to\":\"%s\"}", "%s?body=Hello")),
]:  # fmt: skip
    for id, marks, escaped in [("kept", kept, kept), ("escaped", "".join(escapes), "".join(escapes.values()))]:
        mail(f"marks-that-are-{id}-in-{place}", "38.1.4", "mail-marks", payload(HELLO, parameters=receivers(around[0] % f"a{marks}b")), around[1] % f"a{escaped}b")
        mail_back(f"marks-that-are-{id}-in-{place}", "38.2.2", "mail-marks", (around[1] % f"a{escaped}b").replace("Hello", "x"), "x", around[0] % f"a{marks}b")
mail_back("marks-that-nobody-escapes-in-addresses", "38.2.2", "mail-marks", "a:(b)/[c]@e.com?body=x", "x", '{"to":"a:(b)/[c]@e.com"}')
mail_back("marks-that-nobody-escapes-in-values", "38.2.2", "mail-marks", "?b=+/?[]=a&body=x", "x", '{"b":"+/?[]=a"}')
for id, content, to in [
    ("semicolon", "a;b@e.com", "a;b@e.com"), ("semicolon-in-a-field", "?to=a;b@e.com", "a;b@e.com"), ("escaped-semicolon", "a%3Bb,c", "a;b,c"), ("escaped-fragment", "a%23b,c", "a#b,c"),
    ("escaped-percent-sign", "a%252Cb,c", "a%2Cb,c"), ("escaped-question-mark", "a%3Fb,c", "a?b,c"), ("escaped-ampersand-in-a-field", "?to=a%26b,c", "a&b,c"), ("ampersand", "a&b", "a&b"), ("equals-sign", "a=b", "a=b"),
]:  # fmt: skip
    body = "&body=x" if "?" in content else "?body=x"
    mail_back("address-with-" + id, "38.2.2", "mail-separators", content + body, "x", f'{{"to":"{to}"}}')
for id, given, written in [("semicolon", "a;b@e.com", "a%3Bb@e.com"), ("fragment", "a#b,c", "a%23b,c"), ("percent-sign", "a%2Cb,c", "a%252Cb,c"), ("semicolon-and-space", "a; b, c", "a%3B%20b,c")]:
    mail("address-with-" + id, "38.1.2", "mail-separators", payload(HELLO, parameters=receivers(f'{{"to":"{given}"}}')), written + "?body=Hello")
for id, content, to in [("single", "%20?", " "), ("between-others", "a,%20,b?", "a, ,b"), ("in-a-field", "?to=%20&", " "), ("two-of-them", "%20%20?", "  "), ("beside-an-empty-one", ",%20,?", " ")]:
    mail_back("address-of-a-space-" + id, "38.2.2", "mail-address-of-spaces", content + "body=x", "x", f'{{"to":"{to}"}}')
for id, parameters, query, lost in [
    ("number", '{"CC":5,"cc":"x"}', "?cc=x&body=Hello", "CC"), ("url", '{"Cc":{"$url":"a:b"},"cc":"x"}', "?cc=x&body=Hello", "Cc"), ("second-spelling-of-a-number", '{"CC":"x","cc":5}', "?cc=x&body=Hello", "cc"),
    ("number-and-two-others", '{"CC":5,"Cc":"x","cc":"y"}', "?cc=x&body=Hello", "CC cc"),
]:  # fmt: skip
    mail(f"name-of-a-{id}", "38.1.2", "mail-name-of-no-string", payload(HELLO, parameters=receivers(parameters)), query, *("/parameters/org.ietf.mailto/" + one for one in lost.split()))

# Back: empty names of files (35.5.3), and the first of two fields (37.2.1)

NAMELESS = attachment(TWO)
G.receive("back.empty-name-of-a-file", "35.5.3", ANDROID, {"streams": [{**stream(TWO, "image/png"), "name": ""}]}, payload(NAMELESS), flags="back-name-kept")
ANY = target({"title": "t", "text": "x", "url": "u", "files": {"name": "f", "accept": "*/*"}}, "desktop")
G.receive("web-back.empty-name-of-a-file", "35.5.3", ANY, form(files=[file("f", TWO, "image/png", "")]), payload(NAMELESS), flags="back-name-kept")
G.receive("back.empty-name-of-the-second-file", "35.5.3", ANDROID, {"streams": [stream(TWO, "image/png", "a.png"), {**stream(TWO, "image/png"), "name": ""}]},
          payload(attachment(TWO, name="a.png"), NAMELESS), flags="back-name-kept")  # fmt: skip
for platform in ("android", "desktop"):
    route = target({"title": "t", "text": "x", "url": "u"}, platform)
    for id, pairs, right in [
        ("text", [("x", ""), ("x", "Hello")], "mapping.nothing "), ("text-and-a-third", [("x", ""), ("x", "Hello"), ("x", "Hello")], "mapping.nothing "), ("title", [("t", ""), ("t", "T"), ("x", "Hello")], payload(HELLO)),
        ("url", [("u", ""), ("u", PAGE), ("x", "Hello")], payload(HELLO)), ("url-that-is-malformed", [("u", "no url"), ("u", PAGE), ("x", "Hello")], payload(HELLO)),
        ("title-that-is-not-empty", [("t", "A"), ("t", "B"), ("x", "Hello")], payload(HELLO, title='"A"')), ("text-that-is-not-empty", [("x", "Hello"), ("x", "World")], payload(HELLO)),
        ("url-that-is-not-empty", [("u", PAGE), ("u", "https://e.com/")], payload(LINK)),
    ]:  # fmt: skip
        G.receive(f"web-back.first-{id}-on-{platform}", "37.2.1", route, form(*pairs), right, flags="web-first-empty")

# Elements of a manifest (37.1.1)

FILES = form(files=[file("f", TWO, "image/png", "a.png")])
PNG_FILE = payload(attachment(TWO, name="a.png"))
ENTRY = {"name": "f", "accept": "image/png"}
LOST = "/main-attachment/representations/0"
for id, entries in [
    ("a-string-before-an-entry", ["x", ENTRY]), ("a-number-after-an-entry", [ENTRY, 5]), ("an-array-in-the-array", [[ENTRY], ENTRY]), ("an-entry-without-a-name", [{"accept": "*/*"}, ENTRY]),
    ("a-name-that-is-a-number", [{"name": 5, "accept": "*/*"}, ENTRY]), ("a-number-before-a-pattern", {"name": "f", "accept": [1, "image/png"]}), ("an-array-after-a-pattern", {"name": "f", "accept": ["image/png", ["*/*"]]}),
    ("an-empty-pattern-before-a-pattern", {"name": "f", "accept": ["", "image/png"]}), ("one-entry-without-an-array", ENTRY),
]:  # fmt: skip
    G.export("web.files-with-" + id, "37.1.1", target({"files": entries}, "desktop"), PNG_FILE, FILES, flags="web-element-kinds")
for id, entries in [
    ("a-string", "x"), ("a-number", 5), ("an-accept-that-is-a-number", {"name": "f", "accept": 5}), ("an-accept-that-is-an-object", {"name": "f", "accept": {"image/png": "image/png"}}), ("no-accept", {"name": "f"}),
    ("an-empty-accept", {"name": "f", "accept": []}), ("a-boolean", True), ("only-numbers", {"name": "f", "accept": [1, 2]}),
]:  # fmt: skip
    G.export("web.files-of-" + id, "37.1.1", target({"files": entries}, "desktop"), PNG_FILE, form(), [LOST], flags="web-element-kinds")
for id, entries in [("a-string", ["x"]), ("a-name-that-is-a-number", [{"name": 5, "accept": "*/*"}])]:
    route = target({"text": "x", "files": entries}, "desktop", method="GET", enctype=None)
    G.export(f"web.{id}-is-no-entry-and-needs-no-post", "37.1.2", route, payload(HELLO), form(("x", "Hello")), flags="web-element-kinds", also="37.1.1")

# File names (14.5.3)

DATA = ("public.data", "application/octet-stream")
made("file-name.marks-after-two-dots", "14.5.3", *DATA, [("a.\u0301b.\u0301c", "a.b.c"), ("a.\u200db.\u200dc", "a.b.c"), ("a.\u0301\u0302b", "a.b"), ("a.b.\u200d\u0301\u200dc", "a.b.c"), ("a..\u0301b", "a..b")], "file-name-mark-late")
made("file-name.device-with-another-end", "14.5.3", *DATA, [
    ("con." + "a" * 249 + ".0", "_con." + "a" * 249), ("con." + "a" * 248 + ".1a", "_con." + "a" * 247 + ".1a"), ("con." + "a" * 248 + ".\u00e9", "_con." + "a" * 248),
    ("con." + "a" * 249 + ".a", "_con." + "a" * 248 + ".a"), ("con." + "a" * 248 + ".12", "_con." + "a" * 248 + ".1"),
], "file-name-extension-kind")  # fmt: skip

# Representations are taken by their content and not by their type (35.1.3, 35.1.4)


def link(type: str, content: str = PAGE) -> str:
    return f'{{"type-identifier":"{type}","url":"{content}"}}'


for type in ("public.url", "public.data", "com.example.draft"):
    one, slug = text("x", type), type.replace(".", "-")
    sent(f"taken.text-of-the-type-{slug}", "35.1.4", "taken-by-type", payload(attachment(one)), intent(None, stream(one, "application/octet-stream"), type="application/octet-stream"))
    sent(f"taken.text-of-the-type-{slug}-before-plain-text", "35.1.3", "taken-by-type", payload(attachment(one, text("y"))), intent("y"), LOST)
for type in ("public.html", "public.plain-text", "public.png", "com.example.draft"):
    slug = type.replace(".", "-")
    sent(f"taken.url-of-the-type-{slug}", "35.1.4", "taken-by-type", payload(attachment(link(type))), intent(PAGE))
    sent(f"taken.url-of-the-type-{slug}-in-another-attachment", "35.2.1", "taken-by-type", payload(HELLO, attachment(link(type))), intent("Hello\n" + PAGE))
sent("taken.url-of-the-type-html-after-text", "35.2.3", "taken-by-type", payload(attachment(text("x"), link("public.html"))), intent("x"), "/main-attachment/representations/1")
sent("taken.data-of-the-type-url", "35.1.4", "taken-by-type", payload(attachment(data("eA==", "public.url"))), intent(None, stream(data("eA==", "public.url"), "application/octet-stream"), type="application/octet-stream"))

# Types by case

for id, document, content in [
    ("html", payload(attachment(text("x"), text("<b>", "PUBLIC.HTML"))), intent("x", html="<b>")), ("html-before-plain-text", payload(attachment(text("<b>", "Public.HTML"), text("x", "Public.Plain-Text"))), intent("x", html="<b>")),
    ("plain-text", payload(attachment(text("x", "PUBLIC.PLAIN-TEXT"))), intent("x")), ("utf-8-text", payload(attachment(text("x", "Public.UTF8-Plain-Text"))), intent("x")),
    ("plain-text-beside-a-file", payload(attachment(TWO), attachment(text("x", "PUBLIC.Plain-Text"))), intent("x", stream(TWO, "image/png"), type="image/png")), ("url", payload(attachment(link("Public.URL"))), intent(PAGE)),
]:  # fmt: skip
    sent("type-case." + id, "35.1.1", "type-case-in-items", document, content, also="31.2.1")
for spelled in (str.upper, str.title):
    case = "upper" if spelled is str.upper else "title"
    ones = [(data("eA==", spelled(type)), MEDIA_OF[type]) for type in MEDIA_OF]
    sent(f"type-case.media-types-in-{case}-case", "35.3.1", "type-case-in-items", payload(*(attachment(one) for one, _ in ones)), intent(None, *(stream(*one) for one in ones), type="*/*", action=SEVERAL))
TYPES = [(code(cells[0])[0], code(cells[1])[0]) for cells in rows(clause("14.5.4"))]
NAMED = [(data("eA==", type.upper()), MEDIA_OF[type], f"x.{extension}") for type, extension in TYPES]
G.export("type-case.extensions-in-upper-case", "14.5.4", WEB, payload(*(attachment(one, name="x") for one, _, _ in NAMED)), form(files=[file("f", *one) for one in NAMED]), flags="type-case-in-items", also="37.1.4")
for type, media, names in [("PUBLIC.JPEG", "image/jpeg", [(None, "image.jpeg")]), ("PUBLIC.MPEG-4", "video/mp4", [("a.m4v", "a.m4v"), (None, "movie.mp4")]), ("Public.MP3", "audio/mpeg", [(None, "sound.mp3")]), ("PUBLIC.HTML", "text/html", [(None, "text.html")])]:
    made("type-case.file-name-of-" + type.lower().replace(".", "-"), "14.5.3", type, media, names, "type-case-in-items")

# Media types of several files (36.1.3)

P, D, N = (data(PDF, "com.adobe.pdf"), "application/pdf"), (data("eA==", "public.data"), "application/octet-stream"), (TWO, "image/png")
for id, pairs, type in [
    ("one-family-and-data", [P, D], "application/*"), ("data-and-one-family", [D, P], "application/*"), ("data-twice", [D, D], "application/octet-stream"), ("data-and-a-picture", [D, N], "*/*"), ("two-kinds-and-data", [P, P, D], "application/*"),
]:  # fmt: skip
    sent("android.type-of-" + id, "36.1.3", "android-type-of-data", payload(*(attachment(one) for one, _ in pairs)), intent(None, *(stream(*one) for one in pairs), type=type, action=SEVERAL))

# Losses of members without a dot (35.4.1)

X = '"colour":1,'


def marked(value: str) -> str:
    """The dictionary with a member that the format does not define."""
    return "{" + X + value[1:]


PLAIN = text("Hello")
HERE = intent("Hello")
for id, document, content, losses in [
    ("the-item", marked(payload(HELLO)), HERE, ["/colour"]), ("an-attachment", payload(marked(HELLO)), HERE, ["/main-attachment/colour"]),
    ("another-attachment", payload(HELLO, marked(attachment(text("x")))), intent("Hello\nx"), ["/additional-attachments/0/colour"]),
    ("an-attachment-with-a-file", payload(marked(PICTURE)), intent(None, stream(TWO, "image/png", "IMG.png"), type="image/png"), ["/main-attachment/colour"]),
    ("a-text", payload(attachment(marked(PLAIN))), HERE, ["/main-attachment/representations/0/colour"]), ("a-link", payload(attachment(marked(url()))), intent(PAGE), ["/main-attachment/representations/0/colour"]),
    ("another-text", payload(HELLO, attachment(marked(text("x")))), intent("Hello\nx"), ["/additional-attachments/0/representations/0/colour"]),
    ("a-run", payload(LINK, content_text='[{"colour":1,"text":"a"}]'), intent("a\n" + PAGE), ["/content-text"]), ("a-file", payload(attachment(marked(TWO))), intent(None, stream(marked(TWO), "image/png"), type="image/png"), []),
    ("a-representation-that-is-lost", payload(attachment(PLAIN, marked(TWO))), HERE, ["/main-attachment/representations/1"]), ("html-that-arrives", payload(attachment(PLAIN, marked(text("<b>", "public.html")))), intent("Hello", html="<b>"), []),
    ("a-referrer", payload(HELLO, referrer='{"app-name":"a","colour":1}'), HERE, ["/referrer"]), ("a-thumbnail", payload(HELLO, thumbnail=marked(TWO)), HERE, ["/thumbnail"]),
]:  # fmt: skip
    sent("member-without-a-dot.of-" + id, "35.4.1", "loss-without-a-dot", document, content, *losses)
    if id in ("the-item", "an-attachment", "a-text", "a-run"):
        url_of = {"a-run": "?body=a%0D%0A" + "https:%2F%2Fexample.com%2Fcats%3Fpage%3D1%26color%3Dblack%23top"}.get(id, "?body=Hello")
        mail(f"member-without-a-dot-of-{id}", "35.4.1", "loss-without-a-dot", document, url_of, *losses)

# HTML beside an empty text (35.2.3)

EMPTY = attachment(text(""), text("<b>", "public.html"))
sent("html.of-an-empty-text", "35.2.3", "html-of-empty-text", payload(EMPTY), intent(html="<b>"))
sent("html.of-an-empty-text-beside-a-file", "35.2.3", "html-of-empty-text", payload(EMPTY, PICTURE), intent(None, stream(TWO, "image/png", "IMG.png"), html="<b>", type="image/png"))
sent("html.empty-and-of-an-empty-text", "35.2.3", "html-of-empty-text", payload(attachment(text(""), text("", "public.html"))), {**intent(), "html-text": ""})
sent("html.of-an-empty-text-beside-a-caption", "35.2.3", "html-of-empty-text", payload(EMPTY, content_text=caption("a")), intent("a"), "/main-attachment")
mail("html-of-an-empty-text", "38.1.5", "html-of-empty-text", payload(EMPTY), "", "/main-attachment")

# Neighbours of the rules above

FIRST_HTML = "/main-attachment/representations/"
sent("html.empty-before-another", "35.2.3", "html-first", payload(attachment(text("x"), text("", "text/html"), text("<b>", "public.html"))), {**intent("x"), "html-text": ""}, FIRST_HTML + "2")
sent("html.beside-another-link", "35.2.3", "html-first", payload(attachment(text("x"), text("<b>", "public.html")), attachment(url("x:"))), intent("x\nx:"), "/main-attachment")
for id, pattern in [
    ("prefix", "image/p*"), ("suffix", "*/png"), ("list", "image/png,image/jpeg"), ("list-with-space", "image/png, image/jpeg"), ("list-of-extensions", ".png,.jpg"), ("extension-after-a-star", "*.png"), ("spaces", " image/png "),
    ("no-slash", "image"), ("slash-alone", "image/"), ("parameter", "image/*;q=1"),
]:  # fmt: skip
    G.export(f"web.accept-{id}", "37.1.5", target({"files": [{"name": "f", "accept": pattern}]}, "desktop"), PNG_FILE, form(), [LOST], flags="accept-of-parts")
for id, key, escape in [("tab", "a\\tb", "a%09b"), ("line-feed", "a\\nb", "a%0Ab"), ("delete", "a\x7fb", "a%7Fb")]:
    mail(f"key-with-{id}", "38.1.2", "mail-key-controls", payload(HELLO, parameters=receivers(f'{{"{key}":"1"}}')), f"?{escape}=1&body=Hello")
for id, content in [("http", "http:x"), ("https", "HTTPS:e.com"), ("after-a-line", "Hello\\nhttp:x")]:
    last = content.split("\\n")[-1]
    parts = (attachment(url(last)), {"content_text": caption("Hello")}) if "\\n" in content else (attachment(url(last)), {})
    G.receive(f"back.link-of-{id}-without-slashes", "35.5.1", ANDROID, {"text": content.replace("\\n", "\n")}, payload(parts[0], **parts[1]), flags="link-without-slashes", also="18.1.1")
for id, escape in [("surrogate", "%ED%A0%80"), ("overlong", "%C0%80"), ("overlong-slash", "%E0%80%AF"), ("cut", "%E2%82"), ("beyond-unicode", "%F4%90%80%80"), ("continuation-alone", "%80"), ("pair-of-surrogates", "%ED%A0%BD%ED%B8%80")]:
    for place, content in [("body", f"?body={escape}"), ("address", f"{escape}?body=x"), ("name", f"?{escape}=1&body=x")]:
        mail_back(f"{id}-in-{place}", "38.2.1", "mail-not-utf-8", content, "mailto.malformed /url")
sent_url = payload(LINK)
G.export("web.only-a-url-field-on-android", "37.1.3", target({"url": "u"}), sent_url, form(), ["/main-attachment"], flags="android-only-url")
G.export("web.only-a-url-field-on-android-and-text", "37.1.3", target({"url": "u"}), payload(HELLO, LINK), form(), ["/additional-attachments/0", "/main-attachment"], flags="android-only-url")
J, M = (data("eA==", "public.jpeg"), "image/jpeg"), (data("eA==", "public.mpeg-4"), "video/mp4")
for id, pairs in [("video-and-two-pictures", [M, N, J]), ("two-pictures-and-a-video", [N, J, M]), ("video-between", [N, M, J])]:
    sent("android.type-of-" + id, "36.1.3", "android-type-of-neighbours", payload(*(attachment(one) for one, _ in pairs)), intent(None, *(stream(*one) for one in pairs), type="*/*", action=SEVERAL))
