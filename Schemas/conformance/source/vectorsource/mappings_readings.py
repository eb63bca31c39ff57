"""Mappings: what the text once left open, and each place of a loss."""

from __future__ import annotations

from .mappings import ANDROID, G, HELLO, LINK, LIST, MAIL, PAGE, PDF, PICTURE, TWO, attachment, caption, data, file, form, intent, payload, receivers, stream, target, text, url
from .rows_files import made

NOTES = """
    loss-of-members | reports no members of attachments and representations that it does not know | a receiver's data vanish unseen
    loss-inside-a-loss | reports what is inside a value that is lost | a report names one loss twice
    loss-of-what-arrives | reports members of a file that arrives unchanged | a report names a loss that did not occur
    loss-of-a-default | takes a default that a run spells out for a style | a plain text is reported as lost
    loss-place-of-the-document | counts the places of losses as the document has them | a report names another representation
    overlay-removes-nothing | keeps a member that an overlay empties | a title that was removed is sent
    html-beside-nothing | loses HTML beside what gives no line | a mail loses its styles
    html-media-type | recognises HTML only by the name of its type | a page from the web loses its styles
    media-type-top | allows only letters in the first part of a media type | a file goes to no entry
    media-type-of-cases | minds the case of a type when it looks for its media type | a picture is sent as bytes
    link-half-checked | takes a line that only begins like a URL for a link | the payload is invalid
    mail-order-of-bytes | orders fields by code points or bytes | an item that is passed on changes
    mail-fragment-late | searches for the fragment only in the query | a fragment becomes a field
    mail-empty-field | drops an empty field | a field that a person emptied is gone
    mail-address-trimmed | changes addresses of a URL | an address is another one
    mail-lines-everywhere | changes line breaks in addresses and names | a name becomes another one
    mail-beyond-ascii | refuses a character that is not escaped | a URL that a person typed is refused
    text-of-spaces | takes a line of white space for an empty one | the text loses a line
    web-accept-suggested | compares a pattern with the suggested name | a picture without an extension goes to no entry
    web-name-cut | cuts a file name between a letter and its mark, or leaves a space before its extension | a name is another one
    web-name-device | lengthens a device name to 256 bytes | a file cannot be saved
    web-action-empty | takes an empty action for none, or a number for one | an app that shares with itself gets nothing
    web-url-of-android | does not read the field for URLs on Android | a link is lost on its way back
    web-link-given-up | does not look for a link after a malformed one | a link is lost on its way back
    web-link-beside-files | looks for a link beside files | a caption loses its last line
    back-html-empty | drops HTML that is empty | an item changes on its way back
"""
G.note(NOTES)

X = '"com.example.x":1'
"""A member that the format does not define; it is the first one in the dictionaries below."""


def sent(id: str, clause: str, flags: str, document: str, content: object, *losses: str, **more: object) -> None:
    G.export(id, clause, ANDROID, document, content, losses, flags=flags, **more)


# Losses: a row for each place of an undefined member (35.4.1)

PLAIN, HTML = text("Hello"), text("<b>", "public.html")
WITH = {"plain": "{" + X + "," + PLAIN[1:], "html": "{" + X + "," + HTML[1:], "png": "{" + X + "," + TWO[1:]}
LINKED = "{" + X + "," + url()[1:]
FOLDER = '{"file":{"byte-count":1,"com.example.x":1,"path":"attachments/a"},"type-identifier":"public.png"}'
HERE = intent("Hello")
for id, flag, document, content, losses in [
    ("of-an-attachment", "loss-of-members", payload("{" + X + "," + HELLO[1:]), HERE, ["/main-attachment/com.example.x"]),
    ("of-another-attachment", "loss-of-members", payload(HELLO, "{" + X + "," + attachment(text("x"))[1:]), intent("Hello\nx"), ["/additional-attachments/0/com.example.x"]),
    ("of-an-attachment-with-a-file", "loss-of-members", payload("{" + X + "," + attachment(TWO)[1:]), intent(None, stream(TWO, "image/png"), type="image/png"), ["/main-attachment/com.example.x"]),
    ("of-a-text", "loss-of-members", payload(attachment(WITH["plain"])), HERE, ["/main-attachment/representations/0/com.example.x"]),
    ("of-a-link", "loss-of-members", payload(attachment(LINKED)), intent(PAGE), ["/main-attachment/representations/0/com.example.x"]),
    ("of-a-run", "loss-of-members", payload(LINK, content_text='[{"com.example.x":1,"text":"a"}]'), intent("a\n" + PAGE), ["/content-text"]),
    ("of-the-item", "loss-of-members", payload(HELLO, user_info='{"a":1}').replace('"main-attachment"', X + ',"main-attachment"'), HERE, ["/com.example.x", "/user-info"]),
    ("of-a-file-that-arrives", "loss-of-what-arrives", payload(attachment(WITH["png"])), intent(None, stream(WITH["png"], "image/png"), type="image/png"), []),
    ("of-another-representation", "loss-inside-a-loss", payload(attachment(PLAIN, WITH["png"])), HERE, ["/main-attachment/representations/1"]),
    ("of-html-that-arrives", "loss-inside-a-loss", payload(attachment(PLAIN, WITH["html"])), intent("Hello", html="<b>"), []),
    ("of-an-attachment-of-which-nothing-is-taken", "loss-inside-a-loss", payload(HELLO, "{" + X + "," + attachment(LIST)[1:]), HERE, ["/additional-attachments/0"]),
    ("of-a-referrer", "loss-inside-a-loss", payload(HELLO, referrer='{"app-name":"a",' + X + "}"), HERE, ["/referrer"]),
    ("of-a-thumbnail", "loss-inside-a-loss", payload(HELLO, thumbnail=WITH["png"]), HERE, ["/thumbnail"]),
]:  # fmt: skip
    sent("undefined-member." + id, "35.4.1", flag, document, content, *losses)
