/// The limits of commands that no option sets. A test sets smaller ones.
struct CommandLimits {
    /// The maximum output of `convert` and `canonicalize` in bytes, unless 16 times the input is
    /// more.
    var convertedByteCount = 64 << 20
    /// The size of a batch of `validate --lines` in bytes, unless a line is longer.
    var batchByteCount = 1 << 20
    /// The maximum total size of the rows of `links open`, in bytes.
    var linkByteCount = 16 << 20
    /// The maximum product of the number of extensions that `targets` checks and the number of types
    /// of the item. The rule of each extension can compare each type.
    var pairCount = 4_000_000
    /// The maximum number of bytes that `targets` prints. Without this limit, the output could grow
    /// fast, because it lists the attachments again for each receiver with its own values.
    var targetByteCount = 16 << 20
}
