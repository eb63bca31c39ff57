import UniformTypes
package import WireFormat

/// An app that links can open, or an in-app presenter: a part of the calling app that offers the
/// actions of such apps.
public struct LinkedApp: Sendable {
    /// The URL template of one action.
    public struct Link: Sendable {
        /// The key of the action.
        public package(set) var action: String
        /// The URL with placeholders for parameters.
        public package(set) var template: URLTemplate
        package var unknownMembers = WireDictionary()
        var origin: CatalogOrigin

        package init(_ action: String, _ template: URLTemplate) {
            self.action = action
            self.template = template
            origin = template.origin
        }
    }

    /// A part of the calling app that offers the same actions as other apps, such as a mail sheet.
    public struct Presenter: Hashable, Sendable {
        /// The name that identifies the presenter in the calling app, such as a class name.
        public package(set) var name: String
        /// The keys of the presenter's actions.
        public package(set) var actions: [String]
        package var unknownMembers = WireDictionary()
    }

    /// The key; the case of ASCII letters is ignored.
    public package(set) var key: String
    package var name: AppName
    /// A URL, or a scheme with its colon, that shows whether the app is installed. If it is nil,
    /// only the schemes of the links show whether the app is installed.
    package var probe: String?
    /// The name of the icon; nil to use the key.
    package var icon: String?
    /// The URL templates of the actions. If several links have the same action, only the first is
    /// used.
    public package(set) var links: [Link] = []
    /// Pairs to add to the query of every link. A pair is added only if its parameter has a value.
    package var optionalQuery: [OptionalPart] = []
    /// The in-app presenter, or nil. An app with a presenter has no links.
    public package(set) var presenter: Presenter?
    /// The bundle identifier on Apple's systems.
    public package(set) var bundleIdentifier: String?
    /// The numeric ID in Apple's App Store, a string of digits.
    public package(set) var appStoreID: String?
    /// The package name in Google Play.
    public package(set) var googlePlayID: String?
    /// The devices that the app runs on, for example `iPhone`; empty for all devices.
    public package(set) var platforms: [String] = []
    /// Whether the app sends content to other apps; nil if unknown.
    public package(set) var sendsContent: Bool?
    /// Whether the app accepts content from other apps; nil if unknown.
    public package(set) var receivesContent: Bool?
    package var unknownMembers = WireDictionary()
    var origin = CatalogOrigin()
    var spelling = Spelling()

    /// Details that can differ between files that describe the same app.
    struct Spelling: Sendable {
        /// The name of IntentKit's file, which identifies the app.
        var fileName: String?
        /// Whether the actions are at the root of the file, as before IntentKit 0.1.1.
        var isFlat = false
        /// The members that the file omits. A written file always omits `name` if it is among
        /// them, and omits every other one that has no value.
        var absentMembers: Set<CatalogMember> = []
    }
}

extension LinkedApp {
    /// Returns the display name.
    ///
    /// - Parameter languages: the person's preferred languages, most preferred first; English by
    ///   default.
    /// - Returns: the name in the first of these languages for which the catalog has one. A tag
    ///   also matches with its last parts removed, so that `de-CH` finds `de`. If no language
    ///   matches, the result is the English name, or else the first name.
    public func name(in languages: [String] = ["en"]) -> String { name.text(in: languages) }

    package func link(_ action: String) -> Link? { links.first { $0.action.isSameKey(as: action) } }

    package func supports(_ action: String) -> Bool {
        link(action) != nil || presenter?.actions.contains { $0.isSameKey(as: action) } == true
    }

    /// The keys of the app's actions, in the order of the catalog.
    public var actions: [String] { links.map(\.action) + (presenter?.actions ?? []) }

    /// Returns the actions of the links whose required parameters all have non-empty values.
    ///
    /// - Parameters:
    ///   - parameters: the values, such as those of a ``LinkRequest``.
    ///   - type: the type of the app, whose parameters may have default values.
    /// - Returns: the keys of the actions, in the order of the catalog.
    public func actions(filledBy parameters: [String: String], of type: AppType) -> [String] {
        let values = LinkValues(type.filled(parameters))
        return links.lazy.filter { $0.template.isWellFormed }.filter { link in
            link.template.placeholders.allSatisfy { placeholder in
                placeholder.isOptional || values[placeholder.name]?.utf8.isEmpty == false
            }
        }.map(\.action)
    }

    /// The schemes that show whether the app is installed, in lower case: the probe's scheme, then
    /// those of the links. Schemes for code or files, such as `javascript` and `file`, are omitted.
    public var schemes: [String] {
        var seen: Set<String> = []
        let all = [probe.flatMap { SchemeName.lowercased(of: $0) }] + links.map(\.template.scheme)
        return all.compactMap(\.self).filter {
            seen.insert($0).inserted && !SchemeName.isExcluded($0)
        }
    }

    /// The URL that opens the app without an action: the probe, or else the app's first scheme.
    var openingURL: String? {
        guard let probe, SchemeName.lowercased(of: probe).map(SchemeName.isExcluded) == false
        else {
            return schemes.first.map { $0 + "://" }
        }
        return probe
    }
}
