import Essentials
public import UniformTypes
import WireFormat
public import XExtensionItem

/// The attachments of an item: those that decide which receivers are offered, and those that a
/// receiver gets.
///
///     let view = SharedView(item)
///     receiver.offer(of: view).isOffered
public struct SharedView: Hashable, Sendable {
    /// The way in which an app gives an item to the share sheet of iOS or macOS.
    public struct Stage: Hashable, Sendable {
        package let name: String

        /// One activity item, whose placeholder is the main attachment. XExtensionItem shares items
        /// in this way.
        ///
        /// The main attachment decides which receivers are offered. The receiver gets the whole
        /// item, except that some activities of iOS get only the main attachment.
        public static let main = Stage(name: "main")

        /// One activity item for each attachment. Title, text and metadata are not shared.
        ///
        /// All attachments decide which receivers are offered. An activity gets the attachments
        /// that it accepts, and a share extension gets all of them.
        public static let sideBySide = Stage(name: "side-by-side")
    }

    /// An attachment before its content is loaded: its types, and the scheme of its URL.
    public struct Attachment: Hashable, Sendable {
        /// The type identifiers of the attachment's representations, the preferred one first.
        public let types: [TypeIdentifier]
        /// The scheme of the attachment's URL in lower case, or nil if it has no URL.
        public let scheme: String?
        /// The form in which systems without type identifiers get the attachment, from its
        /// preferred representation.
        let form: AttachmentForm
    }

    /// All attachments, the main attachment first.
    ///
    /// Reasons refer to attachments by their positions in this array.
    public let attachments: [Attachment]
    /// The extension items that rules are evaluated with, each as a range of positions in
    /// `deciding`. An `ExtensionItem` of this library is one extension item.
    let items: [Range<Int>]
    /// The main attachment before an activity is chosen, or nil if all attachments decide which
    /// receivers are offered.
    private let placeholder: Attachment?
    /// The files as Android sees them. If nil, they are computed on each use, because few receivers
    /// need them.
    private let knownFiles: AndroidFiles?

    /// Creates a view of attachments, the main attachment first.
    public init(attachments: [Attachment], stage: Stage = .main) {
        self.init(
            attachments, placeholder: stage == .sideBySide ? nil : attachments.first, files: nil)
    }

    /// Rules are evaluated with the attachments of all items.
    package init(items: [[Attachment]]) {
        var ranges: [Range<Int>] = []
        for item in items {
            let start = ranges.last?.upperBound ?? 0
            ranges.append(start..<start + item.count)
        }
        (attachments, self.items) = (Array(items.joined()), ranges)
        (placeholder, knownFiles) = (nil, nil)
    }

    /// Creates the view of an item.
    ///
    /// A share sheet requests a placeholder before the user picks an activity. Therefore the main
    /// attachment without overlays decides which receivers are offered. The receiver that the user
    /// picks gets the values for `activity`.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - activity: The activity that receives the item, or nil to ignore overlays.
    ///   - stage: The way in which the app shares the item. Default: ``Stage/main``.
    public init(_ item: ExtensionItem, for activity: ActivityType? = nil, stage: Stage = .main) {
        let resolved = activity.map(item.resolved) ?? item
        self.init(resolved, of: item, stage: stage)
    }

    /// `resolved` must be `item`, resolved for an activity.
    package init(_ resolved: ExtensionItem, of item: ExtensionItem, stage: Stage) {
        let attachments = resolved.attachments.map(Attachment.init)
        self.init(
            attachments,
            placeholder: stage == .sideBySide ? nil : Attachment(item.mainAttachment),
            files: AndroidFiles(attachments))
    }

    private init(_ attachments: [Attachment], placeholder: Attachment?, files: AndroidFiles?) {
        (self.attachments, self.placeholder, knownFiles) = (attachments, placeholder, files)
        items = [placeholder == nil ? attachments.indices : 0..<1]
    }

    var deciding: [Attachment] { placeholder.map { [$0] } ?? attachments }

    /// The attachments before an activity is chosen: the placeholder or the main attachment, and
    /// the additional attachments.
    var unresolvedAttachments: [Attachment] {
        placeholder.map { [$0] + attachments.dropFirst() } ?? attachments
    }

    var stage: Stage { placeholder == nil ? .sideBySide : .main }

    var files: AndroidFiles { knownFiles ?? AndroidFiles(attachments) }
}

extension SharedView.Attachment {
    /// Creates a view of an attachment.
    public init(types: [TypeIdentifier], scheme: String? = nil) {
        self.init(types: types, scheme: scheme, form: AttachmentForm(types.first))
    }

    fileprivate init(_ attachment: ExtensionItem.Attachment) {
        self.init(
            types: attachment.representations.map(\.typeIdentifier),
            scheme: attachment.representations.lazy.compactMap(\.url?.scheme).first?.lowercased(),
            form: attachment.portable?.representation.form ?? .file)
    }

    func adding(_ type: TypeIdentifier) -> SharedView.Attachment {
        SharedView.Attachment(types: types + [type], scheme: scheme, form: form)
    }

    /// Types that a bundle declares are not considered.
    func has(_ type: TypeIdentifier) -> Bool { types.contains { $0.conforms(to: type) } }

    /// The media type of the attachment as a file, for systems without type identifiers.
    var mediaType: String { types.first?.fileMediaType ?? TypeIdentifier.data.fileMediaType }

    func words(_ position: Int) -> String {
        let names = types.prefix(3).map { $0.rawValue.cut(to: 80) }
        return "attachment \(AttachmentName.text(position)) (\(names.joined(separator: ", ")))"
    }
}

/// The name of an attachment in messages: `main`, or the number of an additional attachment, from
/// 1.
package enum AttachmentName {
    package static func text(_ position: Int) -> String { position == 0 ? "main" : "\(position)" }

    package static func position(of name: String) -> Int? {
        name == "main" ? 0 : Int(name).flatMap { $0 > 0 ? $0 : nil }
    }
}
