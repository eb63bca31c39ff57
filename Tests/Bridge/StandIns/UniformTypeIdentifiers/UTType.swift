// Stand-in for UniformTypeIdentifiers.
//
// Declared: developer.apple.com, UniformTypeIdentifiers/UTType. An exported type belongs to the app that
// declares it; an imported one may belong to another app.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct UTType: Hashable, Sendable {
    public let identifier: String
    /// Read by tests.
    public private(set) var isImported = false

    /// Nil for a type that no app on the system declares.
    public init?(_ identifier: String) {
        guard identifier.hasPrefix("public.") else { return nil }
        self.identifier = identifier
    }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        isImported = true
    }
}
