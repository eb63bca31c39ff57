"""Names that this version does not define (section 12), and what is kept of them (11.2)."""

from .documents import MAIN, R0, REP, VERSION, before, doc, other, rep2, reps, runs
from .making import Group

NOTES = """
    unknown-member-lost | drops members that it does not know | an editor of version 1.0 destroys what a later version or a vendor wrote
    unknown-deep-lost | keeps unknown members only at the top | an editor of version 1.0 destroys what a later version or a vendor wrote
    unknown-member-refused | fails at members that it does not know | an item of a later version, or of a vendor, is lost
    vendor-member-refused | has a finding for names with a dot | vendors cannot add what is theirs
    vendor-name-judged | asks that names of vendors be reverse-DNS names | what a sender should do becomes an error
    reserved-name-taken | takes names that begin with a dollar sign | a later version cannot define them
    reserved-name-judged | checks what is under a reserved name | findings differ between programs
    name-without-case | takes a name in another case for that of the specification | the payloads of such writers are misread elsewhere
    name-trimmed | trims white space of names | the payloads of such writers are misread elsewhere
    unknown-inside-judged | checks what is under an unknown name by the rules for members | a later version cannot define it
    unknown-place | takes a member of one place in another | a member in the wrong place has an effect
    unknown-value-changed | converts values under unknown names | what is written back is not what was read
    defined-again | reports an unknown member in documents of newer versions | items of later versions cannot be read strictly
"""

G = Group("unknown", "Unknown names", "11.2 12", NOTES)

EVERYWHERE = (
    '{"activities":{"com.example.x":{"com.example.a":{"$date":"2026-11-20T01:02:03Z"}}},"additional-attachments":[{"com.example.a":[],"representations":[{"com.example.a":{},"text":"y","type-identifier":"a.b"}]}],"com.example.a":{"title":"","version":5},'
    '"content-text":[{"com.example.a":0,"text":"t"}],"main-attachment":{"com.example.a":"","representations":[%s]},"referrer":{"app-name":"E","com.example.a":[[]]},"thumbnail":{"com.example.a":1.5,"data":{"$data":""},"type-identifier":"public.png"},"version":"1.0"}'
    % REP
)

