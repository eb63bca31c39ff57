import Essentials
import ShareTargets
import XExtensionItem

/// The object of `inspect --json`, as `Schemas/tool/inspect.schema.json` describes it.
enum ItemObject {
    static func object(_ item: ExtensionItem, file: String) -> WireDictionary {
        var object: WireDictionary = [
            "file": .string(file), "version": .string("\(item.version)"),
            "attachments": .array(item.attachments.enumerated().map(attachment)),
            "activities": names(item.activities),
            "excluded-activities": names(item.excludedActivities),
            "other-members": .dictionary(item.unknownMembers),
        ]
        for member in SharedMember.allCases { object[member.rawValue] = value(member, of: item) }
        return object
    }

    /// Returns the value of a member; nil if the item lacks it.
    private static func value(_ member: SharedMember, of item: ExtensionItem) -> WireValue? {
        switch member {
        // The property `attachments` shows both.
        case .mainAttachment, .additionalAttachments: nil
        case .title: item.title.map(WireValue.string)
        case .contentText: item.contentText.map { .string($0.plainText) }
        case .sourceURL: item.sourceURL.map { .string($0.absoluteString) }
        case .thumbnail: item.thumbnail.map(representation)
        case .referrer: item.referrer.map { .dictionary(referrer($0)) }
        case .tags: .array(item.tags.map(WireValue.string))
        case .parameters: .dictionary(parameters(item.parameters))
        case .userInfo: .dictionary(item.userInfo)
        }
    }

    private static func names(_ activities: [ActivityType]) -> WireValue {
        .array(activities.map { .string($0.rawValue) })
    }

    private static func parameters(_ parameters: Parameters) -> WireDictionary {
        var object = parameters.unknownMembers
        for namespace in parameters.namespaces {
            object[namespace] = .dictionary(parameters[namespace])
        }
        return object
    }

    private static func attachment(
        _ position: Int, _ attachment: ExtensionItem.Attachment
    ) -> WireValue {
        let pointer =
            position == 0 ? "/main-attachment" : "/additional-attachments/\(position - 1)"
        var object: WireDictionary = [
            "attachment": .string(AttachmentName.text(position)), "pointer": .string(pointer),
            "representations": .array(attachment.representations.map(representation)),
        ]
        object["suggested-name"] = attachment.suggestedName.map(WireValue.string)
        return .dictionary(object)
    }

    private static func representation(_ one: Representation) -> WireValue {
        var object: WireDictionary = ["type-identifier": .string(one.typeIdentifier.rawValue)]
        switch one.content {
        case .url(let url): object["url"] = .string(url.text)
        case .text(let text): object["text"] = .string(text)
        case .data: object["byte-count"] = one.byteCount.map { .init($0) }
        case .file(let file):
            object["byte-count"] = .init(file.byteCount)
            object["file"] = .string(file.path)
        case .propertyList(let value): object["property-list"] = value
        case .unknown: object["unknown"] = true
        }
        return .dictionary(object)
    }

    private static func referrer(_ referrer: Referrer) -> WireDictionary {
        var object = referrer.unknownMembers
        for option in ReferrerOption.allCases {
            object[option.member] = option.text(of: referrer).map(WireValue.string)
        }
        return object
    }
}
