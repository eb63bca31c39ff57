/// The results as lines for a terminal, each printed as soon as it is known.
struct Table {
    private static let columns: [Column] = [
        Column("work", 11), Column("encoding", 11), Column("document", 8),
        Column("size", 7, isNumber: true), Column("time", 7, isNumber: true),
        Column("a second", 8, isNumber: true), Column("against", 20),
        Column("its time", 8, isNumber: true), Column("ratio", 6, isNumber: true),
        Column("target", 22, isNumber: true), Column("", 6),
        Column("resident", 8, isNumber: true), Column("anonymous", 9, isNumber: true),
    ]

    static var heading: String { Column.heading(columns) }

    static func line(of result: Result) -> String {
        let row = result.row
        let speed = Figure.size(Int(Double(result.bytes) / result.seconds))
        return Column.line(
            columns,
            [
                row.work, row.encoding, row.document,
                result.bytes == 0 ? "" : Figure.size(result.bytes),
                Figure.time(result.seconds), row.showsSpeed ? speed : "", row.peer?.name ?? "",
                result.peerSeconds.map(Figure.time) ?? "",
                result.ratio.map { Figure.short($0) + "x" } ?? "",
                row.targets.map(\.text).joined(separator: " "),
                result.isMet.map { $0 ? "met" : "MISSED" } ?? "",
                result.memory.map { Figure.size($0.resident) } ?? "",
                result.memory.map { Figure.size($0.anonymous) } ?? "",
            ])
    }
}
