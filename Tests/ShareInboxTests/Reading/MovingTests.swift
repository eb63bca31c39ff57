import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

struct MovingTests {
    @Test func moveDeliversPayload() throws {
        let inbox = try TestInbox.kept { try $0.open(.powerLoss) }
        let target = inbox.folder.folder.appending(path: "Taken")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let writer = try inbox.value.makeWriter(.lock)
        try writer.put(Sample.file, token: "a")
        try writer.put(Sample.text("short"), token: "b")
        let reader = try inbox.value.makeReader(.lock)
        let first = try #require(try reader.claim()).finish(movingTo: target)
        let second = try #require(try reader.claim()).finish(movingTo: target)
        #expect(first.path == target.path + "/a.xitem")
        #expect(second.path == target.path + "/b.xitem.json")
        #expect(try Sample.data(of: ExtensionItem(contentsOf: first)) == Sample.bytes)
        #expect(try Sample.text(of: ExtensionItem(contentsOf: second)) == "short")
        #expect(inbox.folder.leftovers.filter { !$0.contains("/lock.") }.isEmpty)
        #expect(try inbox.value.state(of: "a") == .done)
    }

    /// Each step is flushed before the next one: the record of the target, the move into `finished`, the
    /// journal, and the delivery.
    @Test func flushesEachStepOfMove() throws {
        let inbox = try TestInbox.kept { try $0.open(.powerLoss) }
        let target = inbox.folder.folder.appending(path: "Taken")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try inbox.value.makeWriter(.lock).put(Sample.file, token: "a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        var steps: [String] = []
        var opened = ""
        for call in try Faults.calls({ _ = try claim.finish(movingTo: target) }) {
            let name = String(call.path.split(separator: "/").last ?? "")
            switch call.name {
            case .open: opened = name
            case .synchronize: steps.append("flush " + (name.isEmpty ? opened : name))
            case .rename: steps.append("rename to " + name)
            default: break
            }
        }
        let (entry, moving) = (claim.entry.name, MovingName.text(claim.entry))
        let expected = [
            "flush target", "rename to \(entry)", "flush \(moving)", "rename to \(moving)",
            "flush finished", "flush done", "rename to a.xitem", "flush Taken",
        ]
        #expect(Array(steps.prefix(8)) == expected)
    }

    /// If a flush fails, the error is reported, and the entry is still delivered once.
    @Test(arguments: 0..<5)
    func reportsMoveThatIsNotDurable(_ number: Int) throws {
        let inbox = try TestInbox.kept { try $0.open(.powerLoss) }
        try inbox.value.makeWriter(.lock).put(Sample.file, token: "a")
        let target = inbox.folder.folder
        let reader = try inbox.value.makeReader(.lock)
        let claim = try #require(try reader.claim())
        let count = Guarded(0)
        let failure = code {
            try Faults.failing(EIO) {
                _ = try claim.finish(movingTo: target)
            } where: { call in
                guard call.name == .synchronize else { return false }
                return count.withValue { count in
                    defer { count += 1 }
                    return count == number
                }
            }
        }
        // Before the move into `finished`, the claim is still held. After it, recovery completes the move.
        #expect(failure == (number < 2 ? "inbox.system" : "inbox.not-durable"))
        if number < 2 { _ = try claim.finish(movingTo: target) }
        try inbox.value.recover(movingTo: target)
        let item = try ExtensionItem(contentsOf: target.appending(path: "a.xitem"))
        #expect(try Sample.data(of: item) == Sample.bytes)
        #expect(try inbox.value.state(of: "a") == .done)
        #expect(inbox.folder.names("finished") == [])
    }

    @Test func existingNameMeansAlreadyDelivered() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let there = inbox.folder.folder.appending(path: "a.xitem.json")
        try Data("delivered".utf8).write(to: there)
        try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        #expect(try claim.finish(movingTo: inbox.folder.folder).path == there.path)
        #expect(try String(contentsOf: there, encoding: .utf8) == "delivered")
        #expect(try inbox.value.state(of: "a") == .done)
    }

