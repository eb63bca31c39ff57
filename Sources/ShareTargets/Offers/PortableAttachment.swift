import UniformTypes
import XExtensionItem

/// The form in which systems without type identifiers receive an attachment.
enum AttachmentForm: Hashable, Sendable {
    /// A URL, as a line of text.
    case link
    /// Unstyled text.
    case text
    case file

    /// Pass the type of the preferred representation.
    init(_ type: TypeIdentifier?) {
        if type?.conforms(to: .url) == true, type?.conforms(to: .fileURL) == false {
            self = .link
        } else {
            self = type?.conforms(to: .plainText) == true ? .text : .file
        }
    }
}

extension TypeIdentifier {
    /// The media type of a file of this type (clause 35.3.1). Default: `application/octet-stream`.
    var fileMediaType: String {
        // A sender's media type is kept, for example `audio/wav`, although Appendix B prefers
        // `audio/vnd.wave`.
        MediaTypes.isWellFormed(rawValue)
            ? rawValue : preferredMediaType ?? "application/octet-stream"
    }
}

extension Representation {
    var form: AttachmentForm {
        switch content {
        case .url: .link
        case .text where typeIdentifier.conforms(to: .plainText): .text
        case .text, .data, .file, .propertyList, .unknown: .file
        }
    }

    /// Whether systems without type identifiers can receive the representation.
    fileprivate var isPortable: Bool {
        switch content {
        case .url, .text, .data, .file: true
        case .propertyList, .unknown: false
        }
    }
}

extension ExtensionItem.Attachment {
    /// The first representation that systems without type identifiers can receive, and its
    /// position.
    ///
    /// If that representation is styled text, such as HTML, and the attachment also has unstyled
    /// text, the unstyled text is used.
    var portable: (place: Int, representation: Representation)? {
        guard let first = representations.firstIndex(where: \.isPortable) else { return nil }
        let isText = representations[first].text != nil
        let plain = isText ? representations.firstIndex { $0.form == .text } : nil
        return (plain ?? first, representations[plain ?? first])
    }
}
