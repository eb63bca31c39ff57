#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The error of an item that cannot be read or written, with all findings.
///
/// If a file cannot be read, or an item cannot be written at all, there is one finding:
/// `input.failed`, `output.failed`, `data.base64`, `file.path`, `file.byte-count`, or an error from
/// the source of the bytes.
public struct PayloadError: Error, Hashable, Codable, Sendable {
    /// The findings in document order; never empty.
    public let findings: [Finding]
}

extension PayloadError {
    /// Creates the error from a single failure.
    init(_ error: WireError) {
        self.init(findings: [Finding(error)])
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
    /// The first error, and the number of further findings.
    public var description: String {
        let first = findings.first(where: \.isError) ?? findings.first
        let others = findings.count - 1
        return (first?.description ?? "") + (others > 0 ? ", and \(others) more" : "")
    }

    /// The same as ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}
