"""Findings, pointers and locations (21.4, Appendix A)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Iterable

_ROWS = """
encoding.unrecognized 2.2.4 E
encoding.openstep 2.2.3 E
encoding.unsupported 2.2.5 E
json.byte-order-mark 3.1.2 E
json.syntax 3.1.1 E
json.truncated 3.1.5 E
json.trailing 3.1.6 E
json.utf-8 3.1.3 E
json.surrogate 3.1.4 E
xml.syntax 4.1.1 E
xml.truncated 4.1.2 E
xml.trailing 4.1.3 E
xml.encoding 4.1.4 E
xml.character 4.1.5 E
xml.entity 4.1.6 E
xml.doctype 4.1.7 E
xml.element 4.2.1 E
xml.attribute 4.2.2 E
xml.integer 4.2.6 E
xml.real 4.2.7 E
xml.date 4.2.8 E
xml.data 4.2.9 E
binary.header 5.1.1 E
binary.trailer 5.1.3 E
binary.offset 5.1.4 E
binary.truncated 5.2.15 E
binary.reference 5.2.11 E
binary.cycle 5.2.12 E
binary.object 5.2.1 E
binary.integer 5.2.3 E
binary.string 5.2.8 E
binary.date 5.2.5 E
binary.key 5.2.10 E
number.overflow 6.3.2 E
value.duplicate-key 6.2.3 E
value.uid 7.2.5 E
document.not-dictionary 2.1.1 E
limit.document 10.1.3 E
limit.depth 10.1.3 E
limit.values 10.1.3 E
limit.string 10.1.3 E
limit.text 10.1.3 E
limit.data 10.1.3 E
limit.number 10.1.3 E
version.missing 11.1.1 E
version.malformed 11.1.2 E
version.unsupported 11.1.4 E
must-understand.unknown 11.3.2 E
main-attachment.missing 13.2.2 E
file.path 14.6.2 E
value.null 6.7.1 -
tag.needless 7.1.4 -
tag.malformed 7.1.5 -
tag.unknown 7.1.6 -
number.imprecise 6.3.6 -
key.unsupported 6.2.4 -
member.unknown 12.1.2 -
member.reserved 12.1.3 -
member.type 13.1.1 -
member.missing 13.1.2 -
member.default 13.1.3 -
representation.content 14.2.3 -
representation.duplicate-type 14.3.5 -
type-identifier.malformed 14.3.1 -
type-identifier.media-type 14.3.2 -
type-identifier.url 14.3.3 -
url.malformed 18.1.1 -
url.scheme 18.1.2 -
suggested-name.unsafe 14.5.1 -
file.outside-folder 14.6.6 -
file.byte-count 14.6.4 -
text.empty-run 15.1.3 -
text.equal-runs 15.1.4 -
color.malformed 15.2.3 -
font-size.range 15.2.4 -
activity.name 19.1.1 -
activity.member 19.2.2 -
namespace.name 20.1.2 -
parameter.key 20.1.3 -
user-info.reserved 20.2.2 -
input.failed 8.1.7 E
output.failed 8.1.6 E
"""

_POINTER_BUDGET = 16 * 1024 * 1024
_LINE_END = re.compile("\r\n|\n|\r")
CLAUSES: dict[str, str] = {}
ERRORS: set[str] = set()
for _row in _ROWS.split("\n"):
    if _row:
        _id, _clause, _error = _row.split()
        CLAUSES[_id] = _clause
        if _error == "E":
            ERRORS.add(_id)


class Path:
    """One step of a pointer, linked to the previous steps and rendered on demand.

    The step may change later. Only the end of a dictionary determines whether a key loses a ``$`` (21.4.2), or whether a tag is
    not a step (21.4.3, step None).
    """

    __slots__ = ("parent", "step")

    def __init__(self, parent: "Path | None" = None, step: "str | int | None" = None) -> None:
        self.parent = parent
        self.step = step

    def steps(self) -> list["str | int"]:
        """The steps, starting at the document."""
        out: list[str | int] = []
        at: Path | None = self
        while at is not None:
            if at.step is not None:
                out.append(at.step)
            at = at.parent
        out.reverse()
        return out

    def __str__(self) -> str:
        return "".join("/" + str(s).replace("~", "~0").replace("/", "~1") for s in self.steps())


@dataclass(slots=True)
class Finding:
    """A violation of a rule (1.1.3), with its pointer and its location (21.4)."""

    id: str
    path: Path
    pos: int | None
    offset: int | None = None
    line: int | None = None
    column: int | None = None

    @property
    def clause(self) -> str:
        """The clause that Appendix A lists for the finding."""
        return CLAUSES[self.id]

    @property
    def is_error(self) -> bool:
        """Whether the finding is an error, which ends reading."""
        return self.id in ERRORS

    @property
    def pointer(self) -> str:
        """RFC 6901."""
        return str(self.path)

    def as_json(self) -> dict[str, Any]:
        """The JSON object that the command line prints."""
        out: dict[str, Any] = {"id": self.id, "clause": self.clause, "pointer": self.pointer}
        if self.offset is not None:
            out["offset"] = self.offset
        if self.line is not None:
            out["line"] = self.line
            out["column"] = self.column
        return out


class ReadError(Exception):
    """An error that ends reading, with the previous findings."""

    def __init__(self, id: str, path: Path | None = None, pos: int | None = None) -> None:
        super().__init__(id)
        self.finding = Finding(id, path or Path(), pos)
        self.before: list[Finding] = []

    @property
    def findings(self) -> list[Finding]:
        """All findings; the error is the last one."""
        return self.before + [self.finding]


def rows(findings: Iterable[Finding]) -> Iterable[dict[str, Any]]:
    """Findings as JSON objects. If the total length of all pointers exceeds a limit, the remaining findings have no pointer."""
    spent = 0
    for f in findings:
        if spent < _POINTER_BUDGET:
            row = f.as_json()
            spent += len(row["pointer"])
        else:
            row = {"id": f.id, "clause": f.clause, "pointer": None, "offset": f.offset}
        yield row


def locate_bytes(findings: Iterable[Finding]) -> None:
    """Sets the locations for an encoding without lines."""
    for f in findings:
        f.offset = f.pos


def locate_text(findings: Iterable[Finding], text: str, base: int, width: int) -> None:
    """Sets the locations from character positions (21.4.5, 21.4.6), in one pass.

    ``base`` is the length of a byte order mark; ``width`` is 1 for UTF-8 and 2 for UTF-16.
    """
    ascii_only = text.isascii()
    offset, counted, line, start = base, 0, 1, 0
    ends = _LINE_END.finditer(text)
    end = next(ends, None)
    for f in sorted((f for f in findings if f.pos is not None), key=lambda f: f.pos or 0):
        pos = f.pos or 0
        while end is not None and end.end() <= pos:
            line, start = line + 1, end.end()
            end = next(ends, None)
        offset += _length(text[counted:pos], ascii_only, width)
        counted = pos
        f.offset, f.line, f.column = offset, line, pos - start + 1


def _length(piece: str, ascii_only: bool, width: int) -> int:
    if width == 2:
        return len(piece.encode("utf-16-be", "surrogatepass"))
    return len(piece) if ascii_only else len(piece.encode("utf-8", "surrogatepass"))
