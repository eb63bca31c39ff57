#!/usr/bin/env python3
"""Prints random requests for evaluate.py, one JSON object per line.

    generate.py SEED COUNT [--types FILE] [--contested]

The same seed, count and options give the same requests. About one rule in
ten is a dictionary, one in thirty is malformed; about half of the other
rules are true. Pass --types the same table as evaluate.py. Default: TYPES.

By default the rules use only what Apple documents. With --contested, about one
in five also depends on a decision in DECISIONS.md: an unbound variable, an
unknown key, an operand of the wrong kind, and so on.
"""

import argparse
import json
import random

from evaluate import PREFIX, EvaluationFailure, RuleError, TypeTable, parse, verdict

# System types and their direct supertypes, a small part of Apple's list.
TYPES = {
    "public.data": ["public.item"],
    "public.directory": ["public.item"],
    "public.folder": ["public.directory"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.image": ["public.data", "public.content"],
    "public.jpeg": ["public.image"],
    "public.png": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.composite-content": ["public.content"],
    "com.apple.property-list": ["public.data"],
}
KNOWN = [*TYPES, "public.item", "public.content"]
UNKNOWN = ["org.example.note", "com.example.Draft", "public.plan-text", "résumé.example"]
ORDERS = ["==", "=", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>"]
EMPTY = object()


class Generator:
    def __init__(self, seed, types, contested):
        self.random = random.Random(seed)
        self.types = types
        self.contested = contested

    # --- Requests ---

    def request(self):
        """A request with a verdict that is chosen at random."""
        wanted = self.chance(0.5)
        kind = self.random.random()
        if kind < 1 / 30:
            return {"rule": self.malformed(), "items": self.items()}
        for _ in range(40):
            if kind < 0.13:
                request = {"rule": self.dictionary(), "items": self.items_for_dictionary()}
            else:
                request = {"rule": self.predicate(), "items": self.items()}
            if self.verdict(request) is wanted:
                break
        return request

    def verdict(self, request):
        try:
            return verdict(request["rule"], request["items"], self.types)
        except EvaluationFailure:
            return False

    def items(self):
        return [{"attachments": [self.attachment() for _ in range(self.number(0, 4))]}
                for _ in range(self.pick([1, 1, 1, 1, 1, 0, 2, 3]))]

    def items_for_dictionary(self):
        """Items with at least one attachment, because the verdict on an empty item is contested."""
        items = self.items()
        while not self.contested and not any(item["attachments"] for item in items):
            items = self.items()
        return items

    def attachment(self):
        return {"types": [self.type_identifier() for _ in range(self.pick([1, 1, 2, 2, 3, 4, 0]))]}

    def type_identifier(self):
        name = self.pick(KNOWN if self.chance(0.85) else UNKNOWN)
        return self.recase(name) if name.isascii() and self.chance(0.08) else name

    def dictionary(self):
        counts = ["Image", "Movie", "WebPage", "WebURL", "File"]
        rule = {f"{PREFIX}Supports{name}WithMaxCount": self.number(0, 5)
                for name in counts if self.chance(0.5)}
        optional = {
            "SupportsText": self.chance(0.8),
            "DictionaryVersion": self.number(1, 2),
            "UsesStrictMatching": self.chance(0.5),
            "SupportsAttachmentsWithMaxCount": self.number(1, 9),
            "SupportsAttachmentsWithMinCount": self.number(0, 3),
        }
        for key, value in optional.items():
            if self.chance(0.4):
                rule[PREFIX + key] = value
        if rule and self.contested and self.chance(0.3):
            key = self.pick(sorted(rule))
            rule[key] = self.pick([str(int(rule[key])), [], {}, "YES", -1, 2.5])
        return rule

    def malformed(self):
        """A predicate with one token too many, too few, or of another kind."""
        while True:
            tokens = self.disjunction(self.root_test, 1)
            place = self.number(0, len(tokens) - 1)
            damage = self.number(0, 4)
            if damage == 0:
                del tokens[place]
            elif damage == 1:
                tokens = tokens[:place]
            elif damage == 2:
                tokens.insert(place, self.pick(["?", "%", "\\", "&", ")", "(", "==", "AND", ","]))
            elif damage == 3:
                tokens.insert(place, tokens[place])
            else:
                tokens.insert(place, '"no end')
            text = self.join(tokens)
            if not self.is_readable(text):
                return text

    def is_readable(self, text):
        try:
            parse(text)
            return True
        except RuleError:
            return False

    # --- Predicates: every method returns a list of tokens ---

    def predicate(self):
        return self.join(self.disjunction(self.root_test, self.number(0, 2)))

    def disjunction(self, test, depth):
        """Tests joined by AND, OR and NOT, some of them in parentheses."""
        if depth == 0 or self.chance(0.3):
            return self.negated(test())
        parts = [self.disjunction(test, depth - 1) for _ in range(self.number(1, 3))]
        tokens = parts[0]
        for part in parts[1:]:
            tokens = tokens + [self.pick(["AND", "OR", "&&", "||"])] + part
        return self.negated(["(", *tokens, ")"] if self.chance(0.5) else tokens)

    def negated(self, tokens):
        if self.chance(0.15):
            # Without parentheses, NOT applies only to the first comparison.
            return [self.pick(["NOT", "!"]), *tokens]
        return tokens

    def root_test(self):
        tests = [self.item_subquery] * 12 + [self.constant_test] * 3 + [self.item_count, self.fixed]
        if self.contested and self.chance(0.2):
            return self.contested_test()
        return self.pick(tests)()

    def fixed(self):
        return [self.pick(["TRUEPREDICATE", "FALSEPREDICATE"])]

    def item_count(self):
        collection = self.pick([["extensionItems"], ["#extensionItems"],
                                ["SELF", ".", "extensionItems"],
                                ["extensionItems", ".", "attachments"]])
        return self.count_test(collection)

    def item_subquery(self):
        item = self.pick(["$extensionItem", "$item", "$i", "$_e1"])
        matching = self.subquery(["extensionItems"], item,
                                 self.disjunction(lambda: self.item_test(item), self.number(0, 1)))
        return self.count_test(matching)

    def item_test(self, item):
        attachments = [item, ".", "attachments"]
        kind = self.number(0, 7)
        if kind == 0:
            return self.count_test(attachments)
        if kind == 1:
            return self.guarded_index(attachments, self.attachment_test)
        attachment = self.pick(["$attachment", "$a", item])  # Can shadow the outer variable.
        inner = self.disjunction(lambda: self.attachment_test([attachment]), self.number(0, 1))
        matching = self.subquery(attachments, attachment, inner)
        if self.chance(0.5):
            return [*matching, ".", "@count", self.pick(ORDERS), *attachments, ".", "@count"]
        return self.count_test(matching)

    def attachment_test(self, attachment):
        types = [*attachment, ".", "registeredTypeIdentifiers"]
        kind = self.number(0, 9)
        if kind == 0:
            return self.count_test(types)
        if kind == 1:
            return self.guarded_index(types, self.type_test)
        if kind == 2:
            return [*types, "CONTAINS", *self.options(), *self.string()]
        if kind == 3:
            return [*self.string(), "IN", *self.options(), *types]
        if kind == 4:
            inner = self.disjunction(lambda: self.type_test(["$uti"]), self.number(0, 1))
            return self.count_test(self.subquery(types, "$uti", inner))
        quantifier = self.pick(["ANY", "ANY", "ANY", "SOME", "ALL", "NONE"])
        return [quantifier, *self.type_test(types)]

    def type_test(self, value):
        """A comparison of a type identifier, or of each of several."""
        kind = self.number(0, 11)
        if kind <= 5:
            return [*value, self.pick(["UTI-CONFORMS-TO"] * 4 + ["UTI-EQUALS"]), *self.string()]
        if kind == 6:
            return [*value, "IN", *self.options(), *self.string_set()]
        if kind == 7:
            return [*value, "LIKE", *self.options(), self.quote(self.pattern())]
        if kind == 8:
            operator = self.pick(["BEGINSWITH", "ENDSWITH", "CONTAINS"])
            return [*value, operator, *self.options(), self.quote(self.fragment())]
        if kind == 9:
            return [*value, "BETWEEN", "{", *self.string(), ",", *self.string(), "}"]
        if kind == 10:
            return [*value, self.pick(ORDERS), *self.options(), *self.string()]
        return [*value, self.pick(["==", "!="]), self.pick(["NULL", "NIL"])]

    def guarded_index(self, collection, test):
        """A test of one element, after a test that its index is in bounds."""
        position = self.pick([EMPTY, 0, 1, 2])
        if position is EMPTY:
            index, guard = self.pick(["FIRST", "LAST"]), 0
        else:
            index, guard = str(position), position
        element = [*collection, "[", index, "]"]
        return ["(", *collection, ".", "@count", ">", self.numeral(guard), "AND",
                *test(element), ")"]

    def subquery(self, collection, variable, predicate):
        return ["SUBQUERY", "(", *collection, ",", variable, ",", *predicate, ")"]

    def count_test(self, collection):
        count = [*collection, "[", "SIZE", "]"] if self.chance(0.1) else [*collection, ".", "@count"]
        if self.chance(0.1):
            low = self.number(0, 3)
            bounds = ["{", *self.amount(low), ",", *self.amount(low + self.number(0, 2)), "}"]
            return [*count, "BETWEEN", *bounds]
        if self.chance(0.1):
            numbers = ["{", *self.amount(0), ",", *self.amount(2), ",", *self.amount(3), "}"]
            return [*count, "IN", *numbers]
        if self.chance(0.1):
            return [*self.amount(self.number(0, 2)), self.pick(ORDERS), *count]
        if self.chance(0.1):
            count = ["(", *count, ")"]
        return [*count, self.pick(ORDERS), *self.amount(self.number(0, 3))]

    def constant_test(self):
        amount = self.number(0, 9)
        letters = self.pick(["a", "b", "é", "tab\there", "it's", 'a "b"', "line\nline"])
        return self.pick([
            [*self.amount(amount), self.pick(ORDERS), *self.amount(self.number(0, 9))],
            [*self.amount(amount), "BETWEEN", "{", "2", ",", "6.5", "}"],
            [self.quote(letters), self.pick(["==", "!="]), self.quote(letters)],
            [self.quote("Résumé"), "==", *self.options(), self.quote(self.pick(["resume", "Resume"]))],
            ["{", "1", ",", "2", ",", "3", "}", "CONTAINS", *self.amount(self.number(0, 5))],
            ["{", "}", "CONTAINS", *self.amount(amount)],
            [self.pick(["ANY", "SOME", "ALL", "NONE"]), "{", *self.amount(1), ",", *self.amount(4),
             "}", self.pick(ORDERS), *self.amount(self.number(0, 5))],
            [self.pick(["TRUE", "YES", "1"]), self.pick(["==", "!="]), self.pick(["YES", "NO", "FALSE"])],
            [self.pick(["NULL", "NIL"]), self.pick(["==", "!="]), self.pick(["NULL", "NIL", "0"])],
            [self.quote("ell"), "IN", *self.options(), self.quote(self.pick(["hello", "HELLO", "help"]))],
        ])

    def amount(self, value):
        """An expression whose value is the given number."""
        form = self.number(0, 11)
        if form == 0:
            return ["(", self.numeral(value), ")"]
        if form == 1:
            return [self.numeral(value + 2), "-", "1", "*", "2"]
        if form == 2:
            return [self.numeral(value * 6), "/", "2", "/", "3"]
        if form == 3:
            return ["-", "1", "+", self.numeral(value + 1)]
        if form == 4:
            return ["(", "1", "+", "1", ")", "*", self.numeral(value), "-", *self.amount(value)]
        if form == 5:
            return [self.numeral(value), "-", "-", "1", "-", "1"]
        return [self.numeral(value)]

    def contested_test(self):
        types = ["extensionItems", ".", "attachments", ".", "registeredTypeIdentifiers"]
        return self.pick([
            ["$unbound", ".", "attachments", ".", "@count", ">=", "0"],
            ["extensionItems", ".", "attributedTitle", ".", "@count", "==", "0"],
            ["extensionItems", ".", "@sum", ".", "attachments", ">", "1"],
            ["ANY", "extensionItems", ".", "@count", "==", "1"],
            ["ANY", *types, "UTI-CONFORMS-TO", *self.string()],
            ["extensionItems", "[", self.numeral(self.number(0, 2)), "]", "!=", "NULL"],
            ["extensionItems", "[", "FIRST", "]", "==", "NULL"],
            ["extensionItems", "BEGINSWITH", *self.string()],
            ["extensionItems", "MATCHES", *self.string()],
            ["7", "/", "2", "==", "3"],
            ["1", "/", "0", "==", "1"],
            ["1", "<", *self.string()],
            ["NULL", "<=", "NULL"],
            ["NULL", "BEGINSWITH", *self.string()],
            ["lowercase", "(", *self.string(), ")", "==", *self.string()],
            [self.quote("abc"), self.pick(["BEGINSWITH", "CONTAINS", "LIKE"]), '""'],
            [self.quote("A"), "==", "[", "cn", "]", self.quote("a")],
            [self.quote("a*b"), "LIKE", r'"a\\*b"'],
            ["SUBQUERY", "(", "extensionItems", ",", "$i", ",", "extensionItems", ".", "@count",
             ">", "0", ")", ".", "@count", ">", "0"],
        ])

    # --- Strings and numbers ---

    def string(self):
        return [self.quote(self.type_identifier())]

    def string_set(self):
        tokens = ["{"]
        for number in range(self.number(0, 4)):
            tokens += [","] * (number > 0) + self.string()
        return [*tokens, "}"]

    def options(self):
        if self.chance(0.7):
            return []
        return ["[", self.pick(["c", "d", "cd", "dc", "n"]), "]"]

    def pattern(self):
        name = self.type_identifier()
        start = self.number(0, len(name) - 1)
        middle = name[start:start + self.number(1, 6)]
        return self.pick([
            "*", "public.*", "*image", "*" + middle + "*", name[:start] + "?" + name[start + 1:],
            name[:start] + "*", "?" * len(name), name,
        ])

    def fragment(self):
        name = self.type_identifier()
        half = self.number(1, len(name) - 1)
        return self.pick([name[:half], name[half:], name, "public", "text"])

    def quote(self, text):
        """A string literal in one of its spellings."""
        mark = self.pick(['"', '"', "'"])
        return mark + "".join(self.escape(character, mark) for character in text) + mark

    def escape(self, character, mark):
        names = {"\n": "\\n", "\t": "\\t", "\r": "\\r"}
        if character in names:
            return names[character]
        if character in ("\\", mark):
            return "\\" + character
        if self.chance(0.01):
            return f"\\u{ord(character):04x}"
        return character

    def numeral(self, value):
        spellings = [str(value)] * 12
        if value >= 0:
            spellings += [f"0x{value:x}", f"0o{value:o}", f"0b{value:b}", f"{value}.0", f"{value}e0"]
        return self.pick(spellings)

    # --- Text ---

    def join(self, tokens):
        """The tokens with random white space between them, and keywords in random case."""
        text = self.gap() if self.chance(0.1) else ""
        for number, token in enumerate(tokens):
            if number > 0:
                text += self.space(tokens[number - 1], token)
            text += self.recase(token) if self.is_keyword(token) and self.chance(0.15) else token
        return text + (self.gap() if self.chance(0.1) else "")

    def is_keyword(self, token):
        return token.isupper() and token[0].isalpha()

    def space(self, before, after):
        path = "." in (before, after)
        if path or after in ("[", ",", ")", "]") or before in ("(", "["):
            return self.gap() if self.chance(0.03) else ""
        words_meet = self.is_word(before[-1]) and (self.is_word(after[0]) or after[0] in "$#@")
        return self.gap() if words_meet or self.chance(0.85) else ""

    def is_word(self, character):
        return character.isalnum() or character == "_"

    def gap(self):
        return self.pick([" "] * 10 + ["\n", "\t", "  ", "\n\t\t", "\r\n  "])

    def recase(self, text):
        return self.pick([text.lower(), text.upper(), text.title(), text.swapcase()])

    # --- Chance ---

    def chance(self, probability):
        return self.random.random() < probability

    def number(self, low, high):
        return self.random.randint(low, high)

    def pick(self, choices):
        return choices[self.random.randrange(len(choices))]


def main():
    parser = argparse.ArgumentParser(description="Print random requests for evaluate.py.")
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--types", help="JSON file: type identifier -> list of supertypes")
    parser.add_argument("--contested", action="store_true", help="also use contested points")
    arguments = parser.parse_args()
    supertypes = TYPES
    if arguments.types:
        with open(arguments.types, encoding="utf-8") as file:
            supertypes = json.load(file)
    generator = Generator(arguments.seed, TypeTable({}, supertypes), arguments.contested)
    for _ in range(arguments.count):
        print(json.dumps(generator.request(), ensure_ascii=False))


if __name__ == "__main__":
    main()
