public import XExtensionItem

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
    public init?(_ intent: AndroidIntent) {
        self.init(
            title: intent.subject ?? intent.title, text: intent.text, link: nil, findsLink: true,
            html: intent.htmlText,
            files: intent.streams.map {
                Attachment(representations: [$0.representation], suggestedName: $0.name)
            })
    }
}
