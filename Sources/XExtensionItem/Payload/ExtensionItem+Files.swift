#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ExtensionItem {
    /// Reads an item from a file or a payload folder.
    ///
    /// A mapped file that somebody cuts short while it is read ends the process; copy files that
    /// others may change.
    ///
    /// - Parameters:
    ///   - url: a payload's file, or a payload folder; attachments of the folder stay in their files.
    ///   - reading: leniently unless told otherwise.
    ///   - isMapped: whether a file from 16 MiB on is mapped into memory rather than copied; true unless
    ///     given.
    /// - Throws: what ``init(decoding:reading:)`` throws; `input.failed` for a file that cannot be read;
    ///   `file.path` for a payload folder that breaks the rules.
    public init(
        contentsOf url: URL, reading: Reading = .lenient, isMapped: Bool = true
    ) throws(PayloadError) {
        let file: PayloadFile
        do throws(WireError) {
            file = try PayloadFile(
                url.localPath(), atMost: reading.limits.documentByteCount, isMapped: isMapped)
        } catch {
            throw PayloadError(error)
        }
        var reading = reading
        if file.folder != nil { reading.isInPayloadFolder = true }
        try self.init(decoding: file.bytes, reading: reading, folder: file.folder)
    }

    /// Writes the item to a file, which appears when it is complete; attachments pass through in
    /// pieces, those in files too.
    ///
    /// - Parameters:
    ///   - url: where the file is to be; one that is there is replaced, its permissions kept.
    ///   - encoding: JSON, XML or binary property list.
    ///   - isPretty: whether JSON has line breaks and indentation.
    /// - Throws: what ``encoded(as:isPretty:)`` throws, before there is a file; `output.failed`, also for
    ///   a URL that is not a file's; `file.byte-count` for a file whose size changes meanwhile. Nothing
    ///   is left behind then.
    public func write(
        to url: URL, as encoding: WireEncoding, isPretty: Bool = false
    ) throws(PayloadError) {
        try write(to: url, as: encoding, isPretty: isPretty) { true }
    }

    /// The same, for as long as somebody wants the file: asked before each piece.
    func write(
        to url: URL, as encoding: WireEncoding, isPretty: Bool,
        while isWanted: @escaping () -> Bool
    ) throws(PayloadError) {
        let path = try PayloadError.of { () throws(WireError) in
            try url.localPath(orElse: .output)
        }
        let output = PayloadOutput(item: withFilesEmbedded, encoding: encoding, isPretty: isPretty)
        let payload = try output.judged()
        try PayloadError.of { () throws(WireError) in
            try AtomicFile.write(to: path) { drain throws(WireError) in
                try payload.write { piece throws(WireError) in
                    guard isWanted() else {
                        throw WireError(code: .output, message: "the file is not wanted any more")
                    }
                    try drain(piece)
                }
            }
        }
    }
}
