/// A reference to a file of a payload folder that holds an attachment's bytes.
public struct FileReference: Sendable {
    /// The path relative to the payload folder: `attachments/` and a file name; clause 14.6.2.
    public var path: String
    /// The size of the file in bytes.
    public var byteCount: Int
    var kept = KeptMembers()
    /// The folder that the document was read from; if nil, the file cannot be loaded.
    var folder: PayloadFolder?

    /// The members that the format does not define, which encoding writes back.
    public var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    /// Creates a reference to a file.
    public init(path: String, byteCount: Int) {
        self.path = path
        self.byteCount = byteCount
    }

    private static let first = ASCIISet("abcdefghijklmnopqrstuvwxyz0123456789")
    private static let later = first.union(ASCIISet("._-"))

    /// Returns a description of what is wrong with a path, or nil if nothing is.
    static func fault(in path: String) -> String? {
        let prefix = "attachments/"
        let bytes = Array(path.utf8)
        guard bytes.starts(with: prefix.utf8) else { return "expected a path in “\(prefix)”" }
        let name = bytes.dropFirst(prefix.utf8.count)
        guard 1...100 ~= name.count, let lead = name.first, first.has(lead),
            name.allSatisfy(later.has), name.last != UInt8(ascii: ".")
        else {
            return "expected 1 to 100 of a-z 0-9 . _ - with a letter or digit first and no dot last"
        }
        let stem = String(decoding: name.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
        return isDevice(stem) ? "“\(stem)” is the name of a device on Windows" : nil
    }

    private static func isDevice(_ stem: String) -> Bool {
        if ["con", "prn", "aux", "nul"].contains(stem) { return true }
        return (stem.hasPrefix("com") || stem.hasPrefix("lpt")) && stem.utf8.count == 4
            && stem.utf8.last.map { 0x30...0x39 ~= $0 } == true
    }
}

extension FileReference: Hashable {
    /// Whether two references encode to the same bytes; the files are not compared.
    public static func == (left: FileReference, right: FileReference) -> Bool {
        left.path.isIdentical(to: right.path) && left.byteCount == right.byteCount
            && left.kept == right.kept
    }

    /// Hashes the path and the size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: path)
        hasher.combine(byteCount)
    }
}

extension FileReference: CustomStringConvertible, CustomDebugStringConvertible {
    /// The size and the path.
    public var description: String { "<\(byteCount) bytes in \(path.cut(to: 80))>" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
