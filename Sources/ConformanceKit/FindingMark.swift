import WireFormat

/// The code, JSON Pointer and location of a finding, a notice or a loss.
public struct FindingMark: Hashable, Sendable {
    /// The stable code, for example `member.type`.
    public let code: String
    /// The JSON Pointer of the value; empty for the root.
    public let pointer: String
    /// The line, counted from 1; nil if unknown, or if the encoding has no lines.
    public let line: Int?
    /// The column in Unicode scalars, counted from 1; nil if unknown.
    public let column: Int?
    /// The offset in bytes from the start of the payload; nil if unknown.
    public let offset: Int?

    /// Creates a mark from a code, a pointer, and a location, if known.
    public init(
        code: String, pointer: String, line: Int? = nil, column: Int? = nil, offset: Int? = nil
    ) {
        self.code = code
        self.pointer = pointer
        self.line = line
        self.column = column
        self.offset = offset
    }

    init(_ fields: FormFields) throws(FormError) {
        self.init(
            code: try fields.string("id"), pointer: try fields.string("pointer"),
            line: try fields.optionalInteger("line"), column: try fields.optionalInteger("column"),
            offset: try fields.optionalInteger("offset"))
    }

    var json: WireValue {
        var members: WireDictionary = ["id": .string(code), "pointer": .string(pointer)]
        for (name, number) in [("line", line), ("column", column), ("offset", offset)] {
            members[name] = number.map { WireValue($0) }
        }
        return .dictionary(members)
    }

    var name: String { "\(code) at \(pointer.isEmpty ? "the root" : pointer)" }

    var isLimit: Bool { code.hasPrefix("limit.") }

    /// Returns whether two marks have the same code and pointer.
    ///
    /// All limit errors count as the same error. Readers choose their own limits, so two readers of
    /// one payload can report different limits, at different locations (clause 10.1.1).
    func isSame(as other: FindingMark) -> Bool {
        (isLimit && other.isLimit) || name.isIdentical(to: other.name)
    }

    var hasLocation: Bool { line != nil || column != nil || offset != nil }

    /// Whether a reader must report this location. False for limits, because readers choose their
    /// own.
    var hasComparableLocation: Bool { hasLocation && !isLimit }

    var locationText: String {
        if let line, let column { return "\(line):\(column)" }
        if let line { return "line \(line)" }
        return offset.map { "@\($0)" } ?? "no location"
    }

    /// Returns whether `other` agrees with every known part of this mark's location.
    func matchesLocation(of other: FindingMark) -> Bool {
        [(line, other.line), (column, other.column), (offset, other.offset)]
            .allSatisfy { $0.0 == nil || $0.0 == $0.1 }
    }
}
