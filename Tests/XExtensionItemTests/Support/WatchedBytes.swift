import Foundation
import XExtensionItem

/// Bytes in external storage that call a closure on each read.
struct WatchedBytes: WireDataSource {
    let bytes: Data
    let identity = UUID().uuidString
    private let onRead: @Sendable (Range<Int>) throws(PayloadError) -> Void

    init(_ bytes: Data, onRead: @escaping @Sendable (Range<Int>) throws(PayloadError) -> Void) {
        self.bytes = bytes
        self.onRead = onRead
    }

    var byteCount: Int { bytes.count }

    func read(_ range: Range<Int>) throws(PayloadError) -> Data {
        try onRead(range)
        return bytes[range]
    }
}
