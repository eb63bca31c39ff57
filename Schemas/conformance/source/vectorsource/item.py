"""The members of the document (section 13), and tags (16.2)."""

from xextensionitem.values import KeptTag

from .documents import MAIN, R0, REP, VERSION, before, doc, reps
from .making import Group

NOTES = """
    null-written | writes null for a member that is absent | every strict reader refuses the payload
    empty-written | writes members that are empty | every strict reader refuses the payload, and in an overlay they would remove members of the document
    member-lost | drops a member that version 1.0 defines | what is shared arrives in part
    member-misspelt | writes a name with underscores, in camel case or with capitals | every reader ignores the member
    empty-title-taken | takes an empty title | one item has two spellings
    empty-array-taken | takes an empty array for an optional member | one item has two spellings
    empty-dictionary-taken | takes an empty dictionary for an optional member | one item has two spellings
    wrong-type-converted | turns a value of another type into the right one | programs disagree on the value
    wrong-type-judged | checks what is in a value of the wrong type | findings differ between programs
    shorthand-array | takes one value instead of an array of one | the payloads of such writers are refused elsewhere
    shorthand-string | takes a string instead of a dictionary | the payloads of such writers are refused elsewhere
    wrong-element-drops-all | drops an array for one wrong element in it | a receiver loses the right ones
    empty-of-another-type | takes any empty value for absence | "title": [] has a meaning in one program and none in another
    null-as-empty | takes an array of nulls for an empty one | a sender finds the next fault when the null is gone
    main-attachment-optional | takes an item without main attachment | there is nothing to share
    main-attachment-unchecked | does not look whether anything of the main attachment is usable | a receiver gets an item with nothing in it
    main-attachment-replaced | takes the first additional attachment where the main one is unusable | an activity gets another thing than it was offered for
    tags-sorted | sorts tags, or turns them into a set | the sender's order is lost
    empty-tag-taken | takes an empty tag | a receiver shows a tag without name
    hash-stripped | strips the number sign from tags | the tag is another one
    members-ordered | needs or keeps an order of members, or reads only until it has what it wants | the payloads of other writers are misread
    line-breaks-refused | refuses a title with line breaks | what a sender should avoid becomes an error
    optional-members-required | takes a member for required that is optional | the smallest payload is refused
    first-member-only | checks only the first finding | a sender mends one fault after another
    url-object-as-string | takes a value of the kind URL for a string | payloads that one program takes are refused by another
"""

G = Group("item", "The item and its members", "13 16.2", NOTES)

SMALLEST = '{ "version": "1.0", "main-attachment": { "representations": [ { "type-identifier": "public.plain-text", "text": "Hello" } ] } }\n'
ALL = (
    '{"activities":{"com.example.post":{"title":"Short"}},"additional-attachments":[{"representations":[{"text":"y","type-identifier":"public.plain-text"}]}],'
    '"content-text":[{"text":"a"}],"excluded-activities":["com.apple.UIKit.activity.Print"],'
    + MAIN
    + ',"parameters":{"com.example":{"a":1}},"referrer":{"app-name":"E"},'
    '"source-url":"https://example.com/","tags":["a"],"thumbnail":{"data":{"$data":"iVBORw0KGgo="},"type-identifier":"public.png"},"title":"t","user-info":{"b":2},'
    + VERSION
    + "}"
)

# The document

G.valid(
    "document.smallest",
    "13.2.2",
    SMALLEST,
    '{"main-attachment":{"representations":[{"text":"Hello","type-identifier":"public.plain-text"}]},"version":"1.0"}',
    flags="null-written empty-written optional-members-required",
    also="13.1.4 13.1.3 11.1.1 13.1.2",
)
G.valid("document.every-member", "13.2.1", ALL, ALL, flags="member-lost member-misspelt", also="13.1.1")
G.valid(
    "document.order-of-members-carries-nothing",
    "6.1.3",
    '{"version":"1.0","title":"t","tags":["b","a"],' + MAIN + ',"content-text":[{"text":"a","bold":true}]}',
    '{"content-text":[{"bold":true,"text":"a"}],' + MAIN + ',"tags":["b","a"],"title":"t","version":"1.0"}',
    flags="members-ordered tags-sorted",
    also="13.2.4 21.3.4",
)
G.invalid(
    "document.all-findings-are-reported",
    "21.1.2",
    '{"colour":1,' + MAIN + ',"tags":[1,""],"title":"","version":"1.0"}',
    ["member.unknown /colour", "member.type /tags/0", "member.default /tags/1", "member.default /title"],
    '{"colour":1,' + MAIN + ',"version":"1.0"}',
    flags="first-member-only",
)

# Types

