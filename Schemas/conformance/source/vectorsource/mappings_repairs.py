"""Mappings: what a mapper leaves as it is, though other programs trim, repair, decode or normalise it, on both ways."""

from __future__ import annotations

import json
from typing import Any

from .mappings import ANDROID, G, HELLO, LINK, MAIL, PAGE, TWO, attachment, caption, file, form, intent, payload, receivers, stream, target, text, url
from .mappings_readings import sent

G.note("""
    text-repaired | trims or normalises text, decodes it, or changes its line ends | a receiver gets another text
    title-repaired | trims or normalises a title, decodes it, or changes its line ends | a receiver gets another title
    html-repaired | trims or decodes HTML, or changes its line ends | a receiver gets other HTML
    name-repaired | changes the name of a stream, on one of its ways | a file has another name
    mail-value-repaired | trims or normalises a value of a mail, or decodes it twice | a message has another text
    mail-line-ends-of-others | takes another character than CR and LF for a line end in mail | a message has other lines
    mail-url-repaired | trims a mailto URL, or removes what surrounds it | a program reads what is not a mailto URL
    mail-entities | takes &amp; for &, or a semicolon for the end of a field | a message has other fields
    mail-names-repaired | trims or normalises names of fields and addresses | a field has another meaning
    link-repaired | trims or completes a URL of a form, or repairs it | a link leads elsewhere, or the payload is invalid
    link-line-ends | searches the last line after another character than LF, or trims it | text loses a part
    accept-repaired | trims a pattern of accept, or reads other wildcards | an app gets files that it does not accept
""")

TEXTS = {
    "spaces": " x ", "line-feed-last": "x\n", "line-feed-first": "\nx", "tab": "\tx\t", "cr-lf": "a\rb\r\nc\n\rd", "vertical-tab-and-form-feed": "\va\fb\v", "line-ends-beyond-ascii": "\u0085a\u2028b\u2029c\u2028", "no-break-spaces": "\u00a0x\u3000", "byte-order-mark": "\ufeffx\u200b", "letters-and-marks": "e\u0301\u00e9\u212b\ufb01", "entities": "&amp;&lt;&#65;", "percent-escapes": "%41%0A+",
    "backslashes": "a\\nb\\u0041", "marks": "\"'a'\" \u201ca\u2019 -- ...", "markup": "<b>x</b>", "space-alone": " ", "nul": "a\0b\x1b",
}  # fmt: skip
SINGLE, DESKTOP = target({"title": "t", "text": "x"}), target({"title": "t", "text": "x", "url": "u"}, "desktop")


def quoted(content: str) -> str:
    """The content of a canonical JSON string."""
    return json.dumps(content, ensure_ascii=False)[1:-1]


def escaped(content: str, lines: bool = True) -> str:
    """A value in a mailto URL by 38.1.3 and 38.1.4; a header has spaces for controls."""
    content = content.replace("\r\n", "\n").replace("\r", "\n")
    content = content.replace("\n", "\r\n") if lines else "".join(" " if one < " " or one == "\x7f" else one for one in content)
    kept = "-._~:@!$'()*,;"
    return "".join(one if one.isascii() and (one.isalnum() or one in kept) else "".join(f"%{byte:02X}" for byte in one.encode()) for one in content)


def with_feeds(content: str) -> str:
    return content.replace("\r\n", "\n").replace("\r", "\n")


