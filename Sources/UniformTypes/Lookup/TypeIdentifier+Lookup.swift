extension TypeIdentifier {
    /// Returns whether data of this type is also data of another type: a PNG image is an image,
    /// content and data.
    ///
    /// Every type conforms to itself. A media type of the catalog is equivalent to its uniform
    /// type. Any other media type conforms to the types of its suffix and of its top-level type,
    /// for example `image/x-example` to `public.image`, and always to `public.data`. A dynamic type
    /// (`dyn.…`) conforms to the types that its text encodes. Any other type outside the catalog
    /// conforms only to itself, and so does an identifier of more than 1,024 bytes.
    public func conforms(to other: TypeIdentifier) -> Bool {
        TypeCatalog.shared.conforms(self, to: other)
    }

    /// Whether the catalog declares the type. A media type is declared if the catalog has a uniform
    /// type for it.
    ///
    /// An undeclared type can still be valid, because an app may declare it. Where only system
    /// types are expected, an undeclared type is often a misspelling, such as `public.plan-text`.
    public var isDeclared: Bool { TypeCatalog.shared.declaration(of: self) != nil }

    /// The types that this type conforms to besides itself, nearest first.
    ///
    /// Types at the same distance are in the order in which the catalog lists them as parents.
    public var supertypes: [TypeIdentifier] { TypeCatalog.shared.supertypes(of: self) }

    package static var known: [TypeIdentifier] { TypeCatalog.shared.declarations.map(\.identifier) }

    /// Creates the type of files with the given extension; nil if no type in the catalog has it.
    ///
    ///     TypeIdentifier(filenameExtension: "jpg")  // public.jpeg
    ///
    /// If several types have the extension, the first in the catalog wins, as on macOS: `mp4` is a
    /// movie, not audio, and `ts` is a transport stream.
    ///
    /// - Parameter filenameExtension: The extension without the dot, in upper or lower case.
    public init?(filenameExtension: String) {
        let known = TypeCatalog.shared.declaration(filenameExtension: filenameExtension)
        guard let known else { return nil }
        self = known.identifier
    }

    /// The file extensions of the type, in lower case, without the dot, preferred extension first;
    /// empty if unknown.
    ///
    /// This does not include the extensions of types that conform to this type.
    public var filenameExtensions: [String] {
        TypeCatalog.shared.declaration(of: self)?.filenameExtensions ?? []
    }

    /// The extension for a new file of the type; nil if unknown.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The media types for the type, preferred media type first.
    ///
    /// For a media type without a uniform type, the list contains only the media type itself. The
    /// list is empty if no media type is known.
    public var mediaTypes: [String] {
        if let known = TypeCatalog.shared.declaration(of: self) { return known.mediaTypes }
        let name = MediaTypes.bare(rawValue)
        return MediaTypes.isWellFormed(name) ? [name] : []
    }

    /// The media type to use in a header, from Appendix B if possible; nil if unknown.
    public var preferredMediaType: String? { mediaTypes.first }
}
