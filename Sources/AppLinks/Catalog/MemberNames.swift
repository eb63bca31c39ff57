import WireFormat

/// The names of the members of dictionaries in one format.
///
/// Readers and writers use the same types, so that each name occurs only once in the code.
protocol MemberNames: RawRepresentable, Sendable where RawValue == String {}

extension MemberNames {
    /// Creates the member with exactly this name. `init(rawValue:)` also accepts canonically
    /// equivalent names.
    init?(exactly name: String) {
        guard let member = Self(rawValue: name), member.rawValue.isIdentical(to: name) else {
            return nil
        }
        self = member
    }
}

/// The members of the XExtensionItem format.
enum CatalogMember: String, MemberNames {
    case version = "app-catalog"
    case types
    case key, name, group, parameters, actions, apps
    case preferredApp = "preferred-app"
    case firstPartyApp = "first-party-app"
    case handler
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

enum ChoosyMember: String, MemberNames, CaseIterable {
    /// The prefix that other formats use for Choosy's unknown members, as in
    /// `choosy.default_app_url`.
    static let prefix = "choosy."

    case key, name, parameters, actions, apps, description
    case probe = "app_url_scheme"
    case template = "url_format"

    static let ofOwnFormat = Set(allCases.compactMap(\.own))

    /// The member of the XExtensionItem format with the same meaning; nil for a template, which is
    /// the value of a link there.
    var own: CatalogMember? {
        switch self {
        case .key: .key
        case .name: .name
        case .parameters: .parameters
        case .actions: .actions
        case .apps: .apps
        case .description: .summary
        case .probe: .probe
        case .template: nil
        }
    }
}

enum IntentKitMember: String, MemberNames {
    /// The prefix that other formats use for IntentKit's unknown members, as in
    /// `intentkit.internalName`.
    static let prefix = "intentkit."

    case name, actions, optional, className
    case preferredApp = "default"
    case firstPartyApp = "firstPartyAppName"
    case fallbacks = "fallbackUrls"
}

/// The members of PhotoAppLink's lists of apps. They include all names from the lists of 2009, 2010
/// and 2011.
enum PhotoAppMember: String, MemberNames {
    /// The prefix that other formats use for PhotoAppLink's members, as in
    /// `photoapplink.launchDate`.
    static let prefix = "photoapplink."

    case apps = "supportedApps"
    case launchDate
    case name, scheme, platform, bundleID, appleID
    case canSend, canReceive
    case sends, receives
    case allowLaunch, allowReturn
    case thumbnail, thumbnail2x
    case thumbnailURL, thumbnail2xURL
    case liveOnAppStore, freeApp, description
}
