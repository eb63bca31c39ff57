import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

private func receive(_ input: NSExtensionItem, into destination: URL) async throws {
    // snippet 1

    // snippet 2
}

private func save(_ item: ExtensionItem) {}
