import UniformTypes
public import WireFormat

/// An action of the apps of a type, such as searching, composing or showing a profile.
public struct LinkAction: Sendable {
    /// The key, compared without the case of ASCII letters.
    public var key: String
    /// Further keys for the same action, such as IntentKit's commands.
    public var aliases: [String]
    /// The display name.
    public var name: AppName?
    /// The web page that does the same if no app can.
    public var fallback: URLTemplate?
    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    var fallbackOrigin = CatalogOrigin()

    /// Creates an action.
    public init(
        key: String, aliases: [String] = [], name: AppName? = nil, fallback: URLTemplate? = nil
    ) {
        self.key = key
        self.aliases = aliases
        self.name = name
        self.fallback = fallback
    }

    /// The fallback, or nil if it is not a web page.
    var webPage: URLTemplate? {
        guard let scheme = fallback?.scheme, SchemeName.web.contains(scheme) else { return nil }
        return fallback
    }
}

extension LinkAction: Hashable {
    /// Whether two actions encode to the same bytes.
    public static func == (left: LinkAction, right: LinkAction) -> Bool {
        areIdentical([left.key] + left.aliases, [right.key] + right.aliases)
            && left.name == right.name && left.fallback == right.fallback
            && left.unknownMembers == right.unknownMembers
    }

    /// Hashes the key.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }
}
