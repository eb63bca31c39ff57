"""How a group of vectors is made: each kind of vector is a method, and every expectation is checked against the package while it is made."""

from __future__ import annotations

import base64
import re
from typing import Any, Callable, Iterable

import run
import sharetargets
import testee
from xextensionitem import ReadError, Value, convert, notices, read, read_item, recognise, resolve, validate, write_back
from xextensionitem.document import ENCODINGS, write
from xextensionitem.findings import ERRORS
from xextensionitem.forms import date_text, utf16_order
from xextensionitem.jsonwriter import indented, number_text
from xextensionitem.values import URL, Date, KeptTag, equal

# Errors after which nothing else can be known (21.1.3).
ENDING = re.compile(r"(encoding|json|xml|binary|limit|document)\.|number\.overflow|value\.(duplicate-key|uid)")

# Members that have a meaning when they are empty or null.
KEPT = {"activity", "flags", "items", "rule"}

# Longer inputs are written in parts, and have no meaning in the file.
LONG = 10_000


def describe(value: Value) -> Any:
    """The tagged description of a value, members in canonical order."""
    if isinstance(value, (str, bool)):
        return value
    if isinstance(value, list):
        return [describe(element) for element in value]
    if isinstance(value, dict):
        return {"dictionary": [[key, describe(value[key])] for key in sorted(value, key=utf16_order)]}
    if isinstance(value, KeptTag):
        return {"tag": [value.key, describe(value.content)]}
    if isinstance(value, int):
        return {"integer": str(value)}
    if isinstance(value, float):
        return {"real": number_text(value)}
    if isinstance(value, bytes):
        return {"data": base64.b64encode(value).decode()}
    if isinstance(value, Date):
        return {"date": date_text(value.milliseconds)}
    assert isinstance(value, URL), value
    return {"url": value.text}


def pieces(data: bytes) -> list[dict[str, Any]]:
    """Bytes as parts, each with its number of repetitions."""
    found, at = [], 0
    while match := REPEATED.search(data, at):
        times = copies(data, match.start(), match[1])
        found += [(data[at : match.start()], 1), (match[1], times)]
        at = match.start() + times * len(match[1])
    found.append((data[at:], 1))
    assert b"".join(piece * times for piece, times in found) == data
    return [{"base64": base64.b64encode(piece).decode(), "times": times} for piece, times in found if piece]


REPEATED = re.compile(rb"(?s)(.{1,64}?)\1{40}")


def copies(data: bytes, start: int, piece: bytes) -> int:
    """The number of copies of a part from the start. A regular expression for all of them takes a second for a document of 16 megabytes."""
    end = start
    for block in (piece * 4096, piece):
        while data.startswith(block, end):
            end += len(block)
    return (end - start) // len(piece)


def as_input(data: str | bytes) -> dict[str, Any]:
    """An input as the vectors write it: text, or base64 where the bytes matter, or parts."""
    if len(data) > LONG:
        return {"parts": pieces(data.encode() if isinstance(data, str) else data)}
    if isinstance(data, str):
        return {"text": data}
    return {"base64": base64.b64encode(data).decode()}


def input_bytes(parts: list[dict[str, Any]]) -> bytes:
    """The bytes of parts, as the guide has them."""
    return b"".join(part_bytes(part) for part in parts)


def part_bytes(part: dict[str, Any]) -> bytes:
    times = range(part["times"])
    if "first" in part:
        return b"".join((part["first"] + n * part["step"]).to_bytes(part["bytes"], "big") for n in times)
    piece = base64.b64decode(part["base64"])
    if "digits" not in part:
        return piece * part["times"]
    return b"".join(piece.replace(b"#", b"%0*d" % (part["digits"], n)) for n in times)


def recognised(data: bytes) -> str:
    """The recognised encoding of an input, or else JSON."""
    try:
        return recognise(data)
    except ReadError:
        return "json"


def parsed(finding: str) -> dict[str, Any]:
    """A finding of ``id pointer @offset:line:column``, or of ``id pointer @:line``."""
    finding, _, place = finding.partition(" @")
    id, _, pointer = finding.partition(" ")
    return {"id": id, "pointer": pointer, **{name: int(part) for name, part in zip(("offset", "line", "column"), place.split(":")) if part}}


