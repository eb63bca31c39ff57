public import WireFormat

extension CatalogFinding {
    /// The stable name of a finding.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name as it is printed, for example `placeholder.unknown`.
        public let rawValue: String

        /// Makes a code of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes the code of an error in the encoding of a file, for example `json.syntax`.
        public init(_ code: WireError.Code) {
            self.init(rawValue: code.rawValue)
        }

        private init(_ name: String) {
            self.init(rawValue: name)
        }

        // MARK: Errors

        /// The document is of no format that is known.
        public static let catalogShape = Self("catalog.shape")
        /// The version of the format is another major one, or malformed.
        public static let unsupportedVersion = Self("version.unsupported")

        // MARK: Findings

        /// A value is not of the kind that its member has.
        public static let memberType = Self("member.type")
        /// A member that must be there is not.
        public static let missingMember = Self("member.missing")
        /// A null, which is no value.
        public static let null = Self("value.null")
        /// A string is not what its member takes.
        public static let memberValue = Self("member.value")
        /// A brace belongs to no placeholder.
        public static let braces = Self("template.braces")
        /// A template would not be a URL, whatever the values.
        public static let character = Self("template.character")
        /// A template does not begin with a scheme.
        public static let scheme = Self("template.scheme")
        /// The scheme of a template is one that is not shared: `file`, `javascript` and others.
        public static let excludedScheme = Self("template.excluded-scheme")
        /// A template names a parameter that the type does not have.
        public static let unknownPlaceholder = Self("placeholder.unknown")
        /// An app has an action that the type does not have.
        public static let unknownAction = Self("action.unknown")
        /// Nothing tells whether an app is there.
        public static let noScheme = Self("app.no-scheme")
        /// What is asked for, to know whether an app is there, does not begin with a scheme.
        public static let malformedProbe = Self("probe.malformed")
        /// A fallback is not a page on the web.
        public static let fallbackScheme = Self("fallback.scheme")

        // MARK: Notices

        /// A placeholder in single braces, as before IntentKit 0.6.
        public static let singleBraces = Self("template.single-braces")
        /// A verbatim value in the query, where it can add pairs.
        public static let verbatimInQuery = Self("template.verbatim-in-query")
        /// Three braces in Choosy's data, of which Choosy makes no URL.
        public static let verbatimInChoosy = Self("template.verbatim-in-choosy")
        /// A value decides which web server is asked.
        public static let hostPlaceholder = Self("template.host-placeholder")
        /// A value is the name of a pair in the query.
        public static let placeholderInKey = Self("template.placeholder-in-key")
        /// A second question mark, which is part of a value.
        public static let secondQuestionMark = Self("template.second-question-mark")
        /// No type is known that has an app's actions.
        public static let unknownType = Self("type.unknown")
        /// A type is there twice.
        public static let duplicateType = Self("type.duplicate")
        /// An app is there twice in its type.
        public static let duplicateApp = Self("app.duplicate")
        /// An app is there in another type too.
        public static let otherType = Self("app.other-type")
        /// A type prefers an app that it does not have.
        public static let unknownApp = Self("app.unknown")
        /// An app has no links: it can only be opened.
        public static let noLinks = Self("app.no-links")
        /// An app has two links for an action, of which the first counts.
        public static let duplicateAction = Self("action.duplicate")
        /// A parameter is there twice, of which the first counts.
        public static let duplicateParameter = Self("parameter.duplicate")
        /// No app has the action.
        public static let unusedAction = Self("action.unused")
        /// No template takes the parameter.
        public static let unusedParameter = Self("parameter.unused")
        /// The role of a parameter is one that is not known.
        public static let unknownRole = Self("role.unknown")
        /// A link has another scheme than the one that is asked for.
        public static let otherScheme = Self("link.other-scheme")
        /// There are more schemes than a system lets an app ask for.
        public static let schemesOverLimit = Self("schemes.over-limit")
        /// A member that the format does not define, without a dot in its name.
        public static let unknownMember = Self("member.unknown")
        /// There is no icon for an app.
        public static let missingIcon = Self("icon.missing")
        /// A name holds a control character.
        public static let controlCharacter = Self("text.control-character")
        /// A name turns the text around it.
        public static let bidirectionalControl = Self("text.bidirectional-control")

        /// How much a finding with this code matters.
        public var kind: Kind { CatalogFindingTable.entries[self]?.kind ?? .error }

        /// The clause of Schemas/app-catalog.md; empty for a code that it does not know.
        public var clause: String { CatalogFindingTable.entries[self]?.clause ?? "2.1.2" }
    }
}
