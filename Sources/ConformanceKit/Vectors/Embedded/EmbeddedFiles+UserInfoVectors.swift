// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let userInfoVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "user-info",
  "title": "The userInfo of the ported library",
  "clauses": ["23"],
  "count": 65,
  "notes": {
    "attachments-mixed": {"bug": "puts all representations into one attachment, or each into one of its own", "effect": "the same thing is shared twice, or different things become one"},
    "attachments-reordered": {"bug": "does not keep the order of attachments", "effect": "the main attachment is another one"},
    "duplicate-type": {"bug": "takes a type twice in one attachment", "effect": "programs choose different representations"},
    "empty-title-taken": {"bug": "takes an empty title", "effect": "one item has two spellings"},
    "equal-runs-left-apart": {"bug": "does not join equal neighbours in lenient reading", "effect": "a receiver shows one stretch as two"},
    "first-representation-dropped": {"bug": "drops the first representation, or sorts them", "effect": "the receiver takes another form than the sender prefers"},
    "key-control-written": {"bug": "writes a key that XML cannot hold", "effect": "the payload cannot be converted, or the XML is not well formed"},
    "keys-normalised": {"bug": "normalises keys, or compares them as text that looks alike", "effect": "composed and decomposed letters make one key, and a value is lost"},
    "line-breaks-refused": {"bug": "refuses a title with line breaks", "effect": "what a sender should avoid becomes an error"},
    "main-attachment-optional": {"bug": "takes an item without main attachment", "effect": "there is nothing to share"},
    "overlay-empty-inherited": {"bug": "lets an empty value of an overlay inherit that of the document", "effect": "a receiver gets what the sender took away"},
    "parameters-merged": {"bug": "mixes parameters and user info", "effect": "two programs write over each other"},
    "pointer-unescaped": {"bug": "does not escape ~ and / in pointers", "effect": "a pointer leads to another value"},
    "referrer-member-lost": {"bug": "drops a member of the referrer", "effect": "a receiver cannot lead back to where something came from"},
    "referrer-merged": {"bug": "mixes up the URLs of the referrer", "effect": "a link opens another app"},
    "run-attribute-lost": {"bug": "drops an attribute that version 1.0 defines", "effect": "styled text loses its style"},
    "tag-not-escaped": {"bug": "writes a dictionary of one key that begins with $ without escape", "effect": "a dictionary comes back as a tag"},
    "tags-sorted": {"bug": "sorts tags, or makes a set of them", "effect": "the sender's order is lost"},
    "true-equals-one": {"bug": "takes the number 1 for equal to true, as some languages do", "effect": "values of different kinds are merged"},
    "types-compared-with-case": {"bug": "compares type identifiers with case", "effect": "the same type stands twice, or a receiver does not find it"},
    "unknown-kind-dropped": {"bug": "refuses or drops a representation of unknown kind", "effect": "an item of a later version is refused by a reader that could keep it"},
    "upstream-dates": {"bug": "cuts dates to seconds, or rounds them otherwise", "effect": "the date is another one"},
    "upstream-generic-unknown": {"bug": "keeps unknown keys of the generic dictionary as user info", "effect": "a receiver gets what nobody sent"},
    "upstream-kept-tag": {"bug": "carries kept tags as dictionaries", "effect": "a tag comes back as a dictionary"},
    "upstream-keys-normalised": {"bug": "compares keys as text that looks alike", "effect": "a key is lost, or is taken for a reserved one"},
    "upstream-longer-namespace": {"bug": "lets the shorter of two namespaces with the same key win, or whichever comes last", "effect": "programs disagree on a parameter"},
    "upstream-losses-silent": {"bug": "leaves something out without a report", "effect": "a sender does not learn what was lost"},
    "upstream-media-type": {"bug": "keeps a media type that has a type identifier", "effect": "an item provider offers a type that no receiver asks for"},
    "upstream-moved-silent": {"bug": "does not report that a value comes back in another place", "effect": "a sender does not learn what was changed"},
    "upstream-namespace-first-dot": {"bug": "splits a key at its first dot, or takes the shortest namespace", "effect": "a parameter goes to another receiver"},
    "upstream-namespace-unknown": {"bug": "makes a namespace of whatever stands before the last dot", "effect": "user info of an app becomes parameters"},
    "upstream-next-attachment": {"bug": "takes the next attachment for a main one that cannot be carried", "effect": "an activity gets another thing than it was offered for"},
    "upstream-nothing-written": {"bug": "writes the generic dictionary where there is nothing in it", "effect": "the ported library reads an empty referrer"},
    "upstream-order": {"bug": "lets parameters win over user info, or either over the generic dictionary", "effect": "a program writes over what another one says"},
    "upstream-overlay-ignored": {"bug": "does not resolve for the activity", "effect": "a receiver gets what was meant for others"},
    "upstream-overlay-reported": {"bug": "reports the overlay that it applied", "effect": "a sender is told of a loss that was none"},
    "upstream-parameter-types": {"bug": "takes parameters of the types that the ported library has for them alone", "effect": "a parameter is lost"},
    "upstream-referrer-empty": {"bug": "makes a referrer of nothing", "effect": "a receiver shows an app without name"},
    "upstream-reserved": {"bug": "keeps keys that begin with x-extension-item as user info", "effect": "a program writes over what the ported library says"},
    "upstream-reserved-case": {"bug": "compares reserved keys without case, or by a shorter beginning", "effect": "user info of an app is lost"},
    "upstream-set-aside": {"bug": "carries values that lenient reading set aside", "effect": "what breaks the rules comes back as though it did not"},
    "upstream-string-as-url": {"bug": "takes a string for a URL", "effect": "programs disagree on what was said"},
    "upstream-system-keys": {"bug": "takes the keys that the system sets for user info", "effect": "a title becomes user info, and is written twice"},
    "upstream-tags-dropped": {"bug": "drops all tags for one wrong element", "effect": "a receiver loses the right ones"},
    "upstream-tags-unchecked": {"bug": "does not check the elements of tags", "effect": "a receiver gets tags that are no strings"},
    "upstream-tumblr-unknown": {"bug": "does not know the namespace of the ported library", "effect": "its parameters become user info"},
    "upstream-types-converted": {"bug": "turns a value of userInfo of another type into the right one", "effect": "programs disagree on what was said"},
    "upstream-uid": {"bug": "carries a dictionary with the one key CF$UID", "effect": "no reader takes the payload"},
    "upstream-url-as-string": {"bug": "writes URLs as strings", "effect": "the ported library drops them"},
    "upstream-urls-unchecked": {"bug": "does not check the URLs", "effect": "a link leads to a local file or runs a script"},
    "url-normalised": {"bug": "normalises URLs: case, escapes, a missing slash", "effect": "what comes back is not what was shared, and signatures no longer fit"},
    "user-info-reserved-exact": {"bug": "compares the key x-extension-item as a whole", "effect": "a program writes over what the ported library says later"},
    "user-info-value-lost": {"bug": "drops values of some kinds in user info", "effect": "what is shared arrives in part"}
  },
  "vectors": [
    {
      "id": "user-info.both.nothing",
      "clause": "23.2.3",
      "also": ["23.1.7"],
      "level": "MUST",
      "flags": ["upstream-nothing-written"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
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
      "id": "user-info.both.tags",
      "clause": "23.1.2",
      "level": "MUST",
      "flags": ["tags-sorted"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"b\",\"a\",\"b\"],\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["tags", ["b", "a", "b"]]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["b", "a", "b"]],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.source-url",
      "clause": "23.1.2",
      "also": ["23.2.3"],
      "level": "MUST",
      "flags": ["upstream-url-as-string", "url-normalised"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"HTTPS://Example.com/%7Ea\",\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["source-url", {"url": "HTTPS://Example.com/%7Ea"}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["source-url", "HTTPS://Example.com/%7Ea"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.referrer",
      "clause": "23.1.2",
      "level": "MUST",
      "flags": ["referrer-member-lost", "referrer-merged", "upstream-url-as-string"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"android-app-url\":\"tumblr-a://post/94\",\"app-name\":\"Tumblr\",\"app-store-id\":\"12345\",\"google-play-id\":\"54321\",\"ios-app-url\":\"tumblr://post/94\",\"web-url\":\"http://bryan.io/94\"},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          [
            "x-extension-item",
            {
              "dictionary": [
                ["referrer-android-app-url", {"url": "tumblr-a://post/94"}],
                ["referrer-app-store-id", "12345"],
                ["referrer-google-play-id", "54321"],
                ["referrer-ios-app-url", {"url": "tumblr://post/94"}],
                ["referrer-name", "Tumblr"],
                ["referrer-web-url", {"url": "http://bryan.io/94"}]
              ]
            }
          ]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "referrer",
            {
              "dictionary": [
                ["android-app-url", "tumblr-a://post/94"],
                ["app-name", "Tumblr"],
                ["app-store-id", "12345"],
                ["google-play-id", "54321"],
                ["ios-app-url", "tumblr://post/94"],
                ["web-url", "http://bryan.io/94"]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.parameters-of-the-ported-library",
      "clause": "23.1.4",
      "also": ["23.1.3"],
      "level": "MUST",
      "flags": ["upstream-tumblr-unknown"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"consumer-key\":\"YXNkZg==\",\"custom-url-path\":\"/want-to-see-a-magic-trick.html\",\"requested-post-type\":5}},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["com.tumblr.tumblr.consumer-key", "YXNkZg=="],
          ["com.tumblr.tumblr.custom-url-path", "/want-to-see-a-magic-trick.html"],
          ["com.tumblr.tumblr.requested-post-type", {"integer": "5"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
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
                  "com.tumblr.tumblr",
                  {
                    "dictionary": [
                      ["consumer-key", "YXNkZg=="],
                      ["custom-url-path", "/want-to-see-a-magic-trick.html"],
                      ["requested-post-type", {"integer": "5"}]
                    ]
                  }
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.parameter-of-any-type",
      "clause": "23.1.4",
      "level": "MUST",
      "flags": ["upstream-parameter-types", "true-equals-one"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"consumer-key\":{\"a\":[1,false]},\"requested-post-type\":true}},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["com.tumblr.tumblr.consumer-key", {"dictionary": [["a", [{"integer": "1"}, false]]]}],
          ["com.tumblr.tumblr.requested-post-type", true]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
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
                  "com.tumblr.tumblr",
                  {"dictionary": [["consumer-key", {"dictionary": [["a", [{"integer": "1"}, false]]]}], ["requested-post-type", true]]}
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.key-goes-to-the-namespace-before-its-last-dot",
      "clause": "23.1.3",
      "level": "MUST",
      "flags": ["upstream-namespace-first-dot", "upstream-namespace-unknown"],
      "kind": "user-info",
      "direction": "both",
      "namespaces": ["com.example", "com.example.app"],
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.example\":{\"app\":8,\"size\":3},\"com.example.app\":{\"size\":1}},\"user-info\":{\"com.example\":5,\"com.example.\":4,\"com.example..x\":6,\"com.example.app.size.width\":2,\"com.exampleapp.x\":7},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["com.example", {"integer": "5"}],
          ["com.example.", {"integer": "4"}],
          ["com.example..x", {"integer": "6"}],
          ["com.example.app", {"integer": "8"}],
          ["com.example.app.size", {"integer": "1"}],
          ["com.example.app.size.width", {"integer": "2"}],
          ["com.example.size", {"integer": "3"}],
          ["com.exampleapp.x", {"integer": "7"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
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
                ["com.example", {"dictionary": [["app", {"integer": "8"}], ["size", {"integer": "3"}]]}],
                ["com.example.app", {"dictionary": [["size", {"integer": "1"}]]}]
              ]
            }
          ],
          [
            "user-info",
            {
              "dictionary": [
                ["com.example", {"integer": "5"}],
                ["com.example.", {"integer": "4"}],
                ["com.example..x", {"integer": "6"}],
                ["com.example.app.size.width", {"integer": "2"}],
                ["com.exampleapp.x", {"integer": "7"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.key-of-an-unknown-namespace-stays-whole",
      "clause": "23.1.3",
      "level": "MUST",
      "flags": ["upstream-namespace-unknown"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"com.example.app.size\":1},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["com.example.app.size", {"integer": "1"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["com.example.app.size", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.values-of-every-kind",
      "clause": "23.1.5",
      "level": "MUST",
      "flags": ["user-info-value-lost", "upstream-dates", "upstream-url-as-string"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"\":\"\",\"array\":[1,\"a\",{}],\"big\":{\"$integer\":\"9223372036854775807\"},\"boolean\":true,\"data\":{\"$data\":\"QQ==\"},\"date\":{\"$date\":\"1970-01-01T00:00:01.500Z\"},\"dictionary\":{\"k\":{}},\"text\":\"a:b\",\"url\":{\"$url\":\"a:b\"}},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["", ""],
          ["array", [{"integer": "1"}, "a", {"dictionary": []}]],
          ["big", {"integer": "9223372036854775807"}],
          ["boolean", true],
          ["data", {"data": "QQ=="}],
          ["date", {"date": "1970-01-01T00:00:01.500Z"}],
          ["dictionary", {"dictionary": [["k", {"dictionary": []}]]}],
          ["text", "a:b"],
          ["url", {"url": "a:b"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
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
                ["array", [{"integer": "1"}, "a", {"dictionary": []}]],
                ["big", {"integer": "9223372036854775807"}],
                ["boolean", true],
                ["data", {"data": "QQ=="}],
                ["date", {"date": "1970-01-01T00:00:01.500Z"}],
                ["dictionary", {"dictionary": [["k", {"dictionary": []}]]}],
                ["text", "a:b"],
                ["url", {"url": "a:b"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.keys-are-compared-by-code-point",
      "clause": "23.1.1",
      "level": "MUST",
      "flags": ["upstream-keys-normalised", "keys-normalised"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"NSExtensionItemAttributedTitle\u212aey\":3,\"e\u0301\":2,\"\u00e9\":1},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["NSExtensionItemAttributedTitle\u212aey", {"integer": "3"}],
          ["e\u0301", {"integer": "2"}],
          ["\u00e9", {"integer": "1"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
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
                ["NSExtensionItemAttributedTitle\u212aey", {"integer": "3"}],
                ["e\u0301", {"integer": "2"}],
                ["\u00e9", {"integer": "1"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.case-and-neighbours-of-the-reserved-keys",
      "clause": "23.1.1",
      "level": "MUST",
      "flags": ["upstream-reserved-case"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"$x\":3,\"X-Extension-Item\":1,\"x-extension\":2},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["$x", {"integer": "3"}], ["X-Extension-Item", {"integer": "1"}], ["x-extension", {"integer": "2"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "user-info",
            {"dictionary": [["$x", {"integer": "3"}], ["X-Extension-Item", {"integer": "1"}], ["x-extension", {"integer": "2"}]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.one-key-with-a-dollar-sign",
      "clause": "7.2.1",
      "also": ["23.1.5"],
      "level": "MUST",
      "flags": ["tag-not-escaped"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"$$a\":1},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["$a", {"integer": "1"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["$a", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.title-with-a-line-break",
      "clause": "23.1.1",
      "level": "MUST",
      "flags": ["line-breaks-refused"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"A\\nB\",\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "title": "A\nB",
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "A\nB"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.both.content-text",
      "clause": "23.1.1",
      "also": ["23.2.2"],
      "level": "MUST",
      "flags": ["run-attribute-lost"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"content-text\":[{\"bold\":true,\"font-size\":1.5,\"text\":\"a\"},{\"foreground-color\":\"#010203\",\"link\":\"tel:+1\",\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "content-text": [
          {"dictionary": [["bold", true], ["font-size", {"real": "1.5"}], ["text", "a"]]},
          {"dictionary": [["foreground-color", "#010203"], ["link", "tel:+1"], ["text", "b"]]}
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "content-text",
            [
              {"dictionary": [["bold", true], ["font-size", {"real": "1.5"}], ["text", "a"]]},
              {"dictionary": [["foreground-color", "#010203"], ["link", "tel:+1"], ["text", "b"]]}
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
      "id": "user-info.both.attachments-in-order",
      "clause": "23.1.1",
      "also": ["23.2.2"],
      "level": "MUST",
      "flags": ["attachments-mixed", "attachments-reordered", "first-representation-dropped"],
      "kind": "user-info",
      "direction": "both",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"data\":{\"$data\":\"QQ==\"},\"type-identifier\":\"public.png\"}],\"suggested-name\":\"a.png\"},{\"representations\":[{\"property-list\":{\"a\":[{\"$url\":\"b:c\"}]},\"type-identifier\":\"com.apple.property-list\"}]}],\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"https://example.com\"},{\"text\":\"t\",\"type-identifier\":\"public.html\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "attachments": [
          {
            "dictionary": [
              [
                "representations",
                [
                  {"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com"]]},
                  {"dictionary": [["text", "t"], ["type-identifier", "public.html"]]}
                ]
              ]
            ]
          },
          {
            "dictionary": [
              ["representations", [{"dictionary": [["data", {"data": "QQ=="}], ["type-identifier", "public.png"]]}]],
              ["suggested-name", "a.png"]
            ]
          },
          {
            "dictionary": [
              [
                "representations",
                [
                  {
                    "dictionary": [
                      ["property-list", {"dictionary": [["a", [{"url": "b:c"}]]]}],
                      ["type-identifier", "com.apple.property-list"]
                    ]
                  }
                ]
              ]
            ]
          }
        ]
      },
      "meaning": {
        "dictionary": [
          [
            "additional-attachments",
            [
              {
                "dictionary": [
                  ["representations", [{"dictionary": [["data", {"data": "QQ=="}], ["type-identifier", "public.png"]]}]],
                  ["suggested-name", "a.png"]
                ]
              },
              {
                "dictionary": [
                  [
                    "representations",
                    [
                      {
                        "dictionary": [
                          ["property-list", {"dictionary": [["a", [{"url": "b:c"}]]]}],
                          ["type-identifier", "com.apple.property-list"]
                        ]
                      }
                    ]
                  ]
                ]
              }
            ]
          ],
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["type-identifier", "public.url"], ["url", "https://example.com"]]},
                    {"dictionary": [["text", "t"], ["type-identifier", "public.html"]]}
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
      "id": "user-info.both.user-info-and-parameters-together",
      "clause": "23.2.2",
      "level": "MUST",
      "flags": ["parameters-merged"],
      "kind": "user-info",
      "direction": "both",
      "namespaces": ["com.irace.me.custom"],
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.irace.me.custom\":{\"customParameter\":\"Value\"}},\"source-url\":\"http://tumblr.com\",\"user-info\":{\"foo\":\"bar\"},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["com.irace.me.custom.customParameter", "Value"],
          ["foo", "bar"],
          ["x-extension-item", {"dictionary": [["source-url", {"url": "http://tumblr.com"}]]}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["com.irace.me.custom", {"dictionary": [["customParameter", "Value"]]}]]}],
          ["source-url", "http://tumblr.com"],
          ["user-info", {"dictionary": [["foo", "bar"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "user-info.import.generic-dictionary-is-one",
      "clause": "23.1.1",
      "level": "MUST",
      "flags": ["upstream-types-converted", "upstream-losses-silent"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", "tags"]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item"}]
    },
    {
      "id": "user-info.import.empty-generic-dictionary-says-nothing",
      "clause": "23.1.2",
      "level": "MUST",
      "flags": ["upstream-referrer-empty"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": []}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
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
      "id": "user-info.import.tags-are-judged-one-by-one",
      "clause": "23.1.2",
      "level": "MUST",
      "flags": ["upstream-tags-unchecked", "upstream-tags-dropped"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["tags", ["a", {"integer": "1"}, "", {"url": "a:b"}, "b"]]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a", "b"]],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "member.type", "pointer": "/x-extension-item/tags/1"},
        {"id": "member.default", "pointer": "/x-extension-item/tags/2"},
        {"id": "member.type", "pointer": "/x-extension-item/tags/3"}
      ]
    },
    {
      "id": "user-info.import.no-tag-is-left",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-tags-unchecked"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["tags", [{"integer": "1"}]]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/tags/0"}]
    },
    {
      "id": "user-info.import.empty-tags",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-losses-silent"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["tags", []]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.default", "pointer": "/x-extension-item/tags"}]
    },
    {
      "id": "user-info.import.referrer-of-empty-strings",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-referrer-empty"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          ["x-extension-item", {"dictionary": [["referrer-app-store-id", ""], ["referrer-google-play-id", ""], ["referrer-name", ""]]}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "member.default", "pointer": "/x-extension-item/referrer-name"},
        {"id": "member.default", "pointer": "/x-extension-item/referrer-app-store-id"},
        {"id": "member.default", "pointer": "/x-extension-item/referrer-google-play-id"}
      ]
    },
    {
      "id": "user-info.import.referrer-in-part",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-types-converted"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["referrer-name", "A"], ["referrer-web-url", {"integer": "1"}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "A"]]}],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/referrer-web-url"}]
    },
    {
      "id": "user-info.import.urls-that-are-none-to-share",
      "clause": "23.1.6",
      "also": ["23.1.5", "18.1.2"],
      "level": "MUST",
      "flags": ["upstream-urls-unchecked"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          ["a", [{"url": "DATA:,x"}, {"integer": "1"}]],
          [
            "x-extension-item",
            {
              "dictionary": [
                ["referrer-ios-app-url", {"url": "javascript:1"}],
                ["referrer-web-url", {"url": "/x"}],
                ["source-url", {"url": "file:///x"}]
              ]
            }
          ]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["a", [{"integer": "1"}]]]}],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "url.scheme", "pointer": "/x-extension-item/source-url"},
        {"id": "url.malformed", "pointer": "/x-extension-item/referrer-web-url"},
        {"id": "url.scheme", "pointer": "/x-extension-item/referrer-ios-app-url"},
        {"id": "url.scheme", "pointer": "/a/0"}
      ]
    },
    {
      "id": "user-info.import.unknown-generic-keys",
      "clause": "23.1.2",
      "level": "MUST",
      "flags": ["upstream-generic-unknown"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["Tags", ["a"]], ["content-rating", {"integer": "1"}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "member.unknown", "pointer": "/x-extension-item/Tags"},
        {"id": "member.unknown", "pointer": "/x-extension-item/content-rating"}
      ]
    },
    {
      "id": "user-info.import.keys-that-begin-like-the-generic-one",
      "clause": "23.1.1",
      "level": "MUST",
      "flags": ["upstream-reserved", "user-info-reserved-exact", "upstream-keys-normalised"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          ["x-extension-item-version", {"integer": "1"}],
          ["x-extension-item.a", {"integer": "2"}],
          ["x-extension-items", {"integer": "3"}],
          ["x-extension-item\u0301", {"integer": "4"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "user-info.reserved", "pointer": "/x-extension-item-version"},
        {"id": "user-info.reserved", "pointer": "/x-extension-item.a"},
        {"id": "user-info.reserved", "pointer": "/x-extension-items"},
        {"id": "user-info.reserved", "pointer": "/x-extension-item\u0301"}
      ]
    },
    {
      "id": "user-info.import.reserved-keys-are-no-parameters",
      "clause": "23.1.1",
      "level": "MUST",
      "flags": ["upstream-reserved"],
      "kind": "user-info",
      "direction": "import",
      "namespaces": ["x-extension-item.x"],
      "userInfo": {
        "dictionary": [["x-extension-item.x.a", {"integer": "1"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "user-info.reserved", "pointer": "/x-extension-item.x.a"}]
    },
    {
      "id": "user-info.import.keys-of-the-system-are-not-user-info",
      "clause": "23.1.1",
      "level": "MUST",
      "flags": ["upstream-system-keys"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          ["NSExtensionItemAttachmentsKey", []],
          ["NSExtensionItemAttributedContentTextKey", "T"],
          ["NSExtensionItemAttributedTitleKey", "T"]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "member.type", "pointer": "/NSExtensionItemAttributedTitleKey"},
        {"id": "member.type", "pointer": "/NSExtensionItemAttributedContentTextKey"},
        {"id": "member.type", "pointer": "/NSExtensionItemAttachmentsKey"}
      ]
    },
    {
      "id": "user-info.import.kept-tags-go-with-the-innermost-member",
      "clause": "23.1.5",
      "level": "MUST",
      "flags": ["upstream-kept-tag"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          ["a", {"dictionary": [["b", [{"integer": "1"}, {"tag": ["$p", {"integer": "1"}]}]], ["c", {"tag": ["$q", {"integer": "1"}]}]]}],
          ["d", {"tag": ["$r", {"integer": "1"}]}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["a", {"dictionary": [["b", [{"integer": "1"}]]]}]]}],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "tag.unknown", "pointer": "/a/b/1"},
        {"id": "tag.unknown", "pointer": "/a/c"},
        {"id": "tag.unknown", "pointer": "/d"}
      ]
    },
    {
      "id": "user-info.import.uid-as-the-only-key",
      "clause": "23.1.5",
      "level": "MUST",
      "flags": ["upstream-uid"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          ["a", {"dictionary": [["CF$UID", {"integer": "1"}]]}],
          ["b", {"dictionary": [["CF$UID", {"integer": "1"}], ["c", {"integer": "2"}]]}],
          ["com.tumblr.tumblr.CF$UID", {"integer": "1"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["b", {"dictionary": [["CF$UID", {"integer": "1"}], ["c", {"integer": "2"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "value.uid", "pointer": "/a"}, {"id": "value.uid", "pointer": "/com.tumblr.tumblr.CF$UID"}]
    },
    {
      "id": "user-info.import.uid-that-is-left-alone",
      "clause": "23.1.5",
      "level": "MUST",
      "flags": ["upstream-uid"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["a", {"dictionary": [["CF$UID", {"integer": "1"}], ["b", {"tag": ["$p", {"integer": "1"}]}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "tag.unknown", "pointer": "/a/b"}, {"id": "value.uid", "pointer": "/a"}]
    },
    {
      "id": "user-info.import.uid-as-the-only-key-of-user-info",
      "clause": "23.1.5",
      "level": "MUST",
      "flags": ["upstream-uid"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["CF$UID", {"integer": "1"}], ["com.tumblr.tumblr.a", {"integer": "1"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["com.tumblr.tumblr", {"dictionary": [["a", {"integer": "1"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "value.uid", "pointer": "/CF$UID"}]
    },
    {
      "id": "user-info.import.keys-that-xml-cannot-hold",
      "clause": "23.1.5",
      "also": ["6.2.4"],
      "level": "MUST",
      "flags": ["key-control-written"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          ["a\u0000", {"integer": "1"}],
          ["b", {"dictionary": [["\t\n\u007f\ufffd", {"integer": "2"}], ["\r", {"integer": "1"}], ["\uffff", {"integer": "3"}]]}],
          ["\ufffe", {"integer": "4"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["user-info", {"dictionary": [["b", {"dictionary": [["\t\n\u007f\ufffd", {"integer": "2"}]]}]]}],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "key.unsupported", "pointer": "/a\u0000"},
        {"id": "key.unsupported", "pointer": "/b/\r"},
        {"id": "key.unsupported", "pointer": "/b/\uffff"},
        {"id": "key.unsupported", "pointer": "/\ufffe"}
      ]
    },
    {
      "id": "user-info.import.pointers-are-escaped",
      "clause": "23.3.3",
      "level": "MUST",
      "flags": ["pointer-unescaped"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["a/b~c", {"tag": ["$p", {"integer": "1"}]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "tag.unknown", "pointer": "/a~1b~0c"}]
    },
    {
      "id": "user-info.import.empty-title",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["empty-title-taken", "upstream-losses-silent"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [],
        "title": "",
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.default", "pointer": "/NSExtensionItemAttributedTitleKey"}]
    },
    {
      "id": "user-info.import.text-without-a-character",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-losses-silent"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [],
        "content-text": [],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.default", "pointer": "/NSExtensionItemAttributedContentTextKey"}]
    },
    {
      "id": "user-info.import.attributes-that-break-a-rule",
      "clause": "23.1.6",
      "also": ["23.1.1", "23.3.1"],
      "level": "MUST",
      "flags": ["upstream-urls-unchecked", "equal-runs-left-apart"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [],
        "content-text": [
          {"dictionary": [["text", "a"]]},
          {"dictionary": [["link", "file:///x"], ["text", "b"]]},
          {"dictionary": [["font-size", {"integer": "-1"}], ["text", "c"]]},
          {"dictionary": [["code", true], ["font-name", ""], ["text", "d"]]}
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "abcd"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "url.scheme", "pointer": "/NSExtensionItemAttributedContentTextKey/1/link"},
        {"id": "font-size.range", "pointer": "/NSExtensionItemAttributedContentTextKey/2/font-size"},
        {"id": "upstream.not-carried", "pointer": "/NSExtensionItemAttributedContentTextKey/3/code"},
        {"id": "member.default", "pointer": "/NSExtensionItemAttributedContentTextKey/3/font-name"}
      ]
    },
    {
      "id": "user-info.import.types-that-break-a-rule",
      "clause": "23.1.6",
      "also": ["14.3.2"],
      "level": "MUST",
      "flags": ["upstream-media-type", "duplicate-type", "types-compared-with-case"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [],
        "attachments": [
          {
            "dictionary": [
              [
                "representations",
                [
                  {"dictionary": [["text", "a"], ["type-identifier", "a.b"]]},
                  {"dictionary": [["text", "b"], ["type-identifier", "A.B"]]},
                  {"dictionary": [["text", "c"], ["type-identifier", "png"]]},
                  {"dictionary": [["text", "d"], ["type-identifier", "public.url"]]},
                  {"dictionary": [["text", "e"], ["type-identifier", "public.file-url"]]},
                  {"dictionary": [["text", "g"], ["type-identifier", "image/png"]]}
                ]
              ],
              ["suggested-name", "../x"]
            ]
          },
          {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "text"]]}]]]}
        ]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "a"], ["type-identifier", "a.b"]]},
                    {"dictionary": [["text", "g"], ["type-identifier", "public.png"]]}
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "representation.duplicate-type", "pointer": "/NSExtensionItemAttachmentsKey/0/representations/1"},
        {"id": "type-identifier.malformed", "pointer": "/NSExtensionItemAttachmentsKey/0/representations/2"},
        {"id": "type-identifier.url", "pointer": "/NSExtensionItemAttachmentsKey/0/representations/3"},
        {"id": "type-identifier.url", "pointer": "/NSExtensionItemAttachmentsKey/0/representations/4"},
        {"id": "type-identifier.media-type", "pointer": "/NSExtensionItemAttachmentsKey/0/representations/5/type-identifier"},
        {"id": "suggested-name.unsafe", "pointer": "/NSExtensionItemAttachmentsKey/0/suggested-name"},
        {"id": "type-identifier.malformed", "pointer": "/NSExtensionItemAttachmentsKey/1/representations/0"},
        {"id": "member.missing", "pointer": "/NSExtensionItemAttachmentsKey/1"}
      ]
    },
    {
      "id": "user-info.import.contents-that-break-a-rule",
      "clause": "23.1.6",
      "also": ["23.1.5"],
      "level": "MUST",
      "flags": ["upstream-urls-unchecked", "upstream-kept-tag"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [],
        "attachments": [
          {
            "dictionary": [
              [
                "representations",
                [
                  {"dictionary": [["text", "a"], ["type-identifier", "a.b"]]},
                  {"dictionary": [["type-identifier", "public.url"], ["url", "file:///"]]},
                  {"dictionary": [["property-list", {"tag": ["$p", {"integer": "1"}]}], ["type-identifier", "a.f"]]}
                ]
              ]
            ]
          }
        ]
      },
      "meaning": {
        "dictionary": [
          ["main-attachment", {"dictionary": [["representations", [{"dictionary": [["text", "a"], ["type-identifier", "a.b"]]}]]]}],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "url.scheme", "pointer": "/NSExtensionItemAttachmentsKey/0/representations/1/url"},
        {"id": "tag.unknown", "pointer": "/NSExtensionItemAttachmentsKey/0/representations/2/property-list"}
      ]
    },
    {
      "id": "user-info.import.no-attachment-is-no-payload",
      "clause": "23.1.7",
      "level": "MUST",
      "flags": ["main-attachment-optional"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {"dictionary": [["a", {"integer": "1"}]]},
      "findings": [{"id": "main-attachment.missing", "pointer": "/NSExtensionItemAttachmentsKey"}]
    },
    {
      "id": "user-info.import.unusable-first-attachment-is-not-replaced",
      "clause": "23.1.7",
      "level": "MUST",
      "flags": ["upstream-next-attachment"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [],
        "attachments": [
          {"dictionary": [["representations", [{"dictionary": [["type-identifier", "public.url"], ["url", "file:///x"]]}]]]},
          {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
        ]
      },
      "findings": [{"id": "main-attachment.missing", "pointer": "/NSExtensionItemAttachmentsKey"}]
    },
    {
      "id": "user-info.import.tags-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-types-converted"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["tags", {"url": "https://example.com"}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/tags"}]
    },
    {
      "id": "user-info.import.source-url-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-string-as-url"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["source-url", "https://example.com"]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/source-url"}]
    },
    {
      "id": "user-info.import.referrer-name-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-types-converted"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["referrer-name", {"url": "https://example.com"}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/referrer-name"}]
    },
    {
      "id": "user-info.import.referrer-app-store-id-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-types-converted"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["referrer-app-store-id", {"url": "https://example.com"}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/referrer-app-store-id"}]
    },
    {
      "id": "user-info.import.referrer-google-play-id-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-types-converted"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["referrer-google-play-id", {"url": "https://example.com"}]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/referrer-google-play-id"}]
    },
    {
      "id": "user-info.import.referrer-web-url-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-string-as-url"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["referrer-web-url", "https://example.com"]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/referrer-web-url"}]
    },
    {
      "id": "user-info.import.referrer-ios-app-url-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-string-as-url"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["referrer-ios-app-url", "https://example.com"]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/referrer-ios-app-url"}]
    },
    {
      "id": "user-info.import.referrer-android-app-url-of-another-type",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-string-as-url"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["referrer-android-app-url", "https://example.com"]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [{"id": "member.type", "pointer": "/x-extension-item/referrer-android-app-url"}]
    },
    {
      "id": "user-info.import.wrong-types-all-together",
      "clause": "23.1.6",
      "level": "MUST",
      "flags": ["upstream-types-converted", "upstream-string-as-url"],
      "kind": "user-info",
      "direction": "import",
      "userInfo": {
        "dictionary": [
          [
            "x-extension-item",
            {
              "dictionary": [
                ["referrer-android-app-url", {"dictionary": [["a", "b"]]}],
                ["referrer-app-store-id", {"integer": "12345"}],
                ["referrer-google-play-id", true],
                ["referrer-ios-app-url", {"date": "1970-01-01T00:00:00Z"}],
                ["referrer-name", []],
                ["referrer-web-url", {"data": ""}],
                ["source-url", ""],
                ["tags", {"dictionary": []}]
              ]
            }
          ]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "losses": [
        {"id": "member.type", "pointer": "/x-extension-item/source-url"},
        {"id": "member.type", "pointer": "/x-extension-item/tags"},
        {"id": "member.type", "pointer": "/x-extension-item/referrer-name"},
        {"id": "member.type", "pointer": "/x-extension-item/referrer-app-store-id"},
        {"id": "member.type", "pointer": "/x-extension-item/referrer-google-play-id"},
        {"id": "member.type", "pointer": "/x-extension-item/referrer-web-url"},
        {"id": "member.type", "pointer": "/x-extension-item/referrer-ios-app-url"},
        {"id": "member.type", "pointer": "/x-extension-item/referrer-android-app-url"}
      ]
    },
    {
      "id": "user-info.export.user-info-wins-over-parameters",
      "clause": "23.2.2",
      "also": ["23.3.3", "23.3.1"],
      "level": "MUST",
      "flags": ["upstream-order", "upstream-moved-silent"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.tumblr.tumblr\":{\"a\":1,\"b\":2}},\"user-info\":{\"c\":4,\"com.tumblr.tumblr.a\":3},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["c", {"integer": "4"}], ["com.tumblr.tumblr.a", {"integer": "3"}], ["com.tumblr.tumblr.b", {"integer": "2"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "upstream.replaced", "pointer": "/parameters/com.tumblr.tumblr/a"},
        {"id": "upstream.moved", "pointer": "/user-info/com.tumblr.tumblr.a"}
      ]
    },
    {
      "id": "user-info.export.reserved-namespace-is-not-carried",
      "clause": "23.3.1",
      "level": "MUST",
      "flags": ["upstream-losses-silent"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"$a\":{\"b.c\":1},\"com.tumblr.tumblr\":{\"c\":1}},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["com.tumblr.tumblr.c", {"integer": "1"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [{"id": "upstream.not-carried", "pointer": "/parameters/$a"}]
    },
    {
      "id": "user-info.export.generic-dictionary-wins-over-both",
      "clause": "23.2.2",
      "level": "MUST",
      "flags": ["upstream-order", "upstream-reserved"],
      "kind": "user-info",
      "direction": "export",
      "namespaces": ["x-extension-item.a"],
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"x-extension-item.a\":{\"b\":1}},\"tags\":[\"t\"],\"user-info\":{\"x-extension-item\":2,\"x-extension-items\":3},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["x-extension-item", {"dictionary": [["tags", ["t"]]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "user-info.reserved", "pointer": "/parameters/x-extension-item.a/b"},
        {"id": "user-info.reserved", "pointer": "/user-info/x-extension-item"},
        {"id": "user-info.reserved", "pointer": "/user-info/x-extension-items"}
      ]
    },
    {
      "id": "user-info.export.keys-of-the-system-are-refused",
      "clause": "23.2.2",
      "also": ["23.1.1"],
      "level": "MUST",
      "flags": ["upstream-system-keys"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"user-info\":{\"NSExtensionItemAttachmentsKey\":3,\"NSExtensionItemAttributedContentTextKey\":2,\"NSExtensionItemAttributedTitleKey\":1},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "user-info.reserved", "pointer": "/user-info/NSExtensionItemAttachmentsKey"},
        {"id": "user-info.reserved", "pointer": "/user-info/NSExtensionItemAttributedContentTextKey"},
        {"id": "user-info.reserved", "pointer": "/user-info/NSExtensionItemAttributedTitleKey"}
      ]
    },
    {
      "id": "user-info.export.longer-namespace-wins",
      "clause": "23.2.2",
      "level": "MUST",
      "flags": ["upstream-longer-namespace"],
      "kind": "user-info",
      "direction": "export",
      "namespaces": ["com.b", "com.b.c"],
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.b\":{\"c.d\":1,\"e.f\":2},\"com.b.c\":{\"d\":3}},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["com.b.c.d", {"integer": "3"}], ["com.b.e.f", {"integer": "2"}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "upstream.replaced", "pointer": "/parameters/com.b/c.d"},
        {"id": "upstream.moved", "pointer": "/parameters/com.b/e.f"}
      ]
    },
    {
      "id": "user-info.export.what-comes-back-elsewhere-is-reported",
      "clause": "23.3.3",
      "also": ["23.3.1"],
      "level": "MUST",
      "flags": ["upstream-moved-silent"],
      "kind": "user-info",
      "direction": "export",
      "namespaces": ["com.b"],
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.b\":{\"\":2,\"a\":1},\"plain\":{\"a\":3}},\"user-info\":{\"com.b.c\":4,\"com.b.c.d\":5,\"com.tumblr.tumblr.x\":6},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["com.b.", {"integer": "2"}],
          ["com.b.a", {"integer": "1"}],
          ["com.b.c", {"integer": "4"}],
          ["com.b.c.d", {"integer": "5"}],
          ["com.tumblr.tumblr.x", {"integer": "6"}],
          ["plain.a", {"integer": "3"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "upstream.moved", "pointer": "/parameters/com.b/"},
        {"id": "upstream.moved", "pointer": "/parameters/plain/a"},
        {"id": "upstream.moved", "pointer": "/user-info/com.b.c"},
        {"id": "upstream.moved", "pointer": "/user-info/com.tumblr.tumblr.x"}
      ]
    },
    {
      "id": "user-info.export.kept-tags-are-not-carried",
      "clause": "23.3.1",
      "also": ["23.1.5"],
      "level": "MUST",
      "flags": ["upstream-kept-tag"],
      "kind": "user-info",
      "direction": "export",
      "namespaces": ["com.b"],
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.b\":{\"a\":{\"$q\":1}}},\"user-info\":{\"a\":[1,{\"$p\":1}],\"b\":{\"c\":{\"$date\":\"x\"}}},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [["a", [{"integer": "1"}]], ["b", {"dictionary": []}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "tag.unknown", "pointer": "/parameters/com.b/a"},
        {"id": "tag.unknown", "pointer": "/user-info/a/1"},
        {"id": "tag.unknown", "pointer": "/user-info/b/c"}
      ]
    },
    {
      "id": "user-info.export.what-only-payloads-have",
      "clause": "23.3.1",
      "level": "MUST",
      "flags": ["upstream-losses-silent"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a.b\":{\"title\":\"T\"},\"a.c\":{\"tags\":[]}},\"colour\":\"red\",\"com.example.x\":{\"y\":1},\"excluded-activities\":[\"a.b\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"type-identifier\":\"public.url\",\"url\":\"a:b\"},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "upstream.not-carried", "pointer": "/activities/a.b"},
        {"id": "upstream.not-carried", "pointer": "/activities/a.c"},
        {"id": "upstream.not-carried", "pointer": "/excluded-activities"},
        {"id": "upstream.not-carried", "pointer": "/thumbnail"},
        {"id": "upstream.not-carried", "pointer": "/colour"},
        {"id": "upstream.not-carried", "pointer": "/com.example.x"}
      ]
    },
    {
      "id": "user-info.export.overlay-of-the-activity-is-applied",
      "clause": "23.2.1",
      "level": "MUST",
      "flags": ["upstream-overlay-ignored", "upstream-overlay-reported"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a.b\":{\"source-url\":\"\",\"tags\":[\"b\"],\"user-info\":{\"b\":2}},\"a.c\":{\"tags\":[\"c\"]}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:b\",\"tags\":[\"a\"],\"user-info\":{\"a\":1},\"version\":\"1.0\"}"},
      "activity": "a.b",
      "userInfo": {
        "dictionary": [["b", {"integer": "2"}], ["x-extension-item", {"dictionary": [["tags", ["b"]]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [{"id": "upstream.not-carried", "pointer": "/activities/a.c"}]
    },
    {
      "id": "user-info.export.overlay-removes-the-last-generic-value",
      "clause": "23.2.3",
      "also": ["23.2.1"],
      "level": "MUST",
      "flags": ["upstream-nothing-written", "overlay-empty-inherited"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a.b\":{\"tags\":[]}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"version\":\"1.0\"}"},
      "activity": "a.b",
      "userInfo": {
        "dictionary": [],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      }
    },
    {
      "id": "user-info.export.what-is-set-aside-is-no-part",
      "clause": "23.2.1",
      "level": "MUST",
      "flags": ["upstream-set-aside"],
      "kind": "user-info",
      "direction": "export",
      "namespaces": ["com.c"],
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a.b\":{\"title\":3,\"version\":\"1.0\"}},\"excluded-activities\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.b\":1,\"com.c\":{\"d\":2}},\"referrer\":{\"app-name\":\"A\",\"com.example.x\":1,\"web-url\":1},\"source-url\":\"file:///x\",\"tags\":[\"a\",1],\"title\":5,\"version\":\"1.0\"}"},
      "activity": "a.b",
      "userInfo": {
        "dictionary": [["com.c.d", {"integer": "2"}], ["x-extension-item", {"dictionary": [["referrer-name", "A"], ["tags", ["a"]]]}]],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [{"id": "upstream.not-carried", "pointer": "/referrer/com.example.x"}]
    },
    {
      "id": "user-info.export.attributes-and-representations-of-others",
      "clause": "23.3.1",
      "level": "MUST",
      "flags": ["upstream-media-type", "unknown-kind-dropped"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"com.example.x\":1,\"representations\":[{\"com.example.y\":1,\"text\":\"\",\"type-identifier\":\"a.b\"},{\"com.example.z\":1,\"type-identifier\":\"a.c\"},{\"data\":{\"$data\":\"\"},\"type-identifier\":\"image/png\"}]},{\"representations\":[{\"com.example.z\":1,\"type-identifier\":\"a.c\"}]}],\"content-text\":[{\"code\":true,\"com.example.x\":1,\"text\":\"a\"},{\"text\":\"b\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "content-text": [{"dictionary": [["text", "ab"]]}],
        "attachments": [
          {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]},
          {
            "dictionary": [
              [
                "representations",
                [
                  {"dictionary": [["text", ""], ["type-identifier", "a.b"]]},
                  {"dictionary": [["data", {"data": ""}], ["type-identifier", "public.png"]]}
                ]
              ]
            ]
          }
        ]
      },
      "losses": [
        {"id": "upstream.not-carried", "pointer": "/content-text/0/com.example.x"},
        {"id": "upstream.not-carried", "pointer": "/content-text/0/code"},
        {"id": "upstream.not-carried", "pointer": "/additional-attachments/0/com.example.x"},
        {"id": "upstream.not-carried", "pointer": "/additional-attachments/0/representations/0/com.example.y"},
        {"id": "upstream.not-carried", "pointer": "/additional-attachments/0/representations/1"},
        {"id": "type-identifier.media-type", "pointer": "/additional-attachments/0/representations/2/type-identifier"},
        {"id": "upstream.not-carried", "pointer": "/additional-attachments/1/representations/0"},
        {"id": "member.missing", "pointer": "/additional-attachments/1"}
      ]
    },
    {
      "id": "user-info.export.uid-that-the-other-keys-left-alone",
      "clause": "23.1.5",
      "level": "MUST",
      "flags": ["upstream-uid"],
      "kind": "user-info",
      "direction": "export",
      "namespaces": ["com.b"],
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"com.b\":{\"CF$UID\":1,\"c.d\":2}},\"user-info\":{\"CF$UID\":1,\"com.tumblr.tumblr.x\":2,\"com.tumblr.tumblr.y\":3},\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [
          ["CF$UID", {"integer": "1"}],
          ["com.b.c.d", {"integer": "2"}],
          ["com.tumblr.tumblr.x", {"integer": "2"}],
          ["com.tumblr.tumblr.y", {"integer": "3"}]
        ],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [
        {"id": "value.uid", "pointer": "/parameters/com.b/CF$UID"},
        {"id": "upstream.moved", "pointer": "/parameters/com.b/c.d"},
        {"id": "upstream.moved", "pointer": "/user-info/com.tumblr.tumblr.x"},
        {"id": "upstream.moved", "pointer": "/user-info/com.tumblr.tumblr.y"}
      ]
    },
    {
      "id": "user-info.export.newer-version-is-reported",
      "clause": "23.3.1",
      "level": "MUST",
      "flags": ["upstream-losses-silent"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"colour\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.7\"}"},
      "activity": null,
      "userInfo": {
        "dictionary": [],
        "attachments": [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
      },
      "losses": [{"id": "upstream.not-carried", "pointer": "/version"}, {"id": "upstream.not-carried", "pointer": "/colour"}]
    },
    {
      "id": "user-info.export.without-the-main-attachment-there-are-none",
      "clause": "23.2.2",
      "level": "MUST",
      "flags": ["upstream-next-attachment"],
      "kind": "user-info",
      "direction": "export",
      "encoding": "json",
      "input": {"text": "{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"main-attachment\":{\"representations\":[{\"com.example.c\":1,\"type-identifier\":\"a.b\"}]},\"title\":\"T\",\"version\":\"1.0\"}"},
      "activity": null,
      "userInfo": {"dictionary": [], "title": "T"},
      "losses": [
        {"id": "upstream.not-carried", "pointer": "/main-attachment/representations/0"},
        {"id": "member.missing", "pointer": "/main-attachment"},
        {"id": "upstream.not-carried", "pointer": "/additional-attachments/0"}
      ]
    }
  ]
}

"""#
}
