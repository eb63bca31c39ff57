/// Finds invisible characters that change how a text is shown.
package enum HiddenCharacter {
    /// Returns the first control character of a text, or nil.
    ///
    /// LF, CR, TAB and the separators U+2028 and U+2029 count only if `isOneLine` is true.
    package static func control(in text: String, isOneLine: Bool) -> Unicode.Scalar? {
        text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x2028, 0x2029: isOneLine
            case 0...0x1F, 0x7F...0x9F: true
            default: false
            }
        }
    }

    /// Returns the first character that can disorder the direction of text, or nil.
    ///
    /// That is an override, which shows letters in another order than they are read in, or an
    /// embedding or isolate without its counterpart. The marks U+061C, U+200E and U+200F open
    /// nothing, and Arabic and Hebrew need them, so they do not count.
    package static func direction(in text: String) -> Unicode.Scalar? {
        var open: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202D, 0x202E: return scalar
            case 0x202A, 0x202B, 0x2066...0x2068: open.append(scalar)
            case 0x202C, 0x2069:
                guard let last = open.popLast(), isClosed(last, by: scalar) else { return scalar }
            default: break
            }
        }
        return open.first
    }

    private static func isClosed(_ opened: Unicode.Scalar, by scalar: Unicode.Scalar) -> Bool {
        (opened.value < 0x2066) == (scalar.value < 0x2066)
    }
}

extension Unicode.Scalar {
    /// The code point in its usual notation, for example `U+202E`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
