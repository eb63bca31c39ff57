"""Letters and other characters: comparison without case concerns ASCII only, nothing is normalised, and no list of characters has more than it prints."""

from __future__ import annotations

from . import activities, attachments, conversion, item, parameters, text, unknown, user_info, values, versions, xml
from .documents import DECL, DTD, MAIN, R0, REP, V, VERSION, act, before, doc, file, named, rep2, reps, runs, thumb, val, xdoc, xval

NOTES = {
    attachments.G: """
        types-folded-beyond-ascii | folds non-ASCII letters of type identifiers, or compares them in a normal form | one breach is two findings
        public-url-by-likeness | takes a type identifier that looks like public.url or public.file-url for it | one breach is two findings
        name-by-likeness | takes characters that look like a separator for one in a suggested name | a good name is lost
    """,
    values.G: """
        scheme-by-language | folds schemes as a language does | a link leads to a local file
        key-list-longer | takes more characters for those that XML 1.0 lacks | a good key is refused, or bytes differ
        tag-by-likeness | takes characters that look like a dollar sign for one, or a tag in another spelling | a value is lost
    """,
    xml.G: """
        encoding-by-likeness | folds non-ASCII letters of the declared encoding, or takes another name for it | readers disagree on a document
        words-by-likeness | compares a name or a keyword of XML without case or in a normal form | readers disagree on a document
    """,
    unknown.G: """
        name-by-likeness-of-a-mark | takes characters that look like a dot or a dollar sign for it | readers disagree on what is wrong
        member-by-likeness | compares names of members without case or in a normal form | a member of another name is delivered
    """,
    activities.G: "activity-without-case | compares activity types or namespaces without case | an app gets what was meant for another",
    text.G: "color-by-likeness | takes digits or a number sign of another width in a color | other readers refuse the payload",
}
for group, lines in NOTES.items():
    group.note(lines)

# Type identifiers: each of these pairs differs, and each that has another letter than ASCII is malformed

PAIRS = ["\u00c4 \u00e4", "\u0130 i", "I \u0131", "\u017f S", "K \u212a", "\u00c5 \u212b", "\u00df ss", "\u1e9e \u00df", "\u03a3 \u03c2", "\u0410 \u0430", "\uff21 \uff41", "\uff21 A", "\ufb01 fi", "\u00e9 e\u0301", "\u00b5 \u03bc", "\u01c4 \u01c6", "\U00010400 \U00010428", "\u13a0 \uab70", "\u00b2 2", "\u2160 I"]
SPELLED = [one for pair in PAIRS for one in pair.split()]
DISTINCT = list(dict.fromkeys(SPELLED))
for id, form in [("", "com.{}"), ("-media", "x/{}")]:
    rows, found, folded = [], [], set()
    for one in DISTINCT:
        type = form.format(one)
        lower = type.lower() if type.isascii() else type
        if lower in folded:  # letters of ASCII that occur twice
            continue
        folded.add(lower)
        if not type.isascii() or (id and type != lower):
            found.append(f"type-identifier.malformed /main-attachment/representations/{len(rows)}/type-identifier")
        rows.append('{"text":"x","type-identifier":"%s"}' % type)
    if id:
        rows.append(REP)
    kept = [row for n, row in enumerate(rows) if not any(f"/{n}/" in one for one in found)]
    attachments.G.invalid(f"types{id}.letters-beyond-ascii-differ", "14.3.4", reps(*rows), found, reps(*kept) if kept else None, flags="types-folded-beyond-ascii", also="1.1.8 6.2.2 14.3.5")
CASES = [f'{{"text":"x","type-identifier":"{one}"}}' for one in ("com.K-a", "com.k-A", "COM.k-a", "com.k_a", "com.K_A", "\u00e9.a", "\u00e9.A")]
FOUND = [f"representation.duplicate-type /main-attachment/representations/{n}/type-identifier" for n in (1, 2, 4, 6)]
FOUND += [f"type-identifier.malformed /main-attachment/representations/{n}/type-identifier" for n in (3, 4, 5, 6)]
attachments.G.invalid("types.letters-of-ascii-are-equal-beside-others", "14.3.5", reps(*CASES), FOUND, reps(CASES[0]), flags="types-folded-beyond-ascii", also="14.3.4")

# public.url and public.file-url

