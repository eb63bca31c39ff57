"""Attachments, representations and type identifiers (14.1 to 14.5), and the thumbnail (16.1)."""

from .documents import MAIN, R0, R1, REP, VERSION, at, before, doc, named, other, rep2, reps, thumb
from .making import Group, being

NOTES = """
    first-representation-dropped | drops the first representation, or sorts them | the receiver takes another form than the sender prefers
    representations-merged | gives only one representation of an attachment | a receiver that cannot use it gets nothing
    attachments-mixed | puts all representations into one attachment, or each into one of its own | the same thing is shared twice, or different things become one
    attachments-reordered | does not keep the order of attachments | the main attachment is another one
    content-text-as-data | gives the text of a representation as data, or the other way round | another representation is read back
    empty-content-lost | takes empty text or data for an absent content | a file of no bytes is lost
    property-list-falsy | takes false, 0 or an empty value of a property list for absence | a value is lost
    several-contents | takes a representation with several contents | programs choose different ones
    no-content | takes a representation without content | a receiver picks what has nothing in it
    content-with-vendor-member-refused | refuses a representation without content that has members of others | an item of a later version is refused
    null-present | takes a member that is null for one that is present | a receiver gets nothing where one content is right
    unknown-kind-without-type | delivers a representation of unknown kind that has no usable type | a program gets a representation that has no type
    unknown-kind-by-null | treats a null member as a representation of unknown kind | a receiver gets a representation with nothing in it
    data-as-string | takes a string for data | text in base64 is shared instead of a picture
    type-identifier-optional | takes a representation without type | a receiver cannot know what it is
    type-underscore | takes underscores in a type identifier | other readers refuse the payload
    type-without-dot | takes a word or a file extension for a type identifier | other readers refuse the payload
    type-empty-label | takes empty parts of a type identifier | other readers refuse the payload
    type-space | takes spaces in a type identifier | other readers refuse the payload
    type-non-ascii | takes non-ASCII letters in a type identifier | a type that looks like another one
    type-line-feed | matches a type identifier with a pattern whose end allows a line feed after it | other readers refuse the payload
    type-empty | takes an empty type identifier | a receiver cannot know what it is
    media-type-case | takes capitals in a media type | a type has two spellings
    media-type-parameter | takes parameters of a media type | a type has many spellings
    media-type-half | takes half a media type | other readers refuse the payload
    media-type-two-slashes | takes two slashes in a media type | other readers refuse the payload
    media-type-with-identifier | takes a media type that has a type identifier | a type has two spellings, and receivers know one of them
    media-type-refused | does not take media types, or few characters of their tokens | types that have no identifier cannot be shared
    types-compared-with-case | compares type identifiers with case | the same type occurs twice, or a receiver does not find it
    type-lower-cased | writes type identifiers in lower case | what is read back is not what was shared
    url-type | does not ask that url and public.url go together | a receiver of URLs gets text, or one of text a URL
    file-url-type | takes public.file-url | a path of the sender's device is shared
    duplicate-type | takes a type twice in one attachment | programs choose different representations
    duplicate-type-last | lets the last of two representations of a type win | programs choose different representations
    duplicate-type-across | asks that types differ in all attachments together | two pictures cannot be shared
    duplicate-of-faulty | uses the second representation of a type if the first is faulty | a finding depends on another one
    name-slash | takes a slash in a suggested name | a file is written outside the folder
    name-backslash | takes a backslash in a suggested name | a file is written outside the folder on Windows
    name-colon | takes a colon in a suggested name | a file is written to another drive or stream, or named otherwise
    name-dots | takes . or .. as a suggested name | the folder itself is written
    name-control | takes control characters in a suggested name | a name that cannot be seen, or commands to a terminal
    name-c1 | takes U+007F to U+009F in a suggested name | a name that cannot be seen, or commands to a terminal
    name-bidi | takes characters in a suggested name that change the direction of text | photo-exe.jpg is a program
    name-bidi-isolates | knows only the older of the characters that change the direction of text | photo-exe.jpg is a program
    name-bidi-marks | takes marks of direction in a suggested name | two names that look alike
    name-length | does not limit the length of a suggested name | the file cannot be written
    name-length-characters | counts the characters of a suggested name, and not the bytes | the file cannot be written
    name-too-strict | refuses names that are safe, such as .hidden or con | what is shared loses its name
    name-sanitised | changes a name instead of setting it aside | programs show different names
    name-empty | takes an empty suggested name | an attachment has two spellings
    representations-as-dictionary | takes a dictionary or one representation instead of an array | other readers refuse the payload
    attachment-dropped-with-one | drops an attachment for one faulty representation | a receiver gets nothing where it could get the other forms
    attachment-kept-empty | keeps an attachment that has nothing usable left | a receiver gets an attachment with nothing in it
    attachment-array-kept-empty | delivers an empty array where every attachment was set aside | the item has a finding when it is written
    url-fetched | loads the URLs of a payload in order to read the item | a sender learns who reads it, and reading waits for the network
    thumbnail-text | takes a thumbnail of text or of a property list | a receiver shows nothing, or fails
    thumbnail-unchecked | does not check a thumbnail like a representation | a thumbnail breaks the rules of attachments
    thumbnail-not-an-image-refused | refuses a thumbnail whose type does not conform to image | what a sender should avoid becomes an error
"""

