"""Activation rules (sections 30 to 34 of Schemas/share-targets.md); the verdicts were worked out by hand."""

from __future__ import annotations

from typing import Any

from .making import Group

NOTES = """
    rule-kind-taken | takes a rule that is neither a predicate nor a dictionary | a broken Info.plist passes
    rule-said-no | answers no to a rule that holds | an extension is missing from the list
    rule-said-yes | answers yes to a rule that does not hold | a person is promised an extension that the list does not contain
    undecided-as-no | takes what cannot be evaluated for false | NOT turns it, and the extension seems to be offered
    items-joined | evaluates all extension items as one | rules that count items are misjudged
    types-first-alone | evaluates only the first type of an attachment | a file that is also a URL is refused
    type-case | minds the case of type identifiers | PUBLIC.PNG is not an image
    type-parents | knows no types above a type | a PNG is not an image
    type-grandparents | knows only the next types above a type | a PNG is not data
    type-unknown-is-data | takes an unknown type for data | every file conforms to data
    type-reversed | asks whether the right type conforms to the left one | an image is a PNG
    type-prefix | compares the beginnings of type identifiers | public.url-name is a URL
    types-declared | ignores the types of a bundle | an app's own documents are refused
    types-redeclared | lets a bundle change the types of the system | a bundle turns every image into text
    space-kinds | knows only SPACE, TAB and LF as white space | a rule of an old editor is refused
    space-wanted | wants white space between all tokens | a short rule is refused
    keyword-case | knows keywords only in upper case | every second public rule is refused
    keyword-as-key | takes a keyword for a key | a key named first is another thing
    escaped-key | does not know #name | a key that is a keyword cannot be named
    name-characters | allows only letters in names | $item2 is refused
    name-separated | lets white space follow a $ | a malformed rule passes
    hyphen-names | ends UTI-EQUALS at any character | UTI-EQUALS2 is an operator
    string-quotes | knows one kind of quotation marks | half of the public rules are refused
    string-escapes | keeps backslashes in strings | a quotation mark cannot be written
    string-code-units | reads an escape of a code unit as a character | characters beyond the BMP are broken
    string-half-pair | takes half of a surrogate pair | a string without an encoding goes around
    string-hex-signs | accepts a sign among hexadecimal digits | a malformed escape passes
    string-lines | ends a string at the end of a line | a rule with a long string is refused
    number-bases | knows only decimal numbers | 0x10 is refused
    number-exponents | knows no exponents | 1e1 is refused
    number-run-on | lets letters follow a number | 1x is a number
    number-infinite | takes a number that is out of range | infinity is counted with
    number-point | lets a number end with a point | 1. is a number
    and-or-level | gives AND and OR the same precedence | A OR B AND C is misjudged
    or-first | lets OR bind closer than AND | A AND B OR C is misjudged
    not-loose | lets NOT reach over AND | NOT A AND B is misjudged
    symbol-operators | knows only the words, not &&, || and ! | rules of programmers are refused
    operator-spellings | knows one spelling of each operator | =< and <> are refused
    parenthesised-value | takes every ( for that of a predicate | (1 + 1) == 2 is refused
    value-alone | takes a value for a predicate | TRUE is a rule
    quantified-parenthesis | accepts a quantifier before a predicate | ANY (a == b) passes
    minus-loose | lets a minus reach over operators | -1 + 2 is -3
    options-unread | knows no options after an operator | ==[c] is refused
    options-unchecked | takes any letters as options | ==[x] passes
    path-as-call | reads a call as a key | a rule with a function is misread
    error-place | reports errors at the start of the rule | the author cannot find the fault
    error-at-last-token | reports errors after the token | the place is off by one token
    error-lines | knows only LF as the end of a line | places are off in files of Windows
    error-columns | counts bytes or UTF-16 units in columns | places are off after an emoji
    error-unfinished | reports a string without its end at the end of the rule | the author cannot find where the string begins
    error-accepted | takes a string that is not a predicate | a broken rule passes
    limit-bytes | reads a rule of any length | a hostile rule takes memory
    limit-tokens | reads any number of tokens | a hostile rule takes memory
    limit-levels | nests without a bound | a hostile rule ends the program
    limit-narrow | refuses rules within the limits | a long rule that a system takes is refused
    limit-steps | evaluates without a bound | a hostile rule takes hours
    boolean-numbers | keeps Booleans and numbers apart | TRUE == 1 does not hold
    root-keys | looks for keys in the element of a SUBQUERY | a rule that reaches out is undecided
    key-unknown | takes an unknown key for NULL | NOT unknown == 1 holds
    key-of-collection | gives no values for a key of a collection | extensionItems.attachments is undecided
    key-flattened | joins the values of a key of a collection | the items are counted as attachments
    variable-outer | lets an outer variable win | nested SUBQUERYs of one name are misjudged
    variable-unbound | takes an unbound variable for NULL | a rule with a misspelt variable is offered
    count-of-anything | counts the elements of a value that is not a collection | the count of a string is its length
    operators-of-collections | evaluates @sum and the like | such a rule seems to work
    index-base | counts elements from 1 | [0] is nothing
    index-outside | takes an element that is not there for NULL | NOT of it holds
    index-ends | confuses FIRST and LAST | the main attachment is another one
    index-ends-of-nothing | fails at FIRST of an empty collection | the rule is undecided
    index-size | does not know SIZE | the rule is undecided
    index-fraction | cuts the fraction of an index | [0.5] is an element
    null-strict | evaluates no key of NULL | a rule about nothing is undecided
    null-ordered | gives NULL a place in the order | NULL is less than 1
    null-equal | takes NULL for 0 or for an empty string | an absent value is counted
    arithmetic-order | evaluates sums before products | 1 + 2 * 3 is 9
    arithmetic-right | calculates from right to left | 8 - 4 - 2 is 6
    division-of-integers | divides integers as reals | 7 / 2 is not 3
    division-rounded | rounds the quotient of integers downwards | -7 / 2 is -4
    division-by-zero | takes a division by zero for infinity | the rule is evaluated
    arithmetic-of-strings | adds strings | 'a' + 'b' has a value
    collection-literals | knows no collections in braces | IN {1, 2} is refused
    collection-equality | compares collections as sets | {1, 2} == {2, 1} holds
    kinds-equal | compares the texts of values of different kinds | 1 == '1' holds
    objects-equal | compares objects by their content | two attachments are the same
    subquery-of-anything | takes a value for a collection of one | SUBQUERY of a string is evaluated
    call-evaluated | evaluates calls | a call has a value
    matches-evaluated | evaluates MATCHES | a verdict depends on an engine
    order-of-kinds | compares values of different kinds by order | 'a' < 1 has a verdict
    order-inclusive | confuses < and <= | counts are off by one
    between-exclusive | leaves the bounds out of BETWEEN | 1 BETWEEN {1, 3} does not hold
    between-swapped | exchanges the bounds of BETWEEN | 2 BETWEEN {3, 1} holds
    between-null | compares before it knows that a bound is NULL | a rule about an absent value is undecided
    between-bounds | takes any number of bounds | BETWEEN {1} has a verdict
    in-as-part | looks for a part of an element | 'pub' IN {'public.url'} holds
    in-strings | knows only collections in IN and CONTAINS | a part of a string is undecided
    in-reversed | exchanges the sides of IN or CONTAINS | a part contains the whole
    begins-ends | confuses BEGINSWITH and ENDSWITH | a prefix is a suffix
    empty-part | takes the empty string for no part | every rule with '' is misjudged
    like-prefix | lets LIKE match a part | 'public' matches public.url
    like-wildcards | knows no ? or no * | LIKE only compares texts
    like-greedy | tries one length for each * | '*a*b' misses a match
    like-escapes | takes an escaped wildcard for a wildcard | a star cannot be looked for
    like-bytes | lets ? match a byte | é needs two of them
    strings-folded | ignores case without an option | PUBLIC.URL == 'public.url' holds
    strings-normalised | compares strings by canonical equivalence | é is e and a mark
    option-case | ignores [c] | 'A' ==[c] 'a' does not hold
    option-marks | ignores [d] | 'é' ==[d] 'e' does not hold
    option-normalised | lets [n] ignore case | 'A' ==[cn] 'a' holds
    option-everywhere | knows options only for == | IN[c] minds case
    option-of-numbers | wants strings where there are options | 1 ==[c] 1 is undecided
    type-of-anything | answers no to UTI-CONFORMS-TO of a collection | NOT of it holds
    any-as-all | wants ANY to hold for each element | one wrong type hides an extension
    all-as-any | is content with one element for ALL | one right type shows an extension
    none-as-not-all | takes NONE for NOT ALL | one wrong type shows an extension
    some-unknown | does not know SOME | such a rule is refused
    all-of-nothing | answers no to ALL of nothing | an attachment without types is misjudged
    any-of-nothing | answers yes to ANY of nothing | an attachment without types is misjudged
    quantifier-of-anything | takes a value for a collection of one after a quantifier | the rule has a verdict
    quantified-right | does not evaluate the right side for an empty collection | the rule has a verdict
    eager | evaluates what does not matter any more | a guard does not help
    wanton | stops before what decides | a later clause is ignored
    dictionary-key | does not know a key of dictionary rules | most dictionary rules are misjudged
    dictionary-unknown-keys | minds unknown keys | a rule with a newer key is misjudged
    class-text | takes only plain text for Text | HTML is refused
    class-web-url | takes file URLs for WebURL | a file is mistaken for a page
    class-file | takes only file URLs for File | a PDF is refused
    class-file-media | leaves images, movies, texts or URLs out of File | a picture is not a file
    class-web-page | takes web pages for URLs | a page is refused
    class-of-first-type | classes an attachment by its first type | a picture with a URL is not a URL
    count-kinds | knows only integers as counts | a count as a string is lost
    count-of-anything-else | takes any value for a count of 1 | an array accepts text
    count-sign | takes a string with a sign for a count | +1 accepts an image
    count-digits | takes a string of many digits for none | 0000000001 accepts nothing
    count-negative | takes a negative count for no limit | -1 accepts everything
    count-zero | takes 0 for no limit | 0 accepts everything
    class-limit | ignores the maximum count of a class | ten pictures are offered for one
    class-limit-own | counts attachments only for the first class | pictures are not files any more
    class-limit-absent | lets a class that is not accepted set a limit | a rule is too strict
    text-limit | limits texts to one | two texts are refused
    version-one-fuzzy | is content with one attachment in version 1 | a rule of version 1 is too wide
    version-two-strict | wants each attachment accepted in version 2 | a rule of version 2 is too narrow
    version-three | knows only versions 1 and 2 | a newer rule is evaluated like version 1
    count-text-of-keys | reads texts under SupportsText, DictionaryVersion or UsesStrictMatching other than as counts | a rule accepts too much
    strict-matching | ignores UsesStrictMatching | a rule is too wide
    strict-negative | treats a negative UsesStrictMatching as true | a rule is too narrow
    strict-in-one | lets UsesStrictMatching of false make version 1 wide | a rule is too wide
    total-least | ignores the minimum number of attachments | one is offered where two are needed
    total-greatest | ignores the maximum number of attachments | too many are offered
    total-accepts | lets the number of attachments accept something | a rule without a class is offered
    nothing-offered | offers a rule for nothing | an empty share shows extensions
    dictionary-items | counts the attachments of only one item | several items are misjudged
"""

