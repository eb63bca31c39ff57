import FoundationEssentials

/// One line of the table: a piece of work on a document, and who else does it.
struct Row {
    let work: String
    let encoding: String
    let document: String
    /// The size of the document; what is read or written.
    let bytes: () throws -> Int
    var targets: [Target] = []
    let subject: Subject
    var peer: Subject?
    /// How often the work is done; fewer times when it takes long.
    var repetitions = 15
    /// Whether the work takes the whole document, so that bytes a second mean something.
    var showsSpeed = true
    /// Whether the shortest run counts, not the median: by the clock on the wall, all else that a machine
    /// does counts too.
    var takesShortest = false

    /// What `--only` is matched against.
    var name: String { "\(work)/\(encoding)/\(document)" }
    /// What tells a row from all others.
    var identifier: String { "\(name) against \(peer?.name ?? "nobody")" }
}

/// What a row came to.
struct Result {
    let row: Row
    let bytes: Int
    let seconds: Double
    var peerSeconds: Double?
    /// The median of the ratios of each pair of runs: how many times faster than the peer.
    var ratio: Double?
    var memory: Memory?
    var peerMemory: Memory?

    /// Whether all targets are reached; nil when there is none, or one cannot be told.
    var isMet: Bool? {
        let met = row.targets.map { $0.isMet(by: self) }
        if met.contains(false) { return false }
        return met.isEmpty || met.contains(nil) ? nil : true
    }
}
