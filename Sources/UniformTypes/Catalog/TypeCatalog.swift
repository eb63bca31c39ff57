/// The common types as macOS declares them, and the lookup among them.
///
/// Each type has one row, and each family one file:
///
///     public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg
///     identifier  | conforms to  | extensions   | media types
///
/// A backslash continues a long row on the next line. If several types share an extension or a
/// media type, the first row wins; Appendix B of the specification takes precedence over all rows.
struct TypeCatalog: Sendable {
    /// The catalog, read from its rows at first use.
    static let shared = TypeCatalog(rows: rows)

    /// The rows of all families. Their order decides which type a shared extension belongs to.
    static let rows = [
        abstract, images, movies, audio, text, source, archives, documents, contacts, fonts, shapes,
        folders,
    ]

    let declarations: [TypeDeclaration]
    private var places: [TypeIdentifier: Int] = [:]
    private var byExtension: [CaselessText: Int] = [:]
    private var byMediaType: [String: Int] = [:]
    /// The types that each type conforms to besides itself, nearest first.
    private var supertypes: [[TypeIdentifier]] = []

    init(rows families: [String]) {
        let rows = families.flatMap { $0.split(separator: "\n") }
        declarations = rows.compactMap(TypeDeclaration.init(row:))
        for (place, declaration) in declarations.enumerated() {
            places[declaration.identifier] = place
            for name in declaration.filenameExtensions where byExtension[.init(name)] == nil {
                byExtension[.init(name)] = place
            }
            for name in declaration.mediaTypes where byMediaType[name] == nil {
                byMediaType[name] = place
            }
        }
        for (mediaType, type) in MediaTypes.typeIdentifiers {
            byMediaType[mediaType] = places[TypeIdentifier(rawValue: type)]
        }
        supertypes = declarations.map { closure(of: $0.parents) }
    }
}

extension TypeCatalog {
    /// Returns the declaration of a type, or of the uniform type for a media type; nil if unknown.
    func declaration(of type: TypeIdentifier) -> TypeDeclaration? {
        place(of: type).map { declarations[$0] }
    }

    /// Returns the declaration of the type with a file extension; nil if unknown.
    func declaration(filenameExtension: String) -> TypeDeclaration? {
        byExtension[CaselessText(filenameExtension)].map { declarations[$0] }
    }

    /// Returns the types that a type conforms to besides itself, nearest first.
    func supertypes(of type: TypeIdentifier) -> [TypeIdentifier] {
        if let place = place(of: type) { return supertypes[place] }
        return closure(of: MediaTypes.parents(of: type.rawValue))
    }

    private func place(of type: TypeIdentifier) -> Int? {
        places[type] ?? (type.isMediaType ? byMediaType[MediaTypes.bare(type.rawValue)] : nil)
    }

    /// Returns the types and all types that they conform to, level by level. Each appears once, so
    /// that a cycle ends too.
    private func closure(of types: [TypeIdentifier]) -> [TypeIdentifier] {
        var found: [TypeIdentifier] = []
        var step = types
        while !step.isEmpty {
            var next: [TypeIdentifier] = []
            for type in step where !found.contains(type) {
                found.append(type)
                next += places[type].map { declarations[$0].parents } ?? []
            }
            step = next
        }
        return found
    }
}
