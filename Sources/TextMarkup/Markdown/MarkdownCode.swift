/// Text as a code span, which has no escapes.
enum MarkdownCode {
    /// Returns the code span, with the shortest fence that the text does not contain.
    ///
    /// A space is added at both ends if a reader would remove a space, or a backtick would join the
    /// fence.
    static func span(_ text: String) -> String {
        let fence = String(repeating: "`", count: fenceLength(for: text))
        let padding = needsPadding(text) ? " " : ""
        return fence + padding + text + padding + fence
    }

    private static func fenceLength(for text: String) -> Int {
        var lengths: Set<Int> = []
        var length = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "`") {
                length += 1
            } else {
                lengths.insert(length)
                length = 0
            }
        }
        lengths.insert(length)
        return (1...).first { !lengths.contains($0) } ?? 1
    }

    private static func needsPadding(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first, let last = bytes.last else { return false }
        let (space, tick) = (UInt8(ascii: " "), UInt8(ascii: "`"))
        if first == tick || last == tick { return true }
        return first == space && last == space && !bytes.allSatisfy { $0 == space }
    }
}
