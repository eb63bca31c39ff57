"""Reading and writing back: pointers, locations, lenient reading, editors (section 21)."""

from .documents import (
    MAIN, R0, R1, REP, V, VERSION, XMAIN, act, at, before, bplist, bval, doc, rep2, reps, runs, s, val, xdoc, xtag, xval,
)
from .making import Group

NOTES = """
    pointer-unescaped | does not escape ~ and / in pointers | a pointer leads to another value
    pointer-of-escape | names a key as it is written, and not as 7.2.2 reads it | a pointer leads nowhere
    pointer-through-tag | takes the key of a known tag for a step | a pointer leads nowhere
    pointer-not-through-kept-tag | does not take the key of a kept tag for a step | a pointer leads to another value
    location-characters | counts characters for the offset | an editor marks another place
    location-utf16-column | counts UTF-16 units for the column | an editor marks another place
    location-line-ends | counts only LF as the end of a line, or CR LF as two | an editor marks another line
    location-bom | does not count the byte order mark for the offset, or counts it for the column | an editor marks another place
    location-end | gives the location of the end of a value, or of the key | an editor marks another place
    location-of-name | gives the location of the value where the name is at fault | an editor marks another place
    location-of-error | gives the location of the value that is broken, and not of the first byte that cannot be accepted | an editor marks another place
    location-of-xml-error | gives the location of the end of the markup that is broken, or of its beginning | an editor marks another place
    location-of-binary-error | gives the offset of the object or of the file | the fault cannot be found
    location-in-the-order-of-findings | looks for locations in the order of the findings | a finding that comes later for an earlier place has a wrong location
    findings-cut-short | stops before 1,000 findings | a sender mends some faults and then learns of others
    lenient-findings-lost | reports only some of the findings of what it delivers leniently | the user does not learn what was left out
    lenient-fails | fails leniently at a finding that is not an error | a receiver gets nothing where it could get most
    lenient-too-lenient | delivers an item in spite of an error | a receiver acts on what it misread
    findings-depend | leaves out findings that follow others | a sender mends one fault after another
    arrays-reordered | reorders arrays, or drops their duplicates, when it writes back | the sender's order is lost
    set-aside-lost | does not write back what lenient reading set aside | a program that changed nothing destroys what it did not understand
    defaults-written | writes back what lenient reading delivered | a program that changed nothing changes the payload
"""

G = Group("reading", "Reading, locations and writing back", "21", NOTES)

# Pointers

G.invalid(
    "pointers.escape-tilde-and-slash", "21.4.1", val('{"a/b~c":null,"d":1}'), f"value.null {V}/a~1b~0c", val('{"d":1}'), flags="pointer-unescaped"
)
G.invalid(
    "pointers.name-the-key-without-escape",
    "21.4.2",
    val('{"$$data":{"x":null,"y":1}}'),
    f"value.null {V}/$data/x",
    val('{"$$data":{"y":1}}'),
    flags="pointer-of-escape",
    also="7.2.2",
)
G.invalid(
    "pointers.go-through-kept-tags",
    "21.4.3",
    '{"com.x":{"$point":[{"a":null}]},' + doc()[1:],
    ["tag.unknown /com.x", "value.null /com.x/$point/0/a"],
    doc(),
    flags="pointer-not-through-kept-tag",
)
G.invalid(
    "pointers.do-not-go-through-known-tags", "21.4.3", val('[1,{"$integer":"7"}]'), f"tag.needless {V}/1", val("[1,7]"), flags="pointer-through-tag"
)
CUT = '},"version":"1.0"}'
for id, text, finding in [
    ("of-an-escape-that-is-cut", val('{"$$x":tru')[: -len(CUT)], f"json.truncated {V}/$$x"),
    ("of-a-tag-that-is-cut", val('{"$data":"QQ')[: -len(CUT)], f"json.truncated {V}/$data"),
    ("around-a-syntax-error", val('{"$$x":{"a":x}}'), f"json.syntax {V}/$$x"),
    ("around-an-overflow", val('{"$$x":[1e400]}'), f"number.overflow {V}/$$x/0"),
    ("around-a-uid", val('{"$$x":{"CF$UID":1}}'), f"value.uid {V}/$$x"),
    ("around-an-error-in-xml", xtag("$$x", "<integer>x</integer>"), f"xml.integer {V}/$$x"),
    ("around-an-error-in-binary", bval(b"\xd1\x10\x11", s("$$x"), b"\x0c"), f"binary.object {V}/$$x"),
]:
    G.invalid(f"pointers.key-{id}-is-as-it-stands", "21.4.2", text, finding, flags="pointer-of-what-has-not-ended")
