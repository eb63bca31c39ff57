import UniformTypes
public import WireFormat

/// An app that links open, or an in-app presenter that does the same.
public struct LinkedApp: Sendable {
    /// The URL template of one action.
    public struct Link: Sendable {
        /// The key of the action.
        public var action: String
        /// The URL with placeholders for parameters.
        public var template: URLTemplate
        /// The members that the format does not define, which encoding writes back.
        public var unknownMembers = WireDictionary()
        var origin = CatalogOrigin()
        var templateOrigin = CatalogOrigin()

        /// Creates a link.
        public init(_ action: String, _ template: URLTemplate) {
            self.action = action
            self.template = template
        }
    }

    /// A part of the calling app that does what other apps do, such as a mail sheet.
    public struct Presenter: Sendable {
        /// The name that identifies it in the calling app, such as a class.
        public var name: String
        /// The keys of its actions.
        public var actions: [String]
        /// The members that the format does not define, which encoding writes back.
        public var unknownMembers = WireDictionary()

        /// Creates a presenter.
        public init(name: String, actions: [String]) {
            self.name = name
            self.actions = actions
        }
    }

    /// The key, compared without the case of ASCII letters.
    public var key: String
    /// The display name.
    public var name: AppName
    /// The scheme with its colon, or the URL, that shows whether the app is installed; nil to use
    /// the links.
    public var probe: String?
    /// The name of the icon; nil for the key.
    public var icon: String?
    /// The URL templates of the actions. If two have the same action, the first one counts.
    public var links: [Link]
    /// Optional pairs that every link's query can have.
    public var optionalQuery: [OptionalPart]
    /// The in-app presenter, or nil. An app with a presenter has no links.
    public var presenter: Presenter?
    /// The bundle identifier on Apple's systems.
    public var bundleIdentifier: String?
    /// The numeric ID in Apple's App Store, a string of digits.
    public var appStoreID: String?
    /// The package name in Google Play.
    public var googlePlayID: String?
    /// The devices that the app runs on, for example `iPhone`; empty for all devices.
    public var platforms: [String]
    /// Whether the app hands content to other apps; nil if unknown.
    public var sends: Bool?
    /// Whether the app takes content from other apps; nil if unknown.
    public var receives: Bool?
    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    /// The spelling of the file that the app was read from.
    var spelling = Spelling()

    /// Differences between files that describe equal apps.
    struct Spelling: Sendable {
        /// The name of IntentKit's file, which identifies the app.
        var fileName: String?
        /// Whether the actions stand at the root of the file, as before IntentKit 0.1.1.
        var isFlat = false
        /// The members that are absent, where another file has at least an empty one.
        var absentMembers: Set<String> = []
    }

    /// Creates an app.
    public init(
        key: String, name: AppName, probe: String? = nil, icon: String? = nil, links: [Link] = [],
        optionalQuery: [OptionalPart] = [], presenter: Presenter? = nil,
        bundleIdentifier: String? = nil, appStoreID: String? = nil, googlePlayID: String? = nil,
        platforms: [String] = [], sends: Bool? = nil, receives: Bool? = nil
    ) {
        self.key = key
        self.name = name
        self.probe = probe
        self.icon = icon
        self.links = links
        self.optionalQuery = optionalQuery
        self.presenter = presenter
        self.bundleIdentifier = bundleIdentifier
        self.appStoreID = appStoreID
        self.googlePlayID = googlePlayID
        self.platforms = platforms
        self.sends = sends
        self.receives = receives
    }
}

extension LinkedApp: Hashable {
    /// Whether two apps encode to the same bytes.
    public static func == (left: LinkedApp, right: LinkedApp) -> Bool {
        areIdentical(left.texts, right.texts) && left.name == right.name
            && left.links == right.links && left.optionalQuery == right.optionalQuery
            && left.presenter == right.presenter
            && areIdentical(left.platforms, right.platforms)
            && (left.sends, left.receives) == (right.sends, right.receives)
            && left.unknownMembers == right.unknownMembers
    }

    /// Hashes the key.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }

    private var texts: [String?] {
        [key, probe, icon, bundleIdentifier, appStoreID, googlePlayID]
    }
}

extension LinkedApp.Link: Hashable {
    /// Whether two links have the same action, template and unknown members.
    public static func == (left: LinkedApp.Link, right: LinkedApp.Link) -> Bool {
        left.action.isIdentical(to: right.action) && left.template == right.template
            && left.unknownMembers == right.unknownMembers
    }

    /// Hashes the action.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(action))
    }
}

extension LinkedApp.Presenter: Hashable {
    /// Whether two presenters have the same name, actions (in order) and unknown members.
    public static func == (left: LinkedApp.Presenter, right: LinkedApp.Presenter) -> Bool {
        areIdentical([left.name] + left.actions, [right.name] + right.actions)
            && left.unknownMembers == right.unknownMembers
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(name))
    }
}
