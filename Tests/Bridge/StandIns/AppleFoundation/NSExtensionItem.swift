// Stand-in for Foundation's NSExtensionItem.h and NSExtensionContext.h.
//
// Declared: NSExtensionItem.h of SDK 27; DougGregor/swift-concurrency-objc, iOS/Foundation. "The values
// of NSExtensionItem's properties will be reflected into the dictionary."
//
// Seen: on iOS the dictionary holds the title and the content text as RTF data (in a log of iOS
// 12.1 on qiita.com, for a PDF shared from Safari: <7b5c7274 66315c61 ...>), and the setter of the content
// text adds a paragraph style (the tests of tumblr/XExtensionItem). No source confirms this for macOS, so a
// test can choose either way of storing the texts.
@_exported public import Foundation

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public let NSExtensionItemAttributedTitleKey: String = "NSExtensionItemAttributedTitleKey"
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public let NSExtensionItemAttributedContentTextKey: String =
    "NSExtensionItemAttributedContentTextKey"
@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public let NSExtensionItemAttachmentsKey: String = "NSExtensionItemAttachmentsKey"

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
    /// The form in which the setters of the title and the content text store them in the user info.
    public enum TextStorage: CaseIterable, Sendable {
        case richText
        case attributedString
    }
    /// Chosen by tests.
    @TaskLocal public static var textStorage = TextStorage.richText

    open var userInfo: [AnyHashable: Any]?

    open var attributedTitle: NSAttributedString? {
        get { text(NSExtensionItemAttributedTitleKey) }
        set { set(newValue, NSExtensionItemAttributedTitleKey) }
    }

    open var attributedContentText: NSAttributedString? {
        get { text(NSExtensionItemAttributedContentTextKey) }
        set { set(newValue, NSExtensionItemAttributedContentTextKey) }
    }

    open var attachments: [NSItemProvider]? {
        get { userInfo?[NSExtensionItemAttachmentsKey].map { $0 as! [NSItemProvider] } }
        set { keep(newValue, NSExtensionItemAttachmentsKey) }
    }

    /// Returns nil for data that is not RTF, and traps if the object has an unexpected class.
    private func text(_ key: String) -> NSAttributedString? {
        guard let object = userInfo?[key] else { return nil }
        return object is NSData
            ? RichText.read(object as! NSData) : (object as! NSAttributedString)
    }

    private func set(_ text: NSAttributedString?, _ key: String) {
        switch Self.textStorage {
        case .richText: keep(text.map(RichText.write), key)
        case .attributedString: keep(text, key)
        }
    }

    private func keep(_ object: Any?, _ key: String) {
        var all = userInfo ?? [:]
        all[key] = object
        userInfo = all
    }

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        copy.userInfo = userInfo
        return copy
    }

    public static var supportsSecureCoding: Bool { true }

    /// Omits item providers, which can be encoded only for another process.
    public func encode(with coder: NSCoder) {
        let kept = NSMutableDictionary()
        for (key, value) in userInfo ?? [:] {
            guard let name = key.base as? String, name != NSExtensionItemAttachmentsKey else {
                continue
            }
            kept.setObject(value, forKey: name as NSString)
        }
        coder.encode(kept, forKey: "userInfo")
    }

    /// The classes of property lists, and NSURL.
    private static let classes: [AnyClass] = [
        NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
        NSURL.self,
    ]

    public required init?(coder: NSCoder) {
        let kept = coder.decodeObject(of: Self.classes, forKey: "userInfo") as? NSDictionary
        guard let kept else { return nil }
        userInfo = [:]
        for (key, value) in kept { userInfo?[key as? String ?? ""] = value }
    }
}

@available(*, unavailable)
extension NSExtensionItem: @unchecked Sendable {}

@available(iOS 8.0, macOS 10.10, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class NSExtensionContext: NSObject {
    /// Set by the host.
    public var items: [Any] = []
    /// The result of the extension: the returned items, or an error.
    public private(set) var answer: Result<[Any], any Error>?

    open var inputItems: [Any] { items }

    open func completeRequest(
        returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        answer = .success(items ?? [])
        completionHandler?(false)
    }

    @discardableResult
    open func completeRequest(returningItems items: [Any]?) async -> Bool {
        answer = .success(items ?? [])
        return false
    }

    open func cancelRequest(withError error: any Error) { answer = .failure(error) }
}