def by_line(finding: dict[str, Any]) -> dict[str, Any]:
    """A finding with as much of its location as 21.4.7 requires: of markup in XML that is not well formed, the line."""
    return {name: part for name, part in finding.items() if finding["id"] != "xml.syntax" or name not in ("offset", "column")}


MAPPERS = {
    "android": (sharetargets.to_intent, sharetargets.from_intent),
    "web": (sharetargets.to_form, sharetargets.from_form),
    "mailto": (sharetargets.to_mail, sharetargets.from_mail),
}


def arguments_of(route: dict[str, Any]) -> list[Any]:
    """The arguments that describe a receiver to a mapper."""
    return [route["manifest"], route["platform"]] if route["receiver"] == "web" else []


def mapped(make: Callable[[], Any]) -> Any:
    """The result of a mapper, or the finding of its refusal."""
    try:
        return make()
    except sharetargets.NoMapping as e:
        return f"{e.id} {e.pointer}"


def being(subject: str) -> str:
    """A subject of an id with its verb."""
    plural = r"(two|three|[0-9]+)-(parts|points|slashes|fragments|users|bytes|characters|signs)|(arabic|binary)-digits|letters|(angle-)?brackets"
    return subject + ("-are" if re.match(plural, subject) else "-is")


def testee_size(request: dict[str, Any]) -> dict[str, Any]:
    """How much is in the Python testee's answer to a request, as the kit counts it."""
    reply = testee.answer(request)
    if "payload" in reply:
        reply["payload"] = base64.b64encode(reply["payload"]).decode()
    return run.Answer.read(run.Fields(reply)).size


