import Foundation
import Testing
import XExtensionItem

/// The library against vectors that a stranger made of the specification.
struct VectorTests {
    @Test(arguments: ["cases", "cases-large"])
    func findings(_ file: String) throws {
        let cases = try VectorCase.load(file, as: VectorCase.self)
        #expect(cases.count >= (file == "cases" ? 1000 : 14))
        for one in cases where one.unclear == nil { check(one) }
    }

    private func check(_ one: VectorCase) {
        var reading = Reading.strict
        reading.limits = .guaranteed
        reading.isInPayloadFolder = one.folder == true
        let findings = ExtensionItem.findings(in: one.bytes, reading: reading)
        let found = findings.map { "\($0.id.rawValue) \($0.pointer)" }
        let expected = one.findings.map { "\($0.id) \($0.pointer)" }
        // What ends the reading may come with findings before it, or alone; clause 21.1.3.
        if one.error == true {
            #expect(expected.last.map(found.contains) == true, "\(one.name) (\(one.clause))")
        } else {
            #expect(found.sorted() == expected.sorted(), "\(one.name) (\(one.clause))")
        }
        for wanted in one.findings where wanted.offset != nil {
            let place = WireError.Location(
                offset: wanted.offset ?? 0, line: wanted.line, column: wanted.column)
            let isThere = findings.contains {
                $0.id.rawValue == wanted.id && $0.pointer == wanted.pointer
                    && $0.location == place
            }
            let isEarlier = one.error == true && wanted.id != one.findings.last?.id
            #expect(isThere || isEarlier, "\(one.name): \(place)")
        }
    }

    @Test func canonicalForms() throws {
        for one in try VectorCase.load("cases", as: VectorCase.self) {
            guard let canonical = one.canonical, one.unclear == nil else { continue }
            #expect(try Payload.canonical(one.bytes) == canonical, "\(one.name) (\(one.clause))")
        }
    }

    @Test func resolutions() throws {
        for one in try VectorCase.load("resolutions", as: ResolutionCase.self) {
            let item = try? ExtensionItem(decoding: Data(one.input.utf8))
            let resolved = item?.resolved(for: ActivityType(rawValue: one.activity ?? ""))
            #expect(try resolved?.canonicalText() == one.output, "\(one.name) (\(one.clause))")
        }
    }

    @Test func conversions() throws {
        for one in try VectorCase.load("conversions", as: ConversionCase.self) {
            let encoding = try #require(WireEncoding.all.first { $0.description == one.to })
            let result = Result { try WireDocument(one.bytes).encoded(as: encoding) }
            let error = result.failure as? WireError
            #expect((try? result.get()) == one.expected, "\(one.name) (\(one.clause))")
            #expect(error?.code.rawValue == one.errors?.last, "\(one.name) (\(one.clause))")
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
