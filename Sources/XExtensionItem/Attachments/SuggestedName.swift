/// The rules for suggested names; clause 14.5.1.
enum SuggestedName {
    /// Returns a description of what is wrong with a name, or nil if nothing is.
    static func fault(in name: String) -> String? {
        let count = name.utf8.count
        guard 1...255 ~= count else { return "expected 1 to 255 bytes" }
        guard count > 2 || !name.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }) else {
            return "“.” and “..” are not file names"
        }
        if name.utf8.withContiguousStorageIfAvailable(SuspectByte.isAny) == false { return nil }
        guard let scalar = name.unicodeScalars.first(where: isForbidden) else { return nil }
        return "U+\(String(scalar.value, radix: 16, uppercase: true)) in a name; expected none of"
            + " / \\ : and no control or bidirectional-control characters"
    }

    /// Returns what is wrong with a name, from its UTF-8; nil if nothing is.
    static func fault(in name: RawSpan) -> Fault? {
        if isPlain(name) { return nil }
        let text = name.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        return fault(in: text).map { (.unsafeName, $0) }
    }

    /// Returns whether a name is certainly without fault, from its UTF-8.
    static func isPlain(_ name: RawSpan) -> Bool {
        guard 3...255 ~= name.byteCount else { return false }
        return name.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { !SuspectByte.isAny(of: $0) }
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2F, 0x5C, 0x3A, 0...0x1F, 0x7F...0x9F: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
