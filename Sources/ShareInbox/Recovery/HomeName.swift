/// The liveness rule in the name of a home.
enum HomeName {
    /// Only the next instance in the same role returns the claims.
    case only
    case lock
    case seen(milliseconds: UInt64)
    /// The name of a home of another version.
    case unknown

    init(_ name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("only", 2): self = .only
        case ("lock", 2): self = .lock
        case ("seen", 3): self = UInt64(parts[1]).map { .seen(milliseconds: $0) } ?? .unknown
        default: self = .unknown
        }
    }
}
