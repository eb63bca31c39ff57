import Essentials

/// The lines of the standard input, in batches of bounded size.
struct LineReader {
    private let console: Console
    /// The start of a line whose end is not read yet.
    private var rest = LineBatch.Rest()
    /// The memory of batches that are done.
    private var spares: [Data] = []
    private var isAtEnd = false
    private var count = 0

    init(_ console: Console) {
        self.console = console
    }

    /// Whether the next batch needs no waiting.
    var isReady: Bool { isAtEnd || console.hasInput() }

    /// Reads the next batch: at least one line. Returns nil at the end of the input.
    mutating func next() throws(CommandError) -> LineBatch? {
        var batch = LineBatch(firstNumber: count + 1, rest: rest, spares: &spares)
        repeat {
            guard !isAtEnd else { break }
            guard let byteCount = batch.read(console.readPiece) else {
                throw CommandError(
                    status: .unreadableInput, message: "The standard input cannot be read")
            }
            if byteCount == 0 {
                isAtEnd = true
                batch.end()
            }
        } while batch.lineCount == 0 || !batch.isFull && console.hasInput()
        rest = batch.takeRest()
        count += batch.lineCount
        return batch.lineCount == 0 ? nil : batch
    }

    /// Uses the memory of a batch again, unless it has grown for a long line.
    ///
    /// New memory for each batch would cost page faults.
    mutating func recycle(_ memory: Data) {
        if memory.count == LineBatch.size { spares.append(memory) }
    }
}
