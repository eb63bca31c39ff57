public import UniformTypes
public import WireFormat

extension Offer {
    /// A failing clause of a rule, with its counts, or a warning about a rule, such as an
    /// undocumented key.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The stable name of the kind of reason, for example `rule.count`.
        ///
        /// Reasons have the names `rule.type`, `rule.excluded-type`, `rule.count`,
        /// `rule.comparison`, `rule.false`, `rule.undecided`, `rule.missing`, `rule.limit`,
        /// `receiver.disabled`, `activity.undocumented` and `activity.excluded`. Warnings have the
        /// names `rule.key`, `rule.variable`, `rule.quantifier`, `rule.function`, `rule.value`,
        /// `rule.steps`, `rule.true-predicate`, `rule.undeclared-type`, `rule.nothing`,
        /// `rule.precedence`, `target.point`, `target.ignored` and `target.shortcut`. Later
        /// versions may add names.
        public var code: Finding.Code { Finding.Code(rawValue: kind.rawValue) }
        package var kind: Kind
        package var rulePlace: RulePlace?
        /// A sentence that states what was found and what the clause requires.
        public package(set) var message: String
        /// The number of matches, or nil if the clause does not count.
        public package(set) var matchCount: Int?
        /// The accepted counts; `Int.max` means no upper bound.
        public package(set) var expectedCounts: ClosedRange<Int>?
        package var places = Positions()
        static let typeCount = 64
        /// The types that the clause requires.
        public package(set) var types: [TypeIdentifier] = []

        init(
            _ kind: Kind, place: RulePlace? = nil, _ message: String, matchCount: Int? = nil,
            expectedCounts: ClosedRange<Int>? = nil, attachments: some Sequence<Int> = [],
            types: [TypeIdentifier] = []
        ) {
            (self.kind, rulePlace, self.message) = (kind, place, message)
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
            kind.rawValue + (place.map { " at \($0)" } ?? "") + ": " + message
        }
    }
}

package enum RulePlace: Hashable, Sendable, CustomStringConvertible {
    /// A part of a predicate: UTF-8 offsets, and the line and column where it begins, both counted
    /// from 1. Columns count Unicode scalars.
    case text(Range<Int>, line: Int, column: Int)
    /// A key of a dictionary or a manifest.
    case key(String)

    package var description: String {
        switch self {
        case .text(_, let line, let column): "\(line):\(column)"
        case .key(let key): key
        }
    }
}

/// Ascending positions, stored as ranges. Consecutive positions use one range.
package struct Positions: Hashable, Sendable {
    package private(set) var ranges: [Range<Int>] = []

    package init() {}

    /// The sequence must be ascending.
    package init(_ positions: some Sequence<Int>) {
        if let range = positions as? Range<Int> {
            ranges = range.isEmpty ? [] : [range]
        } else {
            for position in positions { append(position) }
        }
    }

    /// The position must be greater than all others.
    package mutating func append(_ position: Int) { append(position..<position + 1) }

    private mutating func append(_ range: Range<Int>) {
        if let last = ranges.last, last.upperBound == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
            ranges.append(range)
        }
    }

    init(union lists: [Positions]) {
        for range in lists.flatMap(\.ranges).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let start = max(range.lowerBound, ranges.last?.upperBound ?? 0)
            if start < range.upperBound { append(start..<range.upperBound) }
        }
    }

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

    /// Appends other positions. If these precede the positions of this list, the list is no longer
    /// ascending.
    package mutating func append(contentsOf other: Positions) {
        for range in other.ranges { append(range) }
    }

    var last: Int? { ranges.last.map { $0.upperBound - 1 } }

    package var count: Int { ranges.reduce(0) { $0 + $1.count } }

    package var all: [Int] { ranges.flatMap { Array($0) } }

    package func prefix(_ count: Int) -> [Int] { Array(ranges.lazy.joined().prefix(count)) }
}

extension Offer.Reason {
    /// The raw value is the code.
    package enum Kind: String, Sendable {
        /// An attachment lacks a type that a clause requires.
        case type = "rule.type"
        case excludedType = "rule.excluded-type"
        /// Too few or too many attachments match.
        case count = "rule.count"
        /// Any other comparison is false.
        case comparison = "rule.comparison"
        /// The rule excludes everything.
        case never = "rule.false"
        /// The rule cannot be evaluated.
        case undecided = "rule.undecided"
        case missing = "rule.missing"
        /// Evaluating the rule takes too many steps, so the receiver is not offered.
        case limit = "rule.limit"
        /// The receiver is not enabled, not exported or not a share target.
        case disabled = "receiver.disabled"
        /// The types of an activity are not documented.
        case undocumented = "activity.undocumented"
        case excludedActivity = "activity.excluded"
        /// A key is unknown or undocumented.
        case key = "rule.key"
        /// A variable has no value.
        case variable = "rule.variable"
        /// A quantifier before a value that is not a collection, or a collection that is compared
        /// without a quantifier.
        case quantifier = "rule.quantifier"
        /// A function call or `MATCHES`; the library evaluates neither.
        case function = "rule.function"
        /// A value has a kind that the operator cannot use.
        case value = "rule.value"
        /// Evaluating the rule takes too many steps; this warning accompanies the reason ``limit``.
        case steps = "rule.steps"
        /// `TRUEPREDICATE`, which App Store review refuses.
        case truePredicate = "rule.true-predicate"
        /// A type that no known system and no bundle declares.
        case undeclaredType = "rule.undeclared-type"
        /// The rule never accepts an attachment.
        case nothing = "rule.nothing"
        /// AND and OR are mixed without parentheses.
        case precedence = "rule.precedence"
        /// The extension is not offered in share sheets.
        case point = "target.point"
        /// The system ignores a declaration.
        case ignored = "target.ignored"
        /// A share target appears only with a published shortcut.
        case shortcut = "target.shortcut"
    }
}
