"""Styled text (section 15)."""

from .documents import runs, doc, before, MAIN, VERSION
from .making import Group

NOTES = """
    runs-joined | joins neighbouring runs whose unknown attributes differ | a vendor's attribute spreads over text it was not set on, or is lost
    runs-all-joined | joins all runs, or compares only texts | styled text loses its style
    runs-compared-by-known | compares only the attributes it knows when it looks for equal neighbours | runs that differ are refused or joined
    equal-runs-taken | takes neighbouring runs that are equal in all but their text | one text has many spellings, and signatures over it differ
    equal-runs-of-vendors-taken | does not compare unknown attributes, and takes runs that are equal in them too | one text has many spellings
    runs-joined-to-the-first | joins equal neighbours to the first run of the text | text moves to another place, and changes its style
    equal-runs-left-apart | does not join equal neighbours in lenient reading | a receiver shows one stretch as two
    runs-null-compared | compares runs by members that are null | runs that are equal stay apart, as soon as the null is gone
    true-equals-one | takes the number 1 for equal to true, as some languages do | values of different kinds are merged
    empty-run-taken | takes a run whose text is empty | attributes apply to nothing
    empty-text-delivered | delivers content text without a run | the item has a finding when it is written
    empty-run-splits | drops an empty run after joining, so that its neighbours stay apart, or joins across it before | the text has two runs where lenient reading has one
    run-as-string | takes a string instead of a run | a shorthand that other readers refuse
    run-text-dropped | does not keep the text of runs apart from each other in order | text is lost or comes in another order
    run-without-text-taken | takes a run that has no member text | other readers refuse the payload
    run-kept-without-text | delivers a run whose text was set aside, as an empty one | a receiver shows attributes of nothing
    text-trimmed | trims white space at the ends of runs | words run together
    text-normalised | normalises text, or joins a combining mark to the run before | what is read back is not what was shared
    false-attribute-taken | takes false for an attribute | one text has two spellings
    attribute-as-number | takes 1 or 0 for a boolean | another reader refuses what this one wrote
    attribute-empty-taken | takes an empty string for an attribute | one text has two spellings
    attribute-default-written | writes attributes that are not set, as false or as empty strings | every strict reader refuses the payload
    run-attribute-lost | drops an attribute that version 1.0 defines | styled text loses its style
    link-unchecked | does not check the link of a run | a link leads to a local file or runs a script
    color-lower-case | takes lower-case hexadecimal digits in a color | one color has two spellings
    color-short | takes a color of three digits | another reader refuses what this one wrote
    color-opaque-alpha | takes an alpha of FF | one color has two spellings
    color-number | takes a number for a color | another reader refuses what this one wrote
    color-name | takes the name of a color | another reader refuses what this one wrote
    color-without-sign | takes a color without # | another reader refuses what this one wrote
    color-line-feed | matches a color with a pattern whose end allows a line feed after it | a color that no other reader takes
    color-digits | does not check that the digits of a color are hexadecimal | a color is read as another one
    color-argb | reads #RRGGBBAA as #AARRGGBB | text comes in another color, and transparent
    font-size-zero | takes a font size of 0 | text is invisible or a division fails
    font-size-negative | takes a negative font size | text is upside down or a program stops
    font-size-text | takes a string for a font size | another reader refuses what this one wrote
    font-size-huge | takes an integer font size beyond 2^53-1 | the size is another one after a reader with doubles
    font-size-integer-only | reads a font size as an integer | 12.5 becomes 12
"""

G = Group("text", "Styled text", "15", NOTES)

ALL = (
    '{"background-color":"#FFFF0080","bold":true,"code":true,"font-name":"Menlo","font-size":12.5,"foreground-color":"#1A2B3C","italic":true,'
    '"link":"a:b","strikethrough":true,"text":"a","underline":true}'
)


def good(id, clause, *r, flags="", **more):
    G.valid(id, clause, runs(*r), runs(*r), flags=flags, **more)


