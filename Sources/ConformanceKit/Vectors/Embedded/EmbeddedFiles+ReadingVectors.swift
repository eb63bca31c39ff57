// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let readingVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "reading",
  "title": "Reading, locations and writing back",
  "clauses": ["21"],
  "count": 59,
  "notes": {
    "arrays-reordered": {"bug": "reorders arrays, or drops their duplicates, when it writes back", "effect": "the sender's order is lost"},
    "base64-garbage": {"bug": "passes over characters that are not of the alphabet", "effect": "other readers refuse the payload, or see other bytes"},
    "base64-pad-bits": {"bug": "takes bits that are set before the padding", "effect": "the same data have many spellings, and a signature can be evaded"},
    "defaults-written": {"bug": "writes back what lenient reading made of a payload", "effect": "a program that changed nothing changes the payload"},
    "findings-depend": {"bug": "leaves out findings that follow others", "effect": "a sender mends one fault after another"},
    "lenient-fails": {"bug": "fails leniently at a finding that is no error", "effect": "a receiver gets nothing where it could get most"},
    "lenient-too-lenient": {"bug": "delivers an item in spite of an error", "effect": "a receiver acts on what it misread"},
    "limit-off-by-one": {"bug": "lets an input reach beyond a limit by one", "effect": "readers disagree on what is too much"},
    "location-bom": {"bug": "does not count the byte order mark for the offset, or counts it for the column", "effect": "an editor marks another place"},
    "location-characters": {"bug": "counts characters for the offset", "effect": "an editor marks another place"},
    "location-end": {"bug": "gives the location of the end of a value, or of the key", "effect": "an editor marks another place"},
    "location-line-ends": {"bug": "counts LF alone as the end of a line, or CR LF as two", "effect": "an editor marks another line"},
    "location-of-binary-error": {"bug": "gives the offset of the object or of the file", "effect": "whoever looks for the fault does not find it"},
    "location-of-error": {"bug": "gives the location of the value that is broken, and not of the first byte that cannot be accepted", "effect": "an editor marks another place"},
    "location-of-name": {"bug": "gives the location of the value where the name is at fault", "effect": "an editor marks another place"},
    "location-of-xml-error": {"bug": "gives the location of the end of the markup that is broken, or of its beginning", "effect": "an editor marks another place"},
    "location-utf16-column": {"bug": "counts UTF-16 units for the column", "effect": "an editor marks another place"},
    "null-written-back": {"bug": "writes a null back", "effect": "what it writes has a finding that it could have mended"},
    "pointer-not-through-kept-tag": {"bug": "does not take the key of a kept tag for a step", "effect": "a pointer leads to another value"},
    "pointer-of-escape": {"bug": "names a key as it is written, and not as 7.2.2 reads it", "effect": "a pointer leads nowhere"},
    "pointer-through-tag": {"bug": "takes the key of a known tag for a step", "effect": "a pointer leads nowhere"},
    "pointer-unescaped": {"bug": "does not escape ~ and / in pointers", "effect": "a pointer leads to another value"},
    "set-aside-lost": {"bug": "does not write back what lenient reading set aside", "effect": "a program that changed nothing destroys what it did not understand"},
    "strict-as-lenient": {"bug": "accepts what lenient reading survives", "effect": "a sender does not learn of its faults"},
    "tag-as-dictionary": {"bug": "gives a kept tag as a dictionary", "effect": "written back it gets an escape, and the tag is lost"},
    "tag-needless-written": {"bug": "writes tags where the encoding has a native form", "effect": "every strict reader refuses the payload"},
    "unknown-kind-dropped": {"bug": "refuses or drops a representation of unknown kind", "effect": "an item of a later version is refused by a reader that could keep it"},
    "unknown-member-lost": {"bug": "drops members that it does not know", "effect": "an editor of version 1.0 destroys what a later version or a vendor wrote"},
    "version-lowered": {"bug": "writes its own version in place of the one that it read", "effect": "what a later version wrote is misread as this one's"}
  },
  "vectors": [
    {
      "id": "reading.pointers.escape-tilde-and-slash",
      "clause": "21.4.1",
      "level": "MUST",
      "flags": ["pointer-unescaped"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a/b~c\":null,\"d\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/user-info/v/a~1b~0c"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["d", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.pointers.name-the-key-without-escape",
      "clause": "21.4.2",
      "also": ["7.2.2"],
      "level": "MUST",
      "flags": ["pointer-of-escape"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$data\":{\"x\":null,\"y\":1}}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/user-info/v/$data/x"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["$data", {"dictionary": [["y", {"integer": "1"}]]}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.pointers.go-through-kept-tags",
      "clause": "21.4.3",
      "level": "MUST",
      "flags": ["pointer-not-through-kept-tag"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"com.x\":{\"$point\":[{\"a\":null}]},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/com.x"}, {"id": "value.null", "pointer": "/com.x/$point/0/a"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.pointers.do-not-go-through-known-tags",
      "clause": "21.4.3",
      "level": "MUST",
      "flags": ["pointer-through-tag"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[1,{\"$integer\":\"7\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.needless", "pointer": "/user-info/v/1"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "1"}, {"integer": "7"}]]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.pointers.hold-every-character",
      "clause": "21.4.1",
      "level": "MUST",
      "flags": ["pointer-unescaped"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"\":{\"\u00e9 \\\"\":null,\"a\":1}}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/user-info/v//\u00e9 \""}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["", {"dictionary": [["a", {"integer": "1"}]]}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.pointers.limit-names-the-innermost-value",
      "clause": "21.4.4",
      "level": "MAY",
      "flags": ["limit-off-by-one"],
      "comment": "A reader may have a greater limit (10.1.1), and then accepts this.",
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}},\"version\":\"1.0\"}"},
      "findings": [
        {
          "id": "limit.depth",
          "pointer": "/user-info/v/a/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"
        }
      ],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.in-json",
      "clause": "21.4.7",
      "also": ["21.4.5", "21.1.2"],
      "level": "MUST",
      "flags": ["location-characters", "location-utf16-column", "location-of-name", "location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"version\": \"1.0\",\n  \"t\u00edtulo \ud83d\ude00\": 1, \"colour\": \"red\",\n\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\n \"title\": 5, \"parameters\": {\"x\": {\"a\": 1}, \"a.b\": {\"c.d\": 1}} }"},
      "findings": [
        {"id": "member.unknown", "pointer": "/t\u00edtulo \ud83d\ude00", "offset": 21, "line": 2, "column": 3},
        {"id": "member.unknown", "pointer": "/colour", "offset": 40, "line": 2, "column": 18},
        {"id": "member.type", "pointer": "/title", "offset": 159, "line": 4, "column": 11},
        {"id": "namespace.name", "pointer": "/parameters/x", "offset": 177, "line": 4, "column": 29},
        {"id": "parameter.key", "pointer": "/parameters/a.b/c.d", "offset": 200, "line": 4, "column": 52}
      ],
      "lenient": {
        "dictionary": [
          ["colour", "red"],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {"dictionary": [["a.b", {"dictionary": [["c.d", {"integer": "1"}]]}], ["x", {"dictionary": [["a", {"integer": "1"}]]}]]}
          ],
          ["t\u00edtulo \ud83d\ude00", {"integer": "1"}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.locations.of-the-example",
      "clause": "21.4.5",
      "also": ["21.4.7"],
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"version\": \"1.0\", \"tags\": 1}"},
      "findings": [
        {"id": "main-attachment.missing", "pointer": "", "offset": 0, "line": 1, "column": 1},
        {"id": "member.type", "pointer": "/tags", "offset": 27, "line": 1, "column": 28}
      ],
      "error": true
    },
    {
      "id": "reading.locations.after-every-line-end",
      "clause": "21.4.6",
      "level": "MUST",
      "flags": ["location-line-ends"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"a\":1,\r\"b\":2,\r\n\"c\":3,\n\r\"d\":4,\"version\":\"1.0\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}}"},
      "findings": [
        {"id": "member.unknown", "pointer": "/a", "offset": 1, "line": 1, "column": 2},
        {"id": "member.unknown", "pointer": "/b", "offset": 8, "line": 2, "column": 1},
        {"id": "member.unknown", "pointer": "/c", "offset": 16, "line": 3, "column": 1},
        {"id": "member.unknown", "pointer": "/d", "offset": 24, "line": 5, "column": 1}
      ],
      "lenient": {
        "dictionary": [
          ["a", {"integer": "1"}],
          ["b", {"integer": "2"}],
          ["c", {"integer": "3"}],
          ["d", {"integer": "4"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.locations.of-a-syntax-error",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-characters"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"\u00e9\": 1,\n x}"},
      "findings": [{"id": "json.syntax", "pointer": "", "offset": 11, "line": 2, "column": 2}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-the-end",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"a\": [1,\n"},
      "findings": [{"id": "json.truncated", "pointer": "/a", "offset": 10, "line": 2, "column": 1}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-trailing-text",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}\n x"},
      "findings": [{"id": "json.trailing", "pointer": "", "offset": 110, "line": 2, "column": 2}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-duplicate-key",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"a\": 1, \"a\": 2}"},
      "findings": [{"id": "value.duplicate-key", "pointer": "/a", "offset": 9, "line": 1, "column": 10}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-uid",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"x\": {\"CF$UID\": 1}}"},
      "findings": [{"id": "value.uid", "pointer": "/x", "offset": 6, "line": 1, "column": 7}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-bad-digit-of-an-escape",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-error"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"a\":\"\\u12G4\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/a", "offset": 10, "line": 1, "column": 11}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-letter-of-a-literal",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-error"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":tru}},\"version\":\"1.0\"}"},
      "findings": [{"id": "json.syntax", "pointer": "/user-info/v", "offset": 112, "line": 1, "column": 113}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-half-a-pair",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"a\":\"x\\ud800y\"}"},
      "findings": [{"id": "json.surrogate", "pointer": "/a", "offset": 7, "line": 1, "column": 8}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-bad-bytes",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-characters"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyLDqSI6ImFi/yJ9"},
      "findings": [{"id": "json.utf-8", "pointer": "/\u00e9", "offset": 9, "line": 1, "column": 9}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-byte-in-place-of-a-value",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-error"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJhIjr/fQ=="},
      "findings": [{"id": "json.utf-8", "pointer": "", "offset": 5, "line": 1, "column": 6}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-byte-in-a-literal",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-error"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"base64": "eyJhIjpudcB9"},
      "findings": [{"id": "json.utf-8", "pointer": "/a", "offset": 7, "line": 1, "column": 8}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-the-end-after-half-a-pair",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-error"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"a\":\"\\ud800"},
      "findings": [{"id": "json.truncated", "pointer": "/a", "offset": 12, "line": 1, "column": 13}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-an-attribute",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-xml-error"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist a='1' a='2'><dict/></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "", "offset": 13, "line": 1, "column": 14}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-the-end-tag",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-xml-error"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist><dict></dirt></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "", "offset": 17, "line": 1, "column": 18}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-an-entity-in-an-attribute",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-xml-error"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist a='&x;'><dict/></plist>"},
      "findings": [{"id": "xml.entity", "pointer": "", "offset": 10, "line": 1, "column": 11}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-document-type",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-xml-error"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!DOCTYPE html><plist/>"},
      "findings": [{"id": "xml.doctype", "pointer": "", "offset": 10, "line": 1, "column": 11}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-declared-encoding",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-xml-error"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.encoding", "pointer": "", "offset": 30, "line": 1, "column": 31}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-the-end-of-xml",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist><array><di"},
      "findings": [{"id": "xml.truncated", "pointer": "", "offset": 17, "line": 1, "column": 18}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-comment",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-xml-error"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<!-- a -- b --><plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.syntax", "pointer": "", "offset": 9, "line": 1, "column": 10}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-header",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-binary-error"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MA=="},
      "findings": [{"id": "binary.header", "pointer": "", "offset": 7}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-reference-of-a-key",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-binary-error"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDR//4JCAsAAAAAAAABAQAAAAAAAAACAAAAAAAAAAAAAAAAAAAADA=="},
      "findings": [{"id": "binary.reference", "pointer": "", "offset": 9}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-equal-runs",
      "clause": "21.4.4",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"text\":\"a\"},{\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "text.equal-runs", "pointer": "/content-text/1", "offset": 30, "line": 1, "column": 31}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "ab"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.locations.of-tags",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":[{\"$integer\":\"7\"},{\"$date\":{\"$string\":\"MjAyNi0xMS0yMFQwMTowMjowM1o=\"}}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "tag.needless", "pointer": "/user-info/v/0", "offset": 110, "line": 1, "column": 111},
        {"id": "tag.needless", "pointer": "/user-info/v/1", "offset": 127, "line": 1, "column": 128}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", [{"integer": "7"}, {"date": "2026-11-20T01:02:03Z"}]]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.locations.of-an-unsupported-key",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"v\":{\"$$a\\r\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "key.unsupported", "pointer": "/user-info/v/$a\r", "offset": 110, "line": 1, "column": 111}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["v", {"dictionary": [["$a\r", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.locations.of-a-member-that-has-no-place",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"title\":\"x\",\"version\":\"1.0\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.member", "pointer": "/activities/com.example.x/version", "offset": 44, "line": 1, "column": 45}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.locations.in-xml",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end", "location-of-name"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist>\n<dict>\n\t<key>\u00e9</key>\n\t<true/>\n\t<key>title</key> <integer>5</integer><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [
        {"id": "member.unknown", "pointer": "/\u00e9", "offset": 16, "line": 3, "column": 2},
        {"id": "member.type", "pointer": "/title", "offset": 57, "line": 5, "column": 19}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"],
          ["\u00e9", true]
        ]
      }
    },
    {
      "id": "reading.locations.after-a-byte-order-mark",
      "clause": "21.4.6",
      "level": "MUST",
      "flags": ["location-bom"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "77u/PHBsaXN0Pgo8ZGljdD4KCTxrZXk+w6k8L2tleT4KCTx0cnVlLz4KCTxrZXk+dGl0bGU8L2tleT4gPGludGVnZXI+NTwvaW50ZWdlcj48a2V5Pm1haW4tYXR0YWNobWVudDwva2V5PjxkaWN0PjxrZXk+cmVwcmVzZW50YXRpb25zPC9rZXk+PGFycmF5PjxkaWN0PjxrZXk+dGV4dDwva2V5PjxzdHJpbmc+eDwvc3RyaW5nPjxrZXk+dHlwZS1pZGVudGlmaWVyPC9rZXk+PHN0cmluZz5wdWJsaWMucGxhaW4tdGV4dDwvc3RyaW5nPjwvZGljdD48L2FycmF5PjwvZGljdD48a2V5PnZlcnNpb248L2tleT48c3RyaW5nPjEuMDwvc3RyaW5nPjwvZGljdD48L3BsaXN0Pg=="},
      "findings": [
        {"id": "member.unknown", "pointer": "/\u00e9", "offset": 19, "line": 3, "column": 2},
        {"id": "member.type", "pointer": "/title", "offset": 60, "line": 5, "column": 19}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"],
          ["\u00e9", true]
        ]
      }
    },
    {
      "id": "reading.locations.in-utf-16",
      "clause": "21.4.6",
      "level": "MUST",
      "flags": ["location-bom", "location-characters"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"base64": "//48AHAAbABpAHMAdAA+AAoAPABkAGkAYwB0AD4ACgAJADwAawBlAHkAPgDpADwALwBrAGUAeQA+AAoACQA8AHQAcgB1AGUALwA+AAoACQA8AGsAZQB5AD4AdABpAHQAbABlADwALwBrAGUAeQA+ACAAPABpAG4AdABlAGcAZQByAD4ANQA8AC8AaQBuAHQAZQBnAGUAcgA+ADwAawBlAHkAPgBtAGEAaQBuAC0AYQB0AHQAYQBjAGgAbQBlAG4AdAA8AC8AawBlAHkAPgA8AGQAaQBjAHQAPgA8AGsAZQB5AD4AcgBlAHAAcgBlAHMAZQBuAHQAYQB0AGkAbwBuAHMAPAAvAGsAZQB5AD4APABhAHIAcgBhAHkAPgA8AGQAaQBjAHQAPgA8AGsAZQB5AD4AdABlAHgAdAA8AC8AawBlAHkAPgA8AHMAdAByAGkAbgBnAD4AeAA8AC8AcwB0AHIAaQBuAGcAPgA8AGsAZQB5AD4AdAB5AHAAZQAtAGkAZABlAG4AdABpAGYAaQBlAHIAPAAvAGsAZQB5AD4APABzAHQAcgBpAG4AZwA+AHAAdQBiAGwAaQBjAC4AcABsAGEAaQBuAC0AdABlAHgAdAA8AC8AcwB0AHIAaQBuAGcAPgA8AC8AZABpAGMAdAA+ADwALwBhAHIAcgBhAHkAPgA8AC8AZABpAGMAdAA+ADwAawBlAHkAPgB2AGUAcgBzAGkAbwBuADwALwBrAGUAeQA+ADwAcwB0AHIAaQBuAGcAPgAxAC4AMAA8AC8AcwB0AHIAaQBuAGcAPgA8AC8AZABpAGMAdAA+ADwALwBwAGwAaQBzAHQAPgA="},
      "findings": [
        {"id": "member.unknown", "pointer": "/\u00e9", "offset": 34, "line": 3, "column": 2},
        {"id": "member.type", "pointer": "/title", "offset": 114, "line": 5, "column": 19}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"],
          ["\u00e9", true]
        ]
      }
    },
    {
      "id": "reading.locations.of-a-bad-integer-in-xml",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array>\n<integer> x</integer></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.integer", "pointer": "/user-info/v/0", "offset": 259, "line": 2, "column": 1}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-bad-date-in-xml",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array>\n<date>x</date></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.date", "pointer": "/user-info/v/0", "offset": 259, "line": 2, "column": 1}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-bad-data-in-xml",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array>\n<data>Q</data></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.data", "pointer": "/user-info/v/0", "offset": 259, "line": 2, "column": 1}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-bad-real-in-xml",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><array>\n<real>x</real></array></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.real", "pointer": "/user-info/v/0", "offset": 259, "line": 2, "column": 1}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.of-a-reference",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "xml",
      "input": {"text": "<plist version=\"1.0\"><dict><key>main-attachment</key><dict><key>representations</key><array><dict><key>text</key><string>x</string><key>type-identifier</key><string>public.plain-text</string></dict></array></dict><key>user-info</key><dict><key>v</key><string>ab&#1;</string></dict><key>version</key><string>1.0</string></dict></plist>"},
      "findings": [{"id": "xml.character", "pointer": "/user-info/v", "offset": 261, "line": 1, "column": 262}],
      "error": true,
      "ends": true
    },
    {
      "id": "reading.locations.in-binary",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-end"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDTAQIDBAUGXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QcI0QkKUzEuMF8QD3JlcHJlc2VudGF0aW9uc6ELUXYA0gwNDg9UdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQIDyErMzY5PU9RU1RZXnByAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAIY="},
      "findings": [{"id": "value.null", "pointer": "/user-info/v", "offset": 83}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.locations.of-a-name-in-binary",
      "clause": "21.4.7",
      "level": "MUST",
      "flags": ["location-of-name"],
      "kind": "invalid",
      "encoding": "binary",
      "input": {"base64": "YnBsaXN0MDDRAQJWY29sb3VyCQgLEgAAAAAAAAEBAAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAT"},
      "findings": [
        {"id": "version.missing", "pointer": "", "offset": 8},
        {"id": "main-attachment.missing", "pointer": "", "offset": 8},
        {"id": "member.unknown", "pointer": "/colour", "offset": 11}
      ],
      "error": true
    },
    {
      "id": "reading.strictly.any-finding-refuses",
      "clause": "21.1.1",
      "level": "MUST",
      "flags": ["strict-as-lenient"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\",\"\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/tags/1"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a"]],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.strictly.base64-is-checked-to-the-last-character",
      "clause": "21.1.4",
      "level": "MUST",
      "flags": ["base64-garbage"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"data\":{\"$data\":\"QUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJDQUJD!\"},\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "tag.malformed", "pointer": "/main-attachment/representations/1/data"},
        {"id": "member.type", "pointer": "/main-attachment/representations/1/data"}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.strictly.findings-do-not-depend-on-each-other",
      "clause": "21.1.6",
      "also": ["21.1.5"],
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"file\":{\"byte-count\":-1,\"path\":5,\"size\":1},\"type-identifier\":\"x y\"}],\"suggested-name\":\"a/b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [
        {"id": "member.type", "pointer": "/additional-attachments/0/representations/0/file/path"},
        {"id": "file.byte-count", "pointer": "/additional-attachments/0/representations/0/file/byte-count"},
        {"id": "member.unknown", "pointer": "/additional-attachments/0/representations/0/file/size"},
        {"id": "type-identifier.malformed", "pointer": "/additional-attachments/0/representations/0/type-identifier"},
        {"id": "suggested-name.unsafe", "pointer": "/additional-attachments/0/suggested-name"}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.strictly.inside-of-what-is-set-aside-is-judged",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"com.example.x\":{\"$integer\":\"1\"},\"data\":{\"$data\":\"\"},\"text\":\"\",\"type-identifier\":\"html\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "representation.content", "pointer": "/main-attachment/representations/1"},
        {"id": "type-identifier.malformed", "pointer": "/main-attachment/representations/1/type-identifier"},
        {"id": "tag.needless", "pointer": "/main-attachment/representations/1/com.example.x"}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.leniently.the-item-is-delivered-in-spite",
      "clause": "21.2.1",
      "also": ["21.2.2"],
      "level": "MUST",
      "flags": ["lenient-fails"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"colour\":1,\"content-text\":[{\"bold\":false,\"text\":\"a\"}],\"referrer\":{\"web-url\":\"x\"},\"source-url\":\"file:///x\",\"tags\":[\"a\",1,\"b\"],\"thumbnail\":{\"text\":\"x\",\"type-identifier\":\"public.png\"},\"title\":5,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.unknown", "pointer": "/colour"},
        {"id": "member.default", "pointer": "/content-text/0/bold"},
        {"id": "url.malformed", "pointer": "/referrer/web-url"},
        {"id": "url.scheme", "pointer": "/source-url"},
        {"id": "member.type", "pointer": "/tags/1"},
        {"id": "representation.content", "pointer": "/thumbnail"},
        {"id": "member.type", "pointer": "/title"}
      ],
      "lenient": {
        "dictionary": [
          ["colour", {"integer": "1"}],
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a", "b"]],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.leniently.unsupported-version-still-fails",
      "clause": "21.2.4",
      "level": "MUST",
      "flags": ["lenient-too-lenient"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\",\"version\":\"2.0\"}"},
      "findings": [{"id": "version.unsupported", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "reading.leniently.must-understand-still-fails",
      "clause": "21.2.4",
      "level": "MUST",
      "flags": ["lenient-too-lenient"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[\"x\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "reading.leniently.parts-that-lack-what-they-need-go",
      "clause": "21.2.2",
      "also": ["21.2.3", "21.2.1"],
      "level": "MUST",
      "flags": ["lenient-fails"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"x\"}]}],\"content-text\":[{\"text\":5}],\"parameters\":{\"a.b\":5},\"referrer\":{\"app-name\":5},\"thumbnail\":{\"type-identifier\":\"public.url\",\"url\":\"x\"},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.leniently.kept-tags-and-unknown-members-are-delivered",
      "clause": "21.2.5",
      "level": "MUST",
      "flags": ["unknown-member-lost", "tag-as-dictionary"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"colour\":{\"$point\":1},\"com.example.x\":[],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "meaning": {
        "dictionary": [
          ["colour", {"tag": ["$point", {"integer": "1"}]}],
          ["com.example.x", []],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.leniently.malformed-data-need-not-be-found",
      "clause": "21.2.6",
      "level": "MAY",
      "flags": ["base64-pad-bits"],
      "comment": "A reader may leave the base64 unchecked until it is loaded, and then delivers both representations.",
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"data\":{\"$data\":\"QR==\"},\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.editor.changes-nothing-it-did-not-set",
      "clause": "21.3.1",
      "level": "MUST",
      "flags": ["set-aside-lost", "defaults-written", "unknown-member-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"colour\":1,\"content-text\":[{\"bold\":false,\"text\":\"a\"}],\"referrer\":{\"web-url\":\"x\"},\"source-url\":\"file:///x\",\"tags\":[\"a\",1,\"b\"],\"thumbnail\":{\"text\":\"x\",\"type-identifier\":\"public.png\"},\"title\":5,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["colour", {"integer": "1"}],
          ["content-text", [{"dictionary": [["bold", false], ["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["web-url", "x"]]}],
          ["source-url", "file:///x"],
          ["tags", ["a", {"integer": "1"}, "b"]],
          ["thumbnail", {"dictionary": [["text", "x"], ["type-identifier", "public.png"]]}],
          ["title", {"integer": "5"}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.editor.keeps-the-order-of-arrays",
      "clause": "21.3.4",
      "level": "MUST",
      "flags": ["arrays-reordered"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a.b\":{\"tags\":[\"d\",\"c\"]}},\"excluded-activities\":[\"b.c\",\"a.b\",\"b.c\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"b\",\"a\",\"b\"],\"user-info\":{\"v\":[3,1,2,3]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["a.b", {"dictionary": [["tags", ["d", "c"]]]}]]}],
          ["excluded-activities", ["b.c", "a.b", "b.c"]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["b", "a", "b"]],
          ["user-info", {"dictionary": [["v", [{"integer": "3"}, {"integer": "1"}, {"integer": "2"}, {"integer": "3"}]]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.editor.keeps-a-newer-version",
      "clause": "11.1.7",
      "level": "MUST",
      "flags": ["version-lowered"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"colour\":\"red\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}"},
      "meaning": {
        "dictionary": [
          ["colour", "red"],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.1"]
        ]
      }
    },
    {
      "id": "reading.editor.keeps-representations-it-cannot-use",
      "clause": "21.3.1",
      "level": "MUST",
      "flags": ["set-aside-lost", "unknown-kind-dropped"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"com.example.k\":{\"$$a\":1},\"type-identifier\":\"a.b\"},{\"text\":\"x\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {"dictionary": [["com.example.k", {"dictionary": [["$a", {"integer": "1"}]]}], ["type-identifier", "a.b"]]},
                    {"dictionary": [["text", "x"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "reading.editor.writes-no-null-and-no-needless-tag",
      "clause": "21.3.3",
      "level": "MUST",
      "flags": ["null-written-back", "tag-needless-written"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"com.example.x\":null,\"colour\":[1,null],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"a\":{\"$integer\":\"1\"},\"b\":[null]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["a", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    }
  ]
}

"""#
}
