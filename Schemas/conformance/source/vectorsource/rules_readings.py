"""Activation rules: what the text once left open, and what vectors of one example each do not show."""

from __future__ import annotations

from .rules import EACH, G, MANY

NOTES = """
    fold-compatibility | decomposes by compatibility in [d] | a superscript is a digit
    fold-order | folds letters to upper case in an order | an underscore comes after every letter
    fold-in-collections | minds case in the elements of a collection | {'A'} ==[c] {'a'} does not hold
    count-text | takes a string for a count that is more or less than digits | "3" and a line feed allow three pictures
    count-as-real | takes counts and sizes for reals | a half of three is 1.5
    octal | reads digits after a zero as octal | 010 is 8
    parts-by-clusters | compares parts of strings by what people see as a character | a letter does not begin itself with a mark
    media-type-in-rules | knows no media types in a rule | a picture from the web is not offered to any app
    levels-left-open | counts the levels of a path on after its end | a long rule that nests nowhere is refused
    steps-uncounted | counts only comparisons | a rule that compares nothing takes hours
    tokens-late | reports an error of grammar before one of a token | the place differs from reader to reader
    escape-late | reports a string without its end before its malformed escape | the place differs from reader to reader
    fold-marks-cut | leaves out only some of the combining marks U+0300 to U+036F, or none without a base character | a rule that ignores accents minds some
    fold-marks-beyond | leaves out characters beside the combining marks | a rule takes two words for one
    call-keyword | takes a keyword for the name of a call | FIRST(1) is a value
    index-of-null | evaluates the index of NULL | a rule about nothing is undecided
    no-number | compares a value that is not a number | NOT of it holds
    number-rounded | checks the range of a number before it is rounded | a rule with the maximum double is refused
    declared-anew | lets one declaration of a type hide another | a bundle's type conforms to fewer types than it declares
    version-below | takes every version but 1 for 2 | a rule of version 0 accepts too much
    quotient-as-real | treats a quotient of integers as a real in the next division | 7 / 2 / 2 is 1.5
    index-with-a-point | requires an index without a point | {1, 2}[1.0] is undecided
    option-of-bounds | folds only one bound of BETWEEN | 'b' is outside of {'A', 'C'}
    parts-as-patterns | treats a part of a string as a pattern | a dot matches any character
    like-escape-and-star | joins a star with the escaped star before it | text that begins with a star does not match
    like-fold-late | reads the wildcards and escapes of a pattern before it folds the pattern | a backslash escapes an accent, and the star after it is a wildcard
    count-below-zero | treats a negative number with a fraction as 0 | a rule with a faulty count accepts nothing
    levels-of-options | counts the bracket of options as a level | a rule within the limits is refused
    limit-order | reports a limit before an earlier error, or an error before an earlier limit | the error differs from reader to reader
    steps-of-one-kind | does not count one kind of steps | a rule that a system cannot evaluate takes hours
    options-of-nothing | evaluates MATCHES where there is nothing to compare | a rule with an empty collection is undecided
"""
for line in filter(None, map(str.strip, NOTES.split("\n"))):
    flag, bug, effect = line.split(" | ")
    G.notes[flag] = {"bug": bug, "effect": effect}

