import Essentials
public import UniformTypes
import WireFormat
public import XExtensionItem

/// An item as a receiver's system sees it before a person chooses: attachments by their types.
///
///     let view = SharedView(item)
///     receiver.offer(of: view).isOffered
public struct SharedView: Hashable, Sendable {
    /// The part of an item that decides which receivers are offered.
    public struct Stage: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name, `main` or `whole`.
        public let rawValue: String

        /// Creates a stage from its name. One that the library does not know is like ``whole``.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a stage from its name as a literal.
        public init(stringLiteral value: String) {
            rawValue = value
        }

        /// The main attachment alone, which an app hands to the sheet as a placeholder.
        public static let main: Stage = "main"
        /// Every attachment at once.
        public static let whole: Stage = "whole"
    }

    /// An attachment as a receiver's system sees it before a person chooses: its types.
    public struct Attachment: Hashable, Sendable {
        /// The type identifiers of the attachment's representations, the preferred one first.
        public let types: [TypeIdentifier]
        /// The scheme of the attachment's URL in lower case; nil if it has no URL.
        public let scheme: String?
        /// The way in which systems without type identifiers get the attachment; the preferred
        /// representation decides.
        let form: AttachmentForm

        /// Creates a view of an attachment.
        public init(types: [TypeIdentifier], scheme: String? = nil) {
            self.init(types: types, scheme: scheme, form: AttachmentForm(types.first))
        }

        private init(types: [TypeIdentifier], scheme: String?, form: AttachmentForm) {
            (self.types, self.scheme, self.form) = (types, scheme, form)
        }
    }

    /// All attachments, the main one first. Reasons name attachments by their positions here.
    public let attachments: [Attachment]
    /// The positions of the attachments of each extension item. An item of this library has one
    /// extension item.
    let items: [Range<Int>]
    /// The files as Android sees them; nil until somebody asks, because few receivers do.
    private let knownFiles: AndroidFiles?

    /// Creates a view of attachments.
    public init(attachments: [Attachment]) {
        self.init(attachments, [attachments.indices], files: nil)
    }

    /// Creates a view of several extension items, which some apps share at once.
    package init(items: [[Attachment]]) {
        var ranges: [Range<Int>] = []
        for item in items {
            let start = ranges.last?.upperBound ?? 0
            ranges.append(start..<start + item.count)
        }
        self.init(Array(items.joined()), ranges, files: nil)
    }

    /// Creates the view that a system has of an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - activity: The activity to resolve the item for, or nil for no activity in particular.
    ///   - stage: The attachments that decide; ``Stage/whole`` by default.
    public init(_ item: ExtensionItem, for activity: ActivityType? = nil, stage: Stage = .whole) {
        let item = activity.map(item.resolved) ?? item
        let shared = stage == .main ? [item.mainAttachment] : item.attachments
        let attachments = shared.map(Attachment.init)
        self.init(attachments, [attachments.indices], files: AndroidFiles(attachments))
    }

    private init(_ attachments: [Attachment], _ items: [Range<Int>], files: AndroidFiles?) {
        (self.attachments, self.items, knownFiles) = (attachments, items, files)
    }

    /// The files as Android sees them.
    var files: AndroidFiles { knownFiles ?? AndroidFiles(attachments) }
}

extension SharedView.Attachment {
    /// Creates a view of an item's attachment.
    fileprivate init(_ attachment: ExtensionItem.Attachment) {
        self.init(
            types: attachment.representations.map(\.typeIdentifier),
            scheme: attachment.representations.lazy.compactMap(\.url?.scheme).first?.lowercased(),
            form: attachment.portable?.representation.form ?? .file)
    }

    /// Returns the attachment with one more type.
    func adding(_ type: TypeIdentifier) -> SharedView.Attachment {
        SharedView.Attachment(types: types + [type], scheme: scheme, form: form)
    }

    /// Returns whether any type conforms to another type, by the common types alone.
    func has(_ type: TypeIdentifier) -> Bool { types.contains { $0.conforms(to: type) } }

    /// The media type that a system without type identifiers gives a file.
    var mediaType: String { types.first?.fileMediaType ?? TypeIdentifier.data.fileMediaType }

    /// The attachment at a position as a message names it.
    func words(_ position: Int) -> String {
        let names = types.prefix(3).map { $0.rawValue.cut(to: 80) }
        return "attachment \(position) (\(names.joined(separator: ", ")))"
    }
}