G.valid(
    "vendors.members-may-stand-everywhere",
    "12.1.4",
    EVERYWHERE,
    EVERYWHERE,
    flags="vendor-member-refused unknown-member-lost unknown-deep-lost unknown-inside-judged unknown-value-changed",
    also="11.2.2 12.1.5 13.1.3",
)
G.valid(
    "vendors.any-name-with-a-dot",
    "12.1.4",
    before('".":1,"..":2,"__proto__.x":3,"a b.":4,"com.Example.\u00e9":5'),
    before('".":1,"..":2,"__proto__.x":3,"a b.":4,"com.Example.\u00e9":5'),
    flags="vendor-name-judged",
)
G.valid(
    "newer-version.dotless-members-have-no-finding",
    "12.1.2",
    '{"colour":"red",' + MAIN + ',"tags":["a"],"version":"1.1"}',
    flags="defined-again unknown-member-refused",
    also="11.1.5 13.2.1",
)
NEWER = '{"activities":{"com.example.x":{"new":1}},"content-text":[{"new":1,"text":"t"}],"main-attachment":{"new":1,"representations":[{"new":1,"text":"x","type-identifier":"a.b"}]},"referrer":{"new":1},"thumbnail":{"data":{"$data":""},"new":1,"type-identifier":"public.png"},"version":"1.1"}'
G.valid(
    "newer-version.dotless-members-of-a-file",
    "12.1.5",
    '{"main-attachment":{"representations":[{"file":{"byte-count":1,"new":1,"path":"attachments/a"},"type-identifier":"a.b"}]},"version":"1.1"}',
    flags="defined-again",
    also="12.1.2 14.6.3",
    folder=True,
)
G.valid("newer-version.dotless-members-everywhere", "12.1.5", NEWER, flags="defined-again unknown-deep-lost", also="12.1.2 21.1.7")
G.invalid(
    "newer-version.reserved-activities-have-a-finding",
    "12.1.3",
    '{"activities":{"$x":{"title":"x"},"a.b":{"title":"y"}},"excluded-activities":["$x"],' + MAIN + ',"parameters":{"$x":{"a":1},"c.d":{"a":1}},"version":"1.1"}',
    ["member.reserved /activities/$x", "member.reserved /excluded-activities/0", "member.reserved /parameters/$x"],
    flags="reserved-name-taken",
    also="12.1.5 21.1.7",
)
G.invalid(
    "newer-version.reserved-members-have-a-finding",
    "12.1.3",
    '{"$colour":"red",' + MAIN + ',"version":"1.1"}',
    "member.reserved /$colour",
    '{"$colour":"red",' + MAIN + ',"version":"1.1"}',
    flags="reserved-name-taken",
)
G.invalid(
    "dotless.member-is-found-and-kept",
    "12.1.2",
    '{"colour":"red",' + doc()[1:],
    "member.unknown /colour",
    '{"colour":"red",' + doc()[1:],
    flags="unknown-member-taken unknown-member-refused",
    also="13.2.1 21.2.5",
)
G.invalid(
    "dotless.capital-makes-another-name",
    "12.2.1",
    '{"Title":"x",' + doc()[1:],
    "member.unknown /Title",
    '{"Title":"x",' + doc()[1:],
    flags="name-without-case unknown-member-taken",
)
G.invalid(
    "dotless.underscore-makes-another-name",
    "12.2.1",
    '{"content_text":[{"text":"x"}],' + doc()[1:],
    "member.unknown /content_text",
    '{"content_text":[{"text":"x"}],' + doc()[1:],
    flags="member-misspelt",
)
G.invalid("dotless.space-makes-another-name", "12.2.1", doc('"title ":"x"'), "member.unknown /title ", doc('"title ":"x"'), flags="name-trimmed")
G.invalid("dotless.empty-name", "12.1.2", '{"":1,' + doc()[1:], "member.unknown /", '{"":1,' + doc()[1:], flags="unknown-member-taken empty-key-lost")
G.invalid(
    "dotless.proto-is-found-and-kept",
    "12.1.2",
    '{"__proto__":{"title":"x"},' + doc()[1:],
    "member.unknown /__proto__",
    '{"__proto__":{"title":"x"},' + doc()[1:],
    flags="proto-key",
)
G.invalid(
    "dotless.constructor-is-found-and-kept",
    "12.1.2",
    '{"constructor":1,' + doc()[1:],
    "member.unknown /constructor",
    '{"constructor":1,' + doc()[1:],
    flags="key-of-prototype",
)
G.invalid(
    "dotless.member-of-another-place",
    "13.2.1",
    '{"app-name":"x","bold":true,"text":"y",' + doc()[1:],
    ["member.unknown /app-name", "member.unknown /bold", "member.unknown /text"],
    '{"app-name":"x","bold":true,' + MAIN + ',"text":"y",' + VERSION + "}",
    flags="unknown-place",
)
G.invalid(
    "dotless.in-an-attachment",
    "12.1.5",
    other('{"name":1,"representations":[%s]}' % REP),
    "member.unknown /additional-attachments/0/name",
    other('{"name":1,"representations":[%s]}' % REP),
    flags="unknown-member-taken",
)
G.invalid(
    "dotless.in-a-representation",
    "12.1.5",
    reps('{"name":1,"text":"x","type-identifier":"public.plain-text"}'),
    f"member.unknown {R0}/name",
    reps('{"name":1,"text":"x","type-identifier":"public.plain-text"}'),
    flags="unknown-member-taken",
)
G.invalid(
    "dotless.inside-is-not-judged",
    "21.1.5",
    '{"colour":{"n":{"$integer":"1"},"title":""},' + doc()[1:],
    ["member.unknown /colour", "tag.needless /colour/n"],
    '{"colour":{"n":1,"title":""},' + doc()[1:],
    flags="unknown-inside-judged",
)
G.invalid(
    "reserved.member-is-found-and-kept", "12.1.3", '{"$x":1,' + doc()[1:], "member.reserved /$x", '{"$x":1,' + doc()[1:], flags="reserved-name-taken"
)
G.invalid(
    "reserved.dot-makes-no-difference",
    "12.1.3",
    '{"$com.example.x":1,' + doc()[1:],
    "member.reserved /$com.example.x",
    '{"$com.example.x":1,' + doc()[1:],
    flags="reserved-name-taken",
    also="12.1.4",
)
G.invalid(
    "reserved.run-attribute-is-found",
    "12.1.3",
    runs('{"$x":1,"text":"a"}'),
    "member.reserved /content-text/0/$x",
    runs('{"$x":1,"text":"a"}'),
    flags="reserved-name-taken",
)
for id, value in [("dictionary", '{"b.c":1}'), ("empty-dictionary", "{}"), ("boolean", "false")]:
    G.invalid(
        f"reserved.namespace-with-a-{id}" if id != "empty-dictionary" else "reserved.namespace-with-an-empty-dictionary",
        "12.1.3",
        doc('"parameters":{"$a":%s,"a.b":{"c":1}}' % value),
        "member.reserved /parameters/$a",
        doc('"parameters":{"$a":%s,"a.b":{"c":1}}' % value),
        flags="reserved-name-judged",
    )
