"""Null and what nulls empty (6.7.3): one vector for each member of each table with ``[null]``, and for each other place that a rule names."""

from __future__ import annotations

from . import values
from .documents import R1, REP, VERSION, act, before, doc, file, other, rep2, runs, thumb
from .rows_members import X, with_member
from .tables import clause, code, rows, section, slug

G = values.G
NOTES = """
    emptied-is-null | takes a member or an element that nulls empty for a null when it checks it | a fault passes strict reading, or a feature passes that the reader does not know
    emptied-name | does not check a name whose value nulls empty | readers disagree on what is wrong
    null-name | checks a name whose value is null | one fault is two findings
"""
G.note(NOTES)


def emptied(id, number, data, findings, lenient=None, flag="emptied-is-null", **more) -> None:
    """A document with one null; ``findings`` begin with the pointer of the null."""
    null, *others = findings if isinstance(findings, list) else [findings]
    G.invalid("emptied." + id, number, data, ["value.null " + null, *others], lenient, flags=flag, also="6.7.3", **more)


# Each member of each table, with `[null]`. An array of that type is left; every other type is wrong.

OTHER_FINDING = {"version": "version.malformed", "byte-count": "file.byte-count"}


def wrong_type(name: str, type: str, pointer: str) -> list[str]:
    """The finding of `[null]` in a member of a type, as a table prints it."""
    is_array = type.startswith(("array", "content text", "any value"))
    return [] if is_array else [f"{OTHER_FINDING.get(name, 'member.type')} {pointer}"]


SECOND = '"additional-attachments":[{"representations":[%s]}]'
PLACES = {
    "attachment": (clause("14.1.1"), lambda name: before(SECOND % "null" if name == "representations" else SECOND.replace("}]", ',"%s":[null]}]' % name) % REP), "/additional-attachments/0"),
    "representation": (clause("14.2.1"), lambda name: rep2('{"%s":[null],"type-identifier":"public.%s"}' % (name, "url" if name == "url" else "data")), R1),
    "run": (section("15.2 Attributes"), lambda name: runs('{"%s":[null],"text":"x"}' % name), "/content-text/0"),
    "referrer": (clause("17.1.1"), lambda name: doc('"referrer":{"%s":[null],"web-url":"https://e.com/"}' % name if name != "web-url" else '"referrer":{"app-name":"x","web-url":[null]}'), "/referrer"),
}  # fmt: skip
for cells in rows(section("13.2 Members of the document")):
    (name,), type = code(cells[0]), cells[1]
    at, found = f"/{name}", wrong_type(name, type, f"/{name}")
    if name == "main-attachment":
        found.append("main-attachment.missing " + at)
    emptied("member-" + name, "13.2.1", with_member(name, "[null]"), [at + "/0", *found], None if name in ("version", "main-attachment") else doc())
    at = f"/activities/{X}/{name}"
    is_refused = name in ("version", "must-understand", "activities", "excluded-activities")
    found = [f"activity.member {at}"] if is_refused else wrong_type(name, type, at)
    emptied("member-in-overlay-" + name, "19.2.2" if is_refused else "19.2.1", act('{"%s":[null]}' % name), [at + "/0", *found], doc())
for place, (text, data, pointer) in PLACES.items():
    for cells in rows(text):
        for name in code(cells[0]):
            at, found = f"{pointer}/{name}", wrong_type(name, cells[1], f"{pointer}/{name}")
            if (place, name) == ("representation", "file"):
                found.append("file.outside-folder " + at)
            emptied(f"member-of-{place}-{name}", "13.1.1", data(name), [at + "/0", *found])
for name in code("`type-identifier`"):
    emptied(f"member-of-representation-{name}", "13.1.1", rep2('{"text":"x","%s":[null]}' % name), [f"{R1}/{name}/0", f"member.type {R1}/{name}"], doc())
for name in code("`text`"):
    emptied(f"member-of-run-{name}", "13.1.1", runs('{"bold":true,"%s":[null]}' % name), [f"/content-text/0/{name}/0", f"member.type /content-text/0/{name}"], doc())
