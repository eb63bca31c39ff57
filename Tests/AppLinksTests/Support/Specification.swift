import Foundation
import TestSupport

/// The specification of catalogs, for comparison with the code.
enum Specification {
    static let text: String = {
        let file = Repository.url("Schemas/app-catalog.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// The rows of the table below a heading, split into cells.
    static func rows(below heading: String) -> [[String]] {
        guard let start = text.range(of: "\n## \(heading)") else { return [] }
        let rest = text[start.upperBound...]
        let end = rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex
        return rest[..<end].split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["`"])
            }
        }
    }

    /// The code blocks of a kind, each with the paragraph before it.
    static func blocks(_ kind: String) -> [(before: String, text: String)] {
        let parts = text.components(separatedBy: "```json \(kind)\n")
        return zip(parts, parts.dropFirst()).compactMap { before, after in
            guard let end = after.range(of: "\n```") else { return nil }
            let paragraph = before.split(separator: "\n\n").last ?? ""
            return (String(paragraph), String(after[..<end.lowerBound]))
        }
    }
}
