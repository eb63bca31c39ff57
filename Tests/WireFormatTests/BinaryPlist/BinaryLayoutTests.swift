import Foundation
import Testing
import WireFormat

/// The header, trailer and offset table of a binary property list. Their numbers are not trusted.
struct BinaryLayoutTests {
    @Test(arguments: 1...8)
    func offsetsAndReferencesOfEveryWidthAreRead(_ width: Int) throws {
        for other in 1...8 {
            var list = BinaryList([])
            let references = [1, 2, 1].flatMap { BinaryList.reference($0, other) }
            list.objects = [[0xA3] + references, ascii("a"), [0x09]]
            (list.offsetSize, list.referenceSize) = (width, other)
            #expect(
                try WireDocument(list.data).encoded(as: .json) == Data("[\"a\",true,\"a\"]".utf8))
        }
    }

    @Test func theRootMayBeAnyObject() throws {
        var list = BinaryList([[0x08], [0x09]])
        list.root = 1
        #expect(try WireDocument(list.data).boolean(at: .root) == true)
    }

    @Test func listsWithATruncatedTrailerAreRefused() throws {
        let whole = BinaryList([[0x09]]).data
        #expect(whole.count == 42 && fault(whole) == nil)
        for count in 8..<42 {
            #expect(fault(whole.prefix(count))?.code == .binaryTrailer)
        }
        #expect(fault(Data(whole.prefix(8) + whole.suffix(33)))?.code == .binaryTrailer)
    }

    /// Changes one byte of the trailer of a list of two objects.
    @Test(
        arguments: [
            (6, 0), (6, 9), (6, 255), (6, 2), (7, 0), (7, 9), (15, 0), (15, 1), (15, 3), (8, 0x80),
            (8, 0x20),
            (23, 2), (16, 0xFF), (31, 8), (31, 0), (31, 12), (24, 0xFF), (24, 0x7F), (31, 200),
        ] as [(Int, UInt8)])
    func malformedTrailersAreRefused(_ index: Int, _ byte: UInt8) {
        var data = BinaryList([[0xA1, 1], [0x09]]).data
        data[data.count - 32 + index] = byte
        #expect(fault(data)?.code == .binaryTrailer)
    }

    /// The offset of the first trailer field that contradicts the fields before it.
    @Test(
        arguments: [(6, 0, 6), (7, 9, 7), (15, 0, 8), (23, 2, 16), (31, 12, 24), (15, 3, 24)]
            as [(Int, UInt8, Int)])
    func trailerErrorsPointAtTheFaultyField(_ index: Int, _ byte: UInt8, _ place: Int) throws {
        var data = BinaryList([[0xA1, 1], [0x09]]).data
        let trailer = data.count - 32
        data[trailer + index] = byte
        try FaultCase(data, "binary.trailer", at: trailer + place).check()
    }

    /// Readers ignore the unused bytes and the sort version.
    @Test(arguments: 0..<6)
    func unusedTrailerBytesAreIgnored(_ index: Int) {
        var data = BinaryList([[0xA1, 1], [0x09]]).data
        data[data.count - 32 + index] = 0xFF
        #expect(fault(data) == nil)
    }

    @Test func offsetsOutsideTheObjectsAreRefused() throws {
        for wrong in [0, 7, 11, 255] as [UInt64] {
            var list = BinaryList([[0xA1, 1], [0x09]])
            list.offsets[1] = wrong
            try FaultCase(list.data, "binary.offset", at: 12).check()
            // Offsets of unreferenced objects are checked too.
            list.objects[0] = [0xA1, 0]
            list.objects[0] = [0xA0, 0]
            try FaultCase(list.data, "binary.offset", at: 12).check()
        }
        var wide = BinaryList([[0x09]])
        wide.offsetSize = 8
        wide.offsets[0] = .max
        #expect(fault(wide.data)?.code == .binaryOffset)
    }

    @Test func danglingReferencesAreRefused() throws {
        try FaultCase(BinaryList([[0xA1, 2], [0x09]]).data, "binary.reference", at: 9).check()
        var wide = BinaryList([[0xA1] + [UInt8](repeating: 0xFF, count: 8)])
        wide.referenceSize = 8
        try FaultCase(wide.data, "binary.reference", at: 9).check()
    }

    /// Readers do not require objects to be stored one after the other.
    @Test func objectsMayOverlap() throws {
        var list = BinaryList([[0xA1, 1], [0x10, 0x09], [0x08]])
        list.offsets[1] = 11
        #expect(try WireDocument(list.data).encoded(as: .json) == Data("[true]".utf8))
    }
}
