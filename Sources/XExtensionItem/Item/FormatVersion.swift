/// The version of the payload format: a major and a minor number.
public struct FormatVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The major version. It changes if older readers would misread a payload.
    public let major: Int
    /// The minor version. It increases with additions that older readers may ignore.
    public let minor: Int

    /// The version that this library implements.
    public static let current = FormatVersion(major: 1, minor: 0)

    static func isCurrent(_ text: RawSpan) -> Bool {
        text.withUnsafeBytes { $0.elementsEqual(currentText) }
    }

    private static let currentText = Array(currentDescription.utf8)
    private static let currentDescription = "1.0"

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Parses two numbers separated by a dot, each of one to five digits without leading zeros.
    /// Returns nil for any other text, and for the major number 0.
    package init?(_ text: String) {
        let utf8 = text.utf8
        guard let point = utf8.firstIndex(of: UInt8(ascii: ".")),
            let major = Self.number(utf8[..<point]), major > 0,
            let minor = Self.number(utf8[point...].dropFirst())
        else { return nil }
        self.init(major: major, minor: minor)
    }

    private static func number(_ digits: Substring.UTF8View) -> Int? {
        guard 1...5 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }),
            digits.count == 1 || digits.first != UInt8(ascii: "0")
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// The version as written in payloads, for example `1.0`.
    public var description: String {
        self == .current ? Self.currentDescription : "\(major).\(minor)"
    }

    /// Whether one version is older than another; 1.9 is older than 1.10.
    public static func < (left: FormatVersion, right: FormatVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
