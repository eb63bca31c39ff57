import Foundation
import Testing
import WireFormat

/// Each limit, reached exactly and exceeded by one, in every encoding.
struct LimitTests {
    /// The code of the error if a document is read with one limit; nil if reading succeeds.
    static func code(
        _ data: Data, _ path: any (WritableKeyPath<WireLimits, Int> & Sendable), _ limit: Int
    ) -> String? {
        var limits = WireLimits()
        limits[keyPath: path] = limit
        return fault(data, limits)?.code.rawValue
    }

    /// A depth limit of 0 or less allows no container.
    @Test(arguments: [0, -1, -1_000, Int.min])
    func aDepthLimitOfZeroOrLessAllowsNoContainer(_ depth: Int) {
        for (json, code) in [("[]", "limit.depth"), ("1", nil)] as [(String, String?)] {
            #expect(Self.code(Data(json.utf8), \.depth, depth) == code)
        }
    }

    /// JSON, and the minimum value of the limit that accepts it.
    struct Case: Sendable, CustomTestStringConvertible {
        let json: String
        let path: any (WritableKeyPath<WireLimits, Int> & Sendable)
        let code: String
        let least: Int
        var testDescription: String { "\(code) \(least) \(json.prefix(60))" }
    }

    @Test(arguments: [
        Case(json: "[]", path: \.depth, code: "limit.depth", least: 1),
        Case(json: "[[{\"a\":[]}]]", path: \.depth, code: "limit.depth", least: 4),
        Case(json: "{\"a\":{}}", path: \.depth, code: "limit.depth", least: 2),
        Case(json: "{\"a\":{\"b\":1,\"c\":2}}", path: \.depth, code: "limit.depth", least: 2),
        Case(json: "[{\"$data\":\"QQ==\"}]", path: \.depth, code: "limit.depth", least: 1),
        Case(
            json: "[{\"$date\":\"2026-11-20T01:02:03Z\"},{\"$url\":\"a:b\"}]", path: \.depth,
            code: "limit.depth", least: 1),
        Case(json: "[{\"$x\":1}]", path: \.depth, code: "limit.depth", least: 2),
        Case(json: "[{\"$data\":\"?\"}]", path: \.depth, code: "limit.depth", least: 2),
        Case(json: "[{\"$$data\":\"QQ==\"}]", path: \.depth, code: "limit.depth", least: 2),
        Case(json: "[{\"$x\":{\"$y\":{\"$z\":[]}}}]", path: \.depth, code: "limit.depth", least: 5),
        Case(json: "[{\"$x\":{\"$data\":\"QQ==\"}}]", path: \.depth, code: "limit.depth", least: 2),
        Case(json: "[1,true,\"\",{\"a\":1}]", path: \.valueCount, code: "limit.values", least: 6),
        Case(
            json: "[{\"$data\":\"QQ==\"},{\"$x\":\"\"}]", path: \.valueCount, code: "limit.values",
            least: 4),
        Case(json: "[[],{\"$url\":\"a:b\"}]", path: \.valueCount, code: "limit.values", least: 3),
        Case(
            json: "{\"$x\":{\"$date\":\"2026-11-20T01:02:03Z\"}}", path: \.valueCount,
            code: "limit.values", least: 2),
        Case(json: "{\"$x\":\"\",\"b\":\"\"}", path: \.valueCount, code: "limit.values", least: 3),
        Case(
            json: "[\"\\u00e9\\ud83d\\ude00\\n\"]", path: \.stringByteCount, code: "limit.string",
            least: 7),
        Case(json: "{\"abcd\":\"abc\"}", path: \.stringByteCount, code: "limit.string", least: 4),
        Case(
            json: "[{\"$string\":\"AQEB\"}]", path: \.stringByteCount, code: "limit.string",
            least: 3),
        Case(
            json: "[{\"$url\":\"abc:def\"}]", path: \.stringByteCount, code: "limit.string",
            least: 7),
        Case(
            json: "[{\"$x\":\"abcdefg\"}]", path: \.stringByteCount, code: "limit.string", least: 7),
        Case(
            json: "[{\"$data\":\"abcde\"}]", path: \.stringByteCount, code: "limit.string", least: 5
        ),
        Case(
            json: "[{\"$integer\":{\"$string\":\"Nw==\"}}]", path: \.depth, code: "limit.depth",
            least: 2),
        Case(
            json: "[{\"$integer\":{\"$string\":\"Nw==\"}}]", path: \.valueCount,
            code: "limit.values",
            least: 3),
        Case(
            json: "[{\"$integer\":{\"$string\":\"Nw==\"}}]", path: \.textByteCount,
            code: "limit.text",
            least: 9),
        Case(
            json: "[{\"$data\":\"QUJDREVG\",\"b\":1}]", path: \.stringByteCount,
            code: "limit.string", least: 8),
        Case(
            json: "[{\"$data\":\"QUJDREVG\",\"$b\":1}]", path: \.stringByteCount,
            code: "limit.string", least: 8),
        Case(
            json: "{\"$data\":\"QUJD\",\"$cdef\":1}", path: \.textByteCount, code: "limit.text",
            least: 14),
        Case(
            json: "{\"ab\":\"cd\",\"e\":[\"f\",\"\"]}", path: \.textByteCount, code: "limit.text",
            least: 6),
        Case(
            json: "{\"ab\":{\"$date\":\"2026-11-20T01:02:03Z\"}}", path: \.textByteCount,
            code: "limit.text", least: 2),
        Case(
            json: "{\"ab\":{\"$data\":\"QUJD\"}}", path: \.textByteCount, code: "limit.text",
            least: 2),
        Case(
            json: "{\"ab\":{\"$string\":\"AQEB\"}}", path: \.textByteCount, code: "limit.text",
            least: 5),
        Case(
            json: "{\"ab\":{\"$url\":\"a:b\"}}", path: \.textByteCount, code: "limit.text", least: 5
        ),
        Case(
            json: "{\"ab\":{\"$xy\":\"cd\"}}", path: \.textByteCount, code: "limit.text", least: 7),
        Case(
            json: "{\"ab\":{\"$data\":\"?\"}}", path: \.textByteCount, code: "limit.text", least: 8),
        Case(
            json: "{\"ab\":{\"$data\":\"QUJD\",\"c\":1}}", path: \.textByteCount,
            code: "limit.text", least: 12),
        Case(
            json: "[{\"$data\":\"QUJD\"},{\"$data\":\"QQ==\"}]", path: \.dataByteCount,
            code: "limit.data", least: 4),
        Case(json: "[1234,-12,1.5]", path: \.numberByteCount, code: "limit.number", least: 4),
        Case(json: "[ 1 ]", path: \.documentByteCount, code: "limit.document", least: 5),
    ])
    func limitsInJSONAreExact(_ one: Case) throws {
        let data = Data(one.json.utf8)
        #expect(Self.code(data, one.path, one.least) == nil)
        #expect(Self.code(data, one.path, one.least - 1) == one.code)
    }

