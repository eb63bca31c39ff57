#!/usr/bin/env python3
"""Tests readers and writers of XExtensionItem payloads with the vectors of the conformance kit.

    python3 run.py --testee 'perl testee.pl' --only 'values.numbers.*'
    python3 run.py --one-shot ./testee.sh --known known-failures.txt
    python3 run.py --testee ./my-testee --report junit -o conformance.xml --report json -o conformance.json
    python3 run.py show 'values.numbers.*'

A testee is a program that answers requests in JSON, one per line. With --one-shot the kit starts it once per case. README.md beside this
file describes the protocol. "show" prints cases: the request and the expected answer. You need Python 3.9 or later, a system with /bin/sh,
and the vectors in v1/vectors.

The exit status is 0 if at least one case passed, and every case that counts passed, was skipped or is a known failure; otherwise it is 1.
It is 64 if the command line is wrong, 66 if vectors or the list of known failures cannot be read, and 74 if a report cannot be written.
"""

from __future__ import annotations

import argparse
import base64
import ipaddress
import json
import math
import os
import pathlib
import re
import selectors
import signal
import struct
import subprocess
import sys
import threading
import time
import unicodedata
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from fractions import Fraction
from functools import partial
from typing import Any, Callable, Iterable, Optional
from xml.parsers import expat

HERE = pathlib.Path(__file__).resolve().parent
TITLES = {"json": "JSON", "xml": "XML", "binary": "binary"}
ENCODINGS = list(TITLES)
OPERATIONS = ["decode", "encode", "resolve", "write-back", "convert", "user-info", "notices", "evaluate", "map"]
LEVELS = ["MAY", "SHOULD", "MUST"]
CLAIMS = ["canonical", "findings", "indented", "locations"]
FINDING_CLAIMS = ["findings", "locations"]  # without these claims, findings or their locations are not compared
PASSED, SKIPPED = "passed", "skipped"
OUTCOMES = [PASSED, "failed", "wrongly accepted", "wrongly refused", SKIPPED, "crashed", "timed out", "grows", "protocol error"]
ANSWERS = {"meaning": "a meaning", "user-info": "a userInfo", "notices": "notices", "payload": "a payload", "refused": "a refusal"}
GROWTH = 30  # the maximum factor of the time if an input is ten times as long (24.1.2)
SHORT = 0.02  # seconds: shorter times count as this long, because of the resolution of clocks and schedulers
TENTHS = 3  # measurements with a tenth of an input; the shortest time counts, because other programs can only lengthen it
ATTEMPTS = 5  # the maximum number of attempts; one success is enough, because other programs can only lengthen the time
TIMEOUTS = 3  # the number of consecutive timeouts that ends the run
OUTPUT_LIMIT = 64 << 20  # the maximum bytes of an answer
ERROR_LIMIT = 16 << 10  # how many of the last bytes of standard error are kept


class FormFault(Exception):
    """A malformed part of a vector file or of an answer, with its location."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.place, self.message = place, message

    def within(self, outer: str) -> FormFault:
        """The same fault, with the name of the enclosing part added to its location."""
        return FormFault(f"{outer}: {self.place}" if self.place else outer, self.message)


# Descriptions (v1/description.schema.json). In memory, strings, booleans and arrays represent themselves. Any other value is a pair of its
# kind and its content. The content of a dictionary is a list of pairs, sorted by the bytes of their keys.

MAX_SAFE = 2**53 - 1
BASE64 = re.compile(r"(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)?")
REAL = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")


def base64_bytes(text: str) -> Optional[bytes]:
    """The bytes of base64 (RFC 4648, section 4); None if it is malformed."""
    return base64.b64decode(text) if BASE64.fullmatch(text) else None


def number(value: float) -> Any:
    """A real, or an integer if the value is integral (6.3.4)."""
    whole = abs(value) <= MAX_SAFE and value == int(value)
    return ("integer", str(int(value))) if whole else ("real", value)


def sorted_members(members: Iterable[tuple[str, Any]]) -> Any:
    """The description of a dictionary."""
    return ("dictionary", sorted(members, key=lambda member: member[0].encode()))


def description(content: Any, place: str = "") -> Any:
    """Reads a description from its JSON."""
    if isinstance(content, (bool, str)):
        return content
    if isinstance(content, list):
        return [description(element, f"{place}/{position}") for position, element in enumerate(content)]
    if not isinstance(content, dict) or len(content) != 1:
        raise FormFault(place, "expected the description of a value")
    kind, inner = next(iter(content.items()))
    place = f"{place}/{kind}"
    if kind == "tag":
        return ("tag", pair(inner, place))
    if kind == "dictionary":
        if not isinstance(inner, list):
            raise FormFault(place, "expected an array")
        out = sorted_members(pair(one, f"{place}/{position}") for position, one in enumerate(inner))
        for one, following in zip(out[1], out[1][1:]):
            if one[0] == following[0]:
                raise FormFault(place, f"duplicate key “{one[0]}”")
        return out
    if not isinstance(inner, str):
        raise FormFault(place, "expected a string")
    return scalar_description(kind, inner, place)


def pair(content: Any, place: str) -> tuple[str, Any]:
    if not isinstance(content, list) or len(content) != 2 or not isinstance(content[0], str):
        raise FormFault(place, "expected a pair of a key and a value")
    return content[0], description(content[1], f"{place}/1")


def scalar_description(kind: str, text: str, place: str) -> Any:
    if kind in ("date", "url"):
        return (kind, text)
    if kind == "integer":
        found = re.fullmatch("(-?)([0-9]+)", text)
        if not found:
            raise FormFault(place, "expected a decimal integer")
        digits = found[2].lstrip("0")
        return ("integer", found[1] + digits if digits else "0")
    if kind == "real":
        if not REAL.fullmatch(text) or math.isinf(float(text)):
            raise FormFault(place, "expected a finite real")
        return number(float(text))
    if kind == "data":
        data = base64_bytes(text)
        if data is None:
            raise FormFault(place, "expected base64")
        return ("data", data)
    raise FormFault(place, "unknown kind of value")


def description_json(value: Any) -> Any:
    """The description as JSON."""
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, list):
        return [description_json(element) for element in value]
    kind, content = value
    if kind == "dictionary":
        return {kind: [[key, description_json(member)] for key, member in content]}
    if kind == "tag":
        return {kind: [content[0], description_json(content[1])]}
    if kind == "real":
        return {kind: real_text(content)}
    return {kind: base64.b64encode(content).decode() if kind == "data" else content}


def real_text(value: float) -> str:
    """The shortest digits that are read back as the double; with an exponent beyond 2^53, where all doubles are integers."""
    text = repr(value)
    if abs(value) <= 2.0**53 or "e" in text:
        return text
    sign, digits = "-" * text.startswith("-"), text.lstrip("-").replace(".0", "")
    return f"{sign}{digits[0]}.{digits[1:].rstrip('0') or '0'}e+{len(digits) - 1}"


def differences(expected: Any, got: Any, pointer: str = "", count: int = 12) -> list[str]:
    """The differences from the expected description, one line per place; None means absent."""
    if expected == got and type(expected) is type(got):
        return []
    lines: list[str] = []
    kinds = [value[0] if isinstance(value, tuple) else type(value) for value in (expected, got)]
    if kinds == [list, list] and expected and got:
        for position in range(max(len(expected), len(got))):
            one, other = (value[position] if position < len(value) else None for value in (expected, got))
            lines += differences(one, other, f"{pointer}/{position}", count - len(lines)) if len(lines) < count else []
        return lines
    if kinds == ["dictionary", "dictionary"]:
        one, other = dict(expected[1]), dict(got[1])
        for key in [*one, *(key for key in other if key not in one)]:
            if len(lines) < count:
                lines += differences(one.get(key), other.get(key), pointer + step(key), count - len(lines))
        return lines
    if kinds == ["tag", "tag"] and expected[1][0] == got[1][0]:
        return differences(expected[1][1], got[1][1], pointer + step(expected[1][0]), count)
    place = f"at {showing_all(pointer)}" if pointer else "at the root"
    one, other = apart(expected, got)
    return [f"{place}: expected {summary(one)}, got {summary(other)}"]


def size(value: Any) -> tuple[int, int]:
    """The number of values in a description, and the total number of bytes in its strings and keys."""
    values, text, waiting = 0, 0, [value]
    while waiting:
        one = waiting.pop()
        values += 1
        if isinstance(one, str):
            text += len(one.encode())
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, tuple) and one[0] in ("dictionary", "tag"):
            members = one[1] if one[0] == "dictionary" else [one[1]]
            text += sum(len(key.encode()) for key, _ in members)
            waiting += [member for _, member in members]
        elif isinstance(one, tuple) and one[0] == "url":
            text += len(one[1].encode())
    return values, text


def apart(one: Any, other: Any) -> tuple[Any, Any]:
    """Two different values. Long strings begin shortly before their first difference."""
    if not isinstance(one, str) or not isinstance(other, str):
        return one, other
    same = len(os.path.commonprefix([one, other]))
    if max(len(one), len(other)) <= 80 or same <= 20:
        return one, other
    return "…" + one[same - 20 :], "…" + other[same - 20 :]


def step(key: str) -> str:
    """One step of a JSON Pointer."""
    return "/" + key.replace("~", "~0").replace("/", "~1")


# Text for people


def cut(text: str, count: int) -> str:
    return text if len(text) <= count else text[:count] + "…"


def showing_all(text: str) -> str:
    """The text with escapes for invisible and ambiguous characters."""
    hidden = {"Cc", "Cf", "Mn", "Me", "Mc", "Zs", "Zl", "Zp", "Co", "Cn", "Cs"}
    seen = lambda c: " " <= c <= "~" if c.isascii() else unicodedata.category(c) not in hidden
    return "".join(c if seen(c) else f"\\u{{{ord(c):X}}}" for c in text)


def quoted(text: str) -> str:
    return f"“{showing_all(cut(text, 80))}”"


def byte_count(data: bytes) -> str:
    """The number of bytes, with its noun."""
    return f"{len(data)} byte{'s' * (len(data) != 1)}"


def hexadecimal(data: bytes) -> str:
    """The count and the first bytes."""
    if not data:
        return "no bytes"
    return f"{byte_count(data)} {data[:24].hex(' ').upper()}" + " …" * (len(data) > 24)


def summary(value: Any) -> str:
    """A description in one line, in which different values look different."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return f"an array of {len(value)}" if value else "an empty array"
    kind, content = value
    if kind == "dictionary":
        keys = ", ".join(quoted(key) for key, _ in content[:6])
        return f"a dictionary with {keys}" + ", …" * (len(content) > 6) if content else "an empty dictionary"
    if kind == "tag":
        return f"the unknown tag {quoted(content[0])} whose content is {summary(content[1])}"
    if kind == "data":
        return hexadecimal(content)
    if kind == "real":
        return f"the real {real_text(content)}"
    if kind == "integer":
        return f"the integer {cut(content, 80)}"
    return f"the date {showing_all(cut(content, 80))}" if kind == "date" else f"the URL {showing_all(cut(content, 120))}"