LIKE = ["\uff50ublic.url", "public\uff0eurl", "public\u2024url", "publ\u0131c.url", "PUBL\u0130C.URL", "public\u200b.url", "\ufeffpublic.url", "public.url\u00ad", "public.url ", "public.url\\n", "public.url\\u0000", "public.u\u0280l", "publi\u0441.url", "public.\u00faurl"]
LIKE += ["public.f\u0131le-url", "public.\ufb01le-url", "public.file\u2010url", "public.file\u2212url", "public.file_url", "public.file-url ", "public.f\u0130le-url"]
ROWS = [REP, *('{"text":"x","type-identifier":"%s"}' % one for one in LIKE)]
FOUND = [f"type-identifier.malformed /main-attachment/representations/{n}/type-identifier" for n in range(1, len(ROWS))]
attachments.G.invalid("types.what-looks-like-public-url-is-another", "14.3.3", reps(*ROWS), FOUND, doc(), flags="public-url-by-likeness", also="14.3.4 1.1.8")
ROWS = [REP, *('{"type-identifier":"%s","url":"a:b"}' % one for one in LIKE)]
FOUND += [f"type-identifier.url /main-attachment/representations/{n}/type-identifier" for n in range(1, len(ROWS))]
attachments.G.invalid("types.what-looks-like-public-url-has-no-url", "14.3.3", reps(*ROWS), FOUND, doc(), flags="public-url-by-likeness", also="14.3.4 1.1.8")
attachments.G.invalid("thumbnail.what-looks-like-public-url-is-another", "14.3.3", thumb('{"data":{"$data":""},"type-identifier":"publ\u0131c.url"}'), "type-identifier.malformed /thumbnail/type-identifier", doc(), flags="public-url-by-likeness", also="16.1.1")
MIXED = reps('{"type-identifier":"Public.URL","url":"a:b"}', '{"text":"x","type-identifier":"PUBLIC.FILE-URL"}')
attachments.G.invalid("types.public-url-in-capitals", "14.3.3", MIXED, "type-identifier.url /main-attachment/representations/1/type-identifier", flags="types-compared-with-case", also="14.3.4")

# Suggested names

NAMES = ["\uff0f", "\u2215", "\u2044", "\uff3c", "\u29f5", "\uff1a", "\ua789", "\u2236", "\uff0e", "\uff0e\uff0e", "\u2024\u2024", "\u2025", "..\u0301", ".\u2024", "\ufeff.", "a\u00ad", "\u200b", "\u2028", "\ufffd", "\ufdd0", "\u061b", "\u200d", "\u2065", "\u206a", "\u00a0", " ..", ". ."]
MANY = before('"additional-attachments":[%s]' % ",".join('{"representations":[%s],"suggested-name":"%s"}' % (REP, one) for one in NAMES))
attachments.G.valid("names.what-looks-like-a-separator-is-safe", "14.5.1", MANY, MANY, flags="name-by-likeness", also="6.2.2")

# Names of members, namespaces and parameters

MEMBERS = ["Title", "TITLE", "t\u0131tle", "\uff54itle", "ti\u00adtle", "title ", "\ufefftitle", "source\u2010url", "source_url", "sourceUrl", "sourceurl", "tag", "userInfo"]
unknown.G.invalid("likeness.of-members", "12.1.2", doc(",".join(f'"{one}":5' for one in MEMBERS)), [f"member.unknown /{one}" for one in MEMBERS], flags="member-by-likeness", also="6.2.2 12.2.1")
VERSIONS = ["Version", "\uff56ersion", "version "]
data = "{" + MAIN + "," + ",".join(f'"{one}":"1.0"' for one in VERSIONS) + "}"
unknown.G.invalid("likeness.of-the-version", "11.1.1", data, ["version.missing ", *(f"member.unknown /{one}" for one in VERSIONS)], flags="member-by-likeness", also="6.2.2")
DOTS = ["\uff0e", "\u2024", "\u3002", "\u00b7", "\uff61", "\u0660", "\u06d4"]
for place, wrap, pointer in [
    ("the-document", doc, ""), ("an-attachment", lambda m: before('"additional-attachments":[{"representations":[%s],%s}]' % (REP, m)), "/additional-attachments/0"), ("a-representation", lambda m: rep2('{"text":"x","type-identifier":"a.b",%s}' % m), "/main-attachment/representations/1"),
    ("a-run", lambda m: runs('{"text":"x",%s}' % m), "/content-text/0"), ("the-referrer", lambda m: doc('"referrer":{"app-name":"x",%s}' % m), "/referrer"), ("an-overlay", lambda m: act('{"title":"x",%s}' % m), "/activities/com.example.x"),
]:  # fmt: skip
    members = [f"a{dot}b" for dot in DOTS] + ["\uff04x", "\ufe69y", "\u20acz"]
    unknown.G.invalid(f"likeness.dots-in-{place}", "12.1.2", wrap(",".join(f'"{one}":1' for one in members)), [f"member.unknown {pointer}/{one}" for one in members], flags="name-by-likeness-of-a-mark", also="12.1.3 12.1.4")
