public import Essentials

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
