public import WireFormat

extension CatalogFinding {
    /// The stable code of a finding.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code as text, for example `placeholder.unknown`.
        public let rawValue: String

        /// Creates a code from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates the code of an error in the encoding of a file, for example `json.syntax`.
        public init(_ code: WireError.Code) {
            self.init(rawValue: code.rawValue)
        }

        private init(_ name: String) {
            self.init(rawValue: name)
        }

        // MARK: Errors

        /// The document has no known catalog format.
        public static let catalogShape = Self("catalog.shape")
        /// The version of the format is malformed, or its major number is not supported.
        public static let unsupportedVersion = Self("version.unsupported")

        // MARK: Findings

        /// A value has the wrong kind for its member.
        public static let memberType = Self("member.type")
        /// A required member is missing.
        public static let missingMember = Self("member.missing")
        /// A value is null.
        public static let null = Self("value.null")
        /// A string is not valid for its member.
        public static let memberValue = Self("member.value")
        /// A brace does not belong to a placeholder.
        public static let braces = Self("template.braces")
        /// A template cannot make a URL, whatever the values.
        public static let character = Self("template.character")
        /// A template does not begin with a scheme.
        public static let scheme = Self("template.scheme")
        /// A template has a scheme that is not allowed, such as `file` or `javascript`.
        public static let excludedScheme = Self("template.excluded-scheme")
        /// A template uses a parameter that the type does not define.
        public static let unknownPlaceholder = Self("placeholder.unknown")
        /// An app has an action that the type does not define.
        public static let unknownAction = Self("action.unknown")
        /// An app has no scheme that shows whether it is installed.
        public static let noScheme = Self("app.no-scheme")
        /// A probe does not begin with a scheme.
        public static let malformedProbe = Self("probe.malformed")
        /// A fallback is not a web page.
        public static let fallbackScheme = Self("fallback.scheme")

        // MARK: Notices

        /// A placeholder has single braces, as before IntentKit 0.6.
        public static let singleBraces = Self("template.single-braces")
        /// A verbatim value in the query can add pairs.
        public static let verbatimInQuery = Self("template.verbatim-in-query")
        /// Choosy's data has triple braces, from which Choosy cannot make a URL.
        public static let verbatimInChoosy = Self("template.verbatim-in-choosy")
        /// A value decides the host of a web page.
        public static let hostPlaceholder = Self("template.host-placeholder")
        /// A value is the name of a pair in the query.
        public static let placeholderInKey = Self("template.placeholder-in-key")
        /// A second question mark is part of a value.
        public static let secondQuestionMark = Self("template.second-question-mark")
        /// No known type has the app's actions.
        public static let unknownType = Self("type.unknown")
        /// Two types have the same key.
        public static let duplicateType = Self("type.duplicate")
        /// Two apps of a type have the same key.
        public static let duplicateApp = Self("app.duplicate")
        /// An app also belongs to another type.
        public static let otherType = Self("app.other-type")
        /// A type prefers an app that it does not have.
        public static let unknownApp = Self("app.unknown")
        /// An app has no links, so it can only be opened.
        public static let noLinks = Self("app.no-links")
        /// An app has two links for an action; the first one counts.
        public static let duplicateAction = Self("action.duplicate")
        /// Two parameters have the same key; the first one counts.
        public static let duplicateParameter = Self("parameter.duplicate")
        /// No app has the action.
        public static let unusedAction = Self("action.unused")
        /// No template uses the parameter.
        public static let unusedParameter = Self("parameter.unused")
        /// The role of a parameter is unknown.
        public static let unknownRole = Self("role.unknown")
        /// A link and the probe have different schemes.
        public static let otherScheme = Self("link.other-scheme")
        /// There are more schemes than the system allows an app to query.
        public static let schemesOverLimit = Self("schemes.over-limit")
        /// A member without a dot in its name is not defined by the format.
        public static let unknownMember = Self("member.unknown")
        /// An app has no icon.
        public static let missingIcon = Self("icon.missing")
        /// A name contains a control character.
        public static let controlCharacter = Self("text.control-character")
        /// A name contains a character that changes the direction of surrounding text.
        public static let bidirectionalControl = Self("text.bidirectional-control")

        /// The severity of findings with this code; an error if the code is not in Appendix A.
        public var kind: Kind { CatalogFindingTable.entries[self]?.kind ?? .error }

        /// The clause of Schemas/app-catalog.md; `2.1.2`, the clause for errors of the encoding, if
        /// the code is not in Appendix A.
        public var clause: String { CatalogFindingTable.entries[self]?.clause ?? "2.1.2" }
    }
}
