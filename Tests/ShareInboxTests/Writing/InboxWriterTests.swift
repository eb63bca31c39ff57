import Foundation
import Testing
import XExtensionItem

@testable import ShareInbox

struct InboxWriterTests {
    @Test func storesPayloadWithoutFilesAsOneFile() throws {
        let folder = try TestInbox()
        let inbox = try folder.open()
        let writer = try inbox.makeWriter(.lock)
        #expect(try writer.put(Sample.text(), token: "text") == .stored)
        #expect(try writer.put(Sample.file, token: "file") == .stored)
        let names = folder.names("ready")
        #expect(names.count == 2)
        #expect(names[0].hasSuffix("-text.0.xitem.json"))
        #expect(names[1].hasSuffix("-file.0.xitem"))
        #expect(folder.names("ready/" + names[1]) == ["attachments", "item.json"])
        // Another JSON parser reads the text.
        let json = try JSONSerialization.jsonObject(
            with: Data(contentsOf: URL(filePath: folder.path("ready/" + names[0]))))
        #expect("\(json)".contains("Hello"))
    }

    @Test func sizeInNameIsTotalOfFiles() throws {
        let folder = try TestInbox()
        let inbox = try folder.open()
        try inbox.makeWriter(.lock).put(Sample.file, token: "file")
        let entry = try #require(try inbox.entries().first)
        let paths = ["item.json", "attachments/1.bin", "attachments/1"].map {
            folder.path("ready/\(entry.name)/\($0)")
        }
        let sizes = paths.compactMap {
            try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int
        }
        #expect(sizes.count == 2)
        #expect(entry.byteCount == sizes.reduce(0, +))
    }

