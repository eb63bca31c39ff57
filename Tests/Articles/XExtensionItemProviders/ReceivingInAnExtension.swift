import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

private func receive(_ input: NSExtensionItem, into destination: URL) async throws {
    // snippet 1
}

private func save(_ received: ReceivedItem) async throws {
    // snippet 2
}

private func save(_ item: ExtensionItem) {}