def compact(value: Any) -> str:
    """JSON in one line without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Layout:
    """JSON for people: in one line if it fits, otherwise one member per line; truncated at the limit."""

    WIDTH, LIMIT = 100, 4000

    def __init__(self, value: Any) -> None:
        self.parts: list[str] = []
        self.size = self.column = 0
        self.append(value, 0)
        self.text = "".join(self.parts) + ("\n…" if self.size > self.LIMIT else "")

    def add(self, text: str) -> None:
        self.parts.append(text)
        self.size += len(text.encode())
        last = text.rpartition("\n")[2]
        self.column = len(last.encode()) + (0 if "\n" in text else self.column)

    def append(self, value: Any, indentation: int) -> None:
        if self.size > self.LIMIT:
            return
        line = self.line(value, self.WIDTH - self.column)
        if line is not None:
            self.add(line)
        elif isinstance(value, list):
            self.container([("", element) for element in value], "[", "]", indentation)
        elif isinstance(value, dict):
            self.container([(compact(key) + ": ", member) for key, member in value.items()], "{", "}", indentation)
        else:
            self.add(compact(value))

    def container(self, parts: list[tuple[str, Any]], start: str, end: str, indentation: int) -> None:
        first = parts[0][1] if parts else None
        is_pair = len(parts) == 2 and not parts[0][0] and isinstance(first, str)
        if len(parts) == 1 or (is_pair and self.column + len(compact(first).encode()) < self.WIDTH):
            self.add(start + (f"{compact(first)}, " if is_pair else parts[0][0]))
            self.append(parts[-1][1], indentation)
            self.add(end)
            return
        self.add(start)
        for position, (key, value) in enumerate(parts):
            if self.size <= self.LIMIT:
                self.add(("," if position else "") + "\n" + " " * (indentation + 2) + key)
                self.append(value, indentation + 2)
        self.add("\n" + " " * indentation + end)

    def line(self, value: Any, width: int) -> Optional[str]:
        """The value in one line of at most `width` bytes."""
        if isinstance(value, (list, dict)):
            line = ""
            for key, part in value.items() if isinstance(value, dict) else (("", part) for part in value):
                text = self.line(part, width - len(line.encode()))
                if text is None:
                    return None
                line += (", " if line else "") + (f"{compact(key)}: " if isinstance(value, dict) else "") + text
            line = f"{{{line}}}" if isinstance(value, dict) else f"[{line}]"
        else:
            line = compact(value)
        return line if len(line.encode()) <= width else None


def in_order(value: Any) -> Any:
    """JSON with its members sorted by the bytes of their keys, and whole numbers as integers."""
    if isinstance(value, list):
        return [in_order(element) for element in value]
    if isinstance(value, dict):
        return {key: in_order(value[key]) for key in sorted(value, key=str.encode)}
    return int(value) if isinstance(value, float) and value.is_integer() else value


def pretty(value: Any) -> str:
    return Layout(description_json(value)).text


def shown(data: bytes) -> str:
    """The bytes as text if they are text, otherwise as rows of hexadecimal digits; truncated if long."""
    try:
        text = data[:4000].decode()
        if "\0" not in text:
            return text + "…" * (len(data) > 4000)
    except UnicodeDecodeError:
        pass
    rows = []
    for position in range(0, min(len(data), 1024), 16):
        row = data[position : position + 16]
        letters = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
        rows.append(f"{position:04x}  {row.hex(' '):<48}{letters}")
    return "\n".join(rows + [f"… {len(data)} bytes in all"] * (len(data) > 1024))


def printed(data: bytes) -> str:
    """The first nonempty line that a program printed, without escapes; truncated if long."""
    lines = [line for line in data[:4000].decode("utf-8", "replace").split("\n") if line]
    return cut(lines[0], 200) if lines else ""


def byte_difference(expected: bytes, got: bytes) -> str:
    """The first difference between two byte sequences."""
    place = len(os.path.commonprefix([expected, got]))

    def excerpt(data: bytes) -> str:
        rest = data[place : place + 24]
        try:
            return quoted(rest.decode()) if rest else "the end"
        except UnicodeDecodeError:
            return hexadecimal(rest)

    return f"at byte {place}: expected {excerpt(expected)}, got {excerpt(got)}"


# Reading documents without the rules of items (sections 2 to 7). Those rules depend only on values. If a payload has the value of a valid
# payload, and no finding of sections 2 to 7, it is therefore valid.


class Unreadable(Exception):
    """No reader can read the document."""


class Members(list):
    """The members of a dictionary with the escapes of 7.2."""


class Digits(str):
    """The text of a number in JSON."""


class Document:
    """The value of a payload as a description, and its findings that are not errors: ids and pointers."""

    def __init__(self, data: bytes) -> None:
        self.encoding = recognised(data)
        self.remarks: list[tuple[str, str]] = []
        root = {"json": read_json, "xml": read_xml, "binary": read_binary}[self.encoding](data)
        self.value = self.convert(root, "")
        if not isinstance(root, Members) or self.value[0] != "dictionary":
            raise Unreadable("the document is not a dictionary")

    def convert(self, raw: Any, pointer: str) -> Any:
        if isinstance(raw, Members):
            return self.dictionary(raw, pointer)
        if isinstance(raw, list):
            elements = [self.convert(element, f"{pointer}/{position}") for position, element in enumerate(raw)]
            return [element for element in elements if element is not None]
        if raw is None:
            self.remarks.append(("value.null", pointer))
        if isinstance(raw, Digits):
            return self.number(raw, pointer)
        return raw

    def number(self, digits: str, pointer: str) -> Any:
        value = float(digits)
        if math.isinf(value):
            raise Unreadable("a number is out of range")
        if digits.lstrip("-").isdigit() and abs(value) > MAX_SAFE and digits != ecma_text(value):
            self.remarks.append(("number.imprecise", pointer))
        return number(value)

    def dictionary(self, members: Members, pointer: str) -> Any:
        keys = [key for key, _ in members]
        if len(set(keys)) < len(keys):
            raise Unreadable("duplicate key")
        if len(keys) == 1 and keys[0].startswith("$") and not keys[0].startswith("$$"):
            return self.tag(*members[0], pointer)
        if keys == ["CF$UID"]:
            raise Unreadable("a UID")
        if len(keys) == 1 and keys[0].startswith("$$"):
            members = Members([(keys[0][1:], members[0][1])])
        out = []
        for key, raw in members:
            if re.search("[\0-\x08\x0b-\x1f\ufffe\uffff]", key):
                self.remarks.append(("key.unsupported", pointer + step(key)))
            value = self.convert(raw, pointer + step(key))
            if value is not None:
                out.append((key, value))
        return sorted_members(out)

    def tag(self, key: str, raw: Any, pointer: str) -> Any:
        content = self.convert(raw, pointer + step(key))
        value = tagged(key, content) if isinstance(content, str) else None
        if value is None:
            self.remarks.append(("tag.malformed" if key in TAGS else "tag.unknown", pointer))
            return None if content is None else ("tag", (key, content))
        if self.has_native_form(key, value):
            self.remarks.append(("tag.needless", pointer))
        return value

    def has_native_form(self, tag: str, value: Any) -> bool:
        """The table of 7.1.2."""
        if tag == "$url":
            return False
        if self.encoding == "json":
            return tag == "$string" or (tag == "$integer" and abs(int(value[1])) <= MAX_SAFE)
        if self.encoding == "xml" and tag == "$date":
            return "." not in value[1]
        return not (self.encoding == "xml" and tag == "$string" and re.search("[\0-\x08\x0b-\x1f\ufffe\uffff]", value))


TAGS = {"$data", "$date", "$integer", "$string", "$url"}


def tagged(tag: str, content: str) -> Any:
    """The value of a known tag with a string (7.1.2); None if it is malformed or not known."""
    if tag in ("$data", "$string"):
        data = base64_bytes(content)
        if tag == "$data":
            return None if data is None else ("data", data)
        try:
            return None if data is None else data.decode()
        except UnicodeDecodeError:
            return None
    if tag == "$integer":
        is_one = re.fullmatch("0|-?[1-9][0-9]{0,19}", content) and -(2**63) <= int(content) < 2**64
        return ("integer", content) if is_one else None
    if tag == "$date":
        return ("date", content) if is_date(content) else None
    return ("url", content) if tag == "$url" and is_url(content) else None


def is_date(text: str) -> bool:
    """6.4.2."""
    found = re.fullmatch(r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2})(\.[0-9]{3})?Z", text)
    try:
        return bool(found and found[2] != ".000" and datetime.strptime(found[1], "%Y-%m-%dT%H:%M:%S") and text[17] < "6")
    except ValueError:
        return False


PART = r"[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}"
URI = re.compile(
    rf"([A-Za-z][A-Za-z0-9+.-]*):(?://(?:(?:{PART}|:)*@)?(?:\[([0-9A-Fa-f:.]+)\]|\[[vV][0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+\]|(?:{PART})*)"
    rf"(?::[0-9]*)?(?:/(?:{PART}|[:@])*)*|/?(?:(?:{PART}|[:@])+(?:/(?:{PART}|[:@])*)*)?)(?:\?(?:{PART}|[:@/?])*)?(?:#(?:{PART}|[:@/?])*)?"
)


def is_url(text: str) -> bool:
    """Section 18."""
    found = URI.fullmatch(text)
    if not found or found[1].lower() in ("file", "content", "blob", "data", "javascript"):
        return False
    try:
        return found[2] is None or bool(ipaddress.IPv6Address(found[2]))
    except ValueError:
        return False


def ecma_text(value: float) -> str:
    """The text of a double beyond the safe integers (9.1.6)."""
    digits, _, exponent = repr(value).replace(".0", "").partition("e")
    if not exponent:
        return digits
    whole, _, fraction = digits.partition(".")
    places = int(exponent)
    return whole + fraction.ljust(places, "0") if places < 21 else f"{digits}e+{places}"


def recognised(data: bytes) -> str:
    """The encoding (2.2)."""
    if data.startswith(b"bplist"):
        return "binary"
    start = data[3:] if data.startswith(b"\xef\xbb\xbf") else data
    start = start.lstrip(b" \t\r\n")
    if data.startswith((b"\xfe\xff", b"\xff\xfe")) or start.startswith(b"<"):
        return "xml"
    if start[:1] in (b"{", b"[", b'"', b"-", *(b"%d" % digit for digit in range(10)), b"t", b"f", b"n"):
        return "json"
    raise Unreadable("it is written in none of the three encodings")


def read_json(data: bytes) -> Any:
    """Section 3."""

    def refuse(text: str) -> None:
        raise ValueError(f"{text} is not JSON")

    try:
        text = data.decode()
        raw = json.loads(text, object_pairs_hook=Members, parse_int=Digits, parse_float=Digits, parse_constant=refuse)
        if re.search(r"\\u[dD][89a-fA-F]", text):
            json.dumps(raw, ensure_ascii=False).encode()  # a lone surrogate cannot be encoded as UTF-8
        return raw
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from None


VALUE_ELEMENTS = {"dict", "array", "string", "data", "date", "integer", "real", "true", "false"}


class XMLReader:
    """Section 4, with Python's XML parser."""

    def __init__(self, data: bytes) -> None:
        self.is_utf16 = data.startswith((b"\xfe\xff", b"\xff\xfe"))
        self.stack: list[tuple[str, list[Any], list[str]]] = [("", [], [])]
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.XmlDeclHandler = self.declaration
        parser.StartDoctypeDeclHandler = self.doctype
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        parser.StartCdataSectionHandler = lambda: self.text("", is_section=True)
        parser.SkippedEntityHandler = lambda *_: self.fail("an entity")
        try:
            parser.Parse(data, True)
        except expat.ExpatError as error:
            raise Unreadable(str(error)) from None
        self.root = self.stack[0][1][0]

    def fail(self, what: str) -> None:
        raise Unreadable(f"the XML has what no property list has: {what}")

    def declaration(self, version: str, encoding: Optional[str], _: int) -> None:
        allowed = ["utf-16"] if self.is_utf16 else ["utf-8", "us-ascii"]
        if version != "1.0" or (encoding is not None and encoding.lower() not in allowed):
            self.fail(f"encoding {encoding}")

    def doctype(self, name: str, _: Any, __: Any, has_subset: int) -> None:
        if name != "plist" or has_subset:
            self.fail("a document type")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        outer, content, _ = self.stack[-1]
        if outer == "":
            fits = name == "plist"
        elif outer == "dict" and len(content) % 2 == 0:
            fits = name == "key"
        else:
            fits = name in VALUE_ELEMENTS and outer in ("dict", "array", "plist") and not (outer == "plist" and content)
        if not fits or (attributes and name != "plist"):
            self.fail(f"element {name}")
        self.stack.append((name, [], []))

    def text(self, text: str, is_section: bool = False) -> None:
        name, _, parts = self.stack[-1]
        is_container = name in ("", "plist", "dict", "array")
        if (is_container and (is_section or text.strip(" \t\r\n"))) or name in ("true", "false"):
            self.fail(f"text in {name}")
        parts.append(text)

    def end(self, name: str) -> None:
        _, content, parts = self.stack.pop()
        if name == "plist" and not content or name == "dict" and len(content) % 2:
            self.fail(f"an unfinished {name}")
        self.stack[-1][1].append(content[0] if name == "plist" else self.value(name, content, "".join(parts)))

    def value(self, name: str, content: list[Any], text: str) -> Any:
        if name == "dict":
            return Members(zip(content[::2], content[1::2]))
        if name in ("array", "true", "false"):
            return content if name == "array" else name == "true"
        if name in ("string", "key"):
            return text
        if name == "data":
            data = base64_bytes(re.sub("[ \t\r\n]", "", text))
            return self.fail("data") if data is None else ("data", data)
        text = text.strip(" \t\r\n")
        if name == "date":
            return ("date", text) if is_date(text) and "." not in text else self.fail("a date")
        if name == "integer":
            found = re.fullmatch("([+-]?)(?:0[xX]([0-9A-Fa-f]+)|([0-9]+))", text)
            value = int(found[1] + (found[2] or found[3]), 16 if found[2] else 10) if found else 2**64
            return ("integer", str(value)) if -(2**63) <= value < 2**64 else self.fail("an integer")
        value = float(text) if REAL.fullmatch(text) else math.inf
        return self.fail("a real") if math.isinf(value) else number(value)


