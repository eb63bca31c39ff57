/// Escaping for HTML and XML.
enum Markup {
    /// Returns the text with references for markup characters, and visible escapes for control
    /// characters, direction marks and characters that XML forbids.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where isHarmful(scalar.value):
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isHarmful(_ value: UInt32) -> Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xFFFE, 0xFFFF:
            true
        default: false
        }
    }
}