for name, value, flag in [
    ("title", "5", "wrong-type-converted"),
    ("title", "true", "wrong-type-converted"),
    ("title", '["a"]', "wrong-type-converted"),
    ("tags", '"a"', "shorthand-array"),
    ("source-url", "1", "wrong-type-converted"),
    ("content-text", '"x"', "shorthand-string"),
    ("content-text", '{"text":"x"}', "shorthand-array"),
    ("thumbnail", '[{"type-identifier":"public.url","url":"a:b"}]', "wrong-type-converted"),
    ("referrer", '"x"', "shorthand-string"),
    ("activities", '["com.example.x"]', "wrong-type-converted"),
    ("excluded-activities", '"com.example.x"', "shorthand-array"),
    ("parameters", "1", "wrong-type-converted"),
    ("user-info", '[{"a":1}]', "wrong-type-converted"),
    ("user-info", '{"$data":"QQ=="}', "wrong-type-converted"),
    ("additional-attachments", '{"representations":[' + REP + "]}", "shorthand-array"),
]:
    kind = {"5": "number", "t": "boolean", '"': "string", "1": "number", "{": "dictionary", "[": "array"}[value[0]] if "$" not in value else "data"
    G.invalid(
        f"types.{name}-is-no-{kind}",
        "13.1.1",
        doc(f'"{name}":{value}'),
        f"member.type /{name}",
        doc(),
        flags=flag,
        also="12.2.1 20.2.1" if name == "user-info" else "12.2.1",
    )
G.invalid("types.title-is-no-url", "6.6.1", doc('"title":{"$url":"a:b"}'), "member.type /title", doc(), flags="url-object-as-string", also="13.1.1")
G.invalid(
    "types.source-url-is-no-url-value",
    "6.6.1",
    doc('"source-url":{"$url":"a:b"}'),
    "member.type /source-url",
    doc(),
    flags="url-object-as-string",
    also="13.1.1",
)
G.invalid(
    "types.elements-of-tags-are-judged-one-by-one",
    "13.1.1",
    doc('"tags":["a",1,"b"]'),
    "member.type /tags/1",
    doc('"tags":["a","b"]'),
    flags="wrong-element-drops-all wrong-type-converted",
    also="21.2.2",
)
G.invalid(
    "types.array-without-a-right-element-is-absent",
    "21.2.2",
    doc('"tags":[1,2]'),
    ["member.type /tags/0", "member.type /tags/1"],
    doc(),
    flags="empty-written",
)
G.invalid("types.inside-of-a-wrong-one-is-not-judged", "21.1.5", doc('"title":["",{"a":""}]'), "member.type /title", doc(), flags="wrong-type-judged")
G.invalid(
    "types.attachment-is-no-string",
    "13.1.1",
    before('"additional-attachments":["x",{"representations":[' + REP + "]}]"),
    "member.type /additional-attachments/0",
    before('"additional-attachments":[{"representations":[' + REP + "]}]"),
    flags="shorthand-string wrong-element-drops-all",
)

# Defaults

for name, value in [
    ("title", '""'),
    ("source-url", '""'),
    ("tags", "[]"),
    ("content-text", "[]"),
    ("excluded-activities", "[]"),
    ("additional-attachments", "[]"),
    ("thumbnail", "{}"),
    ("referrer", "{}"),
    ("activities", "{}"),
    ("parameters", "{}"),
    ("user-info", "{}"),
]:
    flag = {'""': "empty-title-taken", "[]": "empty-array-taken", "{}": "empty-dictionary-taken"}[value]
    G.invalid(f"defaults.empty-{name}-is-not-written", "13.1.3", doc(f'"{name}":{value}'), f"member.default /{name}", doc(), flags=flag)
for name, value in [("title", "[]"), ("title", "{}"), ("title", "false"), ("tags", '""'), ("tags", "{}"), ("referrer", "[]"), ("user-info", '""')]:
    kind = {"[": "array", "{": "dictionary", "f": "boolean", '"': "string"}[value[0]]
    G.invalid(
        f"defaults.empty-{kind}-for-{name}-is-of-another-type",
        "13.1.3",
        doc(f'"{name}":{value}'),
        f"member.type /{name}",
        doc(),
        flags="empty-of-another-type",
        also="13.1.1",
    )
G.valid(
    "defaults.free-values-may-be-empty",
    "13.1.3",
    doc('"user-info":{"":"","a":[],"b":{},"c":false,"d":0}'),
    doc('"user-info":{"":"","a":[],"b":{},"c":false,"d":0}'),
    flags="user-info-judged",
    also="20.2.1",
)

# Title, tags

