/// The lines of the standard input, in batches of bounded size.
struct LineReader {
    /// A batch ends when it has so many bytes.
    private static let batchSize = 256 << 10

    private let console: Console
    /// The start of a line whose end is not read yet.
    private var rest = LineBatch.Rest()
    private var isAtEnd = false
    private var count = 0

    init(_ console: Console) {
        self.console = console
    }

    /// Whether the next batch needs no waiting.
    var isReady: Bool { isAtEnd || console.hasInput() }

    /// Reads the next batch: at least one line. Returns nil at the end of the input.
    mutating func next() throws(CommandError) -> LineBatch? {
        var batch = LineBatch(firstNumber: count + 1, rest: rest)
        repeat {
            guard !isAtEnd else { break }
            guard let piece = console.readPiece() else {
                throw CommandError(
                    status: .unreadableInput, message: "The standard input cannot be read")
            }
            if piece.isEmpty {
                isAtEnd = true
                batch.end()
            } else {
                batch.append(piece)
            }
        } while batch.lineCount == 0 || batch.byteCount < Self.batchSize && console.hasInput()
        rest = batch.takeRest()
        count += batch.lineCount
        return batch.lineCount == 0 ? nil : batch
    }
}
