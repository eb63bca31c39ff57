/// A value of an item that a mapping drops or changes, and the reason.
///
/// A mapping from or to an `NSExtensionItem` (clause 23.3.3), or to Android, a web page, mail or
/// another app, reports its losses. If no loss is reported for a value, the value arrives. Values
/// that were set aside while reading are not part of the item, so they have a ``Finding`` instead
/// of a loss.
public struct Loss: Hashable, Sendable {
    /// The stable code of the reason.
    ///
    /// If the format forbids the value, this is the code of the finding, for example `url.scheme`
    /// or `member.type`; otherwise it names the mapping, for example `upstream.not-carried`.
    public let code: Finding.Code
    /// The JSON Pointer (RFC 6901) of the value in the source of the mapping.
    ///
    /// In a mapping of an item, the pointer refers to the item resolved for the activity. In a
    /// mapping from an `NSExtensionItem`, it refers to `userInfo`, where title, content text and
    /// attachments have the system's keys, for example `/NSExtensionItemAttachmentsKey/0`.
    public let pointer: String
    /// A sentence that states what was found, or how the value changes.
    public let message: String

    package init(code: Finding.Code, pointer: String, message: String) {
        self.code = code
        self.pointer = pointer
        self.message = message
    }
}

extension Loss: CustomStringConvertible {
    /// The code, the pointer and the message in one line.
    public var description: String {
        "\(code.rawValue)\(Finding.place(pointer, nil)): \(message)"
    }
}

extension Finding.Code {
    /// `not-carried`: the target cannot represent a value.
    package static let notCarried: Self = "not-carried"
    /// `changed`: a value is written, but has another meaning in the target.
    package static let changed: Self = "changed"
    package static let notCarriedUpstream: Self = "upstream.not-carried"
    /// `upstream.replaced`: another value with the same `userInfo` key replaced the value.
    package static let replacedUpstream: Self = "upstream.replaced"
    /// `upstream.moved`: a parameter will be read back as user info, or user info as a parameter.
    package static let movedUpstream: Self = "upstream.moved"
}
