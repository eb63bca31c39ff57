import XExtensionItem

/// The entries in an inbox when a batch begins: how much waits, and where the tokens of the batch are.
struct ExistingEntries {
    private(set) var waitingCount = 0
    private(set) var waitingByteCount = 0
    /// The folder of the entry, for each token of the batch that has one.
    private(set) var places: [InboxToken: String] = [:]

    /// Looks into the folders in the direction in which entries move.
    init(_ layout: InboxLayout, finding tokens: Set<InboxToken>) throws(OpenFile.Failure) {
        let ready = layout.path(.ready)
        try InboxLayout.forEachEntry(in: ready) { entry in
            count(entry.byteCount)
            if tokens.contains(entry.token) { places[entry.token] = ready }
        }
        let homes = try InboxLayout.names(in: layout.path(.claimed))
        let folders =
            homes.map { layout.path(.claimed, $0) } + [
                layout.path(.finished), layout.path(.failed),
            ]
        for folder in folders {
            try InboxLayout.forEachEntry(in: folder, includesMoving: true) { entry in
                if tokens.contains(entry.token) { places[entry.token] = folder }
            }
        }
    }

    /// Adds an entry that is about to wait.
    mutating func add(_ byteCount: Int, _ token: InboxToken, in folder: String) {
        count(byteCount)
        places[token] = folder
    }

    private mutating func count(_ byteCount: Int) {
        // Anybody can write a size into a name.
        let (sum, isTooGreat) = waitingByteCount.addingReportingOverflow(byteCount)
        waitingByteCount = isTooGreat ? .max : sum
        waitingCount += 1
    }
}
