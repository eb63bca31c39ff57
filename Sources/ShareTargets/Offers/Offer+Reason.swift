public import UniformTypes
import WireFormat

extension Offer {
    /// A clause of a rule that fails, with the counts involved, or a warning about a rule, such as
    /// an undocumented key.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The kind of reason.
        public package(set) var code: Code
        /// The place of the clause in a message.
        package var rulePlace: RulePlace?
        /// A sentence that states what was found and what the clause requires.
        public package(set) var message: String
        /// The number of matches, or nil if the clause does not count.
        public package(set) var matchCount: Int?
        /// The accepted counts; `Int.max` means no upper bound.
        public package(set) var expectedCounts: ClosedRange<Int>?
        /// The positions of the attachments that the reason concerns.
        package var places = Positions()
        /// The maximum number of types that a reason names.
        static let typeCount = 64
        /// The types that the clause requires.
        public package(set) var types: [TypeIdentifier] = []

        init(
            _ code: Code, place: RulePlace? = nil, _ message: String, matchCount: Int? = nil,
            expectedCounts: ClosedRange<Int>? = nil, attachments: some Sequence<Int> = [],
            types: [TypeIdentifier] = []
        ) {
            (self.code, rulePlace, self.message) = (code, place, message)
            (self.matchCount, self.expectedCounts) = (matchCount, expectedCounts)
            self.types = types
            places = Positions(attachments)
        }

        /// The place of the clause: the line and column in a predicate, such as `3:12`, or a key.
        ///
        /// Nil if the receiver has no rule.
        public var place: String? { rulePlace?.description }

        /// The positions of the attachments that the reason concerns.
        public var attachments: [Int] { places.all }

        /// The message and the place in one line.
        public var description: String {
            switch rulePlace {
            case nil: message.inOneLine
            case .text(_, let line, let column): "\(message) (rule \(line):\(column))".inOneLine
            case .key(let key): "\(message) (\(key))".inOneLine
            }
        }

        /// The code, the place and the message in one line, for a warning.
        package var warning: String {
            code.rawValue + (place.map { " at \($0)" } ?? "") + ": " + message
        }
    }
}

/// The place of a clause in a receiver's rule.
package enum RulePlace: Hashable, Sendable, CustomStringConvertible {
    /// A part of a predicate: UTF-8 offsets, and the line and column where it begins, both counted
    /// from 1. Columns count Unicode scalars.
    case text(Range<Int>, line: Int, column: Int)
    /// A key of a dictionary or a manifest.
    case key(String)

    /// The place as text, for example `3:12` or a key.
    package var description: String {
        switch self {
        case .text(_, let line, let column): "\(line):\(column)"
        case .key(let key): key
        }
    }
}

/// Positions in ascending order, stored as ranges, so that all positions need no more memory than one.
package struct Positions: Hashable, Sendable {
    package private(set) var ranges: [Range<Int>] = []

    package init() {}

    /// Creates positions from an ascending sequence.
    package init(_ positions: some Sequence<Int>) {
        if let range = positions as? Range<Int> {
            ranges = range.isEmpty ? [] : [range]
        } else {
            for position in positions { append(position) }
        }
    }

    /// Appends a position that is greater than all others.
    package mutating func append(_ position: Int) {
        if let last = ranges.last, last.upperBound == position {
            ranges[ranges.count - 1] = last.lowerBound..<position + 1
        } else {
            ranges.append(position..<position + 1)
        }
    }

    /// Creates the union of several lists of positions.
    init(union lists: [Positions]) {
        guard lists.count > 1 else {
            self = lists.first ?? Positions()
            return
        }
        for range in lists.flatMap(\.ranges).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                let end = max(last.upperBound, range.upperBound)
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(range)
            }
        }
    }

    /// Returns the positions that another list does not have.
    func subtracting(_ other: Positions) -> Positions {
        var rest = Positions()
        var others = other.ranges[...]
        for range in ranges {
            var start = range.lowerBound
            while let next = others.first, next.lowerBound < range.upperBound {
                if start < next.lowerBound { rest.ranges.append(start..<next.lowerBound) }
                start = max(start, next.upperBound)
                guard next.upperBound <= range.upperBound else { break }
                others.removeFirst()
            }
            if start < range.upperBound { rest.ranges.append(start..<range.upperBound) }
        }
        return rest
    }

    /// Appends other positions. They may precede those of this list.
    package mutating func append(contentsOf other: Positions) {
        var others = other.ranges[...]
        if let last = ranges.last, let next = others.first, last.upperBound == next.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<next.upperBound
            others.removeFirst()
        }
        ranges += others
    }

    var last: Int? { ranges.last.map { $0.upperBound - 1 } }

    package var count: Int { ranges.reduce(0) { $0 + $1.count } }

    package var all: [Int] { ranges.flatMap { Array($0) } }

    /// Returns the first positions.
    package func prefix(_ count: Int) -> [Int] { Array(ranges.lazy.joined().prefix(count)) }
}

