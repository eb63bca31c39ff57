public import Essentials

extension ExtensionItem {
    /// One shared thing, in one or more representations. The sender's preferred representation
    /// comes first.
    ///
    /// Two photos are two attachments. One photo as HEIC, as JPEG and as the URL of its page is one
    /// attachment with three representations. A receiver takes exactly one of them; clause 14.4.
    public struct Attachment: Sendable {
        /// At least one representation, in the sender's order of preference. No two have the same
        /// type.
        public var representations: [Representation] {
            get { forms }
            _modify {
                kept.dropSetAside(for: AttachmentMember.representations)
                yield &forms
            }
        }
        /// A suggested name for the attachment's file, or nil.
        ///
        /// If the format does not allow the name in a payload (clause 14.5.1), reading sets the
        /// name aside with the finding `suggested-name.unsafe`, and this property is nil. Never use
        /// the name as a path; ``safeFileName(for:)`` derives a safe file name.
        public var suggestedName: String? {
            didSet { kept.dropSetAside(for: AttachmentMember.suggestedName) }
        }
        var kept = KeptMembers()
        /// The storage of `representations`, which `_modify` changes in place. With `didSet`, a
        /// change from another module would copy the array.
        private var forms: [Representation]

        /// The members that the format does not define. Encoding writes them back.
        public var unknownMembers: WireDictionary {
            get { kept.unknown }
            set { kept.unknown = newValue }
        }

        /// Creates an attachment from its representations.
        ///
        /// Encoding refuses an attachment that has no representations, or two of the same type.
        public init(representations: [Representation], suggestedName: String? = nil) {
            forms = representations
            self.suggestedName = suggestedName
        }

        /// Creates an attachment from a URL.
        ///
        /// Encoding refuses a file URL; to share the file itself, call
        /// ``file(at:typeIdentifier:suggestedName:)``.
        public static func url(_ url: URL, suggestedName: String? = nil) -> ExtensionItem.Attachment
        {
            Attachment(representations: [.url(url)], suggestedName: suggestedName)
        }

        /// Creates a text attachment, plain text by default.
        public static func text(
            _ text: String, typeIdentifier: TypeIdentifier = .plainText,
            suggestedName: String? = nil
        ) -> ExtensionItem.Attachment {
            Attachment(
                representations: [.text(text, typeIdentifier: typeIdentifier)],
                suggestedName: suggestedName)
        }

        /// Creates an attachment from HTML text.
        public static func html(_ html: String, suggestedName: String? = nil)
            -> ExtensionItem.Attachment
        {
            Attachment(representations: [.html(html)], suggestedName: suggestedName)
        }

        /// Creates an attachment from bytes of the given type.
        public static func data(
            _ data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil
        ) -> ExtensionItem.Attachment {
            Attachment(
                representations: [.data(data, typeIdentifier: typeIdentifier)],
                suggestedName: suggestedName)
        }

        /// Creates an attachment from a file. By default, the filename extension determines its
        /// type.
        ///
        /// The bytes stay in the file until they are loaded, and are copied into a payload in
        /// chunks. As long as the attachment exists, it keeps the file open, which takes one file
        /// descriptor; an app on iOS has 256 by default.
        ///
        /// - Parameters:
        ///   - url: a file URL of a regular file.
        ///   - typeIdentifier: the type of the bytes. If nil, the type is that of the filename
        ///     extension, or ``TypeIdentifier/data`` if the extension is unknown.
        ///   - suggestedName: the suggested name. If nil, the file's name is suggested, unless the
        ///     format does not allow it; clause 14.5.1.
        /// - Returns: an attachment whose data refers to the open file.
        /// - Throws: `input.failed` if the URL is not a file URL, or the file is not regular or
        ///   cannot be opened.
        public static func file(
            at url: URL, typeIdentifier: TypeIdentifier? = nil, suggestedName: String? = nil
        ) throws(PayloadError) -> ExtensionItem.Attachment {
            let name = url.lastPathComponent
            return Attachment(
                representations: [try .file(at: url, typeIdentifier: typeIdentifier)],
                suggestedName: suggestedName ?? (SuggestedName.fault(in: name) == nil ? name : nil))
        }

        /// Creates an image attachment. Its type is detected from the first bytes.
        ///
        /// The type is ``TypeIdentifier/image`` if the first bytes match no known image format.
        public static func image(_ data: Data, suggestedName: String? = nil)
            -> ExtensionItem.Attachment
        {
            Attachment(representations: [.image(data)], suggestedName: suggestedName)
        }

