/// The results as lines for a terminal, each printed when it is known.
struct Table {
    private static let columns: [(title: String, width: Int, isNumber: Bool)] = [
        ("work", 12, false), ("encoding", 11, false), ("document", 8, false), ("size", 7, true),
        ("time", 7, true), ("a second", 8, true), ("against", 19, false), ("its time", 8, true),
        ("ratio", 6, true), ("target", 14, true), ("", 6, false), ("resident", 8, true),
        ("anonymous", 9, true),
    ]

    static var heading: String {
        line(columns.map(\.title)) + "\n"
            + line(columns.map { String(repeating: "─", count: $0.width) })
    }

    static func line(of result: Result) -> String {
        let row = result.row
        let speed = Figure.size(Int(Double(result.bytes) / result.seconds))
        return line([
            row.work, row.encoding, row.document, Figure.size(result.bytes),
            Figure.time(result.seconds), row.showsSpeed ? speed : "", row.peer?.name ?? "",
            result.peerSeconds.map(Figure.time) ?? "",
            result.ratio.map { Figure.short($0) + "x" } ?? "",
            row.targets.map(\.text).joined(separator: " "),
            result.isMet.map { $0 ? "met" : "MISSED" } ?? "",
            result.memory.map { Figure.size($0.resident) } ?? "",
            result.memory.map { Figure.size($0.anonymous) } ?? "",
        ])
    }

    private static func line(_ cells: [String]) -> String {
        let padded = zip(cells, columns).map { cell, column in
            let space = String(repeating: " ", count: max(0, column.width - cell.count))
            return column.isNumber ? space + cell : cell + space
        }
        var text = padded.joined(separator: "  ")
        while text.last == " " { text.removeLast() }
        return text
    }
}
