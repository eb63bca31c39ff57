/// The names of a folder in which an entry lies together with where it is to be delivered.
///
/// Its reader decides by moving the folder out of its home. Whoever takes the reader for dead first
/// gives the folder the other name: of the two, one succeeds.
enum MovingName {
    private static let moving = ".moving"
    private static let returning = ".returning"
    /// The file in the folder that says where the entry goes.
    static let targetName = "target"

    static func text(_ entry: InboxEntry) -> String { entry.name + moving }

    /// The name of the folder once its entry is to wait again.
    static func returningText(_ entry: InboxEntry) -> String { entry.name + returning }

    /// The entry that such a folder is for; nil for any other name.
    static func entry(_ name: String) -> InboxEntry? {
        for suffix in [moving, returning] where name.hasSuffix(suffix) {
            return InboxEntry(String(name.dropLast(suffix.utf8.count)))
        }
        return nil
    }
}
