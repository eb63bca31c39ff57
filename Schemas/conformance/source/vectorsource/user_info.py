"""The userInfo of the ported library (section 23)."""

from xextensionitem.values import URL, Date, KeptTag

from .documents import MAIN, REP, VERSION, before, doc, nested, reps, runs
from .making import Group

NOTES = """
    upstream-namespace-first-dot | splits a key at its first dot, or takes the shortest namespace | a parameter goes to another receiver
    upstream-namespace-unknown | uses the part before the last dot as a namespace | user info of an app becomes parameters
    upstream-tumblr-unknown | does not know the namespace of the ported library | its parameters become user info
    upstream-parameter-types | takes only parameters of the types that the ported library has for them | a parameter is lost
    upstream-types-converted | turns a value of userInfo of another type into the right one | programs disagree on the value
    upstream-tags-unchecked | does not check the elements of tags | a receiver gets tags that are not strings
    upstream-tags-dropped | drops all tags for one wrong element | a receiver loses the right ones
    upstream-referrer-empty | creates an empty referrer | a receiver shows an app without name
    upstream-generic-unknown | keeps unknown keys of the generic dictionary as user info | a receiver gets what was not sent
    upstream-reserved | keeps keys that begin with x-extension-item as user info | a program overwrites values of the ported library
    upstream-system-keys | takes the keys that the system sets for user info | a title becomes user info, and is written twice
    upstream-order | lets parameters win over user info, or either over the generic dictionary | a program writes over what another one wrote
    upstream-longer-namespace | lets the shorter of two namespaces with the same key win, or whichever comes last | programs disagree on a parameter
    upstream-losses-silent | leaves something out without a report | a sender does not learn what was lost
    upstream-moved-silent | does not report that a value moves | a sender does not learn what was changed
    upstream-overlay-ignored | does not resolve for the activity | a receiver gets what was meant for others
    upstream-overlay-reported | reports the overlay that it applied | a loss is reported that did not happen
    upstream-url-as-string | writes URLs as strings | the ported library drops them
    upstream-string-as-url | takes a string for a URL | programs disagree on the value
    upstream-urls-unchecked | does not check the URLs | a link leads to a local file or runs a script
    upstream-next-attachment | takes the next attachment for a main one that cannot be carried | an activity gets another thing than it was offered for
    upstream-keys-normalised | compares keys as text that looks alike | a key is lost, or is read as a reserved one
    upstream-uid | carries a dictionary with the one key CF$UID | no reader takes the payload
    upstream-kept-tag | carries kept tags as dictionaries | a tag is read as a dictionary
    upstream-media-type | keeps a media type that has a type identifier | an item provider offers a type that receivers do not know
    upstream-dates | cuts dates to seconds, or rounds them otherwise | the date is another one
    upstream-nothing-written | writes the generic dictionary where there is nothing in it | the ported library reads an empty referrer
    upstream-system-prefix | takes every key that begins with NSExtensionItem for one of the system | user info of an app is lost
    upstream-emptied-reported | reports more for a value that is left out than the value | a sender looks for a loss that there is not
    upstream-uid-early | tests for the key CF$UID before values in the dictionary are left out, or before its level | programs disagree on what is lost
    upstream-replaced-by-nothing | lets a value that is left out replace another | a receiver gets neither
    upstream-set-aside | carries values that lenient reading set aside | what breaks the rules is carried as though it did not
"""

G = Group("user-info", "The userInfo of the ported library", "23", NOTES)