def bad(id, clause, r, findings, left=None, **more):
    """``left`` is the runs that lenient reading leaves."""
    lenient = None if left is None else runs(*left) if left else doc()
    G.invalid(id, clause, runs(*r), findings, lenient, **more)


# Runs

good(
    "runs.text-is-their-texts-in-order",
    "15.1.2",
    '{"text":"Read "}',
    '{"bold":true,"text":"this"}',
    '{"text":"\\n now "}',
    flags="run-text-dropped text-trimmed",
    also="15.1.1 15.1.3",
)
good("runs.combining-mark-may-begin-one", "15.1.2", '{"text":"e"}', '{"bold":true,"text":"\u0301\U0001f3fd"}', flags="text-normalised", also="6.2.2")
good("runs.unequal-neighbours-are-kept", "15.1.4", '{"text":"a"}', '{"bold":true,"text":"b"}', '{"text":"c"}', flags="runs-all-joined")
good(
    "runs.vendors-attribute-keeps-apart",
    "15.1.4",
    '{"text":"a"}',
    '{"com.example.x":1,"text":"b"}',
    '{"com.example.x":2,"text":"c"}',
    flags="runs-joined runs-compared-by-known",
    also="11.2.2",
)
good("runs.kinds-keep-apart", "15.1.4", '{"com.example.x":1,"text":"a"}', '{"com.example.x":true,"text":"b"}', flags="true-equals-one", also="6.1.2")
good(
    "runs.deep-difference-keeps-apart",
    "15.1.4",
    '{"com.example.x":{"a":[1,{"$data":"QQ=="}]},"text":"a"}',
    '{"com.example.x":{"a":[1,"QQ=="]},"text":"b"}',
    flags="runs-joined",
    also="6.1.2",
)
G.valid(
    "runs.unknown-attribute-of-newer-version-keeps-apart",
    "15.1.4",
    '{"content-text":[{"text":"a"},{"blink":1,"text":"b"}],' + MAIN + ',"version":"1.1"}',
    flags="runs-joined",
    also="21.1.7 12.1.2",
)
bad("runs.string-is-no-run", "15.1.1", ['"a"'], "member.type /content-text/0", [], flags="run-as-string", also="12.2.1")
bad(
    "runs.text-is-required",
    "15.1.1",
    ['{"bold":true}', '{"text":"a"}'],
    "member.missing /content-text/0",
    ['{"text":"a"}'],
    flags="run-without-text-taken",
    also="13.1.2 21.2.2",
)
bad(
    "runs.text-is-a-string",
    "15.1.1",
    ['{"bold":true,"text":1}', '{"text":"a"}'],
    "member.type /content-text/0/text",
    ['{"text":"a"}'],
    flags="run-kept-without-text",
    also="21.2.2",
)
bad(
    "runs.empty-one-is-dropped",
    "15.1.3",
    ['{"bold":true,"text":""}', '{"text":"a"}'],
    "text.empty-run /content-text/0",
    ['{"text":"a"}'],
    flags="empty-run-taken",
)
bad(
    "runs.empty-one-alone-leaves-no-text",
    "15.1.3",
    ['{"text":""}'],
    "text.empty-run /content-text/0",
    [],
    flags="empty-text-delivered",
    also="21.2.2",
)
bad(
    "runs.empty-one-is-a-neighbour",
    "15.1.4",
    ['{"text":"a"}', '{"text":""}'],
    ["text.equal-runs /content-text/1", "text.empty-run /content-text/1"],
    ['{"text":"a"}'],
    flags="findings-depend",
)
bad(
    "runs.empty-one-is-dropped-before-joining",
    "15.1.4",
    ['{"text":"a"}', '{"bold":true,"text":""}', '{"text":"b"}'],
    "text.empty-run /content-text/1",
    ['{"text":"ab"}'],
    flags="empty-run-splits",
)
bad(
    "runs.equal-neighbours-are-joined",
    "15.1.4",
    ['{"text":"a"}', '{"text":"b"}', '{"text":"c"}'],
    ["text.equal-runs /content-text/1", "text.equal-runs /content-text/2"],
    ['{"text":"abc"}'],
    flags="equal-runs-taken equal-runs-left-apart",
)
bad(
    "runs.order-of-attributes-is-no-difference",
    "15.1.4",
    ['{"bold":true,"text":"a"}', '{"text":"b","bold":true}'],
    "text.equal-runs /content-text/1",
    ['{"bold":true,"text":"ab"}'],
    flags="equal-runs-taken",
    also="6.1.3",
)
bad(
    "runs.vendors-attribute-can-be-equal",
    "15.1.4",
    ['{"com.example.x":{"a":[1,2],"b":{}},"text":"a"}', '{"com.example.x":{"b":{},"a":[1,2]},"text":"b"}'],
    "text.equal-runs /content-text/1",
    ['{"com.example.x":{"a":[1,2],"b":{}},"text":"ab"}'],
    flags="equal-runs-of-vendors-taken",
)
bad(
    "runs.spellings-of-a-number-are-equal",
    "15.1.4",
    ['{"com.example.x":1,"text":"a"}', '{"com.example.x":1.0,"text":"b"}', '{"com.example.x":10e-1,"text":"c"}'],
    ["text.equal-runs /content-text/1", "text.equal-runs /content-text/2"],
    ['{"com.example.x":1,"text":"abc"}'],
    flags="integer-as-real",
    also="6.3.4",
)
bad(
    "runs.dotless-attribute-keeps-apart",
    "15.1.4",
    ['{"text":"a"}', '{"blink":1,"text":"b"}'],
    "member.unknown /content-text/1/blink",
    ['{"text":"a"}', '{"blink":1,"text":"b"}'],
    flags="runs-joined",
    also="15.2.1",
)
G.invalid(
    "runs.equal-ones-of-a-newer-version-are-found",
    "15.1.4",
    '{"content-text":[{"text":"a"},{"text":"b"}],' + MAIN + ',"version":"1.1"}',
    "text.equal-runs /content-text/1",
    flags="equal-runs-taken",
    also="21.1.7",
)
bad(
    "runs.without-text-are-neighbours",
    "15.1.4",
    ["{}", "{}", '{"text":"a"}'],
    ["member.missing /content-text/0", "member.missing /content-text/1", "text.equal-runs /content-text/1", "text.equal-runs /content-text/2"],
    ['{"text":"a"}'],
    flags="findings-depend",
)
bad(
    "runs.text-of-another-type-is-a-neighbour",
    "15.1.4",
    ['{"text":1}', '{"text":"a"}'],
    ["member.type /content-text/0/text", "text.equal-runs /content-text/1"],
    ['{"text":"a"}'],
    flags="findings-depend",
)
bad(
    "runs.null-text-is-missing",
    "15.1.1",
    ['{"bold":true,"text":null}', '{"text":"b"}'],
    ["value.null /content-text/0/text", "member.missing /content-text/0"],
    ['{"text":"b"}'],
    flags="null-present",
    also="6.7.1",
)
bad(
    "runs.null-between-equal-ones-separates-nothing",
    "15.1.4",
    ['{"text":"a"}', "null", '{"text":"b"}', "5", '{"text":"c"}'],
    [
        "value.null /content-text/1",
        "text.equal-runs /content-text/2",
        "member.type /content-text/3",
        "text.equal-runs /content-text/4",
    ],
    ['{"text":"abc"}'],
    flags="runs-separated",
    also="6.7.1",
)
G.notes["runs-separated"] = {"bug": "does not compare runs with another value between them", "effect": "runs that are equal stay apart, or are joined without a finding"}
bad(
    "runs.null-counts-as-absent",
    "15.1.4",
    [
        '{"com.example.x":null,"com.example.y":{"a":1,"b":null},"com.example.z":[null],"text":"a"}',
        '{"com.example.y":{"a":1},"text":"b"}',
    ],
    [
        "value.null /content-text/0/com.example.x",
        "value.null /content-text/0/com.example.y/b",
        "value.null /content-text/0/com.example.z/0",
        "text.equal-runs /content-text/1",
    ],
    ['{"com.example.y":{"a":1},"text":"ab"}'],
    flags="runs-null-compared",
    also="6.7.1",
)
G.resolve(
    "runs.of-an-overlay-are-joined",
    "15.1.4",
    before('"activities":{"a.b":{"content-text":[{"text":"a"},{"text":"b"}]}},"content-text":[{"text":"c"}]'),
    "a.b",
    runs('{"text":"ab"}'),
    flags="equal-runs-left-apart",
    also="19.2.1",
)
bad(
    "runs.later-neighbours-are-joined-in-place",
    "15.1.4",
    ['{"bold":true,"text":"a"}', '{"text":"b"}', '{"bold":1,"text":"c"}'],
    "member.type /content-text/2/bold",
    ['{"bold":true,"text":"a"}', '{"text":"bc"}'],
    flags="runs-joined-to-the-first",
)
G.write_back(
    "runs.equal-and-empty-ones-stay-in-writing",
    "21.3.1",
    runs('{"text":"a"}', '{"text":"b"}', '{"bold":true,"text":""}'),
    runs('{"text":"a"}', '{"text":"b"}', '{"bold":true,"text":""}'),
    flags="original-runs-lost",
    also="15.1.4",
)
G.notes["original-runs-lost"] = {
    "bug": "writes the runs that lenient reading joined or dropped instead of those that were read",
    "effect": "a program that changed nothing changes the text",
}
G.convert(
    "runs.conversion-changes-none",
    "9.1.8",
    runs('{"text":""}', '{"text":""}'),
    "json",
    runs('{"text":""}', '{"text":""}'),
    flags="conversion-tidies",
    also="8.1.2 1.2.3",
)
G.notes["conversion-tidies"] = {
    "bug": "drops defaults, empty runs or other findings while converting",
    "effect": "two programs see different payloads, and a signature no longer fits",
}

