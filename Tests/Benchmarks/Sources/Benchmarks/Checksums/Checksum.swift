import FoundationEssentials

/// An order-independent sum over decoded values, to compare the results of two readers.
///
/// It includes every byte. Its cost is small compared with reading: four independent products of
/// eight bytes each.
struct Checksum: Equatable, Sendable {
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    private(set) var value: UInt64 = 0

    init() {}

    init(_ value: UInt64) {
        self.value = value
    }

    init(_ data: Data) {
        add(data)
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        value &+= Self.digest(bytes)
    }

    /// Native strings, like all strings here, provide their bytes without a copy.
    mutating func add(_ text: String) {
        text.utf8.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ text: String?) {
        if let text { add(text) }
    }

    mutating func add(_ data: Data) {
        data.withUnsafeBytes { add($0) }
    }

    mutating func add(_ number: Double) {
        value &+= (number.bitPattern ^ 0x6E75_6D62) &* Self.factor
    }

    mutating func add(_ boolean: Bool) {
        value &+= boolean ? 0x7472_7565 : 0x6661_6C73
    }

    private static func digest(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var lanes = (UInt64(bytes.count), 1 as UInt64, 2 as UInt64, 3 as UInt64)
        var offset = 0
        while offset + 32 <= bytes.count {
            lanes.0 = (lanes.0 ^ word(bytes, offset)) &* factor
            lanes.1 = (lanes.1 ^ word(bytes, offset + 8)) &* factor
            lanes.2 = (lanes.2 ^ word(bytes, offset + 16)) &* factor
            lanes.3 = (lanes.3 ^ word(bytes, offset + 24)) &* factor
            offset += 32
        }
        var digest = lanes.0 &+ lanes.1 &* 3 &+ lanes.2 &* 5 &+ lanes.3 &* 7
        while offset + 8 <= bytes.count {
            digest = (digest ^ word(bytes, offset)) &* factor
            digest ^= digest >> 29
            offset += 8
        }
        while offset < bytes.count {
            digest = (digest ^ UInt64(bytes[offset])) &* factor
            offset += 1
        }
        return digest ^ digest >> 32
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
