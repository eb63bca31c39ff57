import Foundation

@testable import XExtensionItem

/// An item as JSON, valid or not. This is a second writer, which uses only the item's properties and no
/// code of the library's writer.
///
/// Strict reading of its output determines what the library's writer must refuse.
indirect enum PlainDraft {
    case token(String)
    case array([PlainDraft])
    case object([(key: String, value: PlainDraft)])

    /// The document of an item.
    init(_ item: ExtensionItem) {
        var members = Self.unknown(item.unknownMembers, Self.itemNames)
        members += Self.members(of: item)
        let overlays = item.activities.map {
            ($0.rawValue, Self.map(Self.overlay(item[$0])))
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

    private static func overlay(_ overlay: ExtensionItem.Overlay) -> Members {
        unknown(overlay.members.own.kept.unknown, itemNames)
            + overlay.overriddenMembers.map { ($0.rawValue, value(of: $0.member, in: overlay)) }
    }

    /// The values of an item that are not empty.
    private static func members(of item: ExtensionItem) -> Members {
        SharedMember.allCases.map { ($0.rawValue, value(of: $0, in: item)) }
            .filter { !$0.value.isEmpty }
    }

    /// The value of a member; an empty value if an item lacks it, or an overlay removes it.
    private static func value(of member: SharedMember, in values: some PlainValues) -> PlainDraft {
        switch member {
        case .mainAttachment: attachment(values.mainAttachment)
        case .additionalAttachments: .array(values.additionalAttachments.map(attachment))
        case .title: string(values.title ?? "")
        case .contentText: text(values.contentText)
        case .thumbnail: values.thumbnail.map(representation) ?? .object([])
        case .tags: tags(values.tags)
        case .sourceURL: string(values.sourceURL?.absoluteString ?? "")
        case .referrer: .map(values.referrer?.members ?? [])
        case .parameters: parameters(values.parameters)
        case .userInfo: value(.dictionary(values.userInfo))
        }
    }

    private var isEmpty: Bool { ["\"\"", "[]", "{}"].contains(text) }

    private static func text(_ text: AttributedText?) -> PlainDraft {
        .array(AttributedText(text?.runs ?? []).runs.map(run))
    }

    private static func tags(_ tags: [String]) -> PlainDraft {
        .array(tags.filter { !$0.utf8.isEmpty }.map(string))
    }

    /// Custom members. A member with a name of the format occurs twice: as the custom member, and as
    /// the member that the format defines.
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

    /// A dictionary with any keys. If the only key begins with `$`, it is escaped.
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

    /// A tag created in code becomes the value that a reader decodes.
    private static func unknownTag(_ name: String, _ content: WireValue) -> PlainDraft {
        let draft = PlainDraft.object([(name, value(content))])
        guard let document = try? WireDocument(Data(draft.text.utf8)),
            let read = document.value(at: .root)
        else { return draft }
        if case .unknownTag = read { return draft }
        return value(read)
    }
}

/// The values that an item and an overlay have in common.
private protocol PlainValues {
    var mainAttachment: ExtensionItem.Attachment { get }
    var additionalAttachments: [ExtensionItem.Attachment] { get }
    var title: String? { get }
    var contentText: AttributedText? { get }
    var thumbnail: Representation? { get }
    var tags: [String] { get }
    var sourceURL: URL? { get }
    var referrer: Referrer? { get }
    var parameters: Parameters { get }
    var userInfo: WireDictionary { get }
}

extension ExtensionItem: PlainValues {}
extension ExtensionItem.Overlay: PlainValues {}
