import Testing
import WireFormat

@testable import ConformanceKit

/// The conformance profiles of a testee.
struct ConformanceProfileTests {
    private func text(_ change: (inout TesteeProfile) -> Void) -> String {
        var profile = TesteeProfile(name: "x")
        change(&profile)
        return ConformanceProfile.text(profile.conformanceProfiles)
    }

    @Test func profileNamesHaveEncodings() {
        #expect(
            text { _ in }
                == "JSON, XML and binary reader, producer, editor and converter; "
                + "userInfo mapping, notices and share targets")
        #expect(
            text { ($0.encodings, $0.operations) = ([.json], [.decode, .resolve]) }
                == "JSON reader")
        #expect(
            text { ($0.encodings, $0.operations) = ([.json], [.decode]) } == "JSON strict reader")
        #expect(
            text { ($0.encodings, $0.operations) = ([.binary, .json], [.resolve, .encode]) }
                == "JSON and binary lenient reader and producer")
        #expect(text { ($0.encodings, $0.operations) = ([.xml], [.encode]) } == "XML producer")
        #expect(text { $0.operations = [] } == "")
    }

    @Test func rulesAndMappingsCanBeClaimedSeparately() {
        #expect(text { $0.operations = [.evaluate] } == "activation rules")
        #expect(text { $0.operations = [.map] } == "share mapping")
        #expect(
            text { $0.operations = [.map, .evaluate, .notices] } == "notices and share targets")
    }

    @Test func listsOptionalProfilesThatAreNotClaimed() {
        var profile = TesteeProfile(name: "x")
        #expect(profile.optionalProfilesNotClaimed.isEmpty)
        profile.operations = [.decode, .map]
        #expect(
            ConformanceProfile.text(profile.optionalProfilesNotClaimed)
                == "userInfo mapping and notices")
    }

    @Test func converterMaySupportMoreEncodingsThanReader() {
        #expect(
            text {
                ($0.encodings, $0.converts) = ([.json], [.xml, .json])
                $0.operations = [.decode, .resolve, .convert]
            } == "JSON reader; JSON and XML converter")
    }

    /// Conversion cases depend on the encodings to convert, all others on the encodings to read.
    @Test func casesBelongToProfiles() throws {
        var profile = TesteeProfile(name: "x")
        (profile.encodings, profile.converts) = ([.json], [.xml, .binary])
        let cases = EmbeddedVectors.cases
        let wrong = cases.filter { one in
            let known: [WireEncoding] = one.operation == .convert ? [.xml, .binary] : [.json]
            return !one.testsUnsupportedEncoding
                && profile.includes(one) != one.encodings.allSatisfy(known.contains)
        }
        #expect(wrong.map(\.id) == [])
        profile.operations = [.encode]
        let asked = cases.filter(profile.includes)
        #expect(asked.count > 200 && asked.filter { $0.operation != .encode }.isEmpty)
    }
}
