/// A string that is compared by bytes, ignoring the case of ASCII letters.
///
/// `String` does not suffice: it treats the Kelvin sign as the letter K.
package struct CaselessText: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: CaselessText, right: CaselessText) -> Bool {
        left.text.utf8.count == right.text.utf8.count
            && left.text.utf8.elementsEqual(right.text.utf8) { $0.lowercased == $1.lowercased }
    }

    package func hash(into hasher: inout Hasher) {
        var word: UInt64 = 0
        var count = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte.lowercased)
            count += 1
            if count & 7 == 0 { hasher.combine(word) }
        }
        hasher.combine(word)
        hasher.combine(count)
    }
}

extension String {
    package var lowercasedASCII: String {
        String(decoding: utf8.map(\.lowercased), as: UTF8.self)
    }
}

extension UInt8 {
    var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

    var isLetterOrDigit: Bool { 0x61...0x7A ~= lowercased || 0x30...0x39 ~= self }
}
