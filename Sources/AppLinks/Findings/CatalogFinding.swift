public import WireFormat

/// Something that is wrong with a catalog, or deserves a look: what, in which file, and where.
public struct CatalogFinding: Hashable, Sendable, CustomStringConvertible {
    /// How much a finding matters.
    public enum Kind: Hashable, Sendable {
        /// The file cannot be read as a catalog.
        case error
        /// A rule is broken: what it concerns is set aside, or makes no URL.
        case finding
        /// Nothing is broken, but somebody may have meant something else.
        case notice
    }

    /// The stable name; Appendix A of Schemas/app-catalog.md lists them.
    public var code: Code
    /// The name of the file; empty for a catalog that was not read from files.
    public var file: String
    /// The JSON Pointer (RFC 6901) of the value in its file; without a file, in the project's own format.
    public var pointer: String
    /// The place in the file, if there is one.
    public var location: WireError.Location?
    /// A sentence that says what was found and what was expected.
    public var message: String

    /// How much it matters.
    public var kind: Kind { code.kind }

    /// The number of the clause of Schemas/app-catalog.md that says so, for example `3.4.2`.
    public var clause: String { code.clause }

    /// The file, the place, the code, the message and the pointer in one line.
    public var description: String {
        var text = file
        if let line = location?.line, let column = location?.column {
            text += ":\(line):\(column)"
        } else if let location {
            text += ":@\(location.offset)"
        }
        if !text.isEmpty { text += ": " }
        return text + "\(code.rawValue): \(message)" + (pointer.isEmpty ? "" : " at \(pointer)")
    }
}
