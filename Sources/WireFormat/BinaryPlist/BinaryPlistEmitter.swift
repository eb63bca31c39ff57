/// Writes binary property lists without a tree: scalars go out as they come, containers at the end,
/// when the size of a reference is known.
///
/// Equal strings, numbers, dates and booleans are stored once. Data is never compared.
struct BinaryPlistEmitter {
    private struct Container {
        let object: Int
        let isDictionary: Bool
        /// Where its references begin: on the stack while open, in the list when closed.
        var start: Int
        var count = 0
    }

    /// The offsets of the objects by number; those of containers are filled in at the end.
    private var offsets: [Int] = []
    private var scalars: [WireValue: Int] = [:]
    private var open: [Container] = []
    private var stack: [Int] = []
    private var closed: [Container] = []
    private var references: [Int] = []

    func begin(_ output: inout OutputBuffer) {
        output.append("bplist00")
    }

    mutating func boolean(_ value: Bool, _ output: inout OutputBuffer) {
        scalar(.boolean(value), &output) { $0.append(value ? 0x09 : 0x08) }
    }

    mutating func number(_ value: WireNumber, _ output: inout OutputBuffer) {
        scalar(.number(value), &output) { output in
            switch value.storage {
            case .signed(let value):
                Self.integer(value, &output)
            case .unsigned(let value):
                output.append(0x14)
                output.append(bigEndian: 0, width: 8)
                output.append(bigEndian: value, width: 8)
            case .real(let value):
                output.append(0x23)
                output.append(bigEndian: value.bitPattern, width: 8)
            }
        }
    }

    mutating func string(_ value: String, _ output: inout OutputBuffer) {
        scalar(.string(value), &output) { output in
            if value.utf8.allSatisfy({ $0 < 0x80 }) {
                Self.marker(0x50, value.utf8.count, &output)
                output.append(value)
            } else {
                Self.marker(0x60, value.utf16.count, &output)
                for unit in value.utf16 { output.append(bigEndian: UInt64(unit), width: 2) }
            }
        }
    }

    mutating func date(_ value: WireDate, _ output: inout OutputBuffer) {
        scalar(.date(value), &output) {
            $0.append(0x33)
            $0.append(bigEndian: value.secondsSince2001.bitPattern, width: 8)
        }
    }

    mutating func data(_ value: WireData, _ output: inout OutputBuffer) throws(WireError) {
        refer(to: newObject(at: output.count))
        Self.marker(0x40, value.byteCount, &output)
        try output.append(value)
    }

    mutating func key(_ value: String, _ output: inout OutputBuffer) {
        string(value, &output)
    }

    mutating func beginArray() { begin(isDictionary: false) }
    mutating func endArray() { end() }
    mutating func beginDictionary() { begin(isDictionary: true) }
    mutating func endDictionary() { end() }

    // MARK: Objects

    private mutating func newObject(at offset: Int) -> Int {
        offsets.append(offset)
        return offsets.count - 1
    }

    private mutating func refer(to object: Int) {
        guard let last = open.indices.last else { return }
        stack.append(object)
        open[last].count += 1
    }

    private mutating func scalar(
        _ value: WireValue, _ output: inout OutputBuffer, write: (inout OutputBuffer) -> Void
    ) {
        if let known = scalars[value] { return refer(to: known) }
        let object = newObject(at: output.count)
        scalars[value] = object
        write(&output)
        refer(to: object)
    }

    private mutating func begin(isDictionary: Bool) {
        let object = newObject(at: 0)
        refer(to: object)
        open.append(Container(object: object, isDictionary: isDictionary, start: stack.count))
    }

    /// Moves a container's references from the stack to the list: in a dictionary first the keys'.
    private mutating func end() {
        guard var container = open.popLast() else { return }
        let own = stack[container.start...]
        let start = references.count
        if container.isDictionary {
            for position in stride(from: own.startIndex, to: own.endIndex, by: 2) {
                references.append(own[position])
            }
            for position in stride(from: own.startIndex + 1, to: own.endIndex, by: 2) {
                references.append(own[position])
            }
            container.count /= 2
        } else {
            references.append(contentsOf: own)
        }
        stack.removeSubrange(container.start...)
        container.start = start
        closed.append(container)
    }

    // MARK: The end

    mutating func finish(_ output: inout OutputBuffer) throws(WireError) {
        let width = Self.width(of: UInt64(max(offsets.count, 1) - 1))
        for container in closed {
            offsets[container.object] = output.count
            Self.marker(container.isDictionary ? 0xD0 : 0xA0, container.count, &output)
            let count = container.isDictionary ? container.count * 2 : container.count
            for reference in references[container.start..<container.start + count] {
                output.append(bigEndian: UInt64(reference), width: width)
            }
            try output.settle()
        }
        try writeTable(referenceSize: width, &output)
    }

    private func writeTable(
        referenceSize: Int, _ output: inout OutputBuffer
    ) throws(WireError) {
        let table = output.count
        let width = Self.width(of: UInt64(offsets.max() ?? 0))
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

    /// A marker with a length; from 15 on, an integer object follows.
    private static func marker(_ kind: UInt8, _ count: Int, _ output: inout OutputBuffer) {
        output.append(kind | UInt8(min(count, 15)))
        if count >= 15 { integer(Int64(count), &output) }
    }

    /// An integer in the fewest bytes; those of 1, 2 and 4 bytes have no sign.
    private static func integer(_ value: Int64, _ output: inout OutputBuffer) {
        let width = value < 0 ? 8 : width(of: UInt64(value), among: [1, 2, 4, 8])
        output.append(0x10 | UInt8(width.trailingZeroBitCount))
        output.append(bigEndian: UInt64(bitPattern: value), width: width)
    }

    private static func width(of value: UInt64, among widths: [Int] = Array(1...8)) -> Int {
        widths.first { $0 == 8 || value < 1 << UInt64(8 * $0) } ?? 8
    }
}
