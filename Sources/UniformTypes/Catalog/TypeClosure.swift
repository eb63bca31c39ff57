/// For each type of a catalog, all types that it conforms to, including itself.
///
/// A row has one bit per type: 1,024 types take at most 128 KiB. A type without parents has no row.
struct TypeClosure: Sendable {
    /// The number of words in a row.
    private let width: Int
    private var rows: [UInt64] = []
    /// For each type, the start of its row in `rows`; -1 until the row is complete, and for a type
    /// without parents.
    private var starts: [Int]

    /// Computes the transitive closure. `parents` lists, for each type, the positions of the
    /// types that it conforms to.
    init(parents: [[Int]]) {
        width = (parents.count + 63) / 64
        starts = Array(repeating: -1, count: parents.count)
        for type in Self.parentsFirst(parents) where !parents[type].isEmpty {
            let start = rows.count
            rows += repeatElement(0, count: width)
            // Only in a cycle does the search go beyond the parents of the type.
            var open = [type]
            while let next = open.popLast() {
                guard !hasBit(next, in: start) else { continue }
                rows[start + next / 64] |= 1 << UInt64(next % 64)
                if starts[next] >= 0 {
                    for word in 0..<width { rows[start + word] |= rows[starts[next] + word] }
                } else {
                    open += parents[next]
                }
            }
            starts[type] = start
        }
    }

    /// Returns the types in an order in which a type follows its parents, except for the parents
    /// that conform to it in a cycle. The search has an explicit path instead of recursion.
    private static func parentsFirst(_ parents: [[Int]]) -> [Int] {
        var order: [Int] = []
        var isFound = Array(repeating: false, count: parents.count)
        for start in parents.indices where !isFound[start] {
            isFound[start] = true
            var path = [(type: start, rest: parents[start][...])]
            while let last = path.indices.last {
                guard let parent = path[last].rest.popFirst() else {
                    order.append(path.removeLast().type)
                    continue
                }
                guard !isFound[parent] else { continue }
                isFound[parent] = true
                path.append((parent, parents[parent][...]))
            }
        }
        return order
    }

    func contains(_ type: Int, _ other: Int) -> Bool {
        starts[type] < 0 ? type == other : hasBit(other, in: starts[type])
    }

    private func hasBit(_ type: Int, in row: Int) -> Bool {
        rows[row + type / 64] >> UInt64(type % 64) & 1 == 1
    }
}
