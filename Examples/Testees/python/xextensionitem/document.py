"""Documents: recognition (2.2), reading in any encoding, conversion (section 8)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Collection

from .binaryreader import BinaryReader
from .binarywriter import binary
from .building import Builder, Limits
from .findings import Finding, Path, ReadError, locate_bytes, locate_text
from .jsonreader import JSONReader
from .jsonwriter import OutputError, canonical
from .values import Node, Value, plain
from .xmlreader import XMLReader
from .xmlwriter import xml

ENCODINGS = ("json", "xml", "binary")
_SPACE = re.compile(rb"[ \t\n\r]*")


def recognise(data: bytes) -> str:
    """`binary`, `xml` or `json` (2.2.1), or the ReadError of 2.2.3 or 2.2.4."""
    if data.startswith(b"bplist"):
        return "binary"
    if data.startswith((b"\xfe\xff", b"\xff\xfe")):
        return "xml"
    at = 3 if data.startswith(b"\xef\xbb\xbf") else 0
    m = _SPACE.match(data, at)
    at = m.end() if m else at
    c = data[at:at + 1]
    if c == b"<":
        return "xml"
    openstep = c == b"(" or data[at:at + 2] in (b"//", b"/*")
    if c == b"{":
        m = _SPACE.match(data, at + 1)
        after = data[m.end():m.end() + 1] if m else b""
        openstep = after not in (b"", b'"', b"}")
    if openstep:
        raise ReadError("encoding.openstep", Path(), at)
    if c and c in b'{["-0123456789tfn':
        return "json"
    raise ReadError("encoding.unrecognized", Path(), at)


@dataclass(slots=True)
class Document:
    """A document without errors."""

    encoding: str
    root: Node
    findings: list[Finding]
    _locator: "Locator" = field(repr=False)

    @property
    def value(self) -> Value:
        """The bare value."""
        return plain(self.root)

    def locate(self, findings: list[Finding]) -> list[Finding]:
        """Sets the locations of findings (21.4.5)."""
        self._locator(findings)
        return findings


class Locator:
    """Converts positions of the reader to locations in the input."""

    def __init__(self, encoding: str, text: str = "", base: int = 0, width: int = 1) -> None:
        self.encoding, self.text, self.base, self.width = encoding, text, base, width

    def __call__(self, findings: list[Finding]) -> None:
        if self.encoding in ("json", "xml"):
            locate_text(findings, self.text, self.base, self.width)
        else:
            locate_bytes(findings)


def read(data: bytes, limits: Limits = Limits(), encodings: Collection[str] = ENCODINGS) -> Document:
    """Reads a document in one of ``encodings`` (sections 2 to 7 and 10); a ReadError has a location."""
    locator = Locator("binary")
    builder: Builder | None = None
    try:
        if len(data) > limits.document:
            raise ReadError("limit.document", Path(), 0)
        encoding = recognise(data)
        if encoding not in encodings:
            raise ReadError("encoding.unsupported", Path(), 0)
        builder = Builder(encoding, limits)
        if encoding == "binary":
            root = BinaryReader(data, builder).read()
        else:
            utf16 = data[:2] in (b"\xfe\xff", b"\xff\xfe")
            base = 2 if utf16 else 3 if data.startswith(b"\xef\xbb\xbf") else 0
            codec = "utf-8" if not utf16 else "utf-16-be" if data[0] == 0xFE else "utf-16-le"
            text, bad = _decode(data[base:], codec)
            locator = Locator(encoding, text, base, 2 if utf16 else 1)
            if encoding == "json":
                if base:
                    locator.base = 0
                    raise ReadError("json.byte-order-mark", Path(), 0)
                root = JSONReader(text, bad, builder).read()
            else:
                root = XMLReader(text, bad, utf16, builder).read()
        if not isinstance(root.v, dict):
            raise ReadError("document.not-dictionary", Path(), root.pos)
    except ReadError as e:
        e.before = builder.findings if builder else []
        locator(e.findings)
        raise
    locator(builder.findings)
    return Document(encoding, root, builder.findings, locator)


def _decode(data: bytes, codec: str) -> tuple[str, bool]:
    """The text before the first invalid byte, and whether there is an invalid byte."""
    try:
        return data.decode(codec), False
    except UnicodeDecodeError as e:
        return data[:e.start].decode(codec), True


def write(value: Value, encoding: str) -> bytes:
    """A value in an encoding; JSON is canonical.  Raises ReadError (8.1.5, 8.1.6)."""
    try:
        return {"json": canonical, "xml": xml, "binary": binary}[encoding](value)
    except OutputError as e:
        raise ReadError(str(e)) from None


def convert(data: bytes, to: str, limits: Limits = Limits()) -> tuple[bytes, list[Finding]]:
    """8.1: the document in another encoding, and its findings. Refuses errors and nulls (6.7.2)."""
    document = read(data, limits)
    try:
        return write(document.value, to), document.findings
    except ReadError as e:  # a null, or a key that XML cannot represent (8.1.5); its place is known from reading
        e.finding = next((f for f in document.findings if f.id == e.finding.id), e.finding)
        e.before = [f for f in document.findings if f is not e.finding]
        raise


def canonicalize(data: bytes, limits: Limits = Limits()) -> tuple[bytes, list[Finding]]:
    """9.1.1."""
    return convert(data, "json", limits)
