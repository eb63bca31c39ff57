public import Essentials

/// The URL of a message to write, as RFC 6068 defines it.
///
///     let (mail, losses) = item.mailto()
///     mail.url  // mailto:?subject=Cats&body=https:%2F%2Fexample.com%2Fcats
public struct MailtoURL: Hashable, Sendable {
    /// The addresses of the receivers.
    public var to: [String] = []
    /// The subject; nil if there is none.
    public var subject: String?
    /// The body, with line feeds between lines; nil if there is none.
    public var body: String?
    /// Other header fields, such as `cc`, with their names in lower case.
    public var fields: [Field] = []

    /// A header field.
    public struct Field: Hashable, Sendable {
        /// The name in lower case.
        public var name: String
        /// The value.
        public var value: String

        /// Creates a header field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates an empty message.
    public init() {}

    /// Reads a URL; nil if it is not `mailto:`, or has malformed escapes.
    ///
    /// Of several fields with one name the first counts; of `to` fields, all do.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
        guard bytes.count <= 1 << 20, scheme.count < bytes.count,
            String(decoding: scheme, as: UTF8.self).lowercased() == "mailto"
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

    /// Reads a field, and keeps it unless it has one of the names that came before.
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

    /// The URL. Line breaks of the body are CR LF; those of header fields become spaces, because
    /// they would begin another field.
    public var url: URL? { URL(asItStands: text) }

    /// The URL as text.
    public var text: String {
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

extension String {
    /// The text with every line break as a line feed.
    var withLineFeeds: String {
        var bytes: [UInt8] = []
        var isAfterReturn = false
        for byte in utf8 {
            if byte == 0x0A, isAfterReturn {
                isAfterReturn = false
                continue
            }
            isAfterReturn = byte == 0x0D
            bytes.append(isAfterReturn ? 0x0A : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate var withCarriageReturns: String {
        let bytes = utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text without control characters, so that it stays one header field.
    var inOneHeader: String {
        let bytes = withLineFeeds.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
