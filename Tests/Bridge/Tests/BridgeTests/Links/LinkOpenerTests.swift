import AppLinks
import AppLinksUIKit
import Foundation
import Testing
import UIKit

/// The steps from a request to the opened link, on an iPad.
@MainActor struct LinkOpenerTests {
    private let scene: LinkScene

    init() throws { scene = try LinkScene() }

    private let page = LinkRequest(
        type: "browser", action: "browse", parameters: ["url": "https://a.example/"])

    @Test func opensTheOnlyAppWithoutAsking() async throws {
        scene.installed.schemes = ["lynx"]
        #expect(try await scene.open(page))
        #expect(scene.opened == ["lynx://https%3A%2F%2Fa.example%2F"])
        #expect(scene.controller.presentedViewController == nil)
    }

    @Test func opensAndRecordsThePickedApp() async throws {
        let answer = Task { try await scene.open(page) }
        let list = try await scene.list()
        #expect(scene.titles == [["Lynx", "Otter"], ["Always open with this app"]])
        list.tableView.tap(row: 0, section: 1)
        #expect(scene.isChecked(row: 0, section: 1))
        list.tableView.tap(row: 1, section: 0)
        #expect(scene.opened.isEmpty, "the list is still there")
        #expect(try await answer.value)
        #expect(scene.opened == ["otter://open?u=https%3A%2F%2Fa.example%2F"])
        #expect(scene.controller.presentedViewController == nil)
        #expect(scene.defaults["browser"] == .init(app: "otter", knownApps: ["lynx", "otter"]))
        #expect(try await scene.open(page))
        #expect(scene.opened.count == 2)
    }

    @Test func appsPickedOnceAreNotDefaults() async throws {
        let answer = Task { try await scene.open(page) }
        try await scene.list().tableView.tap(row: 0, section: 0)
        #expect(try await answer.value)
        #expect(scene.defaults["browser"]?.app == nil)
        #expect(scene.opened.count == 1)
    }

    @Test(arguments: [true, false])
    func closingTheListPicksNothing(withButton: Bool) async throws {
        let answer = Task { try await scene.open(page) }
        let list = try await scene.list()
        if withButton {
            list.navigationItem.leftBarButtonItem?.primaryAction?.performWithSender(
                nil, target: nil)
        } else {
            scene.controller.dismiss(animated: true)
        }
        #expect(try await !answer.value)
        #expect(scene.opened.isEmpty && scene.defaults == DefaultApps())
        // The opener asks again.
        let second = Task { try await scene.open(page) }
        try await scene.list().tableView.tap(row: 0, section: 0)
        #expect(try await second.value)
    }

    /// A second call would make UIKit dismiss the controller below.
    @Test func secondTapWhileTheListClosesDoesNothing() async throws {
        let answer = Task { try await scene.open(page) }
        let list = try await scene.list()
        list.tableView.tap(row: 0, section: 0)
        list.tableView.tap(row: 1, section: 0)
        #expect(try await answer.value)
        #expect(scene.opened == ["lynx://https%3A%2F%2Fa.example%2F"])
    }

    @Test func concurrentRequestsDoNotAskTwice() async throws {
        let answer = Task { try await scene.open(page) }
        let list = try await scene.list()
        #expect(try await !scene.open(page))
        #expect(list.presentedViewController == nil && scene.controller.refusalCount == 0)
        list.tableView.tap(row: 0, section: 0)
        #expect(try await answer.value)
    }

