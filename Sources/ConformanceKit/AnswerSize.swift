import WireFormat

/// The size of the answer to a large input (clause 24.1.2). The kit compares these counts instead
/// of the content.
package struct AnswerSize: Sendable {
    /// The name of the outcome in the protocol, such as "meaning".
    let outcome: String
    /// The counts by name. Absent counts are not compared.
    let counts: [String: Int]

    /// The counts, in the order in which reports show them.
    private static let names = ["values", "text", "losses", "notices"]
    private static let outcomes = [
        "meaning": "a meaning", "user-info": "a userInfo", "notices": "notices",
        "payload": "a payload", "refused": "a refusal",
    ]

    init(_ fields: FormFields) throws(FormError) {
        outcome = try fields.string("outcome")
        guard Self.outcomes[outcome] != nil else {
            throw FormError("outcome", "unknown name “\(outcome)”")
        }
        var counts: [String: Int] = [:]
        for name in Self.names { counts[name] = try fields.optionalInteger(name) }
        self.counts = counts
    }

    /// Counts values and text as the limits of clause 10.1.1 do. For an exported extension item,
    /// counts only the dictionary `userInfo`.
    ///
    /// - Throws: An error if the answer is a payload that cannot be read.
    init(_ answer: TesteeAnswer.Content) throws(PayloadError) {
        switch answer {
        case .meaning(let meaning, let losses, _):
            self.init("meaning", meaning, ["losses": losses.count])
        case .userInfo(let userInfo, let losses):
            self.init("user-info", userInfo.dictionary, ["losses": losses.count])
        case .payload(let bytes):
            self.init("payload", try Description(try WireDocument(bytes)), [:])
        case .notices(let marks): self.init("notices", nil, ["notices": marks.count])
        case .refused: self.init("refused", nil, [:])
        case .verdict, .skipped: self.init("", nil, [:])
        }
    }

    private init(_ outcome: String, _ content: Description?, _ counts: [String: Int]) {
        self.outcome = outcome
        let size = content?.size ?? (values: 0, text: 0)
        self.counts = counts.merging(["values": size.values, "text": size.text]) { one, _ in one }
    }

    var kind: String { Self.outcomes[outcome] ?? outcome }

    /// The outcome and the counts on one line. Omits each count that `other` does not have.
    func text(of other: AnswerSize) -> String {
        let counts = Self.names.filter { other.counts[$0] != nil }
        return ([kind] + counts.map { "\($0): \(self.counts[$0] ?? 0)" }).joined(separator: ", ")
    }

    func differences(from expected: AnswerSize) -> [String] {
        Self.names.compactMap { name in
            guard let count = expected.counts[name], counts[name] != count else { return nil }
            return "\(name): expected \(count), got \(counts[name] ?? 0)"
        }
    }
}

extension Description {
    /// The number of values, and the number of bytes in all strings and keys.
    fileprivate var size: (values: Int, text: Int) {
        switch self {
        case .string(let text), .url(let text): (1, text.utf8.count)
        case .boolean, .integer, .real, .date, .data: (1, 0)
        case .array(let elements): Self.sum(elements.lazy.map(\.size))
        case .dictionary(let members): Self.sum(members.lazy.map(Self.size))
        case .tag(let name, let content): Self.sum([Self.size((name, content))])
        }
    }

    private static func size(_ member: Member) -> (values: Int, text: Int) {
        let size = member.value.size
        return (size.values, size.text + member.key.utf8.count)
    }

    /// The container itself counts as one value.
    private static func sum(_ parts: some Sequence<(values: Int, text: Int)>) -> (
        values: Int, text: Int
    ) {
        parts.reduce((1, 0)) { ($0.values + $1.values, $0.text + $1.text) }
    }
}
