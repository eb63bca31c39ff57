import WireFormat

/// What tells one finding, or one loss of a mapping, from others: its id, and where it is.
public struct FindingMark: Hashable, Sendable {
    /// The stable id, for example `member.type`.
    public var id: String
    /// The JSON Pointer of the value.
    public var pointer: String
    /// The line, counted from 1, where the encoding has lines and the place is known.
    public var line: Int?
    /// The column in Unicode scalars, counted from 1.
    public var column: Int?
    /// The distance in bytes from the start of the payload.
    public var offset: Int?

    /// Makes a mark of an id, a pointer, and a place if there is one.
    public init(
        _ id: String, _ pointer: String, line: Int? = nil, column: Int? = nil, offset: Int? = nil
    ) {
        self.id = id
        self.pointer = pointer
        self.line = line
        self.column = column
        self.offset = offset
    }

    init(json: WireValue) throws(FormFault) {
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

    /// Id and pointer alone.
    var name: String { "\(id) at \(pointer.isEmpty ? "the root" : pointer)" }

    /// Whether it is the error of a limit.
    var isLimit: Bool { id.hasPrefix("limit.") }

    /// Whether two marks say the same, their places aside. Readers have limits of their own, clause
    /// 10.1.1: which one is broken first, and where, is theirs.
    func isSame(as other: FindingMark) -> Bool {
        (isLimit && other.isLimit) || name.hasSameBytes(as: other.name)
    }

    /// Whether a place is known.
    var hasPlace: Bool { line != nil || column != nil || offset != nil }

    /// The place as people write it.
    var placeText: String {
        if let line, let column { return "\(line):\(column)" }
        return offset.map { "@\($0)" } ?? "nowhere"
    }

    /// Whether a mark has the place of this one, as far as this one has it.
    func isPlace(of other: FindingMark) -> Bool {
        [(line, other.line), (column, other.column), (offset, other.offset)]
            .allSatisfy { $0.0 == nil || $0.0 == $0.1 }
    }
}

extension WireValue {
    /// An integer of the program's.
    static func integer(_ value: Int) -> WireValue { .init(integerLiteral: Int64(value)) }
}
