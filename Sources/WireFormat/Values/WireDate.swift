public import Essentials

/// A date in whole milliseconds, within the years 0001 to 9999 of UTC.
public struct WireDate: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The dates that the format can express, in milliseconds since 1970.
    static let range: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999
    /// The seconds from 1970 to 2001, the epoch of binary property lists.
    private static let secondsTo2001: Int64 = 978_307_200

    /// The milliseconds since 1 January 1970, 00:00:00 UTC, without leap seconds.
    public let millisecondsSince1970: Int64

    /// Creates a date; nil outside the years 0001 to 9999.
    public init?(millisecondsSince1970: Int64) {
        guard Self.range.contains(millisecondsSince1970) else { return nil }
        self.millisecondsSince1970 = millisecondsSince1970
    }

    /// Creates a date from Foundation's type, rounded to the nearest millisecond, ties to even.
    ///
    /// - Returns: nil outside the years 0001 to 9999.
    public init?(_ date: Date) {
        self.init(secondsSince2001: date.timeIntervalSinceReferenceDate)
    }

    /// Creates a date from that of a binary property list, rounded to the nearest millisecond, ties
    /// to even; nil if it is out of range.
    init?(secondsSince2001 seconds: Double) {
        guard abs(seconds) < 1e12 else { return nil }
        let product = seconds * 1000
        var nearest = product.rounded(.toNearestOrEven)
        // The product was rounded itself. What it lost decides the direction if the product looks
        // like a tie but is not.
        let lost = (-product).addingProduct(seconds, 1000)
        if abs(product - nearest) == 0.5, lost != 0 {
            nearest = lost > 0 ? product.rounded(.up) : product.rounded(.down)
        }
        self.init(millisecondsSince1970: Int64(nearest) + Self.secondsTo2001 * 1000)
    }

    /// The date in seconds since 2001, as a binary property list stores it.
    var secondsSince2001: Double {
        Double(millisecondsSince1970 - Self.secondsTo2001 * 1000) / 1000
    }

    /// Whether the date falls on a whole second.
    var isWholeSecond: Bool { millisecondsSince1970 % 1000 == 0 }

    /// The date as Foundation's type.
    public var date: Date { Date(timeIntervalSinceReferenceDate: secondsSince2001) }

    /// The date in the format's notation, for example `2026-11-20T01:02:03Z`.
    public var description: String { DateText.spelling(of: self) }

    /// Returns whether one date is before another.
    public static func < (left: WireDate, right: WireDate) -> Bool {
        left.millisecondsSince1970 < right.millisecondsSince1970
    }
}
