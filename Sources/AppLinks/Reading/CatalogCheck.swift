import UniformTypes
public import WireFormat
import XExtensionItem

/// The place of an entry in a catalog: its pointer in the XExtensionItem format, and its origin.
struct CatalogPlace {
    let pointer: String
    let origin: CatalogOrigin

    func entry(_ member: String, _ position: Int, _ origin: CatalogOrigin) -> CatalogPlace {
        CatalogPlace(pointer: "\(pointer)/\(member)/\(position)", origin: origin)
    }

    func member(_ keys: String..., origin: CatalogOrigin? = nil) -> CatalogPlace {
        let steps = keys.reduce("") { $0 + JSONPointer.step($1) }
        return CatalogPlace(pointer: pointer + steps, origin: origin ?? self.origin)
    }
}

/// Checks in one pass whether the entries of a catalog are consistent.
struct CatalogCheck {
    private(set) var findings: [UnplacedFinding] = []
    private let limit: Int

    private init(limit: Int) {
        self.limit = limit
    }

    static func findings(
        of catalog: AppCatalog, icons: Set<String>? = nil, atMost limit: Int
    ) -> [UnplacedFinding] {
        var check = CatalogCheck(limit: limit)
        var types = KeyIndex<CaselessText>()
        // The index of the first type that contains each app.
        var typesOfApps = KeyIndex<CaselessText>()
        for (number, type) in catalog.types.enumerated() {
            let place = CatalogPlace(pointer: "/types/\(number)", origin: type.origin)
            if !types.insert(CaselessText(type.key), at: number) {
                check.report(
                    .duplicateType, place, "the type “\(type.key.cut(to: 80))” occurs twice")
            }
            var typeCheck = TypeCheck(
                type, place, icons, CatalogCheck(limit: limit - check.findings.count))
            check.findings += typeCheck.findings()
            for (position, app) in type.apps.enumerated() {
                let key = CaselessText(app.key)
                typesOfApps.insert(key, at: number)
                guard typesOfApps[key] != number else { continue }
                check.report(
                    .otherType, place.entry("apps", position, app.origin),
                    "the app “\(app.key.cut(to: 80))” also belongs to another type")
            }
        }
        return check.findings
    }

    mutating func report(
        _ code: CatalogCode, _ place: @autoclosure () -> CatalogPlace,
        _ message: @autoclosure () -> String
    ) {
        guard findings.count < limit else { return }
        let place = place()
        findings.append(
            .init(code: code, origin: place.origin, pointer: place.pointer, message: message()))
    }
}

extension AppCatalog {
    /// Checks the catalog as a whole; section 7 of Schemas/app-catalog.md.
    ///
    /// ``reading(_:limits:)`` reports the same findings with files and lines. This method instead
    /// reports the JSON Pointer that the entry of each finding has in the XExtensionItem format.
    ///
    /// - Parameter icons: the names of the existing icon files, or nil to skip the check of icons.
    /// - Returns: the findings and notices in the order of the catalog, at most 1,000.
    public func check(icons: Set<String>? = nil) -> [Finding] {
        let found = CatalogCheck.findings(
            of: self, icons: icons, atMost: UnplacedFinding.maximumCount)
        return found.map {
            Finding(
                $0.code, pointer: $0.pointer.cut(to: Finding.pointerLength), message: $0.message)
        }
    }
}
