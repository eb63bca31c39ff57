public import Essentials

/// One shared thing, in one or several representations, the sender's preferred one first.
///
/// Two photos are two attachments. One photo as HEIC, as JPEG and as the URL of its page is one
/// attachment with three representations. A receiver takes exactly one of them; clause 14.4.
public struct Attachment: Sendable {
    /// The representations, preferred one first: at least one, and no two of the same type.
    public var representations: [Representation] {
        get { forms }
        _modify {
            kept.edited(AttachmentMember.representations)
            yield &forms
        }
    }
    /// A name for a file of the attachment, or nil.
    ///
    /// It is also nil if reading set aside a name that the format does not allow (clause 14.5.1),
    /// with the finding `suggested-name.unsafe`.
    /// Never use it as a path; ``safeFileName(for:)`` derives a safe file name.
    public var suggestedName: String? { didSet { kept.edited(AttachmentMember.suggestedName) } }
    var kept = KeptMembers()
    /// Storage that `_modify` changes in place; with `didSet`, other modules would change a copy.
    private var forms: [Representation]

    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates an attachment from its representations.
    ///
    /// Encoding refuses an attachment without representations, or with two of the same type.
    public init(representations: [Representation], suggestedName: String? = nil) {
        forms = representations
        self.suggestedName = suggestedName
    }

    /// Creates an attachment from a URL.
    ///
    /// Encoding refuses a file URL; to share the file itself, call
    /// ``file(at:typeIdentifier:suggestedName:)``.
    public static func url(_ url: URL, suggestedName: String? = nil) -> Attachment {
        Attachment(representations: [.url(url)], suggestedName: suggestedName)
    }

    /// Creates a text attachment, plain text by default.
    public static func text(
        _ text: String, typeIdentifier: TypeIdentifier = .plainText, suggestedName: String? = nil
    ) -> Attachment {
        Attachment(
            representations: [.text(text, typeIdentifier: typeIdentifier)],
            suggestedName: suggestedName)
    }

    /// Creates an attachment from HTML text.
    public static func html(_ html: String, suggestedName: String? = nil) -> Attachment {
        Attachment(representations: [.html(html)], suggestedName: suggestedName)
    }

    /// Creates an attachment from bytes of the given type.
    public static func data(
        _ data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil
    ) -> Attachment {
        Attachment(
            representations: [.data(data, typeIdentifier: typeIdentifier)],
            suggestedName: suggestedName)
    }
}

extension Attachment: Hashable {
    /// Whether two attachments encode to the same bytes.
    ///
    /// Bytes in a file are not read for the comparison: they equal only the bytes of the same file.
    public static func == (left: Attachment, right: Attachment) -> Bool {
        left.representations == right.representations && left.kept == right.kept
            && left.suggestedName.unlessEmpty.isIdentical(to: right.suggestedName.unlessEmpty)
    }

    /// Hashes the representations.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(representations)
    }
}
