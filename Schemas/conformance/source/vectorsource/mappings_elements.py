"""Mappings: second elements (a third file, a repeated field, a representation after the first), and readings that one example each does not show."""

from __future__ import annotations

from .mappings import ANDROID, G, HELLO, LINK, LIST, MAIL, PAGE, PDF, PICTURE, TWO, attachment, caption, data, file, form, intent, payload, receivers, stream, target, text, url
from .mappings_readings import X, sent
from .rows_files import made

NOTES = """
    loss-swallowed | reports no losses inside an attachment whose text is lost | a report hides that a picture was lost
    loss-first-place | reports losses at the first representation, not at the one that is taken | a report names another representation
    loss-of-mail-parameters | treats the fields of a message as delivered by every receiver | a list of recipients vanishes unseen
    media-type-translated | replaces a media type by another one of the same type identifier | a receiver finds no field or filter for the type
    media-type-in-file-names | adds no extension for a media type | a saved file cannot be opened
    android-type-of-neighbours | compares only neighbouring files for their common type | apps for movies get a picture
    link-repeated | leaves out a link that is equal to the main one | the text loses a line
    title-of-spaces | treats a title of spaces as absent | a message has another subject
    web-accept-name-case | compares an extension with the case of the file's name | a file from a camera goes to no entry
    web-url-excluded | accepts a link with an excluded scheme | the payload is invalid, and can run a script
    web-target-first | reads the manifest before the payload | programs refuse a mapping with different errors
    mail-address-spaces | removes white space other than spaces at the ends of addresses | one address becomes another
    mail-parameter-urls | writes a URL value as a field | a field has a value that the reader of the item does not see
    mail-empty-first | prefers a later field to an empty first one | a link shows a body that it hides in most programs
    mail-name-escaped | compares names of fields before their escapes are undone | a subject or a recipient is lost
    mail-unread-malformed | does not check fields that are not read | a malformed URL passes
"""
G.note(NOTES)


def web(id: str, clause: str, flags: str, route: object, document: str, content: object, *losses: str, **more: object) -> None:
    G.export(id, clause, route, document, content, losses, flags=flags, **more)


# Losses (35.4): an attachment that is lost, and what it holds

MAIN = "/main-attachment"
TITLES = target({"title": "t"}, "desktop")
web("lost.text-and-its-other-representation", "35.4.2", "loss-swallowed", TITLES, payload(attachment(text("x"), TWO)), form(), MAIN, MAIN + "/representations/1", also="35.4.1")
web("lost.text-with-a-name-and-a-member", "35.4.2", "loss-swallowed", TITLES, payload("{" + X + "," + attachment(text("x"), name="a")[1:]), form(), MAIN, MAIN + "/com.example.x", MAIN + "/suggested-name", also="35.4.1")
web("lost.link-and-its-other-representation", "35.4.2", "loss-swallowed", TITLES, payload(attachment(url(), TWO)), form(), MAIN, MAIN + "/representations/1", also="35.4.1")
web("lost.text-of-another-attachment-and-its-other-representation", "35.4.2", "loss-swallowed", TITLES, payload(PICTURE, attachment(text("x"), text("<b>", "public.html"))), form(),
    MAIN + "/representations/0", "/additional-attachments/0", "/additional-attachments/0/representations/1", also="35.4.1")  # fmt: skip
HTML = text("<b>x</b>", "public.html")
G.export("lost.html-and-another-representation", "35.4.1", MAIL, payload(attachment(text("x"), HTML, TWO)), {"url": "mailto:?body=x"}, (MAIN, MAIN + "/representations/2"), flags="loss-swallowed")
sent("lost.member-of-the-second-representation", "35.4.1", "loss-first-place", payload(attachment(HTML, "{" + X + "," + text("x")[1:])), intent("x", html="<b>x</b>"), MAIN + "/representations/1/com.example.x")
G.export("lost.file-after-a-property-list", "38.1.5", MAIL, payload(attachment(LIST, TWO)), {"url": "mailto:"}, (MAIN + "/representations/0", MAIN + "/representations/1"),
         flags="loss-first-place", also="35.4.1")  # fmt: skip
web("lost.file-after-a-property-list-in-a-form", "37.1.4", "loss-first-place", target({"text": "x"}), payload(HELLO, attachment(LIST, TWO)), form(("x", "Hello")),
    "/additional-attachments/0/representations/0", "/additional-attachments/0/representations/1", also="35.4.1")  # fmt: skip
