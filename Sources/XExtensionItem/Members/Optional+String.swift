extension Optional where Wrapped == String {
    /// The string; nil for the empty one, which is written as though it were absent.
    var unlessEmpty: String? { self?.utf8.isEmpty == true ? nil : self }

    /// Whether two strings, or their absence, have the same code points.
    func isIdentical(to other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let other?): one.isIdentical(to: other)
        default: false
        }
    }
}
