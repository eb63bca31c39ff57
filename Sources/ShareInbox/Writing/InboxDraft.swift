public import XExtensionItem

/// An item to put, with its token.
public struct InboxDraft: Sendable {
    /// The item.
    public var item: ExtensionItem
    /// The token that identifies the entry when it is put again.
    public var token: InboxToken

    /// Creates a draft. The token is random by default.
    public init(_ item: ExtensionItem, token: InboxToken = .random()) {
        self.item = item
        self.token = token
    }
}
