import WireFormat

/// The identity of a finding, a notice or a loss: its id, its JSON Pointer, and its place if known.
public struct FindingMark: Hashable, Sendable {
    /// The stable id, for example `member.type`.
    public var id: String
    /// The JSON Pointer of the value; empty for the root.
    public var pointer: String
    /// The line, counted from 1; nil if unknown, or if the encoding has no lines.
    public var line: Int?
    /// The column in Unicode scalars, counted from 1; nil if unknown.
    public var column: Int?
    /// The offset in bytes from the start of the payload; nil if unknown.
    public var offset: Int?

    /// Creates a mark from an id, a pointer, and a place if it is known.
    public init(
        _ id: String, _ pointer: String, line: Int? = nil, column: Int? = nil, offset: Int? = nil
    ) {
        self.id = id
        self.pointer = pointer
        self.line = line
        self.column = column
        self.offset = offset
    }

    init(json: WireValue) throws(FormError) {
        let fields = try FormFields(json)
        self.init(
            try fields.string("id"), try fields.string("pointer"),
            line: try fields.optionalInteger("line"), column: try fields.optionalInteger("column"),
            offset: try fields.optionalInteger("offset"))
    }

    /// The mark as JSON.
    var json: WireValue {
        var members: WireDictionary = ["id": .string(id), "pointer": .string(pointer)]
        for (name, number) in [("line", line), ("column", column), ("offset", offset)] {
            members[name] = number.map { .integer($0) }
        }
        return .dictionary(members)
    }

    /// The id and the pointer.
    var name: String { "\(id) at \(pointer.isEmpty ? "the root" : pointer)" }

    /// Whether this is the error of a limit.
    var isLimit: Bool { id.hasPrefix("limit.") }

    /// Returns whether two marks have the same id and pointer.
    ///
    /// All errors of limits are the same: readers choose their own limits, and so which one is
    /// exceeded first and where (clause 10.1.1).
    func isSame(as other: FindingMark) -> Bool {
        (isLimit && other.isLimit) || name.hasSameBytes(as: other.name)
    }

    /// Whether any part of the place is known.
    var hasPlace: Bool { line != nil || column != nil || offset != nil }

    /// The line and the column, or else the offset.
    var placeText: String {
        if let line, let column { return "\(line):\(column)" }
        return offset.map { "@\($0)" } ?? "nowhere"
    }

    /// Returns whether `other` has this mark's place, as far as this mark has one.
    func isPlace(of other: FindingMark) -> Bool {
        [(line, other.line), (column, other.column), (offset, other.offset)]
            .allSatisfy { $0.0 == nil || $0.0 == $0.1 }
    }
}

extension WireValue {
    /// Returns an integer as a wire value.
    static func integer(_ value: Int) -> WireValue { .init(integerLiteral: Int64(value)) }
}
