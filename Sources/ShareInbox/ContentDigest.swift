import Essentials
import XExtensionItem

/// A digest of a stored item, which detects that another item was put with the same token.
///
/// The digest depends only on the bytes, not on how they are split into chunks. It detects
/// mistakes, not attacks.
struct ContentDigest {
    private static let prime: UInt64 = 0x100_0000_01B3

    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    /// The bytes of an incomplete word, the first in the lowest bits.
    private var rest: UInt64 = 0
    private var byteCount: UInt64 = 0

    var value: UInt64 {
        var digest = self
        digest.mix(rest)
        digest.mix(byteCount)
        return digest.hash
    }

    mutating func add(_ bytes: RawSpan) {
        bytes.withUnsafeBytes { bytes in
            var position = 0
            while position < bytes.count {
                guard byteCount % 8 == 0, bytes.count - position >= 8 else {
                    add(bytes[position])
                    position += 1
                    continue
                }
                mix(
                    UInt64(
                        littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                    ))
                byteCount += 8
                position += 8
            }
        }
    }

    private mutating func add(_ byte: UInt8) {
        rest |= UInt64(byte) << (byteCount % 8 * 8)
        byteCount += 1
        guard byteCount % 8 == 0 else { return }
        mix(rest)
        rest = 0
    }

    private mutating func mix(_ word: UInt64) {
        hash = (hash ^ word) &* Self.prime
        hash ^= hash >> 32
    }
}

extension ContentDigest {
    static let textLength = 13

    static func text(_ value: UInt64) -> String { Base36.text(value, width: textLength) }
}