for topic, flag, number, rows in [
    ("folding", "fold-compatibility", "33.2.8", [
        ("superscript-is-no-digit", "'\u00b2' ==[d] '2'", "no"), ("ordinal-is-no-letter", "'\u00aa' ==[cd] 'a'", "no"), ("fraction-is-no-digit", "'\u00bd' CONTAINS[d] '1'", "no"),
    ]),
    ("folding", "fold-order", "33.2.8", [
        ("order-in-lower-case", "'_' <[c] 'a'", "yes"), ("order-of-upper-case-in-lower-case", "'_' <[c] 'A'", "yes"), ("between-in-lower-case", "'_' BETWEEN[c] {'Z', 'z'}", "no"),
    ]),
    ("folding", "fold-in-collections", "33.2.8", [
        ("in-collections", "{'A', {'B'}} ==[c] {'a', {'b'}}", "yes"), ("of-an-element-that-is-a-collection", "{'A'} IN[c] {{'a'}}", "yes"), ("in-collections-without-an-option", "{'A'} == {'a'}", "no"),
    ]),
    ("folding", "fold-marks-cut", "33.2.8", [
        ("first-mark", "'e\u0300' ==[d] 'e'", "yes"), ("last-mark", "'e\u036f' ==[d] 'e'", "yes"), ("mark-without-a-class", "'e\u034f' ==[d] 'e'", "yes"),
        ("several-marks", "'a\u0328\u0301\u0358b' ==[d] 'ab'", "yes"), ("mark-alone", "'\u0301' ==[d] ''", "yes"),
    ]),
    ("folding", "fold-marks-beyond", "33.2.8", [("modifier-letter-before-the-marks", "'e\u02ff' ==[d] 'e'", "no"), ("letter-after-the-marks", "'e\u0370' ==[d] 'e'", "no"), ("accent-that-is-no-mark", "'e\u00b4' ==[d] 'e'", "no")]),
    ("parts", "parts-by-clusters", "33.2.6", [
        ("beginning-of-a-cluster", "'e\u0301' BEGINSWITH 'e'", "yes"), ("end-of-a-cluster", "'e\u0301' ENDSWITH '\u0301'", "yes"), ("part-of-a-cluster", "'e\u0301' CONTAINS 'e'", "yes"),
        ("part-in-a-cluster", "'\u0301' IN 'e\u0301'", "yes"), ("part-of-a-line-end", "'a\r\nb' CONTAINS '\r'", "yes"),
    ]),
    ("division", "count-as-real", "33.1.8", [
        ("of-a-count", "{1, 2, 3}.@count / 2 == 1", "yes"), ("of-a-size", "{1, 2, 3}[SIZE] / 2 == 1", "yes"), ("of-a-boolean", "YES / 2 == 0", "yes"),
        ("of-a-negative-count", "-({1, 2, 3}.@count) / 2 == -1", "yes"), ("of-a-sum-of-counts", "({1}.@count + {1, 2}.@count) / 2 == 1", "yes"), ("of-a-real", "{1, 2, 3}.@count / 2.0 == 1.5", "yes"),
    ]),
    ("division", "quotient-as-real", "33.1.8", [
        ("of-a-quotient", "7 / 2 / 2 == 1", "yes"), ("of-a-quotient-in-parentheses", "(7 / 2) / 2 == 1", "yes"), ("by-a-quotient", "7 / (7 / 2) == 2", "yes"),
        ("of-a-product-of-a-quotient", "7 / 2 * 3 / 2 == 4", "yes"), ("of-a-real-quotient", "7 / 2.0 / 2 == 1.75", "yes"),
    ]),
    ("collections", "index-with-a-point", "33.1.6", [
        ("index-with-a-point", "{1, 2}[1.0] == 2", "yes"), ("index-with-an-exponent", "{1, 2}[1e0] == 2", "yes"), ("index-that-is-a-boolean", "{1, 2}[YES] == 2", "yes"),
        ("index-that-is-a-real-quotient", "{1, 2}[2 / 2.0] == 2", "yes"),
    ]),
    ("folding", "option-of-bounds", "33.2.8", [
        ("of-both-bounds", "'b' BETWEEN[c] {'A', 'C'}", "yes"), ("of-the-first-bound", "'a' BETWEEN[c] {'B', 'c'}", "no"), ("of-the-second-bound", "'c' BETWEEN[c] {'a', 'B'}", "no"),
        ("of-bounds-with-marks", "'b' BETWEEN[d] {'\u00e0', '\u00e7'}", "yes"), ("of-the-value-between", "'B' BETWEEN[c] {'a', 'c'}", "yes"),
    ]),
    ("parts", "parts-as-patterns", "33.2.5", [
        ("dot-in-a-part", "'abc' CONTAINS 'a.c'", "no"), ("dot-in-a-part-of-in", "'a.c' IN 'abc'", "no"), ("star-in-a-part", "'abc' CONTAINS 'a*c' OR 'abc' CONTAINS '.*'", "no"),
        ("percent-in-a-part", "'abc' CONTAINS '%a' OR 'abc' CONTAINS 'a%'", "no"), ("signs-in-a-part", "'a.*[(+?^$|)]%{}' CONTAINS '.*[(+?^$|)]%{}'", "yes"),
        ("bracket-in-a-part", "'abc' CONTAINS '[abc]' OR 'a[' CONTAINS 'b['", "no"), ("dot-at-the-start", "'abc' BEGINSWITH '.' OR 'abc' BEGINSWITH 'a.'", "no"),
        ("dot-at-the-end", "'abc' ENDSWITH '.' OR 'abc' ENDSWITH 'c$'", "no"),
    ]),
    ("like", "like-escape-and-star", "33.2.7", [
        ("star-after-an-escaped-star", "'*x' LIKE '\\\\**'", "yes"), ("escaped-star-after-a-star", "'x*' LIKE '*\\\\*'", "yes"), ("escaped-star-between-stars", "'a*b' LIKE '*\\\\**'", "yes"),
        ("escaped-star-between-stars-is-a-star", "'ab' LIKE '*\\\\**'", "no"), ("question-mark-after-an-escaped-one", "'?x' LIKE '\\\\??' AND NOT 'xx' LIKE '\\\\??'", "yes"),
        ("star-after-an-escaped-backslash", "'\\\\x' LIKE '\\\\\\\\*'", "yes"),
    ]),
    ("like", "like-fold-late", "33.2.8", [
        ("mark-after-a-backslash", "'*' LIKE[d] '\\\\\u0301*'", "yes"), ("mark-after-a-backslash-and-no-star", "'ab' LIKE[d] '\\\\\u0301*'", "no"),
        ("mark-after-a-question-mark", "'ab' LIKE[d] '?\u0301?'", "yes"),
    ]),
    ("numbers", "octal", "32.1.5", [("digits-after-a-zero-are-decimal", "010 == 10", "yes"), ("nine-after-a-zero", "009 == 9", "yes")]),
    ("numbers", "number-rounded", "32.1.5", [("that-rounds-to-the-greatest", "1.7976931348623158e308 > 1", "yes")]),
    ("numbers", "number-run-on", "32.1.5", [("letter-beyond-ascii-after-a-number", "1\u00e9 == 1", "rule.syntax 1:2"), ("underscore-after-a-number", "1_ == 1", "rule.syntax 1:1")]),
    ("numbers", "no-number", "33.1.8", [
        ("infinite-minus-infinite", "1e308 * 10 - 1e308 * 10 <= 0", "undecided"), ("zero-times-infinite", "NOT 0 * (1e308 * 10) == 1", "undecided"),
        ("infinite-by-infinite", "1e308 * 10 / (1e308 * 10) != 1", "undecided"), ("one-by-infinite", "1 / (1e308 * 10) == 0", "yes"),
    ]),
    ("null", "index-of-null", "33.1.7", [("index-that-is-undecided", "NULL[$x] == NULL", "yes"), ("index-that-is-no-number", "NULL['a'] == NULL", "yes")]),
    ("quantifiers", "options-of-nothing", "33.2.10", [
        ("any-of-nothing-matches", "ANY {} MATCHES 'a'", "no"), ("all-of-nothing-match", "ALL {} MATCHES 'a'", "yes"), ("any-of-something-matches", "ANY {'a'} MATCHES 'a'", "undecided"),
        ("right-side-of-nothing-is-evaluated", "ANY {} == $x", "undecided"),
    ]),
    ("calls", "call-keyword", "32.1.3", [("named-first", "FIRST(1) == 1", "rule.syntax 1:1"), ("named-true", "TRUE(1) == 1", "rule.syntax 1:5"), ("named-like-an-operator", "1 == in(1)", "rule.syntax 1:6")]),
    ("tokens", "tokens-late", "32.3.1", [("escape-after-a-comparison", "1 == 1 \"\\u\"", "rule.syntax 1:9"), ("escape-after-an-error", "1 == == \"\\u\"", "rule.syntax 1:10"), ("character-after-an-error", ") \u00e9", "rule.syntax 1:3")]),
    ("tokens", "escape-late", "32.3.2", [
        ("escape-in-a-string-without-an-end", "1 == \"\\uZZ", "rule.syntax 1:7"), ("second-escape-of-a-pair", "\"\\uD800\\uZZZZ\" == 1", "rule.syntax 1:2"),
        ("escape-after-an-escaped-quotation-mark", "1 == '\\'\\u1", "rule.syntax 1:9"), ("half-a-pair-without-an-end", "'\\uD800", "rule.syntax 1:2"),
    ]),
]:  # fmt: skip
    for id, rule, wanted in rows:
        G.evaluate(f"{topic}.{id}", number, rule, [[["public.url"]]], wanted, flags=flag)

