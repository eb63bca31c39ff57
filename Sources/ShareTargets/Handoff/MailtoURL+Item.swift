import WireFormat
public import XExtensionItem

extension ExtensionItem {
    /// The namespace of the parameters that name receivers of a message: `to`, `cc`, `bcc` and
    /// other header fields.
    public static let mailtoNamespace = "org.ietf.mailto"

    /// Returns the message to write for the item, and what of the item it lacks.
    ///
    /// The title is the subject; content text, texts and links are the body. Resolve the item for
    /// an activity first if it has overlays.
    public func mailto() -> (url: MailtoURL, losses: [Loss]) {
        var content = PlainContent(self)
        content.loseFiles("a mailto URL has no attachments")
        content.loseHTML()
        var mail = MailtoURL()
        mail.subject = content.title?.inOneHeader
        if let title = content.title, !title.isIdentical(to: title.inOneHeader) {
            content.lose(at: "/title", "line breaks become spaces")
        }
        mail.body = content.textAndLink?.withLineFeeds
        let namespace = Self.mailtoNamespace
        for (key, value) in parameters[namespace] {
            guard let text = value.stringValue else {
                let step = JSONPointer.step(namespace) + JSONPointer.step(key)
                content.lose(at: "/parameters" + step, "expected a string")
                continue
            }
            if key == "to" {
                mail.to = text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
            } else {
                mail.fields.append(.init(name: key.lowercased(), value: text.inOneHeader))
            }
        }
        content.keep("/parameters" + JSONPointer.step(namespace))
        return (mail, content.losses)
    }

    /// Creates an item from a message; nil if it has no body, because an item needs something to
    /// share.
    ///
    /// Receivers and other header fields become parameters of ``mailtoNamespace``.
    public init?(_ mail: MailtoURL) {
        self.init(
            title: mail.subject, text: mail.body, link: nil, findsLink: true, html: nil, files: [])
        var members: [WireDictionary.Member] = mail.fields.map { ($0.name, .string($0.value)) }
        if !mail.to.isEmpty { members.append(("to", .string(mail.to.joined(separator: ",")))) }
        parameters[Self.mailtoNamespace] = WireDictionary(members)
    }
}

extension Substring {
    /// The text without spaces around it.
    fileprivate var trimmed: String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
