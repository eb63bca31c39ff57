/// For each type of a catalog, all types that it conforms to, including itself.
///
/// Types that conform to each other in a cycle form a component, and share one row of bits.
/// Tarjan's algorithm completes a component after all components that it conforms to, so each type
/// is visited once. A row has one bit per type: 1,024 types take at most 128 KiB. A type without
/// parents has no row.
struct TypeClosure: Sendable {
    /// The number of words in a row.
    private let width: Int
    private var rows: [UInt64] = []
    /// For each type, the start of its component's row in `rows`; -1 until the component is
    /// complete, and for a type without parents.
    private var components: [Int]

    /// Computes the transitive closure. `parents` lists, for each type, the positions of the
    /// types that it conforms to.
    init(parents: [[Int]]) {
        width = (parents.count + 63) / 64
        components = Array(repeating: -1, count: parents.count)
        var search = Search(count: parents.count)
        for start in parents.indices where search.begin(start) {
            while let type = search.current {
                if let parent = search.next(of: parents[type]) {
                    if !search.begin(parent) { search.reach(parent) }
                } else if let component = search.end() {
                    close(component, parents)
                }
            }
        }
    }

    /// Adds the row of a component. All other components that it conforms to must be complete.
    private mutating func close(_ component: [Int], _ parents: [[Int]]) {
        guard component.contains(where: { !parents[$0].isEmpty }) else { return }
        let start = rows.count
        rows += repeatElement(0, count: width)
        for type in component {
            rows[start + type / 64] |= 1 << UInt64(type % 64)
            for parent in parents[type] {
                rows[start + parent / 64] |= 1 << UInt64(parent % 64)
                guard components[parent] >= 0 else { continue }
                for word in 0..<width { rows[start + word] |= rows[components[parent] + word] }
            }
        }
        for type in component { components[type] = start }
    }

    func contains(_ type: Int, _ other: Int) -> Bool {
        guard components[type] >= 0 else { return type == other }
        return rows[components[type] + other / 64] >> UInt64(other % 64) & 1 == 1
    }
}

/// A depth-first search for components, with an explicit path instead of recursion.
private struct Search {
    /// The order in which types were visited, from 1; 0 for a type that was not visited.
    private var order: [Int]
    /// For each type, the lowest ``order`` of the types that can be reached from it and belong to
    /// incomplete components.
    private var lowest: [Int]
    private var count = 0
    /// The types that have no component yet, in the order in which they were visited.
    private var open: [Int] = []
    private var isOpen: [Bool]
    private var path: [(type: Int, next: Int)] = []

    init(count: Int) {
        order = Array(repeating: 0, count: count)
        lowest = order
        isOpen = Array(repeating: false, count: count)
    }

    /// The type whose parents are being visited.
    var current: Int? { path.last?.type }

    mutating func begin(_ type: Int) -> Bool {
        guard order[type] == 0 else { return false }
        count += 1
        (order[type], lowest[type]) = (count, count)
        open.append(type)
        isOpen[type] = true
        path.append((type, 0))
        return true
    }

    mutating func next(of parents: [Int]) -> Int? {
        let place = path[path.count - 1].next
        path[path.count - 1].next += 1
        return place < parents.count ? parents[place] : nil
    }

    /// Records that the current type leads to a type that was visited before.
    mutating func reach(_ type: Int) {
        guard let current, isOpen[type] else { return }
        lowest[current] = min(lowest[current], order[type])
    }

    /// Leaves the current type. If no other type of its component was visited before it, returns
    /// the component.
    mutating func end() -> [Int]? {
        let type = path.removeLast().type
        if let current { lowest[current] = min(lowest[current], lowest[type]) }
        guard lowest[type] == order[type], let start = open.lastIndex(of: type) else { return nil }
        let component = Array(open[start...])
        open.removeLast(component.count)
        for type in component { isOpen[type] = false }
        return component
    }
}
