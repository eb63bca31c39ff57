extension BinaryDocument {
    /// Ways to documents with less in them than this one, those to much less first.
    var simplifications: [(inout BinaryDocument) -> Void] {
        var found: [(inout BinaryDocument) -> Void] = []
        if missing > 0 { found += [{ $0.missing = 0 }, { $0.missing = 1 }] }
        for position in patches.indices { found.append { $0.patches.remove(at: position) } }
        found.append { $0.dropUnused() }
        found += [
            { $0.referenceSize = 1 }, { $0.offsetSize = 1 }, { $0.header = Array("bplist00".utf8) },
        ]
        for (number, object) in objects.enumerated() where object.isContainer {
            let count = object.references.count / (object.isDictionary ? 2 : 1)
            for range in TextDocument.removals(count) {
                found.append {
                    $0.objects[number].remove(range)
                    $0.dropUnused()
                }
            }
            for reference in object.references.suffix(count)
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

    /// Takes out the objects that nothing refers to, and numbers the others again.
    mutating func dropUnused() {
        var isUsed = [Bool](repeating: false, count: objects.count)
        var waiting = [top]
        while let number = waiting.popLast() {
            guard isUsed.indices.contains(number), !isUsed[number] else { continue }
            isUsed[number] = true
            waiting += objects[number].references
        }
        let kept = isUsed.indices.filter { isUsed[$0] }
        let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        // A reference to no object stays one.
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
    /// Takes out elements or members.
    fileprivate mutating func remove(_ range: Range<Int>) {
        let count = isDictionary ? references.count / 2 : references.count
        guard range.upperBound <= count else { return }
        if isDictionary {
            references.removeSubrange((range.lowerBound + count)..<(range.upperBound + count))
        }
        references.removeSubrange(range)
    }

    /// Takes bytes out of text or data, and makes the length that of the rest.
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
