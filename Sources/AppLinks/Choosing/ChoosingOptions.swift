/// How an app for a link is chosen.
public struct ChoosingOptions: Hashable, Sendable {
    /// When a person is asked.
    public enum Asking: Hashable, Sendable {
        /// Even if there is a default, or only one app.
        case always
        /// If several apps can do it, and there is no default or an app is new.
        case whenNeeded
        /// Never: the default is opened, else the first app.
        case never
    }

    /// When a person is asked; if needed unless set.
    public var asking = Asking.whenNeeded
    /// Whether the type's ``AppType/preferredApp`` is taken where a person has no default; not unless set.
    public var usesPreferredApp = false
    /// Whether the system's own app is shown although something in the app does the same; not unless set.
    public var showsFirstPartyApp = false
    /// Whether the app itself may present the action; it may unless set.
    public var allowsInApp = true
    /// Whether the page on the web is opened if no app can do it; it is unless set.
    public var usesFallback = true
    /// Whether apps without the action are opened if no app has it; not unless set.
    public var opensAppWithoutAction = false
    /// Whether a person may say “always”; they may unless set.
    public var offersAlways = true
    /// The keys of the apps that may be chosen; nil for all.
    public var apps: Set<String>?
    /// The languages that the person prefers, the best first; English unless set.
    public var languages = ["en"]

    /// Makes the options as they are unless set.
    public init() {}
}
