"""Parameters and user info (section 20)."""

from .documents import MAIN, doc
from .making import Group

NOTES = """
    namespace-unknown-lost | drops namespaces that it does not know | what a sender passes to another receiver is lost
    namespace-empty-taken | takes an empty namespace | one item has two spellings
    namespace-case | compares namespaces without case | the parameters of two receivers are merged
    namespace-split | makes dictionaries in dictionaries of a namespace with points | a receiver does not find its parameters
    namespace-name | does not check the names of namespaces | names that later versions need are taken
    namespace-newer | checks the names of namespaces without a dot in documents of newer versions | an item of a later version has findings
    namespace-newer-unjudged | does not check namespaces in documents of newer versions | names without an owner
    namespace-of-tag | takes a tag for a namespace | a value is read as parameters
    parameter-key-taken | takes parameter keys that are empty or hold a dot | the key of userInfo does not split back
    user-info-reserved-taken | takes user-info keys that begin with x-extension-item | a program overwrites values of the ported library
    user-info-reserved-exact | compares the key x-extension-item as a whole | a program overwrites values of the ported library
    user-info-judged | checks keys and values of user info by the rules for members | a sender cannot write what is its own
    user-info-value-lost | drops values of some kinds in user info | what is shared arrives in part
    parameters-merged | mixes parameters and user info | two programs write over each other
"""

G = Group("parameters", "Parameters and user info", "20", NOTES)

KINDS = '{"array":[1,"a",true,[],{}],"big":{"$integer":"18446744073709551615"},"data":{"$data":"QQ=="},"date":{"$date":"2026-11-20T01:02:03.250Z"},"empty":"","false":false,"real":0.5,"text":"a:b","url":{"$url":"a:b"}}'

G.valid(
    "namespaces.parameters-of-two-receivers",
    "20.1.1",
    doc('"parameters":{"com.example.app":{"size":1},"com.tumblr.tumblr":{"custom-url-path":"best","requested-post-type":4}}'),
    doc('"parameters":{"com.example.app":{"size":1},"com.tumblr.tumblr":{"custom-url-path":"best","requested-post-type":4}}'),
    flags="namespace-unknown-lost namespace-split",
    also="20.1.4",
)
G.valid(
    "namespaces.are-compared-by-code-point",
    "20.1.2",
    doc('"parameters":{"COM.example":{"a":1},"com.example":{"a":2}}'),
    doc('"parameters":{"COM.example":{"a":1},"com.example":{"a":2}}'),
    flags="namespace-case",
)
G.valid(
    "namespaces.values-of-every-kind",
    "20.1.1",
    doc('"parameters":{"com.example":%s}' % KINDS),
    doc('"parameters":{"com.example":%s}' % KINDS),
    flags="user-info-value-lost",
)
G.valid(
    "namespaces.parameters-and-user-info-stay-apart",
    "20.2.1",
    doc('"parameters":{"com.example":{"a":1}},"user-info":{"com.example":{"a":2},"com.example.a":3}'),
    doc('"parameters":{"com.example":{"a":1}},"user-info":{"com.example":{"a":2},"com.example.a":3}'),
    flags="parameters-merged",
)
G.valid(
    "namespaces.without-a-dot-in-a-newer-version",
    "20.1.2",
    doc('"parameters":{"tumblr":{"a":1}}', version='"1.1"'),
    flags="namespace-newer",
    also="12.1.2 21.1.7",
)
G.valid(
    "namespaces.of-any-letters-in-a-newer-version",
    "20.1.2",
    doc('"parameters":{"":{"a":1},"a b":{"a":2},"\\u00e9":{"a":3}}', version='"1.1"'),
    flags="namespace-newer",
    also="12.1.2",
)
for id, name, flag in [
    ("without-a-dot", "tumblr", "namespace-name"),
    ("empty", "", "namespace-empty-name"),
    ("with-a-space", "a b.c", "namespace-space"),
]:
    G.invalid(
        f"namespaces.{id}-are-found",
        "20.1.2",
        doc('"parameters":{"%s":{"a":1}}' % name),
        f"namespace.name /parameters/{name}",
        doc('"parameters":{"%s":{"a":1}}' % name),
        flags=flag,
    )
