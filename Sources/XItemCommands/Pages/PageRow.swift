/// A row of two columns, the second aligned with those of its neighbours.
struct PageRow {
    /// The second column.
    enum Content {
        /// Text that is fit for a terminal.
        case text(String)
        /// Strings of a stranger, to be shown with commas between them.
        case list([String])
    }

    /// How wide the first column gets at most; what is longer is followed by its content at once.
    static let greatestWidth = 40

    /// The first column, fit for a terminal.
    let name: String
    let content: Content

    init(_ name: String, _ content: Content) {
        (self.name, self.content) = (name, content)
    }
}

extension PageOutput {
    /// Writes rows, each of which may be made twice: to measure it, and to write it.
    mutating func write(
        _ rows: some Collection<PageRow>, indentation: String
    ) throws(CommandFailure) {
        var width = 0
        for row in rows where row.name.count <= PageRow.greatestWidth {
            width = max(width, row.name.count)
        }
        for row in rows {
            let padding = String(repeating: " ", count: max(0, width - row.name.count) + 2)
            let start = indentation + row.name + padding
            switch row.content {
            case .text(let text): try write(start + text + "\n")
            case .list(let strings): try writeLine(start, listing: strings)
            }
        }
    }
}
