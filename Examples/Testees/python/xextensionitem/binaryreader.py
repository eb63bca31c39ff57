"""The reader of binary property lists (section 5)."""

from __future__ import annotations

import math
import os
import struct
from fractions import Fraction

from . import forms
from .building import Builder, KNOWN_TAGS
from .binarywriter import EPOCH_2001_MS
from .findings import Path, ReadError
from .values import MAX_INTEGER, MIN_INTEGER, Date, Node, Value, normal_number


class BinaryReader:
    """Reads one document."""

    def __init__(self, data: bytes, builder: Builder) -> None:
        self.data = data
        self.b = builder
        self.open: set[int] = set()

    def read(self) -> Node:
        """5.1."""
        data, root = self.data, Path()
        if not data.startswith(b"bplist00"):
            raise ReadError("binary.header", root, len(os.path.commonprefix([data[:8], b"bplist00"])))
        size = len(data)
        if size < 42:
            raise ReadError("binary.trailer", root, size)
        trailer = size - 32
        self.offset_size, self.ref_size = data[trailer + 6], data[trailer + 7]
        self.count, top, self.table = struct.unpack(">QQQ", data[trailer + 8:])
        if not 1 <= self.offset_size <= 8:
            raise ReadError("binary.trailer", root, trailer + 6)
        if not 1 <= self.ref_size <= 8:
            raise ReadError("binary.trailer", root, trailer + 7)
        if self.count < 1:
            raise ReadError("binary.trailer", root, trailer + 8)
        if top >= self.count:
            raise ReadError("binary.trailer", root, trailer + 16)
        if self.table < 9 or self.table + self.count * self.offset_size != trailer:
            raise ReadError("binary.trailer", root, trailer + 24)
        for n in range(self.count):
            if not 8 <= self.offset(n) < self.table:
                raise ReadError("binary.offset", root, self.table + n * self.offset_size)
        return self.value(top, root, 0)

    def offset(self, n: int) -> int:
        """5.1.4."""
        at = self.table + n * self.offset_size
        return int.from_bytes(self.data[at:at + self.offset_size], "big")

    def take(self, at: int, size: int, path: Path, pos: int) -> bytes:
        """5.2.15."""
        self.room(at, size, path, pos)
        return self.data[at:at + size]

    def room(self, at: int, size: int, path: Path, pos: int) -> None:
        if size > self.table - at:
            raise ReadError("binary.truncated", path, pos)

    def length(self, pos: int, path: Path) -> tuple[int, int]:
        """5.2.2: the length, and the offset of the content."""
        n = self.data[pos] & 15
        if n < 15:
            return n, pos + 1
        marker = self.take(pos + 1, 1, path, pos)[0]
        if marker not in (0x10, 0x11, 0x12, 0x13):
            raise ReadError("binary.integer", path, pos + 1)
        size = 1 << (marker & 15)
        n = int.from_bytes(self.take(pos + 2, size, path, pos), "big", signed=marker == 0x13)
        if n < 0:
            raise ReadError("binary.integer", path, pos + 1)
        return n, pos + 2 + size

    def reference(self, at: int, path: Path) -> int:
        """The number of the object that a container at ``path`` refers to (5.2.11)."""
        n = int.from_bytes(self.data[at:at + self.ref_size], "big")
        if n >= self.count:
            raise ReadError("binary.reference", path, at)
        return n

    def child(self, at: int, path: Path) -> int:
        """The number of an object that the container at ``path`` refers to. The object must not contain that container (5.2.12)."""
        n = self.reference(at, path)
        if n in self.open:
            raise ReadError("binary.cycle", path, at)
        return n

    def string(self, pos: int, path: Path) -> str:
        """5.2.7, 5.2.8."""
        n, at = self.length(pos, path)
        ascii_only = self.data[pos] >> 4 == 5
        raw = self.take(at, n if ascii_only else 2 * n, path, pos)
        try:
            return raw.decode("ascii" if ascii_only else "utf-16-be")
        except UnicodeDecodeError as e:
            raise ReadError("binary.string", path, at + e.start) from None

    def value(self, number: int, path: Path, depth: int) -> Node:
        """Object ``number`` as the value at ``path``."""
        b, data = self.b, self.data
        pos = self.offset(number)
        marker = data[pos]
        kind = marker >> 4
        if kind in (0xA, 0xD):
            return self.container(number, pos, path, depth + 1)
        if marker == 0x00:
            return b.null(path, pos)
        if marker in (0x08, 0x09):
            b.count_value(path, pos)
            return Node(marker == 0x09, pos)
        if marker in (0x10, 0x11, 0x12, 0x13, 0x14, 0x22, 0x23, 0x33):
            b.count_value(path, pos)
            raw = self.take(pos + 1, 1 << (marker & 15), path, pos)
            return Node(self.number(marker, raw, path, pos), pos)
        if kind == 4:
            b.count_value(path, pos)
            n, at = self.length(pos, path)
            self.room(at, n, path, pos)
            b.count_data(n, path, pos)
            return Node(data[at:at + n], pos)
        if kind in (5, 6):
            b.count_value(path, pos)
            s = self.string(pos, path)
            b.count_string(s, path, pos)
            return Node(s, pos)
        raise ReadError("value.uid" if kind == 8 else "binary.object", path, pos)

    def number(self, marker: int, raw: bytes, path: Path, pos: int) -> Value:
        """5.2.3 to 5.2.5."""
        if marker < 0x20:
            n = int.from_bytes(raw, "big", signed=marker >= 0x13)
            if not MIN_INTEGER <= n <= MAX_INTEGER:
                raise ReadError("binary.integer", path, pos)
            return n
        x = struct.unpack(">f" if marker == 0x22 else ">d", raw)[0]
        if marker == 0x33:
            if not math.isfinite(x):
                raise ReadError("binary.date", path, pos)
            ms = round(Fraction(x) * 1000) + EPOCH_2001_MS
            if not forms.MIN_DATE <= ms <= forms.MAX_DATE:
                raise ReadError("binary.date", path, pos)
            return Date(ms)
        if not math.isfinite(x):
            raise ReadError("number.overflow", path, pos)
        return normal_number(x)

    def container(self, number: int, pos: int, path: Path, depth: int) -> Node:
        """5.2.9, 5.2.10."""
        b = self.b
        n, at = self.length(pos, path)
        is_dict = self.data[pos] >> 4 == 0xD
        self.room(at, n * self.ref_size * (2 if is_dict else 1), path, pos)
        self.open.add(number)
        try:
            if not is_dict:
                b.open_level(depth, path, pos)
                if n > b.limits.values - b.values:
                    raise ReadError("limit.values", path, pos)
                items = []
                for i in range(n):
                    place = at + i * self.ref_size
                    items.append(self.value(self.child(place, path), Path(path, i), depth))
                return Node(items, pos)
            return self.dictionary(n, at, pos, path, depth)
        finally:
            self.open.discard(number)

    def dictionary(self, n: int, at: int, pos: int, path: Path, depth: int) -> Node:
        b = self.b
        members: dict[str, Node] = {}
        keys: dict[str, int] = {}
        if n == 1:
            _, kpos = self.key_at(at, path)
            key = self.string(kpos, path)
            vpos = self.offset(self.reference(at + self.ref_size, path))
            if key in KNOWN_TAGS and self.data[vpos] >> 4 in (5, 6):
                content = self.string(vpos, Path(path, key))
                node = b.simple_tag(key, content, path, pos)
                if node is not None:
                    return node
        b.open_level(depth, path, pos)
        if n > b.limits.values - b.values:
            raise ReadError("limit.values", path, pos)
        found: list[tuple[str, Path, int]] = []
        for i in range(n):
            _, kpos = self.key_at(at + i * self.ref_size, path)
            key = self.string(kpos, path)
            member = Path(path, key)
            b.add_key(key, keys, path, member, kpos)
            found.append((key, member, kpos))
        for i, (key, member, _) in enumerate(found):
            place = at + (n + i) * self.ref_size
            members[key] = self.value(self.child(place, path), member, depth)
        return b.close_dictionary(members, keys, found[0][1] if found else None, path, pos)

    def key_at(self, at: int, path: Path) -> tuple[int, int]:
        ref = self.reference(at, path)
        kpos = self.offset(ref)
        if self.data[kpos] >> 4 not in (5, 6):
            raise ReadError("binary.key", path, kpos)
        return ref, kpos
