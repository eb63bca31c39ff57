// The values that RTF keeps, loses and adds when an attributed string is written and read.
//
// Seen: RTF from macOS 12, which writes and reads 12-point Helvetica and a paragraph style even if
// the string has neither (feedback-assistant/reports, issues 306 and 307). Documented: Apple's
// "Cocoa RTF" adds \fsmilli for sizes other than half points, and \expandedcolortbl for alpha. RTF
// has no control word for presentation intents, so these are lost.
//
// Seen in dumps of web text in iOS: zero kerning, a stroke of zero width, and its color.
import Foundation

/// A font of UIKit or AppKit.
public protocol RichTextFont: NSObject {
    init?(name fontName: String, size fontSize: CGFloat)
    var fontName: String { get }
    var pointSize: CGFloat { get }
}

/// A color of UIKit or AppKit.
public protocol RichTextColor: NSObject {
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    var rgba: [CGFloat] { get }
}

public enum RichText {
    /// Whether the reader adds kerning and a stroke that draw nothing; chosen by tests.
    @TaskLocal public static var addsStroke = false

    static let font = NSAttributedString.Key("NSFont")
    static let foreground = NSAttributedString.Key("NSColor")
    static let background = NSAttributedString.Key("NSBackgroundColor")
    static let kern = NSAttributedString.Key("NSKern")
    static let link = NSAttributedString.Key("NSLink")
    static let underline = NSAttributedString.Key("NSUnderline")
    static let strikethrough = NSAttributedString.Key("NSStrikethrough")
    static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

    /// A string, because the class of paragraph styles is in UIKit and AppKit.
    static var defaultStyle: NSObject { NSString(string: "NSParagraphStyle") }

    // The classes are in the stand-in for UIKit, which a program need not link.
    static let fontClass = _typeByName("5UIKit6UIFontC") as? any RichTextFont.Type
    static let colorClass = _typeByName("5UIKit7UIColorC") as? any RichTextColor.Type

    public static func write(_ text: NSAttributedString) -> NSData {
        var writer = RichTextWriter()
        let string = text.string as NSString
        text.enumerateAttributes(
            in: NSRange(location: 0, length: text.length), options: []
        ) { attributes, range, _ in
            writer.add(string.substring(with: range), attributes)
        }
        return Data(writer.document.utf8) as NSData
    }

    /// Returns nil for data that is not RTF.
    public static func read(_ data: NSData) -> NSAttributedString? {
        let bytes = Array(data as Data)
        guard bytes.starts(with: Array("{\\rtf1".utf8)) else { return nil }
        var reader = RichTextReader(bytes)
        reader.read()
        return reader.text
    }
}

private struct RichTextWriter {
    private var fonts: [String] = []
    private var colors: [[CGFloat]] = [[1, 1, 1, 1]]
    private var body = ""

    var document: String {
        let table = fonts.enumerated().map { "\\f\($0)\\fswiss\\fcharset0 \($1);" }.joined()
        func part(_ value: CGFloat, of whole: CGFloat) -> Int { Int((value * whole).rounded()) }
        let colorTable = colors.map { color in
            "\\red\(part(color[0], of: 255))\\green\(part(color[1], of: 255))\\blue\(part(color[2], of: 255));"
        }.joined()
        let expanded = colors.dropFirst().map { color in
            "\\cssrgb" + color.map { "\\c\(part($0, of: 100_000))" }.joined() + ";"
        }.joined()
        return """
            {\\rtf1\\ansi\\ansicpg1252\\cocoartf2638
            {\\fonttbl\(table)}
            {\\colortbl;\(colorTable)}
            {\\*\\expandedcolortbl;;\(expanded)}
            \\pard\\pardirnatural
            \(body)}
            """
    }

    mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[RichText.font] as? any RichTextFont
        let size = font?.pointSize ?? 12
        let half = size * 2
        var words = "\\f\(index(of: font?.fontName ?? "Helvetica"))"
        words += "\\fs\(Int(half))"
        if half != half.rounded() { words += "\\fsmilli\(Int((size * 1_000).rounded()))" }
        words += "\\cf\(index(of: attributes[RichText.foreground]))"
        words += "\\cb\(index(of: attributes[RichText.background]))"
        words += "\\expndtw\(((attributes[RichText.kern] as? NSNumber)?.intValue ?? 0) * 20)"
        words += isOn(attributes[RichText.underline]) ? "\\ul" : "\\ulnone"
        words += isOn(attributes[RichText.strikethrough]) ? "\\strike" : "\\strike0"
        let link = (attributes[RichText.link] as? NSURL)?.absoluteString
        let address = link ?? attributes[RichText.link] as? String
        let text = "{\(words) \(Self.escaped(text))}"
        body +=
            address.map {
                "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped($0))\"}}{\\fldrslt \(text)}}"
            } ?? text
    }

    private func isOn(_ style: Any?) -> Bool { (style as? NSNumber)?.intValue ?? 0 != 0 }

    private mutating func index(of font: String) -> Int {
        if let index = fonts.firstIndex(of: font) { return index }
        fonts.append(font)
        return fonts.count - 1
    }

    /// 0 means the default color.
    private mutating func index(of color: Any?) -> Int {
        guard let color = (color as? any RichTextColor)?.rgba else { return 0 }
        if let index = colors.dropFirst().firstIndex(of: color) { return index + 1 }
        colors.append(color)
        return colors.count
    }

    private static func escaped(_ text: String) -> String {
        text.utf16.map { unit in
            switch unit {
            case UInt16(UInt8(ascii: "\\")), UInt16(UInt8(ascii: "{")), UInt16(UInt8(ascii: "}")):
                "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
            default: "\\u\(Int16(bitPattern: unit)) "
            }
        }.joined()
    }
}

private struct RichTextReader {
    private struct State {
        var numbers: [String: Int] = [:]
        var link: String?
        var isHidden = false
    }

