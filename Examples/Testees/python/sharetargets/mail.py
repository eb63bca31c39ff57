"""Mailto URLs (section 38, RFC 6068)."""

import re

from xextensionitem.forms import ascii_lower, key_supported, utf16_order

from .content import NoMapping, content_of, item_of, step

NAMESPACE = "org.ietf.mailto"
IN_VALUES, IN_ADDRESSES = "-._~:@!$'()*,;", "-._~@!$'*+"


def escaped(text, marks=IN_VALUES):
    """38.1.4."""
    return "".join(chr(b) if chr(b).isascii() and (chr(b).isalnum() or chr(b) in marks) else f"%{b:02X}" for b in text.encode())


def unescaped(text):
    """The text of escaped bytes."""
    data = text.encode()
    if re.search(rb"%(?![0-9A-Fa-f]{2})", data):
        raise NoMapping("mailto.malformed", "/url")
    try:
        return re.sub(rb"%(..)", lambda match: bytes([int(match[1], 16)]), data, flags=re.DOTALL).decode()
    except UnicodeDecodeError:
        raise NoMapping("mailto.malformed", "/url") from None


def line_feeds(text):
    """The text with each line break replaced by LF."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def in_one_line(text):
    """38.1.3: control characters become spaces, because a line break would start another field."""
    return re.sub(r"[\0-\x1f\x7f]", " ", line_feeds(text))


def is_field(name):
    """38.1.2: whether a parameter may have the name (6.2.4, 20.1.3)."""
    return bool(name) and "." not in name and key_supported(name)


def to_mail(item):
    """The URL for a resolved item, and the losses."""
    content = content_of(item)
    content.lose_html()
    for file in content.files:
        content.lose(file.pointer)
    addresses, fields = [], []
    if content.title is not None:
        fields.append(("subject", in_one_line(content.title)))
        if in_one_line(content.title) != content.title:
            content.lose("/title")
    parameters = item.get("parameters", {}).get(NAMESPACE, {})
    if NAMESPACE in item.get("parameters", {}):
        del content.losses["/parameters" + step(NAMESPACE)]
    taken, others = {"to", "subject", "body"}, {}
    for key in sorted(parameters, key=utf16_order):
        value, name = parameters[key], ascii_lower(key)
        is_taken = key != "to" and (name in taken or not is_field(name))
        if is_taken or not isinstance(value, str):
            content.lose("/parameters" + step(NAMESPACE) + step(key))
        elif key == "to":
            addresses = [one.strip(" ") for one in value.split(",") if one.strip(" ")]
        else:
            others[name] = in_one_line(value)
            taken.add(name)
    fields += [(name, others[name]) for name in sorted(others, key=utf16_order)]
    if content.text_with_link is not None:
        fields.append(("body", line_feeds(content.text_with_link).replace("\n", "\r\n")))
    query = "&".join(f"{escaped(name)}={escaped(value)}" for name, value in fields)
    url = "mailto:" + ",".join(escaped(one, IN_ADDRESSES) for one in addresses)
    return {"url": url + ("?" + query if query else "")}, list(content.losses)


def from_mail(mail):
    """The payload of a URL."""
    if not mail["url"].lower().startswith("mailto:"):
        raise NoMapping("mailto.malformed", "/url")
    before, _, query = mail["url"][7:].partition("#")[0].partition("?")
    addresses, values = before.split(","), {}
    for field in filter(None, query.split("&")):
        name, _, value = field.partition("=")
        name = ascii_lower(unescaped(name))
        if not name:
            raise NoMapping("mailto.malformed", "/url")
        if name == "to":
            addresses += value.split(",")
        else:
            values.setdefault(name, line_feeds(unescaped(value)))
    to = ",".join(unescaped(one) for one in addresses if one)
    item = item_of(values.pop("subject", None), values.pop("body", None), None, None, [], finds_link=True)
    parameters = {**{name: value for name, value in values.items() if is_field(name)}, **({"to": to} if to else {})}
    return {**item, "parameters": {NAMESPACE: parameters}} if parameters else item