G = Group("rules", "Activation rules", "30 31 32 33 34", NOTES)


def item(*attachments: str) -> list[list[list[str]]]:
    """One extension item; each attachment is its types with spaces between."""
    return [[one.split() for one in attachments]]


URL, PNG, BOTH = item("public.url"), item("public.png"), item("public.url", "public.png")
NOTHING: list[Any] = [[]]


def rules(topic: str, items: Any, *rows: tuple[str, ...]) -> None:
    """Vectors of a topic: id, clause, flags, verdict or error, and the predicate."""
    for id, clause, flags, verdict, rule in rows:
        also = "30.1.3 32.3.3" if " " in verdict else ""
        G.evaluate(f"{topic}.{id}", clause, rule, items, verdict, flags=flags, also=also)


def some(predicate: str) -> str:
    """A rule about the attachments of an item."""
    return f"SUBQUERY(extensionItems[0].attachments, $a, {predicate}).@count > 0"


def typed(operator: str, type: str) -> str:
    return some(f'ANY $a.registeredTypeIdentifiers {operator} "{type}"')


CONFORMS, EQUALS = "UTI-CONFORMS-TO", "UTI-EQUALS"
TYPE = "extensionItems[0].attachments[0].registeredTypeIdentifiers"

G.evaluate("kind.number-is-refused", "30.1.2", 5, URL, "rule.type", flags="rule-kind-taken")
G.evaluate("kind.array-is-refused", "30.1.2", ["TRUEPREDICATE"], URL, "rule.type", flags="rule-kind-taken")
G.evaluate("kind.predicate-is-a-string", "30.1.2", "TRUEPREDICATE", URL, "yes", flags="rule-said-no", also="30.1.1 33.3.2")
G.evaluate("kind.dictionary", "30.1.2", {"NSExtensionActivationSupportsText": True}, item("public.text"), "yes", flags="rule-said-no dictionary-key", also="30.1.1")

# Items, verdicts, types

for id, items, rule, verdict, flags in [
    ("no-item", [], "extensionItems.@count == 0", "yes", "rule-said-no"),
    ("item-without-attachments", NOTHING, "extensionItems[0].attachments.@count == 0", "yes", "rule-said-no"),
    ("attachment-without-types", item(""), TYPE + ".@count == 0", "yes", "rule-said-no"),
    ("items-are-counted-apart", [*URL, *PNG], "extensionItems.@count == 2", "yes", "items-joined"),
    ("attachments-of-each-item", [*URL, *BOTH], "SUBQUERY(extensionItems, $i, $i.attachments.@count == 2).@count == 1", "yes", "items-joined"),
    ("second-type-counts", item("com.example.a public.url"), typed(CONFORMS, "public.url"), "yes", "types-first-alone"),
    ("types-keep-their-order", item("public.png public.url"), TYPE + "[1] == 'public.url'", "yes", "types-first-alone"),
]:
    G.evaluate("items." + id, "31.1.1", rule, items, verdict, flags=flags)
rules(
    "verdict", URL,
    ("not-does-not-turn-it", "31.1.2", "undecided-as-no", "undecided", "NOT $x == 1"),
    ("of-a-part-is-that-of-the-rule", "31.1.2", "undecided-as-no", "undecided", "$x == 1 OR TRUEPREDICATE"),
    ("in-a-subquery", "31.1.2", "undecided-as-no", "undecided", "SUBQUERY(extensionItems, $i, $i.name == 1).@count == 0"),
)  # fmt: skip
for id, type, rule_type, verdict, flags in [
    ("itself", "com.example.draft", "com.example.draft", "yes", "rule-said-no"),
    ("png-is-an-image", "public.png", "public.image", "yes", "type-parents"),
    ("png-is-data", "public.png", "public.data", "yes", "type-grandparents"),
    ("png-is-an-item", "public.png", "public.item", "yes", "type-grandparents"),
    ("image-is-no-png", "public.image", "public.png", "no", "type-reversed"),
    ("png-is-no-text", "public.png", "public.text", "no", "rule-said-yes"),
    ("file-url-is-a-url", "public.file-url", "public.url", "yes", "type-parents"),
    ("folder-is-a-directory", "public.folder", "public.directory", "yes", "type-parents"),
    ("folder-is-no-data", "public.folder", "public.data", "no", "rule-said-yes"),
    ("folder-is-an-item", "public.folder", "public.item", "yes", "type-grandparents"),
    ("property-list-is-data", "com.apple.property-list", "public.data", "yes", "type-parents"),
    ("utf-8-text-is-text", "public.utf8-plain-text", "public.text", "yes", "type-grandparents"),
    ("svg-is-an-image", "public.svg-image", "public.image", "yes", "type-parents"),
    ("svg-is-text", "public.svg-image", "public.text", "yes", "type-parents"),
    ("case-on-the-left", "PUBLIC.PNG", "public.image", "yes", "type-case"),
    ("case-on-the-right", "public.png", "Public.Image", "yes", "type-case"),
    ("unknown-is-no-data", "com.example.draft", "public.data", "no", "type-unknown-is-data"),
    ("longer-name-is-another-type", "public.url.example", "public.url", "no", "type-prefix"),
]:
    G.evaluate("types." + id, "31.2.1", typed(CONFORMS, rule_type), item(type), verdict, flags=flags)