FIELDS = payload(HELLO, parameters=receivers('{"cc":"a@e.com"}'))
web("lost.fields-of-a-message-in-a-form", "35.4.1", "loss-of-mail-parameters", target({"text": "x"}), FIELDS, form(("x", "Hello")), "/parameters/org.ietf.mailto")
sent("lost.fields-of-a-message-in-an-intent", "35.4.1", "loss-of-mail-parameters", FIELDS, intent("Hello"), "/parameters/org.ietf.mailto")

# Files

MP4 = data("eA==", "public.mpeg-4")
SEVERAL = "android.intent.action.SEND_MULTIPLE"
sent("android.second-and-third-file-of-one-kind", "36.1.3", "android-type-of-neighbours", payload(PICTURE, attachment(MP4), attachment(MP4)),
     intent(None, stream(TWO, "image/png", "IMG.png"), stream(MP4, "video/mp4"), stream(MP4, "video/mp4"), type="*/*", action=SEVERAL))  # fmt: skip
sent("android.third-file-of-the-first-kind", "36.1.3", "android-type-of-neighbours", payload(PICTURE, attachment(MP4), attachment(TWO)),
     intent(None, stream(TWO, "image/png", "IMG.png"), stream(MP4, "video/mp4"), stream(TWO, "image/png"), type="*/*", action=SEVERAL))  # fmt: skip
for id, type in [("of-a-row-that-is-not-the-first", "audio/wav"), ("of-javascript", "application/javascript"), ("of-rtf", "application/rtf"), ("outside-of-the-table", "image/x-draft")]:
    one = data("eA==", type)
    sent("media-type.itself-" + id, "35.3.1", "media-type-translated", payload(attachment(one)), intent(None, stream(one, type), type=type))
for type, names in [
    ("image/png", [("photo", "photo.png"), (None, "image.png"), ("a.png", "a.png"), ("a.jpg", "a.jpg.png")]), ("audio/wav", [(None, "sound.wav"), ("a.bwf", "a.bwf")]),
    ("application/javascript", [("a", "a.js"), ("a.mjs", "a.mjs")]), ("text/plain", [(None, "text.txt")]),
]:  # fmt: skip
    made("file-name.of-the-media-type-" + type.replace("/", "-"), "14.5.4", type, type, names, "media-type-in-file-names")
for id, name, pattern in [("in-upper-case", "x.FOO", ".foo"), ("in-lower-case", "x.foo", ".FOO"), ("in-both", "x.FoO", ".fOo")]:
    one = data("eA==", "public.data")
    web(f"accept.name-{id}", "37.1.5", "web-accept-name-case", target({"files": {"name": "f", "accept": pattern}}, "desktop"), payload(attachment(one, name=name)),
        form(files=[file("f", one, "application/octet-stream", name)]))  # fmt: skip

# Texts

TEL = url("tel:1")
sent("text.link-equal-to-the-main-one", "35.2.1", "link-repeated", payload(attachment(TEL), attachment(TEL)), intent("tel:1\ntel:1"))
sent("text.equal-texts", "35.2.1", "link-repeated", payload(HELLO, HELLO, content_text=caption("Hello")), intent("Hello\nHello\nHello"))
sent("title.of-a-space", "35.1.2", "title-of-spaces", payload(HELLO, title='" "'), intent("Hello", title=" "))
G.receive("title.of-a-space-comes-back", "35.5.3", ANDROID, {"text": "Hello", "subject": " "}, payload(HELLO, title='" "'), flags="title-of-spaces")

# Forms

NEED = {"title": "t", "text": "x", "url": "u"}
G.receive("web-back.excluded-scheme", "37.2.1", target(NEED, "desktop"), form(("x", "Hello"), ("u", "javascript:1")), payload(HELLO), flags="web-url-excluded", also="18.1.2")
G.receive("web-back.excluded-scheme-in-upper-case", "37.2.1", target(NEED, "desktop"), form(("x", "Hello"), ("u", "FILE:///a")), payload(HELLO), flags="web-url-excluded", also="18.1.2")
G.receive("web-back.excluded-scheme-and-a-link-in-the-text", "37.2.1", target(NEED), form(("x", "a\n" + PAGE), ("u", "data:,x")), payload(LINK, content_text=caption("a")), flags="web-url-excluded")
G.receive("web-back.excluded-scheme-alone", "35.5.4", target(NEED, "desktop"), form(("u", "javascript:1")), "mapping.nothing ", flags="web-url-excluded")
NONE = {"receiver": "web", "manifest": {"name": "App"}, "platform": "android"}
web("web.error-of-the-payload-beside-no-target", "35.1.1", "web-target-first", NONE, payload(HELLO).replace('"1.0"', '"2.0"'), "version.unsupported /version", also="37.1.2")
web("web.finding-of-the-payload-beside-no-target", "37.1.2", "web-target-first", NONE, payload(HELLO, title="5"), "mapping.no-target /share_target", also="35.1.1")

