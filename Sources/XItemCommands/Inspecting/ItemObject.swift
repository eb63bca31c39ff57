import Essentials
import ShareTargets
import XExtensionItem

/// The object of `inspect --json`, as `Schemas/tool/inspect.schema.json` describes it.
enum ItemObject {
    static func object(_ item: ExtensionItem, file: String) -> WireDictionary {
        var object: WireDictionary = [
            "file": .string(file), "version": .string("\(item.version)"),
            "attachments": .array(item.attachments.enumerated().map(attachment)),
            "tags": .array(item.tags.map(WireValue.string)),
            "activities": names(item.activities),
            "excluded-activities": names(item.excludedActivities),
            "parameters": .dictionary(parameters(item.parameters)),
            "user-info": .dictionary(item.userInfo),
            "other-members": .dictionary(item.unknownMembers),
        ]
        object["title"] = item.title.map(WireValue.string)
        object["content-text"] = item.contentText.map { .string($0.plainText) }
        object["source-url"] = item.sourceURL.map { .string($0.absoluteString) }
        object["thumbnail"] = item.thumbnail.map(representation)
        object["referrer"] = item.referrer.map { .dictionary(referrer($0)) }
        return object
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
        let texts: KeyValuePairs<String, String?> = [
            "app-name": referrer.appName, "app-store-id": referrer.appStoreID,
            "google-play-id": referrer.googlePlayID, "web-url": referrer.webURL?.absoluteString,
            "ios-app-url": referrer.iOSAppURL?.absoluteString,
            "android-app-url": referrer.androidAppURL?.absoluteString,
        ]
        for (name, text) in texts { object[name] = text.map(WireValue.string) }
        return object
    }
}
