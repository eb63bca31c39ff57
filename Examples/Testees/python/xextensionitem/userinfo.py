"""The mapping of the ported library's userInfo (section 23).

An `Upstream` is what the extension item of that library holds. A URL object in it is a `URL`, whatever its text; runs and attachments
are written as in a payload, and may break its rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from . import forms
from .document import write
from .findings import Path, ReadError
from .item import CONTENTS, Reading, read_item, resolve
from .mediatypes import TYPE_IDENTIFIERS
from .values import KeptTag, URL, Value, equal

Loss = tuple[str, str]

OURS = "x-extension-item"
TITLE, TEXT, ATTACHMENTS = "NSExtensionItemAttributedTitleKey", "NSExtensionItemAttributedContentTextKey", "NSExtensionItemAttachmentsKey"
TUMBLR = "com.tumblr.tumblr"  # 23.1.3
REFERRER = {  # 23.1.2: the key there, the member here, and whether it is a URL
    "referrer-name": ("app-name", False),
    "referrer-app-store-id": ("app-store-id", False),
    "referrer-google-play-id": ("google-play-id", False),
    "referrer-web-url": ("web-url", True),
    "referrer-ios-app-url": ("ios-app-url", True),
    "referrer-android-app-url": ("android-app-url", True),
}
ATTRIBUTES = {"text", "bold", "italic", "underline", "strikethrough", "link", "foreground-color", "background-color", "font-name", "font-size"}
DEPTH = 128
UID = "CF$UID"
ABSENT = object()
LEFT_OUT: dict[str, Value] = {}


@dataclass(slots=True)
class Upstream:
    """What an extension item holds: userInfo, and the properties that the system keeps apart from it."""

    dictionary: dict[str, Value]
    title: Value | None = None
    content_text: list[Value] | None = None
    attachments: list[Value] = field(default_factory=list)


def _parameter(key: str, namespaces: set[str]) -> tuple[str, str] | None:
    """The namespace and the key of a parameter (23.1.3)."""
    namespace, _, name = key.rpartition(".")
    return (namespace, name) if name and namespace in namespaces else None


# From userInfo to a payload (23.1)


class _Mapping:
    """What both directions have in common."""

    def __init__(self) -> None:
        self.losses: list[Loss] = []

    def lose(self, id: str, path: Path) -> object:
        self.losses.append((id, str(path)))
        return ABSENT

    def free(self, key: str, v: Value, path: Path) -> Value:
        """What is left of the value of a parameter or of user info, or ABSENT; ``key`` is its key in userInfo (23.1.1, 23.2.2)."""
        if key.startswith(OURS) or key in (TITLE, TEXT, ATTACHMENTS):
            return self.lose("user-info.reserved", path)
        if key == UID or key.endswith("." + UID):
            return self.lose("value.uid", path)
        return self.member(key, v, path, 2)

    def value(self, v: Value, path: Path, depth: int) -> Value:
        """23.1.5: what is left of a value, or ABSENT."""
        if isinstance(v, KeptTag):
            return self.lose("tag.unknown", path)
        if isinstance(v, URL):
            return v if self.url(v, path) is not ABSENT else ABSENT
        if not isinstance(v, (dict, list)):
            return v
        if depth > DEPTH:
            return self.lose("limit.depth", path)
        if isinstance(v, list):
            parts = [self.value(x, Path(path, i), depth + 1) for i, x in enumerate(v)]
            return [x for x in parts if x is not ABSENT]
        members = {k: self.member(k, x, Path(path, k), depth + 1) for k, x in v.items()}
        out = {k: x for k, x in members.items() if x is not ABSENT}
        return self.lose("value.uid", path) if list(out) == [UID] else out

    def member(self, key: str, v: Value, path: Path, depth: int) -> Value:
        return self.value(v, path, depth) if forms.key_supported(key) else self.lose("key.unsupported", path)

    def url(self, v: Value, path: Path) -> Value:
        """The text of a URL object."""
        if not isinstance(v, URL):
            return self.lose("member.type", path)
        id = forms.url_finding(v.text)
        return self.lose(id, path) if id else v.text


class _Import(_Mapping):
    def lose_at(self, id: str, pointer: str) -> None:
        self.losses.append((id, pointer))

    def string(self, v: Value, path: Path) -> Value:
        if not isinstance(v, str):
            return self.lose("member.type", path)
        return v if v else self.lose("member.default", path)

    def tags(self, v: Value, path: Path) -> Value:
        if not isinstance(v, list):
            return self.lose("member.type", path)
        if not v:
            return self.lose("member.default", path)
        parts = [self.string(x, Path(path, i)) for i, x in enumerate(v)]
        return [x for x in parts if x is not ABSENT] or ABSENT

    def ours(self, v: Value, path: Path, out: dict[str, Value]) -> None:
        """23.1.2."""
        if not isinstance(v, dict):
            self.lose("member.type", path)
            return
        referrer: dict[str, Value] = {}
        for key, x in v.items():
            at = Path(path, key)
            if key == "tags":
                out["tags"] = self.tags(x, at)
            elif key == "source-url":
                out["source-url"] = self.url(x, at)
            elif key in REFERRER:
                member, is_url = REFERRER[key]
                referrer[member] = self.url(x, at) if is_url else self.string(x, at)
            else:
                self.lose("member.unknown", at)
        left = {k: x for k, x in referrer.items() if x is not ABSENT}
        out["referrer"] = left or ABSENT

    def user_info(self, v: dict[str, Value], namespaces: set[str], out: dict[str, Value]) -> None:
        """23.1.1."""
        parameters: dict[str, dict[str, Value]] = {}
        others: dict[str, Value] = {}
        for key, x in v.items():
            path = Path(Path(), key)
            if key == OURS:
                self.ours(x, path, out)
            elif key in (TITLE, TEXT, ATTACHMENTS):
                self.lose("member.type", path)
            else:
                kept = self.free(key, x, path)
                parameter = _parameter(key, namespaces)
                if kept is not ABSENT and parameter:
                    parameters.setdefault(parameter[0], {})[parameter[1]] = kept
                elif kept is not ABSENT:
                    others[key] = kept
        out["parameters"] = parameters or ABSENT
        out["user-info"] = others or ABSENT

    def run(self, v: Value, path: Path) -> Value:
        """A run without the attributes that are not carried."""
        for key in v:
            if key not in ATTRIBUTES:
                self.lose("upstream.not-carried", Path(path, key))
        return {k: x for k, x in v.items() if k in ATTRIBUTES}

    def attachment(self, v: Value, path: Path) -> Value:
        """An attachment, with what is a property list in it converted (23.1.5), and media types written as they should be (14.3.2)."""
        at = Path(path, "representations")
        return {**v, "representations": [self.representation(one, Path(at, i)) for i, one in enumerate(v.get("representations", []))]}

    def representation(self, v: Value, path: Path) -> Value:
        out = dict(v)
        if v.get("type-identifier") in TYPE_IDENTIFIERS:
            self.lose("type-identifier.media-type", Path(path, "type-identifier"))
            out["type-identifier"] = TYPE_IDENTIFIERS[v["type-identifier"]]
        if "property-list" in v:
            out["property-list"] = self.value(v["property-list"], Path(path, "property-list"), 2)
        return LEFT_OUT if ABSENT in out.values() else out

    def properties(self, upstream: Upstream, out: dict[str, Value]) -> None:
        """What the system keeps apart from userInfo."""
        if upstream.title is not None:
            out["title"] = upstream.title
        if upstream.content_text is not None:
            out["content-text"] = [self.run(v, Path(Path(Path(), TEXT), i)) for i, v in enumerate(upstream.content_text)]
        found = [self.attachment(v, Path(Path(Path(), ATTACHMENTS), i)) for i, v in enumerate(upstream.attachments)]
        if found:
            out["main-attachment"] = found[0]
        if found[1:]:
            out["additional-attachments"] = found[1:]


def _place(pointer: str) -> str:
    """The pointer into userInfo that stands for one into the payload."""
    steps = pointer.split("/")
    if pointer.startswith("/additional-attachments/"):
        steps[1:3] = [ATTACHMENTS, str(int(steps[2]) + 1)]
    else:
        names = {"title": [TITLE], "content-text": [TEXT], "main-attachment": [ATTACHMENTS, "0"]}
        steps[1:2] = names.get(steps[1], steps[1:2])
    return "/".join(steps)


# What lenient reading keeps, or what is no loss here: runs that are equal are one in an attributed string.
NO_LOSS = ("text.equal-runs", "text.empty-run", "main-attachment.missing")
OF_TYPES = ("type-identifier.malformed", "type-identifier.url", "representation.duplicate-type")


def _judge(job: _Import, payload: dict[str, Value]) -> None:
    """Reports what breaks a rule, and leaves those representations out that lenient reading would keep (23.1.6)."""
    attachments = {f"/additional-attachments/{i}": v for i, v in enumerate(payload.get("additional-attachments", []))}
    if "main-attachment" in payload:
        attachments["/main-attachment"] = payload["main-attachment"]
    places = {f"{at}/representations/{i}": (v["representations"], i) for at, v in attachments.items() for i in range(len(v["representations"]))}
    gone = {place for place, (holder, i) in places.items() if holder[i] is LEFT_OUT}
    for f in _read(payload).findings:
        of_representation = re.match(r"(.*/representations/\d+)", f.pointer)
        place = of_representation[1] if of_representation else ""
        if f.id in NO_LOSS or place in gone:
            continue
        if f.id in OF_TYPES:
            holder, i = places[place]
            holder[i] = LEFT_OUT
            job.lose_at(f.id, _place(place))
        else:
            job.lose_at(f.id, _place(f.pointer))
    for i, v in enumerate(payload.get("additional-attachments", [])):
        if "additional-attachments" not in (_read({**payload, "additional-attachments": [v]}).item or {}):
            job.lose_at("member.missing", f"/{ATTACHMENTS}/{i + 1}")


def to_payload(upstream: Upstream, namespaces: set[str]) -> tuple[dict[str, Value], list[Loss]]:
    """The payload of an extension item, and what it does not carry; a ReadError where there is none (23.1.7)."""
    job = _Import()
    payload: dict[str, Value] = {"version": "1.0"}
    job.user_info(upstream.dictionary, namespaces | {TUMBLR}, payload)
    job.properties(upstream, payload)
    payload = {k: v for k, v in payload.items() if v is not ABSENT}
    _judge(job, payload)
    item = _read(payload).item
    if item is None:
        raise ReadError("main-attachment.missing", Path(Path(), ATTACHMENTS))
    return item, job.losses


def _read(payload: dict[str, Value]) -> Reading:
    return read_item(write(payload, "json"), in_folder=True)


# From a payload to userInfo (23.2)


class _Export(_Mapping):
    def __init__(self, item: dict[str, Value], namespaces: set[str]) -> None:
        super().__init__()
        self.item = item
        self.namespaces = namespaces
        self.out: dict[str, Value] = {}
        self.origin: dict[str, Path] = {}

    def put(self, key: str, v: Value, path: Path) -> None:
        """A key of userInfo; the later one wins (23.2.2)."""
        kept = self.free(key, v, path)
        if kept is ABSENT:
            return
        if key in self.origin:
            self.lose("upstream.replaced", self.origin[key])
        self.out[key], self.origin[key] = kept, path

    def user_info(self) -> None:
        """Steps 1 to 3."""
        parameters = {name: v for name, v in self.item.get("parameters", {}).items() if not name.startswith("$")}
        for namespace in sorted(parameters, key=len):
            for key, v in parameters[namespace].items():
                self.put(f"{namespace}.{key}", v, Path(Path(Path(Path(), "parameters"), namespace), key))
        for key, v in self.item.get("user-info", {}).items():
            self.put(key, v, Path(Path(Path(), "user-info"), key))
        for key, path in self.origin.items():
            comes_back = _parameter(key, self.namespaces)
            if path.steps() != (["parameters", *comes_back] if comes_back else ["user-info", key]):
                self.lose("upstream.moved", path)
        referrer = self.item.get("referrer", {})
        ours: dict[str, Value] = {"tags": self.item["tags"]} if "tags" in self.item else {}
        if "source-url" in self.item:
            ours["source-url"] = URL(self.item["source-url"])
        for key, (member, is_url) in REFERRER.items():
            if member in referrer:
                ours[key] = URL(referrer[member]) if is_url else referrer[member]
        if ours:
            self.out[OURS] = ours

    def known(self, v: dict[str, Value], names: set[str], path: Path) -> dict[str, Value]:
        """A dictionary without the members that are not carried."""
        for name in v:
            if name not in names:
                self.lose("upstream.not-carried", Path(path, name))
        return {k: x for k, x in v.items() if k in names}

    def attachment(self, v: dict[str, Value], path: Path) -> Value:
        """Step 4: an attachment, or ABSENT."""
        out = self.known(v, {"representations", "suggested-name"}, path)
        at = Path(path, "representations")
        found = [self.representation(one, Path(at, i)) for i, one in enumerate(v["representations"])]
        out["representations"] = [one for one in found if one is not ABSENT]
        return out if out["representations"] else self.lose("member.missing", path)

    def representation(self, v: dict[str, Value], path: Path) -> Value:
        if not any(content in v for content in CONTENTS):
            return self.lose("upstream.not-carried", path)
        out = self.known(v, {"type-identifier", *CONTENTS}, path)
        if v["type-identifier"] in TYPE_IDENTIFIERS:
            self.lose("type-identifier.media-type", Path(path, "type-identifier"))
            out["type-identifier"] = TYPE_IDENTIFIERS[v["type-identifier"]]
        if "property-list" in out:
            out["property-list"] = self.value(out["property-list"], Path(path, "property-list"), 2)
        return ABSENT if ABSENT in out.values() else out

    def text(self) -> list[Value]:
        """The runs, which are one where they have the same attributes."""
        out: list[Value] = []
        for i, run in enumerate(self.item.get("content-text", [])):
            run = self.known(run, ATTRIBUTES, Path(Path(Path(), "content-text"), i))
            if out and equal({**out[-1], "text": ""}, {**run, "text": ""}):
                out[-1]["text"] += run["text"]
            else:
                out.append(run)
        return out

    def properties(self) -> Upstream:
        """Step 4."""
        item, root = self.item, Path()
        main = self.attachment(item["main-attachment"], Path(root, "main-attachment"))
        others = enumerate(item.get("additional-attachments", []))
        places = [(v, Path(Path(root, "additional-attachments"), i)) for i, v in others]
        if main is ABSENT:
            for _, path in places:
                self.lose("upstream.not-carried", path)
            return Upstream(self.out, item.get("title"), self.text() or None, [])
        found = [main, *(self.attachment(v, path) for v, path in places)]
        return Upstream(self.out, item.get("title"), self.text() or None, [v for v in found if v is not ABSENT])


MEMBERS = {
    "main-attachment", "additional-attachments", "title", "content-text", "tags", "source-url", "referrer", "parameters", "user-info",
    "thumbnail",  # with the first item provider, of which a description says nothing
}


def from_item(item: dict[str, Value], activity: str | None, namespaces: set[str]) -> tuple[Upstream, list[Loss]]:
    """What an extension item holds of an item that was read, resolved for an activity, and what it does not carry."""
    resolved = resolve(item, activity)
    job = _Export(resolved, namespaces | {TUMBLR})
    job.known(resolved, MEMBERS | ({"version"} if resolved["version"] == "1.0" else set()), Path())
    if "referrer" in resolved:
        job.known(resolved["referrer"], {member for member, _ in REFERRER.values()}, Path(Path(), "referrer"))
    for name in resolved.get("parameters", {}):
        if name.startswith("$"):
            job.lose("upstream.not-carried", Path(Path(Path(), "parameters"), name))
    if "excluded-activities" in item:
        job.lose("upstream.not-carried", Path(Path(), "excluded-activities"))
    for name in item.get("activities", {}):
        if name != activity or name.startswith("$"):
            job.lose("upstream.not-carried", Path(Path(Path(), "activities"), name))
    job.user_info()
    return job.properties(), job.losses
