import Foundation
import TestSupport

/// Third-party test data, which is stored beside the repository.
enum Corpus {
    static let folder = Repository.corpora

    /// Whether a part of the corpora exists; prints a message if it does not.
    static func has(_ part: String) -> Bool {
        let exists = FileManager.default.fileExists(atPath: folder.appending(path: part).path)
        if !exists { print("The corpus “\(part)” is missing: its cases were not run.") }
        return exists
    }

    static func files(_ part: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: part), includingPropertiesForKeys: nil
        ).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
