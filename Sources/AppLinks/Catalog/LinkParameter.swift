import UniformTypes
public import WireFormat

/// Something that the links of a type take: an address, a text, a place.
public struct LinkParameter: Sendable {
    /// What a parameter is, so that a share payload can fill it in.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name in the catalog, for example `url`.
        public let rawValue: String

        /// Makes a role of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL that is shared.
        public static let url = Role(rawValue: "url")
        /// The text that is shared.
        public static let text = Role(rawValue: "text")
        /// The title of what is shared.
        public static let title = Role(rawValue: "title")
        /// The addresses that something is sent to.
        public static let recipients = Role(rawValue: "recipients")
        /// The URL with which the other app comes back.
        public static let callback = Role(rawValue: "callback")
        /// The name of the app that opens the link.
        public static let appName = Role(rawValue: "app-name")

        /// The roles that the format defines.
        static let all: Set<Role> = [.url, .text, .title, .recipients, .callback, .appName]
    }

    /// The key, compared byte by byte: that of the placeholders.
    public var key: String
    /// The name that people read.
    public var name: AppName?
    /// A sentence for people.
    public var summary: String?
    /// The value that is used if none is given; none unless set.
    public var defaultValue: String?
    /// What it is.
    public var role: Role?
    /// Members that the format does not define, kept and written back.
    public var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()

    /// Makes a parameter.
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
    /// Whether two parameters are written alike.
    public static func == (left: LinkParameter, right: LinkParameter) -> Bool {
        areIdentical(left.texts, right.texts) && left.name == right.name
            && left.unknownMembers == right.unknownMembers
    }

    /// Feeds the key into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(CaselessText(key))
    }

    private var texts: [String?] { [key, summary, defaultValue, role?.rawValue] }
}
