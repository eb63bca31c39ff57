import WireFormat

/// Names of files made of the keys of a catalog, which a stranger wrote.
enum SafeName {
    private static let plain = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 _-+.")

    /// The name with every other byte as `%XX`, and a leading point too: never a path, never hidden.
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
