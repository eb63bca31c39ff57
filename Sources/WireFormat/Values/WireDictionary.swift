/// A dictionary whose string keys are compared by code points, and whose members are in canonical
/// order.
///
///     let dictionary: WireDictionary = ["title": "Cats", "count": 2]
///     let title = dictionary["title"]?.stringValue
///
/// Swift's `Dictionary` with `String` keys treats composed and decomposed characters as equal, so
/// members would be lost.
public struct WireDictionary: Sendable {
    /// A key and its value.
    public typealias Member = (key: String, value: WireValue)

    /// The members, sorted by ``CanonicalOrder``, each key once.
    private(set) var members: [Member] = []

    /// Creates an empty dictionary.
    public init() {}

    /// Creates a dictionary of members in any order. If keys are equal, the last one wins.
    public init(_ members: some Sequence<Member>) {
        // The order of members with equal keys does not change, because sorting is stable.
        for member in members.sorted(by: { CanonicalOrder.compare($0.key, $1.key) < 0 }) {
            if let last = self.members.last, last.key.isIdentical(to: member.key) {
                self.members.removeLast()
            }
            self.members.append(member)
        }
    }

    /// The members must be in canonical order, with each key once.
    package init(sorted members: [Member]) {
        self.members = members
    }

    /// The value for a key, or nil. Assigning nil removes the member.
    ///
    /// - Complexity: O(log n) to read. O(n) to add or remove, except at the end.
    public subscript(key: String) -> WireValue? {
        get {
            let (index, found) = position(of: key)
            return found ? members[index].value : nil
        }
        set {
            let (index, found) = position(of: key)
            switch (newValue, found) {
            case (let value?, true): members[index].value = value
            case (let value?, false): members.insert((key, value), at: index)
            case (nil, true): members.remove(at: index)
            case (nil, false): break
            }
        }
    }

    /// The keys, in canonical order.
    public var keys: [String] { members.map(\.key) }

    private func position(of key: String) -> (index: Int, found: Bool) {
        // Use a span to compare the keys without copying them.
        members.withSpan { members in
            key.withBytes { Self.position(of: $0, in: members) }
        }
    }

    private static func position(
        of key: RawSpan, in members: Span<Member>
    ) -> (index: Int, found: Bool) {
        func order(_ index: Int) -> Int {
            members[index].key.withBytes { CanonicalOrder.compare($0, key) }
        }
        var (low, high) = (0, members.count)
        if high > 0, order(high - 1) < 0 { return (high, false) }
        while low < high {
            let middle = (low + high) / 2
            let order = order(middle)
            if order == 0 { return (middle, true) }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return (low, false)
    }
}

extension WireDictionary: RandomAccessCollection {
    /// The position of the first member.
    public var startIndex: Int { members.startIndex }
    /// The position after the last member.
    public var endIndex: Int { members.endIndex }
    /// The member at a position, in canonical order.
    public subscript(position: Int) -> Member { members[position] }
}

extension WireDictionary: Hashable {
    /// Returns whether two dictionaries have the same keys, compared by code points, and equal
    /// values.
    public static func == (left: WireDictionary, right: WireDictionary) -> Bool {
        left.members.elementsEqual(right.members) {
            $0.key.isIdentical(to: $1.key) && $0.value == $1.value
        }
    }

    /// Hashes the keys and values, in canonical order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(members.count)
        for member in members {
            WireValue.string(member.key).hash(into: &hasher)
            member.value.hash(into: &hasher)
        }
    }
}

extension WireDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary from a literal. If keys are equal, the last one wins.
    public init(dictionaryLiteral elements: (String, WireValue)...) {
        self.init(elements.map { (key: $0.0, value: $0.1) })
    }
}
