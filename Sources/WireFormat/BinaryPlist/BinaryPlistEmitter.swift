/// Writes binary property lists: collects all objects in a flat list, assigns their numbers, and
/// writes them at the end.
///
/// Objects are numbered in the order of a walk from the root: first a dictionary, then its keys,
/// then each value with everything inside it. Equal strings, numbers, dates and booleans are stored
/// once. Data is neither compared nor copied.
struct BinaryPlistEmitter: ~Copyable {
    private enum Kind: UInt8 {
        case scalar, data, array, dictionary
    }

    /// An object and the place of its content. For a scalar or data, `start` is an index into
    /// ``scalars`` or ``data``. For a container, `start` and `count` are a range of ``references``;
    /// the keys of a dictionary come before its values.
    private struct Object {
        var kind: Kind
        var start: UInt32
        var count: UInt32 = 0

        init(_ kind: Kind, start: Int) {
            self.kind = kind
            self.start = UInt32(start)
        }

        var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    /// The maximum total size of a marker and the length that follows it, in bytes.
    private static let maxMarkerLength = 10
    private static let trailerSize = 32

    private struct Open {
        let object: Int
        /// The index in ``stack`` of the container's first reference.
        let start: Int
    }

    // All counts and indexes fit in 32 bits, because more objects would not fit in memory.
    private var objects: [Object] = []
    private var scalars = BinaryScalarTable()
    /// The index in `objects` of each scalar's object.
    private var scalarObjects: [UInt32] = []
    private var data: [WireData] = []
    private var references: [UInt32] = []
    private var open: [Open] = []
    private var stack: [UInt32] = []

    var depth: Int { open.count }

    mutating func boolean(_ value: Bool) { scalar { $0.append(binary: value) } }
    mutating func number(_ value: WireNumber) { scalar { $0.append(binary: value) } }
    mutating func date(_ value: WireDate) { scalar { $0.append(binary: value) } }
    mutating func string(_ text: RawSpan) { add(scalars.add(string: text)) }

    mutating func data(_ value: WireData) {
        add(Object(.data, start: data.count))
        data.append(value)
    }

    @inline(__always)
    private mutating func scalar(_ write: (inout OutputBuffer) -> Void) {
        add(scalars.add(write))
    }

    @inline(__always)
    private mutating func add(_ scalar: (number: Int, isNew: Bool)) {
        guard scalar.isNew else { return stack.append(scalarObjects[scalar.number]) }
        scalarObjects.append(UInt32(objects.count))
        add(Object(.scalar, start: scalar.number))
    }

    private mutating func add(_ object: Object) {
        stack.append(UInt32(objects.count))
        objects.append(object)
    }

    mutating func begin(_ container: WireContainer) {
        let object = objects.count
        add(Object(container == .array ? .array : .dictionary, start: 0))
        open.append(Open(object: object, start: stack.count))
    }

    mutating func end() {
        guard let ended = open.popLast() else { return }
        let count = stack.count - ended.start
        objects[ended.object].start = UInt32(references.count)
        objects[ended.object].count = UInt32(count)
        if objects[ended.object].kind == .dictionary {
            for first in 0..<2 {
                for position in stride(from: ended.start + first, to: stack.count, by: 2) {
                    references.append(stack[position])
                }
            }
        } else {
            references.append(contentsOf: stack[ended.start...])
        }
        stack.removeLast(count)
    }

    // MARK: Finishing

    mutating func finish(_ output: inout OutputBuffer) throws(PayloadError) {
        output.append("bplist00")
        let (order, numbers) = numbered()
        let referenceSize = Self.width(of: UInt64(max(order.count, 1) - 1))
        if !output.isDrained {
            let content = scalars.bytes.count + data.reduce(0) { $0 + $1.source.count }
            let others = order.count - scalarObjects.count
            let tables = references.count * referenceSize + order.count * 4
            output.reserve(content + others * Self.maxMarkerLength + tables + Self.trailerSize)
        }
        var offsets: [Int] = []
        offsets.reserveCapacity(order.count)
        for number in order {
            offsets.append(output.count)
            let object = objects[Int(number)]
            switch object.kind {
            case .scalar:
                let range = scalars.range(of: Int(object.start))
                try scalars.bytes.withBytes { bytes throws(PayloadError) in
                    try output.writeThrough(bytes.extracting(range))
                }
            case .data:
                let data = data[Int(object.start)]
                output.append(binaryMarker: 0x40, count: data.byteCount)
                try output.append(data)
            case .array:
                output.append(binaryMarker: 0xA0, count: Int(object.count))
                try write(object, numbers, referenceSize, &output)
            case .dictionary:
                output.append(binaryMarker: 0xD0, count: Int(object.count) / 2)
                try write(object, numbers, referenceSize, &output)
            }
            try output.drainIfNeeded()
        }
        try write(offsets, referenceSize: referenceSize, &output)
    }

    private func numbered() -> (order: [UInt32], numbers: [UInt32]) {
        var order: [UInt32] = []
        order.reserveCapacity(objects.count)
        var numbers = [UInt32](repeating: .max, count: objects.count)
        // The references that are still to be followed, in the innermost container and in the outer
        // containers.
        var (inner, outer) = (0..<0, [Range<Int>]())
        var next: UInt32? = objects.isEmpty ? nil : 0
        while let object = next {
            if numbers[Int(object)] == .max {
                numbers[Int(object)] = UInt32(order.count)
                order.append(object)
                outer.append(inner)
                inner = objects[Int(object)].range
            }
            while inner.isEmpty, let last = outer.popLast() { inner = last }
            next = inner.popFirst().map { references[$0] }
        }
        return (order, numbers)
    }

    private func write(
        _ container: Object, _ numbers: [UInt32], _ width: Int, _ output: inout OutputBuffer
    ) throws(PayloadError) {
        for position in container.range {
            let number = numbers[Int(references[position])]
            output.append(bigEndian: UInt64(number), width: width)
            try output.drainIfNeeded()
        }
    }

    /// Writes the offset table and the trailer.
    private func write(
        _ offsets: [Int], referenceSize: Int, _ output: inout OutputBuffer
    ) throws(PayloadError) {
        let table = output.count
        let width = Self.width(of: UInt64(offsets.last ?? 0))
        for offset in offsets {
            output.append(bigEndian: UInt64(offset), width: width)
            try output.drainIfNeeded()
        }
        output.append(bigEndian: 0, width: 6)
        output.append(UInt8(width))
        output.append(UInt8(referenceSize))
        output.append(bigEndian: UInt64(offsets.count), width: 8)
        output.append(bigEndian: 0, width: 8)
        output.append(bigEndian: UInt64(table), width: 8)
    }

    /// Returns the smallest of 1, 2, 4 and 8 bytes that can represent a number.
    static func width(of value: UInt64) -> Int {
        value < 1 << 8 ? 1 : value < 1 << 16 ? 2 : value < 1 << 32 ? 4 : 8
    }
}
