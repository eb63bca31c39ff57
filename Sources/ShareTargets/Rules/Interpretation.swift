import UniformTypes

/// One interpretation of the undocumented behavior of dictionary rules.
struct Interpretation: Hashable, Sendable {
    /// The assumption whose alternative applies, or nil.
    var rejected: Assumption?

    private func assumes(_ assumption: Assumption) -> Bool { rejected != assumption }

    /// Returns whether every attachment must have an accepted type.
    func isStrict(version: Int, usesStrictMatching: Bool) -> Bool {
        version < 2
            ? assumes(.versionOneIsStrict) : usesStrictMatching && assumes(.strictMatching)
    }

    func matches(_ traits: AttachmentTraits, _ kind: ActivationKey) -> Bool {
        switch kind {
        case .image: traits.contains(.image)
        case .movie: traits.contains(.movie)
        case .text: traits.contains(assumes(.textIsAnyText) ? .text : .plainText)
        case .webPage: traits.contains(.propertyList)
        case .webURL: traits.contains(assumes(.webURLExcludesFiles) ? .webURL : .url)
        case .file: isFile(traits)
        case .version, .strictMatching, .maximumCount, .minimumCount: false
        }
    }

    private func isFile(_ traits: AttachmentTraits) -> Bool {
        if traits.contains(.fileURL) { return true }
        guard assumes(.fileIsData), !traits.isDisjoint(with: [.data, .directory]) else {
            return false
        }
        if !assumes(.fileIncludesText), !traits.isDisjoint(with: [.text, .url]) { return false }
        return assumes(.fileIncludesMedia) || traits.isDisjoint(with: [.image, .movie])
    }
}

/// The properties of an attachment that dictionary rules use, computed once for all
/// interpretations.
struct AttachmentTraits: OptionSet, Sendable {
    let rawValue: UInt16

    static let text = AttachmentTraits(rawValue: 1)
    static let plainText = AttachmentTraits(rawValue: 2)
    static let image = AttachmentTraits(rawValue: 4)
    static let movie = AttachmentTraits(rawValue: 8)
    static let propertyList = AttachmentTraits(rawValue: 16)
    static let url = AttachmentTraits(rawValue: 32)
    static let fileURL = AttachmentTraits(rawValue: 64)
    /// One of the types conforms to `public.url` but not to `public.file-url`.
    static let webURL = AttachmentTraits(rawValue: 128)
    static let data = AttachmentTraits(rawValue: 256)
    static let directory = AttachmentTraits(rawValue: 512)

    private static let types: [(AttachmentTraits, TypeIdentifier)] = [
        (.text, .text), (.plainText, .plainText), (.image, .image), (.movie, .movie),
        (.propertyList, .propertyList), (.url, .url), (.fileURL, .fileURL), (.data, .data),
        (.directory, .directory),
    ]
}

extension AttachmentTraits {
    init(_ attachment: SharedView.Attachment, _ catalog: TypeCatalog) {
        self = []
        for type in attachment.types {
            var traits: AttachmentTraits = []
            for (trait, other) in Self.types where catalog.conforms(type, to: other) {
                traits.insert(trait)
            }
            if traits.contains(.url), !traits.contains(.fileURL) { traits.insert(.webURL) }
            formUnion(traits)
        }
    }
}
