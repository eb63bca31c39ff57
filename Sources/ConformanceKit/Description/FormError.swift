import Essentials

/// A violation of the schema in a file of vectors, a report or a testee's message.
package struct FormError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The file, the vector and the field of the fault, as far as they are known.
    package var place: String
    /// A sentence with what was found and what was expected.
    package var message: String

    init(_ place: String, _ message: String) {
        self.place = place
        self.message = message
    }

    /// Returns the same fault with an outer place put before its place.
    func within(_ outer: String) -> FormError {
        FormError(place.isEmpty ? outer : "\(outer): \(place)", message)
    }

    /// Returns the fault of a missing required member.
    static func missing(_ name: String) -> FormError { FormError(name, "is missing") }

    /// The fault as the end of a sentence: "lacks `name`", "is wrong at `groups`: expected an array".
    var predicate: String {
        if self == .missing(place) { return "lacks `\(place)`" }
        return place.isEmpty ? "is wrong: \(message)" : "is wrong at `\(place)`: \(message)"
    }

    /// The place and the message in one line.
    package var description: String { place.isEmpty ? message : "\(place): \(message)" }

    /// The same text as ``description``, so that `localizedDescription` shows it.
    package var errorDescription: String? { description }
}
