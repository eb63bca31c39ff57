import Foundation
import Testing

@testable import WireFormat

/// The exact bytes of binary output.
struct BinaryOutputTests {
    static func data(_ json: String) throws -> Data {
        try read(json).encoded(as: .binary)
    }

    /// Keys precede values, each value is followed by its content, and equal scalars are shared.
    @Test func keysPrecedeValuesAndEqualScalarsAreShared() throws {
        let expected: [[UInt8]] = [
            [0xD2, 1, 2, 3, 6], ascii("a"), ascii("b"), [0xA3, 4, 5, 1], [0x10, 1], [0x09],
            [0xD1, 1, 4],
        ]
        #expect(try Self.data(#"{"b":{"a":1},"a":[1,true,"a"]}"#) == BinaryList(expected).data)
    }

    @Test(
        arguments: [
            ("0", [0x10, 0]), ("255", [0x10, 0xFF]), ("256", [0x11, 1, 0]),
            ("65535", [0x11, 0xFF, 0xFF]), ("65536", [0x12, 0, 1, 0, 0]),
            ("4294967295", [0x12, 0xFF, 0xFF, 0xFF, 0xFF]),
            ("4294967296", [0x13, 0, 0, 0, 1, 0, 0, 0, 0]),
            ("-1", [0x13] + [UInt8](repeating: 0xFF, count: 8)),
            (
                "{\"$integer\":\"9223372036854775807\"}",
                [0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7)
            ),
            (
                "{\"$integer\":\"9223372036854775808\"}",
                [0x14] + [UInt8](repeating: 0, count: 8) + [0x80, 0, 0, 0, 0, 0, 0, 0]
            ),
            ("0.5", [0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0]),
            ("9007199254740992", [0x23, 0x43, 0x40, 0, 0, 0, 0, 0, 0]),
            ("true", [0x09]), ("false", [0x08]), ("\"\"", [0x50]),
            ("\"abc\"", [0x53, 0x61, 0x62, 0x63]),
            ("\"aé\"", [0x62, 0, 0x61, 0, 0xE9]), ("\"\u{1F600}\"", [0x62, 0xD8, 0x3D, 0xDE, 0]),
            ("\"0123456789abcd\"", [0x5E] + Array("0123456789abcd".utf8)),
            ("\"0123456789abcde\"", [0x5F, 0x10, 15] + Array("0123456789abcde".utf8)),
            ("{\"$data\":\"QUI=\"}", [0x42, 0x41, 0x42]),
            ("{\"$date\":\"2001-01-01T00:00:00.250Z\"}", [0x33, 0x3F, 0xD0, 0, 0, 0, 0, 0, 0]),
            ("{\"$date\":\"2000-12-31T23:59:59Z\"}", [0x33, 0xBF, 0xF0, 0, 0, 0, 0, 0, 0]),
            ("[]", [0xA0]), ("{}", [0xD0]),
        ] as [(String, [UInt8])])
    func valuesAreWrittenInTheirShortestForm(_ json: String, _ object: [UInt8]) throws {
        #expect(try Self.data("[\(json)]") == BinaryList(arrayOf: object).data)
    }

    @Test func equalScalarsAreWrittenOnce() throws {
        let date = "{\"$date\":\"2001-01-01T00:00:01Z\"}"
        let json =
            "[1,1.0,\"1\",\"1\",true,true,\(date),\(date),0.5,0.5,[],[],{},{},{\"$data\":\"QQ==\"},{\"$data\":\"QQ==\"}]"
        let expected: [[UInt8]] = [
            [0xAF, 0x10, 16, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11], [0x10, 1],
            ascii("1"), [0x09],
            [0x33] + bigEndian(1), [0x23] + bigEndian(0.5), [0xA0], [0xA0], [0xD0], [0xD0],
            [0x41, 0x41], [0x41, 0x41],
        ]
        #expect(try Self.data(json) == BinaryList(expected).data)
    }

    @Test func composedAndDecomposedStringsAreNotShared() throws {
        let json = "[\"\u{E9}\",\"e\u{301}\"]"
        let expected: [[UInt8]] = [[0xA2, 1, 2], [0x61, 0, 0xE9], [0x62, 0, 0x65, 3, 1]]
        #expect(try Self.data(json) == BinaryList(expected).data)
    }

    /// The widths of references and offsets, just below and above each threshold.
    @Test(arguments: [(255, 1), (256, 2), (65_535, 2), (65_536, 4)])
    func referencesGrowWithTheNumberOfObjects(_ count: Int, _ size: UInt8) throws {
        let data = try Self.data("[" + (0..<count).map { String($0) }.joined(separator: ",") + "]")
        #expect(data[data.count - 25] == size)
        #expect(try WireDocument(data).count(of: .root) == count)
    }

    @Test(arguments: [(241, 1), (242, 2), (65_000, 2), (65_600, 4)])
    func offsetsGrowWithTheLength(_ length: Int, _ size: UInt8) throws {
        // 8 + 1 + 2 bytes before the data, then a marker and a length of 2 to 5 bytes; the last
        // object follows the data.
        let value: WireValue = [.data(WireData(Data(count: length))), true]
        let data = try value.encoded(as: .binary)
        #expect(data[data.count - 26] == size)
        #expect(try WireDocument(data).encoded(as: .json) == value.encoded(as: .json))
    }
}
