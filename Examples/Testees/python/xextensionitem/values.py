"""Values in memory (section 6).

boolean -> bool, integer -> int, real -> float, string -> str, data -> bytes, array -> list, dictionary -> dict with str keys;
date, URL and kept tag are the classes below.  A ``bool`` is never a number here, although it is an ``int`` in Python.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

MAX_SAFE = 2**53 - 1
MIN_INTEGER = -(2**63)
MAX_INTEGER = 2**64 - 1

Value = Any


@dataclass(frozen=True, slots=True)
class Date:
    """Whole milliseconds since 1970-01-01T00:00:00Z (6.4.1)."""

    milliseconds: int


@dataclass(frozen=True, slots=True)
class URL:
    """A value of the kind URL (6.6.1)."""

    text: str


@dataclass(frozen=True, slots=True)
class KeptTag:
    """A tag that this version does not know (7.1.5, 7.1.6). It never equals a dictionary (7.1.8)."""

    key: str
    content: Value


class Null:
    """The null of 6.7, which occurs only while reading."""


NULL = Null()


class Node:
    """A value with its place in the input.

    ``v`` is the value; the parts of a dictionary, array or kept tag are nodes too.  ``pos`` is the start of the value, in characters or
    bytes, and ``keys`` has the positions of the keys of a dictionary.
    """

    __slots__ = ("v", "pos", "keys")

    def __init__(self, v: Value, pos: int, keys: dict[str, int] | None = None) -> None:
        self.v = v
        self.pos = pos
        self.keys: dict[str, int] = keys or {}


def is_integer(v: Value) -> bool:
    """Whether a value is an integer; a boolean is not (6.1.2)."""
    return isinstance(v, int) and not isinstance(v, bool)


def is_number(v: Value) -> bool:
    """Whether a value is an integer or a real."""
    return is_integer(v) or isinstance(v, float)


def normal_number(x: float) -> Union[int, float]:
    """6.3.4 and 6.3.5: a real with an integral value within +-(2^53-1) is that integer."""
    if -MAX_SAFE <= x <= MAX_SAFE and x == int(x):
        return int(x)
    return x


def plain(node: Node) -> Value:
    """The bare value of a node, nulls included."""
    v = node.v
    if isinstance(v, dict):
        return {k: plain(n) for k, n in v.items()}
    if isinstance(v, list):
        return [plain(n) for n in v]
    if isinstance(v, KeptTag):
        return KeptTag(v.key, plain(v.content))
    return v


def without_nulls(v: Value) -> Value:
    """A bare value without nulls, as in lenient reading; NULL if nothing remains (6.7.1, 21.2.2)."""
    if isinstance(v, dict):
        members = {k: x for k, x in ((k, without_nulls(x)) for k, x in v.items()) if x is not NULL}
        return members if members or not v else NULL
    if isinstance(v, list):
        elements = [x for x in map(without_nulls, v) if x is not NULL]
        return elements if elements or not v else NULL
    if isinstance(v, KeptTag):
        content = without_nulls(v.content)
        return NULL if content is NULL else KeptTag(v.key, content)
    return v


def equal(a: Value, b: Value) -> bool:
    """Equality of bare values by kind and content (6.1.2, 6.2.2)."""
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(equal(x, b[k]) for k, x in a.items())
    if isinstance(a, list):
        return len(a) == len(b) and all(map(equal, a, b))
    if isinstance(a, KeptTag):
        return a.key == b.key and equal(a.content, b.content)
    return a == b
