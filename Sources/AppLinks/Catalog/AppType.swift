import UniformTypes
public import WireFormat

/// A type of apps that do the same things, such as browsers, maps or mail.
public struct AppType: Sendable {
    /// The key, compared without the case of ASCII letters.
    public var key: String
    /// The display name.
    public var name: AppName
    /// The group of types on a settings page, or nil; IntentKit has `utility` and `social`.
    public var group: String?
    /// The parameters of links, in the order in which people are asked for values.
    public var parameters: [LinkParameter]
    /// The actions of the apps.
    public var actions: [LinkAction]
    /// The apps, in display order.
    public var apps: [LinkedApp]
    /// The key of the app to open without asking, if ``ChoosingOptions/usesPreferredApp`` is set.
    public var preferredApp: String?
    /// The key of the system's own app, which is hidden while an in-app presenter can do the same.
    public var firstPartyApp: String?
    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    /// The spelling of the files that the type was read from.
    var spelling = Spelling()

    /// Differences between files that describe equal types.
    struct Spelling: Sendable {
        /// The arrays that are absent from Choosy's file, where another file has empty ones.
        var absentMembers: Set<String> = []
        /// The names of preferred and hidden apps in IntentKit's file, by their keys.
        var appNames: [CaselessText: String] = [:]
    }

    /// Creates a type.
    public init(
        key: String, name: AppName, group: String? = nil, parameters: [LinkParameter] = [],
        actions: [LinkAction] = [], apps: [LinkedApp] = [], preferredApp: String? = nil,
        firstPartyApp: String? = nil
    ) {
        self.key = key
        self.name = name
        self.group = group
        self.parameters = parameters
        self.actions = actions
        self.apps = apps
        self.preferredApp = preferredApp
        self.firstPartyApp = firstPartyApp
    }

    /// Returns the app with a key, ignoring the case of ASCII letters, or nil.
    public func app(_ key: String) -> LinkedApp? { apps.first { $0.key.isSameKey(as: key) } }

    /// Returns the action with a key or an alias, ignoring the case of ASCII letters, or nil.
    public func action(_ key: String) -> LinkAction? {
        actions.first { $0.key.isSameKey(as: key) }
            ?? actions.first { $0.aliases.contains { $0.isSameKey(as: key) } }
    }

    /// Returns the parameter with a key, compared byte by byte, or nil.
    public func parameter(_ key: String) -> LinkParameter? {
        parameters.first { $0.key.isIdentical(to: key) }
    }
}

extension AppType: Hashable {
    /// Whether two types encode to the same bytes.
    public static func == (left: AppType, right: AppType) -> Bool {
        areIdentical(left.texts, right.texts) && left.name == right.name
            && left.parameters == right.parameters && left.actions == right.actions
            && left.apps == right.apps && left.unknownMembers == right.unknownMembers
    }

    /// Hashes the key.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }

    private var texts: [String?] { [key, group, preferredApp, firstPartyApp] }
}