    /// The limits count values, not bytes, so they are the same in every encoding.
    @Test(arguments: [
        Case(json: "[{\"a\":[]}]", path: \.depth, code: "limit.depth", least: 3),
        Case(json: "[{\"$url\":\"a:b\"}]", path: \.depth, code: "limit.depth", least: 1),
        Case(json: "[{\"$x\":{\"$y\":[]}}]", path: \.depth, code: "limit.depth", least: 4),
        Case(
            json: "[1,[1,[1]],{\"$url\":\"a:b\"},\"\\r\"]", path: \.valueCount,
            code: "limit.values", least: 8),
        Case(
            json: "[\"\\u00e9\\ud83d\\ude00\\r\"]", path: \.stringByteCount, code: "limit.string",
            least: 7),
        Case(
            json: "[\"abc\",\"abc\",\"\u{E9}\"]", path: \.textByteCount, code: "limit.text",
            least: 8),
        Case(
            json: "{\"k\":\"\\u0001\\u0001\\u0001\"}", path: \.textByteCount, code: "limit.text",
            least: 4),
        Case(json: "[{\"$data\":\"QUJD\"}]", path: \.dataByteCount, code: "limit.data", least: 3),
    ])
    func propertyListsHaveTheSameLimitsAsJSON(_ one: Case) throws {
        let document = try read(one.json)
        for encoding in [WireEncoding.xml, .binary] {
            let data = try document.encoded(as: encoding)
            #expect(Self.code(data, one.path, one.least) == nil, "\(encoding)")
            #expect(Self.code(data, one.path, one.least - 1) == one.code, "\(encoding)")
        }
    }

    /// With 1,000 open brackets, reading stops at the first level beyond the limit.
    @Test func manyOpenBracketsEndAtTheDepthLimit() throws {
        let count = 1_000
        let arrays = String(repeating: "[", count: count)
        let levels = String(repeating: "/0", count: 128)
        try FaultCase(arrays, "limit.depth", at: 128, levels).check()
        let tags = String(repeating: "{\"$x\":", count: count)
        #expect(fault(tags)?.code == .depthLimit)
        let objects = String(repeating: "{\"a\":", count: count)
        #expect(fault(objects)?.code == .depthLimit)
        let xml = "<plist>" + String(repeating: "<array>", count: count)
        try FaultCase(xml, "limit.depth", at: 7 + 7 * 128, levels).check()
        #expect(
            fault("<plist>" + String(repeating: "<dict><key>a</key>", count: count))?.code
                == .depthLimit)
        var list = BinaryList((0..<count).map { [0xA1] + BinaryList.reference(UInt64($0 + 1), 2) })
        list.objects.append([0x09])
        (list.referenceSize, list.offsetSize) = (2, 2)
        let error = try #require(fault(list.data))
        #expect(error.code == .depthLimit && error.pointer == levels)
    }

    @Test func limitsHaveTheirDefaultsAndMaximums() {
        var limits = WireLimits()
        #expect(limits.depth == 128 && limits.valueCount == 1_000_000)
        limits.depth = 100_000
        #expect(limits.depth == 512)
        limits.valueCount = .max
        #expect(limits.valueCount == 1_000_000_000)
        let least = WireLimits.guaranteed
        #expect(least.depth == 64 && least.valueCount == 100_000 && least.numberByteCount == 1_024)
        #expect(least.stringByteCount == 1_048_576 && least.textByteCount == 8_388_608)
        #expect(least.dataByteCount == 12_582_912 && least.documentByteCount == 16_777_216)
    }

    @Test func documentsOfTheMaximumDepthAreReadAndWritten() throws {
        var limits = WireLimits()
        limits.depth = 512
        let text =
            String(repeating: "{\"$x\":", count: 512) + "1" + String(repeating: "}", count: 512)
        let document = try read(text, limits)
        let value = try #require(document.value(at: .root))
        #expect(try value.encoded(as: .json) == Data(text.utf8))
        #expect(try document.encoded(as: .xml) == value.encoded(as: .xml))
        #expect(fault("[" + text + "]", limits)?.code == .depthLimit)
    }
}
