import Essentials

/// A buffer for standard output, so that a long page is never in memory as a whole.
struct PageOutput {
    /// The number of bytes to collect before writing.
    private static let pieceSize = 64 << 10

    private let console: Console
    private var bytes: [UInt8] = []

    init(_ console: Console) {
        self.console = console
    }

    /// Writes text, which must be safe for a terminal.
    mutating func write(_ text: String) throws(CommandError) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count >= Self.pieceSize { try flush() }
    }

    mutating func flush() throws(CommandError) {
        guard !bytes.isEmpty else { return }
        try console.write(all: Data(bytes))
        bytes.removeAll(keepingCapacity: true)
    }
}

/// A row of two columns, made safe for a terminal. Rows that are written together have an aligned
/// second column.
struct PageRow {
    /// The maximum width of the first column, in characters. A longer name does not widen the
    /// column: in its row, the second column starts after the name.
    static let greatestWidth = 40

    let name: String
    let text: String

    init(_ name: String, _ text: String) {
        (self.name, self.text) = (SafeText.line(name), SafeText.line(text))
    }
}

extension PageOutput {
    /// Iterates over the rows twice, to measure and to write them.
    mutating func write(
        _ rows: some Collection<PageRow>, indentation: String
    ) throws(CommandError) {
        var width = 0
        for row in rows where row.name.count <= PageRow.greatestWidth {
            width = max(width, row.name.count)
        }
        for row in rows {
            try write(indentation + row.name.padded(to: width) + "  " + row.text + "\n")
        }
    }
}
