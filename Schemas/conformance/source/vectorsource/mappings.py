"""Mappings for receivers and back (sections 35 to 38 of Schemas/share-targets.md), worked out by hand."""

from __future__ import annotations

import base64
from typing import Any

from xextensionitem import read

from .making import Group

NOTES = """
    item-not-resolved | maps the document and not the resolved item | an activity gets what is meant for others
    overlay-ignored | resolves for no activity | an activity gets what is meant for others
    title-empty | takes an empty title for a title | a message has an empty subject
    taken-last | takes the last representation | a receiver gets the representation that the sender ranks last
    taken-property-list | takes a property list for a file | a receiver gets bytes that are nothing to it
    taken-styled | takes styled text where there is plain text | a receiver shows markup
    plain-by-name | takes only public.plain-text for plain text | UTF-8 text is sent as a file
    styled-as-text | takes HTML for text | a receiver shows markup
    url-as-file | takes a URL for a file | a link is sent as an attachment
    data-as-text | reads data as text if its type is a type of text | bytes of an unknown encoding are shown
    text-order | puts texts of attachments before the content text | a caption is below its picture
    text-spaced | joins texts with spaces | lines run together
    text-empty | writes a line for empty text | a message begins with an empty line
    runs-lost | takes only the first run of the content text | most of the text is lost
    link-first | puts the link before the text | a preview covers the text
    link-of-others | takes the URL of any attachment for the link | the links change places
    html-lost | sends no HTML | styles are lost without need
    html-beside-text | sends HTML beside other text | the receiver shows it and loses the rest
    html-of-data | takes HTML that is data for HTML as text | bytes of an unknown encoding are shown
    media-type-of-nothing | gives an unknown type no media type | the intent has no type
    media-type-kept | looks for a media type in the table of type identifiers | image/x-draft becomes a stream of bytes
    loss-silent | reports no losses | the user does not learn what was lost
    loss-of-metadata | reports no loss of metadata | tags vanish
    loss-of-unknown | reports no loss of unknown members | what a newer sender adds vanishes
    loss-of-namespace | reports parameters as a whole | the report does not show whose parameters were lost
    loss-twice | reports a pointer twice | a list of losses repeats itself
    loss-of-styles | reports no loss of styles | bold text becomes plain in silence
    loss-of-names | reports no loss of a name | a title of a link vanishes
    loss-of-forms | reports no loss of other representations | formats vanish in silence
    loss-of-attachments | reports no loss of an attachment without a portable form | an attachment vanishes
    loss-place | reports a loss at another place | the lost value cannot be found
    loss-escape | writes pointers without escapes | a pointer leads elsewhere
    back-link-anywhere | searches every line for a link | a link in a sentence becomes the attachment
    back-link-any-scheme | takes any URL for a link | mailto:a is an attachment
    back-link-unchecked | takes a malformed URL for a link | the payload is invalid
    back-link-beside-files | searches for a link beside files | a picture loses its place to a link in its caption
    back-link-case | knows schemes only in lower case | HTTP://example.com is read as text
    back-empty-line | drops an empty line before a link | text is read back without its first line
    back-text-empty | makes content text of nothing | the payload is invalid
    back-file-order | takes the last file for the main attachment | the attachments change places
    back-text-lost | drops the text beside files or a link | a caption vanishes
    back-html-lost | drops HTML on the way back | styles are lost without need
    back-html-anywhere | keeps HTML beside a link | HTML of the text is attached to a link
    back-nothing | creates an item from nothing | the payload is invalid
    back-title-order | prefers the title to the subject | a title of the chooser becomes that of the item
    back-title-empty | creates a title from the empty string | the payload is invalid
    back-name-lost | drops names of files | a picture has no name any more
    round-trip | changes the content on the way back and forth | an item that is passed on loses something
    android-action | has one action for any number of files | apps for one file get many
    android-type-of-some | takes the type of the first file for that of all | apps for images get a PDF
    android-type-of-tops | knows no x/* | apps for images are not offered two kinds
    android-type-of-text | gives text no type | no app is offered text
    android-subject | sets only the subject or only the title | half of the apps show none
    android-stream-name | invents a name for a stream without one | a name appears that is not in the content
    web-field-names | names fields as the item does | the app finds nothing in its form
    web-url-field | puts the link into the field for URLs on Android | apps that follow Android find no link
    web-url-desktop | puts the link into the text on a desktop | the link occurs twice or at the wrong place
    web-no-url-field | drops the link where there is no field for URLs | the link is lost
    web-order | sorts fields by name | forms differ
    web-empty-name | takes an empty name for a name | a field without a name is sent
    web-one-entry | accepts entries only in an array | a manifest with one entry is refused
    web-entry-name | takes an entry without a name | a file has no field
    web-accept-string | accepts patterns only in an array | a manifest with one pattern accepts nothing
    web-accept-empty | takes an empty pattern for any | a file goes into a field that wants none
    web-accept-case | minds the case of patterns | IMAGE/PNG accepts nothing
    web-accept-ascii | lowers non-ASCII letters in patterns | two programs accept different files
    web-accept-wildcard | knows no x/* or no */* | a field for images accepts none
    web-accept-prefix | takes a pattern for the beginning of a media type | image/pn accepts a PNG
    web-accept-extension | knows no file extensions | .pdf accepts nothing
    web-first-entry | takes the last entry that accepts a file | files go into the wrong fields
    web-file-lost | drops a file that no entry accepts in silence | the user does not learn what was lost
    web-target-none | maps to a manifest without a target | a form goes nowhere
    web-target-method | sends files without POST and multipart | the form arrives without its files
    web-target-case | minds the case of POST | a manifest with post is refused
    web-file-name | sends a name unchanged | a path goes into a form
    mail-escapes | escapes as a form does | a plus sign stands for a space
    mail-escape-case | writes hexadecimal digits in lower case | two URLs of a message differ
    mail-reserved | leaves & and ? as they are | a title begins another field
    mail-utf8 | escapes code units of another encoding | non-ASCII letters are broken
    mail-line-ends | leaves line feeds in a body | lines run together in a mail program
    mail-header-lines | leaves line breaks in a header field | a title adds a receiver
    mail-header-controls | leaves control characters in a header field | a title changes a message
    mail-to | keeps spaces and empty addresses | an address is refused
    mail-address-marks | escapes addresses like values | an address with a comma is two
    mail-fields-order | puts the body before other fields | two URLs of a message differ
    mail-field-case | keeps upper case in names of fields | CC and cc are two fields
    mail-field-ascii | lowers non-ASCII letters in names of fields | two programs name a field differently
    mail-field-clash | writes two fields of one name | which subject counts depends on the mail program
    mail-field-nameless | writes a field without a name | the URL is malformed
    mail-field-repeated | takes the last of several fields of one name | a link adds receivers that the user has not seen
    mail-parameters | does not know the namespace org.ietf.mailto | receivers are lost
    mail-parameter-kinds | writes a number as a field | a field has a value that the sender did not set
    mail-parameter-loss | reports the namespace as lost | a report names what arrived
    mail-files | reports no loss of files | a picture vanishes
    mail-scheme | takes another scheme, or minds the case of mailto | a MAILTO link is refused
    mail-malformed | keeps malformed escapes unchanged | half of an escape is text
    mail-not-utf8 | replaces bytes that are not UTF-8 | a letter becomes another one
    mail-fragment | reads what follows a # | a body has a fragment
    mail-plus | reads a plus sign as a space | a+b@example.com is another address
    mail-first | takes the last subject or body | a link hides what a person has seen
    mail-to-field | ignores fields named to | receivers are lost
    mail-nameless | takes a field without a name | an empty key
    mail-body-lines | keeps CR LF of a body | lines are doubled
    mail-no-body | creates an item from a message without a body | the payload is invalid
"""

