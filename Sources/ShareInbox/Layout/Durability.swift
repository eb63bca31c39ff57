/// What stored entries survive.
public struct Durability: Hashable, Sendable {
    let isSynchronized: Bool

    /// The death of any process; a crash of the machine may lose what was put in the seconds before.
    public static let processDeath = Durability(isSynchronized: false)
    /// The death of any process and of the machine: `put` and `finish` wait for the disk.
    public static let powerLoss = Durability(isSynchronized: true)
}
