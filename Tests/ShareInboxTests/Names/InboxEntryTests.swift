import Foundation
import Testing

@testable import ShareInbox

struct InboxEntryTests {
    /// Computed with Python: 1,700,000,000,000 × 36³ + 5, and 100,325, both in base 36.
    private static let stamp: UInt64 = 1_700_000_000_000 * 46_656 + 5

    @Test func nameHoldsTimeSizeTokenAndAttempt() throws {
        let entry = try #require(InboxEntry("0STAMP-25et-order-17.2.xitem".stamped))
        #expect(entry.stamp == Self.stamp)
        #expect(entry.date == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(entry.byteCount == 100_325)
        #expect(entry.token == "order-17")
        #expect(entry.attempt == 2)
        #expect(entry.isFolder)
        #expect(entry.name == "0STAMP-25et-order-17.2.xitem".stamped)
        #expect(entry.incrementingAttempt.name == "0STAMP-25et-order-17.3.xitem".stamped)
        #expect(entry.deliveredName == "order-17.xitem")
    }

    /// Computed with Python: 2⁶⁴ − 1 in base 36.
    @Test func nameHoldsDigest() throws {
        let name = "0STAMP-25et.3w5e11264sgsf-order-17.2.xitem".stamped
        let entry = try #require(InboxEntry(name))
        #expect(entry.digest == .max && entry.byteCount == 100_325 && entry.token == "order-17")
        #expect(entry.name == name)
        #expect(InboxEntry("0STAMP-25et-order-17.2.xitem".stamped)?.digest == nil)
    }

    @Test func parsesNameOfSingleFile() throws {
        let entry = try #require(InboxEntry("0STAMP-0-a.0.xitem.json".stamped))
        #expect(!entry.isFolder && entry.byteCount == 0)
        #expect(entry.name == "0STAMP-0-a.0.xitem.json".stamped)
    }

    @Test(arguments: [
        "", ".xitem", "0STAMP-0-a.0", "0STAMP-0-a.0.xitem.plist", "0STAMP-0-a.xitem",
        "0STAMP-0-.0.xitem", "0STAMP--a.0.xitem", "0STAMP-0-A.0.xitem", "0STAMP-0-a_b.0.xitem",
        "0STAMP-0-a.-1.xitem", "0STAMP-0-a.+1.xitem", "0STAMP-0-é.0.xitem", "STAMP-0-a.0.xitem",
        "0STAMP-0-a.0.xitem.reason", "0STAMP-0-a.1000.xitem", "zzzzzzzzzzzzz-0-a.0.xitem",
        "0STAMP-zzzzzzzzzzzzz-a.0.xitem", "0STAMP-0-a/b.0.xitem", ".xitem-1.tmp",
        "0STAMP-0-a.0.xitem.moving", "0STAMP-0.1-a.0.xitem", "0STAMP-0.-a.0.xitem",
        "0STAMP-0.zzzzzzzzzzzzz-a.0.xitem", "0STAMP-1E-a.0.xitem", "0STAMP-0-a.A.xitem",
    ])
    func rejectsOtherNames(_ name: String) {
        #expect(InboxEntry(name.stamped) == nil)
    }

    @Test func longestTokenFitsIntoName() throws {
        let token = try #require(InboxToken(rawValue: String(repeating: "z", count: 64)))
        let entry = InboxEntry(
            stamp: .max, byteCount: .max, digest: .max, token: token, attempt: 46_655,
            isFolder: false)
        #expect(InboxEntry(entry.name) == entry)
        #expect(MovingName.returningText(entry).utf8.count < 255)
        #expect(InboxToken(rawValue: String(repeating: "z", count: 65)) == nil)
    }

    @Test(arguments: ["", "A", "a b", "ä", "a.b", "a/b", "a\0", "..", "a_b"])
    func tokensAreLowerCaseLettersDigitsAndHyphens(_ text: String) {
        #expect(InboxToken(rawValue: text) == nil)
    }

    @Test func randomTokensHave128BitsAndDiffer() {
        let tokens = Set((0..<1_000).map { _ in InboxToken.random().rawValue })
        #expect(tokens.count == 1_000)
        // 36^13 is more than 2^64, so each half has 13 digits.
        #expect(tokens.allSatisfy { $0.utf8.count == 26 && InboxToken.isToken($0.utf8) })
    }

    @Test func stampsIncreaseEvenIfClockDoesNot() {
        let first = Stamp.next(after: 0)
        #expect(Stamp.next(after: .max - 1) == .max)
        #expect(Stamp.next(after: first) > first)
        #expect(first / 46_656 <= MachineClock.wall)
    }
}

extension String {
    /// The name with a real stamp instead of `0STAMP`.
    fileprivate var stamped: String { replacingOccurrences(of: "0STAMP", with: "00loyw3v28005") }
}