G = Group("mappings", "Mappings for receivers", "35 36 37 38", NOTES)
ANDROID, MAIL = {"receiver": "android"}, {"receiver": "mailto"}
SEND, SEVERAL, PLAIN = "android.intent.action.SEND", "android.intent.action.SEND_MULTIPLE", "text/plain"
PAGE = "https://example.com/cats?page=1&color=black#top"
PNG, JPEG, PDF = (base64.b64encode(one).decode() for one in (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"%PDF-1.7\n"))


def text(content: str, type: str = "public.plain-text") -> str:
    """Representations in JSON."""
    return f'{{"text":"{content}","type-identifier":"{type}"}}'


def url(content: str = PAGE) -> str:
    return f'{{"type-identifier":"public.url","url":"{content}"}}'


def data(content: str, type: str) -> str:
    return f'{{"data":{{"$data":"{content}"}},"type-identifier":"{type}"}}'


def attachment(*representations: str, name: str = "") -> str:
    return '{"representations":[' + ",".join(representations) + "]" + (f',"suggested-name":"{name}"' if name else "") + "}"


def payload(main: str, *others: str, **members: str) -> str:
    """A canonical payload; members are JSON, and their names have _ for -."""
    parts = {"main-attachment": main, "version": '"1.0"', **{name.replace("_", "-"): value for name, value in members.items()}}
    if others:
        parts["additional-attachments"] = "[" + ",".join(others) + "]"
    return "{" + ",".join(f'"{name}":{parts[name]}' for name in sorted(parts)) + "}"


def value(representation: str) -> Any:
    """The value of a representation in JSON."""
    return read(payload(attachment(representation)).encode()).value["main-attachment"]["representations"][0]


def stream(representation: str, type: str, name: str = "") -> dict[str, Any]:
    return {"type": type, "representation": value(representation), **({"name": name} if name else {})}


def intent(text: str | None = None, *streams: Any, type: str = PLAIN, action: str = SEND, title: str = "", html: str = "") -> dict[str, Any]:
    parts: dict[str, Any] = {"action": action, "type": type, "text": text, "html-text": html, "subject": title, "title": title, "streams": list(streams)}
    return {name: part for name, part in parts.items() if part}


LINK, HELLO = attachment(url()), attachment(text("Hello"))


def sent(id: str, clause: str, flags: str, document: str, content: Any, *losses: str, **more: Any) -> None:
    """Adds an export: the content that an Android app receives."""
    G.export("content." + id, clause, ANDROID, document, content, losses, flags=flags, **more)


# The content of an item (35)

