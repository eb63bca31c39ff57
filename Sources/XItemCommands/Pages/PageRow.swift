/// A row of two columns. The second columns of adjacent rows are aligned.
struct PageRow {
    /// The second column.
    enum Content {
        /// Text that is safe for a terminal.
        case text(String)
        /// Untrusted strings, shown with commas between them.
        case list([String])
    }

    /// The greatest width of the first column, in characters. A longer name does not move the
    /// second column.
    static let greatestWidth = 40

    /// The first column, safe for a terminal.
    let name: String
    let content: Content

    init(_ name: String, _ content: Content) {
        (self.name, self.content) = (name, content)
    }
}

extension PageOutput {
    /// Writes rows. This iterates over them twice, to measure and to write.
    mutating func write(
        _ rows: some Collection<PageRow>, indentation: String
    ) throws(CommandError) {
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
