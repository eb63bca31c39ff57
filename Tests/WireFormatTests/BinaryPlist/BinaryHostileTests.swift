import Foundation
import SeededRandom
import TestSupport
import Testing
import WireFormat

/// Hostile binary property lists: each is refused or read, quickly.
struct BinaryHostileTests {
    /// Every kind of object, in one list.
    static var sample: Data {
        let keys: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        let values: [UInt8] = [9, 10, 11, 12, 13, 14, 15, 16]
        var list = BinaryList([[0xD8] + keys + values])
        list.objects += (0..<8).map { ascii(String(UnicodeScalar(UInt8(0x61 + $0)))) }
        list.objects += [
            [0x09], [0x11, 1, 2], [0x23] + bigEndian(1.5), [0x33] + bigEndian(1), [0x42, 1, 2],
            [0x62, 0xD8, 0x3D, 0xDE, 0x00], [0xA2, 9, 17], [0xD1, 1, 17], [0x4F, 0x10, 0x02, 3, 4],
        ]
        return list.data
    }

    @Test func noPrefixOfAListIsRead() {
        let data = Self.sample
        #expect(fault(data) == nil)
        for count in 0..<data.count { #expect(fault(data.prefix(count)) != nil) }
    }

    /// Changes each byte to other values. A list that is read can be written in every encoding.
    @Test func listsWithAChangedByteAreRefusedOrWritable() throws {
        let data = Self.sample
        let step = TestExtent.step(5)
        for index in data.indices {
            for byte in stride(from: index % step, through: 255, by: step) {
                var mutant = data
                mutant[index] = UInt8(byte)
                guard let document = try? WireDocument(mutant) else { continue }
                _ = document.places(of: document.findings.map(\.node))
                _ = document.value(at: .root)
                let json = try document.encoded(as: .json, keepsNulls: true)
                #expect(fault(json) == nil)
            }
        }
    }

    @Test func cyclesAreErrorsAndSharedObjectsAreNot() throws {
        try FaultCase(BinaryList([[0xA1, 0]]).data, "binary.cycle", at: 9, "").check()
        let long = BinaryList([[0xA1, 1], [0xD1, 2, 3], ascii("a"), [0xA2, 4, 0], [0x09]])
        try FaultCase(long.data, "binary.cycle", at: 17, "/0/a").check()
        // An object that occurs twice in one array is not a cycle.
        #expect(fault(BinaryList([[0xA2, 1, 1], [0xA0]]).data) == nil)
    }

    /// Forty levels that each refer twice to the next level: 10^12 values in 300 bytes.
    @Test(arguments: [UInt8(0xA2), 0xD2])
    func doublingReferencesEndAtTheValueLimit(_ marker: UInt8) throws {
        var list = BinaryList([])
        for level in 0..<40 {
            let next = UInt8(level + 1)
            list.objects.append(marker == 0xA2 ? [0xA2, next, next] : [0xD2, 41, 42, next, next])
        }
        list.objects += [[0xA0], ascii("a"), ascii("b")]
        var limits = WireLimits()
        limits.valueCount = 100_000
        #expect(fault(list.data, limits)?.code == .valueLimit)
    }

    /// A long string counts once per reference.
    @Test func sharedTextCountsOncePerReference() {
        let text = [UInt8](repeating: 0x61, count: 0x1000)
        var list = BinaryList([[0xAF, 0x11, 0x10, 0x00] + [UInt8](repeating: 1, count: 0x1000)])
        list.objects.append([0x5F, 0x11, 0x10, 0x00] + text)
        list.offsetSize = 2
        var limits = WireLimits()
        limits.textByteCount = 0x1000 * 0x1000
        #expect(fault(list.data, limits) == nil)
        limits.textByteCount -= 1
        #expect(fault(list.data, limits)?.code == .textLimit)
    }

    /// Random bytes between a valid header and a valid trailer.
    @Test(arguments: 0..<8)
    func randomObjectsAreRefusedOrRoundTrip(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<TestExtent.count(500, of: 2_000) {
            var list = BinaryList([])
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let kinds: [UInt8] = [0x00, 0x10, 0x23, 0x33, 0x40, 0x50, 0x60, 0xA0, 0xD0]
                let kind = kinds.randomElement(using: &random) ?? 0
                let count = UInt8.random(in: 0...4, using: &random)
                list.objects.append(
                    [kind | count] + (0..<9).map { _ in UInt8.random(in: 0...9, using: &random) })
            }
            do throws(PayloadError) {
                let canonical = try WireDocument(list.data).encoded(as: .json, keepsNulls: true)
                #expect(fault(canonical) == nil)
                readCount += 1
            } catch {
                #expect(0...list.data.count ~= error.location?.offset ?? 0)
                refusedCount += 1
            }
        }
        #expect(readCount > 0 && refusedCount > 0)
    }
}
