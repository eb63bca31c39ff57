/// A payload that was not delivered, with everything that was found wrong in it.
public struct PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of the document; never empty.
    public let findings: [Finding]

    /// The first error and the number of further findings.
    public var description: String {
        let first = findings.first(where: \.isError) ?? findings.first
        let others = findings.count - 1
        return (first?.description ?? "") + (others > 0 ? ", and \(others) more" : "")
    }
}
