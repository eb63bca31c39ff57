"""Parses a predicate of NSExtensionActivationRule into a syntax tree."""

import re
from dataclasses import dataclass

from .predicate_nodes import (
    OPERATOR_SPELLINGS, Aggregate, Arithmetic, CollectionOperator, Comparison, Compound, Constant,
    FixedPredicate, FunctionCall, Index, Itself, Key, Not, Predicate, Subquery, Value, Variable, bounded,
)
from .rule_errors import RuleError, RuleLimitError

MAX_TEXT_BYTES = 64 * 1024
MAX_TOKENS = 16_384
MAX_NESTING = 64

QUANTIFIERS = {"ANY": "ANY", "SOME": "ANY", "ALL": "ALL", "NONE": "NONE"}
LITERALS = {"NULL": None, "NIL": None, "TRUE": True, "YES": True, "FALSE": False, "NO": False}

# --- Tokens ---------------------------------------------------------------

KEYWORDS = frozenset(
    "AND OR NOT ANY SOME ALL NONE IN BETWEEN CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES "
    "UTI-CONFORMS-TO UTI-EQUALS TRUEPREDICATE FALSEPREDICATE SELF NULL NIL TRUE YES FALSE "
    "NO FIRST LAST SIZE SUBQUERY".split()
)

TOKEN_PATTERN = re.compile(
    r"""
    (?P<space>   [ \t\r\n\f\v]+ )
  | (?P<word>    (?i:UTI-CONFORMS-TO|UTI-EQUALS)(?![A-Za-z0-9_]) | [A-Za-z_][A-Za-z0-9_]* )
  | (?P<name>    [$@\#][A-Za-z_][A-Za-z0-9_]* )
  | (?P<number>  (?> 0[xX][0-9A-Fa-f]+ | 0[oO][0-7]+ | 0[bB][01]+
                   | [0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)? )(?![A-Za-z0-9_]) )
  | (?P<string>  "(?:[^"\\]|\\.)*" | '(?:[^'\\]|\\.)*' )
  | (?P<symbol>  == | != | <> | <= | =< | >= | => | \|\| | && | [=<>!(){}\[\],.+\-*/] )
    """,
    re.VERBOSE | re.DOTALL,
)

HIGH, LOW = "[dD][89abAB][0-9A-Fa-f]{2}", "[dD][c-fC-F][0-9A-Fa-f]{2}"
STRING_ESCAPE = re.compile(rf"\\(?:u({HIGH})\\u({LOW})|u(?!{HIGH}|{LOW})([0-9A-Fa-f]{{4}})|(.))", re.DOTALL)
NAMED_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}


@dataclass(frozen=True)
class Token:
    """One token: `kind` is keyword, identifier, variable, operator-key,
    escaped-key, number, string, symbol or end."""

    kind: str
    value: object
    offset: int
    source: str


def tokenize(text):
    if len(text.encode("utf-8", "surrogatepass")) > MAX_TEXT_BYTES:
        raise RuleLimitError(f"the rule is longer than {MAX_TEXT_BYTES} bytes")
    tokens, offset = [], 0
    while offset < len(text):
        match = TOKEN_PATTERN.match(text, offset)
        if match is None:
            raise unreadable(text, offset)
        if match.lastgroup != "space":
            if len(tokens) == MAX_TOKENS:
                raise RuleLimitError.at(text, offset, f"the rule has more than {MAX_TOKENS} tokens")
            tokens.append(make_token(text, match))
        offset = match.end()
    tokens.append(Token("end", None, len(text), "the end of the rule"))
    return tokens


def unreadable(text, offset):
    if text[offset] in "\"'":
        read_string(text, text[offset:] + text[offset], offset)  # Reports a malformed escape first.
        return RuleError.at(text, offset, "the string has no closing quotation mark")
    return RuleError.at(text, offset, f"unexpected character {text[offset]!r}")


def make_token(text, match):
    source, offset, group = match.group(), match.start(), match.lastgroup
    if group == "word":
        if source.upper() in KEYWORDS:
            return Token("keyword", source.upper(), offset, source)
        return Token("identifier", source, offset, source)
    if group == "name":
        kind = {"$": "variable", "@": "operator-key", "#": "escaped-key"}[source[0]]
        return Token(kind, source[1:], offset, source)
    if group == "number":
        number = read_number(source)
        if number == float("inf"):
            raise RuleError.at(text, offset, "expected a number, found one that is out of range")
        return Token("number", number, offset, source)
    if group == "string":
        return Token("string", read_string(text, source, offset), offset, source)
    return Token("symbol", source, offset, source)


