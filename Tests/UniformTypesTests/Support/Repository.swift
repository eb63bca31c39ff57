import Foundation

/// The repository, and other people's data that stands beside it and is no part of it.
enum Repository {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let corpus = folder.deletingLastPathComponent().appending(path: "shared/corpora/uti")

    /// Whether the corpus of type declarations is there; says so when it is not.
    static func hasCorpus() -> Bool {
        let isThere = FileManager.default.fileExists(atPath: corpus.path)
        if !isThere { print("The corpus “uti” is not here: its cases were not run.") }
        return isThere
    }

    /// The rows of Appendix B of the specification: media types, and the types written for them.
    static func appendixB() throws -> [String: String] {
        let file = folder.appending(path: "Schemas/wire-format.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let appendix = text.components(separatedBy: "\n## Appendix B.").last ?? ""
        var rows: [String: String] = [:]
        for line in appendix.split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.count == 2, cells[0].contains("/") { rows[cells[0]] = cells[1] }
        }
        return rows
    }
}
