"""The syntax tree of a predicate, and its evaluation."""

import math
import unicodedata
from dataclasses import dataclass

from xextensionitem.forms import ascii_lower
from xextensionitem.mediatypes import TYPE_IDENTIFIERS

from .rule_errors import EvaluationFailure

MAX_STEPS = 200_000
ANY_TEXT, ANY_CHARACTER = object(), object()  # the wildcards of LIKE

# --- Objects --------------------------------------------------------------
#
# Objects are dictionaries, collections are lists, NULL is None.


def type_named(name):
    """The type in lower case. For a media type of Appendix B, this is the type of its row."""
    folded = ascii_lower(name)
    return ascii_lower(TYPE_IDENTIFIERS.get(folded, folded))


class TypeTable:
    """The conformance of the types in the tables, and of those that a bundle declares."""

    def __init__(self, known, declared):
        self.supertypes = {}
        for name, parents in declared.items():
            self.supertypes.setdefault(ascii_lower(name), []).extend(map(type_named, parents))
        self.supertypes.update({name: list(map(type_named, parents)) for name, parents in known.items()})
        self.closures = {}

    def conforms(self, name, to):
        return type_named(to) in self.closure(type_named(name))

    def closure(self, name):
        """The type and all its direct and indirect supertypes."""
        if name not in self.closures:
            found, waiting = {name}, [name]
            while waiting:
                new = set(self.supertypes.get(waiting.pop(), [])) - found
                found |= new
                waiting.extend(new)
            self.closures[name] = found
        return self.closures[name]


class Scope:
    """The object under evaluation, the bound variables, and the step count."""

    def __init__(self, root, types, variables=None, steps=None):
        self.root, self.types = root, types
        self.variables = variables or {}
        self.steps = steps if steps is not None else [0]

    def binding(self, name, value):
        return Scope(self.root, self.types, {**self.variables, name: value}, self.steps)

    def count_step(self, count=1):
        self.steps[0] += count
        if self.steps[0] > MAX_STEPS:
            raise EvaluationFailure(f"the evaluation takes more than {MAX_STEPS} steps")


def is_number(value):
    return isinstance(value, (int, float))  # Includes Booleans, as NSNumber does.


def element_count(value):
    """The number of elements of a collection, including nested elements."""
    return sum(1 + element_count(element) for element in value) if isinstance(value, list) else 0


def key_value(value, key, scope):
    """The value for a key, as in key-value coding. Each element of a collection is a step."""
    if value is None:
        return None
    if isinstance(value, list):
        scope.count_step(len(value))
        return [key_value(element, key, scope) for element in value]
    if isinstance(value, dict) and key in value:
        return value[key]
    raise EvaluationFailure(f"no value for the key {key}")


# --- Syntax tree: values --------------------------------------------------


@dataclass
class Node:
    text: str
    offset: int


@dataclass
class Value(Node):
    """A node with a value: a string, a number, a collection, ..."""

    def value(self, scope):
        scope.count_step()
        return self.compute(scope)


@dataclass
class Constant(Value):
    constant: object

    def compute(self, scope):
        return self.constant


@dataclass
class Itself(Value):
    def compute(self, scope):
        return scope.root


@dataclass
class Variable(Value):
    name: str

    def compute(self, scope):
        if self.name not in scope.variables:
            raise EvaluationFailure(f"the variable ${self.name} is not bound")
        return scope.variables[self.name]


@dataclass
class Key(Value):
    base: Value
    key: str

    def compute(self, scope):
        return key_value(self.base.value(scope), self.key, scope)


@dataclass
class CollectionOperator(Value):
    """`.@count`; NULL if the value is NULL. The other collection operators are unknown keys."""

    base: Value
    name: str

    def compute(self, scope):
        collection = self.base.value(scope)
        if self.name != "count" or not isinstance(collection, (list, type(None))):
            raise EvaluationFailure(f"no value for the key @{self.name}")
        return None if collection is None else len(collection)


