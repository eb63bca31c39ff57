/// What an overlay says of a value that has no empty form of its own: another value, or none.
///
/// Where the overlay says nothing, the property that holds this is nil, and the item's value is
/// inherited.
package enum Override<Value> {
    /// Another value takes the place of the item's.
    case replaced(Value)
    /// The item's value does not apply.
    case removed

    /// The value that takes the item's place; nil when it is removed.
    package var value: Value? {
        if case .replaced(let value) = self { value } else { nil }
    }
}

extension Override {
    /// What takes the item's place, made of another value; removed where nothing can be made of it.
    func map<Other>(_ transform: (Value) -> Other?) -> Override<Other> {
        value.flatMap(transform).map(Override<Other>.replaced) ?? .removed
    }
}

extension Override: Sendable where Value: Sendable {}
extension Override: Equatable where Value: Equatable {}
extension Override: Hashable where Value: Hashable {}
