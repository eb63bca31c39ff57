import Foundation
import PackageDescription
import SwiftUI
import UIKit
import XExtensionItem
import XExtensionItemProviders
import XExtensionItemUIKit

private func tenLines() throws {
    // snippet 1
}

extension UIViewController {
    fileprivate func share(
        _ url: URL, in context: NSExtensionContext, _ button: UIBarButtonItem
    ) async throws {
        // snippet 2
    }
}

private func drawPoster() async throws -> ExtensionItem.Attachment { .image(Data()) }

private struct Post: View {
    let item: ExtensionItem
    @State private var taken: [ExtensionItem] = []

    var body: some View {
        // snippet 3
    }

    private func take(_ items: [ExtensionItem]) -> Bool {
        taken = items
        return true
    }
}

private func manifest() -> Package {
    Package(
        name: "App",
        // snippet 4
    )
}
