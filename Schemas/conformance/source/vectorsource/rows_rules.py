"""The tables of share targets: keywords, operators, keys of dictionary rules, and losses."""

from __future__ import annotations

import re

from .documents import doc
from .rows import G
from .tables import clause, code, rows, slug

# Predicates

USES = {
    "AND": "1 == 1 {} 1 == 1", "OR": "1 == 1 {} 1 == 2", "NOT": "{} 1 == 2", "ANY": "{} {{1}} == 1", "SOME": "{} {{1}} == 1", "ALL": "{} {{1}} == 1",
    "NONE": "{} {{1}} == 2", "IN": "1 {} {{1}}", "BETWEEN": "1 {} {{0, 2}}", "CONTAINS": "'ab' {} 'b'", "BEGINSWITH": "'ab' {} 'a'",
    "ENDSWITH": "'ab' {} 'b'", "LIKE": "'ab' {} 'a*'", "MATCHES": "'a' {} 'a'", "UTI-CONFORMS-TO": "'public.png' {} 'public.image'",
    "UTI-EQUALS": "'public.png' {} 'PUBLIC.png'", "TRUEPREDICATE": "{}", "FALSEPREDICATE": "NOT {}", "SELF": "{} == SELF", "NULL": "{} == NULL",
    "NIL": "{} == NULL", "TRUE": "{} == 1", "YES": "{} == 1", "FALSE": "{} == 0", "NO": "{} == 0", "FIRST": "{{1, 2}}[{}] == 1",
    "LAST": "{{1, 2}}[{}] == 2", "SIZE": "{{1, 2}}[{}] == 2", "SUBQUERY": "{}({{1}}, $x, $x == 1).@count == 1",
}  # fmt: skip
for word in re.findall(r"\b[A-Z][A-Z-]+\b", clause("32.1.2").partition("in any case:")[2]):
    for spelling in (word.lower(), word.title()):
        name = "lower" if spelling.islower() else "title"
        wanted = "undecided" if word == "MATCHES" else "yes"
        G.evaluate(f"keyword.{slug(word)}-in-{name}-case", "32.1.2", USES[word].format(spelling), [[["public.url"]]], wanted, flags="row-keyword")
    if word not in ("UTI-CONFORMS-TO", "UTI-EQUALS"):
        G.evaluate(f"keyword-as-key.{slug(word)}", "32.1.3", f"#{word.lower()} == 1", [], "undecided", flags="row-keyword")

OPERATORS = {
    "==": ("1", "1"), "=": ("1", "1"), "!=": ("1", "2"), "<>": ("1", "2"), "<": ("1", "2"), "<=": ("1", "1"), "=<": ("1", "1"), ">": ("2", "1"),
    ">=": ("1", "1"), "=>": ("1", "1"),
}  # fmt: skip
for sign in re.findall(r'"([^"]+)"', re.search(r"operator    = (.*?)\noptions", clause("32.2.1"), re.S)[1]):
    left, right = OPERATORS[sign]
    name = "-".join({"=": "equals", "<": "less", ">": "greater", "!": "not"}[one] for one in sign)
    G.evaluate("operator." + name, "32.2.1", f"{left}{sign}{right}", [], "yes", flags="row-operator", also="33.2.1 33.2.3")
    G.evaluate(f"operator-reversed.{name}", "33.2.3", f"{'0' if '>' in sign else '3'}{sign}{right}", [], "yes" if sign in ("!=", "<>") else "no", flags="row-operator")

# Dictionary rules

ACCEPTED = {
    "SupportsText": "public.plain-text", "SupportsWebURLWithMaxCount": "public.url", "SupportsWebPageWithMaxCount": "com.apple.property-list",
    "SupportsImageWithMaxCount": "public.png", "SupportsMovieWithMaxCount": "com.apple.quicktime-movie", "SupportsFileWithMaxCount": "public.zip-archive",
}  # fmt: skip
PREFIX = "NSExtensionActivation"
for key in [one for cells in rows(clause("34.1.1")) for one in code(cells[0])]:
    type = ACCEPTED.get(key, "public.plain-text")
    rule = {PREFIX + key: 1} if key in ACCEPTED else {PREFIX + "SupportsText": True, PREFIX + key: 1 if key.endswith("MaxCount") else 2}
    verdict = "yes" if key in ACCEPTED or key in ("DictionaryVersion", "UsesStrictMatching") else "no"
    items = [[[type]]] if key != "SupportsAttachmentsWithMaxCount" else [[[type], [type]]]
    if key == "DictionaryVersion":
        items = [[[type], ["public.png"]]]
    if key == "UsesStrictMatching":
        rule, items, verdict = {**rule, PREFIX + "DictionaryVersion": 2}, [[[type], ["public.png"]]], "no"
    G.evaluate("rule-key." + slug(key), "34.1.1", rule, items, verdict, flags="row-rule-key")
    if key in ACCEPTED:
        G.evaluate("rule-key-alone." + slug(key), "34.1.2", rule, [[["com.example.unknown"]]], "no", flags="row-rule-key")

# Losses (35.4.1)

LOST = {
    "/thumbnail": '"thumbnail":{"data":{"$data":""},"type-identifier":"public.png"}', "/tags": '"tags":["a"]', "/source-url": '"source-url":"https://e.com/"',
    "/referrer": '"referrer":{"app-name":"x"}', "/user-info": '"user-info":{"a":1}', "/parameters/com.example.x": '"parameters":{"com.example.x":{"a":1}}',
}  # fmt: skip
for pointer, member in LOST.items():
    for receiver, content in (
        ("android", {"action": "android.intent.action.SEND", "type": "text/plain", "text": "x"}),
        ("mailto", {"url": "mailto:?body=x"}),
    ):
        G.export(f"lost-by-{receiver}.{slug(pointer)}", "35.4.1", {"receiver": receiver}, doc(member), content, [pointer], flags="row-lost")
