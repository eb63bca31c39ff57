extension WireIndex {
    /// Returns the pointers to entries with ascending positions, in one walk; fewer if the pointers
    /// exceed `limit` bytes in total.
    ///
    /// After a fault, the last position can be the one after the last entry.
    func pointers(to wanted: [Int], atMost limit: Int = .max, _ bytes: RawSpan) -> [String] {
        var result: [String] = []
        var byteCount = 0
        var path = PointerPath()
        for position in wanted where byteCount < limit {
            path.descend(to: position, in: self)
            let pointer = path.pointer(in: self, bytes)
            byteCount += pointer.utf8.count
            result.append(pointer)
        }
        return result
    }
}

/// The containers around a position, each with the child that the walk has reached.
private struct PointerPath {
    struct Step {
        let container: Int
        var child: Int
        var number: Int
    }

    var steps: [Step] = []

    mutating func descend(to position: Int, in index: borrowing WireIndex) {
        while let last = steps.last, index.entries[last.container].end <= position {
            steps.removeLast()
        }
        if steps.isEmpty {
            guard position > 0, index.entries[0].isContainer else { return }
            enter(0, index)
        }
        while let last = steps.indices.last {
            advance(last, to: position, index)
            let child = steps[last].child
            guard child < position, index.entries[child].isContainer else { return }
            enter(child, index)
        }
    }

    private mutating func enter(_ container: Int, _ index: borrowing WireIndex) {
        let isArray = index.entries[container].kind == .array
        steps.append(Step(container: container, child: container + (isArray ? 1 : 2), number: 0))
    }

    private mutating func advance(_ level: Int, to position: Int, _ index: borrowing WireIndex) {
        let isArray = index.entries[steps[level].container].kind == .array
        while steps[level].child < position {
            let end = index.next(after: steps[level].child)
            guard end <= position else { return }
            steps[level].child = end + (isArray ? 0 : 1)
            steps[level].number += 1
        }
    }

    func pointer(in index: borrowing WireIndex, _ bytes: RawSpan) -> String {
        // Only a binary property list whose nested containers share a long key can have longer
        // pointers. Such a pointer ends before the first key that does not fit.
        let longest = max(1 << 20, 2 * bytes.byteCount)
        var text = ""
        for step in steps {
            if index.entries[step.container].kind == .array {
                text += "/\(step.number)"
            } else {
                let key = index.entries[step.child - 1]
                guard text.utf8.count + key.byteCount <= longest else { break }
                text += JSONPointer.step(index.plainString(key, bytes))
            }
        }
        return text
    }
}

/// JSON Pointer (RFC 6901). In a pointer, `~` and `/` of a key are written as `~0` and `~1`.
package enum JSONPointer {
    /// Returns a key as a step of a pointer, with the slash before it.
    package static func step(_ key: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "/")]
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "~"): bytes.append(contentsOf: "~0".utf8)
            case UInt8(ascii: "/"): bytes.append(contentsOf: "~1".utf8)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the keys and indices of a pointer; nil if it is malformed.
    package static func steps(of pointer: String) -> [String]? {
        let parts = pointer.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts[0].isEmpty else { return nil }
        var steps: [String] = []
        for part in parts.dropFirst() {
            guard let step = unescaped(part) else { return nil }
            steps.append(step)
        }
        return steps
    }

    private static func unescaped(_ part: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var rest = part[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "0"): bytes.append(byte)
            case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension WireDocument {
    func node(at pointer: String) -> WireNode? {
        guard let steps = JSONPointer.steps(of: pointer) else { return nil }
        var node = WireNode.root
        for step in steps {
            let next =
                kind(of: node) == .array
                ? element(numbered: step, of: node) : value(of: step, in: node)
            guard let next else { return nil }
            node = next
        }
        return node
    }

    /// The index must have no leading zeros (RFC 6901).
    private func element(numbered text: String, of array: WireNode) -> WireNode? {
        guard let number = Int(text), number >= 0, String(number).isIdentical(to: text),
            number < count(of: array)
        else { return nil }
        return elements(of: array).dropFirst(number).first { _ in true }
    }
}
