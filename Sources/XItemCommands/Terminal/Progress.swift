/// A line on standard error that shows the progress of a long run.
struct Progress {
    /// The delay before the first line.
    private static let initialDelay = Duration.seconds(1)
    private static let pause = Duration.milliseconds(100)

    private let label: String
    private let write: ((String) -> Void)?
    private var next: ContinuousClock.Instant
    private var isShown = false

    /// Starts the clock. Nothing is shown if standard error is not a terminal.
    init(_ label: String, _ console: Console, now: ContinuousClock.Instant = .now) {
        self.label = label
        write = console.showProgress
        next = now + Self.initialDelay
    }

    mutating func show(_ text: @autoclosure () -> String, now: ContinuousClock.Instant = .now) {
        guard let write, now >= next else { return }
        write("\(label): \(text())")
        isShown = true
        next = now + Self.pause
    }

    /// Removes the line.
    func end() {
        if isShown { write?("") }
    }
}
