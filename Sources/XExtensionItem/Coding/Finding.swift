/// One thing that is wrong with a payload: what, where, and which clause says so.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The stable name, for example `member.type`; the specification's Appendix A lists them.
    public var id: WireError.Code
    /// The JSON Pointer (RFC 6901) of the value; empty for the document.
    public var pointer: String
    /// The place in the input, when there is one.
    public var location: WireError.Location?
    /// A sentence that says what was found and what was expected.
    public var message: String

    /// The number of the clause that is broken, for example `13.1.1`.
    public var clause: String { FindingCatalog.entries[id]?.clause ?? "" }

    /// Whether no reading delivers the item in spite of it.
    public var isError: Bool { FindingCatalog.isError(id) }

    /// The id, the pointer, the message and the clause in one line.
    public var description: String {
        "\(id.rawValue) at “\(pointer)”: \(message) (\(clause))"
    }

    package init(_ error: WireError) {
        id = error.code
        pointer = error.pointer
        location = error.location
        message = error.reason
    }

    init(
        _ id: WireError.Code, pointer: String, location: WireError.Location?, message: String
    ) {
        self.id = id
        self.pointer = pointer
        self.location = location
        self.message = message
    }
}

extension Finding {
    /// What is wrong with a document's values, whatever their names; see ``WireDocument/remarks``.
    package static func remarks(of document: WireDocument) -> [Finding] {
        var reader = ItemReader(document, .lenient, folder: nil)
        return reader.findings()
    }
}
