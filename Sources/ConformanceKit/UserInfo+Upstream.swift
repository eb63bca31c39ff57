import Essentials
import UniformTypes
import WireFormat
import XExtensionItem

extension UpstreamItem {
    /// The described item may break rules of the format.
    init(_ described: UserInfo) throws(WireFault) {
        self.init()
        userInfo = try described.dictionary.value().dictionaryValue ?? [:]
        title = described.title
        if let runs = described.contentText {
            var text: [TextRun] = []
            for run in runs {
                text.append(TextRun(described: try run.value().dictionaryValue ?? [:]))
            }
            contentText = AttributedText(text)
        }
        for attachment in described.attachments ?? [] {
            attachments.append(
                ExtensionItem.Attachment(described: try attachment.value().dictionaryValue ?? [:]))
        }
        thumbnail = try described.thumbnail?.value().dictionaryValue
            .map(Representation.init(described:))
    }
}

extension TextRun {
    fileprivate init(described members: WireDictionary) {
        self.init("")
        for (name, value) in members {
            switch name {
            case "text": text = value.stringValue ?? ""
            case "bold": isBold = value.booleanValue ?? false
            case "italic": isItalic = value.booleanValue ?? false
            case "underline": isUnderlined = value.booleanValue ?? false
            case "strikethrough": isStruckThrough = value.booleanValue ?? false
            case "code": isCode = value.booleanValue ?? false
            case "link": link = value.anyURL
            case "foreground-color": foregroundColor = value.stringValue.flatMap { TextColor($0) }
            case "background-color": backgroundColor = value.stringValue.flatMap { TextColor($0) }
            case "font-name": fontName = value.stringValue
            case "font-size": fontSize = value.numberValue?.double
            default: unknownMembers[name] = value
            }
        }
    }
}

extension ExtensionItem.Attachment {
    fileprivate init(described members: WireDictionary) {
        let representations = members["representations"]?.arrayValue ?? []
        self.init(
            representations: representations.compactMap {
                $0.dictionaryValue.map(Representation.init(described:))
            },
            suggestedName: members["suggested-name"]?.stringValue)
        for (name, value) in members where !["representations", "suggested-name"].contains(name) {
            unknownMembers[name] = value
        }
    }
}

extension Representation {
    /// The described representation may break rules of the format.
    init(described members: WireDictionary) {
        let type = TypeIdentifier(rawValue: members["type-identifier"]?.stringValue ?? "")
        self.init(typeIdentifier: type, content: Self.content(members))
        for (name, value) in members where !Self.names.contains(name) {
            unknownMembers[name] = value
        }
    }

    private static let names = Set(RepresentationMember.allCases.map(\.rawValue))

    private static func content(_ members: WireDictionary) -> Content {
        RepresentationMember.allCases.lazy
            .compactMap { member in members[member.rawValue].flatMap { content(member, $0) } }
            .first ?? .unknown
    }

    private static func content(_ member: RepresentationMember, _ value: WireValue) -> Content? {
        switch member {
        case .data: return value.dataValue.map { .data($0) }
        case .file:
            return value.dictionaryValue.flatMap { FileReference(described: $0) }.map { .file($0) }
        case .propertyList: return .propertyList(value)
        case .text: return value.stringValue.map { .text($0) }
        case .url: return value.anyURL.map { .url(URLText($0)) }
        case .typeIdentifier: return nil
        }
    }
}

extension FileReference {
    fileprivate init?(described members: WireDictionary) {
        guard let path = members["path"]?.stringValue else { return nil }
        let count = members["byte-count"]?.numberValue?.int64 ?? 0
        self.init(path: path, byteCount: Int(clamping: count))
        for (name, value) in members where !["path", "byte-count"].contains(name) {
            unknownMembers[name] = value
        }
    }
}

extension WireValue {
    fileprivate var anyURL: URL? { urlValue ?? stringValue.flatMap { URL(verbatim: $0) } }
}

extension UserInfo {
    /// Describes an extension item. Runs and attachments are described as in a payload.
    init(_ upstream: UpstreamItem) throws(WireFault) {
        var item = ExtensionItem(text: "")
        item.contentText = upstream.contentText
        item.additionalAttachments = upstream.attachments
        item.thumbnail = upstream.thumbnail
        let payload = try WireDocument(opening: try item.uncheckedData(as: .json)).dictionary(
            at: .root)
        self.init(
            dictionary: try Description(upstream.userInfo), title: upstream.title,
            contentText: try Self.descriptions(payload["content-text"]),
            attachments: try Self.descriptions(payload["additional-attachments"]),
            thumbnail: try payload["thumbnail"].map { thumbnail throws(WireFault) in
                try Description(thumbnail)
            })
    }

    private static func descriptions(_ value: WireValue?) throws(WireFault) -> [Description]? {
        guard let elements = value?.arrayValue else { return nil }
        var descriptions: [Description] = []
        for element in elements { descriptions.append(try Description(element)) }
        return descriptions
    }
}
