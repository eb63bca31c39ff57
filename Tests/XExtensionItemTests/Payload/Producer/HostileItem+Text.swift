import Foundation
import TestSupport
import TextMarkup
import XExtensionItem

extension HostileItem {
    mutating func contentText() -> AttributedText {
        switch below(12) {
        case 0, 1: return AttributedText(text())
        case 2: return AttributedText(markdown: "**\(text())** [x](\(url().absoluteString))")
        case 3:
            return AttributedText(html: "<b>\(text())</b><a href='\(url().absoluteString)'>x</a>")
        case 4: return AttributedText(AttributedString(text()))
        default: break
        }
        let runs = (0..<1 + below(3)).map { _ in run() }
        var text = AttributedText(isRare(2) ? runs : [])
        if text.runs.isEmpty { text.runs = runs }
        return text
    }

    private mutating func run() -> TextRun {
        var run = TextRun(text())
        switch below(14) {
        case 0: run.isBold = true
        case 1: run.isItalic = true
        case 2: run.isUnderlined = true
        case 3: run.isStruckThrough = true
        case 4: run.isCode = true
        case 5: run.link = url()
        case 6: run.foregroundColor = TextColor(red: 1, green: 2, blue: 3, alpha: UInt8(below(256)))
        case 7: run.backgroundColor = TextColor(red: 0xAB, green: 0, blue: 255)
        case 8: run.fontName = text()
        case 9:
            run.fontSize = one(of: [
                12, 0, -1, .nan, .infinity, 0x1p53, 0x1p53 - 1, .leastNonzeroMagnitude, 1e300,
            ])
        case 10: run.unknownMembers = members()
        default: break
        }
        return run
    }
}

/// A parameter type with one parameter under any key.
struct TypedParameters: ParameterNamespace {
    static let namespace = "com.example.typed"
    let key: String
    let value: String

    init(key: String, value: String) { (self.key, self.value) = (key, value) }

    init(parameters: WireDictionary, findings: inout [Finding]) {
        let first = parameters.first
        self.init(key: first?.key ?? "", value: first?.value.stringValue ?? "")
    }

    func update(_ parameters: inout WireDictionary) { parameters[key] = .string(value) }
}
