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
            let isNew = Self.isField(name) && takenNames.insert(Array(name.utf8)).inserted
            guard key == "to" || isNew else {
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
        // In the order that the names have as keys, so that the way back changes nothing.
        let sorted = WireDictionary(mail.fields.map { ($0.name, .string($0.value)) })
        mail.fields = sorted.map { .init(name: $0.key, value: $0.value.stringValue ?? "") }
        return (mail, content.losses)
    }

    /// Returns whether a parameter can have the name (clauses 6.2.4 and 20.1.3).
    private static func isField(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case ".", "\0"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": false
            default: true
            }
        }
    }

    /// Creates an item from a message; nil if it has no body, because an item needs something to
    /// share.
    ///
    /// Receivers and other header fields become parameters of ``mailtoNamespace``.
    public init?(_ mail: MailtoURL) {
        self.init(
            title: mail.subject, text: mail.body, link: nil, findsLink: true, html: nil, files: [])
        let fields = mail.fields.filter { Self.isField($0.name) }
        var members: [WireDictionary.Member] = fields.map { ($0.name, .string($0.value)) }
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