for cells in rows(clause("14.6.3")):
    (name,) = code(cells[0])
    at, path, count = f"{R1}/file/{name}", '"attachments/a"' if name != "path" else "[null]", "1" if name == "path" else "[null]"
    emptied(f"member-of-file-{name}", "14.6.3", file(path, count), [at + "/0", *wrong_type(name, cells[1], at)], doc(), folder=True)

# Elements, and dictionaries in which only nulls are

for name in ("must-understand", "additional-attachments", "content-text", "tags", "excluded-activities"):
    found = "must-understand.unknown /must-understand" if name == "must-understand" else f"member.type /{name}/0"
    emptied("element-" + name, "13.1.1" if found.startswith("member") else "11.3.2", with_member(name, "[[null]]"), [f"/{name}/0/0", found], None if name == "must-understand" else doc())
    if name not in ("must-understand", "excluded-activities"):
        at = f"/activities/{X}/{name}/0"
        emptied("element-in-overlay-" + name, "13.1.1", act('{"%s":[[null]]}' % name), [at + "/0", f"member.type {at}"], doc())
emptied("element-representations", "13.1.1", rep2("[null]"), [R1 + "/0", f"member.type {R1}"], doc())
emptied("element-tag-as-an-element", "7.1.8", doc('"tags":[{"$x":[null]}]'), ["/tags/0/$x/0", "tag.unknown /tags/0", "member.type /tags/0"], doc())
emptied("element-tag-in-must-understand", "11.3.2", with_member("must-understand", '[{"$x":null}]'), ["/must-understand/0/$x", "tag.unknown /must-understand/0", "must-understand.unknown /must-understand"])
A0 = "/additional-attachments/0"
for id, number, data, found in [
    ("run", "13.1.2", runs('{"text":null}'), ["/content-text/0/text", "member.missing /content-text/0"]),
    ("run-of-an-attribute", "13.1.2", runs('{"bold":null}'), ["/content-text/0/bold", "member.missing /content-text/0"]),
    ("attachment", "13.1.2", other('{"representations":null}'), [A0 + "/representations", f"member.missing {A0}"]),
    ("representation", "14.2.3", rep2('{"text":null}'), [R1 + "/text", f"member.missing {R1}", f"representation.content {R1}"]),
    ("representation-of-a-vendor", "14.2.4", rep2('{"com.example.x":[null],"type-identifier":"public.data"}'), [R1 + "/com.example.x/0"]),
    ("representation-with-a-null-of-a-vendor", "14.2.3", rep2('{"com.example.x":null,"type-identifier":"public.data"}'), [R1 + "/com.example.x", f"representation.content {R1}"]),
    ("thumbnail", "14.2.3", thumb('{"data":null}'), ["/thumbnail/data", "member.missing /thumbnail", "representation.content /thumbnail"]),
    ("referrer", "13.1.3", doc('"referrer":{"app-name":null}'), ["/referrer/app-name"]),
    ("overlay", "13.1.3", act('{"title":null}'), [f"/activities/{X}/title"]),
    ("namespace", "13.1.3", doc('"parameters":{"com.example.a":{"b":null}}'), ["/parameters/com.example.a/b"]),
    ("user-info", "13.1.3", doc('"user-info":{"a":null}'), ["/user-info/a"]),
]:
    emptied("dictionary-" + id, number, data, found, doc())
FILE_NULL = rep2('{"file":{"path":null},"type-identifier":"public.data"}')
emptied("dictionary-file", "13.1.2", FILE_NULL, [R1 + "/file/path", f"member.missing {R1}/file"], doc(), folder=True)
emptied("value-of-namespace", "13.1.1", doc('"parameters":{"com.example.a":[null]}'), ["/parameters/com.example.a/0", "member.type /parameters/com.example.a"], doc())
emptied("value-of-overlay", "13.1.1", before('"activities":{"%s":[null]}' % X), [f"/activities/{X}/0", f"member.type /activities/{X}"], doc())

