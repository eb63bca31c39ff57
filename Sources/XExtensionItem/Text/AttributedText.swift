/// Styled text: a sequence of runs, with nothing between them.
///
///     var name = TextRun("world")
///     name.isBold = true
///     let text = AttributedText([TextRun("Hello "), name])
///
/// A run contains its own text instead of offsets, because offsets in bytes, UTF-16 code units and
/// characters are easily confused.
public struct AttributedText: Sendable, ExpressibleByStringLiteral {
    /// The runs in order. Encoding drops empty runs, and joins neighboring runs with equal
    /// attributes.
    public var runs: [TextRun]

    /// Creates styled text from runs. Empty runs are dropped, and neighboring runs with equal
    /// attributes are joined.
    public init(_ runs: [TextRun] = []) {
        self.runs = runs.joined
    }

    init(joined runs: [TextRun]) {
        self.runs = runs
    }

    /// Creates text without styling.
    public init(_ text: String) {
        self.init([TextRun(text)])
    }

    /// Creates text without styling, from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The text without styling.
    public var plainText: String { runs.reduce(into: "") { $0 += $1.text } }

    /// Whether the text has no characters.
    public var isEmpty: Bool { runs.allSatisfy { $0.text.utf8.isEmpty } }
}

extension AttributedText: Hashable {
    /// Whether two texts encode to the same bytes, after dropping empty runs and joining
    /// neighboring runs with equal attributes.
    public static func == (left: AttributedText, right: AttributedText) -> Bool {
        left.runs == right.runs || left.runs.joined == right.runs.joined
    }

    /// Hashes the runs as they are encoded.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(runs.joined)
    }
}

extension AttributedText: CustomStringConvertible {
    /// The beginning of the text, without styling.
    public var description: String {
        var start = ""
        for run in runs where start.unicodeScalars.count <= 80 { start += run.text.cut(to: 80) }
        return start.quotedStart
    }
}

extension [TextRun] {
    /// The runs as they are encoded: without empty runs, and with neighboring runs joined if their
    /// attributes are equal.
    fileprivate var joined: [TextRun] {
        // Runs that were read are already joined. Copying them would take as long as writing them.
        areJoined ? self : reduce(into: []) { $0.append(joining: $1) }
    }

    private var areJoined: Bool {
        for index in indices {
            if self[index].text.utf8.isEmpty { return false }
            if index > 0, self[index - 1].isLike(self[index]) { return false }
        }
        return true
    }

    /// Appends a run that is not empty, or joins it to the last run.
    mutating func append(joining run: consuming TextRun) {
        guard !run.text.utf8.isEmpty else { return }
        if let last = indices.last, self[last].isLike(run) {
            // Append in place: a copy of the last run would share its text, so that appending would
            // copy the text.
            self[last].text += run.text
        } else {
            append(run)
        }
    }
}

extension TextRun {
    /// Whether two runs differ at most in their text.
    fileprivate func isLike(_ other: TextRun) -> Bool {
        hasSameStyle(as: other) && kept == other.kept
    }
}