G = Group("attachments", "Attachments, representations and types", "14 16.1", NOTES)

FORMS = (
    '{"text":"<p>x</p>","type-identifier":"public.html"}',
    '{"data":{"$data":"eA=="},"type-identifier":"public.rtf"}',
    '{"type-identifier":"public.url","url":"https://example.com/"}',
    '{"property-list":{"rating":4.5},"type-identifier":"com.apple.property-list"}',
    REP,
)


def typed(type: str) -> str:
    return rep2('{"text":"x","type-identifier":%s}' % type)


def bad(id, clause, representation, finding, **more):
    """A faulty representation after a good one, which is left."""
    G.invalid(id, clause, rep2(representation), finding, reps(REP), **more)


# Attachments

G.valid(
    "attachments.main-and-others",
    "14.1.1",
    other('{"representations":[%s],"suggested-name":"a.txt"},{"representations":[%s]}' % (REP, FORMS[2])),
    other('{"representations":[%s],"suggested-name":"a.txt"},{"representations":[%s]}' % (REP, FORMS[2])),
    flags="attachments-mixed attachments-reordered",
    also="13.2.4",
)
G.valid(
    "attachments.representations-keep-their-order",
    "14.1.3",
    reps(*FORMS),
    reps(*FORMS),
    flags="first-representation-dropped representations-merged",
    also="14.2.1 21.3.4",
)
G.invalid(
    "attachments.representations-are-an-array",
    "14.1.1",
    other('{"representations":%s},{"representations":[%s]}' % (FORMS[0], REP)),
    "member.type /additional-attachments/0/representations",
    other('{"representations":[%s]}' % REP),
    flags="representations-as-dictionary",
    also="13.1.1 21.2.2",
)
G.invalid(
    "attachments.representations-are-required",
    "13.1.2",
    other('{"suggested-name":"a"},{"representations":[%s]}' % REP),
    "member.missing /additional-attachments/0",
    other('{"representations":[%s]}' % REP),
    flags="attachment-kept-empty",
)
G.invalid(
    "attachments.representations-are-not-empty",
    "13.1.2",
    other('{"representations":[]},{"representations":[%s]}' % REP),
    "member.missing /additional-attachments/0",
    other('{"representations":[%s]}' % REP),
    flags="attachment-kept-empty",
)
G.invalid(
    "attachments.without-usable-representation-are-left-out",
    "21.2.2",
    other('{"representations":[{"type-identifier":"public.url","url":"x"}],"suggested-name":"a"},{"representations":[%s]}' % REP),
    "url.malformed /additional-attachments/0/representations/0/url",
    other('{"representations":[%s]}' % REP),
    flags="attachment-kept-empty",
)
G.invalid(
    "attachments.last-one-set-aside-leaves-none",
    "21.2.2",
    other('{"representations":[{"type-identifier":"public.url","url":"x"}]}'),
    "url.malformed /additional-attachments/0/representations/0/url",
    doc(),
    flags="attachment-array-kept-empty",
)
G.invalid(
    "attachments.faulty-representation-is-left-out",
    "21.2.2",
    reps('{"type-identifier":"public.url","url":"x"}', REP),
    f"url.malformed {R0}/url",
    reps(REP),
    flags="attachment-dropped-with-one",
)
G.invalid(
    "attachments.location-of-what-is-missing",
    "21.4.4",
    reps(REP, '{"text":"x"}'),
    ["member.missing " + R1 + at(reps(REP, '{"text":"x"}'), '{"text":"x"}')],
    reps(REP),
    flags="type-identifier-optional",
    also="14.2.1 13.1.2",
)
G.write_back(
    "attachments.set-aside-representations-are-kept",
    "21.3.1",
    reps('{"type-identifier":"public.url","url":"x"}', REP, '{"com.example.x":1,"type-identifier":"a.b"}'),
    reps('{"type-identifier":"public.url","url":"x"}', REP, '{"com.example.x":1,"type-identifier":"a.b"}'),
    flags="set-aside-lost unknown-kind-dropped",
    also="14.2.4 21.3.4",
)

