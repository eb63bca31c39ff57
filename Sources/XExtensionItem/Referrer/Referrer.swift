#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The app that shares, and the URLs of the content on the web and in the app; clause 17.1.1.
public struct Referrer: Sendable {
    /// The app's name as its users know it.
    public var appName: String? { didSet { kept.edited(ReferrerMember.appName) } }
    /// The app's numeric ID in Apple's App Store, a string of digits.
    public var appStoreID: String? { didSet { kept.edited(ReferrerMember.appStoreID) } }
    /// The app's package name in Google Play.
    public var googlePlayID: String? { didSet { kept.edited(ReferrerMember.googlePlayID) } }
    /// The URL of the content on the web.
    public var webURL: URL? {
        get { writtenWebURL?.url }
        set {
            kept.edited(ReferrerMember.webURL)
            writtenWebURL = newValue.map(URLText.init)
        }
    }
    /// The URL that opens the content in the app on iOS.
    public var iOSAppURL: URL? {
        get { writtenIOSAppURL?.url }
        set {
            kept.edited(ReferrerMember.iOSAppURL)
            writtenIOSAppURL = newValue.map(URLText.init)
        }
    }
    /// The URL that opens the content in the app on Android.
    public var androidAppURL: URL? {
        get { writtenAndroidAppURL?.url }
        set {
            kept.edited(ReferrerMember.androidAppURL)
            writtenAndroidAppURL = newValue.map(URLText.init)
        }
    }
    var writtenWebURL, writtenIOSAppURL, writtenAndroidAppURL: URLText?
    var kept = KeptMembers()

    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates a referrer from any of its values.
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

    /// Whether there are no values; such a referrer is not encoded.
    public var isEmpty: Bool {
        texts.allSatisfy { $0 == nil } && kept.isEmpty
    }
}

extension Referrer {
    /// Creates a referrer with the app's name from its Info.plist.
    ///
    ///     item.referrer = Referrer(infoDictionary: Bundle.main.infoDictionary ?? [:])
    ///
    /// - Parameter infoDictionary: the values of the Info.plist. The name is `CFBundleDisplayName`,
    ///   or else `CFBundleName`; nil if neither is a string that is not empty.
    public init(infoDictionary: [String: Any]) {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy
            .compactMap { infoDictionary[$0] as? String }
        self.init(appName: names.first { !$0.utf8.isEmpty })
    }
}

extension Referrer: Hashable {
    /// Whether two referrers encode to the same bytes.
    public static func == (left: Referrer, right: Referrer) -> Bool {
        zip(left.texts, right.texts).allSatisfy { $0.isIdentical(to: $1) }
            && left.kept == right.kept
    }

    /// Hashes the six values.
    public func hash(into hasher: inout Hasher) {
        for text in texts { hasher.combine(bytesOf: text ?? "") }
    }

    /// The six values as they are encoded; nil for an absent one.
    private var texts: [String?] {
        [
            appName.unlessEmpty, appStoreID.unlessEmpty, googlePlayID.unlessEmpty,
            writtenWebURL?.text, writtenIOSAppURL?.text, writtenAndroidAppURL?.text,
        ]
    }
}

extension Referrer: CustomStringConvertible, CustomDebugStringConvertible {
    /// The known values in one line.
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

    /// The same as ``description``.
    public var debugDescription: String { description }
}
