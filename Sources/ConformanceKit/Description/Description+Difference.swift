import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Description {
    /// Where a value differs from the expected one, a line for each place:
    /// `at /content-text/1/bold: expected true, got nothing`.
    ///
    /// - Parameters:
    ///   - expected: what should have been there.
    ///   - count: the most lines.
    /// - Returns: the lines; none where the values are equal.
    public func differences(from expected: Description, atMost count: Int = 12) -> [String] {
        var lines: [String] = []
        Self.compare(expected, self, "", &lines, count)
        return lines
    }

    private static func compare(
        _ expected: Description?, _ got: Description?, _ pointer: String, _ lines: inout [String],
        _ count: Int
    ) {
        guard lines.count < count, expected != got else { return }
        switch (expected, got) {
        case (.array(let one)?, .array(let other)?) where !one.isEmpty && !other.isEmpty:
            for position in 0..<max(one.count, other.count) {
                compare(
                    one.element(position), other.element(position), "\(pointer)/\(position)",
                    &lines, count)
            }
        case (.dictionary(let one)?, .dictionary(let other)?):
            for key in keys(one, other) {
                compare(
                    value(of: key, in: one), value(of: key, in: other),
                    pointer + JSONPointer.step(key), &lines, count)
            }
        case (.tag(let key, let one)?, .tag(let name, let other)?) where key.hasSameBytes(as: name):
            compare(one, other, pointer + JSONPointer.step(key), &lines, count)
        default:
            let place = pointer.isEmpty ? "at the root" : "at \(pointer.showingAll)"
            lines.append(
                "\(place): expected \(expected?.text ?? "nothing"), got \(got?.text ?? "nothing")")
        }
    }

    /// The keys of two dictionaries, each once, in order.
    private static func keys(_ one: [Member], _ other: [Member]) -> [String] {
        let new = other.filter { value(of: $0.key, in: one) == nil }
        return (one + new).map(\.key)
    }

    private static func value(of key: String, in members: [Member]) -> Description? {
        members.first { $0.key.hasSameBytes(as: key) }?.value
    }

    /// The value in a line: short, and so that different values look different.
    public var text: String {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .integer(let text): "the integer \(text.cut(to: 80))"
        case .real(let value): "the real \(value)"
        case .string(let text): text.quoted
        case .date(let text): "the date \(text.cut(to: 80).showingAll)"
        case .data(let bytes): bytes.hexadecimalText
        case .url(let text): "the URL \(text.cut(to: 120).showingAll)"
        case .array(let elements):
            elements.isEmpty ? "an empty array" : "an array of \(elements.count)"
        case .dictionary(let members):
            members.isEmpty
                ? "an empty dictionary"
                : "a dictionary with " + members.prefix(6).map(\.key.quoted).joined(separator: ", ")
                    + (members.count > 6 ? ", …" : "")
        case .tag(let key, let content): "the kept tag \(key.quoted) of \(content.text)"
        }
    }
}

extension Array {
    fileprivate func element(_ position: Int) -> Element? {
        indices.contains(position) ? self[position] : nil
    }
}

extension Data {
    /// The count and the first bytes.
    var hexadecimalText: String {
        guard !isEmpty else { return "no bytes" }
        let digits = prefix(24).map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.utf8.count < 2 ? "0" + text : text
        }
        return "\(count) \(count == 1 ? "byte" : "bytes") \(digits.joined(separator: " "))"
            + (count > 24 ? " …" : "")
    }
}

extension String {
    /// The start of the text in quotes, with what cannot be seen as escapes.
    var quoted: String { "“\(cut(to: 80).showingAll)”" }

    /// The text with escapes for what cannot be seen, or not told apart: controls, marks that
    /// combine with the character before, spaces other than the common one.
    var showingAll: String {
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isPlainlyVisible {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var isPlainlyVisible: Bool {
        if isASCII { return 0x20...0x7E ~= value }
        switch properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark, .spaceSeparator,
            .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
            return false
        default: return true
        }
    }
}
