import XExtensionItem

/// The CSS declarations that map to attributes of a run: colors, font, weight, style and
/// decoration.
enum CSSDeclarations {
    /// Applies the declarations of a `style` attribute in order, so that later ones win.
    static func apply(_ style: [UInt8], to run: inout TextRun) {
        for declaration in style.split(separator: UInt8(ascii: ";")) {
            guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let value = Array(declaration[(colon + 1)...]).trimmingHTMLSpaces
            apply(text(Array(declaration[..<colon])), value, to: &run)
        }
    }

    private static func apply(_ property: String, _ value: [UInt8], to run: inout TextRun) {
        switch property {
        case "color": setColor(value, of: &run)
        case "background-color", "background":
            if let color = color(value) { run.backgroundColor = color }
        case "font-family": setFont(value, of: &run)
        case "font-size": if let size = size(text(value)) { run.fontSize = size }
        case "font-weight": run.isBold = isBold(text(value)) ?? run.isBold
        case "font-style": run.isItalic = text(value) != "normal"
        case "text-decoration", "text-decoration-line":
            let lines = text(value).split(separator: " ")
            if lines.contains("underline") { run.isUnderlined = true }
            if lines.contains("line-through") { run.isStruckThrough = true }
        default: break
        }
    }

    /// Sets the text color, if the value is a known color.
    static func setColor(_ value: [UInt8], of run: inout TextRun) {
        if let color = color(value) { run.foregroundColor = color }
    }

    /// Sets the first font of a list, without its quotation marks.
    static func setFont(_ value: [UInt8], of run: inout TextRun) {
        let first = value.prefix { $0 != UInt8(ascii: ",") }
        let marks: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
        let name = Array(first).trimmingHTMLSpaces.filter { !marks.contains($0) }
        if !name.isEmpty { run.fontName = String(decoding: name, as: UTF8.self) }
    }

    /// Returns a value in lower case, without white space at its ends.
    private static func text(_ value: [UInt8]) -> String {
        String(decoding: value.trimmingHTMLSpaces.map(\.lowercased), as: UTF8.self)
    }

    private static func isBold(_ value: String) -> Bool? {
        switch value {
        case "bold", "bolder": true
        case "normal", "lighter": false
        default: Int(value).map { $0 >= 600 }
        }
    }

    /// Reads a size in points: `12pt`, or `16px` at 0.75 points per pixel.
    private static func size(_ value: String) -> Double? {
        let (unit, factor) = value.hasSuffix("px") ? ("px", 0.75) : ("pt", 1)
        guard value.hasSuffix(unit), let number = Double(value.dropLast(2)) else { return nil }
        let points = number * factor
        return HTMLStyle.sizes.contains(points) ? points : nil
    }

    /// Reads a color: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a basic CSS name.
    private static func color(_ value: [UInt8]) -> TextColor? {
        let name = text(value)
        guard name.utf8.first == UInt8(ascii: "#") else {
            return names[name].flatMap { TextColor("#" + $0) }
        }
        let digits = name.dropFirst().uppercased()
        switch digits.utf8.count {
        case 3: return TextColor("#" + digits.map { "\($0)\($0)" }.joined())
        case 8 where digits.hasSuffix("FF"): return TextColor("#" + digits.prefix(6))
        default: return TextColor("#" + digits)
        }
    }

    private static let names = [
        "black": "000000", "silver": "C0C0C0", "gray": "808080", "white": "FFFFFF",
        "maroon": "800000", "red": "FF0000", "purple": "800080", "fuchsia": "FF00FF",
        "green": "008000", "lime": "00FF00", "olive": "808000", "yellow": "FFFF00",
        "navy": "000080", "blue": "0000FF", "teal": "008080", "aqua": "00FFFF",
    ]
}

extension [UInt8] {
    /// The bytes without HTML white space at both ends.
    var trimmingHTMLSpaces: [UInt8] {
        var rest = drop(while: \.isHTMLSpace)
        while rest.last?.isHTMLSpace == true { rest.removeLast() }
        return Array(rest)
    }
}
