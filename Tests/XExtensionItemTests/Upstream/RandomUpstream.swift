import Foundation
import XExtensionItem

// The tests of the bridge compile this file and `SplitMix64.swift` in their own module.
#if canImport(SeededRandom)
    import SeededRandom
#endif

/// Random upstream items and payloads. They use few names and all kinds of values, so that several
/// rules apply at once.
struct RandomUpstream {
    private var random: SplitMix64
    /// Whether every generated value can be written. Readers may still report findings.
    private let isWritable: Bool

    init(seed: UInt64, isWritable: Bool = false) {
        random = SplitMix64(seed: seed)
        self.isWritable = isWritable
    }

    static let namespaces = ["com.a", "com.a.b", "x-extension-item.a"]

    mutating func below(_ bound: Int) -> Int { random.below(bound) }

    mutating func one<T>(of things: [T]) -> T { things[below(things.count)] }

    private mutating func some<T>(_ make: (inout Self) -> T) -> T? {
        below(3) == 0 ? nil : make(&self)
    }

    mutating func string() -> String {
        one(of: ["", "a", "\u{E9}", "e\u{301}", "a:b", "\u{0}\r", "$data", "/~01"])
    }

    mutating func url() -> URL {
        let good = ["https://a.example/b%20c", "A:b", "tel:1"]
        let text = one(of: good + (isWritable ? [] : ["file:///x", "/x", "data:,x"]))
        return URL(string: text) ?? URL(filePath: "/")
    }

    mutating func key() -> String {
        let key = one(of: [
            "", "a", "b", "com.a", "com.a.", "com.a.b", "com.a.b.c", "com.a.b.c.d", "com.a.CF$UID",
            "com.a.b.CF$UID", "com.tumblr.tumblr.a", "x-extension-item", "x-extension-item.a",
            "x-extension-item.a.b", "NSExtensionItemAttributedTitleKey", "CF$UID", "$a", "\u{1}",
            "\u{E9}", "e\u{301}", "com.\u{212A}.a", "a/b~c", "plain.a",
        ])
        return isWritable && key == "CF$UID" ? "CF$UIDs" : key
    }

    mutating func value(_ depth: Int = 0) -> WireValue {
        switch below(depth > 2 ? 8 : 11) {
        case 0: .boolean(below(2) == 0)
        case 1: .number(WireNumber(integerLiteral: Int64(below(9)) - 4))
        case 2, 3: .string(string())
        case 4: .data(WireData(Data(string().utf8)))
        case 5: WireDate(millisecondsSince1970: Int64(below(5_000))).map(WireValue.date) ?? 0
        case 6: .url(url())
        case 7: .unknownTag("$p", .string(string()))
        case 8, 9: .array((0..<below(3)).map { _ in value(depth + 1) })
        default: .dictionary(dictionary(depth + 1))
        }
    }

    mutating func dictionary(_ depth: Int = 0) -> WireDictionary {
        WireDictionary((0..<below(4)).map { _ in (key(), value(depth)) })
    }

    private mutating func generic() -> WireDictionary {
        let keys = [
            "tags", "source-url", "referrer-name", "referrer-app-store-id",
            "referrer-google-play-id", "referrer-web-url", "referrer-ios-app-url",
            "referrer-android-app-url", "other",
        ]
        return WireDictionary(
            keys.compactMap { key -> WireDictionary.Member? in
                switch below(4) {
                case 0: nil
                case 1: (key, value())
                default: (key, key == "tags" ? ["a", .string(string())] : fitting(key))
                }
            })
    }

    private mutating func fitting(_ key: String) -> WireValue {
        key.hasSuffix("url") ? .url(url()) : .string(string())
    }

    mutating func text() -> AttributedText {
        AttributedText(
            (0..<below(4)).map { _ in
                var run = TextRun(string())
                (run.isBold, run.isCode) = (below(2) == 0, below(3) == 0)
                run.link = some { $0.url() }
                run.fontSize = some { $0.one(of: $0.isWritable ? [1.5, 2] : [1.5, 0, .nan]) }
                run.fontName = some { $0.string() }
                if below(4) == 0 { run.unknownMembers = ["com.example.x": 1] }
                return run
            })
    }

