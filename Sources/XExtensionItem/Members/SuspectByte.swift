/// Bytes that may belong to a character that a name or a line of text should not have: a control or
/// bidirectional-control character, `/`, `\`, or `:`.
///
/// It checks sixteen bytes at a time, because most texts contain none.
enum SuspectByte {
    /// The number of bytes in a block.
    static let blockSize = 16

    /// Returns whether any of the bytes is suspect.
    static func isAny(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let last = bytes.count - blockSize
        guard last >= 0 else { return bytes.contains { distance($0) == 0 } }
        // The last block overlaps the one before it.
        var least = minimumDistance(bytes, from: last)
        for start in stride(from: 0, to: last, by: blockSize) {
            least = min(least, minimumDistance(bytes, from: start))
        }
        return least == 0
    }

    /// Returns whether any byte of the block at an offset is suspect.
    static func isAny(ofBlockIn bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        minimumDistance(bytes, from: start) == 0
    }

    /// Returns the minimum distance in a block, without a branch, so that the compiler can
    /// vectorise it.
    @inline(__always)
    private static func minimumDistance(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> UInt8 {
        var least = UInt8.max
        for position in start..<start + blockSize { least = min(least, distance(bytes[position])) }
        return least
    }

    /// Returns zero for a suspect byte, and a positive number for any other byte.
    @inline(__always)
    private static func distance(_ byte: UInt8) -> UInt8 {
        let control = min(byte & 0xE0, byte ^ 0x7F)
        let path = min(byte ^ 0x2F, min(byte ^ 0x5C, byte ^ 0x3A))
        let lead = min(byte ^ 0xC2, min(byte ^ 0xD8, byte ^ 0xE2))
        return min(control, min(path, lead))
    }
}
