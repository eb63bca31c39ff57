/// The place of a clause in a receiver's rule.
public enum RulePlace: Hashable, Sendable, CustomStringConvertible {
    /// A part of a predicate: UTF-8 offsets, and the line and column where it begins, both counted
    /// from 1. Columns count Unicode scalars.
    case text(Range<Int>, line: Int, column: Int)
    /// A key of a dictionary or a manifest.
    case key(String)

    /// The place as people write it, for example `3:12` or a key.
    public var description: String {
        switch self {
        case .text(_, let line, let column): "\(line):\(column)"
        case .key(let key): key
        }
    }
}
