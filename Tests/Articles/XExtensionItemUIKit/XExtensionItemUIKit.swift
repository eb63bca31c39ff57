import UIKit
import XExtensionItem
import XExtensionItemUIKit

extension UIViewController {
    fileprivate func shareMap(_ url: URL) {
        // snippet 1
    }
}