for id, content in TEXTS.items():
    item = payload(attachment(text(quoted(content))))
    sent(f"text-repaired.{id}-to-android", "36.1.1", "text-repaired", item, intent(content))
    G.receive(f"text-repaired.{id}-from-android", "36.2.1", ANDROID, {"text": content}, item, flags="text-repaired")
    G.export(f"text-repaired.{id}-to-a-form", "37.1.3", SINGLE, item, form(("x", content)), flags="text-repaired")
    G.receive(f"text-repaired.{id}-from-a-form", "37.2.1", DESKTOP, form(("x", content)), item, flags="text-repaired")
    G.export(f"text-repaired.{id}-to-mail", "38.1.3", MAIL, item, {"url": "mailto:?body=" + escaped(content)}, flags="text-repaired")
    G.receive(f"text-repaired.{id}-from-mail", "38.2.2", MAIL, {"url": "mailto:?body=" + escaped(content)}, payload(attachment(text(quoted(with_feeds(content))))), flags="text-repaired")
    titled = payload(HELLO, title=f'"{quoted(content)}"')
    G.export(f"title-repaired.{id}-to-android", "36.1.1", ANDROID, titled, intent("Hello", title=content), flags="title-repaired")
    G.receive(f"title-repaired.{id}-from-android", "36.2.1", ANDROID, {"text": "Hello", "subject": content}, titled, flags="title-repaired")
    G.receive(f"title-repaired.{id}-from-android-as-a-title", "36.2.1", ANDROID, {"text": "Hello", "title": content}, titled, flags="title-repaired")
    G.export(f"title-repaired.{id}-to-a-form", "37.1.3", SINGLE, titled, form(("t", content), ("x", "Hello")), flags="title-repaired")
    G.receive(f"title-repaired.{id}-from-a-form", "37.2.1", DESKTOP, form(("t", content), ("x", "Hello")), titled, flags="title-repaired")
    changed = any(one < " " or one == "\x7f" for one in content)
    G.export(f"title-repaired.{id}-to-mail", "38.1.3", MAIL, titled, {"url": f"mailto:?subject={escaped(content, False)}&body=Hello"}, ["/title"] if changed else [], flags="title-repaired")
    G.receive(f"title-repaired.{id}-from-mail", "38.2.2", MAIL, {"url": f"mailto:?subject={escaped(content)}&body=Hello"}, payload(HELLO, title=f'"{quoted(with_feeds(content))}"'), flags="title-repaired")
    both = payload(attachment(text("Hello"), text(quoted(content), "public.html")))
    G.export(f"html-repaired.{id}-to-android", "35.2.3", ANDROID, both, intent("Hello", html=content), flags="html-repaired")
    G.receive(f"html-repaired.{id}-from-android", "36.2.1", ANDROID, {"text": "Hello", "html-text": content}, both, flags="html-repaired")
    run = payload(LINK, content_text=caption(quoted(content)))
    G.export(f"text-repaired.{id}-before-a-link", "35.2.1", ANDROID, run, intent(content + "\n" + PAGE), flags="text-repaired")
    G.receive(f"text-repaired.{id}-before-a-received-link", "35.5.1", ANDROID, {"text": content + "\n" + PAGE}, run, flags="text-repaired")
    field = payload(HELLO, parameters=receivers(f'{{"b":"{quoted(content)}"}}'))
    G.export(f"mail-value-repaired.{id}-in-a-field", "38.1.3", MAIL, field, {"url": f"mailto:?b={escaped(content, False)}&body=Hello"}, flags="mail-value-repaired")
    G.receive(f"mail-value-repaired.{id}-of-a-field", "38.2.2", MAIL, {"url": f"mailto:?b={escaped(content)}&body=Hello"}, payload(HELLO, parameters=receivers(f'{{"b":"{quoted(with_feeds(content))}"}}')), flags="mail-value-repaired")

for id, parts, joined in [("line-feed-last", ("x\\n", "y"), "x\n\ny"), ("line-feed-first", ("x", "\\ny"), "x\n\ny"), ("line-feeds-alone", ("\\n", "\\n"), "\n\n\n"), ("spaces", (" x ", " y "), " x \n y ")]:
    several = payload(*(attachment(text(one)) for one in parts))
    G.export(f"text-repaired.{id}-of-two-to-android", "35.2.1", ANDROID, several, intent(joined), flags="text-repaired")
    G.export(f"text-repaired.{id}-of-two-to-a-form", "35.2.1", SINGLE, several, form(("x", joined)), flags="text-repaired")
    G.export(f"text-repaired.{id}-of-two-to-mail", "35.2.1", MAIL, several, {"url": "mailto:?body=" + escaped(joined)}, flags="text-repaired")

# Names of streams (35.5.3, 36.1.4)

