import UniformTypes

extension RuleEvaluator {
    mutating func value(of expression: RuleExpression) throws(RuleFailure) -> RuleValue {
        try step(expression.range)
        switch expression.kind {
        case .string(let text): return .string(text)
        case .number(let number): return .number(number)
        case .null: return .null
        case .root: return .root
        case .variable(let name): return try variable(name, expression.range)
        case .key(let base, let name): return try key(name, of: value(of: base), expression.range)
        case .function(let base, let name):
            return try function(name, base, expression.range)
        case .element(let base, let element):
            return try self.element(element, of: base, expression.range)
        case .list(let elements):
            return .list(
                try elements.map { element throws(RuleFailure) in try value(of: element) })
        case .subquery(let subquery): return .list(try matches(of: subquery))
        case .arithmetic(let first, let terms):
            return try arithmetic(first, terms, expression.range)
        case .negated(let inner): return .number(try -number(inner))
        case .call(let name):
            throw RuleFailure(.function, "“\(name)()” is not evaluated", expression.range)
        }
    }

    private func variable(
        _ name: String, _ range: Range<Int>
    ) throws(RuleFailure) -> RuleValue {
        guard let binding = bindings.last(where: { $0.name == name }) else {
            throw RuleFailure(.variable, "$\(name) has no value outside its SUBQUERY", range)
        }
        return binding.value
    }

    /// For a collection, returns the collection of its elements' values.
    private mutating func key(
        _ name: String, of value: RuleValue, _ range: Range<Int>
    ) throws(RuleFailure) -> RuleValue {
        switch (value, name) {
        case (.null, _): return .null
        case (.root, "extensionItems"):
            try step(range, items.count)
            return .list(items.indices.map(RuleValue.item))
        case (.item(let item), "attachments"):
            try step(range, items[item].count)
            return .list(items[item].map(RuleValue.attachment))
        case (.attachment(let place), "registeredTypeIdentifiers"):
            let types = attachments[place].types
            try step(range, types.count)
            return .list(types.map { .string($0.rawValue) })
        case (.list(let elements), _):
            return .list(
                try elements.map { element throws(RuleFailure) in
                    try step(range)
                    return try key(name, of: element, range)
                })
        // Any other value has no keys.
        default:
            throw RuleFailure(.key, "\(value.words) has no known key “\(name)”", range)
        }
    }

    private mutating func function(
        _ name: String, _ base: RuleExpression, _ range: Range<Int>
    ) throws(RuleFailure) -> RuleValue {
        guard name == "count" else {
            throw RuleFailure(.function, "@\(name) is not evaluated", range)
        }
        switch try value(of: base) {
        case .null: return .null
        case .list(let elements): return .number(RuleNumber(elements.count))
        case let other:
            throw RuleFailure(.value, "@count needs a collection, found \(other.words)", range)
        }
    }

    private mutating func element(
        _ element: RuleExpression.Element, of base: RuleExpression, _ range: Range<Int>
    ) throws(RuleFailure) -> RuleValue {
        let value = try value(of: base)
        guard case .list(let elements) = value else {
            if value == .null { return .null }
            throw RuleFailure(.value, "an index needs a collection, found \(value.words)", range)
        }
        switch element {
        case .first: return elements.first ?? .null
        case .last: return elements.last ?? .null
        case .size: return .number(RuleNumber(elements.count))
        case .at(let index):
            let number = try number(index).value
            let position = Int(exactly: number)
            guard let position, elements.indices.contains(position) else {
                let index = position.map(String.init) ?? "\(number)"
                throw RuleFailure(.value, "no element at \(index) of \(elements.count)", range)
            }
            return elements[position]
        }
    }

    private mutating func matches(
        of subquery: RuleExpression.Subquery
    ) throws(RuleFailure) -> [RuleValue] {
        var found: [RuleValue] = []
        for element in try elements(of: subquery) where try evaluate(subquery, element) {
            found.append(element)
        }
        return found
    }

    mutating func elements(
        of subquery: RuleExpression.Subquery
    ) throws(RuleFailure) -> [RuleValue] {
        switch try value(of: subquery.collection) {
        case .list(let elements): return elements
        case .null: return []
        case let other:
            throw RuleFailure(
                .value, "SUBQUERY needs a collection, found \(other.words)",
                subquery.collection.range)
        }
    }

    private mutating func arithmetic(
        _ first: RuleExpression, _ terms: [RuleExpression.Term], _ range: Range<Int>
    ) throws(RuleFailure) -> RuleValue {
        var result = try number(first)
        for term in terms {
            let operand = try number(term.value)
            guard let next = result.applying(term.sign, operand) else {
                let isDivision = term.sign == "/" && operand.value == 0
                throw RuleFailure(
                    .value, isDivision ? "a division by zero" : "the result is not a number", range)
            }
            result = next
        }
        return .number(result)
    }

    private mutating func number(_ expression: RuleExpression) throws(RuleFailure) -> RuleNumber {
        let value = try value(of: expression)
        guard case .number(let number) = value else {
            throw RuleFailure(.value, "expected a number, found \(value.words)", expression.range)
        }
        return number
    }
}
