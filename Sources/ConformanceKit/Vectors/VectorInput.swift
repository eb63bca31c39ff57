#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The bytes that a vector gives: as they are, or as pieces to be repeated, which stay small until
/// somebody wants them.
enum VectorInput: Sendable {
    case bytes(Data)
    case parts([(piece: Data, times: Int)])

    /// All bytes.
    var bytes: Data {
        switch self {
        case .bytes(let bytes): return bytes
        case .parts(let parts):
            var all = Data()
            for (piece, times) in parts { Self.append(piece, times, to: &all) }
            return all
        }
    }

    /// Appends a piece as often as it is to be repeated, by twice as many each time.
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
