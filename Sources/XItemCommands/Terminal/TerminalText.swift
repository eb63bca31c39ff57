import Essentials

/// A check of bytes on their way to a terminal: nothing but text, without control characters.
struct TerminalText {
    /// The start of a character that the next piece completes.
    private var rest = Data()

    /// Checks one piece.
    ///
    /// - Throws: ``CommandError`` if the bytes are not UTF-8, or have a control character other
    ///   than a tab or a line break.
    mutating func check(_ piece: Data) throws(CommandError) {
        let bytes = rest + piece
        // The last character may be cut: at most three of its bytes are there.
        let tail = bytes.suffix(4)
        let start = tail.lastIndex { $0 & 0xC0 != 0x80 }
        let isCut = start.map { Self.length(of: bytes[$0]) > bytes.endIndex - $0 } ?? false
        let end = isCut ? start ?? bytes.endIndex : bytes.endIndex
        rest = Data(bytes[end...])
        guard let text = String(bytes: bytes[..<end], encoding: .utf8),
            !text.unicodeScalars.contains(where: Self.isControl)
        else {
            throw CommandError(
                status: .unwritableOutput,
                message: "The output is not plain text, and is not written to a terminal; "
                    + "name a file with '-o', or use a pipe")
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && !["\t", "\n", "\r"].contains(scalar)
    }

    private static func length(of byte: UInt8) -> Int {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
