"""Activation rules: the corners of numbers, places, NULL, limits, collections and counts, each with its neighbours."""

from __future__ import annotations

from .rules import G, KEY
from .tables import clause, code, rows, section

NOTES = """
    base-as-real | reads a number of another base as a real | 0x7 / 2 is 3.5
    base-digits | limits the digits of a number of another base | a rule with leading zeros is refused
    great-number | accepts an integer that no double is near to, or refuses one just below 2^1024 | readers disagree on a rule
    great-integers | gives integers more digits than a double can have | a rule with an overflow has another verdict
    great-integer-as-real | treats an integer of more than 64 bits as a real | its quotient has a fraction
    infinity-below | gives every overflow the same sign, or orders -infinity last | a comparison has a wrong verdict
    error-lines-of-other-characters | ends a line at another character than LF and CR, or takes LF CR for one end | an error is shown in another line
    error-lines-in-strings | ends no line in a string, or not at CR | an error is shown in another line
    matches-null | does not treat MATCHES with NULL as undecided | NOT of it holds
    null-operand | gives an operator with NULL another verdict | a rule about what is missing has another verdict
    null-in-collection | does not find NULL in a collection | a rule about what is missing has another verdict
    limit-bytes-of-characters | counts characters or UTF-16 units for bytes | a rule that is too long passes
    like-backtracking | tries each place for each star of LIKE | a short rule takes hours
    name-of-digits | takes a digit after $, @ or # for a name | a rule that a system refuses passes
    levels-of-paths | counts the levels of a path apart from the levels around it | a rule that nests too deeply passes
    steps-of-quantified | counts the right side of a quantified comparison only once | a rule is decided by some evaluators
    key-of-nothing | treats a key of an empty collection as undecided | a rule without attachments has no verdict
    object-in-collection | compares no objects, or no collections, with elements | an object is not found in its collection
    types-counted | counts types instead of attachments | one picture with two types is too many
    bounds-that-exclude | ignores a minimum that exceeds a maximum | a rule that accepts nothing accepts something
    type-case-of-tables | minds the case of types in a table | a type in upper case conforms to nothing
    declared-media-type | adds a declaration to a media type of the tables | a bundle changes what a known type conforms to
    null-element | gives a key of an element that is NULL, or of a number, the value of the other | a rule about what is missing has another verdict
    string-search | starts the search for a string again behind what it has compared | a long text is not found
    escape-of-itself | reads an escape in upper case as one in lower case, or drops an escaped line end | a string has other characters
    space-beside-marks | refuses white space in brackets of options or after a dot | a rule that is valid is refused
    option-twice | refuses an option that occurs twice | a rule that is valid is refused
    stars-together | matches only one star in a row | a string does not match its pattern
    options-of-types | folds types | an app gets a type that it did not name
    numbers-that-are-near | takes numbers that differ a little for equal | a comparison has a wrong verdict
    circle-from-both-ends | closes the types of a circle from one of them only | a type of the circle conforms to too little
    negative-of-nothing | gives the negative of NULL or of a string a value | a rule about what is missing has another verdict
"""
G.note(NOTES)

ONE = [[["public.url"]]]
GREAT = "1" + "0" * 308


def row(id: str, number: str, flag: str, rule: str, wanted: str, **more: object) -> None:
    G.evaluate(id, number, rule, more.pop("items", ONE), wanted, flags=flag, **more)


# Numbers (32.1.5, 33.1.8)

for base, digits in [("0x", "7"), ("0X", "7"), ("0o", "7"), ("0O", "7"), ("0b", "111"), ("0B", "111")]:
    case = "upper" if base[1].isupper() else "lower"
    row(f"bases.quotient-with-{base.lower()}-in-{case}-case", "33.1.8", "base-as-real", f"{base}{digits} / 2 == 3 AND -{base}{digits} / 2 == -3", "yes", also="32.1.5")
