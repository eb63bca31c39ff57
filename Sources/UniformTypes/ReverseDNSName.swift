/// Names of two or more labels of ASCII letters, digits and hyphens, joined by dots; clause 1.1.6.
package enum ReverseDNSName {
    /// Whether a text is such a name.
    package static func matches(_ text: String) -> Bool {
        let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.count >= 2
            && labels.allSatisfy { label in
                !label.isEmpty
                    && label.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
            }
    }
}