G.notes["pointer-of-what-has-not-ended"] = {"bug": "takes the escape from a key, or a tag for no step, before the dictionary has ended", "effect": "programs point at different places"}
G.invalid(
    "pointers.hold-every-character",
    "21.4.1",
    val('{"":{"\u00e9 \\"":null,"a":1}}'),
    f'value.null {V}//\u00e9 "',
    val('{"":{"a":1}}'),
    flags="pointer-unescaped",
)

# Locations

T = (
    '{"version": "1.0",\n  "t\u00edtulo \U0001f600": 1, "colour": "red",\n'
    + MAIN
    + ',\n "title": 5, "parameters": {"x": {"a": 1}, "a.b": {"c.d": 1}} }'
)
G.invalid(
    "locations.in-json",
    "21.4.7",
    T,
    [
        "member.unknown /t\u00edtulo \U0001f600" + at(T, '"t\u00ed'),
        "member.unknown /colour" + at(T, '"colour"'),
        "member.type /title" + at(T, "5, "),
        "namespace.name /parameters/x" + at(T, '"x": {"a"'),
        "parameter.key /parameters/a.b/c.d" + at(T, '"c.d"'),
    ],
    flags="location-characters location-utf16-column location-of-name location-end",
    also="21.4.5 21.1.2",
)
G.invalid(
    "locations.of-the-example",
    "21.4.5",
    '{"version": "1.0", "tags": 1}',
    ["main-attachment.missing  @0:1:1", "member.type /tags @27:1:28"],
    flags="location-end",
    also="21.4.7",
)
CR = '{"a":1,\r"b":2,\r\n"c":3,\n\r"d":4,"version":"1.0",' + MAIN + "}"
G.invalid(
    "locations.after-every-line-end",
    "21.4.6",
    CR,
    ["member.unknown /a @1:1:2", "member.unknown /b @8:2:1", "member.unknown /c @16:3:1", "member.unknown /d @24:5:1"],
    flags="location-line-ends",
)
for id, data, finding, flag in [
    ("syntax-error", '{"\u00e9": 1,\n x}', "json.syntax  @11:2:2", "location-characters"),
    ("end", '{"a": [1,\n', "json.truncated /a @10:2:1", "location-end"),
    ("trailing-text", doc() + "\n x", "json.trailing  @%d:2:2" % (len(doc()) + 2), "location-end"),
    ("duplicate-key", '{"a": 1, "a": 2}', "value.duplicate-key /a @9:1:10", "location-of-name"),
    ("uid", '{"x": {"CF$UID": 1}}', "value.uid /x @6:1:7", "location-end"),
    ("bad-digit-of-an-escape", '{"a":"\\u12G4"}', "json.syntax /a @10:1:11", "location-of-error"),
    ("letter-of-a-literal", val("tru}"), f"json.syntax {V}" + at(val("tru}"), "}},"), "location-of-error"),
    ("half-a-pair", '{"a":"x\\ud800y"}', "json.surrogate /a @7:1:8", "location-end"),
    ("bad-bytes", b'{"\xc3\xa9":"ab\xff"}', "json.utf-8 /\u00e9 @9:1:9", "location-characters"),
    ("byte-in-place-of-a-value", b'{"a":\xff}', "json.utf-8  @5:1:6", "location-of-error"),
    ("byte-in-a-literal", b'{"a":nu\xc0}', "json.utf-8 /a @7:1:8", "location-of-error"),
    ("end-after-half-a-pair", '{"a":"\\ud800', "json.truncated /a @12:1:13", "location-of-error"),
    ("attribute", "<plist a='1' a='2'><dict/></plist>", "xml.syntax  @13:1:14", "location-of-xml-error"),
    ("end-tag", "<plist><dict></dirt></plist>", "xml.syntax  @17:1:18", "location-of-xml-error"),
    ("entity-in-an-attribute", "<plist a='&x;'><dict/></plist>", "xml.entity  @10:1:11", "location-of-xml-error"),
    ("document-type", "<!DOCTYPE html><plist/>", "xml.doctype  @10:1:11", "location-of-xml-error"),
    ("end-of-xml", "<plist><array><di", "xml.truncated  @17:1:18", "location-end"),
    ("comment", "<!-- a -- b -->" + xdoc(), "xml.syntax  @9:1:10", "location-of-xml-error"),
    ("header", b"bplist0", "binary.header  @7", "location-of-binary-error"),
    ("reference-of-a-key", bplist([b"\xd1\xff\xfe", b"\x09"]), "binary.reference  @9", "location-of-binary-error"),
]:
    G.invalid(
        f"locations.of-{'an' if id[0] in 'aeiou' and id != 'uid' and not id.startswith('end') else 'the' if id.startswith('end') else 'a'}-{id}",
        "21.4.7",
        data,
        finding,
        flags=flag,
    )