    private let bytes: [UInt8]
    private var position = 0
    private var states = [State()]
    private var fonts: [Int: String] = [:]
    private var colors: [[CGFloat]] = []
    private var units: [UInt16] = []
    private(set) var text = NSMutableAttributedString(string: "")

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): open()
            case UInt8(ascii: "}"): close()
            case UInt8(ascii: "\\"): controlWord()
            case 0x0A, 0x0D: break
            default: if states[states.count - 1].isHidden == false { units.append(UInt16(byte)) }
            }
        }
    }

    private mutating func open() {
        flush()
        states.append(states[states.count - 1])
        let rest = String(decoding: bytes[position...].prefix(24), as: UTF8.self)
        if rest.hasPrefix("\\fonttbl") {
            table { reader, entry in
                let parts = entry.split(separator: " ", maxSplits: 1)
                guard parts.count == 2 else { return }
                let number = parts[0].split(separator: "\\").first {
                    $0.dropFirst().allSatisfy(\.isNumber)
                }
                reader.fonts[number.flatMap { Int($0.dropFirst()) } ?? 0] = String(parts[1])
            }
        } else if rest.hasPrefix("\\*\\expandedcolortbl") {
            table { reader, entry in
                let parts = entry.split(separator: "\\").dropFirst().compactMap {
                    Double($0.dropFirst())
                }
                if parts.count == 4 { reader.colors.append(parts.map { $0 / 100_000 }) }
            }
        } else if rest.hasPrefix("\\colortbl") {
            table { _, _ in }
        } else if rest.hasPrefix("\\*\\fldinst") {
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
            let quoted = String(decoding: bytes[position..<end], as: UTF8.self).split(
                separator: "\"")
            states[states.count - 2].link = quoted.count > 1 ? String(quoted[1]) : nil
            states[states.count - 1].isHidden = true
        }
    }

    /// Reads the entries of a table, and stops before its end.
    private mutating func table(_ add: (inout Self, String) -> Void) {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
        for entry in bytes[position..<end].split(separator: UInt8(ascii: ";")) {
            add(
                &self,
                String(decoding: entry, as: UTF8.self).replacingOccurrences(
                    of: "\\fonttbl", with: ""))
        }
        position = end
    }

    private mutating func close() {
        flush()
        if states.count > 1 { states.removeLast() }
    }

    private mutating func controlWord() {
        guard position < bytes.count else { return }
        guard bytes[position] | 0x20 >= UInt8(ascii: "a"),
            bytes[position] | 0x20 <= UInt8(ascii: "z"),
            bytes[position] != UInt8(ascii: "{"), bytes[position] != UInt8(ascii: "}")
        else {
            if bytes[position] == 0x0A {
                units.append(0x0A)
            } else if bytes[position] != UInt8(ascii: "*") {
                units.append(UInt16(bytes[position]))
            }
            position += 1
            return
        }
        var word = ""
        while position < bytes.count, UnicodeScalar(bytes[position]).properties.isAlphabetic,
            bytes[position] < 0x80
        {
            word.unicodeScalars.append(UnicodeScalar(bytes[position]))
            position += 1
        }
        var digits = ""
        while position < bytes.count,
            UnicodeScalar(bytes[position]) == "-" || (0x30...0x39).contains(bytes[position])
        {
            digits.unicodeScalars.append(UnicodeScalar(bytes[position]))
            position += 1
        }
        if position < bytes.count, bytes[position] == 0x20 { position += 1 }
        if word == "u", let unit = Int16(digits) {
            units.append(UInt16(bitPattern: unit))
        } else {
            flush()
            states[states.count - 1].numbers[word] = Int(digits) ?? 1
            if word == "ulnone" { states[states.count - 1].numbers["ul"] = 0 }
        }
    }

    private mutating func flush() {
        guard !units.isEmpty else { return }
        let state = states[states.count - 1]
        text.append(
            NSAttributedString(
                string: String(decoding: units, as: UTF16.self), attributes: attributes(state)))
        units = []
    }

    private func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            RichText.paragraphStyle: RichText.defaultStyle
        ]
        let numbers = state.numbers
        let half = numbers["fs"].map { CGFloat($0) / 2 } ?? 12
        let size = numbers["fsmilli"].map { CGFloat($0) / 1_000 } ?? half
        let name = fonts[numbers["f"] ?? 0] ?? "Helvetica"
        attributes[RichText.font] =
            RichText.fontClass?.init(name: name, size: size)
            ?? RichText.fontClass?.init(name: "Helvetica", size: size)
        attributes[RichText.foreground] = color(numbers["cf"])
        attributes[RichText.background] = color(numbers["cb"])
        if let kern = numbers["expndtw"], kern != 0 {
            attributes[RichText.kern] = NSNumber(value: kern / 20)
        }
        if RichText.addsStroke {
            attributes[RichText.kern] = NSNumber(value: 0)
            attributes[.init("NSStrokeWidth")] = NSNumber(value: 0)
            attributes[.init("NSStrokeColor")] = RichText.colorClass?.init(
                red: 0, green: 0, blue: 0, alpha: 1)
        }
        if numbers["ul"] ?? 0 != 0 { attributes[RichText.underline] = NSNumber(value: 1) }
        if numbers["strike"] ?? 0 != 0 { attributes[RichText.strikethrough] = NSNumber(value: 1) }
        if let link = state.link {
            attributes[RichText.link] = NSURL(string: link) ?? link as NSString
        }
        return attributes
    }

    private func color(_ index: Int?) -> (any RichTextColor)? {
        guard let index, index > 1, index - 2 < colors.count else { return nil }
        let parts = colors[index - 2]
        return RichText.colorClass?.init(
            red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
