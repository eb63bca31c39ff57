import UniformTypes
import WireFormat

/// A name that people read: one for everybody, or one for each language.
public struct AppName: Sendable {
    /// A name in one language.
    public struct Translation: Sendable {
        /// The language as BCP 47 writes it, for example `de` or `pt-BR`.
        public var language: String
        /// The name.
        public var text: String

        /// Makes a translation.
        public init(language: String, text: String) {
            self.language = language
            self.text = text
        }
    }

    /// The name for everybody; nil if there are translations.
    public let plainText: String?
    /// The names by language, in the order of the catalog; empty if there is one name for everybody.
    public let translations: [Translation]

    /// Makes a name for everybody.
    public init(_ text: String) {
        plainText = text
        translations = []
    }

    /// Makes a name of translations, of which there must be one.
    public init(translations: [Translation]) {
        plainText = translations.isEmpty ? "" : nil
        self.translations = translations
    }

    /// The name to show.
    ///
    /// - Parameter languages: the languages that a person prefers, the best first.
    /// - Returns: the name in the first of these that is there, as it stands or shortened from the
    ///   right (`de-CH` finds `de`); else that in English, else the first one.
    public func text(in languages: [String] = []) -> String {
        if let plainText { return plainText }
        for language in languages + ["en"] {
            for tag in Self.prefixes(of: language) {
                if let found = translations.first(where: { $0.language.isSameKey(as: tag) }) {
                    return found.text
                }
            }
        }
        return translations.first?.text ?? ""
    }

    /// A language tag and its prefixes, the longest first.
    private static func prefixes(of tag: String) -> [String] {
        var prefixes = [tag]
        while let dash = prefixes.last?.utf8.lastIndex(of: UInt8(ascii: "-")), prefixes.count < 8,
            let last = prefixes.last
        {
            prefixes.append(String(last[..<dash]))
        }
        return prefixes
    }

    /// Whether a text has the form of a language tag: letters, then letters and digits between hyphens.
    static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isLetter = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 }
        return parts[0].allSatisfy(isLetter)
            && parts.allSatisfy { part in
                1...8 ~= part.count && part.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 }
            }
    }

    /// All the texts, whatever their language.
    var texts: [String] { plainText.map { [$0] } ?? translations.map(\.text) }
}

extension AppName: ExpressibleByStringLiteral {
    /// Makes a name for everybody.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension AppName: Hashable {
    /// Whether two names have the same texts in the same languages.
    public static func == (left: AppName, right: AppName) -> Bool {
        areIdentical(left.parts, right.parts)
    }

    /// Feeds the texts into a hasher.
    public func hash(into hasher: inout Hasher) {
        for text in texts { hasher.combine(CaselessText(text)) }
    }

    private var parts: [String?] {
        [plainText] + translations.flatMap { [$0.language, $0.text] }
    }
}
