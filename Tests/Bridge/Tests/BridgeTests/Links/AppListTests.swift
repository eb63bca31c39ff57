import AppLinks
import AppLinksUIKit
import Foundation
import SwiftUI
import Testing
import UIKit

/// The settings page, the lists of PhotoAppLink, icons and the SwiftUI view.
@MainActor struct AppListTests {
    private let scene: LinkScene

    init() throws { scene = try LinkScene() }

    /// Shows a list in a navigation controller.
    private func show(_ list: AppListController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: list)
        navigation.appear()
        return navigation
    }

    // MARK: Defaults

    @Test func listsDefaultsByGroup() async throws {
        scene.installed.schemes.insert("chirp")
        scene.defaults["browser"] = .init(app: "otter", knownApps: ["lynx", "otter"])
        let list = AppListController(defaultsOf: scene.opener)
        _ = show(list)
        #expect(list.title == "Default apps")
        #expect(list.titles == [["Browser", "Mail"], ["Profiles"], ["Remove all defaults"]])
        #expect(list.details == [["Otter", "Ask each time"], ["Ask each time"], [nil]])
        scene.installed.schemes = []
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: nil)
        try await wait { await list.titles.count == 2 }
        #expect(list.titles == [["Mail"], ["Remove all defaults"]])
    }

    @Test func setsAndRemovesADefault() throws {
        let list = AppListController(defaultsOf: scene.opener, types: ["browser"])
        let navigation = show(list)
        #expect(list.titles == [["Browser"], ["Remove all defaults"]])
        list.tableView.tap(row: 0, section: 0)
        let apps = try #require(navigation.topViewController as? AppListController)
        #expect(apps !== list && apps.title == "Browser")
        #expect(apps.titles == [["Ask each time"], ["Lynx", "Otter"]])
        func checked() -> [Bool] {
            apps.tableView.cells().joined().map { $0.accessory.accessoryType == .checkmark }
        }
        #expect(checked() == [true, false, false])
        apps.tableView.tap(row: 0, section: 1)
        #expect(checked() == [false, true, false])
        #expect(scene.defaults["browser"] == .init(app: "lynx", knownApps: ["lynx", "otter"]))
        navigation.popViewController(animated: false)
        #expect(list.details[0] == ["Lynx"])
        list.tableView.tap(row: 0, section: 1)
        #expect(scene.defaults["browser"]?.app == nil)
        #expect(list.details[0] == ["Ask each time"])
        apps.tableView.tap(row: 0, section: 1)
        apps.tableView.tap(row: 0, section: 0)
        #expect(scene.defaults["browser"]?.app == nil && checked() == [true, false, false])
    }

    @Test func listsNoDefaultsWithoutApps() {
        scene.installed.schemes = []
        let list = AppListController(defaultsOf: scene.opener, types: ["browser", "none"])
        _ = show(list)
        #expect(list.titles == [])
    }

    @Test func unreadableDefaultsAreReported() throws {
        let opener = LinkOpener(
            scene.opener.catalog, load: { throw Broken() }, update: { _ in throw Broken() },
            installed: { InstalledSchemes(["lynx"]) }, open: { _ in false })
        var errors = 0
        opener.report = { _ in errors += 1 }
        let list = AppListController(defaultsOf: opener, types: ["browser"])
        _ = show(list)
        #expect(list.titles == [] && errors == 1)
    }

    /// A reused cell keeps nothing of the previous row.
    @Test func cellsAreReused() throws {
        scene.defaults["browser"] = .init(app: "otter", knownApps: [])
        let list = AppListController(defaultsOf: scene.opener, types: ["browser"])
        _ = show(list)
        list.tableView.reuse(list.tableView.cells()[0][0].accessory)
        let cell = list.tableView(list.tableView, cellForRowAt: [1, 0])
        #expect(cell.contentConfiguration?.secondaryText == nil)
        #expect(cell.accessoryType == .none && cell.accessibilityTraits == .button)
    }

    /// After a canceled swipe, a list appears again although it did not disappear.
    @Test func hiddenListsAreNotUpdated() async throws {
        let list = AppListController(defaultsOf: scene.opener, types: ["browser"])
        let navigation = show(list)
        navigation.appear()
        navigation.disappear()
        let count = list.tableView.reloadCount
        let shown = AppListController(defaultsOf: scene.opener, types: ["browser"])
        _ = show(shown)
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: nil)
        try await wait { await shown.tableView.reloadCount > 1 }
        #expect(list.tableView.reloadCount == count)
    }

    @Test func listsAreUpdatedWhenTheyAppear() {
        let list = AppListController(defaultsOf: scene.opener, types: ["browser"])
        let navigation = show(list)
        #expect(list.titles.count == 2)
        scene.installed.schemes = []
        navigation.appear()
        #expect(list.titles == [] && list.tableView.reloadCount == 2)
    }

    // MARK: Photo apps

    private func destinations(
        _ actions: [UIAction] = [], send: @escaping @MainActor (LinkedApp) async throws -> Void
    ) -> AppListController {
        AppListController(
            destinationsOf: scene.opener, actions: actions, excluding: "org.example.Own", send: send
        )
    }

    @Test func sendsTheImageToThePickedApp() async throws {
        scene.installed.schemes = ["frame-photo", "own-photo"]
        var calls: [String] = []
        let album = UIAction(title: "Album") { calls.append($0.title) }
        let list = destinations([album]) { calls.append($0.key) }
        let navigation = show(list)
        #expect(list.titles == [["Frame"], ["Album"], ["More apps"]])
        list.tableView.tap(row: 0, section: 1)
        #expect(calls == ["Album"])
        list.tableView.tap(row: 0, section: 0)
        try await wait { await MainActor.run { calls.count == 2 } }
        #expect(calls == ["Album", "org.example.Frame"])
        list.tableView.tap(row: 0, section: 2)
        let more = try #require(navigation.topViewController as? AppListController)
        #expect(more.titles == [["Sepia"]] && more.details == [["Free · About Sepia"]])
        more.tableView.tap(row: 0, section: 0)
        try await wait { await !scene.opened.isEmpty }
        #expect(scene.opened == ["https://itunes.apple.com/app/id12?mt=8"])
    }

    @Test func paidAppsAreMarked() {
        let list = AppListController(appsToInstallOf: scene.opener, excluding: nil)
        _ = show(list)
        #expect(
            list.details == [["Free · About Sepia", "Store · About Frame", "Store · About Own"]])
    }

    @Test func sendingErrorsAreReported() async throws {
        scene.installed.schemes = ["sepia-photo", "frame-photo", "own-photo"]
        let list = destinations { _ in throw Broken() }
        _ = show(list)
        #expect(list.titles == [["Sepia", "Frame"]])
        list.tableView.tap(row: 0, section: 0)
        try await wait { await !scene.errors.isEmpty }
        #expect(scene.errors.first is Broken)
    }

    @Test func theActionSheetListsTheDestinations() async throws {
        scene.installed.schemes = ["frame-photo", "sepia-photo"]
        let picked = Task {
            await scene.opener.pickDestination(
                from: scene.controller, anchor: scene.button, excluding: nil)?.key
        }
        try await wait { await scene.controller.presentedViewController != nil }
        let alert = try #require(scene.controller.presentedViewController as? UIAlertController)
        #expect(alert.shownTitles == ["Sepia", "Frame"])
        alert.tap("Frame")
        #expect(await picked.value == "org.example.Frame")
        scene.installed.schemes = []
        let none = await scene.opener.pickDestination(
            from: scene.controller, anchor: scene.button, excluding: nil)
        #expect(none == nil && scene.controller.presentedViewController == nil)
    }

    // MARK: Icons and SwiftUI

    @Test func usesTheFirstFolderWithAnIcon() throws {
        let (cache, bundle) = (try TestFolder(), try TestFolder())
        _ = try cache.write(Data("cached".utf8), "lynx.png")
        _ = try bundle.write(Data("phone".utf8), "lynx@2x.png")
        _ = try bundle.write(Data("pad".utf8), "otter@2x~ipad.png")
        _ = try bundle.write(Data("small".utf8), "otter.png")
        scene.opener.icons = AppIcons([cache.url, bundle.url])
        scene.defaults["browser"] = .init(app: "lynx", knownApps: ["lynx", "otter"])
        let list = AppListController(defaultsOf: scene.opener, types: ["browser"])
        let navigation = show(list)
        #expect(list.tableView.cells()[0][0].content.image?.bytes == Data("cached".utf8))
        list.tableView.tap(row: 0, section: 0)
        let apps = try #require(navigation.topViewController as? AppListController)
        #expect(
            apps.tableView.cells()[1].map { $0.content.image?.bytes }
                == [Data("cached".utf8), Data("pad".utf8)])
    }

    @Test func swiftUIViewShowsTheApps() throws {
        let folder = try TestFolder()
        _ = try folder.write(Data("lynx".utf8), "lynx@2x~ipad.png")
        let request = LinkRequest(
            type: "browser", action: "browse", parameters: ["url": "https://a.example/"])
        let resolution = try scene.opener.catalog.resolve(request, installed: scene.installed)
        guard case .choose(let chooser) = resolution else {
            Issue.record("expected a choice")
            return
        }
        var picked: [PickedApp?] = []
        let screen = Screen(
            AppChoiceView(chooser, icons: AppIcons([folder.url])) { picked.append($0) })
        let always = "Always open with this app"
        #expect(screen.texts == ["Browser", "Lynx", "Otter", always, "Cancel"])
        #expect(screen.images.map(\.bytes) == [Data("lynx".utf8)])
        screen.tap("Otter")
        screen.set(always, true)
        screen.tap("Lynx")
        screen.tap("Cancel")
        #expect(
            picked == [PickedApp(app: "otter"), PickedApp(app: "lynx", isAlways: true), nil])
    }
}