    @Test func theListIsAPopoverWithItsAnchor() async throws {
        let answer = Task { try await scene.open(page) }
        let list = try await scene.list()
        #expect(
            list.navigationController?.popoverPresentationController?.sourceItem === scene.button)
        scene.controller.dismiss(animated: false)
        #expect(try await !answer.value)
    }

    /// A controller below another cannot present, so the topmost controller does.
    @Test func topmostControllerPresents() async throws {
        let sheet = UIViewController()
        scene.controller.present(sheet, animated: false)
        let answer = Task { try await scene.open(page) }
        try await wait { await sheet.presentedViewController != nil }
        #expect(scene.controller.refusalCount == 0)
        scene.controller.dismiss(animated: false)
        sheet.dismiss(animated: false)
        #expect(try await !answer.value)
    }

    @Test func rejectedListsReturnNothing() async throws {
        scene.controller.present(UIViewController(), animated: false)
        scene.controller.dismiss(animated: true)
        #expect(try await !scene.open(page))
        #expect(scene.controller.refusalCount == 1)
    }

    @Test func unfinishedTransitionsDoNotBlockLaterRequests() async throws {
        try await rejectedListsReturnNothing()
        try await wait { await scene.controller.presentedViewController == nil }
        let answer = Task { try await scene.open(page) }
        try await scene.list().tableView.tap(row: 0, section: 0)
        #expect(try await answer.value)
    }

    @Test func failedLinksDoNotChangeTheDefault() async throws {
        let answer = Task {
            try await scene.open(LinkRequest(type: "browser", action: "browse"))
        }
        let list = try await scene.list()
        list.tableView.tap(row: 0, section: 1)
        list.tableView.tap(row: 0, section: 0)
        let error = await #expect(throws: LinkError.self) { try await answer.value }
        #expect(error?.code == .missingParameter)
        #expect(scene.defaults == DefaultApps() && scene.opened.isEmpty)
    }

    @Test func inAppActionsArePresentedAfterTheList() async throws {
        var presented: [String] = []
        scene.opener.present = { presenter, action, parameters, controller in
            presented.append("\(presenter.name) \(action) \(parameters["to"] ?? "")")
            controller.present(UIViewController(), animated: true)
        }
        let mail = LinkRequest(type: "mail", action: "compose", parameters: ["to": "a@b.example"])
        let answer = Task { try await scene.open(mail) }
        try await scene.list().tableView.tap(row: 0, section: 0)
        #expect(try await answer.value)
        #expect(presented == ["MailSheet compose a@b.example"])
        #expect(scene.controller.refusalCount == 0)
        scene.opener.present = nil
        scene.controller.dismiss(animated: false)
        scene.installed.schemes = []
        #expect(try await !scene.open(mail))
    }

    @Test func webPagesOpenInThePreferredBrowser() async throws {
        let profile = LinkRequest(type: "profiles", action: "show", parameters: ["name": "me"])
        scene.opener.options.apps = ["chirp"]
        let answer = Task { try await scene.open(profile) }
        try await scene.list().tableView.tap(row: 0, section: 0)
        #expect(try await answer.value)
        #expect(scene.opened == ["lynx://https%3A%2F%2Fprofiles.example%2Fme"])
        scene.installed.schemes = []
        #expect(try await scene.open(profile))
        #expect(scene.opened.last == "https://profiles.example/me")
        scene.opener.options.usesFallback = false
        #expect(try await !scene.open(profile))
    }

    @Test func askingAgainForgetsTheDefaultAndListsASingleApp() async throws {
        scene.installed.schemes = ["lynx"]
        scene.defaults["browser"] = .init(app: "lynx", knownApps: ["lynx"])
        let answer = Task {
            try await scene.opener.askAndOpen(page, from: scene.controller, anchor: scene.button)
        }
        _ = try await scene.list()
        #expect(scene.titles == [["Lynx"], ["Always open with this app"]])
        #expect(scene.defaults["browser"]?.app == nil)
        scene.controller.dismiss(animated: false)
        #expect(try await !answer.value)
    }

    @Test func asksForADefault() async throws {
        let answer = Task {
            try await scene.opener.askForDefault(
                ofType: "browser", from: scene.controller, anchor: scene.button)
        }
        let list = try await scene.list()
        #expect(scene.titles == [["Lynx", "Otter"]])
        list.tableView.tap(row: 1, section: 0)
        #expect(try await answer.value)
        #expect(scene.defaults["browser"]?.app == "otter" && scene.opened.isEmpty)
        scene.installed.schemes = []
        #expect(
            try await !scene.opener.askForDefault(
                ofType: "browser", from: scene.controller, anchor: scene.button))
        await #expect(throws: LinkError.self) {
            try await scene.opener.askForDefault(
                ofType: "none", from: scene.controller, anchor: scene.button)
        }
    }

    @Test func customViewsCanAsk() async throws {
        scene.opener.pick = { chooser, _, _ in PickedApp(app: chooser.rows[1].app) }
        #expect(try await scene.open(page))
        #expect(scene.opened == ["otter://open?u=https%3A%2F%2Fa.example%2F"])
        scene.opener.pick = { _, _, _ in nil }
        #expect(try await !scene.open(page))
    }
}

/// The action sheet instead of the list.
@MainActor struct LinkAlertTests {
    private let scene: LinkScene

    init() throws { scene = try LinkScene() }

    private let page = LinkRequest(
        type: "browser", action: "browse", parameters: ["url": "https://a.example/"])
    private let always = "Always open with this app"

    private func pick() -> Task<PickedApp?, any Error> {
        Task {
            let resolution = try scene.opener.catalog.resolve(page, installed: scene.installed)
            guard case .choose(let chooser) = resolution else { return nil }
            return await chooser.pickInAlert(from: scene.controller, anchor: scene.button)
        }
    }

    private func alert(besides former: UIAlertController? = nil) async throws -> UIAlertController {
        try await wait {
            await scene.controller.presentedViewController.map { $0 !== former } ?? false
        }
        return try #require(scene.controller.presentedViewController as? UIAlertController)
    }

    @Test func picksTheAppOnce() async throws {
        try await Device.$isPad.withValue(false) {
            let picked = pick()
            let alert = try await alert()
            #expect(alert.shownTitles == ["Lynx", "Otter", always, "Cancel"])
            #expect(alert.preferredStyle == .actionSheet && alert.title == "Browser")
            alert.tap("Otter")
            #expect(try await picked.value == PickedApp(app: "otter"))
        }
    }

    @Test func alwaysShowsTheAppsAgain() async throws {
        let picked = pick()
        let first = try await alert()
        #expect(first.popoverPresentationController?.sourceItem === scene.button)
        first.tap(always)
        let second = try await alert(besides: first)
        #expect(second.shownTitles == ["Lynx", "Otter"] && second.message == always)
        #expect(scene.controller.refusalCount == 0)
        second.tap("Lynx")
        #expect(try await picked.value == PickedApp(app: "lynx", isAlways: true))
    }

    @Test func personCanCancel() async throws {
        try await Device.$isPad.withValue(false) {
            let picked = pick()
            try await alert().tap("Cancel")
            #expect(try await picked.value == nil)
        }
        let picked = pick()
        try await alert().tapOutside()
        #expect(try await picked.value == nil)
    }

    /// UIKit calls no handler if the app dismisses the alert.
    @Test func alertsDismissedByTheAppReturnNothing() async throws {
        let picked = pick()
        _ = try await alert()
        scene.controller.dismiss(animated: false)
        #expect(try await picked.value == nil)
    }
}
