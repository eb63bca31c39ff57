public import Essentials
public import WireFormat

/// The reason why a request has no URL.
public struct LinkError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The stable code of the reason, for example `parameter.missing`.
    public let code: Finding.Code
    /// The subject of the error: the key of a parameter, action, app or type, or the beginning of a
    /// URL or template.
    public let subject: String
    /// A sentence that states what was found and what was expected.
    public let message: String

    package init(code: Finding.Code, subject: String, message: String) {
        self.code = code
        self.subject = subject
        self.message = message
    }

    /// The code, the subject and the message in one line.
    public var description: String { "\(code.rawValue): \(subject): \(message)" }

    /// The same as ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}

extension Finding.Code {
    /// `type.unknown`: the catalog does not have the type.
    public static let unknownType: Self = "type.unknown"
    /// `action.unknown`: neither the type nor any of its apps has the action.
    public static let unknownAction: Self = "action.unknown"
    /// `app.unknown`: the type does not have the app.
    public static let unknownApp: Self = "app.unknown"
    /// `action.unsupported`: the app does not have the action, or no URL opens the app.
    public static let unsupportedAction: Self = "action.unsupported"
    /// `template.malformed`: the template is malformed; see ``URLTemplate/faults``.
    package static let malformedTemplate: Self = "template.malformed"
    /// `parameter.missing`: a required parameter has no value.
    public static let missingParameter: Self = "parameter.missing"
    /// `parameter.control-character`: a value contains a control character that is not allowed
    /// in its position.
    package static let valueControlCharacter: Self = "parameter.control-character"
    /// `parameter.dot-segment`: a path segment would be `.` or `..`.
    package static let dotSegment: Self = "parameter.dot-segment"
    /// `parameter.host`: the host of a web page would be empty or contain a percent escape.
    package static let host: Self = "parameter.host"
    /// `parameter.structure`: the path would begin with `//`, and would be read as an authority.
    package static let structure: Self = "parameter.structure"
    /// `parameter.url-scheme`: a value that is the whole URL has a scheme that is not allowed.
    package static let urlScheme: Self = "parameter.url-scheme"
    /// `url.limit`: the URL would be longer than 2 MiB.
    package static let urlLimit: Self = "url.limit"
}
