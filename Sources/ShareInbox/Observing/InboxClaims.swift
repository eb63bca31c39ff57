extension InboxReader {
    /// Returns the claims as entries arrive, until the task is cancelled.
    ///
    /// - Parameter interval: the time between looks if nothing is reported; 10 seconds by default.
    /// - Returns: the claims, one after the other.
    public func claims(polling interval: Duration = .seconds(10)) -> InboxClaims {
        InboxClaims(reader: self, interval: interval)
    }
}

/// The claims of a reader, as entries arrive.
///
/// The sequence ends if its task is cancelled, or with the error of a claim.
public struct InboxClaims: AsyncSequence, Sendable {
    /// One claim.
    public typealias Element = InboxClaim

    let reader: InboxReader
    let interval: Duration

    /// Iterates over the claims.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let reader: InboxReader
        var changes: AsyncStream<Void>.Iterator

        /// Returns the next claim as soon as there is one; nil if the task is cancelled.
        ///
        /// - Throws: the errors of ``InboxReader/claim()``.
        public mutating func next() async throws -> InboxClaim? {
            while !Task.isCancelled {
                if let claim = try reader.claim() { return claim }
                guard await changes.next() != nil else { return nil }
            }
            return nil
        }
    }

    /// Creates an iterator, and starts to watch the folder.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            reader: reader, changes: reader.inbox.changes(polling: interval).makeAsyncIterator())
    }
}
