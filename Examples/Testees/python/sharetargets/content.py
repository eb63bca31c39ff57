"""The content of an item for receivers that support a title, one text, one link and files (section 35)."""

from dataclasses import dataclass, field

from xextensionitem import forms
from xextensionitem.mediatypes import TYPE_IDENTIFIERS

from .types import table

CONTENTS = ("url", "text", "data", "file")
CARRIED = {"version", "title", "content-text", "main-attachment", "additional-attachments", "parameters"}
TYPES = table({})


class NoMapping(Exception):
    """The content is empty, or the receiver is invalid."""

    def __init__(self, id, pointer):
        self.id, self.pointer = id, pointer


def step(key):
    """One step of a JSON Pointer."""
    return "/" + key.replace("~", "~0").replace("/", "~1")


PREFERRED = {"com.netscape.javascript-source": "text/javascript", "public.rtf": "text/rtf"}
"""The media types of identifiers that occur twice in Appendix B, if the first row does not have the preferred media type."""


def media_type(type):
    """35.3.1."""
    if "/" in type:
        return type
    folded = forms.ascii_lower(type)
    found = [media for media, own in TYPE_IDENTIFIERS.items() if forms.ascii_lower(own) == folded]
    return PREFERRED.get(folded) or (found[0] if found else "application/octet-stream")


def is_text_of(representation, type):
    """Whether a representation has text, and its type conforms to another type."""
    return "text" in representation and TYPES.conforms(representation["type-identifier"], type)


def is_plain(representation):
    """35.1.3."""
    return is_text_of(representation, "public.plain-text")


def taken(attachment):
    """The position of the representation that is taken (35.1.3), or None."""
    representations = attachment["representations"]
    places = [place for place, one in enumerate(representations) if any(name in one for name in CONTENTS)]
    if places and "text" in representations[places[0]]:
        return next((place for place in places if is_plain(representations[place])), places[0])
    return places[0] if places else None


@dataclass
class File:
    """A file and the pointer to its representation."""

    pointer: str
    name: str
    representation: dict


@dataclass
class Content:
    """The parts of an item, and the pointers of losses."""

    title: str = None
    lines: list = field(default_factory=list)
    sources: list = field(default_factory=list)
    link: str = None
    html: str = None
    files: list = field(default_factory=list)
    losses: dict = field(default_factory=dict)

    def lose(self, pointer):
        """Records a loss; 35.4.1: each pointer once."""
        self.losses[pointer] = None

    def add(self, line, pointer):
        """Adds a line to the text (35.2.1), unless it is empty."""
        if line:
            self.lines.append(line)
            self.sources.append(pointer)

    @property
    def text(self):
        return "\n".join(self.lines) if self.lines else None

    @property
    def text_with_link(self):
        lines = self.lines + [self.link] * (self.link is not None)
        return "\n".join(lines) if lines else None

    def lose_html(self):
        if self.html is not None:
            self.lose("/main-attachment")
        self.html = None


def content_of(item):
    """The content of a resolved item."""
    content = Content(title=item.get("title"))
    runs = item.get("content-text", [])
    content.add("".join(run["text"] for run in runs), "/content-text")
    if any(run.keys() - {"text"} for run in runs):
        content.lose("/content-text")
    take(content, item["main-attachment"], "/main-attachment", is_main=True)
    for place, attachment in enumerate(item.get("additional-attachments", [])):
        take(content, attachment, f"/additional-attachments/{place}", is_main=False)
    if any(source != "/main-attachment" for source in content.sources):
        content.lose_html()
    for namespace in item.get("parameters", {}):
        content.lose("/parameters" + step(namespace))
    for name in item.keys() - CARRIED:
        content.lose(step(name))
    return content


def take(content, attachment, pointer, is_main):
    """Adds an attachment as a link, text or a file (35.1.4)."""
    representations, place = attachment["representations"], taken(attachment)
    if place is None:
        return content.lose(pointer)
    one = representations[place]
    is_file = not ("url" in one or is_plain(one))
    if is_file:
        content.files.append(File(f"{pointer}/representations/{place}", attachment.get("suggested-name"), one))
    elif is_main and "url" in one:
        content.link = one["url"]
    else:
        content.add(one.get("url") or one.get("text"), pointer)
    undefined = [step(name) for name in attachment.keys() - {"representations", "suggested-name"}]
    if not is_file:
        undefined += [f"/representations/{place}{step(name)}" for name in one.keys() - {*CONTENTS, "type-identifier"}]
        undefined += ["/suggested-name"] if "suggested-name" in attachment else []
    for member in undefined:
        content.lose(pointer + member)
    for other, representation in enumerate(representations):
        if other == place:
            continue
        if is_main and is_text_of(representation, "public.html") and content.html is None and is_plain(one):
            content.html = representation["text"]
        else:
            content.lose(f"{pointer}/representations/{other}")


# From other systems (35.5)


def item_of(title, text, link, html, files, finds_link):
    """The payload for received fields; `files` are pairs of a name and a representation."""
    if link is not None and forms.url_finding(link):
        link = None
    if link is None and finds_link and not files:
        text, link = split(text)
    attachments = [{"representations": [one], **({"suggested-name": name} if name else {})} for name, one in files]
    if link is not None:
        attachments.insert(0, {"representations": [{"type-identifier": "public.url", "url": link}]})
    elif not files and text:
        forms_of_text = [{"type-identifier": "public.plain-text", "text": text}]
        if html is not None:
            forms_of_text.append({"type-identifier": "public.html", "text": html})
        attachments, text = [{"representations": forms_of_text}], None
    if not attachments:
        raise NoMapping("mapping.nothing", "")
    item = {"version": "1.0", "main-attachment": attachments[0]}
    if attachments[1:]:
        item["additional-attachments"] = attachments[1:]
    if text:
        item["content-text"] = [{"text": text}]
    if title:
        item["title"] = title
    return item


def split(text):
    """35.5.1: the lines before the link, and the link."""
    if text is None:
        return None, None
    before, line_feed, last = text.rpartition("\n")
    scheme = last.partition(":")[0].lower()
    if scheme not in ("http", "https") or forms.url_finding(last) or line_feed and not before:
        return text, None
    return before, last
