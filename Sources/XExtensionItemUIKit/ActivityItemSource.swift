#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit
    public import XExtensionItem
    public import XExtensionItemProviders

    /// Provides an existing item to a share sheet.
    ///
    /// The share sheet calls the methods of this class on the main thread, so they load no
    /// attachments, only a thumbnail. For content that is created on demand, use
    /// ``ActivityItemProvider``.
    ///
    /// `UIActivityItemSource` is not isolated to an actor, so these methods are not isolated
    /// either.
    public final class ActivityItemSource: NSObject, UIActivityItemSource, Sendable {
        private let shared: ExtensionItem
        private let rules: DeliveryRules
        private let options: SendingOptions

        /// Creates the source of one activity item.
        ///
        /// - Parameters:
        ///   - item: the item, including its values for single activities.
        ///   - rules: the activities that get only the main attachment.
        ///   - options: the attributes for styled text, and whether to include the payload. By
        ///     default, styled text has fonts and colors of UIKit, and the payload is not included.
        public init(
            _ item: ExtensionItem, rules: DeliveryRules = .standard,
            options: SendingOptions = .uiKit
        ) {
            shared = item
            self.rules = rules
            self.options = options
        }

        /// Returns the losses of the extension item for an activity. Some activities get only the
        /// main attachment, with the title and the thumbnail; every other value is then a loss.
        ///
        /// - Throws: the errors of `ExtensionItem/systemItem(for:_:)`. The activity then gets
        ///   nothing.
        public func losses(for activity: ActivityType) throws(PayloadError) -> [Loss] {
            guard rules.mainAttachmentOnlyActivities.contains(activity) else {
                return try shared.systemItem(for: activity, options).losses
            }
            let item = shared.resolved(for: activity)
            return PlainObject.losses(of: item, Self.plainObject(for: item.mainAttachment))
        }

        private static func plainObject(for attachment: ExtensionItem.Attachment) -> Any {
            switch attachment.representations.first?.content {
            case .url(let url): url.object
            case .text(let text): NSString(string: text)
            case .data, .file, .propertyList, .unknown, nil: NSItemProvider(attachment)
            }
        }

        private func item(for type: UIActivity.ActivityType?) -> ExtensionItem {
            type.map { shared.resolved(for: ActivityType(rawValue: $0.rawValue)) } ?? shared
        }

        /// A placeholder whose class shows what the main attachment is: an `NSURL`, `NSString`,
        /// `UIImage` or `NSData`.
        public func activityViewControllerPlaceholderItem(
            _ activityViewController: UIActivityViewController
        ) -> Any {
            PlainObject.placeholder(for: shared.mainAttachment)
        }

        /// The extension item for an activity, or only the main attachment; nil if neither can be
        /// created.
        public func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            let item = item(for: activityType)
            let activity = activityType.map { ActivityType(rawValue: $0.rawValue) }
            guard let activity, rules.mainAttachmentOnlyActivities.contains(activity) else {
                return try? item.systemItem(for: activity, options).item
            }
            return Self.plainObject(for: item.mainAttachment)
        }

        /// The title for the activity.
        public func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { item(for: activityType).title ?? "" }

        /// The uniform type identifier of the main attachment.
        public func activityViewController(
            _ activityViewController: UIActivityViewController,
            dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            PlainObject.typeIdentifier(of: item(for: activityType).mainAttachment)
        }

        /// The thumbnail; nil if it is larger than 1 MiB, or cannot be read as an image.
        public func activityViewController(
            _ activityViewController: UIActivityViewController,
            thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
            suggestedSize size: CGSize
        ) -> UIImage? {
            PlainObject.smallImage(item(for: activityType).thumbnail)
        }
    }
#endif