row("bases.index", "33.1.6", "base-as-real", "{5, 6}[0x1] == 6 AND {5, 6}[0b0] == 5", "yes")
row("bases.exponent-is-a-real", "33.1.8", "base-as-real", "7e0 / 2 == 3.5 AND 7.0 / 2 == 3.5", "yes")
for name, number, value in [
    ("hexadecimal-zeros", "0x" + "0" * 20 + "1f", "31"), ("octal-zeros", "0o" + "0" * 30 + "17", "15"), ("binary-zeros", "0b" + "0" * 70 + "101", "5"),
    ("seventeen-binary-digits", "0b1" + "0" * 16, "65536"), ("seventeen-octal-digits", "0o1" + "0" * 16, "281474976710656"), ("seventeen-hexadecimal-digits", "0x1" + "0" * 16, "18446744073709551616"),
]:  # fmt: skip
    row(f"bases.{name}", "32.1.5", "base-digits", f"{number} == {value}", "yes")
for name, number in [("decimal", "1" + "0" * 309), ("hexadecimal", "0x1" + "0" * 256), ("octal", "0o2" + "0" * 341), ("binary", "0b1" + "0" * 1024)]:
    row(f"numbers.too-great-and-{name}", "32.3.2", "great-number", f"{number} == 1", "rule.syntax 1:1", also="32.1.5")
for name, number in [("decimal", GREAT), ("hexadecimal", "0xFFFFFFFFFFFFF8" + "0" * 242), ("octal", "0o1" + "0" * 341), ("binary", "0b1" + "0" * 1023)]:
    row(f"numbers.great-and-{name}", "32.1.5", "great-number", f"{number} > 1e307", "yes")
for id, rule, wanted in [
    ("product", f"{GREAT} * 10 == {GREAT} * 100", "yes"), ("negative-product", f"-{GREAT} * 10 == -{GREAT} * 100", "yes"), ("product-with-a-real", f"{GREAT} * 10 == 1e308 * 10", "yes"),
    ("sum", f"{GREAT} * 9 + {GREAT} * 9 == {GREAT} * 10", "yes"), ("difference", f"0 - {GREAT} * 10 == -{GREAT} * 100", "yes"),
    ("quotient-of-a-product", f"{GREAT} * 10 / 10 == {GREAT}", "no"), ("quotient-of-products", f"{GREAT} * 10 / ({GREAT} * 10) == 1", "undecided"),
]:  # fmt: skip
    row("overflow.integer-" + id, "33.1.8", "great-integers", rule, wanted)
for id, rule in [
    ("twenty-digits", "10000000000000000000 / 3000000000000000000 == 3"), ("twenty-digits-below-zero", "-10000000000000000000 / 3000000000000000000 == -3"),
    ("product", "4000000000000000000 * 5 / 6000000000000000000 == 3"), ("hexadecimal", "0x80000000000000000000 / 0x30000000000000000000 == 2"),
]:  # fmt: skip
    row("division.of-great-integers-" + id, "33.1.8", "great-integer-as-real", rule, "yes")
for id, rule, wanted in [
    ("below-zero", "-1e308 * 10 < 0", "yes"), ("below-all-numbers", "-1e308 * 10 < -1e308", "yes"), ("above-nothing", "-1e308 * 10 > -1e308 OR -1e308 * 10 >= 0", "no"),
    ("is-not-the-other", "-1e308 * 10 == 1e308 * 10", "no"), ("below-the-other", "-1e308 * 10 < 1e308 * 10 AND 1e308 * 10 > -1e308 * 10", "yes"),
    ("equals-itself", "-1e308 * 10 == -1e308 * 100 AND -1e308 * 10 <= -1e308 * 100", "yes"), ("of-a-difference", "-1e308 - 1e308 < 0", "yes"), ("of-a-sum", "-1e308 + -1e308 < 0 AND 1e308 + 1e308 > 0", "yes"),
    ("of-a-negative-factor", "1e308 * -10 < 0 AND -1e308 * -10 > 0", "yes"), ("of-a-quotient", "-1e308 / 1e-10 < 0 AND 1e308 / -1e-10 < 0", "yes"), ("of-integers", f"-{GREAT} * 10 < -{GREAT}", "yes"),
    ("divided-by-minus-one", "-1e308 * 10 / -1 > 1e308", "yes"), ("between-bounds", "0 BETWEEN {-1e308 * 10, 1e308 * 10} AND NOT -1e308 * 10 BETWEEN {-1e308, 1e308}", "yes"),
    ("and-the-other", "NOT -1e308 * 10 + 1e308 * 10 == 0", "undecided"), ("divides-to-zero", "1 / (-1e308 * 10) == 0", "yes"), ("of-integers-that-divides", f"1 / (-{GREAT} * 10) == 0", "yes"),
]:  # fmt: skip
    row("infinity." + id, "33.1.8", "infinity-below", rule, wanted, also="33.2.3" if "<" in rule or ">" in rule else "")

