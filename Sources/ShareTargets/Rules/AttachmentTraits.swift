import UniformTypes

/// The properties of an attachment that dictionary rules ask for, found once for all readings.
struct AttachmentTraits: OptionSet, Sendable {
    let rawValue: UInt16

    static let text = AttachmentTraits(rawValue: 1)
    static let plainText = AttachmentTraits(rawValue: 2)
    static let image = AttachmentTraits(rawValue: 4)
    static let movie = AttachmentTraits(rawValue: 8)
    static let propertyList = AttachmentTraits(rawValue: 16)
    static let url = AttachmentTraits(rawValue: 32)
    static let fileURL = AttachmentTraits(rawValue: 64)
    /// One of the types is a URL and no file URL.
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
    /// Creates the traits of all types of an attachment.
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