DECLARED = {"com.example.draft": ["com.example.text"], "com.example.text": ["public.plain-text"], "public.png": ["public.text"]}
G.evaluate("types.declared", "31.2.2", typed(CONFORMS, "public.text"), item("com.example.draft"), "yes", types=DECLARED, flags="types-declared")
G.evaluate("types.declared-in-a-dictionary", "31.2.2", {"NSExtensionActivationSupportsText": 1}, item("com.example.draft"), "yes", types=DECLARED, flags="types-declared")
G.evaluate("types.declared-again", "31.2.2", typed(CONFORMS, "public.text"), item("public.png"), "no", types=DECLARED, flags="types-redeclared")

# Text

rules(
    "text", URL,
    ("all-kinds-of-white-space", "32.1.1", "space-kinds", "yes", "1\t==\n1\r\fAND\v1 == 1"),
    ("no-white-space", "32.1.1", "space-wanted", "yes", "extensionItems.@count==1&&1<2"),
    ("words-need-white-space", "32.1.1", "error-accepted", "rule.syntax 1:17", "NOTTRUEPREDICATE"),
    ("keywords-in-any-case", "32.1.2", "keyword-case", "yes", "not FalsePredicate aNd subquery(extensionItems, $i, truepredicate).@count == 1"),
    ("operators-in-any-case", "32.1.2", "keyword-case", "yes", "any {'a'} uti-Equals 'A'"),
    ("names-have-digits-and-underscores", "32.1.2", "name-characters", "yes", "SUBQUERY(extensionItems, $_item_2, $_item_2.attachments.@count == 1).@count == 1"),
    ("longer-operator-is-none", "32.1.2", "hyphen-names", "rule.syntax 1:5", "'a' UTI-EQUALS2 'a'"),
    ("keyword-is-no-key", "32.1.3", "keyword-as-key", "rule.syntax 1:19", "extensionItems[0].first == 1"),
    ("keyword-after-a-dollar-sign", "32.1.3", "keyword-as-key", "yes", "SUBQUERY(extensionItems, $first, $first.attachments.@count == 1).@count == 1"),
    ("key-after-a-number-sign", "32.1.3", "escaped-key", "yes", "#extensionItems[0].#attachments.@count == 1"),
    ("keyword-after-a-number-sign", "32.1.3", "escaped-key", "undecided", "extensionItems[0].#first == 1"),
    ("space-after-a-dollar-sign", "32.1.3", "name-separated", "rule.syntax 1:1", "$ x == 1"),
    ("space-after-an-at-sign", "32.3.1", "name-separated", "rule.syntax 1:16", "extensionItems.@ count == 1"),
    ("both-quotation-marks", "32.1.4", "string-quotes", "yes", "'a\"' == \"a\\\"\" AND \"b'\" == 'b\\''"),
    ("escapes", "32.1.4", "string-escapes", "yes", "'\\n\\t\\r\\\\\\x' == '\n\t\r\\\\x'"),
    ("escaped-code-unit", "32.1.4", "string-escapes", "yes", "'\\u00e9\\u0041' == '\u00e9A'"),
    ("escaped-surrogate-pair", "32.1.4", "string-code-units", "yes", "'\\ud83d\\ude00' == '\U0001f600'"),
    ("half-a-surrogate-pair", "32.3.2", "string-half-pair", "rule.syntax 1:7", "1 == '\\ud83d'"),
    ("second-half-alone", "32.3.2", "string-half-pair", "rule.syntax 1:2", "'\\ude00\\ud83d' == 1"),
    ("first-half-twice", "32.3.2", "string-half-pair", "rule.syntax 1:3", "'a\\ud83d\\ud83d' == 1"),
    ("escape-with-three-digits", "32.3.2", "string-hex-signs", "rule.syntax 1:2", "'\\u12g4' == 1"),
    ("escape-with-a-sign", "32.3.2", "string-hex-signs", "rule.syntax 1:2", "'\\u-000' == 1"),
    ("escape-with-a-plus-sign", "32.3.2", "string-hex-signs", "rule.syntax 1:2", "'\\u+041' == 1"),
    ("string-of-two-lines", "32.1.4", "string-lines", "yes", "'a\nb' == 'a\\nb'"),
    ("numbers-of-other-bases", "32.1.5", "number-bases", "yes", "0x1F == 31 AND 0XfF == 255 AND 0o17 == 15 AND 0b101 == 5"),
    ("numbers-with-exponents", "32.1.5", "number-exponents", "yes", "1e2 == 100 AND 1.5E+1 == 15 AND 25e-1 == 2.5"),
    ("number-with-a-letter", "32.3.2", "number-run-on", "rule.syntax 1:6", "1 == 12a"),
    ("number-of-no-base", "32.3.2", "number-run-on", "rule.syntax 1:1", "0xg == 1"),
    ("number-with-a-wrong-digit", "32.3.2", "number-run-on", "rule.syntax 1:1", "0b12 == 1"),
    ("number-that-is-too-great", "32.3.2", "number-infinite", "rule.syntax 1:1", "1e999 > 1"),
    ("number-with-a-point-alone", "32.1.5", "number-point", "rule.syntax 1:4", "1. == 1"),
)  # fmt: skip
rules(
    "grammar", URL,
    ("and-binds-closer-than-or", "32.2.2", "and-or-level or-first", "yes", "TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE"),
    ("or-after-and", "32.2.2", "or-first", "yes", "FALSEPREDICATE AND FALSEPREDICATE OR TRUEPREDICATE"),
    ("parentheses-come-first", "32.2.1", "rule-said-yes", "no", "(TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE"),
    ("not-binds-closest", "32.2.2", "not-loose", "no", "NOT FALSEPREDICATE AND FALSEPREDICATE"),
    ("not-of-not", "32.2.1", "rule-said-no", "yes", "NOT NOT TRUEPREDICATE"),
    ("not-of-parentheses", "32.2.1", "not-loose", "yes", "NOT (TRUEPREDICATE AND FALSEPREDICATE)"),
    ("signs-for-words", "32.2.1", "symbol-operators", "yes", "!(1 == 2) && (1 == 2 || 1 == 1)"),
    ("spellings-of-operators", "32.2.1", "operator-spellings", "yes", "1 = 1 AND 1 <> 2 AND 1 != 2 AND 1 =< 1 AND 2 => 1"),
    ("quantifier-binds-one-comparison", "32.2.2", "rule-said-yes", "no", "ANY {1, 2} == 1 AND 1 == 2"),
    ("value-in-parentheses", "32.2.3", "parenthesised-value", "yes", "(1 + 1) == 2"),
    ("sum-after-parentheses", "32.2.3", "parenthesised-value", "yes", "(1) + 1 == 2"),
    ("path-after-parentheses", "32.2.3", "parenthesised-value", "yes", "(extensionItems).@count == 1"),
    ("value-in-two-parentheses", "32.2.3", "parenthesised-value", "yes", "((1) + (1)) * 2 == 4"),
    ("predicate-in-two-parentheses", "32.2.3", "rule-said-no", "yes", "((1 == 1))"),
    ("value-alone", "32.2.3", "value-alone", "rule.syntax 1:15", "extensionItems"),
    ("value-alone-in-parentheses", "32.2.3", "value-alone", "rule.syntax 1:4", "(1)"),
    ("operand-that-is-a-predicate", "32.2.3", "value-alone", "rule.syntax 1:10", "(1 == 1) == 1"),
    ("quantifier-before-parentheses", "32.2.1", "quantified-parenthesis", "rule.syntax 1:8", "ANY (1 == 1)"),
    ("quantifier-before-a-predicate", "32.2.1", "quantified-parenthesis", "rule.syntax 1:5", "ANY TRUEPREDICATE"),
    ("minus-binds-closest", "32.2.4", "minus-loose", "yes", "-1 + 2 == 1 AND 2 - -1 == 3"),
    ("minus-before-a-path", "32.2.4", "minus-loose", "undecided", "-extensionItems.@count == 1"),
    ("empty-options", "32.2.1", "options-unread", "yes", "'a' ==[] 'a'"),
    ("options-of-other-letters", "32.2.1", "options-unchecked", "rule.syntax 1:8", "'a' ==[cx] 'a'"),
    ("two-words-of-options", "32.2.1", "options-unchecked", "rule.syntax 1:10", "'a' ==[c d] 'a'"),
    ("options-in-upper-case", "32.2.1", "options-unread", "yes", "'A' ==[C] 'a'"),
    ("calls-are-read", "33.1.11", "path-as-call call-evaluated", "undecided", "lowercase('A') == 'a'"),
    ("call-without-arguments", "33.1.11", "call-evaluated", "undecided", "now() == now()"),
    ("call-with-an-open-end", "32.2.1", "error-accepted", "rule.syntax 1:6", "f(1, ) == 1"),
    ("collection-with-an-open-end", "32.2.1", "error-accepted", "rule.syntax 1:10", "1 IN {1, }"),
    ("keyword-as-an-operand", "32.2.1", "keyword-as-key", "rule.syntax 1:1", "IN == 1"),
    ("subquery-without-a-variable", "32.2.1", "error-accepted", "rule.syntax 1:26", "SUBQUERY(extensionItems, i, 1 == 1).@count == 1"),
    ("subquery-without-a-predicate", "32.2.1", "value-alone", "rule.syntax 1:30", "SUBQUERY(extensionItems, $i, ).@count == 1"),
)  # fmt: skip
rules(
    "errors", URL,
    ("empty-rule", "32.3.1", "error-accepted", "rule.syntax 1:1", ""),
    ("white-space-alone", "32.3.1", "error-accepted error-at-last-token", "rule.syntax 1:3", "  "),
    ("white-space-at-the-end", "32.3.1", "error-accepted error-at-last-token", "rule.syntax 1:3", "1 "),
    ("white-space-after-an-operator", "32.3.1", "error-accepted error-at-last-token", "rule.syntax 1:8", "1 ==\t  "),
    ("line-end-at-the-end", "32.3.1", "error-accepted error-at-last-token", "rule.syntax 2:2", "1 ==\n "),
    ("rule-that-is-too-short", "32.3.1", "error-place error-at-last-token", "rule.syntax 1:5", "1 =="),
    ("first-wrong-token", "32.3.1", "error-place", "rule.syntax 1:8", "1 == 1 1"),
    ("parenthesis-that-closes-nothing", "32.3.1", "error-accepted", "rule.syntax 1:7", "1 == 1)"),
    ("parenthesis-that-is-not-closed", "32.3.1", "error-accepted", "rule.syntax 1:8", "(1 == 1"),
    ("two-operators", "32.3.1", "error-place", "rule.syntax 1:6", "1 == == 1"),
    ("connective-at-the-end", "32.3.1", "error-accepted", "rule.syntax 1:11", "1 == 1 AND"),
    ("connective-at-the-start", "32.3.1", "error-place", "rule.syntax 1:1", "AND 1 == 1"),
    ("character-of-no-token", "32.3.1", "error-place", "rule.syntax 1:6", "1 == ?"),
    ("letter-beyond-ascii", "32.3.1", "name-characters", "rule.syntax 1:1", "\u00e9 == 1"),
    ("single-ampersand", "32.3.1", "symbol-operators error-accepted", "rule.syntax 1:8", "1 == 1 & 1 == 1"),
    ("index-that-is-not-closed", "32.3.1", "error-place", "rule.syntax 1:18", "extensionItems[0 == 1"),
    ("string-that-is-not-closed", "32.3.2", "error-unfinished", "rule.syntax 1:6", "1 == 'abc"),
    ("string-that-ends-with-a-backslash", "32.3.2", "error-unfinished", "rule.syntax 1:6", "1 == 'abc\\"),
    ("string-closed-by-another-mark", "32.3.2", "error-unfinished", "rule.syntax 1:1", "'abc\" == 1"),
    ("second-line", "32.3.3", "error-lines", "rule.syntax 2:3", "1 ==\n  )"),
    ("line-of-windows", "32.3.3", "error-lines", "rule.syntax 3:1", "1\r\n==\r\n)"),
    ("line-of-an-old-system", "32.3.3", "error-lines", "rule.syntax 3:2", "1\r==\r )"),
    ("columns-are-code-points", "32.3.3", "error-columns", "rule.syntax 1:8", "'\u00e9\U0001f600' = )"),
    ("line-in-a-string", "32.3.3", "error-lines", "rule.syntax 2:4", "'a\nb' )"),
)  # fmt: skip
LONG = "'" + "a" * 59_000 + "' == 1"
for id, rule, verdict, flags in [
    ("long-text", LONG, "no", "limit-narrow"),
    ("text-that-is-too-long", "'" + "a" * 65_530 + "' == 1", "limit.rule", "limit-bytes"),
    ("many-tokens", "1 == 1" + "+0" * 7_990, "yes", "limit-narrow"),
    ("too-many-tokens", "1 == 1" + "+0" * 8_200, "limit.rule", "limit-tokens"),
    ("thirty-parentheses", "(" * 30 + "1 == 1" + ")" * 30, "yes", "limit-narrow"),
    ("too-many-parentheses", "(" * 65 + "1 == 1" + ")" * 65, "limit.rule", "limit-levels"),
    ("parentheses-without-an-end", "(" * 5_000, "limit.rule", "limit-levels"),
    ("thirty-times-not", "NOT " * 30 + "1 == 1", "yes", "limit-narrow"),
    ("too-many-times-not", "! " * 65 + "1 == 1", "limit.rule", "limit-levels"),
    ("too-many-times-minus", "1 == " + "-" * 70 + "1", "limit.rule", "limit-levels"),
    ("too-long-a-path", "extensionItems" + ".a" * 65 + " == 1", "limit.rule", "limit-levels"),
    ("too-many-indexes", "extensionItems" + "[0]" * 65 + " == 1", "limit.rule", "limit-levels"),
    ("too-many-braces", "1 IN " + "{" * 65 + "}" * 65, "limit.rule", "limit-levels"),
    ("too-many-calls", "f(" * 65 + ")" * 65 + " == 1", "limit.rule", "limit-levels"),
    ("too-many-subqueries", "SUBQUERY(a, $x, " * 65, "limit.rule", "limit-levels"),
    ("twenty-nested-subqueries", "SUBQUERY(extensionItems, $i, " * 20 + "1 == 1" + ").@count == 1" * 20, "yes", "limit-narrow"),
]:
    clause = "32.4.2" if verdict in ("yes", "no") else "32.4.1"
    G.evaluate("limits." + id, clause, rule, URL, verdict, flags=flags)
