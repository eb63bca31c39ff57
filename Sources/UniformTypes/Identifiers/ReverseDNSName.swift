/// Names of two or more labels of ASCII letters, digits and hyphens, joined by dots; clause 1.1.6.
package enum ReverseDNSName {
    /// Whether a text is such a name.
    package static func matches(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { matches($0) } ?? matches(text.utf8)
    }

    private static func matches(_ text: some Sequence<UInt8>) -> Bool {
        var dots = 0
        var count = 0
        for byte in text {
            if byte == UInt8(ascii: ".") {
                guard count > 0 else { return false }
                dots += 1
                count = 0
            } else {
                guard byte.isLetterOrDigit || byte == UInt8(ascii: "-") else { return false }
                count += 1
            }
        }
        return dots > 0 && count > 0
    }
}
