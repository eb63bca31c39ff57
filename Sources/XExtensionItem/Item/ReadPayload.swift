import Essentials

/// The payload that an item was read from.
///
/// It is kept if the item has findings, or would have them outside a payload folder. Encoding then
/// tells findings that were there from those that an edit adds.
final class ReadPayload: Sendable {
    let bytes: Data
    let reading: Reading

    /// Keeps a payload. Findings are judged as outside a payload folder, because the output may lie
    /// anywhere.
    init(_ bytes: Data, _ reading: Reading) {
        var reading = reading
        reading.isInPayloadFolder = false
        self.bytes = bytes
        self.reading = reading
    }
}
