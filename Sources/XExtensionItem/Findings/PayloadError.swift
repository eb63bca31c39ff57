public import Essentials

/// The error of an item that cannot be read or written, with all findings.
///
/// If a file cannot be read, or an item cannot be written at all, there is one finding:
/// `input.failed`, `output.failed`, `data.base64`, `file.path`, `file.byte-count`, or an error from
/// the source of the bytes.
public struct PayloadError: Error, Hashable, Codable, Sendable {
    /// The findings in document order; never empty.
    public let findings: [Finding]
    /// The error that caused the only finding, for example that of a ``WireDataSource``; nil if the
    /// payload breaks a rule. It does not count in comparisons, and is not encoded.
    public private(set) var underlying: (any Error)?

    private enum CodingKeys: CodingKey {
        case findings
    }

    package init(findings: [Finding]) {
        self.findings = findings
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
    /// Creates the error from a single failure.
    package init(_ error: WireError) {
        findings = [Finding(error)]
        underlying = error.underlying
    }

    /// Calls a closure, and converts its error to a payload error with one finding.
    static func of<Value>(
        _ body: () throws(WireError) -> Value
    ) throws(PayloadError) -> Value {
        do throws(WireError) {
            return try body()
        } catch {
            throw PayloadError(error)
        }
    }
}

extension PayloadError: LocalizedError, CustomStringConvertible {
    /// Up to three findings, errors first, and the number of further findings.
    ///
    /// A finding after an error often names its cause: a main attachment is missing if a reader
    /// sets aside its only representation.
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
    /// The text is for developers. To tell a person, choose a text by the ``Finding/code`` of the
    /// first finding.
    public var errorDescription: String? { description }
}
