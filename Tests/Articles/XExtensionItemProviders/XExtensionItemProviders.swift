import UIKit
import XExtensionItem
import XExtensionItemProviders

private func receive(_ context: NSExtensionContext) async throws {
    // snippet 1
}

private func save(_ item: ExtensionItem) {}
