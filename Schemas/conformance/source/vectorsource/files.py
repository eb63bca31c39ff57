"""Files and payload folders (14.6)."""

from .documents import MAIN, R0, R1, REP, VERSION, before, doc, file, rep2, reps, thumb
from .making import Group, being

NOTES = """
    path-parent | takes a path that leaves the folder | a payload reads any file of the device
    path-below | takes a path of several folders | a payload reads files of other folders
    path-elsewhere | takes a path outside attachments | a payload reads the document itself or other files
    path-absolute | takes an absolute path | a payload reads any file of the device
    path-capitals | takes capital letters in a path | two files are one on some file systems
    path-hidden | takes a name that begins with a point | files that no one sees
    path-point-at-end | takes a name that ends with a point | Windows drops the point, and reads another file
    path-empty-name | takes a path of no name | the folder itself is opened
    path-device | takes the names of devices | a program on Windows hangs or writes to a device
    path-device-with-extension | compares the names of devices with the whole name | nul.txt is a device on Windows
    path-device-first-point | checks the name before its last point for a device | com1.tar.gz is a device on Windows
    path-device-prefix | takes every name that begins like a device for one | console.txt is refused
    path-length | does not limit the length of a name | the file cannot be written everywhere
    path-first-character | takes a hyphen or underscore first | a command takes the name for an option
    path-space | takes spaces in a path | the file has another name elsewhere
    path-non-ascii | takes non-ASCII letters in a path | the name has two spellings on disk
    path-line-feed | matches a path with a pattern whose end allows a line feed after it | the file has another name elsewhere
    path-backslash | takes a backslash in a path | a payload reads files of other folders on Windows
    path-twice | takes a path twice | two attachments are one file, and a change to one changes the other
    path-twice-in-overlays | looks for repeated paths only in the document | two attachments are one file
    path-everywhere | takes every path in a document for one of a file | a vendor's values are checked
    file-outside-folder | takes files in a document that is not in a payload folder | a document from elsewhere reads files
    file-dropped-outside | drops a file in lenient reading where there is no folder | a part of the item is lost, though only loading fails
    byte-count-taken | takes a byte count that is negative, a fraction or out of range | a check of the size passes or wraps
    byte-count-type | takes a byte count of another type, or finds member.type for it | programs report different findings for the same breach
    byte-count-zero | refuses a file of no bytes | an empty file cannot be shared
    file-members-optional | takes a file without path or size | a check of the size is left out
    file-as-string | takes a string for a file | other readers refuse the payload
    thumbnail-file-refused | takes only files in attachments | a thumbnail is lost
    file-missing-twice | has a finding for each member that a file lacks | one value has one finding twice
"""

G = Group("files", "Files and payload folders", "14.6", NOTES)

P = f"{R1}/file/path"


def good_file(path: str, type: str, count: str = "1") -> str:
    return '{"file":{"byte-count":%s,"path":"attachments/%s"},"type-identifier":"%s"}' % (count, path, type)


NAMES = ["clip.mov", "1", "a..b", "console.txt", "a" * 100, "x-", "x_", "com10", "lpt", "conx", "0.con", "com.1"]
ALL = reps(*(good_file(n, f"a.b{i}") for i, n in enumerate(NAMES)))
G.valid("paths.every-form", "14.6.2", ALL, ALL, folder=True, flags="path-device-prefix", also="14.6.3 14.6.6")
for id, path, flag in [
    ("parent-folder", "attachments/../x", "path-parent"),
    ("folder-below", "attachments/a/b", "path-below"),
    ("name-alone", "clip.mov", "path-elsewhere"),
    ("absolute-path", "/attachments/a", "path-absolute"),
    ("other-folder", "Attachments/a", "path-folder-case"),
    ("capital", "attachments/Clip.mov", "path-capitals"),
    ("hidden-file", "attachments/.a", "path-hidden"),
    ("point-at-the-end", "attachments/a.", "path-point-at-end"),
    ("no-name", "attachments/", "path-empty-name"),
    ("device", "attachments/con", "path-device"),
    ("device-with-extension", "attachments/nul.txt", "path-device-with-extension"),
    ("device-with-two-extensions", "attachments/com1.tar.gz", "path-device-first-point"),
    ("device-0", "attachments/lpt0", "path-device-zero"),
    ("101-characters", "attachments/" + "a" * 101, "path-length"),
    ("hyphen-first", "attachments/-a", "path-first-character"),
    ("underscore-first", "attachments/_a", "path-first-underscore"),
    ("space", "attachments/a b", "path-space"),
    ("letter-beyond-ascii", "attachments/\u00e4", "path-non-ascii"),
    ("line-feed", "attachments/a\\n", "path-line-feed"),
    ("backslash", "attachments\\\\a", "path-backslash"),
    ("empty-one", "", "path-empty"),
    ("current-folder", "./attachments/a", "path-current"),
    ("file-url", "file:attachments/a", "path-url"),
    ("nul", "attachments/a\\u0000", "path-nul"),
    ("escape", "attachments/%2e%2e", "path-escape"),
]:
    G.invalid(
        f"paths.{being(id)}-refused",
        "14.6.2",
        file(f'"{path}"'),
        f"file.path {P}",
        folder=True,
        flags=flag,
        also="21.2.4 24.1.3" if id == "parent-folder" else "",
    )
