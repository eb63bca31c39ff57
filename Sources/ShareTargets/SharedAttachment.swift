import Essentials
public import XExtensionItem

/// An attachment as a receiver's system sees it before a person chooses: its types.
public struct SharedAttachment: Hashable, Sendable {
    /// The way in which systems without type identifiers hand an attachment over.
    public enum Form: Hashable, Sendable {
        /// A URL, as a line of text.
        case link
        /// Unstyled text.
        case text
        /// A file.
        case file
    }

    /// The type identifiers of the attachment's representations, the preferred one first.
    public var types: [TypeIdentifier]
    /// The scheme of the attachment's URL in lower case; nil if it has no URL.
    public var scheme: String?
    /// The way in which other systems get the attachment; the preferred representation decides.
    public var form: Form

    /// Creates a view of an attachment, with the form that its first type has.
    public init(types: [TypeIdentifier], scheme: String? = nil) {
        self.types = types
        self.scheme = scheme
        let type = types.first
        if type?.conforms(to: .url) == true, type?.conforms(to: .fileURL) == false {
            form = .link
        } else {
            form = type?.conforms(to: .plainText) == true ? .text : .file
        }
    }

    /// Creates a view of an item's attachment.
    init(_ attachment: Attachment) {
        self.init(types: attachment.representations.map(\.typeIdentifier))
        scheme = attachment.representations.lazy.compactMap(\.url?.scheme).first?.lowercased()
        form = attachment.portable?.representation.form ?? .file
    }

    /// Returns whether any type conforms to another type, by the common types alone.
    func has(_ type: TypeIdentifier) -> Bool { types.contains { $0.conforms(to: type) } }

    /// The media type that a system without type identifiers gives a file.
    var mediaType: String { types.first?.fileMediaType ?? TypeIdentifier.data.fileMediaType }
}

extension TypeIdentifier {
    /// The media type of a file of this type; `application/octet-stream` if none is known.
    var fileMediaType: String { preferredMediaType ?? "application/octet-stream" }
}

extension Representation {
    /// The way in which other systems get the representation.
    var form: SharedAttachment.Form {
        switch content {
        case .url: .link
        case .text where typeIdentifier.conforms(to: .plainText): .text
        default: .file
        }
    }
}

extension Attachment {
    /// The first representation that other systems can get, and its position; nil if there is none.
    ///
    /// If that is styled text, such as HTML, it is the unstyled text instead, if there is one.
    var portable: (place: Int, representation: Representation)? {
        let others = representations.enumerated().filter {
            switch $0.element.content {
            case .propertyList, .unknown: false
            default: true
            }
        }
        guard let first = others.first else { return nil }
        let plain = others.first { $0.element.form == .text }
        let chosen = first.element.text == nil ? first : plain ?? first
        return (chosen.offset, chosen.element)
    }
}
