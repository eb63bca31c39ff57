"""Faulty, odd and hostile payloads that are to be mapped: a mapper reads leniently (21.2, 24.1.2, 35.1.1)."""

from __future__ import annotations

from .mappings import ANDROID, G, HELLO, MAIL, PAGE, TWO, attachment, intent, payload, stream, text, url

NOTES = """
    mapping-of-anything | maps a document that every reader refuses | a receiver gets content that is not a payload
    mapping-of-the-valid | refuses what lenient reading survives | one faulty member hides the rest
    mapping-as-it-stands | maps values that lenient reading leaves out or changes | a receiver gets other values than the sender wrote
    mapping-deep | follows nested values without a bound | a hostile payload ends the program
"""
G.note(NOTES)

GOOD = payload(HELLO)
HEAD = GOOD[:-1]
FOLDERS = '{"file":{"byte-count":1,"path":"%s"},"type-identifier":"public.png"}'

# Errors: each refuses every reading. The id and the pointer are those of the finding.

for id, clause, data, finding in [
    ("comma-at-the-end", "3.1.1", HEAD + ",}", "json.syntax "),
    ("cut-short", "3.1.5", HEAD, "json.truncated "),
    ("text-after-it", "3.1.6", GOOD + "x", "json.trailing "),
    ("byte-order-mark", "3.1.2", "\ufeff" + GOOD, "json.byte-order-mark "),
    ("faulty-utf-8", "3.1.3", GOOD.encode().replace(b"Hello", b"Hell\xff"), "json.utf-8 /main-attachment/representations/0/text"),
    ("half-a-pair", "3.1.4", GOOD.replace("Hello", "\\ud800"), "json.surrogate /main-attachment/representations/0/text"),
    ("key-that-stands-twice", "6.2.3", HEAD + ',"version":"1.0"}', "value.duplicate-key /version"),
    ("array", "2.1.1", "[" + GOOD + "]", "document.not-dictionary "),
    ("nothing", "2.2.4", "", "encoding.unrecognized "),
    ("version-that-is-newer", "11.1.4", GOOD.replace('"1.0"', '"2.0"'), "version.unsupported /version"),
    ("version-that-is-absent", "11.1.1", GOOD.replace(',"version":"1.0"', ""), "version.missing "),
    ("version-that-is-a-number", "11.1.2", GOOD.replace('"1.0"', "1"), "version.malformed /version"),
    ("feature-that-is-unknown", "11.3.2", payload(HELLO, must_understand='["x"]'), "must-understand.unknown /must-understand"),
    ("no-main-attachment", "13.2.2", '{"title":"x","version":"1.0"}', "main-attachment.missing "),
    ("main-attachment-without-anything", "13.2.2", payload('{"representations":[5]}'), "main-attachment.missing /main-attachment"),
    ("path-that-leaves-its-folder", "14.6.2", payload(HELLO, attachment(FOLDERS % "../a")), "file.path /additional-attachments/0/representations/0/file/path"),
]:
    G.export(f"reading.{id}", clause, MAIL, data, finding, flags="mapping-of-anything", also="21.2.4 35.1.1")
for id, opening, closing in [("arrays", "[", "]"), ("dictionaries", '{"a":', "}")]:
    deep = HEAD + ',"user-info":{"a":' + opening * 100_000 + "1" + closing * 100_000 + "}}"
    pointer = "/user-info/a" + ("/0" if opening == "[" else "/a") * 62
    G.export(f"reading.deep-{id}", "24.1.2", ANDROID, deep, "limit.depth " + pointer, flags="mapping-deep", also="10.1.1")

# Everything else is survived; what is set aside arrives nowhere, and is not lost.