G.invalid(
    "locations.of-the-document-and-its-first-name",
    "21.4.7",
    '{"colour":1}',
    ["member.unknown /colour @1:1:2", "version.missing  @0:1:1", "main-attachment.missing  @0:1:1"],
    flags="location-in-the-order-of-findings",
    also="21.4.5",
)
EQUAL = runs('{"text":"a"}', '{"text":"b"}')
G.invalid("locations.of-equal-runs", "21.4.4", EQUAL, ["text.equal-runs /content-text/1" + at(EQUAL, '{"text":"b"}')], flags="location-end")
NEEDLESS = val('[{"$integer":"7"},{"$date":{"$string":"MjAyNi0xMS0yMFQwMTowMjowM1o="}}]')
G.invalid(
    "locations.of-tags",
    "21.4.7",
    NEEDLESS,
    [f"tag.needless {V}/0" + at(NEEDLESS, '{"$int'), f"tag.needless {V}/1" + at(NEEDLESS, '{"$date')],
    flags="location-end",
)
KEY = val('{"$$a\\r":1}')
G.invalid("locations.of-an-unsupported-key", "21.4.7", KEY, [f"key.unsupported {V}/$a\r" + at(KEY, '"$$a')], flags="location-of-name")
OVERLAY = act('{"title":"x","version":"1.0"}')
G.invalid(
    "locations.of-a-member-that-has-no-place",
    "21.4.7",
    OVERLAY,
    ["activity.member /activities/com.example.x/version" + at(OVERLAY, '"version":"1.0"}')],
    flags="location-of-name",
)
X = (
    "<plist>\n<dict>\n\t<key>\u00e9</key>\n\t<true/>\n\t<key>title</key> <integer>5</integer>"
    + XMAIN
    + "<key>version</key><string>1.0</string></dict></plist>"
)
G.invalid(
    "locations.in-xml",
    "21.4.7",
    X,
    ["member.unknown /\u00e9" + at(X, "<key>\u00e9"), "member.type /title" + at(X, "<integer>")],
    flags="location-end location-of-name",
)
G.invalid(
    "locations.after-a-byte-order-mark",
    "21.4.6",
    b"\xef\xbb\xbf" + X.encode(),
    ["member.unknown /\u00e9" + at(X, "<key>\u00e9", 3), "member.type /title" + at(X, "<integer>", 3)],
    flags="location-bom",
)
G.invalid(
    "locations.in-utf-16",
    "21.4.6",
    b"\xff\xfe" + X.encode("utf-16-le"),
    ["member.unknown /\u00e9" + at(X, "<key>\u00e9", 2, "utf-16-le"), "member.type /title" + at(X, "<integer>", 2, "utf-16-le")],
    flags="location-bom location-characters",
)
PAIR = '<plist><dict><key>a</key><string>\U0001f600</string><!-- \U0001f600 --><key>b</key><integer>x</integer></dict></plist>'
for id, mark, codec in [("big", b"\xfe\xff", "utf-16-be"), ("little", b"\xff\xfe", "utf-16-le")]:
    G.invalid(
        f"locations.behind-a-pair-of-{id}-endian-utf-16",
        "21.4.6",
        mark + PAIR.encode(codec),
        "xml.integer /b" + at(PAIR, "<integer>", 2, codec),
        flags="location-of-utf-16-pair",
        also="21.4.5",
    )
