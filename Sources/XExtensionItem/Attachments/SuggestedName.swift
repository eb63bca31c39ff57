/// The rules for names that a sender suggests; clause 14.5.1.
enum SuggestedName {
    /// What is wrong with a name; nil if nothing is.
    static func fault(in name: String) -> String? {
        guard 1...255 ~= name.utf8.count else { return "expected 1 to 255 bytes" }
        guard !name.isIdentical(to: "."), !name.isIdentical(to: "..") else {
            return "“.” and “..” are no names"
        }
        guard mayHoldForbidden(name),
            let scalar = name.unicodeScalars.first(where: isForbidden)
        else { return nil }
        return "U+\(String(scalar.value, radix: 16, uppercase: true)) in a name; expected none of"
            + " / \\ : and no control or bidirectional-control characters"
    }

    /// Whether a byte is a forbidden character of ASCII, or one with which others begin.
    private static func mayHoldForbidden(_ name: String) -> Bool {
        for byte in name.utf8 {
            switch byte {
            case 0x2F, 0x5C, 0x3A, 0...0x1F, 0x7F, 0xC2, 0xD8, 0xE2: return true
            default: continue
            }
        }
        return false
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2F, 0x5C, 0x3A, 0...0x1F, 0x7F...0x9F: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
