/// Offsets by position, for the few entries that need one. Positions are added in ascending order.
struct OriginTable: Sendable {
    private var positions: [Int] = []
    private var offsets: [Int] = []

    /// Adds an offset for a position that is greater than all in the table.
    mutating func append(_ position: Int, offset: Int) {
        positions.append(position)
        offsets.append(offset)
    }

    /// Removes the offsets of all positions after `position`.
    mutating func removeAll(after position: Int) {
        while let last = positions.last, last > position {
            positions.removeLast()
            offsets.removeLast()
        }
    }

    /// The offset for a position; nil if absent.
    subscript(position: Int) -> Int? {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < position { low = middle + 1 } else { high = middle }
        }
        return low < positions.count && positions[low] == position ? offsets[low] : nil
    }
}
