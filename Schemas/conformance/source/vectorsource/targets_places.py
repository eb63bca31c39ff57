"""Share targets: each place that rejects a predicate as a value, or a value as a predicate, each relation of two values, and each row of a list that one example does not show."""

from __future__ import annotations

from . import mappings, rules
from .mappings import LINK, MAIL, PAGE, attachment, caption, form, payload, receivers, target, text
from .rows_files import made

rules.G.note("""
    predicate-as-value | accepts a predicate in parentheses for a value | a malformed rule passes, or ends the program
    predicate-continued | continues the value after a predicate | a malformed rule passes, or ends the program
    value-as-predicate | accepts a value for a predicate in parentheses or after a connective | a malformed rule passes, or ends the program
    call-of-anything | reads a parenthesis after something other than a name as a call | a malformed rule passes
    operator-as-key | takes a name after @ for a key | a rule that a system refuses is offered
    escape-before-token | finds a malformed escape before it checks the token | an error is shown at another place
    string-pair-ends | knows only some of the surrogates, or takes other code units for surrogates | a character becomes another one
    relation-of-values | confuses two operators, or treats one relation of the operands as another | a rule has the contrary verdict
    count-of-zeros | limits the digits of a count | a limit counts as absent
""")
mappings.G.note("""
    text-joined-otherwise | joins the parts of text by another character where the link has a field of its own | two texts become one word
    mail-address-empty | keeps empty addresses, or separates addresses at another character | one address becomes two
    mail-escape-digits | reads escapes in one case only, or accepts a sign or a space in an escape | text is lost, or becomes other text
    device-in-a-row | lacks the name of a device, or takes another name for one | a file cannot be saved
    name-of-a-family | lacks the name of a family of types | a file without a name is called untitled
    extension-without-a-dot | takes the end of a name without a dot for its extension | a file has none
    extension-of-a-parent | accepts no extension of a type that the type conforms to | a file has two extensions
""")

# Predicates and values (32.2.1, 32.2.3): the error is at the first token that cannot continue