# Places (32.3.3)

for id, rule, place in [
    ("form-feed", "\f)", "1:2"), ("vertical-tab", "\v)", "1:2"), ("tab", "\t\t)", "1:3"), ("next-line", "'\u0085' )", "1:5"), ("line-separator", "'\u2028' )", "1:5"),
    ("paragraph-separator", "'\u2029' )", "1:5"), ("lf-cr", "1 ==\n\r)", "3:1"), ("cr-cr-lf", "1 ==\r\r\n)", "3:1"),
]:  # fmt: skip
    row("lines." + id, "32.3.3", "error-lines-of-other-characters", rule, "rule.syntax " + place)
for id, rule, place in [("cr", "'\r' )", "2:3"), ("cr-lf", "'\r\n' )", "2:3"), ("two-cr", "'a\r\rb' )", "3:4"), ("lf-in-double-marks", '"\n" )', "2:3"), ("escaped-cr", "'\\\r' )", "2:3"), ("escaped-lf", "'\\\n' )", "2:3"), ("escaped-cr-lf", "'\\\r\n' )", "2:3"), ("two-escaped-lf", "'\\\n\\\n' )", "3:3")]:
    row(f"lines.{id}-in-a-string", "32.3.3", "error-lines-in-strings", rule, "rule.syntax " + place)

# NULL (33.2.2), with each operator, on each side

for id, rule in [("left", "NULL MATCHES 'a'"), ("right", "'a' MATCHES NULL"), ("both", "NOT NULL MATCHES NULL"), ("options", "NULL MATCHES[c] 'a'")]:
    row("null.matches-" + id, "33.2.11", "matches-null", rule, "undecided")
for operator in ["<", "<=", "=<", ">", ">=", "=>", "BEGINSWITH", "ENDSWITH", "LIKE", "UTI-CONFORMS-TO", "UTI-EQUALS"]:
    name = {"<": "less", "<=": "less-or-equal", "=<": "equal-or-less", ">": "greater", ">=": "greater-or-equal", "=>": "equal-or-greater"}.get(operator, operator.lower())
    sides = ["NULL {} 1", "1 {} NULL", "NULL {} ''", "'' {} NULL", "NULL {} NULL", "NULL {} {{}}", "SELF {} NULL"]
    row("null." + name, "33.2.2", "null-operand", " OR ".join(sides).format(*[operator] * 7), "no")
for id, rule in [
    ("in", "NULL IN {1} OR NULL IN {} OR NULL IN 'a' OR NULL IN '' OR NULL IN 5 OR NULL IN SELF"), ("in-null", "1 IN NULL OR '' IN NULL OR {} IN NULL OR NULL IN NULL"),
    ("contains", "{1} CONTAINS NULL OR {} CONTAINS NULL OR 'a' CONTAINS NULL OR 5 CONTAINS NULL"), ("null-contains", "NULL CONTAINS 1 OR NULL CONTAINS '' OR NULL CONTAINS {} OR NULL CONTAINS NULL"),
    ("equals", "NULL == 0 OR NULL == '' OR NULL == {} OR NULL == NO OR NULL == SELF OR NULL != NULL"), ("between", "NULL BETWEEN {1, 2} OR 1 BETWEEN {NULL, 2} OR 1 BETWEEN {1, NULL} OR NULL BETWEEN {NULL, NULL}"),
]:  # fmt: skip
    row("null." + id, "33.2.4" if id == "between" else "33.2.1" if id == "equals" else "33.2.2", "null-operand", rule, "no")