    /// On Linux, `/dev/shm` is a separate file system.
    @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
    func rejectsTargetOnOtherVolume() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        let failure = code { _ = try claim.finish(movingTo: URL(filePath: "/dev/shm")) }
        #expect(failure == "inbox.other-volume")
        try claim.finish()
        #expect(!FileManager.default.fileExists(atPath: "/dev/shm/a.xitem.json"))
    }

    @Test func rejectsMissingTarget() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        let missing = inbox.folder.folder.appending(path: "missing")
        #expect(code { _ = try claim.finish(movingTo: missing) } == "inbox.system")
        try claim.release()
        #expect(try inbox.value.state(of: "a") == .waiting)
    }

    @Test func tokenOfPendingMoveIsDuplicate() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let writer = try inbox.value.makeWriter(.lock)
        try writer.put(Sample.text(), token: "a")
        try Faults.dyingAtRename(into: "finished/", after: true) {
            let claim = try #require(try inbox.value.makeReader(.lock).claim())
            _ = try? claim.finish(movingTo: inbox.folder.folder)
        }
        #expect(inbox.folder.names("done") == [])
        #expect(try writer.put(Sample.text(), token: "a") == .duplicate)
    }

    /// An update of an app moves its folders. The recorded path is relative, so it stays valid.
    @Test func completesPendingMoveAfterFoldersMoved() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let container = inbox.folder.folder
        let target = container.appending(path: "Taken")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a")
        try Faults.dyingAtRename(into: "finished/", after: true) {
            let claim = try #require(try inbox.value.makeReader(.lock).claim())
            _ = try? claim.finish(movingTo: target)
        }
        let moved = container.deletingLastPathComponent().appending(path: UUID().uuidString)
        try FileManager.default.moveItem(at: container, to: moved)
        defer { try? FileManager.default.removeItem(at: moved) }
        let there = try Inbox(at: moved.appending(path: "Shares.inbox"))
        #expect(try there.state(of: "a") == .done)
        let recovery = try there.recover(movingTo: moved.appending(path: "Taken"))
        #expect(recovery.completed == 1 && recovery.problems == [])
        #expect(
            FileManager.default.fileExists(atPath: moved.path + "/Taken/a.xitem.json"))
    }

    /// A live reader finishes just when a recovery returns its entry. The recovery renamed the folder
    /// first, so finishing fails.
    @Test func readerCannotFinishWhileItsEntryIsReturned() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        try inbox.value.makeWriter(.lock).put(Sample.file, token: "a")
        let reader = try inbox.value.makeReader(.observed(.zero))
        let claim = try #require(try reader.claim())
        let name = MovingName.text(claim.entry)
        let moving = claim.owner.path + "/" + name
        try make(moving, with: claim)
        try inbox.value.recover()
        let renameResult = Guarded<Int32?>(nil)
        let target = inbox.folder.path("finished/" + name)
        _ = try Faults.failing(EIO) {
            try inbox.value.recover()
        } where: { call in
            if call.name == .rename, call.path.contains("/ready/") {
                renameResult.withValue { $0 = rename(moving, target) }
            }
            return false
        }
        #expect(renameResult.withValue { $0 } == -1)
        #expect(try inbox.value.state(of: "a") == .waiting)
        #expect(inbox.folder.names("finished") == [])
    }

    /// Performs the steps of a move up to the rename into `finished`.
    private func make(
        _ moving: String, with claim: InboxClaim?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try #require(mkdir(moving, 0o700) == 0, sourceLocation: sourceLocation)
        guard let claim else { return }
        try #require(
            rename(claim.path, moving + "/" + claim.entry.name) == 0, sourceLocation: sourceLocation
        )
    }

    /// The reader is presumed dead after recording the target and before finishing.
    @Test(arguments: [0, 1, 2])
    func moveAndRecoveryExcludeEachOther(_ step: Int) throws {
        let inbox = try TestInbox.kept { try $0.open() }
        try inbox.value.makeWriter(.lock).put(Sample.file, token: "a")
        let reader = try inbox.value.makeReader(.observed(.zero))
        let claim = try #require(try reader.claim())
        try inbox.value.recover()
        let moving = claim.owner.path + "/" + MovingName.text(claim.entry)
        if step > 0 { try make(moving, with: step > 1 ? claim : nil) }
        try inbox.value.recover()
        #expect(try inbox.value.recover().returned == (step == 0 ? 0 : 1))
        #expect(try inbox.value.state(of: "a") == .waiting)
        #expect(rename(moving, inbox.folder.path("finished/x")) == -1)
        #expect(
            inbox.folder.leftovers.filter { $0.contains("moving") || $0.contains("returning") }
                == [])
    }
}
