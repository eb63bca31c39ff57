/// Skips the most common characters of URIs, sixteen bytes at a time.
///
/// The grammar allows more characters, so the caller must check the byte at the returned offset.
/// The caller must also check the last bytes of the text, which do not fill a block.
enum URIBlocks {
    /// The number of bytes to examine for a block of sixteen bytes in a query. An escape that
    /// starts in the last byte of the block needs two more bytes.
    static let byteCount = 18

    /// Skips letters, digits, dots and hyphens; may stop before the first other byte.
    @inline(__always)
    static func endOfName(_ bytes: RawSpan, from start: Int) -> Int {
        var position = start
        while let block = bytes.blockIfPresent(at: position) {
            let lowercase = block | SIMD16(repeating: 0x20)
            let known =
                lowercase.isBetween("a", "z") | block.isBetween("0", "9")
                | block.isBetween("-", ".")
            guard !(~known).hasHighBit else { return position &+ (~known).firstHighBit }
            position &+= 16
        }
        return position
    }

    /// Skips characters of a query, which include all characters of a path; may stop before the
    /// first other byte. Every skipped `%` starts an escape.
    @inline(__always)
    static func endOfQuery(_ bytes: RawSpan, from start: Int) -> Int {
        var position = start
        while let found = bytes.withNext(byteCount, at: position, { unknownInQuery($0) }) {
            guard !found.hasHighBit else { return position &+ found.firstHighBit }
            position &+= 16
        }
        // The last block can include bytes before the position, which were already examined.
        let last = bytes.byteCount &- byteCount
        let found = bytes.withNext(byteCount, at: last) { unknownInQuery($0) }
        guard let found, !found.hasHighBit else { return position }
        return max(position, last &+ 16)
    }

    /// Returns a block with the high bit set in each of the first sixteen bytes that is not a
    /// common character. The two bytes after the block can belong to an escape.
    @inline(__always)
    private static func unknownInQuery(_ bytes: RawSpan) -> SIMD16<UInt8> {
        let block = bytes.block(at: 0)
        let known =
            block.isBetween("$", ";") | block.isBetween("?", "Z") | block.isBetween("a", "z")
            | block.equal("_") | block.equal("=") | block.equal("~")
        let percent = block.equal("%")
        guard percent.hasHighBit else { return ~known }
        let digits = hexadecimal(bytes.block(at: 1)) & hexadecimal(bytes.block(at: 2))
        return ~known | percent & ~digits
    }

    /// Returns 255 in each byte that is a hexadecimal digit, and 0 elsewhere.
    @inline(__always)
    private static func hexadecimal(_ block: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let lowercase = block | SIMD16(repeating: 0x20)
        return block.isBetween("0", "9") | lowercase.isBetween("a", "f")
    }
}
