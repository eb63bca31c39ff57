import Essentials

/// A buffer before standard output, so that a page can be longer than the memory it takes.
struct PageOutput {
    /// The number of bytes to collect before writing.
    private static let pieceSize = 64 << 10

    private let console: Console
    private var bytes: [UInt8] = []

    init(_ console: Console) {
        self.console = console
    }

    /// Writes text that is safe for a terminal.
    mutating func write(_ text: String) throws(CommandError) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count >= Self.pieceSize { try flush() }
    }

    /// Writes untrusted strings, separated by commas, and ends the line.
    mutating func writeLine(_ start: String, listing strings: some Sequence<String>)
        throws(CommandError)
    {
        try write(start)
        var separator = ""
        for string in strings {
            try write(separator + SafeText.line(string))
            separator = ", "
        }
        try write("\n")
    }

    /// Writes the rest of the buffer.
    mutating func flush() throws(CommandError) {
        guard !bytes.isEmpty else { return }
        try console.write(all: Data(bytes))
        bytes.removeAll(keepingCapacity: true)
    }
}
