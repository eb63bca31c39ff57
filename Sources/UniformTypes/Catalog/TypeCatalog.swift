/// The common types and their declarations, and any types that an app's bundle declares.
package struct TypeCatalog: Sendable {
    package static let shared = TypeCatalog(rows: TypeRows.all)

    /// The maximum length of an identifier or media type in a lookup, in bytes. A longer identifier
    /// conforms only to itself.
    package static let nameByteCount = 1_024

    /// The declarations of the rows, in order, followed by any added declarations.
    package private(set) var declarations: [TypeDeclaration] = []
    /// The number of each type. The number of a declared type is its index in ``declarations``; a
    /// type that occurs only as a parent has a higher number.
    private var places: [TypeIdentifier: Int] = [:]
    private var byExtension: [CaselessText: Int] = [:]
    private var byMediaType: [CaselessText: Int] = [:]
    private let closure: TypeClosure

    init(rows families: [String]) {
        let rows = families.flatMap { $0.split(separator: "\n") }
        self.init(rows.compactMap(TypeDeclaration.init(row:)))
    }

    private init(_ all: [TypeDeclaration], knownCount: Int = 0) {
        // A declaration cannot change what a media type of Appendix B conforms to (clause 31.2.2).
        for declaration in all where !MediaTypes.isListed(declaration.identifier) {
            let place = places[declaration.identifier] ?? declarations.count
            if place == declarations.count {
                places[declaration.identifier] = place
                declarations.append(declaration)
            } else if place >= knownCount {
                declarations[place].parents += declaration.parents
            }
            for name in declaration.filenameExtensions where byExtension[.init(name)] == nil {
                byExtension[.init(name)] = place
            }
            for name in declaration.mediaTypes where byMediaType[.init(name)] == nil {
                byMediaType[.init(name)] = place
            }
        }
        var parents: [[Int]] = []
        for declaration in declarations {
            parents.append([])
            for parent in declaration.parents {
                var place = places[parent]
                if place == nil, parent.isMediaType {
                    place = byMediaType[.init(MediaTypes.bare(parent.rawValue))]
                }
                if place == nil { places[parent] = places.count }
                parents[parents.count - 1].append(place ?? places.count - 1)
            }
        }
        parents += repeatElement([], count: places.count - parents.count)
        closure = TypeClosure(parents: parents)
    }
}

extension TypeCatalog {
    /// Returns a catalog with additional types, for example those that an app's bundle declares.
    ///
    /// A type of this catalog keeps its parents. A new type with several declarations has the
    /// parents of all of them (clause 31.2.2).
    package func adding(_ others: [TypeDeclaration]) -> TypeCatalog {
        others.isEmpty
            ? self : TypeCatalog(declarations + others, knownCount: declarations.count)
    }

    package func conforms(_ type: TypeIdentifier, to other: TypeIdentifier) -> Bool {
        guard let place = place(of: type) else {
            return type == other || undeclaredParents(of: type).contains { conforms($0, to: other) }
        }
        if let other = places[other], closure.contains(place, other) { return true }
        return other.isMediaType
            && self.place(of: other).map { closure.contains(place, $0) } ?? false
    }

    /// Returns the declaration of a type, or of the uniform type for a media type; nil if unknown.
    package func declaration(of type: TypeIdentifier) -> TypeDeclaration? {
        place(of: type).map { declarations[$0] }
    }

    func declaration(filenameExtension: String) -> TypeDeclaration? {
        byExtension[CaselessText(filenameExtension)].map { declarations[$0] }
    }

    /// Returns the types that a type conforms to besides itself, nearest first.
    ///
    /// Each type appears once, even in a cycle.
    package func supertypes(of type: TypeIdentifier) -> [TypeIdentifier] {
        var found: [TypeIdentifier] = []
        var known = Set<TypeIdentifier>()
        var level = declaration(of: type)?.parents ?? undeclaredParents(of: type)
        while !level.isEmpty {
            let new = level.filter { known.insert($0).inserted }
            found += new
            level = new.flatMap { declaration(of: $0)?.parents ?? [] }
        }
        return found
    }

    /// Returns the parents of a type outside the catalog, derived from its text. Only dynamic types
    /// and media types have parents.
    private func undeclaredParents(of type: TypeIdentifier) -> [TypeIdentifier] {
        guard type.rawValue.utf8.count <= Self.nameByteCount else { return [] }
        return DynamicType(type)?.parents ?? MediaTypes.parents(of: type.rawValue)
    }

    private func place(of type: TypeIdentifier) -> Int? {
        guard type.rawValue.utf8.count <= Self.nameByteCount else { return nil }
        if let place = places[type], place < declarations.count { return place }
        return type.isMediaType ? byMediaType[.init(MediaTypes.bare(type.rawValue))] : nil
    }
}

extension TypeCatalog: Hashable {
    package static func == (left: TypeCatalog, right: TypeCatalog) -> Bool {
        left.declarations == right.declarations
    }

    /// Hashes only the number of declarations, because the common types are in every catalog.
    package func hash(into hasher: inout Hasher) { hasher.combine(declarations.count) }
}

/// A type with its parents, filename extensions and media types. The preferred extension and the
/// preferred media type come first.
package struct TypeDeclaration: Hashable, Sendable {
    package let identifier: TypeIdentifier
    package fileprivate(set) var parents: [TypeIdentifier]
    package let filenameExtensions: [String]
    package let mediaTypes: [String]

    package init(
        identifier: TypeIdentifier, parents: [TypeIdentifier] = [],
        filenameExtensions: [String] = [], mediaTypes: [String] = []
    ) {
        self.identifier = identifier
        self.parents = parents
        self.filenameExtensions = filenameExtensions
        self.mediaTypes = mediaTypes
    }

    init?(row: Substring) {
        let columns = row.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map(String.init) }
        guard columns.count <= 4, columns[0].count == 1 else { return nil }
        func column(_ number: Int) -> [String] { number < columns.count ? columns[number] : [] }
        identifier = TypeIdentifier(rawValue: columns[0][0])
        parents = column(1).map(TypeIdentifier.init(rawValue:))
        filenameExtensions = column(2)
        mediaTypes = column(3).map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 }
    }
}