for id, name in [
    ("spaces", " a.png "), ("dot-first", ".hidden"), ("dot-last", "a.png."), ("colon", "a:b"), ("slash", "a/b"), ("backslash", "a\\b"), ("parent", ".."), ("dot", "."), ("device", "CON"), ("line-feed", "a\n"), ("control", "a\x01.png"), ("no-extension", "a"), ("another-extension", "a.jpg"), ("upper-case", "A.PNG"), ("letter-and-mark", "e\u0301.png"), ("composed-letter", "\u00e9.png"), ("star", "a*?.png"), ("space-alone", " "),
    ("direction", "a\u202eb"), ("percent-escape", "a%2Fb.png"), ("long", "a" * 300), ("byte-order-mark", "\ufeffa"), ("path", "/tmp/a.png"), ("url", "content://a/b"), ("zero", "0"),
]:  # fmt: skip
    right = '{"representations":[' + TWO + '],"suggested-name":"' + quoted(name) + '"}'
    G.receive(f"name-repaired.{id}-from-android", "35.5.3", ANDROID, {"streams": [stream(TWO, "image/png", name)]}, payload(right), flags="name-repaired")
    route = target({"text": "x", "files": {"name": "f", "accept": "*/*"}}, "desktop")
    G.receive(f"name-repaired.{id}-from-a-form", "35.5.3", route, form(files=[file("f", TWO, "image/png", name)]), payload(right), flags="name-repaired")
    if id not in ("colon", "slash", "backslash", "parent", "dot", "line-feed", "control", "direction", "long", "path", "url"):
        sent(f"name-repaired.{id}-to-android", "36.1.4", "name-repaired", payload(right), intent(None, stream(TWO, "image/png", name), type="image/png"))
        sent(f"name-repaired.{id}-of-the-second-to-android", "36.1.4", "name-repaired", payload(HELLO, right), intent("Hello", stream(TWO, "image/png", name), type="image/png"))

# Mail (38.2)


def mail(id: str, flag: str, content: str, right: str | None = "x", parameters: str = "", title: str = "", number: str = "38.2.2") -> None:
    """The URL results in an item with this text, or is refused."""
    members = {**({"parameters": receivers(parameters)} if parameters else {}), **({"title": f'"{title}"'} if title else {})}
    wanted = right if right is not None and right.startswith("m") and " " in right else payload(attachment(text(right)), **members)
    G.receive(f"{flag}.{id}", number, MAIL, {"url": content}, wanted, flags=flag)


MALFORMED, NOTHING = "mailto.malformed /url", "mapping.nothing "
for id, value, right in [
    ("escaped-escape", "%2541", "%41"), ("escaped-escape-of-a-line", "%250A", "%0A"), ("escaped-percent-sign", "%25", "%"), ("escaped-entity", "%26amp%3B", "&amp;"), ("escaped-plus", "%2B", "+"), ("escaped-twice", "%252541", "%2541"), ("raw-space", "a b", "a b"), ("raw-quotation-marks", "\"a\"", "\\\"a\\\""), ("raw-angle-brackets", "<a>", "<a>"), ("raw-backslash", "a\\b", "a\\\\b"), ("equals-signs", "a=b=c", "a=b=c"), ("question-marks", "a??", "a??"),
    ("colon-and-slashes", "a://b", "a://b"), ("unicode-escape", "\\u0041", "\\\\u0041"), ("unreserved-escape", "%61%7E", "a~"), ("mixed-case-escape", "%c3%A9", "\u00e9"), ("raw-letter-beyond-ascii", "\u00e9e\u0301", "\u00e9e\u0301"), ("raw-and-escaped-letters", "\u00e9%C3%A9", "\u00e9\u00e9"), ("letter-and-escaped-mark", "e%CC%81", "e\u0301"), ("raw-emoji", "\U0001f600", "\U0001f600"), ("escaped-nul", "a%00b", "a\\u0000b"), ("escaped-byte-order-mark", "%EF%BB%BFx", "\ufeffx"),
    ("encoded-word", "=?utf-8?q?a?=", "=?utf-8?q?a?="), ("two-points", "a..b", "a..b"),
]:  # fmt: skip
    mail(id, "mail-value-repaired", f"mailto:?body={value}", right)
for id, value in [("of-unicode", "%u0041"), ("of-one-digit", "%4"), ("of-nothing", "%"), ("of-a-percent-sign-at-the-end", "a%%"), ("of-surrogates", "%ED%A0%BD"), ("of-a-space", "% 41"), ("of-latin-1", "%E9"), ("of-half-a-letter", "%C3"), ("of-half-and-raw", "%C3\u00a9")]:
    mail("malformed-escape-" + id, "mail-value-repaired", f"mailto:?body={value}", MALFORMED, number="38.2.1")
