/// The crashes that stored entries survive.
public struct Durability: Hashable, Sendable {
    let isSynchronized: Bool

    /// The death of any process. A crash of the machine may lose the entries of the last seconds.
    public static let processDeath = Durability(isSynchronized: false)
    /// The death of any process, and power loss: `put` and `finish` flush the disk.
    public static let powerLoss = Durability(isSynchronized: true)
}