# Contents

G.valid(
    "contents.text-and-data-stay-what-they-are",
    "14.2.2",
    reps('{"data":{"$data":"eA=="},"type-identifier":"public.plain-text"}', '{"text":"x","type-identifier":"public.html"}'),
    reps('{"data":{"$data":"eA=="},"type-identifier":"public.plain-text"}', '{"text":"x","type-identifier":"public.html"}'),
    flags="content-text-as-data",
)
G.valid(
    "contents.may-be-empty",
    "14.2.1",
    reps('{"data":{"$data":""},"type-identifier":"public.data"}', '{"text":"","type-identifier":"public.html"}'),
    reps('{"data":{"$data":""},"type-identifier":"public.data"}', '{"text":"","type-identifier":"public.html"}'),
    flags="empty-content-lost",
    also="13.1.3",
)
LISTS = ["false", '""', "[]", "{}", "0", '{"$data":""}', '"x"']
G.valid(
    "contents.property-list-is-any-value",
    "14.2.1",
    other(",".join('{"representations":[{"property-list":%s,"type-identifier":"com.apple.property-list"}]}' % v for v in LISTS)),
    other(",".join('{"representations":[{"property-list":%s,"type-identifier":"com.apple.property-list"}]}' % v for v in LISTS)),
    flags="property-list-falsy",
    also="13.1.3 12.1.5",
)
bad(
    "contents.two-are-one-too-many",
    "14.2.3",
    '{"data":{"$data":"eA=="},"text":"x","type-identifier":"public.html"}',
    f"representation.content {R1}",
    flags="several-contents",
)
bad(
    "contents.two-are-both-judged",
    "21.1.5",
    '{"text":5,"type-identifier":"public.url","url":"x"}',
    [f"representation.content {R1}", f"member.type {R1}/text", f"url.malformed {R1}/url"],
    flags="first-member-only",
)
bad("contents.none-is-too-few", "14.2.3", '{"type-identifier":"public.html"}', f"representation.content {R1}", flags="no-content")
G.invalid(
    "contents.two-leave-no-main-attachment",
    "14.2.3",
    reps('{"data":{"$data":"eA=="},"text":"x","type-identifier":"public.html"}'),
    [f"representation.content {R0}", "main-attachment.missing /main-attachment"],
    flags="main-attachment-unchecked",
)
G.valid(
    "contents.none-beside-a-vendors-member-is-unknown-kind",
    "14.2.4",
    rep2('{"com.example.stream":1,"type-identifier":"public.html"}'),
    rep2('{"com.example.stream":1,"type-identifier":"public.html"}'),
    flags="content-with-vendor-member-refused unknown-kind-dropped",
    also="14.2.3 11.2.2",
)
G.invalid(
    "contents.unknown-kind-is-judged-by-its-names",
    "14.2.4",
    rep2('{"stream":1,"type-identifier":"public.html"}'),
    f"member.unknown {R1}/stream",
    rep2('{"stream":1,"type-identifier":"public.html"}'),
    flags="unknown-kind-dropped",
)
G.invalid(
    "contents.reserved-member-makes-unknown-kind",
    "14.2.4",
    rep2('{"$k":1,"type-identifier":"public.html"}'),
    f"member.reserved {R1}/$k",
    rep2('{"$k":1,"type-identifier":"public.html"}'),
    flags="unknown-kind-dropped",
)
bad(
    "contents.unknown-kind-by-a-null-is-none",
    "6.7.1",
    '{"com.example.k":null,"type-identifier":"public.html"}',
    [f"value.null {R1}/com.example.k", f"representation.content {R1}"],
    flags="unknown-kind-by-null",
    also="14.2.3",
)
bad(
    "contents.unknown-kind-by-nulls-alone-is-left-out",
    "21.2.2",
    '{"com.example.k":[null],"type-identifier":"public.html"}',
    f"value.null {R1}/com.example.k/0",
    flags="unknown-kind-by-null",
)
for id, type, finding in [
    ("absent", "", f"member.missing {R1}"),
    ("malformed", ',"type-identifier":"png"', f"type-identifier.malformed {R1}/type-identifier"),
    ("of-another-type", ',"type-identifier":1', f"member.type {R1}/type-identifier"),
]:
    unknown = '{"com.example.j":1,"com.example.k":2%s}' % type
    bad(f"contents.unknown-kind-with-a-type-that-is-{id}", "21.2.2", unknown, finding, flags="unknown-kind-without-type", also="14.2.4")
    G.invalid(
        f"thumbnail.unknown-kind-with-a-type-that-is-{id}",
        "21.2.2",
        thumb(unknown),
        finding.replace(R1, "/thumbnail"),
        doc(),
        flags="unknown-kind-without-type",
        also="16.1.1",
    )
