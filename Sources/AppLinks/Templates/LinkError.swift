public import Essentials

/// The reason why a request has no URL.
public struct LinkError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// A stable code for the reason.
    public struct Code: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
        /// The code as text, for example `parameter.missing`.
        public let rawValue: String

        /// Creates a code from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a code from a literal.
        public init(stringLiteral value: String) {
            rawValue = value
        }

        /// `type.unknown`: the catalog does not have the type.
        public static let unknownType: Code = "type.unknown"
        /// `action.unknown`: neither the type nor one of its apps has the action.
        public static let unknownAction: Code = "action.unknown"
        /// `app.unknown`: the type does not have the app.
        public static let unknownApp: Code = "app.unknown"
        /// `action.unsupported`: the app does not have the action, or no URL opens the app.
        public static let unsupportedAction: Code = "action.unsupported"
        /// `template.malformed`: the template is malformed; see ``URLTemplate/faults``.
        public static let malformedTemplate: Code = "template.malformed"
        /// `parameter.missing`: a required parameter has no value.
        public static let missingParameter: Code = "parameter.missing"
        /// `parameter.control-character`: a value contains a control character that is not allowed
        /// in its position.
        public static let controlCharacter: Code = "parameter.control-character"
        /// `parameter.dot-segment`: a path segment would be `.` or `..`.
        public static let dotSegment: Code = "parameter.dot-segment"
        /// `parameter.host`: the host of a web page would be empty or contain an escape.
        public static let host: Code = "parameter.host"
        /// `parameter.structure`: the path would begin with `//`, and be read as an authority.
        public static let structure: Code = "parameter.structure"
        /// `parameter.url-scheme`: a value that is the whole URL has a scheme that is not allowed.
        public static let urlScheme: Code = "parameter.url-scheme"
        /// `url.malformed`: the result is not an absolute URI (RFC 3986), or has an excluded
        /// scheme.
        public static let malformedURL: Code = "url.malformed"
        /// `url.limit`: the URL would be longer than 2 MiB.
        public static let urlLimit: Code = "url.limit"
    }

    /// The code.
    public let code: Code
    /// The key of the parameter, action, app or type; or the beginning of the URL or template.
    public let subject: String
    /// A sentence that states what was found and what was expected.
    public let message: String

    /// Creates an error.
    package init(code: Code, subject: String, message: String) {
        self.code = code
        self.subject = subject
        self.message = message
    }

    /// The code, the subject and the message in one line.
    public var description: String { "\(code.rawValue): \(subject): \(message)" }

    /// The same as ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}
