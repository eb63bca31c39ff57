import Foundation

/// A reason why a catalog or an icon was not updated. The old catalog or icon is kept.
///
/// Errors of `URLSession`, of the file system, and of reading the catalog are thrown unchanged.
public struct UpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence that states what was found and what was expected.
    public let description: String

    private init(_ description: String) {
        self.description = description
    }

    static func untrusted(_ url: URL) -> Self {
        Self("expected a URL with https, found \(url.absoluteString)")
    }

    static func status(_ status: Int, _ url: URL, isConditional: Bool) -> Self {
        let expected = isConditional ? "200 or 304" : "200"
        return Self("expected the status \(expected) from \(url.absoluteString), found \(status)")
    }

    static func range(_ field: String?, start: Int) -> Self {
        Self(
            "expected a Content-Range that starts at byte \(start), found \(field ?? "none")")
    }

    static func tooLarge(limit: Int) -> Self { Self("expected at most \(limit) bytes") }

    static let noHTTPResponse = Self("expected an HTTP response")
    static let notAnImage = Self("expected a PNG or JPEG image")
}
