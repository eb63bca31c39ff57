"""Which error of XML it is (4.1.2): the first place that cannot be accepted, and what has ended there."""

from __future__ import annotations

from . import attachments, xml
from .documents import REP, doc, reps, xdoc
from .locations import place

G = xml.G
G.note("""
    error-before-its-end | checks a name, a reference or a quoted value before it has ended | programs name a cut file differently
    error-after-its-end | checks an attribute or the name of an end tag only after it has ended | programs name a cut file differently
    error-of-a-reference-between-elements | reports what a reference between elements refers to | programs name a fault differently
    comment-of-its-own-hyphens | takes the hyphens that begin a comment for those that end it | markup in a comment is read
    error-of-cut-bytes | takes bytes that the end of the input cuts short for the end | programs name a fault differently
""")
ROOT = "<plist><dict/></plist>"
KEY = "<plist><dict><key>"
STRING = "<plist><dict><key>a</key><string>"
EARLY, LATE, BETWEEN = "error-before-its-end", "error-after-its-end", "error-of-a-reference-between-elements"
for id, text, finding, flag in [
    ("reference-to-a-forbidden-character", "<plist><dict>@&#1;</dict></plist>", "xml.element ", BETWEEN),
    ("reference-to-a-forbidden-character-in-an-array", "<plist><dict><key>a</key><array>@&#x0;</array></dict></plist>", "xml.element /a", BETWEEN),
    ("reference-to-a-forbidden-character-in-the-root", "<plist>@&#xFFFF;<dict/></plist>", "xml.element ", BETWEEN),
    ("reference-to-a-forbidden-character-in-true", "<plist><dict><key>a</key><true>@&#1;</true></dict></plist>", "xml.element /a", BETWEEN),
    ("reference-to-a-forbidden-character-behind-a-key", "<plist><dict><key>a</key>@&#1;<true/></dict></plist>", "xml.element ", BETWEEN),
    ("reference-that-is-cut", "<plist><dict>@&#1", "xml.element ", BETWEEN),
    ("ampersand-at-the-end", "<plist><dict>@&", "xml.element ", BETWEEN),
    ("entity-without-a-semicolon", "<plist><dict>@&foo<", "xml.element ", BETWEEN),
    ("reference-after-the-root", ROOT + "@&#1;", "xml.trailing ", BETWEEN),
    ("entity-after-the-root", ROOT + "@&foo;", "xml.trailing ", BETWEEN),
    ("text-before-a-forbidden-character", "<plist><dict>@x\x01", "xml.element ", BETWEEN),
    ("text-before-a-forbidden-character-after-the-root", ROOT + "@x\x01", "xml.trailing ", BETWEEN),
    ("unknown-entity-without-a-semicolon-in-a-key", KEY + "a&foo@<", "xml.syntax ", EARLY),
    ("unknown-entity-without-a-semicolon-in-a-string", STRING + "a&foo@ b</string></dict></plist>", "xml.syntax /a", EARLY),
    ("unknown-entity-without-a-semicolon-in-an-attribute", "<plist a='&foo@'><dict/></plist>", "xml.syntax ", EARLY),
    ("forbidden-reference-without-a-semicolon", STRING + "a&#1@<", "xml.syntax /a", EARLY),
    ("forbidden-reference-with-a-letter", KEY + "a&#1@x;</key><true/></dict></plist>", "xml.syntax ", EARLY),
    ("unknown-entity-that-is-cut", STRING + "a&foo@", "xml.truncated /a", EARLY),
    ("unknown-entity-of-an-attribute-that-is-cut", "<plist a='&foo@", "xml.truncated ", EARLY),
    ("forbidden-reference-that-is-cut", STRING + "a&#1@", "xml.truncated /a", EARLY),
    ("forbidden-reference-of-an-attribute-that-is-cut", "<plist a='&#x0@", "xml.truncated ", EARLY),
    ("unknown-entity-before-a-forbidden-character", STRING + "a&fo@\x01;", "xml.character /a", EARLY),
    ("unknown-encoding-that-is-cut", '<?xml version="1.0" encoding="foo@', "xml.truncated ", EARLY),
    ("unknown-version-that-is-cut", '<?xml version="2@', "xml.truncated ", EARLY),
    ("unknown-standalone-that-is-cut", "<?xml version='1.0' standalone='x@", "xml.truncated ", EARLY),
    ("unknown-version-before-a-forbidden-character", '<?xml version="2@\x01"?>', "xml.character ", EARLY),
    ("unknown-encoding-before-a-forbidden-character", "<?xml version='1.0' encoding='foo@\x01'?>", "xml.character ", EARLY),
    ("unknown-name-of-a-declaration-that-is-cut", "<?xml version='1.0' foo@", "xml.truncated ", EARLY),
    ("unknown-root-that-is-cut", "<foo@", "xml.truncated ", EARLY),
    ("unknown-root-that-has-ended", "@<foo ", "xml.element ", EARLY),
    ("another-root-that-is-cut", "<dict@", "xml.truncated ", EARLY),
    ("another-root-that-has-ended", "@<dict/", "xml.element ", EARLY),
    ("unknown-element-that-is-cut", "<plist><dict><key>a</key><foo@", "xml.truncated ", EARLY),
    ("unknown-element-that-has-ended", "<plist><dict><key>a</key>@<foo>", "xml.element ", EARLY),
    ("unknown-element-of-a-string-that-is-cut", STRING + "b<foo@", "xml.truncated /a", EARLY),
    ("second-key-that-is-cut", "<plist><dict><key>a</key><key@", "xml.truncated ", EARLY),
    ("value-without-key-that-is-cut", "<plist><dict><true@", "xml.truncated ", EARLY),
    ("type-of-another-root-that-is-cut", "<!DOCTYPE foo@", "xml.truncated ", EARLY),
    ("type-of-another-root-that-has-ended", "<!DOCTYPE @foo ", "xml.doctype ", EARLY),
    ("type-of-another-root-before-a-forbidden-character", "<!DOCTYPE foo@\x01", "xml.character ", EARLY),
    ("name-of-another-end-tag", "<plist><dict></@x", "xml.syntax ", LATE),
    ("missing-value-before-another-end-tag", "<plist><dict><key>a</key>@</arrax", "xml.element ", EARLY),
    ("missing-value-before-an-end-tag-that-is-cut", "<plist><dict><key>a</key>@</", "xml.element ", EARLY),
    ("missing-root-before-another-end-tag", "<plist>@</dict>", "xml.element ", EARLY),
    ("missing-root-before-an-end-tag-that-is-cut", "<plist>@</", "xml.element ", EARLY),
    ("less-than-sign-in-an-attribute-that-is-cut", "<plist a='b@<", "xml.syntax ", LATE),
    ("unknown-entity-in-an-attribute-that-is-cut", "<plist a='@&foo;", "xml.entity ", LATE),
    ("forbidden-reference-in-an-attribute-that-is-cut", "<plist a='@&#1;", "xml.character ", LATE),
    ("name-of-an-end-tag-before-a-forbidden-character", "<plist><dict></di@\x01", "xml.character ", EARLY),
    ("attribute-before-a-forbidden-character", STRING[:-1] + " a@\x01", "xml.character /a", EARLY),
    ("public-identifier-of-a-faulty-character-that-is-cut", "<!DOCTYPE plist PUBLIC 'a{@", "xml.truncated ", EARLY),
    ("comment-that-only-begins", f"<!-->{ROOT}@", "xml.truncated ", "comment-of-its-own-hyphens"),
    ("comment-that-begins-with-three-hyphens", f"<!--->{ROOT}@", "xml.truncated ", "comment-of-its-own-hyphens"),
    ("comment-that-only-begins-in-a-dictionary", "<plist><dict><!--></dict></plist>@", "xml.truncated ", "comment-of-its-own-hyphens"),
    ("comment-that-only-begins-in-a-string", STRING + "<!--></string></dict></plist>@", "xml.truncated /a", "comment-of-its-own-hyphens"),
]:
    data, where = place(text)
    G.invalid("first-error." + id, "4.1.2", data, finding + where, flags=flag, also="21.4.4 21.4.7")
