#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A moment in whole milliseconds, within the years 0001 to 9999 of UTC.
public struct WireDate: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The moments the format can hold, in milliseconds since 1970.
    static let range: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999
    /// From 1970 to 2001, the epoch of binary property lists.
    private static let secondsTo2001: Int64 = 978_307_200

    /// Milliseconds since the first of January 1970, 00:00:00 UTC, leap seconds not counted.
    public let millisecondsSince1970: Int64

    /// Makes a date; nil outside the years 0001 to 9999.
    public init?(millisecondsSince1970: Int64) {
        guard Self.range.contains(millisecondsSince1970) else { return nil }
        self.millisecondsSince1970 = millisecondsSince1970
    }

    /// Makes a date from Foundation's, to the nearest millisecond, ties to even.
    ///
    /// - Returns: nil outside the years 0001 to 9999.
    public init?(_ date: Date) {
        self.init(secondsSince2001: date.timeIntervalSinceReferenceDate)
    }

    /// The nearest millisecond of a binary date, ties to even; nil when it is out of range.
    init?(secondsSince2001 seconds: Double) {
        guard abs(seconds) < 1e12 else { return nil }
        let product = seconds * 1000
        var nearest = product.rounded(.toNearestOrEven)
        // The product itself was rounded: what was lost decides what only looks like a tie.
        let lost = (-product).addingProduct(seconds, 1000)
        if abs(product - nearest) == 0.5, lost != 0 {
            nearest = lost > 0 ? product.rounded(.up) : product.rounded(.down)
        }
        self.init(millisecondsSince1970: Int64(nearest) + Self.secondsTo2001 * 1000)
    }

    /// The date as a binary property list stores it.
    var secondsSince2001: Double {
        Double(millisecondsSince1970 - Self.secondsTo2001 * 1000) / 1000
    }

    /// Whether the date falls on a whole second.
    var isWholeSecond: Bool { millisecondsSince1970 % 1000 == 0 }

    /// The date as Foundation's type.
    public var date: Date { Date(timeIntervalSinceReferenceDate: secondsSince2001) }

    /// The date as the format writes it, for example `2026-11-20T01:02:03Z`.
    public var description: String { DateText.spelling(of: self) }

    /// Whether one date comes before another.
    public static func < (left: WireDate, right: WireDate) -> Bool {
        left.millisecondsSince1970 < right.millisecondsSince1970
    }
}
