"""The common parts of the three readers: limits (section 10), dictionaries and tags (section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from . import forms
from .findings import Finding, Path, ReadError
from .values import MAX_SAFE, NULL, Date, KeptTag, Node, URL, Value

KNOWN_TAGS = {"$data", "$date", "$integer", "$url", "$string"}


@dataclass(frozen=True, slots=True)
class Limits:
    """10.1.1, third column."""

    document: int = 16_777_216
    depth: int = 64
    values: int = 100_000
    string: int = 1_048_576
    text: int = 8_388_608
    data: int = 12_582_912
    number: int = 1_024


def stands_for(tag: str, content: str) -> Value | None:
    """The value of a known tag with this content, or None if it is malformed (7.1.2)."""
    if tag == "$data":
        return forms.base64_decode(content)
    if tag == "$date":
        ms = forms.date_parse(content)
        return None if ms is None else Date(ms)
    if tag == "$integer":
        return forms.integer_parse(content)
    if tag == "$url":
        return None if forms.url_finding(content) else URL(content)
    data = forms.base64_decode(content)
    if data is None:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


class Builder:
    """Builds nodes, and counts values against the limits. Each read has its own builder."""

    def __init__(self, encoding: str, limits: Limits) -> None:
        self.encoding = encoding
        self.limits = limits
        self.findings: list[Finding] = []
        self.values = 0
        self.text = 0
        self.data = 0

    # Limits

    def find(self, id: str, path: Path, pos: int) -> None:
        self.findings.append(Finding(id, path, pos))

    def count_value(self, path: Path, pos: int) -> None:
        """Counts a value before it is read."""
        self.values += 1
        if self.values > self.limits.values:
            raise ReadError("limit.values", path, pos)

    def count_string(self, text: str, path: Path, pos: int) -> None:
        """Counts a string or key that has been read."""
        self.count_bytes(len(text) if text.isascii() else len(text.encode()), path, pos)

    def count_bytes(self, size: int, path: Path, pos: int) -> None:
        """Counts the bytes of a string or key."""
        if size > self.limits.string:
            raise ReadError("limit.string", path, pos)
        self.text += size
        if self.text > self.limits.text:
            raise ReadError("limit.text", path, pos)

    def count_data(self, size: int, path: Path, pos: int) -> None:
        """Counts the bytes of data."""
        self.data += size
        if self.data > self.limits.data:
            raise ReadError("limit.data", path, pos)

    def open_level(self, depth: int, path: Path, pos: int) -> None:
        """Counts a dictionary or array (10.1.2)."""
        if depth > self.limits.depth:
            raise ReadError("limit.depth", path, pos)
        self.count_value(path, pos)

    def number_size(self, size: int, path: Path, pos: int) -> None:
        if size > self.limits.number:
            raise ReadError("limit.number", path, pos)

    # Tags and dictionaries

    def needless(self, tag: str, value: Value) -> bool:
        """Whether a tag is redundant, because the encoding has a native form for its value (7.1.2, 7.1.4)."""
        if tag == "$url":
            return False
        if self.encoding == "json":
            return tag == "$string" or (tag == "$integer" and -MAX_SAFE <= value <= MAX_SAFE)
        if self.encoding == "xml":
            if tag == "$date":
                return value.milliseconds % 1000 == 0
            if tag == "$string":
                return forms.xml_native(value)
        return True

    def simple_tag(self, tag: str, content: str, path: Path, pos: int) -> Node | None:
        """A known tag with a string as its content, or None if it is malformed.  Counts a well-formed tag (10.1.2)."""
        value = stands_for(tag, content)
        if value is None:
            return None
        self.count_value(path, pos)
        if isinstance(value, bytes):
            self.count_data(len(value), path, pos)
        elif isinstance(value, str):
            self.count_string(value, path, pos)
        elif isinstance(value, URL):
            self.count_string(value.text, path, pos)
        if self.needless(tag, value):
            self.find("tag.needless", path, pos)
        return Node(value, pos)

    def add_key(self, key: str, keys: dict[str, int], path: Path, member: Path, pos: int) -> None:
        """Counts and checks a key (6.2.3, 6.2.4)."""
        if key in keys:
            raise ReadError("value.duplicate-key", member, pos)
        keys[key] = pos
        self.count_string(key, path, pos)
        if not forms.key_supported(key):
            self.find("key.unsupported", member, pos)

    def close_dictionary(self, members: dict[str, Node], keys: dict[str, int], first: Path | None, path: Path, pos: int) -> Node:
        """Returns the value of a dictionary: a dictionary or a tag (7.1, 7.2). ``first`` is the path of its first member."""
        if len(members) == 1:
            (key, content), = members.items()
            if key == "CF$UID":
                raise ReadError("value.uid", path, pos)
            if key.startswith("$$"):
                if first is not None:
                    first.step = key[1:]
                return Node({key[1:]: content}, pos, {key[1:]: keys[key]})
            if key.startswith("$"):
                if key not in KNOWN_TAGS:
                    self.find("tag.unknown", path, pos)
                    return Node(KeptTag(key, content), pos)
                value = stands_for(key, content.v) if isinstance(content.v, str) else None
                if value is None:
                    self.find("tag.malformed", path, pos)
                    return Node(KeptTag(key, content), pos)
                if first is not None:
                    first.step = None  # 21.4.3
                    self.settle(first, pos)
                return Node(value, pos)
        return Node(members, pos, keys)

    def settle(self, content: Path, pos: int) -> None:
        """Moves findings about the content of a known tag to the tag's own place (21.4.3)."""
        for f in reversed(self.findings):
            at: Path | None = f.path
            while at is not None and at is not content:
                at = at.parent
            if at is not content:
                break
            f.pos = pos

    def null(self, path: Path, pos: int) -> Node:
        """6.7.1."""
        self.count_value(path, pos)
        self.find("value.null", path, pos)
        return Node(NULL, pos)
