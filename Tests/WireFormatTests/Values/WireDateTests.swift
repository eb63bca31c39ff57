import Foundation
import Testing

@testable import WireFormat

/// Dates: whole milliseconds of the years 0001 to 9999.
struct WireDateTests {
    /// Milliseconds since 1970 as Python's `datetime` counts them.
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2001-01-01T00:00:00Z", 978_307_200_000),
        ("2026-11-20T01:02:03Z", 1_795_136_523_000),
        ("2026-11-20T01:02:03.250Z", 1_795_136_523_250), ("1969-12-31T23:59:59.999Z", -1),
        ("2024-02-29T23:59:59Z", 1_709_251_199_000),
        ("2000-02-29T00:00:00Z", 951_782_400_000), ("0001-01-01T00:00:00Z", -62_135_596_800_000),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ("1900-03-01T00:00:00Z", -2_203_891_200_000),
        ("1600-02-29T12:00:00Z", -11_670_955_200_000),
        ("0004-02-29T00:00:00.001Z", -62_035_891_199_999),
    ])
    func datesAreCountedAndSpelledAsInPython(_ text: String, _ milliseconds: Int64) throws {
        let date = try #require(WireDate(millisecondsSince1970: milliseconds))
        #expect(date.description == text)
        #expect(DateText.date(text, allowsFraction: true) == date)
        #expect(WireDate(secondsSince2001: date.secondsSince2001) == date)
        #expect(WireDate(date.date) == date)
    }

    @Test(arguments: [
        "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z",
        "2026-06-31T00:00:00Z", "2026-09-31T00:00:00Z",
        "2026-11-31T00:00:00Z", "2026-01-32T00:00:00Z", "2026-00-01T00:00:00Z",
        "2026-13-01T00:00:00Z", "2026-01-00T00:00:00Z",
        "0000-01-01T00:00:00Z", "2026-11-20T24:00:00Z", "2026-11-20T01:60:00Z",
        "2026-11-20T01:02:60Z", "2026-11-20T01:02:03.000Z",
        "2026-11-20T01:02:03.25Z", "2026-11-20T01:02:03.2500Z", "2026-11-20T01:02:03+00:00",
        "2026-11-20t01:02:03z", "2026-11-20 01:02:03Z",
        "2026-11-20T01:02:03", "2026-11-20T01:02Z", "20261120T010203Z", "+026-11-20T01:02:03Z",
        "2026-11-20T01:02:03,250Z",
        "2026-11-20T01:02:03Zgarbage", " 2026-11-20T01:02:03Z", "12024-11-20T01:02:03Z", "",
        "2026-1１-20T01:02:03Z", "2026-11-20T-1:02:03Z",
    ])
    func malformedDatesAreRefused(_ text: String) {
        #expect(DateText.date(text, allowsFraction: true) == nil)
    }

    @Test(arguments: [
        (1, 31), (2, 28), (3, 31), (4, 30), (5, 31), (6, 30), (7, 31), (8, 31), (9, 30), (10, 31),
        (11, 30), (12, 31),
    ])
    func eachMonthEndsAtItsLastDay(_ month: Int, _ days: Int) {
        let prefix = "2023-" + (month < 10 ? "0" : "") + "\(month)-"
        #expect(DateText.date(prefix + "\(days)T00:00:00Z", allowsFraction: false) != nil)
        #expect(DateText.date(prefix + "\(days + 1)T00:00:00Z", allowsFraction: false) == nil)
    }

    @Test func datesOutsideYears1To9999AreRefused() {
        #expect(WireDate(millisecondsSince1970: -62_135_596_800_001) == nil)
        #expect(WireDate(millisecondsSince1970: 253_402_300_800_000) == nil)
        #expect(
            WireDate(millisecondsSince1970: .min) == nil
                && WireDate(millisecondsSince1970: .max) == nil)
        #expect(WireDate(Date(timeIntervalSinceReferenceDate: .nan)) == nil)
        #expect(WireDate(Date(timeIntervalSinceReferenceDate: .greatestFiniteMagnitude)) == nil)
    }

    @Test func datesAreOrderedByTime() throws {
        let dates = try [-1, 0, 1].map { try #require(WireDate(millisecondsSince1970: $0)) }
        #expect(dates[0] < dates[1] && dates[1] < dates[2] && !(dates[1] < dates[1]))
    }
}
