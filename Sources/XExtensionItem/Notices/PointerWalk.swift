import WireFormat

/// A search for the values of many JSON Pointers (RFC 6901) that visits each container on the way
/// once.
struct PointerWalk {
    /// A pointer and the reference tokens that are left to follow.
    private struct Path {
        let pointer: String
        var steps: ArraySlice<String>
    }

    private let document: WireDocument
    private var nodes: [String: WireNode] = [:]

    /// Returns the value of each pointer; pointers without a value are left out.
    static func nodes(
        at pointers: Set<String>, in document: WireDocument
    ) -> [String: WireNode] {
        var walk = PointerWalk(document: document)
        walk.follow(pointers.map { Path(pointer: $0, steps: steps(of: $0)[...]) }, from: .root)
        return walk.nodes
    }

    private static func steps(of pointer: String) -> [String] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
        }
    }

    /// The recursion is shallow: the pointers are no deeper than the members of an item.
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
