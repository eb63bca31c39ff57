/// Bytes written so far, handed on piece by piece when there is somebody to take them.
struct OutputBuffer {
    /// How many bytes are gathered before they are handed on, and the most there are in a piece.
    private static let pieceSize = 64 << 10

    var bytes: [UInt8] = []
    private var drained = 0
    private let drain: WireDrain?

    init(drain: WireDrain?) {
        self.drain = drain
    }

    /// The number of bytes written in all.
    var count: Int { drained + bytes.count }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends a number of 1 to 8 bytes, the greatest byte first.
    mutating func append(bigEndian value: UInt64, width: Int) {
        for shift in (0..<width).reversed() {
            bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * shift)))
        }
    }

    /// Hands the bytes on when there are many.
    @inline(__always)
    mutating func settle() throws(WireError) {
        if bytes.count >= Self.pieceSize { try flush() }
    }

    /// Hands the bytes on, when there is somebody to take them.
    mutating func flush() throws(WireError) {
        guard let drain, !bytes.isEmpty else { return }
        for start in stride(from: 0, to: bytes.count, by: Self.pieceSize) {
            try drain(bytes.span.bytes.extracting(start..<min(start + Self.pieceSize, bytes.count)))
        }
        drained += bytes.count
        bytes.removeAll(keepingCapacity: true)
    }
}
