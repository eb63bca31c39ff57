/// A list of apps to choose from, which the calling app displays.
public struct Chooser: Hashable, Sendable {
    /// An app in the list.
    public struct Row: Hashable, Sendable {
        /// The key of the app.
        public let app: String
        /// The name to display.
        public let name: String
        /// The icon to display.
        public let icon: IconName
        /// Whether the app is the person's default.
        public let isDefault: Bool
        /// Whether the app is new since the person was last asked.
        public let isNew: Bool
        /// Whether it is an in-app presenter.
        public let isInApp: Bool
    }

    /// The reason for asking.
    public enum Reason: Hashable, Sendable {
        /// The options say so; see ``ChoosingOptions/Asking/always``.
        case asked
        /// The person has never chosen a default, or it was forgotten.
        case noDefault
        /// Apps are new since the person was last asked; the keys of these apps.
        case newApps([String])
        /// The default, with this key, is no longer installed.
        case defaultGone(String)
        /// The default, with this key, is installed but does not have the action.
        case defaultLacksAction(String)
        /// The default, with this key, is installed but not offered this time.
        case defaultHidden(String)
    }

    /// The key of the type.
    public let type: String
    /// The title of the request, or else the name of the type.
    public let title: String
    /// The apps to choose from, in the order of the catalog; at least one.
    public let rows: [Row]
    /// The keys of all installed apps of the type, including those that are not offered.
    public let present: [String]
    /// The reason for asking.
    public let reason: Reason
    /// Whether the person can choose “always”.
    public let offersAlways: Bool
    /// Whether the chosen app is just opened, because it does not have the action.
    public let isBare: Bool
    /// The request.
    public let request: LinkRequest
}
