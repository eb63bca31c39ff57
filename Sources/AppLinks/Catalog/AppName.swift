import UniformTypes
import WireFormat

/// A display name: one for all languages, or one per language.
package struct AppName: Sendable {
    package struct Translation: Sendable {
        /// The language tag (BCP 47), for example `de` or `pt-BR`.
        package var language: String
        package var text: String
    }

    /// The name for all languages, or nil if there are translations.
    package let plainText: String?
    /// The names by language, in the order of the catalog; empty if there is one name for all
    /// languages.
    package let translations: [Translation]

    package init(_ text: String) {
        plainText = text
        translations = []
    }

    /// If the array is empty, the name is empty in all languages.
    package init(translations: [Translation]) {
        plainText = translations.isEmpty ? "" : nil
        self.translations = translations
    }

    /// Returns the name to display; see ``LinkedApp/name(in:)``.
    package func text(in languages: [String] = []) -> String {
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

    private static func prefixes(of tag: String) -> some Sequence<String> {
        let prefixes = sequence(first: tag) { tag in
            tag.utf8.lastIndex(of: UInt8(ascii: "-")).map { String(tag[..<$0]) }
        }
        return prefixes.prefix(8)
    }

    /// Whether a string has the syntax of a language tag: groups of letters and digits, separated
    /// by hyphens; the first group has only letters.
    static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isLetter = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 }
        return parts[0].allSatisfy(isLetter)
            && parts.allSatisfy { part in
                1...8 ~= part.count && part.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 }
            }
    }

    /// Readers use the key as the name of an unnamed entry. Such a name does not replace an actual
    /// name.
    mutating func merge(_ newer: AppName, key: String) {
        if newer.plainText?.isIdentical(to: key) != true { self = newer }
    }

    var texts: [String] { plainText.map { [$0] } ?? translations.map(\.text) }
}

extension AppName: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self.init(value)
    }
}

extension AppName: Hashable {
    package static func == (left: AppName, right: AppName) -> Bool {
        areIdentical(left.parts, right.parts)
    }

    package func hash(into hasher: inout Hasher) {
        for text in texts { hasher.combine(CaselessText(text)) }
    }

    private var parts: [String?] {
        [plainText] + translations.flatMap { [$0.language, $0.text] }
    }
}
