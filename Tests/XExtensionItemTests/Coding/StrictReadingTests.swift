import Foundation
import Testing
import XExtensionItem

/// A payload and all its findings, as `id pointer`.
struct FindingCase: CustomTestStringConvertible, Sendable {
    let members: String
    let expected: [String]

    init(_ members: String, _ expected: String...) {
        self.members = members
        self.expected = expected
    }

    var testDescription: String { members }

    static func findings(in bytes: Data, reading: ExtensionItem.Reading = .strict) -> [String] {
        ExtensionItem.findings(in: bytes, reading: reading).map {
            "\($0.code.rawValue) \($0.pointer)"
        }
    }
}

/// Strict reading reports all findings in one pass, with their pointers.
struct StrictReadingTests {
    static let members: [FindingCase] = [
        .init(#""title": "A""#),
        .init(#""title": """#, "member.default /title"),
        .init(#""title": 5"#, "member.type /title"),
        .init(#""title": null"#, "value.null /title"),
        .init(#""title": {"$string": "QQ=="}"#, "tag.needless /title"),
        .init(#""colour": "red""#, "member.unknown /colour"),
        .init(#""com.example.colour": "red""#),
        .init(#""$colour": "red""#, "member.reserved /$colour"),
        .init(#""tags": ["a", 1, ""]"#, "member.type /tags/1", "member.default /tags/2"),
        .init(#""tags": []"#, "member.default /tags"),
        .init(#""tags": "a""#, "member.type /tags"),
        .init(#""source-url": "https://example.com/ä""#, "url.malformed /source-url"),
        .init(#""source-url": "JavaScript:1""#, "url.scheme /source-url"),
        .init(#""source-url": "\tfile:///x""#, "url.malformed /source-url"),
        .init(#""referrer": {}"#, "member.default /referrer"),
        .init(#""referrer": {"app-name": ""}"#, "member.default /referrer/app-name"),
        .init(
            #""referrer": {"web-url": "x", "name": 1}"#,
            "url.malformed /referrer/web-url", "member.unknown /referrer/name"),
        .init(#""must-understand": ["x"]"#, "must-understand.unknown /must-understand"),
        .init(#""must-understand": "x""#, "must-understand.unknown /must-understand"),
        .init(#""must-understand": []"#, "member.default /must-understand"),
        .init(#""content-text": []"#, "member.default /content-text"),
        .init(#""content-text": [{"text": ""}]"#, "text.empty-run /content-text/0"),
        .init(
            #""content-text": [{"text": "a"}, {"text": "b"}]"#, "text.equal-runs /content-text/1"),
        .init(#""content-text": [{"text": "a"}, {"text": "b", "com.example.x": 1}]"#),
        .init(
            #""content-text": [{"text": "a", "bold": true}, {"text": "b", "italic": true}]"#),
        .init(
            #""content-text": [{"bold": true}, {"text": "b", "bold": true}]"#,
            "member.missing /content-text/0", "text.equal-runs /content-text/1"),
        .init(
            #""content-text": [{"text": "a", "bold": false}]"#,
            "member.default /content-text/0/bold"),
        .init(#""content-text": [{"text": "a", "bold": 1}]"#, "member.type /content-text/0/bold"),
        .init(#""content-text": [{"bold": true}]"#, "member.missing /content-text/0"),
        .init(
            ##""content-text": [{"text": "a", "foreground-color": "#abc"}]"##,
            "color.malformed /content-text/0/foreground-color"),
        .init(
            #""content-text": [{"text": "a", "font-size": 0}]"#,
            "font-size.range /content-text/0/font-size"),
        .init(
            #""content-text": [{"text": "a", "link": "data:,x"}]"#,
            "url.scheme /content-text/0/link"),
        .init(#""additional-attachments": [{}]"#, "member.missing /additional-attachments/0"),
        .init(
            #""additional-attachments": [{"representations": []}]"#,
            "member.missing /additional-attachments/0"),
        .init(
            #""thumbnail": {"type-identifier": "public.png", "text": "x"}"#,
            "representation.content /thumbnail"),
        .init(#""activities": {}"#, "member.default /activities"),
        .init(#""activities": {"a.b": {}}"#, "member.default /activities/a.b"),
        .init(#""activities": {"ab": {"title": ""}}"#, "activity.name /activities/ab"),
        .init(
            #""activities": {"a.b": {"title": "", "tags": "", "version": "1.0"}}"#,
            "member.type /activities/a.b/tags", "activity.member /activities/a.b/version"),
        .init(
            #""activities": {"a.b": {"main-attachment": {}}}"#,
            "member.missing /activities/a.b/main-attachment"),
        .init(
            #""excluded-activities": ["a.b", "x", 1]"#,
            "activity.name /excluded-activities/1", "member.type /excluded-activities/2"),
        .init(#""parameters": {"ab": {"x": 1}}"#, "namespace.name /parameters/ab"),
        .init(
            #""parameters": {"a.b": {}, "a.c": 1}"#,
            "member.default /parameters/a.b", "member.type /parameters/a.c"),
        .init(
            #""parameters": {"a.b": {"": 1, "x.y": 2}}"#,
            "parameter.key /parameters/a.b/", "parameter.key /parameters/a.b/x.y"),
        .init(
            #""user-info": {"x-extension-item": 1}"#,
            "user-info.reserved /user-info/x-extension-item"),
        .init(
            #""user-info": {"a": {"$x": 1}, "b": {"$data": "QR=="}, "c": 9007199254740993}"#,
            "tag.unknown /user-info/a", "tag.malformed /user-info/b",
            "number.imprecise /user-info/c"),
        .init(#""user-info": {"a\rb": 1}"#, "key.unsupported /user-info/a\rb"),
        .init(#""user-info": {"a/b~c": null}"#, "value.null /user-info/a~1b~0c"),
    ]

    @Test(arguments: members)
    func findsEveryFaultOfMembers(_ one: FindingCase) {
        #expect(FindingCase.findings(in: Payload.with(one.members)) == one.expected)
    }

    static let representations: [FindingCase] = [
        .init(#"{"type-identifier": "public.url", "url": "https://example.com"}"#),
        .init(#"{"type-identifier": "public.png", "data": {"$data": ""}}"#),
        .init(#"{"type-identifier": "public.png", "com.example.cloud": 1}"#),
        .init(#"{"type-identifier": "public.png", "cloud": 1}"#, "member.unknown /cloud"),
        .init(
            #"{"type-identifier": "public.png", "text": "", "data": {"$data": ""}}"#,
            "representation.content "),
        .init(#"{"type-identifier": "public.png"}"#, "representation.content "),
        .init(#"{"text": "x"}"#, "member.missing "),
        .init(#"{"type-identifier": 1, "text": "x"}"#, "member.type /type-identifier"),
        .init(
            #"{"type-identifier": "png", "text": "x"}"#,
            "type-identifier.malformed /type-identifier"),
        .init(
            #"{"type-identifier": "Image/PNG", "text": "x"}"#,
            "type-identifier.malformed /type-identifier"),
        .init(
            #"{"type-identifier": "image/png", "text": "x"}"#,
            "type-identifier.media-type /type-identifier"),
        .init(#"{"type-identifier": "image/x-example", "text": "x"}"#),
        .init(
            #"{"type-identifier": "public.html", "url": "https://example.com"}"#,
            "type-identifier.url /type-identifier"),
        .init(
            #"{"type-identifier": "PUBLIC.URL", "text": "https://example.com"}"#,
            "type-identifier.url /type-identifier"),
        .init(#"{"type-identifier": "public.png", "data": "QQ=="}"#, "member.type /data"),
        .init(#"{"type-identifier": "public.url", "url": ""}"#, "url.malformed /url"),
        .init(
            #"{"type-identifier": "a.b", "file": {"path": "attachments/a", "byte-count": 1}}"#,
            "file.outside-folder /file"),
        .init(
            #"{"type-identifier": "a.b", "file": {"path": "attachments/../a", "byte-count": -1}}"#,
            "file.outside-folder /file", "file.path /file/path",
            "file.byte-count /file/byte-count"),
        .init(
            #"{"type-identifier": "a.b", "file": {}}"#,
            "file.outside-folder /file", "member.missing /file"),
    ]

    @Test(arguments: representations)
    func findsEveryFaultOfRepresentations(_ one: FindingCase) {
        // A second, valid representation keeps the main attachment usable.
        let bytes = Payload.main(one.members + #", {"type-identifier": "x.y", "text": "y"}"#)
        let prefix = " /main-attachment/representations/0"
        let expected = one.expected.map { $0.replacingOccurrences(of: " ", with: prefix) }
        #expect(FindingCase.findings(in: bytes) == expected)
    }

    @Test(arguments: [
        FindingCase("{}", "version.missing ", "main-attachment.missing "),
        .init(#"{"version": 1}"#, "main-attachment.missing ", "version.malformed /version"),
        .init(
            #"{"version": "1.00", "title": 1}"#, "main-attachment.missing ",
            "version.malformed /version", "member.type /title"),
        .init(#"{"version": "2.0", "title": 1}"#, "version.unsupported /version"),
        .init(
            #"{"version": "1.0", "main-attachment": {"representations": [1]}}"#,
            "main-attachment.missing /main-attachment",
            "member.type /main-attachment/representations/0"),
        .init("[1]", "document.not-dictionary "),
        .init("[1", "json.truncated "),
    ])
    func findsTheErrorsThatEndReading(_ one: FindingCase) {
        #expect(FindingCase.findings(in: Data(one.members.utf8)) == one.expected)
        #expect(throws: PayloadError.self) {
            try ExtensionItem(decoding: Data(one.members.utf8))
        }
    }

    /// The example of clause 21.4.7, with its locations.
    @Test func findingsHaveClauseAndLocation() throws {
        let findings = ExtensionItem.findings(
            in: Data(#"{"version": "1.0", "tags": 1}"#.utf8))
        #expect(findings.map(\.code.rawValue) == ["main-attachment.missing", "member.type"])
        #expect(findings.map(\.clause) == ["13.2.2", "13.1.1"])
        #expect(
            findings.map(\.location) == [
                .init(offset: 0, line: 1, column: 1), .init(offset: 27, line: 1, column: 28),
            ])
    }

    @Test func aNewerMinorVersionMayDefineNames() {
        let text =
            #"{"version": "1.1", "colour": 1, "main-attachment": {"representations":"#
            + #" [{"type-identifier": "public.png", "cloud": 1}]}, "parameters": {"new": {"x": 1}}}"#
        #expect(FindingCase.findings(in: Data(text.utf8)) == [])
    }

    @Test func rejectsDuplicateTypes() {
        let bytes = Payload.main(
            #"{"type-identifier": "a.b", "text": "1"}, {"type-identifier": "A.B", "text": "2"}"#)
        #expect(
            FindingCase.findings(in: bytes) == [
                "representation.duplicate-type /main-attachment/representations/1/type-identifier"
            ])
    }

    @Test func pathsOccurOncePerDocument() {
        let file =
            #"{"type-identifier": "a.b", "file": {"path": "attachments/a", "byte-count": 1}}"#
        let text =
            #"{"version": "1.0", "main-attachment": {"representations": [\#(file)]},"#
            + #" "additional-attachments": [{"representations": [\#(file)]}]}"#
        var reading = ExtensionItem.Reading.strict
        reading.isInPayloadFolder = true
        #expect(
            FindingCase.findings(in: Data(text.utf8), reading: reading) == [
                "file.path /main-attachment/representations/0/file/path"
            ])
    }
}

/// The number of reported findings is bounded, and always includes the errors.
struct FindingLimitTests {
    @Test func aThousandFindingsAreReportedErrorsFirst() {
        let nulls = Array(repeating: "null", count: 5000).joined(separator: ",")
        let bytes = Payload.with(#""user-info": {"a": [\#(nulls)]}, "must-understand": ["x"]"#)
        let findings = ExtensionItem.findings(in: bytes)
        #expect(findings.count == 1000)
        #expect(findings.contains { $0.code == .unknownFeature })
        #expect(throws: PayloadError.self) { try ExtensionItem(decoding: bytes) }
    }

    /// The total size of all pointers is bounded. Otherwise, a payload of a megabyte with a long
    /// key in every pointer could take a gigabyte.
    @Test func pointersAreBoundedTogether() {
        let key = String(repeating: "k", count: 1 << 20)
        let nulls = Array(repeating: "null", count: 30).joined(separator: ",")
        let bytes = Payload.with(
            #""user-info": {"\#(key)": [\#(nulls)]}, "must-understand": ["x"], "zz": 1"#)
        let findings = ExtensionItem.findings(in: bytes)
        let total = findings.reduce(0) { $0 + $1.pointer.utf8.count }
        #expect((16 << 20..<18 << 20).contains(total))
        #expect(findings.contains { $0.code == .unknownFeature })
    }
}
