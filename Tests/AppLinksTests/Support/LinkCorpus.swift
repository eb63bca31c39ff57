import Foundation

@testable import AppLinks

/// Other people's catalogs, which stand beside the repository and are not part of it.
enum LinkCorpus {
    static let folder = PythonPeer.repository.deletingLastPathComponent()
        .appending(path: "shared/corpora")

    /// Whether a corpus is there; says so when it is not.
    static func has(_ name: String) -> Bool {
        let isThere = FileManager.default.fileExists(atPath: folder.appending(path: name).path)
        if !isThere { print("The corpus “\(name)” is not here: its cases were not run.") }
        return isThere
    }

    /// The files of a folder and of all folders in it, by their paths, in the order of these.
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
        /// Whether Python's parser reads it, for JSON.
        let isValid: Bool
        /// What is wrong with it, as Python's parser says.
        let fault: String?

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            file = try members.decode(String.self, forKey: .file)
            path = try members.decode(String.self, forKey: .path)
            commit = try members.decode(String.self, forKey: .commit)
            // True, or what is wrong.
            isValid = (try? members.decode(Bool.self, forKey: .validJSON)) ?? false
            fault = try? members.decode(String.self, forKey: .validJSON)
        }

        enum CodingKeys: String, CodingKey {
            case file, path, commit
            case validJSON = "valid_json"
        }
    }

    /// All older versions of a corpus that are here.
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
