"""The JSON reader (section 3)."""

from __future__ import annotations

import re

from .building import Builder, KNOWN_TAGS
from .findings import Path, ReadError
from .jsonwriter import number_text
from .values import MAX_SAFE, Node, Value, normal_number

_SPACE = re.compile(r"[ \t\n\r]*")
_PLAIN = re.compile(r'[^"\\\x00-\x1f]*')
_DIGITS = re.compile(r"[0-9]*")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_HEX = set("0123456789abcdefABCDEF")


class JSONReader:
    """Reads one document of decoded text. If ``bad``, the bytes after the text are not UTF-8."""

    def __init__(self, text: str, bad: bool, builder: Builder) -> None:
        self.text = text
        self.end = len(text)
        self.bad = bad
        self.b = builder
        self.at = 0

    def read(self) -> Node:
        """The whole input (3.1.1, 3.1.6)."""
        root = Path()
        self.space()
        node = self.value(root, root, 0)
        self.space()
        if self.at < self.end:
            raise ReadError("json.trailing", root, self.at)
        if self.bad:
            raise ReadError("json.utf-8", root, self.end)
        return node

    def fail(self, path: Path, at: int | None = None) -> ReadError:
        """A syntax error at a character, or the error for the end of the text."""
        at = self.at if at is None else at
        if at < self.end:
            return ReadError("json.syntax", path, at)
        return ReadError("json.utf-8" if self.bad else "json.truncated", path, self.end)

    def space(self) -> None:
        m = _SPACE.match(self.text, self.at)
        self.at = m.end() if m else self.at

    def value(self, path: Path, outer: Path, depth: int) -> Node:
        """The value at ``path``; ``outer`` is the value that contains it."""
        c = self.text[self.at] if self.at < self.end else ""
        if c == "{":
            return self.object(path, depth + 1)
        if c == "[":
            return self.array(path, depth + 1)
        pos = self.at
        if c == '"':
            self.b.count_value(path, pos)
            s = self.string(path)
            self.b.count_string(s, path, pos)
            return Node(s, pos)
        if c == "-" or "0" <= c <= "9":
            self.b.count_value(path, pos)
            return Node(self.number(path), pos)
        for word, v in (("true", True), ("false", False), ("null", None)):
            if c == word[0]:
                for i, w in enumerate(word):
                    if self.text[pos + i:pos + i + 1] != w:
                        raise self.fail(path, min(pos + i, self.end))
                self.at += len(word)
                if v is None:
                    return self.b.null(path, pos)
                self.b.count_value(path, pos)
                return Node(v, pos)
        raise self.fail(outer)

    def array(self, path: Path, depth: int) -> Node:
        pos = self.at
        self.b.open_level(depth, path, pos)
        self.at += 1
        items: list[Node] = []
        self.space()
        if self.text.startswith("]", self.at):
            self.at += 1
            return Node(items, pos)
        while True:
            items.append(self.value(Path(path, len(items)), path, depth))
            self.space()
            c = self.text[self.at:self.at + 1]
            if c == "]":
                self.at += 1
                return Node(items, pos)
            if c != ",":
                raise self.fail(path)
            self.at += 1
            self.space()

    def object(self, path: Path, depth: int) -> Node:
        pos = self.at
        self.at += 1
        members: dict[str, Node] = {}
        keys: dict[str, int] = {}
        first: Path | None = None
        self.space()
        if self.text.startswith("}", self.at):
            self.at += 1
            self.b.open_level(depth, path, pos)
            return Node(members, pos, keys)
        while True:
            kpos = self.at
            if not self.text.startswith('"', kpos):
                if first is None:
                    self.b.open_level(depth, path, pos)
                raise self.fail(path)
            key = self.string(path)
            member = Path(path, key)
            self.space()
            if not self.text.startswith(":", self.at):
                raise self.fail(path)
            self.at += 1
            self.space()
            if first is None:
                first = member
                if key in KNOWN_TAGS and self.text.startswith('"', self.at):
                    vpos = self.at
                    content = self.string(member)
                    self.space()
                    if self.text.startswith("}", self.at):
                        node = self.b.simple_tag(key, content, path, pos)
                        if node is not None:
                            self.at += 1
                            return node
                    self.b.open_level(depth, path, pos)
                    self.b.add_key(key, keys, path, member, kpos)
                    self.b.count_value(member, vpos)
                    self.b.count_string(content, member, vpos)
                    members[key] = Node(content, vpos)
                else:
                    self.b.open_level(depth, path, pos)
                    self.b.add_key(key, keys, path, member, kpos)
                    members[key] = self.value(member, path, depth)
            else:
                self.b.add_key(key, keys, path, member, kpos)
                members[key] = self.value(member, path, depth)
            self.space()
            c = self.text[self.at:self.at + 1]
            if c == "}":
                self.at += 1
                return self.b.close_dictionary(members, keys, first, path, pos)
            if c != ",":
                raise self.fail(path)
            self.at += 1
            self.space()

    def string(self, path: Path) -> str:
        """A string, starting at its quotation mark (3.1.1, 3.1.4)."""
        text, at = self.text, self.at + 1
        parts: list[str] = []
        while True:
            m = _PLAIN.match(text, at)
            assert m is not None
            if m.end() > at:
                parts.append(m[0])
                at = m.end()
            c = text[at:at + 1]
            if c == '"':
                self.at = at + 1
                return "".join(parts)
            if c != "\\":
                raise self.fail(path, at)
            e = text[at + 1:at + 2]
            if e in _ESCAPES:
                parts.append(_ESCAPES[e])
                at += 2
            elif e == "u":
                unit = self.hex4(at + 2, path)
                if 0xD800 <= unit < 0xDC00:
                    if at + 6 >= self.end or (text[at + 6] == "\\" and at + 7 >= self.end):
                        raise self.fail(path, self.end)
                    if text[at + 6] != "\\" or text[at + 7] != "u":
                        raise ReadError("json.surrogate", path, at)
                    low = self.hex4(at + 8, path)
                    if not 0xDC00 <= low < 0xE000:
                        raise ReadError("json.surrogate", path, at)
                    parts.append(chr(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)))
                    at += 12
                elif 0xDC00 <= unit < 0xE000:
                    raise ReadError("json.surrogate", path, at)
                else:
                    parts.append(chr(unit))
                    at += 6
            else:
                raise self.fail(path, min(at + 1, self.end))

    def hex4(self, at: int, path: Path) -> int:
        for i in range(at, at + 4):
            if i >= self.end or self.text[i] not in _HEX:
                raise self.fail(path, min(i, self.end))
        return int(self.text[at:at + 4], 16)

    def digits(self, at: int, path: Path) -> int:
        m = _DIGITS.match(self.text, at)
        assert m is not None
        if m.end() == at:
            raise self.fail(path, at)
        return m.end()

    def number(self, path: Path) -> Value:
        """3.1.1, 6.3."""
        text, pos = self.text, self.at
        at = pos + 1 if text[pos] == "-" else pos
        at = at + 1 if text[at:at + 1] == "0" else self.digits(at, path)
        whole = True
        if text[at:at + 1] == ".":
            whole = False
            at = self.digits(at + 1, path)
        if text[at:at + 1] in ("e", "E"):
            whole = False
            at += 1
            if text[at:at + 1] in ("+", "-"):
                at += 1
            at = self.digits(at, path)
        self.b.number_size(at - pos, path, pos)
        token = text[pos:at]
        self.at = at
        x = float(token)
        if x in (float("inf"), float("-inf")):
            raise ReadError("number.overflow", path, pos)
        if whole and not -MAX_SAFE <= x <= MAX_SAFE and token != number_text(x):
            self.b.find("number.imprecise", path, pos)
        return normal_number(x)