@dataclass
class Index(Value):
    """`[0]`, `[FIRST]`, `[LAST]` or `[SIZE]` of a collection; NULL if the value is NULL."""

    base: Value
    index: object  # a Value, or the keyword

    def compute(self, scope):
        collection = self.base.value(scope)
        if collection is None:
            return None
        if not isinstance(collection, list):
            raise EvaluationFailure("an index needs a collection")
        if self.index == "SIZE":
            return len(collection)
        if self.index in ("FIRST", "LAST"):
            return (collection or [None])[0 if self.index == "FIRST" else -1]
        return self.element(collection, self.index.value(scope))

    def element(self, collection, position):
        if not is_number(position) or position % 1 or not 0 <= position < len(collection):
            raise EvaluationFailure("the index is outside the collection")
        return collection[int(position)]


@dataclass
class Aggregate(Value):
    """`{a, b, c}`"""

    elements: list

    def compute(self, scope):
        return [element.value(scope) for element in self.elements]


@dataclass
class Arithmetic(Value):
    """A sum or a product, evaluated from left to right."""

    first: Value
    rest: list  # pairs of an operator and a Value

    def compute(self, scope):
        result = self.first.value(scope)
        for operator, operand in self.rest:
            result = calculate(result, operator, operand.value(scope))
        return result


def calculate(left, operator, right):
    if not (is_number(left) and is_number(right)):
        raise EvaluationFailure("arithmetic needs numbers")
    if operator == "/":
        return bounded(quotient(left, right))
    return bounded({"+": left + right, "-": left - right, "*": left * right}[operator])


def quotient(left, right):
    if right == 0:
        raise EvaluationFailure("division by zero")
    if isinstance(left, float) or isinstance(right, float):
        return left / right
    whole = abs(left) // abs(right)  # Division of integers truncates towards zero.
    return whole if (left < 0) == (right < 0) else -whole


def bounded(number):
    """The number itself, or infinity if it exceeds the doubles."""
    if number != number:
        raise EvaluationFailure("the result is not a number")
    try:
        float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf
    return number


@dataclass
class Subquery(Value):
    """The elements of a collection that match a predicate."""

    collection: Value
    variable: str
    predicate: Node

    def compute(self, scope):
        collection = self.collection.value(scope)
        if not isinstance(collection, (list, type(None))):
            raise EvaluationFailure("SUBQUERY needs a collection")
        return [
            element
            for element in collection or []
            if self.predicate.holds(scope.binding(self.variable, element))
        ]


@dataclass
class FunctionCall(Value):
    """A function call, which is parsed but not evaluated."""

    name: str
    arguments: list

    def compute(self, scope):
        raise EvaluationFailure(f"the function {self.name} is not evaluated")


# --- Syntax tree: predicates ----------------------------------------------


@dataclass
class Predicate(Node):
    """A node that is true or false."""

    def holds(self, scope):
        scope.count_step()
        return self.decide(scope)


@dataclass
class FixedPredicate(Predicate):
    answer: bool

    def decide(self, scope):
        return self.answer


@dataclass
class Not(Predicate):
    predicate: Predicate

    def decide(self, scope):
        return not self.predicate.holds(scope)


@dataclass
class Compound(Predicate):
    """AND or OR. Evaluation stops as soon as the result is known."""

    operator: str
    parts: list

    def decide(self, scope):
        answers = (part.holds(scope) for part in self.parts)
        return all(answers) if self.operator == "AND" else any(answers)


@dataclass
class Comparison(Predicate):
    quantifier: str  # ANY, ALL, NONE or None
    left: Value
    operator: str
    options: frozenset
    right: Value

    def decide(self, scope):
        left, right = self.left.value(scope), self.right.value(scope)
        if self.quantifier is None:
            return self.compare(left, right, scope)
        if not isinstance(left, list):
            raise EvaluationFailure(f"{self.quantifier} needs a collection")
        answers = (self.compare(element, right, scope) for element in left)
        if self.quantifier == "ALL":
            return all(answers)
        return any(answers) == (self.quantifier == "ANY")

    def compare(self, left, right, scope):
        scope.count_step(1 + element_count(left) + element_count(right))
        if self.operator in ("UTI-CONFORMS-TO", "UTI-EQUALS"):
            return self.compare_types(left, right, scope.types)
        return OPERATORS[self.operator](left, right, folding(self.options))

    def compare_types(self, left, right, types):
        if not are_strings(left, right):
            return False
        if self.operator == "UTI-EQUALS":
            return ascii_lower(left) == ascii_lower(right)
        return types.conforms(left, right)


# --- Comparisons ----------------------------------------------------------


