/// Names that are devices on Windows, whatever extension follows them.
enum DeviceName {
    /// Whether a file name is one, in any case, before its first dot and without spaces at its end.
    static func isOne(_ fileName: String) -> Bool {
        var bytes = Array(fileName.utf8.prefix { $0 != UInt8(ascii: ".") }.prefix(255))
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        let stem = String(decoding: bytes, as: UTF8.self).lowercased()
        if others.contains(stem) { return true }
        guard stem.hasPrefix("com") || stem.hasPrefix("lpt") else { return false }
        return numbers.contains(String(stem.unicodeScalars.dropFirst(3)))
    }

    private static let others: Set = ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"]
    /// The superscripts are digits to Windows here.
    private static let numbers: Set = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "\u{B9}", "\u{B2}", "\u{B3}",
    ]
}
