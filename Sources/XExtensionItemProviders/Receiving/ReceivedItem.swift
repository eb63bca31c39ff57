#if canImport(ObjectiveC) || STAND_INS
    public import Essentials
    public import XExtensionItem

    /// An extension item as an extension receives it; its attachments are not loaded yet.
    ///
    ///     for case let input as NSExtensionItem in context.inputItems {
    ///         let received = ReceivedItem(input)
    ///         let (item, losses) = try await received.extensionItem()
    ///     }
    ///
    /// Some hosts pass one extension item for each activity item, so read each extension item
    /// separately.
    public struct ReceivedItem: Sendable {
        /// The title, without styling.
        public let title: String?
        /// The content text.
        public let contentText: AttributedText?
        /// The user info, without the keys that the system derives from other properties.
        public let userInfo: WireDictionary
        /// The attachments; the first is the main attachment.
        public let attachments: [ReceivedAttachment]
        /// The objects and attributes that a payload cannot represent; part of the losses of
        /// ``extensionItem(conformingTo:namespaces:atOnce:progress:)``.
        package let objectLosses: [Loss]

        /// Reads the properties of an extension item.
        ///
        /// - Parameters:
        ///   - item: the extension item.
        ///   - styling: the attributes of styled text to read; those of Foundation by default. On
        ///     platforms with UIKit, pass `.uiKit`.
        public init(_ item: NSExtensionItem, styling: TextStyling = .foundation) {
            let properties = SystemProperties(item)
            var losses = properties.losses
            var reader = ObjectReader(at: "")
            userInfo = reader.members(of: properties.userInfo)
            losses += reader.losses
            title = properties.title?.string
            if let title = properties.title, title.isStyled(styling) {
                losses.append(
                    .notCarried(SystemProperties.titlePointer, "the styling of the title"))
            }
            // Safari sets the content text to an empty string, which counts as absent.
            contentText = properties.contentText.flatMap { text in
                guard text.length > 0 else { return nil }
                return AttributedText(
                    text, styling, at: SystemProperties.contentTextPointer, &losses)
            }
            attachments = properties.attachments.map(ReceivedAttachment.init)
            objectLosses = losses
        }

        /// Creates an item from the item providers of a drop or a pasteboard, which have no other
        /// properties.
        public init(itemProviders: [NSItemProvider]) {
            title = nil
            contentText = nil
            userInfo = WireDictionary()
            attachments = itemProviders.map(ReceivedAttachment.init)
            objectLosses = []
        }
    }

    extension NSAttributedString {
        /// Whether the string has attributes other than those that the system adds.
        func isStyled(_ styling: TextStyling) -> Bool {
            var losses: [Loss] = []
            let text = AttributedText(self, styling, at: "", &losses)
            return !losses.isEmpty || text.runs.contains { !$0.hasSameStyle(as: TextRun("")) }
        }
    }

    /// The properties of an extension item, each checked for its class.
    ///
    /// The system keeps the properties in the user info, where a sender can put objects of any
    /// class. Reading a property traps if its object has the wrong class. On iOS, the user info
    /// contains text as RTF data, which the properties decode.
    struct SystemProperties {
        private(set) var userInfo: [(key: Any, value: Any)] = []
        private(set) var title: NSAttributedString?
        private(set) var contentText: NSAttributedString?
        private(set) var attachments: [NSItemProvider] = []
        private(set) var losses: [Loss] = []

        static let titlePointer = JSONPointer.step(NSExtensionItemAttributedTitleKey)
        static let contentTextPointer = JSONPointer.step(NSExtensionItemAttributedContentTextKey)
        static let attachmentsPointer = JSONPointer.step(NSExtensionItemAttachmentsKey)

        init(_ item: NSExtensionItem) {
            let all = item.userInfo ?? [:]
            let text = "an attributed string"
            title = property(all, NSExtensionItemAttributedTitleKey, text) { item.attributedTitle }
            contentText = property(all, NSExtensionItemAttributedContentTextKey, text) {
                item.attributedContentText
            }
            attachments =
                property(all, NSExtensionItemAttachmentsKey, "an array of item providers") {
                    item.attachments
                } ?? []
            for (key, value) in all {
                if let name = key.base as? String, Self.isSystemKey(name) { continue }
                userInfo.append((key, value))
            }
        }

        /// Whether a key of the user info is the system's own: the key of a property, or a key that
        /// UIKit, Safari or Foundation adds.
        static func isSystemKey(_ name: String) -> Bool {
            let own: [String] = [
                NSExtensionItemAttributedTitleKey, NSExtensionItemAttributedContentTextKey,
                NSExtensionItemAttachmentsKey, "supportsJavaScript",
            ]
            return own.contains(name)
                || ["com.apple.UIKit.", "_NSExtensionItem"].contains {
                    name.utf8.starts(with: $0.utf8)
                }
        }

        private mutating func property<Value>(
            _ all: [AnyHashable: Any], _ key: String, _ expected: String,
            _ property: () -> Value?
        ) -> Value? {
            guard let object = all[key] else { return property() }
            if let value = object as? Value { return value }
            if object is NSData, Value.self == NSAttributedString.self, let text = property() {
                return text
            }
            losses.append(
                Loss(
                    code: .memberType, pointer: JSONPointer.step(key),
                    message: "expected \(expected), found \(type(of: object))"))
            return nil
        }
    }
#endif
