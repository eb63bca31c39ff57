package enum MediaTypes {
    private static let marks = Array("!#$%&'*+-.^_`{|}~".utf8)

    /// Returns whether a string is two tokens separated by a slash, in lower case (clause 14.3.1).
    package static func isWellFormed(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isOfToken) }
    }

    private static func isOfToken(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit ? byte == byte.lowercased : marks.contains(byte)
    }

    /// Returns the type identifier to write instead of a media type (clause 14.3.2), or nil.
    ///
    /// A long string is not hashed, because hashing takes quadratic time for a sequence of
    /// combining marks.
    package static func preferred(to text: String) -> String? {
        text.utf8.count <= 128 && text.utf8.contains(UInt8(ascii: "/"))
            ? typeIdentifiers[text] : nil
    }

    /// Whether a type is a media type of Appendix B, ignoring case.
    static func isListed(_ type: TypeIdentifier) -> Bool {
        type.isMediaType && preferred(to: bare(type.rawValue)) != nil
    }

    /// Returns a media type in lower case, without its parameters and surrounding white space.
    static func bare(_ text: String) -> String {
        let name = text.utf8.prefix { $0 != UInt8(ascii: ";") }.map(\.lowercased)
        let trimmed = name.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        return String(decoding: trimmed, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Returns the types that a media type outside the catalog conforms to.
    ///
    /// The types follow from the suffix and the top-level type: `model/x-box+xml` conforms to
    /// `public.xml` and `public.3d-content`. Every media type describes bytes, and therefore
    /// conforms to `public.data`.
    static func parents(of text: String) -> [TypeIdentifier] {
        let name = bare(text)
        guard isWellFormed(name) else { return [] }
        let suffix = name.lastIndex(of: "+").flatMap { suffixes[String(name[$0...])] }
        let family = families[String(name.prefix { $0 != "/" })]
        return [suffix, family].compactMap(\.self) + [.data]
    }

    private static let families: [String: TypeIdentifier] = [
        "audio": .audio, "font": .font, "image": .image, "model": .threeDimensionalContent,
        "text": .text, "video": .movie,
    ]
    private static let suffixes: [String: TypeIdentifier] = ["+json": .json, "+xml": .xml]

    /// The type identifiers of Appendix B, by the media types that they replace. In the rows, a star
    /// follows these media types.
    package static let typeIdentifiers: [String: String] = {
        var identifiers: [String: String] = [:]
        for row in TypeRows.all.flatMap({ $0.utf8.split(separator: UInt8(ascii: "\n")) }) {
            let words = row.split(separator: UInt8(ascii: " "))
            for word in words where word.last == UInt8(ascii: "*") {
                identifiers[String(Substring(word.dropLast()))] = String(Substring(words[0]))
            }
        }
        return identifiers
    }()
}
