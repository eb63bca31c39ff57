package import UniformTypes
package import WireFormat

/// The type declarations that a rule is evaluated with: those of the common types, and those of a
/// bundle.
package struct BundleTypes: Sendable {
    /// The maximum number of types that a bundle declares (clause 31.2.3).
    static let typeCount = 1_024
    /// The maximum number of parents of all these types together.
    static let parentCount = 4_096

    /// Only the common types.
    package static let none = BundleTypes([])

    private let declarations: [TypeDeclaration]
    package let catalog: TypeCatalog

    private init(_ declarations: [TypeDeclaration]) {
        self.declarations = declarations
        catalog = TypeCatalog.shared.adding(declarations)
    }

    /// Throws `limit.types` if the declarations exceed a limit.
    package init(declarations: [TypeDeclaration]) throws(TargetError) {
        var room = Room()
        for declaration in declarations { try room.take(declaration, at: "") }
        self.init(declarations)
    }

    /// Reads `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` of an Info.plist.
    /// Malformed entries are ignored.
    ///
    /// - Throws: `limit.types` at the first entry that exceeds a limit.
    package init(infoPlist: WireDictionary) throws(TargetError) {
        var found: [TypeDeclaration] = []
        var room = Room()
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for (place, entry) in (infoPlist[key]?.arrayValue ?? []).enumerated() {
                guard let members = entry.dictionaryValue,
                    let declaration = Self.declaration(members)
                else { continue }
                try room.take(declaration, at: "/\(key)/\(place)")
                found.append(declaration)
            }
        }
        self = found.isEmpty ? .none : BundleTypes(found)
    }

    private static func declaration(_ entry: WireDictionary) -> TypeDeclaration? {
        guard let identifier = entry["UTTypeIdentifier"]?.stringValue else { return nil }
        let tags = entry["UTTypeTagSpecification"]?.dictionaryValue ?? [:]
        return TypeDeclaration(
            identifier: TypeIdentifier(rawValue: identifier),
            parents: strings(entry["UTTypeConformsTo"]).map(TypeIdentifier.init(rawValue:)),
            filenameExtensions: strings(tags["public.filename-extension"]).map(\.lowercasedASCII),
            mediaTypes: strings(tags["public.mime-type"]).map(\.lowercasedASCII))
    }

    /// A single string counts as an array of one string.
    private static func strings(_ value: WireValue?) -> [String] {
        if let text = value?.stringValue { return [text] }
        return value?.arrayValue?.compactMap(\.stringValue) ?? []
    }
}

/// The number of types and parents that a bundle may still declare.
private struct Room {
    private var typeCount = BundleTypes.typeCount
    private var parentCount = BundleTypes.parentCount

    mutating func take(_ declaration: TypeDeclaration, at pointer: String) throws(TargetError) {
        typeCount -= 1
        parentCount -= declaration.parents.count
        guard typeCount >= 0 else { throw error("types", BundleTypes.typeCount, pointer) }
        guard parentCount >= 0 else {
            throw error("parent types", BundleTypes.parentCount, pointer)
        }
        guard declaration.identifier.rawValue.utf8.count <= TypeCatalog.nameByteCount else {
            throw error("bytes in the name of a type", TypeCatalog.nameByteCount, pointer)
        }
    }

    private func error(_ noun: String, _ limit: Int, _ pointer: String) -> TargetError {
        TargetError("more than \(limit) \(noun)", code: .declaredTypesLimit, pointer: pointer)
    }
}

extension BundleTypes: Hashable {
    package static func == (left: BundleTypes, right: BundleTypes) -> Bool {
        left.declarations == right.declarations
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(declarations) }
}