STREAM = {"type": "image/png", "representation": {"type-identifier": "public.png", "file": {"path": "attachments/a", "byte-count": 1, "com.example.x": 1}}}
sent("undefined-member.of-a-file-of-a-folder", "35.4.1", "loss-of-what-arrives", payload(attachment(FOLDER)), intent(None, STREAM, type="image/png"), folder=True)
sent("lost.namespace-with-a-tilde", "35.4.1", "loss-escape", payload(HELLO, parameters='{"a~b.c":{"k":1}}'), HERE, "/parameters/a~0b.c")
sent("lost.member-with-a-tilde-and-a-slash-of-an-attachment", "35.4.1", "loss-escape loss-of-members", payload('{"com.e/x~y":1,' + HELLO[1:]), HERE, "/main-attachment/com.e~1x~0y")
G.export("lost.name-of-a-lost-file-is-not-reported", "35.4.1", MAIL, payload(HELLO, PICTURE), {"url": "mailto:?body=Hello"}, ["/additional-attachments/0/representations/0"], flags="loss-inside-a-loss")

# The item as it is read

sent("read.default-of-a-run", "35.4.1", "loss-of-a-default", payload(LINK, content_text='[{"bold":false,"text":"a"}]'), intent("a\n" + PAGE), also="21.2.1")
sent("read.places-are-those-of-what-is-left", "35.1.1", "loss-place-of-the-document", payload(attachment(PLAIN, '{"text":"y","type-identifier":"bad"}', TWO)), HERE, "/main-attachment/representations/1")
sent("read.places-of-attachments-that-are-left", "35.1.1", "loss-place-of-the-document", payload(HELLO, '{"representations":[5]}', attachment(LIST)), HERE, "/additional-attachments/0")
OVER = '{"com.example.x":{"title":""}}'
sent("read.overlay-removes-the-title", "35.1.1", "overlay-removes-nothing", payload(HELLO, activities=OVER, title='"T"'), HERE, activity="com.example.x", also="19.3.1")
sent("text.of-spaces", "35.2.1", "text-of-spaces", payload(attachment(text(" ")), attachment(text("\\t"))), intent(" \n\t"))

# HTML

BOTH = attachment(text("x"), text("<b>x</b>", "public.html"))
sent("html.beside-an-empty-text", "35.2.3", "html-beside-nothing", payload(BOTH, attachment(text(""))), intent("x", html="<b>x</b>"))
sent("html.beside-a-file", "35.2.3", "html-beside-nothing", payload(BOTH, attachment(TWO)), intent("x", stream(TWO, "image/png"), html="<b>x</b>", type="image/png"))
sent("html.beside-an-empty-run", "35.2.3", "html-beside-nothing", payload(BOTH, content_text='[{"text":""}]'), intent("x", html="<b>x</b>"))
sent("html.with-a-media-type", "35.2.3", "html-media-type", payload(attachment(text("x"), text("<b>x</b>", "text/html"))), intent("x", html="<b>x</b>"), also="31.2.1")
EMPTY = attachment(text("a"), text("", "public.html"))
G.receive("html.empty-one-comes-back", "35.5.2", ANDROID, {"text": "a", "html-text": ""}, payload(EMPTY), flags="back-html-empty")
sent("html.empty-one-is-sent", "35.2.3", "back-html-empty", payload(EMPTY), {**intent("a"), "html-text": ""}, also="35.5.5")

