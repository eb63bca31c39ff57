/// The ratio to each peer, as bars on a logarithmic scale, with the targets as marks.
struct RatioChart {
    private static let rowHeight = 22.0
    private static let left = 330.0
    private static let right = 70.0

    let results: [Result]
    let caption: String

    var drawing: Drawing {
        let rows = results.filter { $0.ratio != nil }
        let top = 58.0
        var drawing = Drawing(
            width: 860, height: Int(top + Self.rowHeight * Double(rows.count)) + 52)
        drawing.text(
            "Times faster than others, on the same document in the same run", 10, 24, isTitle: true)
        let bottom = top + Self.rowHeight * Double(rows.count)
        for power in Self.ticks(rows) {
            let x = Self.position(power, rows)
            drawing.line(x, top - 8, x, bottom, power == 1 ? .axis : .grid)
            drawing.text("\(Figure.short(power))x", x, top - 14, .middle)
        }
        for (index, result) in rows.enumerated() {
            Self.draw(result, top + Self.rowHeight * Double(index), rows, in: &drawing)
        }
        drawing.text(
            "Green: the target, marked in red, is met. Yellow: it is missed. Blue: no target.",
            10,
            bottom + 22)
        drawing.text(caption, 10, bottom + 42)
        return drawing
    }

    private static func draw(
        _ result: Result, _ y: Double, _ rows: [Result], in drawing: inout Drawing
    ) {
        guard let ratio = result.ratio else { return }
        let row = result.row
        let label = "\(row.work) \(row.encoding) \(row.document)"
        drawing.text(label, 10, y + 14)
        drawing.text(row.peer?.name ?? "", left - 10, y + 14, .end)
        let style: Drawing.Style = result.isMet.map { $0 ? .met : .missed } ?? .ours
        let (one, end) = (position(1, rows), position(ratio, rows))
        drawing.bar(min(one, end), y + 3, abs(end - one), rowHeight - 8, style)
        for case .ratio(let least) in row.targets {
            let x = position(least, rows)
            drawing.line(x, y, x, y + rowHeight - 2, .target)
        }
        drawing.text("\(Figure.short(ratio))x", max(one, end) + 6, y + 14)
    }

    private static func ticks(_ rows: [Result]) -> [Double] {
        [0.1, 1, 10, 100, 1000, 10_000].filter { $0 >= scale(rows).low && $0 <= scale(rows).high }
    }

    private static func scale(_ rows: [Result]) -> (low: Double, high: Double) {
        let ratios = rows.compactMap(\.ratio)
        return (min(ratios.min() ?? 1, 0.9), max(ratios.max() ?? 10, 50))
    }

    private static func position(_ ratio: Double, _ rows: [Result]) -> Double {
        let (low, high) = scale(rows)
        let part = Figure.logarithm(ratio / low) / Figure.logarithm(high / low)
        return left + part * (860 - left - right)
    }
}