# Names: one whose value is emptied is checked, and one whose value is null is not there

for id, number, data, inner, finding in [
    ("of-an-overlay", "19.1.1", '"activities":{"ab":%s}', '{"title":null}', "activity.name /activities/ab"),
    ("of-an-overlay-reserved", "12.1.3", '"activities":{"$x":%s,"com.example.a":{"b":null}}', "[null]", "member.reserved /activities/$x"),
    ("of-a-namespace", "20.1.2", '"parameters":{"ab":%s}', '{"c":null}', "namespace.name /parameters/ab"),
    ("of-a-namespace-reserved", "12.1.3", '"parameters":{"$x":%s,"com.example.a":{"b":null}}', "[null]", "member.reserved /parameters/$x"),
    ("of-a-parameter-with-a-dot", "20.1.3", '"parameters":{"com.example.a":{"a.b":%s}}', "[null]", "parameter.key /parameters/com.example.a/a.b"),
    ("of-a-parameter-without-text", "20.1.3", '"parameters":{"com.example.a":{"":%s,"c":[null]}}', "[null]", "parameter.key /parameters/com.example.a/"),
    ("in-user-info", "20.2.2", '"user-info":{"x-extension-item":%s}', "[null]", "user-info.reserved /user-info/x-extension-item"),
    ("of-a-member", "12.1.2", '"colour":%s', "[null]", "member.unknown /colour"),
    ("of-a-member-reserved", "12.1.3", '"$x":%s', "[null]", "member.reserved /$x"),
    ("of-an-attribute", "12.1.2", '"content-text":[{"blink":%s,"text":"x"}]', "[null]", "member.unknown /content-text/0/blink"),
]:
    pointer = finding.partition(" ")[2]
    place = {"[null]": "/0", '{"title":null}': "/title", '{"c":null}': "/c"}[inner]
    nulls = [pointer + place] + [f"value.null /{root}/com.example.a/b" for root in ("activities", "parameters") if root in data and '"b":null' in data]
    nulls += ["value.null /parameters/com.example.a/c/0"] * ('"c":[null]' in data)
    more = {} if "content-text" in data else {"lenient": doc()}
    emptied("name-" + id, number, doc(data % inner) if data > '"m' else before(data % inner), [*nulls, finding], flag="emptied-name", **more)
    null = [pointer] + nulls[1:]
    emptied("null-" + id, number, doc(data % "null") if data > '"m' else before(data % "null"), null, flag="null-name", **more)

# Values that 6.7.3 and 21.2.2 set aside

LIST = '{"com.example.x":1,"property-list":[null],"type-identifier":"com.apple.property-list"}'
MISSING = "main-attachment.missing /main-attachment"
G.notes["emptied-content-of-a-vendor"] = {"bug": "takes a representation whose content nulls empty for one of unknown kind", "effect": "readers disagree on what is delivered"}
ONLY = '{"main-attachment":{"representations":[' + LIST + "]}," + VERSION + "}"
emptied("content-beside-a-member-of-a-vendor", "21.2.2", ONLY, ["/main-attachment/representations/0/property-list/0", MISSING], flag="emptied-content-of-a-vendor")
emptied("content-beside-a-member-of-a-vendor-and-another-representation", "21.2.2", rep2(LIST), [R1 + "/property-list/0"], doc(), flag="emptied-content-of-a-vendor")
G.write_back("emptied.content-written-back", "21.3.3", rep2(LIST), rep2('{"com.example.x":1,"type-identifier":"com.apple.property-list"}'), flags="emptied-content-of-a-vendor", also="6.7.3")
ASIDE = '{"com.example.x":1,"text":5,"type-identifier":"public.text"}'
G.invalid("set-aside.content-beside-a-member-of-a-vendor", "21.2.2", rep2(ASIDE), f"member.type {R1}/text", doc(), flags="emptied-content-of-a-vendor")

