/// The types in common use, as macOS declares them, and where to find them.
///
/// One row a type, in a file for each family:
///
///     public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg
///     identifier  | conforms to  | extensions   | media types
///
/// A row that is too long goes on after a backslash. Where two types share an extension or a media
/// type, the one declared first has it; Appendix B of the specification goes before all rows.
struct TypeCatalog: Sendable {
    /// The one catalog, read from its rows at the first use.
    static let shared = TypeCatalog(rows: rows)

    /// The rows in the order of the families; an order that decides who has a shared extension.
    static let rows = [
        abstract, images, movies, audio, text, source, archives, documents, contacts, fonts, shapes,
        folders,
    ]

    let declarations: [TypeDeclaration]
    private var places: [TypeIdentifier: Int] = [:]
    private var byExtension: [CaselessText: Int] = [:]
    private var byMediaType: [String: Int] = [:]
    /// What each type conforms to besides itself, the nearest first.
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
    /// What is known of a type, or of the uniform type that a media type stands for.
    func declaration(of type: TypeIdentifier) -> TypeDeclaration? {
        place(of: type).map { declarations[$0] }
    }

    /// What is known of the type of files with an extension.
    func declaration(filenameExtension: String) -> TypeDeclaration? {
        byExtension[CaselessText(filenameExtension)].map { declarations[$0] }
    }

    /// What a type conforms to besides itself, the nearest first.
    func supertypes(of type: TypeIdentifier) -> [TypeIdentifier] {
        if let place = place(of: type) { return supertypes[place] }
        return closure(of: MediaTypes.parents(of: type.rawValue))
    }

    private func place(of type: TypeIdentifier) -> Int? {
        places[type] ?? (type.isMediaType ? byMediaType[MediaTypes.bare(type.rawValue)] : nil)
    }

    /// Types and all that they conform to, step by step; each once, so that a cycle would end too.
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
