import XExtensionItem

enum HTMLElement {
    enum Block {
        /// A line break before and after.
        case line
        /// An empty line before and after.
        case paragraph
    }

    static func block(_ name: String) -> Block? {
        if lines.contains(name) { return .line }
        return paragraphs.contains(name) ? .paragraph : nil
    }

    private static let lines: Set = [
        "address", "article", "aside", "body", "caption", "center", "dd", "div", "dt", "fieldset",
        "figcaption", "footer", "form", "header", "html", "legend", "li", "main", "nav", "option",
        "section", "summary", "tr",
    ]
    private static let paragraphs: Set = [
        "blockquote", "details", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol",
        "p", "pre", "table", "ul",
    ]
    static let voids: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr",
    ]
    /// The elements that are not shown and contain raw text, which cannot have markup.
    static let rawTexts: Set = [
        "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
    ]
    /// The elements that are not shown and can contain markup.
    static let hidden: Set = ["head", "math", "svg", "template"]
}

/// The style of text, combined from all its enclosing elements.
struct HTMLTextStyle {
    /// An empty run with the style.
    private(set) var run = TextRun("")
    private(set) var isPreformatted = false

    mutating func apply(_ name: String, _ attributes: HTMLAttributes) {
        let parent = run
        switch name {
        case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": run.isBold = true
        case "i", "em", "cite", "dfn", "var": run.isItalic = true
        case "u", "ins": run.isUnderlined = true
        case "s", "strike", "del": run.isStruckThrough = true
        case "code", "kbd", "samp", "tt": run.isCode = true
        case "a":
            if let href = attributes["href"] {
                let destination = HTMLText.unescaped(href).trimmingHTMLSpaces
                run.link = MarkupLink.url(ofDestination: destination)
            }
        case "font":
            if let color = attributes["color"] { CSSDeclarations.setColor(color, of: &run) }
            if let face = attributes["face"] { CSSDeclarations.setFont(face, of: &run) }
        case "pre": isPreformatted = true
        default: break
        }
        if let style = attributes["style"] {
            CSSDeclarations.apply(HTMLText.unescaped(style), to: &run, inheriting: parent)
        }
    }
}

enum CSSDeclarations {
    static func apply(_ style: [UInt8], to run: inout TextRun, inheriting parent: TextRun) {
        for declaration in style.split(separator: UInt8(ascii: ";")) {
            guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let value = Array(declaration[(colon + 1)...]).trimmingHTMLSpaces
            apply(text(Array(declaration[..<colon])), value, to: &run, parent)
        }
    }

    private static func apply(
        _ property: String, _ value: [UInt8], to run: inout TextRun, _ parent: TextRun
    ) {
        switch property {
        case "color": setColor(value, of: &run)
        case "background-color", "background":
            if let color = color(value) { run.backgroundColor = color }
        case "font-family": setFont(value, of: &run)
        case "font-size": if let size = size(text(value)) { run.fontSize = size }
        case "font-weight":
            run.isBold = isInherited(value) ? parent.isBold : isBold(word(value)) ?? run.isBold
        case "font-style":
            run.isItalic =
                isInherited(value) ? parent.isItalic : isItalic(word(value)) ?? run.isItalic
        case "text-decoration", "text-decoration-line":
            let lines = text(value).split(separator: " ")
            if lines.contains("underline") { run.isUnderlined = true }
            if lines.contains("line-through") { run.isStruckThrough = true }
        default: break
        }
    }

    static func setColor(_ value: [UInt8], of run: inout TextRun) {
        if let color = color(value) { run.foregroundColor = color }
    }

    static func setFont(_ value: [UInt8], of run: inout TextRun) {
        let first = value.prefix { $0 != UInt8(ascii: ",") }
        let marks: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
        let name = Array(first).trimmingHTMLSpaces.filter { !marks.contains($0) }
        if !name.isEmpty { run.fontName = String(decoding: name, as: UTF8.self) }
    }

    private static func text(_ value: [UInt8]) -> String {
        String(decoding: value.trimmingHTMLSpaces.map(\.lowercased), as: UTF8.self)
    }

    /// Returns the first word of a value in lower case, without `!important`.
    private static func word(_ value: [UInt8]) -> String {
        text(Array(value.prefix { !$0.isHTMLSpace && $0 != UInt8(ascii: "!") }))
    }

    private static func isInherited(_ value: [UInt8]) -> Bool {
        ["inherit", "unset"].contains(word(value))
    }

    private static func isBold(_ value: String) -> Bool? {
        switch value {
        case "bold", "bolder": true
        case "normal", "lighter", "initial": false
        default: Int(value).map { $0 >= 600 }
        }
    }

    private static func isItalic(_ value: String) -> Bool? {
        switch value {
        case "italic", "oblique": true
        case "normal", "initial": false
        default: nil
        }
    }

    /// Parses a size in points. In CSS, a pixel is 0.75 points.
    private static func size(_ value: String) -> Double? {
        let (unit, factor) = value.hasSuffix("px") ? ("px", 0.75) : ("pt", 1)
        guard value.hasSuffix(unit), let number = Double(value.dropLast(2)) else { return nil }
        let points = number * factor
        return HTMLStyle.sizes.contains(points) ? points : nil
    }

    /// Parses a color: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a basic CSS name.
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
    var trimmingHTMLSpaces: [UInt8] {
        var rest = drop(while: \.isHTMLSpace)
        while rest.last?.isHTMLSpace == true { rest.removeLast() }
        return Array(rest)
    }
}