def read_xml(data: bytes) -> Any:
    return XMLReader(data).root


class BinaryReader:
    """Section 5."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.open: set[int] = set()
        self.budget = 1_000_000  # shared objects count each time
        if not data.startswith(b"bplist00") or len(data) < 42:
            raise Unreadable("no binary property list")
        end = len(data) - 32
        self.offset_size, self.reference_size = data[end + 6], data[end + 7]
        self.count, top, self.table = struct.unpack(">QQQ", data[end + 8 :])
        sizes = 1 <= self.offset_size <= 8 and 1 <= self.reference_size <= 8
        if not sizes or top >= self.count or self.table < 9 or self.table + self.count * self.offset_size != end:
            raise Unreadable("a faulty trailer")
        self.offsets = [self.integer(self.table + n * self.offset_size, self.offset_size) for n in range(self.count)]
        if not all(8 <= offset < self.table for offset in self.offsets):
            raise Unreadable("a faulty offset")
        self.root = self.value(top)

    def integer(self, at: int, size: int, signed: bool = False) -> int:
        return int.from_bytes(self.data[at : at + size], "big", signed=signed)

    def take(self, at: int, size: int) -> bytes:
        if at + size > self.table:
            raise Unreadable("an object that does not fit")
        return self.data[at : at + size]

    def length(self, at: int) -> tuple[int, int]:
        """The length of an object, and the offset of its content (5.2.2)."""
        low = self.data[at] & 15
        if low < 15:
            return low, at + 1
        marker = self.take(at + 1, 1)[0]
        size = 1 << (marker & 15)
        if marker not in (0x10, 0x11, 0x12, 0x13):
            raise Unreadable("a faulty length")
        length = int.from_bytes(self.take(at + 2, size), "big", signed=marker == 0x13)
        if length < 0:
            raise Unreadable("a faulty length")
        return length, at + 2 + size

    def references(self, at: int, count: int) -> list[int]:
        self.take(at, count * self.reference_size)
        found = [self.integer(at + n * self.reference_size, self.reference_size) for n in range(count)]
        if any(n >= self.count for n in found):
            raise Unreadable("a faulty reference")
        return found

    def value(self, n: int) -> Any:
        at = self.offsets[n]
        marker = self.data[at]
        self.budget -= 1
        if self.budget < 0 or n in self.open or len(self.open) > 512:
            raise Unreadable("a cycle, or too many values")
        if marker >> 4 in (0xA, 0xD):
            self.open.add(n)
            length, start = self.length(at)
            if marker >> 4 == 0xA:
                out: Any = [self.value(one) for one in self.references(start, length)]
            else:
                both = self.references(start, 2 * length)
                keys = both[:length]
                if any(self.data[self.offsets[key]] >> 4 not in (5, 6) for key in keys):
                    raise Unreadable("a key that is not a string")
                out = Members((self.value(key), self.value(one)) for key, one in zip(keys, both[length:]))
            self.open.discard(n)
            return out
        return self.scalar(at, marker)

    def scalar(self, at: int, marker: int) -> Any:
        if marker == 0:
            return None
        if marker in (8, 9):
            return marker == 9
        if marker >> 4 == 4:
            length, start = self.length(at)
            return ("data", self.take(start, length))
        if marker >> 4 in (5, 6):
            length, start = self.length(at)
            try:
                return self.take(start, length).decode("ascii") if marker >> 4 == 5 else self.take(start, 2 * length).decode("utf-16-be")
            except UnicodeDecodeError:
                raise Unreadable("a faulty string") from None
        if marker not in (0x10, 0x11, 0x12, 0x13, 0x14, 0x22, 0x23, 0x33):
            raise Unreadable("an object of another kind")
        raw = self.take(at + 1, 1 << (marker & 15))
        if marker < 0x20:
            value = int.from_bytes(raw, "big", signed=marker >= 0x13)
            if not -(2**63) <= value < 2**64:
                raise Unreadable("a faulty integer")
            return ("integer", str(value))
        real = struct.unpack(">f" if marker == 0x22 else ">d", raw)[0]
        if not math.isfinite(real):
            raise Unreadable("a number that is not finite")
        return self.date(real) if marker == 0x33 else number(real)

    @staticmethod
    def date(seconds: float) -> Any:
        try:
            moment = datetime(2001, 1, 1) + timedelta(milliseconds=round(Fraction(seconds) * 1000))
        except OverflowError:
            raise Unreadable("a faulty date") from None
        text = f"{moment.year:04}" + moment.strftime("-%m-%dT%H:%M:%S")
        return ("date", text + (f".{moment.microsecond // 1000:03}Z" if moment.microsecond else "Z"))


def read_binary(data: bytes) -> Any:
    return BinaryReader(data).root


# Vectors (v1/vectors.schema.json), and their cases


@dataclass
class Mark:
    """A finding, a loss or a notice: its id, its pointer, and its location if known."""

    id: str
    pointer: str
    line: Optional[int] = None
    column: Optional[int] = None
    offset: Optional[int] = None

    @property
    def name(self) -> str:
        return f"{self.id} at {self.pointer or 'the root'}"

    @property
    def is_limit(self) -> bool:
        return self.id.startswith("limit.")

    def is_same(self, other: Mark) -> bool:
        """Readers have their own limits (10.1.1), so all errors of limits count as the same."""
        return (self.is_limit and other.is_limit) or self.name == other.name

    @property
    def place(self) -> str:
        if self.line is not None and self.column is not None:
            return f"{self.line}:{self.column}"
        if self.line is not None:
            return f"line {self.line}"
        return "no location" if self.offset is None else f"@{self.offset}"

    @property
    def full_place(self) -> str:
        return self.place if self.offset is None or self.line is None else f"{self.place}@{self.offset}"

    @property
    def has_place(self) -> bool:
        return any(part is not None for part in (self.line, self.column, self.offset))

    @property
    def has_comparable_place(self) -> bool:
        """Whether a reader must report this location. Errors of limits have different locations, because readers have their own limits."""
        return self.has_place and not self.is_limit

    @property
    def described(self) -> str:
        return f"{self.name} ({self.full_place})" if self.has_place else self.name

    def is_place_of(self, other: Mark) -> bool:
        own, others = (self.line, self.column, self.offset), (other.line, other.column, other.offset)
        return all(one is None or one == two for one, two in zip(own, others))


class Fields:
    """The members of a JSON object, by name and type. A member that is null is absent."""

    def __init__(self, content: Any) -> None:
        if not isinstance(content, dict):
            raise FormFault("", "expected an object")
        self.members = {key: member for key, member in content.items() if member is not None}

    def optional(self, name: str, kind: Any, expected: str) -> Any:
        content = self.members.get(name)
        if content is not None and (not isinstance(content, kind) or (kind is not bool and isinstance(content, bool))):
            raise FormFault(name, f"expected {expected}")
        return content

    def text(self, name: str) -> Optional[str]:
        return self.optional(name, str, "a string")

    def array(self, name: str) -> Optional[list[Any]]:
        return self.optional(name, list, "an array")

    def integer(self, name: str) -> Optional[int]:
        content = self.optional(name, (int, float), "an integer")
        if content is not None and (content != int(content) or not -(2**63) <= content < 2**63):
            raise FormFault(name, "expected an integer")
        return None if content is None else int(content)

    def strings(self, name: str) -> Optional[list[str]]:
        content = self.array(name)
        if content is not None and not all(isinstance(one, str) for one in content):
            raise FormFault(name, "expected an array of strings")
        return content

    def named(self, name: str, known: list[str]) -> Optional[list[str]]:
        content = self.strings(name)
        for one in content or []:
            if one not in known:
                raise FormFault(name, f"unknown name “{one}”")
        return content

    def description(self, name: str) -> Any:
        content = self.members.get(name)
        return None if content is None else description(content, name)

    def marks(self, name: str) -> Optional[list[Mark]]:
        content = self.array(name)
        return None if content is None else [self._mark(one, f"{name}/{position}") for position, one in enumerate(content)]

    def verdict(self, name: str) -> Optional[str]:
        content = self.optional(name, str, "yes, no or undecided")
        if content not in (None, "yes", "no", "undecided"):
            raise FormFault(name, "expected yes, no or undecided")
        return content

    @staticmethod
    def _mark(content: Any, place: str) -> Mark:
        try:
            fields = Fields(content)
            names = fields.required("id", fields.text), fields.required("pointer", fields.text)
            return Mark(*names, *(fields.integer(name) for name in ("line", "column", "offset")))
        except FormFault as fault:
            raise fault.within(place) from None

    def required(self, name: str, read: Callable[[str], Any]) -> Any:
        content = read(name)
        if content is None:
            raise FormFault(name, "is missing")
        return content

    def user_info(self, name: str) -> Any:
        """The extension item of Objective-C XExtensionItem, as one description without empty members."""
        if name not in self.members:
            return None
        try:
            return Fields(self.members[name]).upstream()
        except FormFault as fault:
            raise fault.within(name) from None

    def upstream(self) -> Any:
        """The description of an extension item with these members."""
        out = [("userInfo", description({"dictionary": self.required("dictionary", self.members.get)}))]
        if self.text("title") is not None:
            out.append(("title", self.text("title")))
        for part in "content-text", "attachments":
            content = self.description(part)
            if content is not None and not isinstance(content, list):
                raise FormFault(part, "expected an array")
            if content:
                out.append((part, content))
        if "thumbnail" in self.members:
            out.append(("thumbnail", self.description("thumbnail")))
        return sorted_members(out)


@dataclass
class Case:
    """One request to a testee, and the right answer."""

    vector: dict[str, Any]
    group: str
    request: dict[str, Any]
    expects: str  # meaning, userInfo, notices, verdict, payload, rewritten, bytes, refusal, or size
    right: Any = None
    marks: Optional[list[Mark]] = None
    canonical: Optional[bytes] = None
    ends: bool = False
    input: Optional[dict[str, Any]] = None
    tenth: Optional[dict[str, Any]] = None  # the input at a tenth of its size, if the time is measured
    findings: Optional[list[Mark]] = None  # those that a lenient reader reports together with the value
    id: str = field(init=False)

    def __post_init__(self) -> None:
        suffix = self.request.get("direction") or self.request.get("encoding") or "rule"
        self.id = f"{self.vector['id']}/{self.operation}-{suffix}"
        self.request = {"case": self.id, "folder": False, **self.request}

    @property
    def operation(self) -> str:
        return self.request["operation"]

    @property
    def encodings(self) -> list[str]:
        return [self.request[name] for name in ("encoding", "to") if name in self.request]

    @property
    def payload(self) -> Optional[bytes]:
        """The bytes of the input. Created on demand, because some inputs are large."""
        return None if self.input is None else input_bytes(self.input)

    @property
    def shown(self) -> str:
        """The input of the testee, as text."""
        if "rule" in self.request:
            rule = self.request["rule"]
            rest = {name: self.request[name] for name in ("items", "types") if name in self.request}
            return f"{rule if isinstance(rule, str) else Layout(in_order(rule)).text}\n{Layout(in_order(rest)).text}"
        route = {name: self.request[name] for name in ("receiver", "manifest", "platform") if name in self.request}
        receiver = Layout(in_order(route)).text + "\n" if route else ""
        if "content" in self.request:
            return receiver + pretty(description(self.request["content"]))
        if self.input is not None:
            return receiver + shown(self.payload or b"")
        if "userInfo" in self.request:
            return pretty(Fields(self.request).user_info("userInfo"))
        try:
            return pretty(description(self.request["meaning"]))
        except FormFault:
            return compact(self.request["meaning"])


def input_bytes(content: dict[str, Any]) -> bytes:
    """The bytes of an input or output, which a vector contains as text, as base64, or as repeated parts."""
    if "text" in content:
        return content["text"].encode()
    if "base64" in content:
        return base64.b64decode(content["base64"])
    return b"".join(map(part_bytes, content["parts"]))


def part_bytes(part: dict[str, Any]) -> bytes:
    """Repeated bytes, in which # may be replaced by the number of the copy; or a sequence of numbers."""
    copies = range(part["times"])
    if "first" in part:
        return b"".join((part["first"] + n * part["step"]).to_bytes(part["bytes"], "big") for n in copies)
    block = base64.b64decode(part["base64"])
    return b"".join(block.replace(b"#", b"%0*d" % (part["digits"], n)) for n in copies) if "digits" in part else block * part["times"]


