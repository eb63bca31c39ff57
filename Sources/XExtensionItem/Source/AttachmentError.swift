public import Essentials

/// The failure to create or load an attachment, with its position, its activity or type, and the
/// reason.
///
/// An ``ItemSource`` throws this error if one of its providers fails. In a share extension, loading
/// received attachments throws this error if one of them cannot be loaded.
public struct AttachmentError: Error {
    /// The stable name of the failure: `attachment.not-made` or `attachment.not-loaded`.
    public let code: Finding.Code
    /// The JSON Pointer (RFC 6901) of the attachment in the item, for example `/main-attachment`,
    /// `/additional-attachments/0` or `/thumbnail`.
    public let pointer: String
    /// The activity that the attachment is for; nil for all activities.
    public let activity: ActivityType?
    /// The type that could not be loaded; nil if creating the attachment failed.
    public let typeIdentifier: TypeIdentifier?
    /// The error of the provider.
    public let underlying: any Error

    package init(
        code: Finding.Code, pointer: String, activity: ActivityType? = nil,
        typeIdentifier: TypeIdentifier? = nil, underlying: any Error
    ) {
        self.code = code
        self.pointer = pointer
        self.activity = activity
        self.typeIdentifier = typeIdentifier
        self.underlying = underlying
    }

    /// Position 0 is the main attachment.
    package static func pointer(ofAttachmentAt position: Int) -> String {
        position == 0
            ? JSONPointer.step(SharedMember.mainAttachment.rawValue)
            : JSONPointer.step(SharedMember.additionalAttachments.rawValue) + "/\(position - 1)"
    }

    static let thumbnailPointer = JSONPointer.step(SharedMember.thumbnail.rawValue)
}

extension AttachmentError: LocalizedError, CustomStringConvertible {
    /// The attachment, the activity or the type, and the reason in one sentence.
    public var description: String {
        let whom = activity.map { " for \($0)" } ?? ""
        let what = typeIdentifier.map { "loaded as \($0)" } ?? "created"
        return "\(place)\(whom) could not be \(what): \(underlying)"
    }

    private var place: String {
        switch pointer {
        case Self.pointer(ofAttachmentAt: 0): "the main attachment"
        case Self.thumbnailPointer: "the thumbnail"
        default: "the attachment \(pointer)"
        }
    }

    /// The same as ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}

extension Finding.Code {
    /// `attachment.not-made`: a provider failed to create an attachment or a thumbnail.
    package static let attachmentNotMade: Self = "attachment.not-made"
    /// `attachment.not-loaded`: a system item provider failed to load a received attachment.
    package static let attachmentNotLoaded: Self = "attachment.not-loaded"
}
