/// What makes an entry the same one when it is put again: one delivery for each token.
///
/// A sender that may try again makes the token once, and keeps it with what it sends.
public struct InboxToken: Hashable, Sendable {
    /// 1 to 64 of a-z, 0-9 and hyphen: no file system changes these.
    public let rawValue: String

    /// Makes a token of its text.
    ///
    /// - Throws: `inbox.token` for any other text.
    public init(_ text: String) throws(InboxError) {
        guard Self.isToken(text.utf8) else {
            throw InboxError(
                .token, "expected 1 to 64 of a-z, 0-9 and hyphen, found “\(text.prefix(80))”")
        }
        rawValue = text
    }

    /// Takes a text that is known to be one.
    init(unchecked text: String) {
        rawValue = text
    }

    /// A new token of 128 random bits, which nobody guesses.
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
