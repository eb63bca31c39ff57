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
    ///   - typeIdentifier: the type of the bytes; by the name's extension unless given, and
    ///     ``TypeIdentifier/data`` where that says nothing.
    /// - Returns: the attachment; its data refers to the open file.
    /// - Throws: `input.failed` for a file that cannot be opened or is not a regular one, and for a URL
    ///   that is not a file's.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil
    ) throws(WireError) -> Attachment {
        let name = url.lastPathComponent
        return Attachment(
            representations: [try .file(at: url, typeIdentifier: typeIdentifier)],
            suggestedName: SuggestedName.fault(in: name) == nil ? name : nil)
    }

    /// An attachment that is an image: its type by the first bytes, or ``TypeIdentifier/image`` if
    /// they are those of no format known here.
    public static func image(_ data: Data, suggestedName: String? = nil) -> Attachment {
        Attachment(representations: [.image(data)], suggestedName: suggestedName)
    }

    /// An attachment that is a property list, of a type of its own or the general one.
    public static func propertyList(
        _ value: WireValue, typeIdentifier: TypeIdentifier = .propertyList
    ) -> Attachment {
        Attachment(representations: [.propertyList(value, typeIdentifier: typeIdentifier)])
    }

    /// The attachment with the file in place of a URL of a file, which no payload carries.
    ///
    /// A folder's URL stays: programs on the same system can take it, though no payload holds it.
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
    /// The attachment with the types of files in place of the type of their URLs.
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
    /// The type of a file by the extension of its name; of a folder, `public.folder`, unless the
    /// extension is that of a package; ``data`` if nothing is known.
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
    /// Whether the content is the URL of a file, and the type that of a URL.
    fileprivate var isURLOfFile: Bool { typeIdentifier == .url && url?.isFileURL == true }

    /// A representation whose bytes stay in a file; see ``Attachment/file(at:typeIdentifier:)``.
    ///
    /// - Throws: `input.failed` for a file that cannot be opened or is not a regular one, and for a URL
    ///   that is not a file's.
    public static func file(
        at url: URL, typeIdentifier: TypeIdentifier? = nil
    ) throws(WireError) -> Representation {
        let file = try StoredFile(url.localPath())
        return Representation(
            typeIdentifier: typeIdentifier ?? TypeIdentifier(ofFileAt: url),
            content: .data(WireData(file)))
    }

    /// The representation with the file in place of a URL of a file, which no payload carries.
    func withFileForFileURL() throws(WireError) -> Representation {
        guard let url, url.isFileURL else { return self }
        var file = try Representation.file(at: url)
        file.kept = kept
        return file
    }
}
