import Foundation

/// A binary property list around the bytes of objects, because mutation rarely keeps a list valid.
///
///     bplist00 | objects | offsets, 2 bytes each | trailer
struct ObjectTable {
    private let objects: Data

    init(_ objects: Data) {
        self.objects = objects.prefix(0xFF00)
    }

    /// The list of all objects that the markers delimit, with references of one byte. The first
    /// object is the root.
    var list: Data {
        let bytes = Array(objects)
        var starts: [Int] = []
        var position = 0
        while position < bytes.count {
            starts.append(position + 8)
            position += Self.length(of: bytes[position...])
        }
        let table = 8 + bytes.count
        var list = Data("bplist00".utf8) + bytes
        for start in starts { list += [UInt8(start >> 8 & 0xFF), UInt8(start & 0xFF)] }
        list += [0, 0, 0, 0, 0, 0, 2, 1]
        for number in [starts.count, 0, table] {
            list += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        return list
    }

    /// The length of the object at the start, at least one byte.
    private static func length(of bytes: ArraySlice<UInt8>) -> Int {
        let marker = bytes[bytes.startIndex]
        var (count, head) = (Int(marker & 0x0F), 1)
        if count == 15, marker >> 4 > 3, bytes.count > 2 {
            // The count is an integer object after the marker. Assumes that it has one byte.
            (count, head) = (Int(bytes[bytes.startIndex + 2]), 3)
        }
        return switch marker >> 4 {
        case 1, 2, 3: 1 + 1 << (count & 7)
        case 4, 5, 10: head + count
        case 6: head + count * 2
        case 13: head + count * 2
        case 8: count + 2
        default: 1
        }
    }
}
