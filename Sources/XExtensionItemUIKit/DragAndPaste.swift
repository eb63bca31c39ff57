#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import UIKit
    public import XExtensionItem
    import XExtensionItemProviders

    extension ExtensionItem {
        /// Returns the items of a drag: one for each attachment, the first also with the whole payload.
        ///
        /// A drop makes a `ReceivedItem` of `session.items.map(\.itemProvider)`.
        ///
        /// - Throws: `main-attachment.missing` if nothing of the main attachment can be carried.
        @MainActor public func dragItems() throws(WireError) -> [UIDragItem] {
            try itemProviders().map { UIDragItem(itemProvider: $0) }
        }
    }

    extension UIPasteboard {
        /// Puts an item on the pasteboard: one pasteboard item for each attachment, the first also with
        /// the whole payload.
        ///
        /// An app makes a `ReceivedItem` of the property `itemProviders`.
        ///
        /// - Throws: `main-attachment.missing` if nothing of the main attachment can be carried.
        @MainActor public func setItem(_ item: ExtensionItem) throws(WireError) {
            itemProviders = try item.itemProviders()
        }
    }
#endif