G.notes |= {
    "path-folder-case": {"bug": "compares the folder attachments without case", "effect": "the file is found only on some file systems"},
    "path-device-zero": {"bug": "forgets com0 and lpt0", "effect": "a program on Windows hangs or writes to a device"},
    "path-first-underscore": {"bug": "takes an underscore first", "effect": "other readers refuse the payload"},
    "path-empty": {"bug": "takes an empty path, for itself or for its default", "effect": "the folder itself is opened"},
    "path-current": {"bug": "resolves a path before it tests it", "effect": "a path has many spellings, and occurs twice unnoticed"},
    "path-url": {"bug": "takes a URL for a path", "effect": "a payload reads any file of the device"},
    "path-nul": {"bug": "takes NUL in a path", "effect": "the file system opens another file than the one that was tested"},
    "path-escape": {"bug": "takes the percent sign, and decodes it later", "effect": "a payload leaves the folder after the test"},
}
G.invalid("paths.stand-once", "14.6.2", reps(good_file("a", "a.b"), good_file("a", "a.c")), f"file.path {P}", folder=True, flags="path-twice")
G.invalid(
    "paths.that-break-the-rules-twice",
    "14.6.2",
    reps(good_file("A", "a.b"), good_file("A", "a.c"), good_file("b", "a.d")),
    [f"file.path {R0}/file/path", f"file.path {P}"],
    folder=True,
    flags="path-faulty-twice",
    also="21.1.5",
)
G.notes["path-faulty-twice"] = {"bug": "reports a path that is malformed and occurs twice once, or twice at one place", "effect": "findings differ between programs"}
G.invalid(
    "paths.stand-once-with-overlays",
    "21.4.4",
    '{"version":"1.0","main-attachment":{"representations":[%s]},"activities":{"com.x":{"thumbnail":%s}}}'
    % (good_file("a", "a.b"), good_file("a", "a.b")),
    f"file.path {R0}/file/path",
    folder=True,
    flags="path-twice-in-overlays",
    also="14.6.2",
    comment="In canonical order the overlay comes first, so that the later path is that of the main attachment.",
)
G.valid(
    "paths.in-a-property-list-do-not-count",
    "14.6.2",
    reps(good_file("a", "a.b"), '{"property-list":{"file":{"path":"attachments/a"}},"type-identifier":"a.c"}'),
    folder=True,
    flags="path-everywhere",
    also="12.1.5",
)
G.invalid(
    "paths.in-a-reserved-overlay-do-not-count",
    "21.1.5",
    before('"activities":{"$x.y":{"thumbnail":%s},"com.example.x":{"title":"a"}}' % good_file("1", "public.png"))[: -len(VERSION) - 1]
    + '"thumbnail":%s,' % good_file("1", "public.png")
    + VERSION
    + "}",
    "member.reserved /activities/$x.y",
    folder=True,
    flags="path-everywhere",
)
G.invalid(
    "paths.wrong-one-of-the-main-attachment-ends-it",
    "21.2.4",
    reps(good_file("a/b", "public.png")),
    f"file.path {R0}/file/path",
    folder=True,
    flags="path-below",
)
G.invalid("paths.are-strings", "14.6.3", file("1"), f"member.type {P}", reps(REP), folder=True, flags="wrong-type-converted")