def expand(vector: dict[str, Any], group: str) -> list[Case]:
    """The cases of a vector."""
    return EXPANSIONS[vector["kind"]](vector, group)


def reading(vector: dict[str, Any], operation: str, **more: Any) -> dict[str, Any]:
    """A request to read the payload of a vector."""
    return {"operation": operation, "encoding": vector["encoding"], "folder": vector.get("folder", False), **more}


def expand_valid(vector: dict[str, Any], group: str) -> list[Case]:
    """Cases that read and write back the input and each canonical output, and that write the meaning in each of their encodings."""
    fields = Fields(vector)
    meaning = fields.description("meaning")
    canonical = vector.get("canonical", {})
    outputs = {name: {"base64" if name == "binary" else "text": canonical[name]} for name in ENCODINGS if name in canonical}
    inputs = {vector["encoding"]: vector["input"], **{name: text for name, text in outputs.items() if name != vector["encoding"]}}

    def ask(operation: str, name: str, expects: str, **more: Any) -> Case:
        return Case(vector, group, {**reading(vector, operation), "encoding": name}, expects, meaning, **more)

    cases = [ask("decode", name, "meaning", input=text) for name, text in inputs.items()]
    if meaning is None:
        return cases
    for name, text in outputs.items():
        cases.append(ask("encode", name, "payload", canonical=input_bytes(text)))
        cases[-1].request["meaning"] = vector["meaning"]
    return cases + [ask("write-back", name, "rewritten", input=text) for name, text in inputs.items()]


def expand_invalid(vector: dict[str, Any], group: str) -> list[Case]:
    fields = Fields(vector)
    lenient, findings = fields.description("lenient"), fields.marks("findings")
    refusal = ("refusal", None, findings, None, "ends" in vector)
    strict = Case(vector, group, reading(vector, "decode"), *refusal, input=vector["input"])
    request = reading(vector, "resolve", activity=None)
    if lenient is None:
        return [strict, Case(vector, group, request, *refusal, input=vector["input"])]
    return [strict, Case(vector, group, request, "meaning", lenient, input=vector["input"], findings=findings)]


def expand_resolve(vector: dict[str, Any], group: str) -> list[Case]:
    request = reading(vector, "resolve", activity=vector["activity"])
    return [Case(vector, group, request, "meaning", Fields(vector).description("meaning"), input=vector["input"])]


def expand_write_back(vector: dict[str, Any], group: str) -> list[Case]:
    fields = Fields(vector)
    right = ("rewritten", fields.description("meaning")) if "meaning" in vector else ("refusal", None, fields.marks("findings"), None, True)
    return [Case(vector, group, reading(vector, "write-back"), *right, input=vector["input"])]


def expand_convert(vector: dict[str, Any], group: str) -> list[Case]:
    request = reading(vector, "convert", to=vector["to"], **({"indented": True} if "indented" in vector else {}))
    if "output" in vector:
        return [Case(vector, group, request, "bytes", input_bytes(vector["output"]), input=vector["input"])]
    return [Case(vector, group, request, "refusal", None, Fields(vector).marks("findings"), None, True, vector["input"])]


def expand_notices(vector: dict[str, Any], group: str) -> list[Case]:
    marks = Fields(vector).marks("notices") or []
    return [Case(vector, group, reading(vector, "notices"), "notices", None, marks, input=vector["input"])]


def expand_encode_refused(vector: dict[str, Any], group: str) -> list[Case]:
    cases = []
    for name in vector.get("encodings", ENCODINGS):
        request = {"operation": "encode", "encoding": name, "folder": vector.get("folder", False), "meaning": vector["description"]}
        cases.append(Case(vector, group, request, "refusal", None, []))
    return cases


def expand_user_info(vector: dict[str, Any], group: str) -> list[Case]:
    fields = Fields(vector)
    losses = fields.marks("losses") or []
    known = {"namespaces": vector["namespaces"]} if "namespaces" in vector else {}
    cases = []
    if vector["direction"] != "export":
        request = {"operation": "user-info", "direction": "import", **known, "userInfo": vector["userInfo"]}
        right = ("meaning", fields.description("meaning"), losses) if "meaning" in vector else ("refusal", None, fields.marks("findings"), None, True)
        cases.append(Case(vector, group, request, *right))
    if vector["direction"] != "import":
        request = reading(vector, "user-info", direction="export", activity=vector["activity"])
        cases.append(Case(vector, group, request, "userInfo", fields.user_info("userInfo"), losses, input=vector["input"]))
    return cases


def expand_scale(vector: dict[str, Any], group: str) -> list[Case]:
    more = {name: vector[name] for name in ("to", "activity", "direction", "receiver") if name in vector}
    request = reading(vector, vector["operation"], **more)
    return [Case(vector, group, request, "size", vector["answer"], input=vector["input"], tenth=vector["tenth"])]


def expand_evaluate(vector: dict[str, Any], group: str) -> list[Case]:
    request = {"operation": "evaluate", **{name: vector[name] for name in ("rule", "items", "types") if name in vector}}
    if "verdict" in vector:
        return [Case(vector, group, request, "verdict", vector["verdict"])]
    return [Case(vector, group, request, "refusal", None, Fields(vector).marks("findings"), None, True)]


def expand_map(vector: dict[str, Any], group: str) -> list[Case]:
    fields = Fields(vector)
    is_import = vector["direction"] == "import"
    route = {name: vector[name] for name in ("direction", "receiver", "manifest", "platform") if name in vector}
    wanted = fields.description("meaning" if is_import else "content")
    losses = None if is_import else fields.marks("losses") or []
    right = ("refusal", None, fields.marks("findings"), None, True) if wanted is None else ("meaning", wanted, losses)
    if is_import:
        return [Case(vector, group, {"operation": "map", **route, "content": vector["content"]}, *right)]
    return [Case(vector, group, reading(vector, "map", activity=vector["activity"], **route), *right, input=vector["input"])]


EXPANSIONS = {
    "valid": expand_valid,
    "invalid": expand_invalid,
    "resolve": expand_resolve,
    "write-back": expand_write_back,
    "convert": expand_convert,
    "notices": expand_notices,
    "encode-refused": expand_encode_refused,
    "user-info": expand_user_info,
    "scale": expand_scale,
    "evaluate": expand_evaluate,
    "map": expand_map,
}


def read_groups(folder: pathlib.Path) -> list[dict[str, Any]]:
    """The files of vectors in a folder, in the order of their names."""
    groups = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    if not groups:
        raise FormFault(str(folder), "the folder has no vectors")
    for group in groups:
        if group.get("count", len(group["vectors"])) != len(group["vectors"]):
            raise FormFault(f"{group['group']}.json: count", f"the file has {len(group['vectors'])} vectors")
    return groups


# Testees


@dataclass
class Failure(Exception):
    """Why a testee gave no answer: crashed, timed out or a protocol error."""

    kind: str
    message: str
    standard_error: str = ""


@dataclass
class Profile:
    """The properties that a testee reports when it starts."""

    name: str
    version: str = ""
    language: str = ""
    encodings: list[str] = field(default_factory=lambda: ENCODINGS)
    converts: Optional[list[str]] = None
    operations: list[str] = field(default_factory=lambda: OPERATIONS)
    groups: Optional[list[str]] = None
    claims: list[str] = field(default_factory=list)

    @staticmethod
    def read(fields: Fields) -> Profile:
        protocol = fields.required("protocol", fields.integer)
        if protocol != 1:
            raise FormFault("protocol", f"expected protocol 1, found {protocol}")
        name = fields.required("name", fields.text)
        version, language = fields.text("version") or "", fields.text("language") or ""
        encodings = fields.required("encodings", lambda one: fields.named(one, ENCODINGS))
        converts = fields.named("converts", ENCODINGS)
        operations = fields.required("operations", lambda one: fields.named(one, OPERATIONS))
        known = [*CLAIMS, *(f"{claim}:{operation}" for claim in CLAIMS for operation in OPERATIONS)]
        claims = [claim for claim in fields.strings("claims") or [] if claim in known]
        return Profile(name, version, language, encodings, converts, operations, fields.strings("groups"), claims)

    def claims_for(self, operation: str) -> list[str]:
        """The claims that hold for an operation, without its name."""
        return [claim for claim in CLAIMS if claim in self.claims or f"{claim}:{operation}" in self.claims]

    def unclaimed_comparisons(self, case: Case) -> list[str]:
        """The comparisons that the case allows and the testee does not claim. Locations are only compared together with findings."""
        findings = (case.marks if case.expects == "refusal" else case.findings) or []
        claims = self.claims_for(case.operation)
        wanted = [claim for claim in FINDING_CLAIMS if any(claim == "findings" or mark.has_comparable_place for mark in findings)]
        return [claim for claim in wanted if not {"findings", claim}.issubset(claims)]

    def concerns(self, case: Case) -> bool:
        """Whether a case belongs to one of the testee's conformance profiles."""
        if case.operation not in self.operations or ("indented" in case.request and "indented" not in self.claims_for(case.operation)):
            return False
        known = self.encodings if case.operation != "convert" or self.converts is None else self.converts
        if case.vector.get("unread"):
            return not any(name in known for name in case.encodings)
        return all(name in known for name in case.encodings)

    @property
    def conformance(self) -> list[Conformance]:
        """The conformance profiles that the testee can conform to."""
        found = []
        for role, operations in ROLES.items():
            own = [one for one in operations if one in self.operations]
            known = self.encodings if role != "converter" or self.converts is None else self.converts
            encodings = [] if role in OPTIONAL else [name for name in ENCODINGS if name in known]
            if own:
                found.append(Conformance(role, encodings, own))
        return found

    @property
    def not_claimed(self) -> list[Conformance]:
        """The optional conformance profiles whose operations the testee does not support."""
        return [Conformance(role, [], ROLES[role]) for role in OPTIONAL if not set(ROLES[role]) & set(self.operations)]


ROLES = {
    "reader": ["decode", "resolve"],
    "producer": ["encode"],
    "editor": ["write-back"],
    "converter": ["convert"],
    "user-info": ["user-info"],
    "notices": ["notices"],
    "share-targets": ["evaluate", "map"],
}
OPTIONAL = ["user-info", "notices", "share-targets"]


@dataclass
class Conformance:
    """A conformance class (1.2) in the encodings that an implementation names, for example "JSON reader"."""

    role: str
    encodings: list[str]
    operations: list[str]

    @property
    def noun(self) -> str:
        nouns = {"decode": "strict reader", "resolve": "lenient reader", "user-info": "userInfo mapping"}
        nouns |= {"evaluate": "activation rules", "map": "share mapping"}
        if self.operations == ROLES["share-targets"]:
            return "share targets"
        return nouns.get(self.operations[0], self.role) if len(self.operations) == 1 else self.role

    @property
    def requirements(self) -> list[list[str]]:
        """The operations required besides those of the profile: at least one of each list. An editor is a reader and a producer (1.2.5); a mapper reads leniently (35.1.1)."""
        if self.role == "editor":
            return [["decode", "resolve"], ["encode"]]
        return [["resolve"]] if "map" in self.operations else []

    @property
    def title(self) -> str:
        return " ".join(filter(None, [listed([TITLES[name] for name in self.encodings]), self.noun]))


