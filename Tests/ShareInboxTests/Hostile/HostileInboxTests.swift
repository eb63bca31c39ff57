import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

/// Inboxes with hostile links, records and names. Nothing outside the inbox changes.
struct HostileInboxTests {
    /// Returns an inbox, and a folder beside it that must not change.
    private func scene(_ tokens: InboxToken...) throws -> (TestInbox.Kept<Inbox>, outside: URL) {
        let inbox = try TestInbox.kept { try $0.open() }
        let outside = inbox.folder.folder.appending(path: "Outside")
        let inner = outside.appending(path: "inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: outside.appending(path: "file"))
        try Data("precious".utf8).write(to: inner.appending(path: "file"))
        // A single writer keeps entries in order even within a millisecond.
        let writer = try inbox.value.makeWriter(.lock)
        for token in tokens { try writer.put(Sample.file, token: token) }
        return (inbox, outside)
    }

    private func link(_ path: String, to target: URL) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: target.path)
    }

    private func expectUntouched(_ outside: URL, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let names = FileManager.default.enumerator(atPath: outside.path)?
            .compactMap { $0 as? String }
        #expect(names?.sorted() == ["file", "inner", "inner/file"], sourceLocation: sourceLocation)
        for name in ["file", "inner/file"] {
            #expect(
                try Data(contentsOf: outside.appending(path: name)) == Data("precious".utf8),
                sourceLocation: sourceLocation)
        }
    }

    // MARK: Links

    @Test(arguments: ["claimed/lock.x", "writing/lock.x", "claimed/seen.0.x", "writing/seen.0.x"])
    func doesNotFollowLinkAsOwnerFolder(_ name: String) throws {
        let (inbox, outside) = try scene("a")
        try link(inbox.folder.path(name), to: outside)
        for _ in 0..<2 {
            let problems = try inbox.value.recover().problems
            #expect(problems.count == 1 && problems.first?.message.contains(name) == true)
        }
        try expectUntouched(outside)
        #expect(try inbox.value.makeReader(.lock).claim()?.entry.token == "a")
        #expect(try inbox.value.state(of: "b") == nil)
    }

    @Test func rejectsLinkAsOwnerFolderOfRole() throws {
        let (inbox, outside) = try scene("a")
        for folder in ["claimed", "writing"] {
            try link(inbox.folder.path(folder + "/only.app"), to: outside)
        }
        #expect(code { _ = try inbox.value.makeReader(.onlyInstance("app")) } == "inbox.system")
        #expect(code { _ = try inbox.value.makeWriter(.onlyInstance("app")) } == "inbox.system")
        try expectUntouched(outside)
    }

    @Test(arguments: InboxLayout.Place.allCases)
    func rejectsLinkAsFolderOfInbox(_ place: InboxLayout.Place) throws {
        let (inbox, outside) = try scene("a")
        let path = inbox.folder.path(place.rawValue)
        try FileManager.default.moveItem(atPath: path, toPath: path + ".former")
        try link(path, to: outside)
        #expect(code { _ = try inbox.folder.open() } == "inbox.not-an-inbox")
        // The inbox was already open. Recovery only opens `ready` if it returns claims.
        let expected = place == .ready ? nil : "inbox.system"
        #expect(code { try inbox.value.recover() } == expected)
        _ = try? inbox.value.makeReader(.lock).claim()?.finish()
        _ = try? inbox.value.makeWriter(.lock).put(Sample.file, token: "b")
        _ = try? inbox.value.drop("a")
        try expectUntouched(outside)
    }

    @Test func removesLinksInTrashWithoutFollowingThem() throws {
        let (inbox, outside) = try scene()
        try link(inbox.folder.path("trash/link"), to: outside)
        let tree = inbox.folder.path("trash/tree")
        try FileManager.default.createDirectory(
            atPath: tree, withIntermediateDirectories: false)
        try link(tree + "/link", to: outside)
        try link(tree + "/file", to: outside.appending(path: "file"))
        let recovery = try inbox.value.recover()
        #expect(recovery.removed == 2 && recovery.problems == [])
        #expect(inbox.folder.leftovers == [])
        try expectUntouched(outside)
    }

    @Test func failsLinksAmongEntries() throws {
        let (inbox, outside) = try scene("a", "b")
        try Sample.file.writeFolder(to: outside.appending(path: "item.xitem"))
        try Sample.text().write(to: outside.appending(path: "item.json"), as: .json)
        let ready = inbox.folder.path("ready") + "/"
        for (stamp, target) in [("0", "item.xitem"), ("1", "item.json")] {
            let suffix = target == "item.json" ? ".xitem.json" : ".xitem"
            try link(
                ready + "000000000000\(stamp)-1-link-\(stamp).0" + suffix,
                to: outside.appending(path: target))
        }
        let reader = try inbox.value.makeReader(.lock)
        #expect(try reader.claim()?.entry.token == "a")
        #expect(try inbox.value.failedEntries().map(\.token) == ["link-0", "link-1"])
        #expect(try inbox.value.drop("link-0"))
        #expect(try inbox.value.retry("link-1"))
        try inbox.value.recover()
        for name in ["item.xitem", "item.json"] {
            _ = try ExtensionItem(contentsOf: outside.appending(path: name))
            try FileManager.default.removeItem(at: outside.appending(path: name))
        }
        try expectUntouched(outside)
    }

    @Test func rejectsFormatThatIsNotRegularFile() throws {
        let (inbox, outside) = try scene()
        let format = inbox.folder.path("format")
        try FileManager.default.moveItem(
            atPath: format, toPath: outside.path + "/../format")
        try link(format, to: outside.appending(path: "../format"))
        #expect(code { _ = try inbox.folder.open() } == "inbox.not-an-inbox")
        try FileManager.default.removeItem(atPath: format)
        #expect(mkfifo(format, 0o600) == 0)
        #expect(code { _ = try inbox.folder.open() } == "inbox.not-an-inbox")
    }

    /// Truncating a file would empty all its hard links.
    @Test func doesNotTruncateFileWithSecondLink() throws {
        let (inbox, outside) = try scene()
        let file = outside.appending(path: "file")
        let name = "0000000000000-1-a.1.xitem.json"
        #expect(Foundation.link(file.path, inbox.folder.path("finished/" + name)) == 0)
        _ = try Faults.failing(ENOSPC) {
            try inbox.value.recover()
        } where: {
            $0.name == .open && $0.path.hasSuffix("/done/a")
        }
        try inbox.value.recover()
        #expect(try inbox.value.state(of: "a") == .done)
        try expectUntouched(outside)
    }

    // MARK: Records

    /// The record of a move is forged: its target is only used if the caller names it too.
    @Test func recoveryOnlyMovesEntriesIntoFolderOfCaller() throws {
        let (inbox, outside) = try scene("a")
        let entry = try #require(try inbox.value.entries().first)
        let moving = inbox.folder.path("finished/" + MovingName.text(entry))
        try FileManager.default.createDirectory(
            atPath: moving, withIntermediateDirectories: false)
        try Data("../Outside".utf8).write(to: URL(filePath: moving + "/target"))
        #expect(rename(inbox.folder.path("ready/" + entry.name), moving + "/" + entry.name) == 0)
        let other = inbox.folder.folder
        for recovery in [try inbox.value.recover(), try inbox.value.recover(movingTo: other)] {
            #expect(recovery.completed == 0 && recovery.problems.map(\.code) == [.target])
            #expect(recovery.problems.first?.message.contains("“../Outside”") == true)
        }
        try expectUntouched(outside)
        #expect(try inbox.value.state(of: "a") == .done)
        let named = try inbox.value.recover(movingTo: outside)
        #expect(named.completed == 1 && named.problems == [])
        let item = try ExtensionItem(contentsOf: outside.appending(path: "a.xitem"))
        #expect(try Sample.data(of: item) == Sample.bytes)
    }

    @Test(arguments: ["ready", "failed", "", "ready/E", "ready/E/attachments", "claimed/../done"])
    func rejectsTargetInInbox(_ name: String) throws {
        let (inbox, _) = try scene("a", "b")
        let other = try #require(try inbox.value.entries().last).name
        let target = inbox.folder.url.appending(
            path: name.replacingOccurrences(of: "E", with: other))
        let alias = inbox.folder.folder.appending(path: "alias")
        try link(alias.path, to: target)
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        for target in [target, alias] {
            #expect(code { _ = try claim.finish(movingTo: target) } == "inbox.target")
            #expect(code { _ = try inbox.value.recover(movingTo: target) } == "inbox.target")
        }
        try claim.release()
        #expect(try inbox.value.state(of: "a") == .waiting)
    }

    // MARK: Removal

    /// The paths are longer than the system allows, and the tree has more levels than the process
    /// may have open files.
    @Test func removesTreeDeeperThanLongestPath() async {
        await #expect(processExitsWith: .success) {
            try Self.allowOpening(files: 100)
            try HostileInboxTests().removeDeepTree()
        }
    }

    /// Limits this process to `count` more open files. It may have inherited open files from other
    /// tests.
    private static func allowOpening(files count: Int) throws {
        let unused = (0..<getdtablesize()).lazy.filter { fcntl($0, F_GETFD) == -1 }
        let last = try #require(unused.prefix(count).last)
        var limit = rlimit(rlim_cur: rlim_t(last + 1), rlim_max: rlim_t(last + 1))
        try #require(setrlimit(limitOfOpenFiles, &limit) == 0)
    }

    #if canImport(Glibc)
        private static let limitOfOpenFiles = Int32(RLIMIT_NOFILE.rawValue)
    #else
        private static let limitOfOpenFiles = RLIMIT_NOFILE
    #endif

    private func removeDeepTree() throws {
        let (inbox, _) = try scene("a")
        let top = inbox.folder.path("trash/deep")
        #expect(mkdir(top, 0o700) == 0)
        var descriptor = open(top, O_RDONLY)
        let name = String(repeating: "d", count: 100)
        for _ in 0..<200 {
            #expect(mkdirat(descriptor, name, 0o700) == 0)
            let next = openat(descriptor, name, O_RDONLY)
            close(openat(next, "file", O_CREAT | O_WRONLY, 0o600))
            close(descriptor)
            descriptor = next
        }
        close(descriptor)
        #expect(try inbox.value.recover().problems == [])
        #expect(inbox.folder.names("trash") == [])
    }

    @Test func removesNamesThatAreNotUTF8() throws {
        let (inbox, _) = try scene()
        let tree = inbox.folder.path("trash/tree")
        #expect(mkdir(tree, 0o700) == 0)
        for name: [CChar] in [[-1, 0], [-2, 97, 0]] {
            let folder = open(tree, O_RDONLY)
            #expect(mkdirat(folder, name, 0o700) == 0)
            close(folder)
        }
        #expect(try inbox.value.recover().problems == [])
        #expect(inbox.folder.names("trash") == [])
    }

    /// Recovery reports the one file that the system protects, and recovers the rest.
    @Test(
        .enabled(if: Immutable.isAvailable),
        arguments: [
            "trash/x/protected", "claimed/lock.x/0000000000000-1-p.1.xitem.json",
            "finished/0000000000000-1-p.1.xitem.json", "writing/lock.x/protected",
        ])
    func keepsAndReportsFileThatCannotBeRemoved(_ path: String) throws {
        let (inbox, _) = try scene("a")
        for name in ["trash/x", "trash/y", "claimed/lock.x", "claimed/lock.y", "writing/lock.x"] {
            #expect(mkdir(inbox.folder.path(name), 0o700) == 0)
        }
        // With this many files, some are listed after the protected one.
        let files = (0..<20).flatMap { ["trash/x/\($0).file", "writing/lock.x/\($0).file"] }
        for name in files + [
            path, "claimed/lock.y/0000000000000-1-b.1.xitem.json",
            "finished/0000000000000-1-c.1.xitem.json",
        ] {
            try Sample.text().write(to: URL(filePath: inbox.folder.path(name)), as: .json)
        }
        let isImmutable = Immutable(inbox.folder.path(path))
        try #require(isImmutable.isSet)
        for _ in 0..<2 {
            let problems = try inbox.value.recover().problems
            #expect(problems.count == 1, "\(problems)")
            let top = path.hasPrefix("trash/") ? "trash/" : path
            #expect(problems.first?.message.contains(top) == true)
        }
        #expect(try inbox.value.state(of: "b") == .waiting)
        #expect(try inbox.value.state(of: "c") == .done)
        #expect(inbox.folder.leftovers.contains { $0.hasSuffix("file") } == false)
        #expect(try inbox.value.makeReader(.lock).claim()?.entry.token == "b")
    }

    /// An entry that cannot be moved is reported if no other entry waits.
    @Test(.enabled(if: Immutable.isAvailable)) func skipsEntryThatCannotBeMoved() throws {
        let (inbox, _) = try scene("a", "b", "c")
        let first = try #require(try inbox.value.entries().first)
        let isImmutable = Immutable(inbox.folder.path("ready/" + first.name))
        try #require(isImmutable.isSet)
        let reader = try inbox.value.makeReader(.lock)
        for token in ["b", "c"] as [InboxToken] {
            let claim = try #require(try reader.claim())
            #expect(claim.entry.token == token)
            try claim.finish()
        }
        do {
            _ = try reader.claim()
            Issue.record("expected an error")
        } catch {
            #expect(error.code == .system && error.message.contains(first.name))
        }
    }

    /// A claim compares its token with those of all other readers, whose number is limited.
    @Test func refusesToClaimIfThereAreTooManyReaders() throws {
        let (inbox, _) = try scene("a", "b")
        func add(_ readers: Range<Int>) throws {
            for number in readers {
                try FileManager.default.createDirectory(
                    atPath: inbox.folder.path("claimed/only.r\(number)"),
                    withIntermediateDirectories: true)
            }
        }
        try add(0..<1_024)
        #expect(try inbox.value.makeReader(.lock).claim()?.entry.token == "a")
        try add(1_024..<1_025)
        let error = #expect(throws: InboxError.self) {
            _ = try inbox.value.makeReader(.lock).claim()
        }
        #expect(error?.code.rawValue == "inbox.limit")
        #expect(error?.message.hasSuffix("is 1025; the limit is 1024") == true)
        #expect(inbox.folder.names("ready").count == 2)
    }

    // MARK: Names and clocks

    @Test func maximumAttemptIsNotIncremented() throws {
        let (inbox, _) = try scene("a")
        let ready = inbox.folder.path("ready") + "/"
        let name = try #require(inbox.folder.names("ready").first)
        let newName = name.replacingOccurrences(of: ".0.", with: ".zzz.")
        #expect(rename(ready + name, ready + newName) == 0)
        #expect(try inbox.value.makeReader(.lock, attempts: .max).claim() == nil)
        #expect(try inbox.value.failedEntries().map(\.attempt) == [46_655])
        #expect(try inbox.value.retry("a"))
        #expect(try inbox.value.makeReader(.lock).claim()?.attempt == 1)
    }

    /// The last of 2^64 stamps is in the year 14499.
    @Test func clockBeyondLastStampDoesNotTrap() throws {
        let wall = UInt64(400_000_000_000_000)
        for wall in [wall, .max, 395_387_999_000_000] {
            let first = Stamp.next(after: 0, at: wall)
            #expect(first > 395_000_000_000_000 * Stamp.perMillisecond)
            #expect(Stamp.next(after: first, at: wall) > first)
            #expect(Stamp.next(after: .max, at: wall) == .max)
        }
        let name = InboxEntry(stamp: .max, byteCount: 1, token: "a", isFolder: false).name
        #expect(InboxEntry(name)?.stamp == .max)
    }

    @Test func negativeLimitsCountAsZero() throws {
        var limits = InboxLimits()
        limits.keptTokenCount = -1
        limits.keptTokenLifetime = .seconds(Int64.min)
        let inbox = try TestInbox.kept { try $0.open(.processDeath, limits) }
        try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a")
        try #require(try inbox.value.makeReader(.lock).claim()).finish()
        #expect(try inbox.value.recover().problems == [])
    }
}

/// A file or folder that not even root can change until this object is deinitialized. Not every
/// file system supports that.
private final class Immutable {
    /// Whether this process can make files immutable.
    static let isAvailable: Bool = {
        let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
        guard (try? Data().write(to: file)) != nil else { return false }
        defer { try? FileManager.default.removeItem(at: file) }
        return Immutable(file.path).isSet
    }()

    private let path: String
    private(set) var isSet = false

    init(_ path: String) {
        self.path = path
        isSet = change("+i")
    }

    deinit {
        _ = change("-i")
    }

    private func change(_ flag: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/chattr")
        process.arguments = [flag, path]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
