/// The time per byte against the size of the document; both scales are logarithmic.
struct SizeChart {
    private static let area = (left: 70.0, right: 660.0, top: 56.0, bottom: 360.0)

    let points: [SizeCurve.Point]
    let caption: String

    var drawing: Drawing {
        var drawing = Drawing(width: 860, height: 420)
        drawing.text("Time per byte, from a kilobyte to a gibibyte", 10, 24, isTitle: true)
        for time in [0.1e-9, 1e-9, 10e-9, 100e-9] {
            let y = Self.vertical(time)
            drawing.line(Self.area.left, y, Self.area.right, y, .grid)
            drawing.text(
                time < 1e-9 ? "0.1 ns" : Figure.time(time), Self.area.left - 8, y + 4, .end)
        }
        for size in [1, 32, 1 << 10, 32 << 10, 1 << 20] {
            let x = Self.horizontal(size << 10)
            drawing.line(x, Self.area.top, x, Self.area.bottom, .grid)
            drawing.text(Figure.size(size << 10), x, Self.area.bottom + 18, .middle)
        }
        var labels: [(text: String, x: Double, y: Double)] = []
        for reader in SizeCurve.readers { draw(reader, &labels, in: &drawing) }
        var free = 0.0
        for label in labels.sorted(by: { $0.y < $1.y }) {
            free = max(label.y, free)
            drawing.text(label.text, label.x, free)
            free += 14
        }
        drawing.text(caption, 10, 408)
        return drawing
    }

    private func draw(
        _ reader: SizeCurve.Reader, _ labels: inout [(text: String, x: Double, y: Double)],
        in drawing: inout Drawing
    ) {
        let curve = points.filter { $0.reader.name == reader.name }.map {
            (x: Self.horizontal($0.bytes), y: Self.vertical($0.seconds / Double($0.bytes)))
        }
        guard let last = curve.last else { return }
        let style: Drawing.Style =
            reader.encoding == .json ? .json : reader.encoding == .xml ? .xml : .binary
        drawing.curve(curve, style, isDashed: reader.isPeer)
        labels.append((reader.name, last.x + 8, last.y + 4))
    }

    private static func horizontal(_ bytes: Int) -> Double {
        let part = Figure.logarithm(Double(bytes) / 512) / 21
        return area.left + part * (area.right - area.left)
    }

    private static func vertical(_ time: Double) -> Double {
        let part = Figure.logarithm(time / 0.05e-9) / Figure.logarithm(4000)
        return area.bottom - part * (area.bottom - area.top)
    }
}