# Media types

sent("media-type.of-a-type-in-upper-case", "35.3.1", "media-type-of-cases", payload(attachment(data("iVBORw0KGgo=", "PUBLIC.PNG"))), intent(None, stream(data("iVBORw0KGgo=", "PUBLIC.PNG"), "image/png"), type="image/png"))
A, C = data("", "x-a/b"), data("", "x-c/d")
sent("media-type.of-two-unknown-families", "36.1.3", "media-type-top", payload(attachment(A), attachment(C)), intent(None, stream(A, "x-a/b"), stream(C, "x-c/d"), type="*/*", action="android.intent.action.SEND_MULTIPLE"))


def accepted(id: str, clause: str, flags: str, accept: str, one: str, *given: object, name: str = "") -> None:
    """An entry for files, and what it gets."""
    route = target({"files": {"name": "f", "accept": accept}}, "desktop")
    G.export("accept." + id, clause, route, payload(attachment(one, name=name)), form(files=given), [] if given else ["/main-attachment/representations/0"], flags=flags)


accepted("beginning-of-a-family", "37.1.5", "media-type-top", "x/*", A)
accepted("family-with-a-hyphen", "37.1.5", "media-type-top", "x-a/*", A, file("f", A, "x-a/b", "untitled"))
accepted("extension-of-the-safe-name", "37.1.5", "web-accept-suggested", ".png", TWO, file("f", TWO, "image/png", "photo.png"), name="photo")
accepted("extension-of-no-name", "37.1.5", "web-accept-suggested", ".png", TWO, file("f", TWO, "image/png", "image.png"))

# File names (14.5.3)

PNG, DRAFT = ("public.png", "image/png"), ("com.example.draft", "application/octet-stream")
made("file-name.cut-before-a-letter-with-a-spacing-mark", "14.5.3", *PNG, [("x" * 246 + "\u0915\u093e", "x" * 246 + ".png"), ("x" * 245 + "\u0915\u093e", "x" * 245 + "\u0915\u093e.png")], "web-name-cut")
made("file-name.cut-before-a-letter-with-a-mark", "14.5.3", *PNG, [("a" * 250 + "e\u0301", "a" * 250 + ".png"), ("a" * 248 + "e\u0301", "a" * 248 + "e\u0301.png")], "web-name-cut")
made("file-name.cut-inside-a-long-character", "14.5.3", *PNG, [("a" + "\u0301" * 127, "a" + "\u0301" * 125 + ".png")], "web-name-cut")
made("file-name.cut-before-a-long-second-character", "14.5.3", *PNG, [("ab" + "\u0301" * 126, "a.png"), ("abc" + "\u0301" * 126, "ab.png")], "web-name-cut")
made("file-name.cut-leaves-a-space", "14.5.3", *PNG, [("a" * 250 + " b", "a" * 250 + ".png"), ("a" * 249 + ". b", "a" * 249 + ".png")], "web-name-cut")
made("file-name.device-of-255-bytes", "14.5.3", *DRAFT, [("con." + "a" * 251, "_con." + "a" * 250), ("con." + "a" * 237 + ".abcdefghijklm", "_con." + "a" * 237 + ".abcdefghijkl"), ("con." + "a" * 238 + ".abcdefghijkl", "_con." + "a" * 237 + ".abcdefghijkl")], "web-name-device")
made("file-name.device-of-254-bytes", "14.5.3", *DRAFT, [("con." + "a" * 250, "_con." + "a" * 250)], "web-name-device")

# Links

for id, line in [("a-letter-beyond-ascii", "https://e.com/\u00e4"), ("an-incomplete-escape", "https://e.com/%4"), ("a-bracket", "https://e.com/[")]:
    G.receive(f"back.no-link-with-{id}", "35.5.1", ANDROID, {"text": line}, payload(attachment(text(line))), flags="link-half-checked")

# Forms

NEED = {"title": "t", "text": "x", "url": "u"}
for id, action, content in [("that-is-empty", "", form(("x", "Hello"))), ("that-is-a-number", 5, "mapping.no-target /share_target")]:
    route = target({"text": "x"}, "desktop", action=action)
    G.export("web.action-" + id, "37.1.2", route, payload(HELLO), content, flags="web-action-empty")