G.invalid(
    "reserved.uid-beside-others-is-unknown",
    "7.2.5",
    '{"CF$UID":1,' + doc()[1:],
    "member.unknown /CF$UID",
    '{"CF$UID":1,' + doc()[1:],
    flags="uid-with-others-refused",
)
G.write_back(
    "kept.unknown-members-at-every-level",
    "11.2.2",
    EVERYWHERE.replace("com.example.a", "colour"),
    '{"activities":{"com.example.x":{"colour":{"$date":"2026-11-20T01:02:03Z"}}},"additional-attachments":[{"colour":[],"representations":[{"colour":{},"text":"y","type-identifier":"a.b"}]}],"colour":{"title":"","version":5},'
    '"content-text":[{"colour":0,"text":"t"}],"main-attachment":{"colour":"","representations":[%s]},"referrer":{"app-name":"E","colour":[[]]},"thumbnail":{"colour":1.5,"data":{"$data":""},"type-identifier":"public.png"},"version":"1.0"}'
    % REP,
    flags="unknown-member-lost unknown-deep-lost unknown-value-changed",
    also="21.3.1 21.2.5",
)
G.write_back(
    "kept.reserved-names",
    "21.3.1",
    '{"$x":{"$$y":1},' + doc('"parameters":{"$a":false}')[1:],
    '{"$x":{"$$y":1},' + doc('"parameters":{"$a":false}')[1:],
    flags="unknown-member-lost",
    also="12.1.3",
)
G.write_back(
    "kept.version-of-a-newer-document",
    "11.1.7",
    '{"colour":1,' + MAIN + ',"version":"1.10"}',
    '{"colour":1,' + MAIN + ',"version":"1.10"}',
    flags="version-as-decimal version-lowered",
)
G.resolve(
    "kept.unknown-members-are-delivered",
    "21.2.5",
    '{"colour":"red","com.example.a":{"b":1},' + doc()[1:],
    None,
    '{"colour":"red","com.example.a":{"b":1},' + doc()[1:],
    flags="unknown-member-lost unknown-member-refused",
)
G.refused(
    "writing.dotless-member-is-refused",
    "12.1.2",
    {"main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}, "colour": "red", "version": "1.0"},
    flags="unknown-member-taken",
)
G.refused(
    "writing.reserved-member-is-refused",
    "12.1.3",
    {"main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}, "$x": 1, "version": "1.0"},
    flags="reserved-name-taken",
)