SPACES = [f"com{dot}a" for dot in DOTS] + ["\uff04x", "com.example\uff0ea"]
parameters.G.invalid("namespaces.dots-of-another-form", "20.1.2", doc('"parameters":{' + ",".join(f'"{one}":{{"b":1}}' for one in SPACES) + "}"), [f"namespace.name /parameters/{one}" for one in SPACES], flags="name-by-likeness-of-a-mark", also="1.1.6")
KEYS = sorted([f"a{dot}b" for dot in DOTS] + ["\uff04x", "\u200b", "\u3000"])
data = doc('"parameters":{"a.b":{' + ",".join(f'"{one}":1' for one in KEYS) + "}}")
parameters.G.valid("namespaces.keys-with-dots-of-another-form", "20.1.3", data, data, flags="name-by-likeness-of-a-mark")
KEYS = sorted(["\uff58-extension-item", "x\u2010extension\u2010item", "x-extens\u0131on-item", "\ufeffx-extension-item", "x_extension_item", "x-extension\u00ad-item", "x-extension-\u00eftem", "x-extension-", "xx-extension-item"])
data = doc('"user-info":{' + ",".join(f'"{one}":1' for one in KEYS) + "}")
parameters.G.valid("user-info.reserved-beginning-in-another-form", "20.2.2", data, data, flags="name-by-likeness-of-a-mark", also="6.2.2")
TWO = before('"activities":{"com.example.A":{"title":"A"},"com.example.a":{"title":"a"}}')
activities.G.resolve("resolution.for-a-type-in-capitals", "19.3.1", TWO, "com.example.A", doc('"title":"A"'), flags="activity-without-case", also="19.1.1")
THREE = TWO.replace("{", '{"activities":{"com.example.B":{"tags":["b"]},', 1).replace('"activities":{"com.example.A"', '"com.example.A"')
activities.G.resolve("resolution.for-a-type-beside-one-in-capitals", "19.3.1", THREE, "com.example.a", doc('"title":"a"'), flags="activity-without-case", also="19.1.1")
SPACES = '{"excluded-activities":["com.example.A","com.example.a"],' + MAIN + ',"parameters":{"com.example.A":{"b":1},"com.example.a":{"B":1,"b":1}},' + VERSION + "}"
activities.G.valid("names.in-two-cases", "19.1.1", SPACES, SPACES, flags="activity-without-case", also="20.1.2")

# Tags and the one key that is refused

LIKE = ["\uff04data", "\ufe69url", "\ufeff$data", " $data", "\u20acdata", "data", "CF\uff04UID", "cf$uid", "CF$UID ", "CF$UI\u0110", "\uff23F$UID"]
data = val("[" + ",".join(f'{{"{one}":"QQ=="}}' for one in LIKE) + "]")
values.G.valid("tags.keys-that-look-like-those-of-tags", "7.1.1", data, data, flags="tag-by-likeness", also="6.2.2 7.2.5")
LIKE = ["$DATA", "$d\u0430ta", "$\uff44ata", "$data ", "$data\u00ad", "$ data", "$\u200bdata", "$date\u0301"]
data = val("[" + ",".join(f'{{"{one}":"QQ=="}}' for one in LIKE) + "]")
values.G.invalid("tags.known-ones-in-another-spelling", "7.1.6", data, [f"tag.unknown {V}/{n}" for n in range(len(LIKE))], data, flags="tag-by-likeness", also="6.2.2")

# Schemes, whose letters are those of ASCII (18.1.1)

LIKE = ["f\u0131le:///x", "F\u0130LE:///x", "\ufb01le:///x", "java\u017fcript:1", "JAVASCR\u0130PT:1", "\uff46ile:///x", "file\uff1a///x", "d\u0430ta:,x", "\u200bfile:///x", "f\u00adile:///x"]
for id, data, at in [("a-document", lambda url: doc(f'"source-url":"{url}"'), "/source-url")]:
    SEVERAL = '"additional-attachments":[' + ",".join('{"representations":[{"type-identifier":"public.url","url":"%s"}]}' % one for one in LIKE) + "]"
    found = [f"url.malformed /additional-attachments/{n}/representations/0/url" for n in range(len(LIKE))]
    values.G.invalid("urls.schemes-beyond-ascii-are-malformed", "18.1.2", before(SEVERAL), found, doc(), flags="scheme-by-language", also="1.1.8")
