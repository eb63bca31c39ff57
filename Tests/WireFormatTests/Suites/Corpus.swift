import Foundation

/// Other people's test data, which stands beside the repository and is not part of it.
enum Corpus {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/corpora")

    /// Whether a part of the corpora is there; says so when it is not.
    static func has(_ part: String) -> Bool {
        let isThere = FileManager.default.fileExists(atPath: folder.appending(path: part).path)
        if !isThere { print("The corpus “\(part)” is not here: its cases were not run.") }
        return isThere
    }

    static func files(_ part: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: part), includingPropertiesForKeys: nil
        ).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
