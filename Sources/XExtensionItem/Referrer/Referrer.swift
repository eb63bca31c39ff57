#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The app that shares, and where the content is to be found with it; clause 17.1.1.
public struct Referrer: Sendable {
    /// The name of the app as people know it.
    public var appName: String? { didSet { kept.edited(ReferrerMember.appName) } }
    /// The app's number in Apple's App Store, a string of digits.
    public var appStoreID: String? { didSet { kept.edited(ReferrerMember.appStoreID) } }
    /// The app's package name in Google Play.
    public var googlePlayID: String? { didSet { kept.edited(ReferrerMember.googlePlayID) } }
    /// The content on the web.
    public var webURL: URL? {
        get { writtenWebURL?.url }
        set {
            kept.edited(ReferrerMember.webURL)
            writtenWebURL = newValue.map(URLText.init)
        }
    }
    /// The content in the app on iOS.
    public var iOSAppURL: URL? {
        get { writtenIOSAppURL?.url }
        set {
            kept.edited(ReferrerMember.iOSAppURL)
            writtenIOSAppURL = newValue.map(URLText.init)
        }
    }
    /// The content in the app on Android.
    public var androidAppURL: URL? {
        get { writtenAndroidAppURL?.url }
        set {
            kept.edited(ReferrerMember.androidAppURL)
            writtenAndroidAppURL = newValue.map(URLText.init)
        }
    }
    var writtenWebURL, writtenIOSAppURL, writtenAndroidAppURL: URLText?
    var kept = KeptMembers()

    /// Members that the format does not define, kept and written back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Makes a referrer of what is known.
    public init(
        appName: String? = nil, appStoreID: String? = nil, googlePlayID: String? = nil,
        webURL: URL? = nil, iOSAppURL: URL? = nil, androidAppURL: URL? = nil
    ) {
        self.appName = appName
        self.appStoreID = appStoreID
        self.googlePlayID = googlePlayID
        writtenWebURL = webURL.map(URLText.init)
        writtenIOSAppURL = iOSAppURL.map(URLText.init)
        writtenAndroidAppURL = androidAppURL.map(URLText.init)
    }

    /// Whether nothing is known; such a referrer is not written.
    public var isEmpty: Bool {
        texts.allSatisfy { $0 == nil } && kept.isEmpty
    }
}

extension Referrer {
    /// Makes a referrer with the app's name as its Info.plist has it.
    ///
    /// - Parameter infoDictionary: the plist's values; the name is `CFBundleDisplayName`, else
    ///   `CFBundleName`, and none if neither is a string with something in it.
    public init(infoDictionary: [String: Any]) {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy
            .compactMap { infoDictionary[$0] as? String }
        self.init(appName: names.first { !$0.utf8.isEmpty })
    }
}

extension Referrer: Hashable {
    /// Whether two referrers are written alike: all six values and what else is kept.
    public static func == (left: Referrer, right: Referrer) -> Bool {
        zip(left.texts, right.texts).allSatisfy { $0.isIdentical(to: $1) }
            && left.kept == right.kept
    }

    /// Feeds the six values into a hasher.
    public func hash(into hasher: inout Hasher) {
        for text in texts { hasher.combine(bytesOf: text ?? "") }
    }

    /// The six values as they are written; nil for one that is not.
    private var texts: [String?] {
        [
            appName.unlessEmpty, appStoreID.unlessEmpty, googlePlayID.unlessEmpty,
            writtenWebURL?.text, writtenIOSAppURL?.text, writtenAndroidAppURL?.text,
        ]
    }
}

extension Referrer: CustomStringConvertible, CustomDebugStringConvertible {
    /// What is known of the app, in a line.
    public var description: String {
        let parts: [(name: String, text: String?)] = [
            ("", appName?.quotedStart), ("App Store ", appStoreID?.cut(to: 80)),
            ("Google Play ", googlePlayID?.cut(to: 80)),
            ("web ", webURL?.absoluteString.cut(to: 80)),
            ("iOS ", iOSAppURL?.absoluteString.cut(to: 80)),
            ("Android ", androidAppURL?.absoluteString.cut(to: 80)),
        ]
        let known = parts.compactMap { part in part.text.map { part.name + $0 } }
        return "Referrer(\(known.joined(separator: ", ")))"
    }

    /// The same as ``description``: never a megabyte.
    public var debugDescription: String { description }
}