    @Test func storesTokenOnce() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let writer = try inbox.value.makeWriter(.lock)
        #expect(try writer.put(Sample.text(), token: "one") == .stored)
        #expect(try writer.put(Sample.text(), token: "one") == .duplicate)
        let outcomes = try writer.put([(Sample.text(), "two"), (Sample.text(), "two")])
        #expect(outcomes == [.stored, .duplicate])
        #expect(try inbox.value.entries().map(\.token) == ["one", "two"])
    }

    @Test func entriesKeepTheOrderInWhichTheyWerePut() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let writer = try inbox.value.makeWriter(.lock)
        let tokens = (0..<50).map { InboxToken(unchecked: "t\(99 - $0)") }
        for token in tokens[..<20] { try writer.put(Sample.text(), token: token) }
        _ = try writer.put(tokens[20...].map { (Sample.text(), $0) })
        #expect(try inbox.value.entries().map(\.token) == tokens)
    }

    @Test func enforcesLimits() throws {
        var limits = InboxLimits()
        limits.entryCount = 2
        limits.byteCount = 150_000
        let inbox = try TestInbox.kept { try $0.open(.processDeath, limits) }
        let writer = try inbox.value.makeWriter(.lock)
        try writer.put(Sample.file, token: "a")
        #expect(code { try writer.put(Sample.file, token: "b") } == "inbox.full")
        try writer.put(Sample.text(), token: "c")
        #expect(code { try writer.put(Sample.text(), token: "d") } == "inbox.full")
        #expect(inbox.folder.names("ready").count == 2)
        #expect(inbox.folder.leftovers.filter { $0.hasPrefix("writing/") }.count == 1)
        #expect(try writer.put(Sample.file, token: "a") == .duplicate)
        try #require(try inbox.value.makeReader(.lock).claim()).finish()
        try writer.put(Sample.text(), token: "d")
    }

    @Test func defaultLimitsMatchDocumentation() {
        #expect(InboxLimits().entryCount == 1_000)
        #expect(InboxLimits().byteCount == 2_147_483_648)
        #expect(InboxLimits().keptTokenLifetime == .seconds(2_592_000))
    }

    @Test func progressEndsAtEntrySize() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        var counts: [Int] = []
        try inbox.value.makeWriter(.lock).put(Sample.file, token: "a") { counts.append($0) }
        #expect(counts.count > 2 && counts == counts.sorted())
        #expect(try counts.last == inbox.value.entries().first?.byteCount)
    }

    @Test func rejectsItemThatCannotBeEncoded() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let file = try #require(URL(string: "file:///etc/hosts"))
        do {
            try inbox.value.makeWriter(.lock).put(ExtensionItem(url: file))
            Issue.record("stored an item with a file URL")
        } catch {
            #expect(error.code == .item && !error.findings.isEmpty && error.systemCode == nil)
        }
        #expect(inbox.folder.leftovers.isEmpty)
    }

    // MARK: Durability

    /// Returns an inbox whose flushes do not wait for a disk.
    private static func inboxInMemory() throws -> TestInbox.Kept<Inbox> {
        try TestInbox.kept(in: TestInbox.memory) { try $0.open(.powerLoss) }
    }

    /// Each flush fails once: `put` never confirms data that is not on the disk.
    @Test(arguments: [Sample.file, Sample.text()], [1, 3])
    func doesNotConfirmWhatIsNotOnDisk(_ item: ExtensionItem, _ count: Int) throws {
        let items = (0..<count).map { (item, InboxToken(unchecked: "t\($0)")) }
        let calls = try Self.inboxInMemory()
        let numbers = try Faults.calls {
            let writer = try calls.value.makeWriter(.lock)
            _ = try writer.put(items)
        }.enumerated().filter { $0.element.name == .synchronize }.map(\.offset)
        // A batch flushes twice. A payload folder flushes two files, two folders and `ready`; a single
        // file flushes the file and `ready`.
        #expect(numbers.count == (count == 3 ? 2 : item == Sample.file ? 5 : 2))
        for number in numbers {
            let inbox = try Self.inboxInMemory()
            let failure = code {
                try Faults.failing(number, EIO) {
                    _ = try inbox.value.makeWriter(.lock).put(items)
                }
            }
            #expect(failure == "inbox.not-durable", "call \(number)")
        }
        let inbox = try Self.inboxInMemory()
        let failure = code {
            try Faults.failing(try #require(numbers.last), ENOSPC) {
                _ = try inbox.value.makeWriter(.lock).put(items)
            }
        }
        #expect(failure == "inbox.not-durable")
        #expect(try inbox.value.entries().count == count)
    }

    @Test func flushesDuplicateBeforeReportingIt() throws {
        let inbox = try Self.inboxInMemory()
        let writer = try inbox.value.makeWriter(.lock)
        try writer.put(Sample.text(), token: "a")
        let failure = code {
            try Faults.failing(EIO) {
                _ = try writer.put(Sample.text(), token: "a")
            } where: {
                $0.name == .synchronize
            }
        }
        #expect(failure == "inbox.not-durable")
    }

    @Test func processDeathDurabilityNeverFlushes() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let calls = try Faults.calls {
            try inbox.value.makeWriter(.lock).put(Sample.file, token: "a")
            try #require(try inbox.value.makeReader(.lock).claim()).finish()
        }
        #expect(!calls.contains { $0.name == .synchronize })
    }

    /// Each call runs out of space once: `put` reports it and leaves no files.
    @Test(arguments: [Sample.file, Sample.text()], [ENOSPC, EDQUOT])
    func reportsFullDiskAndLeavesNoFiles(_ item: ExtensionItem, _ reason: Int32) throws {
        let inbox = try Self.inboxInMemory()
        let calls = try Faults.calls { _ = try inbox.value.makeWriter(.lock).put(item, token: "t") }
        let writing: Set<SystemCall.Name> = [.makeFolder, .write, .open, .rename]
        for (number, call) in calls.enumerated() where writing.contains(call.name) {
            let inbox = try Self.inboxInMemory()
            let failure = code {
                try Faults.failing(number, reason) {
                    _ = try inbox.value.makeWriter(.lock).put(item, token: "t")
                }
            }
            // The last calls flush the stored item, and clean up.
            let isStored = [nil, "inbox.not-durable"].contains(failure)
            #expect(try inbox.value.entries().count == (isStored ? 1 : 0), "\(call)")
            #expect(isStored || failure == "inbox.no-space", "\(call)")
            try inbox.value.recover()
            #expect(inbox.folder.leftovers.filter { !$0.hasPrefix("ready/") }.isEmpty)
        }
    }

    @Test func keepsErrno() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let writer = try inbox.value.makeWriter(.lock)
        do {
            try Faults.failing(EACCES) {
                _ = try writer.put(Sample.file)
            } where: {
                $0.name == .write
            }
            Issue.record("expected an error")
        } catch {
            let error = error as? InboxError
            #expect(error?.code == .system && error?.systemCode == EACCES)
        }
    }

    @Test func writerThatWasPresumedDeadThrowsAbandoned() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        let writer = try inbox.value.makeWriter(.observed(.zero))
        var isRemoved = false
        let failure = code {
            try writer.put(Sample.file, token: "a") { _ in
                guard !isRemoved else { return }
                isRemoved = true
                for owner in inbox.folder.names("writing") {
                    try? FileManager.default.removeItem(
                        atPath: inbox.folder.path("writing/" + owner))
                }
            }
        }
        #expect(failure == "inbox.abandoned")
        #expect(try writer.put(Sample.file, token: "a") == .stored)
    }

    @Test func onlyInstanceRemovesUnfinishedEntriesOfPreviousInstance() throws {
        let inbox = try TestInbox.kept { try $0.open() }
        try FileManager.default.createDirectory(
            atPath: inbox.folder.path("writing/only.extension/half"),
            withIntermediateDirectories: true)
        try inbox.value.recover()
        #expect(inbox.folder.names("writing/only.extension") == ["half"])
        let writer = try inbox.value.makeWriter(.onlyInstance("extension"))
        #expect(inbox.folder.names("writing/only.extension") == [])
        withExtendedLifetime(writer) {}
    }
}
