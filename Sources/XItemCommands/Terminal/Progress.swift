/// A line on standard error that shows the progress of a long run.
struct Progress {
    private static let pause = Duration.milliseconds(100)

    private let label: String
    private let write: ((String) -> Void)?
    private var next: ContinuousClock.Instant
    private var isShown = false

    /// Starts the clock. The first line is shown after a delay, and none if standard error is not a
    /// terminal.
    init(
        _ label: String, _ console: Console, delay: Duration = .seconds(1),
        now: ContinuousClock.Instant = .now
    ) {
        self.label = label
        write = console.showProgress
        next = now + delay
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
