import AppLinks
import AppLinksUIKit
import Foundation
import Testing
import UIKit

/// A screen with a button, and an opener with its own apps that records the URLs it opens.
@MainActor final class LinkScene {
    let controller = UIViewController()
    let button = UIButton(primaryAction: nil)
    var installed = InstalledSchemes(["lynx", "otter"], presenters: ["MailSheet"])
    var defaults = DefaultApps()
    var opened: [String] = []
    var errors: [any Error] = []
    private let catalog: AppCatalog
    private(set) lazy var opener = makeOpener()

    init() throws {
        let (catalog, findings) = AppCatalog.reading([
            (name: "links.json", bytes: Data(Self.links.utf8)),
            (name: "photos.plist", bytes: Data(Self.photos.utf8)),
        ])
        try #require(findings.filter { $0.severity == .error } == [])
        self.catalog = catalog
        controller.view.addSubview(button)
    }

    private func makeOpener() -> LinkOpener {
        let opener = LinkOpener(
            catalog, load: { [unowned self] in defaults },
            update: { [unowned self] change in change(&defaults) },
            installed: { [unowned self] in installed },
            open: { [unowned self] url in
                opened.append(url.absoluteString)
                return true
            })
        opener.options.languages = ["en"]
        opener.report = { [unowned self] in errors.append($0) }
        return opener
    }

    func open(_ request: LinkRequest) async throws -> Bool {
        try await opener.open(request, from: controller, anchor: button)
    }

    /// Waits for the list to be on the screen, and returns it.
    func list(
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> AppListController {
        try await wait { await self.shown != nil }
        return try #require(shown, sourceLocation: sourceLocation)
    }

    private var shown: AppListController? {
        let navigation = controller.presentedViewController as? UINavigationController
        return navigation?.topViewController as? AppListController
    }

    /// The titles in the list, by section.
    var titles: [[String?]] { shown?.titles ?? [] }

    func isChecked(row: Int, section: Int) -> Bool {
        shown?.tableView.cells()[section][row].accessory.accessoryType == .checkmark
    }

    static let links = """
        { "app-catalog": "1.0", "types": [
          { "key": "browser", "name": "Browser", "group": "utility", "parameters": [{ "key": "url" }],
            "actions": [{ "key": "browse" }],
            "apps": [
              { "key": "lynx", "name": "Lynx", "probe": "lynx:",
                "links": { "browse": "lynx://{{url}}" } },
              { "key": "otter", "name": "Otter", "probe": "otter:",
                "links": { "browse": "otter://open?u={{url}}" } } ] },
          { "key": "mail", "name": "Mail", "group": "utility", "parameters": [{ "key": "to" }],
            "actions": [{ "key": "compose" }],
            "apps": [
              { "key": "sheet", "name": "In this app",
                "in-app": { "presenter": "MailSheet", "actions": ["compose"] } },
              { "key": "post", "name": "Post", "probe": "otter:",
                "links": { "compose": "otter://mail?to={{to}}" } } ] },
          { "key": "profiles", "name": "Profiles", "group": "social",
            "parameters": [{ "key": "name" }],
            "actions": [{ "key": "show", "fallback": "https://profiles.example/{{name}}" }],
            "apps": [
              { "key": "chirp", "name": "Chirp", "probe": "chirp:",
                "links": { "show": "chirp://{{name}}" } } ] } ] }
        """

    static let photos = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>supportedApps</key><array>
        \(photo("Sepia", "sepia-photo", "<key>freeApp</key><true/>"))
        \(photo("Frame", "frame-photo", ""))
        \(photo("Own", "own-photo", ""))
        </array></dict></plist>
        """

    private static func photo(_ name: String, _ scheme: String, _ more: String) -> String {
        """
        <dict><key>name</key><string>\(name)</string>
        <key>description</key><string>About \(name)</string>
        <key>bundleID</key><string>org.example.\(name)</string><key>appleID</key><string>12</string>
        <key>scheme</key><string>\(scheme)</string><key>canReceive</key><true/>
        <key>liveOnAppStore</key><true/>\(more)</dict>
        """
    }
}

extension AppListController {
    /// The titles on the screen, by section.
    var titles: [[String?]] { tableView.cells().map { $0.map(\.content.text) } }

    /// The second lines on the screen, by section.
    var details: [[String?]] { tableView.cells().map { $0.map(\.content.secondaryText) } }
}
