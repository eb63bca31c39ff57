/// The points of the curve as lines for a terminal.
enum CurveTable {
    private static let columns: [Column] = [
        Column("curve of time per byte", 27), Column("document", 8, isNumber: true),
        Column("time", 7, isNumber: true), Column("each byte", 9, isNumber: true),
    ]

    static var heading: String { Column.heading(columns) }

    static func line(of point: SizeCurve.Point) -> String {
        let nanoseconds = point.seconds / Double(point.bytes) * 1e9
        return Column.line(
            columns,
            [
                point.reader.name, Figure.size(point.bytes), Figure.time(point.seconds),
                "\(Figure.fixed(nanoseconds, 2)) ns",
            ])
    }
}