# Attributes

good("attributes.all-are-read", "15.2.1", ALL, flags="run-attribute-lost font-size-integer-only color-argb")
good("attributes.absent-ones-are-not-written", "13.1.4", '{"text":"a"}', flags="attribute-default-written", also="13.1.3 15.2.2")
for name in ["bold", "italic", "underline", "strikethrough", "code"]:
    bad(
        "attributes.false-%s-is-default" % name,
        "15.2.2",
        ['{"%s":false,"text":"a"}' % name],
        "member.default /content-text/0/" + name,
        ['{"text":"a"}'],
        flags="false-attribute-taken",
    )
bad(
    "attributes.number-is-no-boolean",
    "12.2.1",
    ['{"bold":1,"text":"a"}', '{"code":0,"text":"b"}'],
    ["member.type /content-text/0/bold", "member.type /content-text/1/code"],
    ['{"text":"ab"}'],
    flags="attribute-as-number",
    also="6.1.2 15.2.2",
)
bad("attributes.link-is-a-url", "18.1.1", ['{"link":"x","text":"a"}'], "url.malformed /content-text/0/link", ['{"text":"a"}'], flags="link-unchecked")
bad(
    "attributes.link-has-no-excluded-scheme",
    "18.1.2",
    ['{"link":"JavaScript:alert(1)","text":"a"}'],
    "url.scheme /content-text/0/link",
    ['{"text":"a"}'],
    flags="link-unchecked-scheme",
)
G.notes["link-unchecked-scheme"] = {"bug": "checks the form of a link and not its scheme", "effect": "a link in the text runs a script"}
for name in ["link", "font-name", "foreground-color"]:
    bad(
        "attributes.empty-%s-is-default" % name,
        "13.1.3",
        ['{"%s":"","text":"a"}' % name],
        "member.default /content-text/0/" + name,
        ['{"text":"a"}'],
        flags="attribute-empty-taken",
    )
