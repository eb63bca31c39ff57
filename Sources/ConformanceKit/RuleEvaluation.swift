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
        items = []
        for item in try fields.required("items", fields.optionalArray) {
            items.append(try Self.attachments(item))
        }
        for (type, parents) in fields["types"]?.dictionaryValue ?? [:] {
            types[type] = try Self.strings(parents, "types")
        }
    }

    private static func attachments(_ item: WireValue) throws(FormError) -> [[String]] {
        guard let elements = item.arrayValue else {
            throw FormError("items", "expected an array for each item")
        }
        var attachments: [[String]] = []
        for element in elements { attachments.append(try strings(element, "items")) }
        return attachments
    }

    private static func strings(_ value: WireValue, _ name: String) throws(FormError) -> [String] {
        let elements = value.arrayValue ?? []
        let strings = elements.compactMap(\.stringValue)
        guard value.arrayValue != nil, strings.count == elements.count else {
            throw FormError(name, "expected arrays of strings")
        }
        return strings
    }

    var json: WireDictionary {
        func array(_ strings: [String]) -> WireValue { .array(strings.map(WireValue.string)) }
        var members: WireDictionary = [
            "rule": rule, "items": .array(items.map { .array($0.map(array)) }),
        ]
        if !types.isEmpty {
            members["types"] = .dictionary(WireDictionary(types.map { ($0.key, array($0.value)) }))
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
