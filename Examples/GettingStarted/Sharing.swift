import UIKit
import XExtensionItem
import XExtensionItemUIKit

extension UIViewController {
    func share(_ url: URL, from button: UIBarButtonItem) {
        var source = ItemSource(url: url)
        source.title = "A tide clock"
        source.tags = ["clocks", "tides"]
        source[.mail].title = "Look at this clock"
        present(UIActivityViewController(sharing: source, anchor: button), animated: true)
    }
}
