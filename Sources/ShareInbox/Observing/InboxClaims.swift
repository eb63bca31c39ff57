extension InboxReader {
    /// Takes entries as they come, for as long as the task lives.
    ///
    /// - Parameter interval: the time between looks when the system tells nothing; 10 seconds unless
    ///   given.
    /// - Returns: the claims, one after the other.
    public func claims(polling interval: Duration = .seconds(10)) -> InboxClaims {
        InboxClaims(reader: self, interval: interval)
    }
}

/// The entries of an inbox as they come, each in the hands of the reader.
///
/// It ends when its task is cancelled, and with the error of a claim.
public struct InboxClaims: AsyncSequence, Sendable {
    /// One claim.
    public typealias Element = InboxClaim

    let reader: InboxReader
    let interval: Duration

    /// Takes one claim after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let reader: InboxReader
        var changes: AsyncStream<Void>.Iterator

        /// The next claim, as soon as there is one; nil when the task is cancelled.
        ///
        /// - Throws: what ``InboxReader/claim()`` throws.
        public mutating func next() async throws -> InboxClaim? {
            while !Task.isCancelled {
                if let claim = try reader.claim() { return claim }
                guard await changes.next() != nil else { return nil }
            }
            return nil
        }
    }

    /// Makes what takes the claims; the folder is watched from now on.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            reader: reader, changes: reader.inbox.changes(polling: interval).makeAsyncIterator())
    }
}
