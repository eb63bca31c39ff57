import WireFormat

/// The codes of findings about catalogs and templates, with their clauses and severities. A test
/// compares them with Appendix A of Schemas/app-catalog.md.
struct CatalogCode: Hashable, Sendable {
    let rawValue: String
    /// The clause of Schemas/app-catalog.md.
    let clause: String
    let severity: Finding.Severity

    init(_ rawValue: String, _ clause: String, _ severity: Finding.Severity) {
        self.rawValue = rawValue
        self.clause = clause
        self.severity = severity
    }

    /// Creates the code of an error in JSON or a property list, for example `json.syntax`. The code
    /// `limit.text` is also in Appendix A.
    init(_ code: Finding.Code) {
        let clause = code == .textLimit ? Self.textLimit.clause : "2.1.2"
        self.init(code.rawValue, clause, .error)
    }

    // MARK: Errors

    /// The document has no known catalog format.
    static let catalogShape = Self("catalog.shape", "2.1.3", .error)
    /// The version of the format is malformed, or this library does not support its major number.
    static let unsupportedVersion = Self("version.unsupported", "3.1.2", .error)

    static let entryLimit = Self("limit.entries", "2.4.1", .error)
    static let textLimit = Self("limit.text", "2.4.2", .error)

    // MARK: Findings

    /// A value has the wrong kind for its member.
    static let memberType = Self("member.type", "2.3.1", .finding)
    static let missingMember = Self("member.missing", "2.3.2", .finding)
    static let null = Self("value.null", "2.3.5", .finding)
    /// A string is not valid for its member.
    static let memberValue = Self("member.value", "2.3.3", .finding)
    /// A brace does not belong to a placeholder.
    static let braces = Self("template.braces", "4.1.3", .finding)
    /// A template cannot expand to a URL, whatever the values are.
    static let character = Self("template.character", "4.1.6", .finding)
    /// A template does not begin with a scheme.
    static let scheme = Self("template.scheme", "4.1.5", .finding)
    /// A template has a scheme that is not allowed, such as `file` or `javascript`.
    static let excludedScheme = Self("template.excluded-scheme", "4.1.7", .finding)
    /// A template uses a parameter that the type does not define.
    static let unknownPlaceholder = Self("placeholder.unknown", "7.1.1", .finding)
    /// An app has an action that the type does not define.
    static let unknownAction = Self("action.unknown", "7.1.2", .finding)
    /// An app has no scheme that shows whether the app is installed.
    static let noScheme = Self("app.no-scheme", "7.1.3", .finding)
    /// A probe does not begin with a scheme, or its scheme does not open an app.
    static let malformedProbe = Self("probe.malformed", "3.5.3", .finding)
    /// A fallback is not a web page.
    static let fallbackScheme = Self("fallback.scheme", "3.4.3", .finding)

    // MARK: Notices

    /// A placeholder has single braces, as before IntentKit 0.6.
    static let singleBraces = Self("template.single-braces", "6.2.4", .notice)
    /// A verbatim value in the query can add `name=value` pairs.
    static let verbatimInQuery = Self("template.verbatim-in-query", "7.2.1", .notice)
    /// Choosy data has triple braces, which Choosy cannot expand.
    static let verbatimInChoosy = Self("template.verbatim-in-choosy", "6.1.5", .notice)
    /// A placeholder's value determines the host of a web page.
    static let hostPlaceholder = Self("template.host-placeholder", "7.2.2", .notice)
    /// A placeholder's value becomes the name in a `name=value` pair of the query.
    static let placeholderInKey = Self("template.placeholder-in-key", "7.2.3", .notice)
    /// The query contains another question mark, which is part of a value.
    static let secondQuestionMark = Self("template.second-question-mark", "7.2.4", .notice)
    /// None of an IntentKit app's commands belongs to a known handler, or a handler's file is not
    /// named after a known handler.
    static let unknownType = Self("type.unknown", "6.2.7", .notice)
    static let duplicateType = Self("type.duplicate", "7.2.5", .notice)
    static let duplicateApp = Self("app.duplicate", "7.2.5", .notice)
    /// An app also belongs to another type.
    static let otherType = Self("app.other-type", "7.2.6", .notice)
    /// A type names a preferred or first-party app that it does not have.
    static let unknownApp = Self("app.unknown", "7.2.7", .notice)
    /// An app has no links, so it can only be opened.
    static let noLinks = Self("app.no-links", "7.2.8", .notice)
    /// Two actions of a type have the same key, or an app has two links for an action. Only the
    /// first is used.
    static let duplicateAction = Self("action.duplicate", "7.2.5", .notice)
    /// Two parameters have the same key; only the first is used.
    static let duplicateParameter = Self("parameter.duplicate", "7.2.5", .notice)
    /// No app has the action, and the action has no fallback.
    static let unusedAction = Self("action.unused", "7.2.9", .notice)
    static let unusedParameter = Self("parameter.unused", "7.2.9", .notice)
    static let unknownRole = Self("role.unknown", "3.3.3", .notice)
    /// A link and the probe have different schemes.
    static let otherScheme = Self("link.other-scheme", "7.2.10", .notice)
    /// There are more schemes than the system allows an app to query.
    static let schemesOverLimit = Self("schemes.over-limit", "8.1.4", .notice)
    /// `Info.plist` does not list a scheme that an app of the catalog has.
    static let undeclaredScheme = Self("scheme.undeclared", "8.1.5", .notice)
    /// The format does not define a member whose name has no dot. The name of a custom member must
    /// contain a dot.
    static let unknownMember = Self("member.unknown", "2.3.4", .notice)
    static let missingIcon = Self("icon.missing", "7.2.11", .notice)
    /// A name contains a control character.
    static let controlCharacter = Self("text.control-character", "7.2.12", .notice)
    /// A name contains a character that changes the direction of surrounding text.
    static let bidirectionalControl = Self("text.bidirectional-control", "7.2.12", .notice)
}

extension Finding {
    /// The maximum number of characters of a pointer into a catalog. A longer pointer is shortened
    /// and ends with an ellipsis.
    static let pointerLength = 4_096

    /// Creates a finding. If `file` is empty, the finding names no file.
    init(
        _ code: CatalogCode, file: String = "", pointer: String = "",
        location: Location? = nil, message: String
    ) {
        self.init(
            code: Code(rawValue: code.rawValue), severity: code.severity, clause: code.clause,
            pointer: pointer, location: location, file: file.isEmpty ? nil : file, message: message)
    }
}

/// A finding whose line is not yet determined.
struct UnplacedFinding: Sendable {
    /// The maximum number of findings in one file.
    static let maximumCount = 1_000
    /// The maximum number of findings in all files together.
    static let maximumTotalCount = 10_000

    let code: CatalogCode
    let origin: CatalogOrigin
    /// The pointer of an entry that was not read from a file. It refers to the catalog as written
    /// in the XExtensionItem format.
    var pointer = ""
    let message: String

    var isError: Bool { code.severity == .error }
}

/// The place from which an entry of a catalog was read: the index of a file, and a value in that
/// file. An entry created in code has no place.
struct CatalogOrigin: Sendable {
    var place: (file: Int, node: WireNode)?
    /// Whether the entry comes from built-in knowledge about IntentKit, not from a file.
    var isBuiltIn = false
}
