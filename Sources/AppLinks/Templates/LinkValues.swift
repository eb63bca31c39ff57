import WireFormat

/// The values of parameters, looked up by keys that are compared byte by byte.
struct LinkValues: Sendable {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    /// The value for a key, or nil.
    ///
    /// A dictionary treats canonically equivalent keys as equal, such as the Kelvin sign and K.
    /// Therefore the key that was found is compared too.
    subscript(key: String) -> String? {
        guard let index = values.index(forKey: key), values[index].key.isIdentical(to: key) else {
            return nil
        }
        return values[index].value
    }

    /// Returns the value of a placeholder; empty if it has none.
    func text(of placeholder: URLTemplate.Placeholder) -> String { self[placeholder.name] ?? "" }
}
