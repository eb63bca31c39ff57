import Foundation
import Testing
import WireFormat

@testable import AppLinks

/// The steps of choosing an app that exist in neither Choosy nor IntentKit (clause 5.1).
struct AppChoiceTests {
    private static func app(_ key: String, _ actions: String...) -> LinkedApp {
        LinkedApp(
            key: key, name: AppName(key.uppercased()),
            links: actions.map { .init($0, URLTemplate("\(key)://\($0)")) })
    }

    private static func catalog(_ apps: LinkedApp..., preferred: String? = nil) -> AppCatalog {
        AppCatalog([
            AppType(
                key: "t", name: "T", actions: [.init(key: "x")], apps: apps, preferredApp: preferred
            )
        ])
    }

    private static func defaults(_ app: String, _ known: String...) -> DefaultApps {
        var defaults = DefaultApps()
        defaults["t"] = .init(app: app, knownApps: known)
        return defaults
    }

    private static let request = LinkRequest(type: "t", action: "x")

    /// If it is unknown whether an app is installed, the app is not offered.
    @Test func queriesEachScheme() {
        let installed = InstalledSchemes(["a", "b", "c"], presenters: ["Web"]) { scheme in
            scheme == "a" ? true : scheme == "b" ? nil : false
        }
        #expect(installed == InstalledSchemes(["a"], unknown: ["b"], presenters: ["Web"]))
        struct Unasked: Error {}
        #expect(throws: Unasked.self) {
            try InstalledSchemes(["a"]) { _ in throw Unasked() }
        }
    }

    @Test func onlyTheDefaultCountsAsInstalledIfUnknown() throws {
        let catalog = Self.catalog(Self.app("a", "x"), Self.app("b", "x"))
        let unknown = InstalledSchemes(unknown: ["a", "b"])
        #expect(try catalog.resolve(Self.request, installed: unknown) == .unavailable)
        let resolution = try catalog.resolve(
            Self.request, installed: unknown, defaults: Self.defaults("b", "a", "b"))
        #expect(resolution.link?.url.absoluteString == "b://x")
    }

    @Test func presentersAreNotOpenedWithoutTheirAction() throws {
        let sheet = LinkedApp(
            key: "in", name: "In", presenter: .init(name: "Sheet", actions: ["y"]))
        var options = ChoosingOptions()
        options.opensAppWithoutAction = true
        #expect(
            try Self.catalog(sheet).resolve(
                Self.request, installed: InstalledSchemes(presenters: ["Sheet"]), options: options)
                == .unavailable)
    }

    @Test func actionsOfSingleAppsAreKnown() throws {
        let catalog = Self.catalog(Self.app("a", "z"))
        let resolution = try catalog.resolve(
            LinkRequest(type: "t", action: "z"), installed: InstalledSchemes(["a"]))
        #expect(resolution.link?.url.absoluteString == "a://z")
        #expect(
            code {
                _ = try catalog.resolve(
                    LinkRequest(type: "t", action: "w"), installed: InstalledSchemes(["a"]))
            } == "action.unknown")
    }

    @Test func hiddenDefaultsAreNotReplaced() throws {
        let catalog = Self.catalog(Self.app("a", "x"), Self.app("b", "x"), Self.app("c", "x"))
        var options = ChoosingOptions()
        options.apps = ["b", "c"]
        let resolution = try catalog.resolve(
            Self.request, installed: InstalledSchemes(["a", "b", "c"]),
            defaults: Self.defaults("a", "a", "b", "c"),
            options: options)
        #expect(resolution.chooser?.reason == .init(.defaultHidden, ["a"]))
        #expect(resolution.chooser?.offersAlways == false)
    }

    /// After a new app is installed, a user with a default app is asked, even if the catalog prefers
    /// an app.
    @Test func preferredAppIsUsedOnlyWithoutADefault() throws {
        let catalog = Self.catalog(
            Self.app("a", "x"), Self.app("b", "x"), Self.app("c", "x"), preferred: "b")
        var options = ChoosingOptions()
        options.usesPreferredApp = true
        let installed = InstalledSchemes(["a", "b", "c"])
        let asked = try catalog.resolve(
            Self.request, installed: installed, defaults: Self.defaults("a", "a", "b"),
            options: options)
        #expect(asked.chooser?.reason == .init(.newApps, ["c"]))
        let taken = try catalog.resolve(Self.request, installed: installed, options: options)
        #expect(taken.link?.app == "b")
    }
}
