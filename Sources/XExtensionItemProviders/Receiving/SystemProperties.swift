#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        import AppleFoundation
    #else
        import Foundation
    #endif
    import XExtensionItem

    /// The properties of an extension item, each checked for its class.
    ///
    /// The system keeps the properties in the user info, where a sender can put objects of any class.
    /// A property whose object has another class must not be touched: using it would trap.
    struct SystemProperties {
        private(set) var userInfo: [(key: Any, value: Any)] = []
        private(set) var title: NSAttributedString?
        private(set) var contentText: NSAttributedString?
        private(set) var attachments: [NSItemProvider] = []
        private(set) var losses: [UpstreamLoss] = []

        static let titlePointer = NSExtensionItemAttributedTitleKey.pointerStep
        static let contentTextPointer = NSExtensionItemAttributedContentTextKey.pointerStep
        static let attachmentsPointer = NSExtensionItemAttachmentsKey.pointerStep

        init(_ item: NSExtensionItem) {
            let all = item.userInfo ?? [:]
            title = property(all, NSExtensionItemAttributedTitleKey) { item.attributedTitle }
            contentText = property(all, NSExtensionItemAttributedContentTextKey) {
                item.attributedContentText
            }
            attachments = property(all, NSExtensionItemAttachmentsKey) { item.attachments } ?? []
            let own = [
                NSExtensionItemAttributedTitleKey, NSExtensionItemAttributedContentTextKey,
                NSExtensionItemAttachmentsKey,
            ]
            for (key, value) in all {
                if let name = key.base as? String, own.contains(name) { continue }
                userInfo.append((key, value))
            }
        }

        /// Returns the object under a key of the user info, or else the property.
        private mutating func property<Value>(
            _ all: [AnyHashable: Any], _ key: String, _ property: () -> Value?
        ) -> Value? {
            guard let object = all[key] else { return property() }
            if let value = object as? Value { return value }
            losses.append(
                UpstreamLoss(
                    code: .memberType, pointer: key.pointerStep,
                    message: "an object of class \(type(of: object)) instead of the system's own"))
            return nil
        }
    }
#endif
