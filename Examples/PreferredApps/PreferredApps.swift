import AppLinks
import AppLinksUIKit
import UIKit

// As in IntentKit: mail and directions open in the app that the person prefers. A mail sheet in the app itself
// is one of the choices, and a settings page lists the defaults.

/// The page of a shop.
final class ShopViewController: UIViewController {
    let mailButton = UIButton(primaryAction: nil)
    let directionsButton = UIButton(primaryAction: nil)
    private(set) var opener: LinkOpener?

    /// Shows the mail sheet if the person picks it.
    func use(_ opener: LinkOpener) {
        self.opener = opener
        opener.present = { presenter, _, values, controller in
            guard presenter.name == "INKMailSheet" else { return }
            let sheet = MessageViewController()
            sheet.recipient = values["recipient"]
            controller.present(sheet, animated: true)
        }
    }

    func sendMail() async throws {
        guard let opener else { return }
        let request = MailRequest(subject: "Opening hours").send(to: "shop@example.org")
        let isDone = try await opener.open(request, from: self, anchor: mailButton)
        print(isDone ? "written" : "canceled")
    }

    func showDirections() async throws {
        let maps = MapsRequest(center: .init(latitude: 42.523, longitude: -73.544), zoom: 14)
        let request = maps.directions(from: "Washington Square Park", to: "Lincoln Center")
        try await opener?.open(request, from: self, anchor: directionsButton)
    }

    /// Lets the person pick the default mail app without writing a message.
    func chooseMailApp() async throws {
        try await opener?.askForDefault(ofType: "email", from: self, anchor: mailButton)
    }

    func showSettings() {
        guard let opener else { return }
        show(AppListController(defaultsOf: opener, types: ["email", "maps"]), sender: self)
    }
}

/// A placeholder for MessageUI's mail sheet.
final class MessageViewController: UIViewController {
    var recipient: String?
}
