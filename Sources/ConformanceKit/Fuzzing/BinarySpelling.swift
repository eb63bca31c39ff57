import WireFormat

/// Writes values as a binary property list, in a random equivalent form.
struct BinarySpelling {
    private(set) var document = BinaryDocument(objects: [])
    private let rarity: Int

    init(_ value: FuzzValue, _ random: inout Random) {
        rarity = random.one(of: [1000, 20, 5])
        document.top = append(value, &random)
        if random.oneIn(rarity) { document.referenceSize = 1 + random.int(below: 8) }
        if random.oneIn(rarity) { document.offsetSize = 1 + random.int(below: 8) }
    }

    /// Appends the objects of a value to the document, and returns the number of the object that
    /// represents the value.
    private mutating func append(_ value: FuzzValue, _ random: inout Random) -> Int {
        switch value {
        case .null: return add([0x00])
        case .boolean(let value): return add([value ? 0x09 : 0x08])
        case .integer(let text): return add(integer(text, &random))
        case .real(let value): return add(real(value, &random))
        case .string(let text): return add(string(text, &random))
        case .data(let bytes): return add(BinaryDocument.Object.marker(0x40, bytes.count) + bytes)
        case .date(let text):
            guard let seconds = Self.seconds(text) else {
                return append(.tag("$date", .string(text)), &random)
            }
            return add([0x33] + Self.bytes(of: seconds))
        case .array(let elements):
            let references = elements.map { append($0, &random) }
            document.objects.append(.init(references: references, isDictionary: false))
        case .dictionary(let members):
            let keys = members.map { append(.string($0.key), &random) }
            let values = members.map { append($0.value, &random) }
            document.objects.append(.init(references: keys + values, isDictionary: true))
        }
        return document.objects.count - 1
    }

    private mutating func add(_ bytes: [UInt8]) -> Int {
        if let same = document.objects.firstIndex(of: .init(bytes)) { return same }
        document.objects.append(.init(bytes))
        return document.objects.count - 1
    }

    private func integer(_ text: String, _ random: inout Random) -> [UInt8] {
        guard let value = Int64(text) else {
            guard let unsigned = UInt64(text) else { return string(text, &random) }
            return [0x14] + [UInt8](repeating: 0, count: 8) + Self.bytes(unsigned)
        }
        if random.oneIn(rarity) {
            return [0x14] + [UInt8](repeating: value < 0 ? 0xFF : 0, count: 8)
                + Self.bytes(UInt64(bitPattern: value))
        }
        var size = value < 0 || value > 0xFFFF_FFFF ? 3 : value > 0xFFFF ? 2 : value > 0xFF ? 1 : 0
        if random.oneIn(rarity) { size = 3 }
        return [0x10 | UInt8(size)] + Self.bytes(UInt64(bitPattern: value)).suffix(1 << size)
    }

    private func real(_ value: Double, _ random: inout Random) -> [UInt8] {
        let single = Float(value)
        guard random.oneIn(rarity), Double(single) == value else {
            return [0x23] + Self.bytes(of: value)
        }
        return [0x22] + Self.bytes(UInt64(single.bitPattern)).suffix(4)
    }

    private func string(_ text: String, _ random: inout Random) -> [UInt8] {
        let units = Array(text.utf16)
        if text.utf8.allSatisfy({ $0 < 0x80 }), !random.oneIn(rarity) {
            return BinaryDocument.Object.marker(0x50, units.count) + Array(text.utf8)
        }
        return BinaryDocument.Object.marker(0x60, units.count)
            + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func bytes(_ bits: UInt64) -> [UInt8] {
        BinaryDocument.integer(Int(bitPattern: UInt(bits)), 8)
    }

    private static func bytes(of value: Double) -> [UInt8] { bytes(value.bitPattern) }

    /// Returns the seconds since 2001, or nil if the text is not a date.
    private static func seconds(_ text: String) -> Double? {
        guard let date = try? Description.date(text).value().dateValue else { return nil }
        return (Double(date.millisecondsSince1970) - 978_307_200_000) / 1000
    }
}
