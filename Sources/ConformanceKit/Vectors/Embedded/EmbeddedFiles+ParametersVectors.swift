// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let parametersVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "parameters",
  "title": "Parameters and user info",
  "clauses": ["20"],
  "count": 23,
  "notes": {
    "namespace-case": {"bug": "compares namespaces without case", "effect": "the parameters of two receivers are merged"},
    "namespace-empty-name": {"bug": "takes an empty namespace name", "effect": "the key of userInfo begins with a dot, and does not split back"},
    "namespace-empty-taken": {"bug": "takes an empty namespace", "effect": "one item has two spellings"},
    "namespace-name": {"bug": "does not check the names of namespaces", "effect": "names that later versions need are taken"},
    "namespace-newer": {"bug": "judges the names of namespaces without a dot in documents of newer versions", "effect": "an item of a later version has findings"},
    "namespace-newer-unjudged": {"bug": "judges no namespace in documents of newer versions", "effect": "names that nobody owns"},
    "namespace-of-tag": {"bug": "takes a tag for a namespace", "effect": "a value is read as parameters"},
    "namespace-space": {"bug": "asks of a namespace that it holds a dot, and no more", "effect": "names that nobody owns"},
    "namespace-split": {"bug": "makes dictionaries in dictionaries of a namespace with points", "effect": "a receiver does not find its parameters"},
    "namespace-unknown-lost": {"bug": "drops namespaces that it does not know", "effect": "what a sender says to another receiver is lost"},
    "null-leaves-empty": {"bug": "keeps a dictionary that nulls have emptied", "effect": "in an overlay an empty one would remove what the document says"},
    "parameter-key-taken": {"bug": "takes parameter keys that are empty or hold a dot", "effect": "the key of userInfo does not split back"},
    "parameters-merged": {"bug": "mixes parameters and user info", "effect": "two programs write over each other"},
    "tag-not-escaped": {"bug": "writes a dictionary of one key that begins with $ without escape", "effect": "a dictionary comes back as a tag"},
    "user-info-judged": {"bug": "judges keys and values of user info by the rules for members", "effect": "a sender cannot write what is its own"},
    "user-info-reserved-exact": {"bug": "compares the key x-extension-item as a whole", "effect": "a program writes over what the ported library says later"},
    "user-info-reserved-taken": {"bug": "takes user-info keys that begin with x-extension-item", "effect": "a program writes over what the ported library says"},
    "user-info-value-lost": {"bug": "drops values of some kinds in user info", "effect": "what is shared arrives in part"},
    "wrong-element-drops-all": {"bug": "drops an array for one wrong element in it", "effect": "a receiver loses the right ones"}
  },
  "vectors": [
    {
      "id": "parameters.namespaces.parameters-of-two-receivers",
      "clause": "20.1.1",
      "also": ["20.1.4"],
      "level": "MUST",
      "flags": ["namespace-unknown-lost", "namespace-split"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example.app\":{\"size\":1},\"com.tumblr.tumblr\":{\"custom-url-path\":\"best\",\"requested-post-type\":4}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {
              "dictionary": [
                ["com.example.app", {"dictionary": [["size", {"integer": "1"}]]}],
                ["com.tumblr.tumblr", {"dictionary": [["custom-url-path", "best"], ["requested-post-type", {"integer": "4"}]]}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example.app\":{\"size\":1},\"com.tumblr.tumblr\":{\"custom-url-path\":\"best\",\"requested-post-type\":4}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.example.app</key>\n\t\t<dict>\n\t\t\t<key>size</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>com.tumblr.tumblr</key>\n\t\t<dict>\n\t\t\t<key>custom-url-path</key>\n\t\t\t<string>best</string>\n\t\t\t<key>requested-post-type</key>\n\t\t\t<integer>4</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WnBhcmFtZXRlcnNXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTSDQ4PEl8QD2NvbS5leGFtcGxlLmFwcF8QEWNvbS50dW1ibHIudHVtYmxy0RARVHNpemUQAdITFBUWXxAPY3VzdG9tLXVybC1wYXRoXxATcmVxdWVzdGVkLXBvc3QtdHlwZVRiZXN0EARTMS4wCA8hLDQ3SUtQVWdpfYKUqKuwsrfJ3+TmAAAAAAAAAQEAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAOo="
      }
    },
    {
      "id": "parameters.namespaces.are-compared-by-code-point",
      "clause": "20.1.2",
      "level": "MUST",
      "flags": ["namespace-case"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"COM.example\":{\"a\":1},\"com.example\":{\"a\":2}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {
              "dictionary": [
                ["COM.example", {"dictionary": [["a", {"integer": "1"}]]}],
                ["com.example", {"dictionary": [["a", {"integer": "2"}]]}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"COM.example\":{\"a\":1},\"com.example\":{\"a\":2}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>COM.example</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t\t<key>com.example</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<integer>2</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WnBhcmFtZXRlcnNXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTSDQ4PEltDT00uZXhhbXBsZVtjb20uZXhhbXBsZdEQEVFhEAHREBMQAlMxLjAIDyEsNDdJS1BVZ2l9go6anZ+hpKYAAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAAqg=="
      }
    },
    {
      "id": "parameters.namespaces.values-of-every-kind",
      "clause": "20.1.1",
      "level": "MUST",
      "flags": ["user-info-value-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example\":{\"array\":[1,\"a\",true,[],{}],\"big\":{\"$integer\":\"18446744073709551615\"},\"data\":{\"$data\":\"QQ==\"},\"date\":{\"$date\":\"2026-11-20T01:02:03.250Z\"},\"empty\":\"\",\"false\":false,\"real\":0.5,\"text\":\"a:b\",\"url\":{\"$url\":\"a:b\"}}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {
              "dictionary": [
                [
                  "com.example",
                  {
                    "dictionary": [
                      ["array", [{"integer": "1"}, "a", true, [], {"dictionary": []}]],
                      ["big", {"integer": "18446744073709551615"}],
                      ["data", {"data": "QQ=="}],
                      ["date", {"date": "2026-11-20T01:02:03.250Z"}],
                      ["empty", ""],
                      ["false", false],
                      ["real", {"real": "0.5"}],
                      ["text", "a:b"],
                      ["url", {"url": "a:b"}]
                    ]
                  }
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example\":{\"array\":[1,\"a\",true,[],{}],\"big\":{\"$integer\":\"18446744073709551615\"},\"data\":{\"$data\":\"QQ==\"},\"date\":{\"$date\":\"2026-11-20T01:02:03.250Z\"},\"empty\":\"\",\"false\":false,\"real\":0.5,\"text\":\"a:b\",\"url\":{\"$url\":\"a:b\"}}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.example</key>\n\t\t<dict>\n\t\t\t<key>array</key>\n\t\t\t<array>\n\t\t\t\t<integer>1</integer>\n\t\t\t\t<string>a</string>\n\t\t\t\t<true/>\n\t\t\t\t<array/>\n\t\t\t\t<dict/>\n\t\t\t</array>\n\t\t\t<key>big</key>\n\t\t\t<integer>18446744073709551615</integer>\n\t\t\t<key>data</key>\n\t\t\t<data>QQ==</data>\n\t\t\t<key>date</key>\n\t\t\t<dict>\n\t\t\t\t<key>$date</key>\n\t\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t\t</dict>\n\t\t\t<key>empty</key>\n\t\t\t<string></string>\n\t\t\t<key>false</key>\n\t\t\t<false/>\n\t\t\t<key>real</key>\n\t\t\t<real>0.5</real>\n\t\t\t<key>text</key>\n\t\t\t<string>a:b</string>\n\t\t\t<key>url</key>\n\t\t\t<dict>\n\t\t\t\t<key>$url</key>\n\t\t\t\t<string>a:b</string>\n\t\t\t</dict>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwmXxAPbWFpbi1hdHRhY2htZW50WnBhcmFtZXRlcnNXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTRDQ5bY29tLmV4YW1wbGXZDxAREhMUFQgWFx0eHyAhIiMkVWFycmF5U2JpZ1RkYXRhVGRhdGVVZW1wdHlVZmFsc2VUcmVhbFN1cmylGBkaGxwQAVFhCaDQFAAAAAAAAAAA//////////9BQTNByFfpxaAAAFAIIz/gAAAAAAAAU2E6YtElI1QkdXJsUzEuMAAIAA8AIQAsADQANwBJAEsAUABVAGcAaQB9AIAAjACfAKUAqQCuALMAuQC/AMQAyADOANAA0gDTANQA1QDmAOgA8QDyAPMA/AEAAQMBCAAAAAAAAAIBAAAAAAAAACcAAAAAAAAAAAAAAAAAAAEM"
      }
    },
    {
      "id": "parameters.namespaces.parameters-and-user-info-stay-apart",
      "clause": "20.2.1",
      "level": "MUST",
      "flags": ["parameters-merged"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example\":{\"a\":1}},\"user-info\":{\"com.example\":{\"a\":2},\"com.example.a\":3},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["com.example", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["user-info", {"dictionary": [["com.example", {"dictionary": [["a", {"integer": "2"}]]}], ["com.example.a", {"integer": "3"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example\":{\"a\":1}},\"user-info\":{\"com.example\":{\"a\":2},\"com.example.a\":3},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>com.example</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>com.example</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<integer>2</integer>\n\t\t</dict>\n\t\t<key>com.example.a</key>\n\t\t<integer>3</integer>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDUAQIDBAUNEhdfEA9tYWluLWF0dGFjaG1lbnRacGFyYW1ldGVyc1l1c2VyLWluZm9XdmVyc2lvbtEGB18QD3JlcHJlc2VudGF0aW9uc6EI0gkKCwxUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTRDg9bY29tLmV4YW1wbGXREBFRYRAB0g4TFBZdY29tLmV4YW1wbGUuYdEQFRACEANTMS4wCBEjLjhAQ1VXXGFzdYmMmJudn6Sytbe5AAAAAAAAAQEAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAL0="
      }
    },
    {
      "id": "parameters.namespaces.without-a-dot-in-a-newer-version",
      "clause": "20.1.2",
      "also": ["12.1.2", "21.1.7"],
      "level": "MUST",
      "flags": ["namespace-newer"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"tumblr\":{\"a\":1}},\"version\":\"1.1\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["tumblr", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["version", "1.1"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"tumblr\":{\"a\":1}},\"version\":\"1.1\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>tumblr</key>\n\t\t<dict>\n\t\t\t<key>a</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.1</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WnBhcmFtZXRlcnNXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTRDQ5WdHVtYmxy0Q8QUWEQAVMxLjEIDyEsNDdJS1BVZ2l9gIeKjI4AAAAAAAABAQAAAAAAAAASAAAAAAAAAAAAAAAAAAAAkg=="
      }
    },
    {
      "id": "parameters.namespaces.without-a-dot-are-found",
      "clause": "20.1.2",
      "level": "MUST",
      "flags": ["namespace-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"tumblr\":{\"a\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "namespace.name", "pointer": "/parameters/tumblr"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["tumblr", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.namespaces.empty-are-found",
      "clause": "20.1.2",
      "level": "MUST",
      "flags": ["namespace-empty-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"\":{\"a\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "namespace.name", "pointer": "/parameters/"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.namespaces.with-a-space-are-found",
      "clause": "20.1.2",
      "level": "MUST",
      "flags": ["namespace-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a b.c\":{\"a\":1}},\"version\":\"1.0\"}"},
      "findings": [{"id": "namespace.name", "pointer": "/parameters/a b.c"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["a b.c", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.namespaces.with-a-dot-are-judged-in-a-newer-version",
      "clause": "20.1.2",
      "also": ["21.1.7"],
      "level": "MUST",
      "flags": ["namespace-newer-unjudged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a b.c\":{\"a\":1}},\"version\":\"1.1\"}"},
      "findings": [{"id": "namespace.name", "pointer": "/parameters/a b.c"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["a b.c", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["version", "1.1"]
        ]
      }
    },
    {
      "id": "parameters.namespaces.are-dictionaries",
      "clause": "20.1.1",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["wrong-element-drops-all"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":1,\"c.d\":{\"e\":2}},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/parameters/a.b"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["c.d", {"dictionary": [["e", {"integer": "2"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.namespaces.are-no-tags",
      "clause": "7.1.8",
      "level": "MUST",
      "flags": ["namespace-of-tag"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"$c\":1},\"c.d\":{\"e\":2}},\"version\":\"1.0\"}"},
      "findings": [{"id": "tag.unknown", "pointer": "/parameters/a.b"}, {"id": "member.type", "pointer": "/parameters/a.b"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["c.d", {"dictionary": [["e", {"integer": "2"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.namespaces.empty-one-is-default",
      "clause": "13.1.3",
      "also": ["21.2.2"],
      "level": "MUST",
      "flags": ["namespace-empty-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{}},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/parameters/a.b"}],
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
      "id": "parameters.namespaces.null-empties-one",
      "clause": "6.7.1",
      "level": "MUST",
      "flags": ["null-leaves-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"c\":1},\"com.example\":{\"a\":[null]}},\"version\":\"1.0\"}"},
      "findings": [{"id": "value.null", "pointer": "/parameters/com.example/a/0"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["a.b", {"dictionary": [["c", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.keys.empty-or-with-a-dot-are-found",
      "clause": "20.1.3",
      "level": "MUST",
      "flags": ["parameter-key-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"\":1,\"c d\":2,\"e.f\":3}},\"version\":\"1.0\"}"},
      "findings": [{"id": "parameter.key", "pointer": "/parameters/a.b/"}, {"id": "parameter.key", "pointer": "/parameters/a.b/e.f"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {"dictionary": [["a.b", {"dictionary": [["", {"integer": "1"}], ["c d", {"integer": "2"}], ["e.f", {"integer": "3"}]]}]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.keys.are-free-but-for-dots",
      "clause": "12.1.5",
      "also": ["7.2.2", "20.1.3"],
      "level": "MUST",
      "flags": ["tag-not-escaped"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"$$c\":1}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["a.b", {"dictionary": [["$c", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"$$c\":1}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>a.b</key>\n\t\t<dict>\n\t\t\t<key>$$c</key>\n\t\t\t<integer>1</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwRXxAPbWFpbi1hdHRhY2htZW50WnBhcmFtZXRlcnNXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTRDQ5TYS5i0Q8QUyQkYxABUzEuMAgPISw0N0lLUFVnaX2AhIeLjQAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACR"
      }
    },
    {
      "id": "parameters.keys.with-dollar-signs-and-others",
      "clause": "12.1.5",
      "level": "MUST",
      "flags": ["user-info-judged"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"$$c\":\"\",\"$d\":[],\"x-extension-item\":1,\"\\u00e9 \":2}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {
              "dictionary": [
                ["a.b", {"dictionary": [["$$c", ""], ["$d", []], ["x-extension-item", {"integer": "1"}], ["\u00e9 ", {"integer": "2"}]]}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"$$c\":\"\",\"$d\":[],\"x-extension-item\":1,\"\u00e9 \":2}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>parameters</key>\n\t<dict>\n\t\t<key>a.b</key>\n\t\t<dict>\n\t\t\t<key>$$c</key>\n\t\t\t<string></string>\n\t\t\t<key>$d</key>\n\t\t\t<array/>\n\t\t\t<key>x-extension-item</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>\u00e9 </key>\n\t\t\t<integer>2</integer>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwXXxAPbWFpbi1hdHRhY2htZW50WnBhcmFtZXRlcnNXdmVyc2lvbtEFBl8QD3JlcHJlc2VudGF0aW9uc6EH0ggJCgtUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTRDQ5TYS5i1A8QERITFBUWUyQkY1IkZF8QEHgtZXh0ZW5zaW9uLWl0ZW1iAOkAIFCgEAEQAlMxLjAIDyEsNDdJS1BVZ2l9gISNkZSnrK2usLIAAAAAAAABAQAAAAAAAAAYAAAAAAAAAAAAAAAAAAAAtg=="
      }
    },
    {
      "id": "parameters.user-info.any-key-and-any-value",
      "clause": "20.2.1",
      "also": ["12.1.5", "13.1.3", "20.2.2"],
      "level": "MUST",
      "flags": ["user-info-judged"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"\":\"\",\"$a\":{\"b\":\"\",\"title\":5},\"$version\":1,\"com.example.a\":[],\"title\":\"\",\"x y\":{},\"x-extension\":0},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {
              "dictionary": [
                ["", ""],
                ["$a", {"dictionary": [["b", ""], ["title", {"integer": "5"}]]}],
                ["$version", {"integer": "1"}],
                ["com.example.a", []],
                ["title", ""],
                ["x y", {"dictionary": []}],
                ["x-extension", {"integer": "0"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"\":\"\",\"$a\":{\"b\":\"\",\"title\":5},\"$version\":1,\"com.example.a\":[],\"title\":\"\",\"x y\":{},\"x-extension\":0},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key></key>\n\t\t<string></string>\n\t\t<key>$a</key>\n\t\t<dict>\n\t\t\t<key>b</key>\n\t\t\t<string></string>\n\t\t\t<key>title</key>\n\t\t\t<integer>5</integer>\n\t\t</dict>\n\t\t<key>$version</key>\n\t\t<integer>1</integer>\n\t\t<key>com.example.a</key>\n\t\t<array/>\n\t\t<key>title</key>\n\t\t<string></string>\n\t\t<key>x y</key>\n\t\t<dict/>\n\t\t<key>x-extension</key>\n\t\t<integer>0</integer>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwbXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNcNDg8QERITDRQXGA0ZGlBSJGFYJHZlcnNpb25dY29tLmV4YW1wbGUuYVV0aXRsZVN4IHlbeC1leHRlbnNpb27SFRENFlFiEAUQAaDQEABTMS4wCA8hKzM2SEpPVGZofIuMj5imrLC8wcPFx8jJywAAAAAAAAEBAAAAAAAAABwAAAAAAAAAAAAAAAAAAADP"
      }
    },
    {
      "id": "parameters.user-info.values-of-every-kind",
      "clause": "20.2.1",
      "also": ["6.1.1"],
      "level": "MUST",
      "flags": ["user-info-value-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"array\":[1,\"a\",true,[],{}],\"big\":{\"$integer\":\"18446744073709551615\"},\"data\":{\"$data\":\"QQ==\"},\"date\":{\"$date\":\"2026-11-20T01:02:03.250Z\"},\"empty\":\"\",\"false\":false,\"real\":0.5,\"text\":\"a:b\",\"url\":{\"$url\":\"a:b\"}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {
              "dictionary": [
                ["array", [{"integer": "1"}, "a", true, [], {"dictionary": []}]],
                ["big", {"integer": "18446744073709551615"}],
                ["data", {"data": "QQ=="}],
                ["date", {"date": "2026-11-20T01:02:03.250Z"}],
                ["empty", ""],
                ["false", false],
                ["real", {"real": "0.5"}],
                ["text", "a:b"],
                ["url", {"url": "a:b"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"array\":[1,\"a\",true,[],{}],\"big\":{\"$integer\":\"18446744073709551615\"},\"data\":{\"$data\":\"QQ==\"},\"date\":{\"$date\":\"2026-11-20T01:02:03.250Z\"},\"empty\":\"\",\"false\":false,\"real\":0.5,\"text\":\"a:b\",\"url\":{\"$url\":\"a:b\"}},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>user-info</key>\n\t<dict>\n\t\t<key>array</key>\n\t\t<array>\n\t\t\t<integer>1</integer>\n\t\t\t<string>a</string>\n\t\t\t<true/>\n\t\t\t<array/>\n\t\t\t<dict/>\n\t\t</array>\n\t\t<key>big</key>\n\t\t<integer>18446744073709551615</integer>\n\t\t<key>data</key>\n\t\t<data>QQ==</data>\n\t\t<key>date</key>\n\t\t<dict>\n\t\t\t<key>$date</key>\n\t\t\t<string>2026-11-20T01:02:03.250Z</string>\n\t\t</dict>\n\t\t<key>empty</key>\n\t\t<string></string>\n\t\t<key>false</key>\n\t\t<false/>\n\t\t<key>real</key>\n\t\t<real>0.5</real>\n\t\t<key>text</key>\n\t\t<string>a:b</string>\n\t\t<key>url</key>\n\t\t<dict>\n\t\t\t<key>$url</key>\n\t\t\t<string>a:b</string>\n\t\t</dict>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwkXxAPbWFpbi1hdHRhY2htZW50WXVzZXItaW5mb1d2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNkNDg8QERITCBQVGxwdHh8gISJVYXJyYXlTYmlnVGRhdGFUZGF0ZVVlbXB0eVVmYWxzZVRyZWFsU3VybKUWFxgZGhABUWEJoNAUAAAAAAAAAAD//////////0FBM0HIV+nFoAAAUAgjP+AAAAAAAABTYTpi0SMhVCR1cmxTMS4wCA8hKzM2SEpPVGZofI+VmZ6jqa+0uL7AwsPExdbY4eLj7PDz+AAAAAAAAAEBAAAAAAAAACUAAAAAAAAAAAAAAAAAAAD8"
      }
    },
    {
      "id": "parameters.user-info.reserved-keys-are-found",
      "clause": "20.2.2",
      "level": "MUST",
      "flags": ["user-info-reserved-taken", "user-info-reserved-exact"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"x-extension\":1,\"x-extension-item\":2,\"x-extension-item-foo\":3},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "user-info.reserved", "pointer": "/user-info/x-extension-item"},
        {"id": "user-info.reserved", "pointer": "/user-info/x-extension-item-foo"}
      ],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {
              "dictionary": [
                ["x-extension", {"integer": "1"}],
                ["x-extension-item", {"integer": "2"}],
                ["x-extension-item-foo", {"integer": "3"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.namespaces.unknown-ones-are-kept",
      "clause": "20.1.4",
      "also": ["11.2.2", "21.3.1"],
      "level": "MUST",
      "flags": ["namespace-unknown-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example.unknown\":{\"a\":[{\"$point\":1}]},\"tumblr\":{\"a\":1}},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "parameters",
            {
              "dictionary": [
                ["com.example.unknown", {"dictionary": [["a", [{"tag": ["$point", {"integer": "1"}]}]]]}],
                ["tumblr", {"dictionary": [["a", {"integer": "1"}]]}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "parameters.writing.namespace-without-a-dot-is-refused",
      "clause": "20.1.2",
      "level": "MUST",
      "flags": ["namespace-name"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["tumblr", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "parameters.writing.parameter-key-with-a-dot-is-refused",
      "clause": "20.1.3",
      "level": "MUST",
      "flags": ["parameter-key-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["com.example", {"dictionary": [["a.b", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "parameters.writing.reserved-user-info-is-refused",
      "clause": "20.2.2",
      "level": "MUST",
      "flags": ["user-info-reserved-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["x-extension-item", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    }
  ]
}

"""#
}
