/// A part of a document, possibly malformed: a token, a container, or a group.
///
/// The document is the bytes of all parts, in order. A group is a member with its key, or an
/// element of a JSON array with the comma before it. In a binary property list, a token is an
/// object without references; the writer derives the references of a container.
struct FuzzPart: Sendable {
    /// The token, or the bytes before the inner parts; empty for a group. In a binary property
    /// list, the marker, the length and the content.
    var start: [UInt8] = []
    var parts: [FuzzPart] = []
    var end: [UInt8] = []
    /// In a binary property list, the number of another object, written instead of an object.
    var reference: Int?

    init(_ token: some Sequence<UInt8>) { start = Array(token) }

    init(parts: [FuzzPart]) { self.parts = parts }

    var isGroup: Bool { start.isEmpty && reference == nil }

    private var isSpace: Bool { parts.isEmpty && start.allSatisfy(Self.isSpace) }

    static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    private func append(to bytes: inout [UInt8]) {
        bytes += start
        for part in parts { part.append(to: &bytes) }
        bytes += end
    }
}

// MARK: Paths

extension FuzzPart {
    /// The position in each part, from the outermost part to the addressed one.
    typealias Path = ArraySlice<Int>

    subscript(path: Path) -> FuzzPart {
        get { path.reduce(self) { $0.parts[$1] } }
        set {
            guard let position = path.first else {
                self = newValue
                return
            }
            parts[position][path.dropFirst()] = newValue
        }
    }

    /// All parts with their paths, outer parts first.
    private var all: [(path: Path, part: FuzzPart)] {
        var all: [(path: Path, part: FuzzPart)] = [([], self)]
        var next = 0
        while next < all.count {
            let (path, part) = all[next]
            all += part.parts.enumerated().map { (path + [$0.offset], $0.element) }
            next += 1
        }
        return all
    }

    /// The paths of all parts, outer parts first.
    var paths: [Path] { all.map(\.path) }

    /// The paths of the members and elements of all containers, outer containers first.
    var members: [Path] {
        let tag = UInt8(ascii: "<")
        let isXML = parts.first?.start.first == tag
        return all.flatMap { path, container -> [Path] in
            guard !container.isGroup else { return [] }
            let inner = container.parts.enumerated().filter { _, part in
                // The text between tags is not an element.
                part.isGroup ? !part.parts.isEmpty : !isXML || part.start.first == tag
            }
            return inner.map { path + [$0.offset] }
        }
    }

    /// The path of the value of a member or element: its last part that is not white space.
    func value(of member: Path) -> Path {
        let group = self[member]
        guard group.isGroup, let last = group.parts.lastIndex(where: { !$0.isSpace }) else {
            return member
        }
        return member + [last]
    }

    mutating func removeParts(_ range: Range<Int>) {
        parts.removeSubrange(range)
        // No comma precedes the first element.
        guard range.lowerBound == 0, !isGroup, parts.first?.parts.first?.start == Self.comma else {
            return
        }
        parts[0].parts.removeFirst()
    }

    /// Inserts a copy of a part after it.
    mutating func repeatPart(_ position: Int) {
        var copy = parts[position]
        if start == Self.brace || start == Self.bracket, copy.parts.first?.start != Self.comma {
            copy.parts.insert(FuzzPart(Self.comma), at: 0)
        }
        parts.insert(copy, at: position + 1)
    }

    static let comma = [UInt8(ascii: ",")]
    static let brace = [UInt8(ascii: "{")]
    static let bracket = [UInt8(ascii: "[")]
}
