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
    /// - Parameter url: a URL of a regular file.
    /// - Returns: the attachment; its data refers to the open file.
    /// - Throws: `file.path` for a file that cannot be opened, or is no regular one.
    public static func file(at url: URL) throws(WireError) -> Attachment {
        let file = try StoredFile(at: url)
        let type = TypeIdentifier(filenameExtension: url.pathExtension) ?? .data
        let name = url.lastPathComponent
        return Attachment(
            [Representation(type, .data(WireData(file)))],
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
        guard representations.count == 1, case .url(let url) = representations[0].content,
            url.isFileURL
        else { return self }
        var file = try Attachment.file(at: url)
        if let suggestedName { file.suggestedName = suggestedName }
        file.kept.unknown = kept.unknown
        return file
    }
}
