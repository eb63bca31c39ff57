/// The limits of an inbox.
public struct InboxLimits: Hashable, Sendable {
    /// The maximum number of waiting entries; 1,000 by default.
    public var entryCount = 1_000
    /// The maximum number of bytes of all waiting entries; 2 GiB by default.
    public var byteCount = 2 << 30
    /// The minimum number of tokens that the journal keeps; 1,000 by default.
    public var keptTokenCount = 1_000
    /// The duration for which the journal keeps every token; 30 days by default.
    public var keptTokenLifetime = Duration.seconds(30 * 24 * 60 * 60)
    /// Items with less data than this, in bytes, are stored as a single file; 64 KiB by default.
    public var embeddedByteCount = 64 << 10

    /// The default limits.
    public static let standard = InboxLimits()

    /// Creates the default limits.
    public init() {}
}