MANY = [[["com.example.a"] for _ in range(100)]]
EACH = "SUBQUERY(extensionItems[0].attachments, $a{0}, "
G.evaluate("limits.ten-thousand-comparisons", "32.4.3", f"{EACH.format(0)}{EACH.format(1)}1 == 1).@count == 100).@count == 100", MANY, "yes", flags="limit-narrow")
deep = "".join(EACH.format(level) for level in range(5)) + "1 == 2" + ").@count > 0" * 5
G.evaluate("limits.ten-thousand-million-comparisons", "32.4.3", deep, MANY, "undecided", flags="limit-steps")
G.evaluate("limits.not-of-too-many-comparisons", "32.4.3", "NOT " + deep, MANY, "undecided", flags="limit-steps undecided-as-no")

# Values

TWO = [*item("public.url", "public.png"), *item("public.jpeg")]
rules(
    "values", TWO,
    ("booleans-are-numbers", "33.1.1", "boolean-numbers", "yes", "TRUE == 1 AND NO == 0 AND YES > FALSE"),
    ("nil-is-null", "33.1.1", "rule-said-no", "yes", "NIL == NULL"),
    ("bare-key-in-a-subquery", "33.1.2", "root-keys", "yes", "SUBQUERY(extensionItems, $i, extensionItems.@count == 2).@count == 2"),
    ("self-in-a-subquery", "33.1.2", "root-keys", "yes", "SUBQUERY(extensionItems, $i, SELF.extensionItems.@count == 2).@count == 2"),
    ("unknown-key", "33.1.2", "key-unknown", "undecided", "NOT attachments == 1"),
    ("unknown-key-of-an-item", "33.1.2", "key-unknown", "undecided", "extensionItems[0].userInfo == NULL"),
    ("unknown-key-of-an-attachment", "33.1.2", "key-unknown", "undecided", "extensionItems[0].attachments[0].suggestedName == NULL"),
    ("key-of-a-string", "33.1.2", "key-unknown", "undecided", "'a'.length == 1"),
    ("key-of-a-number", "33.1.2", "key-unknown", "undecided", "(1).a == 1"),
    ("key-with-another-case", "33.1.2", "key-unknown", "undecided", "ExtensionItems.@count == 2"),
    ("key-of-a-collection", "33.1.3", "key-of-collection", "yes", "extensionItems.attachments[1].@count == 1"),
    ("values-are-not-joined", "33.1.3", "key-flattened", "yes", "extensionItems.attachments.@count == 2"),
    ("values-of-values-are-not-joined", "33.1.3", "key-flattened key-of-collection", "yes", "extensionItems.attachments.registeredTypeIdentifiers[0][1][0] == 'public.png'"),
    ("unknown-key-of-an-element", "33.1.3", "key-unknown", "undecided", "extensionItems.name.@count == 2"),
    ("inner-variable-wins", "33.1.4", "variable-outer", "yes", "SUBQUERY({1, 2}, $x, SUBQUERY({3}, $x, $x == 3).@count == 1).@count == 2"),
    ("outer-variable-is-seen", "33.1.4", "rule-said-no", "yes", "SUBQUERY({1, 2}, $x, SUBQUERY({1}, $y, $x == $y).@count == 1).@count == 1"),
    ("variable-comes-back", "33.1.4", "variable-outer", "yes", "SUBQUERY({1, 2}, $x, SUBQUERY({3}, $x, $x == 3).@count == 1 AND $x < 3).@count == 2"),
    ("unbound-variable", "33.1.4", "variable-unbound", "undecided", "$x == NULL"),
    ("variable-after-its-subquery", "33.1.4", "variable-unbound", "undecided", "SUBQUERY({1}, $x, $x == 1).@count == 1 AND $x == NULL"),
    ("variable-with-another-case", "33.1.4", "variable-unbound", "undecided", "SUBQUERY({1}, $x, $X == NULL).@count == 1"),
    ("count-of-a-collection", "33.1.5", "rule-said-no", "yes", "{1, 2, 3}.@count == 3 AND {}.@count == 0"),
    ("count-of-a-string", "33.1.5", "count-of-anything", "undecided", "'abc'.@count == 3"),
    ("count-of-an-object", "33.1.5", "count-of-anything", "undecided", "extensionItems[0].@count == 1"),
    ("sum-of-a-collection", "33.1.5", "operators-of-collections", "undecided", "{1, 2}.@sum == 3"),
    ("count-in-upper-case", "33.1.5", "operators-of-collections", "undecided", "{1}.@COUNT == 1"),
    ("count-of-the-root", "33.1.5", "count-of-anything", "undecided", "@count == 2"),
    ("index-counts-from-zero", "33.1.6", "index-base", "yes", "{5, 6}[0] == 5 AND {5, 6}[1] == 6"),
    ("index-that-is-calculated", "33.1.6", "rule-said-no", "yes", "{5, 6}[extensionItems.@count - 1] == 6"),
    ("index-that-is-too-great", "33.1.6", "index-outside index-base", "undecided", "NOT {5, 6}[2] == 5"),
    ("negative-index", "33.1.6", "index-outside", "undecided", "{5, 6}[-1] == 6"),
    ("index-of-negative-zero", "33.1.6", "index-base", "yes", "{5, 6}[-0.0] == 5"),
    ("index-with-a-fraction", "33.1.6", "index-fraction", "undecided", "{5, 6}[0.5] == 5"),
    ("index-that-is-a-string", "33.1.6", "index-fraction", "undecided", "{5, 6}['0'] == 5"),
    ("first-and-last", "33.1.6", "index-ends", "yes", "{5, 6, 7}[FIRST] == 5 AND {5, 6, 7}[LAST] == 7"),
    ("first-and-last-of-nothing", "33.1.6", "index-ends-of-nothing", "yes", "{}[FIRST] == NULL AND {}[last] == NULL"),
    ("size", "33.1.6", "index-size", "yes", "extensionItems[SIZE] == 2"),
    ("index-of-a-string", "33.1.6", "index-outside", "undecided", "'abc'[0] == 'a'"),
    ("key-of-null", "33.1.7", "null-strict", "yes", "{}[FIRST].attachments == NULL"),
    ("count-of-null", "33.1.7", "null-strict", "yes", "NULL.@count == NULL"),
    ("index-of-null", "33.1.7", "null-strict", "yes", "(NULL)[0] == NULL AND (NULL)[SIZE] == NULL"),
    ("subquery-of-null", "33.1.7", "null-strict", "yes", "SUBQUERY(NULL, $x, 1 == 1).@count == 0"),
    ("products-before-sums", "33.1.8", "arithmetic-order", "yes", "1 + 2 * 3 == 7 AND 8 - 6 / 2 == 5"),
    ("from-left-to-right", "33.1.8", "arithmetic-right", "yes", "8 - 4 - 2 == 2 AND 16 / 4 / 2 == 2"),
    ("quotient-of-integers", "33.1.8", "division-of-integers", "yes", "7 / 2 == 3"),
    ("quotient-of-negative-integers", "33.1.8", "division-rounded division-of-integers", "yes", "(-7) / 2 == -3"),
    ("quotient-of-reals", "33.1.8", "rule-said-no", "yes", "7.0 / 2 == 3.5 AND 7 / 2e0 == 3.5"),
    ("division-by-zero", "33.1.8", "division-by-zero", "undecided", "NOT 1 / 0 == 1"),
    ("division-of-reals-by-zero", "33.1.8", "division-by-zero", "undecided", "1.5 / 0.0 > 1"),
    ("sum-of-strings", "33.1.8", "arithmetic-of-strings", "undecided", "'a' + 'b' == 'ab'"),
    ("sum-with-null", "33.1.8", "null-equal", "undecided", "1 + NULL == 1"),
    ("minus-of-a-string", "33.1.8", "arithmetic-of-strings", "undecided", "-'1' == -1"),
    ("collection-in-braces", "33.1.9", "collection-literals", "yes", "{1, 'a', {}}[1] == 'a' AND {1, 'a', {}}[2].@count == 0"),
    ("subquery-keeps-what-holds", "33.1.10", "rule-said-no", "yes", "SUBQUERY({1, 2, 3}, $x, $x > 1)[0] == 2"),
    ("subquery-of-a-string", "33.1.10", "subquery-of-anything", "undecided", "SUBQUERY('abc', $x, 1 == 1).@count == 1"),
    ("subquery-of-an-object", "33.1.10", "subquery-of-anything", "undecided", "SUBQUERY(extensionItems[0], $x, 1 == 1).@count == 1"),
    ("call-as-an-argument", "33.1.11", "call-evaluated", "undecided", "f(1, 'a', {}) == NULL"),
)  # fmt: skip

