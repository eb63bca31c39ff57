import FoundationEssentials

/// One row of the table: work on a document, and the peer that does the same.
struct Row {
    let work: String
    let encoding: String
    let document: String
    /// The size of the document that is read or written.
    let bytes: () throws -> Int
    var targets: [Target] = []
    let subject: Subject
    var peer: Subject?
    /// The number of runs; fewer if the work takes long.
    var repetitions = 15
    /// Whether the work reads the whole document, so that bytes per second are meaningful.
    var showsSpeed = true
    /// Whether the shortest run counts instead of the median, because wall-clock time includes
    /// other work of the machine.
    var takesShortest = false

    /// The name that `--only` matches.
    var name: String { "\(work)/\(encoding)/\(document)" }
    /// The unique name of the row.
    var identifier: String { "\(name) against \(peer?.name ?? "no peer")" }
}

/// The result of a row.
struct Result {
    let row: Row
    let bytes: Int
    let seconds: Double
    var peerSeconds: Double?
    /// The median of the ratios of each pair of runs: how many times faster than the peer.
    var ratio: Double?
    var memory: Memory?
    var peerMemory: Memory?

    /// Whether all targets are met; nil if the row has no target, or one was not measured.
    var isMet: Bool? {
        let met = row.targets.map { $0.isMet(by: self) }
        if met.contains(false) { return false }
        return met.isEmpty || met.contains(nil) ? nil : true
    }
}