        /// Creates an attachment from a property list. Its type is ``TypeIdentifier/propertyList``,
        /// or a more specific type if you pass one.
        public static func propertyList(
            _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList,
            suggestedName: String? = nil
        ) -> ExtensionItem.Attachment {
            Attachment(
                representations: [.propertyList(value, typeIdentifier: typeIdentifier)],
                suggestedName: suggestedName)
        }
    }
}

/// The short name inside this module. It is not public, because Swift Testing has an `Attachment`
/// too.
typealias Attachment = ExtensionItem.Attachment

extension Attachment: Hashable {
    /// Whether two attachments encode to the same bytes.
    ///
    /// The contents of files are not read: bytes in a file are equal only to bytes in the same
    /// file.
    public static func == (left: ExtensionItem.Attachment, right: ExtensionItem.Attachment) -> Bool
    {
        left.representations == right.representations && left.kept == right.kept
            && left.suggestedName.unlessEmpty.isIdentical(to: right.suggestedName.unlessEmpty)
    }

    /// Hashes the representations.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(representations)
    }
}

extension Attachment: CustomStringConvertible {
    /// The suggested name and the representations in one line.
    public var description: String {
        let name = suggestedName.map { $0.quotedStart + " " } ?? ""
        let forms = representations.prefix(8).map(\.description).joined(separator: " or ")
        let count = representations.count
        return name + forms + (count > 8 ? " … \(count) in all" : "")
    }
}

extension Attachment {
    /// Returns the first representation, in the sender's order, whose type conforms to `type`.
    ///
    /// A URL matches only ``TypeIdentifier/url``, never a type of data. Content of an unknown kind
    /// never matches; clause 14.4.
    ///
    /// - Parameter type: the type that the receiver accepts. Types that conform to it match too.
    /// - Returns: the representation to take, or nil if none matches.
    public func representation(conformingTo type: TypeIdentifier) -> Representation? {
        representations.first { $0.conforms(to: type) }
    }

    /// Returns the representation of the type that the *receiver* prefers.
    ///
    ///     attachment.representation(preferring: [.image, .url])     // an image, or else a link
    ///
    /// If several representations match one type, this returns the first in the sender's order.
    ///
    /// - Parameter types: the types that the receiver accepts, in order of preference. Types that
    ///   conform to one of them match too.
    /// - Returns: the representation to take, or nil if none matches.
    public func representation(preferring types: [TypeIdentifier]) -> Representation? {
        for type in types {
            if let found = representation(conformingTo: type) { return found }
        }
        return nil
    }

    /// The URL of the first representation that is a URL, or nil.
    public var url: URL? { representations.lazy.compactMap(\.url).first }

    /// The text of the first representation that is text, or nil. This does not load text in data
    /// or a file; ``Representation/loadText()`` also reads data and files.
    public var text: String? { representations.lazy.compactMap(\.text).first }

    /// Whether any representation conforms to `type`; see ``representation(conformingTo:)``.
    public func conforms(to type: TypeIdentifier) -> Bool {
        representation(conformingTo: type) != nil
    }
}

extension Attachment {
    /// Returns a file name that is safe on every system, derived from the suggested name; clause
    /// 14.5.3.
    ///
    /// The name is a single path component of at most 255 bytes. It is never empty, `.` or `..`,
    /// and never the name of a device. It ends in a filename extension of the representation's
    /// type, if the type has one, so a file is never saved with the extension of another type.
    /// Applying the rules to a safe name changes nothing. The caller must check whether a file of
    /// that name exists.
    ///
    /// - Parameter representation: the representation that the receiver took.
    /// - Returns: the name. If ``suggestedName`` is nil, for example because the format does not
    ///   allow the name in the payload, the file name is derived only from the type.
    public func safeFileName(for representation: Representation) -> String {
        SafeFileName.text(suggestedName, representation.typeIdentifier)
    }
}

extension Sequence<ExtensionItem.Attachment> {
    /// Returns the first attachment that conforms to `type`.
    ///
    ///     let photo = item.attachments.first(conformingTo: .image)
    ///
    /// - Parameter type: the type that the receiver accepts; types that conform to it match too.
    /// - Returns: the attachment, or nil if none matches.
    public func first(conformingTo type: TypeIdentifier) -> ExtensionItem.Attachment? {
        first { $0.conforms(to: type) }
    }
}
