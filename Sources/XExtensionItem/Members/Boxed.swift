/// An optional value in separate storage, because it is large and rare.
///
/// Its owner stays small and cheap to move. An array changes its element in place.
@propertyWrapper
struct Boxed<Value: Sendable>: Sendable {
    private var values: [Value] = []

    var wrappedValue: Value? {
        @inline(__always) get { values.isEmpty ? nil : values[0] }
        set { values = newValue.map { [$0] } ?? [] }
    }
}
