import Foundation
import TestSupport
import Testing

@testable import XExtensionItem

/// Special files in a payload folder, and files that are swapped during a load.
@Suite(.timeLimit(.minutes(5)))
struct SpecialFileTests {
    private let folder: TestFolder
    private let bytes = Data(repeating: 7, count: 10_000)

    init() throws {
        folder = try TestFolder()
        try ExtensionItem(mainAttachment: .data(bytes, typeIdentifier: .png)).writeFolder(
            to: target)
    }

    private var target: URL { folder.url.appending(path: "A.xitem") }
    private var file: URL { target.appending(path: "attachments/1.png") }

    /// Replaces a file with another kind of file; returns false if the process cannot create that
    /// kind.
    private func put(_ kind: String, at url: URL) throws -> Bool {
        try FileManager.default.removeItem(at: url)
        switch kind {
        case "pipe": return mkfifo(url.path, 0o600) == 0
        case "device": return mknod(url.path, S_IFCHR | 0o600, makedev(1, 5)) == 0
        case "socket": return mknod(url.path, S_IFSOCK | 0o600, 0) == 0
        case "folder": return mkdir(url.path, 0o700) == 0
        case "dangling link": return symlink("nowhere", url.path) == 0
        case "link to itself": return symlink(url.lastPathComponent, url.path) == 0
        default: return false
        }
    }

    /// The system's device number for `/dev/zero`.
    private func makedev(_ major: UInt, _ minor: UInt) -> dev_t {
        #if os(Linux)
            dev_t(major << 8 | minor)
        #else
            dev_t(major << 24 | minor)
        #endif
    }

    @Test(arguments: ["pipe", "device", "socket", "folder", "dangling link", "link to itself"])
    func specialFilesAreNotReadAsAttachments(_ kind: String) async throws {
        let read = try await ExtensionItem(contentsOf: target)
        guard try put(kind, at: file) else {
            return print("This process cannot create a \(kind): the case was not run.")
        }
        let error = await #expect(throws: PayloadError.self) {
            try await read.mainAttachment.representations[0].load()
        }
        #expect(error?.code == .filePath)
        #expect(read.notices() == [])
        let expected = ["file.path /main-attachment/representations/0/data"]
        #expect(try refusal { try read.encoded(as: .json) } == expected)
        let copy = folder.url.appending(path: "B.xitem")
        #expect(try refusal { try read.writeFolder(to: copy) } == expected)
        #expect(try folder.names() == ["A.xitem"])
        if kind == "folder" {
            #expect(throws: PayloadError.self) { try ExtensionItem.Attachment.file(at: file) }
        }
    }

    @Test(arguments: ["pipe", "device", "socket", "folder", "dangling link", "link to itself"])
    func specialFilesAreNotReadAsDocuments(_ kind: String) throws {
        guard try put(kind, at: target.appending(path: "item.json")) else {
            return print("This process cannot create a \(kind): the case was not run.")
        }
        let error = #expect(throws: PayloadError.self) { try ExtensionItem(contentsOf: target) }
        #expect(error?.findings.map(\.code) == [.filePath])
    }

    /// A thread repeatedly replaces the file with a link to a secret and back. Loading returns the
    /// bytes or throws an error, and never returns the secret.
    @Test func aSwappedFileIsNeverTheSecret() throws {
        let secret = try folder.write(Data(repeating: 9, count: 10_000), "secret").path
        let (file, away) = (self.file.path, self.file.path + "-")
        try loadWhile {
            rename(file, away)
            symlink(secret, file)
            rename(away, file)
        }
    }

    /// A thread repeatedly replaces the attachments folder in the same way.
    @Test func aSwappedFolderIsNeverTheSecret() throws {
        try folder.write(Data(repeating: 9, count: 10_000), "outside/1.png")
        let outside = folder.url.appending(path: "outside").path
        let attachments = target.appending(path: "attachments").path
        try loadWhile {
            rename(attachments, attachments + "-")
            symlink(outside, attachments)
            unlink(attachments)
            rename(attachments + "-", attachments)
        }
    }

    /// Loads repeatedly while a thread replaces files, until 100 loads have succeeded and 100 have
    /// failed, but at most 20,000 times.
    private func loadWhile(
        sourceLocation: SourceLocation = #_sourceLocation, _ swap: @escaping @Sendable () -> Void
    ) throws {
        let stop = folder.url.appending(path: "stop").path
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while access(stop, F_OK) != 0 { swap() }
            ended.signal()
        }
        let one = try ExtensionItem(contentsOf: target).mainAttachment.representations[0]
        var (loads, refusals) = (0, 0)
        while min(loads, refusals) < 100, loads + refusals < 20_000 {
            if let loaded = try? one.bytes().load() {
                #expect(loaded == bytes, sourceLocation: sourceLocation)
                loads += 1
            } else {
                refusals += 1
            }
        }
        try folder.write("", "stop")
        ended.wait()
        #expect(loads + refusals >= 200, sourceLocation: sourceLocation)
    }

    /// A device has unlimited bytes. Reading stops early if a document cannot start with the first
    /// bytes, and otherwise at the limit.
    @Test func aStreamHasALimit() throws {
        let zeros = try OpenFile.open("/dev/zero", O_RDONLY)
        #expect(64 << 10...128 << 10 ~= (try zeros.readAll().count))
        for (byte, isRefused) in [(UInt8(ascii: " "), true), (UInt8(ascii: "["), true), (0, false)]
        {
            let file = try folder.write(Data(repeating: byte, count: 200_001), "bytes")
            let stream = try OpenFile.open(file.path, O_RDONLY)
            let read = { try stream.readAll(atMost: 200_000) }
            if isRefused {
                let failure = #expect(throws: OpenFile.Failure.self) { try read() }
                #expect(failure?.code == EFBIG)
            } else {
                #expect(try read().count < 200_000)
            }
        }
        // White space may precede XML, even after a byte order mark.
        let marked = Data([0xEF, 0xBB, 0xBF] + Array(repeating: 0x20, count: 150_000))
        let blank = try folder.write(marked, "marked")
        #expect(try OpenFile.open(blank.path, O_RDONLY).readAll() == marked)
        let file = try folder.write(Data(repeating: 0x20, count: 200_000), "spaces")
        #expect(try OpenFile.open(file.path, O_RDONLY).readAll(atMost: 200_000).count == 200_000)
    }
}