class Group:
    """The vectors of one file."""

    def __init__(self, name: str, title: str, clauses: str, notes: str = "") -> None:
        self.name, self.title, self.clauses = name, title, clauses.split()
        self.vectors: list[dict[str, Any]] = []
        self.differences: list[str] = []
        self.notes: dict[str, dict[str, str]] = {}
        self.note(notes)

    def note(self, text: str) -> None:
        """Adds the notes of flags: a line each, with the flag, the fault and its effect."""
        for line in filter(None, map(str.strip, text.split("\n"))):
            flag, bug, effect = line.split(" | ")
            assert flag not in self.notes, flag
            self.notes[flag] = {"bug": bug, "effect": effect}

    def differ(self, id: str, wanted: Any, found: Any) -> None:
        self.differences.append(f"{self.name}.{id}\n    wanted {wanted}\n    found  {found}")

    def add(self, kind: str, id: str, clause: str, flags: str, level: str, comment: str, also: str, **members: Any) -> None:
        """Adds a vector without its meaningless members."""
        row = {
            "id": f"{self.name}.{id}",
            "clause": clause,
            "also": also.split(),
            "level": level,
            "flags": flags.split(),
            "comment": comment,
            "kind": kind,
        }
        self.vectors.append({k: v for k, v in (row | members).items() if k in KEPT or v is not None and v not in ("", [])})

    # Kinds

    def valid(self, id, clause, data, canonical=None, *, flags="", level="MUST", comment="", also="", folder=False) -> None:
        """Strict reading accepts ``data``; ``canonical`` is its canonical form where it was worked out by hand."""
        raw = data.encode() if isinstance(data, str) else data
        encoding = recognised(raw)
        findings = [(f.id, f.pointer) for f in validate(raw, folder)]
        if findings:
            return self.differ(id, "no finding", findings)
        members: dict[str, Any] = {"encoding": encoding, "input": as_input(data), "folder": folder or None}
        if len(raw) <= LONG:
            value = read(raw).value
            forms = {e: write(value, e) for e in ENCODINGS}
            self.check_forms(id, value, forms, folder)
            if canonical is not None and forms["json"].decode() != canonical:
                self.differ(id, canonical, forms["json"].decode())
            members["meaning"] = describe(value)
            members["canonical"] = {
                "json": forms["json"].decode(),
                "xml": forms["xml"].decode(),
                "binary": base64.b64encode(forms["binary"]).decode(),
            }
        self.add("valid", id, clause, flags, level, comment, also, **members)

    def check_forms(self, id: str, value: Value, forms: dict[str, bytes], folder: bool) -> None:
        """Each form reads back as the value, without a finding."""
        for encoding, form in forms.items():
            found = [(f.id, f.pointer) for f in validate(form, folder)]
            if found or not equal(read(form).value, value) or recognised(form) != encoding:
                self.differ(id, f"{encoding} that reads back", found)

    def invalid(self, id, clause, data, findings, lenient=None, *, flags="", level="MUST", comment="", also="", folder=False) -> None:
        """Strict reading refuses ``data`` with ``findings``; ``lenient`` is the canonical form of what lenient reading gives for no activity, or its description if it cannot be written."""
        raw = data.encode() if isinstance(data, str) else data
        wanted = [by_line(parsed(f)) for f in ([findings] if isinstance(findings, str) else findings)]
        ends = any(ENDING.match(f["id"]) for f in wanted)
        error = any(f["id"] in ERRORS for f in wanted)
        self.check_findings(id, raw, wanted, ends, folder)
        members: dict[str, Any] = {"encoding": recognised(raw), "input": as_input(data), "folder": folder or None, "findings": wanted}
        members |= {"error": error or None, "ends": ends or None}
        item = None if error else read_item(raw, folder).item
        if item is not None:
            item = resolve(item, None)
            members["lenient"] = describe(item)
            if lenient is not None:
                found = members["lenient"] if isinstance(lenient, dict) else write(item, "json").decode()
                if found != lenient:
                    self.differ(id, lenient, found)
        self.add("invalid", id, clause, flags, level, comment, also, **members)

    def check_findings(self, id: str, raw: bytes, wanted: list[dict[str, Any]], ends: bool, folder: bool) -> None:
        found = [f.as_json() for f in validate(raw, folder)]
        keys = sorted((f["id"], f["pointer"]) for f in wanted)
        got = sorted((f["id"], f["pointer"]) for f in (found[-1:] if ends else found))
        if keys != got:
            self.differ(id, keys, got[:6])
        for w in wanted:
            if not any(w.items() <= f.items() for f in found):
                self.differ(id, w, [f for f in found if f["id"] == w["id"]])

    def unread(self, id, clause, data, *, flags="", level="MUST", comment="", also="") -> None:
        """A reader of only the other encodings refuses ``data``."""
        raw = data.encode() if isinstance(data, str) else data
        encoding = recognised(raw)
        wanted = parsed("encoding.unsupported  @0")
        try:
            read(raw, encodings=[one for one in ENCODINGS if one != encoding])
            self.differ(id, wanted, "a document")
        except ReadError as e:
            if [wanted] != [{name: f.as_json()[name] for name in wanted} for f in e.findings]:
                self.differ(id, wanted, [f.as_json() for f in e.findings])
        members = {"encoding": encoding, "unread": True, "input": as_input(data), "findings": [wanted], "error": True, "ends": True}
        self.add("invalid", id, clause, flags, level, comment, also, **members)

    def resolve(self, id, clause, data, activity, output, *, flags="", level="MUST", comment="", also="", folder=False) -> None:
        """Lenient reading and resolution for ``activity`` give ``output``, a canonical form worked out by hand."""
        item = read_item(data.encode(), folder).item
        found = write(resolve(item, activity), "json").decode() if item is not None else None
        if found != output:
            self.differ(id, output, found)
        meaning = describe(read(output.encode()).value)
        self.add(
            "resolve",
            id,
            clause,
            flags,
            level,
            comment,
            also,
            encoding=recognised(data.encode()),
            input=as_input(data),
            folder=folder or None,
            activity=activity,
            meaning=meaning,
        )

    def write_back(self, id, clause, data, output, *, flags="", level="MUST", comment="", also="", folder=False) -> None:
        """An editor that changes nothing writes ``output``, a canonical form worked out by hand, or refuses with a finding of a list."""
        raw = data.encode() if isinstance(data, str) else data
        reading = read_item(raw, folder)
        wanted = [parsed(f) for f in output] if isinstance(output, list) else output
        found: Any = None
        try:
            found = write(write_back(reading.document), "json").decode() if reading.item is not None else None
        except ReadError as e:
            found = [w for w in wanted if any(w.items() <= f.as_json().items() for f in e.findings)]
        if found != wanted:
            self.differ(id, wanted, found)
        members = {"findings": wanted} if isinstance(output, list) else {"meaning": describe(read(output.encode()).value)}
        self.add(
            "write-back",
            id,
            clause,
            flags,
            level,
            comment,
            also,
            encoding=recognised(raw),
            input=as_input(data),
            folder=folder or None,
            **members,
        )

    def convert(self, id, clause, data, to, output, *, flags="", level="MUST", comment="", also="", is_indented=False) -> None:
        """A conversion gives exactly ``output``, or is refused with the findings of a list."""
        raw = data.encode() if isinstance(data, str) else data
        members: dict[str, Any] = {"encoding": recognised(raw), "input": as_input(data), "to": to, "indented": is_indented or None}
        found: Any
        try:
            found = convert(raw, to)[0]
            found = indented(read(found).value) if is_indented else found
        except ReadError as e:
            found = [e.finding.id]
        if isinstance(output, list):
            members["findings"] = [parsed(f) for f in output]
            if found != [f["id"] for f in members["findings"]]:
                self.differ(id, output, found)
        else:
            members["output"] = as_input(output)
            if found != (output.encode() if isinstance(output, str) else output):
                self.differ(id, output, found)
        self.add("convert", id, clause, flags, level, comment, also, **members)

    def refused(self, id, clause, value, encodings="json xml binary", *, flags="", level="MUST", comment="", also="", folder=False) -> None:
        """No producer may write ``value`` in these encodings."""
        for encoding in encodings.split():
            try:
                written = write(value, encoding)
            except ReadError:
                continue
            if not validate(written, folder):
                self.differ(id, "a refusal", written)
        self.add(
            "encode-refused", id, clause, flags, level, comment, also, folder=folder or None, description=describe(value), encodings=encodings.split()
        )

    def user_info(
        self,
        id,
        clause,
        direction,
        upstream,
        payload=None,
        *,
        activity=None,
        losses=(),
        findings=None,
        namespaces="",
        flags="",
        level="MUST",
        comment="",
        also="",
    ) -> None:
        """The mapping of section 23, worked out by hand: ``upstream`` has the dictionary and the properties, ``payload`` is canonical where it is the result."""
        members: dict[str, Any] = {"direction": direction, "namespaces": namespaces.split() or None}
        if direction != "import":
            members |= {"encoding": "json", "input": as_input(payload), "activity": activity}
            if read_item(payload.encode()).item is None:
                self.differ(id, "an item", [f.id for f in validate(payload.encode())])
        members["userInfo"] = {k: describe(v)["dictionary"] if k == "dictionary" else describe(v) for k, v in upstream.items()}
        if direction != "export" and payload is not None:
            value = read(payload.encode()).value
            if validate(payload.encode(), True) or write(value, "json").decode() != payload:
                self.differ(id, "a canonical payload without findings", payload)
            members["meaning"] = describe(value)
        members |= {"findings": findings and [parsed(f) for f in findings], "losses": [parsed(f) for f in losses] or None}
        self.add("user-info", id, clause, flags, level, comment, also, **members)

    def evaluate(self, id, clause, rule, items, wanted, *, types=None, flags="", level="MUST", comment="", also="") -> None:
        """A rule, evaluated on items, has the verdict ``wanted``, or is refused with a finding such as ``rule.syntax 1:5``."""
        members: dict[str, Any] = {"rule": rule, "items": items, "types": types}
        if wanted in ("yes", "no", "undecided"):
            members["verdict"] = wanted
        else:
            name, _, place = wanted.partition(" ")
            members["findings"] = [{"id": name, "pointer": "", **dict(zip(("line", "column"), map(int, place.split(":") if place else [])))}]
        try:
            found: Any = sharetargets.evaluate(rule, items, types or {})
        except sharetargets.RuleError as e:
            found = [{"id": e.id, "pointer": "", "line": e.line, "column": e.column}]
        right = members.get("findings", wanted)
        if isinstance(right, list) and isinstance(found, list):
            found = [{name: mark[name] for name in right[0]} for mark in found]
        if found != right:
            self.differ(id, right, found)
        self.add("evaluate", id, clause, flags, level, comment, also, **members)

    def export(self, id, clause, route, data, content, losses=(), *, activity=None, flags="", level="MUST", comment="", also="", folder=False) -> None:
        """A receiver gets ``content`` of a payload, worked out by hand, or the mapping is refused with a finding."""
        found: Any
        wanted: Any = content
        try:
            reading = read_item(data.encode() if isinstance(data, str) else data, folder)
            findings = reading.findings
        except ReadError as e:
            findings, reading = e.findings, None
        if reading is None or reading.item is None:
            found = next((name for f in findings if (name := f"{f.id} {f.pointer}") == content), [(f.id, f.pointer) for f in findings])
        else:
            item = resolve(reading.item, activity)
            found = mapped(lambda: MAPPERS[route["receiver"]][0](item, *arguments_of(route)))
        lost = sorted(losses)
        if not isinstance(content, str):
            found, wanted = (found[0], sorted(found[1])) if isinstance(found, tuple) else found, (content, lost)
        if found != wanted:
            self.differ(id, wanted, found)
        members: dict[str, Any] = {"direction": "export", **route, "encoding": "json", "input": as_input(data), "folder": folder or None, "activity": activity}
        members |= {"findings": [parsed(content)]} if isinstance(content, str) else {"content": describe(content)}
        members["losses"] = [{"id": "mapping.lost", "pointer": pointer} for pointer in lost] or None
        self.add("map", id, clause, flags, level, comment, also, **members)

    def receive(self, id, clause, route, content, payload, *, flags="", level="MUST", comment="", also="") -> None:
        """The content of a receiver makes ``payload``, which is canonical and worked out by hand, or is refused with a finding."""
        found = mapped(lambda: MAPPERS[route["receiver"]][1](content, *arguments_of(route)))
        text = found if isinstance(found, str) else write(found, "json").decode()
        if text != payload:
            self.differ(id, payload, text)
        members: dict[str, Any] = {"direction": "import", **route, "content": describe(content)}
        is_refused = not payload.startswith("{")
        members |= {"findings": [parsed(payload)]} if is_refused else {"meaning": describe(read(payload.encode()).value)}
        self.add("map", id, clause, flags, level, comment, also, **members)

    def notices(self, id, clause, data, wanted, *, flags="", level="MUST", comment="", also="") -> None:
        """A checker of the valid document ``data`` makes these notices (24.2), in any order."""
        raw = data.encode()
        reading = read_item(raw)
        found = sorted(notices(reading.item))
        marks = [parsed(notice) for notice in wanted]
        if reading.findings or found != sorted((mark["id"], mark["pointer"]) for mark in marks):
            self.differ(id, marks, [f.id for f in reading.findings] or found)
        members = {"encoding": recognised(raw), "input": as_input(data), "notices": marks or None}
        self.add("notices", id, clause, flags, level, comment, also, **members)

    def scale(self, id, encoding, operation, whole, tenth, sample, answer, sampled, *, flags, also="", folder=False, **more) -> None:
        """A document that is asked in a tenth of its size, and whole, where ``answer`` is right; ``sample`` is a small one, and ``sampled`` its answer."""
        raw = input_bytes(sample)
        known = {"member.type", "text.equal-runs", "document.not-dictionary", "value.null", "tag.unknown"}
        if recognised(raw) != encoding or {f.id for f in validate(raw, folder)} - known:
            self.differ(id, "a document", [f.id for f in validate(raw, folder)])
        members = {"encoding": encoding, "folder": folder or None, "operation": operation, **more}
        if operation in ("user-info", "map"):
            members["direction"] = "export"
        if operation == "resolve":
            members.setdefault("activity", None)
        found = testee_size({"folder": folder, **members, "payload": raw})
        if sampled["outcome"] != "refused" and not sampled.items() <= found.items():  # a limit refuses only the large one
            self.differ(id, sampled, found)
        self.add("scale", id, "24.1.2", flags, "MUST", "", also, **members, answer=answer, input={"parts": whole}, tenth={"parts": tenth})

    def as_json(self, notes: dict[str, dict[str, str]]) -> dict[str, Any]:
        """The file of the group, with the notes of the flags that it uses."""
        used: Iterable[str] = dict.fromkeys(flag for v in self.vectors for flag in v["flags"])
        return {
            "$schema": "../vectors.schema.json",
            "kit": "1.0",
            "group": self.name,
            "title": self.title,
            "clauses": self.clauses,
            "count": len(self.vectors),
            "notes": {flag: notes[flag] for flag in sorted(used)},
            "vectors": self.vectors,
        }