OVERLAY = '{"com.example.x":{"title":"Short"}}'
sent("of-a-text", "35.2.1", "android-type-of-text", payload(HELLO), intent("Hello"), also="36.1.1 36.1.3")
sent("resolved-for-none", "35.1.1", "item-not-resolved", payload(HELLO, activities=OVERLAY, title='"Long"'), intent("Hello", title="Long"))
sent("resolved-for-an-activity", "35.1.1", "overlay-ignored", payload(HELLO, activities=OVERLAY, title='"Long"'), intent("Hello", title="Short"), activity="com.example.x")
sent("excluded-activities-are-resolved", "35.1.1", "item-not-resolved", payload(HELLO, excluded_activities='["com.example.x"]'), intent("Hello"))
sent("title", "36.1.1", "android-subject", payload(HELLO, title='"Cats"'), intent("Hello", title="Cats"), also="35.1.2")
sent("read-leniently", "35.1.1", "item-not-resolved", payload(HELLO, title="5"), intent("Hello"))
sent("empty-title", "35.1.2", "title-empty", payload(HELLO, title='""'), intent("Hello"))
sent("first-representation", "35.1.3", "taken-last loss-of-forms", payload(attachment(data(PNG, "public.png"), data(JPEG, "public.jpeg"))),
     intent(None, stream(data(PNG, "public.png"), "image/png"), type="image/png"), "/main-attachment/representations/1", also="35.4.1")  # fmt: skip
LIST = '{"property-list":{"a":1},"type-identifier":"com.apple.property-list"}'
sent("property-list-is-not-taken", "35.1.3", "taken-property-list", payload(attachment(LIST, url())), intent(PAGE), "/main-attachment/representations/0")
sent("property-list-alone", "35.4.1", "taken-property-list loss-of-attachments", payload(HELLO, attachment(LIST)), intent("Hello"), "/additional-attachments/0")
sent("plain-text-comes-before-styled", "35.1.3", "taken-styled", payload(attachment(text("<b>x</b>", "public.html"), text("x"))), intent("x", html="<b>x</b>"))
sent("rtf-before-plain-text", "35.1.3", "taken-styled loss-of-forms", payload(attachment(text("{rtf}", "public.rtf"), text("x"))), intent("x"), "/main-attachment/representations/0")
sent("styled-text-is-a-file", "35.1.4", "styled-as-text", payload(attachment(text("<b>x</b>", "public.html"))),
     intent(None, stream(text("<b>x</b>", "public.html"), "text/html"), type="text/html"))  # fmt: skip
sent("utf-8-text-is-plain", "35.1.3", "plain-by-name", payload(attachment(text("x", "public.utf8-plain-text"))), intent("x"))
sent("data-before-plain-text", "35.1.3", "taken-styled loss-of-forms", payload(attachment(data(PNG, "public.png"), text("x"))),
     intent(None, stream(data(PNG, "public.png"), "image/png"), type="image/png"), "/main-attachment/representations/1")  # fmt: skip
sent("data-of-a-text-type-is-a-file", "35.1.4", "data-as-text", payload(attachment(data("SGVsbG8=", "public.plain-text"))),
     intent(None, stream(data("SGVsbG8=", "public.plain-text"), "text/plain")))  # fmt: skip
sent("link", "35.2.2", "url-as-file", payload(LINK), intent(PAGE), also="35.1.4")
sent("link-after-the-text", "35.2.2", "link-first", payload(LINK, content_text='[{"text":"Look"}]'), intent("Look\n" + PAGE))
sent("link-after-other-texts", "35.2.2", "link-first link-of-others", payload(LINK, attachment(text("note")), attachment(url("https://example.com/b"))),
     intent("note\nhttps://example.com/b\n" + PAGE), also="35.2.1")  # fmt: skip
sent("text-before-texts-of-attachments", "35.2.1", "text-order text-spaced", payload(HELLO, attachment(text("World")), content_text='[{"text":"Caption"}]'), intent("Caption\nHello\nWorld"))
sent("empty-texts", "35.2.1", "text-empty", payload(attachment(text("")), attachment(text("a")), attachment(text(""))), intent("a"))
sent("nothing-but-an-empty-text", "35.2.1", "text-empty", payload(attachment(text(""))), intent())
sent("runs", "35.2.1", "runs-lost loss-of-styles", payload(LINK, content_text='[{"text":"plain "},{"bold":true,"text":"bold"}]'), intent("plain bold\n" + PAGE), "/content-text", also="35.4.1")
sent("html", "35.2.3", "html-lost", payload(attachment(text("x"), text("<b>x</b>", "public.html"))), intent("x", html="<b>x</b>"))
sent("two-forms-of-html", "35.2.3", "html-lost loss-of-forms", payload(attachment(text("x"), text("<b>x</b>", "public.html"), data("PGI+", "public.xhtml"))),
     intent("x", html="<b>x</b>"), "/main-attachment/representations/2")  # fmt: skip
sent("html-that-is-data", "35.2.3", "html-of-data", payload(attachment(text("x"), data("PGI+", "public.html"))), intent("x"), "/main-attachment/representations/1")
sent("html-beside-content-text", "35.2.3", "html-beside-text", payload(attachment(text("x"), text("<b>x</b>", "public.html")), content_text='[{"text":"y"}]'),
     intent("y\nx"), "/main-attachment", also="35.4.1")  # fmt: skip
sent("html-of-an-empty-text-beside-text", "35.2.3", "html-beside-text", payload(attachment(text(""), text("<b>x</b>", "public.html")), attachment(text("y"))),
     intent("y"), "/main-attachment")  # fmt: skip
sent("html-of-another-attachment", "35.2.3", "html-beside-text loss-of-forms", payload(HELLO, attachment(text("x"), text("<b>x</b>", "public.html"))),
     intent("Hello\nx"), "/additional-attachments/0/representations/1")  # fmt: skip
