"""The binary writer, with the layout of 9.4."""

from __future__ import annotations

import struct
from fractions import Fraction

from .jsonwriter import unwritable, written_members
from .values import Date, KeptTag, URL, Value

EPOCH_2001_MS = 978_307_200_000


def _integer(n: int) -> bytes:
    """9.4.4."""
    if 0 <= n < 1 << 8:
        return b"\x10" + n.to_bytes(1, "big")
    if 0 <= n < 1 << 16:
        return b"\x11" + n.to_bytes(2, "big")
    if 0 <= n < 1 << 32:
        return b"\x12" + n.to_bytes(4, "big")
    if -(1 << 63) <= n < 1 << 63:
        return b"\x13" + n.to_bytes(8, "big", signed=True)
    return b"\x14" + n.to_bytes(16, "big", signed=True)


def _marker(kind: int, length: int) -> bytes:
    """5.2.2."""
    return bytes([kind | length]) if length < 15 else bytes([kind | 15]) + _integer(length)


def _scalar(v: Value) -> bytes:
    if isinstance(v, bool):
        return b"\x09" if v else b"\x08"
    if isinstance(v, int):
        return _integer(v)
    if isinstance(v, float):
        return b"\x23" + struct.pack(">d", v)
    if isinstance(v, Date):
        return b"\x33" + struct.pack(">d", float(Fraction(v.milliseconds - EPOCH_2001_MS, 1000)))
    if isinstance(v, bytes):
        return _marker(0x40, len(v)) + v
    if isinstance(v, str):
        if v.isascii():
            return _marker(0x50, len(v)) + v.encode("ascii")
        units = v.encode("utf-16-be")
        return _marker(0x60, len(units) // 2) + units
    raise unwritable(v)


class _Writer:
    def __init__(self) -> None:
        self.objects: list[bytes | tuple[int, list[int]]] = []
        self.shared: dict[tuple[type, Value], int] = {}

    def add(self, v: Value) -> int:
        """9.4.2, 9.4.3."""
        if isinstance(v, URL):
            return self.pairs([("$url", v.text)])
        if isinstance(v, KeptTag):
            return self.pairs([(v.key, v.content)])
        if isinstance(v, dict):
            return self.pairs(written_members(v))
        if isinstance(v, list):
            number = self.slot()
            self.objects[number] = (0xA0, [self.add(x) for x in v])
            return number
        if isinstance(v, bytes):
            return self.slot(_scalar(v))
        key = (type(v), v)
        if key not in self.shared:
            self.shared[key] = self.slot(_scalar(v))
        return self.shared[key]

    def slot(self, content: bytes = b"") -> int:
        self.objects.append(content)
        return len(self.objects) - 1

    def pairs(self, pairs: list[tuple[str, Value]]) -> int:
        number = self.slot()
        keys = [self.add(k) for k, _ in pairs]
        self.objects[number] = (0xD0, keys + [self.add(v) for _, v in pairs])
        return number


def _least(n: int) -> int:
    return next(size for size in (1, 2, 4, 8) if n < 1 << (8 * size))


def binary(value: Value) -> bytes:
    """The binary form of a document."""
    w = _Writer()
    w.add(value)
    size = _least(len(w.objects) - 1)
    out = bytearray(b"bplist00")
    offsets: list[int] = []
    for o in w.objects:
        offsets.append(len(out))
        if isinstance(o, bytes):
            out += o
        else:
            kind, refs = o
            out += _marker(kind, len(refs) // (2 if kind == 0xD0 else 1))
            for r in refs:
                out += r.to_bytes(size, "big")
    table = len(out)
    width = _least(offsets[-1])
    for offset in offsets:
        out += offset.to_bytes(width, "big")
    out += bytes(6) + bytes([width, size]) + struct.pack(">QQQ", len(offsets), 0, table)
    return bytes(out)
