import XExtensionItem

/// The number and total size of the waiting entries, and the existing entries with the tokens of a
/// batch. They are read when the batch begins, and updated when the batch writes an entry.
struct ExistingEntries {
    private(set) var waitingCount = 0
    private(set) var waitingByteCount = 0
    private(set) var found: [InboxToken: Found] = [:]

    struct Found {
        let place: Place
        /// The digest of the entry's content; nil if unknown.
        let digest: UInt64?
    }

    enum Place: Hashable {
        case folder(InboxLayout.Place)
        /// A reader's folder.
        case claimed(String)

        func open(_ layout: InboxLayout) throws(OpenFile.Failure) -> Folder? {
            switch self {
            case .folder(let place): try layout.open(place)
            case .claimed(let owner): try layout.open(owner: owner, in: .claimed)
            }
        }
    }

    /// Reads the folders in the order in which entries move, so that an entry that moves in the
    /// meantime is still found.
    init(_ layout: InboxLayout, finding tokens: Set<InboxToken>) throws(OpenFile.Failure) {
        try layout.open(.ready).forEachEntry { entry in
            if tokens.contains(entry.token) { add(entry) } else { count(entry.byteCount) }
        }
        let owners = try layout.open(.claimed).names()
        let others = owners.map(Place.claimed) + [.folder(.finished), .folder(.failed)]
        for place in others {
            try place.open(layout)?.forEachEntry(includesMoving: true) { entry in
                if tokens.contains(entry.token) {
                    found[entry.token] = Found(place: place, digest: entry.digest)
                }
            }
        }
    }

    /// Adds an entry that will be in `ready`.
    mutating func add(_ entry: InboxEntry) {
        count(entry.byteCount)
        found[entry.token] = Found(place: .folder(.ready), digest: entry.digest)
    }

    private mutating func count(_ byteCount: Int) {
        // The size comes from a file name and is untrusted.
        let (sum, overflows) = waitingByteCount.addingReportingOverflow(byteCount)
        waitingByteCount = overflows ? .max : sum
        waitingCount += 1
    }
}