G.valid(
    "title.may-hold-line-breaks",
    "13.2.3",
    doc('"title":"a\\nb\\u2028c"'),
    doc('"title":"a\\nb\u2028c"'),
    flags="line-breaks-refused",
    level="SHOULD",
    comment="A sender should avoid them; a reader has no finding for them.",
)
G.valid(
    "tags.keep-order-and-duplicates",
    "13.2.4",
    doc('"tags":["b","#a","b"," "]'),
    doc('"tags":["b","#a","b"," "]'),
    flags="tags-sorted hash-stripped",
    also="16.2.1",
)
G.invalid(
    "tags.empty-one-is-left-out",
    "16.2.1",
    doc('"tags":["a",""]'),
    "member.default /tags/1",
    doc('"tags":["a"]'),
    flags="empty-tag-taken",
    also="13.1.3",
)
G.write_back(
    "tags.wrong-ones-are-kept-in-place", "21.3.1", doc('"tags":["a",1,"","b"]'), doc('"tags":["a",1,"","b"]'), flags="set-aside-lost", also="21.3.4"
)
G.notes["set-aside-lost"] = {
    "bug": "does not write back what lenient reading set aside",
    "effect": "a program that changed nothing destroys what it did not understand",
}

# The main attachment

G.invalid(
    "main-attachment.is-required",
    "13.2.2",
    '{"additional-attachments":[{"representations":[' + REP + "]}]," + VERSION + "}",
    "main-attachment.missing ",
    flags="main-attachment-optional main-attachment-replaced",
    also="21.2.4",
)
G.invalid(
    "main-attachment.needs-a-representation",
    "13.1.2",
    reps(),
    ["member.missing /main-attachment", "main-attachment.missing /main-attachment"],
    flags="main-attachment-unchecked",
    also="13.2.2 21.4.4",
)
G.invalid(
    "main-attachment.needs-its-representations",
    "13.1.2",
    '{"main-attachment":{},' + VERSION + "}",
    ["member.missing /main-attachment", "main-attachment.missing /main-attachment"],
    flags="main-attachment-unchecked",
    also="13.2.2",
)
G.invalid(
    "main-attachment.needs-a-usable-representation",
    "13.2.2",
    reps('{"type-identifier":"public.url","url":"x"}'),
    ["url.malformed " + R0 + "/url", "main-attachment.missing /main-attachment"],
    flags="main-attachment-unchecked",
    also="21.2.2",
)
G.invalid(
    "main-attachment.is-a-dictionary",
    "13.1.1",
    '{"main-attachment":"x",' + VERSION + "}",
    ["member.type /main-attachment", "main-attachment.missing /main-attachment"],
    flags="shorthand-string",
)
G.invalid(
    "main-attachment.null-leaves-none",
    "13.2.2",
    '{"main-attachment":null,' + VERSION + "}",
    ["value.null /main-attachment", "main-attachment.missing "],
    flags="main-attachment-optional",
    also="6.7.1 21.4.4",
)
G.invalid(
    "main-attachment.null-among-representations-leaves-the-others",
    "13.2.2",
    reps("null", REP),
    "value.null /main-attachment/representations/0",
    doc(),
    flags="null-drops-array",
    also="6.7.1",
)
G.invalid(
    "main-attachment.nulls-alone-leave-none",
    "21.2.3",
    reps("null"),
    ["value.null /main-attachment/representations/0", "main-attachment.missing /main-attachment"],
    flags="null-as-empty",
    also="6.7.1 13.1.2",
)
G.valid(
    "main-attachment.representation-of-unknown-kind-suffices",
    "13.2.2",
    reps('{"com.example.x":1,"type-identifier":"public.html"}'),
    reps('{"com.example.x":1,"type-identifier":"public.html"}'),
    flags="unknown-kind-dropped",
    also="14.2.4",
)
G.notes["unknown-kind-dropped"] = {
    "bug": "refuses or drops a representation of unknown kind",
    "effect": "an item of a later version is refused by a reader that could keep it",
}

# Values that no producer writes

ITEM = {"main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}, "version": "1.0"}
for id, value in [("array", [ITEM]), ("string", "x"), ("number", 1), ("tag", KeptTag("$x", ITEM))]:
    G.refused(f"writing.document-that-is-a-{id}-is-refused".replace("a-array", "an-array"), "2.1.1", value, flags="no-dictionary-written", also="1.2.1")
G.notes["no-dictionary-written"] = {"bug": "writes a document that is not a dictionary", "effect": "no reader takes the payload"}
G.refused("writing.empty-title-is-refused", "13.1.3", {**ITEM, "title": ""}, flags="empty-title-taken")
G.refused("writing.empty-array-is-refused", "13.1.3", {**ITEM, "tags": []}, flags="empty-array-taken")
G.refused("writing.title-of-another-type-is-refused", "13.1.1", {**ITEM, "title": 5}, flags="wrong-type-converted")
G.refused("writing.item-without-main-attachment-is-refused", "13.2.2", {"title": "a", "version": "1.0"}, flags="main-attachment-optional")
G.refused(
    "writing.item-without-representation-is-refused",
    "13.1.2",
    {"main-attachment": {"representations": []}, "version": "1.0"},
    flags="main-attachment-unchecked",
)
