/// An overlay's replacement for a value whose type has no empty value: another value, or none.
///
/// A property of this type is nil if the overlay inherits the item's value.
package enum Override<Value> {
    /// Another value replaces the item's value.
    case replaced(Value)
    /// The activity gets no value.
    case removed

    /// The replacement, or nil if the value is removed.
    package var value: Value? {
        if case .replaced(let value) = self { value } else { nil }
    }
}

extension Override {
    /// Returns the transformed replacement; removed if `transform` returns nil.
    func map<Other>(_ transform: (Value) -> Other?) -> Override<Other> {
        value.flatMap(transform).map(Override<Other>.replaced) ?? .removed
    }
}

extension Override: Sendable where Value: Sendable {}
extension Override: Equatable where Value: Equatable {}
extension Override: Hashable where Value: Hashable {}