extension Offer.Reason {
    /// The stable name of a kind of reason.
    ///
    /// Reasons have the names `rule.type`, `rule.excluded-type`, `rule.count`, `rule.comparison`,
    /// `rule.false`, `rule.undecided`, `rule.missing`, `rule.limit`, `receiver.disabled`,
    /// `activity.undocumented` and `activity.excluded`. Warnings have the names `rule.key`,
    /// `rule.variable`, `rule.quantifier`, `rule.function`, `rule.value`, `rule.steps`,
    /// `rule.true-predicate`, `rule.undeclared-type`, `rule.nothing`, `rule.precedence`,
    /// `target.point`, `target.ignored` and `target.shortcut`. Later versions may add names.
    public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name, for example `rule.count`.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a code from its name as a literal.
        public init(stringLiteral value: String) {
            rawValue = value
        }
    }
}

extension Offer.Reason.Code {
    /// An attachment has no type that a clause requires.
    package static let type: Self = "rule.type"
    /// An attachment has a type that a clause excludes.
    package static let excludedType: Self = "rule.excluded-type"
    /// Too few or too many attachments match.
    package static let count: Self = "rule.count"
    /// Any other comparison is false.
    package static let comparison: Self = "rule.comparison"
    /// The rule excludes everything.
    package static let never: Self = "rule.false"
    /// The rule cannot be evaluated.
    package static let undecided: Self = "rule.undecided"
    /// The receiver has no rule.
    package static let missing: Self = "rule.missing"
    /// Evaluating the rule takes too many steps.
    package static let limit: Self = "rule.limit"
    /// The receiver is not enabled, not exported or not a share target.
    package static let disabled: Self = "receiver.disabled"
    /// The types of an activity are not documented.
    package static let undocumented: Self = "activity.undocumented"
    /// The item excludes the activity.
    package static let excludedActivity: Self = "activity.excluded"
    /// A key is unknown or undocumented.
    package static let key: Self = "rule.key"
    /// A variable has no value.
    package static let variable: Self = "rule.variable"
    /// A quantifier before a value that is not a collection, or a collection that is compared
    /// without a quantifier.
    package static let quantifier: Self = "rule.quantifier"
    /// A function call or `MATCHES`; the library evaluates neither.
    package static let function: Self = "rule.function"
    /// A value has a kind that the operator cannot use.
    package static let value: Self = "rule.value"
    /// The evaluation takes more than the allowed number of steps.
    package static let steps: Self = "rule.steps"
    /// `TRUEPREDICATE`, which App Store review refuses.
    package static let truePredicate: Self = "rule.true-predicate"
    /// A type that no known system and no bundle declares.
    package static let undeclaredType: Self = "rule.undeclared-type"
    /// The rule never accepts an attachment.
    package static let nothing: Self = "rule.nothing"
    /// AND and OR are mixed without parentheses.
    package static let precedence: Self = "rule.precedence"
    /// The extension is not offered in share sheets.
    package static let point: Self = "target.point"
    /// The system ignores a declaration.
    package static let ignored: Self = "target.ignored"
    /// A share target appears only with a published shortcut.
    package static let shortcut: Self = "target.shortcut"
}
