// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let itemVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "item",
  "title": "The item and its members",
  "clauses": ["13", "16.2"],
  "count": 61,
  "notes": {
    "empty-array-taken": {"bug": "takes an empty array for an optional member", "effect": "one item has two spellings"},
    "empty-dictionary-taken": {"bug": "takes an empty dictionary for an optional member", "effect": "one item has two spellings"},
    "empty-of-another-type": {"bug": "takes any empty value for absence", "effect": "\"title\": [] has a meaning in one program and none in another"},
    "empty-tag-taken": {"bug": "takes an empty tag", "effect": "a receiver shows a tag without name"},
    "empty-title-taken": {"bug": "takes an empty title", "effect": "one item has two spellings"},
    "empty-written": {"bug": "writes members that are empty", "effect": "every strict reader refuses the payload, and in an overlay they would remove what the document says"},
    "first-member-only": {"bug": "looks at the first finding alone", "effect": "a sender mends one fault after another"},
    "hash-stripped": {"bug": "strips the number sign from tags", "effect": "the tag is another one"},
    "line-breaks-refused": {"bug": "refuses a title with line breaks", "effect": "what a sender should avoid becomes an error"},
    "main-attachment-optional": {"bug": "takes an item without main attachment", "effect": "there is nothing to share"},
    "main-attachment-replaced": {"bug": "takes the first additional attachment where the main one is unusable", "effect": "an activity gets another thing than it was offered for"},
    "main-attachment-unchecked": {"bug": "does not look whether anything of the main attachment is usable", "effect": "a receiver gets an item with nothing in it"},
    "member-lost": {"bug": "drops a member that version 1.0 defines", "effect": "what is shared arrives in part"},
    "member-misspelt": {"bug": "writes a name with underscores, in camel case or with capitals", "effect": "every reader ignores the member"},
    "members-ordered": {"bug": "needs or keeps an order of members, or reads only until it has what it wants", "effect": "the payloads of other writers are misread"},
    "null-drops-less": {"bug": "drops a null and not the member that holds it", "effect": "the members that lenient reading delivers differ between programs"},
    "null-written": {"bug": "writes null for a member that is absent", "effect": "every strict reader refuses the payload"},
    "optional-members-required": {"bug": "takes a member for required that is optional", "effect": "the smallest payload is refused"},
    "set-aside-lost": {"bug": "does not write back what lenient reading set aside", "effect": "a program that changed nothing destroys what it did not understand"},
    "shorthand-array": {"bug": "takes one value in place of an array of one", "effect": "the payloads of such writers are refused elsewhere"},
    "shorthand-string": {"bug": "takes a string in place of a dictionary", "effect": "the payloads of such writers are refused elsewhere"},
    "tags-sorted": {"bug": "sorts tags, or makes a set of them", "effect": "the sender's order is lost"},
    "unknown-kind-dropped": {"bug": "refuses or drops a representation of unknown kind", "effect": "an item of a later version is refused by a reader that could keep it"},
    "url-object-as-string": {"bug": "takes a value of the kind URL for a string", "effect": "payloads that one program takes are refused by another"},
    "user-info-judged": {"bug": "judges keys and values of user info by the rules for members", "effect": "a sender cannot write what is its own"},
    "wrong-element-drops-all": {"bug": "drops an array for one wrong element in it", "effect": "a receiver loses the right ones"},
    "wrong-type-converted": {"bug": "turns a value of another type into the right one", "effect": "programs disagree on what was said"},
    "wrong-type-judged": {"bug": "judges what stands in a value of the wrong type", "effect": "findings differ between programs"}
  },
  "vectors": [
    {
      "id": "item.document.smallest",
      "clause": "13.2.2",
      "also": ["13.1.4", "13.1.3", "11.1.1", "13.1.2"],
      "level": "MUST",
      "flags": ["null-written", "empty-written", "optional-members-required"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{ \"version\": \"1.0\", \"main-attachment\": { \"representations\": [ { \"type-identifier\": \"public.plain-text\", \"text\": \"Hello\" } ] } }\n"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "Hello"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"Hello\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>Hello</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJClR0ZXh0XxAPdHlwZS1pZGVudGlmaWVyVUhlbGxvXxARcHVibGljLnBsYWluLXRleHRTMS4wCA0fJyo8PkNIWmB0AAAAAAAAAQEAAAAAAAAADAAAAAAAAAAAAAAAAAAAAHg="
      }
    },
    {
      "id": "item.document.every-member",
      "clause": "13.2.1",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["member-lost", "member-misspelt"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.post\":{\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"text\":\"y\",\"type-identifier\":\"public.plain-text\"}]}],\"content-text\":[{\"text\":\"a\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example\":{\"a\":1}},\"referrer\":{\"app-name\":\"E\"},\"source-url\":\"https://example.com/\",\"tags\":[\"a\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"t\",\"user-info\":{\"b\":2},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.post", {"dictionary": [["title", "Short"]]}]]}],
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "y"], ["type-identifier", "public.plain-text"]]}]]]}]
          ],
          ["content-text", [{"dictionary": [["text", "a"]]}]],
          ["excluded-activities", ["com.apple.UIKit.activity.Print"]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["com.example", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["referrer", {"dictionary": [["app-name", "E"]]}],
          ["source-url", "https://example.com/"],
          ["tags", ["a"]],
          ["thumbnail", {"dictionary": [["data", {"data": "iVBORw0KGgo="}], ["type-identifier", "public.png"]]}],
          ["title", "t"],
          ["user-info", {"dictionary": [["b", {"integer": "2"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.post\":{\"title\":\"Short\"}},\"additional-attachments\":[{\"representations\":[{\"text\":\"y\",\"type-identifier\":\"public.plain-text\"}]}],\"content-text\":[{\"text\":\"a\"}],\"excluded-activities\":[\"com.apple.UIKit.activity.Print\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example\":{\"a\":1}},\"referrer\":{\"app-name\":\"E\"},\"source-url\":\"https://example.com/\",\"tags\":[\"a\"],\"thumbnail\":{\"data\":{\"$data\":\"iVBORw0KGgo=\"},\"type-identifier\":\"public.png\"},\"title\":\"t\",\"user-info\":{\"b\":2},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.post</key>\n\t\t<dict>\n\t\t\t<key>title</key>\n\t\t\t<string>Short</string>\n\t\t</dict>\n\t</dict>\n\t<key>additional-attachments</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>representations</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>y</string>\n\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t</array>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.example</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>app-name</key>\n\t\t<string>E</string>\n\t</dict>\n\t<key>source-url</key>\n\t<string>https://example.com/</string>\n\t<key>tags</key>\n\t<array>\n\t\t<string>a</string>\n\t</array>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>data</key>\n\t\t<data>iVBORw0KGgo=</data>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>title</key>\n\t<string>t</string>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<integer>2</integer>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4SGx4gJCgrLC0xMjVaYWN0aXZpdGllc18QFmFkZGl0aW9uYWwtYXR0YWNobWVudHNcY29udGVudC10ZXh0XxATZXhjbHVkZWQtYWN0aXZpdGllc18QD21haW4tYXR0YWNobWVudFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvV3ZlcnNpb27RDxBfEBBjb20uZXhhbXBsZS5wb3N00QsRVVNob3J0oRPRFBVfEA9yZXByZXNlbnRhdGlvbnOhFtIXGBkaVHRleHRfEA90eXBlLWlkZW50aWZpZXJReV8QEXB1YmxpYy5wbGFpbi10ZXh0oRzRFx1RYaEfXxAeY29tLmFwcGxlLlVJS2l0LmFjdGl2aXR5LlByaW500RQhoSLSFxgjGlF40SUmW2NvbS5leGFtcGxl0R0nEAHRKSpYYXBwLW5hbWVRRV8QFGh0dHBzOi8vZXhhbXBsZS5jb20voR3SLhgvMFRkYXRhSIlQTkcNChoKWnB1YmxpYy5wbmdRdNEzNFFiEAJTMS4wAAgAIwAuAEcAVABqAHwAhwCQAJsAoACqALAAugDCAMUA2ADbAOEA4wDmAPgA+gD/AQQBFgEYASwBLgExATMBNQFWAVkBWwFgAWIBZQFxAXQBdgF5AYIBhAGbAZ0BogGnAbABuwG9AcABwgHEAAAAAAAAAgEAAAAAAAAANgAAAAAAAAAAAAAAAAAAAcg="
      }
    },
    {
      "id": "item.document.order-of-members-carries-nothing",
      "clause": "6.1.3",
      "also": ["13.2.4", "21.3.4"],
      "level": "MUST",
      "flags": ["members-ordered", "tags-sorted"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"version\":\"1.0\",\"title\":\"t\",\"tags\":[\"b\",\"a\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"content-text\":[{\"text\":\"a\",\"bold\":true}]}"},
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["bold", true], ["text", "a"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["b", "a"]],
          ["title", "t"],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"content-text\":[{\"bold\":true,\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"b\",\"a\"],\"title\":\"t\",\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>content-text</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>bold</key>\n\t\t\t<true/>\n\t\t\t<key>text</key>\n\t\t\t<string>a</string>\n\t\t</dict>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>tags</key>\n\t<array>\n\t\t<string>b</string>\n\t\t<string>a</string>\n\t</array>\n\t<key>title</key>\n\t<string>t</string>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDVAQIDBAUGDBMVFlxjb250ZW50LXRleHRfEA9tYWluLWF0dGFjaG1lbnRUdGFnc1V0aXRsZVd2ZXJzaW9uoQfSCAkKC1Rib2xkVHRleHQJUWHRDQ5fEA9yZXByZXNlbnRhdGlvbnOhD9IJEBESXxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dKIUC1FiUXRTMS4wCBMgMjc9RUdMUVZXWVxucHWHiZ2goqQAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAqA=="
      }
    },
    {
      "id": "item.document.all-findings-are-reported",
      "clause": "21.1.2",
      "level": "MUST",
      "flags": ["first-member-only"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"colour\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[1,\"\"],\"title\":\"\",\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.unknown", "pointer": "/colour"},
        {"id": "member.type", "pointer": "/tags/0"},
        {"id": "member.default", "pointer": "/tags/1"},
        {"id": "member.default", "pointer": "/title"}
      ],
      "lenient": {
        "dictionary": [
          ["colour", {"integer": "1"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "item.types.title-is-no-number",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":5,\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.types.title-is-no-boolean",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":true,\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.types.title-is-no-array",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":[\"a\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.types.tags-is-no-string",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["shorthand-array"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":\"a\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/tags"}],
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
      "id": "item.types.source-url-is-no-number",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":1,\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/source-url"}],
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
      "id": "item.types.content-text-is-no-string",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["shorthand-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"content-text\":\"x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text"}],
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
      "id": "item.types.content-text-is-no-dictionary",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["shorthand-array"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"content-text\":{\"text\":\"x\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/content-text"}],
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
      "id": "item.types.thumbnail-is-no-array",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":[{\"type-identifier\":\"public.url\",\"url\":\"a:b\"}],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/thumbnail"}],
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
      "id": "item.types.referrer-is-no-string",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["shorthand-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":\"x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/referrer"}],
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
      "id": "item.types.activities-is-no-array",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"activities\":[\"com.example.x\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/activities"}],
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
      "id": "item.types.excluded-activities-is-no-string",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["shorthand-array"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"excluded-activities\":\"com.example.x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/excluded-activities"}],
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
      "id": "item.types.parameters-is-no-number",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":1,\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/parameters"}],
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
      "id": "item.types.user-info-is-no-array",
      "clause": "13.1.1",
      "also": ["12.2.1", "20.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":[{\"a\":1}],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/user-info"}],
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
      "id": "item.types.user-info-is-no-data",
      "clause": "13.1.1",
      "also": ["12.2.1", "20.2.1"],
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"$data\":\"QQ==\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/user-info"}],
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
      "id": "item.types.additional-attachments-is-no-dictionary",
      "clause": "13.1.1",
      "also": ["12.2.1"],
      "level": "MUST",
      "flags": ["shorthand-array"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"additional-attachments\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/additional-attachments"}],
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
      "id": "item.types.title-is-no-url",
      "clause": "6.6.1",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["url-object-as-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":{\"$url\":\"a:b\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.types.source-url-is-no-url-value",
      "clause": "6.6.1",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["url-object-as-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":{\"$url\":\"a:b\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/source-url"}],
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
      "id": "item.types.elements-of-tags-are-judged-one-by-one",
      "clause": "13.1.1",
      "also": ["21.2.2"],
      "level": "MUST",
      "flags": ["wrong-element-drops-all", "wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\",1,\"b\"],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/tags/1"}],
      "lenient": {
        "dictionary": [
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
      "id": "item.types.array-without-a-right-element-is-absent",
      "clause": "21.2.2",
      "level": "MUST",
      "flags": ["empty-written"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[1,2],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/tags/0"}, {"id": "member.type", "pointer": "/tags/1"}],
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
      "id": "item.types.inside-of-a-wrong-one-is-not-judged",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["wrong-type-judged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":[\"\",{\"a\":\"\"}],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.types.attachment-is-no-string",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["shorthand-string", "wrong-element-drops-all"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[\"x\",{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/additional-attachments/0"}],
      "lenient": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
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
      "id": "item.defaults.empty-title-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-title-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/title"}],
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
      "id": "item.defaults.empty-source-url-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-title-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/source-url"}],
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
      "id": "item.defaults.empty-tags-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-array-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/tags"}],
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
      "id": "item.defaults.empty-content-text-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-array-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"content-text\":[],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/content-text"}],
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
      "id": "item.defaults.empty-excluded-activities-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-array-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"excluded-activities\":[],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/excluded-activities"}],
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
      "id": "item.defaults.empty-additional-attachments-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-array-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"additional-attachments\":[],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/additional-attachments"}],
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
      "id": "item.defaults.empty-thumbnail-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-dictionary-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/thumbnail"}],
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
      "id": "item.defaults.empty-referrer-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-dictionary-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/referrer"}],
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
      "id": "item.defaults.empty-activities-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-dictionary-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"activities\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/activities"}],
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
      "id": "item.defaults.empty-parameters-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-dictionary-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/parameters"}],
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
      "id": "item.defaults.empty-user-info-is-not-written",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-dictionary-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/user-info"}],
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
      "id": "item.defaults.empty-array-for-title-is-of-another-type",
      "clause": "13.1.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":[],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.defaults.empty-dictionary-for-title-is-of-another-type",
      "clause": "13.1.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.defaults.empty-boolean-for-title-is-of-another-type",
      "clause": "13.1.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":false,\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/title"}],
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
      "id": "item.defaults.empty-string-for-tags-is-of-another-type",
      "clause": "13.1.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":\"\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/tags"}],
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
      "id": "item.defaults.empty-dictionary-for-tags-is-of-another-type",
      "clause": "13.1.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":{},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/tags"}],
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
      "id": "item.defaults.empty-array-for-referrer-is-of-another-type",
      "clause": "13.1.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":[],\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/referrer"}],
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
      "id": "item.defaults.empty-string-for-user-info-is-of-another-type",
      "clause": "13.1.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":\"\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/user-info"}],
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
      "id": "item.defaults.free-values-may-be-empty",
      "clause": "13.1.3",
      "also": ["20.2.1"],
      "level": "MUST",
      "flags": ["user-info-judged"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"\":\"\",\"a\":[],\"b\":{},\"c\":false,\"d\":0},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["", ""], ["a", []], ["b", {"dictionary": []}], ["c", false], ["d", {"integer": "0"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"\":\"\",\"a\":[],\"b\":{},\"c\":false,\"d\":0},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key></key>\n\t\t<string></string>\n\t\t<key>a</key>\n\t\t<array/>\n\t\t<key>b</key>\n\t\t<dict/>\n\t\t<key>c</key>\n\t\t<false/>\n\t\t<key>d</key>\n\t\t<integer>0</integer>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwWXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNUNDg8QEQ0SExQVUFFhUWJRY1FkoNAIEABTMS4wCA8hKzM2SEpPVGZofIeIioyOkJGSk5UAAAAAAAABAQAAAAAAAAAXAAAAAAAAAAAAAAAAAAAAmQ=="
      }
    },
    {
      "id": "item.title.may-hold-line-breaks",
      "clause": "13.2.3",
      "level": "SHOULD",
      "flags": ["line-breaks-refused"],
      "comment": "A sender should avoid them; a reader has no finding for them.",
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\nb\\u2028c\",\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "a\nb\u2028c"],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"a\\nb\u2028c\",\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>title</key>\n\t<string>a\nb\u2028c</string>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwNXxAPbWFpbi1hdHRhY2htZW50VXRpdGxlV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0ZQBhAAoAYiAoAGNTMS4wCA8hJy8yREZLUGJkeIMAAAAAAAABAQAAAAAAAAAOAAAAAAAAAAAAAAAAAAAAhw=="
      }
    },
    {
      "id": "item.tags.keep-order-and-duplicates",
      "clause": "13.2.4",
      "also": ["16.2.1"],
      "level": "MUST",
      "flags": ["tags-sorted", "hash-stripped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"b\",\"#a\",\"b\",\" \"],\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["b", "#a", "b", " "]],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"b\",\"#a\",\"b\",\" \"],\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>tags</key>\n\t<array>\n\t\t<string>b</string>\n\t\t<string>#a</string>\n\t\t<string>b</string>\n\t\t<string> </string>\n\t</array>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwQXxAPbWFpbi1hdHRhY2htZW50VHRhZ3NXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHSkDQ4ND1FiUiNhUSBTMS4wCA8hJi4xQ0VKT2Fjd3x+gYMAAAAAAAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAhw=="
      }
    },
    {
      "id": "item.tags.empty-one-is-left-out",
      "clause": "16.2.1",
      "also": ["13.1.3"],
      "level": "MUST",
      "flags": ["empty-tag-taken"],
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
      "id": "item.tags.wrong-ones-are-kept-in-place",
      "clause": "21.3.1",
      "also": ["21.3.4"],
      "level": "MUST",
      "flags": ["set-aside-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\",1,\"\",\"b\"],\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a", {"integer": "1"}, "", "b"]],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "item.main-attachment.is-required",
      "clause": "13.2.2",
      "also": ["21.2.4"],
      "level": "MUST",
      "flags": ["main-attachment-optional", "main-attachment-replaced"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"version\":\"1.0\"}"},
      "findings": [{"id": "main-attachment.missing", "pointer": ""}],
      "error": true
    },
    {
      "id": "item.main-attachment.needs-a-representation",
      "clause": "13.1.2",
      "also": ["13.2.2", "21.4.4"],
      "level": "MUST",
      "flags": ["main-attachment-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.missing", "pointer": "/main-attachment"},
        {"id": "main-attachment.missing", "pointer": "/main-attachment"}
      ],
      "error": true
    },
    {
      "id": "item.main-attachment.needs-its-representations",
      "clause": "13.1.2",
      "also": ["13.2.2"],
      "level": "MUST",
      "flags": ["main-attachment-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.missing", "pointer": "/main-attachment"},
        {"id": "main-attachment.missing", "pointer": "/main-attachment"}
      ],
      "error": true
    },
    {
      "id": "item.main-attachment.needs-a-usable-representation",
      "clause": "13.2.2",
      "also": ["21.2.2"],
      "level": "MUST",
      "flags": ["main-attachment-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"x\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "url.malformed", "pointer": "/main-attachment/representations/0/url"},
        {"id": "main-attachment.missing", "pointer": "/main-attachment"}
      ],
      "error": true
    },
    {
      "id": "item.main-attachment.is-a-dictionary",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["shorthand-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":\"x\",\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/main-attachment"}, {"id": "main-attachment.missing", "pointer": "/main-attachment"}],
      "error": true
    },
    {
      "id": "item.main-attachment.null-leaves-none",
      "clause": "13.2.2",
      "also": ["6.7.1"],
      "level": "MUST",
      "flags": ["main-attachment-optional"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":null,\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/main-attachment"}, {"id": "main-attachment.missing", "pointer": "/main-attachment"}],
      "error": true
    },
    {
      "id": "item.main-attachment.null-among-representations-leaves-none",
      "clause": "13.2.2",
      "also": ["6.7.1"],
      "level": "MUST",
      "flags": ["null-drops-less"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},null]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "value.null", "pointer": "/main-attachment/representations/1"},
        {"id": "main-attachment.missing", "pointer": "/main-attachment"}
      ],
      "error": true
    },
    {
      "id": "item.main-attachment.representation-of-unknown-kind-suffices",
      "clause": "13.2.2",
      "also": ["14.2.4"],
      "level": "MUST",
      "flags": ["unknown-kind-dropped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"com.example.x\":1,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                ["representations", [{"dictionary": [["com.example.x", {"integer": "1"}], ["type-identifier", "public.html"]]}]]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"com.example.x\":1,\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>com.example.x</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.html</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDC18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zoQbSBwgJCl1jb20uZXhhbXBsZS54XxAPdHlwZS1pZGVudGlmaWVyEAFbcHVibGljLmh0bWxTMS4wCA0fJyo8PkNRY2VxAAAAAAAAAQEAAAAAAAAADAAAAAAAAAAAAAAAAAAAAHU="
      }
    },
    {
      "id": "item.writing.empty-title-is-refused",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-title-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", ""],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "item.writing.empty-array-is-refused",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["empty-array-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", []],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "item.writing.title-of-another-type-is-refused",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", {"integer": "5"}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "item.writing.item-without-main-attachment-is-refused",
      "clause": "13.2.2",
      "level": "MUST",
      "flags": ["main-attachment-optional"],
      "kind": "encode-refused",
      "description": {"dictionary": [["title", "a"], ["version", "1.0"]]},
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "item.writing.item-without-representation-is-refused",
      "clause": "13.1.2",
      "level": "MUST",
      "flags": ["main-attachment-unchecked"],
      "kind": "encode-refused",
      "description": {"dictionary": [["main-attachment", {"dictionary": [["representations", []]]}], ["version", "1.0"]]},
      "encodings": ["json", "xml", "binary"]
    }
  ]
}

"""#
}
