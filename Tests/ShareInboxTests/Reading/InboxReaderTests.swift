import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

struct InboxReaderTests {
    private func inbox(_ tokens: InboxToken..., item: ExtensionItem = Sample.file) throws
        -> TestInbox.Kept<Inbox>
    {
        let inbox = try TestInbox.kept { try $0.open() }
        let writer = try inbox.value.makeWriter(.lock)
        for token in tokens { try writer.put(item, token: token) }
        return inbox
    }

    @Test func theOldestEntryComesFirstAndOnce() throws {
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

    @Test func anEntryIsTakenByItsToken() throws {
        let inbox = try inbox("a", "b", "c")
        let reader = try inbox.value.makeReader(.lock)
        #expect(try reader.claim("b")?.entry.token == "b")
        #expect(try reader.claim("d") == nil)
    }

    @Test func aDecisionIsMadeOnce() throws {
        let inbox = try inbox("a")
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        try claim.finish()
        #expect(code { try claim.finish() } == "inbox.claim-lost")
        #expect(code { try claim.giveBack() } == "inbox.claim-lost")
        #expect(code { try claim.fail("late") } == "inbox.claim-lost")
        #expect(try inbox.value.entries().isEmpty)
    }

    /// The second claim has the same name in the same home as the first.
    @Test func aClaimThatWasGivenBackDecidesNothingAboutTheNext() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock)
        let former = try #require(try reader.claim())
        try former.giveBack()
        let claim = try #require(try reader.claim())
        #expect(code { try former.finish() } == "inbox.claim-lost")
        #expect(code { try former.fail("late") } == "inbox.claim-lost")
        try claim.finish()
        #expect(try inbox.value.state(of: "a") == .done)
    }

    @Test func aDecisionThatTheSystemRefusesCanBeMadeAgain() throws {
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

    @Test func whatIsGivenBackDoesNotCount() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock, attempts: 1)
        for _ in 0..<3 {
            let claim = try #require(try reader.claim())
            #expect(claim.attempt == 1)
            try claim.giveBack()
            #expect(try inbox.value.state(of: "a") == .waiting)
        }
    }

    @Test func aClaimThatGoesWithoutADecisionIsGivenBackAndCounts() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock, attempts: 2)
        #expect(try reader.claim()?.attempt == 1)
        #expect(try reader.claim()?.attempt == 2)
        // It was taken too often: nobody knows why it was never finished.
        #expect(try reader.claim() == nil)
        let failed = try #require(try inbox.value.failedEntries().first)
        #expect(failed.token == "a")
        #expect(inbox.value.reason(for: failed) == "it was taken 2 times, and never finished")
        #expect(try inbox.value.state(of: "a") == .failed)
    }

    @Test func aFailedEntryIsKeptWithTheReason() throws {
        let inbox = try inbox("a")
        try #require(try inbox.value.makeReader(.lock).claim()).fail("no account")
        let failed = try #require(try inbox.value.failedEntries().first)
        #expect(inbox.value.reason(for: failed) == "no account")
        #expect(try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a") == .duplicate)
        #expect(try inbox.value.retry("a"))
        let claim = try #require(try inbox.value.makeReader(.lock).claim())
        #expect(claim.attempt == 1)
        #expect(inbox.folder.names("failed") == [])
    }

    @Test func aDroppedEntryIsGone() throws {
        let inbox = try inbox("a", "b")
        try #require(try inbox.value.makeReader(.lock).claim()).fail("no account")
        #expect(try inbox.value.drop("a") && inbox.value.drop("b"))
        #expect(try !inbox.value.drop("a"))
        #expect(inbox.folder.leftovers == [])
        #expect(try inbox.value.makeWriter(.lock).put(Sample.text(), token: "a") == .stored)
    }

    // MARK: Damage

    /// What is done to an entry, and what its reason must name.
    @Test(arguments: [
        ("rm \"$E\"/attachments/*", "no such file"),
        ("truncate -s 5 \"$E\"/attachments/*", "has 5 bytes"),
        ("rm -r \"$E\"/attachments", "attachments"), ("echo '{' > \"$E\"/item.json", "json"),
        ("rm \"$E\"/item.json", "item.json"),
        ("ln -sf /etc/hosts \"$E\"/attachments/1*", "regular file"),
        ("mkfifo \"$E\"/fifo; mv -f \"$E\"/fifo \"$E\"/item.json", "regular file"),
    ])
    func aDamagedEntryIsSetAside(_ command: String, _ reason: String) throws {
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
        let said = inbox.value.reason(for: failed) ?? ""
        #expect(said.lowercased().contains(reason), "\(said)")
    }

    /// The system refuses at each call: the entry waits as before, and the code is kept.
    @Test(arguments: [EMFILE, EACCES, EIO, ENOMEM, ENOSPC])
    func whatTheSystemRefusesIsNoDamage(_ reason: Int32) throws {
        let whole = try inbox("a")
        let reader = try whole.value.makeReader(.lock)
        let calls = try Faults.calls { try #require(try reader.claim()).giveBack() }
        for (number, call) in calls.enumerated() {
            let inbox = try inbox("a")
            let reader = try inbox.value.makeReader(.lock)
            do {
                try Faults.failing(number, reason) { try #require(try reader.claim()).giveBack() }
            } catch let error as InboxError {
                #expect(error.systemCode == reason, "\(call)")
                let isOfEntry = call.path.contains(".xitem") || !call.path.contains("/")
                if isOfEntry, [.open, .read].contains(call.name) {
                    #expect(error.code == .unreadableNow, "\(call)")
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

    @Test func foreignNamesAreLeftAlone() throws {
        let inbox = try inbox("a")
        try Data("x".utf8).write(to: URL(filePath: inbox.folder.path("ready/.hidden")))
        try Data("x".utf8).write(to: URL(filePath: inbox.folder.path("ready/readme.txt")))
        let reader = try inbox.value.makeReader(.lock)
        try #require(try reader.claim()).finish()
        #expect(try reader.claim() == nil)
        #expect(inbox.folder.names("ready") == [".hidden", "readme.txt"])
    }

    // MARK: Copies of one token

    /// Writers that put the same token at the same time can leave several copies: one is delivered.
    @Test func theSameTokenFromFourWritersIsDeliveredOnce() throws {
        for _ in 0..<25 {
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

    /// Two copies, made by hand: while one is claimed, nobody gets the other.
    @Test func aCopyWaitsForTheDecisionAboutTheOther() throws {
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
        // Decided, but not yet in the journal.
        Faults.dyingAtRename(into: "finished/", after: true) { try? claim.finish() }
        #expect(inbox.folder.names("finished").count == 1 && inbox.folder.names("done") == [])
        #expect(try other.claim() == nil)
        #expect(inbox.folder.names("ready") == [])
    }

    // MARK: Readers taken for dead

    @Test func aReaderThatWasTakenForDeadCannotFinish() throws {
        let inbox = try inbox("a", "b")
        let victim = try inbox.value.makeReader(.observed(.zero))
        let lost = try #require(try victim.claim())
        // The first look notes, the second one finds nothing changed.
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
        // The victim goes on all the same.
        let next = try #require(try victim.claim())
        #expect(next.entry.token == "b")
        try next.finish()
    }

    @Test func theOnlyInstanceTakesAgainWhatTheOneBeforeHad() throws {
        let inbox = try inbox("a")
        try Faults.dyingInTheEnd {
            let reader = try inbox.value.makeReader(.onlyInstance("app"))
            return (reader, try #require(try reader.claim()))
        }
        // Nobody else may say that the app is dead.
        try inbox.value.recover()
        #expect(try inbox.value.state(of: "a") == .claimed)
        let claim = try #require(try inbox.value.makeReader(.onlyInstance("app")).claim())
        #expect(claim.entry.token == "a" && claim.attempt == 2)
    }

    @Test func theLockOfALivingReaderProtectsItsClaims() throws {
        let inbox = try inbox("a")
        let reader = try inbox.value.makeReader(.lock)
        let claim = try #require(try reader.claim())
        #expect(try inbox.value.recover().returned == 0)
        try claim.finish()
    }
}
