// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let filesVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "files",
  "title": "Files and payload folders",
  "clauses": ["14.6"],
  "count": 55,
  "notes": {
    "byte-count-taken": {"bug": "takes a byte count that is negative, a fraction or too great", "effect": "a check of the size passes or wraps"},
    "byte-count-type": {"bug": "takes a byte count of another type, or finds member.type for it", "effect": "programs report different findings for the same breach"},
    "byte-count-zero": {"bug": "refuses a file of no bytes", "effect": "an empty file cannot be shared"},
    "convert-judges": {"bug": "reads the item while converting, and refuses what has findings of the item", "effect": "a payload of a later version cannot be converted"},
    "file-as-string": {"bug": "takes a string for a file", "effect": "other readers refuse the payload"},
    "file-dropped-outside": {"bug": "drops a file in lenient reading where there is no folder", "effect": "what the item says is lost, though only loading fails"},
    "file-members-optional": {"bug": "takes a file without path or size", "effect": "a check of the size is left out"},
    "file-missing-once": {"bug": "reports one missing member for two", "effect": "a sender mends one fault after another"},
    "file-outside-folder": {"bug": "takes files in a document that is not in a payload folder", "effect": "a document from elsewhere reads files"},
    "findings-depend": {"bug": "leaves out findings that follow others", "effect": "a sender mends one fault after another"},
    "integer-as-real": {"bug": "gives an integral value of JSON with a point or an exponent as a real", "effect": "1 and 1.0 are two values, and runs and sums differ"},
    "path-absolute": {"bug": "takes an absolute path", "effect": "a payload reads any file of the device"},
    "path-backslash": {"bug": "takes a backslash in a path", "effect": "a payload reads files of other folders on Windows"},
    "path-below": {"bug": "takes a path of several folders", "effect": "a payload reads files of other folders"},
    "path-capitals": {"bug": "takes capital letters in a path", "effect": "two files are one on some file systems"},
    "path-current": {"bug": "resolves a path before it tests it", "effect": "a path has many spellings, and occurs twice unnoticed"},
    "path-device": {"bug": "takes the names of devices", "effect": "a program on Windows hangs or writes to a device"},
    "path-device-first-point": {"bug": "looks at the name before its last point for a device", "effect": "com1.tar.gz is a device on Windows"},
    "path-device-prefix": {"bug": "takes every name that begins like a device for one", "effect": "console.txt is refused"},
    "path-device-with-extension": {"bug": "compares the names of devices with the whole name", "effect": "nul.txt is a device on Windows"},
    "path-device-zero": {"bug": "forgets com0 and lpt0", "effect": "a program on Windows hangs or writes to a device"},
    "path-elsewhere": {"bug": "takes a path outside attachments", "effect": "a payload reads the document itself or other files"},
    "path-empty": {"bug": "takes an empty path, for itself or for its default", "effect": "the folder itself is opened"},
    "path-empty-name": {"bug": "takes a path of no name", "effect": "the folder itself is opened"},
    "path-escape": {"bug": "takes the percent sign, and decodes it later", "effect": "a payload leaves the folder after the test"},
    "path-everywhere": {"bug": "takes every path in a document for one of a file", "effect": "a vendor's values are judged"},
    "path-first-character": {"bug": "takes a hyphen or underscore first", "effect": "a command takes the name for an option"},
    "path-first-underscore": {"bug": "takes an underscore first", "effect": "other readers refuse the payload"},
    "path-folder-case": {"bug": "compares the folder attachments without case", "effect": "the file is there on some file systems alone"},
    "path-hidden": {"bug": "takes a name that begins with a point", "effect": "files that no one sees"},
    "path-length": {"bug": "does not limit the length of a name", "effect": "the file cannot be written everywhere"},
    "path-line-feed": {"bug": "matches a path with a pattern whose end allows a line feed after it", "effect": "the file has another name elsewhere"},
    "path-non-ascii": {"bug": "takes letters beyond ASCII in a path", "effect": "the name has two spellings on disk"},
    "path-nul": {"bug": "takes NUL in a path", "effect": "the file system opens another file than the one that was tested"},
    "path-parent": {"bug": "takes a path that leaves the folder", "effect": "a payload reads any file of the device"},
    "path-point-at-end": {"bug": "takes a name that ends with a point", "effect": "Windows drops the point, and reads another file"},
    "path-space": {"bug": "takes spaces in a path", "effect": "the file has another name elsewhere"},
    "path-twice": {"bug": "takes a path twice", "effect": "two attachments are one file, and a change to one changes the other"},
    "path-twice-in-overlays": {"bug": "looks for paths that occur twice in the document alone", "effect": "two attachments are one file"},
    "path-url": {"bug": "takes a URL for a path", "effect": "a payload reads any file of the device"},
    "thumbnail-file-refused": {"bug": "takes files in attachments alone", "effect": "a thumbnail is lost"},
    "unknown-member-lost": {"bug": "drops members that it does not know", "effect": "an editor of version 1.0 destroys what a later version or a vendor wrote"},
    "unknown-member-taken": {"bug": "has no finding for a name without a dot that version 1.0 does not define", "effect": "a misspelt member is lost without notice, and a later version cannot define it"},
    "wrong-type-converted": {"bug": "turns a value of another type into the right one", "effect": "programs disagree on what was said"}
  },
  "vectors": [
    {
      "id": "files.paths.every-form",
      "clause": "14.6.2",
      "also": ["14.6.3", "14.6.6"],
      "level": "MUST",
      "flags": ["path-device-prefix"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/clip.mov\"},\"type-identifier\":\"a.b0\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/1\"},\"type-identifier\":\"a.b1\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a..b\"},\"type-identifier\":\"a.b2\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/console.txt\"},\"type-identifier\":\"a.b3\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"},\"type-identifier\":\"a.b4\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/x-\"},\"type-identifier\":\"a.b5\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/x_\"},\"type-identifier\":\"a.b6\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/com10\"},\"type-identifier\":\"a.b7\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/lpt\"},\"type-identifier\":\"a.b8\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/conx\"},\"type-identifier\":\"a.b9\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/0.con\"},\"type-identifier\":\"a.b10\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/com.1\"},\"type-identifier\":\"a.b11\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/clip.mov"]]}],
                        ["type-identifier", "a.b0"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/1"]]}],
                        ["type-identifier", "a.b1"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/a..b"]]}],
                        ["type-identifier", "a.b2"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/console.txt"]]}],
                        ["type-identifier", "a.b3"]
                      ]
                    },
                    {
                      "dictionary": [
                        [
                          "file",
                          {
                            "dictionary": [
                              ["byte-count", {"integer": "1"}],
                              [
                                "path",
                                "attachments/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                              ]
                            ]
                          }
                        ],
                        ["type-identifier", "a.b4"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/x-"]]}],
                        ["type-identifier", "a.b5"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/x_"]]}],
                        ["type-identifier", "a.b6"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/com10"]]}],
                        ["type-identifier", "a.b7"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/lpt"]]}],
                        ["type-identifier", "a.b8"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/conx"]]}],
                        ["type-identifier", "a.b9"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/0.con"]]}],
                        ["type-identifier", "a.b10"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/com.1"]]}],
                        ["type-identifier", "a.b11"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/clip.mov\"},\"type-identifier\":\"a.b0\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/1\"},\"type-identifier\":\"a.b1\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a..b\"},\"type-identifier\":\"a.b2\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/console.txt\"},\"type-identifier\":\"a.b3\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"},\"type-identifier\":\"a.b4\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/x-\"},\"type-identifier\":\"a.b5\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/x_\"},\"type-identifier\":\"a.b6\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/com10\"},\"type-identifier\":\"a.b7\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/lpt\"},\"type-identifier\":\"a.b8\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/conx\"},\"type-identifier\":\"a.b9\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/0.con\"},\"type-identifier\":\"a.b10\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/com.1\"},\"type-identifier\":\"a.b11\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/clip.mov</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b0</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/1</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b1</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/a..b</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b2</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/console.txt</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b3</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b4</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/x-</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b5</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/x_</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b6</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/com10</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b7</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/lpt</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b8</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/conx</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b9</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/0.con</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b10</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/com.1</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b11</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDO18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zrAYPExcbHyMnKy8zN9IHCAkOVGZpbGVfEA90eXBlLWlkZW50aWZpZXLSCgsMDVpieXRlLWNvdW50VHBhdGgQAV8QFGF0dGFjaG1lbnRzL2NsaXAubW92VGEuYjDSBwgQEtIKCwwRXWF0dGFjaG1lbnRzLzFUYS5iMdIHCBQW0goLDBVfEBBhdHRhY2htZW50cy9hLi5iVGEuYjLSBwgYGtIKCwwZXxAXYXR0YWNobWVudHMvY29uc29sZS50eHRUYS5iM9IHCBwe0goLDB1fEHBhdHRhY2htZW50cy9hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhVGEuYjTSBwggItIKCwwhXmF0dGFjaG1lbnRzL3gtVGEuYjXSBwgkJtIKCwwlXmF0dGFjaG1lbnRzL3hfVGEuYjbSBwgoKtIKCwwpXxARYXR0YWNobWVudHMvY29tMTBUYS5iN9IHCCwu0goLDC1fEA9hdHRhY2htZW50cy9scHRUYS5iONIHCDAy0goLDDFfEBBhdHRhY2htZW50cy9jb254VGEuYjnSBwg0NtIKCww1XxARYXR0YWNobWVudHMvMC5jb25VYS5iMTDSBwg4OtIKCww5XxARYXR0YWNobWVudHMvY29tLjFVYS5iMTFTMS4wAAgADQAfACcAKgA8AEkATgBTAGUAagB1AHoAfACTAJgAnQCiALAAtQC6AL8A0gDXANwA4QD7AQABBQEKAX0BggGHAYwBmwGgAaUBqgG5Ab4BwwHIAdwB4QHmAesB/QICAgcCDAIfAiQCKQIuAkICSAJNAlICZgJsAAAAAAAAAgEAAAAAAAAAPAAAAAAAAAAAAAAAAAAAAnA="
      }
    },
    {
      "id": "files.paths.parent-folder-is-refused",
      "clause": "14.6.2",
      "also": ["21.2.4", "24.1.3"],
      "level": "MUST",
      "flags": ["path-parent"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/../x\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.folder-below-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-below"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a/b\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.name-alone-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-elsewhere"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"clip.mov\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.absolute-path-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-absolute"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"/attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.other-folder-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-folder-case"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"Attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.capital-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-capitals"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/Clip.mov\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.hidden-file-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-hidden"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/.a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.point-at-the-end-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-point-at-end"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a.\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.no-name-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-empty-name"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.device-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-device"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/con\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.device-with-extension-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-device-with-extension"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/nul.txt\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.device-with-two-extensions-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-device-first-point"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/com1.tar.gz\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.device-0-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-device-zero"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/lpt0\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.101-characters-are-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-length"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.hyphen-first-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-first-character"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/-a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.underscore-first-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-first-underscore"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/_a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.space-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-space"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a b\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.letter-beyond-ascii-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-non-ascii"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/\u00e4\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.line-feed-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-line-feed"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\\n\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.backslash-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-backslash"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments\\\\a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.empty-one-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-empty"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.current-folder-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-current"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"./attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.file-url-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-url"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"file:attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.nul-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-nul"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\\u0000\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.escape-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-escape"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/%2e%2e\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.stand-once",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-twice"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"a.b\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"a.c\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/1/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.stand-once-with-overlays",
      "clause": "21.4.4",
      "also": ["14.6.2"],
      "level": "MUST",
      "flags": ["path-twice-in-overlays"],
      "comment": "In canonical order the overlay comes first, so that the later path is that of the main attachment.",
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"version\":\"1.0\",\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"a.b\"}]},\"activities\":{\"com.x\":{\"thumbnail\":{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"a.b\"}}}}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/0/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.in-a-property-list-do-not-count",
      "clause": "14.6.2",
      "also": ["12.1.5"],
      "level": "MUST",
      "flags": ["path-everywhere"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"a.b\"},{\"property-list\":{\"file\":{\"path\":\"attachments/a\"}},\"type-identifier\":\"a.c\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/a"]]}],
                        ["type-identifier", "a.b"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["property-list", {"dictionary": [["file", {"dictionary": [["path", "attachments/a"]]}]]}],
                        ["type-identifier", "a.c"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"a.b\"},{\"property-list\":{\"file\":{\"path\":\"attachments/a\"}},\"type-identifier\":\"a.c\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/a</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>property-list</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>file</key>\n\t\t\t\t\t<dict>\n\t\t\t\t\t\t<key>path</key>\n\t\t\t\t\t\t<string>attachments/a</string>\n\t\t\t\t\t</dict>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.c</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDFF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zogYP0gcICQ5UZmlsZV8QD3R5cGUtaWRlbnRpZmllctIKCwwNWmJ5dGUtY291bnRUcGF0aBABXWF0dGFjaG1lbnRzL2FTYS5i0hAIERNdcHJvcGVydHktbGlzdNEHEtELDVNhLmNTMS4wCA0fJyo8P0RJW2BrcHKAhImXmp2hAAAAAAAAAQEAAAAAAAAAFQAAAAAAAAAAAAAAAAAAAKU="
      }
    },
    {
      "id": "files.paths.in-a-reserved-overlay-do-not-count",
      "clause": "21.1.5",
      "level": "MUST",
      "flags": ["path-everywhere"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"activities\":{\"$x.y\":{\"thumbnail\":{\"file\":{\"byte-count\":1,\"path\":\"attachments/1\"},\"type-identifier\":\"public.png\"}},\"com.example.x\":{\"title\":\"a\"}},\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"file\":{\"byte-count\":1,\"path\":\"attachments/1\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "member.reserved", "pointer": "/activities/$x.y"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "thumbnail",
            {
              "dictionary": [
                ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/1"]]}],
                ["type-identifier", "public.png"]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "files.paths.wrong-one-of-the-main-attachment-ends-it",
      "clause": "21.2.4",
      "level": "MUST",
      "flags": ["path-below"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/a/b\"},\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.path", "pointer": "/main-attachment/representations/0/file/path"}],
      "error": true
    },
    {
      "id": "files.paths.are-strings",
      "clause": "14.6.3",
      "level": "MUST",
      "flags": ["wrong-type-converted"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":1},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "member.type", "pointer": "/main-attachment/representations/1/file/path"}],
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
      "id": "files.byte-count.whole-range",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-zero"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":0,\"path\":\"attachments/a\"},\"type-identifier\":\"a.b\"},{\"file\":{\"byte-count\":9007199254740991,\"path\":\"attachments/b\"},\"type-identifier\":\"a.c\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "0"}], ["path", "attachments/a"]]}],
                        ["type-identifier", "a.b"]
                      ]
                    },
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "9007199254740991"}], ["path", "attachments/b"]]}],
                        ["type-identifier", "a.c"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":0,\"path\":\"attachments/a\"},\"type-identifier\":\"a.b\"},{\"file\":{\"byte-count\":9007199254740991,\"path\":\"attachments/b\"},\"type-identifier\":\"a.c\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>0</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/a</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.b</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>9007199254740991</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/b</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>a.c</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDFF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zogYP0gcICQ5UZmlsZV8QD3R5cGUtaWRlbnRpZmllctIKCwwNWmJ5dGUtY291bnRUcGF0aBAAXWF0dGFjaG1lbnRzL2FTYS5i0gcIEBPSCgsREhMAH////////11hdHRhY2htZW50cy9iU2EuY1MxLjAIDR8nKjw/RElbYGtwcoCEiY6XpakAAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAArQ=="
      }
    },
    {
      "id": "files.byte-count.integral-spelling-is-an-integer",
      "clause": "14.6.4",
      "also": ["6.3.4"],
      "level": "MUST",
      "flags": ["integer-as-real"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":12.0,\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
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
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "12"}], ["path", "attachments/a"]]}],
                        ["type-identifier", "public.data"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":12,\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>12</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/a</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.data</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDE18QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zogYL0gcICQpUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTSDAgNElRmaWxl0g4PEBFaYnl0ZS1jb3VudFRwYXRoEAxdYXR0YWNobWVudHMvYVtwdWJsaWMuZGF0YVMxLjAIDR8nKjw/RElbXXF2e4CLkJKgrAAAAAAAAAEBAAAAAAAAABQAAAAAAAAAAAAAAAAAAACw"
      }
    },
    {
      "id": "files.byte-count.negative-is-none",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":-1,\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.byte-count", "pointer": "/main-attachment/representations/1/file/byte-count"}],
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
      "id": "files.byte-count.fraction-is-none",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1.5,\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.byte-count", "pointer": "/main-attachment/representations/1/file/byte-count"}],
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
      "id": "files.byte-count.beyond-2-53-is-none",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":{\"$integer\":\"9007199254740992\"},\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.byte-count", "pointer": "/main-attachment/representations/1/file/byte-count"}],
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
      "id": "files.byte-count.real-beyond-2-53-is-none",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":9007199254740992,\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.byte-count", "pointer": "/main-attachment/representations/1/file/byte-count"}],
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
      "id": "files.byte-count.string-is-none",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":\"1\",\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.byte-count", "pointer": "/main-attachment/representations/1/file/byte-count"}],
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
      "id": "files.byte-count.boolean-is-none",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":true,\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.byte-count", "pointer": "/main-attachment/representations/1/file/byte-count"}],
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
      "id": "files.byte-count.array-is-none",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-type"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":[],\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "file.byte-count", "pointer": "/main-attachment/representations/1/file/byte-count"}],
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
      "id": "files.members.both-are-required",
      "clause": "14.6.3",
      "also": ["13.1.2"],
      "level": "MUST",
      "flags": ["file-members-optional", "file-missing-once"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [
        {"id": "member.missing", "pointer": "/main-attachment/representations/1/file"},
        {"id": "member.missing", "pointer": "/main-attachment/representations/1/file"}
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
      "id": "files.members.path-is-required",
      "clause": "14.6.3",
      "level": "MUST",
      "flags": ["file-members-optional"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "member.missing", "pointer": "/main-attachment/representations/1/file"}],
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
      "id": "files.members.byte-count-is-required",
      "clause": "14.6.3",
      "level": "MUST",
      "flags": ["file-members-optional"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "member.missing", "pointer": "/main-attachment/representations/1/file"}],
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
      "id": "files.members.string-is-no-file",
      "clause": "14.6.3",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["file-as-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":\"attachments/a\",\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "member.type", "pointer": "/main-attachment/representations/1/file"}],
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
      "id": "files.members.unknown-one-is-found",
      "clause": "12.1.5",
      "level": "MUST",
      "flags": ["unknown-member-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\",\"size\":1},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
      "findings": [{"id": "member.unknown", "pointer": "/main-attachment/representations/1/file/size"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/a"], ["size", {"integer": "1"}]]}],
                        ["type-identifier", "public.data"]
                      ]
                    }
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
      "id": "files.members.vendors-one-is-kept",
      "clause": "12.1.4",
      "level": "MUST",
      "flags": ["unknown-member-lost"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\",\"sha.256\":\"x\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "folder": true,
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
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/a"], ["sha.256", "x"]]}],
                        ["type-identifier", "public.data"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\",\"sha.256\":\"x\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t\t<dict>\n\t\t\t\t<key>file</key>\n\t\t\t\t<dict>\n\t\t\t\t\t<key>byte-count</key>\n\t\t\t\t\t<integer>1</integer>\n\t\t\t\t\t<key>path</key>\n\t\t\t\t\t<string>attachments/a</string>\n\t\t\t\t\t<key>sha.256</key>\n\t\t\t\t\t<string>x</string>\n\t\t\t\t</dict>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.data</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDSAQIDFF8QD21haW4tYXR0YWNobWVudFd2ZXJzaW9u0QQFXxAPcmVwcmVzZW50YXRpb25zogYL0gcICQpUdGV4dF8QD3R5cGUtaWRlbnRpZmllclF4XxARcHVibGljLnBsYWluLXRleHTSDAgNE1RmaWxl0w4PEBESCVpieXRlLWNvdW50VHBhdGhXc2hhLjI1NhABXWF0dGFjaG1lbnRzL2FbcHVibGljLmRhdGFTMS4wCA0fJyo8P0RJW11xdnuCjZKanKq2AAAAAAAAAQEAAAAAAAAAFQAAAAAAAAAAAAAAAAAAALo="
      }
    },
    {
      "id": "files.thumbnail.may-be-a-file",
      "clause": "16.1.1",
      "also": ["14.6.3"],
      "level": "MUST",
      "flags": ["thumbnail-file-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "folder": true,
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "thumbnail",
            {
              "dictionary": [
                ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/a"]]}],
                ["type-identifier", "public.png"]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>thumbnail</key>\n\t<dict>\n\t\t<key>file</key>\n\t\t<dict>\n\t\t\t<key>byte-count</key>\n\t\t\t<integer>1</integer>\n\t\t\t<key>path</key>\n\t\t\t<string>attachments/a</string>\n\t\t</dict>\n\t\t<key>type-identifier</key>\n\t\t<string>public.png</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwUXxAPbWFpbi1hdHRhY2htZW50WXRodW1ibmFpbFd2ZXJzaW9u0QUGXxAPcmVwcmVzZW50YXRpb25zoQfSCAkKC1R0ZXh0XxAPdHlwZS1pZGVudGlmaWVyUXhfEBFwdWJsaWMucGxhaW4tdGV4dNINCQ4TVGZpbGXSDxARElpieXRlLWNvdW50VHBhdGgQAV1hdHRhY2htZW50cy9hWnB1YmxpYy5wbmdTMS4wCA8hKzM2SEpPVGZofIGGi5abnau2AAAAAAAAAQEAAAAAAAAAFQAAAAAAAAAAAAAAAAAAALo="
      }
    },
    {
      "id": "files.folder.is-where-files-stand",
      "clause": "14.6.6",
      "level": "MUST",
      "flags": ["file-outside-folder", "file-dropped-outside"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"public.data\"}]},\"version\":\"1.0\"}"},
      "findings": [{"id": "file.outside-folder", "pointer": "/main-attachment/representations/1/file"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]},
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/a"]]}],
                        ["type-identifier", "public.data"]
                      ]
                    }
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
      "id": "files.folder.is-where-the-file-of-a-thumbnail-stands",
      "clause": "14.6.6",
      "level": "MUST",
      "flags": ["file-outside-folder"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"thumbnail\":{\"file\":{\"byte-count\":1,\"path\":\"attachments/a\"},\"type-identifier\":\"public.png\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "file.outside-folder", "pointer": "/thumbnail/file"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          [
            "thumbnail",
            {
              "dictionary": [
                ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/a"]]}],
                ["type-identifier", "public.png"]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "files.folder.is-asked-for-whatever-the-type",
      "clause": "14.6.6",
      "also": ["21.1.6"],
      "level": "MUST",
      "flags": ["findings-depend"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"},{\"file\":\"attachments/1\",\"type-identifier\":\"public.png\"}]},\"version\":\"1.0\"}"},
      "findings": [
        {"id": "member.type", "pointer": "/main-attachment/representations/1/file"},
        {"id": "file.outside-folder", "pointer": "/main-attachment/representations/1/file"}
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
      "id": "files.folder.converter-does-not-look-at-files",
      "clause": "14.6.7",
      "also": ["1.2.3"],
      "level": "MUST",
      "flags": ["convert-judges"],
      "kind": "convert",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/../../etc/passwd\"},\"type-identifier\":\"a.b\"}]},\"version\":\"1.0\"}"},
      "to": "json",
      "output": {"text": "{\"main-attachment\":{\"representations\":[{\"file\":{\"byte-count\":1,\"path\":\"attachments/../../etc/passwd\"},\"type-identifier\":\"a.b\"}]},\"version\":\"1.0\"}"}
    },
    {
      "id": "files.writing.path-out-of-the-folder-is-refused",
      "clause": "14.6.2",
      "level": "MUST",
      "flags": ["path-parent"],
      "kind": "encode-refused",
      "folder": true,
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/../x"]]}],
                        ["type-identifier", "public.data"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "files.writing.negative-byte-count-is-refused",
      "clause": "14.6.4",
      "level": "MUST",
      "flags": ["byte-count-taken"],
      "kind": "encode-refused",
      "folder": true,
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "-1"}], ["path", "attachments/x"]]}],
                        ["type-identifier", "public.data"]
                      ]
                    }
                  ]
                ]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    },
    {
      "id": "files.writing.file-outside-a-folder-is-refused",
      "clause": "14.6.6",
      "level": "MUST",
      "flags": ["file-outside-folder"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {
              "dictionary": [
                [
                  "representations",
                  [
                    {
                      "dictionary": [
                        ["file", {"dictionary": [["byte-count", {"integer": "1"}], ["path", "attachments/x"]]}],
                        ["type-identifier", "public.data"]
                      ]
                    }
                  ]
                ]
              ]
            }
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
