#if canImport(ObjectiveC) || canImport(AppleFoundation)
    #if canImport(AppleFoundation)
        public import AppleFoundation
    #else
        public import Foundation
    #endif
    public import XExtensionItem

    /// An extension item as an extension receives it; its attachments are not loaded yet.
    ///
    ///     for case let input as NSExtensionItem in context.inputItems {
    ///         let received = ReceivedItem(input)
    ///         let (item, losses) = try await received.extensionItem()
    ///     }
    ///
    /// Some hosts hand over one extension item for each activity item, so read each for itself.
    public struct ReceivedItem: Sendable {
        /// The title, without styling.
        public let title: String?
        /// The content text.
        public let contentText: AttributedText?
        /// The user info, without the keys that the system derives from other properties.
        public let userInfo: WireDictionary
        /// The attachments; the first is the main attachment.
        public let attachments: [ReceivedAttachment]
        /// The objects and attributes that no payload holds.
        public let objectLosses: [UpstreamLoss]

        /// Reads the properties of an extension item.
        ///
        /// - Parameters:
        ///   - item: the extension item.
        ///   - styling: the attributes of styled text to read; those of Foundation by default.
        public init(_ item: NSExtensionItem, styling: TextStyling = .foundation) {
            let properties = SystemProperties(item)
            var losses = properties.losses
            var reader = ObjectReader(at: "")
            userInfo = reader.members(of: properties.userInfo)
            losses += reader.losses
            title = properties.title?.string
            if let title = properties.title, title.hasAttributes {
                losses.append(
                    UpstreamLoss(
                        code: .notCarriedUpstream, pointer: SystemProperties.titlePointer,
                        message: "the styling of the title"))
            }
            contentText = properties.contentText.map {
                AttributedText($0, styling, at: SystemProperties.contentTextPointer, &losses)
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
        fileprivate var hasAttributes: Bool {
            var hasAttributes = false
            enumerateAttributes(
                in: NSRange(location: 0, length: length), options: []
            ) { attributes, _, _ in
                if !attributes.isEmpty { hasAttributes = true }
            }
            return hasAttributes
        }
    }
#endif