R = rules.G
for flag, rows in [
    ("predicate-as-value", [
        ("on-the-right", "1 == (1 == 1)", 9), ("on-the-right-in-two-parentheses", "1 == ((1 == 1))", 10), ("after-options", "1 ==[c] (1 == 1)", 12), ("in-an-index", "{1}[(1 == 1)] == 1", 8),
        ("first-in-braces", "{(1 == 1)} == 1", 5), ("second-in-braces", "{1, (1 == 1)} == 1", 8), ("first-in-a-call", "f((1 == 1)) == 1", 6), ("second-in-a-call", "f(1, (1 == 1)) == 1", 9),
        ("first-in-a-subquery", "SUBQUERY((1 == 1), $x, 1 == 1) == 1", 13), ("after-a-plus", "1 + (1 == 1) == 2", 8), ("after-a-minus", "1 - (1 == 1) == 0", 8), ("after-a-star", "2 * (1 == 1) == 2", 8),
        ("after-a-slash", "2 / (1 == 1) == 2", 8), ("after-a-sign", "-(1 == 1) == 1", 5), ("after-a-quantifier", "ALL (1 == 1) == 1", 8), ("with-not", "1 == (NOT 1 == 1)", 7), ("without-parentheses", "1 == TRUEPREDICATE", 6),
        ("fixed", "1 == (TRUEPREDICATE)", 7), ("fixed-in-braces", "{TRUEPREDICATE} == 1", 2), ("fixed-after-a-sign", "-FALSEPREDICATE == 1", 2),
    ]),
    ("predicate-continued", [
        ("by-a-plus", "(1 == 1) + 1 == 2", 10), ("by-a-minus", "(1 == 1) - 1 == 0", 10), ("by-a-star", "(1 == 1) * 1 == 1", 10), ("by-a-slash", "(1 == 1) / 1 == 1", 10), ("by-a-key", "(1 == 1).x == 1", 9),
        ("by-an-index", "(1 == 1)[0] == 1", 9), ("by-an-operator", "(1 == 1) == 1", 10), ("after-two-parentheses", "((1 == 1)) + 1 == 2", 12), ("in-parentheses", "((1 == 1) + 1) == 2", 11), ("fixed-by-a-count", "(TRUEPREDICATE).@count == 1", 16),
        ("fixed-by-an-operator", "TRUEPREDICATE == 1", 15), ("fixed-by-a-key", "TRUEPREDICATE.x == 1", 14), ("fixed-by-an-index", "FALSEPREDICATE[0] == 1", 15),
    ]),
    ("value-as-predicate", [
        ("in-a-subquery", "SUBQUERY({1}, $x, 1) == {}", 20), ("in-parentheses-in-a-subquery", "SUBQUERY({1}, $x, (1)) == {}", 22), ("after-or", "(1 == 1 OR 2)", 13), ("after-and", "(1 == 1 AND 2)", 14), ("after-two-bars", "(1 == 1 || 2)", 13),
        ("before-or", "(1 OR 1 == 1)", 4), ("before-and", "(1 AND 1 == 1)", 4), ("before-two-ampersands", "(1 && 1 == 1)", 4), ("in-parentheses-before-or", "(1) OR 1 == 1", 5), ("in-parentheses-after-or", "1 == 1 OR (1)", 14),
        ("after-not-in-parentheses", "(NOT 1)", 7), ("after-a-mark-in-parentheses", "(!1)", 4), ("in-parentheses-after-not", "NOT (1)", 8), ("after-any", "(ANY {1})", 9), ("after-some", "(SOME {1}) == 1", 10), ("after-all", "(ALL {1}) == {1}", 9),
        ("after-none", "(NONE {1})", 10),
    ]),
    ("call-of-anything", [
        ("escaped-key", "#f(1) == 1", 3), ("collection-operator", "@count(1) == 1", 7), ("variable", "$f(1) == 1", 3), ("self", "SELF(1) == 1", 5), ("string", "'f'(1) == 1", 4), ("number", "1 (1) == 1", 3), ("key-of-a-path", "SELF.f(1) == 1", 7),
        ("escaped-key-of-a-path", "SELF.#f(1) == 1", 8), ("name-in-parentheses", "(f)(1) == 1", 4), ("call", "f(1)(1) == 1", 5), ("collection", "{1}(0) == 1", 4), ("element", "f[0](1) == 1", 5),
    ]),
    ("escape-before-token", [
        ("question-mark", "? == '\\u'", 1), ("question-mark-after-a-string", "'a' ? '\\u'", 5), ("escape-outside-of-a-string", "\\u == '\\u'", 1), ("escape-for-a-value", "1 == \\u00zz == '\\u'", 6), ("dollar", "$ '\\uZZ' == 1", 1), ("number-sign", "1 == 1 # \"\\u\"", 8),
        ("letter-beyond-ascii", "\u00e9 == '\\u'", 1), ("ampersand", "1 == 1 & 1 == '\\uD800'", 8), ("number", "1x == '\\u'", 1),
    ]),
]:  # fmt: skip
    for id, rule, column in rows:
        number = "32.3.1" if flag == "escape-before-token" else "32.2.3" if flag == "predicate-continued" else "32.2.1"
        R.evaluate(f"{flag}.{id}", number, rule, [], f"rule.syntax 1:{column}", flags=flag, also="32.3.1" if number != "32.3.1" else "")

# Escapes of surrogates (32.1.4): the ends of their ranges, and their neighbours

for id, escapes, character in [
    ("first-pair", "\\uD800\\uDC00", "\U00010000"), ("last-pair", "\\uDBFF\\uDFFF", "\U0010ffff"), ("pair-in-lower-case", "\\udabc\\udef0", "\U000bf2f0"), ("pair-in-both-cases", "\\uDbFf\\udDfF", "\U0010fdff"),
    ("last-before-the-pairs", "\\uD7FF", "\ud7ff"), ("first-after-the-pairs", "\\uE000", "\ue000"), ("last-of-four-digits", "\\uFFFF", "\uffff"), ("two-pairs", "\\uD83D\\uDE00\\uD83D\\uDE01", "\U0001f600\U0001f601"),
]:  # fmt: skip
    R.evaluate(f"string-pair-ends.{id}", "32.1.4", f"'{escapes}' == '{character}' AND '{escapes}' LIKE '{'?' * len(character)}'", [], "yes", flags="string-pair-ends")
for id, escapes in [
    ("first-half-alone", "\\uDBFF"), ("second-half-alone", "\\uDC00"), ("last-half-alone", "\\uDFFF"), ("halves-in-another-order", "\\uDC00\\uD800"), ("two-first-halves", "\\uD800\\uDBFF\\uDC00"),
    ("letter-between-halves", "\\uD83Dx\\uDE00"), ("half-before-another-escape", "\\uDBFF\\uE000"), ("half-before-a-backslash", "\\uD83D\\\\uDE00"), ("half-before-a-character", "\\uD83D\u00e9"),
]:  # fmt: skip
    R.evaluate(f"string-pair-ends.{id}", "32.1.4", f"'{escapes}' == ''", [], "rule.syntax 1:2", flags="string-pair-ends", also="32.3.2")

# @ and a key (33.1.5)

