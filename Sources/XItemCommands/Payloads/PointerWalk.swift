import WireFormat

/// Finds the values that JSON Pointers (RFC 6901) lead to, looking at each dictionary and array on the
/// way once.
struct PointerWalk {
    /// What is left to go of a pointer.
    private struct Path {
        let pointer: String
        var steps: ArraySlice<String>
    }

    private let document: WireDocument
    private var nodes: [String: WireNode] = [:]

    /// The values at pointers, by these; those that lead nowhere are left out.
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

    /// Pointers are as deep as an item's own members are, so that this is no deep recursion.
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
