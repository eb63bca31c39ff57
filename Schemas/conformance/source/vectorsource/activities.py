"""Activities, overlays and resolution (section 19)."""

from .documents import MAIN, R0, REP, VERSION, act, before, doc, reps
from .making import Group

NOTES = """
    overlay-appended | adds the values of an overlay to what the document has | a receiver gets both values where the sender chose one
    overlay-merged-deep | merges dictionaries of an overlay into those of the document | a receiver gets members that the sender took away
    overlay-empty-inherited | lets an empty value of an overlay inherit that of the document | a receiver gets what the sender took away
    overlay-empty-kept | keeps the empty value of an overlay in the resolved item | the resolved item has a finding
    overlay-not-inherited | does not inherit members that an overlay lacks | a receiver gets half an item
    overlay-unknown-lost | resolves only members that it knows | a member of a later version, or of a vendor, is not replaced
    overlay-unknown-empty | lets an empty value of an unknown member replace that of the document | a receiver gets what the sender took away
    overlay-falsy-removes | lets false and 0 in an overlay remove a member | a value is lost
    overlay-main-attachment-removed | lets an empty main attachment remove that of the document | a receiver gets nothing
    overlay-version | lets an overlay replace version or must-understand | an overlay changes how the document is read
    overlay-excluded | lets an overlay bring activities or excluded activities | an activity is offered, or not, because of another activity
    activities-stay | leaves activities or excluded-activities in the resolved item | a receiver sees what was meant for others
    activity-case | compares activity types without case | an activity gets what was meant for another one
    activity-prefix | takes an activity type for another one that begins like it | an activity gets what was meant for another one
    activity-name-unchecked | does not check activity types | names that later versions need are taken
    activity-faulty-lost | drops an overlay whose activity type is not of the form | lenient reading delivers less than it has to
    activity-name-list | takes only the activity types that it knows | types of other programs are refused or lost
    overlay-defaults-found | has findings for the empty values of an overlay | a sender cannot take a member away
    overlay-empty-of-another-type | takes any empty value of an overlay for removal | programs disagree on what is taken away
    overlay-inner-defaults-taken | takes empty values anywhere in an overlay for removal | an overlay has members that mean nothing
    overlay-unjudged | does not check the members of an overlay | a receiver gets what breaks the rules
    overlay-empty-taken | takes an empty overlay | one item has two spellings
    overlay-set-aside-removes | lets a faulty member of an overlay remove that of the document | a receiver loses what the document has
    overlay-of-others | applies every overlay, or the first one | a receiver gets what was meant for others
    overlay-of-excluded | does not resolve for an activity that is excluded | an activity that is chosen all the same gets the wrong item
    overlay-not-normal | does not normalise what an overlay brings | a receiver gets runs or tags that break the rules
    resolve-unread-kept-tag | takes a kept tag in an overlay for a dictionary | a value of a later version is taken apart
"""

G = Group("activities", "Activities and resolution", "19", NOTES)

A = "/activities/com.example.x"
X = "com.example.x"


def item(members: str, more: str = "") -> str:
    """A resolved item: members before and after main-attachment."""
    return "{" + (more + "," if more else "") + MAIN + ("," + members if members else "") + "," + VERSION + "}"


def both(overlay: str, members: str, more: str = "") -> str:
    return '{"activities":{"com.example.x":' + overlay + "}," + (more + "," if more else "") + MAIN + "," + members + "," + VERSION + "}"


# Names

G.valid(
    "names.whatever-is-a-reverse-dns-name",
    "19.1.1",
    before(
        '"activities":{"a-b.C-d.1":{"title":"x"},"com.example.x":{"title":"y"}},"excluded-activities":["com.apple.UIKit.activity.Print","org.nobody.knows"]'
    ),
    before(
        '"activities":{"a-b.C-d.1":{"title":"x"},"com.example.x":{"title":"y"}},"excluded-activities":["com.apple.UIKit.activity.Print","org.nobody.knows"]'
    ),
    flags="activity-name-list",
    also="19.1.2",
)
for id, name, flag in [
    ("word", "Print", "activity-name-unchecked"),
    ("point-at-the-end", "com.example.", "activity-name-point"),
    ("space", "a b.c", "activity-name-space"),
    ("underscore", "com.example_x.y", "activity-name-underscore"),
    ("empty-one", "", "activity-name-empty"),
]:
    G.invalid(f"names.{id}-is-found", "19.1.1", act('{"title":"x"}', name), f"activity.name /activities/{name}", doc(), flags=flag)
