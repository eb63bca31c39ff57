import Essentials

/// A binary property list as a table of objects, possibly malformed.
struct BinaryDocument: Sendable {
    struct Object: Sendable, Equatable {
        /// The marker, the length, and all content except references; empty if `isContainer` is
        /// true.
        var bytes: [UInt8]
        /// The numbers of the objects in a container; in a dictionary, keys precede values.
        var references: [Int] = []
        var isDictionary = false
        /// Whether the marker and the length are derived from the number of references.
        var isContainer = false
    }

    /// A replacement of one byte of the written document.
    struct Patch: Sendable, Equatable {
        /// The position of the byte, counted from the end, so that the patch stays in the trailer
        /// or the offset table.
        var fromEnd: Int
        var value: UInt8
    }

    var objects: [Object]
    var top = 0
    /// The minimum width of a reference in bytes. The writer uses more bytes if necessary.
    var referenceSize = 1
    var offsetSize = 1
    var patches: [Patch] = []
    var header = Array("bplist00".utf8)
    /// The number of bytes to remove from the end.
    var missing = 0

    var bytes: Data {
        var out = header
        var offsets: [Int] = []
        let size = max(referenceSize, objects.count > 256 ? 2 : 1)
        for object in objects {
            offsets.append(out.count)
            out += object.marker
            for reference in object.references { out += Self.integer(reference, size) }
        }
        let table = out.count
        let width = max(offsetSize, table > 65535 ? 3 : table > 255 ? 2 : 1)
        for offset in offsets { out += Self.integer(offset, width) }
        out += [0, 0, 0, 0, 0, 0, UInt8(width), UInt8(size)]
        for number in [objects.count, top, table] { out += Self.integer(number, 8) }
        for patch in patches where patch.fromEnd >= 1 && patch.fromEnd <= out.count {
            out[out.count - patch.fromEnd] = patch.value
        }
        return Data(out.dropLast(missing))
    }

    static func integer(_ value: Int, _ width: Int) -> [UInt8] {
        (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
    }
}

extension BinaryDocument.Object {
    init(_ bytes: [UInt8]) { self.init(bytes: bytes) }

    init(references: [Int], isDictionary: Bool) {
        self.init(bytes: [], references: references, isDictionary: isDictionary, isContainer: true)
    }

    /// The number of elements or members.
    var count: Int { isDictionary ? references.count / 2 : references.count }

    fileprivate var marker: [UInt8] {
        guard isContainer else { return bytes }
        return Self.marker(isDictionary ? 0xD0 : 0xA0, count)
    }

    static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
        guard count > 14 else { return [kind | UInt8(count)] }
        let size = count > 65535 ? 2 : count > 255 ? 1 : 0
        return [kind | 15, 0x10 | UInt8(size)] + BinaryDocument.integer(count, 1 << size)
    }
}

extension BinaryDocument {
    /// Returns nil if the trailer or the offset table is invalid.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 42, bytes.count <= 65536 else { return nil }
        let trailer = bytes.count - 32
        let numbers = [8, 16, 24].map { Self.number(bytes[(trailer + $0)..<(trailer + $0 + 8)]) }
        guard let count = numbers[0], let top = numbers[1], let table = numbers[2],
            1...8 ~= bytes[trailer + 6], 1...8 ~= bytes[trailer + 7]
        else { return nil }
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard 1...4096 ~= count, 0..<count ~= top, 8..<trailer ~= table,
            table + count * offsetSize == trailer
        else { return nil }
        let offsets = (0..<count).compactMap { number in
            Self.number(bytes[(table + number * offsetSize)..<(table + (number + 1) * offsetSize)])
        }
        guard offsets.count == count, offsets.allSatisfy({ 8..<table ~= $0 }) else { return nil }
        let ends = offsets.sorted() + [table]
        objects = offsets.map { offset in
            let end = ends.first { $0 > offset } ?? table
            return Object(reading: Array(bytes[offset..<end]), referenceSize)
        }
        (self.top, self.offsetSize, self.referenceSize) = (top, offsetSize, referenceSize)
        header = Array(bytes[..<8])
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var value: UInt64 = 0
        for byte in bytes {
            guard value < 1 << 48 else { return nil }
            value = value << 8 | UInt64(byte)
        }
        return Int(exactly: value)
    }
}

extension BinaryDocument.Object {
    /// Parses the references of a short container. Any other object keeps its raw bytes.
    fileprivate init(reading bytes: [UInt8], _ size: Int) {
        self.init(bytes)
        let kind = bytes[0] >> 4
        guard kind == 0xA || kind == 0xD, bytes[0] & 15 < 15 else { return }
        let count = Int(bytes[0] & 15) * (kind == 0xD ? 2 : 1)
        guard bytes.count == 1 + count * size else { return }
        let references = (0..<count).map { number in
            bytes[(1 + number * size)..<(1 + (number + 1) * size)].reduce(0) {
                ($0 & 0xFFFFFF) << 8 | Int($1)
            }
        }
        self.init(references: references, isDictionary: kind == 0xD)
    }
}
