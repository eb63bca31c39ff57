// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let unknownVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "unknown",
  "title": "Unknown names",
  "clauses": ["11.2", "12"],
  "count": 29,
  "notes": {
    "defined-again": {"bug": "reports an unknown member in documents of newer versions", "effect": "items of later versions cannot be read strictly"},
    "empty-key-lost": {"bug": "loses the member whose key is empty", "effect": "a value is lost"},
    "key-of-prototype": {"bug": "looks members up in an object that inherits others", "effect": "a document seems to have members that nobody wrote, such as constructor"},
    "member-misspelt": {"bug": "writes a name with underscores, in camel case or with capitals", "effect": "every reader ignores the member"},
    "name-trimmed": {"bug": "trims white space of names", "effect": "the payloads of such writers are misread elsewhere"},
    "name-without-case": {"bug": "takes a name in another case for that of the specification", "effect": "the payloads of such writers are misread elsewhere"},
    "proto-key": {"bug": "keeps members in an object of JavaScript, where the key __proto__ sets the prototype", "effect": "the member is lost, or poisons other objects"},
    "reserved-name-judged": {"bug": "judges what stands under a reserved name", "effect": "findings differ between programs"},
    "reserved-name-taken": {"bug": "takes names that begin with a dollar sign", "effect": "a later version cannot define them"},
    "uid-with-others-refused": {"bug": "refuses CF$UID where other keys stand beside it", "effect": "a payload that is valid is refused"},
    "unknown-deep-lost": {"bug": "keeps unknown members at the top alone", "effect": "an editor of version 1.0 destroys what a later version or a vendor wrote"},
    "unknown-inside-judged": {"bug": "judges what stands under an unknown name by the rules for members", "effect": "a later version cannot define it"},
    "unknown-member-lost": {"bug": "drops members that it does not know", "effect": "an editor of version 1.0 destroys what a later version or a vendor wrote"},
    "unknown-member-refused": {"bug": "fails at members that it does not know", "effect": "an item of a later version, or of a vendor, is lost"},
    "unknown-member-taken": {"bug": "has no finding for a name without a dot that version 1.0 does not define", "effect": "a misspelt member is lost without notice, and a later version cannot define it"},
    "unknown-place": {"bug": "takes a member of one place in another", "effect": "a member in the wrong place has an effect"},
    "unknown-value-changed": {"bug": "converts values under unknown names", "effect": "what is written back is not what was read"},
    "vendor-member-refused": {"bug": "has a finding for names with a dot", "effect": "vendors cannot add what is theirs"},
    "vendor-name-judged": {"bug": "asks that names of vendors be reverse-DNS names", "effect": "what a sender should do becomes an error"},
    "version-as-decimal": {"bug": "reads a version as a decimal number, so that 1.10 is 1.1 and comes before 1.9", "effect": "the version that is written back is another one"},
    "version-lowered": {"bug": "writes its own version in place of the one that it read", "effect": "what a later version wrote is misread as this one's"}
  },
  "vectors": [
    {
      "id": "unknown.vendors.members-may-stand-everywhere",
      "clause": "12.1.4",
      "also": ["11.2.2", "12.1.5", "13.1.3"],
      "level": "MUST",
      "flags": ["vendor-member-refused", "unknown-member-lost", "unknown-deep-lost", "unknown-inside-judged", "unknown-value-changed"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"com.example.a\":{\"$date\":\"2026-11-20T01:02:03Z\"}}},\"additional-attachments\":[{\"com.example.a\":[],\"representations\":[{\"com.example.a\":{},\"text\":\"y\",\"type-identifier\":\"a.b\"}]}],\"com.example.a\":{\"title\":\"\",\"version\":5},\"content-text\":[{\"com.example.a\":0,\"text\":\"t\"}],\"main-attachment\":{\"com.example.a\":\"\",\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"com.example.a\":[[]]},\"thumbnail\":{\"com.example.a\":1.5,\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.x", {"dictionary": [["com.example.a", {"date": "2026-11-20T01:02:03Z"}]]}]]}],
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["com.example.a", []],
                  ["representations", [{"dictionary": [["com.example.a", {"dictionary": []}], ["text", "y"], ["type-identifier", "a.b"]]}]]
                ]
              }
            ]
          ],
          ["com.example.a", {"dictionary": [["title", ""], ["version", {"integer": "5"}]]}],
          ["content-text", [{"dictionary": [["com.example.a", {"integer": "0"}], ["text", "t"]]}]],
          [
            "main-attachment",
            {
              "dictionary": [
                ["com.example.a", ""],
                ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]
              ]
            }
          ],
          ["referrer", {"dictionary": [["app-name", "E"], ["com.example.a", [[]]]]}],
          ["thumbnail", {"dictionary": [["com.example.a", {"real": "1.5"}], ["data", {"data": ""}], ["type-identifier", "public.png"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.x\":{\"com.example.a\":{\"$date\":\"2026-11-20T01:02:03Z\"}}},\"additional-attachments\":[{\"com.example.a\":[],\"representations\":[{\"com.example.a\":{},\"text\":\"y\",\"type-identifier\":\"a.b\"}]}],\"com.example.a\":{\"title\":\"\",\"version\":5},\"content-text\":[{\"com.example.a\":0,\"text\":\"t\"}],\"main-attachment\":{\"com.example.a\":\"\",\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"com.example.a\":[[]]},\"thumbnail\":{\"com.example.a\":1.5,\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.x</key>\n\t\t<dict>\n\t\t\t<key>com.example.a</key>\n\t\t\t<date>2026-11-20T01:02:03Z</date>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>com.example.a</key>\n\t\t\t<array/>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>com.example.a</key>\n\t\t\t\t\t<dict/>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>y</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>a.b</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n\t<key>com.example.a</key>\n\t<dict>\n\t\t<key>title</key>\n\t\t<string></string>\n\t\t<key>version</key>\n\t\t<integer>5</integer>\n\t</dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>com.example.a</key>\n\t\t\t<integer>0</integer>\n\t\t\t<key>text</key>\n\t\t\t<string>t</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>com.example.a</key>\n\t\t<string></string>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>app-name</key>\n\t\t<string>E</string>\n\t\t<key>com.example.a</key>\n\t\t<array>\n\t\t\t<array/>\n\t\t</array>\n\t</dict>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>com.example.a</key>\n\t\t<real>1.5</real>\n\t\t<key>data</key>\n\t\t<data></data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDYAQIDBAUGBwgJDRgcICUqL1phY3Rpdml0aWVzXxAWYWRkaXRpb25hbC1hdHRhY2htZW50c11jb20uZXhhbXBsZS5hXGNvbnRlbnQtdGV4dF8QD21haW4tYXR0YWNobWVudFhyZWZlcnJlcll0aHVtYm5haWxXdmVyc2lvbtEKC11jb20uZXhhbXBsZS540QMMM0HIV+nFgAAAoQ7SAw8QEV8QD3JlcHJlc2VudGF0aW9uc6ChEtMDExQVFhdUdGV4dF8QD3R5cGUtaWRlbnRpZmllctBReVNhLmLSGQgaG1V0aXRsZVAQBaEd0gMTHh8QAFF00gMPGiGhItITFCMkUXhfEBFwdWJsaWMucGxhaW4tdGV4dNImAycoWGFwcC1uYW1lUUWhKaDTAysULC0uVGRhdGEjP/gAAAAAAABAWnB1YmxpYy5wbmdTMS4wAAgAGQAkAD0ASwBYAGoAcwB9AIUAiACWAJkAogCkAKkAuwC8AL4AxQDKANwA3QDfAOMA6ADuAO8A8QDzAPgA+gD8AQEBAwEIAQoBHgEjASwBLgEwATEBOAE9AUYBRwFSAAAAAAAAAgEAAAAAAAAAMAAAAAAAAAAAAAAAAAAAAVY="
      }
    },
    {
      "id": "unknown.vendors.any-name-with-a-dot",
      "clause": "12.1.4",
      "level": "MUST",
      "flags": ["vendor-name-judged"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\".\":1,\"..\":2,\"__proto__.x\":3,\"a b.\":4,\"com.Example.\u00e9\":5,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [".", {"integer": "1"}],
          ["..", {"integer": "2"}],
          ["__proto__.x", {"integer": "3"}],
          ["a b.", {"integer": "4"}],
          ["com.Example.\u00e9", {"integer": "5"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\".\":1,\"..\":2,\"__proto__.x\":3,\"a b.\":4,\"com.Example.\u00e9\":5,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>.</key>\n\t<integer>1</integer>\n\t<key>..</key>\n\t<integer>2</integer>\n\t<key>__proto__.x</key>\n\t<integer>3</integer>\n\t<key>a b.</key>\n\t<integer>4</integer>\n\t<key>com.Example.\u00e9</key>\n\t<integer>5</integer>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDXAQIDBAUGBwgJCgsMDRVRLlIuLltfX3Byb3RvX18ueFRhIGIubQBjAG8AbQAuAEUAeABhAG0AcABsAGUALgDpXxAPbWFpbi1hdHRhY2htZW50V3ZlcnNpb24QARACEAMQBBAF0Q4PXxAPcmVwcmVzZW50YXRpb25zoRDSERITFFR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIFxkcKC1IWmJkZmhqbG+Bg4iNn6G1AAAAAAAAAQEAAAAAAAAAFgAAAAAAAAAAAAAAAAAAALk="
      }
    },
    {
      "id": "unknown.newer-version.dotless-members-have-no-finding",
      "clause": "12.1.2",
      "also": ["11.1.5", "13.2.1"],
      "level": "MUST",
      "flags": ["defined-again", "unknown-member-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"colour\":\"red\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"version\":\"1.1\"}"},
      "meaning": {
        "dictionary": [
          ["colour", "red"],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a"]],
          ["version", "1.1"]
        ]
      },
      "canonical": {
        "json": "{\"colour\":\"red\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"version\":\"1.1\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>colour</key>\n\t<string>red</string>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>tags</key>\n\t<array>\n\t\t<string>a</string>\n\t</array>\n\t<key>version</key>\n\t<string>1.1</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDUAQIDBAUGDhBWY29sb3VyXxAPbWFpbi1hdHRhY2htZW50VHRhZ3NXdmVyc2lvblNyZWTRBwhfEA9yZXByZXNlbnRhdGlvbnOhCdIKCwwNVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0oQ9RYVMxLjEIERgqLzc7PlBSV1xucISGiAAAAAAAAAEBAAAAAAAAABEAAAAAAAAAAAAAAAAAAACM"
      }
    },
    {
      "id": "unknown.newer-version.dotless-members-everywhere",
      "clause": "12.1.5",
      "also": ["12.1.2", "21.1.7"],
      "level": "MUST",
      "flags": ["defined-again", "unknown-deep-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"new\":1}},\"content-text\":[{\"new\":1,\"text\":\"t\"}],\"main-attachment\":{\"new\":1,\"representations\":[{\"new\":1,\"text\":\"x\",\"type-identifier\":\"a.b\"}]},\"referrer\":{\"new\":1},\"thumbnail\":{\"data\":{\"$data\":\"\"},\"new\":1,\"type-identifier\":\"public.png\"},\"version\":\"1.1\"}"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.x", {"dictionary": [["new", {"integer": "1"}]]}]]}],
          ["content-text", [{"dictionary": [["new", {"integer": "1"}], ["text", "t"]]}]],
          [
            "main-attachment",
            {
              "dictionary": [
                ["new", {"integer": "1"}],
                ["representations", [{"dictionary": [["new", {"integer": "1"}], ["text", "x"], ["type-identifier", "a.b"]]}]]
              ]
            }
          ],
          ["referrer", {"dictionary": [["new", {"integer": "1"}]]}],
          ["thumbnail", {"dictionary": [["data", {"data": ""}], ["new", {"integer": "1"}], ["type-identifier", "public.png"]]}],
          ["version", "1.1"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.x\":{\"new\":1}},\"content-text\":[{\"new\":1,\"text\":\"t\"}],\"main-attachment\":{\"new\":1,\"representations\":[{\"new\":1,\"text\":\"x\",\"type-identifier\":\"a.b\"}]},\"referrer\":{\"new\":1},\"thumbnail\":{\"data\":{\"$data\":\"\"},\"new\":1,\"type-identifier\":\"public.png\"},\"version\":\"1.1\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.x</key>\n\t\t<dict>\n\t\t\t<key>new</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>new</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>text</key>\n\t\t\t<string>t</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>new</key>\n\t\t<integer>1</integer>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>new</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>new</key>\n\t\t<integer>1</integer>\n\t</dict>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data></data>\n\t\t<key>new</key>\n\t\t<integer>1</integer>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.1</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDWAQIDBAUGBwwQFxgcWmFjdGl2aXRpZXNcY29udGVudC10ZXh0XxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyWXRodW1ibmFpbFd2ZXJzaW9u0QgJXWNvbS5leGFtcGxlLnjRCgtTbmV3EAGhDdIKDgsPVHRleHRRdNIKEQsSXxAPcmVwcmVzZW50YXRpb25zoRPTCg4UCxUWXxAPdHlwZS1pZGVudGlmaWVyUXhTYS5i0QoL0xkKFBoLG1RkYXRhQFpwdWJsaWMucG5nUzEuMQgVIC0/SFJaXWtucnR2e4CCh5mborS2ur3EycrVAAAAAAAAAQEAAAAAAAAAHQAAAAAAAAAAAAAAAAAAANk="
      }
    },
    {
      "id": "unknown.newer-version.reserved-members-have-a-finding",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"$colour\":\"red\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/$colour"}],
      "lenient": {
        "dictionary": [
          ["$colour", "red"],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.1"]
        ]
      }
    },
    {
      "id": "unknown.dotless.member-is-found-and-kept",
      "clause": "12.1.2",
      "also": ["13.2.1", "21.2.5"],
      "level": "MUST",
      "flags": ["unknown-member-taken", "unknown-member-refused"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"colour\":\"red\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/colour"}],
      "lenient": {
        "dictionary": [
          ["colour", "red"],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.capital-makes-another-name",
      "clause": "12.2.1",
      "level": "MUST",
      "flags": ["name-without-case", "unknown-member-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"Title\":\"x\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/Title"}],
      "lenient": {
        "dictionary": [
          ["Title", "x"],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.underscore-makes-another-name",
      "clause": "12.2.1",
      "level": "MUST",
      "flags": ["member-misspelt"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content_text\":[{\"text\":\"x\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/content_text"}],
      "lenient": {
        "dictionary": [
          ["content_text", [{"dictionary": [["text", "x"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.space-makes-another-name",
      "clause": "12.2.1",
      "level": "MUST",
      "flags": ["name-trimmed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title \":\"x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/title "}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title ", "x"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.empty-name",
      "clause": "12.1.2",
      "level": "MUST",
      "flags": ["unknown-member-taken", "empty-key-lost"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/"}],
      "lenient": {
        "dictionary": [
          ["", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.proto-is-found-and-kept",
      "clause": "12.1.2",
      "level": "MUST",
      "flags": ["proto-key"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"__proto__\":{\"title\":\"x\"},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/__proto__"}],
      "lenient": {
        "dictionary": [
          ["__proto__", {"dictionary": [["title", "x"]]}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.constructor-is-found-and-kept",
      "clause": "12.1.2",
      "level": "MUST",
      "flags": ["key-of-prototype"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"constructor\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/constructor"}],
      "lenient": {
        "dictionary": [
          ["constructor", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.member-of-another-place",
      "clause": "13.2.1",
      "level": "MUST",
      "flags": ["unknown-place"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"app-name\":\"x\",\"bold\":true,\"text\":\"y\",\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.unknown", "pointer": "/app-name"},
        {"id": "member.unknown", "pointer": "/bold"},
        {"id": "member.unknown", "pointer": "/text"}
      ],
      "lenient": {
        "dictionary": [
          ["app-name", "x"],
          ["bold", true],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["text", "y"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.in-an-attachment",
      "clause": "12.1.5",
      "level": "MUST",
      "flags": ["unknown-member-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"name\":1,\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/additional-attachments/0/name"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["name", {"integer": "1"}],
                  ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]
                ]
              }
            ]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.in-a-representation",
      "clause": "12.1.5",
      "level": "MUST",
      "flags": ["unknown-member-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"name\":1,\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/main-attachment/representations/0/name"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                ["representations", [{"dictionary": [["name", {"integer": "1"}], ["text", "x"], ["type-identifier", "public.plain-text"]]}]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.dotless.inside-is-not-judged",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["unknown-inside-judged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"colour\":{\"n\":{\"$integer\":\"1\"},\"title\":\"\"},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/colour"}, {"id": "tag.needless", "pointer": "/colour/n"}],
      "lenient": {
        "dictionary": [
          ["colour", {"dictionary": [["n", {"integer": "1"}], ["title", ""]]}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.reserved.member-is-found-and-kept",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"$x\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/$x"}],
      "lenient": {
        "dictionary": [
          ["$x", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.reserved.dot-makes-no-difference",
      "clause": "12.1.3",
      "also": ["12.1.4"],
      "level": "MUST",
      "flags": ["reserved-name-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"$com.example.x\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/$com.example.x"}],
      "lenient": {
        "dictionary": [
          ["$com.example.x", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.reserved.run-attribute-is-found",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"$x\":1,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/content-text/0/$x"}],
      "lenient": {
        "dictionary": [
          ["content-text", [{"dictionary": [["$x", {"integer": "1"}], ["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.reserved.namespace-with-a-dictionary",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-judged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"$a\":{\"b.c\":1},\"a.b\":{\"c\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/parameters/$a"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {"dictionary": [["$a", {"dictionary": [["b.c", {"integer": "1"}]]}], ["a.b", {"dictionary": [["c", {"integer": "1"}]]}]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.reserved.namespace-with-an-empty-dictionary",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-judged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"$a\":{},\"a.b\":{\"c\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/parameters/$a"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["$a", {"dictionary": []}], ["a.b", {"dictionary": [["c", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.reserved.namespace-with-a-boolean",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-judged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"$a\":false,\"a.b\":{\"c\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/parameters/$a"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["$a", false], ["a.b", {"dictionary": [["c", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.reserved.uid-beside-others-is-unknown",
      "clause": "7.2.5",
      "level": "MUST",
      "flags": ["uid-with-others-refused"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"CF$UID\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/CF$UID"}],
      "lenient": {
        "dictionary": [
          ["CF$UID", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.kept.unknown-members-at-every-level",
      "clause": "11.2.2",
      "also": ["21.3.1", "21.2.5"],
      "level": "MUST",
      "flags": ["unknown-member-lost", "unknown-deep-lost", "unknown-value-changed"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"colour\":{\"$date\":\"2026-11-20T01:02:03Z\"}}},\"additional-attachments\":[{\"colour\":[],\"representations\":[{\"colour\":{},\"text\":\"y\",\"type-identifier\":\"a.b\"}]}],\"colour\":{\"title\":\"\",\"version\":5},\"content-text\":[{\"colour\":0,\"text\":\"t\"}],\"main-attachment\":{\"colour\":\"\",\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"colour\":[[]]},\"thumbnail\":{\"colour\":1.5,\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.x", {"dictionary": [["colour", {"date": "2026-11-20T01:02:03Z"}]]}]]}],
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["colour", []],
                  ["representations", [{"dictionary": [["colour", {"dictionary": []}], ["text", "y"], ["type-identifier", "a.b"]]}]]
                ]
              }
            ]
          ],
          ["colour", {"dictionary": [["title", ""], ["version", {"integer": "5"}]]}],
          ["content-text", [{"dictionary": [["colour", {"integer": "0"}], ["text", "t"]]}]],
          [
            "main-attachment",
            {
              "dictionary": [
                ["colour", ""],
                ["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]
              ]
            }
          ],
          ["referrer", {"dictionary": [["app-name", "E"], ["colour", [[]]]]}],
          ["thumbnail", {"dictionary": [["colour", {"real": "1.5"}], ["data", {"data": ""}], ["type-identifier", "public.png"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.kept.reserved-names",
      "clause": "21.3.1",
      "also": ["12.1.3"],
      "level": "MUST",
      "flags": ["unknown-member-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"$x\":{\"$$y\":1},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"$a\":false},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["$x", {"dictionary": [["$y", {"integer": "1"}]]}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"tag": ["$a", false]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.kept.version-of-a-newer-document",
      "clause": "11.1.7",
      "level": "MUST",
      "flags": ["version-as-decimal", "version-lowered"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"colour\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.10\"}"},
      "meaning": {
        "dictionary": [
          ["colour", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.10"]
        ]
      }
    },
    {
      "id": "unknown.kept.unknown-members-are-delivered",
      "clause": "21.2.5",
      "level": "MUST",
      "flags": ["unknown-member-lost", "unknown-member-refused"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"colour\":\"red\",\"com.example.a\":{\"b\":1},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "meaning": {
        "dictionary": [
          ["colour", "red"],
          ["com.example.a", {"dictionary": [["b", {"integer": "1"}]]}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "unknown.writing.dotless-member-is-refused",
      "clause": "12.1.2",
      "level": "MUST",
      "flags": ["unknown-member-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["colour", "red"],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "unknown.writing.reserved-member-is-refused",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["$x", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    }
  ]
}

"""#
}
