/// How other processes know that a writer or a reader is dead. No wall clock decides it.
///
/// A wrong verdict does no harm: what the living one had is delivered by another, and its own attempt
/// to finish throws `inbox.claim-lost`.
public struct Liveness: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case onlyInstance(String)
        case lock
        case observed(milliseconds: UInt64)
    }

    let kind: Kind

    /// The process is the only one in its role, as an app is: when it makes its reader or writer, what
    /// the one before it had is returned.
    ///
    /// - Parameter role: a name, the same at every launch and of this process alone; 1 to 32 of a-z,
    ///   0-9 and hyphen count, everything else is left out.
    /// - Returns: the rule for this process.
    public static func onlyInstance(_ role: String) -> Liveness {
        let bytes = role.utf8.filter { InboxToken.isToken([$0]) }.prefix(32)
        let name = bytes.isEmpty ? "app" : String(decoding: bytes, as: UTF8.self)
        return Liveness(kind: .onlyInstance(name))
    }

    /// The process is dead when its files have not changed for some time of a clock that never jumps.
    ///
    /// - Parameter duration: longer than anybody works on an entry without a sign of life.
    /// - Returns: the rule for this process.
    public static func observed(_ duration: Duration) -> Liveness {
        let (seconds, attoseconds) = duration.components
        let milliseconds = max(0, Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
        return Liveness(kind: .observed(milliseconds: UInt64(min(milliseconds, 1e15))))
    }

    #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
        /// The process holds a lock, which the system releases at its death.
        ///
        /// Linux and macOS only: iOS ends a suspended process that holds a lock in a shared folder.
        public static let lock = Liveness(kind: .lock)
    #endif
}
