/// What in a file of vectors, a report or a message of a testee is not of the form it should have.
public struct FormFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where: the file, the vector, the field, as far as they are known.
    public var place: String
    /// What was found or expected there.
    public var reason: String

    init(_ place: String, _ reason: String) {
        self.place = place
        self.reason = reason
    }

    /// The same fault, seen from further out.
    func within(_ outer: String) -> FormFault {
        FormFault(place.isEmpty ? outer : "\(outer): \(place)", reason)
    }

    /// Place and reason in a line.
    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
