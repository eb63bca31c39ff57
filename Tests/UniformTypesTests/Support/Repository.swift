import Foundation
import TestSupport

extension Repository {
    static let corpus = corpora.appending(path: "uti")

    /// Whether the corpus of type declarations exists; prints a message if it does not.
    static func hasCorpus() -> Bool {
        let exists = FileManager.default.fileExists(atPath: corpus.path)
        if !exists { print("The corpus “uti” is missing: its cases were not run.") }
        return exists
    }

    /// The rows of Appendix B of the specification: media types, and the types written for them.
    static func appendixB() throws -> [String: String] {
        var rows: [String: String] = [:]
        for cells in try table(ofAppendix: "B") where cells[0].contains("/") {
            rows[cells[0]] = cells[1]
        }
        return rows
    }

    /// The rows of Appendix D of the specification: types, and the types that they conform to.
    ///
    /// The last row, for all other types of Appendix B, lists no type.
    static func appendixD() throws -> [(types: [String], parents: [String])] {
        // The last row does not start with a type: the type that it quotes is an exception.
        try table(ofAppendix: "D").dropFirst(2).map {
            ($0[0].hasPrefix("`") ? quoted($0[0]) : [], quoted($0[1]))
        }
    }

    /// The cells of an appendix's table of two columns.
    private static func table(ofAppendix letter: String) throws -> [[String]] {
        let text = try text("Schemas/wire-format.md")
        let rest = text.components(separatedBy: "\n## Appendix \(letter).").last ?? ""
        let appendix = rest.components(separatedBy: "\n## ").first ?? ""
        return appendix.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 2 ? cells : nil
        }
    }

    /// The texts between grave accents.
    private static func quoted(_ text: String) -> [String] {
        text.components(separatedBy: "`").enumerated()
            .compactMap { $0.offset.isMultiple(of: 2) ? nil : $0.element }
    }
}
