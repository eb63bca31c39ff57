import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// Unusual files and folders: links, pipes, long names, other owners.
struct FileSystemTests {
    @Test func followingACycleOfLinksEnds() throws {
        let folder = try TestFolder()
        let (one, other) = (
            folder.url.appending(path: "a").path, folder.url.appending(path: "b").path
        )
        try FileManager.default.createSymbolicLink(atPath: one, withDestinationPath: other)
        try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: one)
        #expect([one, other].contains(AtomicFile.followingLinks(one)))
    }

    private let folder: TestFolder
    private let item = ExtensionItem(text: "x")

    init() throws {
        folder = try TestFolder()
    }

    private func path(_ name: String) -> URL { folder.url.appending(path: name) }

    @Test func aNameMayBeAsLongAsTheSystemAllows() throws {
        let long = path(String(repeating: "n", count: 255))
        try item.write(to: long, as: .json)
        #expect(try ExtensionItem(contentsOf: long) == item)
        let wide = path(String(repeating: "n", count: 249) + ".xitem")
        try item.writeFolder(to: wide)
        #expect(try ExtensionItem(contentsOf: wide) == item)
    }

    #if os(Linux)
        /// The system's list of mapped files shows whether the bytes are in memory or in the file.
        @Test(arguments: [true, false]) func aLargeFileIsMappedUnlessToldOtherwise(
            _ isMapped: Bool
        ) throws {
            let file = path("large.plist")
            let data = Data(repeating: 0x5A, count: 16 << 20)
            try ExtensionItem(mainAttachment: .data(data, typeIdentifier: .data)).write(
                to: file, as: .binary)
            let read = try ExtensionItem(contentsOf: file, isMapped: isMapped)
            // Use a file handle: `String(contentsOfFile:)` reads only the first 4 KB of such a
            // file.
            let list = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd()
            let isListed = String(decoding: list ?? Data(), as: UTF8.self).contains(file.path)
            #expect(isListed == isMapped)
            #expect(try read.mainAttachment.representations[0].bytes().load() == data)
        }
    #endif

    @Test func aTrailingSlashIsNotPartOfTheName() throws {
        try item.writeFolder(to: URL(filePath: path("A.xitem").path + "//"))
        #expect(try folder.names() == ["A.xitem"])
        #expect(try ExtensionItem(contentsOf: path("A.xitem/")) == item)
    }

    @Test func aLinkIsFollowed() throws {
        let file = try folder.write("old", "file.json")
        let link = path("link.json")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        try item.write(to: link, as: .json)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
        #expect(try ExtensionItem(contentsOf: link) == item)
        try item.writeFolder(to: path("A.xitem"))
        try FileManager.default.createSymbolicLink(
            at: path("B.xitem"), withDestinationURL: path("A.xitem"))
        #expect(try ExtensionItem(contentsOf: path("B.xitem")) == item)
        #expect(try folder.names() == ["A.xitem", "B.xitem", "file.json", "link.json"])
    }

    /// Permissions that differ from those of a new file under this process's umask.
    @Test(arguments: [0o600, 0o666])
    func permissionsAreKept(_ permissions: Int) throws {
        let file = try folder.write("old", "file.json")
        try item.writeFolder(to: path("A.xitem"))
        for url in [file, path("A.xitem")] {
            try FileManager.default.setAttributes(
                [.posixPermissions: permissions | 0o100], ofItemAtPath: url.path)
        }
        try item.write(to: file, as: .json)
        try item.writeFolder(to: path("A.xitem"))
        #expect(try mode(file) == permissions | 0o100)
        #expect(try mode(path("A.xitem")) == permissions | 0o100)
    }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    /// Writing to the path of a pipe or a device does not replace it.
    @Test func aPipeIsWrittenTo() throws {
        let pipe = path("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let descriptor = open(pipe.path, O_RDWR)
        defer { close(descriptor) }
        try item.write(to: pipe, as: .json)
        let handle = FileHandle(fileDescriptor: descriptor)
        #expect(handle.availableData == (try item.encoded(as: .json)))
        #expect(try folder.names() == ["pipe"])
    }

    /// Reading a pipe without a writer would block forever.
    @Test(.timeLimit(.minutes(5))) func aPipeIsNotReadFrom() throws {
        #expect(mkfifo(path("pipe").path, 0o600) == 0)
        #expect(throws: PayloadError.self) { try ExtensionItem(contentsOf: path("pipe")) }
        #expect(throws: PayloadError.self) { try ExtensionItem.Attachment.file(at: path("pipe")) }
        try FileManager.default.createDirectory(
            at: path("A.xitem/attachments"), withIntermediateDirectories: true)
        #expect(mkfifo(path("A.xitem/item.json").path, 0o600) == 0)
        #expect(throws: PayloadError.self) { try ExtensionItem(contentsOf: path("A.xitem")) }
    }

    @Test func aFolderIsNotReplacedByAFile() throws {
        try folder.write("x", "folder/x")
        let error = #expect(throws: PayloadError.self) {
            try item.write(to: path("folder"), as: .json)
        }
        #expect(error?.findings.map(\.code) == [.output])
        #expect(error?.findings[0].message == "\(path("folder").path): Is a directory")
        let none = #expect(throws: PayloadError.self) {
            try item.writeFolder(to: path("no/A.xitem"))
        }
        #expect(
            none?.findings[0].message == "\(path("no/A.xitem").path): No such file or directory")
        #expect(try folder.names() == ["folder"])
    }

    /// The path of a web URL is not a file path.
    @Test(arguments: ["https://example.com/etc/hosts", "/etc/hosts", "data:,x"])
    func onlyPathsOfFilesAreOpened(_ text: String) async throws {
        let url = try #require(URL(string: text))
        let code = "input.failed "
        #expect(try refusal { try ExtensionItem.Attachment.file(at: url) } == [code])
        #expect(try refusal { try ItemSource(sharingFileAt: url) } == [code])
        #expect(try refusal { try ExtensionItem(sharingFileAt: url) } == [code])
        #expect(try refusal { try item.write(to: url, as: .json) } == ["output.failed "])
        #expect(try refusal { try item.writeFolder(to: url) } == ["output.failed "])
        #expect(throws: PayloadError.self) { try ExtensionItem(contentsOf: url) }
        let error = await #expect(throws: PayloadError.self) {
            try await item.mainAttachment.representations[0].write(to: url)
        }
        #expect(error?.isOnly(.output) == true)
    }

    @Test func aFileBeyondTheLimitIsNotRead() throws {
        let file = try folder.write(Data(count: 1000), "a.json")
        try folder.write(Data(count: 1000), "A.xitem/item.json")
        var reading = ExtensionItem.Reading.lenient
        reading.limits.documentByteCount = 999
        for url in [file, path("A.xitem")] {
            let error = #expect(throws: PayloadError.self) {
                try ExtensionItem(contentsOf: url, reading: reading)
            }
            #expect(error?.findings.map(\.code) == [.documentLimit])
        }
    }

    #if os(Linux)
        /// The attachments that this process has open in a folder.
        private static func openFiles(below folder: URL) -> [String] {
            let manager = FileManager.default
            let numbers = (try? manager.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            return numbers.compactMap {
                try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0)
            }.filter { $0.hasPrefix(folder.path + "/") && $0.contains("/attachments/") }
        }

        /// A process may have only a limited number of files open.
        @Test func ofManyFilesOneIsOpenAtATime() async throws {
            let root = folder.url.resolvingSymlinksInPath()
            let last = WatchedBytes(Data([9])) { _ in
                #expect(Self.openFiles(below: root).count <= 1)
            }
            var many = item
            many.additionalAttachments = (0..<5).map {
                .data(Data("\($0)".utf8), typeIdentifier: .png)
            }
            many.additionalAttachments.append(
                ExtensionItem.Attachment(representations: [
                    Representation(typeIdentifier: .png, content: .data(WireData(source: last)))
                ]))
            try await many.writeFolder(to: path("A.xitem"), filesFrom: 0)
            let read = try await ExtensionItem(contentsOf: path("A.xitem"))
            #expect(try read.encoded(as: .json) == many.encoded(as: .json))
            for attachment in read.additionalAttachments {
                _ = try await attachment.representations[0].load()
                let bytes = try attachment.representations[0].bytes()
                #expect(bytes.byteCount > 0)
            }
            #expect(Self.openFiles(below: root) == [])
            withExtendedLifetime(read) {}
        }
    #endif

    /// A load reads only one file, even if another file replaces it.
    @Test func aLoadIsOfOneFile() throws {
        let bytes = Data(repeating: 1, count: 100_000)
        try ExtensionItem(mainAttachment: .data(bytes, typeIdentifier: .png)).writeFolder(
            to: path("A.xitem"))
        let read = try ExtensionItem(contentsOf: path("A.xitem"))
        var loaded = Data()
        try read.mainAttachment.representations[0].bytes().forEachChunk { piece in
            piece.withUnsafeBytes { loaded.append(contentsOf: $0) }
            let file = path("A.xitem/attachments/1.png")
            try? Data(repeating: 2, count: 100_000).write(to: file, options: .atomic)
        }
        #expect(loaded == bytes)
    }

    /// The filename extension determines the encoding, unless the caller specifies one.
    @Test(
        arguments: [
            ("a.json", .json), ("a.plist", .xml), ("a.BPLIST", .binary), ("a.xitem", .json),
            ("a", .json),
        ] as [(String, WireEncoding)])
    func theExtensionDeterminesTheEncoding(_ name: String, _ encoding: WireEncoding) async throws {
        let folder = try TestFolder()
        let file = folder.url.appending(path: name)
        try writeBlocking(to: file)
        #expect(try WireDocument(Data(contentsOf: file)).encoding == encoding)
        try await ExtensionItem(text: "x").write(to: file)
        #expect(try WireDocument(Data(contentsOf: file)).encoding == encoding)
        try await ExtensionItem(text: "x").write(to: file, as: .xml)
        #expect(try WireDocument(Data(contentsOf: file)).encoding == .xml)
    }

    private func writeBlocking(to url: URL) throws { try ExtensionItem(text: "x").write(to: url) }
}
