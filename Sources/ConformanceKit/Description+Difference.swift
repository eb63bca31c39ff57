import Essentials
import WireFormat

extension Description {
    /// Returns the differences from the expected description, one line per location, for example
    /// `at /content-text/1/bold: expected true, got nothing`.
    package func differences(from expected: Description, atMost count: Int = 12) -> [String] {
        var lines: [String] = []
        Self.compare(expected, self, "", &lines, count)
        return lines
    }

    private static func compare(
        _ expected: Description?, _ actual: Description?, _ pointer: String,
        _ lines: inout [String],
        _ count: Int
    ) {
        guard lines.count < count, expected != actual else { return }
        switch (expected, actual) {
        case (.array(let one)?, .array(let other)?) where !one.isEmpty && !other.isEmpty:
            for position in 0..<max(one.count, other.count) {
                compare(
                    one.dropFirst(position).first, other.dropFirst(position).first,
                    "\(pointer)/\(position)", &lines, count)
            }
        case (.dictionary(let one)?, .dictionary(let other)?):
            for key in keys(one, other) {
                compare(
                    value(of: key, in: one), value(of: key, in: other),
                    pointer + JSONPointer.step(key), &lines, count)
            }
        case (.tag(let key, let one)?, .tag(let name, let other)?) where key.isIdentical(to: name):
            compare(one, other, pointer + JSONPointer.step(key), &lines, count)
        // Other values have no parts.
        default:
            let place = pointer.isEmpty ? "at the root" : "at \(pointer.showingAll)"
            let (one, other) = texts(expected, actual)
            lines.append("\(place): expected \(one), got \(other)")
        }
    }

    /// Returns the texts of both values. The texts of long strings start 20 characters before the
    /// first difference.
    private static func texts(_ one: Description?, _ other: Description?) -> (String, String) {
        guard case .string(let first)? = one, case .string(let second)? = other else {
            return (one?.text ?? "nothing", other?.text ?? "nothing")
        }
        let scalars = (Array(first.unicodeScalars), Array(second.unicodeScalars))
        let same = zip(scalars.0, scalars.1).prefix { $0 == $1 }.count
        guard max(scalars.0.count, scalars.1.count) > 80, same > 20 else {
            return (first.quoted, second.quoted)
        }
        func rest(_ scalars: [Unicode.Scalar]) -> String {
            String(String.UnicodeScalarView(["…"] + scalars.dropFirst(same - 20))).quoted
        }
        return (rest(scalars.0), rest(scalars.1))
    }

    private static func keys(_ one: [Member], _ other: [Member]) -> [String] {
        let new = other.filter { value(of: $0.key, in: one) == nil }
        return (one + new).map(\.key)
    }

    private static func value(of key: String, in members: [Member]) -> Description? {
        members.first { $0.key.isIdentical(to: key) }?.value
    }

    /// A summary of the value on one short line: for an array, the number of elements, and for a
    /// dictionary, the keys.
    package var text: String {
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
        case .tag(let key, let content):
            "the unknown tag \(key.quoted) whose content is \(content.text)"
        }
    }
}

extension Data {
    /// The byte count and the first 24 bytes.
    var hexadecimalText: String {
        guard !isEmpty else { return "no bytes" }
        let digits = prefix(24).map { Self.hexadecimal(Int($0), 2).uppercased() }
        return CountText.text(count, "byte") + " \(digits.joined(separator: " "))"
            + (count > 24 ? " …" : "")
    }
}

extension String {
    /// The first 80 Unicode scalars in quotes, with invisible characters escaped.
    var quoted: String { "“\(cut(to: 80).showingAll)”" }

    /// The text with escapes for invisible and ambiguous characters: control characters, combining
    /// marks, and spaces other than U+0020.
    var showingAll: String {
        unicodeScalars.map { $0.isPlainlyVisible ? String($0) : $0.escaped }.joined()
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