G.notes["location-of-utf-16-pair"] = {
    "bug": "counts a pair of surrogates as one unit in offsets, or as two characters in columns",
    "effect": "an editor marks another place",
}
for id, value, finding in [
    ("bad-integer", "<integer> x</integer>", "xml.integer"),
    ("bad-date", "<date>x</date>", "xml.date"),
    ("bad-data", "<data>Q</data>", "xml.data"),
    ("bad-real", "<real>x</real>", "xml.real"),
]:
    text = xval("<array>\n" + value + "</array>")
    G.invalid(f"locations.of-a-{id}-in-xml", "21.4.7", text, [f"{finding} {V}/0" + at(text, value)], flags="location-end")
REFERENCE = xval("<string>ab&#1;</string>")
G.invalid("locations.of-a-reference", "21.4.7", REFERENCE, [f"xml.character {V}" + at(REFERENCE, "&")], flags="location-end")
NULL = bval(b"\x00")
G.invalid("locations.in-binary", "21.4.7", NULL, [f"value.null {V} @%d" % (NULL.index(b"\x51v\x00\xd2") + 2)], flags="location-end")
NAME = bplist([b"\xd1\x01\x02", s("colour"), b"\x09"])
G.invalid(
    "locations.of-a-name-in-binary",
    "21.4.7",
    NAME,
    ["version.missing  @8", "main-attachment.missing  @8", "member.unknown /colour @11"],
    flags="location-of-name",
)

# Strictly and leniently

G.invalid("strictly.any-finding-refuses", "21.1.1", doc('"tags":["a",""]'), "member.default /tags/1", doc('"tags":["a"]'), flags="strict-as-lenient")
G.invalid(
    "strictly.a-thousand-findings",
    "21.1.2",
    doc('"tags":[%s"a"]' % ("1," * 1_000)),
    [f"member.type /tags/{n}" for n in range(1_000)],
    doc('"tags":["a"]'),
    flags="findings-cut-short",
    also="21.2.1",
)
G.notes["strict-as-lenient"] = {"bug": "accepts what lenient reading survives", "effect": "a sender does not learn of its faults"}
G.invalid(
    "strictly.base64-is-checked-to-the-last-character",
    "21.1.4",
    rep2('{"data":{"$data":"%s!"},"type-identifier":"public.png"}' % ("QUJD" * 20)),
    [f"tag.malformed {R1}/data", f"member.type {R1}/data"],
    reps(REP),
    flags="base64-garbage",
)
G.invalid(
    "strictly.base64-of-a-representation-is-on-one-line",
    "21.1.4",
    rep2('{"data":{"$data":"%s"},"type-identifier":"public.png"}' % ("QUJD\\n" * 20)),
    [f"tag.malformed {R1}/data", f"member.type {R1}/data"],
    reps(REP),
    flags="base64-line-breaks",
    also="6.5.1",
)
G.invalid(
    "strictly.findings-do-not-depend-on-each-other",
    "21.1.6",
    before(
        '"additional-attachments":[{"representations":[{"file":{"byte-count":-1,"path":5,"size":1},"type-identifier":"x y"}],"suggested-name":"a/b"}]'
    ),
    [
        "member.type /additional-attachments/0/representations/0/file/path",
        "file.byte-count /additional-attachments/0/representations/0/file/byte-count",
        "member.unknown /additional-attachments/0/representations/0/file/size",
        "type-identifier.malformed /additional-attachments/0/representations/0/type-identifier",
        "suggested-name.unsafe /additional-attachments/0/suggested-name",
    ],
    doc(),
    folder=True,
    flags="findings-depend",
    also="21.1.5",
)
G.invalid(
    "strictly.inside-of-what-is-set-aside-is-judged",
    "21.1.5",
    rep2('{"com.example.x":{"$integer":"1"},"data":{"$data":""},"text":"","type-identifier":"html"}'),
    [f"representation.content {R1}", f"type-identifier.malformed {R1}/type-identifier", f"tag.needless {R1}/com.example.x"],
    reps(REP),
    flags="findings-depend",
)
FAULTS = '"colour":1,"content-text":[{"bold":false,"text":"a"}],"referrer":{"web-url":"x"},"source-url":"file:///x","tags":["a",1,"b"],"thumbnail":{"text":"x","type-identifier":"public.png"},"title":5'
G.invalid(
    "leniently.the-item-is-delivered-in-spite",
    "21.2.1",
    before(FAULTS),
    [
        "member.unknown /colour",
        "member.default /content-text/0/bold",
        "url.malformed /referrer/web-url",
        "url.scheme /source-url",
        "member.type /tags/1",
        "representation.content /thumbnail",
        "member.type /title",
    ],
    '{"colour":1,"content-text":[{"text":"a"}],' + MAIN + ',"tags":["a","b"],' + VERSION + "}",
    flags="lenient-fails lenient-findings-lost",
    also="21.2.2",
)
for id, members, version in [("unsupported-version", '"title":"a"', '"2.0"'), ("must-understand", '"must-understand":["x"]', '"1.0"')]:
    G.invalid(
        f"leniently.{id}-still-fails",
        "21.2.4",
        doc(members, version),
        {"u": "version.unsupported /version", "m": "must-understand.unknown /must-understand"}[id[0]],
        flags="lenient-too-lenient",
    )
