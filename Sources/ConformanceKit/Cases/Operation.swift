/// What a testee is asked to do.
public enum Operation: String, Sendable, CaseIterable {
    /// Read a payload strictly, and describe it.
    case decode
    /// Write what is described.
    case encode
    /// Read a payload leniently, resolve it for an activity, and describe the result.
    case resolve
    /// Read a payload leniently, and write it again.
    case writeBack = "write-back"
    /// Write a payload in another encoding.
    case convert
    /// Map upstream's userInfo to a payload, or a payload to it.
    case userInfo = "user-info"
    /// Say what can deceive in a payload, though it be valid; nobody has to.
    case notices
}
