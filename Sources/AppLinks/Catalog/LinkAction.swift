import UniformTypes
public import WireFormat

/// Something that the apps of a type do: search, compose, show a profile.
public struct LinkAction: Sendable {
    /// The key, compared without the case of ASCII letters.
    public var key: String
    /// Further keys under which it is asked for, such as IntentKit's commands.
    public var aliases: [String]
    /// The name that people read.
    public var name: AppName?
    /// The page on the web that does the same where no app can.
    public var fallback: URLTemplate?
    /// Members that the format does not define, kept and written back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    var fallbackOrigin = CatalogOrigin()

    /// Makes an action.
    public init(
        key: String, aliases: [String] = [], name: AppName? = nil, fallback: URLTemplate? = nil
    ) {
        self.key = key
        self.aliases = aliases
        self.name = name
        self.fallback = fallback
    }

    /// The fallback, if it is a page on the web.
    var webPage: URLTemplate? {
        guard let scheme = fallback?.scheme, SchemeName.web.contains(scheme) else { return nil }
        return fallback
    }
}

extension LinkAction: Hashable {
    /// Whether two actions are written alike.
    public static func == (left: LinkAction, right: LinkAction) -> Bool {
        areIdentical([left.key] + left.aliases, [right.key] + right.aliases)
            && left.name == right.name && left.fallback == right.fallback
            && left.unknownMembers == right.unknownMembers
    }

    /// Feeds the key into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }
}
