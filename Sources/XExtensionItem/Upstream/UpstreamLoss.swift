/// One thing that a mapping to or from upstream's userInfo left out or changed: what, and why.
///
/// Clause 23.3.3 asks for these. What no loss names goes to the other side and comes back; what
/// reading had set aside is no part of the item, and has its ``Finding``.
public struct UpstreamLoss: Sendable {
    /// The stable name of the reason.
    ///
    /// Where the format has a rule against the value, it is the id of the finding, for example
    /// `url.scheme` or `member.type`; otherwise one of those that begin with `upstream.`.
    public let code: WireError.Code
    /// The JSON Pointer (RFC 6901) of what is concerned.
    ///
    /// On the way to upstream it leads through the payload resolved for the activity, on the way
    /// from it through `userInfo`, in which title, content text and attachments stand under the
    /// keys that the system has for them, for example `/NSExtensionItemAttachmentsKey/0`.
    public let pointer: String
    /// A sentence that says what was found, or what becomes of it.
    public let message: String

    init(code: WireError.Code, pointer: String, message: String) {
        self.code = code
        self.pointer = pointer
        self.message = message
    }
}

extension UpstreamLoss: Hashable, CustomStringConvertible {
    /// Whether two losses have the same code at the same place; the wording may change.
    public static func == (left: UpstreamLoss, right: UpstreamLoss) -> Bool {
        left.code == right.code && left.pointer.isIdentical(to: right.pointer)
    }

    /// Feeds the code and the pointer into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(bytesOf: pointer)
    }

    /// The code, the pointer and the message in one line.
    public var description: String {
        "\(code.rawValue)\(WireError.place(pointer, nil)): \(message)"
    }
}

extension WireError.Code {
    /// A value for which the other side has no place.
    public static let notCarriedUpstream = Self(rawValue: "upstream.not-carried")
    /// A value that gave way to another one under the same key of `userInfo`.
    public static let replacedUpstream = Self(rawValue: "upstream.replaced")
    /// A value that is carried, but comes back as user info and not as a parameter, or conversely.
    public static let movedUpstream = Self(rawValue: "upstream.moved")
}
