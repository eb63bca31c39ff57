"""Predicates that other languages accept (SQL, C, JavaScript, Python, Swift, Objective-C, and what Apple's parser adds), token by token and rule by rule."""

from __future__ import annotations

from .rules import G

G.note("""
    foreign-sign | accepts a plus before a value, or another sign for a minus | a rule that a system refuses passes
    foreign-number | accepts numbers of other languages | a rule that a system refuses passes
    foreign-digits | accepts non-ASCII digits, or reads them as digits | a rule that a system refuses passes
    foreign-string | joins adjacent strings, or reads doubled quotation marks as one | a rule that a system refuses passes
    foreign-quotation-mark | accepts other quotation marks, or a prefix before a string | a rule that a system refuses passes
    foreign-escape | reads escapes of other languages, or what looks like markup | a string has other characters
    foreign-comment | skips comments | a rule that a system refuses passes
    foreign-end | stops at NUL or at a semicolon, or drops a byte order mark | a part of a rule is not read
    foreign-space | takes other characters for white space | a rule that a system refuses passes
    foreign-operator | accepts operators of other languages | a rule that a system refuses passes
    foreign-not | accepts NOT before an operator | a rule that a system refuses passes
    foreign-chain | accepts a comparison of a comparison | a rule that a system refuses passes
    foreign-connective | accepts connectives of other languages, or two in a row | a rule that a system refuses passes
    foreign-spacing | accepts white space in an operator, or other characters for its hyphens | a rule that a system refuses passes
    foreign-quantifier | accepts a quantifier at another place, or another word for one | a rule that a system refuses passes
    foreign-options | accepts options of other parsers, or other forms of options | a rule that a system refuses passes
    foreign-placeholder | accepts placeholders of format strings, or other marks before names | a rule that a system refuses passes
    foreign-name | accepts non-ASCII letters or other marks in names | a rule that a system refuses passes
    foreign-key | accepts other forms of paths and indexes | a rule that a system refuses passes
    foreign-keyword | takes a keyword for a key, or folds non-ASCII letters in keywords | a rule that a system refuses passes
    foreign-constant | knows constants or keys of other languages | a rule has a verdict that no system gives
    foreign-collection | accepts other brackets, or other separators in braces and calls | a rule that a system refuses passes
    foreign-subquery | accepts another form of SUBQUERY | a rule that a system refuses passes
    foreign-wrapping | reads a rule in quotation marks or with other words around it | a rule that a system refuses passes
    text-calculated | calculates with text of digits, or joins texts and collections | a rule has a verdict that no system gives
    place-of-options | reads options at the second name, or the names before brackets | an error is shown at another place
""")


def row(id: str, number: str, flag: str, rule: str, wanted: str = "", **more: object) -> None:
    """A rule and its verdict; without one, the broken bar in the rule is not part of it, and is before the place of its error."""
    before, mark, after = rule.partition("\u00a6")
    if mark:
        lines = before.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        wanted = f"rule.syntax {len(lines)}:{len(lines[-1]) + 1}"
    G.evaluate(f"{flag}.{id}", number, before + after, [], wanted, flags=flag, also="32.3.1" if mark and number != "32.3.1" else "", **more)


# Numbers and signs (32.1.5)

