/// A value that a mapping to or from upstream's `userInfo` dropped or changed, and why; clause
/// 23.3.3.
///
/// Every value without a loss is mapped and can be mapped back. Values that reading set aside are
/// not part of the item, so they have a ``Finding`` and no loss.
public struct UpstreamLoss: Sendable {
    /// The stable code of the reason.
    ///
    /// If the format forbids the value, this is the code of the finding, for example `url.scheme`
    /// or `member.type`; otherwise it begins with `upstream.`.
    public let code: WireError.Code
    /// The JSON Pointer (RFC 6901) of the value.
    ///
    /// In a mapping to upstream, it refers to the payload resolved for the activity. In a mapping
    /// from upstream, it refers to `userInfo`, where title, content text and attachments have the
    /// system's keys, for example `/NSExtensionItemAttachmentsKey/0`.
    public let pointer: String
    /// A sentence that says what was found, or what becomes of it.
    public let message: String

    /// Creates a loss, for a value that another step than the mapping itself drops or changes.
    public init(code: WireError.Code, pointer: String, message: String) {
        self.code = code
        self.pointer = pointer
        self.message = message
    }
}

extension UpstreamLoss: Hashable, CustomStringConvertible {
    /// Whether two losses have the same code and pointer; the messages may differ.
    public static func == (left: UpstreamLoss, right: UpstreamLoss) -> Bool {
        left.code == right.code && left.pointer.isIdentical(to: right.pointer)
    }

    /// Hashes the code and the pointer.
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
    /// `upstream.not-carried`: the other side has no place for a value.
    public static let notCarriedUpstream = Self(rawValue: "upstream.not-carried")
    /// `upstream.replaced`: another value with the same key of `userInfo` replaced a value.
    public static let replacedUpstream = Self(rawValue: "upstream.replaced")
    /// `upstream.moved`: a parameter will be read back as user info, or user info as a parameter.
    public static let movedUpstream = Self(rawValue: "upstream.moved")
}