G.write_back(
    "attributes.unknown-ones-are-kept",
    "21.3.1",
    runs('{"blink":true,"com.example.x":[1],"text":"a"}'),
    runs('{"blink":true,"com.example.x":[1],"text":"a"}'),
    flags="unknown-attribute-lost",
    also="11.2.2 15.2.5",
)
G.notes["unknown-attribute-lost"] = {
    "bug": "drops run attributes that it does not know",
    "effect": "an editor of version 1.0 destroys what a later version or a vendor set",
}

# Colors

good(
    "colors.six-or-eight-digits",
    "15.2.3",
    *('{"background-color":"%s","text":"a"}' % c for c in ["#1A2B3C", "#1A2B3C80", "#00000000", "#FFFFFF", "#FFFFFFFE"]),
    flags="color-argb"
)
for id, color, flag in [
    ("lower-case-is-none", "#1a2b3c", "color-lower-case"),
    ("three-digits-are-none", "#ABC", "color-short"),
    ("alpha-ff-is-none", "#1A2B3CFF", "color-opaque-alpha"),
    ("number-sign-is-needed", "1A2B3C", "color-without-sign"),
    ("digits-are-hexadecimal", "#1A2B3G", "color-digits"),
    ("line-feed-after-it-is-none", "#1A2B3C\\n", "color-line-feed"),
    ("name-is-none", "red", "color-name"),
]:
    bad(
        "colors." + id,
        "15.2.3",
        ['{"background-color":"%s","text":"a"}' % color],
        "color.malformed /content-text/0/background-color",
        ['{"text":"a"}'],
        flags=flag,
    )