bad("contents.text-is-a-string", "13.1.1", '{"text":1,"type-identifier":"public.html"}', f"member.type {R1}/text", flags="wrong-type-converted")
bad("contents.data-are-no-string", "13.1.1", '{"data":"QQ==","type-identifier":"public.html"}', f"member.type {R1}/data", flags="data-as-string")
bad(
    "contents.malformed-data-are-none",
    "7.1.8",
    '{"data":{"$data":"QQ"},"type-identifier":"public.png"}',
    [f"tag.malformed {R1}/data", f"member.type {R1}/data"],
    flags="base64-unpadded",
    also="21.1.4",
)
bad(
    "contents.url-is-a-string",
    "6.6.1",
    '{"type-identifier":"public.url","url":{"$url":"a:b"}}',
    f"member.type {R1}/url",
    flags="url-object-as-string",
)
bad(
    "contents.null-is-none",
    "6.7.1",
    '{"text":null,"type-identifier":"public.html"}',
    [f"value.null {R1}/text", f"representation.content {R1}"],
    flags="null-present",
    also="14.2.3",
)
G.invalid(
    "contents.null-beside-text-leaves-the-text",
    "6.7.1",
    reps('{"data":null,"text":"x","type-identifier":"public.plain-text"}'),
    f"value.null {R0}/data",
    doc(),
    flags="null-present",
    also="14.2.3",
)
bad(
    "types.null-is-none",
    "6.7.1",
    '{"text":"x","type-identifier":null}',
    [f"value.null {R1}/type-identifier", f"member.missing {R1}"],
    flags="type-identifier-optional null-present",
    also="13.1.2",
)
bad("contents.representation-is-a-dictionary", "13.1.1", '"x"', f"member.type {R1}", flags="shorthand-string")

