import WireFormat

/// Makes file names from the keys of a catalog, which is untrusted input.
enum SafeName {
    private static let plain = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 _-+.")

    /// Returns the name with every unsafe byte and a leading dot as `%XX`, so that it is never a
    /// path or a hidden file.
    static func escaped(_ name: String) -> String {
        var result = ""
        for (position, byte) in name.utf8.enumerated() {
            let isPoint = byte == UInt8(ascii: ".") && position == 0
            if plain.has(byte), !isPoint {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (byte < 16 ? "0" : "") + digits
            }
        }
        return result
    }
}