for id, raw, escape in [("vertical-tab", "\v", "%0B"), ("form-feed", "\f", "%0C"), ("next-line", "\u0085", "%C2%85"), ("line-separator", "\u2028", "%E2%80%A8"), ("paragraph-separator", "\u2029", "%E2%80%A9"), ("file-separator", "\x1c", "%1C"), ("record-separator", "\x1e", "%1E")]:
    json_form = quoted(raw)
    mail(f"raw-{id}", "mail-line-ends-of-others", f"mailto:?body=a{raw}b", f"a{json_form}b")
    mail(f"escaped-{id}", "mail-line-ends-of-others", f"mailto:?body=a{escape}b", f"a{json_form}b")
    mail(f"{id}-in-a-subject-and-a-field", "mail-line-ends-of-others", f"mailto:?subject=a{escape}b&cc=c{escape}d&body=x", "x", f'{{"cc":"c{json_form}d"}}', f"a{json_form}b")
for id, value, right in [
    ("lf", "%0A", "\\n"), ("cr", "%0D", "\\n"), ("cr-lf", "%0D%0A", "\\n"), ("lf-cr", "%0A%0D", "\\n\\n"), ("cr-cr-lf", "%0D%0D%0A", "\\n\\n"), ("cr-lf-cr-lf", "%0D%0A%0D%0A", "\\n\\n"), ("cr-lf-lf", "%0D%0A%0A", "\\n\\n"), ("raw-lf", "\n", "\\n"), ("raw-cr", "\r", "\\n"), ("raw-cr-lf", "\r\n", "\\n"), ("raw-and-escaped", "\r%0A", "\\n"), ("escaped-and-raw", "%0D\n", "\\n"), ("lower-case", "%0d%0a", "\\n"),
]:  # fmt: skip
    mail(f"body-ends-with-{id}", "mail-line-ends-of-others", f"mailto:?body=x{value}", f"x{right}")
    mail(f"body-begins-with-{id}", "mail-line-ends-of-others", f"mailto:?body={value}x", f"{right}x")
    mail(f"body-of-{id}", "mail-line-ends-of-others", f"mailto:?body={value}", right)
    mail(f"subject-and-field-with-{id}", "mail-line-ends-of-others", f"mailto:?subject=a{value}&cc={value}b&body=x", "x", f'{{"cc":"{right}b"}}', f"a{right}")
for id, before, right in [
    ("space", " mailto:", MALFORMED), ("line-feed", "\nmailto:", MALFORMED), ("tab", "\tmailto:", MALFORMED), ("no-break-space", "\u00a0mailto:", MALFORMED), ("byte-order-mark", "\ufeffmailto:", MALFORMED), ("nul", "\0mailto:", MALFORMED), ("angle-bracket", "<mailto:", MALFORMED), ("quotation-mark", '"mailto:', MALFORMED), ("url-and-colon", "URL:mailto:", MALFORMED), ("space-before-the-colon", "mailto :", MALFORMED), ("escaped-colon", "mailto%3A", MALFORMED),
    ("escaped-letter", "%6Dailto:", MALFORMED), ("line-feed-inside", "mail\nto:", MALFORMED), ("soft-hyphen-inside", "mail\u00adto:", MALFORMED), ("wide-colon", "mailto\uff1a", MALFORMED), ("wide-letters", "\uff4dailto:", MALFORMED), ("dotless-i", "ma\u0131lto:", MALFORMED), ("i-with-a-dot", "MA\u0130LTO:", MALFORMED), ("no-scheme", "", MALFORMED), ("slash", "/mailto:", MALFORMED), ("hyphen", "mail-to:", MALFORMED), ("plural", "mailtos:", MALFORMED), ("no-colon", "mailto", MALFORMED), ("title-case", "Mailto:", "x"), ("mixed-case", "mAiLtO:", "x"),
]:  # fmt: skip
    mail(f"{id}-first", "mail-url-repaired", f"{before}?body=x", right, number="38.2.1")
