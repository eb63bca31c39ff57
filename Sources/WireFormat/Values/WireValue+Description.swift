import Essentials

extension WireValue: CustomStringConvertible {
    private static let limits = (scalars: 80, members: 16, levels: 4)

    /// The value in one line like JSON. Long values are shortened; data is shown as its size.
    public var description: String { text(levels: Self.limits.levels) }

    private func text(levels: Int) -> String {
        let (members, scalars) = (Self.limits.members, Self.limits.scalars)
        switch self {
        case .boolean(let value): return value ? "true" : "false"
        case .number(let value): return value.description
        case .string(let value): return value.quotedStart
        case .data(let value): return value.description
        case .date(let value): return value.description
        case .url(let value): return "<\(value.absoluteString.cut(to: scalars))>"
        case _ where levels == 0: return "…"
        case .array(let elements):
            let parts = elements.prefix(members).map { $0.text(levels: levels - 1) }
            return "[" + Self.list(parts, elements.count) + "]"
        case .dictionary(let dictionary):
            let parts = dictionary.prefix(members).map {
                "\($0.key.cut(to: scalars)): \($0.value.text(levels: levels - 1))"
            }
            return "{" + Self.list(parts, dictionary.count) + "}"
        case .unknownTag(let name, let content):
            return "{\(name.cut(to: scalars)): \(content.text(levels: levels - 1))}"
        }
    }

    private static func list(_ parts: [String], _ count: Int) -> String {
        parts.joined(separator: ", ") + (count > limits.members ? ", … \(count) in all" : "")
    }
}

extension WireDictionary: CustomStringConvertible {
    /// The dictionary in one line like JSON. Long values are shortened.
    public var description: String { WireValue.dictionary(self).description }
}

extension WireData: CustomStringConvertible {
    /// The number of bytes, for example `<12 bytes>`.
    public var description: String { "<\(CountText.text(byteCount, "byte"))>" }
}
