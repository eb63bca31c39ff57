import UniformTypes
public import WireFormat
import XExtensionItem

/// The place of an entry or a value in a catalog: its pointer in the XExtensionItem format, and its
/// origin.
struct CatalogPlace {
    var pointer = ""
    var origin = CatalogOrigin()

    func at(_ keys: String..., origin: CatalogOrigin? = nil) -> CatalogPlace {
        let pointer = keys.reduce(pointer) { $0 + JSONPointer.step($1) }
        return CatalogPlace(pointer: pointer, origin: origin ?? self.origin)
    }

    func at(
        _ member: CatalogMember, _ position: Int? = nil, origin: CatalogOrigin? = nil
    ) -> CatalogPlace {
        let place = at(member.rawValue, origin: origin)
        return position.map { place.at("\($0)") } ?? place
    }
}

/// Checks in one pass whether the entries of a catalog are consistent.
struct CatalogCheck {
    private(set) var findings: [UnplacedFinding] = []
    private let icons: Set<String>?
    private let limit: Int
    /// The parameters and actions of the current type, and those that its apps use.
    private var parameters = KeyIndex<ExactText>()
    private var actions = KeyIndex<CaselessText>()
    private var usedParameters: Set<Int> = []
    private var usedActions: Set<Int> = []

    init(of catalog: AppCatalog, icons: Set<String>? = nil, atMost limit: Int) {
        self.icons = icons
        self.limit = limit
        var types = KeyIndex<CaselessText>()
        // The index of the first type that contains each app.
        var typesOfApps = KeyIndex<CaselessText>()
        for (number, type) in catalog.types.enumerated() {
            let place = CatalogPlace().at(.types, number, origin: type.origin)
            let isNew = types.insert(CaselessText(type.key), at: number)
            checkKey(type.key, isNew, "type", .duplicateType, place)
            check(type, place)
            for (position, app) in type.apps.enumerated() {
                let key = CaselessText(app.key)
                typesOfApps.insert(key, at: number)
                guard typesOfApps[key] != number else { continue }
                report(
                    .otherType, place.at(.apps, position, origin: app.origin),
                    "the app “\(app.key.cut(to: 80))” also belongs to another type")
            }
        }
    }

    private mutating func report(
        _ code: CatalogCode, _ place: @autoclosure () -> CatalogPlace,
        _ message: @autoclosure () -> String
    ) {
        guard findings.count < limit else { return }
        let place = place()
        findings.append(
            .init(code: code, origin: place.origin, pointer: place.pointer, message: message()))
    }

    // MARK: Keys and names

    private mutating func checkKey(
        _ key: String, _ isNew: Bool, _ noun: String, _ duplicate: CatalogCode,
        _ place: CatalogPlace
    ) {
        guard !isNew else { return }
        report(duplicate, place, "the \(noun) “\(key.cut(to: 80))” occurs twice")
    }

    private mutating func checkName(_ name: AppName?, _ place: CatalogPlace) {
        for text in name?.texts ?? [] {
            if HiddenCharacter.control(in: text, isOneLine: true) != nil {
                report(.controlCharacter, place.at(.name), "the name contains a control character")
            }
            if HiddenCharacter.direction(in: text) != nil {
                report(
                    .bidirectionalControl, place.at(.name),
                    "the name contains a bidirectional control character")
            }
        }
    }

    // MARK: Types

    private mutating func check(_ type: AppType, _ place: CatalogPlace) {
        checkName(type.name, place)
        indexParameters(of: type, place)
        indexActions(of: type, place)
        var apps = KeyIndex<CaselessText>()
        for (number, app) in type.apps.enumerated() {
            let place = place.at(.apps, number, origin: app.origin)
            let isNew = apps.insert(CaselessText(app.key), at: number)
            checkKey(app.key, isNew, "app", .duplicateApp, place)
            checkName(app.name, place)
            check(app, place)
        }
        checkFallbacks(of: type, place)
        for (member, key) in [
            (CatalogMember.preferredApp, type.preferredApp), (.firstPartyApp, type.firstPartyApp),
        ] {
            guard let key, apps[CaselessText(key)] == nil else { continue }
            report(.unknownApp, place.at(member), "the type has no app “\(key.cut(to: 80))”")
        }
        reportUnused(of: type, place)
    }

    private mutating func indexParameters(of type: AppType, _ place: CatalogPlace) {
        (parameters, usedParameters) = (KeyIndex(), [])
        for (number, parameter) in type.parameters.enumerated() {
            let place = place.at(.parameters, number, origin: parameter.origin)
            checkName(parameter.name, place)
            let isNew = parameters.insert(ExactText(parameter.key), at: number)
            checkKey(parameter.key, isNew, "parameter", .duplicateParameter, place)
        }
    }

