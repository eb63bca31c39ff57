/// The positions of backtick runs by length, so that no code span is searched for in vain.
struct MarkdownFences {
    private struct Runs {
        var starts: [Int] = []
        var next = 0
    }

    private var runs: [Int: Runs] = [:]

    /// Finds all backtick runs of a paragraph in one pass.
    init(_ source: [UInt8]) {
        var position = 0
        while let start = source[position...].firstIndex(of: UInt8(ascii: "`")) {
            position = source[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? source.count
            runs[position - start, default: Runs()].starts.append(start)
        }
    }

    /// Returns the first run of a length at or after a position, or nil.
    ///
    /// Positions must not decrease from call to call, so that no run is visited twice.
    mutating func next(length: Int, from position: Int) -> Int? {
        guard var found = runs.removeValue(forKey: length) else { return nil }
        while found.next < found.starts.count, found.starts[found.next] < position {
            found.next += 1
        }
        runs[length] = found
        return found.next < found.starts.count ? found.starts[found.next] : nil
    }
}