for id, rule in [
    ("on-the-right", "1 == \u00a6+1"), ("on-the-left", "\u00a6+1 == 1"), ("after-a-plus", "1 + \u00a6+1 == 2"), ("after-a-minus", "1 - \u00a6+1 == 0"), ("after-a-unary-minus", "-\u00a6+1 == -1"), ("after-a-star", "2 * \u00a6+1 == 2"),
    ("in-braces", "{\u00a6+1} == {1}"), ("second-in-braces", "{1, \u00a6+1} == {1, 1}"), ("in-a-call", "f(\u00a6+1) == 1"), ("in-an-index", "{1}[\u00a6+0] == 1"), ("in-parentheses", "(\u00a6+1) == 1"), ("before-parentheses", "1 == \u00a6+(1)"),
    ("as-a-bound", "1 BETWEEN {\u00a6+0, 2}"), ("twice", "\u00a6++1 == 2"), ("after-a-value", "1+\u00a6+ == 2"), ("before-a-key", "SELF == \u00a6+SELF"), ("after-a-quantifier", "ANY \u00a6+{1} == 1"),
    ("and-an-equals-sign", "1 +\u00a6= 1"), ("minus-and-an-equals-sign", "1 -\u00a6= 1"), ("minus-beyond-ascii", "\u00a6\u22121 == 0 - 1"), ("dash-between", "2 \u00a6\u2013 1 == 1"), ("wide-plus", "1 \u00a6\uff0b 1 == 2"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-sign", rule)
row("minus-twice", "32.2.1", "foreign-sign", "--1 == 1 AND 1 - - -1 == 0", "yes")
for id, rule in [
    ("point-first", "\u00a6.5 == 0.5"), ("point-first-on-the-right", "1 == \u00a6.5"), ("point-first-after-a-sign", "-\u00a6.5 == -0.5"), ("point-first-in-braces", "{\u00a6.5} == {0.5}"), ("point-first-after-a-plus", "1 + \u00a6.5 == 1.5"),
    ("point-first-after-a-space", "1 .\u00a65 == 1"), ("two-points", "1.0.\u00a65 == 1"), ("points-in-a-row", "1.\u00a6.5 == 1"), ("point-after-an-exponent", "1e1.\u00a65 == 1"), ("point-last-in-braces", "{1.\u00a6} == {1}"),
    ("point-last-before-a-comma", "{1.\u00a6, 2} == {1, 2}"), ("point-last-in-parentheses", "(1.\u00a6) == 1"), ("point-in-base-sixteen", "0x1.\u00a68 == 1.5"), ("exponent-in-base-sixteen", "\u00a60x1p4 == 16"), ("point-and-exponent-in-base-sixteen", "0x1.\u00a68p1 == 3"),
    ("underscore", "\u00a61_0 == 10"), ("underscores", "\u00a61__0 == 10"), ("underscore-after-a-base", "\u00a60x_1 == 1"), ("underscore-in-base-sixteen", "\u00a60x1_0 == 16"), ("underscore-in-base-two", "\u00a60b1_0 == 2"), ("underscore-in-base-eight", "\u00a60o1_0 == 8"),
    ("underscore-in-an-exponent", "\u00a61e1_0 > 1"), ("underscore-in-a-fraction", "\u00a61.0_0 == 1"), ("underscore-before-a-point", "\u00a61_.0 == 1"), ("comma", "1\u00a6,000 == 1000"), ("apostrophe", "1\u00a6'000 == 1000"), ("space", "1 \u00a6000 == 1000"),
    ("suffix-l", "\u00a61L == 1"), ("suffix-u", "\u00a61u == 1"), ("suffix-ul", "\u00a61UL == 1"), ("suffix-f", "\u00a61f == 1"), ("suffix-f-of-a-fraction", "\u00a61.5f == 1.5"), ("suffix-d", "\u00a61d == 1"), ("suffix-m", "\u00a61m == 1"), ("suffix-n", "\u00a61n == 1"), ("suffix-j", "\u00a61j == 1"),
    ("suffix-i", "\u00a61i == 1"), ("suffix-of-base-sixteen", "\u00a60x1L == 1"), ("suffix-h", "\u00a610h == 16"), ("suffix-k", "\u00a61k == 1000"), ("percent", "50\u00a6% == 0.5"), ("radix", "\u00a616r1F == 31"), ("base-ten", "\u00a60d10 == 10"), ("base-of-basic", "\u00a6&h10 == 16"),
    ("base-without-digits", "1 == \u00a60b"), ("digit-beyond-base-eight", "\u00a60o8 == 8"), ("exponent-and-a-sign-alone", "\u00a61e+ == 1"), ("exponent-with-two-signs", "\u00a61e--1 == 1"), ("two-exponents", "\u00a61e1e1 == 1"), ("exponent-d", "\u00a61d2 == 100"), ("dollar", "\u00a6$1 == 1"),
    ("exponent-alone-after-a-fraction", "\u00a61.5e == 1"), ("letter-after-an-exponent", "\u00a61.5e3x == 1"), ("letter-after-a-fraction", "\u00a61.2x == 1"), ("digits-and-letters-on-the-right", "1 == \u00a61.25px"),
]:  # fmt: skip
    row(id, "32.1.5", "foreign-number", rule)
for id, rule in [
    ("point-and-exponent", "1.e5 == 100000"), ("point-and-capital-exponent", "1.E5 == 100000"), ("point-exponent-and-sign", "1.e+5 == 100000"), ("point-and-suffix", "1.f == 1"), ("point-and-underscore", "1._0 == 1"), ("underscore-first", "_1 == 1"),
]:  # fmt: skip
    row(id, "32.1.5", "foreign-number", rule, "undecided")
for id, rule in [
    ("arabic", "\u00a6\u0663 == 3"), ("wide", "\u00a6\uff11 == 1"), ("devanagari", "1 == \u00a6\u0967"), ("after-a-digit", "1\u00a6\u0663 == 13"), ("after-a-point", "1.\u00a6\u0663 == 1.3"), ("after-a-fraction", "1.1\u00a6\u0663 == 1.13"), ("in-an-exponent", "\u00a61e\u0663 == 1000"),
    ("after-a-base", "\u00a60x\uff11 == 1"), ("in-base-sixteen", "0x1\u00a6\uff11 == 17"), ("wide-letter-in-base-sixteen", "\u00a60x\uff26 == 15"), ("half", "\u00a6\u00bd == 0.5"), ("superscript", "2\u00a6\u00b2 == 4"), ("roman", "\u00a6\u2164 == 5"), ("circled", "\u00a6\u2460 == 1"), ("ideograph", "\u00a6\u4e00 == 1"),
    ("in-an-escape", "'\u00a6\\u\uff10\uff10\uff14\uff11' == 'A'"), ("last-in-an-escape", "'\u00a6\\u004\u0661' == 'A'"), ("in-a-name", "a\u00a6\u0663 == 1"), ("in-a-variable", "$a\u00a6\u0663 == 1"), ("in-an-index", "{1}[\u00a6\u0660] == 1"),
]:  # fmt: skip
    row(id, "32.1.5" if "escape" not in id else "32.1.4", "foreign-digits", rule)

# Strings (32.1.4)

for id, rule in [
    ("adjacent", "'a' \u00a6'b' == 'ab'"), ("adjacent-with-other-marks", "'a' \u00a6\"b\" == 'ab'"), ("adjacent-on-the-right", "'ab' == 'a' \u00a6'b'"), ("adjacent-in-braces", "{'a' \u00a6'b'} == {'ab'}"), ("adjacent-in-two-lines", "'a'\n\u00a6'b' == 'ab'"),
    ("adjacent-and-empty", "'' \u00a6'' == ''"), ("adjacent-in-a-call", "f('a' \u00a6'b') == 1"), ("adjacent-in-an-index", "{1}['a' \u00a6'b'] == 1"), ("doubled", "'a'\u00a6'b' == 'a'"), ("doubled-in-double-marks", "\"a\"\u00a6\"b\" == 'a'"), ("doubled-on-the-right", "'x' == 'a'\u00a6'b'"),
    ("doubled-at-the-end", "'a'\u00a6'' == 'a'"), ("three-marks", "''\u00a6'a''' == 'a'"), ("three-double-marks", "\"\"\u00a6\"a\"\"\" == 'a'"), ("joined-by-a-dot", "'a' . \u00a6'b' == 'ab'"), ("joined-by-bars", "'a' \u00a6|| 'b' == 'ab'"), ("joined-by-an-ampersand", "'a' \u00a6& 'b' == 'ab'"), ("joined-by-two-dots", "'a'.\u00a6.'b' == 'ab'"),
    ("number-after-a-string", "'a' \u00a61 == 'a1'"), ("string-after-a-number", "1 \u00a6'a' == '1a'"), ("string-after-a-key", "SELF \u00a6'a' == 1"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-string", rule)
for id, rule in [
    ("single-typographic", "\u00a6\u2018a\u2019 == 'a'"), ("double-typographic", "\u00a6\u201ca\u201d == 'a'"), ("low", "\u00a6\u201ea\u201c == 'a'"), ("angled", "\u00a6\u00aba\u00bb == 'a'"), ("wide", "\u00a6\uff07a\uff07 == 'a'"), ("wide-and-double", "'a' == \u00a6\uff02a\uff02"), ("acute", "\u00a6\u00b4a\u00b4 == 'a'"),
    ("backtick", "\u00a6`a` == 'a'"), ("typographic-at-the-end", "'a\u2019 == 'a\u00a6'"), ("corner", "\u00a6\u300ca\u300d == 'a'"), ("slashes", "\u00a6/a/ == 'a'"), ("at-sign", "\u00a6@'a' == 'a'"), ("at-sign-and-double", "'a' == \u00a6@\"a\""), ("dollar", "\u00a6$'a' == 'a'"), ("number-sign", "\u00a6#'a'# == 'a'"),
    ("prefix-u", "u\u00a6'a' == 'a'"), ("prefix-r", "r\u00a6'a' == 'a'"), ("prefix-b", "b\u00a6\"a\" == 'a'"), ("prefix-f", "f\u00a6'a' == 'a'"), ("prefix-n", "N\u00a6'a' == 'a'"), ("prefix-l", "L\u00a6\"a\" == 'a'"), ("prefix-x", "x\u00a6'41' == 'A'"), ("prefix-e", "'a' == E\u00a6'a'"), ("colon", "\u00a6:a == 'a'"), ("suffix", "'a'\u00a6s == 'a'"),
]:  # fmt: skip
    row(id, "32.1.4", "foreign-quotation-mark", rule)
for id, text, same in [
    ("octal", "\\101", "101"), ("octal-nul", "\\000", "000"), ("one-hexadecimal-digit", "\\x4", "x4"), ("hexadecimal", "\\x41", "x41"), ("eight-digits", "\\U0001F600", "U0001F600"), ("named", "\\N{DASH}", "N{DASH}"), ("control", "\\cA", "cA"), ("escape", "\\e", "e"), ("bell", "\\a", "a"), ("backspace", "\\b", "b"),
    ("form-feed", "\\f", "f"), ("vertical-tab", "\\v", "v"), ("space", "\\s", "s"), ("digit", "\\d", "d"), ("slash", "\\/", "/"), ("percent", "\\%", "%"), ("underscore", "\\_", "_"), ("question-mark", "\\?", "?"), ("star", "\\*", "*"), ("dollar", "\\$", "$"), ("brace", "\\{", "{"), ("interpolation", "\\(1)", "(1)"), ("zero", "\\0", "0"),
    ("line-feed", "a\\\nb", "a\nb"), ("cr-lf", "a\\\r\nb", "a\r\nb"), ("line-separator", "a\\\u2028b", "a\u2028b"), ("line-feed-and-spaces", "a\\\n  b", "a\n  b"), ("letter-beyond-ascii", "\\\u00e9", "\u00e9"), ("character-of-two-units", "\\\U0001f600", "\U0001f600"), ("mark", "\\\u0301", "\u0301"),
    ("digit-after-four", "\\u00410", "A0"), ("mark-after-four", "\\u0065\\u0301", "e\u0301"), ("backslash-before-u", "\\\\u0041", "\\\\u0041"),
]:  # fmt: skip
    row(f"of-{id}", "32.1.4", "foreign-escape", f"'{text}' == '{same}' AND \"{text}\" == '{same}'", "yes")
for id, text, same in [
    ("doubled-percent-sign", "%%", "%"), ("percent-escape", "%41", "A"), ("named-entity", "&amp;", "&"), ("decimal-entity", "&#65;", "A"), ("hexadecimal-entity", "&#x41;", "A"), ("interpolation-of-swift", "\\\\(1)", "1"), ("interpolation-of-ruby", "#{1}", "1"), ("interpolation-of-javascript", "${1}", "1"),
    ("cr-lf", "\r\n", "\n"), ("cr", "\r", "\n"), ("space-first", " a", "a"), ("space-last", "a ", "a"), ("line-feed-last", "a\n", "a"), ("byte-order-mark", "\ufeffa", "a"), ("tab", "\t", " "), ("two-spaces", "a  b", "a b"), ("zero-width", "a\u200bb", "ab"), ("soft-hyphen", "a\u00adb", "ab"), ("nul", "a\0b", "a"), ("escaped-nul", "a\\u0000b", "a"),
    ("escaped-nul-and-nothing", "\\u0000", ""), ("plus", "a+b", "a b"), ("wide-letter", "\uff41", "a"), ("ligature", "\ufb01", "fi"),
]:  # fmt: skip
    row(f"not-of-{id}", "32.1.4", "foreign-escape", f"'{text}' == '{same}' OR '{text}' IN {{'{same}'}}", "no")
row("not-of-a-variable", "32.1.4", "foreign-escape", "SUBQUERY({'a'}, $x, '$x' == 'a' OR '${x}' == 'a' OR '\\\\($x)' == 'a') == {}", "yes")
for id, rule in [("braces", "'\u00a6\\u{41}' == 'A'"), ("two-digits", "'\u00a6\\u41' == 'A'"), ("plus", "'\u00a6\\u+0041' == 'A'"), ("space", "'\u00a6\\u 041' == 'A'"), ("second-of-two", "'\\u0041\u00a6\\u41' == 'AA'"), ("end-of-the-string", "'\u00a6\\u004' == 'A'"), ("before-a-backslash", "'\u00a6\\u004\\u0041' == 'A'")]:
    row(f"malformed-with-{id}", "32.3.2", "foreign-escape", rule)
row("half-a-pair-and-a-backslash-at-the-end", "32.3.2", "escape-late", "\"\u00a6\\ud83d\\")
row("half-a-pair-in-the-middle-and-a-backslash-at-the-end", "32.3.2", "escape-late", "'a' == 'b\u00a6\\uD800c\\")

# Comments, ends and white space (32.1.1, 32.3.1)

for id, rule in [
    ("two-slashes", "1 == 1 /\u00a6/ x"), ("slash-and-star", "1 == 1 /\u00a6* x */"), ("slash-and-star-first", "\u00a6/* x */ 1 == 1"), ("slash-and-star-inside", "1 /\u00a6* x */ == 1"), ("two-slashes-first", "\u00a6// x\n1 == 1"), ("number-sign", "1 == 1 \u00a6# x"), ("number-sign-and-a-name", "1 == 1 \u00a6#x"),
    ("number-sign-first", "\u00a6# x\n1 == 1"), ("two-hyphens-first", "-- x\n\u00a61 == 1"), ("two-hyphens-last", "1 == 1 --\u00a6"), ("semicolon", "1 == 1 \u00a6; x"), ("markup", "\u00a6<!-- x --> 1 == 1"), ("parenthesis-and-star", "1 == (\u00a6* x *) 1"), ("percent", "1 == 1 \u00a6% x"), ("braces", "{ x } \u00a61 == 1"), ("word", "1 == 1 \u00a6REM x"),
    ("two-slashes-and-a-line", "1 == 1 /\u00a6/ x\nAND 1 == 1"), ("exclamation-mark", "1 == 1 \u00a6! x"),
]:  # fmt: skip
    row(id, "32.1.1", "foreign-comment", rule)
row("two-hyphens-and-a-number", "32.2.1", "foreign-comment", "1 == 1 -- 1", "no")
row("two-hyphens-and-a-name", "32.2.1", "foreign-comment", "1 == 1 -- x", "undecided")
for id, rule in [
    ("semicolon", "1 == 1\u00a6;"), ("semicolon-and-another-rule", "1 == 1\u00a6; 1 == 2"), ("full-stop", "1 == 1.\u00a6"), ("comma", "1 == 1\u00a6,"), ("nul", "1 == 1\u00a6\0"), ("nul-and-more", "1 == 1\u00a6\0 )"), ("nul-first", "\u00a6\x001 == 1"), ("nul-inside", "1\u00a6\0== 1"), ("end-of-file", "1 == 1\u00a6\x1a"),
    ("end-of-transmission", "1 == 1\u00a6\x04"), ("byte-order-mark-first", "\u00a6\ufeffTRUEPREDICATE"), ("byte-order-mark-last", "TRUEPREDICATE\u00a6\ufeff"), ("byte-order-mark-inside", "1\u00a6\ufeff== 1"), ("byte-order-mark-after-a-space", " \u00a6\ufeffTRUEPREDICATE"), ("reversed-mark-first", "\u00a6\ufffeTRUEPREDICATE"),
    ("backslash", "1 == 1\u00a6\\"), ("backslash-and-line-feed", "1 == \u00a6\\\n1"), ("two-rules", "TRUEPREDICATE\n\u00a6TRUEPREDICATE"), ("two-rules-with-a-comma", "TRUEPREDICATE\u00a6, TRUEPREDICATE"), ("ellipsis", "1 == 1 \u00a6\u2026"),
]:  # fmt: skip
    row(id, "32.3.1", "foreign-end", rule)
for code in [0x01, 0x08, 0x0E, 0x1B, 0x1C, 0x1D, 0x1E, 0x1F, 0x7F, 0x85, 0xA0, 0xAD, 0x1680, 0x180E, 0x2000, 0x2003, 0x2009, 0x200A, 0x200B, 0x200C, 0x200D, 0x200E, 0x2028, 0x2029, 0x202A, 0x202F, 0x205F, 0x2060, 0x3000, 0x3164, 0xFE0F, 0xFEFF]:  # fmt: skip
    row(f"u-{code:04x}", "32.1.1", "foreign-space", f"1 == 1 AND\u00a6{chr(code)}1 == 1")
for code in (0x1F, 0x85, 0xA0, 0x2003, 0x200B, 0x2028, 0x3000):
    row(f"first-and-u-{code:04x}", "32.1.1", "foreign-space", f"\u00a6{chr(code)}TRUEPREDICATE")
    row(f"last-and-u-{code:04x}", "32.1.1", "foreign-space", f"TRUEPREDICATE\u00a6{chr(code)}")

# Operators and connectives (32.2.1)

for id, rule in [
    ("three-equals-signs", "1 ==\u00a6= 1"), ("not-and-two-equals-signs", "1 !=\u00a6= 2"), ("spaceship", "1 <=\u00a6> 1"), ("tilde-and-equals-sign", "1 \u00a6~= 1"), ("equals-sign-and-tilde", "1 =\u00a6~ 1"), ("colon-and-equals-sign", "1 \u00a6:= 1"), ("arrow", "1 -\u00a6> 1"), ("not-less", "1 \u00a6!< 2"), ("not-greater", "1 \u00a6!> 2"),
    ("caret", "1 \u00a6^ 1"), ("percent", "3 \u00a6% 2 == 1"), ("two-stars", "1 *\u00a6* 2 == 1"), ("two-slashes", "1 /\u00a6/ 1 == 1"), ("shift-left", "1 <\u00a6< 1"), ("shift-right", "1 >\u00a6> 1"), ("greater-and-less", "1 >\u00a6< 2"), ("unequal-sign", "1 \u00a6\u2260 2"), ("less-or-equal-sign", "1 \u00a6\u2264 2"), ("greater-or-equal-sign", "1 \u00a6\u2265 1"),
    ("times-sign", "1 \u00a6\u00d7 1 == 1"), ("division-sign", "1 \u00a6\u00f7 1 == 1"), ("wide-equals-sign", "1 \u00a6\uff1d 1"), ("element-sign", "1 \u00a6\u2208 {1}"), ("eq", "1 \u00a6EQ 1"), ("is", "1 \u00a6IS 1"), ("is-not", "1 \u00a6IS NOT 2"), ("null-is-null", "NULL \u00a6IS NULL"), ("null-is-not-null", "1 \u00a6IS NOT NULL"), ("equals", "1 \u00a6EQUALS 1"),
    ("mod", "3 \u00a6MOD 2 == 1"), ("div", "3 \u00a6DIV 2 == 1"), ("ilike", "'a' \u00a6ILIKE 'A'"), ("rlike", "'a' \u00a6RLIKE 'a'"), ("regexp", "'a' \u00a6REGEXP 'a'"), ("glob", "'a' \u00a6GLOB 'a'"), ("tokenmatches", "'a' \u00a6TOKENMATCHES 'a'"), ("startswith", "'a' \u00a6STARTSWITH 'a'"), ("starts-with", "'a' \u00a6STARTS WITH 'a'"), ("begins-with", "'a' \u00a6BEGINS WITH 'a'"),
    ("has-prefix", "'a' \u00a6hasPrefix 'a'"), ("contains-not", "'a' CONTAINS \u00a6NOT 'a'"), ("like-and-escape", "'a' LIKE 'a' \u00a6ESCAPE '!'"), ("between-and", "1 BETWEEN 0 AND 2\u00a6"), ("between-and-in-parentheses", "(1 BETWEEN 0 AND 2\u00a6)"), ("between-without-braces", "1 BETWEEN 0\u00a6, 2"), ("in-without-braces", "1 IN 1\u00a6, 2"), ("in-parentheses", "1 IN (1\u00a6, 2)"),
    ("in-brackets", "1 IN [\u00a61, 2]"), ("in-empty-brackets", "1 IN []\u00a6"), ("in-empty-parentheses", "1 IN (\u00a6)"), ("in-angle-brackets", "1 IN \u00a6<1, 2>"), ("assignment", "x \u00a6:= 1"), ("question-marks", "NULL \u00a6?? 1 == 1"), ("question-mark-and-colon", "1 == 1 \u00a6? TRUEPREDICATE : FALSEPREDICATE"), ("question-mark-and-dot", "a\u00a6?.b == 1"), ("elvis", "NULL \u00a6?: 1 == 1"),
    ("as", "1 \u00a6AS 1"), ("of-type", "'a' \u00a6UTI-IS 'a'"), ("not-beside", "1 \u00a6NOT 2"), ("wide-exclamation-mark", "1 \u00a6\uff01= 2"), ("exists", "EXISTS \u00a6{1}"), ("not-exists", "NOT EXISTS \u00a6{1}"), ("two-operators", "1 == \u00a6!= 1"), ("if", "IF \u00a61 == 1 THEN TRUEPREDICATE"), ("case", "CASE \u00a6WHEN 1 == 1 THEN 1 END == 1"),
    ("ternary", "TERNARY(1 \u00a6== 1, 1, 2) == 1"), ("no-operator", "1 \u00a61"), ("operator-first", "\u00a6== 1 1"), ("operator-last", "1 \u00a61 =="),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-operator", rule)
row("in-parentheses-of-one", "33.2.5", "foreign-operator", "1 IN (1)", "undecided")
row("in-parentheses-of-a-string", "33.2.5", "foreign-operator", "'a' IN ('ab') AND 1 IN ({1})", "yes")
for word, left, right in [
    ("IN", "1", "{2}"), ("BETWEEN", "1", "{2, 3}"), ("CONTAINS", "'a'", "'b'"), ("BEGINSWITH", "'a'", "'b'"), ("ENDSWITH", "'a'", "'b'"), ("LIKE", "'a'", "'b'"), ("MATCHES", "'a'", "'b'"), ("UTI-CONFORMS-TO", "'a'", "'b'"), ("UTI-EQUALS", "'a'", "'b'"), ("==", "1", "2"), ("<", "2", "1"),
]:  # fmt: skip
    name = {"==": "equals-signs", "<": "less"}.get(word, word.lower())
    row(f"not-before-{name}", "32.2.1", "foreign-not", f"{left} \u00a6NOT {word} {right}")
    if word != "==":
        row(f"mark-before-{name}", "32.2.1", "foreign-not", f"{left} \u00a6!{word} {right}")
    row(f"not-after-{name}", "32.2.1", "foreign-not", f"{left} {word} \u00a6NOT {right}")
row("any-not", "32.2.1", "foreign-not", "ANY {1} \u00a6NOT IN {{2}}")
for id, rule in [
    ("equal", "1 == 1 \u00a6== 1"), ("less", "1 < 2 \u00a6< 3"), ("less-or-equal", "0 <= 1 \u00a6<= 2"), ("unequal", "1 == 1 \u00a6!= 2"), ("in", "'a' IN {'a'} \u00a6IN {1}"), ("in-and-equal", "1 IN {1} \u00a6== TRUE"), ("after-a-quantifier", "ANY {1} == 1 \u00a6== 1"), ("in-parentheses", "(1 < 2 \u00a6< 3)"), ("between", "1 BETWEEN {0, 2} \u00a6== YES"),
    ("of-parentheses", "(1 == 1) \u00a6== (1 == 1)"), ("in-a-subquery", "SUBQUERY({1}, $x, 0 < $x \u00a6< 2) != {}"), ("after-options", "'a' ==[c] 'A' \u00a6== 'a'"), ("after-not", "NOT 1 == 2 \u00a6== 3"), ("types", "'a' UTI-EQUALS 'a' \u00a6UTI-EQUALS 'a'"), ("like", "'a' LIKE 'a' \u00a6LIKE 'a'"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-chain", rule)
for id, rule in [
    ("one-ampersand", "1 == 1 \u00a6& 1 == 1"), ("one-bar", "1 == 1 \u00a6| 1 == 1"), ("three-ampersands", "1 == 1 &&\u00a6& 1 == 1"), ("three-bars", "1 == 1 ||\u00a6| 1 == 1"), ("and-twice", "1 == 1 AND \u00a6AND 1 == 1"), ("or-twice", "1 == 1 OR \u00a6OR 1 == 1"), ("and-or", "1 == 1 AND \u00a6OR 1 == 1"), ("signs-twice", "1 == 1 && \u00a6&& 1 == 1"),
    ("word-and-sign", "1 == 1 AND \u00a6&& 1 == 1"), ("xor", "1 == 1 \u00a6XOR 1 == 2"), ("andalso", "1 == 1 \u00a6ANDALSO 1 == 1"), ("comma", "1 == 1\u00a6, 1 == 1"), ("and-last", "1 == 1 AND\u00a6"), ("signs-last", "1 == 1 ||\u00a6"), ("not-last", "1 == 1 AND NOT\u00a6"), ("not-after", "1 == 1 \u00a6NOT"), ("not-between", "1 == 1 \u00a6NOT 1 == 2"), ("or-first", "\u00a6OR 1 == 1"), ("and-first-in-parentheses", "(\u00a6AND 1 == 1)"),
    ("and-last-in-parentheses", "(1 == 1 AND\u00a6)"), ("tilde", "\u00a6~TRUEPREDICATE"), ("negation-sign", "\u00a6\u00acTRUEPREDICATE"), ("minus-before-a-predicate", "-\u00a6TRUEPREDICATE"), ("wedge", "1 == 1 \u00a6\u2227 1 == 1"), ("nothing-between", "(1 == 1) \u00a6(1 == 1)"), ("nothing-between-fixed", "TRUEPREDICATE \u00a6TRUEPREDICATE"), ("plus", "(1 == 1) \u00a6+ (1 == 1)"), ("implies", "1 == 1 \u00a6=> 1 == 1"),
    ("unless", "1 == 1 \u00a6UNLESS 1 == 2"), ("nor", "1 == 1 \u00a6NOR 1 == 2"), ("also-in-a-subquery", "SUBQUERY({1}, $x, 1 == 1 AND\u00a6) == {}"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-connective", rule)
row("not-twice", "32.2.1", "foreign-connective", "!!TRUEPREDICATE AND ! ! TRUEPREDICATE AND NOT! TRUEPREDICATE AND !NOT TRUEPREDICATE", "yes")
row("without-white-space", "32.1.1", "foreign-connective", "NOT(1 == 2)AND(1 == 1)OR(1 == 2)", "yes")
for id, rule in [
    ("equals-signs", "1 = \u00a6= 1"), ("unequal", "1 \u00a6! = 2"), ("less-or-equal", "1 < \u00a6= 2"), ("greater-or-equal", "1 > \u00a6= 1"), ("less-or-greater", "1 < \u00a6> 2"), ("ampersands", "1 == 1 \u00a6& & 1 == 1"), ("bars", "1 == 1 \u00a6| | 1 == 1"), ("hyphen-apart", "'a' \u00a6UTI - EQUALS 'a'"), ("hyphen-after-a-space", "'a' \u00a6UTI -EQUALS 'a'"),
    ("line-feed-before-a-hyphen", "'a' \u00a6UTI\n-EQUALS 'a'"), ("underscore", "'a' \u00a6UTI_EQUALS 'a'"), ("nothing", "'a' \u00a6UTIEQUALS 'a'"), ("space", "'a' \u00a6UTI EQUALS 'a'"), ("dash", "'a' UTI\u00a6\u2013EQUALS 'a'"), ("hyphen-beyond-ascii", "'a' UTI\u00a6\u2010EQUALS 'a'"), ("soft-hyphen", "'a' UTI\u00a6\u00ad-EQUALS 'a'"), ("one-hyphen-of-two", "'a' \u00a6UTI-CONFORMSTO 'a'"),
    ("other-hyphen-of-two", "'a' \u00a6UTI-CONFORMS_TO 'a'"), ("without-to", "'a' \u00a6UTI-CONFORMS 'a'"), ("begins-with", "'a' \u00a6BEGINS-WITH 'a'"), ("true-predicate", "TRUE \u00a6PREDICATE"), ("false-predicate", "FALSE-PREDICATE\u00a6"), ("sub-query", "SUB \u00a6QUERY({1}, $x, 1 == 1) == {}"), ("true-predicate-with-an-underscore", "TRUE_PREDICATE\u00a6"),
]:  # fmt: skip
    row(id, "32.1.2" if "hyphen" in id or "dash" in id else "32.2.1", "foreign-spacing", rule)

# Quantifiers and options

for id, rule in [
    ("on-the-right", "{1} == \u00a6ANY {1}"), ("all-on-the-right", "1 == \u00a6ALL {1}"), ("some-on-the-right", "1 = \u00a6SOME {1}"), ("none-after-in", "1 IN \u00a6NONE {1}"), ("any-on-both-sides", "ANY {1} == \u00a6ANY {1}"), ("after-options", "'a' ==[c] \u00a6ANY {'a'}"), ("twice", "ANY \u00a6ALL {1} == 1"), ("any-twice", "ANY \u00a6ANY {1} == 1"), ("before-not", "ANY \u00a6NOT {1} == 1"),
    ("every", "EVERY \u00a6{1} == 1"), ("each", "EACH \u00a6{1} == 1"), ("one", "ONE \u00a6{1} == 1"), ("no", "NO \u00a6{1} == 1"), ("exists", "EXISTS \u00a6{1} == 1"), ("any-of", "ANY OF \u00a6{1} == 1"), ("no-operand", "ANY\u00a6"), ("without-a-comparison", "ANY {1}\u00a6"), ("around-a-comparison", "ANY({1} \u00a6== 1)"), ("before-parentheses", "ALL (1 \u00a6== 1)"),
    ("before-a-fixed-predicate", "NONE \u00a6TRUEPREDICATE"), ("in-braces", "{\u00a6ANY {1}} == {1}"), ("in-a-sum", "1 + \u00a6ANY {1} == 2"), ("in-parentheses-on-the-left", "(ANY {1}\u00a6) == 1"), ("in-an-index", "{1}[\u00a6ANY {0}] == 1"), ("after-the-value", "{1} \u00a6ANY == 1"), ("variable", "ANY $x IN {1}\u00a6: $x == 1"), ("in-a-call", "f(\u00a6ALL {1}) == 1"), ("in-a-subquery", "SUBQUERY(\u00a6ANY {1}, $x, 1 == 1) == {}"), ("minus", "-\u00a6ANY {1} == 1"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-quantifier", rule)
row("parentheses-around-the-collection", "32.2.1", "foreign-quantifier", "ANY({1}) == 1 AND ALL({1})== 1 AND NONE ({1}) == 2 AND SOME(({1})) == 1", "yes")
row("sum-of-collections", "33.1.8", "text-calculated", "ANY {1} + {2} == 2", "undecided")
for id, options in [
    ("l", "\u00a6l"), ("w", "\u00a6w"), ("i", "\u00a6i"), ("c-and-l", "\u00a6cl"), ("c-and-w", "\u00a6cw"), ("c-d-and-l", "\u00a6cdl"), ("n-and-l", "\u00a6nl"), ("l-first", "\u00a6lc"), ("w-in-upper-case", "\u00a6W"), ("spaces-and-l", " \u00a6l "), ("number", "\u00a61"), ("string", "\u00a6'c'"), ("brackets", "\u00a6[c]"), ("comma", "c\u00a6,d"), ("semicolon", "c\u00a6;d"), ("bar", "c\u00a6|d"),
    ("plus", "c\u00a6+d"), ("minus-first", "\u00a6-c"), ("digit", "\u00a6c1"), ("underscore", "\u00a6_c"), ("dollar", "\u00a6$c"), ("number-sign", "\u00a6#c"), ("at-sign", "\u00a6@c"), ("letter-beyond-ascii", "c\u00a6\u00e9"), ("cyrillic-letter", "\u00a6\u0441"), ("keyword", "\u00a6no"), ("keyword-of-an-operator", "\u00a6in"), ("nil", "\u00a6nil"), ("comma-alone", "\u00a6,"), ("comma-last", "c\u00a6,"),
    ("two-names", "c \u00a6d"), ("dot", "c\u00a6.d"), ("empty-string", "\u00a6''"), ("value", "\u00a6TRUE"), ("word", "\u00a6caseinsensitive"),
]:  # fmt: skip
    row(id, "32.2.5", "foreign-options", f"'a' ==[{options}] 'a'")
for id, rule in [
    ("bracket-twice", "'a' ==[c]\u00a6] 'a'"), ("brackets-twice", "'a' ==[c]\u00a6[d] 'a'"), ("empty-brackets-twice", "'a' ==[]\u00a6[] 'a'"), ("not-closed", "'a' ==[c \u00a6'a'"), ("not-closed-and-empty", "'a' ==[ \u00a6'a'"), ("parentheses", "'a' ==(c) \u00a6'a'"), ("braces", "'a' =={c} \u00a6'a'"), ("angle-brackets", "'a' ==\u00a6<c> 'a'"),
    ("closed-by-a-parenthesis", "'a' ==[c\u00a6) 'a'"), ("after-not", "NOT\u00a6[c] 'a' == 'A'"), ("after-any", "ANY\u00a6[c] {'a'} == 'A'"), ("after-and", "1 == 1 AND\u00a6[c] 1 == 1"), ("before-the-operator", "'a' [c] \u00a6'a'"), ("colon", "'a' ==\u00a6:c 'a'"), ("slash", "'a' ==\u00a6/c 'a'"), ("no-space", "'a' ==c \u00a6'a'"),
]:  # fmt: skip
    row(id, "32.2.5", "foreign-options", rule)
for operator, left in [("=", "'a'"), ("!=", "'a'"), ("<>", "'a'"), ("<", "1"), ("<=", "1"), (">", "1"), ("=>", "1"), ("IN", "'a'"), ("BETWEEN", "1"), ("CONTAINS", "'a'"), ("BEGINSWITH", "'a'"), ("ENDSWITH", "'a'"), ("LIKE", "'a'"), ("MATCHES", "'a'"), ("UTI-EQUALS", "'a'"), ("UTI-CONFORMS-TO", "'a'")]:
    name = "-".join({"=": "equals", "<": "less", ">": "greater", "!": "not"}.get(one, one) for one in operator) if not operator[0].isalpha() else operator.lower()
    row(f"l-after-{name}", "32.2.5", "foreign-options", f"{left} {operator}[\u00a6l] 'a'")
for id, rule in [("index-of-a-string", "'a'[c] == 'a'"), ("index-on-the-right", "'a' == 'A'[c]")]:
    row(id, "33.1.6", "foreign-options", rule, "undecided")
row("each-spelling-of-an-operator", "33.2.8", "foreign-options", "'A' =[c] 'a' AND 'A' <>[c] 'b' AND 'A' =<[c] 'a' AND 'b' =>[c] 'A' AND 'A' <=[C] 'a' AND 'A' >=[CD] 'a' AND NOT 'A' >[c] 'a' AND NOT 'A' <[c] 'a'", "yes")
for id, rule in [("another-letter", "'a' ==[\u00a6x] 'a'"), ("another-letter-after-spaces", "'a' ==[  \u00a6x] 'a'"), ("another-letter-at-the-end-of-the-text", "'a' ==[\u00a6x"), ("another-letter-before-another-error", "'a' ==[\u00a6x y] )"), ("another-letter-in-the-second-line", "'a' ==[\n\u00a6cx] 'a'")]:
    row(id, "32.2.5", "place-of-options", rule)

# Names, placeholders, paths and keywords (32.1.2, 32.1.3)

for id, rule in [
    ("percent-at", "\u00a6%@ == 1"), ("percent-k", "\u00a6%K == 1"), ("percent-d", "1 == \u00a6%d"), ("percent-at-on-the-right", "1 == \u00a6%@"), ("percent-with-a-number", "\u00a6%1$@ == 1"), ("question-mark", "1 == \u00a6?"), ("colon-and-a-name", "1 == \u00a6:x"), ("dollar-alone", "1 == \u00a6$"), ("two-dollars", "\u00a6$$x == 1"), ("dollar-and-braces", "\u00a6${x} == 1"),
    ("dollar-and-parentheses", "\u00a6$(x) == 1"), ("dollar-and-a-dot", "\u00a6$.x == 1"), ("two-at-signs", "{1}.\u00a6@@count == 1"), ("two-number-signs", "\u00a6##x == 1"), ("dollar-and-number-sign", "\u00a6$#x == 1"), ("number-sign-and-dollar", "\u00a6#$x == 1"),
    ("at-sign-and-a-string", "{1}.\u00a6@'count' == 1"), ("number-sign-and-a-string", "\u00a6#'x' == 1"), ("at-sign-and-a-dot", "{1}.\u00a6@.count == 1"), ("brackets-around-a-name", "\u00a6[x] == 1"), ("backtick", "\u00a6`first` == 1"), ("percent-name", "\u00a6%x% == 1"), ("angle-brackets-around-a-name", "\u00a6<x> == 1"), ("at-sign-after-the-name", "x\u00a6@ == 1"), ("dollar-after-the-name", "x\u00a6$ == 1"),
]:  # fmt: skip
    row(id, "32.1.3", "foreign-placeholder", rule)
for id, rule in [
    ("letter-beyond-ascii-first", "\u00a6\u00e9a == 1"), ("letter-beyond-ascii", "a\u00a6\u00e9 == 1"), ("in-a-variable", "$a\u00a6\u00e9 == 1"), ("first-in-a-variable", "\u00a6$\u00e9 == 1"), ("first-in-an-escaped-key", "\u00a6#\u00e9 == 1"), ("first-after-an-at-sign", "{1}.\u00a6@\u00e9 == 1"), ("wide-letter", "\u00a6\uff41 == 1"), ("greek-letter", "1 == \u00a6\u03b1"), ("mark", "a\u00a6\u0301 == 1"), ("joiner", "a\u00a6\u200d == 1"),
    ("emoji", "\u00a6\U0001f600 == 1"), ("dollar-inside", "a\u00a6$ == 1"), ("dollar-and-a-letter", "a\u00a6$b == 1"), ("at-sign-inside", "a\u00a6@b == 1"), ("number-sign-inside", "a\u00a6#b == 1"), ("colon", "a\u00a6:b == 1"), ("two-colons", "a\u00a6::b == 1"), ("arrow", "a-\u00a6>b == 1"), ("backslash", "a\u00a6\\b == 1"), ("exclamation-mark", "a\u00a6!.b == 1"), ("question-mark", "a\u00a6? == 1"),
    ("apostrophe", "a\u00a6' == 1"), ("digit-first", "\u00a61a == 1"), ("digit-first-after-a-dot", "SELF.\u00a61a == 1"), ("escaped-letter", "\u00a6\\u0061 == 1"), ("space-inside", "a \u00a6b == 1"), ("space-after-a-number-sign", "\u00a6# x == 1"), ("space-after-a-dollar", "1 == \u00a6$ x"), ("space-after-an-at-sign", "{1}.\u00a6@ count == 1"), ("line-feed-after-an-at-sign", "{1}.\u00a6@\ncount == 1"),
]:  # fmt: skip
    row(id, "32.1.2", "foreign-name", rule)
row("hyphen-is-a-minus", "32.1.2", "foreign-name", "SUBQUERY({3}, $a_b, SUBQUERY({1}, $a, $a-1 == 0 AND $a_b-$a == 2) != {}) != {}", "yes")
row("underscores-and-digits", "32.1.2", "foreign-name", "SUBQUERY({1}, $_, SUBQUERY({2}, $__0, $_ < $__0) != {}) != {}", "yes")
for id, rule in [
    ("no-key", "SELF. \u00a6== 1"), ("no-key-at-the-end", "1 == SELF.\u00a6"), ("two-dots", "SELF.\u00a6.a == 1"), ("dot-first", "\u00a6.a == 1"), ("string-as-a-key", "SELF.\u00a6'a' == 1"), ("number-as-a-key", "SELF.\u00a60 == 1"), ("brackets-after-a-dot", "SELF.\u00a6[0] == 1"), ("parentheses-after-a-dot", "SELF.\u00a6(a) == 1"), ("variable-as-a-key", "SELF.\u00a6$a == 1"),
    ("self-as-a-key", "SELF.\u00a6SELF == 1"), ("star-as-a-key", "SELF.\u00a6* == 1"), ("call-of-a-key", "SELF.a\u00a6() == 1"), ("call-of-count", "{1}.@count\u00a6() == 1"), ("braces-as-an-index", "SELF\u00a6{0} == 1"), ("no-index", "{1}[\u00a6] == 1"), ("two-indexes", "{1}[0\u00a6, 1] == 1"), ("range", "{1}[0\u00a6:1] == 1"), ("range-of-dots", "{1}[0.\u00a6.1] == 1"), ("star-as-an-index", "{1}[\u00a6*] == 1"),
    ("indexes-side-by-side", "{1}[0 \u00a61] == 1"), ("words-as-indexes", "{1}[FIRST\u00a6, LAST] == 1"), ("word-in-a-sum", "{1}[FIRST \u00a6+ 1] == 1"), ("word-in-a-sum-last", "{1}[1 + \u00a6FIRST] == 1"), ("word-in-parentheses", "{1}[(\u00a6FIRST)] == 1"), ("minus-before-a-word", "{1}[-\u00a6LAST] == 1"), ("predicate-as-an-index", "{1}[1 \u00a6== 1] == 1"), ("word-outside-of-brackets", "\u00a6FIRST == 1"),
    ("dot-before-a-word", "{1}.\u00a6LAST == 1"), ("index-not-closed", "{1}[0\u00a6"), ("index-closed-by-a-parenthesis", "{1}[0\u00a6) == 1"), ("key-in-quotation-marks", "SELF\u00a6'a' == 1"), ("slash-path", "SELF/\u00a6/a == 1"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-key", rule)
for id, rule in [("count", "{1}[COUNT] == 1"), ("middle", "{1, 2}[MIDDLE] == 1"), ("string", "{1}['FIRST'] == 1"), ("escaped-key", "{1}[#FIRST] == 1"), ("text-of-a-number", "{1, 2}['1'] == 2"), ("operator", "{1}[@count] == 1")]:
    row(f"index-of-{id}", "33.1.6", "foreign-key", rule, "undecided")
WORDS = "AND OR NOT ANY SOME ALL NONE IN BETWEEN CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES UTI-CONFORMS-TO UTI-EQUALS TRUEPREDICATE FALSEPREDICATE SELF NULL NIL TRUE YES FALSE NO FIRST LAST SIZE SUBQUERY".split()
for word in WORDS:
    row(f"{word.lower()}-after-a-dot", "32.1.3", "foreign-keyword", f"SELF.\u00a6{word.lower()} == 1")
    if "-" not in word:
        row(f"{word.lower()}-as-other-names", "32.1.3", "foreign-keyword", f"SUBQUERY({{1}}, ${word}, ${word} == 1 AND ${word} IN {{${word}}}) == {{1}} AND {{}}.#{word} == {{}} AND {{}}.#{word.lower()}.@count == 0", "yes")
        row(f"{word.lower()}-after-an-at-sign", "32.1.3", "foreign-keyword", f"{{1}}.@{word.lower()} == 1", "undecided")
for id, rule in [
    ("dotless-i", "1 \u00a6\u0131N {1}"), ("i-with-a-dot", "1 \u00a6\u0130N {1}"), ("kelvin-sign", "'a' LI\u00a6\u212aE 'a'"), ("long-s", "\u00a6\u017fELF == SELF"), ("long-s-inside", "FAL\u00a6\u017fEPREDICATE"), ("wide-letters", "1 == 1 \u00a6\uff21\uff2e\uff24 1 == 1"), ("capital-greek", "\u00a6\u039dOT 1 == 2"), ("cyrillic", "1 == 1 \u00a6\u041eR 1 == 1"),
]:  # fmt: skip
    row(id, "32.1.2", "foreign-keyword", rule)
for id, rule, wanted in [
    ("infinity", "infinity == 1 OR 1 == 1", "undecided"), ("nan", "NOT NaN == NaN", "undecided"), ("undefined", "undefined == NULL", "undecided"), ("empty", "empty == NULL", "undecided"), ("this", "this == SELF", "undecided"), ("it", "it == SELF", "undecided"), ("on", "on == 1", "undecided"), ("pi", "pi > 3", "undecided"), ("void", "void == NULL", "undecided"), ("t", "T == TRUE", "undecided"),
    ("yes-as-a-letter", "Y == 1", "undecided"), ("count-without-an-at-sign", "{1}.count == 1", "undecided"), ("count-of-nothing-without-an-at-sign", "{}.count == 0", "no"), ("length", "'abc'.length == 3", "undecided"), ("length-after-an-at-sign", "'abc'.@length == 3", "undecided"), ("count-of-a-text", "'abc'[SIZE] == 3", "undecided"), ("description", "1.description == '1'", "undecided"), ("lower-case", "'A'.lowercaseString == 'a'", "undecided"),
    ("function", "FUNCTION({1}, 'count') == 1", "undecided"), ("cast", "CAST('1', 'NSNumber') == 1", "undecided"), ("sum", "sum({1}) == 1", "undecided"), ("length-call", "length('abc') == 3", "undecided"), ("first-key", "{1}.@firstObject == 1", "undecided"), ("maximum", "{1}.@max == 1", "undecided"), ("minimum", "{1}.@min == 1", "undecided"), ("average", "{1}.@avg == 1", "undecided"), ("union", "{{1}}.@unionOfArrays == {1}", "undecided"),
    ("distinct", "{1, 1}.@distinctUnionOfObjects.@count == 1", "undecided"), ("length-of-a-collection", "{1}.@length == 1", "undecided"), ("size-after-an-at-sign", "{1}.@size == 1", "undecided"), ("count-in-mixed-case", "{1}.@Count == 1", "undecided"), ("count-of-a-count", "{1}.@count.@count == 1", "undecided"), ("key-of-a-count", "{1}.@count.x == 1", "undecided"), ("self-of-a-value", "1.#self == 1", "undecided"), ("self-of-the-root", "SELF.#self == SELF", "undecided"),
    ("class", "SELF.class == NULL", "undecided"), ("at-first", "{1}.@first == 1", "undecided"), ("now", "now > 0", "undecided"), ("today", "'a' == today()", "undecided"), ("random", "random() >= 0", "undecided"), ("key-with-spaces", "SELF.#extensionItems.@count == 0", "yes"),
]:  # fmt: skip
    row(id, "33.1.2" if "@" not in rule else "33.1.5", "foreign-constant", rule, wanted)
for id, rule in [
    ("sum-of-digits", "'1' + 1 == 2"), ("sum-of-digits-last", "1 + '1' == 2"), ("sum-of-texts-of-digits", "'1' + '1' == 2"), ("sum-as-text", "'1' + 1 == '11'"), ("product", "'2' * '3' == 6"), ("quotient", "'4' / 2 == 2"), ("difference", "'4' - 2 == 2"), ("negative-text", "-'4' == -4"), ("text-times-a-number", "'a' * 3 == 'aaa'"), ("difference-of-texts", "'ab' - 'b' == 'a'"),
    ("text-and-nothing", "'a' + '' == 'a'"), ("texts", "'a' + 'b' == 'ab'"), ("collections", "{1} + {2} == {1, 2}"), ("collection-and-element", "{1} + 1 == {2}"), ("collections-subtracted", "{1, 2} - {2} == {1}"), ("negative-collection", "-{1} == {-1}"), ("null-and-a-number", "NULL + 1 == 1"), ("null-and-a-text", "NULL + 'a' == 'a'"), ("object", "SELF + 1 == 1"), ("empty-text", "'' + 1 == 1"), ("bound", "1 BETWEEN {'0', '2'}"), ("order", "'1' < 2"), ("order-reversed", "1 < '2'"),
    ("order-of-collections", "{1} < {2}"), ("order-of-booleans-and-text", "TRUE < 'z'"), ("index", "{1, 2}[0 + '1'] == 2"), ("part-of-a-number", "1 IN 12"), ("number-in-a-text", "1 IN '12'"), ("text-begins-with-a-number", "'12' BEGINSWITH 1"), ("number-like", "12 LIKE '12'"), ("text-like-a-number", "'12' LIKE 12"), ("type-of-a-number", "1 UTI-EQUALS 1"), ("count-of-a-text", "'a'.@count + 1 == 2"), ("subquery-of-a-number", "SUBQUERY(1, $x, 1 == 1) == {1}"),
]:  # fmt: skip
    row(id, "33.1.8", "text-calculated", rule, "undecided")
row("booleans-are-numbers", "33.1.8", "text-calculated", "TRUE + TRUE == 2 AND -YES == -1 AND NO * 5 == 0 AND {5, 6}[TRUE] == 6", "yes")
row("text-is-no-number", "33.2.1", "text-calculated", "'1' == 1 OR 1 IN {'1'} OR {'1'} == {1} OR '1' == TRUE OR 'TRUE' == TRUE OR '' == NULL OR '' == 0 OR {} == '' OR '{1}' == {1}", "no")

# Collections, calls and SUBQUERY

for id, rule in [
    ("comma-alone", "{\u00a6,} == {}"), ("comma-first", "{\u00a6, 1} == {1}"), ("comma-last", "{1,\u00a6} == {1}"), ("two-commas", "{1,\u00a6,2} == {1, 2}"), ("semicolon", "{1\u00a6; 2} == {1, 2}"), ("nothing-between", "{1 \u00a62} == {1, 2}"), ("colon", "{'a'\u00a6: 1} == {1}"), ("equals-sign", "{a \u00a6= 1} == {1}"), ("range", "{1.\u00a6.3} == {1}"), ("bar", "{1 \u00a6| 2} == {1}"), ("predicate", "{1 \u00a6== 1} == {1}"),
    ("brackets", "\u00a6[1, 2] == {1, 2}"), ("brackets-on-the-right", "{1} == [\u00a61]"), ("parentheses", "(1\u00a6, 2) == {1, 2}"), ("empty-parentheses", "(\u00a6) == {}"), ("parentheses-with-a-comma", "(1\u00a6,) == {1}"), ("angle-brackets", "\u00a6<1> == {1}"), ("braces-side-by-side", "{1}\u00a6{2} == {1, 2}"), ("closed-by-a-bracket", "{1\u00a6] == {1}"), ("not-closed", "1 IN {1\u00a6"), ("not-closed-after-a-comma", "1 IN {1,\u00a6"),
    ("closed-twice", "1 IN {1}\u00a6}"), ("star", "{\u00a6*} == 1"), ("at-sign-before-braces", "\u00a6@{1} == {1}"), ("at-sign-before-brackets", "\u00a6@[1] == {1}"), ("set", "\u00a6#{1} == {1}"), ("comma-alone-in-a-call", "f(\u00a6,) == 1"), ("comma-first-in-a-call", "f(\u00a6, 1) == 1"), ("comma-last-in-a-call", "f(1,\u00a6) == 1"), ("nothing-between-in-a-call", "f(1 \u00a62) == 1"), ("label-in-a-call", "f(x\u00a6: 1) == 1"), ("equals-sign-in-a-call", "f(x \u00a6= 1) == 1"),
    ("predicate-in-a-call", "f(1 \u00a6== 1) == 1"), ("call-without-parentheses", "f \u00a61 == 1"), ("call-with-braces", "f \u00a6{1} == 1"), ("call-not-closed", "1 == f(1\u00a6"), ("call-closed-twice", "f(1)\u00a6) == 1"), ("call-with-a-trailing-block", "f(1) \u00a6{ 1 } == 1"), ("call-of-a-fixed-predicate", "TRUEPREDICATE\u00a6()"), ("message", "\u00a6[SELF f] == 1"), ("value-in-brackets", "(\u00a6[1]) == 1"), ("predicate-in-braces", "{\u00a6TRUEPREDICATE}"), ("predicate-in-brackets", "\u00a6[TRUEPREDICATE]"),
    ("predicate-in-braces-after-and", "1 == 1 AND {1 \u00a6== 1}"), ("empty-parentheses-after-not", "NOT (\u00a6)"), ("parenthesis-not-closed", "((1 == 1)\u00a6"), ("comma-in-parentheses", "(1 == 1\u00a6,)"), ("semicolon-in-parentheses", "(1 == 1\u00a6;)"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-collection", rule)
row("space-before-parentheses", "32.2.1", "foreign-collection", "f (1) == 1", "undecided")
row("calls-in-a-row", "33.1.11", "foreign-collection", "f(1).x[0] == g({}, 'a')", "undecided")
for id, rule in [
    ("comma-last", "SUBQUERY({1}, $x, 1 == 1\u00a6,) == {1}"), ("no-predicate", "SUBQUERY({1}, $x\u00a6) == {1}"), ("no-variable", "SUBQUERY({1}\u00a6) == {1}"), ("no-comma", "SUBQUERY({1} \u00a6$x, 1 == 1) == {1}"), ("name-without-a-dollar", "SUBQUERY({1}, \u00a6x, 1 == 1) == {1}"), ("variable-in-quotation-marks", "SUBQUERY({1}, \u00a6'$x', 1 == 1) == {1}"), ("variable-in-parentheses", "SUBQUERY({1}, \u00a6($x), 1 == 1) == {1}"),
    ("two-variables", "SUBQUERY({1}, $x, $y\u00a6, 1 == 1) == {1}"), ("condition-for-the-variable", "SUBQUERY({1}, $x \u00a6IN {1}, 1 == 1) == {1}"), ("path-for-the-variable", "SUBQUERY({1}, $x\u00a6.y, 1 == 1) == {1}"), ("self-for-the-variable", "SUBQUERY({1}, \u00a6SELF, 1 == 1) == {1}"), ("at-sign-for-the-dollar", "SUBQUERY({1}, \u00a6@x, 1 == 1) == {1}"), ("semicolons", "SUBQUERY({1}\u00a6; $x; 1 == 1) == {1}"), ("braces", "SUBQUERY \u00a6{1}, $x, 1 == 1 == {1}"), ("brackets", "SUBQUERY\u00a6[{1}, $x, 1 == 1] == {1}"),
    ("value-for-the-predicate", "SUBQUERY({1}, $x, $x\u00a6) == {1}"), ("predicate-in-quotation-marks", "SUBQUERY({1}, $x, '1 == 1'\u00a6) == {1}"), ("predicate-for-the-collection", "SUBQUERY(1 \u00a6== 1, $x, 1 == 1) == {1}"), ("quantifier-first", "SUBQUERY(\u00a6ALL {1}, $x, 1 == 1) == {1}"), ("no-operand", "SUBQUERY\u00a6"), ("without-a-comparison", "SUBQUERY({1}, $x, 1 == 1)\u00a6"), ("not-closed", "SUBQUERY({1}, $x, 1 == 1 \u00a6== {1}"), ("as-a-name", "SUBQUERY \u00a6== 1"), ("after-a-dot", "{1}.\u00a6SUBQUERY({1}, $x, 1 == 1) == {1}"),
    ("dollar-apart", "SUBQUERY({1}, \u00a6$ x, 1 == 1) == {1}"), ("where", "SUBQUERY({1}, $x \u00a6WHERE 1 == 1) == {1}"), ("placeholder", "SUBQUERY({1}, \u00a6%@, 1 == 1) == {1}"), ("digit-variable", "SUBQUERY({1}, \u00a6$0, 1 == 1) == {1}"), ("four-parts", "SUBQUERY({1}, $x, 1 == 1\u00a6, 1) == {1}"),
]:  # fmt: skip
    row(id, "32.2.1", "foreign-subquery", rule)
row("parentheses-around-its-parts", "32.2.1", "foreign-subquery", "SUBQUERY (({1}), $x, (($x == 1))) == {1}", "yes")

# Text around a rule

for id, rule in [
    ("double-marks", "\"TRUEPREDICATE\"\u00a6"), ("single-marks", "'1 == 1'\u00a6"), ("label", "predicate\u00a6: TRUEPREDICATE"), ("assignment", "predicate = \u00a6TRUEPREDICATE"), ("where", "WHERE \u00a61 == 1"), ("select", "SELECT * WHERE \u00a61 == 1"), ("if", "IF(1 \u00a6== 1)"), ("return", "return \u00a61 == 1"), ("predicate-with-format", "[NSPredicate predicateWithFormat\u00a6:@'1 == 1']"), ("true", "TRUE\u00a6"), ("yes", "YES\u00a6"), ("one", "1\u00a6"),
    ("not-true", "NOT TRUE\u00a6"), ("true-in-parentheses", "(TRUE)\u00a6"), ("true-or", "TRUE \u00a6OR 1 == 1"), ("or-true", "1 == 2 OR TRUE\u00a6"), ("true-and-true", "YES \u00a6AND YES"), ("true-word", "trueexpression\u00a6"), ("less-entity", "1 \u00a6&lt; 2"), ("ampersand-entity", "1 == 1 \u00a6&amp;&amp; 1 == 1"), ("quotation-mark-entity", "\u00a6&quot;a&quot; == 'a'"), ("number-entity", "1 \u00a6&#60; 2"), ("percent-escape", "\u00a6%31 == 1"), ("plus-for-spaces", "1+\u00a6==+1"),
    ("backslash-before-a-mark", "\u00a6\\'a\\' == 'a'"), ("markup", "\u00a6<string>TRUEPREDICATE</string>"), ("cdata", "\u00a6<![CDATA[TRUEPREDICATE]]>"), ("braces", "{\u00a6TRUEPREDICATE}"), ("none", "NONE\u00a6"), ("null", "NULL\u00a6"), ("self", "SELF\u00a6"), ("variable", "$x\u00a6"), ("string", "''\u00a6"), ("json-string", "\"1 == 1\\n\"\u00a6"),
]:  # fmt: skip
    row(id, "32.3.1", "foreign-wrapping", rule)