G.notes |= {
    "activity-name-point": {"bug": "takes an activity type that ends with a point", "effect": "two names that look alike"},
    "activity-name-space": {"bug": "requires only a dot in an activity type", "effect": "names without an owner"},
    "activity-name-underscore": {"bug": "takes underscores in an activity type", "effect": "other readers refuse the payload"},
    "activity-name-empty": {"bug": "takes an empty activity type", "effect": "an overlay for no activity, or for every activity"},
}
G.invalid(
    "names.of-excluded-activities-are-judged",
    "19.1.1",
    before('"excluded-activities":["Print",""]'),
    ["activity.name /excluded-activities/0", "activity.name /excluded-activities/1"],
    doc(),
    flags="activity-name-unchecked",
)
G.invalid(
    "names.excluded-ones-are-strings",
    "13.1.1",
    before('"excluded-activities":[1,"a.b"]'),
    "member.type /excluded-activities/0",
    doc(),
    flags="wrong-element-drops-all",
)
G.invalid(
    "names.are-judged-in-a-newer-version",
    "21.1.7",
    '{"excluded-activities":["Print"],' + MAIN + ',"version":"1.1"}',
    "activity.name /excluded-activities/0",
    flags="activity-name-unchecked",
    also="19.1.1",
)
G.invalid(
    "names.and-empty-overlays-are-two-findings",
    "21.1.5",
    act("{}", "Print"),
    ["activity.name /activities/Print", "member.default /activities/Print"],
    doc(),
    flags="findings-depend",
)
G.resolve(
    "names.faulty-ones-are-kept", "19.3.1", act('{"title":"x"}', "Print"), "Print", item('"title":"x"'), flags="activity-faulty-lost", also="19.1.1"
)

# Overlays

G.valid(
    "overlays.any-member-may-stand-there",
    "19.2.1",
    act(
        '{"additional-attachments":[{"representations":[%s]}],"com.example.y":1,"content-text":[{"text":"a"}],"main-attachment":{"representations":[%s]},"parameters":{"a.b":{"c":1}},"referrer":{"app-name":"a"},'
        '"source-url":"a:b","tags":["a"],"thumbnail":{"data":{"$data":""},"type-identifier":"public.png"},"title":"a","user-info":{"a":1}}'
        % (REP, REP)
    ),
    flags="overlay-unjudged",
)
EMPTY = '{"additional-attachments":[],"com.example.y":"","content-text":[],"parameters":{},"referrer":{},"source-url":"","tags":[],"thumbnail":{},"title":"","user-info":{}}'
G.valid("overlays.empty-values-may-stand-there", "19.2.3", act(EMPTY), act(EMPTY), flags="overlay-defaults-found empty-written", also="13.1.3")
G.valid(
    "overlays.unknown-member-of-a-newer-version",
    "12.1.2",
    '{"activities":{"com.example.x":{"colour":""}},' + MAIN + ',"version":"1.1"}',
    flags="overlay-unknown-lost",
    also="12.1.5 21.1.7",
)
for id, clause, overlay, finding, flag in [
    ("are-dictionaries", "19.2.1", "5", "member.type " + A, "overlay-unjudged"),
    ("empty-one-is-default", "13.1.3", "{}", "member.default " + A, "overlay-empty-taken"),
    ("title-is-a-string", "19.2.1", '{"title":5}', f"member.type {A}/title", "overlay-unjudged"),
    ("version-has-no-place", "19.2.2", '{"title":"x","version":"1.0"}', f"activity.member {A}/version", "overlay-version"),
    ("faulty-version-is-not-judged", "19.2.2", '{"title":"x","version":5}', f"activity.member {A}/version", "overlay-version"),
    ("must-understand-has-no-place", "19.2.2", '{"must-understand":["x"],"title":"x"}', f"activity.member {A}/must-understand", "overlay-version"),
    ("activities-have-no-place", "19.2.2", '{"activities":{"a.b":{"title":"y"}},"title":"x"}', f"activity.member {A}/activities", "overlay-excluded"),
    (
        "excluded-activities-have-no-place",
        "19.2.2",
        '{"excluded-activities":["a.b"],"title":"x"}',
        f"activity.member {A}/excluded-activities",
        "overlay-excluded",
    ),
    (
        "excluded-activities-are-not-judged",
        "19.2.2",
        '{"excluded-activities":["a.b",1,"$c","d"],"title":"x"}',
        f"activity.member {A}/excluded-activities",
        "overlay-exclusions-judged",
    ),
    ("empty-string-for-tags-is-of-another-type", "19.2.4", '{"tags":"","title":"x"}', f"member.type {A}/tags", "overlay-empty-of-another-type"),
    ("empty-array-for-title-is-of-another-type", "19.2.4", '{"title":[]}', f"member.type {A}/title", "overlay-empty-of-another-type"),
    (
        "empty-array-for-thumbnail-is-of-another-type",
        "19.2.4",
        '{"thumbnail":[],"title":"x"}',
        f"member.type {A}/thumbnail",
        "overlay-empty-of-another-type",
    ),
    (
        "main-attachment-needs-representations",
        "19.2.5",
        '{"main-attachment":{}}',
        f"member.missing {A}/main-attachment",
        "overlay-main-attachment-removed",
    ),
    (
        "main-attachment-is-judged",
        "19.2.5",
        '{"main-attachment":{"representations":[{"type-identifier":"public.html"}]}}',
        f"representation.content {A}/main-attachment/representations/0",
        "overlay-unjudged",
    ),
    ("empty-string-is-no-main-attachment", "19.2.4", '{"main-attachment":""}', f"member.type {A}/main-attachment", "overlay-empty-of-another-type"),
    ("unknown-member-is-found", "12.1.5", '{"colour":"","title":"x"}', f"member.unknown {A}/colour", "unknown-member-taken"),
    ("reserved-member-is-found", "12.1.3", '{"$a":1,"title":"x"}', f"member.reserved {A}/$a", "reserved-name-taken"),
    (
        "inner-defaults-are-found",
        "13.1.3",
        '{"referrer":{"app-name":""},"tags":[""]}',
        [f"member.default {A}/referrer/app-name", f"member.default {A}/tags/0"],
        "overlay-inner-defaults-taken",
    ),
    ("empty-namespace-is-found", "13.1.3", '{"parameters":{"a.b":{}}}', f"member.default {A}/parameters/a.b", "overlay-inner-defaults-taken"),
    (
        "rules-hold-there",
        "19.2.1",
        '{"source-url":"x","user-info":{"x-extension-item":1}}',
        [f"url.malformed {A}/source-url", f"user-info.reserved {A}/user-info/x-extension-item"],
        "overlay-unjudged",
    ),
]:
    G.invalid("overlays." + id, clause, act(overlay), finding, doc(), flags=flag, also="13.1.2" if "needs-rep" in id else "")
