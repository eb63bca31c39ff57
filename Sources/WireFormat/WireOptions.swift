/// The options for reading a document.
public struct WireOptions: Hashable, Sendable {
    /// The limits of the reader.
    public var limits: WireLimits
    /// Whether every base64 character is checked while reading and not only when data is loaded;
    /// true by default.
    ///
    /// If false, only the length and the last characters are checked while reading, and loading
    /// malformed data throws an error.
    public var checksBase64: Bool

    /// Creates options. By default, all checks are on.
    public init(limits: WireLimits = WireLimits(), checksBase64: Bool = true) {
        self.limits = limits
        self.checksBase64 = checksBase64
    }
}
