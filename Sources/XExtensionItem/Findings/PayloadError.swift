#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An item that was not read or written, with everything that was found wrong in it.
///
/// An item that cannot be written at all, or a file that cannot be read, has one finding:
/// `input.failed`, `output.failed`, `data.base64`, `file.path`, `file.byte-count`, or an error of the
/// bytes' source.
public struct PayloadError: Error, Hashable, Codable, Sendable {
    /// What is wrong, in the order of the document; never empty.
    public let findings: [Finding]
}

extension PayloadError {
    /// Makes the error of one thing that went wrong.
    init(_ error: WireError) {
        self.init(findings: [Finding(error)])
    }

    /// Calls a closure, and turns its error into the one finding of a payload.
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

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