def folding(options):
    """A function that folds a string before comparison: case for [c], diacritics for [d].

    [n] overrides both, because the strings are already normalized.
    """
    ignored = frozenset() if "n" in options else options

    def fold(text):
        if "c" in ignored:
            text = text.lower()
        if "d" in ignored:
            decomposed = unicodedata.normalize("NFD", text)
            text = "".join(c for c in decomposed if not "\u0300" <= c <= "\u036f")
        return text

    return fold


def are_strings(left, right):
    """Whether both operands are strings: False if one is NULL."""
    if left is None or right is None:
        return False
    if not (isinstance(left, str) and isinstance(right, str)):
        raise EvaluationFailure("a string operator needs strings")
    return True


def equal(left, right, fold):
    if isinstance(left, str) and isinstance(right, str):
        return fold(left) == fold(right)
    if is_number(left) and is_number(right):
        return left == right
    if isinstance(left, list) and isinstance(right, list):
        pairs = zip(left, right)
        return len(left) == len(right) and all(equal(a, b, fold) for a, b in pairs)
    return left is right


def order(left, right, fold):
    """-1, 0 or 1; None if an operand is NULL, which has no order."""
    if left is None or right is None:
        return None
    if isinstance(left, str) and isinstance(right, str):
        left, right = fold(left), fold(right)
    elif not (is_number(left) and is_number(right)):
        raise EvaluationFailure("only two numbers or two strings have an order")
    return (left > right) - (left < right)


def between(value, bounds, fold):
    if not isinstance(bounds, list) or len(bounds) != 2:
        raise EvaluationFailure("BETWEEN needs two bounds")
    if None in bounds:
        return False
    low, high = (order(value, bound, fold) for bound in bounds)
    return low in (0, 1) and high in (-1, 0)


def contains(container, element, fold):
    if isinstance(container, list):
        return any(equal(candidate, element, fold) for candidate in container)
    return are_strings(container, element) and fold(element) in fold(container)


def begins_with(left, right, fold):
    return are_strings(left, right) and fold(left).startswith(fold(right))


def ends_with(left, right, fold):
    return are_strings(left, right) and fold(left).endswith(fold(right))


def like(left, right, fold):
    """`*` matches any characters, `?` matches one character, `\\` escapes the next character."""
    if not are_strings(left, right):
        return False
    return pattern_matches(pattern_pieces(fold(right)), fold(left))


def pattern_pieces(pattern):
    """The pattern as a list of ANY_TEXT, ANY_CHARACTER and characters."""
    pieces, characters = [], iter(pattern)
    for character in characters:
        if character == "\\":
            pieces.append(next(characters, character))
        else:
            pieces.append({"*": ANY_TEXT, "?": ANY_CHARACTER}.get(character, character))
    return pieces


def pattern_matches(pieces, text):
    """Matches the shortest text for each `*`, and only backtracks to the last `*`."""
    place, position = 0, 0
    star, retry = None, 0
    while position < len(text):
        piece = pieces[place] if place < len(pieces) else None
        if piece == ANY_TEXT:
            star, retry = place, position
            place += 1
        elif piece in (ANY_CHARACTER, text[position]):
            place, position = place + 1, position + 1
        elif star is not None:
            retry += 1
            place, position = star + 1, retry
        else:
            return False
    return all(piece == ANY_TEXT for piece in pieces[place:])


def matches(left, right, fold):
    raise EvaluationFailure("MATCHES is not evaluated")


OPERATORS = {
    "==": equal,
    "!=": lambda left, right, fold: not equal(left, right, fold),
    "<": lambda left, right, fold: order(left, right, fold) == -1,
    "<=": lambda left, right, fold: order(left, right, fold) in (-1, 0),
    ">": lambda left, right, fold: order(left, right, fold) == 1,
    ">=": lambda left, right, fold: order(left, right, fold) in (0, 1),
    "IN": lambda left, right, fold: contains(right, left, fold),
    "CONTAINS": contains,
    "BETWEEN": between,
    "BEGINSWITH": begins_with,
    "ENDSWITH": ends_with,
    "LIKE": like,
    "MATCHES": matches,
}

OPERATOR_SPELLINGS = {name: name for name in OPERATORS}
OPERATOR_SPELLINGS.update({"=": "==", "<>": "!=", "=<": "<=", "=>": ">="})
OPERATOR_SPELLINGS.update({name: name for name in ("UTI-CONFORMS-TO", "UTI-EQUALS")})