for id, accept in [("no-patterns", {}), ("an-empty-pattern", {"accept": ""})]:
    route = target({"text": "x", "files": {"name": "f", **accept}}, "desktop", method=None, enctype=None)
    G.export(f"web.entry-with-{id}-needs-post", "37.1.2", route, payload(HELLO), "mapping.no-target /share_target", flags="web-action-empty")
ANY = target({"text": "x", "files": {"name": "f", "accept": "*/*"}}, "desktop")
FILE = [file("f", TWO, "image/png", "a.png")]
G.receive("web-back.link-beside-files", "35.5.1", ANY, form(("x", PAGE), files=FILE), payload(attachment(TWO, name="a.png"), content_text=caption(PAGE)), flags="web-link-beside-files")
PHONE, OTHER = target(NEED), "https://example.com/b"
G.receive("web-back.field-for-urls-on-android", "37.2.1", PHONE, form(("x", "a"), ("u", PAGE)), payload(LINK, content_text=caption("a")), flags="web-url-of-android")
G.receive("web-back.field-for-urls-before-the-text", "37.2.1", PHONE, form(("x", "a\n" + OTHER), ("u", PAGE)), payload(LINK, content_text=caption("a\\n" + OTHER)), flags="web-url-of-android")
G.receive("web-back.malformed-url-and-a-link-in-the-text", "37.2.1", PHONE, form(("x", "a\n" + PAGE), ("u", "no url")), payload(LINK, content_text=caption("a")), flags="web-link-given-up")
G.receive("web-back.malformed-url-on-a-desktop", "37.2.1", target(NEED, "desktop"), form(("x", PAGE), ("u", "no url")), payload(attachment(text(PAGE))), flags="web-link-given-up")

# Mail


def mail(id: str, clause: str, flags: str, parameters: str, query: str) -> None:
    G.export("mail." + id, clause, MAIL, payload(HELLO, parameters=receivers(parameters)), {"url": "mailto:" + query + "body=Hello"}, flags=flags)


def mail_back(id: str, clause: str, flags: str, content: str, right: str) -> None:
    G.receive("mail-back." + id, clause, MAIL, {"url": content}, right, flags=flags)


mail("fields-in-the-order-of-utf-16", "38.1.2", "mail-order-of-bytes", '{"\ufb01":"1","\U0001f600":"2"}', "?%F0%9F%98%80=2&%EF%AC%81=1&")
mail("empty-field", "38.1.2", "mail-empty-field", '{"cc":""}', "?cc=&")
mail("empty-to", "38.1.2", "mail-empty-field", '{"to":" , "}', "?")
G.export("mail.key-with-a-control-character-is-lost", "38.1.2", MAIL, payload(HELLO, parameters=receivers('{"\\u0001":"v"}')), {"url": "mailto:?body=Hello"}, ["/parameters/org.ietf.mailto/\u0001"], flags="mail-field-dotted")
mail_back("fragment-before-the-query", "38.2.1", "mail-fragment-late", "mailto:a@e.com#?body=y", "mapping.nothing ")
mail_back("fragment-in-an-address", "38.2.1", "mail-fragment-late", "mailto:a#b?body=y", "mapping.nothing ")
mail_back("character-beyond-ascii", "38.2.1", "mail-beyond-ascii", "mailto:\u00e9@e.com?body=\u00e4", payload(attachment(text("\u00e4")), parameters=receivers('{"to":"\u00e9@e.com"}')))
mail_back("address-with-spaces", "38.2.2", "mail-address-trimmed", "mailto:%20a@e.com%20?body=Hello", payload(HELLO, parameters=receivers('{"to":" a@e.com "}')))
mail_back("address-with-a-line-break", "38.2.2", "mail-lines-everywhere", "mailto:a%0D%0Ab?body=Hello", payload(HELLO, parameters=receivers('{"to":"a\\r\\nb"}')))
mail_back("name-with-a-line-break", "38.2.2", "mail-lines-everywhere", "mailto:?a%0Db=1&body=Hello", payload(HELLO))
mail_back("line-breaks-of-a-subject-and-a-field", "38.2.2", "mail-body-lines", "mailto:?subject=a%0Db&cc=c%0D%0Ad&body=Hello", payload(HELLO, title='"a\\nb"', parameters=receivers('{"cc":"c\\nd"}')))
