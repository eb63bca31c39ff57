public import XExtensionItem

/// The content of an Android intent that shares something: its action, type and extras.
public struct AndroidIntent: Hashable, Sendable {
    /// The action of an intent.
    public enum Action: String, Hashable, Sendable {
        /// One text or one file.
        case send = "android.intent.action.SEND"
        /// Several files.
        case sendMultiple = "android.intent.action.SEND_MULTIPLE"
    }

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

    /// The action: several files need another one than one file or none.
    public var action: Action { streams.count > 1 ? .sendMultiple : .send }

    /// The type: the one media type of all files, `x/*` if only their top-level types are equal,
    /// else `*/*`; `text/plain` without files.
    public var type: String { Self.type(of: streams.map(\.mediaType)) }

    static func type(of mediaTypes: [String]) -> String {
        guard let first = mediaTypes.first else { return "text/plain" }
        if mediaTypes.allSatisfy({ $0 == first }) { return first }
        let top = first.prefix { $0 != "/" } + "/"
        return mediaTypes.allSatisfy { $0.hasPrefix(top) } ? top + "*" : "*/*"
    }

    /// The action and the type of the intent for a view, without its content.
    struct Summary {
        let action: Action
        let type: String
        let fileCount: Int

        init(_ view: SharedView) {
            let files = view.attachments.filter { $0.form == .file }.map(\.mediaType)
            fileCount = files.count
            action = files.count > 1 ? .sendMultiple : .send
            type = AndroidIntent.type(of: files)
        }
    }
}
