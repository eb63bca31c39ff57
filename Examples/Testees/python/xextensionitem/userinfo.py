"""The mapping of the userInfo of Objective-C XExtensionItem (section 23).

An `Upstream` is the extension item of that library. A URL object in it becomes a `URL`, even if its text is malformed. Runs and
attachments have the same form as in a payload, but may break its rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Collection

from . import forms
from .findings import Path, ReadError
from .item import CONTENTS, resolve
from .mediatypes import TYPE_IDENTIFIERS
from .values import MAX_SAFE, KeptTag, URL, Value, equal

Loss = tuple[str, str]

OURS = "x-extension-item"
TITLE, TEXT, ATTACHMENTS = "NSExtensionItemAttributedTitleKey", "NSExtensionItemAttributedContentTextKey", "NSExtensionItemAttachmentsKey"
TUMBLR = "com.tumblr.tumblr"  # 23.1.3
REFERRER = {  # 23.1.2: the key in userInfo, the member in the payload, and whether it is a URL
    "referrer-name": ("app-name", False),
    "referrer-app-store-id": ("app-store-id", False),
    "referrer-google-play-id": ("google-play-id", False),
    "referrer-web-url": ("web-url", True),
    "referrer-ios-app-url": ("ios-app-url", True),
    "referrer-android-app-url": ("android-app-url", True),
}
ATTRIBUTES = {"text", "bold", "italic", "underline", "strikethrough", "link", "foreground-color", "background-color", "font-name", "font-size"}
# 23.1.5: the maximum level in a payload, and the levels of a parameter and of a property list in an additional attachment.
LEVELS, PARAMETER, PROPERTY_LIST = 64, 4, 6
UID = "CF$UID"
ABSENT = object()


@dataclass(slots=True)
class Upstream:
    """An extension item: userInfo, and the properties that the system stores separately."""

    dictionary: dict[str, Value]
    title: Value | None = None
    content_text: list[Value] | None = None
    attachments: list[Value] = field(default_factory=list)
    thumbnail: Value | None = None  # the preview image of the first item provider


def _parameter(key: str, namespaces: set[str]) -> tuple[str, str] | None:
    """The namespace and the key of a parameter (23.1.3)."""
    namespace, _, name = key.rpartition(".")
    return (namespace, name) if name and namespace in namespaces else None


# Both directions


class _Mapping:
    """The common part of both directions: checks values one by one (23.1.6)."""

    def __init__(self) -> None:
        self.losses: list[Loss] = []
        self.paths: set[str] = set()

    def lose(self, id: str, path: Path) -> object:
        self.losses.append((id, str(path)))
        return ABSENT

    def known(self, v: dict[str, Value], names: Collection[str], path: Path) -> dict[str, Value]:
        """A dictionary without the members that are lost."""
        for name in v:
            if name not in names:
                self.lose("upstream.not-carried", Path(path, name))
        return {k: x for k, x in v.items() if k in names}

    # Parameters and user info

    def free(self, key: str, v: Value, path: Path) -> Value:
        """The mapped value of a parameter or of user info, or ABSENT; ``key`` is its key in userInfo (23.1.1, 23.2.2)."""
        if key.startswith(OURS) or key in (TITLE, TEXT, ATTACHMENTS):
            return self.lose("user-info.reserved", path)
        if key == UID or key.endswith("." + UID):
            return self.lose("value.uid", path)
        return self.member(key, v, path, PARAMETER)

    def value(self, v: Value, path: Path, level: int) -> Value:
        """23.1.5: the mapped value, or ABSENT."""
        if isinstance(v, KeptTag):
            return self.lose("tag.unknown", path)
        if isinstance(v, URL):
            return v if self.url(v.text, path) is not ABSENT else ABSENT
        if not isinstance(v, (dict, list)):
            return v
        if level > LEVELS:
            return self.lose("limit.depth", path)
        if isinstance(v, list):
            parts = [self.value(x, Path(path, i), level + 1) for i, x in enumerate(v)]
            return [x for x in parts if x is not ABSENT]
        members = {k: self.member(k, x, Path(path, k), level + 1) for k, x in v.items()}
        out = {k: x for k, x in members.items() if x is not ABSENT}
        return self.lose("value.uid", path) if list(out) == [UID] else out

    def member(self, key: str, v: Value, path: Path, level: int) -> Value:
        return self.value(v, path, level) if forms.key_supported(key) else self.lose("key.unsupported", path)

    def url(self, text: str, path: Path) -> Value:
        id = forms.url_finding(text)
        return self.lose(id, path) if id else text

    # Attachments

    def attachment(self, v: dict[str, Value], path: Path) -> Value:
        """The mapped attachment, or ABSENT: first its representations, then its name."""
        types: set[str] = set()
        at = Path(path, "representations")
        found = [self.representation(one, Path(at, i), types) for i, one in enumerate(v.get("representations", []))]
        left = [one for one in found if one is not ABSENT]
        if not left:
            return self.lose("member.missing", path)
        out = {**self.known(v, ("representations", "suggested-name"), path), "representations": left}
        if "suggested-name" in out and not self.is_safe(out["suggested-name"], Path(path, "suggested-name")):
            del out["suggested-name"]
        return out

    def is_safe(self, name: str, path: Path) -> bool:
        """Whether a suggested name is mapped (14.5.1)."""
        if forms.is_safe_name(name):
            return True
        self.lose("suggested-name.unsafe" if name else "member.default", path)
        return False

    def representation(self, v: dict[str, Value], path: Path, types: set[str]) -> Value:
        """The mapped representation, or ABSENT; ``types`` are the types of the previous mapped representations."""
        held = [content for content in CONTENTS if content in v]
        if not held:
            return self.lose("upstream.not-carried", path)
        type = TYPE_IDENTIFIERS.get(v["type-identifier"], v["type-identifier"])
        folded = forms.ascii_lower(type)
        if not forms.is_type_identifier(type):
            return self.lose("type-identifier.malformed", path)
        if folded == "public.file-url" or (held[0] == "url") != (folded == "public.url"):
            return self.lose("type-identifier.url", path)
        if folded in types:
            return self.lose("representation.duplicate-type", path)
        content = self.content(held[0], v[held[0]], Path(path, held[0]))
        if content is ABSENT:
            return ABSENT
        types.add(folded)
        if type != v["type-identifier"]:
            self.lose("type-identifier.media-type", Path(path, "type-identifier"))
        self.known(v, ("type-identifier", held[0]), path)
        return {"type-identifier": type, held[0]: content}

    def content(self, name: str, v: Value, path: Path) -> Value:
        if name == "url":
            return self.url(v, path)
        if name == "property-list":
            return self.value(v, path, PROPERTY_LIST)
        return self.file(v, path) if name == "file" else v

    def file(self, v: dict[str, Value], path: Path) -> Value:
        """14.6."""
        if not forms.is_file_path(v["path"]) or v["path"] in self.paths:
            return self.lose("file.path", Path(path, "path"))
        if not 0 <= v["byte-count"] <= MAX_SAFE:
            return self.lose("file.byte-count", Path(path, "byte-count"))
        self.paths.add(v["path"])
        return self.known(v, ("path", "byte-count"), path)

    def thumbnail(self, v: dict[str, Value], path: Path) -> Value:
        """The preview image, or ABSENT (16.1.1)."""
        if "text" in v or "property-list" in v:
            return self.lose("representation.content", path)
        return self.representation(v, path, set())

    # Text

    def text(self, runs: list[Value], path: Path) -> list[Value]:
        """The runs. Adjacent runs with the same attributes are joined."""
        out: list[Value] = []
        for i, run in enumerate(runs):
            if not run["text"]:
                continue
            run = self.run(run, Path(path, i))
            if out and equal({**out[-1], "text": ""}, {**run, "text": ""}):
                out[-1]["text"] += run["text"]
            else:
                out.append(run)
        return out

    def run(self, v: dict[str, Value], path: Path) -> dict[str, Value]:
        """A run with its mapped attributes."""
        out = self.known(v, ATTRIBUTES, path)
        size = out.get("font-size")
        if "link" in out and self.url(out["link"], Path(path, "link")) is ABSENT:
            del out["link"]
        if out.get("font-name") == "":
            self.lose("member.default", Path(path, "font-name"))
            del out["font-name"]
        if size is not None and size <= 0:
            self.lose("font-size.range", Path(path, "font-size"))
            del out["font-size"]
        return out


# From userInfo to a payload (23.1)


class _Import(_Mapping):
    def string(self, v: Value, path: Path) -> Value:
        if not isinstance(v, str):
            return self.lose("member.type", path)
        return v if v else self.lose("member.default", path)

    def url_object(self, v: Value, path: Path) -> Value:
        """The text of a URL object."""
        return self.url(v.text, path) if isinstance(v, URL) else self.lose("member.type", path)

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
                out["source-url"] = self.url_object(x, at)
            elif key in REFERRER:
                member, is_url = REFERRER[key]
                referrer[member] = self.url_object(x, at) if is_url else self.string(x, at)
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

    def properties(self, upstream: Upstream, out: dict[str, Value]) -> None:
        """The properties outside userInfo. Raises ReadError if the first attachment is lost (23.1.7)."""
        if upstream.title is not None:
            out["title"] = self.string(upstream.title, Path(Path(), TITLE))
        if upstream.content_text is not None:
            at = Path(Path(), TEXT)
            out["content-text"] = self.text(upstream.content_text, at) or self.lose("member.default", at)
        at = Path(Path(), ATTACHMENTS)
        main, *others = [self.attachment(v, Path(at, i)) for i, v in enumerate(upstream.attachments)] or [ABSENT]
        if main is ABSENT:
            raise ReadError("main-attachment.missing", at)
        out["main-attachment"] = main
        out["additional-attachments"] = [v for v in others if v is not ABSENT] or ABSENT
        if upstream.thumbnail is not None:
            out["thumbnail"] = self.thumbnail(upstream.thumbnail, Path(Path(at, 0), "thumbnail"))


def to_payload(upstream: Upstream, namespaces: set[str]) -> tuple[dict[str, Value], list[Loss]]:
    """The payload for an extension item, and the losses. Raises ReadError if there is no payload (23.1.7)."""
    job = _Import()
    payload: dict[str, Value] = {"version": "1.0"}
    job.user_info(upstream.dictionary, namespaces | {TUMBLR}, payload)
    job.properties(upstream, payload)
    return {k: v for k, v in payload.items() if v is not ABSENT}, job.losses


# From a payload to userInfo (23.2)


class _Export(_Mapping):
    def __init__(self, item: dict[str, Value]) -> None:
        super().__init__()
        self.item = item
        self.out: dict[str, Value] = {}
        self.origin: dict[str, Path] = {}

    def put(self, key: str, v: Value, path: Path) -> None:
        """Sets a key of userInfo. A later value replaces an earlier one (23.2.2)."""
        kept = self.free(key, v, path)
        if kept is ABSENT:
            return
        if key in self.origin:
            self.lose("upstream.replaced", self.origin[key])
        self.out[key], self.origin[key] = kept, path

    def user_info(self) -> None:
        """Steps 1 and 2."""
        parameters = {name: v for name, v in self.item.get("parameters", {}).items() if not name.startswith("$")}
        for namespace in sorted(parameters, key=len):
            for key, v in parameters[namespace].items():
                self.put(f"{namespace}.{key}", v, Path(Path(Path(Path(), "parameters"), namespace), key))
        for key, v in self.item.get("user-info", {}).items():
            self.put(key, v, Path(Path(Path(), "user-info"), key))
        known = {TUMBLR, *filter(forms.is_reverse_dns, parameters)}
        for key, path in self.origin.items():
            comes_back = _parameter(key, known)
            if path.steps() != (["parameters", *comes_back] if comes_back else ["user-info", key]):
                self.lose("upstream.moved", path)

    def ours(self) -> None:
        """Step 3."""
        referrer = self.item.get("referrer", {})
        ours: dict[str, Value] = {"tags": self.item["tags"]} if "tags" in self.item else {}
        if "source-url" in self.item:
            ours["source-url"] = URL(self.item["source-url"])
        for key, (member, is_url) in REFERRER.items():
            if member in referrer:
                ours[key] = URL(referrer[member]) if is_url else referrer[member]
        if ours:
            self.out[OURS] = ours

    def properties(self) -> Upstream:
        """Step 4."""
        item, root = self.item, Path()
        text = self.text(item.get("content-text", []), Path(root, "content-text"))
        out = Upstream(self.out, item.get("title"), text or None)
        main = self.attachment(item["main-attachment"], Path(root, "main-attachment"))
        for i, v in enumerate(item.get("additional-attachments", [])):
            path = Path(Path(root, "additional-attachments"), i)
            other = self.attachment(v, path) if main is not ABSENT else self.lose("upstream.not-carried", path)
            if other is not ABSENT:
                out.attachments.append(other)
        if main is not ABSENT:
            out.attachments.insert(0, main)
        if "thumbnail" in item:
            path = Path(root, "thumbnail")
            kept = self.thumbnail(item["thumbnail"], path) if main is not ABSENT else self.lose("upstream.not-carried", path)
            out.thumbnail = None if kept is ABSENT else kept
        return out


MEMBERS = {
    "main-attachment", "additional-attachments", "title", "content-text", "thumbnail", "tags", "source-url", "referrer", "parameters", "user-info",
}


def from_item(item: dict[str, Value], activity: str | None) -> tuple[Upstream, list[Loss]]:
    """The extension item for an item, resolved for an activity, and the losses."""
    resolved = resolve(item, activity)
    job = _Export(resolved)
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
    job.ours()
    return job.properties(), job.losses
