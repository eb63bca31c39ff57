"""The canonical form (9.1), and JSON with indentation (9.2)."""

from __future__ import annotations

import re

from . import forms
from .values import MAX_SAFE, NULL, Date, KeptTag, URL, Value

_ESCAPED = re.compile(r'["\\\x00-\x1f]')
_SHORT = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def number_text(x: float) -> str:
    """ECMA-262 Number::toString (9.1.6). ``repr`` returns the shortest digits."""
    if x == 0:
        return "0"
    sign = "-" if x < 0 else ""
    mantissa, _, exponent = repr(abs(x)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    n = len(whole) + int(exponent or 0)
    n -= len(whole + fraction) - len(digits)  # dropped leading zeros
    digits = digits.rstrip("0")
    k = len(digits)
    if k <= n <= 21:
        out = digits + "0" * (n - k)
    elif 0 < n <= 21:
        out = digits[:n] + "." + digits[n:]
    elif -6 < n <= 0:
        out = "0." + "0" * -n + digits
    else:
        e = n - 1
        out = digits[0] + ("." + digits[1:] if k > 1 else "") + "e" + ("-" if e < 0 else "+") + str(abs(e))
    return sign + out


def string_text(s: str) -> str:
    """9.1.4."""
    return '"' + _ESCAPED.sub(lambda m: _SHORT.get(m[0]) or f"\\u{ord(m[0]):04x}", s) + '"'


class OutputError(Exception):
    """The id of an error for a value that cannot be written (8.1.5, 8.1.6)."""


def unwritable(v: Value) -> OutputError:
    """The error for a value that the format cannot represent."""
    return OutputError("value.null" if v is NULL else "output.failed")


def written_members(d: dict[str, Value]) -> list[tuple[str, Value]]:
    """The members of a dictionary with escaped keys (7.2.1), in order (9.1.3). Refuses the dictionary of 7.2.5."""
    if len(d) == 1:
        (key, value), = d.items()
        if key == "CF$UID":
            raise OutputError("value.uid")
        return [("$" + key if key.startswith("$") else key, value)]
    return sorted(d.items(), key=lambda kv: forms.utf16_order(kv[0]))


def canonical(value: Value) -> bytes:
    """The canonical form of a value."""
    out: list[str] = []
    _write(value, out)
    return "".join(out).encode("utf-8")


def indented(value: Value) -> bytes:
    """JSON with the indentation of 9.2.1."""
    return (_lines(value, "\n") + "\n").encode("utf-8")


def _lines(v: Value, end: str) -> str:
    """A value as indented JSON. `end` precedes its closing bracket: a line feed and the indentation of the value."""
    inner = end + "  "
    if isinstance(v, (bytes, Date, URL)) or (isinstance(v, int) and abs(v) > MAX_SAFE):
        return canonical(v).decode("utf-8").replace('{"', '{ "', 1).replace('":"', '": "', 1)[:-1] + " }"
    if isinstance(v, list) and v:
        return "[" + ",".join(inner + _lines(x, inner) for x in v) + end + "]"
    members = [(v.key, v.content)] if isinstance(v, KeptTag) else written_members(v) if isinstance(v, dict) else []
    if members:
        return "{" + ",".join(inner + string_text(k) + ": " + _lines(x, inner) for k, x in members) + end + "}"
    return canonical(v).decode("utf-8")


def _write(v: Value, out: list[str]) -> None:
    if isinstance(v, bool):
        out.append("true" if v else "false")
    elif isinstance(v, str):
        out.append(string_text(v))
    elif isinstance(v, int):
        out.append(str(v) if -MAX_SAFE <= v <= MAX_SAFE else f'{{"$integer":"{v}"}}')
    elif isinstance(v, float):
        out.append(number_text(v))
    elif isinstance(v, bytes):
        out.append(f'{{"$data":"{forms.base64_encode(v)}"}}')
    elif isinstance(v, Date):
        out.append(f'{{"$date":"{forms.date_text(v.milliseconds)}"}}')
    elif isinstance(v, URL):
        out.append('{"$url":' + string_text(v.text) + "}")
    elif isinstance(v, KeptTag):
        out.append("{" + string_text(v.key) + ":")
        _write(v.content, out)
        out.append("}")
    elif isinstance(v, list):
        for i, x in enumerate(v):
            out.append("," if i else "[")
            _write(x, out)
        out.append("]" if v else "[]")
    elif isinstance(v, dict):
        for i, (k, x) in enumerate(written_members(v)):
            out.append(("," if i else "{") + string_text(k) + ":")
            _write(x, out)
        out.append("}" if v else "{}")
    else:
        raise unwritable(v)