# Types

FIRST = "extensionItems[0].attachments[0].registeredTypeIdentifiers[0]"
for id, types, rule, wanted in [
    ("on-the-left", ["image/png"], f"{FIRST} UTI-CONFORMS-TO 'public.image'", "yes"),
    ("on-the-left-in-upper-case", ["IMAGE/PNG"], f"{FIRST} UTI-CONFORMS-TO 'public.image'", "yes"),
    ("on-the-right", ["public.png"], f"{FIRST} UTI-CONFORMS-TO 'image/png'", "yes"),
    ("on-both-sides", ["text/rtf"], f"{FIRST} UTI-CONFORMS-TO 'application/rtf'", "yes"),
    ("of-another-row", ["image/png"], f"{FIRST} UTI-CONFORMS-TO 'image/jpeg'", "no"),
    ("outside-the-table", ["application/x-draft"], f"{FIRST} UTI-CONFORMS-TO 'public.image'", "no"),
    ("is-not-the-same-type", ["image/png"], f"{FIRST} UTI-EQUALS 'public.png'", "no"),
    ("in-a-dictionary-rule", ["image/png"], {"NSExtensionActivationSupportsImageWithMaxCount": 1}, "yes"),
    ("of-text-in-a-dictionary-rule", ["text/plain"], {"NSExtensionActivationSupportsText": True}, "yes"),
]:
    number = "33.2.9" if "same" in id else "31.2.1"
    G.evaluate("media-types." + id, number, rule, [[types]], wanted, flags="media-type-in-rules")