CAPITALS = ["FILE:///x", "FiLe:x", "JAVASCRIPT:1", "JavaScripT:1", "CONTENT:a", "BLOB:a", "DATA:,x"]
SEVERAL = '"additional-attachments":[' + ",".join('{"representations":[{"type-identifier":"public.url","url":"%s"}]}' % one for one in CAPITALS) + "]"
values.G.invalid("urls.schemes-in-capitals-are-excluded", "18.1.2", before(SEVERAL), [f"url.scheme /additional-attachments/{n}/representations/0/url" for n in range(len(CAPITALS))], doc(), flags="scheme-by-language", also="1.1.8")
NEARLY = sorted(["files:x", "fil:x", "fi-le:x", "file.x:y", "xfile:x", "javascripts:1", "java+script:1", "datas:x", "content-:x", "blobs:x"])
data = val("[" + ",".join('{"$url":"%s"}' % one for one in NEARLY) + "]")
values.G.valid("urls.schemes-nearly-excluded", "18.1.2", data, data, flags="scheme-by-language")

# XML: names and words

for id, name in [("another-width", "UTF-\uff18"), ("a-long-s", "u\u017f-ascii"), ("another-hyphen", "UTF\u20108"), ("a-dotless-i", "US-ASC\u0131I"), ("an-alias", "utf8"), ("another-alias", "ascii"), ("a-space", "UTF-8 "), ("an-underscore", "utf_8"), ("a-longer-name", "UTF-8-MAC"), ("another-name", "US-ASCII-1")]:
    xml.G.invalid(f"encoding.name-with-{id}", "4.1.4", f'<?xml version="1.0" encoding="{name}"?>' + xdoc(), "xml.encoding  @:1", flags="encoding-by-likeness", also="1.1.8")
for id, name in [("utf-8", "UTF-8"), ("us-ascii", "US-ASCII"), ("utf-16le", "UTF-16LE"), ("utf-16be", "utf-16be"), ("another-width", "UTF-1\uff16")]:
    data = "\ufeff" + f'<?xml version="1.0" encoding="{name}"?>' + xdoc()
    xml.G.invalid(f"encoding.of-utf-16-named-{id}", "4.1.4", data.encode("utf-16-be"), "xml.encoding  @:1", flags="encoding-by-likeness")
data = "\ufeff" + '<?xml version="1.0" encoding="uTf-16"?>' + xdoc()
for id, codec in [("big", "utf-16-be"), ("little", "utf-16-le")]:
    xml.G.valid(f"encoding.name-in-both-cases-in-{id}-endian-utf-16", "4.1.4", data.encode(codec), doc(), flags="encoding-by-likeness", also="1.1.8")
for id, data, finding in [
    ("root-in-capitals", "<PLIST><dict/></PLIST>", "xml.element "), ("root-of-another-width", "<\uff50list><dict/></\uff50list>", "xml.element "), ("end-tag-in-another-case", "<plist><dict></Dict></plist>", "xml.syntax "),
    ("type-in-capitals", "<!DOCTYPE PLIST><plist><dict/></plist>", "xml.doctype "), ("doctype-in-small-letters", "<!doctype plist><plist><dict/></plist>", "xml.syntax "), ("public-in-small-letters", "<!DOCTYPE plist public 'a' 'b'><plist><dict/></plist>", "xml.syntax "),
    ("cdata-in-small-letters", "<plist><dict><key><![cdata[a]]></key><true/></dict></plist>", "xml.syntax "), ("entity-in-capitals", "<plist><dict><key>a</key><string>&AMP;</string></dict></plist>", "xml.entity /a"), ("entity-of-another-width", "<plist a='&\uff4ct;'><dict/></plist>", "xml.entity "),
    ("yes-in-capitals", "<?xml version='1.0' standalone='YES'?><plist><dict/></plist>", "xml.syntax "), ("version-in-capitals", "<?xml VERSION='1.0'?><plist><dict/></plist>", "xml.syntax "), ("digit-of-another-width", "<?xml version='\uff11.0'?><plist><dict/></plist>", "xml.syntax "),
    ("dotless-i-in-integer", "<plist><dict><key>a</key><\u0131nteger>1</\u0131nteger></dict></plist>", "xml.element "), ("kelvin-sign-in-key", "<plist><dict><\u212aey>a</\u212aey><true/></dict></plist>", "xml.element "), ("capital-target", "<?XmL a?><plist><dict/></plist>", "xml.syntax "),
]:  # fmt: skip
    xml.G.invalid("likeness." + id, "4.2.1" if "element" in finding else "4.1.6" if "entity" in finding else "4.1.7" if "doctype" in finding else "4.1.1", data, finding, flags="words-by-likeness", also="1.1.8")
