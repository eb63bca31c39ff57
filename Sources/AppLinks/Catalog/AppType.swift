import UniformTypes
public import WireFormat

/// A class of apps that do the same things: browsers, maps, mail.
public struct AppType: Sendable {
    /// The key, compared without the case of ASCII letters.
    public var key: String
    /// The name that people read.
    public var name: AppName
    /// A class of types, for a page of settings; IntentKit has `utility` and `social`.
    public var group: String?
    /// What links take, in the order in which people are asked for it.
    public var parameters: [LinkParameter]
    /// What the apps do.
    public var actions: [LinkAction]
    /// The apps, in the order in which they are shown.
    public var apps: [LinkedApp]
    /// The key of the app that is taken without asking, if ``ChoosingOptions/usesPreferredApp`` is set.
    public var preferredApp: String?
    /// The key of the system's own app, which is hidden while something in the app does the same.
    public var firstPartyApp: String?
    /// Members that the format does not define, kept and written back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    /// How the files that it was read from spell it.
    var spelling = Spelling()

    /// What tells two spellings of the same type apart.
    struct Spelling: Sendable {
        /// Arrays that Choosy's file does not have, where others have an empty one.
        var absentMembers: Set<String> = []
        /// What IntentKit's file calls the apps that it prefers or hides, by their keys.
        var appNames: [CaselessText: String] = [:]
    }

    /// Makes a type.
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

    /// The app with a key, compared without the case of ASCII letters.
    public func app(_ key: String) -> LinkedApp? { apps.first { $0.key.isSameKey(as: key) } }

    /// The action with a key or an alias, compared without the case of ASCII letters.
    public func action(_ key: String) -> LinkAction? {
        actions.first { $0.key.isSameKey(as: key) }
            ?? actions.first { $0.aliases.contains { $0.isSameKey(as: key) } }
    }

    /// The parameter with a key, compared byte by byte.
    public func parameter(_ key: String) -> LinkParameter? {
        parameters.first { $0.key.isIdentical(to: key) }
    }
}

extension AppType: Hashable {
    /// Whether two types are written alike.
    public static func == (left: AppType, right: AppType) -> Bool {
        areIdentical(left.texts, right.texts) && left.name == right.name
            && left.parameters == right.parameters && left.actions == right.actions
            && left.apps == right.apps && left.unknownMembers == right.unknownMembers
    }

    /// Feeds the key into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }

    private var texts: [String?] { [key, group, preferredApp, firstPartyApp] }
}
