import UniformTypes
public import WireFormat

/// An app that links open, or something in the app itself that does the same.
public struct LinkedApp: Sendable {
    /// The URL of one action.
    public struct Link: Sendable {
        /// The key of the action.
        public var action: String
        /// The URL with places for parameters.
        public var template: URLTemplate
        /// Members that the format does not define, kept and written back.
        public var unknownMembers = WireDictionary()
        var origin = CatalogOrigin()
        var templateOrigin = CatalogOrigin()

        /// Makes a link.
        public init(_ action: String, _ template: URLTemplate) {
            self.action = action
            self.template = template
        }
    }

    /// Something in the app that does what other apps do, such as a mail sheet.
    public struct Presenter: Sendable {
        /// The name by which the app knows it, such as a class.
        public var name: String
        /// The keys of the actions that it does.
        public var actions: [String]
        /// Members that the format does not define, kept and written back.
        public var unknownMembers = WireDictionary()

        /// Makes a presenter.
        public init(name: String, actions: [String]) {
            self.name = name
            self.actions = actions
        }
    }

    /// The key, compared without the case of ASCII letters.
    public var key: String
    /// The name that people read.
    public var name: AppName
    /// What is asked for, to know whether the app is there: a scheme with its colon, or a URL.
    public var probe: String?
    /// The name of the icon; the key unless set.
    public var icon: String?
    /// The URLs of the actions; of an action that is there twice the first counts.
    public var links: [Link]
    /// Pairs of the query that every link takes.
    public var optionalQuery: [OptionalPart]
    /// What presents it in the app; such an app has no links.
    public var presenter: Presenter?
    /// The bundle identifier on Apple's systems.
    public var bundleIdentifier: String?
    /// The number in Apple's App Store, a string of digits.
    public var appStoreID: String?
    /// The package name in Google Play.
    public var googlePlayID: String?
    /// The devices that the app runs on, for example `iPhone`; empty for all.
    public var platforms: [String]
    /// Whether the app hands content to other apps; nil if nobody said so.
    public var sends: Bool?
    /// Whether the app takes content from other apps; nil if nobody said so.
    public var receives: Bool?
    /// Members that the format does not define, kept and written back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    /// How the file that it was read from spells it.
    var spelling = Spelling()

    /// What tells two spellings of the same app apart.
    struct Spelling: Sendable {
        /// The file's name, by which IntentKit knows an app.
        var fileName: String?
        /// Whether the actions stand at the root, as before IntentKit 0.1.1.
        var isFlat = false
        /// Members that others have, if only an empty array.
        var absentMembers: Set<String> = []
    }

    /// Makes an app.
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
    /// Whether two apps are written alike.
    public static func == (left: LinkedApp, right: LinkedApp) -> Bool {
        areIdentical(left.texts, right.texts) && left.name == right.name
            && left.links == right.links && left.optionalQuery == right.optionalQuery
            && left.presenter == right.presenter
            && areIdentical(left.platforms, right.platforms)
            && (left.sends, left.receives) == (right.sends, right.receives)
            && left.unknownMembers == right.unknownMembers
    }

    /// Feeds the key into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }

    private var texts: [String?] {
        [key, probe, icon, bundleIdentifier, appStoreID, googlePlayID]
    }
}

extension LinkedApp.Link: Hashable {
    /// Whether two links have the same template for the same action.
    public static func == (left: LinkedApp.Link, right: LinkedApp.Link) -> Bool {
        left.action.isIdentical(to: right.action) && left.template == right.template
            && left.unknownMembers == right.unknownMembers
    }

    /// Feeds the action into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(action))
    }
}

extension LinkedApp.Presenter: Hashable {
    /// Whether two presenters have the same name, and the same actions in the same order.
    public static func == (left: LinkedApp.Presenter, right: LinkedApp.Presenter) -> Bool {
        areIdentical([left.name] + left.actions, [right.name] + right.actions)
            && left.unknownMembers == right.unknownMembers
    }

    /// Feeds the name into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(name))
    }
}
