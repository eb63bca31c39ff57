import Essentials

/// The bytes of a vector's input: all of them, or parts, which are expanded when needed.
enum VectorInput: Sendable {
    case bytes(Data)
    case parts([Part])

    /// A repeated part of an input.
    enum Part: Sendable {
        /// Copies of a piece.
        case copies(Data, times: Int)
        /// Copies of a piece, in which each `#` is the number of the copy, from 0, in so many digits.
        case numbered(Data, digits: Int, times: Int)
        /// Big-endian numbers of so many bytes.
        case numbers(first: Int, step: Int, byteCount: Int, times: Int)
    }

    /// All bytes, with the parts expanded.
    var bytes: Data {
        switch self {
        case .bytes(let bytes): return bytes
        case .parts(let parts):
            var all = Data()
            for part in parts { part.append(to: &all) }
            return all
        }
    }
}

extension VectorInput.Part {
    fileprivate func append(to bytes: inout Data) {
        switch self {
        case .copies(let piece, let times): Self.append(piece, times, to: &bytes)
        case .numbered(let piece, let digits, let times):
            let parts = piece.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
            for number in 0..<times { bytes += Self.joined(parts, number, digits) }
        case .numbers(let first, let step, let byteCount, let times):
            for index in 0..<times {
                let number = UInt64(clamping: first + index * step)
                let shifts = (0..<byteCount).reversed().map { UInt64(8 * $0) }
                bytes += shifts.map { UInt8(truncatingIfNeeded: number >> $0) }
            }
        }
    }

    private static func joined(_ parts: [Data], _ number: Int, _ digits: Int) -> Data {
        let text = String(number)
        let padded = String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
        return Data(parts.joined(separator: padded.utf8))
    }

    /// Appends `times` copies of a piece, by doubling.
    private static func append(_ piece: Data, _ times: Int, to bytes: inout Data) {
        var (block, count, left) = (piece, 1, times)
        while left > 0 {
            if left & count != 0 {
                bytes.append(block)
                left -= count
            }
            guard left > 0 else { return }
            block.append(block)
            count *= 2
        }
    }
}
