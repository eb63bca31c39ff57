#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A payload folder `NAME.xitem`: the document, and the files of its attachments beside it.
///
/// It is opened once, and everything in it through that handle, following no link: whoever swaps the
/// folder, or a link for a file, meanwhile gains nothing. A file with a second name is refused too, as
/// far as that can be known: who makes and removes such names meanwhile may not be seen. Clause 14.6.
package struct PayloadFolder: Sendable {
    static let attachmentsName = "attachments"
    static let documentNames = ["item.json", "item.plist"]

    /// Where the folder was found, for messages and to tell folders apart.
    let path: String
    private let folder: OpenFile

    /// Opens a payload folder.
    ///
    /// - Throws: `input.failed` for what is not a folder or cannot be opened.
    init(_ path: String) throws(WireError) {
        self.path = path
        do throws(OpenFile.Failure) {
            folder = try OpenFile.open(path, O_RDONLY | O_DIRECTORY)
        } catch {
            throw WireError(code: .input, message: "\(path): \(error.message)")
        }
    }

    /// The bytes of the folder's one document.
    ///
    /// - Parameter byteCount: the most bytes that are read.
    /// - Returns: the bytes, copied.
    /// - Throws: `file.path` when there is none, or both, or it is a link or not a regular file;
    ///   `input.failed`; `limit.document`.
    func document(atMost byteCount: Int) throws(WireError) -> Data {
        var found: [StoredFile] = []
        for name in Self.documentNames {
            if let file = try open(name, in: folder, isOptional: true) { found.append(file) }
        }
        guard found.count == 1, let document = found.first else {
            throw WireError(
                code: .filePath, message: "\(path): expected one of item.json and item.plist")
        }
        return try document.readAll(atMost: byteCount)
    }

    /// The file that a reference names, of just the size it says.
    ///
    /// - Throws: `input.failed` for a file that does not exist or cannot be opened; `file.path` for a
    ///   link, and for what is not a regular file; `file.byte-count` for one of another size.
    func file(_ reference: FileReference) throws(WireError) -> StoredFile {
        if let fault = FileReference.fault(in: reference.path) {
            throw WireError(code: .filePath, message: fault)
        }
        let name = String(reference.path.dropFirst(Self.attachmentsName.count + 1))
        let attachments: OpenFile
        do throws(OpenFile.Failure) {
            attachments = try OpenFile.open(
                Self.attachmentsName, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        } catch {
            throw WireError(
                code: error.isOfWrongKind ? .filePath : .input,
                message: "\(path)/\(reference.path): \(error.message)")
        }
        guard let file = try open(name, in: attachments) else {
            throw WireError(code: .input, message: "\(path)/\(reference.path): no such file")
        }
        guard file.byteCount == reference.byteCount else {
            throw WireError(
                code: .fileByteCount,
                message: "\(path)/\(reference.path) has \(file.byteCount) bytes;"
                    + " the payload says \(reference.byteCount)")
        }
        return file
    }

    /// Opens a regular file with one name; nil when it is optional and not there.
    private func open(
        _ name: String, in folder: OpenFile, isOptional: Bool = false
    ) throws(WireError) -> StoredFile? {
        do throws(OpenFile.Failure) {
            let file = try OpenFile.open(name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            let status = try file.status()
            guard status.isRegular, status.st_nlink == 1 else {
                throw OpenFile.Failure(code: EPERM)
            }
            return StoredFile(file: file, path: "\(path)/…/\(name)", status: status)
        } catch {
            if isOptional, error.code == ENOENT { return nil }
            let isPlain = error.code != EPERM && !error.isOfWrongKind
            throw WireError(
                code: isPlain ? .input : .filePath,
                message: "\(path)/…/\(name): "
                    + (isPlain ? error.message : "expected a regular file with one name"))
        }
    }
}
