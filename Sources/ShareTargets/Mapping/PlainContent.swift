import Essentials
import WireFormat
import XExtensionItem

private let noField = "the receiver has no field for this value"

/// The content of an item for systems that support a title, one text, one link and files.
struct PlainContent {
    struct File {
        let pointer: String
        let attachment: ExtensionItem.Attachment
        let representation: Representation
    }

    private(set) var title: String?
    /// The content text, then the texts and links of the attachments, except ``link``.
    private(set) var texts: [String] = []
    private(set) var textPointers: [String] = []
    /// The URL of the main attachment.
    private(set) var link: String?
    /// The HTML of the main attachment. Set only if this attachment also has plain text and the
    /// item has no other text.
    private(set) var html: String?
    private(set) var files: [File] = []
    private(set) var losses: [Loss] = []

    init(_ item: ExtensionItem) {
        title = item.title.flatMap { $0.utf8.isEmpty ? nil : $0 }
        if let text = item.contentText, !text.isEmpty {
            add(text.plainText, at: "/content-text")
            if text.runs.contains(where: \.isStyled) {
                lose("/content-text", "the styles are lost")
            }
        }
        take(item.mainAttachment, at: "/main-attachment", isMain: true)
        for (place, attachment) in item.additionalAttachments.enumerated() {
            take(attachment, at: "/additional-attachments/\(place)", isMain: false)
        }
        if html != nil, link != nil || textPointers.contains(where: { $0 != "/main-attachment" }) {
            html = nil
            lose("/main-attachment", "the HTML is lost because the item has other text")
        }
        losses += Loss.metadata(of: item, noField)
    }

    /// The texts and the link, separated by line feeds. Nil if the item has neither.
    var textAndLink: String? {
        let lines = texts + (link.map { [$0] } ?? [])
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    var text: String? { texts.isEmpty ? nil : texts.joined(separator: "\n") }

    private mutating func add(_ text: String, at pointer: String) {
        guard !text.utf8.isEmpty else { return }
        texts.append(text)
        textPointers.append(pointer)
    }

    mutating func lose(_ pointer: String, _ reason: String) {
        losses.append(Loss(pointer: pointer, reason: reason))
    }

    private mutating func lose(_ unknownMembers: WireDictionary, at pointer: String) {
        for key in unknownMembers.keys {
            lose(pointer + JSONPointer.step(key), noField)
        }
    }

    private mutating func take(
        _ attachment: ExtensionItem.Attachment, at pointer: String, isMain: Bool
    ) {
        guard let (place, representation) = attachment.portable else {
            return lose(pointer, "the attachment has no representation as a link, text or file")
        }
        switch representation.content {
        case .url(let url):
            if isMain { link = url.text } else { add(url.text, at: pointer) }
        case .text(let text) where representation.form == .text: add(text, at: pointer)
        case .text, .data, .file, .propertyList, .unknown:
            let step = "\(pointer)/representations/\(place)"
            files.append(
                File(pointer: step, attachment: attachment, representation: representation))
        }
        lose(attachment.unknownMembers, at: pointer)
        if representation.form != .file {
            if attachment.suggestedName?.utf8.isEmpty == false {
                lose(pointer + "/suggested-name", "only a file has a name")
            }
            lose(representation.unknownMembers, at: "\(pointer)/representations/\(place)")
        }
        for (other, form) in attachment.representations.enumerated() where other != place {
            if isMain, html == nil, representation.form == .text,
                form.typeIdentifier.conforms(to: .html), let text = form.text
            {
                html = text
            } else {
                lose("\(pointer)/representations/\(other)", "only one representation is delivered")
            }
        }
    }
}

extension PlainContent {
    /// Removes the losses at a pointer. Call this if the receiver has a field for the value.
    mutating func keep(_ pointer: String) {
        losses.removeAll { $0.pointer == pointer }
    }

    mutating func loseFiles(_ reason: String) {
        for file in files { lose(file.pointer, reason) }
        files = []
    }

    /// If `withLink` is true, the link is part of the lost text.
    mutating func loseText(withLink: Bool, _ reason: String) {
        for pointer in textPointers { lose(pointer, reason) }
        if withLink, link != nil { lose("/main-attachment", reason) }
    }

    mutating func loseHTML() {
        if html != nil { lose("/main-attachment", "the HTML is lost") }
        html = nil
    }
}

extension TextRun {
    fileprivate var isStyled: Bool { !hasSameStyle(as: TextRun("")) || !unknownMembers.isEmpty }
}

// Receiving from other systems (section 35.5).
extension ExtensionItem {
    /// Creates an item from received fields. They must contain a link, a file or nonempty text;
    /// otherwise, returns nil.
    ///
    /// The main attachment is the link, or else the first file, or else the text. With a link or a
    /// file, the text becomes the content text. If `findsLink` is true and there are no files, a
    /// web URL in the last line of the text is used as the link.
    init?(
        title: String?, text: String?, link: String?, findsLink: Bool, html: String?,
        files: [ExtensionItem.Attachment]
    ) {
        let link = link.flatMap { URLRule.fault(in: $0) == nil ? $0 : nil }
        let split =
            link == nil && findsLink && files.isEmpty ? Self.split(text) : (text: text, link: link)
        if let url = split.link.flatMap(URL.init(verbatim:)) {
            self.init(url: url)
            additionalAttachments = files
            contentText = split.text.map { AttributedText($0) }
        } else if let main = files.first {
            self.init(mainAttachment: main)
            additionalAttachments = Array(files.dropFirst())
            contentText = text.map { AttributedText($0) }
        } else if let text, !text.utf8.isEmpty {
            self.init(text: text)
            if let html { mainAttachment.representations.append(.html(html)) }
        } else {
            return nil
        }
        self.title = title.flatMap { $0.utf8.isEmpty ? nil : $0 }
    }

    /// If the last line of the text is a web URL, splits the text before that line.
    private static func split(_ text: String?) -> (text: String?, link: String?) {
        guard let text else { return (nil, nil) }
        let bytes = Array(text.utf8)
        let start = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = String(decoding: bytes[start...], as: UTF8.self)
        let scheme = String(line.prefix { $0 != ":" }).lowercasedASCII
        guard ["http", "https"].contains(scheme), URLRule.fault(in: line) == nil else {
            return (text, nil)
        }
        guard start != 1 else { return (text, nil) }  // Splitting would lose the empty first line.
        let before = String(decoding: bytes[..<max(0, start - 1)], as: UTF8.self)
        return (start == 0 ? nil : before, line)
    }
}
