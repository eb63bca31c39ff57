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

    /// Creates a date from the seconds of a binary property list, rounded to the nearest
    /// millisecond, ties to even; nil if it is out of range.
    init?(secondsSince2001 seconds: Double) {
        guard abs(seconds) < 1e12 else { return nil }
        let product = seconds * 1000
        var nearest = product.rounded(.toNearestOrEven)
        // The multiplication has rounded the product. If the product looks like a tie but is not
        // one, the rounding error decides the direction.
        let lost = (-product).addingProduct(seconds, 1000)
        if abs(product - nearest) == 0.5, lost != 0 {
            nearest = lost > 0 ? product.rounded(.up) : product.rounded(.down)
        }
        self.init(millisecondsSince1970: Int64(nearest) + Self.secondsTo2001 * 1000)
    }

    var secondsSince2001: Double {
        Double(millisecondsSince1970 - Self.secondsTo2001 * 1000) / 1000
    }

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

/// Dates as text: `2026-11-20T01:02:03Z`, or `2026-11-20T01:02:03.250Z` with milliseconds.
///
/// Foundation's parsers are not used, because they accept 30 February, second 60 and trailing
/// letters, which the format does not allow.
enum DateText {
    static func spelling(of date: WireDate) -> String {
        let milliseconds = date.millisecondsSince1970
        let seconds = milliseconds.flooredQuotient(by: 1000)
        let (year, month, day) = civil(fromDays: seconds.flooredQuotient(by: 86_400))
        let time = seconds - seconds.flooredQuotient(by: 86_400) * 86_400
        let fraction = milliseconds - seconds * 1000
        var text = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
        text += "T" + padded(time / 3600, 2) + ":" + padded(time / 60 % 60, 2)
        text += ":" + padded(time % 60, 2)
        if fraction != 0 { text += "." + padded(fraction, 3) }
        return text + "Z"
    }

    /// Returns the date that a string represents; nil if the string is malformed. Only the `date`
    /// element of XML forbids a fraction, because it has whole seconds.
    static func date(_ text: String, allowsFraction: Bool) -> WireDate? {
        let bytes = Array(text.utf8)
        guard bytes.count == 20 || (allowsFraction && bytes.count == 24) else { return nil }
        let shape = Array((bytes.count == 20 ? "0-0-0T0:0:0Z" : "0-0-0T0:0:0.0Z").utf8)
        guard let fields = numbers(in: bytes, shape: shape) else { return nil }
        let fraction = fields.count == 7 ? fields[6] : 0
        guard fields.count == 6 || fraction > 0 else { return nil }
        return date(fields, fraction: fraction)
    }

    private static func date(_ fields: [Int64], fraction: Int64) -> WireDate? {
        let (year, month, day) = (fields[0], fields[1], fields[2])
        guard year >= 1, 1...12 ~= month, day >= 1, fields[3] < 24, fields[4] < 60, fields[5] < 60
        else { return nil }
        let days = daysFromCivil(year, month, day)
        // A day past the end of its month converts back to a different day.
        guard civil(fromDays: days) == (year, month, day) else { return nil }
        let seconds = days * 86_400 + fields[3] * 3600 + fields[4] * 60 + fields[5]
        return WireDate(millisecondsSince1970: seconds * 1000 + fraction)
    }

    /// Returns the numbers in a string. Each `0` in the shape represents one number, which has a
    /// fixed width; every other character must match.
    private static func numbers(in bytes: [UInt8], shape: [UInt8]) -> [Int64]? {
        let widths = [4, 2, 2, 2, 2, 2, 3]
        var fields: [Int64] = []
        var position = 0
        for mark in shape {
            guard mark == UInt8(ascii: "0") else {
                guard bytes[position] == mark else { return nil }
                position += 1
                continue
            }
            var value: Int64 = 0
            for byte in bytes[position..<position + widths[fields.count]] {
                guard 0x30...0x39 ~= byte else { return nil }
                value = value * 10 + Int64(byte - 0x30)
            }
            position += widths[fields.count]
            fields.append(value)
        }
        return fields
    }

    private static func padded(_ value: Int64, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// Returns the days from 1970 to a day of the proleptic Gregorian calendar.
    ///
    /// The calculation uses eras of 400 years that start in March, so that the leap day is the last
    /// day of its year.
    private static func daysFromCivil(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.flooredQuotient(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = shifted.flooredQuotient(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

extension Int64 {
    fileprivate func flooredQuotient(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
