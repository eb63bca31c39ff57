"""The item (sections 11 to 21): checking a document, lenient reading, resolution, writing back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable

from . import forms
from .building import Limits
from .document import Document, read
from .findings import Finding, Path, ReadError
from .mediatypes import TYPE_IDENTIFIERS
from .values import (
    MAX_SAFE, NULL, KeptTag, Node, Value, equal, is_integer, is_number, plain, without_nulls,
)


class _Absent:
    """The result of lenient reading for a member that is set aside or has its default value."""


ABSENT = _Absent()
Check = Callable[[Node, Path], Value]

CONTENTS = ("url", "text", "data", "file", "property-list")
NOT_IN_OVERLAY = ("version", "must-understand", "activities", "excluded-activities")
FLAGS = ("bold", "italic", "underline", "strikethrough", "code")


@dataclass(slots=True)
class SetAside:
    """A value that lenient reading does not deliver (1.1.4)."""

    path: Path
    value: Value
    id: str


@dataclass(slots=True)
class Reading:
    """The result of reading an item.

    ``item`` is the document after lenient reading as plain data, including unknown members, or None after an error; ``unknown`` has
    the paths of its members that this version does not define (21.2.5).
    """

    document: Document
    findings: list[Finding]
    item: dict[str, Value] | None
    unknown: list[Path] = field(default_factory=list)
    set_aside: list[SetAside] = field(default_factory=list)

    @property
    def errors(self) -> list[Finding]:
        """The findings that end reading."""
        return [f for f in self.findings if f.is_error]


def there(node: Node) -> dict[str, Node]:
    """The members of a dictionary. A null member is absent (6.7.1)."""
    return {name: value for name, value in node.v.items() if value.v is not NULL}


def left(node: Node) -> Value:
    """The result of lenient reading for a value that is not interpreted."""
    value = without_nulls(plain(node))
    return ABSENT if value is NULL else value


class Judge:
    """Checks one document against sections 11 to 20."""

    def __init__(self, document: Document, in_folder: bool) -> None:
        self.document = document
        self.in_folder = in_folder
        self.findings: list[Finding] = []
        self.unknown: list[Path] = []
        self.set_aside: list[SetAside] = []
        self.newer = False
        self.files: list[tuple[list[object], str, Path, Node, bool]] = []

    # Reporting

    def find(self, id: str, path: Path, pos: int) -> None:
        self.findings.append(Finding(id, path, pos))

    def aside(self, id: str, path: Path, node: Node, report: bool = True) -> _Absent:
        """Reports a finding and sets the value aside."""
        if report:
            self.find(id, path, node.pos)
        value = left(node)
        if value is not ABSENT:
            self.set_aside.append(SetAside(path, value, id))
        return ABSENT

    # Dictionaries

    def members(self, node: Node, path: Path, table: dict[str, Check], out: dict[str, Value]) -> bool:
        """Checks the members of a dictionary and adds them to ``out``. Returns whether a member is undefined (12.1)."""
        undefined = False
        for name, value in there(node).items():
            at = Path(path, name)
            if name in table:
                v = table[name](value, at)
                if v is not ABSENT:
                    out[name] = v
                continue
            undefined = True
            if name.startswith("$"):
                self.find("member.reserved", at, node.keys[name])
            elif "." not in name and not self.newer:
                self.find("member.unknown", at, node.keys[name])
            self.keep(name, value, at, out)
        return undefined

    def keep(self, name: str, node: Node, path: Path, out: dict[str, Value]) -> None:
        """Preserves a member that this version does not define (21.2.5)."""
        value = left(node)
        if value is not ABSENT:
            out[name] = value
            self.unknown.append(path)

    def required(self, node: Node, path: Path, *names: str) -> None:
        """13.1.2: one finding for all absent members (21.1.5)."""
        if not there(node).keys() >= set(names):
            self.find("member.missing", path, node.pos)

    def optional(self, check: Check, empty: Value) -> Check:
        """13.1.3: an optional member whose empty value is ``empty``."""
        def judge(node: Node, path: Path) -> Value:
            if type(node.v) is type(empty) and node.v == empty:
                return self.aside("member.default", path, node)
            return check(node, path)
        return judge

    def removable(self, check: Check, empty: Value) -> Check:
        """19.2.3: a member of an overlay, which its empty value removes."""
        def judge(node: Node, path: Path) -> Value:
            if type(node.v) is type(empty) and node.v == empty:
                return empty
            return check(node, path)
        return judge

    def elements(self, node: Node, path: Path, check: Check) -> Value:
        """The remaining elements of an array (21.2.2)."""
        out = []
        for i, element in enumerate(node.v):
            if element.v is NULL:
                continue
            v = check(element, Path(path, i))
            if v is not ABSENT:
                out.append(v)
        return out if out else ABSENT

    # Simple members

    def string(self, node: Node, path: Path) -> Value:
        return node.v if isinstance(node.v, str) else self.aside("member.type", path, node)

    def url(self, node: Node, path: Path) -> Value:
        """Section 18."""
        if not isinstance(node.v, str):
            return self.aside("member.type", path, node)
        id = forms.url_finding(node.v)
        return self.aside(id, path, node) if id else node.v

    def formed(self, id: str, good: Callable[[str], bool]) -> Check:
        """A string with a format."""
        def judge(node: Node, path: Path) -> Value:
            if not isinstance(node.v, str):
                return self.aside("member.type", path, node)
            return node.v if good(node.v) else self.aside(id, path, node)
        return judge

    def array(self, check: Check) -> Check:
        """An array of elements of one type."""
        def judge(node: Node, path: Path) -> Value:
            if not isinstance(node.v, list):
                return self.aside("member.type", path, node)
            return self.elements(node, path, check)
        return judge

    def free(self, node: Node, path: Path) -> Value:
        """A value of any kind."""
        return left(node)

    # Attachments

    def attachment(self, node: Node, path: Path) -> Value:
        """14.1."""
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        out: dict[str, Value] = {}
        self.members(node, path, {
            "representations": lambda n, p: self.representations(n, p, node, path),
            "suggested-name": self.optional(self.formed("suggested-name.unsafe", forms.is_safe_name), ""),
        }, out)
        self.required(node, path, "representations")
        if "representations" not in out:
            return self.aside("member.missing", path, node, report=False)
        return out

    def representations(self, node: Node, path: Path, owner: Node, owner_path: Path) -> Value:
        if not isinstance(node.v, list):
            return self.aside("member.type", path, node)
        if not node.v:
            self.find("member.missing", owner_path, owner.pos)
            return ABSENT
        seen: set[str] = set()

        def check(n: Node, p: Path) -> Value:
            v = self.representation(n, p)
            if isinstance(n.v, dict):
                t = n.v.get("type-identifier")
                if t is not None and isinstance(t.v, str):
                    folded = forms.ascii_lower(t.v)
                    if folded in seen:
                        self.find("representation.duplicate-type", Path(p, "type-identifier"), t.pos)
                        if v is not ABSENT:
                            self.aside("representation.duplicate-type", p, n, report=False)
                        return ABSENT
                    seen.add(folded)
            return v

        return self.elements(node, path, check)

    def representation(self, node: Node, path: Path, thumbnail: bool = False) -> Value:
        """14.2, and 16.1 for a thumbnail."""
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        out: dict[str, Value] = {}
        undefined = self.members(node, path, {
            "type-identifier": self.type_identifier,
            "url": self.url,
            "text": self.string,
            "data": lambda n, p: n.v if isinstance(n.v, bytes) else self.aside("member.type", p, n),
            "file": self.file,
            "property-list": self.free,
        }, out)
        self.required(node, path, "type-identifier")
        members = there(node)
        held = [c for c in CONTENTS if c in members]
        faulty = len(held) > 1 or (not held and not undefined)
        if thumbnail and ("text" in held or "property-list" in held):
            faulty = True
        if faulty:
            self.find("representation.content", path, node.pos)
        t = members.get("type-identifier")
        if t is not None and isinstance(t.v, str):
            folded = forms.ascii_lower(t.v)
            if folded == "public.file-url" or ("url" in held) != (folded == "public.url"):
                self.find("type-identifier.url", Path(path, "type-identifier"), t.pos)
        usable = not faulty and "type-identifier" in out
        if held:
            usable = usable and held[0] in out
        else:
            usable = usable and len(out) > 1
        return out if usable else self.aside("representation.content" if faulty else "member.missing", path, node, report=False)

    def type_identifier(self, node: Node, path: Path) -> Value:
        """14.3.1, 14.3.2."""
        if not isinstance(node.v, str):
            return self.aside("member.type", path, node)
        if not forms.is_type_identifier(node.v):
            return self.aside("type-identifier.malformed", path, node)
        if node.v in TYPE_IDENTIFIERS:
            self.find("type-identifier.media-type", path, node.pos)
        return node.v

    def file(self, node: Node, path: Path) -> Value:
        """14.6."""
        if not self.in_folder:
            self.find("file.outside-folder", path, node.pos)
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        out: dict[str, Value] = {}
        self.members(node, path, {"path": self.file_path, "byte-count": self.byte_count}, out)
        self.required(node, path, "path", "byte-count")
        return out if "path" in out and "byte-count" in out else ABSENT

    def file_path(self, node: Node, path: Path) -> Value:
        if not isinstance(node.v, str):
            return self.aside("member.type", path, node)
        order: list[object] = [forms.utf16_order(s) if isinstance(s, str) else s for s in path.steps()]
        self.files.append((order, node.v, path, node, forms.is_file_path(node.v)))
        return node.v

    def judge_files(self) -> None:
        """14.6.2: checks the format of all paths, and that they are distinct."""
        seen: set[str] = set()
        for _, text, path, node, good in sorted(self.files, key=lambda f: f[0]):
            if not good or text in seen:
                self.find("file.path", path, node.pos)
            seen.add(text)

    def byte_count(self, node: Node, path: Path) -> Value:
        """14.6.4."""
        if is_integer(node.v) and 0 <= node.v <= MAX_SAFE:
            return node.v
        return self.aside("file.byte-count", path, node)

    # Text

    def content_text(self, node: Node, path: Path) -> Value:
        """15.1."""
        if not isinstance(node.v, list):
            return self.aside("member.type", path, node)
        out: list[Value] = []
        previous: dict[str, Value] | None = None
        for i, element in enumerate(node.v):
            if element.v is NULL:
                continue
            at = Path(path, i)
            if isinstance(element.v, dict):
                attributes = {k: left(n) for k, n in element.v.items() if k != "text"}
                others = {k: v for k, v in attributes.items() if v is not ABSENT}
                if previous is not None and equal(previous, others):
                    self.find("text.equal-runs", at, element.pos)
                previous = others
            run = self.run(element, at)
            if run is not ABSENT:
                if out and equal({**out[-1], "text": ""}, {**run, "text": ""}):
                    out[-1] = {**out[-1], "text": out[-1]["text"] + run["text"]}
                else:
                    out.append(run)
        return out if out else ABSENT

    def run(self, node: Node, path: Path) -> Value:
        """A run (15.1.1, 15.2)."""
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        out: dict[str, Value] = {}
        table: dict[str, Check] = {"text": self.string}
        for flag in FLAGS:
            table[flag] = self.optional(lambda n, p: True if n.v is True else self.aside("member.type", p, n), False)
        color = self.optional(self.formed("color.malformed", forms.is_color), "")
        table.update({
            "link": self.optional(self.url, ""),
            "foreground-color": color,
            "background-color": color,
            "font-name": self.optional(self.string, ""),
            "font-size": self.font_size,
        })
        self.members(node, path, table, out)
        self.required(node, path, "text")
        if "text" not in out:
            return self.aside("member.missing", path, node, report=False)
        if out["text"] == "":
            return self.aside("text.empty-run", path, node)
        return out

    def font_size(self, node: Node, path: Path) -> Value:
        """15.2.4."""
        if not is_number(node.v):
            return self.aside("member.type", path, node)
        good = node.v > 0 and (node.v <= MAX_SAFE or not is_integer(node.v))
        return node.v if good else self.aside("font-size.range", path, node)

    # Other members

    def tag(self, node: Node, path: Path) -> Value:
        """An element of `tags` (16.2.1)."""
        return self.optional(self.string, "")(node, path)

    def referrer(self, node: Node, path: Path) -> Value:
        """17.1."""
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        text, url = self.optional(self.string, ""), self.optional(self.url, "")
        out: dict[str, Value] = {}
        self.members(node, path, {
            "app-name": text, "app-store-id": text, "google-play-id": text,
            "web-url": url, "ios-app-url": url, "android-app-url": url,
        }, out)
        return out if out else ABSENT

    def parameters(self, node: Node, path: Path) -> Value:
        """20.1."""
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        out: dict[str, Value] = {}
        for name, value in there(node).items():
            at, kpos = Path(path, name), node.keys[name]
            if name.startswith("$"):
                self.find("member.reserved", at, kpos)
                self.keep(name, value, at, out)
                continue
            if not forms.is_reverse_dns(name) and not (self.newer and "." not in name):
                self.find("namespace.name", at, kpos)
            if not isinstance(value.v, dict):
                self.aside("member.type", at, value)
            elif not value.v:
                self.aside("member.default", at, value)
            else:
                for key in there(value):
                    if key == "" or "." in key:
                        self.find("parameter.key", Path(at, key), value.keys[key])
                parameters = left(value)
                if parameters is not ABSENT:
                    out[name] = parameters
        return out if out else ABSENT

    def user_info(self, node: Node, path: Path) -> Value:
        """20.2."""
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        for key in there(node):
            if key.startswith("x-extension-item"):
                self.find("user-info.reserved", Path(path, key), node.keys[key])
        return left(node)

    def excluded(self, node: Node, path: Path) -> Value:
        """An element of `excluded-activities` (19.1.1, 12.1.3)."""
        if not isinstance(node.v, str):
            return self.aside("member.type", path, node)
        if node.v.startswith("$"):
            self.find("member.reserved", path, node.pos)
        elif not forms.is_reverse_dns(node.v):
            self.find("activity.name", path, node.pos)
        return node.v

    def activities(self, node: Node, path: Path) -> Value:
        """Section 19."""
        if not isinstance(node.v, dict):
            return self.aside("member.type", path, node)
        out: dict[str, Value] = {}
        for name, value in there(node).items():
            at = Path(path, name)
            if name.startswith("$"):
                self.find("member.reserved", at, node.keys[name])
                self.keep(name, value, at, out)
                continue
            if not forms.is_reverse_dns(name):
                self.find("activity.name", at, node.keys[name])
            if not isinstance(value.v, dict):
                self.aside("member.type", at, value)
            elif not value.v:
                self.aside("member.default", at, value)
            else:
                overlay = self.overlay(value, at)
                if overlay:
                    out[name] = overlay
        return out if out else ABSENT

    def shared_table(self, wrap: Callable[[Check, Value], Check]) -> dict[str, Check]:
        """The members that a document and an overlay have in common."""
        return {
            "additional-attachments": wrap(self.array(self.attachment), []),
            "title": wrap(self.string, ""),
            "content-text": wrap(self.content_text, []),
            "thumbnail": wrap(lambda n, p: self.representation(n, p, thumbnail=True), {}),
            "tags": wrap(self.array(self.tag), []),
            "source-url": wrap(self.url, ""),
            "referrer": wrap(self.referrer, {}),
            "parameters": wrap(self.parameters, {}),
            "user-info": wrap(self.user_info, {}),
        }

    def overlay(self, node: Node, path: Path) -> Value:
        """19.2."""
        def refuse(name: str) -> Check:
            def judge(n: Node, p: Path) -> Value:
                return self.aside("activity.member", p, n, report=False)
            return judge

        out: dict[str, Value] = {}
        table = self.shared_table(self.removable)
        table["main-attachment"] = self.attachment
        for name in NOT_IN_OVERLAY:
            table[name] = refuse(name)
            if name in there(node):
                self.find("activity.member", Path(path, name), node.keys[name])
        self.members(node, path, table, out)
        return out

    # The document

    def version(self, root: Node, path: Path) -> bool:
        """11.1. Returns whether the major version is known."""
        node = there(root).get("version")
        if node is None:
            self.find("version.missing", path, root.pos)
            return True
        parsed = forms.version_parse(node.v) if isinstance(node.v, str) else None
        if parsed is None:
            self.find("version.malformed", Path(path, "version"), node.pos)
        elif parsed[0] != 1:
            self.find("version.unsupported", Path(path, "version"), node.pos)
            return False
        else:
            self.newer = parsed[1] > 0
        return True

    def must_understand(self, node: Node, path: Path) -> Value:
        """11.3.2."""
        if not isinstance(node.v, list):
            self.find("must-understand.unknown", path, node.pos)
        elif not node.v:
            return self.aside("member.default", path, node)
        elif any(n.v is not NULL for n in node.v):
            self.find("must-understand.unknown", path, node.pos)
        return ABSENT

    def run_all(self) -> dict[str, Value]:
        """Checks the document. Returns the item after lenient reading."""
        root, path = self.document.root, Path()
        if not self.version(root, path):
            return {}
        table = self.shared_table(self.optional)
        table["version"] = lambda n, p: n.v
        table["must-understand"] = self.must_understand
        table["main-attachment"] = self.attachment
        table["activities"] = self.optional(self.activities, {})
        table["excluded-activities"] = self.optional(self.array(self.excluded), [])
        out: dict[str, Value] = {}
        self.members(root, path, table, out)
        main = there(root).get("main-attachment")
        if main is None:
            self.find("main-attachment.missing", path, root.pos)
        elif "main-attachment" not in out:
            self.find("main-attachment.missing", Path(path, "main-attachment"), main.pos)
        self.judge_files()
        return out


def read_item(data: bytes, in_folder: bool = False, limits: Limits = Limits()) -> Reading:
    """Reads an item (section 21).  Raises ReadError if reading ends before there is a value to check."""
    document = read(data, limits)
    judge = Judge(document, in_folder)
    item: dict[str, Value] | None = judge.run_all()
    findings = document.findings + document.locate(judge.findings)
    if any(f.is_error for f in findings):
        item = None
    return Reading(document, findings, item, judge.unknown, judge.set_aside)


def validate(data: bytes, in_folder: bool = False, limits: Limits = Limits()) -> list[Finding]:
    """Strict reading: all findings (21.1)."""
    try:
        return read_item(data, in_folder, limits).findings
    except ReadError as e:
        return e.findings


def resolve(item: dict[str, Value], activity: str | None = None) -> dict[str, Value]:
    """19.3.1: resolves a document after lenient reading."""
    out = dict(item)
    activities = item.get("activities")
    if activity is not None and not activity.startswith("$") and activities and activity in activities:
        for name, value in activities[activity].items():
            if name in NOT_IN_OVERLAY:
                continue
            if type(value) in (str, list, dict) and not value:
                if name != "main-attachment":
                    out.pop(name, None)
            else:
                out[name] = value
    out.pop("activities", None)
    out.pop("excluded-activities", None)
    return out


def check_writable(value: Value, path: Path, encoding: str) -> None:
    """21.3.5: raises ReadError for a value without nulls that an editor must not write."""
    members: list[tuple[object, Value]] = []
    if isinstance(value, dict):
        if list(value) == ["CF$UID"]:
            raise ReadError("value.uid", path)
        members = list(value.items())
    elif isinstance(value, list):
        members = list(enumerate(value))
    elif isinstance(value, KeptTag):
        members = [(value.key, value.content)]
    for step, part in members:
        if encoding == "xml" and isinstance(step, str) and not forms.key_supported(step):
            raise ReadError("key.unsupported", Path(path, step))
        check_writable(part, Path(path, step), encoding)


def write_back(document: Document, changes: dict[str, Value] | None = None) -> dict[str, Value]:
    """21.3: the document with changed members. A member whose new value is None is removed."""
    out: dict[str, Value] = without_nulls(document.value)
    for name, value in (changes or {}).items():
        if value is None:
            out.pop(name, None)
        else:
            out[name] = value
    check_writable(out, Path(), document.encoding)
    return out
