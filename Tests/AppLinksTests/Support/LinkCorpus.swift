import Foundation
import TestSupport

@testable import AppLinks

/// Catalogs of other projects, in a folder outside the repository.
enum LinkCorpus {
    static let folder = Repository.corpora

    /// Whether a corpus exists. Prints a note if it does not.
    static func has(_ name: String) -> Bool {
        let isThere = FileManager.default.fileExists(atPath: folder.appending(path: name).path)
        if !isThere { print("The corpus “\(name)” is missing: its cases were not run.") }
        return isThere
    }

    /// The files below a folder, sorted by path.
    static func files(_ path: String, _ suffix: String) throws -> [(name: String, bytes: Data)] {
        let root = folder.appending(path: path)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
        return try (paths ?? []).filter { $0.hasSuffix(suffix) }.sorted().map {
            (name: $0, bytes: try Data(contentsOf: root.appending(path: $0)))
        }
    }

    /// An older version of a file, under the name that it had in its repository.
    struct Version: Decodable {
        let file: String
        let path: String
        let commit: String
        /// For JSON: whether Python's parser accepts the file.
        let isValid: Bool
        /// The error of Python's parser.
        let fault: String?

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            file = try members.decode(String.self, forKey: .file)
            path = try members.decode(String.self, forKey: .path)
            commit = try members.decode(String.self, forKey: .commit)
            // `true`, or the message of the error.
            isValid = (try? members.decode(Bool.self, forKey: .validJSON)) ?? false
            fault = try? members.decode(String.self, forKey: .validJSON)
        }

        enum CodingKeys: String, CodingKey {
            case file, path, commit
            case validJSON = "valid_json"
        }
    }

    /// All available older versions of a corpus.
    static func history(_ name: String) throws -> [(
        version: Version, file: (name: String, bytes: Data)
    )] {
        let root = folder.appending(path: name)
        let index = try Data(contentsOf: root.appending(path: "history-index.json"))
        return try JSONDecoder().decode([Version].self, from: index).compactMap { version in
            guard let bytes = try? Data(contentsOf: root.appending(path: version.file)) else {
                return nil
            }
            return (version, (name: version.path, bytes: bytes))
        }
    }
}
