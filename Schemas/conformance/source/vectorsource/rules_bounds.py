"""Activation rules: each limit exactly, characters and their units, types with other spellings, and counts and keys that are nearly right."""

from __future__ import annotations

from .rules import BOTH, G, KEY, PNG, TEXT

G.note("""
    limit-by-one | takes one more than a limit, or refuses a rule that is exactly at it | readers disagree on a rule
    limit-of-trimmed-text | removes white space before it counts bytes | readers disagree on a rule
    limit-of-tokens-by-kind | does not count some tokens, or counts parts of tokens | readers disagree on a rule
    limit-of-levels-by-kind | does not count one kind of levels together with another | a rule that nests too deeply passes
    limit-of-types | refuses a bundle that is exactly at a limit | an app is not offered
    steps-exactly | refuses a rule of 50,000 steps, or decides one of more than 1,000,000 | readers disagree on a rule
    steps-of-chains | counts each AND and OR of a chain as a step of its own | a rule within the limits has no verdict
    like-clusters | lets ? of LIKE match what people see as a character | a letter with its mark is one character
    like-escapes-of-strings | reads an escaped letter of a pattern as a string does | a letter does not match itself
    like-units | lets ? of LIKE match a UTF-16 unit | an emoji is two characters
    parts-of-line-ends | treats CR LF as one character | a line feed is not found after a carriage return
    equal-by-clusters | compares strings by canonical equivalence in one of the operators | a rule compares other strings than it names
    nul-ends | reads a string only up to NUL | a string equals its beginning
    type-trailing | ignores white space or other characters at the ends of a type identifier | an app gets a type that it did not name
    type-wildcard | reads a star in a type as a wildcard | a rule accepts types that it does not name
    type-folded | folds non-ASCII letters in types | an app gets a type that it did not name
    type-on-one-side | looks for a media type on one side only, or takes the sides of an operator for each other | a picture is not offered
    count-digits-beyond | takes other digits, white space or signs for a part of a count | a rule with a faulty count accepts something
    count-of-booleans | treats a Boolean otherwise than as 1 or 0 | a limit counts as absent
    count-near-maximum | treats 2147483647 as absent | a limit counts as absent
    key-case | minds no case in a key of a dictionary rule, or removes white space or a part of it | a rule accepts what it does not name
""")


def row(id: str, number: str, flag: str, rule: object, wanted: str, items: object = (), **more: object) -> None:
    G.evaluate(f"{flag}.{id}", number, rule, list(items), wanted, flags=flag, **more)


# Limits (32.4)

for id, rule in [
    ("sixty-thousand-bytes-of-two-byte-letters", "'" + "\u00e9" * 29_996 + "a' != 1"),
    ("sixty-thousand-bytes-and-spaces", " " * 59_993 + "1 == 1 "), ("sixteen-thousand-tokens", "NOT 1 == 2" + "+0" * 7_998), ("thirty-levels-of-minus", "1 == " + "-" * 30 + "1"), ("thirty-levels-of-a-path", "NULL" + ".a" * 30 + " == NULL"),
    ("thirty-levels-of-indexes", "NULL" + "[0]" * 30 + " == NULL"), ("thirty-levels-of-braces", "1 != " + "{" * 30 + "}" * 30), ("thirty-levels-of-nested-indexes", "NULL[" * 30 + "0" + "]" * 30 + " == NULL"),
]:  # fmt: skip
    row(id, "32.4.2", "limit-by-one", rule, "yes")
CALLS = "f(" * 30 + ")" * 30
row("thirty-levels-of-calls", "32.4.2", "limit-by-one", CALLS + " == 1", "undecided")
for id, rule in [
    ("one-token-too-many", "1 == 1" + "+0" * 8_191), ("one-level-too-many-of-minus", "1 == " + "-" * 65 + "1"), ("one-level-too-many-of-not", "NOT " * 65 + "1 == 1"), ("one-level-too-many-of-marks", "!" * 65 + "1 == 1"),
    ("one-level-too-many-of-nested-indexes", "NULL[" * 65 + "0" + "]" * 65 + " == NULL"), ("one-level-too-many-of-words-as-indexes", "NULL" + "[SIZE]" * 65 + " == NULL"), ("one-level-too-many-of-counts", "NULL" + ".@count" * 65 + " == NULL"), ("one-level-too-many-of-escaped-keys", "NULL" + ".#a" * 65 + " == NULL"),
    ("one-level-too-many-of-values", "(" * 65 + "1" + ")" * 65 + " == 1"), ("one-level-too-many-on-the-right", "1 == " + "(" * 65 + "1" + ")" * 65), ("one-level-too-many-of-subqueries", "SUBQUERY(" * 65 + "{}" + ", $x, 1 == 1)" * 65 + " == {}"), ("one-level-too-many-of-predicates", "1 == 1 AND " + "(" * 65 + "1 == 1" + ")" * 65),
]:  # fmt: skip
    row(id, "32.4.1", "limit-by-one", rule, "limit.rule")
