import TextMarkup
import XExtensionItem

private func showAsPage(_ item: inout ExtensionItem) {
    // snippet 1
}
