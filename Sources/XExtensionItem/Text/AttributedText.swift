/// Styled text: runs, one after another, with nothing between them.
///
/// There are no offsets: those in bytes, UTF-16 and characters are what programs mix up.
public struct AttributedText: Sendable, ExpressibleByStringLiteral {
    /// The runs, none empty, neighbours unlike each other, unless set otherwise.
    public var runs: [TextRun]

    /// Makes a text of runs, leaving out empty ones and joining neighbours of the same styling.
    public init(_ runs: [TextRun] = []) {
        self.runs = Self.joined(runs)
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

    private static func joined(_ runs: [TextRun]) -> [TextRun] {
        var result: [TextRun] = []
        for run in runs where !run.text.utf8.isEmpty {
            if let last = result.last, last.hasSameStyle(as: run), last.kept == run.kept {
                result[result.count - 1].text += run.text
            } else {
                result.append(run)
            }
        }
        return result
    }
}

extension AttributedText: Hashable {
    /// Whether two texts are written alike: without empty runs, and equal neighbours joined.
    public static func == (left: AttributedText, right: AttributedText) -> Bool {
        left.runs == right.runs || joined(left.runs) == joined(right.runs)
    }

    /// Feeds the runs into a hasher as they are written.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Self.joined(runs))
    }
}
