#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit
    public import XExtensionItem
    public import XExtensionItemProviders

    extension UIActivityViewController {
        /// Creates a share sheet for an item source, without the activities that the source
        /// excludes.
        ///
        ///     var source = ItemSource(url: url)
        ///     source.title = "How to fold a map"
        ///     source[.postToTwitter].title = "Maps!"
        ///     present(UIActivityViewController(sharing: source, anchor: button), animated: true)
        ///
        /// To see failures and losses, or to share further items, create an
        /// ``ActivityItemProvider``, and pass it to
        /// `UIActivityViewController(activityItems:applicationActivities:)`.
        ///
        /// - Parameters:
        ///   - source: the content.
        ///   - anchor: the view or the bar button to which the sheet points. On an iPad, UIKit
        ///     terminates the app if a sheet has no anchor.
        ///   - applicationActivities: the app's own activities, or nil.
        ///   - rules: the activities that get only the main attachment.
        ///   - options: the attributes for styled text, and whether to include the payload.
        @MainActor public convenience init(
            sharing source: ItemSource, anchor: any UIPopoverPresentationControllerSourceItem,
            applicationActivities: [UIActivity]? = nil, rules: DeliveryRules = .standard,
            options: SendingOptions = .uiKit
        ) {
            self.init(
                activityItems: [ActivityItemProvider(source, rules: rules, options: options)],
                applicationActivities: applicationActivities)
            popoverPresentationController?.sourceItem = anchor
            excludedActivityTypes = source.excludedActivities.map {
                UIActivity.ActivityType(rawValue: $0.rawValue)
            }
        }
    }

    extension ExtensionItem {
        /// Returns a drag item for each attachment. The first one also contains the whole payload.
        ///
        /// To receive a drop, create a `ReceivedItem` from `session.items.map(\.itemProvider)`.
        ///
        /// - Throws: `main-attachment.missing` if an item provider can carry no part of the main
        ///   attachment.
        @MainActor public func dragItems() throws(PayloadError) -> [UIDragItem] {
            try itemProviders().map { UIDragItem(itemProvider: $0) }
        }
    }

    extension UIPasteboard {
        /// Puts one pasteboard item for each attachment on the pasteboard. The first one also
        /// contains the whole payload.
        ///
        /// To read the item, create a `ReceivedItem` from the property `itemProviders`. Since iOS
        /// 16, the system asks the person before an app reads that property of the general
        /// pasteboard, unless the person chose Paste. For `hasURLs`, `hasStrings` and `hasImages`,
        /// the system does not ask, so check them first.
        ///
        /// - Throws: `main-attachment.missing` if an item provider can carry no part of the main
        ///   attachment.
        @MainActor public func setItem(_ item: ExtensionItem) throws(PayloadError) {
            itemProviders = try item.itemProviders()
        }
    }
#endif
