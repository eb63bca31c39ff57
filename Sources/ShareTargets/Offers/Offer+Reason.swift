public import UniformTypes
import WireFormat

extension Offer {
    /// A clause that does not have the value it needs, with the counts it saw, or a doubt about a
    /// receiver's own rule, such as a key that nobody documents.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The kind of reason.
        public package(set) var code: Code
        /// The place of the clause in a message.
        package var rulePlace: RulePlace?
        /// A sentence that says what was found and what the clause needs.
        public package(set) var message: String
        /// The number of matches that the clause saw; nil if it does not count.
        public package(set) var seen: Int?
        /// The numbers that would do; `Int.max` means that there is no upper bound.
        public package(set) var wanted: ClosedRange<Int>?
        /// The positions of the attachments that the reason concerns.
        package var places = Positions()
        /// The greatest number of types that a reason names if it could name many.
        static let typeCount = 64
        /// The types that the clause asks for.
        public package(set) var types: [TypeIdentifier] = []

        init(
            _ code: Code, place: RulePlace? = nil, _ message: String, seen: Int? = nil,
            wanted: ClosedRange<Int>? = nil, attachments: some Sequence<Int> = [],
            types: [TypeIdentifier] = []
        ) {
            (self.code, rulePlace, self.message) = (code, place, message)
            (self.seen, self.wanted, self.types) = (seen, wanted, types)
            places = Positions(attachments)
        }

        /// The place of the clause: a line and a column of a predicate, such as `3:12`, or a key. Nil
        /// if the receiver has no rule.
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

        /// The code, the place and the message in one line, as a doubt is told.
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

    /// The place as people write it, for example `3:12` or a key.
    package var description: String {
        switch self {
        case .text(_, let line, let column): "\(line):\(column)"
        case .key(let key): key
        }
    }
}

/// Positions in ascending order, as ranges, so that “all” takes no more room than “one”.
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

    /// Appends a position after all others.
    package mutating func append(_ position: Int) {
        if let last = ranges.last, last.upperBound == position {
            ranges[ranges.count - 1] = last.lowerBound..<position + 1
        } else {
            ranges.append(position..<position + 1)
        }
    }

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
    /// `activity.undocumented` and `activity.excluded`; doubts about a rule `rule.key`,
    /// `rule.variable`, `rule.quantifier`, `rule.function`, `rule.value`, `rule.steps`,
    /// `rule.true-predicate`, `rule.undeclared-type`, `rule.nothing`, `rule.precedence`,
    /// `target.point`, `target.ignored` and `target.shortcut`. Others may come.
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
    /// An attachment has no type that a clause asks for.
    package static let type: Self = "rule.type"
    /// An attachment has a type that a clause excludes.
    package static let excludedType: Self = "rule.excluded-type"
    /// Too few or too many attachments match.
    package static let count: Self = "rule.count"
    /// Any other comparison does not hold.
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
    /// A key is not known or not documented.
    package static let key: Self = "rule.key"
    /// A variable has no value.
    package static let variable: Self = "rule.variable"
    /// A quantifier stands before a value that is no collection, or a collection is compared without
    /// one.
    package static let quantifier: Self = "rule.quantifier"
    /// A function or `MATCHES`, which the library does not evaluate.
    package static let function: Self = "rule.function"
    /// A value has a kind that the operation cannot use.
    package static let value: Self = "rule.value"
    /// The evaluation takes more than the allowed number of steps.
    package static let steps: Self = "rule.steps"
    /// `TRUEPREDICATE`, which App Store review refuses.
    package static let truePredicate: Self = "rule.true-predicate"
    /// A type that no system or bundle is known to declare.
    package static let undeclaredType: Self = "rule.undeclared-type"
    /// The rule accepts no attachment whatever.
    package static let nothing: Self = "rule.nothing"
    /// AND and OR are mixed without parentheses.
    package static let precedence: Self = "rule.precedence"
    /// The extension is not offered in share sheets.
    package static let point: Self = "target.point"
    /// A declaration that the system ignores.
    package static let ignored: Self = "target.ignored"
    /// A share target appears only with a published shortcut.
    package static let shortcut: Self = "target.shortcut"
}
