"""The tables of members: each place with names, and each member, in the document and in an overlay."""

from __future__ import annotations

from .documents import MAIN, R1, REP, act, before, doc, file, reps, runs, thumb
from .rows import G, bad
from .tables import clause, code, rows, section, slug

X = "com.example.x"

# Places of members (12.1.5)

PLACES = {
    "document": (doc('"%s":1'), ""),
    "overlay": (act('{"%s":1,"title":"x"}'), f"/activities/{X}"),
    "attachment": (before('"additional-attachments":[{"%s":1,"representations":[' + REP + "]}]"), "/additional-attachments/0"),
    "representation": (reps('{"%s":1,' + REP[1:]), "/main-attachment/representations/0"),
    "file": (file('"attachments/a"', "1", ',"%s":1'), f"{R1}/file"),
    "thumbnail": (thumb('{"%s":1,"data":{"$data":""},"type-identifier":"public.png"}'), "/thumbnail"),
    "text-run": (runs('{"%s":1,"text":"x"}'), "/content-text/0"),
    "referrer": (doc('"referrer":{"%s":1,"app-name":"x"}'), "/referrer"),
}
for place, (data, pointer) in PLACES.items():
    bad(f"place-of-unknown.{place}", "12.1.2", data % "blink", f"member.unknown {pointer}/blink", "row-place", also="12.1.5", folder=place == "file")
    bad(f"place-of-reserved.{place}", "12.1.3", data % "$blink", f"member.reserved {pointer}/$blink", "row-place", also="12.1.5", folder=place == "file")
RESERVED = {
    "parameters": (doc('"parameters":{"$x":{"a":1},"com.example.a":{"a":1}}'), "/parameters/$x"),
    "activities": (before('"activities":{"$x":{"title":"t"},"com.example.a":{"title":"t"}}'), "/activities/$x"),
    "excluded-activities": (before('"excluded-activities":["$x"]'), "/excluded-activities/0"),
}
for place, (data, pointer) in RESERVED.items():
    bad(f"place-of-reserved.{place}", "12.1.3", data, f"member.reserved {pointer}", "row-place", also="12.1.5")

# Members, in the document and in an overlay. Each row has a value of another type, and the members inside.

WRONG = {
    "main-attachment": [
        ("1", "member.type", ""),
        ('{"representations":1}', "member.type", "/representations"),
        ('{"representations":[1]}', "member.type", "/representations/0"),
        ('{"representations":[{"text":"x","type-identifier":1}]}', "member.type", "/representations/0/type-identifier"),
        ('{"representations":[{"text":1,"type-identifier":"public.text"}]}', "member.type", "/representations/0/text"),
        ('{"representations":[{"data":"x","type-identifier":"public.data"}]}', "member.type", "/representations/0/data"),
        ('{"representations":[{"type-identifier":"public.url","url":1}]}', "member.type", "/representations/0/url"),
        ('{"representations":[{"file":1,"type-identifier":"public.data"}]}', "member.type", "/representations/0/file"),
        ('{"representations":[{"text":"x","type-identifier":"a b"}]}', "type-identifier.malformed", "/representations/0/type-identifier"),
        ('{"representations":[{"text":"x"}]}', "member.missing", "/representations/0"),
        ('{"representations":[{"type-identifier":"public.text"}]}', "representation.content", "/representations/0"),
    ],
    "additional-attachments": [
        ("1", "member.type", ""),
        ("[1]", "member.type", "/0"),
        ('[{"representations":[],"suggested-name":"x"}]', "member.missing", "/0"),
        ('[{"representations":[%s],"suggested-name":1}]' % REP, "member.type", "/0/suggested-name"),
        ('[{"representations":[%s],"suggested-name":"a/b"}]' % REP, "suggested-name.unsafe", "/0/suggested-name"),
        ('[{"representations":[%s],"suggested-name":""}]' % REP, "member.default", "/0/suggested-name"),
        ('[{"representations":[%s,%s]}]' % (REP, REP), "representation.duplicate-type", "/0/representations/1/type-identifier"),
        ('[{"representations":[{"text":"x","type-identifier":"text/html"}]}]', "type-identifier.media-type", "/0/representations/0/type-identifier"),
        ('[{"representations":[{"text":"x","type-identifier":"public.file-url"}]}]', "type-identifier.url", "/0/representations/0/type-identifier"),
        ('[{"representations":[{"file":{"byte-count":1,"path":"x"},"type-identifier":"public.data"}]}]', "file.path", "/0/representations/0/file/path"),
        (
            '[{"representations":[{"file":{"byte-count":-1,"path":"attachments/x"},"type-identifier":"public.data"}]}]',
            "file.byte-count",
            "/0/representations/0/file/byte-count",
        ),
        ('[{"representations":[{"file":{"byte-count":1,"path":1},"type-identifier":"public.data"}]}]', "member.type", "/0/representations/0/file/path"),
    ],
    "title": [("1", "member.type", "")],
    "content-text": [
        ("1", "member.type", ""),
        ("[1]", "member.type", "/0"),
        ('[{"bold":true}]', "member.missing", "/0"),
        ('[{"text":1}]', "member.type", "/0/text"),
        ('[{"text":""}]', "text.empty-run", "/0"),
        ('[{"text":"a"},{"text":"b"}]', "text.equal-runs", "/1"),
        *((f'[{{"{name}":1,"text":"x"}}]', "member.type", f"/0/{name}") for cells in rows(section("15.2 Attributes")) for name in code(cells[0]) if name != "font-size"),
        *((f'[{{"{name}":false,"text":"x"}}]', "member.default", f"/0/{name}") for name in ("bold", "italic", "underline", "strikethrough", "code")),
        ('[{"font-size":"1","text":"x"}]', "member.type", "/0/font-size"),
        ('[{"font-size":0,"text":"x"}]', "font-size.range", "/0/font-size"),
        ('[{"font-name":"","text":"x"}]', "member.default", "/0/font-name"),
        ('[{"foreground-color":"red","text":"x"}]', "color.malformed", "/0/foreground-color"),
        ('[{"background-color":"#aabbcc","text":"x"}]', "color.malformed", "/0/background-color"),
        ('[{"link":"x","text":"x"}]', "url.malformed", "/0/link"),
    ],
    "thumbnail": [
        ("1", "member.type", ""),
        ('{"text":"x","type-identifier":"public.png"}', "representation.content", ""),
        ('{"data":{"$data":""}}', "member.missing", ""),
        ('{"data":1,"type-identifier":"public.png"}', "member.type", "/data"),
        ('{"data":{"$data":""},"type-identifier":"image/png"}', "type-identifier.media-type", "/type-identifier"),
        ('{"type-identifier":"public.url","url":"file:///x"}', "url.scheme", "/url"),
    ],
    "tags": [("1", "member.type", ""), ('"a"', "member.type", ""), ("[1]", "member.type", "/0"), ('["a",""]', "member.default", "/1")],
    "source-url": [("1", "member.type", ""), ('"x"', "url.malformed", ""), ('"file:x"', "url.scheme", "")],
    "referrer": [
        ("1", "member.type", ""),
        *((f'{{"{name}":1}}', "member.type", f"/{name}") for cells in rows(clause("17.1.1")) for name in code(cells[0])),
        *((f'{{"{name}":""}}', "member.default", f"/{name}") for cells in rows(clause("17.1.1")) for name in code(cells[0])),
    ],
    "parameters": [
        ("1", "member.type", ""),
        ('{"com.example.a":1}', "member.type", "/com.example.a"),
        ('{"com.example.a":{}}', "member.default", "/com.example.a"),
        ('{"example":{"a":1}}', "namespace.name", "/example"),
        ('{"com.example.a":{"a.b":1}}', "parameter.key", "/com.example.a/a.b"),
        ('{"com.example.a":{"":1}}', "parameter.key", "/com.example.a/"),
    ],
    "user-info": [("1", "member.type", ""), ('{"x-extension-item":1}', "user-info.reserved", "/x-extension-item")],
}
ONLY_TOP = {
    "version": [("1", "version.malformed", "")],
    "must-understand": [("1", "must-understand.unknown", "")],
    "activities": [("1", "member.type", ""), (f'{{"{X}":1}}', "member.type", f"/{X}"), (f'{{"{X}":{{}}}}', "member.default", f"/{X}")],
    "excluded-activities": [("1", "member.type", ""), ("[1]", "member.type", "/0"), ('["x"]', "activity.name", "/0")],
}


