public import XExtensionItem

/// An item to be put, with its token.
public struct InboxDraft: Sendable {
    /// The item.
    public var item: ExtensionItem
    /// What makes it the same entry when it is put again.
    public var token: InboxToken

    /// Makes a draft; with a new token unless given.
    public init(_ item: ExtensionItem, token: InboxToken = .random()) {
        self.item = item
        self.token = token
    }
}
