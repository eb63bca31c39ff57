// Stand-in for UniformTypeIdentifiers.
//
// Signatures: developer.apple.com, UniformTypeIdentifiers/UTType.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
}
