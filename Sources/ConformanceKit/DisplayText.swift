import Essentials
import WireFormat

extension Description {
    /// The description as formatted JSON, truncated if it is long.
    var pretty: String { JSONLayout.text(json) }
}

extension RuleEvaluation {
    var displayText: String {
        let text = rule.stringValue ?? JSONLayout.text(rule)
        var rest = json
        rest["rule"] = nil
        return "\(text)\n\(JSONLayout.text(.dictionary(rest)))"
    }
}

extension ShareRoute {
    var displayText: String { JSONLayout.text(.dictionary(json)) }
}

extension TesteeAnswer.Content {
    var summary: String {
        switch self {
        case .meaning: "a meaning"
        case .userInfo: "a userInfo"
        case .notices: "notices"
        case .verdict: "a verdict"
        case .payload(let bytes): "a payload of \(CountText.text(bytes.count, "byte"))"
        case .refused: "a refusal"
        case .skipped: "a skip"
        }
    }

    var text: String {
        switch self {
        case .meaning(let meaning, let losses, _):
            ([meaning.pretty] + losses.map { "lost: \($0.name)" }).joined(separator: "\n")
        case .userInfo(let userInfo, let losses):
            ([userInfo.described.pretty] + losses.map { "lost: \($0.name)" })
                .joined(separator: "\n")
        case .notices(let marks):
            marks.isEmpty ? "no notice" : marks.map(\.name).joined(separator: "\n")
        case .verdict(let verdict): verdict.rawValue
        case .payload(let bytes): bytes.displayText
        case .refused(let marks):
            (["a refusal"] + (marks ?? []).prefix(20).map(\.described)).joined(separator: "\n")
        case .skipped(let reason): reason
        }
    }
}

extension Case.Expectation {
    var kind: String {
        switch self {
        case .meaning: "a meaning"
        case .userInfo: "a userInfo"
        case .notices: "notices"
        case .verdict: "a verdict"
        case .payload, .rewritten, .bytes: "a payload"
        case .refusal: "a refusal"
        case .size(let size): size.kind
        }
    }

    var text: String {
        switch self {
        case .meaning(let meaning, _, _): meaning?.pretty ?? kind
        case .userInfo(let userInfo, _): userInfo.described.pretty
        case .notices(let notices): TesteeAnswer.Content.notices(notices).text
        case .verdict(let verdict): verdict.rawValue
        case .payload(let meaning, _), .rewritten(let meaning): meaning.pretty
        case .bytes(let bytes): bytes.displayText
        case .refusal(let marks, _):
            (["a refusal"] + marks.map(\.described)).joined(separator: "\n")
        case .size(let size): size.text(of: size)
        }
    }
}

extension FindingMark {
    var described: String { hasLocation ? "\(name) (\(fullLocationText))" : name }

    var fullLocationText: String {
        guard let offset, line != nil else { return locationText }
        return "\(locationText)@\(offset)"
    }
}

extension Data {
    /// The bytes as text if they are UTF-8 without NUL, otherwise as a hex dump; truncated if long.
    var displayText: String {
        let start = Data(prefix(4000))
        if let text = String(wellFormed: start), !text.utf8.contains(0) {
            return count > 4000 ? text + "…" : text
        }
        let rows = stride(from: 0, to: Swift.min(count, 1024), by: 16).map(row)
        return (rows + (count > 1024 ? ["… \(count) bytes in all"] : [])).joined(separator: "\n")
    }

    private func row(at position: Int) -> String {
        let bytes = dropFirst(position).prefix(16)
        let digits = bytes.map { Self.hexadecimal(Int($0), 2) }.joined(separator: " ")
        let letters = bytes.map { 0x20...0x7E ~= $0 ? String(UnicodeScalar($0)) : "." }.joined()
        let padding = String(repeating: " ", count: 48 - digits.utf8.count)
        return Self.hexadecimal(position, 4) + "  " + digits + padding + letters
    }

    static func hexadecimal(_ number: Int, _ width: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }

    func difference(from expected: Data) -> String {
        let different = zip(self, expected).enumerated().first { $1.0 != $1.1 }
        let position = different?.offset ?? Swift.min(count, expected.count)
        let place = "at byte \(position): "
        return place + "expected \(expected.excerpt(at: position)), got \(excerpt(at: position))"
    }

    private func excerpt(at position: Int) -> String {
        let rest = Data(dropFirst(position).prefix(24))
        guard !rest.isEmpty else { return "the end" }
        return String(wellFormed: rest)?.quoted ?? rest.hexadecimalText
    }
}

extension TesteeRequest {
    var displayText: String {
        if let evaluation { return evaluation.displayText }
        let receiver = route.map { $0.displayText + "\n" } ?? ""
        if let content { return receiver + content.pretty }
        if let payload { return receiver + payload.displayText }
        if let userInfo { return userInfo.described.pretty }
        let description = meaning.flatMap { try? Description(json: $0) }
        return description?.pretty ?? meaning.map { "\($0)" } ?? ""
    }
}
