/// A list of apps to choose from, to be shown as the app likes.
public struct Chooser: Hashable, Sendable {
    /// An app that can be chosen.
    public struct Row: Hashable, Sendable {
        /// The key of the app.
        public let app: String
        /// The name to show.
        public let name: String
        /// The icon to show.
        public let icon: IconName
        /// Whether it is the person's default.
        public let isDefault: Bool
        /// Whether it came since the person was last asked.
        public let isNew: Bool
        /// Whether it is something in the app itself.
        public let isInApp: Bool
    }

    /// Why a person is asked.
    public enum Reason: Hashable, Sendable {
        /// It was wished for; see ``ChoosingOptions/Asking/always``.
        case asked
        /// No default was ever chosen, or it was forgotten.
        case noDefault
        /// Apps came since the person was last asked.
        case newApps([String])
        /// The default is no longer installed.
        case defaultGone(String)
        /// The default is there, and cannot do this.
        case defaultLacksAction(String)
        /// The default is there, and is not shown this time.
        case defaultHidden(String)
    }

    /// The key of the type.
    public let type: String
    /// The title: that of the request, or the name of the type.
    public let title: String
    /// The apps to choose from, in the order of the catalog; at least one.
    public let rows: [Row]
    /// The keys of all apps of the type that are there, shown or not.
    public let present: [String]
    /// Why the person is asked.
    public let reason: Reason
    /// Whether “always” is offered.
    public let offersAlways: Bool
    /// Whether the chosen app is only opened, for it does not have the action.
    public let isBare: Bool
    /// What is opened.
    public let request: LinkRequest
}
