import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

struct InboxReaderTests {
    private func inbox(_ tokens: InboxToken..., item: ExtensionItem = Sample.file) throws
        -> TestInbox.Kept<Inbox>
    {
        let inbox = try TestInbox.kept(in: TestInbox.memory) { try $0.open() }
        let writer = try inbox.value.makeWriter(.lock)
        for token in tokens { try writer.put(item, token: token) }
        return inbox
    }

    @Test func claimsOldestEntryFirstAndOnce() throws {
        let inbox = try inbox("a", "b")
        let (one, other) = (try inbox.value.makeReader(.lock), try inbox.value.makeReader(.lock))
        let a = try #require(try one.claim())
        let b = try #require(try other.claim())
        #expect(a.entry.token == "a" && b.entry.token == "b")
        #expect(a.attempt == 1)
        #expect(try Sample.data(of: a.item) == Sample.bytes)
        #expect(try one.claim() == nil && other.claim() == nil)
        #expect(try inbox.value.state(of: "a") == .claimed)
        try a.finish()
        #expect(try inbox.value.state(of: "a") == .done)
        #expect(inbox.folder.names("done") == ["a"])
        #expect(inbox.folder.names("finished") == [] && inbox.folder.names("trash") == [])
    }

    @Test func claimsEntryByToken() throws {
        let inbox = try inbox("a", "b", "c")
        let reader = try inbox.value.makeReader(.lock)
        #expect(try reader.claim("b")?.entry.token == "b")
        #expect(try reader.claim("d") == nil)
    }

