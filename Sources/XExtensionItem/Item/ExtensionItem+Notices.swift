import WireFormat

extension ExtensionItem {
    /// Returns notices about valid values that can mislead the person who sees them; clause 24.2.
    ///
    /// A notice reports a title, name, tag or text with characters that hide or disguise text, or
    /// data whose first bytes contradict the declared type. Only the first bytes of data are
    /// decoded. Files of a payload folder are opened, and skipped if they cannot be read.
    ///
    /// - Returns: the notices in canonical order, at most 1,000; their severity is
    ///   ``Finding/Severity/notice``, and they have no location.
    public func notices() -> [Finding] {
        var notices = Notices()
        forEachPart { notices.check($0, at: $1) }
        return notices.found
    }
}

private struct Notices {
    /// The maximum number of notices; clause 24.2.2.
    private static let maximumCount = 1_000

    private(set) var found: [Finding] = []

    private mutating func note(
        _ code: Finding.Code, _ place: String, _ message: @autoclosure () -> String
    ) {
        guard found.count < Self.maximumCount else { return }
        found.append(Finding(code: code, pointer: place, message: message()))
    }

    mutating func check(_ part: ItemPart, at place: String) {
        switch part {
        case .line(let text): checkLine(text, at: place)
        case .text(let text): checkControls(in: text, place, isOneLine: false)
        case .representation(let one): checkType(of: one, at: place)
        }
    }

    private mutating func checkType(of one: Representation, at place: String) {
        guard let found = one.mismatchedType else { return }
        note(
            .typeMismatch, place,
            "the first bytes are those of \(found), but the declared type is \(one.typeIdentifier)")
    }

    private mutating func checkLine(_ text: String, at place: String) {
        checkControls(in: text, place, isOneLine: true)
        if let scalar = HiddenCharacter.direction(in: text) {
            note(
                .bidirectionalControl, place,
                "\(scalar.codePoint) changes the direction in which text is shown")
        }
    }

    private mutating func checkControls(in text: String, _ place: String, isOneLine: Bool) {
        guard let scalar = HiddenCharacter.control(in: text, isOneLine: isOneLine) else { return }
        note(
            .controlCharacter, place,
            "\(scalar.codePoint) in \(isOneLine ? "one-line " : "")text")
    }
}

/// Finds the values of many JSON Pointers (RFC 6901), and visits each container on their paths only
/// once.
struct PointerWalk {
    private struct Path {
        let pointer: String
        var steps: ArraySlice<String>
    }

    private let document: WireDocument
    private var nodes: [String: WireNode] = [:]

    /// Omits pointers without a value.
    static func nodes(
        at pointers: Set<String>, in document: WireDocument
    ) -> [String: WireNode] {
        var walk = PointerWalk(document: document)
        let paths = pointers.compactMap { pointer in
            JSONPointer.steps(of: pointer).map { Path(pointer: pointer, steps: $0[...]) }
        }
        walk.follow(paths, from: .root)
        return walk.nodes
    }

    /// The recursion is shallow: the pointers lead to members that the format defines, which are
    /// nested only a few levels deep.
    private mutating func follow(_ paths: [Path], from node: WireNode) {
        for path in paths where path.steps.isEmpty { nodes[path.pointer] = node }
        let next = Dictionary(grouping: paths.filter { !$0.steps.isEmpty }) { $0.steps.first }
        guard !next.isEmpty else { return }
        for member in document.members(of: node) {
            follow(next[document.key(of: member)], to: member.node)
        }
        for (number, element) in document.elements(of: node).enumerated() {
            follow(next[String(number)], to: element)
        }
    }

    private mutating func follow(_ paths: [Path]?, to node: WireNode) {
        guard let paths else { return }
        follow(paths.map { Path(pointer: $0.pointer, steps: $0.steps.dropFirst()) }, from: node)
    }
}

extension Representation {
    /// The type of the content's first bytes if it contradicts the declared type, otherwise nil.
    ///
    /// Only the first bytes are decoded or read. Nil for a file that cannot be read; loading that
    /// file throws the error.
    var mismatchedType: TypeIdentifier? {
        guard let bytes = firstBytes, let found = TypeIdentifier(detecting: bytes),
            !typeIdentifier.isConsistent(withDetected: found)
        else { return nil }
        return found
    }

    private var firstBytes: [UInt8]? {
        switch content {
        case .text(let text): Array(text.utf8.prefix(TypeIdentifier.firstByteCount))
        case .data(let data): data.firstBytes
        case .file(let file): file.data?.firstBytes
        case .url, .propertyList, .unknown: nil
        }
    }
}

extension WireData {
    fileprivate var firstBytes: [UInt8]? {
        let first = try? firstChunk(ofAtMost: TypeIdentifier.firstByteCount + 2)
        return first.flatMap { $0.isEmpty ? nil : Array($0) }
    }
}
