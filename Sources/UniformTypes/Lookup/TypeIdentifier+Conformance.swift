extension TypeIdentifier {
    /// Returns whether data of this type is also of another type: a PNG image is an image, content
    /// and data.
    ///
    /// Every type conforms to itself. A media type of the catalog conforms like its uniform type,
    /// also as `other`. Any other media type conforms by its suffix and its top-level type, for
    /// example `image/x-example` to `public.image`, and always to `public.data`. Types outside the
    /// catalog, such as dynamic types (`dyn.…`), conform only to themselves.
    public func conforms(to other: TypeIdentifier) -> Bool {
        if self == other { return true }
        let target = other.uniform
        return uniform == target || supertypes.contains(target)
    }

    /// The types that this type conforms to besides itself, nearest first.
    ///
    /// Types at the same distance have the order in which the catalog names them.
    public var supertypes: [TypeIdentifier] { TypeCatalog.shared.supertypes(of: self) }

    /// All types of the catalog, by family, ancestors first.
    package static var known: [TypeIdentifier] { TypeCatalog.shared.declarations.map(\.identifier) }

    /// The uniform type for a media type of the catalog; any other type unchanged.
    private var uniform: TypeIdentifier {
        isMediaType ? TypeCatalog.shared.declaration(of: self)?.identifier ?? self : self
    }
}
