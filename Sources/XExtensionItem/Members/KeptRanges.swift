/// The byte ranges of kept members in a draft, and whether each is unchanged since it was read.
struct KeptRanges {
    /// In ascending order.
    private var ranges: [(range: Range<Int>, isUntouched: Bool)] = []

    /// Appends the range of the next kept member.
    mutating func append(_ range: Range<Int>, isUntouched: Bool) {
        ranges.append((range, isUntouched))
    }

    /// Whether the kept member at an offset is unchanged; nil if no kept member is there.
    func isUntouched(at offset: Int) -> Bool? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].range.upperBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < ranges.count, ranges[low].range.contains(offset) else { return nil }
        return ranges[low].isUntouched
    }
}
