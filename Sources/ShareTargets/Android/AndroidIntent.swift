public import XExtensionItem

/// The content of an Android intent that shares something: its action, type and extras.
public struct AndroidIntent: Hashable, Sendable {
    /// A file of `EXTRA_STREAM`, which is also in the intent's `ClipData`.
    public struct Stream: Hashable, Sendable {
        /// The name of the file, or nil.
        public var name: String?
        /// The media type.
        public var mediaType: String
        /// The bytes and their type.
        public var representation: Representation

        /// Creates a file from its parts.
        public init(name: String?, mediaType: String, representation: Representation) {
            self.name = name
            self.mediaType = mediaType
            self.representation = representation
        }
    }

    /// `EXTRA_TEXT`: the texts, then the link on a separate line.
    public var text: String?
    /// `EXTRA_HTML_TEXT`: the content of ``text`` as HTML.
    public var htmlText: String?
    /// `EXTRA_SUBJECT`.
    public var subject: String?
    /// `EXTRA_TITLE`.
    public var title: String?
    /// `EXTRA_STREAM`: one or more files.
    public var streams: [Stream] = []

    /// Creates an intent that shares nothing.
    public init() {}

    /// The action: `android.intent.action.SEND_MULTIPLE` for several files, otherwise
    /// `android.intent.action.SEND`.
    public var action: String { files.action }

    /// The common media type of the files.
    ///
    /// If only the top-level types of the files are equal, the common type is for example
    /// `image/*`. If these differ too, it is `*/*`. Without files, it is `text/plain`.
    public var type: String { files.type }

    private var files: AndroidFiles { AndroidFiles(mediaTypes: streams.map(\.mediaType)) }
}

extension ExtensionItem {
    /// Returns the intent that shares the item on Android, and the values of the item that the
    /// intent does not contain.
    ///
    /// If the item has overlays, resolve it for an activity first.
    public func androidIntent() -> (intent: AndroidIntent, losses: [Loss]) {
        let content = PlainContent(self)
        var intent = AndroidIntent()
        intent.text = content.textAndLink
        intent.htmlText = content.html
        intent.subject = content.title
        intent.title = content.title
        intent.streams = content.files.map {
            AndroidIntent.Stream(
                name: $0.attachment.suggestedName,
                mediaType: $0.representation.typeIdentifier.fileMediaType,
                representation: $0.representation)
        }
        return (intent, content.losses)
    }

    /// Creates an item from an intent. Returns nil if the intent has neither text nor a file.
    ///
    /// If the intent has no files and the last line of the text is a web URL, that URL becomes the
    /// main attachment. The title is `EXTRA_SUBJECT`, or else `EXTRA_TITLE`.
    public init?(androidIntent intent: AndroidIntent) {
        self.init(
            title: intent.subject ?? intent.title, text: intent.text, link: nil, findsLink: true,
            html: intent.htmlText,
            files: intent.streams.map {
                ExtensionItem.Attachment(
                    representations: [$0.representation], suggestedName: $0.name)
            })
    }
}