G.resolve(
    "leniently.parts-that-lack-what-they-need-go",
    "21.2.2",
    before(
        '"additional-attachments":[{"representations":[{"type-identifier":"public.url","url":"x"}]}],"content-text":[{"text":5}],"parameters":{"a.b":5},"referrer":{"app-name":5},"thumbnail":{"type-identifier":"public.url","url":"x"}'
    ),
    None,
    doc(),
    flags="lenient-fails",
    also="21.2.1",
)
G.resolve(
    "leniently.kept-tags-and-unknown-members-are-delivered",
    "21.2.5",
    before('"colour":{"$point":1},"com.example.x":[]'),
    None,
    before('"colour":{"$point":1},"com.example.x":[]'),
    flags="unknown-member-lost tag-as-dictionary",
)
G.resolve(
    "leniently.malformed-data-need-not-be-found",
    "21.2.6",
    rep2('{"data":{"$data":"QR=="},"type-identifier":"public.png"}'),
    None,
    reps(REP),
    level="MAY",
    comment="A reader may leave the base64 unchecked until it is loaded, and then delivers both representations.",
    flags="base64-pad-bits",
)

# Writing back

G.write_back(
    "editor.changes-nothing-it-did-not-set",
    "21.3.1",
    before(FAULTS),
    '{"colour":1,"content-text":[{"bold":false,"text":"a"}],'
    + MAIN
    + ',"referrer":{"web-url":"x"},"source-url":"file:///x","tags":["a",1,"b"],"thumbnail":{"text":"x","type-identifier":"public.png"},"title":5,'
    + VERSION
    + "}",
    flags="set-aside-lost defaults-written unknown-member-lost",
)
G.write_back(
    "editor.keeps-the-order-of-arrays",
    "21.3.4",
    '{"activities":{"a.b":{"tags":["d","c"]}},"excluded-activities":["b.c","a.b","b.c"],'
    + MAIN
    + ',"tags":["b","a","b"],"user-info":{"v":[3,1,2,3]},'
    + VERSION
    + "}",
    '{"activities":{"a.b":{"tags":["d","c"]}},"excluded-activities":["b.c","a.b","b.c"],'
    + MAIN
    + ',"tags":["b","a","b"],"user-info":{"v":[3,1,2,3]},'
    + VERSION
    + "}",
    flags="arrays-reordered",
)
G.write_back(
    "editor.keeps-a-newer-version",
    "11.1.7",
    '{"colour":"red",' + MAIN + ',"version":"1.1"}',
    '{"colour":"red",' + MAIN + ',"version":"1.1"}',
    flags="version-lowered",
)
G.write_back(
    "editor.keeps-representations-it-cannot-use",
    "21.3.1",
    reps(REP, REP, '{"com.example.k":{"$$a":1},"type-identifier":"a.b"}', '{"text":"x"}'),
    reps(REP, REP, '{"com.example.k":{"$$a":1},"type-identifier":"a.b"}', '{"text":"x"}'),
    flags="set-aside-lost unknown-kind-dropped",
)
for id, data, findings in [
    ("uid-that-nulls-leave-alone-is-refused", val('[1,{"CF$UID":1,"a":[null]}]'), [f"value.uid {V}/1"]),
    ("uid-of-user-info-is-refused", doc('"user-info":{"CF$UID":1,"a":null}'), ["value.uid /user-info"]),
    ("uid-in-a-kept-tag-is-refused", val('{"$point":{"CF$UID":1,"a":null}}'), [f"value.uid {V}/$point"]),
    ("key-that-xml-cannot-hold-is-refused", xval("<array><dict><key>a&#13;</key><true/></dict></array>"), [f"key.unsupported {V}/0/a\r"]),
]:
    flag = "uid-left-alone-written" if "uid" in id else "unsupported-key-written"
    G.write_back("editor." + id, "21.3.5", data, findings, flags=flag, also="6.7.1 7.2.5" if "uid" in id else "8.1.5")