for id, rule in [
    ("in", "NULL IN {NULL} AND NULL IN {1, NULL}"), ("contains", "{NULL} CONTAINS NULL AND {1, NULL} CONTAINS NULL"), ("equals", "{NULL} == {NULL} AND {1, NULL} != {1}"),
    ("nested", "{NULL} IN {{NULL}} AND NOT NULL IN {{NULL}}"), ("any", "ANY {1, NULL} == NULL AND NOT ALL {1, NULL} == NULL"), ("first", "{}[FIRST] IN {NULL}"),
]:  # fmt: skip
    row("null.collection-" + id, "33.2.2", "null-in-collection", rule, "yes", also="33.2.5")

# Limits

for id, mark in [("letters-of-two-bytes", "\u00e9" * 3_000), ("characters-of-four-bytes", "\U0001f600" * 1_500)]:
    row("limits.bytes-of-" + id, "32.4.1", "limit-bytes-of-characters", "'" + "a" * 59_990 + mark + "' == ''", "limit.rule")
for id, rule in [
    ("stars", f"'{'a' * 60}' LIKE '{'*a' * 10}*b'"), ("stars-and-question-marks", f"'{'a' * 60}' LIKE '{'*?' * 12}b'"), ("stars-that-fold", f"'{'A' * 60}' LIKE[cd] '{'*a' * 12}*b'"),
    ("stars-of-two-letters", f"'{'ab' * 30}' LIKE '{'*ab' * 10}*c'"), ("stars-with-a-star-at-the-end", f"'{'a' * 60}' LIKE '{'*a' * 10}*b*'"),
]:  # fmt: skip
    row("like.many-" + id, "32.4.3", "like-backtracking", rule, "no", also="33.2.7")
for levels, wanted in [(40, "limit.rule"), (9, "yes")]:
    path, more, less, truth = ".a" * levels, "(" * levels, ")" * levels, "NULL"
    for id, rule in [
        ("parentheses", f"{more}NULL{path}{less} == NULL"), ("braces", f"{'{' * levels}NULL{path}{'}' * levels} != NULL"), ("an-index", f"NULL{path}[{more}0{less}] == NULL"),
        ("not", f"{'NOT NOT ' * (levels // 2)}NULL{path} == NULL"), ("a-subquery", f"SUBQUERY({more}NULL{path}{less}, $x, 1 == 1) == {{}}"),
    ]:  # fmt: skip
        if levels == 40 or id != "not":
            row(f"limits.path-of-{levels}-in-{id}" if id != "an-index" else f"limits.index-after-{levels}-keys", "32.4.1" if levels == 40 else "32.4.2", "levels-of-paths", rule, wanted)


def lists(left: int, right: int) -> str:
    """A comparison of each element of a collection with each element of another one."""
    return f"ANY {{{','.join(['1'] * left)}}} IN {{{','.join(['2'] * right)}}}"


row("limits.elements-times-two-hundred", "32.4.3", "limit-narrow", lists(200, 200), "no")
row("limits.elements-times-a-thousand", "32.4.3", "steps-of-quantified", lists(1_010, 1_000), "undecided")
row("limits.none-of-elements-times-a-thousand", "32.4.3", "steps-of-quantified", lists(1_010, 1_000).replace("ANY", "NONE"), "undecided")

# Tokens

for id, rule, place in [
    ("variable", "$1 == 1", "1:1"), ("operator", "@1 == 1", "1:1"), ("key", "#1 == 1", "1:1"), ("operator-of-a-path", "extensionItems.@1 == 1", "1:16"), ("key-of-a-path", "extensionItems.#1 == 1", "1:16"),
    ("variable-of-a-subquery", "SUBQUERY({1}, $1, 1 == 1).@count == 1", "1:15"),
]:  # fmt: skip
    row(f"names.digit-in-a-{id}" if id[0] not in "ao" else f"names.digit-in-an-{id}", "32.1.3", "name-of-digits", rule, "rule.syntax " + place, also="32.3.1")
for id, name in [("letter", "UTI-EQUALSx"), ("digit", "UTI-EQUALS1"), ("underscore", "UTI-EQUALS_"), ("letter-after-the-longer-one", "UTI-CONFORMS-TOx"), ("missing-letter", "UTI-CONFORMS-T")]:
    row("names.hyphens-and-a-" + id, "32.1.2", "hyphen-names", name + " == 1", "undecided")
