import WireFormat

/// The members that a dictionary of one format may have.
///
/// Each name is written once, here below; readers and writers use the cases.
protocol MemberNames: RawRepresentable, Sendable where RawValue == String {}

extension MemberNames {
    /// The member with a name, compared byte by byte.
    init?(exactly name: String) {
        guard let member = Self(rawValue: name), member.rawValue.isIdentical(to: name) else {
            return nil
        }
        self = member
    }
}

/// The members of the project's own format.
enum CatalogMember: String, MemberNames {
    case version = "app-catalog"
    case types
    case key, name, group, parameters, actions, apps
    case preferredApp = "preferred-app"
    case firstPartyApp = "first-party-app"
    case summary, role
    case defaultValue = "default"
    case aliases, fallback
    case probe, icon, links, platforms, sends, receives
    case optionalQuery = "optional-query"
    case inApp = "in-app"
    case presenter
    case bundleIdentifier = "bundle-id"
    case appStoreID = "app-store-id"
    case googlePlayID = "google-play-id"
}

/// The members of Choosy's data.
enum ChoosyMember: String, MemberNames {
    /// What Choosy's own members are called in other formats: `choosy.default_app_url`.
    static let prefix = "choosy."

    case key, name, parameters, actions, apps, description
    case probe = "app_url_scheme"
    case template = "url_format"
}

/// The members of IntentKit's property lists.
enum IntentKitMember: String, MemberNames {
    /// What IntentKit's own members are called in other formats: `intentkit.internalName`.
    static let prefix = "intentkit."

    case name, actions, optional, className
    case preferredApp = "default"
    case firstPartyApp = "firstPartyAppName"
    case fallbacks = "fallbackUrls"
}
