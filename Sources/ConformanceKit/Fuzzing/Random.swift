/// A random number generator; equal seeds give equal numbers.
struct Random {
    private var generator: SplitMix64

    /// - Parameters:
    ///   - seed: the seed of a run.
    ///   - number: The number of the document, so that documents are independent of each other.
    init(seed: UInt64, number: UInt64 = 0) {
        generator = SplitMix64(state: seed)
        generator = SplitMix64(state: generator.next() ^ (number &* 0xD1B5_4A32_D192_ED03))
    }

    /// Returns a number from 0 to `count - 1`.
    mutating func below(_ count: Int) -> Int {
        Int.random(in: 0..<max(1, count), using: &generator)
    }

    /// Returns true with the probability 1 / `times`.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    /// All 64 bits.
    mutating func bits() -> UInt64 { generator.next() }

    /// Returns one of the elements of an array, which must not be empty.
    mutating func one<Thing>(of things: [Thing]) -> Thing { things[below(things.count)] }

    /// A range within a number of things, of one or more of them if there are any.
    mutating func range(within count: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let start = below(count)
        return start..<(start + 1 + below(min(count - start, 4)))
    }
}