HERE = intent("Hello")
OTHER = '{"data":{"$data":"QQ"},"type-identifier":"public.png"}'
for id, clause, flag, document, content, losses in [
    ("null-title", "6.7.3", "mapping-of-the-valid", payload(HELLO, title="null"), HERE, []),
    ("null-attachment", "6.7.3", "mapping-of-the-valid", payload(HELLO, "null"), HERE, []),
    ("tags-of-the-wrong-type", "13.1.1", "mapping-as-it-stands", payload(HELLO, tags="[1]"), HERE, []),
    ("referrer-that-is-empty", "13.1.3", "mapping-as-it-stands", payload(HELLO, referrer="{}"), HERE, []),
    ("type-that-stands-twice", "14.3.5", "mapping-as-it-stands", payload(attachment(text("Hello"), text("x", "PUBLIC.plain-text"))), HERE, []),
    ("content-that-stands-twice", "14.2.3", "mapping-as-it-stands", payload(attachment('{"text":"x","type-identifier":"public.url","url":"https://e.com/"}', text("Hello"))), HERE, []),
    ("url-that-is-malformed", "18.1.1", "mapping-as-it-stands", payload(attachment(url("no url"), text("Hello"))), HERE, []),
    ("url-with-an-excluded-scheme", "18.1.2", "mapping-as-it-stands", payload(attachment(url("JavaScript:x"), text("Hello"))), HERE, []),
    ("data-that-are-malformed", "6.5.1", "mapping-as-it-stands", payload(attachment(OTHER, text("Hello"))), HERE, []),
    ("name-that-is-unsafe", "14.5.1", "mapping-as-it-stands", payload(attachment(TWO, name="../a.png")), intent(None, stream(TWO, "image/png"), type="image/png"), []),
    ("tag-for-a-text", "7.1.4", "mapping-of-the-valid", payload(attachment('{"text":{"$string":"SGVsbG8="},"type-identifier":"public.plain-text"}')), HERE, []),
    ("unknown-content", "14.2.4", "mapping-as-it-stands", payload(attachment('{"com.example.k":1,"type-identifier":"public.png"}', text("Hello"))), HERE, ["/main-attachment/representations/0"]),
    ("unknown-name", "12.1.2", "mapping-of-the-valid", payload(HELLO, colour="1"), HERE, ["/colour"]),
    ("newer-minor-version", "12.1.2", "mapping-of-the-valid", payload(HELLO, colour="1").replace('"1.0"', '"1.7"'), HERE, ["/colour"]),
    ("empty-run", "15.1.3", "mapping-as-it-stands", payload(HELLO, content_text='[{"bold":true,"text":""}]'), HERE, []),
    ("run-with-a-faulty-color", "15.2.3", "mapping-as-it-stands", payload(HELLO, content_text='[{"background-color":"red","text":"a"}]'), intent("a\nHello"), []),
    ("link-of-escapes", "3.1.1", "mapping-of-the-valid", payload(attachment('{"type-identifier":"public.url","url":"https:\\/\\/e.com\\u002f"}')), intent("https://e.com/"), []),
]:  # fmt: skip
    G.export(f"reading.{id}", clause, ANDROID, document, content, losses, flags=flag, also="21.2.1 35.1.1")
FILE = FOLDERS % "attachments/a"
CONTENT = {"type": "image/png", "representation": {"type-identifier": "public.png", "file": {"path": "attachments/a", "byte-count": 1}}}
for id, folder in [("file-outside-a-folder", False), ("file-in-a-folder", True)]:
    G.export(f"reading.{id}", "14.6.6", ANDROID, payload(attachment(FILE)), intent(None, CONTENT, type="image/png"), flags="mapping-of-the-valid", also="36.1.4", folder=folder)
ACTIVITY = '{"com.example.x":{"main-attachment":%s}}'
G.export("reading.overlay-with-a-faulty-main-attachment", "19.3.1", ANDROID, payload(HELLO, activities=ACTIVITY % '{"representations":[5]}'), HERE, activity="com.example.x",
         flags="mapping-as-it-stands", also="21.2.2")  # fmt: skip
G.export("reading.overlay-with-another-main-attachment", "19.3.1", ANDROID, payload(HELLO, activities=ACTIVITY % attachment(url())), intent(PAGE), activity="com.example.x", flags="overlay-ignored")

# Overlays, nulls and what is set aside, wherever a loss or a value can show them

