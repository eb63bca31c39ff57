import AppsOnStandIns
import Foundation
import ShareInbox
import UIKit
import XExtensionItem

@MainActor private func send(
    _ item: ExtensionItem, to scheme: String, _ inbox: Inbox
) async throws {
    // snippet 1
}

private func receive(_ url: URL, _ board: InboxBoard) throws {
    // snippet 2
}

private func image(of item: ExtensionItem) throws -> Data { Data() }

@MainActor private func receiveUnverified(_ url: URL) {
    // snippet 3
}

private func show(_ picture: ExtensionItem) {}