sent("unknown-type-of-a-file", "35.3.1", "media-type-of-nothing", payload(attachment(data(PNG, "com.example.draft"))),
     intent(None, stream(data(PNG, "com.example.draft"), "application/octet-stream"), type="application/octet-stream"))  # fmt: skip
sent("media-type-as-a-type", "35.3.1", "media-type-kept", payload(attachment(data(PNG, "image/x-draft"))),
     intent(None, stream(data(PNG, "image/x-draft"), "image/x-draft"), type="image/x-draft"))  # fmt: skip
METADATA = {"thumbnail": data(PNG, "public.png"), "tags": '["a"]', "source_url": '"https://example.com/"', "referrer": '{"app-name":"X"}', "user_info": '{"a":1}'}
for name, content in METADATA.items():
    pointer = "/" + name.replace("_", "-")
    sent(f"{pointer[1:]}-is-lost", "35.4.1", "loss-silent loss-of-metadata", payload(HELLO, **{name: content}), intent("Hello"), pointer)
sent("parameters-are-lost-by-namespace", "35.4.1", "loss-of-namespace", payload(HELLO, parameters='{"com.example.a":{"x":1},"com.example.b":{"y":2}}'), intent("Hello"),
     "/parameters/com.example.a", "/parameters/com.example.b")  # fmt: skip
sent("unknown-member-is-lost", "35.4.1", "loss-of-unknown loss-escape", payload(HELLO).replace('"version"', '"com.example/a~b":1,"version"'), intent("Hello"), "/com.example~1a~0b")
sent("name-of-a-link-is-lost", "35.4.1", "loss-of-names", payload(attachment(url(), name="Cats")), intent(PAGE), "/main-attachment/suggested-name")
sent("name-of-another-text-is-lost", "35.4.1", "loss-of-names", payload(HELLO, attachment(text("x"), name="a.txt")), intent("Hello\nx"), "/additional-attachments/0/suggested-name")

# Android (36)

ONE, TWO = data(JPEG, "public.jpeg"), data(PNG, "public.png")


def files(id: str, clause: str, flags: str, *pairs: tuple[str, str], type: str, action: str = SEVERAL) -> None:
    """An item with a file for each pair of a representation and its media type."""
    attachments = [attachment(one) for one, _ in pairs]
    content = intent(None, *(stream(*pair) for pair in pairs), type=type, action=action)
    G.export("android." + id, clause, ANDROID, payload(*attachments), content, flags=flags)


files("one-file", "36.1.2", "android-action", (TWO, "image/png"), type="image/png", action=SEND)
files("two-files", "36.1.2", "android-action", (TWO, "image/png"), (TWO, "image/png"), type="image/png")
files("two-kinds-of-images", "36.1.3", "android-type-of-tops android-type-of-some", (ONE, "image/jpeg"), (TWO, "image/png"), type="image/*")
files("two-kinds-of-files", "36.1.3", "android-type-of-some", (ONE, "image/jpeg"), (data(PDF, "com.adobe.pdf"), "application/pdf"), type="*/*")
files("kinds-with-one-beginning", "36.1.3", "android-type-of-tops", (ONE, "image/jpeg"), (data(PNG, "imagery/x"), "imagery/x"), type="*/*")
G.export("android.names-of-files", "36.1.4", ANDROID, payload(attachment(ONE, name="one.jpg"), attachment(TWO)),
         intent(None, stream(ONE, "image/jpeg", "one.jpg"), stream(TWO, "image/png"), type="image/*", action=SEVERAL), flags="android-stream-name")  # fmt: skip
G.export("android.file-with-a-caption-and-a-link", "36.1.1", ANDROID, payload(attachment(ONE), LINK, content_text='[{"text":"Both"}]'),
         intent("Both\n" + PAGE, stream(ONE, "image/jpeg"), type="image/jpeg"), flags="link-of-others text-order")  # fmt: skip


def back(id: str, clause: str, flags: str, content: Any, right: str, also: str = "") -> None:
    """Adds an import: content that an Android app sends."""
    G.receive("back." + id, clause, ANDROID, content, right, flags=flags, also=also)


def caption(content: str) -> str:
    return f'[{{"text":"{content}"}}]'