# Types

GOOD = ["com.example.app", "public.HTML", "dyn.a-b.1", "application/x-foo", "a/b", "x!#$%&'*+.^_`{|}~-/1", "text/x-markdown"]
G.valid(
    "types.identifiers-and-media-types",
    "14.3.1",
    reps(*('{"text":"%d","type-identifier":"%s"}' % (i, t) for i, t in enumerate(GOOD))),
    reps(*('{"text":"%d","type-identifier":"%s"}' % (i, t) for i, t in enumerate(GOOD))),
    flags="media-type-refused type-lower-cased",
    also="14.3.4 1.1.6 14.3.2",
)
for id, type, flag in [
    ("empty-one", "", "type-empty"),
    ("word", "html", "type-without-dot"),
    ("empty-part", "public..html", "type-empty-label"),
    ("point-before", ".public", "type-leading-dot"),
    ("point-after", "public.", "type-trailing-dot"),
    ("space", "a b.c", "type-space"),
    ("underscore", "com.example_x.y", "type-underscore"),
    ("letter-beyond-ascii", "p\u00fcblic.x", "type-non-ascii"),
    ("line-feed", "com.example\\n", "type-line-feed"),
    ("capital-media-type", "Text/x-foo", "media-type-case"),
    ("parameter", "text/x-foo; charset=utf-8", "media-type-parameter"),
    ("half-a-media-type", "text/", "media-type-half"),
    ("other-half", "/html", "media-type-other-half"),
    ("two-slashes", "a/b/c", "media-type-two-slashes"),
]:
    G.invalid(
        f"types.{being(id)}-malformed",
        "14.3.1",
        typed(f'"{type}"'),
        f"type-identifier.malformed {R1}/type-identifier",
        reps(REP),
        flags=flag,
        also="21.2.2" if id == "word" else "",
    )
G.notes |= {
    "type-leading-dot": {"bug": "takes a file extension with its point", "effect": "other readers refuse the payload"},
    "type-trailing-dot": {"bug": "takes a type identifier that ends with a point", "effect": "a type has two spellings"},
    "media-type-other-half": {"bug": "takes a media type that begins with the slash", "effect": "other readers refuse the payload"},
}
G.invalid("types.are-strings", "13.1.1", typed("5"), f"member.type {R1}/type-identifier", reps(REP), flags="wrong-type-converted")
G.invalid(
    "types.media-type-with-an-identifier",
    "14.3.2",
    reps('{"text":"<p>x</p>","type-identifier":"text/html"}'),
    f"type-identifier.media-type {R0}/type-identifier",
    reps('{"text":"<p>x</p>","type-identifier":"text/html"}'),
    flags="media-type-with-identifier",
    comment="Lenient reading keeps the media type as it is.",
)
G.invalid(
    "types.last-row-of-the-table",
    "14.3.2",
    typed('"video/x-msvideo"'),
    f"type-identifier.media-type {R1}/type-identifier",
    flags="media-type-table-cut",
)
G.notes["media-type-table-cut"] = {"bug": "knows a part of the table of media types", "effect": "a type has two spellings"}
G.valid(
    "types.url-goes-with-public-url",
    "14.3.3",
    reps('{"type-identifier":"Public.URL","url":"a:b"}'),
    reps('{"type-identifier":"Public.URL","url":"a:b"}'),
    flags="types-compared-with-case type-lower-cased",
    also="14.3.4",
)
for id, representation, flag in [
    ("url-of-another-type", '{"type-identifier":"public.html","url":"a:b"}', "url-type"),
    ("public-url-with-text", '{"text":"a:b","type-identifier":"public.url"}', "url-type"),
    ("file-url", '{"text":"a","type-identifier":"public.File-URL"}', "file-url-type"),
    ("file-url-with-url", '{"type-identifier":"public.file-url","url":"a:b"}', "file-url-type"),
]:
    G.invalid(f"types.{id}-is-found", "14.3.3", rep2(representation), f"type-identifier.url {R1}/type-identifier", rep2(representation), flags=flag)
