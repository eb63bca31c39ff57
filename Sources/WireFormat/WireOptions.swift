/// How a document's bytes are read.
public struct WireOptions: Hashable, Sendable {
    /// The bounds that the document must keep.
    public var limits: WireLimits
    /// Whether every base64 character is checked while reading, rather than when data is loaded.
    ///
    /// When false, only the length and the last characters are; loading malformed data then fails.
    public var checksBase64: Bool

    /// Makes options; every check is on by default.
    public init(limits: WireLimits = WireLimits(), checksBase64: Bool = true) {
        self.limits = limits
        self.checksBase64 = checksBase64
    }
}