def listed(words: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def titles(profiles: list[Conformance]) -> str:
    """Profiles in one line, grouped if consecutive profiles have the same encodings."""
    lists: list[tuple[list[str], list[str]]] = []
    for profile in profiles:
        if lists and lists[-1][0] == profile.encodings:
            lists[-1][1].append(profile.noun)
        else:
            lists.append((profile.encodings, [profile.noun]))
    return "; ".join(" ".join(filter(None, [listed([TITLES[name] for name in names]), listed(nouns)])) for names, nouns in lists)


class Process:
    """A program that the shell started in its own process group, and its output."""

    living: set[Process] = set()  # the processes that a signal to the kit also ends

    def __init__(self, words: list[str]) -> None:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.child = subprocess.Popen(words, start_new_session=True, **pipes)
        Process.living.add(self)
        self.output, self.errors = bytearray(), b""
        self.has_line = False
        self.streams = {self.child.stdin, self.child.stdout, self.child.stderr}
        for stream in self.streams:
            os.set_blocking(stream.fileno(), False)

    def close(self, stream: Any) -> None:
        self.streams.discard(stream)
        try:
            stream.close()
        except OSError:
            pass

    def exchange(self, data: bytes, closes: bool, deadline: float) -> str:
        """Writes the data, then reads a line, or all output if `closes`. Returns the reason for stopping: line, end, time or long."""
        rest = memoryview(data)
        while True:
            if not closes and self.has_line:
                return "line"
            if len(self.output) > OUTPUT_LIMIT:
                return "long"
            if self.child.stdout not in self.streams:
                return "end"
            if closes and not rest and self.child.stdin in self.streams:
                self.close(self.child.stdin)
            if time.monotonic() >= deadline:
                return "time"
            moved, rest = self.step(rest, min(0.1, deadline - time.monotonic()))
            if not moved and self.child.poll() is not None:
                self.drain()  # another process that holds the pipes is not the testee
                return "line" if not closes and self.has_line else "end"

    def step(self, rest: memoryview, seconds: float) -> tuple[bool, memoryview]:
        """Waits until a stream is ready, then reads or writes. Returns whether one was ready, and the rest of the data."""
        with selectors.DefaultSelector() as selector:
            for stream in self.streams:
                if stream is not self.child.stdin:
                    selector.register(stream, selectors.EVENT_READ)
                elif rest:
                    selector.register(stream, selectors.EVENT_WRITE)
            ready = {key.fileobj for key, _ in selector.select(max(0, seconds))}
        for stream in ready:
            if stream is not self.child.stdin:
                self.read(stream)
                continue
            try:
                rest = rest[os.write(stream.fileno(), rest[: 1 << 16]) :]
            except BrokenPipeError:  # the program no longer reads its input
                rest = rest[:0]
                self.close(stream)
        return bool(ready), rest

    def read(self, stream: Any) -> bool:
        """Reads the available bytes of a stream. Returns whether there were any."""
        if stream not in self.streams:
            return False
        try:
            piece = os.read(stream.fileno(), 1 << 16)
        except BlockingIOError:
            return False
        if not piece:
            self.close(stream)
        elif stream is self.child.stdout:
            self.output += piece
            self.has_line = self.has_line or b"\n" in piece  # searching all output again would be slow
        else:
            self.errors = (self.errors + piece)[-ERROR_LIMIT:]
        return bool(piece)

    def take_line(self) -> tuple[bytes, bytes]:
        """Removes and returns the line that was read, and the output after it."""
        line, _, rest = bytes(self.output).partition(b"\n")
        self.output, self.has_line = bytearray(), False
        return line, rest

    def drain(self) -> None:
        """Reads the rest of the pipes, up to the limit of an answer, because another process can hold and fill them."""
        while len(self.output) <= OUTPUT_LIMIT and (self.read(self.child.stdout) or self.read(self.child.stderr)):
            pass

    def end(self, seconds: float) -> Optional[str]:
        """Ends the program. Returns how it ended by itself, or None if it had to be killed."""
        try:
            status: Optional[int] = self.child.wait(max(0.001, seconds))
        except subprocess.TimeoutExpired:
            status = None
        self.kill()  # before draining, because a program that never stops writing could never be drained
        self.drain()
        self.child.wait()
        for stream in list(self.streams):
            self.close(stream)
        if status is None or status >= 0:
            return None if status is None else f"exit status {status}"
        return f"signal {-status} ({signal.strsignal(-status)})"

    def kill(self) -> None:
        """Ends the whole process group."""
        Process.living.discard(self)
        try:
            os.killpg(self.child.pid, signal.SIGKILL)
        except OSError:
            pass

    @property
    def error_text(self) -> str:
        return self.errors.decode("utf-8", "replace")


def seconds_text(seconds: float) -> str:
    return "1 second" if seconds == 1 else f"{int(seconds) if seconds == int(seconds) else seconds} seconds"


def parse_line(line: bytes) -> Fields:
    """The JSON object in a line. Raises ValueError if the line is something else."""

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(pairs)) < len(pairs):
            raise ValueError("a key twice")
        return dict(pairs)

    def refuse(text: str) -> None:
        raise ValueError(text)

    text = line.decode()
    content = json.loads(text, object_pairs_hook=members, parse_constant=refuse)
    if not isinstance(content, dict):
        raise ValueError("no object")
    if re.search(r"\\u[dD][89a-fA-F]", text):
        json.dumps(content, ensure_ascii=False).encode()  # a lone surrogate cannot be encoded as UTF-8
    return Fields(content)


def in_words(fault: FormFault) -> str:
    """Describes the fault of an answer; the text follows "the testee's answer to `start`"."""
    if fault.message == "is missing":
        return f"lacks `{fault.place}`"
    return f"is invalid at `{fault.place}`: {fault.message}" if fault.place else f"is invalid: {fault.message}"


class LineTestee:
    """A program that answers JSON Lines until the kit stops it. The kit restarts it after a failure."""

    def __init__(self, command: str, seconds: float) -> None:
        self.label, self.seconds = command, seconds
        self.process: Optional[Process] = None
        self.sequence = 0

    def start(self) -> Profile:
        self.sequence = 0
        self.process = Process(["/bin/sh", "-c", self.label, "sh"])
        fields = self.ask({"command": "start", "protocol": 1, "seed": 0}, "start")
        try:
            return Profile.read(fields)
        except FormFault as fault:
            raise self.failed("protocol error", f"the testee's answer to `start` {in_words(fault)}") from None

    def answer(self, case: Case) -> Fields:
        if self.process is None:
            self.start()
        assert self.process
        self.sequence += 1
        self.process.errors = b""
        payload = case.payload
        more = {} if payload is None else {"payload": base64.b64encode(payload).decode()}
        fields = self.ask({"command": "run", **case.request, **more}, case.operation)
        if fields.members.get("outcome") == "failure":
            message = fields.members.get("message")
            self.process.drain()
            text = message if isinstance(message, str) else "no message"
            raise Failure("crashed", f"the testee reports a failure: {text}", self.process.error_text)
        return fields

    def ask(self, request: dict[str, Any], name: str) -> Fields:
        """Sends a line and reads the answer, which must have the same sequence number."""
        assert self.process
        began = time.monotonic()
        end = self.process.exchange(compact({"seq": self.sequence, **request}).encode() + b"\n", False, began + self.seconds)
        self.took = time.monotonic() - began
        answer = f"the testee's answer to `{name}`"
        if end == "time":
            limit = seconds_text(self.seconds) + ("; `--timeout` sets the limit" if name == "start" else "")
            raise self.failed("timed out", f"the testee gave no answer to `{name}` in {limit}")
        if end == "long":
            raise self.failed("protocol error", f"{answer} is longer than 64 MiB")
        if end == "end":
            raise self.ended(name)
        line, rest = self.process.take_line()
        if rest:
            raise self.failed("protocol error", f"the testee wrote more than one line in response to `{name}`: {printed(rest)}")
        try:
            fields = parse_line(line)
            sequence = fields.required("seq", fields.integer)
            if sequence != self.sequence:
                raise FormFault("seq", f"expected {self.sequence}, got {sequence}")
            return fields
        except FormFault as fault:
            raise self.failed("protocol error", f"{answer} {in_words(fault)}") from None
        except (ValueError, RecursionError):
            raise self.failed("protocol error", f"{answer} is not a JSON object: {printed(line)}") from None

    def ended(self, name: str) -> Failure:
        process, self.process = self.process, None
        assert process
        ending = process.end(min(self.seconds, 1))
        if ending is None:
            return Failure("protocol error", f"the testee closed its standard output without an answer to `{name}`", process.error_text)
        return Failure("crashed", f"the testee ended without an answer to `{name}`: {ending}", process.error_text)

    def failed(self, kind: str, message: str) -> Failure:
        process, self.process = self.process, None
        assert process
        process.end(0)
        return Failure(kind, message, process.error_text)

    def stop(self) -> None:
        if self.process:
            self.process.exchange(compact({"seq": self.sequence + 1, "command": "stop"}).encode() + b"\n", True, time.monotonic() + min(self.seconds, 2))
            self.process.end(0)
            self.process = None


class OneShotTestee:
    """A program that is started for each case; README.md has its arguments and its exit statuses."""

    def __init__(self, command: str, seconds: float) -> None:
        self.label, self.seconds = command, seconds

    def start(self) -> Profile:
        operations = [name for name in OPERATIONS if name not in ("notices", "evaluate", "map")]
        silent = Profile(self.label, encodings=["json"], operations=operations)
        try:
            ending, output, _ = self.run(["start"], b"")
            return Profile.read(parse_line(output)) if ending == "exit status 0" else silent
        except (Failure, FormFault, ValueError):
            return silent

    def answer(self, case: Case) -> Fields:
        request, name = case.request, case.operation
        if request.get("activity") == "":  # an empty argument means that there is no activity
            return Fields({"outcome": SKIPPED, "reason": "a command-line argument cannot express an empty activity type"})
        words = [name, *(request[part] for part in ("direction", "encoding", "to") if part in request)]
        words += [request["activity"] or ""] if "activity" in request else []
        words += ["--folder"] * request["folder"] + ["--indented"] * ("indented" in request)
        ending, output, errors = self.run(words, self.standard_input(case))
        if ending == "exit status 3":
            return Fields({"outcome": "refused", "findings": self.findings(errors)})
        if ending == "exit status 4":
            return Fields({"outcome": SKIPPED, "reason": errors})
        if ending != "exit status 0":
            raise Failure("crashed", f"the testee ended `{name}` with {ending}", errors)
        if name in ("encode", "write-back", "convert"):
            return Fields({"outcome": "payload", "payload": base64.b64encode(output).decode()})
        try:
            if name in ("decode", "resolve"):
                described = parse_line(b'{"meaning":' + output + b"}").members
                if len(described) > 1:  # output such as {},"losses":[]
                    raise ValueError("more than a description")
                return Fields({**described, "findings": self.findings(errors), "outcome": "meaning"})
            fields = parse_line(output)
            outcomes = {"notices": "notices", "evaluate": "verdict"}
            return Fields({"outcome": outcomes.get(name) or ("user-info" if "userInfo" in fields.members else "meaning"), **fields.members})
        except FormFault as fault:
            raise Failure("protocol error", f"the testee's answer to `{name}` {in_words(fault)}", errors) from None
        except (ValueError, RecursionError):
            raise Failure("protocol error", f"the testee's answer to `{name}` is not a JSON object: {printed(output)}", errors) from None

    @staticmethod
    def standard_input(case: Case) -> bytes:
        parts = ("rule", "items", "types", "receiver", "manifest", "platform", "content")
        members = {name: case.request[name] for name in parts if name in case.request}
        if members:
            return compact(members if case.payload is None else {**members, "payload": base64.b64encode(case.payload).decode()}).encode()
        if case.payload is not None:
            return case.payload
        if "userInfo" in case.request:
            return compact({"userInfo": case.request["userInfo"], "namespaces": case.request.get("namespaces", [])}).encode()
        return compact(case.request["meaning"]).encode()

    @staticmethod
    def findings(errors: str) -> Any:
        """The findings that the program wrote to standard error as JSON, which is optional."""
        try:
            fields = parse_line(errors.encode())
            return fields.members["findings"] if fields.marks("findings") is not None else None
        except (ValueError, FormFault):
            return None

    def run(self, words: list[str], data: bytes) -> tuple[str, bytes, str]:
        process = Process(["/bin/sh", "-c", f'{self.label} "$@"', "sh", *words])
        began = time.monotonic()
        deadline = began + self.seconds
        end = process.exchange(data, True, deadline)
        ending = process.end(deadline - time.monotonic() if end == "end" else 0)
        self.took = time.monotonic() - began
        if end == "long":
            raise Failure("protocol error", f"the testee's answer to `{words[0]}` is longer than 64 MiB", process.error_text)
        if ending is None:
            raise Failure("timed out", f"the testee did not end `{words[0]}` in {seconds_text(self.seconds)}", process.error_text)
        return ending, bytes(process.output), process.error_text

    def stop(self) -> None:
        pass


# Checking answers


@dataclass
class Verdict:
    """The result of checking one answer."""

    outcome: str
    lines: list[str] = field(default_factory=list)
    expected: str = ""
    got: str = ""
    standard_error: str = ""


