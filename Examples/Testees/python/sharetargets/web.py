"""The form of an installed web app (section 37)."""

from xextensionitem.forms import ascii_lower

from .content import NoMapping, content_of, item_of, media_type
from .names import safe_name


class Target:
    """The member `share_target` of a web manifest."""

    def __init__(self, manifest):
        target = manifest.get("share_target")
        if not isinstance(target, dict) or not isinstance(target.get("action"), str):
            raise NoMapping("mapping.no-target", "/share_target")
        params = target.get("params")
        params = params if isinstance(params, dict) else {}
        names = [params.get(name) for name in ("title", "text", "url")]
        self.title, self.text, self.url = (name if is_name(name) else None for name in names)
        files = params.get("files", [])
        entries = files if isinstance(files, list) else [files]
        self.files = [(entry["name"], patterns(entry)) for entry in entries if isinstance(entry, dict) and is_name(entry.get("name"))]
        is_posted = str(target.get("method")).lower() == "post"
        if self.files and not (is_posted and str(target.get("enctype")).lower() == "multipart/form-data"):
            raise NoMapping("mapping.no-target", "/share_target")

    def field(self, type, name):
        """The name of the first entry that accepts a file (37.1.5)."""
        return next((field for field, accept in self.files if any(accepts(one, type, name) for one in accept)), None)


def is_name(value):
    """37.1.1: whether a value counts as a name or a pattern."""
    return isinstance(value, str) and value != ""


def patterns(entry):
    """The patterns of an entry, with ASCII letters in lower case."""
    accept = entry.get("accept")
    return [ascii_lower(one) for one in (accept if isinstance(accept, list) else [accept]) if is_name(one)]


def accepts(pattern, type, name):
    """Whether a pattern accepts a file."""
    if pattern.startswith("."):
        return ascii_lower(name).endswith(pattern)
    return pattern in (type, "*/*", type.partition("/")[0] + "/*")


def to_form(item, manifest, platform):
    """The form for a resolved item, and the losses."""
    target, content = Target(manifest), content_of(item)
    content.lose_html()
    has_own_url = platform == "desktop" and target.url is not None
    text = content.text if has_own_url else content.text_with_link
    values = [(target.title, content.title), (target.text, text), (target.url, content.link if has_own_url else None)]
    fields = [{"name": name, "value": value} for name, value in values if name is not None and value is not None]
    if target.title is None and content.title is not None:
        content.lose("/title")
    if target.text is None:
        for source in content.sources + ["/main-attachment"] * (content.link is not None and not has_own_url):
            content.lose(source)
    files = []
    for file in content.files:
        identifier = file.representation["type-identifier"]
        name, type = safe_name(file.name, identifier), media_type(identifier)
        field = target.field(type, name)
        if field is None:
            content.lose(file.pointer)
        else:
            files.append({"field": field, "name": name, "type": type, "representation": file.representation})
    return {**({"fields": fields} if fields else {}), **({"files": files} if files else {})}, list(content.losses)


def from_form(form, manifest, platform):
    """The payload of a form."""
    target = Target(manifest)
    values = {}
    for field in form.get("fields", []):
        values.setdefault(field["name"], field["value"])
    files = [(file["name"], file["representation"]) for file in form.get("files", [])]
    finds_link = platform != "desktop" or target.url is None
    return item_of(values.get(target.title), values.get(target.text), values.get(target.url), None, files, finds_link)
