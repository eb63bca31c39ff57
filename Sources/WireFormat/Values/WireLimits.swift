/// The limits of a reader, checked before it allocates memory for a declared size.
///
///     var limits = WireLimits()
///     limits.depth = 64
///     let document = try WireDocument(bytes, limits: limits)
///
/// The limits count a document as a tree. An object that a binary property list shares counts once
/// for each reference. Strings and data count decoded, and a tagged value is not a level. A negative
/// number means 0.
public struct WireLimits: Hashable, Sendable {
    /// The greatest value of ``depth``, because freeing a value takes stack for each level.
    package static let greatestDepth = 512

    /// The greatest number of bytes of input; 16 GiB by default.
    public var documentByteCount = 16 << 30 {
        didSet { documentByteCount = max(0, documentByteCount) }
    }
    /// The greatest depth of dictionaries and arrays, where the root has depth 1; 128 by default,
    /// at most 512.
    public var depth = 128 {
        didSet { depth = min(max(0, depth), Self.greatestDepth) }
    }
    /// The greatest number of values, without keys; 1,000,000 by default, at most 1,000,000,000.
    public var valueCount = 1_000_000 {
        didSet { valueCount = min(max(0, valueCount), 1_000_000_000) }
    }
    /// The greatest number of UTF-8 bytes of one string or key; 16 MiB by default.
    public var stringByteCount = 16 << 20 {
        didSet { stringByteCount = max(0, stringByteCount) }
    }
    /// The greatest number of UTF-8 bytes of all strings and keys; 64 MiB by default.
    public var textByteCount = 64 << 20 {
        didSet { textByteCount = max(0, textByteCount) }
    }
    /// The greatest number of decoded bytes of all data; 16 GiB by default.
    public var dataByteCount = 16 << 30 {
        didSet { dataByteCount = max(0, dataByteCount) }
    }
    /// The greatest number of bytes of one number's text in JSON or XML; 1,024 by default.
    public var numberByteCount = 1_024 {
        didSet { numberByteCount = max(0, numberByteCount) }
    }

    /// Creates the default limits.
    public init() {}

    /// The limits up to which every reader must accept a document (section 10).
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