for id, rule in [
    ("root", "@extensionItems.@count == 1"), ("self", "SELF.@extensionItems.@count == 1"), ("item", "extensionItems[0].@attachments.@count == 1"), ("items", "extensionItems.@attachments.@count == 1"),
    ("attachment", "extensionItems[0].attachments[0].@registeredTypeIdentifiers != NULL"), ("variable", "SUBQUERY(extensionItems, $x, $x.@attachments != NULL).@count == 1"),
]:  # fmt: skip
    R.evaluate(f"operator-as-key.{id}", "33.1.5", rule, [[["public.url"]]], "undecided", flags="operator-as-key")

# Each operator with operands that are less, equal and greater (33.2.1, 33.2.3), and BETWEEN at each place (33.2.4)

HOLDS = {"<": (1, 0, 0), "<=": (1, 1, 0), "=<": (1, 1, 0), ">": (0, 0, 1), ">=": (0, 1, 1), "=>": (0, 1, 1), "==": (0, 1, 0), "=": (0, 1, 0), "!=": (1, 0, 1), "<>": (1, 0, 1)}
KINDS = {"integers": "1 2 10", "reals": "-0.5 0.25 1e1", "strings": "'' 'B' 'a'", "folded-strings": "'A' 'b' 'C'"}
for sign, holds in HOLDS.items():
    name = "-or-".join({"=": "equal", "<": "less", ">": "greater", "!": "not"}[one] for one in dict.fromkeys(sign))
    for kind, values in KINDS.items():
        operator = sign + "[c]" * kind.startswith("folded")
        low, middle, high = values.split()
        pairs = [(f"{low} {operator} {middle}", holds[0]), (f"{middle} {operator} {high}", holds[0]), (f"{middle} {operator} {middle}", holds[1]), (f"{middle} {operator} {low}", holds[2]), (f"{high} {operator} {middle}", holds[2])]
        spelling = "-twice" if sign == "==" else "-signs" if sign == "<>" else ""
        R.evaluate(f"relation.{name}{spelling}-of-{kind}", "33.2.1" if sign in ("==", "=", "!=", "<>") else "33.2.3", " AND ".join("NOT " * (not right) + one for one, right in pairs), [], "yes", flags="relation-of-values")
for kind, (below, low, middle, high, above) in {"integers": (0, 1, 2, 3, 4), "reals": (0.5, 1.0, 1.5, 2.5, 2.75), "strings": ("'a'", "'b'", "'bb'", "'c'", "'ca'")}.items():
    bounds = f"BETWEEN {{{low}, {high}}}"
    R.evaluate(f"relation.between-{kind}", "33.2.4", " AND ".join([f"{one} {bounds}" for one in (low, middle, high)] + [f"NOT {one} {bounds}" for one in (below, above)]), [], "yes", flags="relation-of-values")

# Counts (34.1.3)

IMAGES, ALL = (f"NSExtensionActivationSupports{name}WithMaxCount" for name in ("Image", "Attachments"))
for id, rule, wanted in [("one", {IMAGES: 9, ALL: "0" * 30 + "1"}, "no"), ("two", {IMAGES: "0" * 30 + "2"}, "yes"), ("nothing", {IMAGES: 9, ALL: "0" * 30}, "no")]:
    R.evaluate(f"counts.thirty-zeros-and-{id}", "34.1.3", rule, [[["public.png"], ["public.png"]]], wanted, flags="count-of-zeros")

# Texts beside a link that has a field of its own (35.2.1, 37.1.3)

M = mappings.G
TWO_TEXTS = (LINK, attachment(text("a")), attachment(text("b")))
OWN = target({"text": "x", "url": "u"}, "desktop")
M.export("text.two-parts-beside-a-field-for-urls", "35.2.1", OWN, payload(*TWO_TEXTS), form(("x", "a\nb"), ("u", PAGE)), flags="text-joined-otherwise", also="37.1.3")
M.export("text.content-text-and-links-beside-a-field-for-urls", "35.2.1", OWN, payload(LINK, attachment(text("a")), LINK, content_text=caption("c")), form(("x", f"c\na\n{PAGE}"), ("u", PAGE)), flags="text-joined-otherwise", also="37.1.3")

# Addresses of the fields `to` (38.2.2)

