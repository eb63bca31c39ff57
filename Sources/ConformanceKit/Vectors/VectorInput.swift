import Essentials

/// The bytes of a vector's input: all of them, or pieces to repeat, which are expanded when needed.
enum VectorInput: Sendable {
    case bytes(Data)
    case parts([(piece: Data, times: Int)])

    /// All bytes, with the pieces repeated.
    var bytes: Data {
        switch self {
        case .bytes(let bytes): return bytes
        case .parts(let parts):
            var all = Data()
            for (piece, times) in parts { Self.append(piece, times, to: &all) }
            return all
        }
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