G.notes |= {
    "namespace-empty-name": {"bug": "takes an empty namespace name", "effect": "the key of userInfo begins with a dot, and does not split back"},
    "namespace-space": {"bug": "requires only a dot in a namespace", "effect": "names without an owner"},
}
G.invalid(
    "namespaces.with-a-dot-are-judged-in-a-newer-version",
    "20.1.2",
    doc('"parameters":{"a b.c":{"a":1}}', version='"1.1"'),
    "namespace.name /parameters/a b.c",
    flags="namespace-newer-unjudged",
    also="21.1.7",
)
G.invalid(
    "namespaces.are-dictionaries",
    "20.1.1",
    doc('"parameters":{"a.b":1,"c.d":{"e":2}}'),
    "member.type /parameters/a.b",
    doc('"parameters":{"c.d":{"e":2}}'),
    flags="wrong-element-drops-all",
    also="13.1.1",
)
G.invalid(
    "namespaces.are-no-tags",
    "7.1.8",
    doc('"parameters":{"a.b":{"$c":1},"c.d":{"e":2}}'),
    ["tag.unknown /parameters/a.b", "member.type /parameters/a.b"],
    doc('"parameters":{"c.d":{"e":2}}'),
    flags="namespace-of-tag",
)
G.invalid(
    "namespaces.empty-one-is-default",
    "13.1.3",
    doc('"parameters":{"a.b":{}}'),
    "member.default /parameters/a.b",
    doc(),
    flags="namespace-empty-taken",
    also="21.2.2",
)
G.invalid(
    "namespaces.null-has-no-name",
    "6.7.1",
    doc('"parameters":{"a.b":{"c":1,"d.e":null},"x":null}'),
    ["value.null /parameters/a.b/d.e", "value.null /parameters/x"],
    doc('"parameters":{"a.b":{"c":1}}'),
    flags="null-judged",
    also="20.1.2 20.1.3",
)
G.notes["null-judged"] = {"bug": "checks the name of a member that is null", "effect": "a sender reads of a name that no payload will have"}
G.invalid(
    "namespaces.null-empties-one",
    "6.7.1",
    doc('"parameters":{"a.b":{"c":1},"com.example":{"a":[null]}}'),
    "value.null /parameters/com.example/a/0",
    doc('"parameters":{"a.b":{"c":1}}'),
    flags="null-leaves-empty",
)
G.invalid(
    "keys.empty-or-with-a-dot-are-found",
    "20.1.3",
    doc('"parameters":{"a.b":{"":1,"c d":2,"e.f":3}}'),
    ["parameter.key /parameters/a.b/", "parameter.key /parameters/a.b/e.f"],
    doc('"parameters":{"a.b":{"":1,"c d":2,"e.f":3}}'),
    flags="parameter-key-taken",
)
G.valid(
    "keys.are-free-but-for-dots",
    "12.1.5",
    doc('"parameters":{"a.b":{"$$c":1}}'),
    doc('"parameters":{"a.b":{"$$c":1}}'),
    flags="tag-not-escaped",
    also="7.2.2 20.1.3",
)
G.valid(
    "keys.with-dollar-signs-and-others",
    "12.1.5",
    doc('"parameters":{"a.b":{"$$c":"","$d":[],"x-extension-item":1,"\\u00e9 ":2}}'),
    doc('"parameters":{"a.b":{"$$c":"","$d":[],"x-extension-item":1,"\u00e9 ":2}}'),
    flags="user-info-judged",
)
G.valid(
    "user-info.any-key-and-any-value",
    "20.2.1",
    doc('"user-info":{"":"","$a":{"b":"","title":5},"$version":1,"com.example.a":[],"title":"","x y":{},"x-extension":0}'),
    doc('"user-info":{"":"","$a":{"b":"","title":5},"$version":1,"com.example.a":[],"title":"","x y":{},"x-extension":0}'),
    flags="user-info-judged",
    also="12.1.5 13.1.3 20.2.2",
)
G.valid(
    "user-info.values-of-every-kind",
    "20.2.1",
    doc('"user-info":%s' % KINDS),
    doc('"user-info":%s' % KINDS),
    flags="user-info-value-lost",
    also="6.1.1",
)
G.invalid(
    "user-info.reserved-keys-are-found",
    "20.2.2",
    doc('"user-info":{"x-extension":1,"x-extension-item":2,"x-extension-item-foo":3}'),
    ["user-info.reserved /user-info/x-extension-item", "user-info.reserved /user-info/x-extension-item-foo"],
    doc('"user-info":{"x-extension":1,"x-extension-item":2,"x-extension-item-foo":3}'),
    flags="user-info-reserved-taken user-info-reserved-exact",
)
G.write_back(
    "namespaces.unknown-ones-are-kept",
    "20.1.4",
    doc('"parameters":{"com.example.unknown":{"a":[{"$point":1}]},"tumblr":{"a":1}}'),
    doc('"parameters":{"com.example.unknown":{"a":[{"$point":1}]},"tumblr":{"a":1}}'),
    flags="namespace-unknown-lost",
    also="11.2.2 21.3.1",
)


def item(**members):
    return {"main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}, "version": "1.0"} | {
        k.replace("_", "-"): v for k, v in members.items()
    }


G.refused("writing.namespace-without-a-dot-is-refused", "20.1.2", item(parameters={"tumblr": {"a": 1}}), flags="namespace-name")
G.refused("writing.parameter-key-with-a-dot-is-refused", "20.1.3", item(parameters={"com.example": {"a.b": 1}}), flags="parameter-key-taken")
G.refused("writing.reserved-user-info-is-refused", "20.2.2", item(user_info={"x-extension-item": 1}), flags="user-info-reserved-taken")
