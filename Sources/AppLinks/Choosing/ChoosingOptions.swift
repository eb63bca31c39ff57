/// Options for choosing the app of a link.
public struct ChoosingOptions: Hashable, Sendable {
    /// When to ask the person.
    public enum Asking: Hashable, Sendable {
        /// Every time, even with a default or a single app.
        case always
        /// If several apps can do it, and there is no default or an app is new.
        case whenNeeded
        /// Never: opens the default, or else the first app.
        case never
    }

    /// When to ask the person; `.whenNeeded` by default.
    public var asking = Asking.whenNeeded
    /// Whether to open the type's ``AppType/preferredApp`` if the person has no default; false by
    /// default.
    public var usesPreferredApp = false
    /// Whether to offer the system's own app beside an in-app presenter; false by default.
    public var showsFirstPartyApp = false
    /// Whether the calling app may present the action itself; true by default.
    public var allowsInApp = true
    /// Whether to open the web page if no app can do it; true by default.
    public var usesFallback = true
    /// Whether to open an app without the action if no app has it; false by default.
    public var opensAppWithoutAction = false
    /// Whether the person can choose “always”; true by default.
    public var offersAlways = true
    /// The keys of the apps to offer, or nil for all.
    public var apps: Set<String>?
    /// The person's preferred languages, the best first; English by default.
    public var languages = ["en"]

    /// Creates the default options.
    public init() {}
}