back("text", "35.5.2", "back-text-lost", {"text": "Hello"}, payload(HELLO), also="36.2.1")
back("text-and-html", "35.5.2", "back-html-lost", {"text": "x", "html-text": "<b>x</b>"}, payload(attachment(text("x"), text("<b>x</b>", "public.html"))))
back("link-alone", "35.5.1", "back-text-empty", {"text": PAGE}, payload(LINK))
back("link-in-the-last-line", "35.5.1", "back-text-lost", {"text": "Look\nhere\n" + PAGE}, payload(LINK, content_text=caption("Look\\nhere")), also="35.5.2")
back("link-after-an-empty-line", "35.5.1", "back-empty-line", {"text": "\n" + PAGE}, payload(attachment(text("\\n" + PAGE))), also="35.5.5")
back("link-in-another-line", "35.5.1", "back-link-anywhere", {"text": PAGE + "\nLook"}, payload(attachment(text(PAGE + "\\nLook"))))
back("link-in-a-sentence", "35.5.1", "back-link-anywhere", {"text": "Look at " + PAGE}, payload(attachment(text("Look at " + PAGE))))
back("link-with-another-scheme", "35.5.1", "back-link-any-scheme", {"text": "a\nmailto:a@example.com"}, payload(attachment(text("a\\nmailto:a@example.com"))))
back("link-in-upper-case", "35.5.1", "back-link-case", {"text": "HTTP://example.com"}, payload(attachment(url("HTTP://example.com"))))
back("link-that-is-malformed", "35.5.1", "back-link-unchecked", {"text": "http://a b"}, payload(attachment(text("http://a b"))))
back("html-beside-a-link", "35.5.2", "back-html-anywhere", {"text": PAGE, "html-text": "<b>x</b>"}, payload(LINK))
back("file", "35.5.3", "back-name-lost", {"streams": [stream(ONE, "image/jpeg", "one.jpg")]}, payload(attachment(ONE, name="one.jpg")))
back("files-in-order", "35.5.2", "back-file-order", {"streams": [stream(ONE, "image/jpeg"), stream(TWO, "image/png")]}, payload(attachment(ONE), attachment(TWO)))
back("file-with-a-caption", "35.5.2", "back-text-lost", {"text": "Both", "streams": [stream(ONE, "image/jpeg")]}, payload(attachment(ONE), content_text=caption("Both")))
back("file-with-a-link-in-its-caption", "35.5.1", "back-link-beside-files", {"text": "a\n" + PAGE, "streams": [stream(ONE, "image/jpeg")]},
     payload(attachment(ONE), content_text=caption("a\\n" + PAGE)))  # fmt: skip
back("action-and-type-are-not-read", "36.2.1", "round-trip", {"action": SEVERAL, "type": "image/png", "text": "Hello"}, payload(HELLO))
back("subject-before-title", "36.2.1", "back-title-order", {"text": "Hello", "subject": "S", "title": "T"}, payload(HELLO, title='"S"'))
back("title-alone", "36.2.1", "back-title-order", {"text": "Hello", "title": "T"}, payload(HELLO, title='"T"'))
back("empty-title", "35.5.3", "back-title-empty", {"text": "Hello", "title": ""}, payload(HELLO))
back("nothing", "35.5.4", "back-nothing", {"title": "T"}, "mapping.nothing ")
back("empty-text", "35.5.4", "back-nothing back-text-empty", {"text": ""}, "mapping.nothing ")

# Web share targets (37)

FULL = {"title": "name", "text": "description", "url": "link", "files": [{"name": "photos", "accept": ["image/*", ".heic"]}, {"name": "all", "accept": "*/*"}]}


def target(params: Any, platform: str = "android", **members: Any) -> dict[str, Any]:
    """A web app with these params."""
    share = {"action": "/share", "method": "POST", "enctype": "multipart/form-data", **members, "params": params}
    return {"receiver": "web", "manifest": {"name": "App", "share_target": {name: one for name, one in share.items() if one is not None}}, "platform": platform}


def form(*pairs: tuple[str, str], files: Any = ()) -> dict[str, Any]:
    fields = [{"name": name, "value": value} for name, value in pairs]
    return {**({"fields": fields} if fields else {}), **({"files": list(files)} if files else {})}


def file(field: str, representation: str, type: str, name: str) -> dict[str, Any]:
    return {"field": field, "name": name, "type": type, "representation": value(representation)}


def web(id: str, clause: str, flags: str, route: Any, document: str, content: Any, *losses: str, also: str = "") -> None:
    G.export("web." + id, clause, route, document, content, losses, flags=flags, also=also)


ARTICLE = payload(LINK, content_text=caption("Look"), title='"Cats"')
web("fields-of-android", "37.1.3", "web-field-names web-url-field", target(FULL), ARTICLE, form(("name", "Cats"), ("description", "Look\n" + PAGE)), also="37.1.1")
web("fields-of-a-desktop", "37.1.3", "web-url-desktop web-order", target({"title": "z", "text": "y", "url": "x"}, "desktop"), ARTICLE, form(("z", "Cats"), ("y", "Look"), ("x", PAGE)))
web("desktop-without-a-field-for-urls", "37.1.3", "web-no-url-field", target({"text": "y"}, "desktop"), payload(LINK), form(("y", PAGE)))
web("link-alone-on-a-desktop", "37.1.3", "web-url-desktop", target({"text": "y", "url": "x"}, "desktop"), payload(LINK), form(("x", PAGE)))
web("title-without-a-field", "37.1.3", "loss-silent", target({"text": "y"}), payload(HELLO, title='"Cats"'), form(("y", "Hello")), "/title")
web("text-without-a-field", "35.4.2", "loss-silent loss-place", target({"title": "t"}), payload(HELLO, attachment(text("x")), title='"Cats"'), form(("t", "Cats")),
    "/main-attachment", "/additional-attachments/0", also="37.1.3")  # fmt: skip