G.invalid(
    "types.malformed-one-of-a-url-has-two-findings",
    "14.3.3",
    rep2('{"type-identifier":"x","url":"https://example.com/"}'),
    [f"type-identifier.malformed {R1}/type-identifier", f"type-identifier.url {R1}/type-identifier"],
    reps(REP),
    flags="findings-depend",
    also="21.1.6",
)
THREE = ['{"text":"%d","type-identifier":"%s"}' % p for p in [(1, "public.png"), (2, "PUBLIC.PNG"), (3, "public.jpeg")]]
G.invalid(
    "types.stand-once-in-an-attachment",
    "14.3.5",
    reps(*THREE),
    f"representation.duplicate-type {R1}/type-identifier",
    reps(THREE[0], THREE[2]),
    flags="duplicate-type duplicate-type-last types-compared-with-case",
    also="14.3.4",
)
G.invalid(
    "types.every-repetition-is-found",
    "14.3.5",
    reps(REP, REP, REP),
    [f"representation.duplicate-type {R1}/type-identifier", "representation.duplicate-type /main-attachment/representations/2/type-identifier"],
    reps(REP),
    flags="duplicate-type",
)
G.invalid(
    "types.faulty-first-one-counts",
    "14.3.5",
    reps('{"type-identifier":"public.html"}', '{"text":"x","type-identifier":"public.html"}', REP),
    [f"representation.content {R0}", f"representation.duplicate-type {R1}/type-identifier"],
    reps(REP),
    flags="duplicate-of-faulty",
    also="21.1.6",
)
G.valid(
    "types.may-repeat-in-other-attachments",
    "14.3.5",
    other('{"representations":[%s]}' % REP),
    other('{"representations":[%s]}' % REP),
    flags="duplicate-type-across",
)

# Suggested names

SN = "/additional-attachments/0/suggested-name"
GOOD_NAMES = [
    "cover.png",
    "Ferien 2026.jpeg",
    ".hidden",
    "...",
    "a" * 255,
    "\u00e9" * 127,
    "a*?|<>",
    "con",
    " ",
    "\U0001f468\u200d\U0001f469",
    "e\u0301",
]
G.valid(
    "names.whatever-is-safe",
    "14.5.1",
    other(",".join('{"representations":[%s],"suggested-name":"%s"}' % (REP, n) for n in GOOD_NAMES)),
    other(",".join('{"representations":[%s],"suggested-name":"%s"}' % (REP, n) for n in GOOD_NAMES)),
    flags="name-too-strict",
)
for id, name, flag in [
    ("slash", "../a", "name-slash"),
    ("backslash", "..\\\\a", "name-backslash"),
    ("colon", "C:x", "name-colon"),
    ("point", ".", "name-dot"),
    ("two-points", "..", "name-dots"),
    ("nul", "a\\u0000.png", "name-nul"),
    ("line-feed", "a\\n", "name-control"),
    ("delete", "a\x7f", "name-delete"),
    ("next-line", "a\x85", "name-c1"),
    ("right-to-left-override", "photo\u202egpj.exe", "name-bidi"),
    ("first-embedding", "a\u202ab", "name-bidi-range"),
    ("isolate", "photo\u2066gpj.exe", "name-bidi-isolates"),
    ("last-isolate", "a\u2069b", "name-bidi-isolates-range"),
    ("mark", "a\u200f", "name-bidi-marks"),
    ("arabic-mark", "a\u061c", "name-bidi-arabic"),
    ("256-bytes", "a" * 256, "name-length"),
    ("256-bytes-of-128-letters", "\u00e9" * 128, "name-length-characters"),
]:
    G.invalid(
        f"names.{being(id)}-unsafe",
        "14.5.1",
        named(f'"{name}"'),
        f"suggested-name.unsafe {SN}",
        other('{"representations":[%s]}' % REP),
        flags=flag + (" name-sanitised" if id == "slash" else ""),
        also="24.1.3" if id == "slash" else "",
    )
