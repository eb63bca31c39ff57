#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The lines of the standard input, in batches of bounded size.
struct LineReader {
    /// The greatest number of bytes of a line, without its line feed.
    static let longestLine = 16 << 20
    /// A batch ends when it has so many bytes.
    private static let batchSize = 256 << 10

    private let console: Console
    /// The start of a line whose end is not read yet.
    private var start = Data()
    /// Whether the line that `start` begins is too long, and its bytes are dropped.
    private var isTooLong = false
    private var isAtEnd = false
    private var count = 0

    init(_ console: Console) {
        self.console = console
    }

    /// Whether the next batch needs no waiting.
    var isReady: Bool { isAtEnd || console.hasInput() }

    /// Reads the next batch: at least one line. Returns nil at the end of the input.
    mutating func next() throws(CommandError) -> LineBatch? {
        var batch = LineBatch(firstNumber: count + 1)
        repeat {
            guard !isAtEnd else { break }
            guard let piece = console.readPiece() else {
                throw CommandError(
                    status: .unreadableInput, message: "The standard input cannot be read")
            }
            if piece.isEmpty {
                isAtEnd = true
                if isTooLong || !start.isEmpty { end(&batch) }
            } else {
                split(piece, into: &batch)
            }
        } while batch.lines.isEmpty || batch.byteCount < Self.batchSize && console.hasInput()
        count += batch.lines.count
        return batch.lines.isEmpty ? nil : batch
    }

    private mutating func split(_ piece: Data, into batch: inout LineBatch) {
        var rest = piece
        while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<feed])
            end(&batch)
            rest = rest[rest.index(after: feed)...]
        }
        append(rest)
    }

    private mutating func append(_ bytes: Data) {
        guard !isTooLong else { return }
        if start.count + bytes.count > Self.longestLine {
            isTooLong = true
            start = Data()
        } else {
            start.append(bytes)
        }
    }

    private mutating func end(_ batch: inout LineBatch) {
        batch.append(isTooLong ? nil : start)
        start = Data()
        isTooLong = false
    }
}
