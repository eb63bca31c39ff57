extension Optional where Wrapped == String {
    /// The string, or nil if it is empty, because an empty string is encoded like an absent one.
    var unlessEmpty: String? { self?.utf8.isEmpty == true ? nil : self }

    /// Whether the string is nil or empty.
    var isNilOrEmpty: Bool { self?.utf8.isEmpty ?? true }

    /// Whether both are nil, or the strings have the same code points.
    func isIdentical(to other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let other?): one.isIdentical(to: other)
        default: false
        }
    }
}
