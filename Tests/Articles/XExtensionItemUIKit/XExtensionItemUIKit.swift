import UIKit
import XExtensionItem
import XExtensionItemUIKit

extension UIViewController {
    fileprivate func shareMap(_ url: URL, _ button: UIBarButtonItem) {
        // snippet 1
    }
}