# Comparisons

rules(
    "comparisons", TWO,
    ("numbers-by-value", "33.2.1", "rule-said-no", "yes", "1 == 1.0 AND 1 != 2"),
    ("kinds-differ", "33.2.1", "kinds-equal", "no", "1 == '1'"),
    ("kinds-that-differ-are-unequal", "33.2.1", "rule-said-no", "yes", "1 != '1' AND {} != NULL AND '' != NULL"),
    ("zero-is-not-null", "33.2.1", "null-equal", "no", "0 == NULL"),
    ("collections-in-order", "33.2.1", "collection-equality", "no", "{1, 2} == {2, 1}"),
    ("collections-by-element", "33.2.1", "rule-said-no", "yes", "{1, 'a'} == {1.0, 'a'} AND {1} != {1, 1}"),
    ("objects-by-identity", "33.2.1", "rule-said-no", "yes", "extensionItems[0].attachments[FIRST] == extensionItems[0].attachments[0]"),
    ("unequal-objects", "33.2.1", "rule-said-yes", "no", "extensionItems[0] == extensionItems[1]"),
    ("root-is-itself", "33.2.1", "rule-said-no", "yes", "SELF == SELF AND SELF != extensionItems"),
    ("order-with-null", "33.2.2", "null-ordered", "no", "NULL < 1 OR 1 >= NULL OR NULL <= NULL"),
    ("not-of-order-with-null", "33.2.2", "rule-said-no", "yes", "NOT NULL < 1"),
    ("strings-with-null", "33.2.2", "null-equal", "no", "NULL BEGINSWITH '' OR 'a' CONTAINS NULL OR NULL LIKE '*'"),
    ("types-with-null", "33.2.2", "rule-said-yes", "no", "NULL UTI-CONFORMS-TO 'public.data' OR 'public.data' UTI-EQUALS NULL"),
    ("between-with-null", "33.2.2", "null-ordered", "no", "NULL BETWEEN {0, 1}"),
    ("collection-with-null", "33.2.2", "rule-said-no", "yes", "NULL IN {1, NULL} AND NOT NULL IN {1}"),
    ("nothing-in-null", "33.2.2", "rule-said-yes", "no", "1 IN NULL OR NULL CONTAINS NULL"),
    ("order-of-numbers", "33.2.3", "order-inclusive", "yes", "1 < 2 AND 2 > 1 AND 1 <= 1 AND 1 >= 1 AND NOT 1 < 1 AND NOT 1 > 1"),
    ("order-of-strings", "33.2.3", "order-inclusive", "yes", "'a' < 'b' AND 'a' < 'aa' AND 'B' < 'a' AND 'a' <= 'a'"),
    ("order-by-code-point", "33.2.3", "rule-said-no", "yes", "'\\uffee' < '\\ud83d\\ude00'"),
    ("order-of-kinds", "33.2.3", "order-of-kinds", "undecided", "'1' < 2"),
    ("order-of-collections", "33.2.3", "order-of-kinds", "undecided", "{1} < {2}"),
    ("order-of-a-count", "33.2.3", "order-of-kinds", "undecided", "extensionItems > 1"),
    ("between-has-its-bounds", "33.2.4", "between-exclusive", "yes", "1 BETWEEN {1, 3} AND 3 BETWEEN {1, 3} AND 2 BETWEEN {1, 3}"),
    ("not-between", "33.2.4", "rule-said-yes", "no", "0 BETWEEN {1, 3} OR 4 BETWEEN {1, 3}"),
    ("between-in-reverse", "33.2.4", "between-swapped", "no", "2 BETWEEN {3, 1}"),
    ("between-strings", "33.2.4", "rule-said-no", "yes", "'b' BETWEEN {'a', 'c'}"),
    ("between-one-bound", "33.2.4", "between-bounds", "undecided", "1 BETWEEN {1}"),
    ("between-three-bounds", "33.2.4", "between-bounds", "undecided", "1 BETWEEN {1, 2, 3}"),
    ("between-no-collection", "33.2.4", "between-bounds", "undecided", "1 BETWEEN 1"),
    ("between-null-as-a-bound", "33.2.4", "between-null", "no", "'a' BETWEEN {NULL, 3} OR 1 BETWEEN {'a', NULL}"),
    ("between-no-collection-with-null", "33.2.4", "between-bounds", "undecided", "NULL BETWEEN 5"),
    ("in-a-collection", "33.2.5", "rule-said-no", "yes", "'public.url' IN {'public.url', 'public.png'}"),
    ("in-is-no-part-of-an-element", "33.2.5", "in-as-part", "no", "'public' IN {'public.url'}"),
    ("in-a-string", "33.2.5", "in-strings", "yes", "'lic.u' IN 'public.url'"),
    ("in-has-sides", "33.2.5", "in-reversed", "no", "'public.url' IN 'url' OR 'url' CONTAINS 'public.url'"),
    ("contains-in-a-collection", "33.2.5", "rule-said-no", "yes", "{1, 2} CONTAINS 2 AND NOT {1, 2} CONTAINS 3"),
    ("contains-in-a-string", "33.2.5", "in-strings", "yes", "'public.url' CONTAINS '.'"),
    ("types-of-an-attachment-contain", "33.2.5", "rule-said-no", "yes", TYPE + " CONTAINS 'public.url'"),
    ("in-a-number", "33.2.5", "in-strings", "undecided", "1 IN 12"),
    ("number-in-a-string", "33.2.5", "in-as-part", "undecided", "1 IN '12'"),
    ("begins", "33.2.6", "begins-ends", "yes", "'public.url' BEGINSWITH 'public.' AND NOT 'public.url' BEGINSWITH 'url'"),
    ("ends", "33.2.6", "begins-ends", "yes", "'public.url' ENDSWITH '.url' AND NOT 'public.url' ENDSWITH 'public'"),
    ("empty-strings", "33.2.6", "empty-part", "yes", "'a' BEGINSWITH '' AND 'a' ENDSWITH '' AND 'a' CONTAINS '' AND '' CONTAINS ''"),
    ("begins-with-a-longer-string", "33.2.6", "rule-said-yes", "no", "'a' BEGINSWITH 'ab' OR 'b' ENDSWITH 'ab'"),
    ("begins-of-a-number", "33.2.6", "order-of-kinds", "undecided", "12 BEGINSWITH '1'"),
    ("begins-of-a-collection", "33.2.6", "quantifier-of-anything", "undecided", "{'ab'} BEGINSWITH 'a'"),
    ("like-of-a-number", "33.2.6", "order-of-kinds", "undecided", "12 LIKE '1*'"),
    ("like-is-about-all", "33.2.7", "like-prefix", "no", "'public.url' LIKE 'public' OR 'public.url' LIKE 'url' OR 'a' LIKE ''"),
    ("like-with-wildcards", "33.2.7", "like-wildcards", "yes", "'public.url' LIKE 'public.*' AND 'abc' LIKE 'a?c' AND '' LIKE '*' AND 'abc' LIKE '*'"),
    ("like-needs-a-character", "33.2.7", "rule-said-yes", "no", "'ac' LIKE 'a?c' OR '' LIKE '?'"),
    ("like-tries-again", "33.2.7", "like-greedy", "yes", "'abab' LIKE '*ab' AND 'aXbXc' LIKE 'a*X*c' AND 'aab' LIKE '*a?'"),
    ("like-with-escapes", "33.2.7", "like-escapes", "yes", "'a*' LIKE 'a\\\\*' AND NOT 'ab' LIKE 'a\\\\*' AND NOT 'ab' LIKE 'a\\\\?'"),
    ("like-with-a-code-point", "33.2.7", "like-bytes", "yes", "'\u00e9' LIKE '?' AND '\U0001f600' LIKE '?'"),
    ("like-dots-are-dots", "33.2.7", "rule-said-yes", "no", "'public-url' LIKE 'public.url'"),
    ("strings-mind-case", "33.2.8", "strings-folded", "no", "'PUBLIC.URL' == 'public.url' OR 'A' IN {'a'} OR 'A' LIKE 'a'"),
    ("strings-are-not-normalised", "33.2.8", "strings-normalised", "no", "'\u00e9' == 'e\u0301'"),
    ("option-c", "33.2.8", "option-case", "yes", "'ABC' ==[c] 'abc' AND '\u00c9' ==[c] '\u00e9'"),
    ("option-d", "33.2.8", "option-marks", "yes", "'caf\u00e9' ==[d] 'cafe' AND 'cafe\u0301' ==[d] 'caf\u00e9'"),
    ("option-d-minds-case", "33.2.8", "strings-folded", "no", "'\u00c9' ==[d] 'e'"),
    ("options-c-and-d", "33.2.8", "option-case option-marks", "yes", "'CAF\u00c9' ==[cd] 'cafe' AND 'CAF\u00c9' ==[Dc] 'cafe'"),
    ("option-n", "33.2.8", "option-normalised", "no", "'A' ==[cn] 'a' OR '\u00e9' ==[nd] 'e'"),
    ("options-of-every-operator", "33.2.8", "option-everywhere", "yes", "'A' IN[c] {'a'} AND 'AB' CONTAINS[c] 'b' AND 'AB' BEGINSWITH[c] 'a' AND 'AB' ENDSWITH[c] 'b' AND 'AB' LIKE[c] 'a*'"),
    ("options-of-order", "33.2.8", "option-everywhere", "yes", "NOT 'B' <[c] 'a' AND 'B' BETWEEN[c] {'a', 'c'} AND NOT 'B' !=[c] 'b'"),
    ("options-of-collections", "33.2.8", "option-everywhere", "yes", "{'A', {'b'}} ==[c] {'a', {'B'}}"),
    ("options-of-numbers", "33.2.8", "option-of-numbers", "yes", "1 ==[cd] 1"),
    ("type-operators-ignore-options", "33.2.8", "rule-said-no", "yes", "'public.png' UTI-EQUALS[n] 'PUBLIC.PNG' AND 'public.PNG' UTI-CONFORMS-TO[d] 'public.image'"),
    ("equal-types", "33.2.9", "type-case", "yes", "'Public.PNG' UTI-EQUALS 'public.png'"),
    ("equal-types-do-not-conform", "33.2.9", "rule-said-yes", "no", "'public.png' UTI-EQUALS 'public.image'"),
    ("case-beyond-ascii", "33.2.9", "rule-said-yes", "no", "'r\u00c9sum\u00e9' UTI-EQUALS 'r\u00e9sum\u00e9'"),
    ("types-of-a-collection", "33.2.9", "type-of-anything quantifier-of-anything", "undecided", TYPE + " UTI-CONFORMS-TO 'public.url'"),
    ("type-that-is-a-number", "33.2.9", "type-of-anything", "undecided", "1 UTI-EQUALS '1'"),
    ("any-and-some", "33.2.10", "any-as-all some-unknown", "yes", "ANY {1, 2} == 2 AND SOME {1, 2} == 2"),
    ("any-of-none", "33.2.10", "rule-said-yes", "no", "ANY {1, 2} == 3"),
    ("all-of-each", "33.2.10", "rule-said-no", "yes", "ALL {1, 2} > 0"),
    ("all-but-one", "33.2.10", "all-as-any", "no", "ALL {1, 2} > 1"),
    ("none-of-each", "33.2.10", "rule-said-no", "yes", "NONE {1, 2} == 3"),
    ("none-but-one", "33.2.10", "none-as-not-all", "no", "NONE {1, 2} == 2"),
    ("all-and-none-of-nothing", "33.2.10", "all-of-nothing", "yes", "ALL {} == 1 AND NONE {} == 1"),
    ("any-of-nothing", "33.2.10", "any-of-nothing", "no", "ANY {} == 1"),
    ("quantifier-before-a-number", "33.2.10", "quantifier-of-anything", "undecided", "ANY 1 == 1"),
    ("quantifier-before-null", "33.2.10", "quantifier-of-anything", "undecided", "ALL NULL == 1"),
    ("quantifier-before-a-string", "33.2.10", "quantifier-of-anything", "undecided", "NONE 'a' == 'b'"),
    ("right-side-beside-nothing", "33.2.10", "quantified-right", "undecided", "ANY {} == $x"),
    ("any-of-collections", "33.2.10", "type-of-anything key-flattened", "undecided", "ANY extensionItems.attachments UTI-CONFORMS-TO 'public.url'"),
    ("quantifiers-of-types", "33.2.10", "any-as-all", "yes", "ANY extensionItems[0].attachments[1].registeredTypeIdentifiers UTI-CONFORMS-TO 'public.image' AND NONE " + TYPE + " UTI-CONFORMS-TO 'public.image'"),
    ("matches", "33.2.11", "matches-evaluated", "undecided", "'a' MATCHES 'a'"),
    ("not-matches", "33.2.11", "matches-evaluated", "undecided", "NOT 'a' MATCHES 'b'"),
)  # fmt: skip
rules(
    "connectives", TWO,
    ("or-stops-at-what-holds", "33.3.1", "eager", "yes", "1 == 1 OR $x == 1"),
    ("and-stops-at-what-does-not", "33.3.1", "eager", "no", "1 == 2 AND $x == 1"),
    ("or-goes-on", "33.3.1", "wanton", "undecided", "1 == 2 OR $x == 1"),
    ("and-goes-on", "33.3.1", "wanton", "undecided", "1 == 1 AND $x == 1"),
    ("left-comes-first", "33.3.1", "eager undecided-as-no", "undecided", "$x == 1 OR 1 == 1"),
    ("any-stops", "33.3.1", "eager", "yes", "ANY {1, 'a'} < 2"),
    ("all-stops", "33.3.1", "eager", "no", "ALL {3, 'a'} < 2"),
    ("none-stops", "33.3.1", "eager", "no", "NONE {1, 'a'} < 2"),
    ("any-goes-on", "33.3.1", "wanton", "undecided", "ANY {3, 'a'} < 2"),
    ("subquery-asks-each", "33.3.1", "wanton", "undecided", "SUBQUERY({1, 'a'}, $x, $x < 2).@count > 0"),
    ("three-clauses", "33.3.1", "wanton", "no", "1 == 1 AND 1 == 1 AND 1 == 2"),
    ("true-and-false", "33.3.2", "rule-said-no", "yes", "TRUEPREDICATE AND NOT FALSEPREDICATE"),
    ("false-alone", "33.3.2", "rule-said-yes", "no", "FALSEPREDICATE"),
)  # fmt: skip

