import UniformTypes
import WireFormat

/// A string that is compared byte by byte, such as the key of a parameter.
struct ExactText: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactText, right: ExactText) -> Bool {
        left.text.isIdentical(to: right.text)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

/// For each key, the position of the first element that has it.
struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    private var positions: [Key: Int] = [:]

    init() {}

    init<Element>(_ elements: some Collection<Element>, by key: (Element) -> Key) {
        positions.reserveCapacity(elements.count)
        for (position, element) in elements.enumerated() { insert(key(element), at: position) }
    }

    subscript(key: Key) -> Int? { positions[key] }

    /// Records a position unless the key has one, and returns whether the key is new.
    @discardableResult
    mutating func insert(_ key: Key, at position: Int) -> Bool {
        guard positions[key] == nil else { return false }
        positions[key] = position
        return true
    }
}

extension String {
    /// Whether two keys of types, actions or apps are equal, ignoring the case of ASCII letters.
    func isSameKey(as other: String) -> Bool { CaselessText(self) == CaselessText(other) }
}

/// Whether the strings of two arrays have the same code points.
func areIdentical(_ left: [String?], _ right: [String?]) -> Bool {
    left.elementsEqual(right) { $0.isIdentical(to: $1) }
}