for id, rule in [("spaces-last", "1 == 1" + " " * 65_531), ("spaces-first", " " * 65_531 + "1 == 1")]:
    row(id, "32.4.1", "limit-of-trimmed-text", rule, "limit.rule")
for id, rule in [
    ("commas", "1 IN {" + "1," * 8_190 + "1}"), ("strings", "1 IN {" + "''," * 8_190 + "''}"), ("signs", "!!1==1" + "||1==1" * 4_095),
    ("connectives", "NOT NOT 1==1" + " OR 1=1" * 4_095), ("brackets", "1 IN {" + "{}," * 5_460 + "1}"), ("parentheses", "1==1" + "+(1)" * 4_095 + "+0"),
]:  # fmt: skip
    row(id, "32.4.1", "limit-of-tokens-by-kind", rule, "limit.rule")
for id, part in [("escaped-keys", "#a==#a"), ("strings-and-two-signs", "''<=''"), ("numbers", "1.5<0xA")]:
    row(f"sixteen-thousand-with-{id}", "32.4.2", "limit-of-tokens-by-kind", "TRUEPREDICATE" + ("||" + part) * 3_999, "yes")
HALVES = {
    "parentheses": ("(", ")"), "braces": ("{", "}"), "calls": ("f(", ")"), "minus": ("-", ""), "indexes": ("NULL[", "]"), "subqueries": ("SUBQUERY(", ", $x, 1 == 1)"),
}  # fmt: skip
for outer, (opening, closing) in HALVES.items():
    for inner, (begin, end) in HALVES.items():
        if inner != outer and (outer, inner) != ("minus", "indexes"):  # a minus ends before the path of its value
            row(f"{outer}-around-{inner}", "32.4.1", "limit-of-levels-by-kind", "1 == " + opening * 33 + begin * 32 + "1" + end * 32 + closing * 33, "limit.rule")
for inner, (begin, end) in HALVES.items():
    row(f"not-around-{inner}", "32.4.1", "limit-of-levels-by-kind", "NOT " * 33 + "1 == " + begin * 32 + "1" + end * 32, "limit.rule")
    if inner != "minus":
        row(f"path-of-{inner}", "32.4.1", "limit-of-levels-by-kind", "1 == " + begin * 33 + "NULL" + ".a" * 32 + end * 33, "limit.rule")

# Steps (32.4.3). Each rule takes exactly 50,000; the comment has the sum.


def alike(count: int, value: str = "1") -> str:
    return "{" + ",".join([value] * count) + "}"


for id, rule, comment in [
    ("fifty-thousand", f"NOT ANY {alike(77)} IN {alike(639, '2')}", "NOT, the comparison, two collections with 77 and 639 constants, and 77 comparisons of 640 steps."),
    ("fifty-thousand-with-keys", f"NOT NOT SUBQUERY({alike(8)}, $x, {alike(2_081, 'NIL')}.x != {{}}).@count == 8", "For each of 8 elements 6,248; 8 constants, and 8 steps around them."),
    ("fifty-thousand-with-nested-collections", f"SUBQUERY({alike(14)}, $x, {{{alike(1_782)}}} != {{}}).@count == 14", "For each of 14 elements 3,570; 14 constants, and 6 steps around them."),
]:  # fmt: skip
    row(id, "32.4.3", "steps-exactly", rule, "yes", comment=comment)
row("one-more-than-a-million", "32.4.3", "steps-exactly", f"ANY {alike(999)} IN {alike(998, '2')}", "undecided", comment="The comparison, two collections with 999 and 998 constants, and 999 comparisons of 999 steps.")
for word, part, wanted in [("AND", "TRUEPREDICATE", "yes"), ("||", "FALSEPREDICATE", "no")]:
    chain = f" {word} ".join([part] * 12)
    row(f"fifty-thousand-with-{word.lower() if wanted == 'yes' else 'two-bars'}", "32.4.3", "steps-of-chains", f"SUBQUERY({alike(3_571)}, $x, {chain}).@count == 3571", wanted,
        comment="For each of 3,571 elements the chain and 12 predicates; 3,571 constants, and 6 steps around them.")  # fmt: skip

# Limits of a bundle (31.2.3): exactly at each of them

