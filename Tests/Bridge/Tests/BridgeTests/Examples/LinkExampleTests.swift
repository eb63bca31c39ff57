import AppLinks
import AppLinksUIKit
import Foundation
import ShareInbox
import Testing
import UIKit
import XExtensionItem

@testable import PhotoEditor
@testable import PreferredApps
@testable import ProfileButton

/// The examples for Choosy, IntentKit and PhotoAppLink.
@MainActor struct LinkExampleTests {
    private let scene: LinkScene

    init() throws { scene = try LinkScene() }

    private func catalog(_ json: String) throws -> AppCatalog {
        let (catalog, findings) = AppCatalog.reading([(name: "a.json", bytes: Data(json.utf8))])
        try #require(findings.filter { $0.severity == .error } == [])
        return catalog
    }

    @Test func opensTheProfileInTheOnlyApp() async throws {
        scene.opener.catalog = try catalog(
            """
            { "app-catalog": "1.0", "types": [
              { "key": "twitter", "name": "Twitter",
                "parameters": [{ "key": "profile_screenname" }, { "key": "callback_url" }],
                "actions": [{ "key": "show_profile" }],
                "apps": [
                  { "key": "otter", "name": "Otter", "probe": "otter:", "links": {
                    "show_profile": "otter://{{profile_screenname}}?back={{callback_url}}" } } ] } ] }
            """)
        let controller = ProfileViewController()
        controller.opener = scene.opener
        controller.appear()
        controller.button.touch(isLong: false)
        try await wait { await !scene.opened.isEmpty }
        #expect(scene.opened == ["otter://KarlTheFog?back=profiles%3A"])
    }

    /// The stand-in for the system opens no URLs, and no schemes are installed.
    @Test func exampleOpenerQueriesTheSystem() async throws {
        let folder = try TestFolder()
        let opener = LinkOpener(
            scene.opener.catalog, defaults: folder.url.appendingPathComponent("defaults.json"))
        let request = LinkRequest(type: "profiles", action: "show", parameters: ["name": "a"])
        let isOpened = try await opener.open(
            request, from: scene.controller, anchor: scene.button)
        #expect(!isOpened)
    }

    private var shop: ShopViewController {
        get throws {
            scene.opener.catalog = try catalog(
                """
                { "app-catalog": "1.0", "types": [
                  { "key": "email", "name": "Mail",
                    "parameters": [{ "key": "recipient" }, { "key": "subject" }],
                    "actions": [{ "key": "sendMailTo:" }],
                    "apps": [
                      { "key": "sheet", "name": "In this app", "in-app": {
                          "presenter": "INKMailSheet", "actions": ["sendMailTo:"] } },
                      { "key": "post", "name": "Post", "probe": "otter:", "links": {
                          "sendMailTo:": "otter://{{recipient}}?s={{subject?}}" } } ] },
                  { "key": "maps", "name": "Maps", "parameters": [
                      { "key": "from" }, { "key": "to" }, { "key": "mode" }, { "key": "zoom" }],
                    "actions": [{ "key": "directionsFrom:to:mode:" }],
                    "apps": [
                      { "key": "atlas", "name": "Atlas", "probe": "lynx:", "links": {
                          "directionsFrom:to:mode:":
                            "lynx://{{from}}?to={{to}}&by={{mode}}&z={{zoom}}" } } ] } ] }
                """)
            scene.installed.presenters = ["INKMailSheet"]
            let shop = ShopViewController()
            shop.use(scene.opener)
            return shop
        }
    }

    private func list(
        over controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> AppListController {
        try await wait { await controller.presentedViewController != nil }
        let navigation = controller.presentedViewController as? UINavigationController
        return try #require(
            navigation?.topViewController as? AppListController, sourceLocation: sourceLocation)
    }

    @Test func mailIsComposedInTheApp() async throws {
        let shop = try self.shop
        async let done: Void = shop.sendMail()
        let apps = try await list(over: shop)
        #expect(apps.titles[0] == ["In this app", "Post"])
        apps.tableView.tap(row: 0, section: 0)
        try await done
        let sheet = try #require(shop.presentedViewController as? MessageViewController)
        #expect(sheet.recipient == "shop@example.org")
    }

    @Test func directionsOpenInTheOnlyMap() async throws {
        try await shop.showDirections()
        #expect(
            scene.opened == [
                "lynx://Washington%20Square%20Park?to=Lincoln%20Center&by=driving&z=14"
            ])
    }

    @Test func mailAppIsPickedAndListed() async throws {
        let shop = try self.shop
        async let done: Void = shop.chooseMailApp()
        try await list(over: shop).tableView.tap(row: 1, section: 0)
        try await done
        #expect(scene.defaults["email"]?.app == "post" && scene.opened.isEmpty)
        let navigation = UINavigationController(rootViewController: shop)
        navigation.appear()
        shop.showSettings()
        let settings = try #require(navigation.topViewController as? AppListController)
        #expect(settings.titles[0] == ["Mail", "Maps"])
        #expect(settings.details[0] == ["Post", "Ask each time"])
    }

    // MARK: Photos

    /// Records the items that are placed for another app.
    private actor Board: HandoffBoard {
        private(set) var items: [ExtensionItem] = []
        func place(_ item: ExtensionItem) -> InboxToken {
            items.append(item)
            return .random()
        }
        func withdraw(_ ticket: InboxToken) {}
        func take<Value: Sendable>(
            _ ticket: InboxToken, _ body: @Sendable (ExtensionItem) throws -> Value
        ) -> Value? { nil }
    }

    private func editor(_ board: Board) -> EditorViewController {
        scene.installed.schemes = ["sepia-photo"]
        let editor = EditorViewController()
        editor.opener = scene.opener
        editor.board = board
        editor.photo = png
        editor.openURL = { [scene] url in
            scene.opened.append(url.scheme ?? "")
            return true
        }
        return editor
    }

    @Test func sendsThePhotoToThePickedApp() async throws {
        let board = Board()
        let editor = self.editor(board)
        let navigation = UINavigationController(rootViewController: editor)
        navigation.appear()
        editor.showApps()
        let apps = try #require(navigation.topViewController as? AppListController)
        #expect(apps.titles == [["Sepia"], ["Copy"], ["More apps"]])
        apps.tableView.tap(row: 0, section: 0)
        try await wait { await !scene.opened.isEmpty }
        #expect(scene.opened == ["sepia-photo"])
        #expect(
            await board.items == [
                ExtensionItem(mainAttachment: .data(png, typeIdentifier: .png))
            ])
    }

    @Test func picksTheAppInAnActionSheet() async throws {
        let editor = self.editor(Board())
        async let done: Void = editor.pickApp()
        try await wait { await editor.presentedViewController != nil }
        let sheet = try #require(editor.presentedViewController as? UIAlertController)
        #expect(sheet.shownTitles.first == "Sepia")
        sheet.tap("Sepia")
        try await done
        #expect(scene.opened == ["sepia-photo"])
    }
}