row("names.hyphens-and-a-minus", "32.1.2", "hyphen-names", "1 UTI-EQUALS-1", "undecided")
row("names.hyphens-and-a-quotation-mark", "32.1.2", "hyphen-names", "'a'UTI-EQUALS'A'", "yes")

# Collections

for id, rule in [("a-literal", "{}.x == {} AND {}.x.@count == 0"), ("two-keys", "{}.x.y[SIZE] == 0"), ("items", "extensionItems.name.@count == 0"), ("any", "NOT ANY {}.x == 1")]:
    row("key-of-nothing." + id, "33.1.3", "key-of-nothing", rule, "yes", items=[])
for id, rule in [
    ("in", "SUBQUERY(extensionItems, $x, $x IN extensionItems).@count == 1"), ("contains", "extensionItems CONTAINS extensionItems[0]"), ("not-the-root", "NOT SELF IN extensionItems AND SELF IN {1, SELF}"),
    ("number-among-objects", "NOT 1 IN extensionItems AND NOT NULL IN extensionItems"), ("object-among-numbers", "NOT extensionItems[0] IN {1, 'a', {}}"),
    ("any", "ANY extensionItems == extensionItems[0] AND NONE extensionItems == SELF"), ("collection", "{1} IN {{1}, 2} AND {} IN {{}} AND NOT {1} IN {1}"), ("collection-of-objects", "extensionItems IN {extensionItems}"),
]:  # fmt: skip
    row("objects." + id, "33.2.5", "object-in-collection", rule, "yes", also="33.2.1")

# Dictionary rules

CLASSES = {
    "Image": ["public.png", "public.jpeg"], "Movie": ["public.mpeg-4", "com.apple.quicktime-movie"], "File": ["com.adobe.pdf", "public.zip-archive"],
    "WebURL": ["public.url", "com.example.link"], "WebPage": ["com.apple.property-list", "com.example.page"],
}  # fmt: skip
OWN = {"com.example.link": ["public.url"], "com.example.page": ["com.apple.property-list"]}
LEAST, MOST = KEY + "SupportsAttachmentsWithMinCount", KEY + "SupportsAttachmentsWithMaxCount"
for name, types in CLASSES.items():
    key = f"{KEY}Supports{name}WithMaxCount"
    slug = name.lower()
    row(f"counts.types-of-one-{slug}", "34.1.4", "types-counted", {key: 1}, "yes", items=[[types]], types=OWN, also="34.1.2")
    row(f"counts.types-of-two-{slug}", "34.1.4", "types-counted", {key: 1}, "no", items=[[types, types[:1]]], types=OWN, also="34.1.2")
    for count in (1, 2):
        row(f"bounds.minimum-above-{slug}-with-{count}", "34.1.6", "bounds-that-exclude", {key: 1, LEAST: 2}, "no", items=[[types[:1]] * count], also="34.1.4")
    row(f"bounds.maximum-below-{slug}", "34.1.6", "bounds-that-exclude", {key: 2, MOST: 1}, "no", items=[[types[:1]] * 2], also="34.1.4")
TEXT = {KEY + "SupportsText": 1}
row("counts.types-and-the-maximum", "34.1.6", "types-counted", {**TEXT, MOST: 1}, "yes", items=[[["public.plain-text", "public.html"]]])
row("counts.types-and-the-minimum", "34.1.6", "types-counted", {**TEXT, LEAST: 2}, "no", items=[[["public.plain-text", "public.html"]]])
row("counts.types-and-each-attachment", "34.1.5", "types-counted", {**TEXT, KEY + "DictionaryVersion": 1}, "no", items=[[["public.plain-text", "public.html"], ["public.png"]]])
for least, most, count in [(2, 1, 1), (2, 1, 2), (1, 0, 1), (3, 2, 2), (3, 2, 3)]:
    row(f"bounds.minimum-{least}-maximum-{most}-and-{count}", "34.1.6", "bounds-that-exclude", {**TEXT, LEAST: least, MOST: most}, "no", items=[[["public.text"]] * count])

# Types by case, in each table (31.2.1)

