extension TypeIdentifier {
    /// The type of files with an extension, by the table; nil when it has none.
    ///
    /// Where several types have the extension, the most common one by the order of the table, which
    /// is macOS's choice: `mp4` is a movie, not a sound, and `ts` a transport stream.
    ///
    /// - Parameter filenameExtension: the extension in any case, without the dot.
    public init?(filenameExtension: String) {
        let known = TypeCatalog.shared.declaration(filenameExtension: filenameExtension)
        guard let known else { return nil }
        self = known.identifier
    }

    /// Extensions of files of the type, in small letters and without the dot, the preferred first.
    ///
    /// Those of the type itself, not of types that conform to it.
    public var filenameExtensions: [String] {
        TypeCatalog.shared.declaration(of: self)?.filenameExtensions ?? []
    }

    /// The extension to give to a new file of the type.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// Media types for the type, the preferred first; a media type without a uniform type has itself.
    public var mediaTypes: [String] {
        if let known = TypeCatalog.shared.declaration(of: self) { return known.mediaTypes }
        let name = MediaTypes.bare(rawValue)
        return MediaTypes.isWellFormed(name) ? [name] : []
    }

    /// The media type to name in a header; one of Appendix B wherever that has one.
    public var preferredMediaType: String? { mediaTypes.first }
}