G.evaluate(
    "comparisons.equal-attachments-are-not-the-same", "33.2.1", "extensionItems[0].attachments[0] == extensionItems[0].attachments[1]",
    item("public.url", "public.url"), "no", flags="objects-equal",
)  # fmt: skip

# Rules as apps write them; the words are our own

PAGE = "SUBQUERY(extensionItems, $item, SUBQUERY($item.attachments, $attachment, ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO \"{}\").@count == {}).@count == 1"
EACH_ITEM = "SUBQUERY(extensionItems, $item, SUBQUERY($item.attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO \"public.image\").@count == $item.attachments.@count).@count == extensionItems.@count"
for id, rule, items, verdict, flags in [
    ("one-link", PAGE.format("public.url", 1), URL, "yes", "rule-said-no"),
    ("one-link-of-two", PAGE.format("public.url", 1), item("public.url", "public.url"), "no", "rule-said-yes"),
    ("link-beside-a-picture", PAGE.format("public.url", 1), BOTH, "yes", "rule-said-no"),
    ("pictures-alone", EACH_ITEM, item("public.png", "public.jpeg"), "yes", "type-parents"),
    ("pictures-and-a-link", EACH_ITEM, BOTH, "no", "rule-said-yes"),
    ("no-attachment-is-as-many-as-none", EACH_ITEM, NOTHING, "yes", "rule-said-no"),
    ("all-of-attachments-without-types", "ALL extensionItems[0].attachments[0].registeredTypeIdentifiers == 'a'", item(""), "yes", "all-of-nothing"),
]:
    G.evaluate("apps." + id, "33.1.10", rule, items, verdict, flags=flags, also="33.2.9 33.2.10")

