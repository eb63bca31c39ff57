import UniformTypes
public import WireFormat

/// A parameter of the links of a type, such as an address, a text or a place.
public struct LinkParameter: Sendable {
    /// The meaning of a parameter, by which a share payload supplies its value.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name in the catalog, for example `url`.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The shared URL.
        public static let url = Role(rawValue: "url")
        /// The shared text.
        public static let text = Role(rawValue: "text")
        /// The title of the shared item.
        public static let title = Role(rawValue: "title")
        /// The addresses to send something to.
        public static let recipients = Role(rawValue: "recipients")
        /// The URL that returns to the calling app.
        public static let callback = Role(rawValue: "callback")
        /// The name of the calling app.
        public static let appName = Role(rawValue: "app-name")

        /// The roles that the format defines.
        static let all: Set<Role> = [.url, .text, .title, .recipients, .callback, .appName]
    }

    /// The key, compared byte by byte; placeholders use it.
    public var key: String
    /// The display name.
    public var name: AppName?
    /// A description for people.
    public var summary: String?
    /// The value to use if none is given; nil by default.
    public var defaultValue: String?
    /// The role, or nil.
    public var role: Role?
    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()

    /// Creates a parameter.
    public init(
        key: String, name: AppName? = nil, summary: String? = nil, defaultValue: String? = nil,
        role: Role? = nil
    ) {
        self.key = key
        self.name = name
        self.summary = summary
        self.defaultValue = defaultValue
        self.role = role
    }
}

extension LinkParameter: Hashable {
    /// Whether two parameters encode to the same bytes.
    public static func == (left: LinkParameter, right: LinkParameter) -> Bool {
        areIdentical(left.texts, right.texts) && left.name == right.name
            && left.unknownMembers == right.unknownMembers
    }

    /// Hashes the key.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }

    private var texts: [String?] { [key, summary, defaultValue, role?.rawValue] }
}
