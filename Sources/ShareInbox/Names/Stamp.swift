/// The stamps by which entries are ordered: the time, and digits that tell apart what one millisecond
/// brings.
enum Stamp {
    /// A stamp of this moment, later than another.
    static func next(after last: UInt64) -> UInt64 {
        let perMillisecond = InboxEntry.stampsPerMillisecond
        let now = MachineClock.wall * perMillisecond + .random(in: 0..<perMillisecond)
        return max(last + 1, now)
    }
}
