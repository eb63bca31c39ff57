#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Attachment {
    /// An attachment that is a file: its type by the name's extension, its size by the file system.
    ///
    /// The bytes stay in the file until somebody loads them, and are written into a payload piece by
    /// piece. The name is suggested to receivers where the format allows it.
    ///
    /// - Parameters:
    ///   - url: a URL of a regular file.
    ///   - type: the type of the bytes; by the name's extension unless given, and
    ///     ``TypeIdentifier/data`` where that says nothing.
    /// - Returns: the attachment; its data refers to the open file.
    /// - Throws: `file.path` for a URL that is none of a file, and for a file that cannot be opened or
    ///   is no regular one.
    public static func file(
        at url: URL, type: TypeIdentifier? = nil
    ) throws(WireError) -> Attachment {
        let name = url.lastPathComponent
        return Attachment(
            [try Representation.file(at: url, type: type)],
            suggestedName: SuggestedName.fault(in: name) == nil ? name : nil)
    }

    /// An attachment that is an image: its type by the first bytes, or ``TypeIdentifier/data`` where
    /// they show none of the common formats.
    public static func image(_ data: Data, suggestedName: String? = nil) -> Attachment {
        let type = TypeIdentifier.detected(fromFirstBytes: data.prefix(64)) ?? .data
        return .data(data, type: type, suggestedName: suggestedName)
    }

    /// An attachment that is a property list, of a type of its own or the general one.
    public static func propertyList(
        _ value: WireValue, type: TypeIdentifier = .propertyList
    ) -> Attachment {
        Attachment([Representation(type, .propertyList(value))])
    }

    /// The attachment with the file in place of a URL of a file, which no payload carries.
    func withFilesForFileURLs() throws(WireError) -> Attachment {
        guard representations.count == 1, let url = representations[0].url, url.isFileURL else {
            return self
        }
        var file = try Attachment.file(at: url)
        if let suggestedName { file.suggestedName = suggestedName }
        file.kept.unknown = kept.unknown
        return file
    }
}

extension Representation {
    /// A representation whose bytes stay in a file; see ``Attachment/file(at:type:)``.
    ///
    /// - Throws: `file.path` for a URL that is none of a file, and for a file that cannot be opened or
    ///   is no regular one.
    public static func file(
        at url: URL, type: TypeIdentifier? = nil
    ) throws(WireError) -> Representation {
        let file = try StoredFile(url.localPath())
        let type = type ?? TypeIdentifier(filenameExtension: url.pathExtension) ?? .data
        return Representation(type, .data(WireData(file)))
    }

    /// The representation with the file in place of a URL of a file, which no payload carries.
    func withFileForFileURL() throws(WireError) -> Representation {
        guard let url, url.isFileURL else { return self }
        var file = try Representation.file(at: url)
        file.kept = kept
        return file
    }
}