# Dictionary rules

KEY = "NSExtensionActivation"


def counted(id: str, clause: str, rule: dict[str, Any], items: Any, verdict: str, flags: str, also: str = "") -> None:
    """A dictionary rule; the keys are those of Apple without what all begin with."""
    G.evaluate("dictionary." + id, clause, {KEY + key: value for key, value in rule.items()}, items, verdict, flags=flags, also=also)


TEXT, PDF, FOLDER, MOVIE, PAGE_OF_SAFARI, FILE = (item(one) for one in "public.plain-text com.adobe.pdf public.folder public.mpeg-4 com.apple.property-list public.file-url".split())
for name, key, own, other in [
    ("text", "SupportsText", TEXT, URL),
    ("web-url", "SupportsWebURLWithMaxCount", URL, TEXT),
    ("web-page", "SupportsWebPageWithMaxCount", PAGE_OF_SAFARI, URL),
    ("image", "SupportsImageWithMaxCount", PNG, MOVIE),
    ("movie", "SupportsMovieWithMaxCount", MOVIE, PNG),
]:
    counted(f"{name}-is-accepted", "34.1.1", {key: 1}, own, "yes", "dictionary-key rule-said-no", also="34.1.2")
    counted(f"{name}-accepts-no-other", "34.1.2", {key: 1}, other, "no", "rule-said-yes")
counted("file-is-accepted", "34.1.1", {"SupportsFileWithMaxCount": 1}, PDF, "yes", "dictionary-key class-file", also="34.1.2")
for name, items, verdict, flags in [
    ("folder", FOLDER, "yes", "class-file"), ("file-url", FILE, "yes", "rule-said-no"), ("image", PNG, "yes", "class-file-media"), ("movie", MOVIE, "yes", "class-file-media"),
    ("text", TEXT, "yes", "class-file-media"), ("url", URL, "yes", "class-file-media"), ("unknown-type", item("com.example.draft"), "no", "rule-said-yes"),
]:  # fmt: skip
    counted(f"file-and-{name}", "34.1.2", {"SupportsFileWithMaxCount": 1}, items, verdict, flags)
