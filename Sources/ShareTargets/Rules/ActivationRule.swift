import UniformTypes
public import WireFormat

/// The rule by which iOS and macOS decide whether to offer a share extension:
/// `NSExtensionActivationRule`, a predicate or a dictionary.
///
///     let rule = try ActivationRule(predicate: #"SUBQUERY(extensionItems, $item, …).@count == 1"#)
///     rule.offer(of: SharedView(item)).reasons
public struct ActivationRule: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case predicate(ParsedRule)
        case dictionary(ActivationDictionary)
    }

    private let form: Form
    /// The types that conformance is decided by: the common types, and those of a bundle.
    package var types = BundleTypes.none

    /// Reads a predicate.
    ///
    /// A predicate has at most 64 KiB, 16,384 tokens and 64 levels of nesting.
    ///
    /// - Throws: what was expected, with line and column in the predicate.
    public init(predicate: String) throws(TargetError) {
        form = .predicate(try ParsedRule(predicate))
    }

    /// Reads a dictionary of keys such as `NSExtensionActivationSupportsText`.
    ///
    /// Values that are no counts, and keys that nobody documents, are warnings of the receiver.
    public init(dictionary: WireDictionary) {
        form = .dictionary(ActivationDictionary(dictionary))
    }

    /// Doubts about the rule itself.
    package var warnings: [Offer.Reason] {
        switch form {
        case .predicate(let rule): RuleLint.warnings(rule, types.catalog)
        case .dictionary(let dictionary): dictionary.warnings
        }
    }

    /// Returns whether the rule accepts an item, and the clauses that keep it from doing so.
    ///
    /// An evaluation takes at most 200,000 steps; a rule that takes more is not offered. Warnings
    /// are those of the evaluation.
    public func offer(of view: SharedView) -> Offer {
        switch form {
        case .predicate(let rule): rule.offer(of: view, types.catalog)
        case .dictionary(let dictionary): dictionary.offer(of: view, types.catalog)
        }
    }

    /// Returns whether the rule accepts an item, without the reasons.
    package func accepts(_ view: SharedView) -> Bool {
        var steps = Int.max
        return accepts(view, steps: &steps)
    }

    /// Returns whether the rule accepts an item; false if that takes more steps than are left.
    func accepts(_ view: SharedView, steps: inout Int) -> Bool {
        switch form {
        case .predicate(let rule): rule.accepts(view, types.catalog, steps: &steps)
        case .dictionary(let dictionary): dictionary.accepts(view, types.catalog, steps: &steps)
        }
    }
}