ONE_OF = "'com.example.a' UTI-CONFORMS-TO 'public.image'"
row("declared-types", "31.2.3", "limit-of-types", ONE_OF, "yes", types={f"a.{n}": ["b.b"] for n in range(1_023)} | {"com.example.a": ["public.png"]})
row("supertypes-of-one", "31.2.3", "limit-of-types", ONE_OF, "yes", types={"com.example.a": [f"a.{n}" for n in range(4_095)] + ["public.png"]})
row("supertypes-of-all", "31.2.3", "limit-of-types", ONE_OF, "yes", types={f"a.{n}": ["b.b"] * 4 for n in range(1_023)} | {"com.example.a": ["c.c", "c.d", "c.e", "public.png"]})
LONG = "com.example." + "a" * 1_012
WIDE = "com.example." + "\u00e9" * 506
for id, name in [("long", LONG), ("long-and-beyond-ascii", WIDE)]:
    row(f"{id}-identifier", "31.2.3", "limit-of-types", f"'{name}' UTI-CONFORMS-TO 'public.image'", "yes", types={name: ["public.png"]})
    row(f"{id}-supertype", "31.2.3", "limit-of-types", f"'com.example.b' UTI-CONFORMS-TO '{name}' AND 'com.example.b' UTI-CONFORMS-TO 'public.image'", "yes", types={"com.example.b": [name], name: ["public.png"]})
row("long-identifier-of-an-attachment", "31.2.3", "limit-of-types", {KEY + "SupportsImageWithMaxCount": 1}, "yes", items=[[[LONG]]], types={LONG: ["public.png"]})

# Code points (33.2.6, 33.2.7, 33.2.8)

for id, rule in [
    ("letter-and-mark", "'e\u0301' LIKE '?'"), ("line-end-of-windows", "'\r\n' LIKE '?'"), ("flag", "'\U0001f1e9\U0001f1ea' LIKE '?'"), ("family", "'\U0001f468\u200d\U0001f469' LIKE '?'"), ("skin", "'\U0001f44d\U0001f3fd' LIKE '?'"), ("jamo", "'\u1100\u1161' LIKE '?'"), ("selector", "'\u2764\ufe0f' LIKE '?'"), ("letter-between-letters", "'ae\u0301b' LIKE 'a?b'"), ("folded-by-case", "'E\u0301' LIKE[c] '?'"),
    ("two-question-marks-for-three", "'e\u0301\u0302' LIKE '??'"), ("mark-of-the-pattern", "'\u00e9' LIKE '?\u0301'"), ("sign-and-joiner", "'\u0915\u094d' LIKE '?'"),
]:  # fmt: skip
    row(id, "33.2.7", "like-clusters", rule, "no")
for id, rule in [
    ("letter-and-mark-are-two", "'e\u0301' LIKE '??' AND 'e\u0301' LIKE 'e?' AND 'e\u0301' LIKE '?\u0301'"), ("line-end-is-two", "'\r\n' LIKE '??' AND 'a\r\nb' LIKE 'a?\nb'"), ("flag-is-two", "'\U0001f1e9\U0001f1ea' LIKE '??'"), ("star-before-a-mark", "'e\u0301x' LIKE 'e*x' AND 'e\u0301x' LIKE '*\u0301x' AND 'e\u0301' LIKE 'e*'"),
    ("mark-is-left-out", "'e\u0301' LIKE[d] '?' AND '\u00e9' LIKE[d] '?' AND 'e\u0301' LIKE[d] '\u00e9'"), ("star-and-question-mark", "'e\u0301' LIKE '*??' AND NOT 'e\u0301' LIKE '*???'"),
]:  # fmt: skip
    row(id, "33.2.7", "like-clusters", rule, "yes")
row("letters-that-are-escaped", "33.2.7", "like-escapes-of-strings", "'n' LIKE '\\\\n' AND 'atb' LIKE 'a\\\\tb' AND 'x41' LIKE '\\\\x41' AND NOT '\n' LIKE '\\\\n'", "yes")
for id, rule, wanted in [
    ("emoji-is-no-two", "'\U0001f600' LIKE '??'", "no"), ("two-emoji-are-two", "'\U0001f600\U0001f601' LIKE '??'", "yes"), ("emoji-in-the-pattern", "'\U0001f600a' LIKE '\U0001f600?' AND 'a\U0001f600b' LIKE 'a?b'", "yes"), ("half-of-an-emoji", "'\U0001f600' LIKE '?*?'", "no"), ("escaped-emoji", "'\U0001f600' LIKE '\\\\\U0001f600'", "yes"),
    ("emoji-with-the-same-half", "'\U0001f600' LIKE '*\U0001f610' OR '\U0001f600' CONTAINS '\U0001f610' OR '\U0001f600' BEGINSWITH '\U0001f601' OR '\U0001f200' ENDSWITH '\U0001f600'", "no"), ("order-of-emoji", "'\U0001f600' > '\uffff' AND '\U0001f600' > '\ue000' AND '\U0001f600' BETWEEN {'\uffff', '\U0001f601'}", "yes"), ("order-after-a-common-start", "'a\U0001f600' > 'a\uff5e' AND NOT 'a\U0001f600' <= 'a\uff5e'", "yes"),
]:  # fmt: skip
    row(id, "33.2.7" if "LIKE" in rule else "33.2.3", "like-units", rule, wanted)
