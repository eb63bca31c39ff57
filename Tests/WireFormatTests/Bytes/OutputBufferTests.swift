import Testing

@testable import WireFormat

/// Stores must be inside the reserved room, even if the buffer has more memory.
struct OutputBufferTests {
    @Test func storesBeyondTheReservedBytesTrap() async {
        await #expect(processExitsWith: .failure) {
            var output = OutputBuffer()
            output.write(atMost: 7) { room in
                room.storeBytes(of: 0, as: UInt64.self)
                return 0
            }
        }
        await #expect(processExitsWith: .failure) {
            var output = OutputBuffer()
            output.write(atMost: 8) { room in
                room.storeBytes(of: 0, toByteOffset: -1, as: UInt8.self)
                return 0
            }
        }
    }

    @Test func committingMoreBytesThanReservedTraps() async {
        await #expect(processExitsWith: .failure) {
            var output = OutputBuffer()
            output.write(atMost: 8) { _ in 9 }
        }
        await #expect(processExitsWith: .failure) {
            var output = OutputBuffer()
            output.write(atMost: 8) { _ in -1 }
        }
        await #expect(processExitsWith: .failure) {
            var output = OutputBuffer()
            output.write(atMost: -1) { _ in -1 }
        }
    }

    /// Bytes are appended after the committed bytes, even if the buffer grows.
    @Test func onlyCommittedBytesAreKept() {
        var output = OutputBuffer()
        for number in 0..<5000 {
            output.write(atMost: 8) { room in
                room.storeBytes(of: UInt64(number).littleEndian, as: UInt64.self)
                return 2
            }
        }
        let bytes = output.withBytes { $0.array(0..<$0.byteCount) }
        let expected = (0..<5000).flatMap { (number: Int) -> [UInt8] in
            [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
        }
        #expect(bytes == expected)
    }
}
