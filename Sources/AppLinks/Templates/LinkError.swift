#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why there is no URL for a request.
public struct LinkError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The stable name of what went wrong.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name as it is printed, for example `parameter.missing`.
        public let rawValue: String

        /// Makes a code of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The catalog has no such type.
        public static let unknownType = Self(rawValue: "type.unknown")
        /// Neither the type nor one of its apps has such an action.
        public static let unknownAction = Self(rawValue: "action.unknown")
        /// The type has no such app.
        public static let unknownApp = Self(rawValue: "app.unknown")
        /// The app does not have the action, or nothing opens it.
        public static let unsupportedAction = Self(rawValue: "action.unsupported")
        /// The template has a fault; see ``URLTemplate/faults``.
        public static let malformedTemplate = Self(rawValue: "template.malformed")
        /// No value was given for a required parameter.
        public static let missingParameter = Self(rawValue: "parameter.missing")
        /// A value holds a control character that its place does not take.
        public static let controlCharacter = Self(rawValue: "parameter.control-character")
        /// A segment of the path would be `.` or `..`.
        public static let dotSegment = Self(rawValue: "parameter.dot-segment")
        /// The host of a web page would be empty, or hold an escape.
        public static let host = Self(rawValue: "parameter.host")
        /// The path would become an authority.
        public static let structure = Self(rawValue: "parameter.structure")
        /// A value that is to be the URL has a scheme that is not allowed.
        public static let urlScheme = Self(rawValue: "parameter.url-scheme")
        /// The result is no absolute URI of RFC 3986, or has an excluded scheme.
        public static let malformedURL = Self(rawValue: "url.malformed")
        /// The URL would be longer than ``URLTemplate/greatestURLByteCount``.
        public static let urlLimit = Self(rawValue: "url.limit")
    }

    /// The stable name of what went wrong.
    public var code: Code
    /// What it concerns: the key of a parameter, an action, an app or a type; of a URL its start.
    public var subject: String
    /// A sentence that says what was found and what was expected.
    public var message: String

    /// Makes an error from its parts.
    public init(code: Code, subject: String, message: String) {
        self.code = code
        self.subject = subject
        self.message = message
    }

    /// The code, the subject and the message in one line.
    public var description: String { "\(code.rawValue): \(subject): \(message)" }

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
