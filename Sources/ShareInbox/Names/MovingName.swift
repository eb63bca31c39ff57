/// The names of a folder that holds an entry together with a record of its target.
///
/// The reader decides by moving this folder out of its home. A recovery that takes the reader for dead
/// renames the folder first. Only one of the two succeeds.
enum MovingName {
    private static let moving = ".moving"
    private static let returning = ".returning"
    /// The file with the path of the target.
    static let targetName = "target"

    static func text(_ entry: InboxEntry) -> String { entry.name + moving }

    /// The name after a recovery has taken the reader for dead.
    static func returningText(_ entry: InboxEntry) -> String { entry.name + returning }

    /// Returns the entry of such a folder; nil for other names.
    static func entry(_ name: String) -> InboxEntry? {
        for suffix in [moving, returning] where name.hasSuffix(suffix) {
            return InboxEntry(String(name.dropLast(suffix.utf8.count)))
        }
        return nil
    }
}
