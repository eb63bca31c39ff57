import AppLinks
import AppLinksUIKit
import Foundation
import Testing
import UIKit

/// Choosy's gestures: a tap opens or asks, a long press always asks.
@MainActor struct LinkControlTests {
    private let scene: LinkScene

    init() throws { scene = try LinkScene() }

    private func page(_ url: String = "https://a.example/") -> LinkRequest {
        LinkRequest(type: "browser", action: "browse", parameters: ["url": url])
    }

    @Test func tapAsksFirstAndLaterOpensTheDefault() async throws {
        scene.opener.register(scene.button, for: page())
        scene.button.touch(isLong: false)
        let list = try await scene.list()
        list.tableView.tap(row: 0, section: 1)
        list.tableView.tap(row: 0, section: 0)
        try await wait { await scene.opened.count == 1 }
        scene.button.touch(isLong: false)
        try await wait { await scene.opened.count == 2 }
        #expect(scene.opened == Array(repeating: "lynx://https%3A%2F%2Fa.example%2F", count: 2))
    }

    @Test func longPressAsksAgainAndIsNotATap() async throws {
        scene.installed.schemes = ["lynx"]
        scene.defaults["browser"] = .init(app: "lynx", knownApps: ["lynx"])
        scene.opener.register(scene.button, for: page())
        scene.button.touch(isLong: true)
        let list = try await scene.list()
        #expect(scene.opened.isEmpty && scene.defaults["browser"]?.app == nil)
        list.tableView.tap(row: 0, section: 0)
        try await wait { await scene.opened.count == 1 }
    }

    @Test func voiceOverOffersTheLongPress() async throws {
        let other = UIAccessibilityCustomAction(name: "Other") { _ in true }
        scene.button.accessibilityCustomActions = [other]
        scene.opener.register(scene.button, for: page())
        let actions = try #require(scene.button.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Other", "Choose another app"])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        _ = try await scene.list()
        scene.opener.unregister(scene.button)
        #expect(scene.button.accessibilityCustomActions == [other])
    }

    @Test func registeringAgainReplacesTheRequest() async throws {
        scene.installed.schemes = ["lynx"]
        scene.opener.register(scene.button, for: page())
        scene.opener.register(scene.button, for: page("https://b.example/"))
        #expect(scene.button.gestureRecognizers?.count == 1)
        #expect(scene.button.accessibilityCustomActions?.count == 1)
        scene.button.touch(isLong: false)
        try await wait { await !scene.opened.isEmpty }
        #expect(scene.opened == ["lynx://https%3A%2F%2Fb.example%2F"])
        scene.opener.unregister(scene.button)
        #expect(scene.button.gestureRecognizers == [])
        scene.button.touch(isLong: false)
        scene.button.touch(isLong: true)
        try await Task.sleep(nanoseconds: 5_000_000)
        #expect(scene.opened.count == 1)
    }

    @Test func errorsAreReported() async throws {
        scene.opener.register(scene.button, for: LinkRequest(type: "none"))
        scene.button.touch(isLong: false)
        try await wait { await !scene.errors.isEmpty }
        #expect((scene.errors.first as? LinkError)?.code == .unknownType)
    }

    @Test func controlsWithoutAControllerDoNothing() async throws {
        let button = UIButton(primaryAction: nil)
        scene.installed.schemes = ["lynx"]
        scene.opener.register(button, for: page())
        button.touch(isLong: false)
        try await Task.sleep(nanoseconds: 5_000_000)
        #expect(scene.opened.isEmpty)
    }
}