# Each rule about a name, with a null and with what nulls empty, in each place

OTHER = "/additional-attachments/0"
REP1 = '{%s,"text":"x","type-identifier":"public.data"}'
FILE = '{"file":{"byte-count":1,%s,"path":"attachments/a"},"type-identifier":"public.data"}'
HOLDERS = [
    ("the-document", lambda m: doc(m), ""),
    ("an-attachment", lambda m: before('"additional-attachments":[{"representations":[%s],%s}]' % (REP, m)), OTHER),
    ("a-representation", lambda m: rep2(REP1 % m), R1),
    ("a-file", lambda m: rep2(FILE % m), R1 + "/file"),
    ("a-thumbnail", lambda m: thumb('{%s,"type-identifier":"public.url","url":"a:b"}' % m), "/thumbnail"),
    ("a-run", lambda m: runs('{%s,"text":"x"}' % m), "/content-text/0"),
    ("a-referrer", lambda m: doc('"referrer":{%s,"app-name":"x"}' % m), "/referrer"),
    ("an-overlay", lambda m: act('{%s,"title":"x"}' % m), f"/activities/{X}"),
    ("an-attachment-of-an-overlay", lambda m: act('{"additional-attachments":[{"representations":[%s],%s}]}' % (REP, m)), f"/activities/{X}/additional-attachments/0"),
    ("a-run-of-an-overlay", lambda m: act('{"content-text":[{%s,"text":"x"}]}' % m), f"/activities/{X}/content-text/0"),
    ("a-referrer-of-an-overlay", lambda m: act('{"referrer":{%s,"app-name":"x"}}' % m), f"/activities/{X}/referrer"),
]
NAMES = [("$x", "member.reserved"), ("$a.b", "member.reserved"), ("blink", "member.unknown"), ("", "member.unknown"), ("com.example.k", "")]
for place, wrap, pointer in HOLDERS:
    folder = place == "a-file"
    names = ",".join(f'"{name}":null' for name, _ in NAMES)
    emptied(f"null-names-in-{place}", "12.1.5", wrap(names), [f"{pointer}/{NAMES[0][0]}", *(f"value.null {pointer}/{name}" for name, _ in NAMES[1:])], flag="null-name", folder=folder)
    names = ",".join(f'"{name}":[null]' for name, _ in NAMES)
    found = [f"{pointer}/{NAMES[0][0]}/0", *(f"value.null {pointer}/{name}/0" for name, _ in NAMES[1:]), *(f"{id} {pointer}/{name}" for name, id in NAMES if id)]
    emptied(f"emptied-names-in-{place}", "12.1.5", wrap(names), found, flag="emptied-name", folder=folder)
REFUSED = ("activities", "excluded-activities", "must-understand", "version")
AT = f"/activities/{X}"
emptied("null-names-that-no-overlay-has", "19.2.2", act("{" + ",".join(f'"{name}":null' for name in REFUSED) + ',"title":"a"}'), [f"{AT}/activities", *(f"value.null {AT}/{name}" for name in REFUSED[1:])], flag="null-name")
for name in REFUSED:
    emptied(f"null-name-of-an-overlay-{name}", "19.2.2", act('{"%s":null,"title":"a"}' % name), f"{AT}/{name}", flag="null-name")
for id, number, data, nulls in [
    ("of-overlays", "19.1.1", '"activities":{"":null,"$x":null,"a b":null,"ab":null,"com.example.a":{"title":"x"}}', ["/activities/", "/activities/$x", "/activities/a b", "/activities/ab"]),
    ("of-namespaces", "20.1.2", '"parameters":{"":null,"$x":null,"a b":null,"ab":null,"com.example.a":{"c":1}}', ["/parameters/", "/parameters/$x", "/parameters/a b", "/parameters/ab"]),
    ("of-parameters", "20.1.3", '"parameters":{"com.example.a":{"":null,"a.b":null,"c":1}}', ["/parameters/com.example.a/", "/parameters/com.example.a/a.b"]),
    ("of-user-info", "20.2.2", '"user-info":{"c":1,"x-extension-item":null,"x-extension-item-a":null}', ["/user-info/x-extension-item", "/user-info/x-extension-item-a"]),
]:
    for place, wrap, pointer in [("the-document", before if data < '"m' else doc, ""), ("an-overlay", lambda m: act("{" + m + "}"), AT)]:
        if place == "the-document" or id not in ("of-overlays",):
            emptied(f"null-names-{id}-in-{place}", number, wrap(data), [pointer + nulls[0], *(f"value.null {pointer}{one}" for one in nulls[1:])], flag="null-name")
