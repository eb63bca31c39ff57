import UniformTypes
public import WireFormat

/// An installed web app that receives shared content: the member `share_target` of a web manifest
/// (W3C Web Share Target, level 2).
public struct WebShareTarget: ShareReceiver, Hashable {
    /// A system that hands shared content to installed web apps.
    public enum Platform: String, Hashable, Sendable, CaseIterable {
        /// Android, which puts a link into the field for text.
        case android
        /// A desktop system, which puts a link into the field for URLs.
        case desktop
    }

    /// A form field for files.
    public struct FileField: Hashable, Sendable {
        /// The name of the field.
        public let name: String
        /// The media types, types with wildcards and file extensions that the field takes.
        public let accept: [String]
    }

    /// The name of the app.
    public let name: String
    /// The URL that receives the form, as the manifest writes it.
    public let action: String
    /// Whether the form is posted.
    public let isPosted: Bool
    /// Whether the form is `multipart/form-data`, which files need.
    public let isMultipart: Bool
    /// The names of the fields for title, text and URL; nil if the target lacks one.
    public let titleField, textField, urlField: String?
    /// The fields for files.
    public let fileFields: [FileField]
    /// Declarations that browsers ignore.
    public let warnings: [OfferWarning]

    /// Reads a web manifest; nil if it has no usable `share_target`.
    public init?(manifest document: WireDocument) {
        let members = document.dictionary(at: .root)
        guard let target = members["share_target"]?.dictionaryValue,
            let action = target["action"]?.stringValue
        else { return nil }
        let manifest = WebShareManifest(target)
        name = members["name"]?.stringValue ?? members["short_name"]?.stringValue ?? action
        self.action = action
        (isPosted, isMultipart) = (manifest.isPosted, manifest.isMultipart)
        titleField = manifest.field("title")
        textField = manifest.field("text")
        urlField = manifest.field("url")
        fileFields = manifest.files
        warnings = manifest.warnings
        // Browsers ignore a target with files that cannot be posted.
        if !fileFields.isEmpty, !(isPosted && isMultipart) { return nil }
    }

    /// Returns the first field that accepts a file.
    func field(for type: TypeIdentifier, fileName: String? = nil) -> FileField? {
        fileFields.first { field in
            field.accept.contains { AcceptPattern(text: $0).accepts(type, fileName: fileName) }
        }
    }

    /// Returns whether the web app is offered: one file that no field accepts hides it, and text
    /// and links need a field.
    public func offer(of view: SharedView) -> Offer {
        let attachments = view.attachments
        let files = attachments.indices.filter { attachments[$0].form == .file }
        let refused = files.filter { place in
            attachments[place].types.first.flatMap { field(for: $0) } == nil
        }
        guard refused.isEmpty else {
            let patterns = fileFields.flatMap(\.accept).map(AcceptPattern.init)
            let first = refused[0]
            return .refused(
                OfferReason(
                    .type, place: .key("share_target/params/files"),
                    "no field accepts attachment \(first) (\(attachments[first].mediaType))",
                    attachments: refused, types: patterns.compactMap(\.example)))
        }
        guard !files.isEmpty || textField != nil || urlField != nil else {
            return .refused(
                OfferReason(
                    .type, place: .key("share_target/params"), "no field for text or links",
                    attachments: Array(attachments.indices),
                    types: fileFields.flatMap(\.accept).map(AcceptPattern.init)
                        .compactMap(\.example)))
        }
        return .accepted(view)
    }
}
