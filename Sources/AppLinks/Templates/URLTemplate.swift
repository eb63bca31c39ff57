public import WireFormat

/// A URL with placeholders for parameters, parsed into the parts of a URL before any value is
/// inserted.
///
/// ```swift
/// let template = URLTemplate("tweetbot:///user_profile/{{name}}?callback_url={{callback?}}")
/// try template.expand(["name": "Substantial", "callback": "choosy:"])
/// // tweetbot:///user_profile/Substantial?callback_url=choosy%3A
/// ```
///
/// `{{name}}` escapes the value for its position, so that the value cannot change the structure of
/// the URL. `{{{name}}}` inserts the value verbatim, and escapes only bytes that a URL cannot
/// contain. If a `?` precedes the closing braces, the value is optional. The rules are in section 4
/// of Schemas/app-catalog.md.
public struct URLTemplate: Sendable {
    package enum Dialect: Hashable, Sendable {
        /// XExtensionItem's own: `{{x}}`, `{{x?}}`, `{{{x}}}`, `{{{x?}}}`.
        case own
        /// Choosy's: `{{x}}`, always optional.
        case choosy
        /// IntentKit's: `{{x}}` and `{{{x}}}`, or `{x}` before version 0.6.
        case intentKit
    }

    package struct Placeholder: Hashable, Sendable {
        package let name: String
        /// Whether the value is inserted verbatim, like the reserved expansion of RFC 6570.
        package let isVerbatim: Bool
        package let isOptional: Bool
    }

    /// The template as written.
    public let text: String
    package let dialect: Dialect
    /// The findings and notices about the template, for example `template.braces`. Each code occurs
    /// at most once.
    public private(set) var faults: [Finding]
    /// The scheme in lower case; nil if the template is a single placeholder or has no scheme.
    package let scheme: String?
    var isWebPage: Bool { scheme.map(SchemeName.web.contains) == true }
    let layout: TemplateLayout
    var origin = CatalogOrigin()

    /// Creates a template. If the text is malformed, ``faults`` reports why.
    public init(_ text: String) {
        self.init(text, dialect: .own)
    }

    package init(_ text: String, dialect: Dialect) {
        self.text = text
        self.dialect = dialect
        let split = TemplateText(text, dialect)
        layout = TemplateLayout(split.tokens)
        scheme = layout.schemeName
        var check = TemplateCheck(split.faults)
        check.check(split.tokens, layout)
        faults = check.faults
    }

    /// The placeholders, in the order of the text; a parameter may have several.
    package var placeholders: [Placeholder] { layout.placeholders }

    package var isWellFormed: Bool { firstError == nil }

    /// The first fault that prevents expansion.
    var firstError: Finding? { faults.first { $0.severity == .finding } }

    /// Whether the template is a single placeholder, so that its value is the whole URL.
    var isSinglePlaceholder: Bool { layout.whole != nil }
}

extension URLTemplate: Hashable {
    /// Whether two templates have the same text and dialect.
    public static func == (left: URLTemplate, right: URLTemplate) -> Bool {
        left.dialect == right.dialect && left.text.isIdentical(to: right.text)
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
