import UniformTypes
public import WireFormat
import XExtensionItem

/// Checks in one pass whether the entries of a catalog are consistent.
struct CatalogCheck {
    private(set) var findings: [UnplacedFinding] = []
    /// The number of lookups. Tests check that it is not too large.
    private(set) var steps = 0
    private let limit: Int
    let icons: Set<String>?
    /// The index of the first type that contains each app.
    private var appPlaces = KeyIndex<CaselessText>()

    init(limit: Int, icons: Set<String>? = nil) {
        self.limit = limit
        self.icons = icons
    }

    mutating func check(_ catalog: AppCatalog) {
        var types = KeyIndex<CaselessText>()
        for (number, type) in catalog.types.enumerated() {
            let place = Place(pointer: "/types/\(number)", origin: type.origin)
            if !types.insert(CaselessText(type.key), at: number) {
                report(.duplicateType, place, "the type “\(type.key.cut(to: 80))” occurs twice")
            }
            var check = TypeCheck(type, place)
            check.check(&self)
            steps += check.steps
            for (position, app) in type.apps.enumerated() {
                checkOtherType(app, number, place.entry("apps", position, app.origin))
            }
        }
        steps += types.steps + appPlaces.steps
    }

    private mutating func checkOtherType(_ app: LinkedApp, _ type: Int, _ place: Place) {
        let key = CaselessText(app.key)
        guard let other = appPlaces[key] else {
            appPlaces.insert(key, at: type)
            return
        }
        if other != type {
            report(
                .otherType, place, "the app “\(app.key.cut(to: 80))” also belongs to another type")
        }
    }

    // MARK: Reporting

    struct Place {
        let pointer: String
        let origin: CatalogOrigin

        func entry(_ member: String, _ position: Int, _ origin: CatalogOrigin) -> Place {
            Place(pointer: "\(pointer)/\(member)/\(position)", origin: origin)
        }

        func member(_ keys: String..., origin: CatalogOrigin? = nil) -> Place {
            let steps = keys.reduce("") { $0 + JSONPointer.step($1) }
            return Place(pointer: pointer + steps, origin: origin ?? self.origin)
        }
    }

    mutating func report(
        _ code: CatalogCode, _ place: Place, _ message: @autoclosure () -> String
    ) {
        guard findings.count < limit else { return }
        findings.append(
            .init(code: code, origin: place.origin, pointer: place.pointer, message: message()))
    }

    mutating func check(_ name: AppName?, _ place: @autoclosure () -> Place) {
        for text in name?.texts ?? [] {
            if HiddenCharacter.control(in: text, isOneLine: true) != nil {
                report(.controlCharacter, place(), "the name contains a control character")
            }
            if HiddenCharacter.direction(in: text) != nil {
                report(
                    .bidirectionalControl, place(),
                    "the name contains a bidirectional control character")
            }
        }
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
        var check = CatalogCheck(limit: UnplacedFinding.maximumCount, icons: icons)
        check.check(self)
        return check.findings.map {
            Finding(
                $0.code, pointer: $0.pointer.cut(to: Finding.pointerLength), message: $0.message)
        }
    }
}