G.write_back(
    "editor.key-of-null-that-xml-cannot-hold",
    "21.3.5",
    val('{"a\\r":null,"b":1}'),
    val('{"b":1}'),
    flags="unsupported-key-judged",
    also="6.7.1",
)
G.write_back(
    "editor.key-that-xml-cannot-hold-stays-in-json",
    "21.3.5",
    val('{"a\\r":1}'),
    val('{"a\\r":1}'),
    flags="unsupported-key-judged",
    also="8.1.5",
)
G.notes |= {
    "uid-left-alone-written": {"bug": "writes back a dictionary in which nulls leave only CF$UID", "effect": "no reader takes the payload"},
    "unsupported-key-written": {"bug": "writes back a key that XML cannot hold", "effect": "another key is read back, or the payload cannot be read"},
    "unsupported-key-judged": {"bug": "refuses to write back what JSON carries, or what is not written back", "effect": "a payload cannot be edited"},
}
G.write_back(
    "editor.writes-no-null-and-no-needless-tag",
    "21.3.3",
    before('"com.example.x":null,"colour":[1,null]')[: -len(VERSION) - 1] + '"user-info":{"a":{"$integer":"1"},"b":[null]},' + VERSION + "}",
    '{"colour":[1],' + doc('"user-info":{"a":1}')[1:],
    flags="null-written-back tag-needless-written",
)
G.invalid("locations.of-an-input-cut-after-a-digit", "21.4.4", '{"a": 1', "json.truncated  @7:1:8")
G.invalid("locations.of-a-document-type-after-the-root", "21.4.7", xdoc() + "<!DOCTYPE plist>", f"xml.trailing  @{len(xdoc())}:1:{len(xdoc()) + 1}", also="4.1.3")
for id, text in [("an-unknown-entity", "&x;"), ("the-end-of-a-section", "]]>")]:
    G.invalid(f"locations.of-{id}-between-elements", "4.2.3", f"<plist><dict>{text}</dict></plist>", "xml.element  @13:1:14", also="21.4.7")
G.invalid(
    "locations.of-an-impossible-number-of-objects",
    "21.4.7",
    b"bplist00\xd0\x08" + bytes(6) + b"\x01\x01" + (1 << 63).to_bytes(8, "big") + bytes(8) + (9).to_bytes(8, "big"),
    "binary.trailer  @34",
)
