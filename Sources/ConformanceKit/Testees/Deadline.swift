/// A moment in the future, on a monotonic clock.
struct Deadline: Sendable {
    private let end: ContinuousClock.Instant

    init(seconds: Double) {
        end = .now + .milliseconds(Int64(max(0, min(seconds, 1e9)) * 1000))
    }

    var isOver: Bool { .now >= end }

    /// The remaining time in milliseconds, for `poll`.
    var milliseconds: Int {
        let left = (end - .now).components
        return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000))
    }
}
