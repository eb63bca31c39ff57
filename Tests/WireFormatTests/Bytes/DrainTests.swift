import Foundation
import Testing

@testable import WireFormat

/// The chunks passed to the drain form the whole output, and none exceeds the maximum size.
struct DrainTests {
    static let document = Result {
        let value: WireValue = [
            "a": .data(
                WireData(Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }))),
            "b": .string(String(repeating: "é<", count: 30_000)),
            "c": .array((0..<1_000).map { .number(WireNumber(integerLiteral: $0)) }),
            "d": .array(
                (0..<300).map {
                    ["flag": .boolean($0 % 2 == 0), "name": "a\n", "rest": .array([])]
                }),
        ]
        return try WireDocument(value.encoded(as: .json))
    }

    @Test(arguments: WireEncoding.all)
    func chunksFormTheWholeOutput(_ encoding: WireEncoding) throws {
        let document = try Self.document.get()
        let whole = try document.encoded(as: encoding)
        var pieces: [Data] = []
        try document.write(as: encoding) { (piece: RawSpan) throws(PayloadError) in
            pieces.append(piece.withUnsafeBytes { Data($0) })
        }
        #expect(Data(pieces.joined()) == whole)
        #expect(pieces.count > 3 && pieces.allSatisfy { 1...65_536 ~= $0.count })
    }

    @Test(arguments: WireEncoding.all)
    func anErrorInTheDrainStopsWriting(_ encoding: WireEncoding) throws {
        let document = try Self.document.get()
        var count = 0
        let error = #expect(throws: PayloadError.self) {
            try document.write(as: encoding) { (_: RawSpan) throws(PayloadError) in
                count += 1
                if count == 3 { throw PayloadError(code: .output, message: "no room") }
            }
        }
        #expect(error?.code == .output && count == 3)
    }

    private struct NoRoom: Error {}

    /// The drain may throw errors of any type, and the writer rethrows them.
    @Test(arguments: WireEncoding.all)
    func anyErrorOfTheDrainIsRethrown(_ encoding: WireEncoding) throws {
        let document = try Self.document.get()
        #expect(throws: NoRoom.self) { try document.write(as: encoding) { _ in throw NoRoom() } }
        let data = WireData(Data(repeating: 1, count: 100))
        #expect(throws: NoRoom.self) { try data.forEachChunk { _ in throw NoRoom() } }
    }
}
