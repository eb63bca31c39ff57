import FoundationEssentials
import WireFormat

extension Checksum {
    /// Sums the values of a document, and the names of namespaces, which are values in a struct.
    init(_ document: WireDocument) throws {
        self.init()
        try add(.root, of: document)
        guard let parameters = document.value(of: "parameters", in: .root) else { return }
        for member in document.members(of: parameters) { add(document.key(of: member)) }
    }

    private mutating func add(_ node: WireNode, of document: WireDocument) throws {
        switch document.kind(of: node) {
        case .dictionary:
            for member in document.members(of: node) { try add(member.node, of: document) }
        case .array:
            for element in document.elements(of: node) { try add(element, of: document) }
        case .string: add(document.string(at: node))
        case .number: add(document.number(at: node)?.double ?? 0)
        case .boolean: add(document.boolean(at: node) ?? false)
        case .data: if let data = try document.data(at: node)?.load() { add(data) }
        default: throw Failure("a value that no benchmark document has")
        }
    }
}
