extension Inbox {
    /// How other processes detect that a writer or a reader is dead. The wall clock is never used.
    ///
    /// A false positive is harmless: another reader delivers the entries, and the first reader's
    /// `finish` throws `inbox.claim-lost`.
    public struct Liveness: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case onlyInstance(String)
            case lock
            case observed(milliseconds: UInt64)

            /// The name of a new owner folder.
            var folderName: String {
                switch self {
                case .onlyInstance(let role): "only." + role
                case .lock: "lock.\(InboxToken.random())"
                case .observed(let milliseconds): "seen.\(milliseconds).\(InboxToken.random())"
                }
            }

            /// Parses the name of an owner folder; nil if this version does not know the rule.
            init?(folderName name: String) {
                let parts = name.split(separator: ".", omittingEmptySubsequences: false)
                switch (parts.first, parts.count) {
                case ("only", 2): self = .onlyInstance(String(parts[1]))
                case ("lock", 2): self = .lock
                case ("seen", 3):
                    guard let milliseconds = UInt64(parts[1]) else { return nil }
                    self = .observed(milliseconds: milliseconds)
                default: return nil
                }
            }
        }

        let kind: Kind

        /// At most one process at a time uses the role, for example the app. Creating its reader
        /// returns the claims of the previous instance to the queue; creating its writer removes
        /// that instance's unfinished entries.
        ///
        /// - Parameter role: a name that is the same at every launch, and that no other process
        ///   uses. Only the first 32 characters of a-z, 0-9 and hyphen count.
        /// - Returns: the value for ``Inbox/makeWriter(_:)`` or ``Inbox/makeReader(_:attempts:)``.
        public static func onlyInstance(_ role: String) -> Liveness {
            let bytes = role.utf8.filter { InboxToken.isToken([$0]) }.prefix(32)
            let name = bytes.isEmpty ? "app" : String(decoding: bytes, as: UTF8.self)
            return Liveness(kind: .onlyInstance(name))
        }

        /// The process is presumed dead if its files do not change for a given duration, measured
        /// with the continuous clock.
        ///
        /// - Parameter duration: the duration, which must be longer than the work on any entry.
        /// - Returns: the value for ``Inbox/makeWriter(_:)`` or ``Inbox/makeReader(_:attempts:)``.
        public static func observed(_ duration: Duration) -> Liveness {
            let (seconds, attoseconds) = duration.components
            let milliseconds = max(0, Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
            return Liveness(kind: .observed(milliseconds: UInt64(min(milliseconds, 1e15))))
        }

        #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
            /// The process holds a lock, which the system releases when the process ends.
            ///
            /// Linux and macOS only: iOS terminates a suspended process that holds a lock in a
            /// shared folder.
            public static let lock = Liveness(kind: .lock)
        #endif
    }
}