for id, url_text, right, parameters in [
    ("space-last", "mailto:?body=x ", "x ", ""), ("line-feed-last", "mailto:?body=x\n", "x\\n", ""), ("angle-bracket-last", "mailto:?body=x>", "x>", ""), ("no-break-space-last", "mailto:?body=x\u00a0", "x\u00a0", ""), ("space-after-the-colon", "mailto: ?body=x", "x", '{"to":" "}'), ("spaces-around-an-address", "mailto: a@e.com ?body=x", "x", '{"to":" a@e.com "}'), ("slashes", "mailto://a@e.com?body=x", "x", '{"to":"//a@e.com"}'), ("slashes-alone", "mailto://?body=x", "x", '{"to":"//"}'),
    ("name-and-address", "mailto:A <a@e.com>?body=x", "x", '{"to":"A <a@e.com>"}'), ("address-in-capitals", "mailto:A@E.COM?body=x", "x", '{"to":"A@E.COM"}'), ("address-twice", "mailto:a@e.com,a@e.com?to=a@e.com&body=x", "x", '{"to":"a@e.com,a@e.com,a@e.com"}'), ("scheme-twice", "mailto:mailto:a@e.com?body=x", "x", '{"to":"mailto:a@e.com"}'), ("no-address-sign", "mailto:a?body=x", "x", '{"to":"a"}'), ("letter-and-mark-in-an-address", "mailto:e\u0301@e.com?body=x", "x", '{"to":"e\u0301@e.com"}'),
    ("plus-between-addresses", "mailto:a+b?body=x", "x", '{"to":"a+b"}'), ("spaces-after-commas", "mailto:a, b?body=x", "x", '{"to":"a, b"}'), ("tab-in-an-address", "mailto:%09a?to=%09&body=x", "x", '{"to":"\\ta,\\t"}'),
]:  # fmt: skip
    mail(id, "mail-url-repaired", url_text, right, parameters, number="38.2.2")
for id, content, right, parameters, title in [
    ("entity", "?subject=a&amp;body=b&body=c", "c", '{"amp;body":"b"}', "a"), ("entity-before-the-body", "?subject=a&amp;body=b", NOTHING, "", ""), ("numeric-entity", "?subject=a&#38;body=b", NOTHING, "", ""), ("entity-twice", "?a=1&amp;b=2&amp;body=3&body=x", "x", '{"a":"1","amp;b":"2","amp;body":"3"}', ""), ("semicolon", "?subject=a;body=b", NOTHING, "", ""), ("semicolon-in-a-body", "?body=a;subject=b", "a;subject=b", "", ""), ("escaped-ampersand", "?body=a%26subject=b", "a&subject=b", "", ""), ("escaped-equals-sign", "?body%3Dx&body=y", "y", '{"body=x":""}', ""),
    ("second-question-mark", "?subject=a?body=b", NOTHING, "", ""), ("comma", "?subject=a,body=b", NOTHING, "", ""), ("line-feed", "?subject=a\nbody=b", NOTHING, "", ""), ("bar", "?body=a|b", "a|b", "", ""), ("escaped-question-mark", "%3Fbody=x", NOTHING, "", ""), ("ampersand-for-the-question-mark", "&body=x", NOTHING, "", ""), ("question-mark-alone-before-it", "??body=x", NOTHING, "", ""), ("escaped-fragment", "?body=a%23b", "a#b", "", ""), ("ampersand-at-the-ends", "?&&body=x&&", "x", "", ""),
]:  # fmt: skip
    mail(id, "mail-entities", "mailto:" + content, right, parameters, title)
