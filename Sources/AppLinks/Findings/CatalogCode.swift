package import WireFormat

/// The codes of findings about catalogs and templates, with their clauses and severities.
package struct CatalogCode: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the code of an error in the encoding of a file, for example `json.syntax`.
    package init(_ code: Finding.Code) {
        self.init(rawValue: code.rawValue)
    }

    package init(stringLiteral value: String) {
        rawValue = value
    }

    // MARK: Errors

    /// The document has no known catalog format.
    package static let catalogShape: Self = "catalog.shape"
    /// The version of the format is malformed, or this library does not support its major number.
    package static let unsupportedVersion: Self = "version.unsupported"

    package static let entryLimit: Self = "limit.entries"
    package static let textLimit: Self = "limit.text"

    // MARK: Findings

    /// A value has the wrong kind for its member.
    package static let memberType: Self = "member.type"
    package static let missingMember: Self = "member.missing"
    package static let null: Self = "value.null"
    /// A string is not valid for its member.
    package static let memberValue: Self = "member.value"
    /// A brace does not belong to a placeholder.
    package static let braces: Self = "template.braces"
    /// A template cannot expand to a URL, whatever the values are.
    package static let character: Self = "template.character"
    /// A template does not begin with a scheme.
    package static let scheme: Self = "template.scheme"
    /// A template has a scheme that is not allowed, such as `file` or `javascript`.
    package static let excludedScheme: Self = "template.excluded-scheme"
    /// A template uses a parameter that the type does not define.
    package static let unknownPlaceholder: Self = "placeholder.unknown"
    /// An app has an action that the type does not define.
    package static let unknownAction: Self = "action.unknown"
    /// An app has no scheme that shows whether the app is installed.
    package static let noScheme: Self = "app.no-scheme"
    /// A probe does not begin with a scheme, or its scheme does not open an app.
    package static let malformedProbe: Self = "probe.malformed"
    /// A fallback is not a web page.
    package static let fallbackScheme: Self = "fallback.scheme"

    // MARK: Notices

    /// A placeholder has single braces, as before IntentKit 0.6.
    package static let singleBraces: Self = "template.single-braces"
    /// A verbatim value in the query can add `name=value` pairs.
    package static let verbatimInQuery: Self = "template.verbatim-in-query"
    /// Choosy data has triple braces, which Choosy cannot expand.
    package static let verbatimInChoosy: Self = "template.verbatim-in-choosy"
    /// A placeholder's value determines the host of a web page.
    package static let hostPlaceholder: Self = "template.host-placeholder"
    /// A placeholder's value becomes the name in a `name=value` pair of the query.
    package static let placeholderInKey: Self = "template.placeholder-in-key"
    /// The query contains another question mark, which is part of a value.
    package static let secondQuestionMark: Self = "template.second-question-mark"
    /// None of an IntentKit app's commands belongs to a known handler, or a handler's file is not
    /// named after a known handler.
    package static let unknownType: Self = "type.unknown"
    package static let duplicateType: Self = "type.duplicate"
    package static let duplicateApp: Self = "app.duplicate"
    /// An app also belongs to another type.
    package static let otherType: Self = "app.other-type"
    /// A type names a preferred or first-party app that it does not have.
    package static let unknownApp: Self = "app.unknown"
    /// An app has no links, so it can only be opened.
    package static let noLinks: Self = "app.no-links"
    /// Two actions of a type have the same key, or an app has two links for an action. Only the
    /// first is used.
    package static let duplicateAction: Self = "action.duplicate"
    /// Two parameters have the same key; only the first is used.
    package static let duplicateParameter: Self = "parameter.duplicate"
    /// No app has the action, and the action has no fallback.
    package static let unusedAction: Self = "action.unused"
    package static let unusedParameter: Self = "parameter.unused"
    package static let unknownRole: Self = "role.unknown"
    /// A link and the probe have different schemes.
    package static let otherScheme: Self = "link.other-scheme"
    /// There are more schemes than the system allows an app to query.
    package static let schemesOverLimit: Self = "schemes.over-limit"
    /// `Info.plist` does not list a scheme that an app of the catalog has.
    package static let undeclaredScheme: Self = "scheme.undeclared"
    /// The format does not define a member whose name has no dot. The name of a custom member must
    /// contain a dot.
    package static let unknownMember: Self = "member.unknown"
    package static let missingIcon: Self = "icon.missing"
    /// A name contains a control character.
    package static let controlCharacter: Self = "text.control-character"
    /// A name contains a character that changes the direction of surrounding text.
    package static let bidirectionalControl: Self = "text.bidirectional-control"

    package var severity: Finding.Severity { CatalogFindingTable.entries[self]?.severity ?? .error }

    /// The clause of Schemas/app-catalog.md. A code that is not in Appendix A reports an error in
    /// JSON or a property list, so its clause is `2.1.2`.
    package var clause: String { CatalogFindingTable.entries[self]?.clause ?? "2.1.2" }
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

/// The codes of Appendix A of Schemas/app-catalog.md with their clauses and severities. A test
/// compares this table with the appendix.
enum CatalogFindingTable {
    typealias Entry = (clause: String, severity: Finding.Severity)

    static let entries: [CatalogCode: Entry] = [
        .catalogShape: ("2.1.3", .error),
        .unsupportedVersion: ("3.1.2", .error),
        .entryLimit: ("2.4.1", .error),
        .textLimit: ("2.4.2", .error),
        .memberType: ("2.3.1", .finding),
        .missingMember: ("2.3.2", .finding),
        .memberValue: ("2.3.3", .finding),
        .null: ("2.3.5", .finding),
        .braces: ("4.1.3", .finding),
        .character: ("4.1.6", .finding),
        .scheme: ("4.1.5", .finding),
        .excludedScheme: ("4.1.7", .finding),
        .unknownPlaceholder: ("7.1.1", .finding),
        .unknownAction: ("7.1.2", .finding),
        .noScheme: ("7.1.3", .finding),
        .malformedProbe: ("3.5.3", .finding),
        .fallbackScheme: ("3.4.3", .finding),
        .singleBraces: ("6.2.4", .notice),
        .verbatimInQuery: ("7.2.1", .notice),
        .verbatimInChoosy: ("6.1.5", .notice),
        .hostPlaceholder: ("7.2.2", .notice),
        .placeholderInKey: ("7.2.3", .notice),
        .secondQuestionMark: ("7.2.4", .notice),
        .unknownType: ("6.2.7", .notice),
        .duplicateType: ("7.2.5", .notice),
        .duplicateApp: ("7.2.5", .notice),
        .duplicateAction: ("7.2.5", .notice),
        .duplicateParameter: ("7.2.5", .notice),
        .otherType: ("7.2.6", .notice),
        .unknownApp: ("7.2.7", .notice),
        .noLinks: ("7.2.8", .notice),
        .unusedAction: ("7.2.9", .notice),
        .unusedParameter: ("7.2.9", .notice),
        .unknownRole: ("3.3.3", .notice),
        .otherScheme: ("7.2.10", .notice),
        .schemesOverLimit: ("8.1.4", .notice),
        .undeclaredScheme: ("8.1.5", .notice),
        .unknownMember: ("2.3.4", .notice),
        .missingIcon: ("7.2.11", .notice),
        .controlCharacter: ("7.2.12", .notice),
        .bidirectionalControl: ("7.2.12", .notice),
    ]
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
