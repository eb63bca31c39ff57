import WireFormat
import XExtensionItem

/// The CSS declarations for attributes without an element: colors and font.
enum HTMLStyle {
    /// The font sizes to write, in points; a size outside could hide the text or cover the page.
    static let sizes = 4.0...288.0

    /// Returns the declarations of a run, separated by `;`, without unsafe font names and sizes.
    static func declarations(of run: TextRun) -> String {
        var result: [String] = []
        if let color = run.foregroundColor { result.append("color:\(color)") }
        if let color = run.backgroundColor { result.append("background-color:\(color)") }
        if let name = run.fontName, isSafe(name) { result.append("font-family:'\(name)'") }
        if let size = run.fontSize.flatMap(text) { result.append("font-size:\(size)pt") }
        return result.joined(separator: ";")
    }

    /// Whether a font name is 1 to 64 ASCII letters, digits, spaces and hyphens.
    private static func isSafe(_ name: String) -> Bool {
        1...64 ~= name.utf8.count && name.utf8.allSatisfy(nameCharacters.has)
    }

    /// Returns a size in hundredths of a point without an exponent, or nil if it is out of range.
    private static func text(of size: Double) -> String? {
        guard sizes.contains(size) else { return nil }
        let hundredths = Int((size * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        guard rest > 0 else { return String(whole) }
        let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
        return "\(whole).\(digits)"
    }

    private static let nameCharacters = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -")
}
