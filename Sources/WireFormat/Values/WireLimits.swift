/// The limits of a reader. The reader checks a limit before it allocates memory for a declared
/// size.
///
///     var limits = WireLimits()
///     limits.depth = 64
///     let document = try WireDocument(bytes, limits: limits)
///
/// The limits apply to the document as a tree: a shared object of a binary property list counts
/// once per reference. Strings and data count in decoded form. A tagged value does not count as a
/// level. A negative limit becomes 0.
public struct WireLimits: Hashable, Sendable {
    /// The upper bound of ``depth``. The bound exists because freeing a nested value uses stack
    /// space for each level.
    package static let maximumDepth = 512

    /// The maximum input size in bytes; 16 GiB by default.
    public var documentByteCount = 16 << 30 {
        didSet { documentByteCount = max(0, documentByteCount) }
    }
    /// The maximum nesting depth of dictionaries and arrays, where the root has depth 1; 128 by
    /// default, at most 512.
    public var depth = 128 {
        didSet { depth = min(max(0, depth), Self.maximumDepth) }
    }
    /// The maximum number of values, not counting keys; 1,000,000 by default, at most
    /// 1,000,000,000.
    public var valueCount = 1_000_000 {
        didSet { valueCount = min(max(0, valueCount), 1_000_000_000) }
    }
    /// The maximum length of a string or key, in UTF-8 bytes; 16 MiB by default.
    public var stringByteCount = 16 << 20 {
        didSet { stringByteCount = max(0, stringByteCount) }
    }
    /// The maximum total length of all strings and keys, in UTF-8 bytes; 64 MiB by default.
    public var textByteCount = 64 << 20 {
        didSet { textByteCount = max(0, textByteCount) }
    }
    /// The maximum total size of all data, in decoded bytes; 16 GiB by default.
    public var dataByteCount = 16 << 30 {
        didSet { dataByteCount = max(0, dataByteCount) }
    }
    /// The maximum length of a number's text in JSON or XML, in bytes; 1,024 by default.
    public var numberByteCount = 1_024 {
        didSet { numberByteCount = max(0, numberByteCount) }
    }

    /// Creates the default limits.
    public init() {}

    static let guaranteedValueCount = 100_000

    /// The limits within which every reader must accept a document (section 10).
    public static var guaranteed: WireLimits {
        var limits = WireLimits()
        limits.documentByteCount = 16 << 20
        limits.depth = 64
        limits.valueCount = guaranteedValueCount
        limits.stringByteCount = 1 << 20
        limits.textByteCount = 8 << 20
        limits.dataByteCount = 12 << 20
        return limits
    }
}
