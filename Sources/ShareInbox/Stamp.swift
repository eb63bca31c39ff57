import Essentials

/// Stamps that order entries: the time in milliseconds, followed by random digits.
enum Stamp {
    static let perMillisecond: UInt64 = 36 * 36 * 36

    /// Returns a stamp after `last`, for a time in milliseconds since 1970.
    ///
    /// The maximum stamp is in the year 14499. From then on, entries are ordered only by their
    /// tokens.
    static func next(after last: UInt64, at wall: UInt64 = MachineClock.wall) -> UInt64 {
        let time = min(wall, .max / perMillisecond - 1)
        let now = time * perMillisecond + .random(in: 0..<perMillisecond)
        return max(last == .max ? last : last + 1, now)
    }
}

/// Numbers in base 36, with lower-case letters. Texts of the same width sort like their numbers.
enum Base36 {
    static func text(_ number: UInt64, width: Int = 1) -> String {
        let digits = String(number, radix: 36)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
        // The initializer also accepts a sign and upper-case letters.
        guard 1...13 ~= digits.count,
            digits.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 })
        else { return nil }
        return UInt64(String(decoding: digits, as: UTF8.self), radix: 36)
    }
}

/// The clocks of the machine, in milliseconds.
enum MachineClock {
    /// The time since 1970. It jumps when the clock is set.
    static var wall: UInt64 { milliseconds(CLOCK_REALTIME) }

    /// The time since the machine booted, including sleep. It never goes back while the machine
    /// runs.
    static var continuous: UInt64 {
        #if canImport(Darwin)
            milliseconds(CLOCK_MONOTONIC_RAW)
        #else
            milliseconds(CLOCK_BOOTTIME)
        #endif
    }

    private static func milliseconds(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        // A clock can be set to any year, so prevent overflow.
        let seconds = min(UInt64(max(0, time.tv_sec)), 1 << 52)
        return seconds * 1000 + UInt64(max(0, time.tv_nsec)) / 1_000_000
    }
}
