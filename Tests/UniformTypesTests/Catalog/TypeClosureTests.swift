import Testing

@testable import UniformTypes

/// Closures of types by a second way: a search from each type.
struct TypeClosureTests {
    /// The types that each type reaches, itself among them.
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

    private static func check(_ parents: [[Int]]) {
        let closure = TypeClosure(parents: parents)
        for (type, expected) in reached(parents).enumerated() {
            let found = parents.indices.filter { closure.contains(type, $0) }
            #expect(Set(found) == expected, "\(type) in \(parents)")
        }
    }

    @Test(arguments: [
        [], [[]], [[0]], [[1], []], [[], [0]], [[1], [0]], [[1], [2], [0], [1]],
        [[1, 2], [3], [3], []], [[1], [2, 0], [3], [4], [2]], [[1, 1], []],
    ])
    func smallGraphs(_ parents: [[Int]]) { Self.check(parents) }

    @Test func longChainsAndCycles() {
        let count = 200
        Self.check((0..<count).map { $0 + 1 < count ? [$0 + 1] : [] })
        Self.check((0..<count).map { $0 > 0 ? [$0 - 1] : [] })
        Self.check((0..<count).map { [($0 + 1) % count] })
    }

    @Test(arguments: 0..<200) func randomGraphs(_ seed: UInt64) {
        var state = seed
        func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let count = 1 + next(below: 80)
        Self.check(
            (0..<count).map { _ in (0..<next(below: 3)).map { _ in next(below: count) } })
    }
}
