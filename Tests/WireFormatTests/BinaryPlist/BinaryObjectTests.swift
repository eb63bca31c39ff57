import Foundation
import Testing
import WireFormat

/// The objects of a binary property list, each as the only element of an array.
struct BinaryObjectTests {
    @Test(
        arguments: [
            ([0x08], "false"), ([0x09], "true"), ([0x10, 0xFF], "255"),
            ([0x11, 0xFF, 0xFF], "65535"),
            ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"), ([0x13, 0, 0, 0, 0, 0, 0, 0, 1], "1"),
            ([0x13] + [UInt8](repeating: 0xFF, count: 8), "-1"),
            ([0x13, 0x80, 0, 0, 0, 0, 0, 0, 0], "{\"$integer\":\"-9223372036854775808\"}"),
            ([0x13, 0x00, 0x1F] + [UInt8](repeating: 0xFF, count: 6), "9007199254740991"),
            ([0x13, 0x00, 0x20, 0, 0, 0, 0, 0, 0], "{\"$integer\":\"9007199254740992\"}"),
            ([0x14] + [UInt8](repeating: 0, count: 15) + [7], "7"),
            (
                [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8),
                "{\"$integer\":\"18446744073709551615\"}"
            ),
            ([0x14] + [UInt8](repeating: 0xFF, count: 16), "-1"),
            (
                [0x14] + [UInt8](repeating: 0xFF, count: 8) + [0x80, 0, 0, 0, 0, 0, 0, 0],
                "{\"$integer\":\"-9223372036854775808\"}"
            ),
            ([0x22, 0x3F, 0x80, 0, 0], "1"),
            ([0x22, 0x3D, 0xCC, 0xCC, 0xCD], "0.10000000149011612"),
            ([0x23] + bigEndian(0.1), "0.1"), ([0x23] + bigEndian(-0.0), "0"),
            ([0x23] + bigEndian(.leastNonzeroMagnitude), "5e-324"),
            ([0x23] + bigEndian(9_007_199_254_740_991), "9007199254740991"),
            ([0x23] + bigEndian(9_223_372_036_854_775_808), "9223372036854776000"),
            ([0x33] + bigEndian(0), "{\"$date\":\"2001-01-01T00:00:00Z\"}"),
            ([0x33] + bigEndian(-0.25), "{\"$date\":\"2000-12-31T23:59:59.750Z\"}"),
            ([0x40], "{\"$data\":\"\"}"), ([0x42, 0x41, 0x42], "{\"$data\":\"QUI=\"}"),
            ([0x4F, 0x10, 0x01, 0xFF], "{\"$data\":\"/w==\"}"), ([0x50], "\"\""),
            (ascii("ab\u{7F}"), "\"ab\u{7F}\""),
            ([0x5F, 0x11, 0x00, 0x02, 0x61, 0x62], "\"ab\""),
            ([0x5F, 0x13, 0, 0, 0, 0, 0, 0, 0, 1, 0x61], "\"a\""),
            ([0x60], "\"\""), ([0x61, 0x00, 0xE9], "\"é\""),
            ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "\"\u{1F600}\""),
            ([0x61, 0xFF, 0xFF], "\"\u{FFFF}\""), ([0x61, 0xFE, 0xFF], "\"\u{FEFF}\""),
            ([0x61, 0x00, 0x41], "\"A\""),
            ([0xA0], "[]"), ([0xAF, 0x10, 0x00], "[]"), ([0xD0], "{}"),
        ] as [([UInt8], String)])
    func objectsOfEveryKindAreRead(_ object: [UInt8], _ expected: String) throws {
        let document = try WireDocument(BinaryList(arrayOf: object).data)
        #expect(String(decoding: try document.encoded(as: .json), as: UTF8.self) == "[\(expected)]")
    }

    @Test(
        arguments: [
            ([0x0C, 0x51, 0x61], "binary.object"), ([0x0D, 0x51, 0x61], "binary.object"),
            ([0x0F], "binary.object"),
            ([0x0E] + [UInt8](repeating: 0, count: 16), "binary.object"), ([0x01], "binary.object"),
            ([0x07], "binary.object"),
            ([0x15] + [UInt8](repeating: 0, count: 32), "binary.object"), ([0x1F], "binary.object"),
            ([0x20, 0], "binary.object"), ([0x21, 0, 0], "binary.object"),
            ([0x24], "binary.object"),
            ([0x30], "binary.object"), ([0x32, 0, 0, 0, 0], "binary.object"),
            ([0x3F], "binary.object"), ([0x71, 0x61], "binary.object"),
            ([0x90], "binary.object"), ([0xB0], "binary.object"), ([0xC0], "binary.object"),
            ([0xE0], "binary.object"),
            ([0xF0], "binary.object"), ([0x80, 1], "value.uid"), ([0x8F], "value.uid"),
            ([0x14, 1] + [UInt8](repeating: 0, count: 15), "binary.integer"),
            (
                [0x14] + [UInt8](repeating: 0xFF, count: 8) + [0x7F]
                    + [UInt8](repeating: 0, count: 7), "binary.integer"
            ),
            ([0x4F, 0x13] + [UInt8](repeating: 0xFF, count: 8), "binary.integer"),
            ([0x4F, 0x14] + [UInt8](repeating: 0, count: 16), "binary.integer"),
            ([0x5F, 0x51, 0x61], "binary.integer"),
            ([0x5F, 0x22, 0, 0, 0, 0], "binary.integer"), ([0xAF, 0x09], "binary.integer"),
            ([0x4F, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7), "binary.truncated"),
            ([0x6F, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0], "binary.truncated"),
            ([0xAF, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7), "binary.truncated"),
            ([0xDF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0], "binary.truncated"),
            ([0x10], "binary.truncated"), ([0x11, 0], "binary.truncated"),
            ([0x13, 0, 0, 0], "binary.truncated"), ([0x14, 0], "binary.truncated"),
            ([0x22, 0], "binary.truncated"), ([0x23, 0], "binary.truncated"),
            ([0x33, 0], "binary.truncated"), ([0x41], "binary.truncated"),
            ([0x52, 0x61], "binary.truncated"), ([0x61, 0], "binary.truncated"),
            ([0x4F], "binary.truncated"), ([0x4F, 0x12, 0], "binary.truncated"),
            ([0xA1], "binary.truncated"), ([0xD1, 0], "binary.truncated"),
            ([0x22, 0x7F, 0x80, 0, 0], "number.overflow"),
            ([0x23] + bigEndian(.nan), "number.overflow"),
            ([0x23] + bigEndian(-.infinity), "number.overflow"),
            ([0x33] + bigEndian(.nan), "binary.date"),
            ([0x33] + bigEndian(.infinity), "binary.date"),
            ([0x33] + bigEndian(1e300), "binary.date"),
            ([0x33] + bigEndian(252_423_993_600), "binary.date"),
            ([0x33] + bigEndian(-63_113_904_000.001), "binary.date"),
            ([0x51, 0x80], "binary.string"), ([0x61, 0xD8, 0x00], "binary.string"),
            ([0x61, 0xDC, 0x00], "binary.string"),
            ([0x62, 0xD8, 0x00, 0xD8, 0x00], "binary.string"),
        ] as [([UInt8], String)])
    func malformedObjectsAreRefused(_ object: [UInt8], _ code: String) throws {
        let error = try #require(fault(BinaryList(arrayOf: object).data))
        #expect(error.code.rawValue == code, "\(error)")
        #expect(error.pointer == "/0")
        #expect(error.location?.line == nil && error.location?.column == nil)
    }

    @Test(
        arguments: [
            ([0x52, 0x61], "the object has 2 items, but the offset table starts before their end"),
            ([0x41], "the offset table starts before the end of the object"),
        ] as [([UInt8], String)])
    func truncatedObjectsAreDescribed(_ object: [UInt8], _ message: String) throws {
        #expect(try #require(fault(BinaryList(arrayOf: object).data)).message == message)
    }

    /// The offset of the fault in an object at offset 10.
    @Test(
        arguments: [
            ([0x52, 0x61, 0x80], 12), ([0x61, 0xD8, 0x00], 11),
            ([0x62, 0x00, 0x61, 0xDC, 0x00], 13),
            ([0x62, 0xD8, 0x00, 0x00, 0x61], 11),
            ([0x4F, 0x13] + [UInt8](repeating: 0xFF, count: 8), 11),
            ([0xAF, 0x09], 11), ([0x14, 1] + [UInt8](repeating: 0, count: 15), 10), ([0x0C], 10),
        ] as [([UInt8], Int)])
    func errorsPointAtTheFaultyByte(_ object: [UInt8], _ place: Int) throws {
        let error = try #require(fault(BinaryList(arrayOf: object).data))
        #expect(error.location?.offset == place, "\(error)")
    }

    /// Half milliseconds round to even, from the exact value of the double.
    @Test(arguments: [
        (0.0005, "00.001Z"), (0.0015, "00.002Z"), (0.0625, "00.062Z"), (0.1875, "00.188Z"),
        (0.9995, "01Z"),
        (0.0004, "00Z"), (0.0006, "00.001Z"), (0.1245, "00.124Z"),
    ])
    func datesRoundHalfMillisecondsToEven(_ seconds: Double, _ expected: String) throws {
        let document = try WireDocument(BinaryList(arrayOf: [0x33] + bigEndian(seconds)).data)
        let json = String(decoding: try document.encoded(as: .json), as: UTF8.self)
        #expect(json == "[{\"$date\":\"2001-01-01T00:00:\(expected)\"}]")
    }

    @Test func keysMustBeStringsAndUnique() throws {
        let dictionary: [UInt8] = [0xD1, 1, 2]
        let error = try #require(fault(BinaryList([dictionary, [0x10, 1], [0x09]]).data))
        #expect(error.code == .binaryKey)
        // A malformed object cannot be a key either.
        for marker in [0x0C, 0x0F, 0x80] as [UInt8] {
            let list = BinaryList([dictionary, [marker], [0x09]])
            try FaultCase(list.data, "binary.key", at: 11).check()
        }
        let twice: [UInt8] = [0xD2, 1, 2, 3, 3]
        let list = BinaryList([twice, ascii("a"), [0x61, 0x00, 0x61], [0x09]])
        let duplicate = try #require(fault(list.data))
        #expect(duplicate.code == .duplicateKey && duplicate.pointer == "/a")
        #expect(duplicate.location?.offset == 15)
        let uid = BinaryList([dictionary, ascii("CF$UID"), [0x09]])
        #expect(fault(uid.data)?.code == .uid)
    }
}
