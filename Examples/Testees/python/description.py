"""Values as the conformance kit describes them (Schemas/conformance/v1/description.schema.json), in both directions.

A description is JSON in which each value has an explicit kind, so that JSON parsers cannot change it. Strings, booleans and arrays
represent themselves; any other value is an object with one member, whose name is the kind. A dictionary is a list of pairs.
"""

from __future__ import annotations

import base64
from typing import Any

from xextensionitem import URL, Date, KeptTag, Value, forms
from xextensionitem.jsonwriter import number_text
from xextensionitem.userinfo import Upstream
from xextensionitem.values import MAX_INTEGER, MIN_INTEGER, normal_number


class NoValue(ValueError):
    """A description of something that the format cannot represent."""


def describe(value: Value) -> Any:
    """The description of a value."""
    if isinstance(value, (str, bool)):
        return value
    if isinstance(value, list):
        return [describe(element) for element in value]
    if isinstance(value, dict):
        return {"dictionary": [[key, describe(member)] for key, member in value.items()]}
    if isinstance(value, int):
        return {"integer": str(value)}
    if isinstance(value, float):
        return {"real": number_text(value)}
    if isinstance(value, bytes):
        return {"data": base64.b64encode(value).decode()}
    if isinstance(value, Date):
        return {"date": forms.date_text(value.milliseconds)}
    if isinstance(value, URL):
        return {"url": value.text}
    if isinstance(value, KeptTag):
        return {"tag": [value.key, describe(value.content)]}
    raise TypeError(f"{type(value).__name__} is not a value")


def value_of(description: Any) -> Value:
    """The value of a description. URLs are not checked."""
    if isinstance(description, bool):
        return description
    if isinstance(description, str):
        return text(description)
    if isinstance(description, list):
        return [value_of(element) for element in description]
    if not isinstance(description, dict) or len(description) != 1:
        raise NoValue(f"expected a description, found {description!r:.80}")
    (kind, content), = description.items()
    if kind not in KINDS:
        raise NoValue(f"unknown kind of value: {kind}")
    return KINDS[kind](content)


def text(content: str) -> str:
    """A string of Unicode scalar values (6.2.1). JSON escapes can contain lone surrogates."""
    if any("\ud800" <= character <= "\udfff" for character in content):
        raise NoValue("half a surrogate pair")
    return content


def dictionary(pairs: list[Any]) -> dict[str, Value]:
    """A dictionary with distinct keys (6.2.3)."""
    out = {text(key): value_of(member) for key, member in pairs}
    if len(out) < len(pairs):
        raise NoValue("duplicate key")
    return out


def integer(content: str) -> int:
    """An integer in the range of 6.3.1."""
    number = int(content)
    if not MIN_INTEGER <= number <= MAX_INTEGER:
        raise NoValue(f"out of range: {content}")
    return number


def real(content: str) -> int | float:
    """A finite double. If it is integral, the result is an integer (6.3.4)."""
    number = float(content)
    if number != number or abs(number) == float("inf"):
        raise NoValue(f"not finite: {content}")
    return normal_number(number)


def date(content: str) -> Date:
    """A date of 6.4."""
    milliseconds = forms.date_parse(content)
    if milliseconds is None:
        raise NoValue(f"expected a date, found {content}")
    return Date(milliseconds)


KINDS = {
    "dictionary": dictionary,
    "integer": integer,
    "real": real,
    "date": date,
    "data": lambda content: base64.b64decode(content, validate=True),
    "url": lambda content: URL(text(content)),
    "tag": lambda pair: KeptTag(text(pair[0]), value_of(pair[1])),
}


# The extension item of Objective-C XExtensionItem (section 23)


def describe_upstream(upstream: Upstream) -> dict[str, Any]:
    """The description of an extension item."""
    out = {
        "title": upstream.title,
        "content-text": upstream.content_text,
        "attachments": upstream.attachments or None,
        "thumbnail": upstream.thumbnail,
    }
    return {**describe(upstream.dictionary), **{name: describe(value) for name, value in out.items() if value is not None}}


def upstream_of(description: dict[str, Any]) -> Upstream:
    """The extension item of a description."""
    parts = {name: value_of(part) for name, part in description.items() if name != "dictionary"}
    properties = (parts.get("title"), parts.get("content-text"), parts.get("attachments", []), parts.get("thumbnail"))
    return Upstream(dictionary(description["dictionary"]), *properties)
