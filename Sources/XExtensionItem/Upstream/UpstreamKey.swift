/// The keys that have a special meaning in upstream's `userInfo`; clause 23.1.1.
enum UpstreamKey: String {
    case generic = "x-extension-item"
    case title = "NSExtensionItemAttributedTitleKey"
    case contentText = "NSExtensionItemAttributedContentTextKey"
    case attachments = "NSExtensionItemAttachmentsKey"

    /// The keys that the system derives from an extension item's other properties.
    static let system: [UpstreamKey] = [.title, .contentText, .attachments]

    /// The key that must not be the only key of a dictionary; clause 7.2.5.
    private static let uid = "CF$UID"

    var pointer: String { JSONPointer.step(rawValue) }

    /// Returns the reason why user info or a parameter cannot have a key, or nil if the key is
    /// allowed.
    static func fault(in key: String) -> (code: Finding.Code, message: String)? {
        if key.utf8.starts(with: generic.rawValue.utf8) {
            return (
                .reservedUserInfo,
                "the key \(key.quotedStart) is reserved for upstream's own values"
            )
        }
        if system.contains(where: { $0.rawValue.isIdentical(to: key) }) {
            return (.reservedUserInfo, "the key \(key.quotedStart) is reserved for the system")
        }
        if key.isIdentical(to: uid) || key.utf8.reversed().starts(with: ".\(uid)".utf8.reversed()) {
            return (
                .uid,
                "the key “CF$UID” is not allowed: it must never be the only key of a dictionary"
            )
        }
        return nil
    }

    static func isUID(_ dictionary: WireDictionary) -> Bool {
        dictionary.count == 1 && dictionary[uid] != nil
    }
}

/// The keys of the dictionary of generic parameters; clause 23.1.2.
enum GenericUpstreamKey: String, CaseIterable {
    case tags
    case sourceURL = "source-url"
    case referrerName = "referrer-name"
    case referrerAppStoreID = "referrer-app-store-id"
    case referrerGooglePlayID = "referrer-google-play-id"
    case referrerWebURL = "referrer-web-url"
    case referrerIOSAppURL = "referrer-ios-app-url"
    case referrerAndroidAppURL = "referrer-android-app-url"

    var pointer: String { UpstreamKey.generic.pointer + JSONPointer.step(rawValue) }

    static func has(_ key: String) -> Bool {
        allCases.contains { $0.rawValue.isIdentical(to: key) }
    }
}
