"""Versions and must-understand (11.1 and 11.3)."""

from .documents import MAIN, doc
from .making import Group, being

NOTES = """
    version-optional | takes a document without version | a later version cannot be distinguished from this one
    version-ignored | does not check the major version | a document of another version is misread
    version-as-text | compares versions as texts, so that 10.0 comes before 2.0 | a document of another version is misread
    version-as-decimal | reads a version as a decimal number, so that 1.10 is 1.1 and comes before 1.9 | the version that is written back is another one
    version-lowered | writes its own version instead of the one that it read | what a later version wrote is misread as this one's
    version-minor-refused | refuses minor versions that it does not know | items of later versions are lost
    version-number | takes a number for a version | 1.10 is 1.1
    version-one-part | takes a version of one part | versions have two spellings
    version-three-parts | takes a version of three parts | versions have two spellings
    version-zeros | takes leading zeros | versions have two spellings
    version-minor-zeros | takes leading zeros in the minor version | versions have two spellings
    version-zero | takes the major version 0 | a version that no specification has
    version-letter | takes a letter before the version | versions have two spellings
    version-white-space | trims white space around a version | versions have two spellings
    version-line-feed | matches a version with a pattern whose end allows a line feed after it | versions have two spellings
    version-long | does not limit the digits of a version | the number overflows
    version-digits | takes digits of other scripts in a version | versions have two spellings
    version-empty | takes an empty version | a later version cannot be distinguished from this one
    version-unsupported-judged | checks the members of a document of another major version | findings that mean nothing
    must-understand-ignored | does not check must-understand | an item is misread though its sender wanted a refusal
    must-understand-type-ignored | takes must-understand of another type for absent | an item is misread though its sender wanted a refusal
    must-understand-first | checks only the first name of must-understand, or only strings | an item is misread though its sender wanted a refusal
    must-understand-newer | does not check must-understand in documents of newer versions | an item is misread though its sender wanted a refusal
    must-understand-null | takes a null for a name that it does not know | an item is refused that could be read
    must-understand-empty | takes an empty must-understand | one item has two spellings
"""

G = Group("versions", "Versions and must-understand", "11.1 11.3", NOTES)

G.valid("version.newer-minor-ones-are-read", "11.1.5", doc('"title":"a"', version='"1.1"'), flags="version-minor-refused", also="11.1.3")
G.valid("version.1-10-is-not-1-1", "11.1.3", doc('"title":"a"', version='"1.10"'), doc('"title":"a"', version='"1.10"'), flags="version-as-decimal")
G.valid("version.minor-of-five-digits", "11.1.2", doc(version='"1.99999"'), flags="version-minor-refused")
G.invalid("version.is-required", "11.1.1", "{" + MAIN + "}", "version.missing ", flags="version-optional", also="21.2.4 21.4.4")
G.invalid(
    "version.null-counts-as-absent", "11.1.1", doc(version="null"), ["value.null /version", "version.missing "], flags="version-optional", also="6.7.1"
)
G.invalid(
    "version.array-of-null-is-malformed",
    "11.1.2",
    doc(version="[null]"),
    ["value.null /version/0", "version.malformed /version"],
    flags="null-hides",
    also="6.7.1",
)
for id, version, flag in [
    ("one-part", '"1"', "version-one-part"),
    ("three-parts", '"1.0.0"', "version-three-parts"),
    ("zero-before-it", '"01.0"', "version-zeros"),
    ("zero-before-the-minor-one", '"1.00"', "version-minor-zeros"),
    ("zero-as-the-major-one", '"0.1"', "version-zero"),
    ("letter-before-it", '"v1.0"', "version-letter"),
    ("space-before-it", '" 1.0"', "version-white-space"),
    ("line-feed-after-it", '"1.0\\n"', "version-line-feed"),
    ("minor-of-six-digits", '"1.100000"', "version-long"),
    ("major-of-six-digits", '"100000.0"', "version-long-major"),
    ("empty-one", '""', "version-empty"),
    ("letter-in-it", '"1.a"', "version-garbage"),
    ("arabic-digits", '"\u0661.0"', "version-digits"),
    ("minus-sign", '"1.-1"', "version-sign"),
    ("real", "1.5", "version-number"),
    ("integer", "1", "version-number"),
    ("array", '["1.0"]', "version-array"),
    ("boolean", "true", "version-number"),
]:
    G.invalid(f"version.{being(id)}-malformed", "11.1.2", doc(version=version), "version.malformed /version", flags=flag)
G.notes |= {
    "version-long-major": {"bug": "does not limit the digits of the major version", "effect": "the number overflows, and may become 1"},
    "version-garbage": {"bug": "stops reading after the digits of a version", "effect": "versions have many spellings"},
    "version-sign": {"bug": "parses the parts of a version with a function that takes signs", "effect": "versions have many spellings"},
    "version-array": {"bug": "takes an array of one string for a string", "effect": "other readers refuse the payload"},
}
for id, version, flag in [
    ("2-0", '"2.0"', "version-ignored"),
    ("10-0", '"10.0"', "version-as-text"),
    ("99999-99999", '"99999.99999"', "version-first-digit"),
]:
    G.invalid(
        f"version.{id}-is-unsupported",
        "11.1.4",
        doc(version=version),
        "version.unsupported /version",
        flags=flag,
        also="11.1.3" if id == "10-0" else "",
    )
