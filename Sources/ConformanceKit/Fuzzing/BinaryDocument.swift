import Essentials

/// A binary property list as objects, which may be malformed.
struct BinaryDocument: Sendable {
    /// One object of the table.
    struct Object: Sendable, Equatable {
        /// Marker and length, and all content that is no reference.
        var bytes: [UInt8]
        /// The numbers of the objects that a container refers to: those of keys before those of values.
        var references: [Int] = []
        var isDictionary = false
        /// Whether the marker and the length are made of the number of references.
        var isContainer = false
    }

    /// A byte of the finished document that is replaced.
    struct Patch: Sendable, Equatable {
        /// Counted from the end, so that it stays in the trailer or the offset table.
        var fromEnd: Int
        var value: UInt8
    }

    var objects: [Object]
    var top = 0
    /// The least that fits, unless more is asked for.
    var referenceSize = 1
    var offsetSize = 1
    var patches: [Patch] = []
    /// The header, `bplist00` unless it was changed.
    var header = Array("bplist00".utf8)
    /// How many bytes are missing at the end.
    var missing = 0

    /// The bytes of the document.
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
    /// An object without references.
    init(_ bytes: [UInt8]) { self.init(bytes: bytes) }

    /// An array of other objects, or a dictionary.
    init(references: [Int], isDictionary: Bool) {
        self.init(bytes: [], references: references, isDictionary: isDictionary, isContainer: true)
    }

    /// The marker and the length.
    fileprivate var marker: [UInt8] {
        guard isContainer else { return bytes }
        let count = isDictionary ? references.count / 2 : references.count
        return Self.marker(isDictionary ? 0xD0 : 0xA0, count)
    }

    /// A marker with a length.
    static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
        guard count > 14 else { return [kind | UInt8(count)] }
        let size = count > 65535 ? 2 : count > 255 ? 1 : 0
        return [kind | 15, 0x10 | UInt8(size)] + BinaryDocument.integer(count, 1 << size)
    }
}
