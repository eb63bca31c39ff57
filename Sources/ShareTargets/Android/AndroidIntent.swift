public import XExtensionItem

/// The content of an Android intent that shares something: its action, type and extras.
public struct AndroidIntent: Hashable, Sendable {
    /// A file of `EXTRA_STREAM`, which is also in the intent's `ClipData`.
    public struct Stream: Hashable, Sendable {
        /// The name of the file; nil if there is none.
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

    /// `EXTRA_TEXT`: texts, then the link on a line of its own.
    public var text: String?
    /// `EXTRA_HTML_TEXT`: the same as ``text``, as HTML.
    public var htmlText: String?
    /// `EXTRA_SUBJECT`.
    public var subject: String?
    /// `EXTRA_TITLE`.
    public var title: String?
    /// `EXTRA_STREAM`: one file, or a list of them.
    public var streams: [Stream] = []

    /// Creates an intent that shares nothing.
    public init() {}

    /// The action: `android.intent.action.SEND_MULTIPLE` for several files, else
    /// `android.intent.action.SEND`.
    public var action: String { files.action }

    /// The type: the one media type of all files, `x/*` if only their top-level types are equal,
    /// else `*/*`; `text/plain` without files.
    public var type: String { files.type }

    private var files: AndroidFiles { AndroidFiles(mediaTypes: streams.map(\.mediaType)) }
}

extension ExtensionItem {
    /// Returns the intent that shares the item on Android, and what of the item it lacks.
    ///
    /// Resolve the item for an activity first if it has overlays.
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

    /// Creates an item from an intent; nil if it has neither a text nor a file.
    ///
    /// A last line of the text that is a web URL becomes the main attachment. `EXTRA_SUBJECT` comes
    /// before `EXTRA_TITLE`.
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