bad(
    "colors.number-is-none",
    "13.1.1",
    ['{"background-color":1,"text":"a"}'],
    "member.type /content-text/0/background-color",
    ['{"text":"a"}'],
    flags="color-number",
)

# Font sizes

good(
    "font-size.positive-numbers",
    "15.2.4",
    '{"font-size":0.5,"text":"a"}',
    '{"font-size":9007199254740991,"text":"b"}',
    '{"font-size":9007199254740992,"text":"c"}',
    '{"font-size":1e+21,"text":"d"}',
    flags="font-size-integer-only",
)
for id, size, flag in [
    ("zero-is-none", "0", "font-size-zero"),
    ("minus-zero-is-none", "-0.0", "font-size-zero"),
    ("negative-real-is-none", "-0.5", "font-size-negative"),
    ("negative-integer-is-none", "-1", "font-size-negative"),
]:
    bad(
        "font-size." + id, "15.2.4", ['{"font-size":%s,"text":"a"}' % size], "font-size.range /content-text/0/font-size", ['{"text":"a"}'], flags=flag
    )
bad(
    "font-size.string-is-none",
    "15.2.4",
    ['{"font-size":"12","text":"a"}'],
    "member.type /content-text/0/font-size",
    ['{"text":"a"}'],
    flags="font-size-text",
)
bad(
    "font-size.false-is-none",
    "15.2.4",
    ['{"font-size":false,"text":"a"}'],
    "member.type /content-text/0/font-size",
    ['{"text":"a"}'],
    flags="attribute-as-number",
)
bad(
    "font-size.integer-beyond-2-53-is-none",
    "15.2.4",
    ['{"font-size":{"$integer":"9007199254740992"},"text":"a"}'],
    "font-size.range /content-text/0/font-size",
    ['{"text":"a"}'],
    flags="font-size-huge",
)

# Values that no producer writes


def run(**attributes):
    return {
        "content-text": [{k.replace("_", "-"): v for k, v in attributes.items()}],
        "main-attachment": {"representations": [{"text": "x", "type-identifier": "public.plain-text"}]},
        "version": "1.0",
    }


G.refused("writing.empty-run-is-refused", "15.1.3", run(text=""), flags="empty-run-taken")
G.refused("writing.false-attribute-is-refused", "15.2.2", run(bold=False, text="a"), flags="false-attribute-taken")
G.refused("writing.color-in-lower-case-is-refused", "15.2.3", run(foreground_color="#abcdef", text="a"), flags="color-lower-case")
G.refused("writing.font-size-zero-is-refused", "15.2.4", run(font_size=0, text="a"), flags="font-size-zero")
G.refused("writing.equal-runs-are-refused", "15.1.4", {**run(text="a"), "content-text": [{"text": "a"}, {"text": "b"}]}, flags="equal-runs-taken")
