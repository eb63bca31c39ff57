/// A payload that was not delivered, or an item that was not written, with everything that was found
/// wrong in it.
///
/// What cannot be written at all, or read from a file, has one finding: `output.failed`, `data.base64`,
/// `file.path`, `file.byte-count`, or an error of the bytes' source.
public struct PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of the document; never empty.
    public let findings: [Finding]

    init(findings: [Finding]) {
        self.findings = findings
    }

    /// Makes the error of one thing that went wrong.
    init(_ error: WireError) {
        findings = [Finding(error)]
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

    /// The first error and the number of further findings.
    public var description: String {
        let first = findings.first(where: \.isError) ?? findings.first
        let others = findings.count - 1
        return (first?.description ?? "") + (others > 0 ? ", and \(others) more" : "")
    }
}