for id, content, right, parameters in [
    ("space-first", "? body=x", NOTHING, ""), ("space-last", "?body =x", NOTHING, ""), ("escaped-space-last", "?body%20=x", NOTHING, ""), ("space-in-a-subject", "?subject%20=T&body=x", "x", '{"subject ":"T"}'), ("space-in-recipients", "?to%20=a&%20to=b&body=x", "x", '{" to":"b","to ":"a"}'), ("space-in-a-field", "?%20cc=1&body=x", "x", '{" cc":"1"}'), ("wide-letters", "?\uff42ody=y&body=x", "x", '{"\uff42ody":"y"}'), ("kelvin-sign", "?\u212a=y&body=x", "x", '{"\u212a":"y"}'), ("long-s", "?\u017fubject=y&body=x", "x", '{"\u017fubject":"y"}'),
    ("composed-letter", "?\u00e9=1&e\u0301=2&body=x", "x", '{"e\u0301":"2","\u00e9":"1"}'), ("colon", "?cc:=1&body=x", "x", '{"cc:":"1"}'), ("brackets", "?body[]=y&body=x", "x", '{"body[]":"y"}'), ("hyphen", "?reply-to=a&Reply_To=b&body=x", "x", '{"reply-to":"a","reply_to":"b"}'), ("plus", "?a+b=1&body=x", "x", '{"a+b":"1"}'), ("byte-order-mark", "?\ufeffbody=x", NOTHING, ""), ("nul", "?body%00=y&body=x", "x", ""), ("tab", "?cc%09=1&body=x", "x", '{"cc\\t":"1"}'), ("dotless-i", "?B\u0131=1&body=x", "x", '{"b\u0131":"1"}'), ("x-prefix", "?X-A=1&body=x", "x", '{"x-a":"1"}'),
    ("zero", "?0=1&body=x", "x", '{"0":"1"}'), ("percent", "?%25=1&body=x", "x", '{"%":"1"}'), ("dollar", "?$a=1&b=2&body=x", "x", '{"$a":"1","b":"2"}'),
]:  # fmt: skip
    mail(id, "mail-names-repaired", "mailto:" + content, right, parameters)

# Addresses with commas (38.2.3)

for id, content, to in [("escaped-comma", "a%2Cb@e.com?", "a,b@e.com"), ("escaped-comma-last", "a%2C?", "a,"), ("escaped-comma-alone", "%2C?", ","), ("escaped-comma-in-a-field", "?to=a%2Cb&", "a,b"), ("quotation-marks-around-a-comma", '"a,b"@e.com?', '\\"a,b\\"@e.com'), ("escaped-space", "a,%20,b?", "a, ,b")]:
    mail("address-with-" + id, "mail-names-repaired", f"mailto:{content}body=x", "x", f'{{"to":"{to}"}}', number="38.2.3")
for id, given, written in [("comma-of-one-address", '\\"a,b\\"@e.com', "%22a,b%22@e.com"), ("address-of-a-space", "a, ,b", "a,b"), ("comma-last", "a,", "a"), ("comma-alone", ",", ""), ("line-feed-between", "a,\\nb", "a,%0Ab"), ("tab-alone", "\\t", "%09"), ("no-break-space-alone", "a,\u00a0", "a,%C2%A0"), ("semicolons", "a;b", "a%3Bb"), ("name-and-address", "A <a@e.com>", "A%20%3Ca@e.com%3E"), ("escape", "a%40e.com", "a%2540e.com"), ("capitals", "A@E.com", "A@E.com"), ("twice", "a,a", "a,a")]:
    G.export(f"mail-names-repaired.to-with-{id}", "38.1.2", MAIL, payload(HELLO, parameters=receivers(f'{{"to":"{given}"}}')), {"url": f"mailto:{written}?body=Hello"}, flags="mail-names-repaired")
for id, key, written in [("space-first", " cc", "%20cc"), ("space-last", "cc ", "cc%20"), ("colon", "cc:", "cc:"), ("space-in-subject", "subject ", "subject%20"), ("space-in-recipients", "to ", "to%20"), ("letter-and-mark", "e\u0301", "e%CC%81"), ("percent-escape", "%63c", "%2563c"), ("underscore", "reply_to", "reply_to"), ("capital", "Reply-To", "reply-to"), ("kelvin-sign", "\u212a", "%E2%84%AA"), ("dotless-i", "B\u0131", "b%C4%B1"), ("sharp-s", "\u1e9e", "%E1%BA%9E"), ("final-sigma", "\u03a3", "%CE%A3")]:
    G.export(f"mail-names-repaired.key-with-{id}", "38.1.2", MAIL, payload(HELLO, parameters=receivers(f'{{"{key}":"1"}}')), {"url": f"mailto:?{written}=1&body=Hello"}, flags="mail-names-repaired")

# Links of forms and of last lines (37.2.1, 35.5.1)

