public import Essentials

/// A payload in an inbox. Its file name holds the time, the size, a digest, the token and the
/// number of attempts.
///
/// ```
/// 01m2x8k4a9f3q-1e0.0vd5fm1k2p8w3-order-17.0.xitem
/// └ stamp ─────┘ │  └ digest ───┘ │        │ └ a payload folder; .xitem.json is a single file
///        bytes ──┘          token ┘        └ attempt
/// ```
public struct InboxEntry: Hashable, Identifiable, Sendable {
    /// Milliseconds since 1970, times 36³, plus a random number below 36³.
    var stamp: UInt64
    /// The size of all files of the entry, in bytes.
    public let byteCount: Int
    /// The digest of the content; nil if the writer recorded none.
    let digest: UInt64?
    /// The token. Putting an item with the same token again stores nothing.
    public let token: InboxToken
    /// The number of claims so far, including the current one.
    public internal(set) var attempt: Int
    /// Whether the entry is a payload folder rather than a single file.
    let isFolder: Bool

    /// The file name, which is unique in the inbox.
    public var id: String { name }

    /// The time when the entry was put, by the writer's clock.
    public var date: Date {
        Date(timeIntervalSince1970: Double(stamp / Stamp.perMillisecond) / 1000)
    }

    static let stampWidth = 13
    private static let folderSuffix: StaticString = ".xitem"
    private static let fileSuffix: StaticString = ".xitem.json"
    /// The largest number with three digits in base 36. It keeps the longest name below 255 bytes.
    static let maximumAttempt = 46_655

    init(
        stamp: UInt64, byteCount: Int, digest: UInt64? = nil, token: InboxToken, attempt: Int = 0,
        isFolder: Bool
    ) {
        self.stamp = stamp
        self.byteCount = byteCount
        self.digest = digest
        self.token = token
        self.attempt = attempt
        self.isFolder = isFolder
    }

    init?(_ name: String) {
        var name = name
        let entry = name.withUTF8 { Self(bytes: $0) }
        guard let entry else { return nil }
        self = entry
    }

    /// Parses the bytes of a name, so that listing an inbox creates no string for each name.
    init?(bytes: UnsafeBufferPointer<UInt8>) {
        let isFolder = bytes.ends(with: Self.folderSuffix)
        guard isFolder || bytes.ends(with: Self.fileSuffix) else { return nil }
        let suffix = isFolder ? Self.folderSuffix : Self.fileSuffix
        let stem = bytes.dropLast(suffix.utf8CodeUnitCount)
        let hyphen = UInt8(ascii: "-")
        guard stem.count <= 150, let dot = stem.lastIndex(of: UInt8(ascii: ".")),
            let attempt = Base36.number(stem[(dot + 1)...]), attempt <= UInt64(Self.maximumAttempt)
        else { return nil }
        let fields = stem[..<dot]
        guard fields.count > Self.stampWidth, fields[Self.stampWidth] == hyphen,
            let stamp = Base36.number(fields[..<Self.stampWidth]),
            let end = fields[(Self.stampWidth + 1)...].firstIndex(of: hyphen),
            let (byteCount, digest) = Self.content(fields[(Self.stampWidth + 1)..<end]),
            InboxToken.isToken(fields[(end + 1)...])
        else { return nil }
        let token = InboxToken(
            unchecked: String(decoding: fields[(end + 1)...], as: UTF8.self))
        self.init(
            stamp: stamp, byteCount: byteCount, digest: digest, token: token,
            attempt: Int(attempt), isFolder: isFolder)
    }

    /// Parses the size, and the digest after a dot, if any.
    private static func content(
        _ field: Slice<UnsafeBufferPointer<UInt8>>
    ) -> (byteCount: Int, digest: UInt64?)? {
        let dot = field.firstIndex(of: UInt8(ascii: ".")) ?? field.endIndex
        guard let count = Base36.number(field[..<dot]), let byteCount = Int(exactly: count) else {
            return nil
        }
        guard dot < field.endIndex else { return (byteCount, nil) }
        let digits = field[(dot + 1)...]
        guard digits.count == ContentDigest.textLength, let digest = Base36.number(digits) else {
            return nil
        }
        return (byteCount, digest)
    }

    var name: String {
        Base36.text(stamp, width: Self.stampWidth) + "-" + Base36.text(UInt64(byteCount))
            + (digest.map { "." + ContentDigest.text($0) } ?? "") + "-" + token.rawValue + "."
            + Base36.text(UInt64(attempt)) + suffix
    }

    /// The name in the target folder of a move: the token with the suffix of the entry.
    var deliveredName: String { token.rawValue + suffix }

    private var suffix: String { (isFolder ? Self.folderSuffix : Self.fileSuffix).description }

    /// The entry with the next attempt. The number in a file name is untrusted and may already be
    /// the maximum.
    var incrementingAttempt: InboxEntry {
        var entry = self
        entry.attempt = min(attempt + 1, Self.maximumAttempt)
        return entry
    }

    static func isBefore(_ left: InboxEntry, _ right: InboxEntry) -> Bool {
        (left.stamp, left.token.rawValue) < (right.stamp, right.token.rawValue)
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func ends(with suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { suffix in
            count > suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
        }
    }
}