for id, rule in [
    ("line-feed-of-a-line-end", "'a\r\nb' CONTAINS '\n' AND '\n' IN 'a\r\nb' AND 'a\r\nb' CONTAINS '\nb' AND 'a\r\nb' CONTAINS 'a\r'"), ("ends-of-a-line-end", "'a\r\n' ENDSWITH '\n' AND '\r\n' BEGINSWITH '\r' AND 'a\r\nb' ENDSWITH '\nb' AND 'a\r\nb' BEGINSWITH 'a\r'"), ("line-ends-differ", "'\r\n' != '\n' AND '\r\n' != '\r' AND '\n' != '\r' AND '\r\n' > '\n'"),
    ("parts-of-a-flag", "'\U0001f1e9\U0001f1ea' CONTAINS '\U0001f1ea' AND '\U0001f1e9\U0001f1ea' BEGINSWITH '\U0001f1e9' AND '\U0001f1e9\U0001f1ea' ENDSWITH '\U0001f1ea'"), ("parts-of-a-family", "'\U0001f468\u200d\U0001f469' BEGINSWITH '\U0001f468' AND '\U0001f468\u200d\U0001f469' CONTAINS '\u200d' AND '\u2764\ufe0f' BEGINSWITH '\u2764'"), ("parts-of-a-flag-row", "'\U0001f1e6\U0001f1e9\U0001f1ea' CONTAINS '\U0001f1e9\U0001f1ea'"),
]:  # fmt: skip
    row(id, "33.2.6", "parts-of-line-ends", rule, "yes")
for id, rule in [
    ("equals", "'\u00e9' == 'e\u0301' OR '\u212b' == '\u00c5' OR '\u2126' = '\u03a9' OR '\uac00' == '\u1100\u1161' OR '\u212a' == 'K'"), ("in", "'\u00e9' IN {'e\u0301'} OR 'e\u0301' IN {'\u00e9'}"), ("contains", "{'\u00e9'} CONTAINS 'e\u0301' OR 'x\u00e9' CONTAINS 'e\u0301' OR 'e\u0301' CONTAINS '\u00e9' OR '\u00e9' CONTAINS 'e'"), ("collections", "{'\u00e9'} == {'e\u0301'} OR {{'\u00e9'}} == {{'e\u0301'}}"),
    ("beginswith", "'\u00e9' BEGINSWITH 'e' OR 'e\u0301' BEGINSWITH '\u00e9' OR '\u00e9' BEGINSWITH 'e\u0301'"), ("endswith", "'\u00e9' ENDSWITH '\u0301' OR 'e\u0301' ENDSWITH '\u00e9' OR '\u00e9' ENDSWITH 'e\u0301'"), ("like", "'\u00e9' LIKE 'e\u0301' OR 'e\u0301' LIKE '\u00e9' OR '\u00e9' LIKE 'e*' OR 'e\u0301' LIKE '*\u00e9'"), ("in-a-string", "'\u00e9' IN 'e\u0301' OR 'e\u0301' IN '\u00e9'"), ("order", "'\u00e9' < 'f' OR '\u00e9' <= 'e\u0301' OR 'e\u0301' >= '\u00e9'"),
    ("between", "'\u00e9' BETWEEN {'e', 'f'} OR 'e\u0301' BETWEEN {'\u00e9', '\u00e9'}"), ("type", "'public.\u00e9' UTI-EQUALS 'public.e\u0301' OR 'public.e\u0301' UTI-CONFORMS-TO 'public.\u00e9'"), ("any", "ANY {'\u00e9', '\u212b'} == 'e\u0301' OR ANY {'\u00e9'} IN {'e\u0301'}"), ("case-option", "'\u00e9' ==[c] 'e\u0301' OR '\u00c9' IN[c] {'e\u0301'}"), ("normal-option", "'\u00e9' ==[n] 'e\u0301' OR '\u00e9' LIKE[n] 'e\u0301'"),
]:  # fmt: skip
    row(id, "33.2.8", "equal-by-clusters", rule, "no")
