/// Turns overlapping layers into nested elements.
///
/// If several layers start at the same position, the longest is outermost; if their lengths are
/// equal, the one that the stretch lists first. A layer that would cross another layer is closed
/// and reopened.
struct MarkupNesting<Layer: Hashable> {
    enum Event: Hashable {
        case open(Layer)
        case close(Layer)
        case stretch(Int)
    }

    /// Returns the starts and ends of elements, and the stretches of text between them, in the
    /// order in which they are written. Each element of `stretches` has the layers of one stretch,
    /// without duplicates.
    ///
    /// - Complexity: O(n) in the number of stretches, if each has a bounded number of layers.
    static func events(_ stretches: [[Layer]]) -> [Event] {
        let lengths = lengths(of: stretches)
        var events: [Event] = []
        var open: [Layer] = []
        for (position, layers) in stretches.enumerated() {
            close(&open, to: open.firstIndex { !layers.contains($0) } ?? open.count, &events)
            for index in order(lengths[position]) where !open.contains(layers[index]) {
                open.append(layers[index])
                events.append(.open(layers[index]))
            }
            events.append(.stretch(position))
        }
        close(&open, to: 0, &events)
        return events
    }

    private static func close(_ open: inout [Layer], to count: Int, _ events: inout [Event]) {
        while open.count > count { events.append(.close(open.removeLast())) }
    }

    /// For each layer of each stretch, returns the number of stretches in a row that have the
    /// layer, starting with this stretch.
    private static func lengths(of stretches: [[Layer]]) -> [[Int]] {
        var result: [[Int]] = Array(repeating: [], count: stretches.count)
        for position in stretches.indices.reversed() {
            result[position] = stretches[position].map { layer in
                guard position + 1 < stretches.count,
                    let next = stretches[position + 1].firstIndex(of: layer)
                else { return 1 }
                return result[position + 1][next] + 1
            }
        }
        return result
    }

    private static func order(_ lengths: [Int]) -> [Int] {
        lengths.indices.sorted {
            lengths[$0] == lengths[$1] ? $0 < $1 : lengths[$0] > lengths[$1]
        }
    }
}