@dataclass
class Answer:
    """An answer of a testee."""

    kind: str  # meaning, userInfo, notices, verdict, payload, refused or skipped
    content: Any = None
    marks: Optional[list[Mark]] = None
    findings: Optional[list[Mark]] = None  # those of lenient reading

    @staticmethod
    def read(fields: Fields) -> Answer:
        outcome = fields.required("outcome", fields.text)
        if outcome == "meaning":
            meaning = fields.required("meaning", fields.description)
            return Answer("meaning", meaning, fields.marks("losses") or [], fields.marks("findings"))
        if outcome == "user-info":
            return Answer("userInfo", fields.required("userInfo", fields.user_info), fields.marks("losses") or [])
        if outcome == "notices":
            return Answer("notices", None, fields.required("notices", fields.marks))
        if outcome == "verdict":
            return Answer("verdict", fields.required("verdict", fields.verdict))
        if outcome == "payload":
            data = base64_bytes(fields.required("payload", fields.text))
            if data is None:
                raise FormFault("payload", "expected base64")
            return Answer("payload", data)
        if outcome == "refused":
            return Answer("refused", None, fields.marks("findings"))
        if outcome == SKIPPED:
            return Answer(SKIPPED, fields.text("reason") or "")
        raise FormFault("outcome", "unknown outcome")

    @property
    def summary(self) -> str:
        if self.kind == "payload":
            return f"a payload of {byte_count(self.content)}"
        return {"meaning": "a meaning", "userInfo": "a userInfo", "notices": "notices", "verdict": "a verdict", "refused": "a refusal", SKIPPED: "a skip"}[self.kind]

    @property
    def size(self) -> dict[str, Any]:
        """The outcome of the answer, and its numbers of values, text bytes, losses and notices. In a userInfo, only the dictionary counts."""
        if self.kind == "notices":
            return {"outcome": "notices", "notices": len(self.marks or [])}
        if self.kind not in ("meaning", "userInfo", "payload"):
            return {"outcome": self.kind}
        content = Document(self.content).value if self.kind == "payload" else self.content
        values, text = size(dict(content[1])["userInfo"] if self.kind == "userInfo" else content)
        return {"outcome": "user-info" if self.kind == "userInfo" else self.kind, "values": values, "text": text, "losses": len(self.marks or [])}

    @property
    def text(self) -> str:
        if self.kind in ("meaning", "userInfo"):
            return "\n".join([pretty(self.content), *(f"lost: {mark.name}" for mark in self.marks or [])])
        if self.kind == "notices":
            return "\n".join(mark.name for mark in self.marks or []) or "no notice"
        if self.kind == "refused":
            return "\n".join(["a refusal", *(mark.described for mark in (self.marks or [])[:20])])
        return shown(self.content) if self.kind == "payload" else self.content


def judge(answer: Answer, case: Case, claims: list[str]) -> Verdict:
    """Decides whether an answer is right, based on the vector and on the claims of the testee."""
    if answer.kind == SKIPPED:
        return Verdict(SKIPPED, [answer.content])
    if case.expects == "size":
        return judge_size(answer, case)
    if case.expects == "refusal":
        return judge_refusal(answer, case, claims)
    if case.expects == "notices":
        expected, wanted = "\n".join(mark.name for mark in case.marks or []) or "no notice", "notices"
    elif case.expects == "verdict":
        expected, wanted = case.right, "a verdict"
    elif case.expects == "bytes":
        expected, wanted = shown(case.right), "a payload"
    else:
        wanted = {"meaning": "a meaning", "userInfo": "a userInfo"}.get(case.expects, "a payload")
        expected = wanted if case.right is None else pretty(case.right)
    if answer.kind != {"rewritten": "payload", "bytes": "payload"}.get(case.expects, case.expects):
        return unlike(answer, wanted, expected)
    if case.expects in ("payload", "rewritten"):
        return judge_payload(answer, case, claims, expected)
    if case.expects == "bytes":
        lines = [] if answer.content == case.right else [byte_difference(case.right, answer.content)]
    elif case.expects == "notices":
        lines = surplus(answer.marks or [], case.marks or [], "notice")
    elif case.expects == "verdict":
        lines = [] if answer.content == case.right else [f"expected {case.right}, got {answer.content}"]
    else:
        lines = [] if case.right is None else differences(case.right, answer.content)
        lines += [] if case.marks is None else surplus(answer.marks or [], case.marks, "loss")
        lines += reported(answer, case, claims)
    got = answer.text if answer.kind in ("payload", "notices", "verdict") else pretty(answer.content)
    return Verdict("failed", lines, expected, got) if lines else Verdict(PASSED)


def reported(answer: Answer, case: Case, claims: list[str]) -> list[str]:
    """Describes the faults in the findings of a lenient reader, if it claims to report them."""
    if "findings" not in claims or case.findings is None:
        return []
    if answer.findings is None:
        return ["the testee claims findings, but names none"]
    return surplus(answer.findings, case.findings, "finding") or wrong_places(answer.findings, case.findings, claims)


def judge_payload(answer: Answer, case: Case, claims: list[str], expected: str) -> Verdict:
    """Checks a payload. If it was written back, it may have findings, except nulls and needless tags."""
    try:
        document = Document(answer.content)
        counted = document.remarks if case.expects == "payload" else [one for one in document.remarks if one[0] in ("value.null", "tag.needless")]
        lines = [f"the payload breaks a rule: {id} at {pointer}" for id, pointer in counted[:4]]
        if document.encoding != case.request["encoding"]:
            lines = [f"expected {case.request['encoding']}, got {document.encoding}"]
        elif not lines or case.expects == "rewritten":
            lines += differences(case.right, document.value)
    except (Unreadable, RecursionError) as error:
        lines = [f"the payload cannot be read: {error}"]
    if not lines and case.canonical is not None and "canonical" in claims and answer.content != case.canonical:
        line = "the meaning is right, but the output is not canonical: " + byte_difference(case.canonical, answer.content)
        return Verdict("failed", [line], shown(case.canonical), answer.text)
    return Verdict("failed", lines, expected, answer.text) if lines else Verdict(PASSED)


def judge_size(answer: Answer, case: Case) -> Verdict:
    """Checks the answer to a large input: its kind and its size."""
    expected = size_text(case.right, case.right)
    if case.right["outcome"] == "refused":
        return judge_refusal(answer, case, [])
    try:
        got = answer.size
    except (Unreadable, RecursionError) as error:
        return Verdict("failed", [f"the payload cannot be read: {error}"], expected, answer.summary)
    if got["outcome"] != case.right["outcome"]:
        return unlike(answer, ANSWERS[case.right["outcome"]], expected)
    lines = [f"{name}: expected {count}, got {got[name]}" for name, count in case.right.items() if got[name] != count]
    return Verdict("failed", lines, expected, size_text(got, case.right)) if lines else Verdict(PASSED)


def size_text(content: dict[str, Any], wanted: dict[str, Any]) -> str:
    """The outcome of an answer with its article, and the counts that the vector names."""
    return ", ".join([ANSWERS[content["outcome"]], *(f"{name}: {content[name]}" for name in wanted if name != "outcome")])


def judge_refusal(answer: Answer, case: Case, claims: list[str]) -> Verdict:
    expected = case.marks or []
    wanted = "\n".join(["a refusal", *(mark.described for mark in expected)])
    if answer.kind != "refused":
        lines = [f"expected a refusal, got {answer.summary}", *(f"the input breaks {mark.name}" for mark in expected)]
        return Verdict("wrongly accepted", lines, wanted, answer.text)
    if "findings" not in claims or not expected:
        return Verdict(PASSED)
    if answer.marks is None:
        return Verdict("failed", ["the testee claims findings, but names none"], wanted, "a refusal")
    if case.ends:  # one of the errors suffices: the reader chooses (21.1.3)
        same = [one for one in expected if any(one.is_same(got) for got in answer.marks)]
        names = ", ".join(mark.name for mark in answer.marks[:6]) or "none"
        lines = [] if same else [f"expected {' or '.join(mark.name for mark in expected)}, got {names}"]
    else:
        same, lines = expected, surplus(answer.marks, expected, "finding")
    lines = lines or wrong_places(answer.marks, same, claims)
    return Verdict("failed", lines, wanted, answer.text) if lines else Verdict(PASSED)


def wrong_places(got: list[Mark], expected: list[Mark], claims: list[str]) -> list[str]:
    lines = []
    for one in expected if "locations" in claims else []:
        same = [mark for mark in got if mark.is_same(one)]
        if one.has_comparable_place and not any(one.is_place_of(mark) for mark in same):
            lines.append(f"{one.name}: expected location {one.full_place}, got {', '.join(mark.full_place for mark in same)}")
    return lines


def surplus(got: list[Mark], expected: list[Mark], what: str) -> list[str]:
    """Lists the missing and the surplus names. Names may occur several times."""
    left, lines = [mark.name for mark in got], []
    for mark in expected:
        if mark.name in left:
            left.remove(mark.name)
        else:
            lines.append(f"missing {what}: {mark.name}")
    names = {mark.name for mark in expected}
    return lines + [f"{what} named twice: {name}" if name in names else f"unexpected {what}: {name}" for name in left]


def unlike(answer: Answer, wanted: str, expected: str) -> Verdict:
    """The result for an answer of the wrong kind."""
    if answer.kind != "refused":
        return Verdict("protocol error", [f"expected {wanted}, got {answer.summary}"], expected, answer.text)
    lines = [f"expected {wanted}, got a refusal", *(f"the refusal names {mark.name}" for mark in answer.marks or [])]
    return Verdict("wrongly refused", lines, expected, answer.text)


# The run


@dataclass
class Result:
    """The result of one case."""

    case: Case
    verdict: Verdict
    notes: list[dict[str, str]]
    is_known: bool = False

    @property
    def id(self) -> str:
        return self.case.id

    @property
    def level(self) -> str:
        return self.case.vector["level"]

    @property
    def outcome(self) -> str:
        return self.verdict.outcome

    @property
    def is_failure(self) -> bool:
        return self.outcome not in (PASSED, SKIPPED)

    def counts(self, level: str) -> bool:
        return LEVELS.index(self.level) >= LEVELS.index(level)

    def is_unexpected(self, level: str) -> bool:
        """Whether the run fails because of this result. A known failure that passes also counts."""
        return (self.is_failure and not self.is_known and self.counts(level)) or (self.is_known and self.outcome == PASSED)

    @property
    def is_test(self) -> bool:
        """Whether the outcome tests the implementation. A testee that refuses everything passes the cases that expect a refusal."""
        return self.outcome != SKIPPED and not (self.case.expects == "refusal" and self.outcome == PASSED)

    @property
    def members(self) -> dict[str, Any]:
        """The result as JSON."""
        vector, verdict = self.case.vector, self.verdict
        out = {"case": self.id, "group": self.case.group, "clause": vector["clause"], "level": self.level, "outcome": self.outcome}
        out.update({"refusal": True} if self.case.expects == "refusal" else {})
        out.update({"known": True} if self.is_known else {})
        out.update({"lines": verdict.lines} if verdict.lines else {})
        if self.is_failure:
            out.update({"input": self.case.shown, "expected": verdict.expected, "got": verdict.got})
            out.update({"comment": vector["comment"]} if "comment" in vector else {})
            out.update({"notes": self.notes, "standard-error": verdict.standard_error})
        return out