G.valid(
    "byte-count.whole-range",
    "14.6.4",
    reps(good_file("a", "a.b", "0"), good_file("b", "a.c", "9007199254740991")),
    folder=True,
    flags="byte-count-zero",
)
G.valid(
    "byte-count.integral-spelling-is-an-integer",
    "14.6.4",
    file('"attachments/a"', "12.0"),
    file('"attachments/a"', "12"),
    folder=True,
    flags="integer-as-real",
    also="6.3.4",
)
for id, count, flag in [
    ("negative", "-1", "byte-count-taken"),
    ("fraction", "1.5", "byte-count-taken"),
    ("beyond-2-53", '{"$integer":"9007199254740992"}', "byte-count-taken"),
    ("real-beyond-2-53", "9007199254740992", "byte-count-taken"),
    ("string", '"1"', "byte-count-type"),
    ("boolean", "true", "byte-count-type"),
    ("array", "[]", "byte-count-type"),
]:
    G.invalid(
        f"byte-count.{id}-is-none",
        "14.6.4",
        file('"attachments/a"', count),
        f"file.byte-count {R1}/file/byte-count",
        reps(REP),
        folder=True,
        flags=flag,
    )
G.invalid(
    "members.both-are-required",
    "14.6.3",
    rep2('{"file":{},"type-identifier":"public.data"}'),
    f"member.missing {R1}/file",
    reps(REP),
    folder=True,
    flags="file-members-optional file-missing-twice",
    also="13.1.2 21.1.5",
)
G.invalid(
    "members.path-is-required",
    "14.6.3",
    rep2('{"file":{"byte-count":1},"type-identifier":"public.data"}'),
    f"member.missing {R1}/file",
    reps(REP),
    folder=True,
    flags="file-members-optional",
)
G.invalid(
    "members.byte-count-is-required",
    "14.6.3",
    rep2('{"file":{"path":"attachments/a"},"type-identifier":"public.data"}'),
    f"member.missing {R1}/file",
    reps(REP),
    folder=True,
    flags="file-members-optional",
)
G.invalid(
    "members.string-is-no-file",
    "14.6.3",
    rep2('{"file":"attachments/a","type-identifier":"public.data"}'),
    f"member.type {R1}/file",
    reps(REP),
    folder=True,
    flags="file-as-string",
    also="13.1.1",
)
G.invalid(
    "members.unknown-one-is-found",
    "12.1.5",
    file('"attachments/a"', more=',"size":1'),
    f"member.unknown {R1}/file/size",
    file('"attachments/a"', more=',"size":1'),
    flags="unknown-member-taken",
    folder=True,
)
G.valid(
    "members.vendors-one-is-kept",
    "12.1.4",
    file('"attachments/a"', more=',"sha.256":"x"'),
    file('"attachments/a"', more=',"sha.256":"x"'),
    folder=True,
    flags="unknown-member-lost",
)
G.valid(
    "thumbnail.may-be-a-file",
    "16.1.1",
    thumb(good_file("a", "public.png")),
    thumb(good_file("a", "public.png")),
    flags="thumbnail-file-refused",
    folder=True,
    also="14.6.3",
)
G.invalid(
    "folder.is-where-files-stand",
    "14.6.6",
    file('"attachments/a"'),
    f"file.outside-folder {R1}/file",
    file('"attachments/a"'),
    flags="file-outside-folder file-dropped-outside",
)
G.invalid(
    "folder.is-where-the-file-of-a-thumbnail-stands",
    "14.6.6",
    thumb(good_file("a", "public.png")),
    "file.outside-folder /thumbnail/file",
    thumb(good_file("a", "public.png")),
    flags="file-outside-folder",
)
G.invalid(
    "folder.is-asked-for-whatever-the-type",
    "14.6.6",
    rep2('{"file":"attachments/1","type-identifier":"public.png"}'),
    [f"member.type {R1}/file", f"file.outside-folder {R1}/file"],
    reps(REP),
    flags="folder-by-type",
    also="21.1.6",
)
G.notes["folder-by-type"] = {"bug": "does not require the folder where file is of another type", "effect": "findings differ between programs"}
G.convert(
    "folder.converter-does-not-look-at-files",
    "14.6.7",
    reps(good_file("../../etc/passwd", "a.b")),
    "json",
    reps(good_file("../../etc/passwd", "a.b")),
    flags="convert-judges",
    also="1.2.3",
)

# Values that no producer writes


def item(path, count):
    return {
        "main-attachment": {"representations": [{"file": {"byte-count": count, "path": path}, "type-identifier": "public.data"}]},
        "version": "1.0",
    }


G.refused("writing.path-out-of-the-folder-is-refused", "14.6.2", item("attachments/../x", 1), folder=True, flags="path-parent")
G.refused("writing.negative-byte-count-is-refused", "14.6.4", item("attachments/x", -1), folder=True, flags="byte-count-taken")
G.refused("writing.file-outside-a-folder-is-refused", "14.6.6", item("attachments/x", 1), flags="file-outside-folder")