row("unequal", "33.2.8", "equal-by-clusters", "'\u00e9' != 'e\u0301' AND '\u00e9' <> 'e\u0301' AND 'e\u0301' < '\u00e9' AND 'e\u0301' < 'f' AND NONE {'\u00e9'} == 'e\u0301' AND NOT '\u00e9' == 'e\u0301'", "yes")
for id, rule in [
    ("equals", "'a\0b' == 'a' OR 'a' == 'a\0' OR '\0' == ''"), ("escaped", "'a\\u0000b' == 'a' OR 'a\\u0000' == 'a' OR '\\u0000' == ''"), ("like", "'a\0b' LIKE 'a' OR 'a\\u0000' LIKE 'a' OR '\0' LIKE ''"), ("in", "'a\0b' IN {'a'} OR 'a' IN {'a\0b'}"), ("type", "'public.png\0' UTI-EQUALS 'public.png' OR 'public.png\0' UTI-CONFORMS-TO 'public.image'"), ("case", "'A\0B' ==[c] 'a\0c' OR 'a\0b' ==[d] 'a'"), ("order", "'a\0b' < 'a' OR 'a\0b' <= 'a\0a'"), ("ends", "'b\0a' ENDSWITH 'b'"),
]:  # fmt: skip
    row(id, "33.2.8", "nul-ends", rule, "no")
row("parts", "33.2.6", "nul-ends", "'a\0b' CONTAINS 'b' AND 'a\0b' ENDSWITH 'b' AND 'a\0b' LIKE 'a?b' AND 'a\0b' BEGINSWITH 'a\0' AND 'a\\u0000b' == 'a\0b'", "yes")

# Types (31.2, 33.2.9)

ENDS = {"line-feed": "\n", "space": " ", "no-break-space": "\u00a0", "nul": "\0", "dot": ".", "semicolon": ";", "comma": ",", "zero-width-space": "\u200b", "star": "*"}
FIRST = "extensionItems[0].attachments[0].registeredTypeIdentifiers[0]"
IMAGE = {KEY + "SupportsImageWithMaxCount": 1}
for id, end in ENDS.items():
    both = [(f"public.png{end}", "public.image"), ("public.png", f"public.image{end}"), (f"{end}public.png", "public.image"), ("public.png", f"{end}public.image")]
    row(f"{id}-in-conformance", "33.2.9", "type-trailing", " OR ".join(f"'{left}' UTI-CONFORMS-TO '{right}'" for left, right in both), "no", also="31.2.1")
    row(f"{id}-in-equality", "33.2.9", "type-trailing", " OR ".join(f"'{left}' UTI-EQUALS '{right}'" for left, right in [(f"public.png{end}", "public.png"), ("public.png", f"public.png{end}"), (f"{end}public.png", "public.png")]), "no")
    row(f"{id}-of-an-attachment", "34.1.2", "type-trailing", IMAGE, "no", items=[[[f"public.png{end}"]]])
    row(f"{id}-before-the-type-of-an-attachment", "34.1.2", "type-trailing", IMAGE, "no", items=[[[f"{end}public.png"]]])
    row(f"{id}-of-a-declared-type", "31.2.2", "type-trailing", "'com.example.a' UTI-CONFORMS-TO 'public.image'", "no", types={f"com.example.a{end}": ["public.png"], f"{end}com.example.a": ["public.png"]})
    row(f"{id}-of-a-supertype", "31.2.2", "type-trailing", "'com.example.a' UTI-CONFORMS-TO 'public.image'", "no", types={"com.example.a": [f"public.image{end}", f"{end}public.image"]})