web("content-text-without-a-field", "35.4.2", "loss-place", target({"title": "t"}), ARTICLE, form(("t", "Cats")), "/content-text", "/main-attachment")
web("text-without-a-field-on-a-desktop", "35.4.2", "loss-place", target({"url": "x"}, "desktop"), payload(LINK, content_text=caption("Look")), form(("x", PAGE)), "/content-text")
web("styled-text-without-a-field", "35.4.1", "loss-twice", target({"title": "t"}), payload(LINK, content_text='[{"bold":true,"text":"a"}]'), form(), "/content-text", "/main-attachment")
web("html-is-lost", "37.1.3", "html-lost loss-silent", target({"text": "y"}), payload(attachment(text("x"), text("<b>x</b>", "public.html"))), form(("y", "x")), "/main-attachment")
web("empty-name-of-a-field", "37.1.1", "web-empty-name", target({"title": "", "text": "y"}), payload(HELLO, title='"Cats"'), form(("y", "Hello")), "/title")
PICTURE, PAPER = attachment(TWO, name="IMG.png"), attachment(data(PDF, "com.adobe.pdf"), name="a.pdf")
IMG = file("photos", TWO, "image/png", "IMG.png")
web("file-in-the-first-entry", "37.1.4", "web-first-entry web-accept-wildcard", target(FULL), payload(PICTURE, PAPER),
    form(files=[IMG, file("all", data(PDF, "com.adobe.pdf"), "application/pdf", "a.pdf")]), also="37.1.5 37.1.1")  # fmt: skip


def accepting(id: str, clause: str, flags: str, entries: Any, is_accepted: bool, main: str = PICTURE, given: Any = IMG) -> None:
    """Whether an entry named photos takes the picture."""
    content, losses = (form(files=[given]), ()) if is_accepted else (form(), ("/main-attachment/representations/0",))
    web(id, clause, flags, target({"files": entries}), payload(main), content, *losses)


accepting("one-entry", "37.1.1", "web-one-entry web-accept-string", {"name": "photos", "accept": "image/png"}, True)
accepting("entry-without-a-name", "37.1.1", "web-entry-name", [{"accept": "*/*"}, {"name": "photos", "accept": ["image/png"]}], True)
accepting("empty-pattern", "37.1.1", "web-accept-empty", {"name": "photos", "accept": ["", "text/plain"]}, False)
accepting("entry-without-patterns", "37.1.1", "web-accept-empty", {"name": "photos"}, False)
accepting("pattern-in-upper-case", "37.1.5", "web-accept-case", {"name": "photos", "accept": "IMAGE/PNG"}, True)
accepting("pattern-for-all", "37.1.5", "web-accept-wildcard", {"name": "photos", "accept": "*/*"}, True)
accepting("pattern-for-others", "37.1.5", "web-file-lost", {"name": "photos", "accept": ["video/*", "image/jpeg"]}, False)
accepting("part-of-a-media-type", "37.1.5", "web-accept-prefix", {"name": "photos", "accept": ["image", "image/pn", "image/"]}, False)
accepting("extension", "37.1.5", "web-accept-extension web-accept-case", {"name": "photos", "accept": ".PNG"}, True)
accepting("extension-beyond-ascii", "37.1.5", "web-accept-ascii", {"name": "photos", "accept": ".\u00c9"}, False, attachment(data(PNG, "com.example.draft"), name="a.\u00e9"))
accepting("extension-of-another", "37.1.5", "web-file-lost", {"name": "photos", "accept": ".jpg"}, False)
NOTE = data("YQ==", "public.utf8-plain-text")
accepting("name-of-a-type-of-this-page", "37.1.4", "web-file-name", {"name": "f", "accept": "*/*"}, True, attachment(NOTE), file("f", NOTE, "application/octet-stream", "text"))
accepting("safe-name", "37.1.4", "web-file-name", {"name": "photos", "accept": "image/*"}, True, attachment(TWO, name="a*b.png"), file("photos", TWO, "image/png", "a_b.png"))
FILES = {"files": {"name": "f", "accept": "*/*"}}
NONE = "mapping.no-target /share_target"
web("no-target", "37.1.2", "web-target-none", {"receiver": "web", "manifest": {"name": "App"}, "platform": "android"}, payload(HELLO), NONE)
web("target-without-an-action", "37.1.2", "web-target-none", target({"text": "y"}, action=None), payload(HELLO), NONE)
web("files-without-post", "37.1.2", "web-target-method", target(FILES, method=None), payload(PICTURE), NONE)
web("files-with-get", "37.1.2", "web-target-method", target(FILES, method="GET"), payload(PICTURE), NONE)
web("files-without-multipart", "37.1.2", "web-target-method", target(FILES, enctype="application/x-www-form-urlencoded"), payload(PICTURE), NONE)
web("text-with-get", "37.1.2", "web-target-method", target({"text": "y"}, method=None, enctype=None), payload(HELLO), form(("y", "Hello")))
web("method-in-lower-case", "37.1.2", "web-target-case", target(FILES, method="post", enctype="Multipart/Form-Data"), payload(PICTURE), form(files=[{**IMG, "field": "f"}]))


def web_back(id: str, clause: str, flags: str, route: Any, content: Any, right: str, also: str = "") -> None:
    G.receive("web-back." + id, clause, route, content, right, flags=flags, also=also)


