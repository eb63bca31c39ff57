/// The decoding of text that was checked before.
extension XMLContent {
    static func decoded(_ bytes: RawSpan, _ range: Range<Int>) -> String {
        String(decoding: utf8(bytes, range), as: UTF8.self)
    }

    static func utf8(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(range.count)
        appendUTF8(bytes, range, to: &utf8)
        return utf8
    }

    /// Appends the UTF-8 of some decoded text.
    static func appendUTF8(_ bytes: RawSpan, _ range: Range<Int>, to utf8: inout [UInt8]) {
        var position = range.lowerBound
        while true {
            let end = min(XMLScan.endOfText(bytes, from: position), range.upperBound)
            utf8.append(bytes, position..<end)
            guard end < range.upperBound else { return }
            position = appendSpecial(bytes, at: end, to: &utf8)
        }
    }

    /// Decodes and appends the construct at a special byte; returns the offset after it.
    private static func appendSpecial(
        _ bytes: RawSpan, at position: Int, to utf8: inout [UInt8]
    ) -> Int {
        switch bytes.byte(at: position) {
        case UInt8(ascii: "&"):
            guard let reference = try? XMLReference(bytes, at: position) else { break }
            UTF8Sequence.append(reference.scalar, to: &utf8)
            return reference.end
        case UInt8(ascii: "<"):
            if let content = try? section(bytes, at: position) {
                for place in content { appendLine(bytes, at: place, to: &utf8) }
                return content.upperBound + 3
            }
            if let end = try? endOfMisc(bytes, from: position) { return end }
        default: break
        }
        appendLine(bytes, at: position, to: &utf8)
        return position + 1
    }

    /// Appends a byte unchanged, except line ends, which XML turns into LF (section 2.11).
    @inline(__always)
    private static func appendLine(_ bytes: RawSpan, at position: Int, to utf8: inout [UInt8]) {
        let byte = bytes.byte(at: position)
        if byte != UInt8(ascii: "\r") {
            utf8.append(byte)
        } else if !bytes.hasPair("\r", "\n", at: position) {
            utf8.append(UInt8(ascii: "\n"))
        }
    }
}
