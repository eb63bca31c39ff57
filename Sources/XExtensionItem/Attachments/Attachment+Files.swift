public import Essentials

extension Attachment {
    /// Creates an attachment from a file, with the type of its filename extension and its size on
    /// disk.
    ///
    /// The bytes stay in the file until somebody loads them, and are copied into a payload piece by
    /// piece. Until then the attachment keeps the file open, which takes one file descriptor; an
    /// app on iOS has 256 by default.
    ///
    /// - Parameters:
    ///   - url: a file URL of a regular file.
    ///   - typeIdentifier: the type of the bytes. If nil, the type is that of the filename
    ///     extension, or ``TypeIdentifier/data`` if the extension is unknown.
    ///   - suggestedName: the suggested name. If nil, it is the file's name, if the format allows
    ///     that as a suggested name.
    /// - Returns: an attachment whose data refers to the open file.
    /// - Throws: `input.failed` if the URL is not a file URL, or the file is not regular or cannot
    ///   be opened.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil, suggestedName: String? = nil
    ) throws(WireError) -> Attachment {
        let name = url.lastPathComponent
        return Attachment(
            representations: [try .file(at: url, typeIdentifier: typeIdentifier)],
            suggestedName: suggestedName ?? (SuggestedName.fault(in: name) == nil ? name : nil))
    }

    /// Creates an image attachment, with the type that the first bytes show.
    ///
    /// The type is ``TypeIdentifier/image`` if the first bytes match no known image format.
    public static func image(_ data: Data, suggestedName: String? = nil) -> Attachment {
        Attachment(representations: [.image(data)], suggestedName: suggestedName)
    }

    /// Creates an attachment from a property list, of a general or a more specific type.
    public static func propertyList(
        _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList,
        suggestedName: String? = nil
    ) -> Attachment {
        Attachment(
            representations: [.propertyList(value, typeIdentifier: typeIdentifier)],
            suggestedName: suggestedName)
    }

    /// Returns the attachment with the file itself instead of a file URL, which no payload can
    /// carry.
    ///
    /// The URL of a folder stays: other programs on the same system can use it.
    func withFilesForFileURLs() throws(WireError) -> Attachment {
        guard representations.count == 1, let url = representations[0].url, url.isFileURL else {
            return self
        }
        if url.isFolder { return withTypesOfFiles }
        var file = try Attachment.file(at: url)
        if let suggestedName { file.suggestedName = suggestedName }
        file.kept.unknown = kept.unknown
        return file
    }
}

extension Attachment {
    /// The attachment with file URLs typed as the files they name, instead of as URLs.
    var withTypesOfFiles: Attachment {
        guard representations.contains(where: \.isURLOfFile) else { return self }
        var attachment = self
        attachment.representations = representations.map { one in
            guard one.isURLOfFile, let url = one.url else { return one }
            var typed = one
            typed.typeIdentifier = TypeIdentifier(ofFileAt: url)
            return typed
        }
        return attachment
    }
}

extension TypeIdentifier {
    /// Creates the type of a file from its filename extension, or ``data`` if the extension is
    /// unknown.
    ///
    /// A folder is `public.folder`, unless its extension is that of a package.
    init(ofFileAt url: URL) {
        let named = TypeIdentifier(filenameExtension: url.pathExtension)
        if url.hasDirectoryPath || url.isFolder {
            self = named.flatMap { $0.conforms(to: .directory) ? $0 : nil } ?? .folder
        } else {
            self = named ?? .data
        }
    }
}

extension Representation {
    /// Whether the content is a file URL with the type of a URL.
    fileprivate var isURLOfFile: Bool { typeIdentifier == .url && url?.isFileURL == true }

    /// Creates a representation whose bytes stay in a file; see
    /// ``Attachment/file(at:typeIdentifier:suggestedName:)``.
    ///
    /// - Throws: `input.failed` if the URL is not a file URL, or the file is not regular or cannot
    ///   be opened.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil
    ) throws(WireError) -> Representation {
        let file = try StoredFile(url.localPath())
        return Representation(
            typeIdentifier: typeIdentifier ?? TypeIdentifier(ofFileAt: url),
            content: .data(WireData(file)))
    }

    /// Returns the representation with the file itself instead of a file URL, which no payload can
    /// carry.
    func withFileForFileURL() throws(WireError) -> Representation {
        guard let url, url.isFileURL else { return self }
        var file = try Representation.file(at: url)
        file.kept = kept
        return file
    }
}
