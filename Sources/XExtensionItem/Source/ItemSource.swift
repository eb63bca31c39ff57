public import Essentials

/// The content for a share sheet. A source creates an ``ExtensionItem`` for the activity that the
/// user chooses.
///
///     var source = ItemSource(url: url)
///     source.title = "How to fold a map"
///     source[.postToTwitter].title = "Maps!"
///     let item = try await source.item(for: .postToTwitter)
///
/// Attachments and the thumbnail can be created later, when the activity is known.
public struct ItemSource: Sendable {
    /// The main attachment. The type of its placeholder determines the offered activities.
    public var mainAttachment: AttachmentProvider
    /// Further attachments, in order.
    public var additionalAttachments: [AttachmentProvider] = []
    /// A small image that represents the item.
    public var thumbnail: ThumbnailProvider?
    /// Activity types that a share sheet must not offer.
    public var excludedActivities: [ActivityType] = []
    /// The values that need no provider, for all activities.
    var members = ItemMembers()
    var overlays: [ActivityType: SourceOverlay] = [:]

    /// Creates a source from the provider of its main attachment.
    public init(mainAttachment: AttachmentProvider) {
        self.mainAttachment = mainAttachment
    }

    /// Creates a source that shares a URL. Encoding refuses a file URL; to share the file itself,
    /// call ``init(sharingFileAt:)``.
    public init(url: URL) {
        self.init(mainAttachment: .url(url))
    }

    /// Creates a source that shares a file. The file is opened at once; see
    /// ``ExtensionItem/Attachment/file(at:typeIdentifier:suggestedName:)``.
    ///
    /// - Throws: `input.failed` if the URL is not a file URL, or the file is not regular or cannot
    ///   be opened.
    public init(sharingFileAt url: URL) throws(PayloadError) {
        self.init(mainAttachment: AttachmentProvider(try .file(at: url)))
    }

    /// Creates a source that shares plain text.
    public init(text: String) {
        self.init(mainAttachment: .text(text))
    }

    /// Creates a source that shares bytes of the given type.
    public init(data: Data, typeIdentifier: TypeIdentifier, suggestedName: String? = nil) {
        self.init(
            mainAttachment: .data(
                data, typeIdentifier: typeIdentifier, suggestedName: suggestedName))
    }
}

extension ItemSource: CustomStringConvertible {
    /// The title and the main attachment in one line.
    public var description: String {
        var parts = [title?.quotedStart ?? "untitled", mainAttachment.description]
        if !additionalAttachments.isEmpty { parts.append("\(additionalAttachments.count) more") }
        if !overlays.isEmpty {
            let noun = overlays.count == 1 ? "activity" : "activities"
            parts.append("values for \(overlays.count) \(noun)")
        }
        return "ItemSource(\(parts.joined(separator: ", ")))"
    }
}

extension ItemSource {
    /// A one-line title in plain text.
    public var title: String? {
        get { members.title }
        _modify { yield &members.title }
    }

    /// Styled text that accompanies the attachments.
    public var contentText: AttributedText? {
        get { members.contentText }
        _modify { yield &members.contentText }
    }

    /// Keywords, in order.
    public var tags: [String] {
        get { members.tags.orEmpty }
        _modify { yield &members.tags.orEmpty }
    }

    /// The URL that the content comes from.
    public var sourceURL: URL? {
        get { members.sourceURL?.url }
        set { members.sourceURL = newValue.map(URLText.init) }
    }

    /// The app that shares the item.
    public var referrer: Referrer? {
        get { members.referrer }
        _modify { yield &members.referrer }
    }

    /// Parameters for specific receivers, by namespace.
    public var parameters: Parameters {
        get { members.parameters.orEmpty }
        _modify { yield &members.parameters.orEmpty }
    }

    /// The app's own values.
    public var userInfo: WireDictionary {
        get { members.userInfo.orEmpty.dictionary }
        _modify { yield &members.userInfo.orEmpty.dictionary }
    }
}

extension ItemSource.Overlay {
    /// A one-line title in plain text.
    public var title: String? {
        get { members.title }
        _modify { yield &members.title }
    }

    /// Styled text that accompanies the attachments.
    public var contentText: AttributedText? {
        get { members.contentText }
        _modify { yield &members.contentText }
    }

    /// Keywords, in order.
    public var tags: [String] {
        get { members.tags.orEmpty }
        _modify { yield &members.tags.orEmpty }
    }

    /// The URL that the content comes from.
    public var sourceURL: URL? {
        get { members.sourceURL?.url }
        set { members.sourceURL = newValue.map(URLText.init) }
    }

    /// The app that shares the item.
    public var referrer: Referrer? {
        get { members.referrer }
        _modify { yield &members.referrer }
    }

    /// Parameters for specific receivers, by namespace.
    public var parameters: Parameters {
        get { members.parameters.orEmpty }
        _modify { yield &members.parameters.orEmpty }
    }

    /// The app's own values.
    public var userInfo: WireDictionary {
        get { members.userInfo.orEmpty.dictionary }
        _modify { yield &members.userInfo.orEmpty.dictionary }
    }
}
