#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import XExtensionItem

/// Values in a line, for people: data by its size, strings in quotes, nothing longer than a line.
enum ValueText {
    /// The longest text that is shown, in characters.
    private static let limit = 120

    static func line(_ value: WireValue) -> String {
        let text = short(value)
        guard text.count > limit else { return text }
        return text.prefix(limit - 1) + "…"
    }

    private static func short(_ value: WireValue) -> String {
        switch value {
        case .boolean(let value): value ? "true" : "false"
        case .number(let value): value.description
        case .string(let value): quoted(value)
        case .data(let value): "<\(ByteCountText.text(value.byteCount))>"
        case .date(let value): value.description
        case .url(let value): "<\(SafeText.line(value.absoluteString))>"
        case .array(let elements): list(elements.prefix(limit).map(short), "[", "]")
        case .dictionary(let members): list(members.prefix(limit).map(short), "{", "}")
        case .unknownTag(let name, let content): "{\(SafeText.line(name)): \(short(content))}"
        }
    }

    private static func short(_ member: WireDictionary.Member) -> String {
        "\(SafeText.line(member.key)): \(short(member.value))"
    }

    private static func list(_ parts: [String], _ open: String, _ close: String) -> String {
        open + parts.joined(separator: ", ") + close
    }

    /// A text in quotes, in one line, cut where it is long.
    static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let start = String(scalars.prefix(limit))
        let isWhole = scalars.dropFirst(limit).isEmpty
        let lines = SafeText.lines(start).joined(separator: "⏎")
        return "“\(lines)\(isWhole ? "" : "…")”"
    }
}
