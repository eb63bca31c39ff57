// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let activitiesVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "activities",
  "title": "Activities and resolution",
  "clauses": ["19"],
  "count": 59,
  "notes": {
    "activities-stay": {"bug": "leaves activities or excluded-activities in the resolved item", "effect": "a receiver sees what was meant for others"},
    "activity-case": {"bug": "compares activity types without case", "effect": "an activity gets what was meant for another one"},
    "activity-faulty-lost": {"bug": "drops an overlay whose activity type is not of the form", "effect": "lenient reading delivers less than it has to"},
    "activity-name-empty": {"bug": "takes an empty activity type", "effect": "an overlay for nobody, or for everybody"},
    "activity-name-list": {"bug": "takes the activity types that it knows alone", "effect": "types of other programs are refused or lost"},
    "activity-name-point": {"bug": "takes an activity type that ends with a point", "effect": "two names that look alike"},
    "activity-name-space": {"bug": "asks of an activity type that it holds a dot, and no more", "effect": "names that nobody owns"},
    "activity-name-unchecked": {"bug": "does not check activity types", "effect": "names that later versions need are taken"},
    "activity-name-underscore": {"bug": "takes underscores in an activity type", "effect": "other readers refuse the payload"},
    "activity-prefix": {"bug": "takes an activity type for another one that begins like it", "effect": "an activity gets what was meant for another one"},
    "empty-written": {"bug": "writes members that are empty", "effect": "every strict reader refuses the payload, and in an overlay they would remove what the document says"},
    "findings-depend": {"bug": "leaves out findings that follow others", "effect": "a sender mends one fault after another"},
    "overlay-appended": {"bug": "adds what an overlay says to what the document says", "effect": "a receiver gets both values where the sender chose one"},
    "overlay-defaults-found": {"bug": "has findings for the empty values of an overlay", "effect": "a sender cannot take a member away"},
    "overlay-empty-inherited": {"bug": "lets an empty value of an overlay inherit that of the document", "effect": "a receiver gets what the sender took away"},
    "overlay-empty-kept": {"bug": "keeps the empty value of an overlay in the resolved item", "effect": "the resolved item has a finding"},
    "overlay-empty-of-another-type": {"bug": "takes any empty value of an overlay for removal", "effect": "programs disagree on what is taken away"},
    "overlay-empty-taken": {"bug": "takes an empty overlay", "effect": "one item has two spellings"},
    "overlay-excluded": {"bug": "lets an overlay bring activities or excluded activities", "effect": "an activity is offered, or not, by what another one was told"},
    "overlay-falsy-removes": {"bug": "lets false and 0 in an overlay remove a member", "effect": "a value is lost"},
    "overlay-inner-defaults-taken": {"bug": "takes empty values anywhere in an overlay for removal", "effect": "an overlay has members that mean nothing"},
    "overlay-main-attachment-removed": {"bug": "lets an empty main attachment remove that of the document", "effect": "a receiver gets nothing"},
    "overlay-merged-deep": {"bug": "merges dictionaries of an overlay into those of the document", "effect": "a receiver gets members that the sender took away"},
    "overlay-not-inherited": {"bug": "does not inherit members that an overlay lacks", "effect": "a receiver gets half an item"},
    "overlay-not-normal": {"bug": "does not normalise what an overlay brings", "effect": "a receiver gets runs or tags that break the rules"},
    "overlay-of-excluded": {"bug": "does not resolve for an activity that is excluded", "effect": "an activity that is asked for all the same gets the wrong item"},
    "overlay-of-others": {"bug": "applies every overlay, or the first one", "effect": "a receiver gets what was meant for others"},
    "overlay-set-aside-removes": {"bug": "lets a faulty member of an overlay remove that of the document", "effect": "a receiver loses what the document says"},
    "overlay-unjudged": {"bug": "does not judge the members of an overlay", "effect": "a receiver gets what breaks the rules"},
    "overlay-unknown-empty": {"bug": "lets an empty value of an unknown member replace that of the document", "effect": "a receiver gets what the sender took away"},
    "overlay-unknown-lost": {"bug": "resolves members that it knows alone", "effect": "a member of a later version, or of a vendor, is not replaced"},
    "overlay-version": {"bug": "lets an overlay replace version or must-understand", "effect": "an overlay changes how the document is read"},
    "reserved-name-judged": {"bug": "judges what stands under a reserved name", "effect": "findings differ between programs"},
    "reserved-name-taken": {"bug": "takes names that begin with a dollar sign", "effect": "a later version cannot define them"},
    "resolve-unread-kept-tag": {"bug": "takes a kept tag in an overlay for a dictionary", "effect": "a value of a later version is taken apart"},
    "set-aside-lost": {"bug": "does not write back what lenient reading set aside", "effect": "a program that changed nothing destroys what it did not understand"},
    "unknown-member-taken": {"bug": "has no finding for a name without a dot that version 1.0 does not define", "effect": "a misspelt member is lost without notice, and a later version cannot define it"},
    "wrong-element-drops-all": {"bug": "drops an array for one wrong element in it", "effect": "a receiver loses the right ones"}
  },
  "vectors": [
    {
      "id": "activities.names.whatever-is-a-reverse-dns-name",
      "clause": "19.1.1",
      "also": ["19.1.2"],
      "level": "MUST",
      "flags": ["activity-name-list"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a-b.C-d.1\":{\"title\":\"x\"},\"com.example.x\":{\"title\":\"y\"}},\"excluded-activities\":[\"com.apple.UIKit.activity.Print\",\"org.nobody.knows\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "activities",
            {"dictionary": [["a-b.C-d.1", {"dictionary": [["title", "x"]]}], ["com.example.x", {"dictionary": [["title", "y"]]}]]}
          ],
          ["excluded-activities", ["com.apple.UIKit.activity.Print", "org.nobody.knows"]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"a-b.C-d.1\":{\"title\":\"x\"},\"com.example.x\":{\"title\":\"y\"}},\"excluded-activities\":[\"com.apple.UIKit.activity.Print\",\"org.nobody.knows\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>a-b.C-d.1</key>\n\t\t<dict>\n\t\t\t<key>title</key>\n\t\t\t<string>x</string>\n\t\t</dict>\n\t\t<key>com.example.x</key>\n\t\t<dict>\n\t\t\t<key>title</key>\n\t\t\t<string>y</string>\n\t\t</dict>\n\t</dict>\n\t<key>excluded-activities</key>\n\t<array>\n\t\t<string>com.apple.UIKit.activity.Print</string>\n\t\t<string>org.nobody.knows</string>\n\t</array>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDUAQIDBAUNEBdaYWN0aXZpdGllc18QE2V4Y2x1ZGVkLWFjdGl2aXRpZXNfEA9tYWluLWF0dGFjaG1lbnRXdmVyc2lvbtIGBwgLWWEtYi5DLWQuMV1jb20uZXhhbXBsZS540QkKVXRpdGxlUXjRCQxReaIOD18QHmNvbS5hcHBsZS5VSUtpdC5hY3Rpdml0eS5QcmludF8QEG9yZy5ub2JvZHkua25vd3PRERJfEA9yZXByZXNlbnRhdGlvbnOhE9IUFQoWVHRleHRfEA90eXBlLWlkZW50aWZpZXJfEBFwdWJsaWMucGxhaW4tdGV4dFMxLjAIERwyRExRW2lscnR3eXydsLPFx8zR4/cAAAAAAAABAQAAAAAAAAAYAAAAAAAAAAAAAAAAAAAA+w=="
      }
    },
    {
      "id": "activities.names.word-is-found",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-name-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"Print\":{\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.name", "pointer": "/activities/Print"}],
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
      "id": "activities.names.point-at-the-end-is-found",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-name-point"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.\":{\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.name", "pointer": "/activities/com.example."}],
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
      "id": "activities.names.space-is-found",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-name-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a b.c\":{\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.name", "pointer": "/activities/a b.c"}],
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
      "id": "activities.names.underscore-is-found",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-name-underscore"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example_x.y\":{\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.name", "pointer": "/activities/com.example_x.y"}],
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
      "id": "activities.names.empty-one-is-found",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-name-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"\":{\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.name", "pointer": "/activities/"}],
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
      "id": "activities.names.of-excluded-activities-are-judged",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-name-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"excluded-activities\":[\"Print\",\"\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "activity.name", "pointer": "/excluded-activities/0"},
        {"id": "activity.name", "pointer": "/excluded-activities/1"}
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
      "id": "activities.names.excluded-ones-are-strings",
      "clause": "13.1.1",
      "level": "MUST",
      "flags": ["wrong-element-drops-all"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"excluded-activities\":[1,\"a.b\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/excluded-activities/0"}],
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
      "id": "activities.names.are-judged-in-a-newer-version",
      "clause": "21.1.7",
      "also": ["19.1.1"],
      "level": "MUST",
      "flags": ["activity-name-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"excluded-activities\":[\"Print\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}"},
      "findings": [{"id": "activity.name", "pointer": "/excluded-activities/0"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.1"]
        ]
      }
    },
    {
      "id": "activities.names.and-empty-overlays-are-two-findings",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"Print\":{}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.name", "pointer": "/activities/Print"}, {"id": "member.default", "pointer": "/activities/Print"}],
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
      "id": "activities.names.faulty-ones-are-kept",
      "clause": "19.3.1",
      "also": ["19.1.1"],
      "level": "MUST",
      "flags": ["activity-faulty-lost"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"Print\":{\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "Print",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "x"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.overlays.any-member-may-stand-there",
      "clause": "19.2.1",
      "level": "MUST",
      "flags": ["overlay-unjudged"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"com.example.y\":1,\"content-text\":[{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"c\":1}},\"referrer\":{\"app-name\":\"a\"},\"source-url\":\"a:b\",\"tags\":[\"a\"],\"thumbnail\":{\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.png\"},\"title\":\"a\",\"user-info\":{\"a\":1}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "activities",
            {
              "dictionary": [
                [
                  "com.example.x",
                  {
                    "dictionary": [
                      [
                        "additional-attachments",
                        [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
                      ],
                      ["com.example.y", {"integer": "1"}],
                      ["content-text", [{"dictionary": [["text", "a"]]}]],
                      [
                        "main-attachment",
                        {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
                      ],
                      ["parameters", {"dictionary": [["a.b", {"dictionary": [["c", {"integer": "1"}]]}]]}],
                      ["referrer", {"dictionary": [["app-name", "a"]]}],
                      ["source-url", "a:b"],
                      ["tags", ["a"]],
                      ["thumbnail", {"dictionary": [["data", {"data": ""}], ["type-identifier", "public.png"]]}],
                      ["title", "a"],
                      ["user-info", {"dictionary": [["a", {"integer": "1"}]]}]
                    ]
                  }
                ]
              ]
            }
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.x\":{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"com.example.y\":1,\"content-text\":[{\"text\":\"a\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"c\":1}},\"referrer\":{\"app-name\":\"a\"},\"source-url\":\"a:b\",\"tags\":[\"a\"],\"thumbnail\":{\"data\":{\"$data\":\"\"},\"type-identifier\":\"public.png\"},\"title\":\"a\",\"user-info\":{\"a\":1}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.x</key>\n\t\t<dict>\n\t\t\t<key>additional-attachments</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>representations</key>\n\t\t\t\t\t<array>\n\t\t\t\t\t\t<dict>\n\t\t\t\t\t\t\t<key>text</key>\n\t\t\t\t\t\t\t<string>x</string>\n\t\t\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t\t\t</dict>\n\t\t\t\t\t</array>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>com.example.y</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>content-text</key>\n\t\t\t<array>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>text</key>\n\t\t\t\t\t<string>a</string>\n\t\t\t\t</dict>\n\t\t\t</array>\n\t\t\t<key>main-attachment</key>\n\t\t\t<dict>\n\t\t\t\t<key>representations</key>\n\t\t\t\t<array>\n\t\t\t\t\t<dict>\n\t\t\t\t\t\t<key>text</key>\n\t\t\t\t\t\t<string>x</string>\n\t\t\t\t\t\t<key>type-identifier</key>\n\t\t\t\t\t\t<string>public.plain-text</string>\n\t\t\t\t\t</dict>\n\t\t\t\t</array>\n\t\t\t</dict>\n\t\t\t<key>parameters</key>\n\t\t\t<dict>\n\t\t\t\t<key>a.b</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>c</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t</dict>\n\t\t\t</dict>\n\t\t\t<key>referrer</key>\n\t\t\t<dict>\n\t\t\t\t<key>app-name</key>\n\t\t\t\t<string>a</string>\n\t\t\t</dict>\n\t\t\t<key>source-url</key>\n\t\t\t<string>a:b</string>\n\t\t\t<key>tags</key>\n\t\t\t<array>\n\t\t\t\t<string>a</string>\n\t\t\t</array>\n\t\t\t<key>thumbnail</key>\n\t\t\t<dict>\n\t\t\t\t<key>data</key>\n\t\t\t\t<data></data>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.png</string>\n\t\t\t</dict>\n\t\t\t<key>title</key>\n\t\t\t<string>a</string>\n\t\t\t<key>user-info</key>\n\t\t\t<dict>\n\t\t\t\t<key>a</key>\n\t\t\t\t<integer>1</integer>\n\t\t\t</dict>\n\t\t</dict>\n\t</dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBC4xWmFjdGl2aXRpZXNfEA9tYWluLWF0dGFjaG1lbnRXdmVyc2lvbtEFBl1jb20uZXhhbXBsZS542wcICQIKCwwNDg8QERobHiElJygpHS1fEBZhZGRpdGlvbmFsLWF0dGFjaG1lbnRzXWNvbS5leGFtcGxlLnlcY29udGVudC10ZXh0WnBhcmFtZXRlcnNYcmVmZXJyZXJac291cmNlLXVybFR0YWdzWXRodW1ibmFpbFV0aXRsZVl1c2VyLWluZm+hEtETFF8QD3JlcHJlc2VudGF0aW9uc6EV0hYXGBlUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHQQAaEc0RYdUWHREx+hINIWFxgZ0SIjU2EuYtEkGlFj0SYdWGFwcC1uYW1lU2E6YqEd0ioXKyxUZGF0YUBacHVibGljLnBuZ9EdGtETL6Ew0hYXGBlTMS4wAAgADwAaACwANAA3AEUAXAB1AIMAkACbAKQArwC0AL4AxADOANAA0wDlAOcA7ADxAQMBBQEZARsBHQEgASIBJQEnASwBLwEzATYBOAE7AUQBSAFKAU8BVAFVAWABYwFmAWgBbQAAAAAAAAIBAAAAAAAAADIAAAAAAAAAAAAAAAAAAAFx"
      }
    },
    {
      "id": "activities.overlays.empty-values-may-stand-there",
      "clause": "19.2.3",
      "also": ["13.1.3"],
      "level": "MUST",
      "flags": ["overlay-defaults-found", "empty-written"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"additional-attachments\":[],\"com.example.y\":\"\",\"content-text\":[],\"parameters\":{},\"referrer\":{},\"source-url\":\"\",\"tags\":[],\"thumbnail\":{},\"title\":\"\",\"user-info\":{}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "activities",
            {
              "dictionary": [
                [
                  "com.example.x",
                  {
                    "dictionary": [
                      ["additional-attachments", []],
                      ["com.example.y", ""],
                      ["content-text", []],
                      ["parameters", {"dictionary": []}],
                      ["referrer", {"dictionary": []}],
                      ["source-url", ""],
                      ["tags", []],
                      ["thumbnail", {"dictionary": []}],
                      ["title", ""],
                      ["user-info", {"dictionary": []}]
                    ]
                  }
                ]
              ]
            }
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.x\":{\"additional-attachments\":[],\"com.example.y\":\"\",\"content-text\":[],\"parameters\":{},\"referrer\":{},\"source-url\":\"\",\"tags\":[],\"thumbnail\":{},\"title\":\"\",\"user-info\":{}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.x</key>\n\t\t<dict>\n\t\t\t<key>additional-attachments</key>\n\t\t\t<array/>\n\t\t\t<key>com.example.y</key>\n\t\t\t<string></string>\n\t\t\t<key>content-text</key>\n\t\t\t<array/>\n\t\t\t<key>parameters</key>\n\t\t\t<dict/>\n\t\t\t<key>referrer</key>\n\t\t\t<dict/>\n\t\t\t<key>source-url</key>\n\t\t\t<string></string>\n\t\t\t<key>tags</key>\n\t\t\t<array/>\n\t\t\t<key>thumbnail</key>\n\t\t\t<dict/>\n\t\t\t<key>title</key>\n\t\t\t<string></string>\n\t\t\t<key>user-info</key>\n\t\t\t<dict/>\n\t\t</dict>\n\t</dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBBkhWmFjdGl2aXRpZXNfEA9tYWluLWF0dGFjaG1lbnRXdmVyc2lvbtEFBl1jb20uZXhhbXBsZS542gcICQoLDA0ODxAREhMUFRIWFxIYXxAWYWRkaXRpb25hbC1hdHRhY2htZW50c11jb20uZXhhbXBsZS55XGNvbnRlbnQtdGV4dFpwYXJhbWV0ZXJzWHJlZmVycmVyWnNvdXJjZS11cmxUdGFnc1l0aHVtYm5haWxVdGl0bGVZdXNlci1pbmZvoFCg0NCg0NDRGhtfEA9yZXByZXNlbnRhdGlvbnOhHNIdHh8gVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMAAIAA8AGgAsADQANwBFAFoAcwCBAI4AmQCiAK0AsgC8AMIAzADNAM4AzwDQANEA0gDTANQA1wDpAOsA8AD1AQcBCQEdAAAAAAAAAgEAAAAAAAAAIgAAAAAAAAAAAAAAAAAAASE="
      }
    },
    {
      "id": "activities.overlays.unknown-member-of-a-newer-version",
      "clause": "12.1.2",
      "also": ["12.1.5", "21.1.7"],
      "level": "MUST",
      "flags": ["overlay-unknown-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"colour\":\"\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}"},
      "meaning": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.x", {"dictionary": [["colour", ""]]}]]}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.1"]
        ]
      },
      "canonical": {
        "json": "{\"activities\":{\"com.example.x\":{\"colour\":\"\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.1\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>activities</key>\n\t<dict>\n\t\t<key>com.example.x</key>\n\t\t<dict>\n\t\t\t<key>colour</key>\n\t\t\t<string></string>\n\t\t</dict>\n\t</dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.1</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAkRWmFjdGl2aXRpZXNfEA9tYWluLWF0dGFjaG1lbnRXdmVyc2lvbtEFBl1jb20uZXhhbXBsZS540QcIVmNvbG91clDRCgtfEA9yZXByZXNlbnRhdGlvbnOhDNINDg8QVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh0UzEuMQgPGiw0N0VIT1BTZWdscYOFmQAAAAAAAAEBAAAAAAAAABIAAAAAAAAAAAAAAAAAAACd"
      }
    },
    {
      "id": "activities.overlays.are-dictionaries",
      "clause": "19.2.1",
      "level": "MUST",
      "flags": ["overlay-unjudged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":5},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/activities/com.example.x"}],
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
      "id": "activities.overlays.empty-one-is-default",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["overlay-empty-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/activities/com.example.x"}],
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
      "id": "activities.overlays.title-is-a-string",
      "clause": "19.2.1",
      "level": "MUST",
      "flags": ["overlay-unjudged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"title\":5}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/activities/com.example.x/title"}],
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
      "id": "activities.overlays.version-has-no-place",
      "clause": "19.2.2",
      "level": "MUST",
      "flags": ["overlay-version"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"title\":\"x\",\"version\":\"1.0\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.member", "pointer": "/activities/com.example.x/version"}],
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
      "id": "activities.overlays.faulty-version-is-not-judged",
      "clause": "19.2.2",
      "level": "MUST",
      "flags": ["overlay-version"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"title\":\"x\",\"version\":5}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.member", "pointer": "/activities/com.example.x/version"}],
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
      "id": "activities.overlays.must-understand-has-no-place",
      "clause": "19.2.2",
      "level": "MUST",
      "flags": ["overlay-version"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"must-understand\":[\"x\"],\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.member", "pointer": "/activities/com.example.x/must-understand"}],
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
      "id": "activities.overlays.activities-have-no-place",
      "clause": "19.2.2",
      "level": "MUST",
      "flags": ["overlay-excluded"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"activities\":{\"a.b\":{\"title\":\"y\"}},\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.member", "pointer": "/activities/com.example.x/activities"}],
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
      "id": "activities.overlays.excluded-activities-have-no-place",
      "clause": "19.2.2",
      "level": "MUST",
      "flags": ["overlay-excluded"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"excluded-activities\":[\"a.b\"],\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "activity.member", "pointer": "/activities/com.example.x/excluded-activities"}],
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
      "id": "activities.overlays.empty-string-for-tags-is-of-another-type",
      "clause": "19.2.4",
      "level": "MUST",
      "flags": ["overlay-empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":\"\",\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/activities/com.example.x/tags"}],
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
      "id": "activities.overlays.empty-array-for-title-is-of-another-type",
      "clause": "19.2.4",
      "level": "MUST",
      "flags": ["overlay-empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"title\":[]}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/activities/com.example.x/title"}],
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
      "id": "activities.overlays.empty-array-for-thumbnail-is-of-another-type",
      "clause": "19.2.4",
      "level": "MUST",
      "flags": ["overlay-empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"thumbnail\":[],\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/activities/com.example.x/thumbnail"}],
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
      "id": "activities.overlays.main-attachment-needs-representations",
      "clause": "19.2.5",
      "also": ["13.1.2"],
      "level": "MUST",
      "flags": ["overlay-main-attachment-removed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"main-attachment\":{}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.missing", "pointer": "/activities/com.example.x/main-attachment"}],
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
      "id": "activities.overlays.main-attachment-is-judged",
      "clause": "19.2.5",
      "level": "MUST",
      "flags": ["overlay-unjudged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.html\"}]}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "representation.content", "pointer": "/activities/com.example.x/main-attachment/representations/0"}],
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
      "id": "activities.overlays.empty-string-is-no-main-attachment",
      "clause": "19.2.4",
      "level": "MUST",
      "flags": ["overlay-empty-of-another-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"main-attachment\":\"\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/activities/com.example.x/main-attachment"}],
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
      "id": "activities.overlays.unknown-member-is-found",
      "clause": "12.1.5",
      "level": "MUST",
      "flags": ["unknown-member-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"colour\":\"\",\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/activities/com.example.x/colour"}],
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
      "id": "activities.overlays.reserved-member-is-found",
      "clause": "12.1.3",
      "level": "MUST",
      "flags": ["reserved-name-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"$a\":1,\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/activities/com.example.x/$a"}],
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
      "id": "activities.overlays.inner-defaults-are-found",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["overlay-inner-defaults-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"referrer\":{\"app-name\":\"\"},\"tags\":[\"\"]}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.default", "pointer": "/activities/com.example.x/referrer/app-name"},
        {"id": "member.default", "pointer": "/activities/com.example.x/tags/0"}
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
      "id": "activities.overlays.empty-namespace-is-found",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["overlay-inner-defaults-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"parameters\":{\"a.b\":{}}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/activities/com.example.x/parameters/a.b"}],
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
      "id": "activities.overlays.rules-hold-there",
      "clause": "19.2.1",
      "level": "MUST",
      "flags": ["overlay-unjudged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"source-url\":\"x\",\"user-info\":{\"x-extension-item\":1}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "url.malformed", "pointer": "/activities/com.example.x/source-url"},
        {"id": "user-info.reserved", "pointer": "/activities/com.example.x/user-info/x-extension-item"}
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
      "id": "activities.overlays.reserved-name-leaves-it-unjudged",
      "clause": "12.1.3",
      "also": ["21.1.5", "12.1.5"],
      "level": "MUST",
      "flags": ["reserved-name-judged"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"$a.b\":{\"title\":5},\"a.b\":{\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/activities/$a.b"}],
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
      "id": "activities.overlays.reserved-excluded-name-is-found",
      "clause": "12.1.3",
      "also": ["12.1.5"],
      "level": "MUST",
      "flags": ["reserved-name-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"excluded-activities\":[\"$a.b\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.reserved", "pointer": "/excluded-activities/0"}],
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
      "id": "activities.resolution.replaces-and-removes",
      "clause": "19.3.3",
      "also": ["19.3.1", "19.2.3"],
      "level": "MUST",
      "flags": ["overlay-empty-inherited", "overlay-empty-kept", "activities-stay"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":[],\"title\":\"Short\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"title\":\"Long\",\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "Short"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.for-another-activity-changes-nothing",
      "clause": "19.3.3",
      "also": ["19.3.1"],
      "level": "MUST",
      "flags": ["overlay-of-others"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":[],\"title\":\"Short\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"title\":\"Long\",\"version\":\"1.0\"}"},
      "activity": "com.example.y",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a"]],
          ["title", "Long"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.compares-with-case",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-case"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":[],\"title\":\"Short\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"title\":\"Long\",\"version\":\"1.0\"}"},
      "activity": "com.example.X",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a"]],
          ["title", "Long"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.compares-whole-names",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-prefix"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":[],\"title\":\"Short\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"title\":\"Long\",\"version\":\"1.0\"}"},
      "activity": "com.example",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a"]],
          ["title", "Long"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.without-activity-removes-the-overlays",
      "clause": "19.3.3",
      "level": "MUST",
      "flags": ["activities-stay"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"a.b\":{\"title\":\"x\"}},\"excluded-activities\":[\"a.b\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"version\":\"1.0\"}"},
      "activity": null,
      "meaning": {
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
      "id": "activities.resolution.inherits-what-the-overlay-lacks",
      "clause": "19.2.6",
      "level": "MUST",
      "flags": ["overlay-not-inherited"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"title\":\"Short\"}},\"content-text\":[{\"text\":\"t\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"source-url\":\"a:b\",\"tags\":[\"a\"],\"title\":\"Long\",\"user-info\":{\"k\":1},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "t"]]}]],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["source-url", "a:b"],
          ["tags", ["a"]],
          ["title", "Short"],
          ["user-info", {"dictionary": [["k", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.replaces-arrays-as-a-whole",
      "clause": "19.2.3",
      "level": "MUST",
      "flags": ["overlay-appended"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"tags\":[\"b\"]}},\"additional-attachments\":[{\"representations\":[{\"text\":\"y\",\"type-identifier\":\"a.c\"}]}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\",\"c\"],\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "additional-attachments",
            [{"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}]
          ],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["b"]],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.replaces-dictionaries-as-a-whole",
      "clause": "19.2.3",
      "level": "MUST",
      "flags": ["overlay-merged-deep"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"parameters\":{\"a.b\":{\"c\":1}},\"referrer\":{\"app-name\":\"B\"},\"user-info\":{\"x\":1}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"d\":2},\"a.c\":{\"e\":3}},\"referrer\":{\"app-name\":\"A\",\"app-store-id\":\"1\"},\"user-info\":{\"y\":2},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["parameters", {"dictionary": [["a.b", {"dictionary": [["c", {"integer": "1"}]]}]]}],
          ["referrer", {"dictionary": [["app-name", "B"]]}],
          ["user-info", {"dictionary": [["x", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.removes-every-member",
      "clause": "19.2.3",
      "level": "MUST",
      "flags": ["overlay-empty-inherited", "overlay-empty-kept", "overlay-unknown-empty"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"additional-attachments\":[],\"com.example.y\":\"\",\"content-text\":[],\"parameters\":{},\"referrer\":{},\"source-url\":\"\",\"tags\":[],\"thumbnail\":{},\"title\":\"\",\"user-info\":{}}},\"additional-attachments\":[{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]}],\"com.example.y\":{\"k\":1},\"content-text\":[{\"text\":\"t\"}],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"parameters\":{\"a.b\":{\"c\":1}},\"referrer\":{\"app-name\":\"A\"},\"source-url\":\"a:b\",\"tags\":[\"a\"],\"thumbnail\":{\"type-identifier\":\"public.url\",\"url\":\"a:b\"},\"title\":\"t\",\"user-info\":{\"a\":1},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
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
      "id": "activities.resolution.does-not-need-to-know-names",
      "clause": "19.3.2",
      "also": ["11.2.2"],
      "level": "MUST",
      "flags": ["overlay-unknown-lost", "overlay-unknown-empty", "overlay-merged-deep"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"colour\":\"blue\",\"com.x\":[],\"com.y\":{\"k\":1},\"shape\":\"\"}},\"colour\":\"red\",\"com.x\":1,\"com.y\":{\"l\":2},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"shape\":\"round\",\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          ["colour", "blue"],
          ["com.y", {"dictionary": [["k", {"integer": "1"}]]}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.false-and-zero-are-values",
      "clause": "19.3.1",
      "level": "MUST",
      "flags": ["overlay-falsy-removes"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"com.x\":false,\"com.y\":0}},\"com.x\":true,\"com.y\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"t\",\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          ["com.x", false],
          ["com.y", {"integer": "0"}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "t"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.kept-tag-is-no-empty-dictionary",
      "clause": "19.3.1",
      "also": ["7.1.8"],
      "level": "MUST",
      "flags": ["resolve-unread-kept-tag"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"com.x\":{\"$point\":[]}}},\"com.x\":1,\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"title\":\"t\",\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          ["com.x", {"tag": ["$point", []]}],
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "t"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.replaces-the-main-attachment",
      "clause": "19.2.5",
      "level": "MUST",
      "flags": ["overlay-appended"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"main-attachment\":{\"representations\":[{\"text\":\"y\",\"type-identifier\":\"a.c\"}]}}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          ["main-attachment", {"dictionary": [["representations", [{"dictionary": [["text", "y"], ["type-identifier", "a.c"]]}]]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.does-not-remove-the-main-attachment",
      "clause": "19.2.5",
      "level": "MUST",
      "flags": ["overlay-main-attachment-removed"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"main-attachment\":{},\"title\":\"T\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "T"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.unusable-main-attachment-is-inherited",
      "clause": "19.2.5",
      "level": "MUST",
      "flags": ["overlay-main-attachment-removed"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"main-attachment\":{\"representations\":[{\"type-identifier\":\"public.url\",\"url\":\"x\"}]},\"title\":\"T\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "T"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.faulty-members-are-inherited",
      "clause": "21.2.2",
      "also": ["19.2.6"],
      "level": "MUST",
      "flags": ["overlay-set-aside-removes"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":[1],\"title\":5}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"title\":\"T\",\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a"]],
          ["title", "T"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.empty-of-another-type-is-inherited",
      "clause": "19.2.4",
      "level": "MUST",
      "flags": ["overlay-empty-of-another-type"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"tags\":\"\",\"title\":\"x\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"tags\":[\"a\"],\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["tags", ["a"]],
          ["title", "x"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.version-and-the-like-are-passed-over",
      "clause": "19.3.1",
      "also": ["19.2.2"],
      "level": "MUST",
      "flags": ["overlay-version", "overlay-excluded"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"activities\":{\"a.b\":{\"title\":\"x\"}},\"excluded-activities\":[\"a.b\"],\"must-understand\":[\"x\"],\"title\":\"T\",\"version\":\"9.0\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "T"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.works-for-excluded-activities",
      "clause": "19.1.2",
      "level": "MUST",
      "flags": ["overlay-of-excluded"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"title\":\"T\"}},\"excluded-activities\":[\"com.example.x\"],\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["title", "T"],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "activities.resolution.tidies-what-the-overlay-brings",
      "clause": "19.3.1",
      "also": ["21.2.2", "19.2.1"],
      "level": "MUST",
      "flags": ["overlay-not-normal"],
      "kind": "resolve",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"content-text\":[{\"text\":\"a\"},{\"bold\":false,\"text\":\"b\"}],\"tags\":[\"\",\"a\"]}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "activity": "com.example.x",
      "meaning": {
        "dictionary": [
          ["content-text", [{"dictionary": [["text", "ab"]]}]],
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
      "id": "activities.overlays.are-written-back-as-they-are",
      "clause": "21.3.1",
      "also": ["11.2.2"],
      "level": "MUST",
      "flags": ["set-aside-lost", "overlay-unknown-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"com.example.x\":{\"colour\":\"\",\"tags\":\"\",\"title\":\"x\",\"version\":\"1.0\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "activities",
            {"dictionary": [["com.example.x", {"dictionary": [["colour", ""], ["tags", ""], ["title", "x"], ["version", "1.0"]]}]]}
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
      "id": "activities.writing.activity-of-a-word-is-refused",
      "clause": "19.1.1",
      "level": "MUST",
      "flags": ["activity-name-unchecked"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["activities", {"dictionary": [["Print", {"dictionary": [["title", "x"]]}]]}],
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
      "id": "activities.writing.version-in-an-overlay-is-refused",
      "clause": "19.2.2",
      "level": "MUST",
      "flags": ["overlay-version"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.x", {"dictionary": [["title", "x"], ["version", "1.0"]]}]]}],
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
      "id": "activities.writing.empty-overlay-is-refused",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["overlay-empty-taken"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          ["activities", {"dictionary": [["com.example.x", {"dictionary": []}]]}],
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
