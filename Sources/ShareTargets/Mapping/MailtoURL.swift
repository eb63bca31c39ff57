public import Essentials
import WireFormat
public import XExtensionItem

/// The message of a `mailto:` URL, as RFC 6068 defines it.
package struct MailtoURL: Hashable, Sendable {
    package var to: [String] = []
    package var subject: String?
    /// The text of the message, with line feeds as line breaks.
    package var body: String?
    /// Other header fields, such as `cc`.
    package var fields: [Field] = []

    package struct Field: Hashable, Sendable {
        /// The name is in lower case.
        package var name: String
        package var value: String
    }

    package init() {}

    /// Reads a `mailto:` URL of at most 1 MiB. Returns nil if the URL is longer, has another
    /// scheme, or has malformed escapes.
    ///
    /// If a field repeats, only the first is used. All `to` fields are combined.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
        guard bytes.count <= 1 << 20, scheme.count < bytes.count,
            String(decoding: scheme, as: UTF8.self).lowercasedASCII == "mailto"
        else { return nil }
        let rest = bytes.dropFirst(scheme.count + 1).prefix { $0 != UInt8(ascii: "#") }
        let addresses = rest.prefix { $0 != UInt8(ascii: "?") }
        guard read(addresses: addresses) else { return nil }
        let query = rest[addresses.endIndex...].dropFirst()
        var names = Set<[UInt8]>()
        for field in query.split(separator: UInt8(ascii: "&")) {
            guard read(field: field, after: &names) else { return nil }
        }
    }

    private mutating func read(addresses: ArraySlice<UInt8>) -> Bool {
        for address in addresses.split(separator: UInt8(ascii: ",")) {
            guard let text = PercentCoding.decoded(address) else { return false }
            to.append(text)
        }
        return true
    }

    /// Skips a field if an earlier field has the same name. Returns false if the field is
    /// malformed.
    private mutating func read(field: ArraySlice<UInt8>, after names: inout Set<[UInt8]>) -> Bool {
        let parts = field.split(
            separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = PercentCoding.decoded(parts[0])?.lowercasedASCII, !name.isEmpty else {
            return false
        }
        guard name != "to" else { return parts.count < 2 || read(addresses: parts[1]) }
        guard let value = parts.count < 2 ? "" : PercentCoding.decoded(parts[1]) else {
            return false
        }
        guard names.insert(Array(name.utf8)).inserted else { return true }
        let text = value.withLineFeeds
        switch name {
        case "subject": subject = text
        case "body": body = text
        default: fields.append(Field(name: name, value: text))
        }
        return true
    }

    /// Line breaks in the body are written as CR LF. Line breaks in header fields become spaces,
    /// because a line break would start another field.
    package var text: String {
        var text = "mailto:" + to.map(PercentCoding.encoded(address:)).joined(separator: ",")
        var pairs: [(name: String, value: String)] = []
        if let subject { pairs.append(("subject", subject.inOneHeader)) }
        pairs += fields.map { ($0.name, $0.value.inOneHeader) }
        if let body { pairs.append(("body", body.withLineFeeds.withCarriageReturns)) }
        for (place, pair) in pairs.enumerated() {
            text += place == 0 ? "?" : "&"
            text += PercentCoding.encoded(pair.name) + "=" + PercentCoding.encoded(pair.value)
        }
        return text
    }
}

extension ExtensionItem {
    /// The namespace of the parameters for the header fields of a message: `to`, `cc`, `bcc` and
    /// others.
    public static let mailtoNamespace = "org.ietf.mailto"

    /// Returns the `mailto:` URL of a message with the item, and the values of the item that the
    /// message does not contain.
    ///
    /// The title is the subject; content text, texts and links are the body. If the item has
    /// overlays, resolve it for an activity first.
    ///
    ///     item.mailtoURL().url  // mailto:?subject=Cats&body=https:%2F%2Fexample.com%2Fcats
    public func mailtoURL() -> (url: URL?, losses: [Loss]) {
        let (mail, losses) = message()
        return (URL(verbatim: mail.text), losses)
    }

