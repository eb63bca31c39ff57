public import Essentials

/// Requests for a mail app, with the command of IntentKit's `INKMailHandler`.
///
///     let request = MailRequest(subject: "Lunch").send(to: "ada@example.org")
public struct MailRequest: Hashable, Sendable {
    /// The subject, or nil.
    public var subject: String?
    /// The plain text of the message, or nil.
    public var messageBody: String?

    /// Creates a value with the subject and the text of a message.
    public init(subject: String? = nil, messageBody: String? = nil) {
        self.subject = subject
        self.messageBody = messageBody
    }

    /// Returns a request to write a message.
    public func send(to recipient: String) -> LinkRequest {
        var values = ["recipient": recipient]
        values["subject"] = subject
        values["messageBody"] = messageBody
        return LinkRequest(type: "email", action: "sendMailTo:", parameters: values)
    }

    /// Returns a `mailto:` URL for the same message.
    ///
    /// Open this URL if resolving the request returns ``Resolution/unavailable``, for example
    /// because the catalog has only a mail sheet, which the device cannot show. The system opens
    /// the person's mail app, or offers to install one.
    ///
    /// - Throws: `parameter.control-character` if a value contains a control character that is not
    ///   allowed in its position; `url.limit`.
    public func mailtoURL(to recipient: String) throws(LinkError) -> URL {
        let template = URLTemplate(
            "mailto:{{recipient}}?subject={{subject?}}&body={{messageBody?}}")
        return try template.expand(send(to: recipient).parameters)
    }
}
