/// How much an inbox holds.
public struct InboxLimits: Hashable, Sendable {
    /// The most entries that wait; 1,000 unless set.
    public var entryCount = 1_000
    /// The most bytes of all entries that wait; 2 GiB unless set.
    public var byteCount = 2 << 30
    /// How many tokens of finished entries the journal keeps at least; 1,000 unless set.
    public var keptTokenCount = 1_000
    /// For how long the journal keeps every token; 30 days unless set.
    public var keptTokenLifetime = Duration.seconds(30 * 24 * 60 * 60)
    /// Items with less data than this are stored as a single file; 64 KiB unless set.
    public var embeddedByteCount = 64 << 10

    /// The limits that hold unless others are set.
    public static let standard = InboxLimits()

    /// Makes the standard limits, to be changed.
    public init() {}
}
