package import WireFormat

/// An action of the apps of a type, such as searching, composing or showing a profile.
public struct LinkAction: Sendable {
    /// The key; the case of ASCII letters is ignored.
    public package(set) var key: String
    /// Further keys for the same action, such as IntentKit's commands.
    package var aliases: [String]
    /// The display name.
    package var name: AppName?
    /// The fallback web page.
    package var fallback: URLTemplate?
    /// The members that the format does not define. Encoding writes them back.
    package var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    var fallbackOrigin = CatalogOrigin()

    /// Creates an action.
    package init(
        key: String, aliases: [String] = [], name: AppName? = nil, fallback: URLTemplate? = nil
    ) {
        self.key = key
        self.aliases = aliases
        self.name = name
        self.fallback = fallback
    }

    /// Returns the display name, or nil; see ``LinkedApp/name(in:)``.
    public func name(in languages: [String] = ["en"]) -> String? { name?.text(in: languages) }

    /// The fallback, or nil if it is not a web page.
    var webPage: URLTemplate? {
        guard let scheme = fallback?.scheme, SchemeName.web.contains(scheme) else { return nil }
        return fallback
    }
}
