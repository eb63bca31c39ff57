#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One thing that is shared, in one or several forms, the sender's preferred one first.
///
/// Two photos are two attachments; a photo as HEIC, as JPEG and as the URL of its page is one with
/// three representations. A receiver takes exactly one of them; clause 14.4.
public struct Attachment: Sendable {
    /// The forms, no type twice, at least one.
    public var representations: [Representation] {
        get { forms }
        _modify {
            kept.edited(AttachmentMember.representations)
            yield &forms
        }
    }
    /// A name for a file made of the attachment; never to be used as a path as it stands.
    public var suggestedName: String? { didSet { kept.edited(AttachmentMember.suggestedName) } }
    var kept = KeptMembers()
    /// The representations, changed where they lie: with `didSet` other modules would change a copy.
    private var forms: [Representation]

    /// Members that the format does not define, kept and written back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Makes an attachment of its forms.
    public init(representations: [Representation], suggestedName: String? = nil) {
        forms = representations
        self.suggestedName = suggestedName
    }

    /// An attachment that is a URL.
    public static func url(_ url: URL) -> Attachment {
        Attachment(representations: [.url(url)])
    }

    /// An attachment that is a text, plain unless another type is given.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText
    ) -> Attachment {
        Attachment(representations: [.text(text, typeIdentifier: typeIdentifier)])
    }

    /// An attachment that is a text in HTML.
    public static func html(_ html: String) -> Attachment {
        Attachment(representations: [.html(html)])
    }

    /// An attachment that is bytes of a type.
    public static func data(
        _ data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil
    ) -> Attachment {
        Attachment(
            representations: [.data(data, typeIdentifier: typeIdentifier)],
            suggestedName: suggestedName)
    }
}

extension Attachment: Hashable {
    /// Whether two attachments are written alike.
    public static func == (left: Attachment, right: Attachment) -> Bool {
        left.representations == right.representations && left.kept == right.kept
            && left.suggestedName.unlessEmpty.isIdentical(to: right.suggestedName.unlessEmpty)
    }

    /// Feeds the representations into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(representations)
    }
}