VENDOR, TAGS = HEAD + ',"com.example.x":1}', payload(HELLO, tags='["a"]')
HELD = "{" + '"com.example.x":%s,' + HELLO[1:]
PLAIN = '{"com.example.x":%s,"text":"Hello","type-identifier":"public.plain-text"}'
for id, clause, document, activity, content, losses in [
    ("overlay-of-a-malformed-type", "19.1.1", payload(HELLO, activities='{"Print":{"title":5}}', title='"T"'), "Print", intent("Hello", title="T"), []),
    ("overlay-of-a-malformed-type-counts", "19.1.1", payload(HELLO, activities='{"Print":{"title":"P"}}', title='"T"'), "Print", intent("Hello", title="P"), []),
    ("overlay-of-a-reserved-type", "19.3.2", payload(HELLO, activities='{"$x":{"title":"P"}}', title='"T"'), "$x", intent("Hello", title="T"), []),
    ("overlay-removes-an-unknown-member", "19.2.3", VENDOR[:-1] + ',"activities":{"a.b":{"com.example.x":""}}}', "a.b", HERE, []),
    ("overlay-removes-an-unknown-member-with-an-array", "19.2.3", VENDOR[:-1] + ',"activities":{"a.b":{"com.example.x":[]}}}', "a.b", HERE, []),
    ("overlay-removes-tags", "19.2.3", payload(HELLO, activities='{"a.b":{"tags":[]}}', tags='["a"]'), "a.b", HERE, []),
    ("overlay-of-null-removes-nothing", "6.7.3", payload(HELLO, activities='{"a.b":{"tags":[null]}}', tags='["a"]'), "a.b", HERE, ["/tags"]),
    ("overlay-of-another-empty-value-removes-nothing", "19.2.4", payload(HELLO, activities='{"a.b":{"tags":""}}', tags='["a"]'), "a.b", HERE, ["/tags"]),
    ("overlay-of-faulty-tags-removes-nothing", "21.2.3", payload(HELLO, activities='{"a.b":{"tags":[1]}}', tags='["a"]'), "a.b", HERE, ["/tags"]),
    ("null-in-an-unknown-member", "6.7.3", HEAD + ',"com.example.x":[null]}', None, HERE, []),
    ("null-in-an-unknown-member-of-an-attachment", "6.7.3", payload(HELD % "[null]"), None, HERE, []),
    ("null-in-an-unknown-member-of-a-representation", "6.7.3", payload(attachment(PLAIN % '{"a":[null]}')), None, HERE, []),
    ("null-for-an-unknown-member-of-an-attachment", "6.7.3", payload(HELD % "null"), None, HERE, []),
    ("empty-unknown-member-of-an-attachment", "35.4.1", payload(HELD % "[]"), None, HERE, ["/main-attachment/com.example.x"]),
    ("run-with-a-faulty-text", "21.2.2", payload(HELLO, content_text='[{"bold":true,"italic":true,"text":5}]'), None, HERE, []),
    ("faulty-run-beside-another", "21.2.2", payload(HELLO, content_text='[{"text":"a"},{"bold":true,"text":5},{"text":"b"}]'), None, intent("ab\nHello"), []),
    ("namespace-that-is-a-number", "20.1.1", payload(HELLO, parameters='{"com.example.a":5}'), None, HERE, []),
    ("namespace-that-is-empty", "20.1.1", payload(HELLO, parameters='{"com.example.a":{}}'), None, HERE, []),
    ("minor-version-of-two-digits", "11.1.5", GOOD.replace('"1.0"', '"1.10"'), None, HERE, []),
    ("minor-version-of-five-digits", "11.1.5", GOOD.replace('"1.0"', '"1.65536"'), None, HERE, []),
]:  # fmt: skip
    G.export(f"reading.{id}", clause, ANDROID, document, content, losses, activity=activity, flags="mapping-as-it-stands", also="21.2.1 35.1.1")
for id, version in [("leading-zero", "01.0"), ("minor-version-with-a-leading-zero", "1.01"), ("patch-version", "1.0.0"), ("line-feed", "1.0\\n")]:
    G.export(f"reading.version-with-a-{id}", "11.1.2", ANDROID, GOOD.replace('"1.0"', f'"{version}"'), "version.malformed /version", flags="mapping-of-anything", also="21.2.4 35.1.1")