MORE = [(cells[0], cells[1]) for cells in rows(clause("31.2.1"))]
KNOWN = [(cells[0], cells[1]) for cells in rows(section("Appendix D. Conformance of types")) if "every other" not in cells[0]]
for name, table in [("this-page", MORE), ("appendix-d", KNOWN)]:
    pairs = [(type, parent) for left, right in table for type in code(left) for parent in code(right)]
    for side, spelled in [("left", lambda type, parent: (type.upper(), parent)), ("right", lambda type, parent: (type, parent.upper()))]:
        rule = " AND ".join("'{}' UTI-CONFORMS-TO '{}'".format(*spelled(*pair)) for pair in pairs)
        row(f"type-case.{name}-on-the-{side}", "31.2.1", "type-case-of-tables", rule, "yes", also="33.2.9")
MEDIA = [(cells[0], code(cells[1])[0] if "`" in cells[1] else cells[1]) for cells in rows(section("Appendix B. Media types"))]
for side, form in [("left", "'{0}' UTI-CONFORMS-TO '{1}'"), ("right", "'{1}' UTI-CONFORMS-TO '{0}'")]:
    row(f"type-case.appendix-b-on-the-{side}", "31.2.1", "type-case-of-tables", " AND ".join(form.format(media.upper(), type) for media, type in MEDIA), "yes", also="33.2.9")
for key, type in [
    ("SupportsText", "PUBLIC.PLAIN-TEXT"), ("SupportsWebURLWithMaxCount", "Public.URL"), ("SupportsWebPageWithMaxCount", "COM.APPLE.PROPERTY-LIST"), ("SupportsImageWithMaxCount", "Image/PNG"),
    ("SupportsMovieWithMaxCount", "PUBLIC.MPEG-4"), ("SupportsFileWithMaxCount", "Public.Folder"),
]:  # fmt: skip
    row(f"type-case.{key.lower()}", "34.1.2", "type-case-of-tables", {KEY + key: 1}, "yes", items=[[[type]]], also="31.2.1")
row("type-case.file-url-in-upper-case", "34.1.2", "type-case-of-tables", {KEY + "SupportsWebURLWithMaxCount": 1}, "no", items=[[["PUBLIC.FILE-URL"]]], also="31.2.1")
for id, declared, rule, wanted in [
    ("of-the-tables", {"image/png": ["com.example.a"]}, "'public.png' UTI-CONFORMS-TO 'com.example.a'", "no"), ("asked-by-itself", {"image/png": ["com.example.a"]}, "'image/png' UTI-CONFORMS-TO 'com.example.a'", "no"),
    ("in-upper-case", {"IMAGE/PNG": ["com.example.a"]}, "'public.png' UTI-CONFORMS-TO 'com.example.a' OR 'IMAGE/PNG' UTI-CONFORMS-TO 'com.example.a'", "no"),
    ("outside-of-the-tables", {"application/x-draft": ["public.image"]}, "'Application/X-Draft' UTI-CONFORMS-TO 'public.image'", "yes"),
]:  # fmt: skip
    row("declared-media-type." + id, "31.2.2", "declared-media-type", rule, wanted, items=[], types=declared)

# Neighbours of the rules above

for id, rule, wanted in [
    ("null", "{NULL}.a == {NULL}", "yes"), ("null-twice", "{NULL, NULL}.a == {NULL, NULL}", "yes"), ("null-and-a-key-of-it", "{NULL}.a.b == {NULL}", "yes"),
    ("number", "{1}.x == {NULL}", "undecided"), ("number-beside-null", "{NULL, 1}.x == {NULL, NULL}", "undecided"), ("string", "{'a'}.x == {NULL}", "undecided"),
]:  # fmt: skip
    row(f"collections.key-of-{id}", "33.1.3", "null-element", rule, wanted, also="33.1.7")
for id, text, found in [
    ("after-a-start-of-itself", "a" * 17 + "b", "a" * 16 + "b"), ("after-two-starts-of-itself", "abababac", "ababac"), ("in-its-last-place", "a" * 70 + "b", "a" * 65 + "b"),
]:  # fmt: skip
    row(f"search.{id}", "33.2.5", "string-search", f"'{text}' CONTAINS '{found}' AND NOT '{text}' CONTAINS '{found}c'", "yes")
    row(f"search.like-{id}", "33.2.7", "string-search", f"'{text}' LIKE '*{found}' AND '{text}d' LIKE '*{found}*'", "yes")
