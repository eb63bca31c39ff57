import Testing
import WireFormat

/// Encodings, and their limits.
struct WireEncodingTests {
    @Test func filenameExtensionsDetermineTheEncoding() {
        #expect(WireEncoding(filenameExtension: "json") == .json)
        #expect(WireEncoding(filenameExtension: "PLIST") == .xml)
        #expect(WireEncoding(filenameExtension: "bplist") == .binary)
        #expect(WireEncoding(filenameExtension: "") == nil)
        #expect(WireEncoding(filenameExtension: ".json") == nil)
    }

    @Test func everyEncodingIsInTheList() {
        #expect(WireEncoding.all == [.json, .xml, .binary])
        let names = WireEncoding.Form.allCases.map(\.filenameExtension)
        #expect(Set(names).count == names.count)
    }

    @Test func negativeLimitsAreZero() {
        let all: [WritableKeyPath<WireLimits, Int>] = [
            \.documentByteCount, \.depth, \.valueCount, \.stringByteCount, \.textByteCount,
            \.dataByteCount, \.numberByteCount,
        ]
        for limit in all {
            var limits = WireLimits()
            limits[keyPath: limit] = -1
            #expect(limits[keyPath: limit] == 0)
            limits[keyPath: limit] = 5
            #expect(limits[keyPath: limit] == 5)
        }
    }
}
