package import UniformTypes
import WireFormat

extension TypeCatalog {
    /// The maximum number of types that a bundle declares (clause 31.2.3).
    private static let bundleTypeCount = 1_024
    /// The maximum number of parents of all these types together.
    private static let bundleParentCount = 4_096

    /// The common types and those that a bundle declares.
    ///
    /// - Parameter declarations: The declarations, each with the JSON Pointer for errors.
    /// - Returns: The catalog.
    /// - Throws: `limit.types` at the first declaration that exceeds a limit.
    package static func bundle(
        _ declarations: [(pointer: String, type: TypeDeclaration)]
    ) throws(TargetError) -> TypeCatalog {
        var (typeCount, parentCount) = (0, 0)
        for (pointer, type) in declarations {
            typeCount += 1
            parentCount += type.parents.count
            for (count, limit, noun) in [
                (typeCount, bundleTypeCount, "types"),
                (parentCount, bundleParentCount, "parent types"),
                (
                    type.identifier.rawValue.utf8.count, nameByteCount,
                    "bytes in the name of a type"
                ),
            ] where count > limit {
                throw TargetError(
                    "more than \(limit) \(noun)", code: .declaredTypesLimit, pointer: pointer)
            }
        }
        return shared.adding(declarations.map(\.type))
    }

    /// Reads `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` of an Info.plist.
    /// Malformed entries are ignored.
    static func bundle(infoPlist: WireDictionary) throws(TargetError) -> TypeCatalog {
        var found: [(String, TypeDeclaration)] = []
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for (place, entry) in (infoPlist[key]?.arrayValue ?? []).enumerated() {
                guard let type = entry.dictionaryValue.flatMap(TypeDeclaration.init(bundleEntry:))
                else { continue }
                found.append(("/\(key)/\(place)", type))
            }
        }
        return try bundle(found)
    }
}

extension TypeDeclaration {
    fileprivate init?(bundleEntry entry: WireDictionary) {
        guard let identifier = entry["UTTypeIdentifier"]?.stringValue else { return nil }
        let tags = entry["UTTypeTagSpecification"]?.dictionaryValue ?? [:]
        self.init(
            identifier: TypeIdentifier(rawValue: identifier),
            parents: Self.strings(entry["UTTypeConformsTo"]).map(TypeIdentifier.init(rawValue:)),
            filenameExtensions: Self.strings(tags["public.filename-extension"])
                .map(\.lowercasedASCII),
            mediaTypes: Self.strings(tags["public.mime-type"]).map(\.lowercasedASCII))
    }

    /// A single string counts as an array of one string.
    private static func strings(_ value: WireValue?) -> [String] {
        if let text = value?.stringValue { return [text] }
        return value?.arrayValue?.compactMap(\.stringValue) ?? []
    }
}
