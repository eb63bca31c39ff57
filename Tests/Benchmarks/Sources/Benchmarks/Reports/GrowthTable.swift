/// The rows of growth as lines for a terminal.
enum GrowthTable {
    private static let columns: [Column] = [
        Column("work", 12), Column("encoding", 8), Column("of what", 15),
        Column("few", 7, isNumber: true), Column("each", 7, isNumber: true),
        Column("many", 7, isNumber: true), Column("each", 7, isNumber: true),
        Column("grows with n to the", 19, isNumber: true), Column("target", 7, isNumber: true),
        Column("", 6),
    ]

    static var heading: String { Column.heading(columns) }

    static func line(of result: GrowthResult) -> String {
        let (few, many) = result.row.dimension.counts
        return Column.line(
            columns,
            [
                result.row.work, "\(result.row.encoding)", result.row.dimension.name, "\(few)",
                Figure.time(result.few / Double(few)), "\(many)",
                Figure.time(result.many / Double(many)), Figure.fixed(result.exponent, 2),
                "≤ " + Figure.fixed(GrowthRow.maximumExponent, 2),
                result.isMet ? "met" : "MISSED",
            ])
    }
}
