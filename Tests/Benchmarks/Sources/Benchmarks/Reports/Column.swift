/// A column of a table for the terminal.
struct Column {
    let title: String
    let width: Int
    let isNumber: Bool

    init(_ title: String, _ width: Int, isNumber: Bool = false) {
        self.title = title
        self.width = width
        self.isNumber = isNumber
    }

    static func heading(_ columns: [Column]) -> String {
        let rule = columns.map { String(repeating: "─", count: $0.width) }
        return line(columns, columns.map(\.title)) + "\n" + line(columns, rule)
    }

    static func line(_ columns: [Column], _ cells: [String]) -> String {
        let padded = zip(cells, columns).map { cell, column in
            let space = String(repeating: " ", count: max(0, column.width - cell.count))
            return column.isNumber ? space + cell : cell + space
        }
        var text = padded.joined(separator: "  ")
        while text.last == " " { text.removeLast() }
        return text
    }
}
