#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit
    public import XExtensionItem
    public import XExtensionItemProviders

    extension UIActivityViewController {
        /// Creates a share sheet for an item source, without the activities that the source excludes.
        ///
        ///     var source = ItemSource(url: url)
        ///     source.title = "How to fold a map"
        ///     source[.postToTwitter].title = "Maps!"
        ///     present(UIActivityViewController(sharing: source), animated: true)
        ///
        /// To see failures and losses, or to share further items, create an ``ActivityItemProvider``
        /// and pass it among the activity items.
        ///
        /// - Parameters:
        ///   - source: the content.
        ///   - applicationActivities: the app's own activities, or nil.
        ///   - rules: the activities that get only the main attachment.
        ///   - options: whether the payload travels too, and the attributes for styled text.
        @MainActor public convenience init(
            sharing source: ItemSource, applicationActivities: [UIActivity]? = nil,
            rules: DeliveryRules = .standard, options: SendingOptions = .uiKit
        ) {
            self.init(
                activityItems: [ActivityItemProvider(source, rules: rules, options: options)],
                applicationActivities: applicationActivities)
            excludedActivityTypes = source.excludedActivities.map {
                UIActivity.ActivityType(rawValue: $0.rawValue)
            }
        }
    }
#endif
