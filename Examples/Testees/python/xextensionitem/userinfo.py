"""The mapping of the ported library's userInfo (section 23).

A userInfo is a dictionary of values here; a URL object is a `URL`, whatever its text. Attributed strings and item providers, which are
objects of a platform, have no value: the three keys that hold them are reported as values of another type.
"""

from __future__ import annotations

from . import forms
from .findings import Path, ReadError
from .item import resolve
from .values import Date, KeptTag, URL, Value, null_through

Loss = tuple[str, str]

OURS = "x-extension-item"
OF_THE_SYSTEM = ("NSExtensionItemAttributedTitleKey", "NSExtensionItemAttributedContentTextKey", "NSExtensionItemAttachmentsKey")
NAMESPACES = {"com.tumblr.tumblr"}  # 23.1.3
REFERRER = {  # 23.1.2, 23.2.2: the key there, the member here, and whether it is a URL
    "referrer-name": ("app-name", False),
    "referrer-app-store-id": ("app-store-id", False),
    "referrer-google-play-id": ("google-play-id", False),
    "referrer-web-url": ("web-url", True),
    "referrer-ios-app-url": ("ios-app-url", True),
    "referrer-android-app-url": ("android-app-url", True),
}
DEPTH = 128
ABSENT = object()


# From userInfo to a payload (23.1)


class _Import:
    def __init__(self) -> None:
        self.losses: list[Loss] = []

    def lose(self, id: str, path: Path) -> object:
        self.losses.append((id, str(path)))
        return ABSENT

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
        if list(v) == ["CF$UID"]:
            return self.lose("value.uid", path)
        out = {k: self.member(k, x, Path(path, k), depth + 1) for k, x in v.items()}
        return {k: x for k, x in out.items() if x is not ABSENT}

    def member(self, key: str, v: Value, path: Path, depth: int) -> Value:
        return self.value(v, path, depth) if forms.key_supported(key) else self.lose("key.unsupported", path)

    def url(self, v: Value, path: Path) -> Value:
        """The text of a URL object."""
        if not isinstance(v, URL):
            return self.lose("member.type", path)
        id = forms.url_finding(v.text)
        return self.lose(id, path) if id else v.text

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
        if not v:
            self.lose("member.default", path)
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

    def run(self, user_info: dict[str, Value]) -> dict[str, Value]:
        """23.1.1."""
        out: dict[str, Value] = {}
        parameters: dict[str, dict[str, Value]] = {}
        others: dict[str, Value] = {}
        for key, v in user_info.items():
            path = Path(Path(), key)
            namespace, dot, name = key.rpartition(".")
            if key == OURS:
                self.ours(v, path, out)
            elif key in OF_THE_SYSTEM:
                self.lose("member.type", path)
            elif key.startswith(OURS):
                self.lose("user-info.reserved", path)
            else:
                kept = self.member(key, v, path, 2)
                if kept is not ABSENT:
                    is_parameter = dot and name and namespace in NAMESPACES
                    (parameters.setdefault(namespace, {}) if is_parameter else others)[name if is_parameter else key] = kept
        out["parameters"] = parameters or ABSENT
        out["user-info"] = others or ABSENT
        return {k: v for k, v in out.items() if v is not ABSENT}


def to_payload(user_info: dict[str, Value], main_attachment: Value | None) -> tuple[dict[str, Value], list[Loss]]:
    """The payload of a userInfo and what it does not carry; `main_attachment` is what the importing program supplies (23.1.7)."""
    job = _Import()
    out = job.run(user_info)
    if main_attachment is None:
        raise ReadError("main-attachment.missing")
    return {"version": "1.0", "main-attachment": main_attachment, **out}, job.losses


# From a payload to userInfo (23.2)


class _Export:
    def __init__(self, unknown: list[str]) -> None:
        self.unknown = unknown
        self.losses: list[Loss] = []
        self.out: dict[str, Value] = {}
        self.origin: dict[str, Path] = {}

    def lose(self, id: str, path: Path) -> object:
        self.losses.append((id, str(path)))
        return ABSENT

    def value(self, v: Value, path: Path) -> Value:
        """A value without the kept tags in it."""
        if isinstance(v, KeptTag):
            return self.lose("tag.unknown", path)
        if isinstance(v, list):
            parts = [self.value(x, Path(path, i)) for i, x in enumerate(v)]
            return [x for x in parts if x is not ABSENT]
        if isinstance(v, dict):
            members = {k: self.value(x, Path(path, k)) for k, x in v.items()}
            return {k: x for k, x in members.items() if x is not ABSENT}
        return v

    def put(self, key: str, v: Value, path: Path, is_parameter: bool) -> None:
        """A key of userInfo; the later one wins."""
        if key.startswith(OURS) or key in OF_THE_SYSTEM:
            self.lose("user-info.reserved", path)
            return
        kept = self.value(v, path)
        if kept is ABSENT:
            return
        if key in self.out:
            self.losses = [row for row in self.losses if row != ("upstream.moved", str(self.origin[key]))]
            self.lose("upstream.replaced", self.origin[key])
        self.out[key], self.origin[key] = kept, path
        namespace, dot, name = key.rpartition(".")
        comes_back = bool(dot and name and namespace in NAMESPACES)
        if comes_back != is_parameter or is_parameter and str(path) != str(Path(Path(Path(Path(), "parameters"), namespace), name)):
            self.lose("upstream.moved", path)

    def run(self, item: dict[str, Value]) -> None:
        root = Path()
        parameters = item.get("parameters", {})
        for namespace in sorted((n for n in parameters if isinstance(parameters[n], dict)), key=len):
            for key, v in parameters[namespace].items():
                self.put(f"{namespace}.{key}", v, Path(Path(Path(root, "parameters"), namespace), key), True)
        for key, v in item.get("user-info", {}).items():
            self.put(key, v, Path(Path(root, "user-info"), key), False)
        ours: dict[str, Value] = {}
        if "tags" in item:
            ours["tags"] = item["tags"]
        if "source-url" in item:
            ours["source-url"] = URL(item["source-url"])
        referrer = item.get("referrer", {})
        for key, (member, is_url) in REFERRER.items():
            if member in referrer:
                ours[key] = URL(referrer[member]) if is_url else referrer[member]
        if ours:
            self.out[OURS] = ours

    def not_carried(self, item: dict[str, Value], pointers: list[str]) -> None:
        """23.3.1."""
        if item["version"] != "1.0":
            self.losses.append(("upstream.not-carried", "/version"))
        for pointer in pointers:
            self.losses.append(("upstream.not-carried", pointer))
        if "thumbnail" in item:
            self.losses.append(("upstream.not-carried", "/thumbnail"))
        for i, run in enumerate(item.get("content-text", [])):
            if "code" in run:
                self.losses.append(("upstream.not-carried", f"/content-text/{i}/code"))


def from_item(item: dict[str, Value], unknown: list[str], activity: str | None) -> tuple[dict[str, Value], list[Loss]]:
    """The userInfo of an item that was read, resolved for an activity, and what it does not carry."""
    job = _Export(unknown)
    resolved = resolve(item, activity)
    job.run(resolved)
    job.not_carried(resolved, [p for p in unknown if not p.startswith("/activities/")])
    return job.out, job.losses
