/// The rules for suggested names; clause 14.5.1.
enum SuggestedName {
    /// Returns a description of what is wrong with a name, or nil if nothing is.
    static func fault(in name: String) -> String? {
        let count = name.utf8.count
        guard 1...255 ~= count else { return "expected 1 to 255 bytes" }
        guard count > 2 || !name.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }) else {
            return "“.” and “..” are not file names"
        }
        if name.utf8.withContiguousStorageIfAvailable(mayHoldForbidden) == false { return nil }
        guard let scalar = name.unicodeScalars.first(where: isForbidden) else { return nil }
        return "U+\(String(scalar.value, radix: 16, uppercase: true)) in a name; expected none of"
            + " / \\ : and no control or bidirectional-control characters"
    }

    /// Returns whether a name is certainly without fault, from its UTF-8.
    static func isPlain(_ name: RawSpan) -> Bool {
        guard 3...255 ~= name.byteCount else { return false }
        return name.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { !mayHoldForbidden($0) }
        }
    }

    /// Whether any byte is a forbidden ASCII character, or can begin a forbidden character of
    /// several bytes.
    private static func mayHoldForbidden(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let last = bytes.count - blockSize
        guard last >= 0 else { return bytes.contains { distance($0) == 0 } }
        // The last block overlaps the one before it.
        var least = leastDistance(bytes, from: last)
        for start in stride(from: 0, to: last, by: blockSize) {
            least = min(least, leastDistance(bytes, from: start))
        }
        return least == 0
    }

    private static let blockSize = 16

    /// Returns the least distance in a block, without a branch, so that the compiler can vectorise
    /// it.
    @inline(__always)
    private static func leastDistance(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> UInt8 {
        var least = UInt8.max
        for position in start..<start + blockSize { least = min(least, distance(bytes[position])) }
        return least
    }

    /// Returns zero for a byte that may belong to a forbidden character, and more for any other.
    @inline(__always)
    private static func distance(_ byte: UInt8) -> UInt8 {
        let control = min(byte & 0xE0, byte ^ 0x7F)
        let path = min(byte ^ 0x2F, min(byte ^ 0x5C, byte ^ 0x3A))
        let lead = min(byte ^ 0xC2, min(byte ^ 0xD8, byte ^ 0xE2))
        return min(control, min(path, lead))
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2F, 0x5C, 0x3A, 0...0x1F, 0x7F...0x9F: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
