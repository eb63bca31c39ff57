extension TypeIdentifier {
    /// Creates the type of files with an extension; nil if the catalog has none.
    ///
    ///     TypeIdentifier(filenameExtension: "jpg")  // public.jpeg
    ///
    /// If several types have the extension, the first in the catalog wins, which is also macOS's
    /// choice: `mp4` is a movie, not audio, and `ts` is a transport stream.
    ///
    /// - Parameter filenameExtension: The extension without the dot, in any case.
    public init?(filenameExtension: String) {
        let known = TypeCatalog.shared.declaration(filenameExtension: filenameExtension)
        guard let known else { return nil }
        self = known.identifier
    }

    /// The file extensions of the type, in lower case, without the dot, preferred extension first;
    /// empty if unknown.
    ///
    /// Extensions of types that conform to this type are not included.
    public var filenameExtensions: [String] {
        TypeCatalog.shared.declaration(of: self)?.filenameExtensions ?? []
    }

    /// The extension for a new file of the type; nil if unknown.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The media types for the type, preferred media type first.
    ///
    /// A media type without a uniform type has itself. The list is empty if no media type is known.
    public var mediaTypes: [String] {
        if let known = TypeCatalog.shared.declaration(of: self) { return known.mediaTypes }
        let name = MediaTypes.bare(rawValue)
        return MediaTypes.isWellFormed(name) ? [name] : []
    }

    /// The media type to name in a header, from Appendix B if possible; nil if unknown.
    public var preferredMediaType: String? { mediaTypes.first }
}
