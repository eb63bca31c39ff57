#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an app fills in and hands to a share sheet; it becomes an ``ExtensionItem``.
///
///     var source = ItemSource(url: url)
///     source.title = "How to fold a map"
///     source[.postToTwitter].title = "Maps!"
///     let item = try await source.item(for: .postToTwitter)
///
/// Attachments and thumbnail may be made later, when the activity is known.
public struct ItemSource: Sendable {
    /// What is shared; its placeholder's type alone decides which activities are offered.
    public var mainAttachment: ItemProvider
    /// Further things that go with it, in order.
    public var additionalAttachments: [ItemProvider] = []
    /// One line of plain text that names what is shared.
    public var title: String?
    /// Styled text that goes with it.
    public var contentText: AttributedText?
    /// A small image that stands for it.
    public var thumbnail: ThumbnailProvider?
    /// Keywords, in order.
    public var tags: [String] = []
    /// Where the content comes from.
    public var sourceURL: URL?
    /// The app that shares.
    public var referrer: Referrer?
    /// Activity types that a share sheet does not offer for this source.
    public var excludedActivities: [ActivityType] = []
    /// Parameters for specific receivers, by namespace.
    public var parameters = Parameters()
    /// The app's own values.
    public var userInfo = WireDictionary()
    /// What single activity types get instead of the values above.
    var overlays: [ActivityType: SourceOverlay] = [:]

    /// Makes a source that shares what a provider gives.
    public init(mainAttachment: ItemProvider) {
        self.mainAttachment = mainAttachment
    }

    /// Makes a source that shares a URL, or, if it is that of a file, the file: it is opened when an
    /// item is made.
    public init(url: URL) {
        self.init(mainAttachment: .url(url))
    }

    /// Makes a source that shares a file, which is opened at once; see ``Attachment/file(at:typeIdentifier:)``.
    ///
    /// - Throws: `input.failed` for a file that cannot be opened or is not a regular one, and for a URL
    ///   that is not a file's.
    public init(file url: URL) throws(WireError) {
        self.init(mainAttachment: ItemProvider(try .file(at: url)))
    }

    /// Makes a source that shares a plain text.
    public init(text: String) {
        self.init(mainAttachment: .text(text))
    }

    /// Makes a source that shares bytes of a type.
    public init(data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil) {
        self.init(
            mainAttachment: .data(
                data, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }
}

extension ItemSource: CustomStringConvertible, CustomDebugStringConvertible {
    /// Title and main attachment in a line.
    public var description: String {
        var parts = [title?.quotedStart ?? "untitled", mainAttachment.description]
        if !additionalAttachments.isEmpty { parts.append("\(additionalAttachments.count) more") }
        if !overlays.isEmpty { parts.append("values for \(overlays.count) activities") }
        return "ItemSource(\(parts.joined(separator: ", ")))"
    }

    /// The same as ``description``: never a megabyte.
    public var debugDescription: String { description }
}
