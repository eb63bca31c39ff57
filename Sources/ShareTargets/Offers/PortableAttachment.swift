import UniformTypes
import XExtensionItem

/// The way in which systems without type identifiers get an attachment.
enum AttachmentForm: Hashable, Sendable {
    /// A URL, as a line of text.
    case link
    /// Unstyled text.
    case text
    case file

    /// Creates the form of an attachment whose preferred representation has a type.
    init(_ type: TypeIdentifier?) {
        if type?.conforms(to: .url) == true, type?.conforms(to: .fileURL) == false {
            self = .link
        } else {
            self = type?.conforms(to: .plainText) == true ? .text : .file
        }
    }
}

extension TypeIdentifier {
    /// The media type of a file of this type; `application/octet-stream` if none is known.
    var fileMediaType: String { preferredMediaType ?? "application/octet-stream" }
}

extension Representation {
    /// The way in which other systems get the representation.
    var form: AttachmentForm {
        switch content {
        case .url: .link
        case .text where typeIdentifier.conforms(to: .plainText): .text
        case .text, .data, .file, .propertyList, .unknown: .file
        }
    }

    /// Whether other systems can get the representation at all.
    fileprivate var isPortable: Bool {
        switch content {
        case .url, .text, .data, .file: true
        case .propertyList, .unknown: false
        }
    }
}

extension ExtensionItem.Attachment {
    /// The first representation that other systems can get, and its position; nil if there is none.
    ///
    /// If that is styled text, such as HTML, it is the unstyled text instead, if there is one.
    var portable: (place: Int, representation: Representation)? {
        guard let first = representations.firstIndex(where: \.isPortable) else { return nil }
        let isText = representations[first].text != nil
        let plain = isText ? representations.firstIndex { $0.form == .text } : nil
        return (plain ?? first, representations[plain ?? first])
    }
}
