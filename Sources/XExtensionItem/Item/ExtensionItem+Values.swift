public import Essentials

extension ExtensionItem {
    /// The main attachment. Its type determines the offered activities.
    public var mainAttachment: ExtensionItem.Attachment {
        get { members.mainAttachment.orEmpty }
        _modify { yield &members.mainAttachment.orEmpty }
    }

    /// Further attachments, in the sender's order.
    public var additionalAttachments: [ExtensionItem.Attachment] {
        get { members.additionalAttachments.orEmpty }
        _modify { yield &members.additionalAttachments.orEmpty }
    }

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

    /// A small image that represents the item: data, a file or a URL.
    public var thumbnail: Representation? {
        get { members.thumbnail?.image }
        set { members.thumbnail = newValue.map(Thumbnail.init) }
    }

    /// Keywords, in the sender's order.
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

    /// The sending app's own values.
    public var userInfo: WireDictionary {
        get { members.userInfo.orEmpty.dictionary }
        _modify { yield &members.userInfo.orEmpty.dictionary }
    }
}

extension ExtensionItem.Overlay {
    /// The main attachment; it can be replaced but not removed.
    public var mainAttachment: ExtensionItem.Attachment {
        get { members.mainAttachment.orEmpty }
        _modify { yield &members.mainAttachment.orEmpty }
    }

    /// Further attachments, in the sender's order.
    public var additionalAttachments: [ExtensionItem.Attachment] {
        get { members.additionalAttachments.orEmpty }
        _modify { yield &members.additionalAttachments.orEmpty }
    }

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

    /// A small image that represents the item: data, a file or a URL.
    public var thumbnail: Representation? {
        get { members.thumbnail?.image }
        set { members.thumbnail = newValue.map(Thumbnail.init) }
    }

    /// Keywords, in the sender's order.
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

    /// The sending app's own values.
    public var userInfo: WireDictionary {
        get { members.userInfo.orEmpty.dictionary }
        _modify { yield &members.userInfo.orEmpty.dictionary }
    }
}