    package func message() -> (mail: MailtoURL, losses: [Loss]) {
        var content = PlainContent(self)
        content.loseFiles("a mailto URL has no attachments")
        content.loseHTML()
        var mail = MailtoURL()
        mail.subject = content.title?.inOneHeader
        if let title = content.title, !title.isIdentical(to: title.inOneHeader) {
            content.lose("/title", "line breaks become spaces")
        }
        mail.body = content.textAndLink?.withLineFeeds
        let namespace = "/parameters" + JSONPointer.step(Self.mailtoNamespace)
        content.keep(namespace)
        var takenNames = Set(["", "to", "subject", "body"].map { Array($0.utf8) })
        for (key, value) in parameters[Self.mailtoNamespace] {
            let (pointer, name) = (namespace + JSONPointer.step(key), key.lowercasedASCII)
            // A value that is not a string is not a field, so another field can have its name
            // (clause 38.1.2).
            guard let text = value.stringValue else {
                content.lose(pointer, "expected a string")
                continue
            }
            let isNew = Self.isField(name) && takenNames.insert(Array(name.utf8)).inserted
            guard key == "to" || isNew else {
                content.lose(
                    pointer, "expected a valid header field name that no other field has")
                continue
            }
            if key == "to" {
                mail.to = text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
            } else {
                mail.fields.append(.init(name: name, value: text.inOneHeader))
            }
        }
        // Sort the fields as a dictionary sorts its keys, because an item created from the URL
        // keeps the fields in a dictionary.
        let sorted = WireDictionary(mail.fields.map { ($0.name, .string($0.value)) })
        mail.fields = sorted.map { .init(name: $0.key, value: $0.value.stringValue ?? "") }
        return (mail, content.losses)
    }

    /// Whether a parameter may have this name (clauses 6.2.4 and 20.1.3).
    private static func isField(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case ".", "\0"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": false
            default: true
            }
        }
    }

    /// Creates an item from a `mailto:` URL.
    ///
    /// Returns nil if the URL has another scheme, malformed escapes or no body. Recipients and
    /// other header fields become parameters of ``mailtoNamespace``.
    public init?(mailto url: URL) {
        guard let mail = MailtoURL(url.absoluteString) else { return nil }
        self.init(mail)
    }

    /// Returns nil if the message has no body.
    package init?(_ mail: MailtoURL) {
        self.init(
            title: mail.subject, text: mail.body, link: nil, findsLink: true, html: nil, files: [])
        let fields = mail.fields.filter { Self.isField($0.name) }
        var members: [WireDictionary.Member] = fields.map { ($0.name, .string($0.value)) }
        if !mail.to.isEmpty { members.append(("to", .string(mail.to.joined(separator: ",")))) }
        parameters[Self.mailtoNamespace] = WireDictionary(members)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}

extension String {
    fileprivate var withLineFeeds: String {
        String(decoding: utf8.withLineFeeds, as: UTF8.self)
    }

    fileprivate var withCarriageReturns: String {
        let bytes = utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Replaces control characters with spaces. A line break would start another header field.
    var inOneHeader: String {
        let bytes = utf8.withLineFeeds.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Percent-encoding (RFC 3986) of the parts of a `mailto:` URL.
private enum PercentCoding {
    /// The bytes that a header field may contain (RFC 6068).
    private static let field = ASCIISet.alphanumerics.union(ASCIISet("-._~:@!$'()*,;"))
    /// The bytes that do not end an address.
    private static let address = ASCIISet.alphanumerics.union(ASCIISet("-._~@!$'*+"))

    static func encoded(_ text: String) -> String { String(escaping: text.utf8, keeping: field) }

    static func encoded(address text: String) -> String {
        String(escaping: text.utf8, keeping: address)
    }

    static func decoded(_ bytes: some Collection<UInt8>) -> String? {
        var text: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                text.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(value(of:)),
                let low = rest.next().flatMap(value(of:))
            else { return nil }
            text.append(high << 4 | low)
        }
        return String(wellFormed: Data(text))
    }

    private static func value(of digit: UInt8) -> UInt8? {
        Character(UnicodeScalar(digit)).hexDigitValue.map { UInt8($0) }
    }
}
