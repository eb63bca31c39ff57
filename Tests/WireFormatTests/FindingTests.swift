import Foundation
import Testing
import WireFormat

/// The descriptions and the equality of errors.
struct FindingTests {
    @Test func descriptionsShowCodePlaceAndMessage() {
        let text = PayloadError(
            code: .jsonSyntax, pointer: "/a", location: .init(offset: 9, line: 2, column: 3),
            message: "no")
        #expect(text.description == "json.syntax at /a (line 2, column 3): no (clause 3.1.1)")
        let binary = PayloadError(code: .binaryKey, location: .init(offset: 9), message: "no")
        #expect(binary.description == "binary.key (byte 9): no (clause 5.2.10)")
        #expect(PayloadError(code: "a.b", message: "no").description == "a.b: no")
    }

    /// The clause and the severity come from the catalog; a custom code has no clause.
    @Test func findingsHaveTheirClause() {
        let known = Finding(code: "json.syntax", pointer: "/a", message: "no")
        #expect(known.clause == "3.1.1" && known.severity == .error)
        #expect(known.description == "json.syntax at /a: no (clause 3.1.1)")
        #expect(Finding(code: "member.type", pointer: "", message: "no").severity == .finding)
        #expect(
            Finding(code: "text.control-character", pointer: "", message: "no").severity == .notice)
        let own = Finding(code: "a.b", pointer: "", message: "no")
        #expect(own.clause.isEmpty && own.severity == .finding && own.description == "a.b: no")
    }

    @Test func findingsSurviveCoding() throws {
        let finding = Finding(
            code: "a.b", pointer: "/x", location: .init(offset: 4, line: 1, column: 5),
            message: "no")
        let error = PayloadError(findings: [finding], underlying: CancellationError())
        let again = try JSONDecoder().decode(
            PayloadError.self, from: JSONEncoder().encode(error))
        #expect(again == error && again.findings == [finding] && again.underlying == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PayloadError.self, from: Data(#"{"findings": []}"#.utf8))
        }
    }

    @Test(
        arguments: [
            ("version.unsupported", .newerVersion), ("must-understand.unknown", .newerVersion),
            ("limit.string", .tooLarge), ("input.failed", .unavailable),
            ("output.failed", .unavailable), ("file.path", .unavailable),
            ("encoding.unrecognized", .notAPayload), ("json.syntax", .notAPayload),
            ("xml.syntax", .notAPayload), ("binary.cycle", .notAPayload),
            ("document.not-dictionary", .notAPayload), ("member.type", .invalid), ("a.b", .invalid),
        ] as [(Finding.Code, PayloadError.Reason)])
    func reasonsGroupCodes(_ code: Finding.Code, _ reason: PayloadError.Reason) {
        let error = PayloadError(findings: [Finding(code: code, pointer: "", message: "no")])
        #expect(error.reason == reason)
        #expect(error.contains(code) && !error.contains("b.a"))
    }

    /// A syntax error in any encoding has the reason `notAPayload`.
    @Test(arguments: WireEncoding.all)
    func everyEncodingHasAReason(_ encoding: WireEncoding) {
        let code = Finding.Code(rawValue: "\(encoding).syntax")
        let error = PayloadError(findings: [Finding(code: code, pointer: "", message: "no")])
        #expect(error.reason == .notAPayload)
    }

    /// Errors take precedence over findings, in any order.
    @Test func theFirstErrorDeterminesTheReason() {
        let codes: [Finding.Code] = ["member.type", "version.unsupported"]
        let findings = codes.map { Finding(code: $0, pointer: "/x", message: "no") }
        #expect(PayloadError(findings: findings).reason == .newerVersion)
    }

    /// A message truncates the input that it quotes.
    @Test func messagesTruncateQuotedInput() throws {
        let key = String(repeating: "k", count: 100_000)
        let twice = try #require(fault("{\"b\":0,\"\(key)\":1,\"\(key)\":2}"))
        #expect(twice.code == .duplicateKey && twice.message.utf8.count < 300)
        #expect(twice.pointer.utf8.count == 100_001)
        let encoding = "<?xml version=\"1.0\" encoding=\"\(key)\"?><plist><true/></plist>"
        #expect(try #require(fault(encoding)).message.utf8.count < 300)
        #expect(try #require(fault("<plist><\(key)/></plist>")).message.utf8.count < 300)
    }
}
