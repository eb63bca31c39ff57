public import Essentials

/// An error that lists all findings of a document that cannot be read or written.
///
/// If a file cannot be read, or an item cannot be written at all, the error has one finding. Its
/// code is `input.failed`, `output.failed`, `data.base64`, `file.path` or `file.byte-count`, or the
/// code of an error that the source of the bytes threw.
public struct PayloadError: Error, Hashable, Codable, Sendable {
    /// The findings in document order; never empty. A finding can precede its cause; see
    /// ``description``.
    public let findings: [Finding]
    /// The error that caused the only finding, for example an error of a ``WireDataSource``; nil if
    /// the payload breaks a rule. Comparison and encoding ignore this property.
    public let underlying: (any Error)?

    private enum CodingKeys: CodingKey {
        case findings
    }

    package init(findings: [Finding], underlying: (any Error)? = nil) {
        self.findings = findings
        self.underlying = underlying
    }

    /// Decodes the findings. Throws an error if the list is empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let findings = try container.decode([Finding].self, forKey: .findings)
        guard !findings.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .findings, in: container, debugDescription: "expected at least one finding")
        }
        self.init(findings: findings)
    }

    /// Returns whether any finding has the given code.
    ///
    ///     catch let error as PayloadError where error.contains(.unsupportedVersion) { … }
    public func contains(_ code: Finding.Code) -> Bool {
        findings.contains { $0.code == code }
    }

    /// Returns whether two errors have the same findings.
    public static func == (left: PayloadError, right: PayloadError) -> Bool {
        left.findings == right.findings
    }

    /// Hashes the findings.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(findings)
    }
}

extension PayloadError {
    /// Creates an error with one finding.
    package init(
        code: Finding.Code, pointer: String = "", location: Finding.Location? = nil,
        message: String, underlying: (any Error)? = nil
    ) {
        let finding = Finding(code: code, pointer: pointer, location: location, message: message)
        self.init(findings: [finding], underlying: underlying)
    }

    /// Wraps an error that the caller's code threw, for example in a drain. Of an error of this
    /// library, this keeps the first finding.
    package init(_ error: any Error, or code: Finding.Code) {
        if let error = error as? PayloadError, let first = error.findings.first {
            self.init(findings: [first], underlying: error.underlying)
        } else {
            self.init(code: code, message: "\(error)", underlying: error)
        }
    }

    /// The first finding, which is the only one of most errors. An error has at least one.
    package var finding: Finding { findings[0] }
    package var code: Finding.Code { finding.code }
    package var pointer: String { finding.pointer }
    package var location: Finding.Location? { finding.location }
    package var message: String { finding.message }
}

extension PayloadError: LocalizedError, CustomStringConvertible {
    /// Up to three findings, errors first, and the number of further findings.
    ///
    /// A finding after an error can state the cause of the error. For example, if the main
    /// attachment is missing, a later finding can report the representation that the reader set
    /// aside.
    public var description: String {
        let findings = findings.causesFirst
        let errors = findings.filter(\.isError)
        let shown = (errors + findings.filter { !$0.isError }).prefix(3)
        let others = findings.count - shown.count
        return shown.map(\.description).joined(separator: "; ")
            + (others > 0 ? "; and \(others) more" : "")
    }

    /// The same as ``description``, for `localizedDescription`.
    ///
    /// The text is for developers. For users, choose a message by ``reason``.
    public var errorDescription: String? { description }
}

extension PayloadError {
    /// The reason why a document cannot be read or written, for a message to the user.
    ///
    ///     switch error.reason {
    ///     case .newerVersion: "Update the app."
    ///     case .tooLarge: "This is too large to share."
    ///     case .unavailable: "A file cannot be read or written."
    ///     case .notAPayload: "This was not shared by an app."
    ///     default: "This cannot be shared."
    ///     }
    public struct Reason: Hashable, Sendable {
        private let name: String

        /// The document needs a newer reader: `version.unsupported`, `must-understand.unknown`.
        public static let newerVersion = Reason(name: "newerVersion")
        /// The document exceeds a limit: all codes that start with `limit.`.
        public static let tooLarge = Reason(name: "tooLarge")
        /// A file or another source of bytes cannot be read or written: `input.failed`,
        /// `output.failed`, and all codes that start with `file.`.
        public static let unavailable = Reason(name: "unavailable")
        /// The bytes are not a document: all codes that start with `encoding.`, `json.`, `xml.`,
        /// `binary.` or `document.`.
        public static let notAPayload = Reason(name: "notAPayload")
        /// The document breaks another rule: all other codes.
        public static let invalid = Reason(name: "invalid")

        fileprivate init(_ code: Finding.Code) {
            let family = code.rawValue.prefix { $0 != "." }
            switch (code, family) {
            case (.unsupportedVersion, _), (.unknownFeature, _): self = .newerVersion
            case (_, "limit"): self = .tooLarge
            case (_, "input"), (_, "output"), (_, "file"): self = .unavailable
            case (_, "encoding"), (_, "json"), (_, "xml"), (_, "binary"), (_, "document"):
                self = .notAPayload
            default: self = .invalid
            }
        }

        private init(name: String) {
            self.name = name
        }
    }

    /// The reason of the first error, or else of the first finding.
    public var reason: Reason {
        let findings = findings.causesFirst
        let first = findings.first(where: \.isError) ?? findings.first
        return first.map { Reason($0.code) } ?? .invalid
    }
}

extension PayloadError.Reason: CustomStringConvertible {
    /// The name of the constant.
    public var description: String { name }
}

/// An error inside a reader, to which the document later adds a pointer and a location.
struct Fault: Error {
    var code: Finding.Code
    var offset: Int
    var message: String

    init(_ code: Finding.Code, at offset: Int, _ message: String) {
        self.code = code
        self.offset = offset
        self.message = message
    }
}