G.invalid(
    "overlays.reserved-name-leaves-it-unjudged",
    "12.1.3",
    before('"activities":{"$a.b":{"title":5},"a.b":{"title":"x"}}'),
    "member.reserved /activities/$a.b",
    doc(),
    flags="reserved-name-judged",
    also="21.1.5 12.1.5",
)
G.invalid(
    "overlays.reserved-excluded-name-is-found",
    "12.1.3",
    before('"excluded-activities":["$a.b"]'),
    "member.reserved /excluded-activities/0",
    doc(),
    flags="reserved-name-taken",
    also="12.1.5",
)
G.notes["overlay-exclusions-judged"] = {"bug": "checks the value of a member that is not allowed in an overlay", "effect": "findings differ between programs"}

# Resolution

BOTH = both('{"tags":[],"title":"Short"}', '"tags":["a"],"title":"Long"')
G.resolve(
    "resolution.replaces-and-removes",
    "19.3.3",
    BOTH,
    X,
    item('"title":"Short"'),
    flags="overlay-empty-inherited overlay-empty-kept activities-stay",
    also="19.3.1 19.2.3",
)
G.resolve(
    "resolution.for-another-activity-changes-nothing",
    "19.3.3",
    BOTH,
    "com.example.y",
    item('"tags":["a"],"title":"Long"'),
    flags="overlay-of-others",
    also="19.3.1",
)
G.resolve("resolution.compares-with-case", "19.1.1", BOTH, "com.example.X", item('"tags":["a"],"title":"Long"'), flags="activity-case")
G.resolve("resolution.compares-whole-names", "19.1.1", BOTH, "com.example", item('"tags":["a"],"title":"Long"'), flags="activity-prefix")
G.resolve(
    "resolution.without-activity-removes-the-overlays",
    "19.3.3",
    '{"activities":{"a.b":{"title":"x"}},"excluded-activities":["a.b"],' + MAIN + ',"tags":["a"],' + VERSION + "}",
    None,
    item('"tags":["a"]'),
    flags="activities-stay",
)
G.resolve(
    "resolution.inherits-what-the-overlay-lacks",
    "19.2.6",
    both('{"title":"Short"}', '"source-url":"a:b","tags":["a"],"title":"Long","user-info":{"k":1}', '"content-text":[{"text":"t"}]'),
    X,
    item('"source-url":"a:b","tags":["a"],"title":"Short","user-info":{"k":1}', '"content-text":[{"text":"t"}]'),
    flags="overlay-not-inherited",
)
G.resolve(
    "resolution.replaces-arrays-as-a-whole",
    "19.2.3",
    both(
        '{"additional-attachments":[{"representations":[%s]}],"tags":["b"]}' % REP,
        '"tags":["a","c"]',
        '"additional-attachments":[{"representations":[{"text":"y","type-identifier":"a.c"}]}]',
    ),
    X,
    item('"tags":["b"]', '"additional-attachments":[{"representations":[%s]}]' % REP),
    flags="overlay-appended",
)
G.resolve(
    "resolution.replaces-dictionaries-as-a-whole",
    "19.2.3",
    both(
        '{"parameters":{"a.b":{"c":1}},"referrer":{"app-name":"B"},"user-info":{"x":1}}',
        '"parameters":{"a.b":{"d":2},"a.c":{"e":3}},"referrer":{"app-name":"A","app-store-id":"1"},"user-info":{"y":2}',
    ),
    X,
    item('"parameters":{"a.b":{"c":1}},"referrer":{"app-name":"B"},"user-info":{"x":1}'),
    flags="overlay-merged-deep",
)
G.resolve(
    "resolution.removes-every-member",
    "19.2.3",
    both(
        EMPTY,
        '"parameters":{"a.b":{"c":1}},"referrer":{"app-name":"A"},"source-url":"a:b","tags":["a"],"thumbnail":{"type-identifier":"public.url","url":"a:b"},"title":"t","user-info":{"a":1}',
        '"additional-attachments":[{"representations":[%s]}],"com.example.y":{"k":1},"content-text":[{"text":"t"}]' % REP,
    ),
    X,
    item(""),
    flags="overlay-empty-inherited overlay-empty-kept overlay-unknown-empty",
)
G.resolve(
    "resolution.does-not-need-to-know-names",
    "19.3.2",
    both('{"colour":"blue","com.x":[],"com.y":{"k":1},"shape":""}', '"shape":"round"', '"colour":"red","com.x":1,"com.y":{"l":2}'),
    X,
    item("", '"colour":"blue","com.y":{"k":1}'),
    flags="overlay-unknown-lost overlay-unknown-empty overlay-merged-deep",
    also="11.2.2",
)
G.resolve(
    "resolution.false-and-zero-are-values",
    "19.3.1",
    both('{"com.x":false,"com.y":0}', '"title":"t"', '"com.x":true,"com.y":1'),
    X,
    item('"title":"t"', '"com.x":false,"com.y":0'),
    flags="overlay-falsy-removes",
)
G.resolve(
    "resolution.empty-data-are-a-value",
    "19.2.3",
    both('{"com.x":{"$data":""}}', '"title":"t"', '"com.x":1'),
    X,
    item('"title":"t"', '"com.x":{"$data":""}'),
    flags="overlay-falsy-removes",
    also="19.3.1",
)
G.resolve(
    "resolution.kept-tag-is-no-empty-dictionary",
    "19.3.1",
    both('{"com.x":{"$point":[]}}', '"title":"t"', '"com.x":1'),
    X,
    item('"title":"t"', '"com.x":{"$point":[]}'),
    flags="resolve-unread-kept-tag",
    also="7.1.8",
)
G.resolve(
    "resolution.replaces-the-main-attachment",
    "19.2.5",
    act('{"main-attachment":{"representations":[{"text":"y","type-identifier":"a.c"}]}}'),
    X,
    reps('{"text":"y","type-identifier":"a.c"}'),
    flags="overlay-appended",
)
G.resolve(
    "resolution.does-not-remove-the-main-attachment",
    "19.2.5",
    act('{"main-attachment":{},"title":"T"}'),
    X,
    item('"title":"T"'),
    flags="overlay-main-attachment-removed",
)
G.resolve(
    "resolution.unusable-main-attachment-is-inherited",
    "19.2.5",
    act('{"main-attachment":{"representations":[{"type-identifier":"public.url","url":"x"}]},"title":"T"}'),
    X,
    item('"title":"T"'),
    flags="overlay-main-attachment-removed",
)
G.resolve(
    "resolution.faulty-members-are-inherited",
    "21.2.2",
    both('{"tags":[1],"title":5}', '"tags":["a"],"title":"T"'),
    X,
    item('"tags":["a"],"title":"T"'),
    flags="overlay-set-aside-removes",
    also="19.2.6",
)
G.resolve(
    "resolution.nulls-alone-are-inherited",
    "21.2.3",
    both('{"parameters":{"a.b":{"c":null}},"tags":[null],"thumbnail":{"com.example.y":null},"title":"x","user-info":{"a":null}}', '"tags":["a"],"user-info":{"b":1}'),
    X,
    item('"tags":["a"],"title":"x","user-info":{"b":1}'),
    flags="null-leaves-empty",
    also="6.7.1 19.2.3",
)
G.write_back(
    "overlays.of-nulls-alone-are-not-written-back",
    "21.3.3",
    both('{"title":null}', '"title":"T"'),
    item('"title":"T"'),
    flags="null-written-back",
    also="6.7.1",
)
G.resolve(
    "resolution.reserved-members-take-part",
    "19.3.2",
    both('{"$a":2,"$b":3,"$c":""}', '"$a":1,"$c":1'),
    X,
    item("", '"$a":2,"$b":3'),
    flags="overlay-reserved-lost",
    also="12.1.3",
)
G.resolve(
    "resolution.reserved-type-has-no-overlay",
    "19.3.1",
    before('"activities":{"$a.b":{"title":5},"a.b":{"title":"x"}}'),
    "$a.b",
    doc(),
    flags="overlay-of-reserved-type",
    also="12.1.3 19.3.2",
)
G.resolve(
    "resolution.overlay-after-one-of-a-reserved-type",
    "19.3.1",
    before('"activities":{"$a.b":{"title":5},"a.b":{"title":"x"}}'),
    "a.b",
    item('"title":"x"'),
    flags="overlay-after-reserved-type",
    also="12.1.3 21.2.5",
)
G.notes |= {
    "overlay-after-reserved-type": {"bug": "reads no overlay after one of a type that begins with $", "effect": "an activity loses what was meant for it"},
    "overlay-reserved-lost": {"bug": "does not resolve members whose names begin with $", "effect": "a later version's item is resolved in part"},
    "overlay-of-reserved-type": {"bug": "applies the overlay of a type that begins with $", "effect": "a receiver gets unchecked values"},
}
G.resolve(
    "resolution.empty-of-another-type-is-inherited",
    "19.2.4",
    both('{"tags":"","title":"x"}', '"tags":["a"]'),
    X,
    item('"tags":["a"],"title":"x"'),
    flags="overlay-empty-of-another-type",
)
G.resolve(
    "resolution.version-and-the-like-are-passed-over",
    "19.3.1",
    act('{"activities":{"a.b":{"title":"x"}},"excluded-activities":["a.b"],"must-understand":["x"],"title":"T","version":"9.0"}'),
    X,
    item('"title":"T"'),
    flags="overlay-version overlay-excluded",
    also="19.2.2",
)
G.resolve(
    "resolution.works-for-excluded-activities",
    "19.1.2",
    '{"activities":{"com.example.x":{"title":"T"}},"excluded-activities":["com.example.x"],' + MAIN + "," + VERSION + "}",
    X,
    item('"title":"T"'),
    flags="overlay-of-excluded",
)
G.resolve(
    "resolution.tidies-what-the-overlay-brings",
    "19.3.1",
    act('{"content-text":[{"text":"a"},{"bold":false,"text":"b"}],"tags":["","a"]}'),
    X,
    item('"tags":["a"]', '"content-text":[{"text":"ab"}]'),
    flags="overlay-not-normal",
    also="21.2.2 19.2.1",
)
G.write_back(
    "overlays.are-written-back-as-they-are",
    "21.3.1",
    act('{"colour":"","tags":"","title":"x","version":"1.0"}'),
    act('{"colour":"","tags":"","title":"x","version":"1.0"}'),
    flags="set-aside-lost overlay-unknown-lost",
    also="11.2.2",
)


def written(**members):
    return {"main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}, "version": "1.0"} | {
        k.replace("_", "-"): v for k, v in members.items()
    }


G.refused("writing.activity-of-a-word-is-refused", "19.1.1", written(activities={"Print": {"title": "x"}}), flags="activity-name-unchecked")
G.refused(
    "writing.version-in-an-overlay-is-refused",
    "19.2.2",
    written(activities={"com.example.x": {"title": "x", "version": "1.0"}}),
    flags="overlay-version",
)
G.refused("writing.empty-overlay-is-refused", "13.1.3", written(activities={"com.example.x": {}}), flags="overlay-empty-taken")