FAULTY = {
    "space-first": " https://e.com/", "space-last": "https://e.com/ ", "line-feed-first": "\nhttps://e.com/", "line-feed-last": "https://e.com/\n", "tab-inside": "https://e.\tcom/", "space-inside": "https://e.com/a b", "angle-brackets": "<https://e.com/>", "url-and-colon": "URL: https://e.com/", "no-scheme": "e.com", "no-scheme-and-slashes": "//e.com/", 
    "letter-beyond-ascii": "https://e.com/\u00e9", "host-beyond-ascii": "https://\u00e9.com/", "half-an-escape": "https://e.com/%4", "letters-after-a-percent-sign": "https://e.com/%zz", "backslash": "https:\\\\e.com\\", "byte-order-mark": "\ufeffhttps://e.com/", "no-break-space": "https://e.com/\u00a0", "nul": "https://e.com/\0", "brace": "https://e.com/{a}", "caret": "https://e.com/^", 
    "two-urls": "https://e.com/ https://f.com/", "brackets": "https://e.com/[a]", "wide-colon": "https\uff1a//e.com/", "scheme-with-a-space": "https ://e.com/", "line-feed-in-the-scheme": "java\nscript:1",
}  # fmt: skip
for id, line in FAULTY.items():
    G.receive(f"link-repaired.{id}", "37.2.1", DESKTOP, form(("x", "y"), ("u", line)), payload(attachment(text("y"))), flags="link-repaired")
    G.receive(f"link-repaired.{id}-on-android", "37.2.1", target({"text": "x", "url": "u"}), form(("x", "y"), ("u", line)), payload(attachment(text("y"))), flags="link-repaired")
    if "line-feed" not in id:
        G.receive(f"link-repaired.{id}-alone-in-a-text", "35.5.1", ANDROID, {"text": line}, payload(attachment(text(quoted(line)))), flags="link-repaired")
        G.receive(f"link-repaired.{id}-in-a-last-line", "35.5.1", ANDROID, {"text": "a\n" + line}, payload(attachment(text("a\\n" + quoted(line)))), flags="link-repaired")
for id, line in [("upper-case", "HTTPS://E.COM/A"), ("default-port", "https://e.com:443/"), ("no-path", "https://e.com"), ("dot-segments", "https://e.com/a/../b/."), ("unreserved-escape", "https://e.com/%61%7e"), ("entity", "https://e.com/?a=1&amp;b=2"), ("tracking", "https://e.com/?utm_source=a"), ("empty-query", "https://e.com/?#"), ("two-slashes", "https://e.com//a//"), ("user", "https://a:b@e.com/"), ("text-fragment", "https://e.com/#:~:text=a"), ("trailing-dot", "https://e.com/a."), ("parenthesis", "https://e.com/a)"), ("comma", "https://e.com/a,")]:
    right = payload(attachment(url(line)))
    G.receive(f"link-repaired.unchanged-with-{id}", "37.2.1", DESKTOP, form(("u", line)), right, flags="link-repaired")
    G.receive(f"link-repaired.unchanged-from-android-with-{id}", "35.5.1", ANDROID, {"text": line}, right, flags="link-repaired")
    G.export(f"link-repaired.unchanged-to-android-with-{id}", "35.2.2", ANDROID, right, intent(line), flags="link-repaired")
for id, mark in [("carriage-return", "\r"), ("vertical-tab", "\v"), ("form-feed", "\f"), ("next-line", "\u0085"), ("line-separator", "\u2028"), ("paragraph-separator", "\u2029"), ("file-separator", "\x1c"), ("group-separator", "\x1d"), ("record-separator", "\x1e"), ("space", " "), ("tab", "\t"), ("lf-cr", "\n\r"), ("nul", "\0"), ("backslash-and-n", "\\n"), ("br", "<br>"), ("no-break-space", "\u00a0")]:
    whole = f"a{mark}https://e.com/"
    G.receive(f"link-line-ends.{id}", "35.5.1", ANDROID, {"text": whole}, payload(attachment(text(quoted(whole)))), flags="link-line-ends")
    G.receive(f"link-line-ends.{id}-first", "35.5.1", ANDROID, {"text": whole[1:]}, payload(attachment(text(quoted(whole[1:])))), flags="link-line-ends")
    G.receive(f"link-line-ends.{id}-last", "35.5.1", ANDROID, {"text": f"https://e.com/{mark}"}, payload(attachment(text(quoted(f"https://e.com/{mark}")))), flags="link-line-ends")
    if id != "lf-cr":
        G.receive(f"link-line-ends.{id}-before-a-line", "35.5.1", ANDROID, {"text": f"a{mark}\nhttps://e.com/"}, payload(attachment(url("https://e.com/")), content_text=caption(quoted(f"a{mark}"))), flags="link-line-ends")
        G.receive(f"link-line-ends.{id}-in-a-line-of-its-own", "35.5.1", ANDROID, {"text": f"{mark}\nhttps://e.com/"}, payload(attachment(url("https://e.com/")), content_text=caption(quoted(mark))), flags="link-line-ends")
