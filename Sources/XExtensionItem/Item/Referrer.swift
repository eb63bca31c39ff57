public import Essentials

/// The app that shares an item, and the URLs of the content on the web and in the app; clause
/// 17.1.1.
public struct Referrer: Sendable {
    /// An empty string counts as absent.
    struct Values: Sendable {
        var appName, appStoreID, googlePlayID: String?
        var webURL, iOSAppURL, androidAppURL: URLText?
        var kept = KeptMembers()
    }

    /// The values, as the only element of an array.
    ///
    /// Copying a referrer then copies only one reference, and large values can still be mutated in
    /// place.
    private var stored: [Values]
    /// The app's name as users see it.
    public var appName: String? {
        get { stored[0].appName }
        set { edit(.appName) { $0.appName = newValue } }
    }
    /// The app's numeric ID in Apple's App Store, a string of digits.
    public var appStoreID: String? {
        get { stored[0].appStoreID }
        set { edit(.appStoreID) { $0.appStoreID = newValue } }
    }
    /// The app's package name in Google Play.
    public var googlePlayID: String? {
        get { stored[0].googlePlayID }
        set { edit(.googlePlayID) { $0.googlePlayID = newValue } }
    }
    /// The URL of the content on the web.
    public var webURL: URL? {
        get { stored[0].webURL?.url }
        set { edit(.webURL) { $0.webURL = newValue.map(URLText.init) } }
    }
    /// The URL that opens the content in the app on iOS.
    public var iOSAppURL: URL? {
        get { stored[0].iOSAppURL?.url }
        set { edit(.iOSAppURL) { $0.iOSAppURL = newValue.map(URLText.init) } }
    }
    /// The URL that opens the content in the app on Android.
    public var androidAppURL: URL? {
        get { stored[0].androidAppURL?.url }
        set { edit(.androidAppURL) { $0.androidAppURL = newValue.map(URLText.init) } }
    }

    private mutating func edit(_ member: ReferrerMember, _ change: (inout Values) -> Void) {
        stored[0].kept.dropSetAside(for: member)
        change(&stored[0])
    }

    var values: Values { stored[0] }
    var kept: KeptMembers {
        get { stored[0].kept }
        _modify { yield &stored[0].kept }
    }

    /// The members that the format does not define. Encoding writes them back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates a referrer from any of its values.
    public init(
        appName: String? = nil, appStoreID: String? = nil, googlePlayID: String? = nil,
        webURL: URL? = nil, iOSAppURL: URL? = nil, androidAppURL: URL? = nil
    ) {
        self.init(
            Values(
                appName: appName, appStoreID: appStoreID, googlePlayID: googlePlayID,
                webURL: webURL.map(URLText.init), iOSAppURL: iOSAppURL.map(URLText.init),
                androidAppURL: androidAppURL.map(URLText.init)))
    }

    init(_ values: consuming Values) {
        stored = [values]
    }

    /// Whether there are no values, and no members to write back; such a referrer is not encoded.
    public var isEmpty: Bool { stored[0].isEmpty && kept.isEmpty }
}

extension Referrer.Values {
    var isEmpty: Bool {
        appName.isNilOrEmpty && appStoreID.isNilOrEmpty && googlePlayID.isNilOrEmpty
            && webURL == nil && iOSAppURL == nil && androidAppURL == nil
    }

    fileprivate var texts: [String?] {
        [
            appName.unlessEmpty, appStoreID.unlessEmpty, googlePlayID.unlessEmpty,
            webURL?.text, iOSAppURL?.text, androidAppURL?.text,
        ]
    }
}

extension Referrer {
    /// Creates a referrer with the app's name from its Info.plist.
    ///
    ///     item.referrer = Referrer(infoDictionary: Bundle.main.infoDictionary ?? [:])
    ///
    /// - Parameter infoDictionary: the values of the Info.plist. The name is `CFBundleDisplayName`,
    ///   or else `CFBundleName`; nil if neither is a non-empty string.
    public init(infoDictionary: [String: Any]) {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy
            .compactMap { infoDictionary[$0] as? String }
        self.init(appName: names.first { !$0.utf8.isEmpty })
    }
}

extension Referrer: Hashable {
    /// Whether two referrers encode to the same bytes.
    public static func == (left: Referrer, right: Referrer) -> Bool {
        zip(left.values.texts, right.values.texts).allSatisfy { $0.isIdentical(to: $1) }
            && left.kept == right.kept
    }

    /// Hashes the six values.
    public func hash(into hasher: inout Hasher) {
        for text in values.texts { hasher.combine(bytesOf: text ?? "") }
    }
}

extension Referrer: CustomStringConvertible {
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
}

extension ItemWalk {
    /// Returns nil if no member is usable; clause 17.1.1.
    mutating func referrer(_ node: WireNode, _ bytes: RawSpan) -> Referrer? {
        guard isDictionary(node) else { return nil }
        var values = Referrer.Values()
        var kept = KeptMembers()
        members(of: node, bytes, keepingIn: &kept) {
            (walk: inout ItemWalk, name: ReferrerMember, node, kept: inout KeptMembers) in
            switch name {
            case .appName: values.appName = walk.take(name, node, &kept) { $0.line($1, bytes) }
            case .appStoreID:
                values.appStoreID = walk.take(name, node, &kept) { $0.string($1, bytes) }
            case .googlePlayID:
                values.googlePlayID = walk.take(name, node, &kept) { $0.string($1, bytes) }
            case .webURL: values.webURL = walk.take(name, node, &kept) { $0.urlText($1, bytes) }
            case .iOSAppURL:
                values.iOSAppURL = walk.take(name, node, &kept) { $0.urlText($1, bytes) }
            case .androidAppURL:
                values.androidAppURL = walk.take(name, node, &kept) { $0.urlText($1, bytes) }
            }
        }
        values.kept = kept
        guard !values.isEmpty || !kept.unknown.isEmpty else { return nil }
        return Referrer(values)
    }
}

extension Referrer: MemberValue {
    func write(to writer: inout ItemWriter) throws(PayloadError) {
        let values = self.values
        var members = try MemberWriter<ReferrerMember>(kept, &writer)
        try members.write(.androidAppURL, checked: values.androidAppURL, &writer)
        try members.write(.appName, checked: values.appName.unlessEmpty, &writer)
        try members.write(.appStoreID, checked: values.appStoreID.unlessEmpty, &writer)
        try members.write(.googlePlayID, checked: values.googlePlayID.unlessEmpty, &writer)
        try members.write(.iOSAppURL, checked: values.iOSAppURL, &writer)
        try members.write(.webURL, checked: values.webURL, &writer)
        try members.finish(&writer)
    }
}
