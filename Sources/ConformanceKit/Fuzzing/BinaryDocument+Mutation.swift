extension BinaryDocument {
    mutating func mutate(_ random: inout Random) {
        guard !objects.isEmpty else { return }
        for _ in 0..<(1 + random.int(below: 2)) {
            let number = random.int(below: objects.count)
            switch random.int(below: 10) {
            case 0, 1, 2:
                if !objects[number].isContainer {
                    mutateBytes(number, &random)
                } else {
                    mutateReferences(number, &random)
                }
            case 3, 4: objects[number] = random.one(of: Self.objectsToTry)
            case 5: objects.append(objects[number])
            case 6:
                patches.append(
                    Patch(
                        fromEnd: 1 + random.int(below: 32 + objects.count),
                        value: UInt8(truncatingIfNeeded: random.bits())))
            case 7:
                patches.append(
                    Patch(
                        fromEnd: 1 + random.int(below: 27),
                        value: random.one(of: [0, 1, 0x7F, 0x80, 0xFF])))
            case 8 where random.oneIn(3): missing = random.oneIn(2) ? 1 + random.int(below: 40) : 1
            case 9 where random.oneIn(3):
                header[random.int(below: header.count)] ^= 1 << UInt8(random.int(below: 8))
            default: top = random.int(below: objects.count)
            }
        }
    }

    private mutating func mutateReferences(_ number: Int, _ random: inout Random) {
        guard !objects[number].references.isEmpty else { return }
        let count = objects[number].references.count
        let place = random.int(below: count)
        switch random.int(below: 4) {
        case 0: objects[number].references[place] = random.int(below: objects.count + 2)
        case 1: objects[number].references.swapAt(place, random.int(below: count))
        case 2: objects[number].references[place] = number
        default: objects[number].references[place] = random.int(below: objects.count)
        }
    }

    private mutating func mutateBytes(_ number: Int, _ random: inout Random) {
        let count = objects[number].bytes.count
        let place = random.int(below: count)
        switch random.int(below: 5) {
        case 0: objects[number].bytes[place] ^= 1 << UInt8(random.int(below: 8))
        case 1: objects[number].bytes[0] = UInt8(truncatingIfNeeded: random.bits())
        case 2 where place > 0:
            objects[number].bytes[place] = random.one(of: [0x00, 0x80, 0xFF, 0xD8, 0xDC, 0x7F])
        case 3 where count > 1: objects[number].bytes.remove(at: place)
        default: objects[number].bytes[place] = UInt8(truncatingIfNeeded: random.bits())
        }
    }

    /// Objects that readers often handle wrongly: unknown kinds, unusual lengths, malformed
    /// strings.
    private static let objectsToTry: [Object] = [
        [0x00], [0x08], [0x0C], [0x0F], [0x13, 0x80, 0, 0, 0, 0, 0, 0, 0],
        [0x14] + [UInt8](repeating: 0xFF, count: 16),
        [0x14, 1] + [UInt8](repeating: 0, count: 15), [0x15] + [UInt8](repeating: 0, count: 32),
        [0x22, 0x7F, 0x80, 0, 0], [0x22, 0x3F, 0x80, 0, 0],
        [0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0], [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0],
        [0x33, 0x41, 0xC0, 0, 0, 0, 0, 0, 0], [0x41, 0x61],
        [0x33, 0x3F, 0x40, 0x62, 0x4D, 0xD2, 0xF1, 0xA9, 0xFC], [0x4F, 0x10, 0x02, 1, 2],
        [0x5F, 0x10, 0x01, 0x61], [0x52, 0x61, 0x80], [0x51, 0xE9],
        [0x61, 0xD8, 0x00], [0x62, 0xD8, 0x3D, 0xDE, 0x00], [0x62, 0x00, 0x61, 0xDC, 0x00],
        [0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
        [0x5F, 0x14, 0x01], [0x5F, 0x22, 0, 0, 0, 1], [0x5E, 0x61], [0x71, 0x61], [0x80, 0x01],
        [0xA0], [0xD0], [0xB0], [0xC0], [0xAF, 0x10, 0x00], [0xDF, 0x11, 0, 0],
        [0x50], [0x60], [0x40], [0x54, 0x24, 0x75, 0x72, 0x6C],
        [0x55, 0x24, 0x64, 0x61, 0x74, 0x65], [0x56, 0x43, 0x46, 0x24, 0x55, 0x49, 0x44],
        [0x4F, 0x12, 0xFF, 0xFF, 0xFF, 0xFF],
    ].map { Object($0) }
}

extension BinaryDocument {
    /// Reductions of the document, largest first.
    var simplifications: [(inout BinaryDocument) -> Void] {
        var found: [(inout BinaryDocument) -> Void] = []
        if missing > 0 { found += [{ $0.missing = 0 }, { $0.missing = 1 }] }
        for position in patches.indices { found.append { $0.patches.remove(at: position) } }
        found.append { $0.dropUnused() }
        found += [
            { $0.referenceSize = 1 }, { $0.offsetSize = 1 }, { $0.header = Array("bplist00".utf8) },
        ]
        for (number, object) in objects.enumerated() where object.isContainer {
            for range in TextDocument.removals(object.count) {
                found.append {
                    $0.objects[number].remove(range)
                    $0.dropUnused()
                }
            }
            for reference in object.references.suffix(object.count)
            where objects.indices.contains(reference) {
                found.append {
                    $0.objects[number] = $0.objects[reference]
                    $0.dropUnused()
                }
            }
        }
        for (number, object) in objects.enumerated()
        where !object.isContainer && object.bytes.count > 1 {
            found.append { $0.objects[number] = Object([0x51, 0x61]) }
            found += TextDocument.removals(object.bytes.count - 1).map { range in
                { $0.objects[number].shorten(range) }
            }
            found += TextDocument.removals(object.bytes.count - 1).map { range in
                {
                    $0.objects[number].bytes.removeSubrange(
                        (range.lowerBound + 1)..<(range.upperBound + 1))
                }
            }
        }
        return found
    }

    /// Removes the objects that cannot be reached from the top object, and renumbers the other
    /// objects.
    mutating func dropUnused() {
        var isUsed = [Bool](repeating: false, count: objects.count)
        var pending = [top]
        while let number = pending.popLast() {
            guard isUsed.indices.contains(number), !isUsed[number] else { continue }
            isUsed[number] = true
            pending += objects[number].references
        }
        let kept = isUsed.indices.filter { isUsed[$0] }
        let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        // A reference past the end of the table must also be past the end of the shorter table.
        let beyond = { (old: Int) in kept.count + max(0, old - isUsed.count) }
        objects = kept.map { old in
            var object = objects[old]
            object.references = object.references.map { numbers[$0] ?? beyond($0) }
            return object
        }
        top = numbers[top] ?? 0
    }
}

extension BinaryDocument.Object {
    fileprivate mutating func remove(_ range: Range<Int>) {
        let count = count
        guard range.upperBound <= count else { return }
        if isDictionary {
            references.removeSubrange((range.lowerBound + count)..<(range.upperBound + count))
        }
        references.removeSubrange(range)
    }

    fileprivate mutating func shorten(_ range: Range<Int>) {
        let kind = bytes[0] & 0xF0
        let width = kind == 0x60 ? 2 : 1
        guard [0x40, 0x50, 0x60].contains(kind) else { return }
        let start = bytes[0] & 15 < 15 ? 1 : 2 + (bytes.count > 1 ? 1 << Int(bytes[1] & 3) : 0)
        guard start < bytes.count else { return }
        var content = Array(bytes[start...])
        let from = min(range.lowerBound * width, content.count)
        content.removeSubrange(from..<min(range.upperBound * width, content.count))
        bytes = Self.marker(kind, content.count / width) + content
    }
}
