/// The stamps that order entries: the time, and random digits for entries of the same millisecond.
enum Stamp {
    /// Returns a stamp for the current time that is greater than another stamp.
    static func next(after last: UInt64) -> UInt64 {
        let perMillisecond = InboxEntry.stampsPerMillisecond
        let now = MachineClock.wall * perMillisecond + .random(in: 0..<perMillisecond)
        return max(last + 1, now)
    }
}
