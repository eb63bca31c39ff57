import WireFormat

/// Reads the pieces of a template, and stops at separators in literal text.
struct PieceReader {
    private let pieces: [TemplatePiece]
    private var piece = 0
    /// The position in the literal at `piece`.
    private var offset = 0
    /// The number of bytes visited, which tests limit.
    private(set) var steps = 0

    init(_ pieces: [TemplatePiece]) {
        self.pieces = pieces
    }

    /// The current literal; nil at a placeholder and at the end.
    private var literal: [UInt8]? {
        guard piece < pieces.count, case .literal(let bytes) = pieces[piece] else { return nil }
        return bytes
    }

    /// Reads everything before the first separator in literal text.
    mutating func read(until separators: String) -> [TemplatePiece] {
        let separators = ASCIISet(separators)
        var taken: [TemplatePiece] = []
        while piece < pieces.count {
            guard let bytes = literal else {
                taken.append(pieces[piece])
                piece += 1
                continue
            }
            var end = offset
            while end < bytes.count, !separators.has(bytes[end]) { end += 1 }
            steps += end - offset + 1
            if end > offset { taken.append(.literal(Array(bytes[offset..<end]))) }
            offset = end
            guard end == bytes.count else { break }
            (piece, offset) = (piece + 1, 0)
        }
        return taken
    }

    /// Skips a literal text if it comes next, and returns whether it did.
    mutating func skip(_ text: String) -> Bool {
        guard let bytes = literal, bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        if offset == bytes.count { (piece, offset) = (piece + 1, 0) }
        return true
    }
}
