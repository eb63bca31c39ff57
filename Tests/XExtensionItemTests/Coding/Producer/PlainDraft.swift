import Foundation
import XExtensionItem

/// An item as JSON, whatever is wrong with it: a second writer, which shares nothing with the library's
/// and knows its properties alone.
///
/// Strict reading of what it writes says what the library's writer has to refuse.
indirect enum PlainDraft {
    case token(String)
    case array([PlainDraft])
    case object([(key: String, value: PlainDraft)])

    /// The document of an item.
    init(_ item: ExtensionItem) {
        var members = Self.unknown(item.unknownMembers, Self.itemNames)
        var part = Presentation()
        part.mainAttachment = item.mainAttachment
        if !item.additionalAttachments.isEmpty {
            part.additionalAttachments = item.additionalAttachments
        }
        part.title = Self.filled(item.title)
        part.contentText = item.contentText.flatMap { $0.isEmpty ? nil : $0 }
        part.thumbnail = item.thumbnail.map { .replaced($0) }
        part.tags = item.tags.allSatisfy(\.utf8.isEmpty) ? nil : item.tags
        part.sourceURL = item.sourceURL.map { .replaced($0) }
        part.referrer = item.referrer.flatMap { $0.hasMember ? $0 : nil }
        if !item.parameters.isEmpty { part.parameters = item.parameters }
        if !item.userInfo.isEmpty { part.userInfo = item.userInfo }
        members += Self.members(of: part)
        let overlays = item.presentations.filter { !$0.value.isEmpty }.map {
            ($0.key.rawValue, Self.map(Self.overlay($0.value)))
        }
        if !overlays.isEmpty { members.append(("activities", .map(overlays))) }
        if !item.excludedActivities.isEmpty {
            let names = item.excludedActivities.map { Self.string($0.rawValue) }
            members.append(("excluded-activities", .array(names)))
        }
        members.append(("version", Self.string("1.0")))
        self = .object(members)
    }

    /// The JSON text, members in the canonical order.
    var text: String {
        switch self {
        case .token(let text): return text
        case .array(let elements): return "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            let sorted = members.sorted {
                $0.key.utf16.lexicographicallyPrecedes($1.key.utf16)
            }
            let parts = sorted.map { Self.string($0.key).text + ":" + $0.value.text }
            return "{" + parts.joined(separator: ",") + "}"
        }
    }

    // MARK: Members

    typealias Members = [(key: String, value: PlainDraft)]

    private static let itemNames: Set<String> = [
        "activities", "additional-attachments", "content-text", "excluded-activities",
        "main-attachment", "must-understand", "parameters", "referrer", "source-url", "tags",
        "thumbnail", "title", "user-info", "version",
    ]

    private static func overlay(_ part: Presentation) -> Members {
        unknown(part.unknownMembers, itemNames) + members(of: part)
    }

    private static func members(of part: Presentation) -> Members {
        var members: Members = []
        func add(_ name: String, _ value: PlainDraft?) {
            if let value { members.append((name, value)) }
        }
        add("main-attachment", part.mainAttachment.map(attachment))
        add("additional-attachments", part.additionalAttachments.map { .array($0.map(attachment)) })
        add("title", part.title.map(string))
        add("content-text", part.contentText.map { .array(AttributedText($0.runs).runs.map(run)) })
        add("thumbnail", part.thumbnail.map { $0.value.map(representation) ?? .object([]) })
        add("tags", part.tags.map { .array($0.filter { !$0.utf8.isEmpty }.map(string)) })
        add("source-url", part.sourceURL.map { string($0.value?.absoluteString ?? "") })
        add("referrer", part.referrer.map { .map($0.members) })
        add("parameters", part.parameters.map(parameters))
        add("user-info", part.userInfo.map { value(.dictionary($0)) })
        return members
    }

    /// Members of somebody else; one with a name of the format stands twice, as the one that it
    /// is and as the one that the format defines.
    static func unknown(_ dictionary: WireDictionary, _ names: Set<String>) -> Members {
        dictionary.flatMap { member -> Members in
            let one = (key: member.key, value: value(member.value))
            return names.contains(member.key) ? [one, one] : [one]
        }
    }

    static func filled(_ text: String?) -> String? { text?.utf8.isEmpty == true ? nil : text }

    // MARK: Values

    static func string(_ text: String) -> PlainDraft {
        let escaped = text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                ? "\\u" + String(String(scalar.value + 0x10000, radix: 16).dropFirst())
                : String(scalar)
        }
        return .token("\"" + escaped.joined() + "\"")
    }

    /// A dictionary whose keys are any: a single one that begins with `$` is escaped.
    static func map(_ members: Members) -> PlainDraft {
        guard members.count == 1, let only = members.first, only.key.utf8.first == 0x24 else {
            return .object(members)
        }
        return .object([("$" + only.key, only.value)])
    }

    private static func tag(_ name: String, _ text: String) -> PlainDraft {
        .object([(name, string(text))])
    }

    static func value(_ value: WireValue) -> PlainDraft {
        switch value {
        case .boolean(let value): return .token(value ? "true" : "false")
        case .number(let number):
            let isLarge = number.isInteger && abs(number.double) >= 0x1p53
            return isLarge ? tag("$integer", number.description) : .token(number.description)
        case .string(let text): return string(text)
        case .data(let data):
            return tag("$data", ((try? data.load()) ?? Data()).base64EncodedString())
        case .date(let date): return tag("$date", date.description)
        case .url(let url): return tag("$url", url.absoluteString)
        case .array(let elements): return .array(elements.map(Self.value))
        case .dictionary(let members):
            return map(members.map { ($0.key, Self.value($0.value)) })
        case .unknownTag(let name, let content): return unknownTag(name, content)
        }
    }

    /// A tag made by hand is what a reader takes it for.
    private static func unknownTag(_ name: String, _ content: WireValue) -> PlainDraft {
        let draft = PlainDraft.object([(name, value(content))])
        guard let document = try? WireDocument(Data(draft.text.utf8)),
            let read = document.value(at: .root)
        else { return draft }
        if case .unknownTag = read { return draft }
        return value(read)
    }
}
