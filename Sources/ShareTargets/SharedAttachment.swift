public import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a receiver's system sees of one attachment before a person chooses: its types.
public struct SharedAttachment: Hashable, Sendable {
    /// The type identifiers of the attachment's representations, the preferred one first.
    public var types: [TypeIdentifier]
    /// The scheme of the attachment's URL in lower case; nil if it has no URL.
    public var scheme: String?

    /// Creates a view of an attachment.
    public init(types: [TypeIdentifier], scheme: String? = nil) {
        self.types = types
        self.scheme = scheme
    }

    /// Creates a view of an item's attachment.
    init(_ attachment: Attachment) {
        types = attachment.representations.map(\.typeIdentifier)
        scheme = attachment.representations.lazy.compactMap(\.url?.scheme).first?.lowercased()
    }

    /// Returns whether any type conforms to another type, by the common types alone.
    func has(_ type: TypeIdentifier) -> Bool { types.contains { $0.conforms(to: type) } }
}
