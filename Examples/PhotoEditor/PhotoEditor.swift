import AppLinks
import AppLinksUIKit
import ShareInbox
import UIKit
import XExtensionItem

// As in PhotoAppLink: an editor sends its photo to another app, which continues the edit. Apps that accept
// photos but are not installed are offered from the store.

/// The editor.
final class EditorViewController: UIViewController {
    let sendButton = UIButton(primaryAction: nil)
    var opener: LinkOpener?
    /// The board that holds the photo for the other app; on a device, a `PasteboardBoard` with the general
    /// pasteboard.
    var board: (any HandoffBoard)?
    /// Opens the other app; on a device with `UIApplication`.
    var openURL: @MainActor @Sendable (URL) async -> Bool = { await UIApplication.shared.open($0) }
    var photo = Data()

    /// Shows the apps with their icons, followed by the app's own ways to share.
    func showApps() {
        guard let opener else { return }
        let copy = UIAction(title: "Copy") { [weak self] _ in
            UIPasteboard.general.setItems([["public.png": self?.photo ?? Data()]])
        }
        let list = AppListController(destinationsOf: opener, actions: [copy]) { [weak self] app in
            try await self?.send(to: app)
        }
        show(list, sender: self)
    }

    /// Shows the names of the apps in an action sheet.
    func pickApp() async throws {
        if let app = await opener?.pickDestination(from: self, anchor: sendButton) {
            try await send(to: app)
        }
    }

    /// Creates the item after the person has picked an app.
    private func send(to app: LinkedApp) async throws {
        guard let board, let scheme = app.schemes.first else { return }
        let item = ExtensionItem(mainAttachment: .data(photo, typeIdentifier: .png))
        let openURL = openURL
        _ = try await board.send(item, toScheme: scheme) { await openURL($0) }
    }
}
