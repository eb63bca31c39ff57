/// Names of two or more labels of ASCII letters, digits and hyphens, joined by dots; clause 1.1.6.
enum ReverseDNSName {
    private static let label = ASCIISet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-")

    /// Whether a text is such a name.
    static func matches(_ text: String) -> Bool {
        let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy(label.has) }
    }
}
