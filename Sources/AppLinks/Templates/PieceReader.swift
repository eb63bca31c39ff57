import WireFormat

/// Goes through the pieces of a template, stopping at the separators in its literal text.
struct PieceReader {
    private let pieces: [TemplatePiece]
    private var piece = 0
    /// The byte in the literal at `piece`.
    private var offset = 0
    /// The bytes looked at, for tests that count them.
    private(set) var steps = 0

    init(_ pieces: [TemplatePiece]) {
        self.pieces = pieces
    }

    /// The literal bytes at hand; nil before a placeholder and at the end.
    private var literal: [UInt8]? {
        guard piece < pieces.count, case .literal(let bytes) = pieces[piece] else { return nil }
        return bytes
    }

    /// Takes everything before the first literal byte that is one of some separators.
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

    /// Passes over literal text if it comes next; says whether it does.
    mutating func skip(_ text: String) -> Bool {
        guard let bytes = literal, bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        if offset == bytes.count { (piece, offset) = (piece + 1, 0) }
        return true
    }
}