    mutating func attachment() -> ExtensionItem.Attachment {
        var attachment = ExtensionItem.Attachment(
            representations: (0..<(1 + below(3))).map { representation($0) })
        attachment.suggestedName = some { $0.one(of: $0.isWritable ? ["a.png"] : ["../a", ""]) }
        if below(4) == 0 { attachment.unknownMembers = ["com.example.x": 1] }
        return attachment
    }

    private mutating func representation(_ position: Int) -> Representation {
        let content = content()
        let good: [[TypeIdentifier]] = [[.png, "a.b"], ["image/png", "a.c"], ["a.e"]]
        let types: [TypeIdentifier] = [.png, "PUBLIC.PNG", "image/png", "a.b", "png", .url]
        var result = Representation(
            typeIdentifier: one(of: isWritable ? good[position] : types), content: content)
        if case .url = content {
            result.typeIdentifier = isWritable ? [.url, "a.f", "a.g"][position] : .url
        }
        if case .unknown = content { result.unknownMembers = ["com.example.y": value()] }
        return result
    }

    private mutating func content() -> Representation.Content {
        switch below(6) {
        case 0: .url(URLText(url()))
        case 1: .text(string())
        case 2: .data(WireData(Data(string().utf8)))
        case 3:
            .file(
                FileReference(
                    path: isWritable
                        ? "attachments/\(below(1_000_000))" : one(of: ["attachments/a", "x"]),
                    byteCount: 1))
        case 4: .unknown
        default: .propertyList(value())
        }
    }

    mutating func upstreamItem() -> UpstreamItem {
        var userInfo = dictionary()
        for _ in 0..<below(6) { userInfo[key()] = value() }
        if below(3) > 0 { userInfo["x-extension-item"] = .dictionary(generic()) }
        return UpstreamItem(
            userInfo: userInfo, title: some { $0.string() }, contentText: some { $0.text() },
            attachments: [.text("x")] + (0..<below(3)).map { _ in attachment() },
            thumbnail: some { Representation.url($0.url()) })
    }

    /// A random item, which may have values that cannot be written.
    mutating func item() -> ExtensionItem {
        var item = ExtensionItem(text: "x")
        if below(3) > 0 { item.mainAttachment = attachment() }
        item.additionalAttachments = (0..<below(3)).map { _ in attachment() }
        item.title = some { $0.string() }
        item.contentText = some { $0.text() }
        item.tags = (0..<below(3)).map { _ in string() }
        item.sourceURL = some { $0.url() }
        item.referrer = some {
            Referrer(
                appName: $0.string(), appStoreID: $0.some { $0.string() }, webURL: $0.url(),
                iOSAppURL: $0.some { $0.url() })
        }
        item.thumbnail = some { Representation.url($0.url()) }
        item.userInfo = dictionary()
        for _ in 0..<below(5) { item.userInfo[key()] = value() }
        for namespace in Self.namespaces + ["com.tumblr.tumblr", "plain"] where below(2) == 0 {
            item.parameters[namespace] = dictionary(1)
            for _ in 0..<below(3) {
                item.parameters[namespace][one(of: isWritable ? ["a", "b", "b.c"] : ["CF$UID"])] =
                    value()
            }
        }
        if below(4) == 0 { item.unknownMembers = ["com.example.x": value()] }
        if below(4) == 0 { item.excludedActivities = [.mail] }
        return item
    }

    /// Replaces some of the values for one activity.
    mutating func change(_ overlay: inout ExtensionItem.Overlay) {
        let other = item()
        if let title = some({ $0.string() }) { overlay.title = title }
        if let text = some({ $0.text() }) { overlay.contentText = text }
        if below(2) == 0 { overlay.tags = other.tags }
        if below(2) == 0 { overlay.parameters = other.parameters }
        if below(2) == 0 { overlay.userInfo = other.userInfo }
        if below(2) == 0 { overlay.sourceURL = nil }
        if below(2) == 0 { overlay.referrer = nil }
        if below(2) == 0 { overlay.additionalAttachments = other.additionalAttachments }
    }
}
