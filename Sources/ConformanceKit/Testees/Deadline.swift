/// A moment in the future, on a monotonic clock.
struct Deadline: Sendable {
    private let end: ContinuousClock.Instant

    init(seconds: Double) {
        end = .now + .milliseconds(Int64(max(0, min(seconds, 1e9)) * 1000))
    }

    var isOver: Bool { .now >= end }

    /// The remaining time in milliseconds, for `poll`.
    var milliseconds: Int {
        max(0, (end - .now).milliseconds)
    }
}

extension Duration {
    /// The whole milliseconds in it.
    var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }

    /// The same in seconds, to the millisecond.
    var seconds: Double { Double(milliseconds) / 1000 }
}
