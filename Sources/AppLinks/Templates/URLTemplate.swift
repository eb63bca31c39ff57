import WireFormat

/// A URL with places for parameters, cut into the parts of a URL before any value is put in.
///
/// ```swift
/// let template = URLTemplate("tweetbot:///user_profile/{{name}}?callback_url={{callback?}}")
/// try template.expand(["name": "Substantial", "callback": "choosy:"])
/// // tweetbot:///user_profile/Substantial?callback_url=choosy%3A
/// ```
///
/// `{{name}}` is replaced by a value that is escaped as its place asks for, `{{{name}}}` by one that
/// keeps all that a URL may hold; with `?` before the closing braces it may be absent. No value of
/// `{{name}}` changes the structure of the URL. Section 4 of Schemas/app-catalog.md has the rules.
public struct URLTemplate: Sendable {
    /// The spelling that a template follows.
    public enum Dialect: Hashable, Sendable {
        /// The project's own: `{{x}}`, `{{x?}}`, `{{{x}}}`, `{{{x?}}}`.
        case own
        /// Choosy's: `{{x}}`, which may always be absent.
        case choosy
        /// IntentKit's: `{{x}}` and `{{{x}}}`, before version 0.6 `{x}`.
        case intentKit
    }

    /// A place for the value of a parameter.
    public struct Placeholder: Hashable, Sendable {
        /// The key of the parameter.
        public let name: String
        /// Whether the value keeps all that a URL may hold, as RFC 6570's reserved expansion has it.
        public let isVerbatim: Bool
        /// Whether the parameter may be absent.
        public let isOptional: Bool
    }

    /// What is wrong with a template, or deserves a look.
    public struct Fault: Hashable, Sendable {
        /// The stable name, for example `template.braces`.
        public let code: CatalogFinding.Code
        /// A sentence that says what was found.
        public let message: String
    }

    /// The template as it was written.
    public let text: String
    /// The spelling that it follows.
    public let dialect: Dialect
    /// What is wrong with it: each code at most once.
    public internal(set) var faults: [Fault] = []
    /// The scheme in lower case; nil if the template is one placeholder, or has none.
    public internal(set) var scheme: String?
    var layout = TemplateLayout()

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - text: the template.
    ///   - dialect: the spelling that it follows; the project's own unless given.
    public init(_ text: String, dialect: Dialect = .own) {
        self.text = text
        self.dialect = dialect
        let pieces = TemplateText(text, dialect)
        faults = pieces.faults
        layout = TemplateLayout(pieces.pieces)
        scheme = layout.schemeName
        check(pieces.pieces)
    }

    /// The places for values, in the order of the text; a parameter may have several.
    public var placeholders: [Placeholder] { layout.placeholders }

    /// Whether the template can be expanded: none of its faults is about its structure.
    public var isWellFormed: Bool { firstError == nil }

    /// The first fault because of which there is no URL.
    var firstError: Fault? { faults.first { $0.code.kind == .finding } }

    /// Whether the whole template is one placeholder, so that its value is the URL.
    var isWhole: Bool { layout.whole != nil }
}

extension URLTemplate: Hashable {
    /// Whether two templates have the same text in the same dialect.
    public static func == (left: URLTemplate, right: URLTemplate) -> Bool {
        left.dialect == right.dialect && left.text.isIdentical(to: right.text)
    }

    /// Feeds the text into a hasher.
    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
