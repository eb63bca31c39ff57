package import WireFormat

/// An activation rule, and the items to evaluate it with (section 31 of Schemas/share-targets.md).
package struct RuleEvaluation: Sendable {
    package enum Verdict: String, Sendable, CaseIterable {
        case yes
        case no
        /// The rule cannot be evaluated with the items, so its extension is not offered.
        case undecided
    }

    /// A predicate or a dictionary.
    package var rule: WireValue
    /// The type identifiers of each attachment of each extension item.
    package var items: [[[String]]]
    /// The types that a bundle declares, with the types they conform to.
    package var types: [String: [String]] = [:]
}

extension RuleEvaluation {
    init(_ fields: FormFields) throws(FormError) {
        rule = try fields.required("rule") { fields[$0] }
        items = try fields.required("items", fields.optionalArray).map(Self.attachments)
        for (type, parents) in fields["types"]?.dictionaryValue ?? [:] {
            types[type] = try Self.strings(parents, "types")
        }
    }

    private static func attachments(_ item: WireValue) throws(FormError) -> [[String]] {
        guard let elements = item.arrayValue else {
            throw FormError("items", "expected an array for each item")
        }
        return try elements.map { element throws(FormError) in try strings(element, "items") }
    }

    private static func strings(_ value: WireValue, _ name: String) throws(FormError) -> [String] {
        let strings = value.arrayValue?.compactMap(\.stringValue)
        guard let strings, strings.count == value.arrayValue?.count else {
            throw FormError(name, "expected arrays of strings")
        }
        return strings
    }

    var json: WireDictionary {
        var members: WireDictionary = [
            "rule": rule, "items": .array(items.map { .array($0.map(WireValue.strings)) }),
        ]
        if !types.isEmpty {
            members["types"] = .dictionary(
                WireDictionary(types.map { ($0.key, .strings($0.value)) }))
        }
        return members
    }
}

extension FormFields {
    func optionalVerdict(_ name: String) throws(FormError) -> RuleEvaluation.Verdict? {
        try optional(name, "yes, no or undecided") {
            $0.stringValue.flatMap(RuleEvaluation.Verdict.init(rawValue:))
        }
    }
}