G.notes |= {
    "name-dot": {"bug": "takes . as a suggested name", "effect": "the folder itself is written"},
    "name-nul": {"bug": "takes NUL in a suggested name", "effect": "the name ends there for the file system, and has another extension"},
    "name-delete": {"bug": "takes U+007F in a suggested name", "effect": "a name that cannot be seen"},
    "name-bidi-range": {"bug": "knows only the override among the characters that embed a direction", "effect": "photo-exe.jpg is a program"},
    "name-bidi-isolates-range": {"bug": "knows only the first isolates", "effect": "photo-exe.jpg is a program"},
    "name-bidi-arabic": {"bug": "forgets the Arabic mark of direction", "effect": "two names that look alike"},
}
G.invalid("names.empty-one-is-default", "13.1.3", named('""'), f"member.default {SN}", other('{"representations":[%s]}' % REP), flags="name-empty")
G.invalid("names.are-strings", "13.1.1", named("5"), f"member.type {SN}", other('{"representations":[%s]}' % REP), flags="wrong-type-converted")

# Thumbnails

G.valid(
    "thumbnail.data",
    "16.1.1",
    thumb('{"data":{"$data":"iVBORw0KGgo="},"type-identifier":"public.png"}'),
    thumb('{"data":{"$data":"iVBORw0KGgo="},"type-identifier":"public.png"}'),
    flags="member-lost",
)
G.valid(
    "thumbnail.url-is-not-fetched",
    "16.1.1",
    thumb('{"type-identifier":"public.url","url":"https://example.com/a.png"}'),
    thumb('{"type-identifier":"public.url","url":"https://example.com/a.png"}'),
    flags="url-fetched",
    also="14.2.5 16.1.2",
)
G.valid(
    "thumbnail.of-another-type",
    "16.1.2",
    thumb('{"data":{"$data":"eA=="},"type-identifier":"public.html"}'),
    thumb('{"data":{"$data":"eA=="},"type-identifier":"public.html"}'),
    level="SHOULD",
    flags="thumbnail-not-an-image-refused",
    comment="A sender should give an image; a reader has no finding for another type.",
)
G.valid(
    "thumbnail.of-unknown-kind",
    "14.2.4",
    thumb('{"com.example.x":1,"type-identifier":"public.png"}'),
    thumb('{"com.example.x":1,"type-identifier":"public.png"}'),
    flags="unknown-kind-dropped",
    also="16.1.1",
)
for id, clause, text, finding, flag in [
    ("text-is-no-content", "16.1.1", '{"text":"x","type-identifier":"public.png"}', "representation.content /thumbnail", "thumbnail-text"),
    (
        "property-list-is-no-content",
        "16.1.1",
        '{"property-list":1,"type-identifier":"public.png"}',
        "representation.content /thumbnail",
        "thumbnail-text",
    ),
    (
        "text-beside-data-is-no-content",
        "16.1.1",
        '{"data":{"$data":""},"text":"x","type-identifier":"public.png"}',
        "representation.content /thumbnail",
        "thumbnail-text",
    ),
    (
        "text-is-judged-all-the-same",
        "16.1.1",
        '{"text":5,"type-identifier":"public.png"}',
        ["representation.content /thumbnail", "member.type /thumbnail/text"],
        "thumbnail-text",
    ),
    ("content-is-needed", "14.2.3", '{"type-identifier":"public.png"}', "representation.content /thumbnail", "thumbnail-unchecked"),
    ("type-is-needed", "16.1.1", '{"data":{"$data":""}}', "member.missing /thumbnail", "thumbnail-unchecked"),
    ("url-is-checked", "18.1.2", '{"type-identifier":"public.url","url":"data:image/png,x"}', "url.scheme /thumbnail/url", "thumbnail-unchecked"),
]:
    G.invalid("thumbnail." + id, clause, thumb(text), finding, doc(), flags=flag)
