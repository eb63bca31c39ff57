import Foundation
import Testing
import XExtensionItem

struct Everything: ParameterNamespace, Codable, Equatable {
    struct Inner: Codable, Equatable {
        var name: String
        var numbers: [Int]
    }
    enum Kind: String, Codable {
        case photo, video
    }

    static let namespace = "com.example.everything"
    var flag: Bool?
    var text: String?
    var small: Int8?
    var great: UInt64?
    var least: Int64?
    var real: Double?
    var single: Float?
    var date: Date?
    var data: Data?
    var url: URL?
    var kind: Kind?
    var inner: Inner?
    var list: [Inner]?
    var map: [String: Date]?
    var matrix: [[UInt64]]?
}

struct ParameterNamespaceTests {
    static let full = Everything(
        flag: false, text: "e\u{301}", small: -8, great: .max, least: .min, real: 0.1, single: 1.5,
        date: Date(timeIntervalSince1970: 1_763_600_523.25), data: Data([0, 255]),
        url: URL(string: "https://example.com/"), kind: .video,
        inner: .init(name: "", numbers: [1, 2]), list: [.init(name: "x", numbers: [])],
        map: ["a": Date(timeIntervalSince1970: 0)], matrix: [[], [.max]])

    @Test func nativeValuesStayNative() throws {
        var item = ExtensionItem(text: "x")
        try item.parameters.set(Self.full)
        let written = item.parameters["com.example.everything"]
        #expect(written["great"] == .number(WireNumber(UInt64.max)))
        #expect(written["date"]?.dateValue?.description == "2025-11-20T01:02:03.250Z")
        #expect(written["data"] == .data(WireData(Data([0, 255]))))
        #expect(written["url"]?.urlValue?.absoluteString == "https://example.com/")
        #expect(written["kind"] == "video")
        #expect(written["inner"] == ["name": "", "numbers": [1, 2]])
        for encoding in WireEncoding.all {
            let bytes = try item.encoded(as: encoding)
            #expect(FindingCase.findings(in: bytes) == [])
            #expect(
                try ExtensionItem(decoding: bytes).parameters.value(Everything.self) == Self.full)
        }
    }

    @Test func soundParameterTypesBreakNoLaw() {
        #expect(Self.full.violatedLaws() == [])
        #expect(Everything().violatedLaws() == [])
        #expect(Everything(text: "x").violatedLaws() == [])
    }

    @Test func anEditKeepsUnknownKeysAndRemovesNilOnes() throws {
        var item = ExtensionItem(text: "x")
        item.parameters["com.example.everything"] = ["text": "old", "flag": true, "new-key": [1]]
        var value = try #require(try item.parameters.value(Everything.self))
        value.text = nil
        value.small = 3
        try item.parameters.set(value)
        #expect(
            item.parameters["com.example.everything"]
                == ["flag": true, "new-key": [1], "small": 3])
        try item.parameters.set(Everything())
        #expect(item.parameters["com.example.everything"] == ["new-key": [1]])
        item.parameters["com.example.everything"] = [:]
        #expect(try item.parameters.value(Everything.self) == nil)
    }

    /// Values that the type cannot read are kept: a later version may have written them.
    @Test func anEditKeepsValuesThatTheTypeCannotRead() throws {
        var item = ExtensionItem(text: "x")
        let list: WireValue = [["name": "a", "numbers": []], ["name": 5, "numbers": []]]
        item.parameters["com.example.everything"] = [
            "text": "a", "kind": "hologram", "flag": 5, "list": list, "least": 1,
        ]
        var value = try #require(try item.parameters.value(Everything.self))
        #expect(value.kind == nil && value.flag == nil && value.list == nil)
        value.text = "b"
        value.least = nil
        value.flag = true
        try item.parameters.set(value)
        #expect(
            item.parameters["com.example.everything"]
                == ["text": "b", "kind": "hologram", "flag": true, "list": list])
    }

    @Test(arguments: [
        #"{"flag": 1}"#, #"{"small": true}"#, #"{"small": 128}"#, #"{"great": -1}"#,
        #"{"text": 1}"#, #"{"date": "2026-11-20T01:02:03Z"}"#, #"{"inner": {"name": "x"}}"#,
        #"{"kind": "audio"}"#, #"{"real": "1"}"#, #"{"small": 1.5}"#, #"{"list": {}}"#,
        #"{"data": "QQ=="}"#, #"{"url": "https://example.com"}"#,
    ])
    func aWrongValueDropsItsKeyWithAFinding(_ parameters: String) throws {
        let item = try ExtensionItem(
            decoding: Payload.with(
                #""parameters": {"com.example.everything": \#(parameters)}"#))
        var findings: [Finding] = []
        let read = try item.parameters.value(Everything.self, findings: &findings)
        // A nested value is dropped with its parent, unless it is optional itself.
        let key = try #require(item.parameters["com.example.everything"].keys.first)
        #expect(read == Everything())
        #expect(findings.count == 1)
        #expect(findings[0].code == .memberType || findings[0].code == .missingMember)
        #expect(findings[0].pointer.hasPrefix("/parameters/com.example.everything/\(key)"))
        #expect(try item.parameters.value(Everything.self) == Everything())
    }

    /// Valid values are read. For each other value, a finding states what was found and what was
    /// expected.
    @Test func validValuesRemainNextToDroppedOnes() throws {
        var item = ExtensionItem(text: "x")
        item.parameters["com.example.everything"] = [
            "text": "kept", "small": 300, "kind": "audio",
            "inner": ["name": "x", "numbers": ["1"]],
        ]
        var findings: [Finding] = []
        let read = try item.parameters.value(Everything.self, findings: &findings)
        #expect(read == Everything(text: "kept"))
        let pointer = "/parameters/com.example.everything"
        #expect(
            Set(findings.map(\.pointer))
                == ["\(pointer)/small", "\(pointer)/kind", "\(pointer)/inner/numbers/0"])
        let texts = findings.map(\.description).sorted()
        #expect(
            texts[0]
                == "member.type at \(pointer)/inner/numbers/0: expected an integer, found a string "
                + "(clause 13.1.1)")
        #expect(texts[1].contains("Kind"))
        #expect(texts[2].contains("expected an integer from -128 to 127, found 300"))
    }

    struct Required: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.example.required"
        var articleID: Int
        var note: String?
    }

    /// A required property cannot be dropped: the error names it, and the dropped values.
    @Test func aRequiredValueIsAnError() throws {
        var item = ExtensionItem(text: "x")
        item.parameters["com.example.required"] = ["articleID": "7", "note": 1]
        let wrong = #expect(throws: PayloadError.self) {
            try item.parameters.value(Required.self)
        }
        #expect(
            wrong?.findings.first?.pointer == "/parameters/com.example.required/articleID")
        #expect(wrong?.findings.first?.message == "expected an integer, found a string")
        item.parameters["com.example.required"] = ["note": 1]
        let missing = #expect(throws: PayloadError.self) {
            try item.parameters.value(Required.self)
        }
        #expect(missing?.findings.first?.code == .missingMember)
        #expect(missing?.findings.first?.pointer == "/parameters/com.example.required")
        #expect(missing?.findings.first?.message == "expected the key “articleID”")
    }

    /// A type with a custom initializer reports dropped values.
    struct Own: ParameterNamespace, Equatable {
        static let namespace = "com.example.own"
        var count = 0
        init(parameters: WireDictionary, findings: inout [Finding]) {
            count = parameters["count"]?.intValue ?? 0
            guard parameters["count"]?.intValue == nil else { return }
            findings.append(
                Finding(
                    code: "com.example.count", pointer: "/parameters/com.example.own/count",
                    message: "!")
            )
        }
        func update(_ parameters: inout WireDictionary) { parameters["count"] = WireValue(count) }
    }

    @Test func aTypeWithACustomInitializerReportsFindings() throws {
        var item = ExtensionItem(text: "x")
        item.parameters["com.example.own"] = ["count": "x"]
        var findings: [Finding] = []
        _ = try item.parameters.value(Own.self, findings: &findings)
        #expect(
            findings.map(\.description) == [
                "com.example.count at /parameters/com.example.own/count: !"
            ])
    }

    /// The parameters for an activity start as a copy of the general parameters, and change only
    /// for that activity.
    @Test func parametersOfOneActivityBeginWithThoseOfAll() throws {
        var source = ItemSource(text: "x")
        try source.parameters.set(Everything(text: "all"))
        try source[.postToTwitter].parameters.set(Everything(flag: true))
        #expect(try source.parameters.value(Everything.self) == Everything(text: "all"))
        #expect(
            try source[.postToTwitter].parameters.value(Everything.self) == Everything(flag: true))
        var item = ExtensionItem(text: "x")
        item.parameters["com.example.a"] = ["a": 1]
        item[.mail].parameters["com.example.b"] = ["b": 2]
        #expect(item[.mail].parameters.namespaces == ["com.example.a", "com.example.b"])
        #expect(item.parameters.namespaces == ["com.example.a"])
    }

    struct Malformed: ParameterNamespace, Codable, Equatable {
        static let namespace = "everything"
    }
    struct Dotted: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.example.dotted"
        enum CodingKeys: String, CodingKey { case key = "a.b" }
        var key = 1
    }
    struct Twin: ParameterNamespace, Codable {
        static let namespace = "com.example.everything"
        var twin = true
    }

    @Test func errorsNameTheInvalidNamespace() throws {
        var item = ExtensionItem(text: "x")
        let error = #expect(throws: PayloadError.self) { try item.parameters.set(Malformed()) }
        #expect(error?.findings.map(\.code) == [.namespaceName])
        #expect(error?.findings[0].pointer == "/parameters/everything")
        #expect("\(try #require(error))".contains("the namespace of Malformed, found “everything”"))
        let dotted = #expect(throws: PayloadError.self) { try item.parameters.set(Dotted()) }
        #expect(dotted?.findings.map(\.code) == [.parameterKey])
        #expect(dotted?.findings[0].pointer == "/parameters/com.example.dotted/a.b")
        #expect(item.parameters.isEmpty)
        #expect(Dotted().violatedLaws().count == 1)
    }

    /// A type that writes to a shared namespace keeps the keys of the other type.
    @Test func twoTypesCanShareANamespace() throws {
        var source = ItemSource(text: "x")
        try source.parameters.set(Self.full)
        let before = source.parameters[Everything.namespace]
        try source.parameters.set(Twin())
        var expected = before
        expected["twin"] = true
        #expect(source.parameters[Everything.namespace] == expected)
    }

    /// A type that loses values. `violatedLaws()` must detect the loss.
    struct Forgetful: ParameterNamespace, Equatable {
        static let namespace = "com.example.forgetful"
        var value: Int64
        init(value: Int64) { self.value = value }
        init(parameters: WireDictionary, findings: inout [Finding]) {
            value = parameters["value"]?.numberValue?.int64 ?? 0
        }
        func update(_ parameters: inout WireDictionary) { parameters = ["value": 1] }
    }

    @Test func aForgetfulParameterTypeBreaksTheLaws() {
        let violations = Forgetful(value: 5).violatedLaws()
        #expect(violations.count == 3)
    }

    /// Unknown keys that were read are kept, even malformed keys.
    @Test func keysOfOtherNamespacesAreNotChecked() throws {
        var item = ExtensionItem(text: "x")
        item.parameters["com.example.everything"] = ["a.b": 1, "": 2]
        try item.parameters.set(Everything(text: "x"))
        #expect(
            item.parameters["com.example.everything"] == ["a.b": 1, "": 2, "text": "x"])
    }

    struct Long: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.example.long"
        var numbers: [Int]
        var map: [String: Int]
    }

    /// `GrowthTests` measures that the work is linear in the number of elements.
    @Test func longArraysAndDictionariesReadBack() throws {
        let count = 2_000
        let pairs = (0..<count).map { (String($0), $0) }
        let long = Long(numbers: Array(0..<count), map: Dictionary(uniqueKeysWithValues: pairs))
        var item = ExtensionItem(text: "x")
        try item.parameters.set(long)
        #expect(try item.parameters.value(Long.self) == long)
    }

    struct Unwritable: ParameterNamespace, Codable, Equatable {
        static let namespace = "com.example.unwritable"
        var real: Double
    }

    @Test func valuesThatNoPayloadCanContainAreErrors() throws {
        var item = ExtensionItem(text: "x")
        #expect(throws: EncodingError.self) { try item.parameters.set(Unwritable(real: .infinity)) }
        #expect(item.parameters.isEmpty)
    }
}
