import UniformTypes
package import WireFormat

/// A category of apps with the same actions, such as browsers, maps or mail.
public struct AppType: Sendable {
    /// The key; the case of ASCII letters is ignored.
    public package(set) var key: String
    package var name: AppName
    /// The group to which the type belongs on a settings page, or nil; IntentKit's groups are
    /// `utility` and `social`.
    package var group: String?
    /// The parameters of links, in the order in which a form shows them.
    public package(set) var parameters: [LinkParameter] = []
    /// The actions that the apps of this type offer.
    public package(set) var actions: [LinkAction] = []
    /// The apps, in display order.
    public package(set) var apps: [LinkedApp] = []
    /// The key of the app that the catalog prefers; see ``ChoosingOptions/usesPreferredApp``.
    package var preferredApp: String?
    /// The key of the system's own app. By default, this app is not offered for an action that an
    /// in-app presenter also has.
    package var firstPartyApp: String?
    /// The class name of a handler that an app added to IntentKit; the commands of the handler are
    /// the actions of this type. Nil for all other types, including those of IntentKit's built-in
    /// handlers.
    package var handler: String?
    package var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    var spelling = Spelling()

    /// Details that can differ between files that describe the same type.
    struct Spelling: Sendable {
        /// The arrays that Choosy's file omits. A written file omits them too, as long as they are
        /// empty.
        var absentMembers: Set<CatalogMember> = []
        /// The names of preferred and hidden apps in IntentKit's file, by app key.
        var appNames: [CaselessText: String] = [:]
    }

    /// The key of the type that contains the apps of a PhotoAppLink list.
    package static let photoHandoffKey = "photo-handoff"

    /// Returns the display name; see ``LinkedApp/name(in:)``.
    public func name(in languages: [String] = ["en"]) -> String { name.text(in: languages) }

    /// Returns the app with the given key, ignoring the case of ASCII letters; nil if the type has
    /// no such app.
    public func app(_ key: String) -> LinkedApp? { apps.first { $0.key.isSameKey(as: key) } }

    package func action(_ key: String) -> LinkAction? {
        actions.first { $0.key.isSameKey(as: key) }
            ?? actions.first { $0.aliases.contains { $0.isSameKey(as: key) } }
    }

    package func parameter(_ key: String) -> LinkParameter? {
        parameters.first { $0.key.isIdentical(to: key) }
    }

    func filled(_ parameters: [String: String]) -> [String: String] {
        var filled = parameters
        let given = LinkValues(parameters)
        for parameter in self.parameters where given[parameter.key] == nil {
            filled[parameter.key] = parameter.defaultValue
        }
        return filled
    }
}

/// An action that the apps of a type offer, such as searching, composing or showing a profile.
public struct LinkAction: Sendable {
    /// The key; the case of ASCII letters is ignored.
    public package(set) var key: String
    /// Further keys for the same action, such as IntentKit's commands.
    package var aliases: [String] = []
    package var name: AppName?
    package var fallback: URLTemplate?
    package var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()

    /// Returns the display name, or nil; see ``LinkedApp/name(in:)``.
    public func name(in languages: [String] = ["en"]) -> String? { name?.text(in: languages) }

    /// The fallback, or nil if it is not a web page.
    var webPage: URLTemplate? {
        guard let scheme = fallback?.scheme, SchemeName.web.contains(scheme) else { return nil }
        return fallback
    }
}

/// A parameter of the links of a type, such as an address, a message or a location.
public struct LinkParameter: Sendable {
    /// The meaning of a parameter, which determines the value that it gets from a share payload.
    package struct Role: Hashable, Sendable {
        package let rawValue: String

        package static let url = Role(rawValue: "url")
        package static let text = Role(rawValue: "text")
        package static let title = Role(rawValue: "title")
        package static let recipients = Role(rawValue: "recipients")
        /// The URL that returns to the calling app.
        package static let callback = Role(rawValue: "callback")
        /// The name of the calling app.
        package static let appName = Role(rawValue: "app-name")

        static let all: Set<Role> = [.url, .text, .title, .recipients, .callback, .appName]
    }

    /// The key that placeholders use, compared byte by byte.
    public package(set) var key: String
    package var name: AppName?
    package var summary: String?
    package var defaultValue: String?
    package var role: Role?
    package var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()

    /// Returns the display name, or nil; see ``LinkedApp/name(in:)``.
    public func name(in languages: [String] = ["en"]) -> String? { name?.text(in: languages) }

    func isIdentical(to other: LinkParameter) -> Bool {
        areIdentical(texts, other.texts) && name == other.name
            && unknownMembers == other.unknownMembers
    }

    private var texts: [String?] { [key, summary, defaultValue, role?.rawValue] }
}
