import UniformTypes
import WireFormat
import XExtensionItem

struct TypeCheck {
    private let type: AppType
    private let place: CatalogPlace
    private let icons: Set<String>?
    private var check: CatalogCheck
    private var parameters = KeyIndex<ExactText>()
    private var actions = KeyIndex<CaselessText>()
    private var usedParameters: Set<Int> = []
    private var usedActions: Set<Int> = []

    /// `check` receives the findings.
    init(_ type: AppType, _ place: CatalogPlace, _ icons: Set<String>?, _ check: CatalogCheck) {
        self.type = type
        self.place = place
        self.icons = icons
        self.check = check
    }

    mutating func findings() -> [UnplacedFinding] {
        let place = place
        checkName(type.name, place.member("name"))
        indexParameters()
        indexActions()
        var apps = KeyIndex<CaselessText>()
        for (number, app) in type.apps.enumerated() {
            let place = place.entry("apps", number, app.origin)
            if !apps.insert(CaselessText(app.key), at: number) {
                check.report(
                    .duplicateApp, place, "the app “\(app.key.cut(to: 80))” occurs twice")
            }
            checkApp(app, place)
        }
        checkFallbacks()
        checkPreferences(apps)
        reportUnused()
        return check.findings
    }

    private mutating func checkName(_ name: AppName?, _ place: @autoclosure () -> CatalogPlace) {
        for text in name?.texts ?? [] {
            if HiddenCharacter.control(in: text, isOneLine: true) != nil {
                check.report(.controlCharacter, place(), "the name contains a control character")
            }
            if HiddenCharacter.direction(in: text) != nil {
                check.report(
                    .bidirectionalControl, place(),
                    "the name contains a bidirectional control character")
            }
        }
    }

    private mutating func indexParameters() {
        for (number, parameter) in type.parameters.enumerated() {
            let place = place.entry("parameters", number, parameter.origin)
            checkName(parameter.name, place.member("name"))
            if !parameters.insert(ExactText(parameter.key), at: number) {
                check.report(
                    .duplicateParameter, place,
                    "the parameter “\(parameter.key.cut(to: 80))” occurs twice")
            }
        }
    }

    private mutating func indexActions() {
        for (number, action) in type.actions.enumerated() {
            let place = place.entry("actions", number, action.origin)
            checkName(action.name, place.member("name"))
            if !actions.insert(CaselessText(action.key), at: number) {
                check.report(
                    .duplicateAction, place,
                    "the action “\(action.key.cut(to: 80))” occurs twice")
            }
        }
        for (number, action) in type.actions.enumerated() {
            for alias in action.aliases { actions.insert(CaselessText(alias), at: number) }
        }
    }

    // MARK: Apps

    private mutating func checkApp(_ app: LinkedApp, _ place: CatalogPlace) {
        checkName(app.name, place.member("name"))
        if app.presenter == nil {
            if app.schemes.isEmpty {
                check.report(
                    .noScheme, place,
                    "the app has no probe and no link scheme, so a caller cannot find out whether "
                        + "it is installed")
            }
            if app.links.isEmpty {
                check.report(.noLinks, place, "the app has no links, so it can only be opened")
            }
        }
        if let icons, !IconName(app).isAny(of: icons) {
            check.report(
                .missingIcon, place,
                "found no file for the icon “\(IconName(app).fileName().cut(to: 80))” at any scale")
        }
        checkLinks(app, place)
        for part in app.optionalQuery {
            let place = place.member("optional-query", part.parameter, origin: part.origin)
            use(part.parameter, place)
            for name in part.placeholders.map(\.name) where !name.isIdentical(to: part.parameter) {
                use(name, place)
            }
        }
        for (number, action) in (app.presenter?.actions ?? []).enumerated() {
            use(action: action, place.member("in-app", "actions", "\(number)"))
        }
    }

    private mutating func checkLinks(_ app: LinkedApp, _ place: CatalogPlace) {
        var seen = KeyIndex<CaselessText>()
        let probe = app.probe.flatMap { SchemeName.lowercased(of: $0) }
        for (number, link) in app.links.enumerated() {
            let entry = place.member("links", link.action, origin: link.origin)
            let template = place.member("links", link.action, origin: link.templateOrigin)
            if !seen.insert(CaselessText(link.action), at: number) {
                check.report(
                    .duplicateAction, entry,
                    "the app has more than one link for “\(link.action.cut(to: 80))”; only the "
                        + "first is used")
            }
            use(action: link.action, entry)
            usePlaceholders(of: link.template, template)
            if let probe, let scheme = link.template.scheme, !isSameApp(scheme, probe) {
                check.report(
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

    private mutating func use(action: String, _ place: @autoclosure () -> CatalogPlace) {
        if let number = actions[CaselessText(action)] {
            usedActions.insert(number)
        } else {
            check.report(.unknownAction, place(), "the type has no action “\(action.cut(to: 80))”")
        }
    }

    private mutating func usePlaceholders(of template: URLTemplate, _ place: CatalogPlace) {
        var seen: Set<String> = []
        for placeholder in template.placeholders where seen.insert(placeholder.name).inserted {
            use(placeholder.name, place)
        }
    }

    private mutating func use(_ parameter: String, _ place: CatalogPlace) {
        if let number = parameters[ExactText(parameter)] {
            usedParameters.insert(number)
        } else {
            check.report(
                .unknownPlaceholder, place, "the type has no parameter “\(parameter.cut(to: 80))”")
        }
    }

    private mutating func checkFallbacks() {
        for (number, action) in type.actions.enumerated() {
            guard let fallback = action.fallback else { continue }
            usedActions.insert(number)
            let place = place.entry("actions", number, action.origin)
                .member("fallback", origin: action.fallbackOrigin)
            usePlaceholders(of: fallback, place)
            if fallback.scheme.map(SchemeName.web.contains) != true,
                action.fallbackOrigin.place == nil
            {
                check.report(.fallbackScheme, place, "expected a web page (http or https)")
            }
        }
    }

    private mutating func checkPreferences(_ apps: KeyIndex<CaselessText>) {
        for (member, key) in [
            ("preferred-app", type.preferredApp), ("first-party-app", type.firstPartyApp),
        ] {
            guard let key, apps[CaselessText(key)] == nil else { continue }
            check.report(
                .unknownApp, place.member(member), "the type has no app “\(key.cut(to: 80))”")
        }
    }

    private mutating func reportUnused() {
        for (number, action) in type.actions.enumerated()
        where !usedActions.contains(number) && !action.origin.isBuiltIn {
            check.report(
                .unusedAction, place.entry("actions", number, action.origin),
                "no app has the action “\(action.key.cut(to: 80))”")
        }
        for (number, parameter) in type.parameters.enumerated()
        where !usedParameters.contains(number) && !parameter.origin.isBuiltIn {
            check.report(
                .unusedParameter, place.entry("parameters", number, parameter.origin),
                "no template uses the parameter “\(parameter.key.cut(to: 80))”")
        }
    }
}