for id, rule in [
    ("media-type-on-the-right", "'public.png' UTI-CONFORMS-TO 'image/*' OR 'image/png' UTI-CONFORMS-TO 'image/*' OR 'image/png' UTI-EQUALS 'image/*'"), ("all-media-types", "'public.png' UTI-CONFORMS-TO '*/*' OR 'image/png' UTI-CONFORMS-TO '*/*' OR 'image/png' UTI-EQUALS '*/*'"), ("star", "'public.png' UTI-CONFORMS-TO '*' OR 'public.png' UTI-EQUALS '*' OR '*' UTI-CONFORMS-TO 'public.png'"),
    ("identifier", "'public.png' UTI-CONFORMS-TO 'public.*' OR 'public.png' UTI-EQUALS 'public.*' OR 'public.png' UTI-EQUALS 'public.???' OR 'public.*' UTI-CONFORMS-TO 'public.image'"), ("on-the-left", "'image/*' UTI-EQUALS 'image/png' OR '*/*' UTI-EQUALS 'image/png' OR 'image/*' UTI-CONFORMS-TO 'public.text' OR 'image/*' UTI-CONFORMS-TO 'image/png'"), ("family", "'image' UTI-CONFORMS-TO 'public.image' OR 'public.png' UTI-CONFORMS-TO 'image' OR 'public.png' UTI-CONFORMS-TO 'image/' OR 'image/' UTI-CONFORMS-TO 'public.image'"),
    ("parameter", "'image/png;q=1' UTI-EQUALS 'image/png' OR 'text/plain; charset=utf-8' UTI-EQUALS 'text/plain' OR 'public.jpeg' UTI-CONFORMS-TO 'image/png;q=1'"), ("extension", "'.png' UTI-CONFORMS-TO 'public.image' OR 'png' UTI-CONFORMS-TO 'public.image' OR 'public.png' UTI-EQUALS '.png'"), 
    ("nothing", "'' UTI-CONFORMS-TO 'public.data' OR 'public.png' UTI-CONFORMS-TO '' OR 'public.png' UTI-EQUALS ''"), ("regular-expression", "'public.png' UTI-EQUALS 'public.p.g' OR 'public.png' UTI-CONFORMS-TO 'public-image' OR 'public.png' UTI-EQUALS 'public-png'"),
]:  # fmt: skip
    row(id, "31.2.1", "type-wildcard", rule, "no", also="33.2.9")
row("nothing-is-itself", "31.2.1", "type-wildcard", "'' UTI-EQUALS '' AND '' UTI-CONFORMS-TO '' AND 'image/*' UTI-CONFORMS-TO 'IMAGE/*' AND '*' UTI-EQUALS '*'", "yes")
for id, type in [("star", "*"), ("family", "image"), ("extension", "png"), ("prefix", "public.image.x"), ("shorter", "public.imag")]:
    row(f"attachment-of-{id}", "34.1.2", "type-wildcard", IMAGE, "no", items=[[[type]]], also="31.2.1")
    row(f"supertype-of-{id}", "31.2.2", "type-wildcard", IMAGE, "no", items=[[["com.example.a"]]], types={"com.example.a": [type]})
row("declared-star", "31.2.2", "type-wildcard", "'image/png' UTI-CONFORMS-TO 'com.example.b' OR 'image/x-a' UTI-CONFORMS-TO 'com.example.b' OR 'com.example.a' UTI-CONFORMS-TO 'com.example.b'", "no", types={"image/*": ["com.example.b"], "com.example.*": ["com.example.b"], "*": ["com.example.b"]})
row("declared-empty-type", "31.2.2", "type-wildcard", "'' UTI-CONFORMS-TO 'public.image' AND NOT 'com.example.a' UTI-CONFORMS-TO 'public.image'", "yes", types={"": ["public.png"], "com.example.a": ["x"]})
for id, left, right in [
    ("long-s", "public.c\u017fs", "public.css"), ("kelvin-sign", "com.example.\u212a", "com.example.k"), ("i-with-a-dot", "publ\u0130c.png", "public.png"), ("dotless-i", "publ\u0131c.png", "public.png"), ("letters-of-latin-1", "com.example.\u00c9", "com.example.\u00e9"), ("sharp-s", "com.example.\u00df", "com.example.ss"), ("wide-letters", "public.\uff50\uff4e\uff47", "public.png"), ("greek", "com.example.\u03a3", "com.example.\u03c3"), ("cyrillic", "\u0440ublic.png", "public.png"),
]:  # fmt: skip
    row(f"{id}-in-rules", "33.2.9", "type-folded", f"'{left}' UTI-EQUALS '{right}' OR '{left}' UTI-CONFORMS-TO '{right}' OR '{right}' UTI-CONFORMS-TO '{left}'", "no", also="31.2.1")
    row(f"{id}-in-declarations", "31.2.2", "type-folded", f"'{right}' UTI-CONFORMS-TO 'com.example.z' OR 'com.example.y' UTI-CONFORMS-TO '{right}'", "no", types={left: ["com.example.z"], "com.example.y": [left]})
