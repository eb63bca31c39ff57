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

        /// `catalog.shape`: the document has no known catalog format.
        public static let catalogShape = Self("catalog.shape")
        /// `version.unsupported`: the version of the format is malformed, or its major number is
        /// not supported.
        public static let unsupportedVersion = Self("version.unsupported")

        /// `limit.entries`: an array or a dictionary has more entries than a reader accepts.
        public static let entryLimit = Self("limit.entries")
        /// `limit.text`: a text is longer than a reader accepts.
        public static let textLimit = Self("limit.text")

        // MARK: Findings

        /// `member.type`: a value has the wrong kind for its member.
        public static let memberType = Self("member.type")
        /// `member.missing`: a required member is missing.
        public static let missingMember = Self("member.missing")
        /// `value.null`: a value is null.
        public static let null = Self("value.null")
        /// `member.value`: a string is not valid for its member.
        public static let memberValue = Self("member.value")
        /// `template.braces`: a brace does not belong to a placeholder.
        public static let braces = Self("template.braces")
        /// `template.character`: a template cannot make a URL, whatever the values.
        public static let character = Self("template.character")
        /// `template.scheme`: a template does not begin with a scheme.
        public static let scheme = Self("template.scheme")
        /// `template.excluded-scheme`: a template has a scheme that is not allowed, such as `file`
        /// or `javascript`.
        public static let excludedScheme = Self("template.excluded-scheme")
        /// `placeholder.unknown`: a template uses a parameter that the type does not define.
        public static let unknownPlaceholder = Self("placeholder.unknown")
        /// `action.unknown`: an app has an action that the type does not define.
        public static let unknownAction = Self("action.unknown")
        /// `app.no-scheme`: an app has no scheme that shows whether it is installed.
        public static let noScheme = Self("app.no-scheme")
        /// `probe.malformed`: a probe does not begin with a scheme.
        public static let malformedProbe = Self("probe.malformed")
        /// `fallback.scheme`: a fallback is not a web page.
        public static let fallbackScheme = Self("fallback.scheme")

        // MARK: Notices

        /// `template.single-braces`: a placeholder has single braces, as before IntentKit 0.6.
        public static let singleBraces = Self("template.single-braces")
        /// `template.verbatim-in-query`: a verbatim value in the query can add pairs.
        public static let verbatimInQuery = Self("template.verbatim-in-query")
        /// `template.verbatim-in-choosy`: choosy's data has triple braces, from which Choosy cannot
        /// make a URL.
        public static let verbatimInChoosy = Self("template.verbatim-in-choosy")
        /// `template.host-placeholder`: a value decides the host of a web page.
        public static let hostPlaceholder = Self("template.host-placeholder")
        /// `template.placeholder-in-key`: a value is the name of a pair in the query.
        public static let placeholderInKey = Self("template.placeholder-in-key")
        /// `template.second-question-mark`: a second question mark is part of a value.
        public static let secondQuestionMark = Self("template.second-question-mark")
        /// `type.unknown`: no known type has the app's actions.
        public static let unknownType = Self("type.unknown")
        /// `type.duplicate`: two types have the same key.
        public static let duplicateType = Self("type.duplicate")
        /// `app.duplicate`: two apps of a type have the same key.
        public static let duplicateApp = Self("app.duplicate")
        /// `app.other-type`: an app also belongs to another type.
        public static let otherType = Self("app.other-type")
        /// `app.unknown`: a type prefers an app that it does not have.
        public static let unknownApp = Self("app.unknown")
        /// `app.no-links`: an app has no links, so it can only be opened.
        public static let noLinks = Self("app.no-links")
        /// `action.duplicate`: an app has two links for an action; the first one counts.
        public static let duplicateAction = Self("action.duplicate")
        /// `parameter.duplicate`: two parameters have the same key; the first one counts.
        public static let duplicateParameter = Self("parameter.duplicate")
        /// `action.unused`: no app has the action.
        public static let unusedAction = Self("action.unused")
        /// `parameter.unused`: no template uses the parameter.
        public static let unusedParameter = Self("parameter.unused")
        /// `role.unknown`: the role of a parameter is unknown.
        public static let unknownRole = Self("role.unknown")
        /// `link.other-scheme`: a link and the probe have different schemes.
        public static let otherScheme = Self("link.other-scheme")
        /// `schemes.over-limit`: there are more schemes than the system allows an app to query.
        public static let schemesOverLimit = Self("schemes.over-limit")
        /// `member.unknown`: a member without a dot in its name is not defined by the format.
        public static let unknownMember = Self("member.unknown")
        /// `icon.missing`: an app has no icon.
        public static let missingIcon = Self("icon.missing")
        /// `text.control-character`: a name contains a control character.
        public static let controlCharacter = Self("text.control-character")
        /// `text.bidirectional-control`: a name contains a character that changes the direction of
        /// surrounding text.
        public static let bidirectionalControl = Self("text.bidirectional-control")

        /// The severity of findings with this code; an error if the code is not in Appendix A.
        public var kind: Kind { CatalogFindingTable.entries[self]?.kind ?? .error }

        /// The clause of Schemas/app-catalog.md; `2.1.2`, the clause for errors of the encoding, if
        /// the code is not in Appendix A.
        public var clause: String { CatalogFindingTable.entries[self]?.clause ?? "2.1.2" }
    }
}
