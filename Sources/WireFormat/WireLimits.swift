/// Bounds on what a reader takes in, checked before anything is allocated from a declared size.
///
/// The limits count a document as a tree: an object that a binary property list shares counts as
/// often as it is referred to, strings and data count decoded, and a tagged value is no level.
public struct WireLimits: Hashable, Sendable {
    /// The deepest nesting that ``depth`` can be set to: freeing a value takes stack for each level.
    public static let greatestDepth = 512

    /// Bytes of input; 16 GiB unless set.
    public var documentByteCount = 16 << 30
    /// Levels of dictionaries and arrays, the root being the first; 128 unless set.
    public var depth: Int = 128 {
        didSet { depth = min(depth, Self.greatestDepth) }
    }
    /// Values in the document, without keys; 1,000,000 unless set, 1,000,000,000 at most.
    public var valueCount: Int = 1_000_000 {
        didSet { valueCount = min(valueCount, 1_000_000_000) }
    }
    /// UTF-8 bytes of one string or key; 16 MiB unless set.
    public var stringByteCount = 16 << 20
    /// UTF-8 bytes of all strings and keys together; 64 MiB unless set.
    public var textByteCount = 64 << 20
    /// Bytes of all data together, decoded; 16 GiB unless set.
    public var dataByteCount = 16 << 30
    /// Bytes of one number as JSON or XML writes it; 1,024 unless set.
    public var numberByteCount = 1_024

    /// Makes the default limits.
    public init() {}

    /// What every reader of the format must accept, as the specification states it.
    public static var guaranteed: WireLimits {
        var limits = WireLimits()
        limits.documentByteCount = 16 << 20
        limits.depth = 64
        limits.valueCount = 100_000
        limits.stringByteCount = 1 << 20
        limits.textByteCount = 8 << 20
        limits.dataByteCount = 12 << 20
        return limits
    }
}