for name in ["integer", "real", "date", "data"]:
    head = f"<plist><dict><key>a</key>@<{name}>x"
    for id, text, finding in [("has-ended", head + f"</{name}>", f"xml.{name} /a"), ("is-cut", head.replace("@", "") + "@", "xml.truncated /a"), ("ends-otherwise", head.replace("@", "") + "</@key>", "xml.syntax /a")]:
        data, where = place(text)
        G.invalid(f"first-error.content-of-{name}-that-{id}", "4.1.2", data, finding + where, flags=EARLY, also="21.4.4 21.4.7")
for id, head, cut, finding in [
    ("a-key", KEY + "a", b"\xc3", "xml.encoding "), ("a-string", STRING + "a", b"\xf0\x9f\x98", "xml.encoding /a"), ("the-space-between-elements", "<plist><dict>\n", b"\xc3", "xml.encoding "), ("the-name-of-an-element", "<plist><dict", b"\xc3", "xml.encoding "),
    ("an-attribute", "<plist a='", b"\xe2\x82", "xml.encoding "), ("a-declaration", "<?xml version='1.0' encoding='foo", b"\xc3", "xml.encoding "), ("a-comment", "<!-- ", b"\xf0", "xml.encoding "), ("a-document-type", "<!DOCTYPE plist", b"\xc3", "xml.encoding "),
    ("the-end", ROOT, b"\xc3", "xml.encoding "), ("a-comment-after-the-root", ROOT + "<!--", b"\xc3", "xml.encoding "), ("an-entity", STRING + "&fo", b"\xc3", "xml.encoding /a"),
]:  # fmt: skip
    lines = f" @{len(head)}:{head.count(chr(10)) + 1}:{len(head) - head.rfind(chr(10))}"
    G.invalid(f"first-error.bytes-that-are-cut-in-{id}", "4.1.4", head.encode() + cut, finding + lines, flags="error-of-cut-bytes", also="4.1.2 21.4.7")
    for name, codec, mark, half in [("big", "utf-16-be", b"\xfe\xff", b"\xd8\x3d"), ("little", "utf-16-le", b"\xff\xfe", b"\x3d\xd8")]:
        raw = mark + head.encode(codec)
        if id in ("a-key", "the-space-between-elements", "a-declaration", "the-end"):
            lines = f" @{len(raw)}:{head.count(chr(10)) + 1}:{len(head) - head.rfind(chr(10))}"
            G.invalid(f"first-error.unit-that-is-cut-in-{id}-of-{name}-endian-utf-16", "4.1.4", raw + b"\0", finding + lines, flags="error-of-cut-bytes", also="4.1.2 21.4.7")
            G.invalid(f"first-error.pair-that-is-cut-in-{id}-of-{name}-endian-utf-16", "4.1.4", raw + half, finding + lines, flags="error-of-cut-bytes", also="4.1.2 21.4.7")

# A kept tag is any value (7.1.8)

attachments.G.note("kept-tag-as-content | takes no kept tag for a property list | what is shared does not arrive")
for id, inner, found in [("unknown", '{"$p":1}', "tag.unknown"), ("malformed", '{"$data":1}', "tag.malformed")]:
    data = reps('{"property-list":%s,"type-identifier":"a.b"}' % inner, REP)
    attachments.G.invalid(f"contents.kept-tag-that-is-{id}-as-a-property-list", "7.1.8", data, f"{found} /main-attachment/representations/0/property-list", data, flags="kept-tag-as-content", also="14.2.1")
    data = doc('"parameters":{"a.b":{"c":%s}},"user-info":{"d":%s}' % (inner, inner))
    attachments.G.invalid(f"contents.kept-tag-that-is-{id}-as-any-value", "7.1.8", data, [f"{found} /parameters/a.b/c", f"{found} /user-info/d"], data, flags="kept-tag-as-content", also="20.1.1 20.2.1")