for id, rule in [
    ("media-types", "'image/png' UTI-CONFORMS-TO 'public.png' AND 'public.png' UTI-CONFORMS-TO 'image/png' AND 'image/png' UTI-CONFORMS-TO 'image/png' AND 'IMAGE/png' UTI-EQUALS 'image/PNG' AND NOT 'public.png' UTI-EQUALS 'image/png'"), ("media-type-of-a-supertype", "'text/html' UTI-CONFORMS-TO 'public.text' AND 'public.html' UTI-CONFORMS-TO 'public.text' AND NOT 'public.text' UTI-CONFORMS-TO 'text/html' AND NOT 'public.text' UTI-CONFORMS-TO 'public.html'"),
    ("data", "'public.png' UTI-CONFORMS-TO 'application/octet-stream' AND 'application/octet-stream' UTI-CONFORMS-TO 'public.item' AND NOT 'application/octet-stream' UTI-CONFORMS-TO 'public.png'"), ("two-media-types-of-one-type", "'audio/wav' UTI-CONFORMS-TO 'audio/vnd.wave' AND 'audio/vnd.wave' UTI-CONFORMS-TO 'audio/wav' AND NOT 'audio/wav' UTI-EQUALS 'audio/vnd.wave'"), ("unknown-types", "'a.b' UTI-CONFORMS-TO 'A.B' AND NOT 'a.b' UTI-CONFORMS-TO 'a' AND NOT 'a' UTI-CONFORMS-TO 'a.b' AND NOT 'a.b' UTI-EQUALS 'a.b.c'"),
]:  # fmt: skip
    row(id, "31.2.1", "type-on-one-side", rule, "yes", also="33.2.9")
row("of-any-and-all", "33.2.10", "type-on-one-side", "ANY {'image/png', 'a.b'} UTI-CONFORMS-TO 'public.image' AND NOT ALL {'image/png', 'a.b'} UTI-CONFORMS-TO 'public.image' AND NONE {'public.image'} UTI-CONFORMS-TO 'image/png' AND ALL {'PUBLIC.png', 'Image/PNG'} UTI-CONFORMS-TO 'image/png'", "yes")
for id, rule in [("types-on-the-right", "'public.png' UTI-CONFORMS-TO {'public.image'}"), ("types-on-the-left", "{'public.png'} UTI-CONFORMS-TO 'public.image'"), ("equal-types-on-the-right", "'public.png' UTI-EQUALS {'public.png'}"), ("object", "SELF UTI-CONFORMS-TO 'public.image'"), ("number", "'public.png' UTI-CONFORMS-TO 1"), ("boolean", "'public.png' UTI-EQUALS TRUE")]:
    row(id, "33.2.9", "type-on-one-side", rule, "undecided")

# Counts and keys (34.1)

FORMS = {
    "arabic-digit": "\u0661", "wide-digit": "\uff11", "superscript": "\u00b9", "circled-digit": "\u2460", "digit-and-a-line-feed": "1\n", "space-and-a-digit": " 1", "digit-and-a-space": "1 ", "no-break-space": "1\u00a0", "byte-order-mark": "\ufeff1", "nul": "1\0", "plus": "+1", "minus": "-1", "fraction": "1.0", "exponent": "1e0", "base": "0x1", "underscore": "1_0",
    "comma": "1,0", "letter": "1x", "yes": "YES", "arabic-digit-after-a-digit": "1\u0661", "nothing": "",
}  # fmt: skip
TWO_PNG = [[["public.png"], ["public.png"]]]
MANY = {KEY + "SupportsImageWithMaxCount": 9}
for id, form in FORMS.items():
    row(f"image-and-{id}", "34.1.3", "count-digits-beyond", {KEY + "SupportsImageWithMaxCount": form}, "no", items=PNG)
    row(f"text-and-{id}", "34.1.3", "count-digits-beyond", {KEY + "SupportsText": form}, "no", items=TEXT)
    row(f"maximum-and-{id}", "34.1.3", "count-digits-beyond", {**MANY, KEY + "SupportsAttachmentsWithMaxCount": form}, "yes", items=TWO_PNG)
    form = form.replace("1", "2").replace("\u0661", "\u0662").replace("\uff11", "\uff12").replace("\u00b9", "\u00b2").replace("\u2460", "\u2461")
    row(f"minimum-and-{id}", "34.1.3", "count-digits-beyond", {**MANY, KEY + "SupportsAttachmentsWithMinCount": form}, "yes", items=PNG)
    row(f"version-and-{id}", "34.1.3", "count-digits-beyond", {**MANY, KEY + "DictionaryVersion": form}, "no", items=BOTH)
    row(f"strict-matching-and-{id}", "34.1.3", "count-digits-beyond", {**MANY, KEY + "DictionaryVersion": 2, KEY + "UsesStrictMatching": form}, "yes", items=BOTH)