    private mutating func indexActions(of type: AppType, _ place: CatalogPlace) {
        (actions, usedActions) = (KeyIndex(), [])
        for (number, action) in type.actions.enumerated() {
            let place = place.at(.actions, number, origin: action.origin)
            checkName(action.name, place)
            let isNew = actions.insert(CaselessText(action.key), at: number)
            checkKey(action.key, isNew, "action", .duplicateAction, place)
        }
        for (number, action) in type.actions.enumerated() {
            for alias in action.aliases { actions.insert(CaselessText(alias), at: number) }
        }
    }

    private mutating func checkFallbacks(of type: AppType, _ place: CatalogPlace) {
        for (number, action) in type.actions.enumerated() {
            guard let fallback = action.fallback else { continue }
            usedActions.insert(number)
            let place = place.at(.actions, number).at(.fallback, origin: fallback.origin)
            use(fallback, place)
            // The reader reports the fallback of a file.
            if !fallback.isWebPage, fallback.origin.place == nil {
                report(.fallbackScheme, place, "expected a web page (http or https)")
            }
        }
    }

    private mutating func reportUnused(of type: AppType, _ place: CatalogPlace) {
        for (number, action) in type.actions.enumerated()
        where !usedActions.contains(number) && !action.origin.isBuiltIn {
            report(
                .unusedAction, place.at(.actions, number, origin: action.origin),
                "no app has the action “\(action.key.cut(to: 80))”")
        }
        for (number, parameter) in type.parameters.enumerated()
        where !usedParameters.contains(number) && !parameter.origin.isBuiltIn {
            report(
                .unusedParameter, place.at(.parameters, number, origin: parameter.origin),
                "no template uses the parameter “\(parameter.key.cut(to: 80))”")
        }
    }

    // MARK: Apps

    private mutating func check(_ app: LinkedApp, _ place: CatalogPlace) {
        if app.presenter == nil, app.schemes.isEmpty {
            report(
                .noScheme, place,
                "the app has no probe and no link scheme, so a caller cannot find out whether "
                    + "it is installed")
        }
        if app.presenter == nil, app.links.isEmpty {
            report(.noLinks, place, "the app has no links, so it can only be opened")
        }
        if let icons, !IconName(app).isAny(of: icons) {
            report(
                .missingIcon, place,
                "found no file for the icon “\(IconName(app).fileName().cut(to: 80))” at any scale")
        }
        checkLinks(of: app, place)
        for part in app.optionalQuery {
            let place = place.at(.optionalQuery).at(part.parameter, origin: part.origin)
            use(part.parameter, place)
            for name in part.placeholders.map(\.name) where !name.isIdentical(to: part.parameter) {
                use(name, place)
            }
        }
        for (number, action) in (app.presenter?.actions ?? []).enumerated() {
            use(action: action, place.at(.inApp).at(.actions, number))
        }
    }

    private mutating func checkLinks(of app: LinkedApp, _ place: CatalogPlace) {
        var seen = KeyIndex<CaselessText>()
        let probe = app.probe.flatMap { SchemeName.lowercased(of: $0) }
        for (number, link) in app.links.enumerated() {
            let entry = place.at(.links).at(link.action, origin: link.origin)
            let template = place.at(.links).at(link.action, origin: link.template.origin)
            if !seen.insert(CaselessText(link.action), at: number) {
                report(
                    .duplicateAction, entry,
                    "the app has more than one link for “\(link.action.cut(to: 80))”; only the "
                        + "first is used")
            }
            use(action: link.action, entry)
            use(link.template, template)
            if let probe, let scheme = link.template.scheme, !isSameApp(scheme, probe) {
                report(
                    .otherScheme, template,
                    "the link has the scheme “\(scheme)”, but the probe has “\(probe)”")
            }
        }
    }

    /// Whether two schemes identify the same app; http and https are equivalent.
    private func isSameApp(_ one: String, _ other: String) -> Bool {
        one == other || SchemeName.web.contains(one) && SchemeName.web.contains(other)
    }

    // MARK: Usage

    private mutating func use(action: String, _ place: CatalogPlace) {
        if let number = actions[CaselessText(action)] {
            usedActions.insert(number)
        } else {
            report(.unknownAction, place, "the type has no action “\(action.cut(to: 80))”")
        }
    }

    private mutating func use(_ template: URLTemplate, _ place: CatalogPlace) {
        var seen: Set<String> = []
        for placeholder in template.placeholders where seen.insert(placeholder.name).inserted {
            use(placeholder.name, place)
        }
    }

    private mutating func use(_ parameter: String, _ place: CatalogPlace) {
        if let number = parameters[ExactText(parameter)] {
            usedParameters.insert(number)
        } else {
            report(
                .unknownPlaceholder, place, "the type has no parameter “\(parameter.cut(to: 80))”")
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
        let check = CatalogCheck(of: self, icons: icons, atMost: UnplacedFinding.maximumCount)
        return check.findings.map {
            Finding(
                $0.code, pointer: $0.pointer.cut(to: Finding.pointerLength), message: $0.message)
        }
    }
}
