// swift-format-ignore-file
// Written by .ci/embed-vectors; do not edit.

extension EmbeddedFiles {
    static let referrerVectors = #"""
{
  "$schema": "../vectors.schema.json",
  "kit": "1.0",
  "group": "referrer",
  "title": "The referrer",
  "clauses": ["17"],
  "count": 19,
  "notes": {
    "referrer-empty-kept": {"bug": "delivers a referrer of which nothing is left", "effect": "a receiver shows an app without name"},
    "referrer-empty-member": {"bug": "takes empty members of the referrer", "effect": "a receiver shows an app without name"},
    "referrer-member-lost": {"bug": "drops a member of the referrer", "effect": "a receiver cannot lead back to where something came from"},
    "referrer-member-required": {"bug": "asks for a member of the referrer that is optional", "effect": "a referrer is lost"},
    "referrer-merged": {"bug": "mixes up the URLs of the referrer", "effect": "a link opens another app"},
    "referrer-schemes-unchecked": {"bug": "checks the form of the URLs of the referrer and not their schemes", "effect": "a link leads to a local file or runs a script"},
    "referrer-urls-unchecked": {"bug": "does not check the URLs of the referrer", "effect": "a link leads nowhere"},
    "referrer-vendor-alone-refused": {"bug": "refuses a referrer that has members of others alone", "effect": "a vendor's member is lost"},
    "set-aside-lost": {"bug": "does not write back what lenient reading set aside", "effect": "a program that changed nothing destroys what it did not understand"},
    "store-id-as-number": {"bug": "takes a number for the id in a store, or writes one", "effect": "leading zeros are lost, and other readers refuse"},
    "unknown-member-lost": {"bug": "drops members that it does not know", "effect": "an editor of version 1.0 destroys what a later version or a vendor wrote"},
    "unknown-member-taken": {"bug": "has no finding for a name without a dot that version 1.0 does not define", "effect": "a misspelt member is lost without notice, and a later version cannot define it"},
    "url-object-as-string": {"bug": "takes a value of the kind URL for a string", "effect": "payloads that one program takes are refused by another"}
  },
  "vectors": [
    {
      "id": "referrer.members.all-are-read",
      "clause": "17.1.1",
      "also": ["17.1.2", "13.1.1"],
      "level": "MUST",
      "flags": ["referrer-member-lost", "referrer-merged", "store-id-as-number"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"android-app-url\":\"e.a://p\",\"app-name\":\"E\",\"app-store-id\":\"0012345\",\"google-play-id\":\"com.e\",\"ios-app-url\":\"e.i://p\",\"web-url\":\"https://e/p\"},\"version\":\"1.0\"}"},
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
                ["android-app-url", "e.a://p"],
                ["app-name", "E"],
                ["app-store-id", "0012345"],
                ["google-play-id", "com.e"],
                ["ios-app-url", "e.i://p"],
                ["web-url", "https://e/p"]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"android-app-url\":\"e.a://p\",\"app-name\":\"E\",\"app-store-id\":\"0012345\",\"google-play-id\":\"com.e\",\"ios-app-url\":\"e.i://p\",\"web-url\":\"https://e/p\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>e.a://p</string>\n\t\t<key>app-name</key>\n\t\t<string>E</string>\n\t\t<key>app-store-id</key>\n\t\t<string>0012345</string>\n\t\t<key>google-play-id</key>\n\t\t<string>com.e</string>\n\t\t<key>ios-app-url</key>\n\t\t<string>e.i://p</string>\n\t\t<key>web-url</key>\n\t\t<string>https://e/p</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwZXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh01g0ODxAREhMUFRYXGF8QD2FuZHJvaWQtYXBwLXVybFhhcHAtbmFtZVxhcHAtc3RvcmUtaWReZ29vZ2xlLXBsYXktaWRbaW9zLWFwcC11cmxXd2ViLXVybFdlLmE6Ly9wUUVXMDAxMjM0NVVjb20uZVdlLmk6Ly9wW2h0dHBzOi8vZS9wUzEuMAgPISoyNUdJTlNlZ3uImqOwv8vT293l6/P/AAAAAAAAAQEAAAAAAAAAGgAAAAAAAAAAAAAAAAAAAQM="
      }
    },
    {
      "id": "referrer.members.app-name-may-stand-alone",
      "clause": "17.1.1",
      "level": "MUST",
      "flags": ["referrer-member-required"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"1\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "1"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"1\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>app-name</key>\n\t\t<string>1</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00Q0OWGFwcC1uYW1lUTFTMS4wCA8hKjI1R0lOU2Vne36HiQAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACN"
      }
    },
    {
      "id": "referrer.members.app-store-id-may-stand-alone",
      "clause": "17.1.1",
      "level": "MUST",
      "flags": ["referrer-member-required"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-store-id\":\"1\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-store-id", "1"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-store-id\":\"1\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>app-store-id</key>\n\t\t<string>1</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00Q0OXGFwcC1zdG9yZS1pZFExUzEuMAgPISoyNUdJTlNlZ3t+i40AAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAkQ=="
      }
    },
    {
      "id": "referrer.members.google-play-id-may-stand-alone",
      "clause": "17.1.1",
      "level": "MUST",
      "flags": ["referrer-member-required"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"google-play-id\":\"1\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["google-play-id", "1"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"google-play-id\":\"1\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>google-play-id</key>\n\t\t<string>1</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00Q0OXmdvb2dsZS1wbGF5LWlkUTFTMS4wCA8hKjI1R0lOU2Vne36NjwAAAAAAAAEBAAAAAAAAABAAAAAAAAAAAAAAAAAAAACT"
      }
    },
    {
      "id": "referrer.members.web-url-may-stand-alone",
      "clause": "17.1.1",
      "level": "MUST",
      "flags": ["referrer-member-required"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"web-url\":\"a:b\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["web-url", "a:b"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"web-url\":\"a:b\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>web-url</key>\n\t\t<string>a:b</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00Q0OV3dlYi11cmxTYTpiUzEuMAgPISoyNUdJTlNlZ3t+hooAAAAAAAABAQAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAjg=="
      }
    },
    {
      "id": "referrer.members.ios-app-url-may-stand-alone",
      "clause": "17.1.1",
      "level": "MUST",
      "flags": ["referrer-member-required"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"ios-app-url\":\"a:b\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["ios-app-url", "a:b"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"ios-app-url\":\"a:b\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>ios-app-url</key>\n\t\t<string>a:b</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00Q0OW2lvcy1hcHAtdXJsU2E6YlMxLjAIDyEqMjVHSU5TZWd7foqOAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAJI="
      }
    },
    {
      "id": "referrer.members.android-app-url-may-stand-alone",
      "clause": "17.1.1",
      "level": "MUST",
      "flags": ["referrer-member-required"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"android-app-url\":\"a:b\"},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["android-app-url", "a:b"]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"android-app-url\":\"a:b\"},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>android-app-url</key>\n\t\t<string>a:b</string>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00Q0OXxAPYW5kcm9pZC1hcHAtdXJsU2E6YlMxLjAIDyEqMjVHSU5TZWd7fpCUAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAJg="
      }
    },
    {
      "id": "referrer.members.vendors-one-may-stand-alone",
      "clause": "12.1.4",
      "also": ["17.1.1"],
      "level": "MUST",
      "flags": ["referrer-vendor-alone-refused"],
      "kind": "valid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"com.example.x\":1},\"version\":\"1.0\"}"},
      "meaning": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["com.example.x", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      },
      "canonical": {
        "json": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"com.example.x\":1},\"version\":\"1.0\"}",
        "xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n\t<key>main-attachment</key>\n\t<dict>\n\t\t<key>representations</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>text</key>\n\t\t\t\t<string>x</string>\n\t\t\t\t<key>type-identifier</key>\n\t\t\t\t<string>public.plain-text</string>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n\t<key>referrer</key>\n\t<dict>\n\t\t<key>com.example.x</key>\n\t\t<integer>1</integer>\n\t</dict>\n\t<key>version</key>\n\t<string>1.0</string>\n</dict>\n</plist>\n",
        "binary": "YnBsaXN0MDDTAQIDBAwPXxAPbWFpbi1hdHRhY2htZW50WHJlZmVycmVyV3ZlcnNpb27RBQZfEA9yZXByZXNlbnRhdGlvbnOhB9IICQoLVHRleHRfEA90eXBlLWlkZW50aWZpZXJReF8QEXB1YmxpYy5wbGFpbi10ZXh00Q0OXWNvbS5leGFtcGxlLngQAVMxLjAIDyEqMjVHSU5TZWd7foyOAAAAAAAAAQEAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAJI="
      }
    },
    {
      "id": "referrer.members.store-id-is-no-number",
      "clause": "17.1.2",
      "also": ["13.1.1"],
      "level": "MUST",
      "flags": ["store-id-as-number"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-store-id\":12345,\"app-name\":\"E\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/referrer/app-store-id"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "E"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.members.empty-one-is-default",
      "clause": "13.1.3",
      "level": "MUST",
      "flags": ["referrer-empty-member"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"\",\"google-play-id\":\"com.e\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.default", "pointer": "/referrer/app-name"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["google-play-id", "com.e"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.members.nothing-left-is-no-referrer",
      "clause": "21.2.3",
      "also": ["17.1.1"],
      "level": "MUST",
      "flags": ["referrer-empty-kept"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":1,\"web-url\":\"\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/referrer/app-name"}, {"id": "member.default", "pointer": "/referrer/web-url"}],
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
      "id": "referrer.members.unknown-one-is-found",
      "clause": "12.1.5",
      "level": "MUST",
      "flags": ["unknown-member-taken"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"name\":1},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.unknown", "pointer": "/referrer/name"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "E"], ["name", {"integer": "1"}]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.urls.are-absolute",
      "clause": "18.1.1",
      "level": "MUST",
      "flags": ["referrer-urls-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"web-url\":\"www.example.com\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.malformed", "pointer": "/referrer/web-url"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "E"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.urls.web-url-has-no-excluded-scheme",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["referrer-schemes-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"web-url\":\"javascript:1\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/referrer/web-url"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "E"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.urls.ios-app-url-has-no-excluded-scheme",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["referrer-schemes-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"ios-app-url\":\"javascript:1\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/referrer/ios-app-url"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "E"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.urls.android-app-url-has-no-excluded-scheme",
      "clause": "18.1.2",
      "level": "MUST",
      "flags": ["referrer-schemes-unchecked"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"android-app-url\":\"javascript:1\"},\"version\":\"1.0\"}"},
      "findings": [{"id": "url.scheme", "pointer": "/referrer/android-app-url"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "E"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.urls.are-strings",
      "clause": "6.6.1",
      "level": "MUST",
      "flags": ["url-object-as-string"],
      "kind": "invalid",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"web-url\":{\"$url\":\"a:b\"}},\"version\":\"1.0\"}"},
      "findings": [{"id": "member.type", "pointer": "/referrer/web-url"}],
      "lenient": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-name", "E"]]}],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.members.what-is-set-aside-is-kept",
      "clause": "21.3.1",
      "also": ["11.2.2"],
      "level": "MUST",
      "flags": ["set-aside-lost", "unknown-member-lost"],
      "kind": "write-back",
      "encoding": "json",
      "input": {"text": "{\"main-attachment\":{\"representations\":[{\"text\":\"x\",\"type-identifier\":\"public.plain-text\"}]},\"referrer\":{\"app-name\":\"E\",\"com.example.x\":1,\"name\":2,\"web-url\":5},\"version\":\"1.0\"}"},
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
                ["app-name", "E"],
                ["com.example.x", {"integer": "1"}],
                ["name", {"integer": "2"}],
                ["web-url", {"integer": "5"}]
              ]
            }
          ],
          ["version", "1.0"]
        ]
      }
    },
    {
      "id": "referrer.writing.store-id-of-a-number-is-refused",
      "clause": "17.1.2",
      "level": "MUST",
      "flags": ["store-id-as-number"],
      "kind": "encode-refused",
      "description": {
        "dictionary": [
          [
            "main-attachment",
            {"dictionary": [["representations", [{"dictionary": [["text", "x"], ["type-identifier", "public.plain-text"]]}]]]}
          ],
          ["referrer", {"dictionary": [["app-store-id", {"integer": "5"}]]}],
          ["version", "1.0"]
        ]
      },
      "encodings": ["json", "xml", "binary"]
    }
  ]
}

"""#
}