@dataclass
class TesteeReport:
    """The results of all cases with one testee."""

    label: str
    is_complete: bool
    profile: Optional[Profile] = None
    failure: Optional[Failure] = None
    results: list[Result] = field(default_factory=list)
    seconds: float = 0

    @property
    def name(self) -> str:
        return self.profile.name if self.profile else self.label

    @property
    def title(self) -> str:
        if not self.profile:
            return self.label
        name = " ".join(filter(None, [self.profile.name, self.profile.version]))
        return ", ".join(filter(None, [name, self.profile.language]))

    def is_success(self, level: str) -> bool:
        outcomes = {result.outcome for result in self.results}
        return not self.failure and PASSED in outcomes and not any(result.is_unexpected(level) for result in self.results)

    def counted(self, operations: list[str], level: str) -> list[Result]:
        """The results that count, of the given operations."""
        return [result for result in self.results if result.counts(level) and result.case.operation in operations]

    def obstacle(self, profile: Conformance, level: str) -> str:
        """The line of the report that states why the testee does not conform to a profile; empty if it passed."""
        assert self.profile
        for operations in profile.requirements:
            if not set(operations) & set(self.profile.operations):
                return f"not claimed: {profile.title}: it requires {' or '.join(f'`{name}`' for name in operations)}, which was not tested"
        reason = shortfall(self.counted(profile.operations, level))
        if not reason and (profile.role == "reader" or profile.requirements) and "json" not in self.profile.encodings:
            reason = "a reader must read JSON (1.2.6)"
        for name in (name for names in profile.requirements for name in names if name in self.profile.operations):
            missing = shortfall(self.counted([name], level))
            reason = reason or missing and f"it requires `{name}`: {missing}"
        return f"does not conform: {profile.title}: {reason}" if reason else ""

    @property
    def uncompared(self) -> dict[str, int]:
        """The number of comparisons that were omitted in passed cases, because the testee does not claim them."""
        passed = [result.case for result in self.results if result.outcome == PASSED]
        counts = Counter(claim for case in passed for claim in self.profile.unclaimed_comparisons(case))
        return {claim: counts[claim] for claim in FINDING_CLAIMS if counts[claim]}

    def standings(self, level: str) -> list[dict[str, Any]]:
        """The results for each of the testee's conformance profiles."""
        out = []
        for profile in self.profile.conformance if self.profile else []:
            own = self.counted(profile.operations, level)
            passed = sum(result.outcome == PASSED for result in own)
            conforms = self.is_complete and not self.obstacle(profile, level)
            out.append({"role": profile.role, "title": profile.title, "encodings": profile.encodings, "operations": profile.operations})
            out[-1].update({"cases": len(own), "passed": passed, "conforms": conforms})
        return out

    def members(self, level: str) -> dict[str, Any]:
        """The report as JSON."""
        counts = Counter(result.outcome for result in self.results)
        out: dict[str, Any] = {"label": self.label, "counts": {name: counts[name] for name in OUTCOMES}}
        out["seconds"] = round(self.seconds, 3)
        out["results"] = [result.members for result in self.results]
        if self.failure:
            out["start-failure"] = {"kind": self.failure.kind, "message": self.failure.message, "standard-error": self.failure.standard_error}
        if self.profile:
            profile = self.profile
            out.update({"name": profile.name, "version": profile.version, "language": profile.language, "encodings": profile.encodings})
            out.update({"converts": profile.converts} if profile.converts is not None else {})
            out.update({"operations": sorted(set(profile.operations)), "claims": sorted(set(profile.claims))})
            out.update({"groups": sorted(set(profile.groups))} if profile.groups is not None else {})
            out.update({"uncompared": self.uncompared} if self.uncompared else {})
            out.update({"complete": self.is_complete, "profiles": self.standings(level)})
        return out


def shortfall(results: list[Result]) -> str:
    """The reason that the cases do not show conformance; empty if all passed."""
    missed = f"{sum(result.outcome != PASSED for result in results)} of {len(results)} cases"
    if all(result.outcome == PASSED for result in results):
        return "" if results else "no case was run"
    return f"{missed} not passed" if any(result.is_test for result in results) else f"nothing was tested: {missed} skipped"


def run(make: Callable[[], Any], cases: list[Case], notes: dict[str, Any], is_complete: bool, jobs: int = 1) -> TesteeReport:
    """Runs every case of the testee's profiles. Several instances share the cases. The cases that measure time run last, one at a time."""
    testees = [make() for _ in range(jobs)]
    report = TesteeReport(testees[0].label, is_complete)
    began = time.monotonic()
    results: dict[int, Result] = {}
    try:
        report.profile = testees[0].start()
        rows = [(position, case) for position, case in enumerate(cases) if report.profile.concerns(case)]
        share(deque(row for row in rows if not row[1].tenth), testees, report, notes, results)
        share(deque(row for row in rows if row[1].tenth), testees[:1], report, notes, results)
    except Failure as failure:
        report.failure, report.is_complete = failure, False
    for testee in testees:
        testee.stop()
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    report.results = [results[position] for position in sorted(results)]
    report.seconds = time.monotonic() - began
    return report


def share(agenda: deque[tuple[int, Case]], testees: list[Any], *more: Any) -> None:
    """Runs the cases of an agenda, each on the next free instance."""
    if len(testees) == 1:
        return job(testees[0], agenda, *more)
    threading.stack_size(64 << 20)  # descriptions are nested
    with ThreadPoolExecutor(len(testees)) as pool:
        for future in [pool.submit(job, testee, agenda, *more) for testee in testees]:
            future.result()


def job(testee: Any, agenda: deque[tuple[int, Case]], report: TesteeReport, notes: dict[str, Any], results: dict[int, Result]) -> None:
    """Runs cases on one instance until the agenda is empty."""
    timeouts = 0
    assert report.profile
    while agenda:
        try:
            position, case = agenda.popleft()
        except IndexError:  # another job has taken the last case
            return
        flags = [notes[case.group][flag] for flag in case.vector["flags"]]
        results[position] = Result(case, ask(testee, case, report.profile), flags)
        if sys.stderr.isatty() and len(results) % 25 == 0:
            print(f"\r{report.label[:48]}: {len(results)} of {len(results) + len(agenda)}\033[K", end="", file=sys.stderr, flush=True)
        timeouts = timeouts + 1 if results[position].outcome == "timed out" else 0
        if timeouts == TIMEOUTS:
            agenda.clear()
            raise Failure("timed out", f"the testee timed out {TIMEOUTS} times in a row, so the run ended")


def ask(testee: Any, case: Case, profile: Profile) -> Verdict:
    """The result of one case."""
    if profile.groups is not None and case.group not in profile.groups:
        return Verdict(SKIPPED, [f"the testee's profile excludes the group {case.group}"])
    try:
        try:
            return growth(testee, case) if case.tenth else judge(Answer.read(testee.answer(case)), case, profile.claims_for(case.operation))
        except FormFault as fault:
            message = f"the testee's answer to `{case.operation}` {in_words(fault)}"
            raise testee.failed("protocol error", message) if isinstance(testee, LineTestee) else Failure("protocol error", message) from None
    except Failure as failure:
        return Verdict(failure.kind, [failure.message], standard_error=failure.standard_error)


def growth(testee: Any, case: Case) -> Verdict:
    """Compares the time for the whole with the shortest of several times for a tenth (24.1.2)."""
    usual, times = testee.seconds, ""
    for _ in range(ATTEMPTS):
        tenths = []
        for _ in range(TENTHS):
            fields = testee.answer(replace(case, input=case.tenth))
            if fields.members.get("outcome") == SKIPPED:
                return judge(Answer.read(fields), case, [])
            tenths.append(testee.took)
        limit = testee.seconds = GROWTH * max(min(tenths), SHORT)
        times = f"a tenth of the input took {', '.join(f'{one:.2f}' for one in tenths)} s; the whole input took more than {limit:.2f} s"
        try:
            answer = testee.answer(case)
            if testee.took <= limit:
                return judge(Answer.read(answer), case, [])
        except Failure as failure:  # an answer beyond the limit
            if failure.kind != "timed out":
                raise
        finally:
            testee.seconds = usual
    return Verdict("grows", [f"ten times the input takes more than {GROWTH} times as long (24.1.2)", times])


# Reports


def escaped(text: str) -> str:
    """Text for XML, with visible escapes for forbidden and bidirectional control characters."""
    entities = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
    harmful = "[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]"
    return re.sub(harmful, lambda found: f"\\u{{{ord(found[0]):X}}}", re.sub("[&<>\"']", lambda found: entities[found[0]], text))


def junit_verdict(result: Result, level: str) -> tuple[str, str]:
    """The result of a case for continuous integration, and a message. Known failures and cases that do not count are reported as skipped."""
    first = result.verdict.lines[0] if result.verdict.lines else ""
    if not result.is_failure:
        is_old = result.is_known and result.outcome == PASSED
        return ("failure", "listed as a known failure, but passed") if is_old else (result.outcome, first)
    if result.is_known:
        return SKIPPED, f"known failure: {first}"
    if not result.counts(level):
        return SKIPPED, f"{result.level}, not counted: {first}"
    return ("error" if result.outcome in OUTCOMES[5:] else "failure"), first


def junit(groups: list[dict[str, Any]], reports: list[TesteeReport], level: str) -> str:
    """The report as JUnit XML: a suite for each group of each testee."""
    suites, verdicts = [], [junit_verdict(result, level)[0] for report in reports for result in report.results]
    for report in reports:
        if report.failure:
            name, failure = escaped(report.name), report.failure
            suites.append(
                f'  <testsuite name="{name}: start" tests="1" failures="0" errors="1" skipped="0" time="0">\n'
                f'    <testcase classname="{name}" name="start" time="0">\n'
                f'      <error type="{failure.kind}" message="{escaped(failure.message)}">{escaped(failure.standard_error)}</error>\n'
                "    </testcase>\n  </testsuite>\n"
            )
        for group in groups:
            results = [result for result in report.results if result.case.group == group["group"]]
            if results:
                name = escaped(f"{report.name}: {group['title']}")
                counts = junit_counts([junit_verdict(result, level)[0] for result in results])
                body = "".join(junit_case(result, escaped(f"{report.name}.{group['group']}"), level) for result in results)
                suites.append(f'  <testsuite name="{name}" {counts} time="0">\n{body}  </testsuite>\n')
    counts = junit_counts(verdicts + ["error" for report in reports if report.failure])
    seconds = round(sum(report.seconds for report in reports), 3)
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" {counts} time="{seconds}">\n'
    return head + "".join(suites) + "</testsuites>\n"


def junit_counts(verdicts: list[str]) -> str:
    count = Counter(verdicts)
    return f'tests="{len(verdicts)}" failures="{count["failure"]}" errors="{count["error"]}" skipped="{count[SKIPPED]}"'


def junit_case(result: Result, classname: str, level: str) -> str:
    kind, message = junit_verdict(result, level)
    head = f'    <testcase classname="{classname}" name="{escaped(result.id)}" time="0"'
    if kind == PASSED:
        return head + "/>\n"
    if kind == SKIPPED:
        return f'{head}><skipped message="{escaped(message)}"/></testcase>\n'
    text, verdict = f"clause {result.case.vector['clause']}\n" + "\n".join(result.verdict.lines), result.verdict
    if result.is_failure:
        text += f"\n\ninput:\n{result.case.shown}\n\nexpected:\n{verdict.expected}\n\ngot:\n{verdict.got}"
        text += f"\n\nstandard error:\n{verdict.standard_error}" if verdict.standard_error else ""
    return f'{head}>\n      <{kind} type="{result.outcome}" message="{escaped(message)}">{escaped(text)}</{kind}>\n    </testcase>\n'