for id, rule, items, wanted in [
    ("maximum-false", {**MANY, KEY + "SupportsAttachmentsWithMaxCount": False}, PNG, "no"), ("maximum-true", {**MANY, KEY + "SupportsAttachmentsWithMaxCount": True}, TWO_PNG, "no"), ("minimum-true", {**MANY, KEY + "SupportsAttachmentsWithMinCount": True}, PNG, "yes"), ("minimum-false", {**MANY, KEY + "SupportsAttachmentsWithMinCount": False}, PNG, "yes"), ("version-true", {**MANY, KEY + "DictionaryVersion": True}, BOTH, "no"),
    ("version-false", {**MANY, KEY + "DictionaryVersion": False}, BOTH, "no"), ("version-two-with-a-point", {**MANY, KEY + "DictionaryVersion": 2.0}, BOTH, "yes"), ("version-one-and-a-half", {**MANY, KEY + "DictionaryVersion": 1.5}, BOTH, "no"), ("version-two-and-a-half", {**MANY, KEY + "DictionaryVersion": 2.5}, BOTH, "no"), ("strict-matching-one", {**MANY, KEY + "DictionaryVersion": 2, KEY + "UsesStrictMatching": 1}, BOTH, "no"),
    ("strict-matching-two", {**MANY, KEY + "DictionaryVersion": 2, KEY + "UsesStrictMatching": 2}, BOTH, "no"), ("strict-matching-zero", {**MANY, KEY + "DictionaryVersion": 2, KEY + "UsesStrictMatching": 0}, BOTH, "yes"), ("strict-matching-a-half", {**MANY, KEY + "DictionaryVersion": 2, KEY + "UsesStrictMatching": 0.5}, BOTH, "yes"), ("strict-matching-digit", {**MANY, KEY + "DictionaryVersion": "2", KEY + "UsesStrictMatching": "1"}, BOTH, "no"),
    ("text-false", {KEY + "SupportsText": False}, TEXT, "no"), ("text-two", {KEY + "SupportsText": 2}, TEXT, "yes"), ("text-below-zero", {KEY + "SupportsText": -1}, TEXT, "no"), ("text-a-half", {KEY + "SupportsText": 0.5}, TEXT, "no"), ("text-array", {KEY + "SupportsText": [True]}, TEXT, "no"), ("text-zero-as-a-string", {KEY + "SupportsText": "0"}, TEXT, "no"),
]:  # fmt: skip
    row(id, "34.1.3", "count-of-booleans", rule, wanted, items=items)
for id, value in [("number", 2_147_483_647), ("string", "2147483647"), ("string-with-zeros", "0002147483647"), ("real", 2147483647.0)]:
    row(f"minimum-as-a-{id}", "34.1.3", "count-near-maximum", {**MANY, KEY + "SupportsAttachmentsWithMinCount": value}, "no", items=PNG)
    row(f"image-as-a-{id}", "34.1.3", "count-near-maximum", {KEY + "SupportsImageWithMaxCount": value}, "yes", items=PNG)
for key, items in [("SupportsText", TEXT), ("SupportsImageWithMaxCount", PNG)]:
    whole, slug = KEY + key, key.lower()
    for id, other in [
        ("lower-case", whole.lower()), ("upper-case", whole.upper()), ("small-first-letter", "ns" + whole[2:]), ("line-feed", whole + "\n"), ("space", whole + " "), ("space-before", " " + whole), ("nul", whole + "\0"), ("longer", whole + "s"), ("shorter", whole[:-1]), ("without-what-all-have", key), ("without-the-letters-ns", whole[2:]), ("with-a-dot", "NSExtension.Activation" + key),
        ("hyphens", "NSExtension-Activation-" + key), ("wide-letter", whole.replace("S", "\uff33")), ("byte-order-mark", "\ufeff" + whole), ("mark", whole + "\u0301"), ("rule-before-it", "NSExtensionActivationRule." + whole),
    ]:  # fmt: skip
        row(f"{slug}-with-{id}", "34.1.1", "key-case", {other: 1}, "no", items=items)
for id, other in [("lower-case", (KEY + "SupportsAttachmentsWithMaxCount").lower()), ("singular", KEY + "SupportsAttachmentWithMaxCount"), ("plain-maximum", KEY + "MaxCount"), ("number-of", KEY + "SupportsNumberOfAttachmentsWithMaxCount")]:
    row(f"maximum-with-{id}", "34.1.1", "key-case", {**MANY, other: 1}, "yes", items=TWO_PNG)
row("version-with-lower-case", "34.1.1", "key-case", {**MANY, (KEY + "DictionaryVersion").lower(): 2, KEY + "Version": 2}, "no", items=BOTH)
row("strict-matching-with-lower-case", "34.1.1", "key-case", {**MANY, KEY + "DictionaryVersion": 2, (KEY + "UsesStrictMatching").lower(): 1, KEY + "StrictMatching": 1}, "yes", items=BOTH)
for id, rule in [("true", True), ("real", 1.5), ("nothing-in-an-array", []), ("number-zero", 0)]:
    row(id, "30.1.2", "rule-kind-taken", rule, "rule.type")
