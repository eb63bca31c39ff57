/// File names that Windows reserves for devices, whatever extension follows them.
enum DeviceName {
    /// Whether a file name, up to its first dot and without trailing spaces, names a device,
    /// ignoring case.
    static func isOne(_ fileName: String) -> Bool {
        var bytes = Array(fileName.utf8.prefix { $0 != UInt8(ascii: ".") }.prefix(255))
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        let stem = String(decoding: bytes, as: UTF8.self).lowercased()
        if others.contains(stem) { return true }
        guard stem.hasPrefix("com") || stem.hasPrefix("lpt") else { return false }
        return numbers.contains(String(stem.unicodeScalars.dropFirst(3)))
    }

    private static let others: Set = ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"]
    /// Windows takes superscript digits for digits here.
    private static let numbers: Set = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "\u{B9}", "\u{B2}", "\u{B3}",
    ]
}
