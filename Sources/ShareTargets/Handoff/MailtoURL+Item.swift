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
        let namespace = "/parameters" + JSONPointer.step(Self.mailtoNamespace)
        content.keep(namespace)
        var takenNames = Set(["", "to", "subject", "body"].map { Array($0.utf8) })
        for (key, value) in parameters[Self.mailtoNamespace] {
            let (pointer, name) = (namespace + JSONPointer.step(key), key.lowercasedASCII)
            guard key == "to" || takenNames.insert(Array(name.utf8)).inserted else {
                content.lose(at: pointer, "expected the name of a field of its own")
                continue
            }
            guard let text = value.stringValue else {
                content.lose(at: pointer, "expected a string")
                continue
            }
            if key == "to" {
                mail.to = text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
            } else {
                mail.fields.append(.init(name: name, value: text.inOneHeader))
            }
        }
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
