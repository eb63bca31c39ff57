import Foundation
import Testing

@testable import ShareInbox

struct JournalTests {
    private func journal(_ ages: [Int], _ limits: InboxLimits) throws -> (TestInbox, Int) {
        let folder = try TestInbox()
        let inbox = try folder.open()
        for (number, days) in ages.enumerated() {
            try inbox.journal.record(InboxToken(unchecked: "t\(number)"))
            let time = Date(timeIntervalSinceNow: Double(-days) * 24 * 60 * 60 - 60)
            try FileManager.default.setAttributes(
                [.modificationDate: time], ofItemAtPath: folder.path("done/t\(number)"))
        }
        return (folder, try inbox.journal.prune(limits, at: MachineClock.wall))
    }

    @Test func removesOldTokensExceptNewest() throws {
        var limits = InboxLimits()
        limits.keptTokenCount = 2
        let (folder, count) = try journal([40, 31, 29, 50, 0], limits)
        #expect(count == 3)
        #expect(folder.names("done") == ["t2", "t4"])
    }

    @Test func keepsRecentTokens() throws {
        var limits = InboxLimits()
        limits.keptTokenCount = 1
        let (folder, count) = try journal([0, 29, 10], limits)
        #expect(count == 0 && folder.names("done").count == 3)
    }

    @Test func keepsMinimumTokenCount() throws {
        let (folder, count) = try journal([1_000, 2_000], InboxLimits())
        #expect(count == 0 && folder.names("done").count == 2)
        #expect(InboxLimits().keptTokenCount == 1_000)
    }
}