def report_json(groups: list[dict[str, Any]], reports: list[TesteeReport], level: str) -> str:
    """The report as JSON (v1/report.schema.json)."""
    document = {
        "$schema": "https://xextensionitem.org/schemas/conformance/v1/report.schema.json",
        "kit": "1.0",
        "level": level,
        "groups": [{"name": group["group"], "title": group["title"]} for group in groups],
        "testees": [report.members(level) for report in reports],
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def table(groups: list[dict[str, Any]], reports: list[TesteeReport], level: str) -> str:
    """The report for people; nothing in it moves the cursor of a terminal."""
    return harmless("\n".join(line for report in reports for line in table_of(groups, report, level))) + "\n"


def harmless(text: str) -> str:
    """Text with visible escapes for characters that move the cursor or reverse a line."""
    return re.sub("[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]", lambda one: f"\\u{{{ord(one[0]):X}}}", text)


def table_of(groups: list[dict[str, Any]], report: TesteeReport, level: str) -> list[str]:
    lines = [report.title]
    if report.profile and report.profile.conformance:
        lines.append(f"tested as: {titles(report.profile.conformance)}")
        lines += [f"not claimed: {titles(report.profile.not_claimed)}"] if report.profile.not_claimed else []
    if report.failure:
        lines.append(f"{'ended early' if report.results else 'did not start'}: {report.failure.message}")
        lines += [f"  {line}" for line in report.failure.standard_error.split("\n") if line]
    optional = sum(not result.counts(level) for result in report.results)
    if optional:
        lines.append(f"cases: {len(report.results) - optional} counted, {optional} not counted (below {level})")
    if report.results:
        lines += ["", *outcome_rows(groups, report)]
    # Wrong refusals last: a testee that lacks a feature has hundreds.
    unexpected = sorted((result for result in report.results if result.is_unexpected("MAY")), key=lambda result: result.outcome == "wrongly refused")
    for result in unexpected[:40]:
        lines += failure_lines(result, level)
    if len(unexpected) > 40:
        lines += ["", f"… and {len(unexpected) - 40} more; the JSON report has all."]
    return lines + ["", summary_line(report, level), *uncompared_lines(report), *standing_lines(report, level), ""]


def outcome_rows(groups: list[dict[str, Any]], report: TesteeReport) -> list[str]:
    outcomes = [name for name in OUTCOMES if name in OUTCOMES[:2] or any(result.outcome == name for result in report.results)]
    rows = [["group", *outcomes]]
    for name, results in [(group["group"], [r for r in report.results if r.case.group == group["group"]]) for group in groups] + [("all", report.results)]:
        if results:
            rows.append([name, *(str(sum(result.outcome == one for result in results) or "·") for one in outcomes)])
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ["  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]) for row in rows]


def failure_lines(result: Result, level: str) -> list[str]:
    if not result.is_failure:
        return ["", f"{result.id}: passed", "  listed as a known failure, but passed"]
    weight = result.level if result.counts(level) else f"{result.level}, not counted"
    lines = ["", f"{result.id}: {result.outcome} ({result.case.vector['clause']}, {weight})", *(f"  {line}" for line in result.verdict.lines)]
    if result.case.operation in ("evaluate", "map"):
        request = re.sub("[ \n]+", " ", result.case.shown)
        lines += [f"  request: {cut(request, 240)}", f"  in full: run.py show '{result.id}'"]
    if result.outcome in OUTCOMES[1:4]:
        lines += [f"  the vector catches a program that {note['bug']}: {note['effect']}" for note in result.notes]
    return lines + [f"  | {line}" for line in result.verdict.standard_error.split("\n") if line][-6:]


def summary_line(report: TesteeReport, level: str) -> str:
    counts = Counter(result.outcome for result in report.results)
    parts = [f"{counts[name]} {name}" for name in OUTCOMES if counts[name] or name == PASSED]
    known = sum(result.is_known and result.is_failure for result in report.results)
    below = sum(result.is_failure and not result.is_known and not result.counts(level) for result in report.results)
    parts += [f"{known} of them known"] * bool(known) + [f"{below} of them below {level}"] * bool(below)
    verdict = "success" if report.is_success(level) else "no success" if report.results else "nothing was tested"
    return f"{report.name}: {', '.join(parts)}: {verdict} in {report.seconds:.1f} s"


def uncompared_lines(report: TesteeReport) -> list[str]:
    counts = [f"{count} of {claim}" for claim, count in report.uncompared.items()]
    return [f"comparisons left out, because not claimed: {', '.join(counts)}"] if counts else []


def standing_lines(report: TesteeReport, level: str) -> list[str]:
    """The lines of the report about conformance; none if the run was not complete."""
    if not report.is_complete or not report.profile:
        return []
    obstacles = [(profile, report.obstacle(profile, level)) for profile in report.profile.conformance]
    good = [profile for profile, obstacle in obstacles if not obstacle]
    return [f"conforms: {titles(good)}"] * bool(good) + [obstacle for _, obstacle in obstacles if obstacle]


# Known failures: a file with the id of a case in each line, and comments after #


def listed_id(line: str) -> Optional[str]:
    words = line.split("#")[0].split()
    return words[0] if words else None


def apply_known(report: TesteeReport, path: pathlib.Path, ids: set[str], is_updated: bool) -> list[str]:
    """Marks the listed failures, and updates the file if `is_updated`. Returns the listed ids that no vector has."""
    lines = [] if is_updated and not path.exists() else path.read_text("utf-8").splitlines()
    strangers = [id for id in filter(None, map(listed_id, lines)) if id not in ids]
    if is_updated:
        gone = {result.id for result in report.results if result.outcome == PASSED}.union(strangers)
        lines = [line for line in lines if listed_id(line) not in gone]
        present = set(map(listed_id, lines))
        lines += [result.id for result in report.results if result.is_failure and result.id not in present]
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    known = set(map(listed_id, lines))
    for result in report.results:
        result.is_known = result.id in known
    return [] if is_updated else strangers


# The command line


class Parser(argparse.ArgumentParser):
    """Exits with the same status as the tool if the command line is wrong."""

    def error(self, message: str) -> Any:
        self.print_usage(sys.stderr)
        self.exit(64, f"{self.prog}: {message}\n")


def glob(pattern: str) -> Callable[[str], bool]:
    """A pattern of ids: * is any text, ? any one character; without a slash it matches all cases of a vector."""
    expression = re.compile("".join(".*" if c == "*" else "." if c == "?" else re.escape(c) for c in pattern), re.DOTALL)
    return lambda id: bool(expression.fullmatch(id if "/" in pattern else id.split("/")[0]))


def seconds(text: str) -> float:
    value = float(text)
    if not 0 < value <= 86_400:
        raise ValueError(text)
    return value


def count(text: str) -> int:
    value = int(text)
    if not 0 < value <= 64:
        raise ValueError(text)
    return value


class Outputs(argparse.Action):
    """Collects each --report with its -o."""

    def __call__(self, parser: Any, namespace: Any, value: Any, option: Optional[str] = None) -> None:
        outputs = namespace.outputs = namespace.outputs or []
        if option == "--report":
            if value not in ("table", "json", "junit"):
                parser.error(f"argument --report: invalid choice: '{value}' (choose from table, json, junit)")
            outputs.append([value, None])
        elif outputs and outputs[-1][1] is not None:
            parser.error(f"{option} needs a --report of its own")
        elif outputs:
            outputs[-1][1] = value
        else:
            outputs.append(["table", value])


def arguments() -> argparse.Namespace:
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    testee = parser.add_argument_group("testees").add_argument
    testee("--testee", dest="testees", action="append", type=lambda text: (LineTestee, text), metavar="COMMAND", help="a program that answers one JSON request per line")
    testee("--one-shot", dest="testees", action="append", type=lambda text: (OneShotTestee, text), metavar="COMMAND", help="a program that the kit starts once per case")
    testee("--timeout", type=seconds, default=10.0, metavar="SECONDS", help="the time limit for an answer (default: 10)")
    testee("--jobs", type=count, default=1, metavar="COUNT", help="run this many instances of a testee at a time (default: 1)")
    chosen = parser.add_argument_group("cases").add_argument
    chosen("--only", action="append", default=[], metavar="GLOB", help="select cases by id: 'text.*', '*/encode-xml'; may be repeated")
    chosen("--skip", action="append", default=[], metavar="GLOB", help="leave out cases by id: 'scale.*'; may be repeated")
    chosen("--encoding", action="append", default=[], choices=ENCODINGS, help="select cases of this encoding; may be repeated")
    chosen("--operation", action="append", default=[], choices=OPERATIONS, help="select cases of this operation; may be repeated")
    chosen("--failed", type=pathlib.Path, metavar="REPORT", help="select the cases that failed in a JSON report")
    chosen("--level", choices=LEVELS[::-1], default="MUST", help="the lowest level that counts (default: MUST)")
    chosen("--vectors", type=pathlib.Path, default=HERE / "v1" / "vectors", metavar="DIR", help="use the vectors in this folder")
    chosen("--known", type=pathlib.Path, metavar="FILE", help="the list of known failures, one id per line")
    chosen("--update", action="store_true", help="write the failures of this run to the list")
    shown_as = parser.add_argument_group("reports").add_argument
    shown_as("--report", dest="outputs", action=Outputs, metavar="FORMAT", help="table (default), json or junit; may be repeated")
    shown_as("-o", "--output", dest="outputs", action=Outputs, metavar="FILE", help="write the preceding --report to this file")
    found = parser.parse_args()
    if not found.testees:
        parser.error("name a --testee or a --one-shot")
    if found.update and not found.known:
        parser.error("--update needs --known")
    if found.known and len(found.testees) > 1:
        parser.error("--known is for one testee at a time")
    return found


def is_chosen(case: Case, options: argparse.Namespace, failed: Optional[set[str]]) -> bool:
    return (
        (not options.only or any(glob(pattern)(case.id) for pattern in options.only))
        and not any(glob(pattern)(case.id) for pattern in options.skip)
        and (not options.encoding or any(name in options.encoding for name in case.encodings))
        and (not options.operation or case.operation in options.operation)
        and (failed is None or case.id in failed)
    )


def failed_cases(path: Optional[pathlib.Path]) -> Optional[set[str]]:
    """The ids of the cases that failed in a JSON report."""
    if path is None:
        return None
    report = json.loads(path.read_text("utf-8"))
    return {result["case"] for testee in report["testees"] for result in testee["results"] if result["outcome"] not in (PASSED, SKIPPED)}


def write_reports(options: argparse.Namespace, groups: list[dict[str, Any]], reports: list[TesteeReport]) -> None:
    outputs = options.outputs or []
    if all(file not in (None, "-") for _, file in outputs):
        outputs.append(["table", None])
    for kind, file in outputs:
        text = {"table": table, "json": report_json, "junit": junit}[kind](groups, reports, options.level)
        if file in (None, "-"):
            sys.stdout.write(text)
        else:
            pathlib.Path(file).write_text(text, "utf-8")


def expected_text(case: Case) -> str:
    """The expected answer, as text for people."""
    marks = [mark.described for mark in case.marks or []]
    if case.expects == "refusal":
        return "\n".join(["a refusal", *marks] if marks else ["a refusal; its findings are not compared"])
    if case.expects == "notices":
        return "\n".join(marks) or "no notice"
    if case.expects == "bytes":
        return shown(case.right)
    if case.expects == "size":
        return f"{size_text(case.right, case.right)}, in at most {GROWTH} times the time that a tenth of the input takes"
    if case.right is None:
        return "any meaning: it is accepted"
    return "\n".join([case.right if case.expects == "verdict" else pretty(case.right), *(f"lost: {mark}" for mark in marks), *(f"reported: {mark.described}" for mark in case.findings or [])])


def show(patterns: list[str]) -> int:
    """Prints the matching cases: their subject, the request, and the right answer."""
    chosen = [glob(pattern) for pattern in patterns]
    count = 0
    for group in read_groups(HERE / "v1" / "vectors"):
        for case in (case for vector in group["vectors"] for case in expand(vector, group["group"])):
            if any(one(case.id) for one in chosen):
                count += 1
                print(harmless("\n".join(shown_case(case, group["notes"]))))
    if not count:
        print("Error: No case is selected", file=sys.stderr)
    return 0 if count else 64


def shown_case(case: Case, notes: dict[str, dict[str, str]]) -> list[str]:
    vector = case.vector
    asked = {name: case.request[name] for name in ("encoding", "to", "indented", "direction", "activity", "namespaces") if name in case.request}
    where = " in a payload folder" if case.request["folder"] else ""
    lines = [case.id, f"clause {vector['clause']}, {vector['level']}", *([vector["comment"]] if "comment" in vector else [])]
    lines += [f"catches a program that {notes[flag]['bug']}: {notes[flag]['effect']}" for flag in vector["flags"] if flag in notes]
    lines += ["", f"{case.operation}{where} {compact(asked)}" if asked else case.operation, *indented(case.shown)]
    lines += ["", "right:", *indented(expected_text(case))]
    if case.canonical is not None:
        lines += ["", "canonical:", *indented(shown(case.canonical))]
    return [*lines, ""]


def indented(text: str) -> list[str]:
    return ["  " + line for line in text.rstrip("\n").split("\n")]


def interrupted(number: int, _: Any) -> None:
    """Kills all testees, then ends the kit with the same signal."""
    for process in list(Process.living):
        process.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def main() -> int:
    """The exit status."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, interrupted)
    sys.setrecursionlimit(20_000)
    if sys.argv[1:2] == ["show"]:
        return show(sys.argv[2:])
    options = arguments()
    try:
        groups = read_groups(options.vectors)
        everything = [case for group in groups for vector in group["vectors"] for case in expand(vector, group["group"])]
        failed = failed_cases(options.failed)
    except (OSError, ValueError, KeyError, FormFault) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 66
    cases = [case for case in everything if is_chosen(case, options, failed)]
    if not cases:
        print("Error: No case is selected", file=sys.stderr)
        return 64
    notes = {group["group"]: group.get("notes", {}) for group in groups}
    is_complete = len(cases) == len(everything)
    reports = [run(partial(kind, command, options.timeout), cases, notes, is_complete, options.jobs) for kind, command in options.testees]
    strangers: list[str] = []
    try:
        if options.known:
            strangers = apply_known(reports[0], options.known, {case.id for case in everything}, options.update)
        write_reports(options, groups, reports)
    except OSError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 66 if options.known and error.filename == str(options.known) else 74
    for id in strangers:
        print(f"Error: The known failure '{id}' matches no vector", file=sys.stderr)
    return 0 if not strangers and all(report.is_success(options.level) for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