for id, types, rule, wanted in [
    ("media-type-as-a-supertype", {"com.example.a": ["image/png"]}, "'com.example.a' UTI-CONFORMS-TO 'public.image'", "yes"),
    ("two-spellings-of-a-type", {"com.example.A": ["com.example.x"], "com.example.a": ["com.example.y"]}, "'com.example.a' UTI-CONFORMS-TO 'com.example.x' AND 'com.example.a' UTI-CONFORMS-TO 'com.example.y'", "yes"),
    ("type-of-the-right-column", {"public.item": ["com.example.x"]}, "'public.item' UTI-CONFORMS-TO 'com.example.x'", "no"),
    ("type-of-the-right-column-of-the-format", {"public.audiovisual-content": ["com.example.x"]}, "'public.movie' UTI-CONFORMS-TO 'com.example.x'", "no"),
]:  # fmt: skip
    G.evaluate("types." + id, "31.2.2", rule, [], wanted, types=types, flags="declared-anew" if "supertype" not in id else "media-type-in-rules")

# Counts (34.1.3). An absent limit allows two pictures, and a count of 0 none.

TWO = [[["public.png"], ["public.png"]]]
for id, value, wanted in [
    ("a-line-feed", "1\n", "yes"), ("a-space", " 1", "yes"), ("a-minus", "-1", "yes"), ("a-plus", "+1", "yes"), ("arabic-digits", "\u0661", "yes"), ("a-fraction", "1.0", "yes"),
    ("nothing", "", "yes"), ("hexadecimal-digits", "0x1", "yes"), ("a-zero-before-it", "01", "no"),
]:  # fmt: skip
    rule = {"NSExtensionActivationSupportsImageWithMaxCount": 9, "NSExtensionActivationSupportsAttachmentsWithMaxCount": value}
    G.evaluate(f"counts.text-with-{id}", "34.1.3", rule, TWO, wanted, flags="count-text")
WHOLE = {"NSExtensionActivationSupportsImageWithMaxCount": 9, "NSExtensionActivationSupportsAttachmentsWithMaxCount": 1.0}
G.evaluate("counts.whole-number-with-a-point", "34.1.3", WHOLE, TWO, "no", flags="count-text")
for id, value, wanted in [("minus-a-half", -0.5, "yes"), ("minus-one-and-a-half", -1.5, "yes"), ("minus-one-with-a-point", -1.0, "no"), ("a-half", 0.5, "yes"), ("zero-with-a-point", 0.0, "no")]:
    rule = {"NSExtensionActivationSupportsImageWithMaxCount": 9, "NSExtensionActivationSupportsAttachmentsWithMaxCount": value}
    G.evaluate(f"counts.of-{id}", "34.1.3", rule, TWO, wanted, flags="count-below-zero")
IMAGE_AND_MORE = [[["public.png"], ["public.url"]]]
for version, wanted in [(0, "no"), (-1, "no"), (1, "no"), (2, "yes"), (3, "yes")]:
    rule = {"NSExtensionActivationSupportsImageWithMaxCount": 9, "NSExtensionActivationDictionaryVersion": version}
    G.evaluate(f"versions.{'minus-' if version < 0 else ''}{abs(version)}", "34.1.5", rule, IMAGE_AND_MORE, wanted, flags="version-below")

