import TestSupport
import Testing

@testable import WireFormat

/// Compares the length of a sequence with byte-by-byte decoding.
struct UTF8SequenceTests {
    /// Decodes according to the definition of UTF-8, then rejects overlong sequences and values
    /// that are not scalars.
    private func length(_ bytes: [UInt8]) -> Int {
        let lead = bytes[0]
        let (length, least): (Int, UInt32) =
            switch lead {
            case 0xC0...0xDF: (2, 0x80)
            case 0xE0...0xEF: (3, 0x800)
            case 0xF0...0xF7: (4, 0x10000)
            default: (0, 0)
            }
        guard length > 0, bytes.count >= length else { return 0 }
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for byte in bytes[1..<length] {
            guard byte & 0xC0 == 0x80 else { return 0 }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        return scalar >= least && Unicode.Scalar(scalar) != nil ? length : 0
    }

    /// By default, tests only the second bytes around multiples of sixteen, where the ranges end.
    @Test func lengthsMatchDecodingByteByByte() {
        let others: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
        for lead in UInt8(0x80)...0xFF {
            for second in UInt8.min...UInt8.max
            where TestExtent.isWhole || second & 15 == 0 || second & 15 == 15 {
                for third in others {
                    for fourth in others {
                        let bytes = [lead, second, third, fourth, 0x80, 0x80, 0x80, 0x80, 0x80]
                        for end in [1, 2, 3, 4, 9] {
                            let expected = length(Array(bytes[..<end]))
                            let found = UTF8Sequence.length(bytes.span.bytes, at: 0, end: end)
                            if found != expected {
                                Issue.record("\(bytes) up to \(end): \(found), not \(expected)")
                            }
                        }
                    }
                }
            }
        }
    }
}