# Mail


def mail(id: str, clause: str, flags: str, parameters: str, url: str, *losses: str) -> None:
    G.export("mail." + id, clause, MAIL, payload(HELLO, parameters=receivers(parameters)), {"url": "mailto:" + url}, losses, flags=flags)


def mail_back(id: str, clause: str, flags: str, content: str, right: str) -> None:
    G.receive("mail-back." + id, clause, MAIL, {"url": content}, right, flags=flags)


BODY, SHORT = "?body=Hello", attachment(text("x"))
mail("address-with-a-tab", "38.1.2", "mail-address-spaces", '{"to":"\\ta@e.com\\t"}', "%09a@e.com%09" + BODY)
mail("address-with-a-no-break-space", "38.1.2", "mail-address-spaces", '{"to":"\\u00a0a@e.com"}', "%C2%A0a@e.com" + BODY)
mail("address-with-a-space-inside", "38.1.2", "mail-address-spaces", '{"to":" a b@e.com , c@e.com"}', "a%20b@e.com,c@e.com" + BODY)
mail("value-that-is-a-url", "38.1.2", "mail-parameter-urls", '{"cc":{"$url":"a:b"}}', BODY, "/parameters/org.ietf.mailto/cc")
mail("to-that-is-a-url", "38.1.2", "mail-parameter-urls", '{"to":{"$url":"mailto:a@e.com"}}', BODY, "/parameters/org.ietf.mailto/to")
mail("name-with-an-umlaut", "38.1.2", "mail-field-ascii", '{"\\u00c4":"1"}', "?%C3%84=1&body=Hello")
mail("names-that-fold-to-ascii", "38.1.2", "mail-field-ascii", '{"\\u017fubject":"1","\\u212aey":"2"}', "?%C5%BFubject=1&%E2%84%AAey=2&body=Hello")
mail_back("name-with-an-umlaut", "38.2.2", "mail-field-ascii", "mailto:?%C3%84=1&body=Hello", payload(HELLO, parameters=receivers('{"\u00c4":"1"}')))
mail_back("names-that-fold-to-ascii", "38.2.2", "mail-field-ascii", "mailto:?%C5%BFubject=1&%E2%84%AAey=2&body=Hello", payload(HELLO, parameters=receivers('{"\u017fubject":"1","\u212aey":"2"}')))
mail_back("empty-first-body", "38.2.2", "mail-empty-first", "mailto:?body=&body=x", "mapping.nothing ")
mail_back("first-body-without-a-value", "38.2.2", "mail-empty-first", "mailto:?body&body=x", "mapping.nothing ")
mail_back("empty-first-subject-and-field", "38.2.2", "mail-empty-first", "mailto:?subject=&subject=T&cc=&cc=c&body=Hello", payload(HELLO, parameters=receivers('{"cc":""}')))
mail_back("escaped-letter-in-a-name", "38.2.2", "mail-name-escaped", "mailto:?%53ubject=T&body=x", payload(SHORT, title='"T"'))
mail_back("escaped-letter-in-the-name-of-the-body", "38.2.2", "mail-name-escaped", "mailto:?bod%79=x", payload(SHORT))
mail_back("escaped-name-of-recipients", "38.2.2", "mail-name-escaped", "mailto:b@e.com?t%6f=a@e.com&body=x", payload(SHORT, parameters=receivers('{"to":"b@e.com,a@e.com"}')))
mail_back("escaped-name-after-a-plain-one", "38.2.2", "mail-name-escaped", "mailto:?subject=T&%73ubject=U&body=Hello", payload(HELLO, title='"T"'))
for id, query in [
    ("later-body-that-is-not-utf-8", "body=x&body=%FF"), ("later-field-with-half-an-escape", "body=Hello&cc=a&cc=%4"), ("field-with-a-dotted-name", "a.b=%zz&body=Hello"),
    ("dotted-name-that-is-not-utf-8", "a.%FF=1&body=Hello"), ("address-after-others", "to=a,%FF&body=Hello"),
]:  # fmt: skip
    mail_back("malformed-in-a-" + id, "38.2.1", "mail-unread-malformed", "mailto:?" + query, "mailto.malformed /url")
