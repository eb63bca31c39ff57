import SwiftUI
import XExtensionItem
import XExtensionItemProviders

private struct Post: View {
    let item: ExtensionItem
    @State private var received: [ExtensionItem] = []

    var body: some View {
        // snippet 1
    }
}
