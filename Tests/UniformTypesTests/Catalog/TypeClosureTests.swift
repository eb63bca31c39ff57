import SeededRandom
import Testing

@testable import UniformTypes

/// Compares the closure of types with a search from each type.
struct TypeClosureTests {
    /// The types that each type reaches, including itself.
    private static func reached(_ parents: [[Int]]) -> [Set<Int>] {
        parents.indices.map { start in
            var (found, open) = (Set([start]), [start])
            while let type = open.popLast() {
                for parent in parents[type] where found.insert(parent).inserted {
                    open.append(parent)
                }
            }
            return found
        }
    }

    private static func check(_ parents: [[Int]], sourceLocation: SourceLocation = #_sourceLocation)
    {
        let closure = TypeClosure(parents: parents)
        for (type, expected) in reached(parents).enumerated() {
            let found = parents.indices.filter { closure.contains(type, $0) }
            #expect(Set(found) == expected, "\(type) in \(parents)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [
        [], [[]], [[0]], [[1], []], [[], [0]], [[1], [0]], [[1], [2], [0], [1]],
        [[1, 2], [3], [3], []], [[1], [2, 0], [3], [4], [2]], [[1, 1], []],
    ])
    func smallGraphsMatchASearch(_ parents: [[Int]]) { Self.check(parents) }

    @Test func longChainsAndCyclesMatchASearch() {
        let count = 200
        Self.check((0..<count).map { $0 + 1 < count ? [$0 + 1] : [] })
        Self.check((0..<count).map { $0 > 0 ? [$0 - 1] : [] })
        Self.check((0..<count).map { [($0 + 1) % count] })
    }

    @Test(arguments: 0..<200) func randomGraphsMatchASearch(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let count = 1 + random.below(80)
        Self.check(
            (0..<count).map { _ in (0..<random.below(3)).map { _ in random.below(count) } })
    }
}