TARGET = "<?\uff58ml a?><?xm\u2113 a?><?xmL1?>" + xdoc()
xml.G.valid("likeness.targets-that-are-not-xml", "4.1.8", TARGET, doc(), flags="words-by-likeness", also="4.1.1")

# Colors

COLORS = ["\uff03FFFFFF", "#\uff26FFFFF", "#\uff11\uff12\uff13456", "#FFFFFF\uff18\uff10", "\u266fFFFFFF", "#\u0410BCDEF", "# FFFFF", "#+FFFFF", "#0xFFFF", "#FFFFF", "#FFFFFFF", "#FFFFFF800"]
data = runs(*('{"%sground-color":"%s","text":"%s"}' % ("fore" if n % 2 else "back", one, n) for n, one in enumerate(COLORS)))
found = [f"color.malformed /content-text/{n}/{'fore' if n % 2 else 'back'}ground-color" for n in range(len(COLORS))]
text.G.invalid("colors.of-other-characters", "15.2.3", data, found, runs('{"text":"%s"}' % "".join(map(str, range(len(COLORS))))), flags="color-by-likeness", also="1.1.8")

# Characters that keys and strings may hold, and that XML holds unchanged (6.2.4, 7.1.3)

SOME = ["\x7f", "\x80", "\x85", "\x9f", "\u00ad", "\u061c", "\u200b", "\u200e", "\u2028", "\u2029", "\u202e", "\u2066", "\ud7ff", "\ue000", "\uf8ff", "\ufdcf", "\ufdd0", "\ufdef", "\ufdf0", "\ufeff", "\ufff9", "\ufffc", "\ufffd", "\U0001fffe", "\U0001ffff", "\U0002fffe", "\U000e0001", "\U000f0000", "\U0010fffe", "\U0010ffff", "\u0378", "\U000e0fff"]
ORDER = sorted(SOME, key=lambda one: one.encode("utf-16-be"))
values.G.valid("keys.of-characters-that-xml-holds", "6.2.4", val("{" + ",".join(f'"{one}":1' for one in ORDER) + "}"), val("{" + ",".join(f'"{one}":1' for one in ORDER) + "}"), flags="key-list-longer", also="6.2.1 9.1.4")
data = val("[" + ",".join(f'"{one}"' for one in SOME) + "]")
values.G.valid("text.of-characters-that-xml-holds", "7.1.3", data, data, flags="key-list-longer", also="4.1.5 9.1.4")
XML = DECL + DTD + '<plist version="1.0">\n<dict>\n\t<key>a</key>\n\t<array>\n%s\t</array>\n</dict>\n</plist>\n'
for to, output in [("json", '{"a":[' + ",".join(f'"{one}"' for one in SOME) + "]}"), ("xml", XML % "".join(f"\t\t<string>{one}</string>\n" for one in SOME))]:
    conversion.G.convert(f"strings.of-characters-that-xml-holds-to-{to}", "7.1.3", '{"a":[' + ",".join(f'"{one}"' for one in SOME) + "]}", to, output, flags="key-list-longer", also="9.1.4 9.3.4")
KEYS = DECL + DTD + '<plist version="1.0">\n<dict>\n%s</dict>\n</plist>\n' % "".join(f"\t<key>{one}</key>\n\t<true/>\n" for one in ORDER)
conversion.G.convert("keys.of-characters-that-xml-holds-to-xml", "8.1.5", "{" + ",".join(f'"{one}":true' for one in SOME) + "}", "xml", KEYS, flags="key-list-longer", also="6.2.4")
WRITTEN = "".join(f"<string>{one}</string><string>&#{ord(one)};</string><string>&#x{ord(one):x};</string>" for one in SOME)
xml.G.valid("text.of-characters-that-xml-holds", "4.1.5", xval(f"<array>{WRITTEN}</array>"), val("[" + ",".join(f'"{one}"' for one in SOME for _ in range(3)) + "]"), flags="key-list-longer", also="4.1.6")
LACKING = [chr(n) for n in [*range(9), 0xB, 0xC, *range(0xE, 0x20), 0xFFFE, 0xFFFF]]
escaped = [one if ord(one) > 0x1F else {8: "\\b", 12: "\\f"}.get(ord(one), f"\\u{ord(one):04x}") for one in LACKING]
ONLY = sorted(zip(LACKING, escaped))
data = val("{" + ",".join(f'"{one}":1' for _, one in ONLY) + "}")
values.G.invalid("keys.of-every-character-that-xml-lacks", "6.2.4", data, [f"key.unsupported {V}/{one}" for one, _ in ONLY], data, flags="key-control key-noncharacter", also="4.1.5")