for id, url, to in [
    ("between-others-in-a-field", "?to=a@e.com,,b@e.com&", "a@e.com,b@e.com"), ("at-the-ends-of-a-field", "?to=,a@e.com,&", "a@e.com"), ("first-in-a-field-after-others", "a@e.com?to=,b@e.com&", "a@e.com,b@e.com"),
    ("in-a-field-of-its-own", "?to=a@e.com&to=&to=b@e.com&", "a@e.com,b@e.com"), ("with-a-hyphen", "a-b@e.com?to=c-d@e.com&", "a-b@e.com,c-d@e.com"), ("in-a-field-alone", "?to=,&", ""), ("before-the-fields", ",a@e.com,,b@e.com,?", "a@e.com,b@e.com"),
]:  # fmt: skip
    right = payload(attachment(text("x")), **({"parameters": receivers(f'{{"to":"{to}"}}')} if to else {}))
    M.receive(f"mail-back.address-empty-{id}" if id != "with-a-hyphen" else "mail-back.addresses-with-hyphens", "38.2.2", MAIL, {"url": f"mailto:{url}body=x"}, right, flags="mail-address-empty")

# Escapes of a URL (38.2.1)

for id, escape in [("lower-case", "%c3%a4"), ("both-cases", "%C3%a4"), ("upper-case", "%C3%A4")]:
    M.receive(f"mail-back.escape-in-{id}", "38.2.1", MAIL, {"url": f"mailto:?body={escape}"}, payload(attachment(text("\u00e4"))), flags="mail-escape-digits")
for id, escape in [("plus", "%+1"), ("minus", "%-1"), ("space", "%204% 1"), ("underscore", "%4_"), ("letter", "%4g"), ("letter-first", "%G4"), ("percent-sign", "%%41"), ("base", "%0x41"), ("wide-digits", "%\uff14\uff11")]:
    M.receive(f"mail-back.escape-with-{'an' if id[0] == 'u' else 'a'}-{id}", "38.2.1", MAIL, {"url": f"mailto:?body={escape}"}, "mailto.malformed /url", flags="mail-escape-digits")

# File names: each device, each family of media types, and each type of Appendix D that conforms to one with extensions

for top, name in [("image", "image"), ("audio", "sound"), ("video", "movie"), ("text", "text"), ("audiox", "untitled"), ("font", "untitled"), ("x.audio", "untitled")]:
    one = top + "/x-draft"
    made("file-name.family-of-" + one.replace("/", "-").replace(".", "-"), "14.5.3", one, one, [(None, name), ("..", name), ("a", "a")], "name-of-a-family")
for type, media, names in [
    ("com.apple.m4v-video", "video/x-m4v", ["a.mp4", "a.MPG4", "a.m4v"]), ("com.apple.m4a-audio", "audio/x-m4a", ["a.mp4", "a.MPG4", "a.m4a"]), ("public.mpeg-4-audio", "audio/mp4", ["a.m4a", "a.MP4"]),
]:  # fmt: skip
    made(f"file-name.extension-of-a-relative-of-{type.replace('.', '-')}", "14.5.3", type, media, [(one, one) for one in names], "extension-of-a-parent")
made("file-name.extension-without-a-dot", "14.5.3", "public.png", "image/png", [(one, one + ".png") for one in ("xpng", "png", "PNG")], "extension-without-a-dot")
for type, media, name in [
    ("public.image", "application/octet-stream", "image"), ("public.audio", "application/octet-stream", "sound"), ("public.movie", "application/octet-stream", "movie"), ("public.text", "application/octet-stream", "text"),
    ("public.audiovisual-content", "application/octet-stream", "untitled"), ("public.svg-image", "image/svg+xml", "image.svg"),
]:  # fmt: skip
    made("file-name.family-of-" + type.replace(".", "-"), "14.5.3", type, media, [(None, name)], "name-of-a-family")
UNKNOWN = ("com.example.draft", "application/octet-stream")
DEVICES = ["con", "prn", "aux", "nul", *(port + number for port in ("com", "lpt") for number in "0123456789\u00b9\u00b2\u00b3"), "conin$", "conout$", "clock$"]
made("file-name.each-device", "14.5.3", *UNKNOWN, [(one, "_" + one) for one in DEVICES], "device-in-a-row")
made("file-name.each-device-in-upper-case", "14.5.3", *UNKNOWN, [(one, "_" + one) for one in (f"{device.upper()}  .a.b" for device in DEVICES)], "device-in-a-row")
made("file-name.like-a-device", "14.5.3", *UNKNOWN, [(one, one) for one in ("com", "lpt", "com00", "com\u2074", "lpt1x", "conin", "conout", "clock", "con$", "xcon", "c on", "con-1", "conin$x", "prn_")], "device-in-a-row")
made("file-name.device-and-what-looks-like-an-extension", "14.5.3", *UNKNOWN, [("con." + "a" * 249 + ".b", "_con." + "a" * 248 + ".b"), ("con." + "a" * 246 + ".2024", "_con." + "a" * 246 + ".202")], "device-in-a-row")
