// Stand-in for Foundation's NSExtensionItem.h and NSExtensionContext.h.
//
// Signatures: DougGregor/swift-concurrency-objc, iOS/Foundation/NSExtensionItem.swift and
// NSExtensionContext.swift; onestack.dev, Foundation/NSExtensionItem (SDK 27.1) agrees.
// Behavior: tumblr/XExtensionItem sets the user info before the other properties, because the
// system keeps them in it.
@_exported public import Foundation

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

open class NSExtensionItem: NSObject {
    open var userInfo: [AnyHashable: Any]?

    // The real getters trap on an object of another class, as these do.
    open var attributedTitle: NSAttributedString? {
        get { userInfo?[NSExtensionItemAttributedTitleKey].map { $0 as! NSAttributedString } }
        set { set(newValue, NSExtensionItemAttributedTitleKey) }
    }
    open var attributedContentText: NSAttributedString? {
        get { userInfo?[NSExtensionItemAttributedContentTextKey].map { $0 as! NSAttributedString } }
        set { set(newValue, NSExtensionItemAttributedContentTextKey) }
    }
    open var attachments: [NSItemProvider]? {
        get { userInfo?[NSExtensionItemAttachmentsKey].map { $0 as! [NSItemProvider] } }
        set { set(newValue, NSExtensionItemAttachmentsKey) }
    }

    private func set(_ value: Any?, _ key: String) {
        var all = userInfo ?? [:]
        all[key] = value
        userInfo = all
    }

    public override init() { super.init() }
}

@available(*, unavailable)
extension NSExtensionItem: @unchecked Sendable {}

open class NSExtensionContext: NSObject {
    /// Set by the host.
    public var items: [Any] = []
    /// What the extension answered: the returned items, or an error.
    public private(set) var answer: Result<[Any], any Error>?

    open var inputItems: [Any] { items }

    open func completeRequest(
        returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        answer = .success(items ?? [])
        completionHandler?(false)
    }

    open func cancelRequest(withError error: any Error) { answer = .failure(error) }
}