web_back("fields-of-android", "37.2.1", "web-field-names round-trip", target(FULL), form(("name", "Cats"), ("description", "Look\n" + PAGE)), ARTICLE, also="35.5.5")
web_back("fields-of-a-desktop", "37.2.1", "web-url-desktop round-trip", target({"title": "z", "text": "y", "url": "x"}, "desktop"), form(("z", "Cats"), ("y", "Look"), ("x", PAGE)), ARTICLE, also="35.5.5")
web_back("link-in-the-text-of-a-desktop", "37.2.1", "back-link-anywhere", target({"text": "y", "url": "x"}, "desktop"), form(("y", "a\n" + PAGE)), payload(attachment(text("a\\n" + PAGE))))
web_back("link-in-the-text-without-a-field-for-urls", "37.2.1", "web-no-url-field", target({"text": "y"}, "desktop"), form(("y", PAGE)), payload(LINK))
web_back("link-with-another-scheme", "37.2.1", "web-url-desktop", target({"url": "x"}, "desktop"), form(("x", "tel:1")), payload(attachment(url("tel:1"))))
web_back("link-that-is-malformed", "37.2.1", "back-link-unchecked", target({"text": "y", "url": "x"}, "desktop"), form(("x", "a b"), ("y", "Hello")), payload(HELLO))
web_back("link-with-files", "35.5.2", "back-file-order", target(FULL, "desktop"), form(("link", PAGE), files=[IMG]), payload(LINK, PICTURE))
web_back("files", "37.2.1", "back-name-lost", target(FULL), form(("name", "Cats"), files=[IMG]), payload(PICTURE, title='"Cats"'), also="35.5.3")
web_back("field-of-nobody", "37.2.1", "web-field-names back-nothing", target({"text": "y"}), form(("text", "Hello")), "mapping.nothing ")
web_back("no-target", "37.1.2", "web-target-none", target({"text": "y"}, action=None), form(("y", "Hello")), NONE)

# Mail (38)


def mail(id: str, clause: str, flags: str, document: str, content: str, *losses: str, also: str = "") -> None:
    G.export("mail." + id, clause, MAIL, document, {"url": "mailto:" + content}, losses, flags=flags, also=also)


def receivers(members: str) -> str:
    return f'{{"org.ietf.mailto":{members}}}'


mail("text", "38.1.1", "mail-fields-order", payload(HELLO), "?body=Hello")
mail("nothing-but-addresses", "38.1.1", "text-empty", payload(attachment(text("")), parameters=receivers('{"to":"a@example.com"}')), "a@example.com")
mail("nothing-at-all", "38.1.1", "text-empty", payload(attachment(text(""))), "")
mail("subject-fields-and-body", "38.1.1", "mail-fields-order", payload(HELLO, title='"Cats"', parameters=receivers('{"cc":"b@example.com","bcc":"c@example.com"}')),
     "?subject=Cats&bcc=c@example.com&cc=b@example.com&body=Hello", also="38.1.2")  # fmt: skip
mail("text-with-its-link", "38.1.1", "link-first", ARTICLE, "?subject=Cats&body=Look%0D%0Ahttps:%2F%2Fexample.com%2Fcats%3Fpage%3D1%26color%3Dblack%23top", also="38.1.4")
mail("addresses", "38.1.2", "mail-to mail-parameters", payload(HELLO, parameters=receivers('{"to":" a@example.com, b@example.com ,,"}')), "a@example.com,b@example.com?body=Hello")
mail("name-of-a-field-in-upper-case", "38.1.2", "mail-field-case", payload(HELLO, parameters=receivers('{"CC":"b@example.com"}')), "?cc=b@example.com&body=Hello")
mail("value-that-is-no-string", "38.1.2", "mail-parameter-kinds mail-parameter-loss", payload(HELLO, parameters=receivers('{"cc":"b@example.com","priority":1}')), "?cc=b@example.com&body=Hello",
     "/parameters/org.ietf.mailto/priority")  # fmt: skip
for name, flags, key in [
    ("a-subject", "mail-field-clash", "subject"), ("a-body", "mail-field-clash", "body"), ("receivers-in-upper-case", "mail-field-clash", "TO"),
    ("a-field-without-a-name", "mail-field-nameless", ""),
]:  # fmt: skip
    mail("parameter-that-is-" + name, "38.1.2", flags, payload(HELLO, parameters=receivers(f'{{"{key}":"x"}}')), "?body=Hello", "/parameters/org.ietf.mailto/" + key)
mail("parameters-that-differ-in-case", "38.1.2", "mail-field-clash", payload(HELLO, parameters=receivers('{"CC":"a@example.com","cc":"b@example.com"}')), "?cc=a@example.com&body=Hello",
     "/parameters/org.ietf.mailto/cc")  # fmt: skip
