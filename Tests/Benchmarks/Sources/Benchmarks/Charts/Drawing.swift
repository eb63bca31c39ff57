/// An SVG drawing that is readable on light and dark pages.
struct Drawing {
    let width: Int
    let height: Int
    private var elements: [String] = []

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// Kinds of strokes and fills, by their names in the style sheet.
    enum Style: String {
        case grid, axis, ours, met, missed, target, json, xml, binary
    }

    enum Anchor: String {
        case start, middle, end
    }

    mutating func text(
        _ text: String, _ x: Double, _ y: Double, _ anchor: Anchor = .start, isTitle: Bool = false
    ) {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let kind = isTitle ? #" class="title""# : ""
        elements.append(
            #"<text\#(kind) x="\#(number(x))" y="\#(number(y))" text-anchor="\#(anchor.rawValue)">\#(escaped)</text>"#
        )
    }

    mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: Style) {
        elements.append(
            #"<line class="\#(style.rawValue)" x1="\#(number(x1))" y1="\#(number(y1))" x2="\#(number(x2))" y2="\#(number(y2))"/>"#
        )
    }

    mutating func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: Style) {
        elements.append(
            #"<rect class="\#(style.rawValue)" x="\#(number(x))" y="\#(number(y))" width="\#(number(max(width, 1)))" height="\#(number(height))" rx="2"/>"#
        )
    }

    mutating func curve(_ points: [(x: Double, y: Double)], _ style: Style, isDashed: Bool) {
        let list = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
        let dash = isDashed ? #" stroke-dasharray="5 4""# : ""
        elements.append(#"<polyline class="\#(style.rawValue)"\#(dash) points="\#(list)"/>"#)
    }

    private func number(_ value: Double) -> String { Figure.fixed(value, 1) }

    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
        <style>
        text { font: 12px system-ui, sans-serif; fill: #57606a }
        .title { font-size: 15px; font-weight: 600; fill: #24292f }
        .grid { stroke: #8c959f; stroke-opacity: .25 }
        .axis { stroke: #8c959f }
        .met { fill: #2da44e }
        .missed { fill: #d4a72c }
        .ours { fill: #0969da }
        .target { stroke: #cf222e; stroke-width: 2 }
        polyline { fill: none; stroke-width: 2 }
        polyline.json { stroke: #0969da }
        polyline.xml { stroke: #8250df }
        polyline.binary { stroke: #2da44e }
        @media (prefers-color-scheme: dark) { text { fill: #9198a1 } .title { fill: #f0f6fc } }
        </style>
        \(elements.joined(separator: "\n"))
        </svg>

        """
    }
}