def read_number(source):
    base = {"x": 16, "o": 8, "b": 2}.get(source[1:2].lower())
    if base:
        return bounded(int(source[2:], base))
    if source.isdigit():
        return bounded(int(source.lstrip("0")[:400] or "0"))  # More digits are out of range as well.
    return float(source)


def read_string(text, source, offset):
    def replace(match):
        high, low, digits, character = match.groups()
        if high:  # Two escapes can be a surrogate pair.
            return chr(0x10000 + (int(high, 16) - 0xD800) * 0x400 + int(low, 16) - 0xDC00)
        if digits:
            return chr(int(digits, 16))
        if character == "u":
            place = offset + 1 + match.start()
            raise RuleError.at(text, place, "expected a character as four hexadecimal digits after \\u")
        return NAMED_ESCAPES.get(character, character)

    return STRING_ESCAPE.sub(replace, source[1:-1])


# --- Parser ---------------------------------------------------------------


class Parser:
    """A recursive-descent parser: OR, AND, NOT, comparison, sum, product.

    An opening parenthesis at the start of a comparison can enclose a predicate
    or a value. There, `either` lets primary() return a predicate, and `loose`
    lets comparison() return a value without an operator before ")".
    """

    def __init__(self, text):
        self.text = text
        self.tokens = tokenize(text)
        self.position = 0
        self.nesting = 0

    @property
    def next(self):
        return self.tokens[self.position]

    def take(self):
        token = self.next
        self.position += 1
        return token

    def next_is(self, *values):
        return self.next.kind in ("symbol", "keyword") and self.next.value in values

    def expect(self, symbol):
        if not self.next_is(symbol):
            raise self.error(f'"{symbol}"')
        return self.take()

    def error(self, expected):
        message = f"expected {expected}, found {self.next.source}"
        return RuleError.at(self.text, self.next.offset, message)

    def nested(self, parse, *arguments):
        """Calls `parse` one level deeper, after the token that opens the level."""
        if self.nesting == MAX_NESTING:
            raise self.too_deep()
        self.nesting += 1
        result = parse(*arguments)
        self.nesting -= 1
        return result

    def too_deep(self):
        message = f"the rule nests deeper than {MAX_NESTING} levels"
        return RuleLimitError.at(self.text, self.tokens[self.position - 1].offset, message)

    def rule(self):
        predicate = self.disjunction()
        if self.next.kind != "end":
            raise self.error("AND, OR or the end of the rule")
        return predicate

    def disjunction(self, loose=False):
        return self.compound("OR", "||", self.conjunction, loose)

    def conjunction(self, loose=False):
        return self.compound("AND", "&&", self.negation, loose)

    def compound(self, word, symbol, part, loose):
        first = part(loose)
        parts = [first]
        while self.next_is(word, symbol):
            self.take()
            parts.append(part())
        return first if len(parts) == 1 else Compound(self.text, first.offset, word, parts)

    def negation(self, loose=False):
        if not self.next_is("NOT", "!"):
            return self.comparison(loose)
        offset = self.take().offset
        return Not(self.text, offset, self.nested(self.negation))

    def comparison(self, loose):
        offset = self.next.offset
        if self.next_is("TRUEPREDICATE", "FALSEPREDICATE"):
            return FixedPredicate(self.text, offset, self.take().value == "TRUEPREDICATE")
        quantifier = QUANTIFIERS[self.take().value] if self.next_is(*QUANTIFIERS) else None
        left = self.sum(either=quantifier is None)
        if isinstance(left, Predicate):
            return left
        if self.next_is(*OPERATOR_SPELLINGS):
            operator = OPERATOR_SPELLINGS[self.take().value]
            options = self.options()
            return Comparison(self.text, offset, quantifier, left, operator, options, self.sum())
        if loose and quantifier is None and self.next_is(")"):
            return left
        raise self.error("a comparison operator")

    def options(self):
        letters = set()
        if self.next_is("["):
            self.take()
            if self.next.kind == "identifier":
                letters = set(self.next.value.lower())
                if letters - set("cdn"):
                    raise self.error("the options c, d or n")
                self.take()
            self.expect("]")
        return frozenset(letters)

    def sum(self, either=False):
        return self.arithmetic("+-", self.product, either)

    def product(self, either=False):
        return self.arithmetic("*/", self.postfix, either)

    def arithmetic(self, operators, operand, either):
        first, rest = operand(either), []
        while isinstance(first, Value) and self.next_is(*operators):
            rest.append((self.take().value, operand()))
        return Arithmetic(self.text, first.offset, first, rest) if rest else first

    def postfix(self, either=False):
        node, outside = self.primary(either), self.nesting
        while isinstance(node, Value) and self.next_is(".", "["):
            token = self.take()
            if self.nesting == MAX_NESTING:
                raise self.too_deep()
            self.nesting += 1  # Up to the end of the path.
            node = self.key(node) if token.value == "." else self.index(node)
        self.nesting = outside
        return node

    def key(self, base):
        if self.next.kind == "operator-key":
            return CollectionOperator(self.text, base.offset, base, self.take().value)
        if self.next.kind in ("identifier", "escaped-key"):
            return Key(self.text, base.offset, base, self.take().value)
        raise self.error("a key")

    def index(self, base):
        if self.next_is("FIRST", "LAST", "SIZE"):
            index = self.take().value
        else:
            index = self.sum()
        self.expect("]")
        return Index(self.text, base.offset, base, index)

    def primary(self, either=False):
        token = self.next
        if token.kind == "symbol" and token.value in PRIMARY_SYMBOLS:
            self.take()
            return PRIMARY_SYMBOLS[token.value](self, token.offset, either)
        if token.kind == "keyword" and token.value in LITERALS:
            return Constant(self.text, self.take().offset, LITERALS[token.value])
        if self.next_is("SELF"):
            return Itself(self.text, self.take().offset)
        if self.next_is("SUBQUERY"):
            return self.subquery(self.take().offset)
        if token.kind in PRIMARY_KINDS:
            self.take()
            return PRIMARY_KINDS[token.kind](self, token)
        raise self.error("a value")

    def constant(self, token):
        return Constant(self.text, token.offset, token.value)

    def variable(self, token):
        return Variable(self.text, token.offset, token.value)

    def name(self, token):
        """A key of the object under evaluation, or a function call."""
        if token.kind == "identifier" and self.next_is("("):
            self.take()
            arguments = self.nested(self.list_until, ")")
            return FunctionCall(self.text, token.offset, token.value, arguments)
        itself = Itself(self.text, token.offset)
        if token.kind == "operator-key":
            return CollectionOperator(self.text, token.offset, itself, token.value)
        return Key(self.text, token.offset, itself, token.value)

    def parenthesis(self, offset, either):
        inner = self.nested(self.disjunction, True) if either else self.nested(self.sum)
        self.expect(")")
        return inner

    def aggregate(self, offset, either):
        return Aggregate(self.text, offset, self.nested(self.list_until, "}"))

    def negative(self, offset, either):
        zero = Constant(self.text, offset, 0)
        return Arithmetic(self.text, offset, zero, [("-", self.nested(self.primary))])

    def list_until(self, closing):
        values = []
        if not self.next_is(closing):
            values.append(self.sum())
            while self.next_is(","):
                self.take()
                values.append(self.sum())
        self.expect(closing)
        return values

    def subquery(self, offset):
        self.expect("(")
        collection = self.nested(self.sum)
        self.expect(",")
        if self.next.kind != "variable":
            raise self.error("a variable")
        variable = self.take().value
        self.expect(",")
        predicate = self.nested(self.disjunction)
        self.expect(")")
        return Subquery(self.text, offset, collection, variable, predicate)


PRIMARY_SYMBOLS = {"(": Parser.parenthesis, "{": Parser.aggregate, "-": Parser.negative}
PRIMARY_KINDS = {
    "string": Parser.constant,
    "number": Parser.constant,
    "variable": Parser.variable,
    "identifier": Parser.name,
    "escaped-key": Parser.name,
    "operator-key": Parser.name,
}


def parse(text):
    """Parses the text of a predicate; raises RuleError."""
    return Parser(text).rule()