for id, rule in [
    ("line-feed", "'a\\\nb' == 'a\nb'"), ("carriage-return", "'a\\\rb' == 'a\rb'"), ("capital-n", "'\\N' == 'N'"), ("capital-t", "'\\T' == 'T'"), ("capital-r", "'\\R' == 'R'"),
    ("capital-u", "'\\U0041' == 'U0041'"), ("capital-u-alone", "'\\U' == 'U'"), ("zero", "'\\0' == '0' AND '\\a\\b\\f\\v\\x41' == 'abfvx41'"),
]:  # fmt: skip
    row(f"escapes.{id}", "32.1.4", "escape-of-itself", rule, "yes")
for id, rule in [
    ("in-brackets", "'A' ==[ c ] 'a'"), ("before-brackets", "'A' == [c] 'a'"), ("line-feed-in-brackets", "'A' ==[\nc\n] 'a'"), ("in-empty-brackets", "'a' ==[ ] 'a'"),
    ("after-a-dot", "{1}. @count == 1"), ("around-a-dot", "{1} . @count == 1"), ("line-feed-after-a-dot", "extensionItems.\nattachments.@count == 1"), ("in-an-index", "{1, 2}[ 1 ] == 2"),
]:  # fmt: skip
    row(f"white-space.{id}", "32.1.1", "space-beside-marks", rule, "yes", also="32.2.5")
for id, options in [("c-twice", "cc"), ("d-twice", "dd"), ("c-twice-around-d", "cdc"), ("upper-c-twice", "CC"), ("c-in-both-cases", "cC"), ("n-twice", "nn")]:
    row(f"options.{id}", "32.2.5", "option-twice", f"'a' ==[{options}] 'a'", "yes")
for id, rule in [
    ("last", "'a' LIKE 'a**'"), ("first", "'a' LIKE '**a'"), ("as-pattern", "'' LIKE '**' AND 'ab' LIKE '***'"), ("inside", "'ab' LIKE 'a**b' AND 'acb' LIKE 'a**b'"), ("with-one-character", "'ab' LIKE 'a*?*' AND NOT 'a' LIKE 'a*?*'"),
]:  # fmt: skip
    row(f"like.two-stars-{id}", "33.2.7", "stars-together", rule, "yes")
for id, rule in [
    ("marks", "'public.\u00edmage' UTI-EQUALS[d] 'public.image'"), ("marks-of-conformance", "'public.png' UTI-CONFORMS-TO[cd] 'public.\u00edmage'"), ("case", "'public.\u00e9' UTI-EQUALS[c] 'public.\u00c9'"),
]:  # fmt: skip
    row(f"options.of-types-{id}", "33.2.8", "options-of-types", rule, "no", also="33.2.9")
for id, rule in [("sum", "0.1 + 0.2 == 0.3"), ("tenth-digit", "1 == 1.0000000001"), ("in-a-collection", "0.3 IN {0.1 + 0.2}"), ("last-digit", "1 == 1.0000000000000002"), ("near-nothing", "0 == 1e-300")]:
    row(f"numbers.near-{id}", "33.2.1", "numbers-that-are-near", rule, "no")
CIRCLE = {"com.example.a": ["com.example.b", "public.image"], "com.example.b": ["com.example.c"], "com.example.c": ["com.example.a"]}
for id, order in [("first-to-last", "abc"), ("last-to-first", "cba"), ("inner-first", "bca")]:
    row(f"circle.{id}", "31.2.2", "circle-from-both-ends", " AND ".join(f"'com.example.{one}' UTI-CONFORMS-TO 'public.image'" for one in order), "yes", types=CIRCLE)
for id, rule in [("null", "-NULL == NULL"), ("text", "-'1' == -1"), ("null-is-not-a-number", "-NULL == 0"), ("collection", "-{} == {}"), ("null-in-a-sum", "1 + -NULL == 1")]:
    row(f"numbers.negative-of-{id}", "33.1.8", "negative-of-nothing", rule, "undecided")
