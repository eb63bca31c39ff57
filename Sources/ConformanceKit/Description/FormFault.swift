#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What in a file of vectors, a report or a message of a testee is not of the form it should have.
public struct FormFault: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// Where: the file, the vector, the field, as far as they are known.
    public var place: String
    /// What was found or expected there.
    public var message: String

    init(_ place: String, _ message: String) {
        self.place = place
        self.message = message
    }

    /// The same fault, seen from further out.
    func within(_ outer: String) -> FormFault {
        FormFault(place.isEmpty ? outer : "\(outer): \(place)", message)
    }

    /// Place and message in a line.
    public var description: String { place.isEmpty ? message : "\(place): \(message)" }

    /// The same as ``description``, for whoever shows `localizedDescription`.
    public var errorDescription: String? { description }
}
