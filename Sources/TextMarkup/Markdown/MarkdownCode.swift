/// Text as a code span, which has no escapes.
enum MarkdownCode {
    /// Returns the code span, with the shortest fence that the text does not contain.
    ///
    /// If a reader would remove spaces at both ends, or if a backtick would join the fence, a space
    /// is added at both ends.
    static func span(_ text: String) -> String {
        let fence = String(repeating: "`", count: fenceLength(for: text))
        let padding = needsPadding(text) ? " " : ""
        return fence + padding + text + padding + fence
    }

    private static func fenceLength(for text: String) -> Int {
        let lengths = Set(text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count))
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

/// The positions of backtick runs by length, so that a search for a closing fence that does not
/// exist costs nothing.
struct MarkdownFences {
    private struct Runs {
        var starts: [Int] = []
        var next = 0
    }

    private var runs: [Int: Runs] = [:]

    init(_ source: [UInt8]) {
        var position = 0
        while let start = source[position...].firstIndex(of: UInt8(ascii: "`")) {
            position = source[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? source.count
            runs[position - start, default: Runs()].starts.append(start)
        }
    }

    /// Returns the start of the first run of a given length at or after a position. Positions must
    /// not decrease from call to call, so that no run is visited twice.
    mutating func next(length: Int, from position: Int) -> Int? {
        guard var found = runs.removeValue(forKey: length) else { return nil }
        while found.next < found.starts.count, found.starts[found.next] < position {
            found.next += 1
        }
        runs[length] = found
        return found.next < found.starts.count ? found.starts[found.next] : nil
    }
}
