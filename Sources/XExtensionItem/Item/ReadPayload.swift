#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The payload that an item was read from, kept when something was found wrong with it, or would be
/// outside a payload folder: to tell what an editor writes back as it was from what it broke itself.
final class ReadPayload: Sendable {
    let bytes: Data
    let reading: Reading

    /// Keeps a payload; whether it lay in a payload folder does not count, for what is written need not.
    init(_ bytes: Data, _ reading: Reading) {
        var reading = reading
        reading.isInPayloadFolder = false
        self.bytes = bytes
        self.reading = reading
    }
}
