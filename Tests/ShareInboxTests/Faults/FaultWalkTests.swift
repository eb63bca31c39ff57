import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import ShareInbox

/// Simulates the death of the process before each system call, and checks the guarantees.
struct FaultWalkTests {
    /// Runs the work once per system call, and dies before that call. Checks the inbox after each death.
    private func walk(
        _ name: String, prepare: (Inbox) throws -> Void = { _ in },
        work: (Inbox) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation,
        check: (TestInbox, Inbox, Bool) throws -> Void
    ) throws -> Int {
        func run(dyingBefore number: Int?) throws -> (TestInbox, Inbox, Int?) {
            let folder = try TestInbox(in: TestInbox.memory)
            let inbox = try folder.open(.powerLoss)
            try prepare(inbox)
            do {
                guard let number else {
                    return (folder, inbox, try Faults.calls { try work(inbox) }.count)
                }
                try Faults.dying(before: number) { try work(inbox) }
                return (folder, inbox, 0)
            } catch {
                return (folder, inbox, nil)
            }
        }
        let whole = try run(dyingBefore: nil)
        let count = try #require(
            whole.2, "\(name) fails without a fault", sourceLocation: sourceLocation)
        try check(whole.0, whole.1, true)
        for number in stride(from: 0, to: count, by: TestExtent.step(4)) {
            let (folder, inbox, calls) = try run(dyingBefore: number)
            do {
                try check(folder, inbox, calls != nil)
            } catch {
                Issue.record(
                    "\(name), death before call \(number): \(error)", sourceLocation: sourceLocation
                )
            }
        }
        return count
    }

    /// Claims and finishes all waiting entries.
    private func takeAll(_ inbox: Inbox) throws -> [(token: InboxToken, data: Data)] {
        let reader = try inbox.makeReader(.lock)
        var taken: [(InboxToken, Data)] = []
        while let claim = try reader.claim() {
            taken.append((claim.entry.token, try Sample.data(of: claim.item)))
            try claim.finish()
        }
        return taken
    }

    private func target(_ inbox: Inbox) -> URL {
        URL(filePath: inbox.layout.root).deletingLastPathComponent().appending(path: "Delivered")
    }

    private func put(_ inbox: Inbox, _ token: InboxToken = "one") throws {
        try inbox.makeWriter(.lock).put(Sample.file, token: token)
    }

    private func put(_ tokens: [InboxToken], _ inbox: Inbox) throws {
        _ = try inbox.makeWriter(.lock).put(tokens.map { (Sample.file, $0) })
    }

    private func expectNothingLeft(
        _ folder: TestInbox, _ place: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(folder.leftovers.isEmpty, "\(place)", sourceLocation: sourceLocation)
    }

    @Test func putStoresItemExactlyOnce() throws {
        for item in [
            Sample.file, ExtensionItem(data: Data([1, 2, 3]), typeIdentifier: "public.data"),
        ] {
            let expected = try Sample.data(of: item)
            let count = try walk("put") { inbox in
                try inbox.makeWriter(.lock).put(item, token: "one")
            } check: { folder, inbox, isConfirmed in
                try inbox.recover()
                let waiting = try inbox.entries().count
                #expect(waiting == 1 || (!isConfirmed && waiting == 0))
                let again = try inbox.makeWriter(.lock).put(item, token: "one")
                #expect(again == (waiting == 1 ? .duplicate : .stored))
                let taken = try takeAll(inbox)
                #expect(taken.map(\.token) == ["one"])
                #expect(taken.first?.data == expected)
                expectNothingLeft(folder, "put")
            }
            print("put: \(count) calls")
            #expect(count >= 15)
        }
    }

    @Test func putOfSeveralItemsLosesNone() throws {
        let count = try walk("put of three") { inbox in
            try put(["a", "b", "c"], inbox)
        } check: { folder, inbox, isConfirmed in
            try inbox.recover()
            if isConfirmed { #expect(try inbox.entries().map(\.token) == ["a", "b", "c"]) }
            try put(["a", "b", "c"], inbox)
            let taken = try takeAll(inbox)
            #expect(Set(taken.map(\.token)) == ["a", "b", "c"] && taken.count == 3)
            #expect(taken.allSatisfy { $0.data == Sample.bytes })
            expectNothingLeft(folder, "put of three")
        }
        print("put of three: \(count) calls")
    }

    @Test func recoveryReturnsClaimsOfDeadReader() throws {
        let count = try walk("claim", prepare: { try put($0) }) { inbox in
            let reader = try inbox.makeReader(.lock)
            let claim = try #require(try reader.claim())
            withExtendedLifetime(claim) {}
        } check: { folder, inbox, _ in
            try inbox.recover()
            let taken = try takeAll(inbox)
            #expect(taken.map(\.token) == ["one"])
            #expect(taken.first?.data == Sample.bytes)
            expectNothingLeft(folder, "claim")
        }
        print("claim: \(count) calls")
    }

    @Test func finishedEntryIsNotDeliveredAgain() throws {
        let count = try walk("finish", prepare: { try put($0) }) { inbox in
            let reader = try inbox.makeReader(.lock)
            let claim = try #require(try reader.claim())
            try claim.finish()
        } check: { folder, inbox, isConfirmed in
            try inbox.recover()
            if isConfirmed { #expect(try inbox.state(of: "one") == .done) }
            let taken = try takeAll(inbox)
            #expect(taken.isEmpty || !isConfirmed)
            #expect(try inbox.state(of: "one") == .done)
            // Putting the token again does not deliver it again.
            #expect(try inbox.makeWriter(.lock).put(Sample.file, token: "one") == .duplicate)
            try inbox.recover()
            expectNothingLeft(folder, "finish")
        }
        print("finish: \(count) calls")
    }

    @Test func moveDeliversOnce() throws {
        let count = try walk("finish(movingTo:)") { inbox in
            try FileManager.default.createDirectory(
                at: target(inbox), withIntermediateDirectories: true)
            try put(inbox)
        } work: { inbox in
            let reader = try inbox.makeReader(.lock)
            let claim = try #require(try reader.claim())
            _ = try claim.finish(movingTo: target(inbox))
        } check: { folder, inbox, isConfirmed in
            try inbox.recover(movingTo: target(inbox))
            let file = target(inbox).appending(path: "one.xitem")
            let isDelivered = FileManager.default.fileExists(atPath: file.path)
            if isConfirmed { #expect(isDelivered) }
            if isDelivered {
                // The receiver consumes the file. It must not appear again.
                let item = try ExtensionItem(contentsOf: file)
                #expect(try Sample.data(of: item) == Sample.bytes)
                try FileManager.default.removeItem(at: file)
            }
            try {
                let reader = try inbox.makeReader(.lock)
                let claim = try reader.claim()
                #expect((claim == nil) == isDelivered)
                _ = try claim?.finish(movingTo: target(inbox))
            }()
            #expect(FileManager.default.fileExists(atPath: file.path) == !isDelivered)
            #expect(try inbox.state(of: "one") == .done)
            expectNothingLeft(folder, "moving")
        }
        print("finish(movingTo:): \(count) calls")
    }

    /// Creates leftovers of processes that died at different steps.
    private func createLeftovers(_ inbox: Inbox) throws {
        let writer = try inbox.makeWriter(.lock)
        for token in ["waiting", "claimed", "decided", "moving", "stopped"] as [InboxToken] {
            try writer.put(Sample.file, token: token)
        }
        let target = target(inbox)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try dying(inbox, "claimed") { _ in }
        try dying(inbox, "decided") { claim in
            try Faults.dyingAtRename(into: "finished/", after: true) { try claim.finish() }
        }
        try dying(inbox, "moving") { claim in
            try Faults.dyingAtRename(into: "finished/", after: true) {
                _ = try claim.finish(movingTo: target)
            }
        }
        try dying(inbox, "stopped") { claim in
            try Faults.dyingAtRename(into: "finished/", after: false) {
                _ = try claim.finish(movingTo: target)
            }
        }
        try FileManager.default.createDirectory(
            atPath: inbox.layout.path(.writing) + "/lock.left/half",
            withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(filePath: inbox.layout.path(.trash) + "/left"))
    }

    /// Claims an entry, calls `body`, and simulates the death of the process.
    private func dying(
        _ inbox: Inbox, _ token: InboxToken, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (InboxClaim) throws -> Void
    ) throws {
        try Faults.dyingAfter {
            let reader = try inbox.makeReader(.lock)
            let claim = try #require(try reader.claim(token), sourceLocation: sourceLocation)
            try? body(claim)
            return (reader, claim)
        }
    }

    @Test func recoveryCanDieAtAnyCall() throws {
        let count = try walk("recover", prepare: createLeftovers) { inbox in
            try inbox.recover(movingTo: target(inbox))
        } check: { folder, inbox, _ in
            let target = target(inbox)
            try inbox.recover(movingTo: target)
            try inbox.recover(movingTo: target)
            // A program that another test starts inherits the locks of the dead processes, and holds
            // them for a moment.
            if try !inbox.layout.open(.claimed).names().isEmpty {
                usleep(200_000)
                try inbox.recover(movingTo: target)
            }
            let delivered = try FileManager.default.contentsOfDirectory(atPath: target.path)
            #expect(delivered == ["moving.xitem"])
            let taken = try takeAll(inbox)
            #expect(
                Set(taken.map(\.token)).isSubset(of: ["waiting", "claimed", "decided", "stopped"]))
            #expect(taken.allSatisfy { $0.data == Sample.bytes })
            for token in ["waiting", "claimed", "decided", "moving", "stopped"] as [InboxToken] {
                #expect(try inbox.state(of: token) == .done, "\(token)")
            }
            expectNothingLeft(folder, "recover")
        }
        print("recover: \(count) calls")
    }
}
