import AppLinks
import AppLinksUIKit
import UIKit

// As in Choosy: a button opens a profile in the app that the person prefers. A tap opens the default app or
// asks, and a long press always asks.

extension LinkOpener {
    /// Creates an opener that asks the system for the installed apps, and keeps the defaults in a file.
    convenience init(_ catalog: AppCatalog, defaults: URL) {
        let store = DefaultAppsFile(defaults)
        let key = "LSApplicationQueriesSchemes"
        let declared = Bundle.main.object(forInfoDictionaryKey: key) as? [String]
        let availability = SystemAvailability(declaredSchemes: declared ?? [])
        self.init(
            catalog, load: store.load, update: store.update,
            installed: {
                availability.installedSchemes(of: catalog) { scheme in
                    URL(string: scheme + ":").map(UIApplication.shared.canOpenURL) ?? false
                }.installed
            },
            open: { await UIApplication.shared.open($0) })
    }
}

/// The page of a person, with a button for their profile.
final class ProfileViewController: UIViewController {
    let button = UIButton(primaryAction: nil)
    var opener: LinkOpener?
    var name = "KarlTheFog"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        opener?.register(
            button,
            for: LinkRequest(
                type: "Twitter", action: "show_profile",
                parameters: ["profile_screenname": name, "callback_url": "profiles:"]))
    }
}
