import Foundation

/// A binary property list, assembled from the bytes of its objects.
struct BinaryList: Sendable {
    var objects: [[UInt8]]
    var offsetSize = 1
    var referenceSize = 1
    var root = 0
    /// Offsets to write instead of the correct ones, by object number.
    var offsets: [Int: UInt64] = [:]

    init(_ objects: [[UInt8]]) {
        self.objects = objects
    }

    /// A list whose root is an array of one object.
    init(arrayOf object: [UInt8]) {
        objects = [[0xA1, 1], object]
    }

    /// A big-endian integer of `size` bytes.
    static func reference(_ number: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map {
            $0 > 7 ? 0 : UInt8(truncatingIfNeeded: number >> UInt64(8 * $0))
        }
    }

    var data: Data {
        var bytes = Array("bplist00".utf8)
        var places: [UInt64] = []
        for object in objects {
            places.append(UInt64(bytes.count))
            bytes += object
        }
        let table = bytes.count
        for (number, place) in places.enumerated() {
            bytes += Self.reference(offsets[number] ?? place, offsetSize)
        }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        bytes += Self.reference(UInt64(objects.count), 8)
        bytes += Self.reference(UInt64(root), 8)
        bytes += Self.reference(UInt64(table), 8)
        return Data(bytes)
    }
}

/// An ASCII string of fewer than 15 bytes as an object.
func ascii(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
}

/// The eight bytes of a real, in big-endian order.
func bigEndian(_ value: Double) -> [UInt8] {
    BinaryList.reference(value.bitPattern, 8)
}
