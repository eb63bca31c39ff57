/// Styled text: runs, one after another, with nothing between them.
///
/// There are no offsets: those in bytes, UTF-16 and characters are what programs mix up.
public struct AttributedText: Sendable, ExpressibleByStringLiteral {
    /// The runs, none empty, neighbours unlike each other, unless set otherwise.
    public var runs: [TextRun]

    /// Makes a text of runs, leaving out empty ones and joining neighbours of the same styling.
    public init(_ runs: [TextRun] = []) {
        self.runs = JoinedRuns.joined(runs)
    }

    /// Makes a text of runs that are joined.
    init(_ runs: JoinedRuns) {
        self.runs = runs.runs
    }

    /// Makes a text without styling.
    public init(_ text: String) {
        self.init([TextRun(text)])
    }

    /// Makes a text without styling.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The text without its styling.
    public var plainText: String { runs.reduce(into: "") { $0 += $1.text } }

    /// Whether there is no text.
    public var isEmpty: Bool { runs.allSatisfy { $0.text.utf8.isEmpty } }
}

extension AttributedText: Hashable {
    /// Whether two texts are written alike: without empty runs, and equal neighbours joined.
    public static func == (left: AttributedText, right: AttributedText) -> Bool {
        left.runs == right.runs
            || JoinedRuns.joined(left.runs) == JoinedRuns.joined(right.runs)
    }

    /// Feeds the runs into a hasher as they are written.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(JoinedRuns.joined(runs))
    }
}
