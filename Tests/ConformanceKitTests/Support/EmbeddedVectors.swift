@testable import ConformanceKit

enum EmbeddedVectors {
    /// The cases of all groups, computed once.
    static let cases = VectorGroup.embedded.flatMap(\.cases)
}
