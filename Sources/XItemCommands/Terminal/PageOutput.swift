#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Text on its way to the output, handed on in pieces: what is shown may be longer than what is held
/// in memory at any time.
struct PageOutput {
    /// How many bytes are gathered before they are handed on.
    private static let pieceSize = 64 << 10

    private let console: Console
    private var bytes: [UInt8] = []

    init(_ console: Console) {
        self.console = console
    }

    /// Writes text, which is fit for a terminal.
    mutating func write(_ text: String) throws(CommandFailure) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count >= Self.pieceSize { try flush() }
    }

    /// Writes strings of a stranger, a comma between them, and ends the line.
    mutating func writeLine(_ start: String, listing strings: some Sequence<String>)
        throws(CommandFailure)
    {
        try write(start)
        var separator = ""
        for string in strings {
            try write(separator + SafeText.line(string))
            separator = ", "
        }
        try write("\n")
    }

    /// Hands on what is left.
    mutating func flush() throws(CommandFailure) {
        guard !bytes.isEmpty else { return }
        try console.write(all: Data(bytes))
        bytes.removeAll(keepingCapacity: true)
    }
}
