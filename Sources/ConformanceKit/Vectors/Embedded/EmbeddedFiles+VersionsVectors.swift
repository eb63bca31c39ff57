// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let versionsVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "versions",
  "title": "Versions and must-understand",
  "clauses": ["11.1", "11.3"],
  "count": 44,
  "notes": {
    "convert-judges": {"bug": "reads the item while converting, and refuses what has findings of the item", "effect": "a payload of a later version cannot be converted"},
    "first-member-only": {"bug": "looks at the first finding alone", "effect": "a sender mends one fault after another"},
    "must-understand-empty": {"bug": "takes an empty must-understand", "effect": "one item has two spellings"},
    "must-understand-first": {"bug": "looks at the first name of must-understand alone, or at strings alone", "effect": "an item is misread though its sender said so"},
    "must-understand-ignored": {"bug": "does not look at must-understand", "effect": "an item is misread though its sender said so"},
    "must-understand-newer": {"bug": "does not look at must-understand in documents of newer versions", "effect": "an item is misread though its sender said so"},
    "must-understand-null": {"bug": "takes a null for a name that it does not know", "effect": "an item is refused that could be read"},
    "must-understand-type-ignored": {"bug": "takes must-understand of another type for absent", "effect": "an item is misread though its sender said so"},
    "tag-at-member": {"bug": "reads a tag at a member of the item as a dictionary", "effect": "a title or an attachment of a tag is misread"},
    "version-array": {"bug": "takes an array of one string for a string", "effect": "other readers refuse the payload"},
    "version-as-decimal": {"bug": "reads a version as a decimal number, so that 1.10 is 1.1 and comes before 1.9", "effect": "the version that is written back is another one"},
    "version-as-text": {"bug": "compares versions as texts, so that 10.0 comes before 2.0", "effect": "a document of another version is misread"},
    "version-digits": {"bug": "takes digits of other scripts in a version", "effect": "versions have two spellings"},
    "version-empty": {"bug": "takes an empty version", "effect": "a later version cannot be told from this one"},
    "version-first-digit": {"bug": "compares the beginning of a version", "effect": "a document of another version is misread"},
    "version-garbage": {"bug": "stops reading after the digits of a version", "effect": "versions have many spellings"},
    "version-ignored": {"bug": "does not look at the major version", "effect": "a document of another version is misread"},
    "version-letter": {"bug": "takes a letter before the version", "effect": "versions have two spellings"},
    "version-line-feed": {"bug": "matches a version with a pattern whose end allows a line feed after it", "effect": "versions have two spellings"},
    "version-long": {"bug": "does not limit the digits of a version", "effect": "the number overflows"},
    "version-long-major": {"bug": "does not limit the digits of the major version", "effect": "the number overflows, and may become 1"},
    "version-minor-refused": {"bug": "refuses minor versions that it does not know", "effect": "items of later versions are lost"},
    "version-minor-zeros": {"bug": "takes leading zeros in the minor version", "effect": "versions have two spellings"},
    "version-number": {"bug": "takes a number for a version", "effect": "1.10 is 1.1"},
    "version-one-part": {"bug": "takes a version of one part", "effect": "versions have two spellings"},
    "version-optional": {"bug": "takes a document without version", "effect": "a later version cannot be told from this one"},
    "version-sign": {"bug": "parses the parts of a version with a function that takes signs", "effect": "versions have many spellings"},
    "version-three-parts": {"bug": "takes a version of three parts", "effect": "versions have two spellings"},
    "version-unsupported-judged": {"bug": "judges the members of a document of another major version", "effect": "findings that mean nothing"},
    "version-white-space": {"bug": "trims white space around a version", "effect": "versions have two spellings"},
    "version-zero": {"bug": "takes the major version 0", "effect": "a version that no specification has"},
    "version-zeros": {"bug": "takes leading zeros", "effect": "versions have two spellings"}
  },
  "vectors": [
    {
      "id": "versions.version.newer-minor-ones-are-read",
      "clause": "11.1.5",
      "also": ["11.1.3"],
      "level": "MUST",
      "flags": ["version-minor-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\",\"version\":\"1.1\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "a"],
          ["version", "1.1"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\",\"version\":\"1.1\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>title</key>\n\t<string>a</string>\n\t<key>version</key>\n\t<string>1.1</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwNXxAPbWFpbi1hdHRhY2htZW50VXRpdGxlV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UWFTMS4xCA8hJy8yREZLUGJkeHoAAAAAAAABAQAAAAAAAAAOAAAAAAAAAAAAAAAAAAAAfg=="
      }
    },
    {
      "id": "versions.version.1-10-is-not-1-1",
      "clause": "11.1.3",
      "level": "MUST",
      "flags": ["version-as-decimal"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\",\"version\":\"1.10\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "a"],
          ["version", "1.10"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\",\"version\":\"1.10\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>title</key>\n\t<string>a</string>\n\t<key>version</key>\n\t<string>1.10</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwNXxAPbWFpbi1hdHRhY2htZW50VXRpdGxlV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UWFUMS4xMAgPIScvMkRGS1BiZHh6AAAAAAAAAQEAAAAAAAAADgAAAAAAAAAAAAAAAAAAAH8="
      }
    },
    {
      "id": "versions.version.minor-of-five-digits",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-minor-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.99999\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.99999"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.99999\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.99999</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dFcxLjk5OTk5CA0fJyo8PkNIWlxwAAAAAAAAAQEAAAAAAAAADAAAAAAAAAAAAAAAAAAAAHg="
      }
    },
    {
      "id": "versions.version.is-required",
      "clause": "11.1.1",
      "also": ["21.2.4", "21.4.4"],
      "level": "MUST",
      "flags": ["version-optional"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}}"},
      "findings": [{"id": "version.missing", "pointer": ""}],
      "error": true
    },
    {
      "id": "versions.version.null-counts-as-absent",
      "clause": "11.1.1",
      "level": "MUST",
      "flags": ["version-optional"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":null}"},
      "findings": [{"id": "value.null", "pointer": "/version"}, {"id": "version.missing", "pointer": ""}],
      "error": true
    },
    {
      "id": "versions.version.one-part-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-one-part"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.three-parts-are-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-three-parts"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0.0\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.zero-before-it-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-zeros"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"01.0\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.zero-before-the-minor-one-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-minor-zeros"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.00\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.zero-as-the-major-one-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"0.1\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.letter-before-it-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-letter"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"v1.0\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.space-before-it-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-white-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\" 1.0\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.line-feed-after-it-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-line-feed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\\n\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.minor-of-six-digits-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-long"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.100000\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.major-of-six-digits-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-long-major"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"100000.0\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.empty-one-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.letter-in-it-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-garbage"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.a\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.arabic-digits-are-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-digits"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"\u0661.0\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.minus-sign-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-sign"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.-1\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.real-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-number"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":1.5}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.integer-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-number"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":1}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.array-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-array"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":[\"1.0\"]}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.boolean-is-malformed",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-number"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":true}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.2-0-is-unsupported",
      "clause": "11.1.4",
      "level": "MUST",
      "flags": ["version-ignored"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"2.0\"}"},
      "findings": [{"id": "version.unsupported", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.10-0-is-unsupported",
      "clause": "11.1.4",
      "also": ["11.1.3"],
      "level": "MUST",
      "flags": ["version-as-text"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"10.0\"}"},
      "findings": [{"id": "version.unsupported", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.99999-99999-is-unsupported",
      "clause": "11.1.4",
      "level": "MUST",
      "flags": ["version-first-digit"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"99999.99999\"}"},
      "findings": [{"id": "version.unsupported", "pointer": "/version"}],
      "error": true
    },
    {
      "id": "versions.version.unsupported-one-leaves-members-unjudged",
      "clause": "11.1.4",
      "also": ["21.1.3", "21.2.4"],
      "level": "MUST",
      "flags": ["version-unsupported-judged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"version\":\"2.0\",\"title\":5,\"x\":{\"$integer\":\"1\"},\"y\":null,\"must-understand\":[\"z\"]}"},
      "findings": [
        {"id": "version.unsupported", "pointer": "/version"},
        {"id": "tag.needless", "pointer": "/x"},
        {"id": "value.null", "pointer": "/y"}
      ],
      "error": true
    },
    {
      "id": "versions.version.malformed-one-leaves-members-judged",
      "clause": "21.1.3",
      "level": "MUST",
      "flags": ["first-member-only"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"colour\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1\"}"},
      "findings": [{"id": "version.malformed", "pointer": "/version"}, {"id": "member.unknown", "pointer": "/colour"}],
      "error": true
    },
    {
      "id": "versions.version.missing-one-leaves-members-judged",
      "clause": "21.1.3",
      "level": "MUST",
      "flags": ["first-member-only"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"colour\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":5}"},
      "findings": [
        {"id": "version.missing", "pointer": ""},
        {"id": "member.unknown", "pointer": "/colour"},
        {"id": "member.type", "pointer": "/title"}
      ],
      "error": true
    },
    {
      "id": "versions.version.string-tag-is-a-string",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["tag-at-member"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":{\"$string\":\"MS4w\"}}"},
      "findings": [{"id": "tag.needless", "pointer": "/version"}],
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
      "id": "versions.must-understand.unknown-name-is-an-error",
      "clause": "11.3.2",
      "also": ["11.3.1", "21.2.4"],
      "level": "MUST",
      "flags": ["must-understand-ignored"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[\"x\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.any-unknown-name-is-an-error",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-ignored"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[\"\",\"x\",\"y\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.string-is-an-error",
      "clause": "11.3.2",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["must-understand-type-ignored"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":\"x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.dictionary-is-an-error",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-type-ignored"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.false-is-an-error",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-type-ignored"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":false,\"version\":\"1.0\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.number-in-it-is-an-error",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-first"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[1],\"version\":\"1.0\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.name-beside-a-null-is-an-error",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-first"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[null,\"x\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/must-understand/0"}, {"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.is-looked-at-in-newer-versions",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-newer"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[\"x\"],\"version\":\"1.1\"}"},
      "findings": [{"id": "must-understand.unknown", "pointer": "/must-understand"}],
      "error": true
    },
    {
      "id": "versions.must-understand.empty-one-is-default",
      "clause": "11.3.2",
      "also": ["13.1.3"],
      "level": "MUST",
      "flags": ["must-understand-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/must-understand"}],
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
      "id": "versions.must-understand.null-is-absent",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-null"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":null,\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/must-understand"}],
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
      "id": "versions.must-understand.nulls-are-absent",
      "clause": "11.3.2",
      "level": "MUST",
      "flags": ["must-understand-null"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"must-understand\":[null,null],\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/must-understand/0"}, {"id": "value.null", "pointer": "/must-understand/1"}],
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
      "id": "versions.must-understand.conversion-does-not-look-at-it",
      "clause": "11.3.3",
      "level": "MUST",
      "flags": ["convert-judges"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"must-understand\":[\"x\"]}"},
      "to": "json",
      "output": {"text": "{\"must-understand\":[\"x\"]}"}
    },
    {
      "id": "versions.writing.version-of-one-part-is-refused",
      "clause": "11.1.2",
      "level": "MUST",
      "flags": ["version-one-part"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "versions.writing.unknown-feature-is-refused",
      "clause": "11.3.1",
      "level": "MUST",
      "flags": ["must-understand-ignored"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["must-understand", ["x"]],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    }
  ]
}

"""#
}
