extension BinaryDocument {
    /// Takes a binary property list apart; nil if its trailer or its offset table makes no sense.
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
    /// Takes an object apart: a container whose references fill it, or anything else as it stands.
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
