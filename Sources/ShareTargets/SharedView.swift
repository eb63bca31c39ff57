public import XExtensionItem

/// An item as a receiver's system sees it before a person chooses: attachments by their types.
///
///     let view = SharedView(item)
///     target.offer(of: view).isOffered
public struct SharedView: Hashable, Sendable {
    /// The part of an item that decides which receivers are offered.
    public enum Stage: String, Hashable, Sendable, CaseIterable {
        /// The main attachment alone, which an app hands to the sheet as a placeholder.
        case main
        /// Every attachment at once.
        case whole
    }

    /// The attachments of each extension item. An item of this library has one extension item.
    package var items: [[SharedAttachment]]

    /// All attachments, the main one first. Reasons name attachments by their positions here.
    public var attachments: [SharedAttachment] {
        get { Array(items.joined()) }
        set { items = [newValue] }
    }

    /// Creates a view of attachments.
    public init(attachments: [SharedAttachment]) {
        items = [attachments]
    }

    /// Creates a view of several extension items, which some apps share at once.
    package init(items: [[SharedAttachment]]) {
        self.items = items
    }

    /// Creates the view that a system has of an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - activity: The activity to resolve the item for, or nil for no activity in particular.
    ///   - stage: The attachments that decide; ``Stage/whole`` by default.
    public init(_ item: ExtensionItem, for activity: ActivityType? = nil, stage: Stage = .whole) {
        let item = activity.map(item.resolved) ?? item
        let shared = stage == .main ? [item.mainAttachment] : item.attachments
        self.init(attachments: shared.map(SharedAttachment.init))
    }
}
