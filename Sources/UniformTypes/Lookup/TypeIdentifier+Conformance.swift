extension TypeIdentifier {
    /// Whether what is of this type is also of another: a PNG image is an image, is content, is data.
    ///
    /// Every type conforms to itself. A media type of the table conforms like the uniform type that
    /// it stands for, and as a target stands for that type; any other conforms by its suffix and
    /// top-level type, `image/x-example` to `public.image`, and all to `public.data`. What the table
    /// does not know, dynamic types (`dyn.…`) among it, conforms to itself alone.
    public func conforms(to other: TypeIdentifier) -> Bool {
        if self == other { return true }
        let target = other.uniform
        return uniform == target || supertypes.contains(target)
    }

    /// All types that this one conforms to besides itself, the nearest first.
    ///
    /// As near as each other, they have the order in which the types before them name them.
    public var supertypes: [TypeIdentifier] { TypeCatalog.shared.supertypes(of: self) }

    /// All types of the table, families and ancestors first.
    package static var known: [TypeIdentifier] { TypeCatalog.shared.declarations.map(\.identifier) }

    /// The type of the table that the identifier stands for, if there is one, or else itself.
    private var uniform: TypeIdentifier {
        isMediaType ? TypeCatalog.shared.declaration(of: self)?.identifier ?? self : self
    }
}