G.receive("link-line-ends.line-feed-last", "35.5.1", ANDROID, {"text": "https://e.com/\n"}, payload(attachment(text("https://e.com/\\n"))), flags="link-line-ends")
G.receive("link-line-ends.three-lines", "35.5.1", ANDROID, {"text": "a\n\nhttps://e.com/"}, payload(attachment(url("https://e.com/")), content_text=caption("a\\n")), flags="link-line-ends")

# Patterns of accept (37.1.5)

PNG_FILE, GIVEN, LOST = payload(attachment(TWO, name="a.png")), form(files=[file("f", TWO, "image/png", "a.png")]), "/main-attachment/representations/0"
for id, pattern in [
    ("space-first", " image/png"), ("space-last", "image/png "), ("line-feed-last", "image/png\n"), ("tab-first", "\timage/png"), ("no-break-space", "\u00a0image/png"), ("nul", "image/png\0"), ("byte-order-mark", "\ufeffimage/png"), ("semicolon", "image/png;"), ("family-and-space", "image/* "), ("space-and-family", " image/*"), ("all-and-space", "*/* "), ("space-and-all", " */*"), ("all-with-a-parameter", "*/*;q=1"), ("all-and-a-slash", "*/*/"), ("family-and-a-slash", "image/*/"), ("two-stars", "image/**"), ("stars", "**/**"),
    ("star-and-type", "*/png"), ("star-in-the-family", "im*/png"), ("star-in-the-family-and-type", "i*/*"), ("question-marks", "image/???"), ("question-mark-and-star", "?/*"), ("regular-expression", "image/.*"), ("dot", "."), ("dot-and-star", ".*"), ("star-and-dot", "*.png"), ("stars-and-dot", "*.*"), ("extension-and-space", ".png "), ("space-and-extension", " .png"), ("space-in-extension", ". png"), ("extension-and-line-feed", ".png\n"), ("part-of-the-extension", ".pn"), ("longer-extension", ".pngx"), ("end-of-the-extension", "ng"), ("wide-star", "\uff0a/\uff0a"),
    ("wide-slash", "image\uff0fpng"), ("wide-dot", "\uff0epng"), ("backslash", "image\\png"), ("type-identifier", "public.png"), ("type-identifier-of-the-family", "public.image"), ("name-of-the-file", "a.png"), ("name-of-the-family", "image"), ("path", "/image/png"), ("brackets", "[image/png]"), ("long-s", "\u017fmage/png"), ("dotless-i", "\u0131mage/png"), ("i-with-a-dot", "\u0130mage/png"), ("percent-escape", "image%2Fpng"), ("bar", "image/png|image/jpeg"), ("space-between", "image/png image/jpeg"), ("semicolon-between", "image/png;image/jpeg"), ("not", "!image/jpeg"),
]:  # fmt: skip
    G.export(f"accept-repaired.{id}", "37.1.5", target({"files": {"name": "f", "accept": [pattern]}}, "desktop"), PNG_FILE, form(), [LOST], flags="accept-repaired")
for id, pattern in [("upper-case", "IMAGE/PNG"), ("capitals", "Image/Png"), ("family-in-upper-case", "IMAGE/*"), ("all", "*/*"), ("extension-in-upper-case", ".PNG"), ("name-with-a-dot", ".png")]:
    G.export(f"accept-repaired.accepted-{id}", "37.1.5", target({"files": {"name": "f", "accept": ["x", pattern]}}, "desktop"), PNG_FILE, GIVEN, flags="accept-repaired")
