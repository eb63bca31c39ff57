"""The referrer (section 17)."""

from .documents import MAIN, VERSION, doc
from .making import Group

NOTES = """
    referrer-member-lost | drops a member of the referrer | a receiver cannot lead back to where something came from
    referrer-member-required | requires a member of the referrer that is optional | a referrer is lost
    store-id-as-number | takes a number for the id in a store, or writes one | leading zeros are lost, and other readers refuse
    referrer-urls-unchecked | does not check the URLs of the referrer | a link leads nowhere
    referrer-schemes-unchecked | checks the form of the URLs of the referrer and not their schemes | a link leads to a local file or runs a script
    referrer-empty-kept | delivers a referrer that has nothing usable left | a receiver shows an app without name
    referrer-vendor-alone-refused | refuses a referrer that has only members of others | a vendor's member is lost
    referrer-merged | mixes up the URLs of the referrer | a link opens another app
"""

G = Group("referrer", "The referrer", "17", NOTES)

ALL = '"referrer":{"android-app-url":"e.a://p","app-name":"E","app-store-id":"0012345","google-play-id":"com.e","ios-app-url":"e.i://p","web-url":"https://e/p"}'

G.valid("members.all-are-read", "17.1.1", doc(ALL), doc(ALL), flags="referrer-member-lost referrer-merged store-id-as-number", also="17.1.2 13.1.1")
for name in ["app-name", "app-store-id", "google-play-id", "web-url", "ios-app-url", "android-app-url"]:
    value = '"a:b"' if name.endswith("url") else '"1"'
    G.valid(
        f"members.{name}-may-stand-alone",
        "17.1.1",
        doc(f'"referrer":{{"{name}":{value}}}'),
        doc(f'"referrer":{{"{name}":{value}}}'),
        flags="referrer-member-required",
    )
G.valid(
    "members.vendors-one-may-stand-alone",
    "12.1.4",
    doc('"referrer":{"com.example.x":1}'),
    doc('"referrer":{"com.example.x":1}'),
    flags="referrer-vendor-alone-refused",
    also="17.1.1",
)
G.invalid(
    "members.store-id-is-no-number",
    "17.1.2",
    doc('"referrer":{"app-store-id":12345,"app-name":"E"}'),
    "member.type /referrer/app-store-id",
    doc('"referrer":{"app-name":"E"}'),
    flags="store-id-as-number",
    also="13.1.1",
)
G.invalid(
    "members.empty-one-is-default",
    "13.1.3",
    doc('"referrer":{"app-name":"","google-play-id":"com.e"}'),
    "member.default /referrer/app-name",
    doc('"referrer":{"google-play-id":"com.e"}'),
    flags="referrer-empty-member",
)
G.notes["referrer-empty-member"] = {"bug": "takes empty members of the referrer", "effect": "a receiver shows an app without name"}
G.invalid(
    "members.nothing-left-is-no-referrer",
    "21.2.2",
    doc('"referrer":{"app-name":1,"web-url":""}'),
    ["member.type /referrer/app-name", "member.default /referrer/web-url"],
    doc(),
    flags="referrer-empty-kept",
    also="17.1.1",
)
G.invalid(
    "members.unknown-one-is-found",
    "12.1.5",
    doc('"referrer":{"app-name":"E","name":1}'),
    "member.unknown /referrer/name",
    doc('"referrer":{"app-name":"E","name":1}'),
    flags="unknown-member-taken",
)
G.notes["unknown-member-taken"] = {
    "bug": "has no finding for a name without a dot that version 1.0 does not define",
    "effect": "a misspelt member is lost without notice, and a later version cannot define it",
}
G.invalid(
    "urls.are-absolute",
    "18.1.1",
    doc('"referrer":{"app-name":"E","web-url":"www.example.com"}'),
    "url.malformed /referrer/web-url",
    doc('"referrer":{"app-name":"E"}'),
    flags="referrer-urls-unchecked",
)
for name in ["web-url", "ios-app-url", "android-app-url"]:
    G.invalid(
        f"urls.{name}-has-no-excluded-scheme",
        "18.1.2",
        doc('"referrer":{"app-name":"E","%s":"javascript:1"}' % name),
        f"url.scheme /referrer/{name}",
        doc('"referrer":{"app-name":"E"}'),
        flags="referrer-schemes-unchecked",
    )
G.invalid(
    "urls.are-strings",
    "6.6.1",
    doc('"referrer":{"app-name":"E","web-url":{"$url":"a:b"}}'),
    "member.type /referrer/web-url",
    doc('"referrer":{"app-name":"E"}'),
    flags="url-object-as-string",
)
G.valid(
    "members.of-vendors-alone",
    "17.1.1",
    doc('"referrer":{"com.example.x":1}'),
    doc('"referrer":{"com.example.x":1}'),
    flags="referrer-needs-a-member",
    also="13.1.3",
)
G.notes["referrer-needs-a-member"] = {"bug": "refuses a referrer without a member that it knows", "effect": "a payload of a later version is refused"}
G.write_back(
    "members.what-is-set-aside-is-kept",
    "21.3.1",
    doc('"referrer":{"app-name":"E","com.example.x":1,"name":2,"web-url":5}'),
    doc('"referrer":{"app-name":"E","com.example.x":1,"name":2,"web-url":5}'),
    flags="set-aside-lost unknown-member-lost",
    also="11.2.2",
)
G.refused(
    "writing.store-id-of-a-number-is-refused",
    "17.1.2",
    {
        "main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]},
        "referrer": {"app-store-id": 5},
        "version": "1.0",
    },
    flags="store-id-as-number",
)
