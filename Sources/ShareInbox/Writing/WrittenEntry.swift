/// An entry in the home of its writer, before it is in `ready`.
struct WrittenEntry {
    /// The path in the home.
    let path: String
    let token: InboxToken
    let byteCount: Int
    let isFolder: Bool
}