G.invalid(
    "thumbnail.url-has-its-type",
    "14.3.3",
    thumb('{"type-identifier":"public.png","url":"a:b"}'),
    "type-identifier.url /thumbnail/type-identifier",
    thumb('{"type-identifier":"public.png","url":"a:b"}'),
    flags="url-type",
)

# Values that no producer writes


G.invalid(
    "types.public-url-without-a-url-is-found",
    "14.3.3",
    rep2('{"com.example.x":1,"type-identifier":"public.url"}'),
    f"type-identifier.url {R1}/type-identifier",
    flags="url-type-of-unknown-kind",
    also="14.2.4",
)
G.invalid(
    "types.malformed-one-that-stands-twice",
    "14.3.5",
    reps(REP, '{"text":"a","type-identifier":"png"}', '{"text":"b","type-identifier":"PNG"}'),
    [
        f"type-identifier.malformed {R1}/type-identifier",
        f"type-identifier.malformed {R1[:-1]}2/type-identifier",
        f"representation.duplicate-type {R1[:-1]}2/type-identifier",
    ],
    reps(REP),
    flags="duplicate-of-malformed",
    also="21.1.5",
)
G.notes |= {
    "url-type-of-unknown-kind": {"bug": "takes the type public.url for a representation without a URL", "effect": "a receiver looks for a URL that is not there"},
    "duplicate-of-malformed": {"bug": "compares only types that are well formed", "effect": "findings differ between programs"},
}


def item(*representations, **more):
    return {"main-attachment": {"representations": list(representations), **more}, "version": "1.0"}


G.refused("writing.type-without-dot-is-refused", "14.3.1", item({"text": "x", "type-identifier": "html"}), flags="type-without-dot")
G.refused(
    "writing.media-type-with-an-identifier-is-refused",
    "14.3.2",
    item({"text": "x", "type-identifier": "text/plain"}),
    flags="media-type-with-identifier",
)
G.refused("writing.relative-url-is-refused", "18.1.1", item({"type-identifier": "public.url", "url": "/a/b"}), flags="written-url-unchecked")
G.refused(
    "writing.url-of-a-file-is-refused", "18.1.2", item({"type-identifier": "public.url", "url": "file:///a"}), flags="written-url-scheme-unchecked"
)
G.notes["written-url-scheme-unchecked"] = {
    "bug": "writes the URL of an attachment without a check of its scheme",
    "effect": "a payload leads to a local file",
}
G.notes["written-url-unchecked"] = {"bug": "writes the URL of an attachment without a check", "effect": "no strict reader takes the payload"}
G.refused(
    "writing.type-twice-is-refused",
    "14.3.5",
    item({"text": "x", "type-identifier": "public.html"}, {"text": "y", "type-identifier": "Public.HTML"}),
    flags="duplicate-type types-compared-with-case",
)
G.refused("writing.two-contents-are-refused", "14.2.3", item({"data": b"x", "text": "x", "type-identifier": "public.html"}), flags="several-contents")
G.refused(
    "writing.unsafe-name-is-refused",
    "14.5.1",
    item({"text": "x", "type-identifier": "public.html"}, **{"suggested-name": "../a"}),
    flags="name-slash",
)
