/// What a writer has written into its home, before anybody else sees it.
struct WrittenEntry {
    /// Where it is.
    let path: String
    let token: InboxToken
    let byteCount: Int
    let isFolder: Bool
}
