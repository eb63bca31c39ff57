import WireFormat

/// Escaping for HTML and XML.
package enum Markup {
    /// Returns the text with references for markup characters, and visible escapes for control
    /// characters, direction marks and characters that XML forbids.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{FFFE}", "\u{FFFF}": result += scalar.escaped
            case _ where !scalar.isSafeInLine: result += scalar.escaped
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
