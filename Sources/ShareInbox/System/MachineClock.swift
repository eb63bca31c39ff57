#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The two clocks of the machine, in milliseconds.
enum MachineClock {
    /// The time since 1970. It jumps when the clock is set.
    static var wall: UInt64 { milliseconds(CLOCK_REALTIME) }

    /// The time since the machine started, including sleep. It never goes back while the machine runs.
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
        return UInt64(max(0, time.tv_sec)) * 1000 + UInt64(max(0, time.tv_nsec)) / 1_000_000
    }
}
