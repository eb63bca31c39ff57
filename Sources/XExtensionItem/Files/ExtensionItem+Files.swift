#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ExtensionItem {
    /// From this size on, a file is mapped into memory rather than copied.
    ///
    /// A mapped file that somebody cuts short while it is read ends the process; copy files that
    /// others may change.
    static let mappedByteCount = 16 << 20

    /// Reads an item from a file or a payload folder.
    ///
    /// - Parameters:
    ///   - url: a payload's file, or a payload folder; attachments of the folder stay in their files.
    ///   - reading: leniently unless told otherwise.
    ///   - isMapped: whether a large file is mapped into memory rather than copied; true unless given.
    /// - Throws: ``PayloadError`` as ``init(decoding:reading:)`` does, also for a payload folder that
    ///   breaks the rules; Foundation's error for a file that cannot be read.
    public init(
        contentsOf url: URL, reading: Reading = .lenient, isMapped: Bool = true
    ) throws {
        var reading = reading
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        if attributes[.type] as? FileAttributeType == .typeDirectory {
            let folder: PayloadFolder
            let document: Data
            do throws(WireError) {
                folder = try PayloadFolder(url.path)
                document = try folder.document()
            } catch {
                throw PayloadError(findings: [Finding(error)])
            }
            reading.isInPayloadFolder = true
            try self.init(decoding: document, reading: reading, folder: folder)
        } else {
            let isLarge = attributes[.size] as? Int ?? 0 >= Self.mappedByteCount
            let options: Data.ReadingOptions = isMapped && isLarge ? .mappedIfSafe : []
            try self.init(decoding: Data(contentsOf: url, options: options), reading: reading)
        }
    }

    /// Writes the item to a file, which appears when it is complete; attachments pass through in
    /// pieces, those in files too.
    ///
    /// - Parameters:
    ///   - url: where the file is to be; one that is there is replaced.
    ///   - encoding: JSON, XML or binary property list.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Throws: what ``encoded(as:isPretty:)`` throws; `output.failed`; `file.byte-count` for a file
    ///   whose size changes meanwhile. Nothing is left behind then.
    public func write(
        to url: URL, as encoding: WireEncoding, isPretty: Bool = false
    ) throws(WireError) {
        try AtomicFile.write(to: url.path) { drain throws(WireError) in
            try write(as: encoding, isPretty: isPretty, to: drain)
        }
    }
}