TEXT = [{"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}]
BARE = doc()
TITLE, CONTENT, ATTACHMENTS = "/NSExtensionItemAttributedTitleKey", "/NSExtensionItemAttributedContentTextKey", "/NSExtensionItemAttachmentsKey"


def upstream(dictionary=None, attachments=TEXT, **properties):
    """The content of an extension item: userInfo and the system's three properties."""
    out = {"dictionary": dictionary or {}}
    out |= {k.replace("_", "-"): v for k, v in properties.items()}
    return out | ({"attachments": attachments} if attachments else {})


def both(id, clause, dictionary, payload, properties=None, **more):
    """Nothing is lost either way."""
    G.user_info(id, clause, "both", upstream(dictionary, **(properties or {})), payload, **more)


def taken(id, clause, dictionary, payload, losses=(), properties=None, **more):
    """From userInfo to a payload."""
    G.user_info(id, clause, "import", upstream(dictionary, **(properties or {})), payload, losses=losses, **more)


def given(id, clause, payload, dictionary, losses=(), properties=None, **more):
    """From a payload to userInfo."""
    G.user_info(id, clause, "export", upstream(dictionary, **(properties or {})), payload, losses=losses, **more)


def deep(levels):
    """Arrays in arrays."""
    out = []
    for _ in range(levels - 1):
        out = [out]
    return out


def with_values(parameters, values):
    """A document with parameters and user info."""
    return doc('"parameters":%s,"user-info":%s' % (parameters, values))


# Values that both contain

both("both.nothing", "23.2.3", {}, BARE, flags="upstream-nothing-written", also="23.1.7")
both("both.tags", "23.1.2", {"x-extension-item": {"tags": ["b", "a", "b"]}}, doc('"tags":["b","a","b"]'), flags="tags-sorted")
both(
    "both.source-url",
    "23.1.2",
    {"x-extension-item": {"source-url": URL("HTTPS://Example.com/%7Ea")}},
    doc('"source-url":"HTTPS://Example.com/%7Ea"'),
    flags="upstream-url-as-string url-normalised",
    also="23.2.3",
)
both(
    "both.referrer",
    "23.1.2",
    {
        "x-extension-item": {
            "referrer-name": "Tumblr",
            "referrer-app-store-id": "12345",
            "referrer-google-play-id": "54321",
            "referrer-web-url": URL("http://bryan.io/94"),
            "referrer-ios-app-url": URL("tumblr://post/94"),
            "referrer-android-app-url": URL("tumblr-a://post/94"),
        }
    },
    doc(
        '"referrer":{"android-app-url":"tumblr-a://post/94","app-name":"Tumblr","app-store-id":"12345","google-play-id":"54321","ios-app-url":"tumblr://post/94","web-url":"http://bryan.io/94"}'
    ),
    flags="referrer-member-lost referrer-merged upstream-url-as-string",
)
both(
    "both.parameters-of-the-ported-library",
    "23.1.4",
    {
        "com.tumblr.tumblr.custom-url-path": "/want-to-see-a-magic-trick.html",
        "com.tumblr.tumblr.consumer-key": "YXNkZg==",
        "com.tumblr.tumblr.requested-post-type": 5,
    },
    doc('"parameters":{"com.tumblr.tumblr":{"consumer-key":"YXNkZg==","custom-url-path":"/want-to-see-a-magic-trick.html","requested-post-type":5}}'),
    flags="upstream-tumblr-unknown",
    also="23.1.3",
)
both(
    "both.parameter-of-any-type",
    "23.1.4",
    {"com.tumblr.tumblr.requested-post-type": True, "com.tumblr.tumblr.consumer-key": {"a": [1, False]}},
    doc('"parameters":{"com.tumblr.tumblr":{"consumer-key":{"a":[1,false]},"requested-post-type":true}}'),
    flags="upstream-parameter-types true-equals-one",
)
both(
    "both.key-goes-to-the-namespace-before-its-last-dot",
    "23.1.3",
    {
        "com.example.app": 8,
        "com.example.app.size": 1,
        "com.example.app.size.width": 2,
        "com.example.size": 3,
        "com.example.": 4,
        "com.example": 5,
        "com.example..x": 6,
        "com.exampleapp.x": 7,
    },
    doc(
        '"parameters":{"com.example":{"app":8,"size":3},"com.example.app":{"size":1}},"user-info":{"com.example":5,"com.example.":4,"com.example..x":6,"com.example.app.size.width":2,"com.exampleapp.x":7}'
    ),
    namespaces="com.example com.example.app",
    flags="upstream-namespace-first-dot upstream-namespace-unknown",
)
both(
    "both.key-of-an-unknown-namespace-stays-whole",
    "23.1.3",
    {"com.example.app.size": 1},
    doc('"user-info":{"com.example.app.size":1}'),
    flags="upstream-namespace-unknown",
)
both(
    "both.values-of-every-kind",
    "23.1.5",
    {
        "": "",
        "array": [1, "a", {}],
        "big": 9223372036854775807,
        "boolean": True,
        "data": b"A",
        "date": Date(1500),
        "dictionary": {"k": {}},
        "text": "a:b",
        "url": URL("a:b"),
    },
    doc(
        '"user-info":{"":"","array":[1,"a",{}],"big":{"$integer":"9223372036854775807"},"boolean":true,"data":{"$data":"QQ=="},"date":{"$date":"1970-01-01T00:00:01.500Z"},"dictionary":{"k":{}},"text":"a:b","url":{"$url":"a:b"}}'
    ),
    flags="user-info-value-lost upstream-dates upstream-url-as-string",
)
both(
    "both.keys-are-compared-by-code-point",
    "23.1.1",
    {"\u00e9": 1, "e\u0301": 2, "NSExtensionItemAttributedTitle\u212aey": 3},
    doc('"user-info":{"NSExtensionItemAttributedTitle\u212aey":3,"e\u0301":2,"\u00e9":1}'),
    flags="upstream-keys-normalised keys-normalised",
)
both(
    "both.case-and-neighbours-of-the-reserved-keys",
    "23.1.1",
    {"X-Extension-Item": 1, "x-extension": 2, "$x": 3},
    doc('"user-info":{"$x":3,"X-Extension-Item":1,"x-extension":2}'),
    flags="upstream-reserved-case",
)
G.notes["upstream-reserved-case"] = {"bug": "compares reserved keys without case, or by a shorter beginning", "effect": "user info of an app is lost"}
both("both.one-key-with-a-dollar-sign", "7.2.1", {"$a": 1}, doc('"user-info":{"$$a":1}'), flags="tag-not-escaped", also="23.1.5")
both("both.title-with-a-line-break", "23.1.1", {}, doc('"title":"A\\nB"'), {"title": "A\nB"}, flags="line-breaks-refused")
both(
    "both.content-text",
    "23.1.1",
    {},
    before('"content-text":[{"bold":true,"font-size":1.5,"text":"a"},{"foreground-color":"#010203","link":"tel:+1","text":"b"}]'),
    {"content_text": [{"bold": True, "font-size": 1.5, "text": "a"}, {"foreground-color": "#010203", "link": "tel:+1", "text": "b"}]},
    flags="run-attribute-lost",
    also="23.2.2",
)
both(
    "both.attachments-in-order",
    "23.1.1",
    {},
    '{"additional-attachments":[{"representations":[{"data":{"$data":"QQ=="},"type-identifier":"public.png"}],"suggested-name":"a.png"},{"representations":[{"property-list":{"a":[{"$url":"b:c"}]},"type-identifier":"com.apple.property-list"}]}],'
    '"main-attachment":{"representations":[{"type-identifier":"public.url","url":"https://example.com"},{"text":"t","type-identifier":"public.html"}]},"version":"1.0"}',
    {
        "attachments": [
            {"representations": [{"type-identifier": "public.url", "url": "https://example.com"}, {"text": "t", "type-identifier": "public.html"}]},
            {"representations": [{"data": b"A", "type-identifier": "public.png"}], "suggested-name": "a.png"},
            {"representations": [{"property-list": {"a": [URL("b:c")]}, "type-identifier": "com.apple.property-list"}]},
        ]
    },
    flags="attachments-mixed attachments-reordered first-representation-dropped",
    also="23.2.2",
)
both(
    "both.thumbnail",
    "23.1.1",
    {},
    doc('"thumbnail":{"data":{"$data":"QQ=="},"type-identifier":"public.png"}'),
    {"thumbnail": {"data": b"A", "type-identifier": "public.png"}},
    flags="upstream-thumbnail-lost",
    also="23.2.2",
)
both(
    "both.user-info-and-parameters-together",
    "23.2.2",
    {"foo": "bar", "com.irace.me.custom.customParameter": "Value", "x-extension-item": {"source-url": URL("http://tumblr.com")}},
    doc('"parameters":{"com.irace.me.custom":{"customParameter":"Value"}},"source-url":"http://tumblr.com","user-info":{"foo":"bar"}'),
    namespaces="com.irace.me.custom",
    flags="parameters-merged",
)

# From userInfo: what a payload cannot hold

taken(
    "import.generic-dictionary-is-one",
    "23.1.1",
    {"x-extension-item": "tags"},
    BARE,
    ["member.type /x-extension-item"],
    flags="upstream-types-converted upstream-losses-silent",
)
taken("import.empty-generic-dictionary-says-nothing", "23.1.2", {"x-extension-item": {}}, BARE, flags="upstream-referrer-empty")
taken(
    "import.tags-are-judged-one-by-one",
    "23.1.2",
    {"x-extension-item": {"tags": ["a", 1, "", URL("a:b"), "b"]}},
    doc('"tags":["a","b"]'),
    ["member.type /x-extension-item/tags/1", "member.default /x-extension-item/tags/2", "member.type /x-extension-item/tags/3"],
    flags="upstream-tags-unchecked upstream-tags-dropped",
)
taken(
    "import.no-tag-is-left",
    "23.1.6",
    {"x-extension-item": {"tags": [1]}},
    BARE,
    ["member.type /x-extension-item/tags/0"],
    flags="upstream-tags-unchecked",
)
taken(
    "import.empty-tags", "23.1.6", {"x-extension-item": {"tags": []}}, BARE, ["member.default /x-extension-item/tags"], flags="upstream-losses-silent"
)
taken(
    "import.referrer-of-empty-strings",
    "23.1.6",
    {"x-extension-item": {"referrer-name": "", "referrer-app-store-id": "", "referrer-google-play-id": ""}},
    BARE,
    [
        "member.default /x-extension-item/referrer-name",
        "member.default /x-extension-item/referrer-app-store-id",
        "member.default /x-extension-item/referrer-google-play-id",
    ],
    flags="upstream-referrer-empty",
)
taken(
    "import.referrer-in-part",
    "23.1.6",
    {"x-extension-item": {"referrer-name": "A", "referrer-web-url": 1}},
    doc('"referrer":{"app-name":"A"}'),
    ["member.type /x-extension-item/referrer-web-url"],
    flags="upstream-types-converted",
)
taken(
    "import.urls-that-are-none-to-share",
    "23.1.6",
    {
        "x-extension-item": {"source-url": URL("file:///x"), "referrer-web-url": URL("/x"), "referrer-ios-app-url": URL("javascript:1")},
        "a": [URL("DATA:,x"), 1],
    },
    doc('"user-info":{"a":[1]}'),
    [
        "url.scheme /x-extension-item/source-url",
        "url.malformed /x-extension-item/referrer-web-url",
        "url.scheme /x-extension-item/referrer-ios-app-url",
        "url.scheme /a/0",
    ],
    flags="upstream-urls-unchecked",
    also="23.1.5 18.1.2",
)
taken(
    "import.unknown-generic-keys",
    "23.1.2",
    {"x-extension-item": {"content-rating": 1, "Tags": ["a"]}},
    BARE,
    ["member.unknown /x-extension-item/Tags", "member.unknown /x-extension-item/content-rating"],
    flags="upstream-generic-unknown",
)
taken(
    "import.keys-that-begin-like-the-generic-one",
    "23.1.1",
    {"x-extension-item-version": 1, "x-extension-item.a": 2, "x-extension-items": 3, "x-extension-item\u0301": 4},
    BARE,
    [
        "user-info.reserved /x-extension-item-version",
        "user-info.reserved /x-extension-item.a",
        "user-info.reserved /x-extension-items",
        "user-info.reserved /x-extension-item\u0301",
    ],
    flags="upstream-reserved user-info-reserved-exact upstream-keys-normalised",
)
taken(
    "import.reserved-keys-are-no-parameters",
    "23.1.1",
    {"x-extension-item.x.a": 1},
    BARE,
    ["user-info.reserved /x-extension-item.x.a"],
    namespaces="x-extension-item.x",
    flags="upstream-reserved",
)
taken(
    "import.keys-of-the-system-are-not-user-info",
    "23.1.1",
    {"NSExtensionItemAttributedTitleKey": "T", "NSExtensionItemAttributedContentTextKey": "T", "NSExtensionItemAttachmentsKey": []},
    BARE,
    ["member.type " + TITLE, "member.type " + CONTENT, "member.type " + ATTACHMENTS],
    flags="upstream-system-keys",
)
taken(
    "import.kept-tags-go-with-the-innermost-member",
    "23.1.5",
    {"a": {"b": [1, KeptTag("$p", 1)], "c": KeptTag("$q", 1)}, "d": KeptTag("$r", 1)},
    doc('"user-info":{"a":{"b":[1]}}'),
    ["tag.unknown /a/b/1", "tag.unknown /a/c", "tag.unknown /d"],
    flags="upstream-kept-tag",
)
taken(
    "import.uid-as-the-only-key",
    "23.1.5",
    {"a": {"CF$UID": 1}, "b": {"CF$UID": 1, "c": 2}, "com.tumblr.tumblr.CF$UID": 1},
    doc('"user-info":{"b":{"CF$UID":1,"c":2}}'),
    ["value.uid /a", "value.uid /com.tumblr.tumblr.CF$UID"],
    flags="upstream-uid",
)
taken(
    "import.uid-that-is-left-alone",
    "23.1.5",
    {"a": {"CF$UID": 1, "b": KeptTag("$p", 1)}},
    BARE,
    ["tag.unknown /a/b", "value.uid /a"],
    flags="upstream-uid",
)
taken(
    "import.uid-is-no-key",
    "23.1.1",
    {"CF$UID": 1, "CF$UIDs": 2, "com.example.CF$UID": 3, "com.tumblr.tumblr.CF$UID": 4, "com.tumblr.tumblr.a": 5},
    doc('"parameters":{"com.tumblr.tumblr":{"a":5}},"user-info":{"CF$UIDs":2}'),
    ["value.uid /CF$UID", "value.uid /com.example.CF$UID", "value.uid /com.tumblr.tumblr.CF$UID"],
    flags="upstream-uid-among-others",
)
G.notes["upstream-uid-among-others"] = {
    "bug": "carries a key CF$UID while there are others",
    "effect": "the rest is a dictionary that no reader takes",
}
taken(
    "import.uid-as-the-only-key-of-user-info",
    "23.1.5",
    {"CF$UID": 1, "com.tumblr.tumblr.a": 1},
    doc('"parameters":{"com.tumblr.tumblr":{"a":1}}'),
    ["value.uid /CF$UID"],
    flags="upstream-uid",
)
taken(
    "import.keys-that-xml-cannot-hold",
    "23.1.5",
    {"a\0": 1, "b": {"\r": 1, "\t\n\x7f\ufffd": 2, "\uffff": 3}, "\ufffe": 4},
    doc('"user-info":{"b":{"\\t\\n\x7f\ufffd":2}}'),
    ["key.unsupported /a\0", "key.unsupported /b/\r", "key.unsupported /b/\uffff", "key.unsupported /\ufffe"],
    flags="key-control-written",
    also="6.2.4",
)
taken("import.pointers-are-escaped", "23.3.3", {"a/b~c": KeptTag("$p", 1)}, BARE, ["tag.unknown /a~1b~0c"], flags="pointer-unescaped")
taken("import.empty-title", "23.1.6", {}, BARE, ["member.default " + TITLE], {"title": ""}, flags="empty-title-taken upstream-losses-silent")
taken("import.text-without-a-character", "23.1.6", {}, BARE, ["member.default " + CONTENT], {"content_text": []}, flags="upstream-losses-silent")
taken(
    "import.attributes-that-break-a-rule",
    "23.1.6",
    {},
    before('"content-text":[{"text":"abcd"}]'),
    [
        f"url.scheme {CONTENT}/1/link",
        f"font-size.range {CONTENT}/2/font-size",
        f"upstream.not-carried {CONTENT}/3/code",
        f"member.default {CONTENT}/3/font-name",
    ],
    {
        "content_text": [
            {"text": "a"},
            {"link": "file:///x", "text": "b"},
            {"font-size": -1, "text": "c"},
            {"code": True, "font-name": "", "text": "d"},
        ]
    },
    flags="upstream-urls-unchecked equal-runs-left-apart upstream-code",
    also="23.1.1 23.3.1",
)
taken(
    "import.types-that-break-a-rule",
    "23.1.6",
    {},
    '{"main-attachment":{"representations":[{"text":"a","type-identifier":"a.b"},{"text":"g","type-identifier":"public.png"}]},"version":"1.0"}',
    [
        f"representation.duplicate-type {ATTACHMENTS}/0/representations/1",
        f"type-identifier.malformed {ATTACHMENTS}/0/representations/2",
        f"type-identifier.url {ATTACHMENTS}/0/representations/3",
        f"type-identifier.url {ATTACHMENTS}/0/representations/4",
        f"type-identifier.media-type {ATTACHMENTS}/0/representations/5/type-identifier",
        f"suggested-name.unsafe {ATTACHMENTS}/0/suggested-name",
        f"type-identifier.malformed {ATTACHMENTS}/1/representations/0",
        f"member.missing {ATTACHMENTS}/1",
    ],
    {
        "attachments": [
            {
                "representations": [
                    {"text": "a", "type-identifier": "a.b"},
                    {"text": "b", "type-identifier": "A.B"},
                    {"text": "c", "type-identifier": "png"},
                    {"text": "d", "type-identifier": "public.url"},
                    {"text": "e", "type-identifier": "public.file-url"},
                    {"text": "g", "type-identifier": "image/png"},
                ],
                "suggested-name": "../x",
            },
            {"representations": [{"text": "x", "type-identifier": "text"}]},
        ]
    },
    flags="upstream-media-type duplicate-type types-compared-with-case",
    also="14.3.2",
)
taken(
    "import.contents-that-break-a-rule",
    "23.1.6",
    {},
    '{"main-attachment":{"representations":[{"text":"a","type-identifier":"a.b"}]},"version":"1.0"}',
    [f"url.scheme {ATTACHMENTS}/0/representations/1/url", f"tag.unknown {ATTACHMENTS}/0/representations/2/property-list"],
    {
        "attachments": [
            {
                "representations": [
                    {"text": "a", "type-identifier": "a.b"},
                    {"type-identifier": "public.url", "url": "file:///"},
                    {"property-list": KeptTag("$p", 1), "type-identifier": "a.f"},
                ]
            }
        ]
    },
    flags="upstream-urls-unchecked upstream-kept-tag",
    also="23.1.5",
)
G.user_info(
    "import.no-attachment-is-no-payload",
    "23.1.7",
    "import",
    upstream({"a": 1}, None),
    findings=["main-attachment.missing " + ATTACHMENTS],
    flags="upstream-no-attachment",
)
G.notes["upstream-no-attachment"] = {"bug": "creates a payload from an extension item without attachment", "effect": "there is nothing to share"}
G.user_info(
    "import.unusable-first-attachment-is-not-replaced",
    "23.1.7",
    "import",
    upstream({}, [{"representations": [{"type-identifier": "public.url", "url": "file:///x"}]}, *TEXT]),
    findings=["main-attachment.missing " + ATTACHMENTS],
    flags="upstream-next-attachment",
)
taken(
    "import.one-fault-of-each-representation",
    "23.1.6",
    {},
    '{"main-attachment":{"representations":[{"text":"b","type-identifier":"a.b"},{"text":"d","type-identifier":"public.png"}]},"version":"1.0"}',
    [
        f"tag.unknown {ATTACHMENTS}/0/representations/0/property-list",
        f"representation.duplicate-type {ATTACHMENTS}/0/representations/2",
        f"type-identifier.malformed {ATTACHMENTS}/0/representations/3",
        f"representation.duplicate-type {ATTACHMENTS}/0/representations/5",
        f"member.default {ATTACHMENTS}/0/suggested-name",
        f"type-identifier.url {ATTACHMENTS}/1/representations/0",
        f"member.missing {ATTACHMENTS}/1",
    ],
    {
        "attachments": [
            {
                "representations": [
                    {"property-list": KeptTag("$p", 1), "type-identifier": "a.b"},
                    {"text": "b", "type-identifier": "a.b"},
                    {"property-list": KeptTag("$p", 1), "type-identifier": "A.B"},
                    {"type-identifier": "html", "url": "file:///x"},
                    {"text": "d", "type-identifier": "public.png"},
                    {"text": "e", "type-identifier": "image/png"},
                ],
                "suggested-name": "",
            },
            {"representations": [{"type-identifier": "public.file-url", "url": "file:///x"}], "suggested-name": "../x"},
        ]
    },
    flags="upstream-several-faults upstream-faulty-type-counts",
    also="23.3.4 14.3.5",
)
taken(
    "import.files-that-break-a-rule",
    "23.1.6",
    {},
    reps('{"file":{"byte-count":1,"path":"attachments/a"},"type-identifier":"a.b"}'),
    [
        f"file.path {ATTACHMENTS}/0/representations/1/file/path",
        f"file.path {ATTACHMENTS}/0/representations/2/file/path",
        f"file.byte-count {ATTACHMENTS}/0/representations/3/file/byte-count",
    ],
    {
        "attachments": [
            {
                "representations": [
                    {"file": {"byte-count": 1, "path": "attachments/a"}, "type-identifier": "a.b"},
                    {"file": {"byte-count": -1, "path": "../a"}, "type-identifier": "a.c"},
                    {"file": {"byte-count": 1, "path": "attachments/a"}, "type-identifier": "a.d"},
                    {"file": {"byte-count": -1, "path": "attachments/b"}, "type-identifier": "a.e"},
                ]
            }
        ]
    },
    flags="upstream-files-unchecked",
    also="14.6.2 14.6.4",
)
taken(
    "import.byte-count-that-is-too-large",
    "23.1.6",
    {},
    BARE,
    [f"file.byte-count {ATTACHMENTS}/0/representations/1/file/byte-count"],
    {
        "attachments": [
            {
                "representations": [
                    {"text": "x", "type-identifier": "public.plain-text"},
                    {"file": {"byte-count": 2**53, "path": "attachments/a"}, "type-identifier": "a.b"},
                ]
            }
        ]
    },
    flags="upstream-byte-count",
    also="14.6.4",
)
SIZES = [
    {"font-size": 0.5, "text": "a"},
    {"font-size": 1, "text": "b"},
    {"font-size": 9007199254740991, "text": "c"},
    {"font-size": 1e300, "text": "d"},
]
SIZES_TEXT = '{"font-size":0.5,"text":"a"},{"font-size":1,"text":"b"},{"font-size":9007199254740991,"text":"c"},{"font-size":1e+300,"text":"d"}'
both("both.font-sizes-at-the-limits", "23.1.1", {}, runs(SIZES_TEXT), {"content_text": SIZES}, flags="upstream-font-size", also="15.2.4")
LATER_RUNS = [{"bold": True, "text": "a"}, {"text": "b"}, {"code": True, "text": "c"}]
taken(
    "import.later-runs-are-joined-in-place",
    "23.1.1",
    {},
    runs('{"bold":true,"text":"a"},{"text":"bc"}'),
    [f"upstream.not-carried {CONTENT}/2/code"],
    {"content_text": LATER_RUNS},
    flags="runs-joined-to-the-first",
)
given(
    "export.later-runs-are-joined-in-place",
    "23.2.2",
    runs('{"bold":true,"text":"a"},{"text":"b"},{"code":true,"text":"c"}'),
    {},
    ["upstream.not-carried /content-text/2/code"],
    {"content_text": [{"bold": True, "text": "a"}, {"text": "bc"}]},
    flags="runs-joined-to-the-first",
)
for id, thumbnail, payload, loss in [
    ("of-a-property-list-is-none", {"property-list": [], "type-identifier": "a.b"}, BARE, "representation.content %s"),
    ("of-text-is-none", {"text": "x", "type-identifier": "a.b"}, BARE, "representation.content %s"),
    ("of-a-file-url-is-none", {"type-identifier": "public.url", "url": "file:///x"}, BARE, "url.scheme %s/url"),
    (
        "of-a-media-type",
        {"data": b"A", "type-identifier": "image/png"},
        doc('"thumbnail":{"data":{"$data":"QQ=="},"type-identifier":"public.png"}'),
        "type-identifier.media-type %s/type-identifier",
    ),
]:
    losses = [loss % (ATTACHMENTS + "/0/thumbnail")]
    taken("import.thumbnail-" + id, "23.1.6", {}, payload, losses, {"thumbnail": thumbnail}, flags="upstream-thumbnail-unjudged", also="16.1.1 23.3.4")
taken(
    "import.values-of-every-depth",
    "23.1.5",
    {"a": deep(61), "b": deep(62), "com.tumblr.tumblr.c": deep(62)},
    with_values('{"com.tumblr.tumblr":{"c":%s}}' % nested(61), '{"a":%s,"b":%s}' % (nested(61), nested(61))),
    ["limit.depth /b" + "/0" * 61, "limit.depth /com.tumblr.tumblr.c" + "/0" * 61],
    flags="upstream-depth",
    also="10.1.1",
)
taken(
    "import.property-lists-of-every-depth",
    "23.1.5",
    {},
    reps('{"property-list":%s,"type-identifier":"a.b"}' % nested(59), '{"property-list":%s,"type-identifier":"a.c"}' % nested(59)),
    [f"limit.depth {ATTACHMENTS}/0/representations/1/property-list" + "/0" * 59],
    {"attachments": [{"representations": [{"property-list": deep(59 + i), "type-identifier": type} for i, type in enumerate(["a.b", "a.c"])]}]},
    flags="upstream-depth",
)
taken(
    "import.dictionaries-of-every-depth",
    "23.1.5",
    {"a": {"k": deep(60)}, "b": {"k": deep(61)}},
    doc('"user-info":{"a":{"k":%s},"b":{"k":%s}}' % (nested(60), nested(60))),
    ["limit.depth /b/k" + "/0" * 60],
    flags="upstream-depth",
    also="10.1.1",
)
G.notes |= {
    "upstream-byte-count": {"bug": "carries a byte count that is too large", "effect": "the payload breaks a rule"},
    "upstream-font-size": {"bug": "takes only some font sizes that a payload may have", "effect": "a size is lost"},
    "upstream-thumbnail-lost": {"bug": "does not carry the thumbnail as the preview image", "effect": "a share sheet shows no picture"},
    "upstream-several-faults": {"bug": "reports several faults of one thing that it leaves out", "effect": "programs disagree on what was lost"},
    "upstream-faulty-type-counts": {
        "bug": "leaves a representation out for the type of one that it has left out before",
        "effect": "a representation is lost that nothing is wrong with",
    },
    "upstream-files-unchecked": {"bug": "does not check the files of attachments", "effect": "a path leads out of the folder"},
    "upstream-thumbnail-unjudged": {"bug": "does not check the preview image", "effect": "the payload breaks a rule"},
    "upstream-depth": {"bug": "counts levels otherwise than in the payload", "effect": "the payload is beyond what every reader accepts"},
}
STRING, OBJECT = "https://example.com", URL("https://example.com")
for key in [
    "tags",
    "source-url",
    "referrer-name",
    "referrer-app-store-id",
    "referrer-google-play-id",
    "referrer-web-url",
    "referrer-ios-app-url",
    "referrer-android-app-url",
]:
    wrong = STRING if key.endswith("url") else OBJECT
    taken(
        f"import.{key}-of-another-type",
        "23.1.6",
        {"x-extension-item": {key: wrong}},
        BARE,
        [f"member.type /x-extension-item/{key}"],
        flags="upstream-string-as-url" if key.endswith("url") else "upstream-types-converted",
    )
taken(
    "import.wrong-types-all-together",
    "23.1.6",
    {
        "x-extension-item": {
            "source-url": "",
            "tags": {},
            "referrer-name": [],
            "referrer-app-store-id": 12345,
            "referrer-google-play-id": True,
            "referrer-web-url": b"",
            "referrer-ios-app-url": Date(0),
            "referrer-android-app-url": {"a": "b"},
        }
    },
    BARE,
    [
        f"member.type /x-extension-item/{k}"
        for k in [
            "source-url",
            "tags",
            "referrer-name",
            "referrer-app-store-id",
            "referrer-google-play-id",
            "referrer-web-url",
            "referrer-ios-app-url",
            "referrer-android-app-url",
        ]
    ],
    flags="upstream-types-converted upstream-string-as-url",
)

# To userInfo: what it does not carry

given(
    "export.user-info-wins-over-parameters",
    "23.2.2",
    doc('"parameters":{"com.tumblr.tumblr":{"a":1,"b":2}},"user-info":{"c":4,"com.tumblr.tumblr.a":3}'),
    {"com.tumblr.tumblr.a": 3, "com.tumblr.tumblr.b": 2, "c": 4},
    ["upstream.replaced /parameters/com.tumblr.tumblr/a", "upstream.moved /user-info/com.tumblr.tumblr.a"],
    flags="upstream-order upstream-moved-silent",
    also="23.3.3 23.3.1",
)
given(
    "export.reserved-namespace-is-not-carried",
    "23.3.1",
    doc('"parameters":{"$a":{"b.c":1},"com.tumblr.tumblr":{"c":1}}'),
    {"com.tumblr.tumblr.c": 1},
    ["upstream.not-carried /parameters/$a"],
    flags="upstream-losses-silent",
)
given(
    "export.generic-dictionary-wins-over-both",
    "23.2.2",
    doc('"parameters":{"x-extension-item.a":{"b":1}},"tags":["t"],"user-info":{"x-extension-item":2,"x-extension-items":3}'),
    {"x-extension-item": {"tags": ["t"]}},
    [
        "user-info.reserved /parameters/x-extension-item.a/b",
        "user-info.reserved /user-info/x-extension-item",
        "user-info.reserved /user-info/x-extension-items",
    ],
    flags="upstream-order upstream-reserved",
)
given(
    "export.keys-of-the-system-are-refused",
    "23.2.2",
    doc('"user-info":{"NSExtensionItemAttachmentsKey":3,"NSExtensionItemAttributedContentTextKey":2,"NSExtensionItemAttributedTitleKey":1}'),
    {},
    [
        "user-info.reserved /user-info/NSExtensionItemAttachmentsKey",
        "user-info.reserved /user-info/NSExtensionItemAttributedContentTextKey",
        "user-info.reserved /user-info/NSExtensionItemAttributedTitleKey",
    ],
    flags="upstream-system-keys",
    also="23.1.1",
)
given(
    "export.longer-namespace-wins",
    "23.2.2",
    doc('"parameters":{"com.b":{"c.d":1,"e.f":2},"com.b.c":{"d":3}}'),
    {"com.b.c.d": 3, "com.b.e.f": 2},
    ["upstream.replaced /parameters/com.b/c.d", "upstream.moved /parameters/com.b/e.f"],
    flags="upstream-longer-namespace",
)
given(
    "export.longer-namespace-wins-before-a-shorter-one",
    "23.2.2",
    doc('"parameters":{"com.b.c":{"d":3},"com.b":{"c.d":1,"e.f":2}}'),
    {"com.b.c.d": 3, "com.b.e.f": 2},
    ["upstream.replaced /parameters/com.b/c.d", "upstream.moved /parameters/com.b/e.f"],
    flags="upstream-longer-namespace",
)
given(
    "export.what-comes-back-elsewhere-is-reported",
    "23.3.6",
    doc('"parameters":{"com.b":{"":2,"a":1},"plain":{"a":3}},"user-info":{"com.b.c":4,"com.b.c.d":5,"com.tumblr.tumblr.x":6}'),
    {"com.b.a": 1, "com.b.": 2, "plain.a": 3, "com.b.c": 4, "com.b.c.d": 5, "com.tumblr.tumblr.x": 6},
    [
        "upstream.moved /parameters/com.b/",
        "upstream.moved /parameters/plain/a",
        "upstream.moved /user-info/com.b.c",
        "upstream.moved /user-info/com.tumblr.tumblr.x",
    ],
    flags="upstream-moved-silent",
    also="23.3.1",
)
given(
    "export.kept-tags-are-not-carried",
    "23.3.1",
    doc('"parameters":{"com.b":{"a":{"$q":1}}},"user-info":{"a":[1,{"$p":1}],"b":{"c":{"$date":"x"}}}'),
    {"a": [1], "b": {}},
    ["tag.unknown /parameters/com.b/a", "tag.unknown /user-info/a/1", "tag.unknown /user-info/b/c"],
    flags="upstream-kept-tag",
    also="23.1.5",
)
given(
    "export.what-only-payloads-have",
    "23.3.5",
    '{"activities":{"a.b":{"title":"T"},"a.c":{"tags":[]}},"colour":"red","com.example.x":{"y":1},"excluded-activities":["a.b"],'
    + MAIN
    + ","
    + VERSION
    + "}",
    {},
    [
        "upstream.not-carried /activities/a.b",
        "upstream.not-carried /activities/a.c",
        "upstream.not-carried /excluded-activities",
        "upstream.not-carried /colour",
        "upstream.not-carried /com.example.x",
    ],
    flags="upstream-losses-silent",
)
given(
    "export.overlay-of-the-activity-is-applied",
    "23.2.1",
    '{"activities":{"a.b":{"source-url":"","tags":["b"],"user-info":{"b":2}},"a.c":{"tags":["c"]}},'
    + MAIN
    + ',"source-url":"a:b","tags":["a"],"user-info":{"a":1},'
    + VERSION
    + "}",
    {"b": 2, "x-extension-item": {"tags": ["b"]}},
    ["upstream.not-carried /activities/a.c"],
    activity="a.b",
    flags="upstream-overlay-ignored upstream-overlay-reported",
)
given(
    "export.overlay-of-a-reserved-type-is-reported",
    "23.3.5",
    '{"activities":{"$x":{"tags":["x"]},"a.b":{"tags":["b"]}},' + MAIN + ',"tags":["a"],' + VERSION + "}",
    {"x-extension-item": {"tags": ["a"]}},
    ["upstream.not-carried /activities/$x", "upstream.not-carried /activities/a.b"],
    activity="$x",
    flags="upstream-reserved-overlay",
    also="23.2.1",
)
given(
    "export.empty-overlays-are-no-loss",
    "23.2.1",
    '{"activities":{"a.a":{},"a.b":{"tags":1},"a.c":{"tags":[1]},"a.d":{"tags":[null]},"a.e":{"version":"1.0"},"a.f":null,"a.g":1},'
    + '"excluded-activities":[1],'
    + MAIN
    + ","
    + VERSION
    + "}",
    {},
    flags="upstream-empty-overlay",
    also="21.2.2 21.2.3",
)
G.notes |= {
    "upstream-reserved-overlay": {"bug": "does not report an overlay of a type that begins with $", "effect": "a sender does not learn what was lost"},
    "upstream-empty-overlay": {"bug": "reports an overlay that lenient reading leaves empty", "effect": "a loss is reported that did not happen"},
}
given(
    "export.overlay-removes-the-last-generic-value",
    "23.2.3",
    '{"activities":{"a.b":{"tags":[]}},' + MAIN + ',"tags":["a"],' + VERSION + "}",
    {},
    activity="a.b",
    flags="upstream-nothing-written overlay-empty-inherited",
    also="23.2.1",
)
given(
    "export.what-is-set-aside-is-no-part",
    "23.2.1",
    '{"activities":{"a.b":{"title":3,"version":"1.0"}},"excluded-activities":1,'
    + MAIN
    + ',"parameters":{"com.b":1,"com.c":{"d":2}},"referrer":{"app-name":"A","com.example.x":1,"web-url":1},"source-url":"file:///x","tags":["a",1],"title":5,'
    + VERSION
    + "}",
    {"com.c.d": 2, "x-extension-item": {"tags": ["a"], "referrer-name": "A"}},
    ["upstream.not-carried /referrer/com.example.x"],
    activity="a.b",
    flags="upstream-set-aside",
)
given(
    "export.attributes-and-representations-of-others",
    "23.3.1",
    before(
        '"additional-attachments":[{"com.example.x":1,"representations":[{"com.example.y":1,"text":"","type-identifier":"a.b"},{"com.example.z":1,"type-identifier":"a.c"},{"data":{"$data":""},"type-identifier":"image/png"}]},'
        '{"representations":[{"com.example.z":1,"type-identifier":"a.c"}]}],"content-text":[{"code":true,"com.example.x":1,"text":"a"},{"text":"b"}]'
    ),
    {},
    [
        "upstream.not-carried /content-text/0/com.example.x",
        "upstream.not-carried /content-text/0/code",
        "upstream.not-carried /additional-attachments/0/com.example.x",
        "upstream.not-carried /additional-attachments/0/representations/0/com.example.y",
        "upstream.not-carried /additional-attachments/0/representations/1",
        "type-identifier.media-type /additional-attachments/0/representations/2/type-identifier",
        "upstream.not-carried /additional-attachments/1/representations/0",
        "member.missing /additional-attachments/1",
    ],
    {
        "content_text": [{"text": "ab"}],
        "attachments": [*TEXT, {"representations": [{"text": "", "type-identifier": "a.b"}, {"data": b"", "type-identifier": "public.png"}]}],
    },
    flags="upstream-media-type unknown-kind-dropped upstream-code upstream-runs-left-apart",
)
G.notes |= {
    "upstream-code": {"bug": "carries the run attribute code", "effect": "programs disagree on what an attributed string holds"},
    "upstream-runs-left-apart": {
        "bug": "leaves runs apart that differ in nothing that is carried",
        "effect": "programs disagree on the runs of an attributed string",
    },
}
given(
    "export.what-is-left-out-of-values-is-left-out-here-too",
    "23.1.5",
    doc('"user-info":{"a":{"CF$UID":1,"b":{"$p":1}},"c\\r":1,"d":{"e\\r":1}}'),
    {"d": {}},
    ["tag.unknown /user-info/a/b", "value.uid /user-info/a", "key.unsupported /user-info/c\r", "key.unsupported /user-info/d/e\r"],
    flags="upstream-uid key-control-written",
)
given(
    "export.uid-is-no-key",
    "23.2.2",
    doc('"parameters":{"com.b":{"CF$UID":1,"c.d":2}},"user-info":{"CF$UID":1,"com.tumblr.tumblr.x":2,"com.tumblr.tumblr.y":3}'),
    {"com.b.c.d": 2, "com.tumblr.tumblr.x": 2, "com.tumblr.tumblr.y": 3},
    [
        "value.uid /parameters/com.b/CF$UID",
        "value.uid /user-info/CF$UID",
        "upstream.moved /parameters/com.b/c.d",
        "upstream.moved /user-info/com.tumblr.tumblr.x",
        "upstream.moved /user-info/com.tumblr.tumblr.y",
    ],
    flags="upstream-uid-among-others",
)
given(
    "export.newer-version-is-reported",
    "23.3.1",
    '{"colour":1,' + MAIN + ',"version":"1.7"}',
    {},
    ["upstream.not-carried /version", "upstream.not-carried /colour"],
    flags="upstream-losses-silent",
)
given(
    "export.namespaces-of-the-payload-are-known",
    "23.3.6",
    doc('"parameters":{"com.b":{"c":1},"com.d":1},"user-info":{"com.b.e":2,"com.d.f":3}'),
    {"com.b.c": 1, "com.b.e": 2, "com.d.f": 3},
    ["upstream.moved /user-info/com.b.e"],
    flags="upstream-moved-by-others",
    also="23.3.1",
)
given(
    "export.types-that-break-a-rule",
    "23.1.6",
    '{"main-attachment":{"representations":[{"text":"a","type-identifier":"public.url"},{"data":{"$data":""},"type-identifier":"public.png"},'
    '{"data":{"$data":"QQ=="},"type-identifier":"image/png"},{"text":"b","type-identifier":"public.file-url"},{"type-identifier":"a.b","url":"a:b"}]},"version":"1.0"}',
    {},
    [
        "type-identifier.url /main-attachment/representations/0",
        "representation.duplicate-type /main-attachment/representations/2",
        "type-identifier.url /main-attachment/representations/3",
        "type-identifier.url /main-attachment/representations/4",
    ],
    {"attachments": [{"representations": [{"data": b"", "type-identifier": "public.png"}]}]},
    flags="upstream-url-types upstream-media-type",
    also="14.3.2 14.3.3 14.3.5",
)
given(
    "export.pointers-are-those-of-the-resolved-payload",
    "23.3.3",
    '{"activities":{"a.b":{"content-text":[{"text":""},{"code":true,"text":"a"}]}},"additional-attachments":[5,{"com.example.x":1,"representations":[%s]}],'
    % REP
    + MAIN
    + ","
    + VERSION
    + "}",
    {},
    ["upstream.not-carried /additional-attachments/0/com.example.x", "upstream.not-carried /content-text/0/code"],
    {"content_text": [{"text": "a"}], "attachments": TEXT * 2},
    activity="a.b",
    flags="upstream-pointers-of-the-document",
)
given(
    "export.thumbnail-in-part",
    "23.3.1",
    doc('"thumbnail":{"com.example.x":1,"data":{"$data":""},"type-identifier":"image/png"}'),
    {},
    ["type-identifier.media-type /thumbnail/type-identifier", "upstream.not-carried /thumbnail/com.example.x"],
    {"thumbnail": {"data": b"", "type-identifier": "public.png"}},
    flags="upstream-thumbnail-lost upstream-thumbnail-unjudged",
    also="23.1.6",
)
given(
    "export.thumbnail-of-unknown-kind",
    "23.3.1",
    doc('"thumbnail":{"com.example.x":1,"type-identifier":"public.png"}'),
    {},
    ["upstream.not-carried /thumbnail"],
    flags="upstream-thumbnail-unjudged",
)
given(
    "export.values-of-every-depth",
    "23.1.5",
    doc('"user-info":{"a":%s}' % nested(62)),
    {"a": deep(61)},
    ["limit.depth /user-info/a" + "/0" * 61],
    flags="upstream-depth",
)
G.notes |= {
    "upstream-moved-by-others": {
        "bug": "uses other namespaces than those of the payload when it reports values that would move",
        "effect": "programs disagree on what was changed",
    },
    "upstream-url-types": {"bug": "carries text as public.url, or a URL as another type", "effect": "an item provider offers what it does not have"},
    "upstream-pointers-of-the-document": {
        "bug": "counts elements in the document, and not in what is mapped",
        "effect": "a pointer leads to another value",
    },
}
given(
    "export.without-the-main-attachment-there-are-none",
    "23.2.2",
    '{"additional-attachments":[{"representations":[%s]}],"main-attachment":{"representations":[{"com.example.c":1,"type-identifier":"a.b"}]},"thumbnail":{"data":{"$data":""},"type-identifier":"public.png"},"title":"T","version":"1.0"}'
    % REP,
    {},
    [
        "upstream.not-carried /main-attachment/representations/0",
        "member.missing /main-attachment",
        "upstream.not-carried /additional-attachments/0",
        "upstream.not-carried /thumbnail",
    ],
    {"title": "T", "attachments": None},
    flags="upstream-next-attachment",
)

# Boundaries between a value and what holds it

UID, KEPT = "CF$UID", KeptTag("$x", 1)
taken("import.other-keys-of-the-system-are-user-info", "23.1.1", {"NSExtensionItemFoo": 1, "NSExtensionItem": 2}, doc('"user-info":{"NSExtensionItem":2,"NSExtensionItemFoo":1}'), flags="upstream-system-prefix")
taken("losses.tags-that-lost-all-elements", "23.3.4", {"x-extension-item": {"tags": [1, ""]}}, BARE, ["member.type /x-extension-item/tags/0", "member.default /x-extension-item/tags/1"], flags="upstream-emptied-reported")
taken("losses.text-whose-runs-are-empty", "23.3.4", {}, BARE, ["member.default " + CONTENT], {"content_text": [{"text": ""}, {"text": "", "bold": True}]}, flags="upstream-losses-silent")
taken("losses.attributes-of-an-empty-run", "23.3.4", {}, runs('{"text":"a"}'), [], {"content_text": [{"text": "a"}, {"text": "", "code": True, "com.example.x": 1}]}, flags="upstream-emptied-reported")
taken("losses.uid-whose-value-was-left-out", "23.1.5", {"a": {UID: KEPT}, "b": [{UID: KEPT}]}, doc('"user-info":{"a":{},"b":[{}]}'), ["tag.unknown /a/CF$UID", "tag.unknown /b/0/CF$UID"], flags="upstream-uid-early", also="7.2.5")
taken("losses.uid-whose-value-lost-a-part", "23.1.5", {"b": {UID: {"q": KEPT}}}, BARE, ["tag.unknown /b/CF$UID/q", "value.uid /b"], flags="upstream-uid upstream-losses-silent", also="7.2.5")
uid = {UID: 1}
for _ in range(61):
    uid = [uid]
place = "/a" + "/0" * 61
taken("losses.uid-beyond-level-64", "23.1.5", {"a": uid}, doc('"user-info":{"a":%s}' % ("[" * 61 + "]" * 61)), ["limit.depth " + place], flags="upstream-uid-early", also="10.1.1")
taken(
    "losses.members-of-what-is-left-out",
    "23.3.4",
    {},
    BARE,
    [f"type-identifier.malformed {ATTACHMENTS}/1/representations/0", f"member.missing {ATTACHMENTS}/1"],
    {"attachments": [*TEXT, {"com.example.x": 1, "representations": [{"type-identifier": "", "text": "a", "com.example.x": 1}]}]},
    flags="upstream-emptied-reported",
)
given("losses.key-of-a-value-that-is-left-out", "23.2.2", doc('"parameters":{"com.example":{"k":1}},"user-info":{"com.example.k":{"$x":1}}'), {"com.example.k": 1}, ["tag.unknown /user-info/com.example.k"], flags="upstream-replaced-by-nothing")
given(
    "losses.part-of-a-value-that-is-replaced",
    "23.3.5",
    doc('"parameters":{"com.example":{"k":{"a":{"$x":1}}}},"user-info":{"com.example.k":2}'),
    {"com.example.k": 2},
    ["tag.unknown /parameters/com.example/k/a", "upstream.replaced /parameters/com.example/k", "upstream.moved /user-info/com.example.k"],
    flags="upstream-losses-silent",
)
given(
    "losses.any-value-of-a-reserved-activity-type",
    "23.3.5",
    '{"activities":{"$x.y":1,"$z.y":{"title":"a"}},' + BARE[1:],
    {},
    ["upstream.not-carried /activities/$x.y", "upstream.not-carried /activities/$z.y"],
    flags="upstream-kept-dropped",
)
