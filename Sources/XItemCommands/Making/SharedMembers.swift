import Essentials
import XExtensionItem

/// The members that an item and the overlay of an activity have alike.
protocol SharedMembers {
    var mainAttachment: Attachment { get set }
    var additionalAttachments: [Attachment] { get set }
    var title: String? { get set }
    var contentText: AttributedText? { get set }
    var thumbnail: Representation? { get set }
    var tags: [String] { get set }
    var sourceURL: URL? { get set }
    var referrer: Referrer? { get set }
    var parameters: Parameters { get set }
}

extension ExtensionItem: SharedMembers {}
extension ExtensionItem.Overlay: SharedMembers {}
