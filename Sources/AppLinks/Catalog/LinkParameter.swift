package import WireFormat

/// A parameter of the links of a type, such as an address, a message or a location.
public struct LinkParameter: Sendable {
    /// The meaning of a parameter, which determines the value that it gets from a share payload.
    package struct Role: RawRepresentable, Hashable, Sendable {
        /// The name in the catalog, for example `url`.
        package let rawValue: String

        /// Creates a role from its name.
        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The shared URL.
        package static let url = Role(rawValue: "url")
        /// The shared text.
        package static let text = Role(rawValue: "text")
        /// The title of the shared item.
        package static let title = Role(rawValue: "title")
        /// The addresses to send something to.
        package static let recipients = Role(rawValue: "recipients")
        /// The URL that returns to the calling app.
        package static let callback = Role(rawValue: "callback")
        /// The name of the calling app.
        package static let appName = Role(rawValue: "app-name")

        /// The roles that the format defines.
        static let all: Set<Role> = [.url, .text, .title, .recipients, .callback, .appName]
    }

    /// The key, compared byte by byte; placeholders use it.
    public package(set) var key: String
    /// The display name.
    package var name: AppName?
    /// A description to display.
    package var summary: String?
    /// The value if a request has none; nil by default.
    package var defaultValue: String?
    /// The role, or nil.
    package var role: Role?
    /// The members that the format does not define. Encoding writes them back.
    package var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()

    /// Creates a parameter.
    package init(
        key: String, name: AppName? = nil, summary: String? = nil, defaultValue: String? = nil,
        role: Role? = nil
    ) {
        self.key = key
        self.name = name
        self.summary = summary
        self.defaultValue = defaultValue
        self.role = role
    }

    /// Returns the display name, or nil; see ``LinkedApp/name(in:)``.
    public func name(in languages: [String] = ["en"]) -> String? { name?.text(in: languages) }

    /// Whether two parameters have the same code points in every member.
    func isIdentical(to other: LinkParameter) -> Bool {
        areIdentical(texts, other.texts) && name == other.name
            && unknownMembers == other.unknownMembers
    }

    private var texts: [String?] { [key, summary, defaultValue, role?.rawValue] }
}
