import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

struct RecoveryTests {
    /// Returns an inbox in which a dead, observed reader holds a claim.
    private func abandoned(_ duration: Duration, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> TestInbox.Kept<Inbox>
    {
        let inbox = try TestInbox.kept { try $0.open() }
        try inbox.value.makeWriter(.lock).put(Sample.file, token: "a")
        try Faults.dyingAfter {
            let reader = try inbox.value.makeReader(.observed(duration))
            return (reader, try #require(try reader.claim(), sourceLocation: sourceLocation))
        }
        return inbox
    }

    @Test func ownerOfUnchangedFolderIsPresumedDead() throws {
        let inbox = try abandoned(.seconds(60))
        #expect(try inbox.value.recover(at: 1_000_000).returned == 0)
        #expect(try inbox.value.recover(at: 1_059_999).returned == 0)
        #expect(try inbox.value.recover(at: 1_060_000).returned == 1)
        #expect(inbox.folder.names("claimed") == [])
        #expect(try String(contentsOfFile: inbox.folder.path("observed"), encoding: .utf8) != "")
    }

    @Test func activityResetsLivenessTimer() throws {
        let inbox = try abandoned(.seconds(60))
        #expect(try inbox.value.recover(at: 1_000_000).returned == 0)
        let owner = try #require(inbox.folder.names("claimed").first)
        try Data("x".utf8).write(to: URL(filePath: inbox.folder.path("claimed/\(owner)/sign")))
        #expect(try inbox.value.recover(at: 1_060_000).returned == 0)
        #expect(try inbox.value.recover(at: 1_119_999).returned == 0)
        #expect(try inbox.value.recover(at: 1_120_000).returned == 1)
    }

    /// The continuous clock starts at zero when the machine boots. No earlier process is alive.
    @Test func clockThatWentBackMeansReboot() throws {
        let inbox = try abandoned(.seconds(60))
        #expect(try inbox.value.recover(at: 1_000_000).returned == 0)
        #expect(try inbox.value.recover(at: 5_000).returned == 1)
    }

    @Test func wallClockDoesNotAffectLiveness() throws {
        let inbox = try abandoned(.seconds(60))
        #expect(try inbox.value.recover(at: 1_000_000).returned == 0)
        // The folder's modification date is in the distant past.
        let owner = try #require(inbox.folder.names("claimed").first)
        let path = inbox.folder.path("claimed/" + owner)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
        #expect(try inbox.value.recover(at: 1_000_001).returned == 0)
    }

    @Test func removesFilesOfDeadWriters() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        Faults.dyingAtRename(into: "ready/", after: false) {
            _ = try? inbox.value.makeWriter(.lock).put(Sample.file, token: "a")
        }
        #expect(inbox.folder.names("writing").count == 1)
        let recovery = try inbox.value.recover()
        #expect(recovery.removed == 1 && recovery.returned == 0)
        #expect(inbox.folder.leftovers == [])
        #expect(try inbox.value.state(of: "a") == nil)
    }

    @Test func keepsOwnerFoldersOfNewerVersions() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        for path in ["claimed/lease.9.x", "writing/strange"] {
            try FileManager.default.createDirectory(
                atPath: inbox.folder.path(path), withIntermediateDirectories: true)
        }
        try inbox.value.recover()
        try inbox.value.recover()
        #expect(inbox.folder.names("claimed") == ["lease.9.x"])
        #expect(inbox.folder.names("writing") == ["strange"])
    }

    @Test func removesReasonWithoutEntry() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        try Data("why".utf8).write(to: URL(filePath: inbox.folder.path("failed/x.xitem.reason")))
        try inbox.value.recover()
        #expect(inbox.folder.names("failed") == [])
    }

    /// If the disk is full, the journal cannot be written, but the entry remains finished.
    @Test(arguments: [Inbox.Durability.processDeath, .powerLoss], [Sample.text(), Sample.file])
    func finishedEntryRemainsFinishedOnFullDisk(
        _ durability: Inbox.Durability, _ item: ExtensionItem
    ) throws {
        let inbox = try TestInbox.kept { try $0.open(durability) }
        try inbox.value.makeWriter(.lock).put(item, token: "a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        try Faults.failing(ENOSPC) {
            try claim.finish()
        } where: {
            [.open, .rename].contains($0.name) && $0.path.contains("/done/")
        }
        // The content of the entry was freed; its name marks it as done.
        #expect(inbox.folder.names("done") == [] && inbox.folder.names("finished").count == 1)
        #expect(try inbox.value.state(of: "a") == .done)
        #expect(try inbox.value.makeWriter(.lock).put(item, token: "a") == .duplicate)
        #expect(try inbox.value.recover().completed == 1)
        #expect(inbox.folder.names("done") == ["a"] && inbox.folder.names("finished") == [])
    }

    @Test func reportsFinishThatIsNotDurable() throws {
        let inbox = try TestInbox.kept { try $0.open(.powerLoss) }
        try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        let failure = code {
            try Faults.failing(EIO) {
                try claim.finish()
            } where: {
                $0.name == .synchronize
            }
        }
        #expect(failure == "inbox.not-durable")
        #expect(try inbox.value.state(of: "a") == .done)
    }
}