G.notes["version-first-digit"] = {"bug": "compares the beginning of a version", "effect": "a document of another version is misread"}
G.invalid(
    "version.unsupported-one-leaves-members-unjudged",
    "11.1.4",
    '{"version":"2.0","title":5,"x":{"$integer":"1"},"y":null,"must-understand":["z"]}',
    ["version.unsupported /version", "tag.needless /x", "value.null /y"],
    flags="version-unsupported-judged",
    also="21.1.3 21.2.4",
)
G.invalid(
    "version.malformed-one-leaves-members-judged",
    "21.1.3",
    '{"colour":1,' + doc(version='"1"')[1:],
    ["version.malformed /version", "member.unknown /colour"],
    flags="first-member-only",
)
G.invalid(
    "version.missing-one-leaves-members-judged",
    "21.1.3",
    '{"colour":1,' + MAIN + ',"title":5}',
    ["version.missing ", "member.unknown /colour", "member.type /title"],
    flags="first-member-only",
)
G.invalid("version.string-tag-is-a-string", "13.1.1", doc(version='{"$string":"MS4w"}'), "tag.needless /version", doc(), flags="tag-at-member")

G.invalid(
    "must-understand.unknown-name-is-an-error",
    "11.3.2",
    doc('"must-understand":["x"]'),
    "must-understand.unknown /must-understand",
    flags="must-understand-ignored",
    also="11.3.1 21.2.4",
)
G.invalid(
    "must-understand.any-unknown-name-is-an-error",
    "11.3.2",
    doc('"must-understand":["","x","y"]'),
    "must-understand.unknown /must-understand",
    flags="must-understand-ignored",
)
G.invalid(
    "must-understand.string-is-an-error",
    "11.3.2",
    doc('"must-understand":"x"'),
    "must-understand.unknown /must-understand",
    flags="must-understand-type-ignored",
    also="13.1.1",
)
G.invalid(
    "must-understand.dictionary-is-an-error",
    "11.3.2",
    doc('"must-understand":{}'),
    "must-understand.unknown /must-understand",
    flags="must-understand-type-ignored",
)
G.invalid(
    "must-understand.false-is-an-error",
    "11.3.2",
    doc('"must-understand":false'),
    "must-understand.unknown /must-understand",
    flags="must-understand-type-ignored",
)
G.invalid(
    "must-understand.number-in-it-is-an-error",
    "11.3.2",
    doc('"must-understand":[1]'),
    "must-understand.unknown /must-understand",
    flags="must-understand-first",
)
G.invalid(
    "must-understand.name-beside-a-null-is-an-error",
    "11.3.2",
    doc('"must-understand":[null,"x"]'),
    ["value.null /must-understand/0", "must-understand.unknown /must-understand"],
    flags="must-understand-first",
)
G.invalid(
    "must-understand.is-looked-at-in-newer-versions",
    "11.3.2",
    doc('"must-understand":["x"]', version='"1.1"'),
    "must-understand.unknown /must-understand",
    flags="must-understand-newer",
)
newer = doc(version='"1.1"')
G.invalid("must-understand.empty-one-of-a-newer-version", "11.3.2", doc('"must-understand":[]', version='"1.1"'), "member.default /must-understand", newer, flags="must-understand-empty must-understand-newer")
G.invalid(
    "must-understand.empty-one-is-default",
    "11.3.2",
    doc('"must-understand":[]'),
    "member.default /must-understand",
    doc(),
    flags="must-understand-empty",
    also="13.1.3",
)
G.invalid(
    "must-understand.null-is-absent", "11.3.2", doc('"must-understand":null'), "value.null /must-understand", doc(), flags="must-understand-null"
)
G.invalid(
    "must-understand.dictionary-of-a-null-is-an-error",
    "11.3.2",
    doc('"must-understand":{"a":null}'),
    ["value.null /must-understand/a", "must-understand.unknown /must-understand"],
    flags="null-hides",
    also="6.7.1",
)
G.invalid(
    "must-understand.nulls-are-absent",
    "11.3.2",
    doc('"must-understand":[null,null]'),
    ["value.null /must-understand/0", "value.null /must-understand/1"],
    doc(),
    flags="must-understand-null",
)
G.convert(
    "must-understand.conversion-does-not-look-at-it",
    "11.3.3",
    '{"must-understand":["x"]}',
    "json",
    '{"must-understand":["x"]}',
    flags="convert-judges",
)


def item(version, **more):
    return {"main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]}, "version": version} | {
        k.replace("_", "-"): v for k, v in more.items()
    }


G.refused("writing.version-of-one-part-is-refused", "11.1.2", item("1"), flags="version-one-part")
G.refused("writing.unknown-feature-is-refused", "11.3.1", item("1.0", must_understand=["x"]), flags="must-understand-ignored")
G.refused("writing.major-version-that-is-unknown", "11.1.4", item("2.0"), flags="version-written-unknown")