emptied("null-names-in-a-newer-version", "12.1.3", doc('"$x":null,"activities":{"ab":null,"com.example.a":{"title":"x","version":null}},"blink":null,"parameters":{"$y":null,"a b":null,"com.example.a":{"":null,"c":1}},"user-info":{"c":1,"x-extension-item":null}', '"1.1"'),
        ["/$x", *(f"value.null /{one}" for one in ("activities/ab", "activities/com.example.a/version", "blink", "parameters/$y", "parameters/a b", "parameters/com.example.a/", "user-info/x-extension-item"))], flag="null-name")  # fmt: skip
emptied("null-elements-of-excluded-activities", "19.1.1", before('"excluded-activities":[null,"com.example.a",null]'), ["/excluded-activities/0", "value.null /excluded-activities/2"], flag="null-name")

# For sections 2 to 10 a null is a value, and its key a key

G.notes["null-key-passed-over"] = {"bug": "drops a member that is null before its key is checked or counted", "effect": "readers disagree on what is wrong"}
for id, number, data, found in [
    ("key-that-xml-lacks", "6.2.4", doc('"user-info":{"\\r":null,"c":1}'), ["value.null /user-info/\r", "key.unsupported /user-info/\r"]),
    ("key-that-is-equal", "6.2.3", doc('"user-info":{"a":null,"b":1,"a":2}'), ["value.duplicate-key /user-info/a"]),
    ("key-that-is-equal-to-a-later-one", "6.2.3", doc('"user-info":{"a":1,"b":1,"a":null}'), ["value.duplicate-key /user-info/a"]),
    ("key-of-an-unknown-tag", "7.1.6", doc('"user-info":{"a":{"$x":null},"c":1}'), ["value.null /user-info/a/$x", "tag.unknown /user-info/a"]),
    ("key-of-a-known-tag", "7.1.5", doc('"user-info":{"a":{"$data":null},"c":1}'), ["value.null /user-info/a/$data", "tag.malformed /user-info/a"]),
    ("key-of-a-uid", "7.2.5", doc('"user-info":{"a":{"CF$UID":null},"c":1}'), ["value.uid /user-info/a"]),
    ("key-beside-that-of-a-uid", "7.2.5", doc('"title":{"CF$UID":1,"b":null}'), ["value.null /title/b", "member.type /title"]),
    ("key-of-an-escape", "7.2.2", doc('"user-info":{"a":{"$$x":null},"c":1}'), ["value.null /user-info/a/$x"]),
]:
    G.invalid("nulls." + id, number, data, found, flags="null-key-passed-over", also="6.7.3")

G.notes["uid-left-by-nulls-refused"] = {"bug": "does not deliver a dictionary in which nulls leave only CF$UID", "effect": "a payload cannot be read"}
PARTS = {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}
LEFT = {"dictionary": [["main-attachment", {"dictionary": [["representations", [PARTS]]]}], ["user-info", {"dictionary": [["a", {"dictionary": [["CF$UID", {"integer": "1"}]]}]]}], ["version", "1.0"]]}
G.invalid("nulls.key-of-a-uid-that-is-left-alone", "6.7.3", doc('"user-info":{"a":{"CF$UID":1,"b":null}}'), "value.null /user-info/a/b", LEFT, flags="uid-left-by-nulls-refused", also="7.2.5")
