/// Options for choosing the app of a link.
public struct ChoosingOptions: Hashable, Sendable {
    /// When to ask the person.
    public struct Asking: Hashable, Sendable {
        let name: String

        /// Every time, even if there is a default or only one app.
        public static let always = Asking(name: "always")
        /// Only if several apps have the action. Asks if none of them is the person's default, or
        /// if one of them is new; see ``Chooser/Row/isNew``.
        public static let whenNeeded = Asking(name: "when-needed")
        /// Never: opens the default, or else the first app.
        public static let never = Asking(name: "never")
    }

    /// When to ask the person; `.whenNeeded` by default.
    public var asking = Asking.whenNeeded
    /// Whether to open the app that the catalog prefers if the person has no default; false by
    /// default.
    public var usesPreferredApp = false
    /// Whether to offer the system's own app beside an in-app presenter; false by default.
    public var showsFirstPartyApp = false
    /// Whether the calling app may present the action itself; true by default.
    public var allowsInApp = true
    /// Whether to open the action's web page if no app has the action; true by default.
    public var usesFallback = true
    /// Whether to open an app, without the action, if no app has the action; false by default.
    public var opensAppWithoutAction = false
    /// Whether the person can choose “always”; true by default.
    public var offersAlways = true
    /// The keys of the apps to offer, or nil for all.
    public var apps: Set<String>?
    /// The person's preferred languages, most preferred first; English by default.
    public var languages = ["en"]

    /// Creates the default options.
    public init() {}
}
