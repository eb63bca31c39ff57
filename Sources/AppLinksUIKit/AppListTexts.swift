#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit

    /// The texts of lists and alerts, in English by default.
    ///
    /// The names of apps and types come from the catalog; see `ChoosingOptions.languages`.
    public struct AppListTexts: Hashable, Sendable {
        /// The switch or row that sets the picked app as the default.
        public var always = "Always open with this app"
        /// The button that closes a list without picking an app.
        public var cancel = "Cancel"
        /// The VoiceOver action for a long press on a control.
        public var otherApp = "Choose another app"
        /// The title of the list of defaults.
        public var defaultApps = "Default apps"
        /// The row that a person picks to have no default app.
        public var askEachTime = "Ask each time"
        /// The row that removes all defaults.
        public var removeDefaults = "Remove all defaults"
        /// The title of the list of apps that accept content.
        public var sendTo = "Send to"
        /// The title of the list of apps to install.
        public var moreApps = "More apps"
        /// The text beside an app that is not free, or whose price is unknown.
        public var store = "Store"
        /// The text beside a free app.
        public var free = "Free"

        /// Creates the English texts.
        public init() {}
    }

    /// The icons of apps, as files in folders.
    ///
    /// The names of the files are those of `LinkedApp.iconFileNames(scale:isPad:)`, such as
    /// `tweetbot@2x~ipad.png`. The names never contain a path.
    public struct AppIcons: Hashable, Sendable {
        /// The folders in the order in which they are searched.
        public var folders: [URL]

        /// Creates the icons whose files are in the given folders.
        ///
        /// - Parameter folders: the folders in the order in which they are searched, such as a
        ///   cache of downloaded icons; the resources of the main bundle by default.
        public init(_ folders: [URL] = [Bundle.main.resourceURL].compactMap(\.self)) {
            self.folders = folders
        }

        /// Returns the first readable image. A file in an earlier folder is preferred to a better
        /// size in a later folder.
        @MainActor func image(
            _ names: (_ scale: Int, _ isPad: Bool) -> [String], scale: CGFloat, isPad: Bool
        ) -> UIImage? {
            let names = names(Int(scale), isPad)
            let files = folders.lazy.flatMap { folder in
                names.map { folder.appendingPathComponent($0).path }
            }
            return files.compactMap { UIImage(contentsOfFile: $0) }.first
        }
    }
#endif
