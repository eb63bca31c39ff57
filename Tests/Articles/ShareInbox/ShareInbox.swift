import Foundation
import ShareInbox
import XExtensionItem

private func handOver(_ item: ExtensionItem, _ token: InboxToken, in folder: URL) throws {
    // snippet 1
}

private func save(_ item: ExtensionItem, under token: InboxToken) throws {}
