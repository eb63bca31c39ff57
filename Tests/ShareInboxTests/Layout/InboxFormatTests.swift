import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

struct InboxFormatTests {
    private func write(_ text: String, _ name: String, _ folder: TestInbox) throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.url.appending(path: name))
    }

    @Test func createsFoldersOfLayout() throws {
        let folder = try TestInbox()
        _ = try folder.open()
        #expect(
            folder.names("") == [
                "claimed", "done", "failed", "finished", "format", "ready", "trash", "writing",
            ])
        let format = try String(contentsOfFile: folder.path("format"), encoding: .utf8)
        #expect(format == "xitem-inbox 1\n")
    }

    @Test func doesNotChangeInboxOfNewerFormat() throws {
        let folder = try TestInbox()
        try write("xitem-inbox 2\n", "format", folder)
        try write("kept", "something", folder)
        #expect(code { _ = try folder.open() } == "inbox.newer-format")
        #expect(folder.names("") == ["format", "something"])
    }

    @Test(arguments: [
        "hello", "xitem-inbox\n", "xitem-inbox one\n", "other 1\n", "xitem-inbox 0\n",
        "xitem-inbox -2\n", "xitem-inbox +1\n", "xitem-inbox 02\n",
    ])
    func rejectsOtherFormats(_ text: String) throws {
        let folder = try TestInbox()
        try write(text, "format", folder)
        #expect(code { _ = try folder.open() } == "inbox.not-an-inbox")
        #expect(folder.names("") == ["format"])
    }

    @Test func rejectsFolderWithOtherFiles() throws {
        let folder = try TestInbox()
        try write("mine", "notes.txt", folder)
        #expect(code { _ = try folder.open() } == "inbox.not-an-inbox")
        #expect(folder.names("") == ["notes.txt"])
    }

    @Test func rejectsFile() throws {
        let folder = try TestInbox()
        try Data("mine".utf8).write(to: folder.url)
        #expect(code { _ = try folder.open() } == "inbox.not-an-inbox")
        #expect(try String(contentsOf: folder.url, encoding: .utf8) == "mine")
    }

    /// A crash of the machine can leave `format` empty. A killed process can leave folders without it.
    @Test func completesInterruptedCreation() throws {
        let folder = try TestInbox()
        let inbox = try folder.open()
        try inbox.makeWriter(.lock).put(Sample.text(), token: "one")
        try Data().write(to: URL(filePath: folder.path("format")))
        #expect(try folder.open().entries().map(\.token) == ["one"])
        try FileManager.default.removeItem(atPath: folder.path("format"))
        try write("", "format.left", folder)
        #expect(try folder.open().entries().map(\.token) == ["one"])
        try folder.open().recover()
        #expect(!folder.names("").contains("format.left"))
    }

    @Test func flushesFormatBeforeRename() throws {
        let folder = try TestInbox()
        let calls = try Faults.calls { _ = try folder.open(.powerLoss) }
        let rename = try #require(calls.firstIndex { $0.name == .rename })
        #expect(calls[..<rename].contains { $0.name == .synchronize })
        #expect(calls[rename...].count { $0.name == .synchronize } == 2)
    }

    @Test func rejectsURLThatIsNotAFile() throws {
        let url = try #require(URL(string: "https://example.com/a.inbox"))
        #expect(code { _ = try Inbox(at: url) } == "inbox.not-an-inbox")
    }
}