mail("names-beyond-ascii", "38.1.2", "mail-field-ascii", payload(HELLO, parameters=receivers('{"\u00c9":"a","\u00e9":"b"}')), "?%C3%89=a&%C3%A9=b&body=Hello")
mail("other-parameters-are-lost", "38.1.2", "loss-of-namespace", payload(HELLO, parameters='{"com.example.a":{"to":"x"}}'), "?body=Hello", "/parameters/com.example.a")
mail("line-breaks-of-a-body", "38.1.3", "mail-line-ends", payload(attachment(text("a\\nb\\r\\nc\\rd"))), "?body=a%0D%0Ab%0D%0Ac%0D%0Ad")
mail("line-break-of-a-subject", "38.1.3", "mail-header-lines", payload(HELLO, title='"a\\r\\nBcc: x@example.com"'), "?subject=a%20Bcc:%20x@example.com&body=Hello", "/title")
mail("control-characters-of-a-subject", "38.1.3", "mail-header-controls", payload(HELLO, title='"a\\u0007\\tb"'), "?subject=a%20%20b&body=Hello", "/title")
mail("delete-in-a-subject", "38.1.3", "mail-header-controls", payload(HELLO, title='"a\\u007fb"'), "?subject=a%20b&body=Hello", "/title")
mail("line-break-of-a-field", "38.1.3", "mail-header-lines", payload(HELLO, parameters=receivers('{"cc":"a\\nb"}')), "?cc=a%20b&body=Hello")
mail("spaces", "38.1.4", "mail-escapes", payload(attachment(text("a b+c"))), "?body=a%20b%2Bc")
mail("reserved-characters", "38.1.4", "mail-reserved mail-escape-case", payload(HELLO, title='"a&b=c?d#e/f%"'), "?subject=a%26b%3Dc%3Fd%23e%2Ff%25&body=Hello")
mail("characters-that-stand", "38.1.4", "mail-escapes", payload(attachment(text("-._~:@!$'()*,;"))), "?body=-._~:@!$'()*,;")
mail("letters-beyond-ascii", "38.1.4", "mail-utf8", payload(attachment(text("\u00e9\U0001f600"))), "?body=%C3%A9%F0%9F%98%80")
mail("marks-of-an-address", "38.1.4", "mail-address-marks", payload(HELLO, parameters=receivers('{"to":"a+b@example.com,(x):y@example.com"}')), "a+b@example.com,%28x%29%3Ay@example.com?body=Hello")
mail("file-is-lost", "38.1.5", "mail-files", payload(attachment(ONE), HELLO), "?body=Hello", "/main-attachment/representations/0")
mail("html-is-lost", "38.1.5", "loss-silent", payload(attachment(text("x"), text("<b>x</b>", "public.html"))), "?body=x", "/main-attachment")


def mail_back(id: str, clause: str, flags: str, content: str, right: str, also: str = "") -> None:
    G.receive("mail-back." + id, clause, MAIL, {"url": content}, right, flags=flags, also=also)


TO = '{"to":"a@example.com"}'
mail_back("body", "38.2.3", "round-trip", "mailto:?body=Hello", payload(HELLO), also="35.5.5")
mail_back("subject-and-receiver", "38.2.3", "mail-parameters", "mailto:a@example.com?subject=Cats&body=Hello", payload(HELLO, title='"Cats"', parameters=receivers(TO)))
mail_back("other-fields", "38.2.3", "mail-parameters mail-field-case", "mailto:?CC=b@example.com&In-Reply-To=x&body=Hello", payload(HELLO, parameters=receivers('{"cc":"b@example.com","in-reply-to":"x"}')))
mail_back("link-in-the-last-line", "35.5.1", "back-text-lost", "mailto:?body=Look%0D%0Ahttps:%2F%2Fexample.com", payload(attachment(url("https://example.com")), content_text=caption("Look")))
mail_back("names-beyond-ascii", "38.2.2", "mail-field-ascii", "mailto:?%C3%89=a&%C3%A9=b&body=Hello", payload(HELLO, parameters=receivers('{"\u00c9":"a","\u00e9":"b"}')))
mail_back("scheme-in-upper-case", "38.2.1", "mail-scheme", "MAILTO:?BODY=Hello", payload(HELLO))
mail_back("another-scheme", "38.2.1", "mail-scheme", "mail:?body=Hello", "mailto.malformed /url")
mail_back("control-character-for-the-colon", "38.2.1", "mail-scheme", "mailto\x1a?body=Hello", "mailto.malformed /url")
mail_back("fragment", "38.2.1", "mail-fragment", "mailto:?body=Hello#x&subject=y", payload(HELLO))
mail_back("escape-without-digits", "38.2.1", "mail-malformed", "mailto:?body=%zz", "mailto.malformed /url")
mail_back("escape-that-is-cut", "38.2.1", "mail-malformed", "mailto:a%4?body=Hello", "mailto.malformed /url")
mail_back("bytes-that-are-not-utf-8", "38.2.1", "mail-not-utf8", "mailto:?body=%FF", "mailto.malformed /url")
mail_back("field-without-a-name", "38.2.1", "mail-nameless", "mailto:?=x&body=Hello", "mailto.malformed /url")
mail_back("plus-sign", "38.2.2", "mail-plus", "mailto:a+b@example.com?body=a+b", payload(attachment(text("a+b")), parameters=receivers('{"to":"a+b@example.com"}')))
mail_back("fields-named-to", "38.2.2", "mail-to-field", "mailto:a@example.com?to=b@example.com&TO=c@example.com,d@example.com&body=Hello",
          payload(HELLO, parameters=receivers('{"to":"a@example.com,b@example.com,c@example.com,d@example.com"}')))  # fmt: skip
mail_back("first-subject-and-body", "38.2.2", "mail-first", "mailto:?subject=a&subject=b&body=Hello&body=x", payload(HELLO, title='"a"'))
mail_back("first-of-other-fields", "38.2.2", "mail-field-repeated", "mailto:?cc=a@example.com&CC=b@example.com&body=Hello", payload(HELLO, parameters=receivers('{"cc":"a@example.com"}')))
mail_back("empty-parts", "38.2.2", "mail-to", "mailto:,a@example.com,?&body=Hello&&subject", payload(HELLO, parameters=receivers(TO)))
mail_back("line-breaks", "38.2.2", "mail-body-lines", "mailto:?body=a%0D%0Ab%0Dc", payload(attachment(text("a\\nb\\nc"))))
mail_back("no-body", "35.5.4", "mail-no-body back-nothing", "mailto:a@example.com?subject=Cats", "mapping.nothing ")
mail_back("question-mark-in-a-body", "38.2.2", "round-trip", "mailto:?body=a?b=c", payload(attachment(text("a?b=c"))))
