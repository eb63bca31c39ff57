/// Writes binary property lists: gathers a flat list of objects, then numbers and writes them.
///
/// Objects are numbered in the order in which they are met from the root on: a dictionary, its keys,
/// its values with all that they hold. Equal strings, numbers, dates and booleans are stored once.
/// Data is never compared, nor copied.
struct BinaryPlistEmitter {
    private enum Object {
        case scalar(WireValue)
        case data(WireData)
        /// What a container refers to, a dictionary's keys before its values: part of ``references``.
        case array(Range<Int>)
        case dictionary(Range<Int>)
    }

    private struct Open {
        let object: Int
        let isDictionary: Bool
        /// Where its references begin on the stack.
        let start: Int
    }

    private var objects: [Object] = []
    private var scalars: [WireValue: Int] = [:]
    private var references: [Int] = []
    private var open: [Open] = []
    private var stack: [Int] = []

    /// Adds a string, number, date or boolean.
    mutating func scalar(_ value: WireValue) {
        if let known = scalars[value] { return stack.append(known) }
        scalars[value] = objects.count
        add(.scalar(value))
    }

    mutating func data(_ value: WireData) {
        add(.data(value))
    }

    mutating func beginArray() { begin(isDictionary: false) }
    mutating func endArray() { end() }
    mutating func beginDictionary() { begin(isDictionary: true) }
    mutating func endDictionary() { end() }

    private mutating func add(_ object: Object) {
        stack.append(objects.count)
        objects.append(object)
    }

    private mutating func begin(isDictionary: Bool) {
        let object = objects.count
        add(.array(0..<0))
        open.append(Open(object: object, isDictionary: isDictionary, start: stack.count))
    }

    /// Moves a container's references from the stack to the list.
    private mutating func end() {
        guard let ended = open.popLast() else { return }
        let own = stack[ended.start...]
        let start = references.count
        if ended.isDictionary {
            for position in stride(from: own.startIndex, to: own.endIndex, by: 2) {
                references.append(own[position])
            }
            for position in stride(from: own.startIndex + 1, to: own.endIndex, by: 2) {
                references.append(own[position])
            }
        } else {
            references.append(contentsOf: own)
        }
        stack.removeSubrange(ended.start...)
        let range = start..<references.count
        objects[ended.object] = ended.isDictionary ? .dictionary(range) : .array(range)
    }

    // MARK: The end

    mutating func finish(_ output: inout OutputBuffer) throws(WireError) {
        output.append("bplist00")
        let (order, numbers) = numbered()
        let referenceSize = Self.width(of: UInt64(max(order.count, 1) - 1))
        var offsets: [Int] = []
        offsets.reserveCapacity(order.count)
        for object in order {
            offsets.append(output.count)
            switch objects[object] {
            case .scalar(let value): output.append(binary: value)
            case .data(let data):
                output.append(binaryMarker: 0x40, count: data.byteCount)
                try output.append(data)
            case .array(let range):
                output.append(binaryMarker: 0xA0, count: range.count)
                try write(references[range], numbers, referenceSize, &output)
            case .dictionary(let range):
                output.append(binaryMarker: 0xD0, count: range.count / 2)
                try write(references[range], numbers, referenceSize, &output)
            }
            try output.settle()
        }
        try write(offsets, referenceSize: referenceSize, &output)
    }

    /// The objects in the order of their numbers, and the number of each.
    private func numbered() -> (order: [Int], numbers: [Int]) {
        var order: [Int] = []
        var numbers = [Int](repeating: -1, count: objects.count)
        var waiting = objects.isEmpty ? [] : [0]
        while let object = waiting.popLast() {
            guard numbers[object] < 0 else { continue }
            numbers[object] = order.count
            order.append(object)
            switch objects[object] {
            case .array(let range), .dictionary(let range):
                waiting.append(contentsOf: references[range].reversed())
            default: break
            }
        }
        return (order, numbers)
    }

    private func write(
        _ references: ArraySlice<Int>, _ numbers: [Int], _ width: Int, _ output: inout OutputBuffer
    ) throws(WireError) {
        for reference in references {
            output.append(bigEndian: UInt64(numbers[reference]), width: width)
            try output.settle()
        }
    }

    /// Writes the table of offsets and the trailer.
    private func write(
        _ offsets: [Int], referenceSize: Int, _ output: inout OutputBuffer
    ) throws(WireError) {
        let table = output.count
        let width = Self.width(of: UInt64(offsets.last ?? 0))
        for offset in offsets {
            output.append(bigEndian: UInt64(offset), width: width)
            try output.settle()
        }
        output.append(bigEndian: 0, width: 6)
        output.append(UInt8(width))
        output.append(UInt8(referenceSize))
        output.append(bigEndian: UInt64(offsets.count), width: 8)
        output.append(bigEndian: 0, width: 8)
        output.append(bigEndian: UInt64(table), width: 8)
    }

    /// The fewest of 1, 2, 4 or 8 bytes that hold a number.
    static func width(of value: UInt64) -> Int {
        [1, 2, 4].first { value < 1 << UInt64(8 * $0) } ?? 8
    }
}
