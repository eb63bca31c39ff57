/// Identifies an entry. Each token is delivered once, even if it is put several times.
///
/// To be able to put an item again after an error, create its token once and keep the token with
/// the item.
public struct InboxToken: RawRepresentable, Hashable, Sendable {
    /// 1 to 64 characters of a-z, 0-9 and hyphen. File systems preserve these characters.
    public let rawValue: String

    /// Creates a token; nil if the text is not valid.
    public init?(rawValue: String) {
        guard Self.isToken(rawValue.utf8) else { return nil }
        self.rawValue = rawValue
    }

    init(unchecked text: String) {
        rawValue = text
    }

    /// Creates a token of 128 random bits.
    public static func random() -> InboxToken {
        var system = SystemRandomNumberGenerator()
        let halves = [system.next() as UInt64, system.next()]
        return InboxToken(unchecked: halves.map { Base36.text($0, width: 13) }.joined())
    }

    static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
        1...64 ~= bytes.count
            && bytes.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
    }
}

extension InboxToken: CustomStringConvertible {
    /// The text of the token.
    public var description: String { rawValue }
}
