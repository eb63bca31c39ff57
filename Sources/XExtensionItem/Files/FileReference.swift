import Essentials
package import WireFormat

package struct FileReference: Sendable {
    /// The path relative to the payload folder: `attachments/` and a file name; clause 14.6.2.
    package var path: String
    package var byteCount: Int
    var kept = KeptMembers()
    /// The folder that the document was read from; if nil, the file cannot be loaded.
    var folder: PayloadFolder?

    package var unknownMembers: WireDictionary {
        get { kept.unknown }
        set { kept.unknown = newValue }
    }

    package init(path: String, byteCount: Int) {
        self.path = path
        self.byteCount = byteCount
    }

    private static let first = ASCIISet("abcdefghijklmnopqrstuvwxyz0123456789")
    private static let later = first.union(ASCIISet("._-"))

    /// Returns a message if a path breaks clause 14.6.2, otherwise nil.
    static func fault(in path: String) -> String? {
        let prefix = "attachments/"
        let bytes = Array(path.utf8)
        guard bytes.starts(with: prefix.utf8) else { return "expected a path in “\(prefix)”" }
        let name = bytes.dropFirst(prefix.utf8.count)
        guard 1...100 ~= name.count, let lead = name.first, first.contains(lead),
            name.allSatisfy(later.contains), name.last != UInt8(ascii: ".")
        else {
            return "expected 1 to 100 characters from a-z, 0-9, “.”, “_” and “-”, beginning with a"
                + " letter or digit and not ending with a dot"
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
    package static func == (left: FileReference, right: FileReference) -> Bool {
        left.path.isIdentical(to: right.path) && left.byteCount == right.byteCount
            && left.kept == right.kept
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytesOf: path)
        hasher.combine(byteCount)
    }
}

extension FileReference: CustomStringConvertible {
    package var description: String {
        "<\(CountText.text(byteCount, "byte")) in \(path.cut(to: 80))>"
    }
}

/// The bytes of a file in a payload folder. Each read opens the file, because a payload can name
/// more files than a process can have open.
struct FolderFile: CheckedDataSource {
    let folder: PayloadFolder
    let reference: FileReference

    var byteCount: Int { reference.byteCount }
    var identity: String { folder.path + "/" + reference.path }

    func read(_ range: Range<Int>) throws(PayloadError) -> Data {
        try folder.file(reference).read(range)
    }

    func check() throws(PayloadError) { _ = try folder.file(reference) }
}

extension FileReference {
    /// The file's bytes, which are read only on demand; nil if the folder is unknown.
    var data: WireData? {
        folder.map { WireData(source: FolderFile(folder: $0, reference: self)) }
    }

    /// Opens the file and returns its bytes. The open file stays valid even if its name changes.
    ///
    /// - Throws: the errors of ``PayloadFolder/file(_:)``; `file.outside-folder` if the folder is
    ///   unknown.
    func open() throws(PayloadError) -> WireData {
        guard let folder else { throw outsideFolder }
        return WireData(source: try folder.file(self))
    }

    var outsideFolder: PayloadError {
        PayloadError(
            code: .fileOutsideFolder,
            message: "\(path): the item was not read from a payload folder")
    }
}
