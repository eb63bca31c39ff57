"""The extras of an Android intent (section 36)."""

from .content import content_of, item_of, media_type


def to_intent(item):
    """The intent for a resolved item, and the losses."""
    content = content_of(item)
    streams = []
    for file in content.files:
        name = {} if file.name is None else {"name": file.name}
        streams.append({**name, "type": media_type(file.representation["type-identifier"]), "representation": file.representation})
    intent = {
        "action": "android.intent.action.SEND" + ("_MULTIPLE" if len(streams) > 1 else ""),
        "type": common_type([stream["type"] for stream in streams]),
        "text": content.text_with_link,
        "html-text": content.html,
        "subject": content.title,
        "title": content.title,
        "streams": streams or None,
    }
    return {name: value for name, value in intent.items() if value is not None}, list(content.losses)


def common_type(types):
    """36.1.3."""
    if len(set(types)) < 2:
        return types[0] if types else "text/plain"
    tops = {type.partition("/")[0] for type in types}
    return tops.pop() + "/*" if len(tops) == 1 else "*/*"


def from_intent(intent):
    """The payload of an intent."""
    files = [(stream.get("name"), stream["representation"]) for stream in intent.get("streams", [])]
    title = intent["subject"] if "subject" in intent else intent.get("title")
    return item_of(title, intent.get("text"), None, intent.get("html-text"), files, finds_link=True)