    @Test func endsClaimOnce() throws {
        let inbox = try inbox("a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        try claim.finish()
        #expect(code { try claim.finish() } == "inbox.claim-lost")
        #expect(code { try claim.release() } == "inbox.claim-lost")
        #expect(code { try claim.fail("late") } == "inbox.claim-lost")
        #expect(try inbox.value.entries().isEmpty)
    }

    /// The second claim has the same name in the same folder as the first.
    @Test func releasedClaimDoesNotAffectNextClaim() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock)
        let former = try #require(try reader.claim())
        try former.release()
        let claim = try #require(try reader.claim())
        #expect(code { try former.finish() } == "inbox.claim-lost")
        #expect(code { try former.fail("late") } == "inbox.claim-lost")
        try claim.finish()
        #expect(try inbox.value.state(of: "a") == .done)
    }

    @Test func finishCanBeRetriedAfterSystemError() throws {
        let inbox = try inbox("a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        let failure = code {
            try Faults.failing(EACCES) {
                try claim.finish()
            } where: {
                $0.name == .rename
            }
        }
        #expect(failure == "inbox.system")
        try claim.finish()
        #expect(try inbox.value.state(of: "a") == .done)
    }

    @Test func releaseDoesNotCountAttemptByDefault() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock, attempts: 1)
        for _ in 0..<3 {
            let claim = try #require(try reader.claim())
            #expect(claim.attempt == 1)
            try claim.release()
            #expect(try inbox.value.state(of: "a") == .waiting)
        }
    }

    @Test func deinitializedClaimCountsAsAttempt() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock, attempts: 2)
        #expect(try reader.claim()?.attempt == 1)
        #expect(try reader.claim()?.attempt == 2)
        #expect(try reader.claim() == nil)
        let failed = try #require(try inbox.value.failedEntries().first)
        #expect(failed.token == "a")
        #expect(inbox.value.reason(for: failed) == "claimed 2 times without being finished")
        #expect(try inbox.value.state(of: "a") == .failed)
    }

    @Test func keepsFailedEntryWithReason() throws {
        let inbox = try inbox("a")
        try #require(try inbox.value.makeReader(.lock).claim()).fail("no account")
        let failed = try #require(try inbox.value.failedEntries().first)
        #expect(inbox.value.reason(for: failed) == "no account")
        #expect(try inbox.value.makeWriter(.lock).put(Sample.file, token: "a") == .duplicate)
        #expect(try inbox.value.retry("a"))
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        #expect(claim.attempt == 1)
        #expect(inbox.folder.names("failed") == [])
    }

    @Test func dropRemovesEntry() throws {
        let inbox = try inbox("a", "b")
        try #require(try inbox.value.makeReader(.lock).claim()).fail("no account")
        #expect(try inbox.value.drop("a") && inbox.value.drop("b"))
        #expect(try !inbox.value.drop("a"))
        #expect(inbox.folder.leftovers == [])
        #expect(try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a") == .stored)
    }

    // MARK: Damage

    /// Each case damages an entry with a shell command. The recorded reason must contain the text.
    @Test(arguments: [
        ("rm \"$E\"/attachments/*", "no such file"),
        ("truncate -s 5 \"$E\"/attachments/*", "has 5 bytes"),
        ("rm -r \"$E\"/attachments", "attachments"), ("echo '{' > \"$E\"/item.json", "json"),
        ("rm \"$E\"/item.json", "item.json"),
        ("ln -sf /etc/hosts \"$E\"/attachments/1*", "regular file"),
        ("mkfifo \"$E\"/fifo; mv -f \"$E\"/fifo \"$E\"/item.json", "regular file"),
    ])
    func failsDamagedEntry(_ command: String, _ reason: String) throws {
        let inbox = try inbox("a", "b")
        let entry = try #require(try inbox.value.entries().first)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.environment = [
            "E": inbox.folder.path("ready/" + entry.name), "PATH": "/usr/bin:/bin",
        ]
        try process.run()
        process.waitUntilExit()
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        #expect(claim.entry.token == "b")
        let failed = try #require(try inbox.value.failedEntries().first)
        #expect(failed.token == "a")
        let recorded = inbox.value.reason(for: failed) ?? ""
        #expect(recorded.lowercased().contains(reason), "\(recorded)")
    }

    /// Each call fails once: the entry stays in the queue, and the error keeps `errno`. Only calls
    /// that read the entry depend on the error.
    @Test(arguments: [EMFILE, EACCES, EIO, ENOMEM, ENOSPC])
    func systemErrorDoesNotFailEntry(_ reason: Int32) throws {
        let whole = try inbox("a")
        let reader = try whole.value.makeReader(.lock)
        let calls = try Faults.calls { try #require(try reader.claim()).release() }
        for (number, call) in calls.enumerated()
        where reason == EIO || [.open, .read].contains(call.name) {
            let inbox = try inbox("a")
            let reader = try inbox.value.makeReader(.lock)
            do {
                try Faults.failing(number, reason) { try #require(try reader.claim()).release() }
            } catch let error as InboxError {
                #expect(error.systemCode == reason, "\(call)")
                let isOfEntry = call.path.contains(".xitem") || !call.path.contains("/")
                if isOfEntry, [.open, .read].contains(call.name) {
                    #expect(error.code == .temporarilyUnreadable, "\(call)")
                }
            } catch {
                Issue.record("\(call): \(error)")
            }
            #expect(try inbox.value.failedEntries().isEmpty, "\(call)")
            try inbox.value.recover()
            let claim = try #require(try inbox.value.makeReader(.lock).claim(), "\(call)")
            #expect(try Sample.data(of: claim.item) == Sample.bytes)
        }
    }

    @Test func ignoresForeignNames() throws {
        let inbox = try inbox("a")
        try Data("x".utf8).write(to: URL(filePath: inbox.folder.path("ready/.hidden")))
        try Data("x".utf8).write(to: URL(filePath: inbox.folder.path("ready/readme.txt")))
        let reader = try inbox.value.makeReader(.lock)
        try #require(try reader.claim()).finish()
        #expect(try reader.claim() == nil)
        #expect(inbox.folder.names("ready") == [".hidden", "readme.txt"])
    }

    // MARK: Copies of one token

    /// Writers that put the same token at the same time can store several copies.
    @Test func deliversTokenOfFourWritersOnce() throws {
        for _ in 0..<10 {
            let inbox = try TestInbox.kept { try $0.open() }
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                _ = try? inbox.value.makeWriter(.lock).put(Sample.text(), token: "same")
            }
            let finished = Guarded(0)
            DispatchQueue.concurrentPerform(iterations: 3) { _ in
                guard let reader = try? inbox.value.makeReader(.lock) else { return }
                for _ in 0..<8 {
                    guard let claim = try? reader.claim(), (try? claim.finish()) != nil else {
                        continue
                    }
                    finished.withValue { $0 += 1 }
                }
            }
            let reader = try inbox.value.makeReader(.lock)
            while let claim = try reader.claim() {
                try claim.finish()
                finished.withValue { $0 += 1 }
            }
            #expect(finished.withValue { $0 } == 1)
            #expect(inbox.folder.names("ready").isEmpty && inbox.folder.names("finished").isEmpty)
        }
    }

    /// While one copy is claimed, the other copy cannot be claimed.
    @Test func copyWaitsWhileAnotherIsClaimed() throws {
        let inbox = try inbox("a")
        let first = try #require(try inbox.value.entries().first)
        let copy = InboxEntry(
            stamp: first.stamp + 1, byteCount: first.byteCount, token: "a", isFolder: true)
        try FileManager.default.copyItem(
            atPath: inbox.folder.path("ready/" + first.name),
            toPath: inbox.folder.path("ready/" + copy.name))
        let (one, other) = (try inbox.value.makeReader(.lock), try inbox.value.makeReader(.lock))
        let claim = try #require(try one.claim())
        #expect(try other.claim() == nil)
        #expect(inbox.folder.names("ready") == [copy.name])
        // Finished, but not yet in the journal.
        Faults.dyingAtRename(into: "finished/", after: true) { try? claim.finish() }
        #expect(inbox.folder.names("finished").count == 1 && inbox.folder.names("done") == [])
        #expect(try other.claim() == nil)
        #expect(inbox.folder.names("ready") == [])
    }

    // MARK: Readers presumed dead

    @Test func readerThatWasPresumedDeadCannotFinish() throws {
        let inbox = try inbox("a", "b")
        let victim = try inbox.value.makeReader(.observed(.zero))
        let lost = try #require(try victim.claim())
        // The first recovery records the folder, and the second finds it unchanged.
        try inbox.value.recover()
        let recovery = try inbox.value.recover()
        #expect(recovery.returned == 1)
        let heir = try inbox.value.makeReader(.lock)
        let claim = try #require(try heir.claim())
        #expect(claim.entry.token == "a" && claim.attempt == 2)
        #expect(code { try lost.finish() } == "inbox.claim-lost")
        #expect(code { _ = try lost.finish(movingTo: inbox.folder.folder) } == "inbox.claim-lost")
        try claim.finish()
        #expect(inbox.folder.names("../").contains("a.xitem") == false)
        // The first reader can still claim other entries.
        let next = try #require(try victim.claim())
        #expect(next.entry.token == "b")
        try next.finish()
    }

    @Test func onlyInstanceReclaimsEntriesOfPreviousInstance() throws {
        let inbox = try inbox("a")
        try Faults.dyingAfter {
            let reader = try inbox.value.makeReader(.onlyInstance("app"))
            return (reader, try #require(try reader.claim()))
        }
        // Only the next instance can return the claims of `.onlyInstance`.
        try inbox.value.recover()
        #expect(try inbox.value.state(of: "a") == .claimed)
        let claim = try #require(try inbox.value.makeReader(.onlyInstance("app")).claim())
        #expect(claim.entry.token == "a" && claim.attempt == 2)
    }

    @Test func lockOfLiveReaderProtectsItsClaims() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock)
        let claim = try #require(try reader.claim())
        #expect(try inbox.value.recover().returned == 0)
        try claim.finish()
    }
}
