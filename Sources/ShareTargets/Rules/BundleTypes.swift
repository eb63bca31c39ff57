package import UniformTypes
package import WireFormat

/// The types by which a rule decides: the common types, and those that a bundle declares.
package struct BundleTypes: Sendable {
    /// The common types alone.
    package static let none = BundleTypes(declarations: [])

    /// The bundle's own declarations.
    package let declarations: [TypeDeclaration]
    package let catalog: TypeCatalog

    package init(declarations: [TypeDeclaration]) {
        self.declarations = declarations
        catalog = TypeCatalog.shared.adding(declarations)
    }

    /// Reads `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` of an Info.plist.
    /// Entries that are no declarations are left out.
    package init(infoPlist: WireDictionary) {
        let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
        let entries = keys.flatMap { infoPlist[$0]?.arrayValue ?? [] }
        let found = entries.compactMap(\.dictionaryValue).compactMap(Self.declaration)
        self = found.isEmpty ? .none : BundleTypes(declarations: found)
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

    /// Returns the strings of an array, or a string alone.
    private static func strings(_ value: WireValue?) -> [String] {
        if let text = value?.stringValue { return [text] }
        return value?.arrayValue?.compactMap(\.stringValue) ?? []
    }
}

extension BundleTypes: Hashable {
    package static func == (left: BundleTypes, right: BundleTypes) -> Bool {
        left.declarations == right.declarations
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(declarations) }
}
