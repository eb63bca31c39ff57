/// The common types as macOS declares them, and the lookup among them.
///
/// Each type has one row, and each family one file:
///
///     public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg
///     identifier  | conforms to  | extensions   | media types
///
/// A backslash continues a long row on the next line. If several types share an extension or a
/// media type, the first row wins; Appendix B of the specification takes precedence over all rows.
package struct TypeCatalog: Sendable {
    /// The catalog, read from its rows at first use.
    package static let shared = TypeCatalog(rows: rows)

    /// The rows of all families. Their order decides which type a shared extension belongs to.
    static let rows = [
        abstract, images, movies, audio, text, source, archives, documents, contacts, fonts, shapes,
        folders,
    ]

    /// All declarations, by family, ancestors first.
    package let declarations: [TypeDeclaration]
    private var places: [TypeIdentifier: Int] = [:]
    private var byExtension: [CaselessText: Int] = [:]
    private var byMediaType: [String: Int] = [:]
    /// The types that each type conforms to besides itself, nearest first.
    private var supertypes: [[TypeIdentifier]] = []
    /// The same types as sets, each with the type itself, to decide conformance by one lookup.
    private var closures: [Set<TypeIdentifier>] = []

    init(rows families: [String]) {
        let rows = families.flatMap { $0.split(separator: "\n") }
        self.init(rows.compactMap(TypeDeclaration.init(row:)))
    }

    private init(_ declarations: [TypeDeclaration]) {
        self.declarations = declarations
        for (place, declaration) in declarations.enumerated() {
            if places[declaration.identifier] == nil { places[declaration.identifier] = place }
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
        closures = zip(declarations, supertypes).map { Set([$0.identifier] + $1) }
    }
}

extension TypeCatalog {
    /// Returns a catalog with further types, for example those that an app's bundle declares.
    ///
    /// A type that the catalog has already keeps its declaration.
    package func adding(_ others: [TypeDeclaration]) -> TypeCatalog {
        others.isEmpty ? self : TypeCatalog(declarations + others)
    }

    /// Returns whether data of one type is also of another type.
    package func conforms(_ type: TypeIdentifier, to other: TypeIdentifier) -> Bool {
        guard let place = place(of: type) else {
            return type == other || supertypes(of: type).contains(uniform(other))
        }
        return closures[place].contains(other)
            || other.isMediaType && closures[place].contains(uniform(other))
    }

    /// The uniform type for a media type of the catalog; any other type unchanged.
    private func uniform(_ type: TypeIdentifier) -> TypeIdentifier {
        type.isMediaType ? declaration(of: type)?.identifier ?? type : type
    }

    /// Returns the declaration of a type, or of the uniform type for a media type; nil if unknown.
    package func declaration(of type: TypeIdentifier) -> TypeDeclaration? {
        place(of: type).map { declarations[$0] }
    }

    /// Returns the declaration of the type with a file extension; nil if unknown.
    func declaration(filenameExtension: String) -> TypeDeclaration? {
        byExtension[CaselessText(filenameExtension)].map { declarations[$0] }
    }

    /// Returns the types that a type conforms to besides itself, nearest first.
    package func supertypes(of type: TypeIdentifier) -> [TypeIdentifier] {
        if let place = place(of: type) { return supertypes[place] }
        if let dynamic = DynamicType(type) { return closure(of: dynamic.parents) }
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
