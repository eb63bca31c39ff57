import WireFormat

/// The values of parameters, found by keys that are compared byte by byte.
struct LinkValues: Sendable {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    /// The value for a key; nil if there is none.
    ///
    /// To a dictionary the Kelvin sign is the letter K, so that the key it found is compared too.
    subscript(key: String) -> String? {
        guard let index = values.index(forKey: key), values[index].key.isIdentical(to: key) else {
            return nil
        }
        return values[index].value
    }

    /// The text that stands for a placeholder: empty if it has no value.
    func text(of placeholder: URLTemplate.Placeholder) -> String { self[placeholder.name] ?? "" }
}