def with_member(name: str, value: str) -> str:
    """A document with a member that is set, in canonical order."""
    members = {"main-attachment": MAIN.partition(":")[2], "version": '"1.0"', name: value}
    return "{" + ",".join(f'"{key}":{members[key]}' for key in sorted(members)) + "}"


def following(name: str, id: str, pointer: str) -> list[str]:
    """The findings that follow from one in the main attachment of the document: no usable value remains (13.2.2)."""
    keeps = {"type-identifier.media-type", "type-identifier.url"}
    return ["main-attachment.missing /main-attachment"] if name == "main-attachment" and id not in keeps else []


for name, wrong in {**WRONG, **ONLY_TOP}.items():
    for number, (value, id, inner) in enumerate(wrong):
        topic = slug(f"{id}-at-{name}{inner}-{number}")
        is_file = '"file":{' in value
        found = [f"{id} /{name}{inner}", *following(name, id, inner)]
        if '"file":1' in value:
            found.append(f"file.outside-folder /{name}{inner}")
        number_of = "13.1.1" if id == "member.type" else "13.2.1"
        bad("member." + topic, number_of, with_member(name, value), found, "row-member", folder=is_file)
        if name in WRONG:
            place = f"/activities/{X}/{name}{inner}"
            found = [f"{id} {place}"] + ([f"file.outside-folder {place}"] if '"file":1' in value else [])
            bad("member-in-overlay." + topic, "19.2.1", act('{"%s":%s}' % (name, value)), found, "row-member-in-overlay", folder=is_file)

KEPT = {
    "main-attachment": '{"com.example.k":1,"representations":[{"com.example.k":1,' + REP[1:] + "]}",
    "additional-attachments": '[{"com.example.k":1,"representations":[{"com.example.k":1,' + REP[1:] + "]}]",
    "content-text": '[{"com.example.k":1,"text":"x"}]',
    "thumbnail": '{"com.example.k":1,"data":{"$data":""},"type-identifier":"public.png"}',
    "referrer": '{"app-name":"x","com.example.k":1}',
    "com.example.k": "[1]",
}
for name, value in KEPT.items():
    overlay = act('{"%s":%s}' % (name, value))
    G.resolve("unknown-in-overlay." + slug(name), "11.2.2", overlay, X, with_member(name, value), flags="row-unknown-in-overlay", also="19.2.3")
    G.write_back("unknown-in-overlay-written-back." + slug(name), "11.2.2", overlay, overlay, flags="row-unknown-in-overlay", also="21.3.1")
