import Foundation
import TestSupport
import UniformTypes

/// Third-party lists of the types that macOS declares, from the corpus.
struct Declarations {
    struct Row: Decodable {
        let identifier: TypeIdentifier
        let parents: [TypeIdentifier]
        let filenameExtensions: [String]
        let mediaTypes: [String]

        private enum Key: String, CodingKey {
            case identifier
            case parents = "conforms_to"
            case filenameExtensions = "extensions"
            case mediaTypes = "mime_types"
        }

        init(from decoder: any Decoder) throws {
            let row = try decoder.container(keyedBy: Key.self)
            identifier = .init(rawValue: try row.decode(String.self, forKey: .identifier))
            parents = try row.decode([String].self, forKey: .parents).map { .init(rawValue: $0) }
            filenameExtensions = try row.decode([String].self, forKey: .filenameExtensions)
                .map { $0.lowercased() }
            // A few rows have media types with parameters, which are not media types here.
            mediaTypes = try row.decode([String].self, forKey: .mediaTypes)
                .map { $0.lowercased() }.filter { !$0.contains(";") }
        }
    }

    let rows: [TypeIdentifier: Row]

    init() throws {
        let data = try Data(contentsOf: Repository.corpus.appending(path: "uti-table.json"))
        let list = try JSONDecoder().decode([Row].self, from: data)
        rows = .init(list.map { ($0.identifier, $0) }) { first, _ in first }
    }

    /// All types that a type conforms to besides itself, according to the corpus only.
    func closure(of type: TypeIdentifier) -> Set<TypeIdentifier> {
        var found: Set<TypeIdentifier> = []
        var open = rows[type]?.parents ?? []
        while let next = open.popLast() {
            if found.insert(next).inserted { open += rows[next]?.parents ?? [] }
        }
        return found
    }

    /// Every type with itself and its ancestors, according to macOS.
    static func trees() throws -> [TypeIdentifier: Set<TypeIdentifier>] {
        let data = try Data(contentsOf: Repository.corpus.appending(path: "utitools/uti_tree.json"))
        let lists = try JSONDecoder().decode([String: [String]].self, from: data)
        return lists.reduce(into: [:]) { trees, row in
            trees[.init(rawValue: row.key)] = Set(row.value.map(TypeIdentifier.init(rawValue:)))
        }
    }

    /// Extensions, each with its type according to macOS, and with the preferred extension of that
    /// type.
    static func extensions() throws -> [(name: String, type: TypeIdentifier, preferred: String)] {
        let file = Repository.corpus.appending(path: "utitools/uti.csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
        return lines.dropFirst().compactMap { line in
            let cells = line.split(separator: ",").map(String.init)
            return cells.count == 3 ? (cells[0], .init(rawValue: cells[1]), cells[2]) : nil
        }
    }
}