# Limits

for id, part in [("paths", "SELF.extensionItems.@count == 1"), ("indexes", "extensionItems[0].attachments[0] == NULL"), ("signs", "NOT -1 == -2"), ("braces", "{1} == {1}"), ("calls", "NOT f(1) == 1")]:
    rule = " OR ".join(["1 == 2", *[part] * 70]) if id in ("indexes", "calls") else " AND ".join([part] * 70)
    wanted = {"indexes": "no", "calls": "undecided"}.get(id, "yes")
    G.evaluate(f"limits.seventy-{id}-side-by-side", "32.4.1", rule, [[["public.url"]]], wanted, flags="levels-left-open", also="32.4.2")
silent = "FALSEPREDICATE"
for level in range(5):
    silent = f"ANY {EACH.format(level)}{silent}) == 1"
G.evaluate("limits.ten-thousand-million-steps-without-a-comparison", "32.4.3", silent, MANY, "undecided", flags="steps-uncounted")
G.evaluate("limits.not-of-too-many-steps", "32.4.3", "NOT " + silent, MANY, "undecided", flags="steps-uncounted")
G.evaluate("limits.thirty-times-not-and-options", "32.4.2", "NOT " * 30 + "'a' ==[c] 'A'", [], "yes", flags="levels-of-options", also="32.4.1")
G.evaluate("limits.thirty-levels-with-options-in-each", "32.4.2", "(" * 30 + "'a' ==[cd] 'A'" + ")" * 30, [], "yes", flags="levels-of-options", also="32.4.1")

# The first error counts: the number of bytes, then tokens with their number, then grammar with its levels (32.3.1)

BLANK, MANY_TOKENS, DEEP = " " * 65_536, "+0" * 8_200, "(" * 70
for id, rule, wanted in [
    ("bytes-before-a-token", "? 1 == 1" + BLANK, "limit.rule"), ("token-before-the-number-of-tokens", "? 1 == 1 " + MANY_TOKENS, "rule.syntax 1:1"), ("number-of-tokens-before-a-token", "1 == 1 " + MANY_TOKENS + "?", "limit.rule"),
    ("number-of-tokens-before-grammar", "== 1 " + MANY_TOKENS, "limit.rule"), ("number-of-tokens-before-levels", DEEP + "1 == 1 " + MANY_TOKENS, "limit.rule"),
    ("token-before-levels", DEEP + "?", "rule.syntax 1:71"), ("grammar-before-levels", "== " + DEEP, "rule.syntax 1:1"), ("levels-before-grammar", DEEP + " == ==", "limit.rule"),
]:  # fmt: skip
    G.evaluate("limits.order-" + id, "32.3.1", rule, [], wanted, flags="limit-order", also="32.4.1")

# Steps (32.4.3). Each of the undecided rules would hold: it takes more than 1,000,000 steps of one kind, and fewer than 200,000 of all other kinds.


def each(count: int, inner: str) -> tuple[str, list[list[list[str]]]]:
    """A rule that holds if a predicate holds for each pair of the attachments, and one item with this number of attachments."""
    rule = f"{EACH.format(0)}{EACH.format(1)}{inner}).@count == {count}).@count == {count}"
    return rule, [[["com.example.a"] for _ in range(count)]]


G.evaluate("limits.nearly-fifty-thousand-steps", "32.4.3", *each(110, "1 == 1"), "yes", flags="limit-narrow",
           comment="There are 12,100 comparisons of 4 steps each, and 110 of at most 11.")  # fmt: skip
ALL = "extensionItems[0].attachments"
for id, inner in [
    ("predicates", " AND ".join(["TRUEPREDICATE"] * 100)), ("values", "1 == 1" + " + 0" * 100), ("comparisons", f"NONE {ALL} == 1"), ("elements-of-in", f"NOT 1 IN {ALL}"),
    ("elements-of-contains", f"NOT {ALL} CONTAINS 1"), ("elements-of-equal-collections", f"{ALL} == {ALL}"), ("elements-of-nested-collections", f"NOT 1 IN {{{ALL}}}"),
    ("keys-of-elements", f"{ALL}.registeredTypeIdentifiers[SIZE] == 105"),
]:  # fmt: skip
    G.evaluate("limits.a-million-steps-of-" + id, "32.4.3", *each(105, inner), "undecided", flags="steps-of-one-kind")