counted("text-is-any-text", "34.1.2", {"SupportsText": True}, item("public.html"), "yes", "class-text")
counted("web-url-is-no-file-url", "34.1.2", {"SupportsWebURLWithMaxCount": 1}, FILE, "no", "class-web-url")
counted("web-page-is-no-url", "34.1.2", {"SupportsWebURLWithMaxCount": 1}, PAGE_OF_SAFARI, "no", "class-web-page")
counted("second-type-counts", "34.1.2", {"SupportsWebURLWithMaxCount": 1}, item("public.png public.url"), "yes", "class-of-first-type")
counted("url-and-file-url-of-one-attachment", "34.1.2", {"SupportsWebURLWithMaxCount": 1}, item("public.file-url public.url"), "yes", "class-web-url")
counted("items-count-together", "34.1.2", {"SupportsImageWithMaxCount": 1}, [*PNG, *PNG], "no", "dictionary-items")
counted("items-count-together-at-least", "34.1.2", {"SupportsImageWithMaxCount": 2, "SupportsAttachmentsWithMinCount": 2}, [*PNG, *PNG], "yes", "dictionary-items")
counted("unknown-keys", "34.1.1", {"SupportsText": True, "SupportsAudioWithMaxCount": 1, "DictionaryVersionX": 2}, TEXT, "yes", "dictionary-unknown-keys")
counted("unknown-key-accepts-nothing", "34.1.1", {"SupportsAudioWithMaxCount": 1}, item("public.mp3"), "no", "dictionary-unknown-keys")
for name, value, verdict, flags in [
    ("boolean", True, "yes", "boolean-numbers"), ("false", False, "no", "count-zero"), ("zero", 0, "no", "count-zero"), ("string-of-digits", "1", "yes", "count-kinds"),
    ("string-of-zero", "0", "no", "count-zero"), ("string-of-letters", "YES", "no", "count-of-anything-else"), ("array", [1], "no", "count-of-anything-else"),
    ("dictionary", {"a": 1}, "no", "count-of-anything-else"), ("negative-count", -1, "no", "count-negative"), ("fraction", 1.5, "no", "count-of-anything-else"),
    ("empty-string", "", "no", "count-of-anything-else"), ("string-with-a-sign", "-1", "no", "count-negative count-of-anything-else"),
    ("string-with-a-plus-sign", "+1", "no", "count-sign"), ("string-of-ten-digits", "0000000001", "yes", "count-digits"),
]:  # fmt: skip
    counted(f"count-that-is-a-{name}", "34.1.3", {"SupportsImageWithMaxCount": value}, PNG, verdict, flags)
counted("total-that-is-an-array", "34.1.3", {"SupportsImageWithMaxCount": 9, "SupportsAttachmentsWithMaxCount": []}, PNG, "yes", "count-of-anything-else")
counted("total-that-is-negative", "34.1.3", {"SupportsImageWithMaxCount": 9, "SupportsAttachmentsWithMaxCount": -1}, PNG, "no", "count-negative")
counted("boolean-is-a-count-of-one", "34.1.3", {"SupportsImageWithMaxCount": True}, item("public.png", "public.png"), "no", "boolean-numbers class-limit")
PNGS = item("public.png", "public.jpeg", "public.heic")
counted("as-many-as-allowed", "34.1.4", {"SupportsImageWithMaxCount": 3}, PNGS, "yes", "class-limit")
counted("one-more-than-allowed", "34.1.4", {"SupportsImageWithMaxCount": 2}, PNGS, "no", "class-limit")
counted("limit-of-another-class-too", "34.1.4", {"SupportsImageWithMaxCount": 9, "SupportsFileWithMaxCount": 2}, PNGS, "no", "class-limit-own")
counted("limit-of-the-narrower-class", "34.1.4", {"SupportsImageWithMaxCount": 2, "SupportsFileWithMaxCount": 9}, PNGS, "no", "class-limit")
counted("class-that-is-not-accepted-sets-none", "34.1.4", {"SupportsImageWithMaxCount": 0, "SupportsFileWithMaxCount": 9}, PNGS, "yes", "class-limit-absent count-zero")
counted("text-has-no-limit", "34.1.4", {"SupportsText": True}, item("public.text", "public.text"), "yes", "text-limit")
ONE_IMAGE = {"SupportsImageWithMaxCount": 1}
counted("version-one-wants-each", "34.1.5", ONE_IMAGE, BOTH, "no", "version-one-fuzzy")
counted("version-one-by-name", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 1}, BOTH, "no", "version-one-fuzzy")
counted("version-two-wants-one", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 2}, BOTH, "yes", "version-two-strict")
counted("version-two-wants-one-at-least", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 2}, item("public.url", "public.text"), "no", "rule-said-yes")
counted("version-two-has-limits", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 2}, item("public.url", "public.png", "public.png"), "no", "class-limit")
counted("version-three", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 3}, BOTH, "yes", "version-three")
counted("version-zero", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 0}, BOTH, "no", "version-one-fuzzy")
counted("version-as-a-string", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": "2"}, BOTH, "yes", "count-kinds")
counted("strict-matching", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 2, "UsesStrictMatching": True}, BOTH, "no", "strict-matching")
counted("strict-matching-that-is-false", "34.1.5", {**ONE_IMAGE, "DictionaryVersion": 2, "UsesStrictMatching": False}, BOTH, "yes", "version-two-strict")
counted("strict-matching-that-is-negative", "34.1.3", {**ONE_IMAGE, "DictionaryVersion": 2, "UsesStrictMatching": -1}, BOTH, "yes", "strict-negative", "34.1.5")
for name, value, strict, newer in [("digits-and-more", "1x", "yes", "no"), ("a-space-and-digits", " 2", "yes", "no"), ("digits-alone", "2", "no", "yes")]:
    counted("strict-matching-of-" + name, "34.1.3", {**ONE_IMAGE, "DictionaryVersion": 2, "UsesStrictMatching": value}, BOTH, strict, "count-text-of-keys", "34.1.5")
    counted("version-of-" + name, "34.1.3", {**ONE_IMAGE, "DictionaryVersion": value}, BOTH, newer, "count-text-of-keys", "34.1.5")
    counted("text-of-" + name, "34.1.3", {"SupportsText": value}, [[["public.text"]]], newer, "count-text-of-keys", "34.1.4")
counted("strict-matching-in-version-one", "34.1.5", {**ONE_IMAGE, "UsesStrictMatching": False}, BOTH, "no", "strict-in-one version-one-fuzzy")
MANY_IMAGES = {"SupportsImageWithMaxCount": 9}
counted("at-least", "34.1.6", {**MANY_IMAGES, "SupportsAttachmentsWithMinCount": 2}, PNG, "no", "total-least")
counted("at-least-as-many", "34.1.6", {**MANY_IMAGES, "SupportsAttachmentsWithMinCount": 3}, PNGS, "yes", "rule-said-no")
counted("at-most", "34.1.6", {**MANY_IMAGES, "SupportsAttachmentsWithMaxCount": 2}, PNGS, "no", "total-greatest")
counted("at-most-as-many", "34.1.6", {**MANY_IMAGES, "SupportsAttachmentsWithMaxCount": 3}, PNGS, "yes", "rule-said-no")
counted("at-most-none", "34.1.6", {**MANY_IMAGES, "SupportsAttachmentsWithMaxCount": 0}, PNG, "no", "total-greatest count-zero")
counted("total-counts-what-is-not-accepted", "34.1.6", {**MANY_IMAGES, "DictionaryVersion": 2, "SupportsAttachmentsWithMaxCount": 1}, BOTH, "no", "total-greatest")
counted("total-accepts-nothing", "34.1.6", {"SupportsAttachmentsWithMaxCount": 5}, PNG, "no", "total-accepts")
counted("nothing-is-not-offered", "34.1.7", MANY_IMAGES, NOTHING, "no", "nothing-offered")
counted("no-item-is-not-offered", "34.1.7", {**MANY_IMAGES, "DictionaryVersion": 2}, [], "no", "nothing-offered")
counted("empty-rule", "34.1.7", {}, PNG, "no", "rule-said-yes")
counted("attachment-without-types", "34.1.7", MANY_IMAGES, item(""), "no", "rule-said-yes")
