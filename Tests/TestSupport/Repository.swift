package import Foundation

/// The files of the repository that tests compare with the code.
package enum Repository {
    package static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The data of third parties, which is stored beside the repository.
    package static let corpora = folder.deletingLastPathComponent()
        .appending(path: "shared/corpora")

    package static func url(_ path: String) -> URL { folder.appending(path: path) }

    package static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

    package static func text(_ path: String) throws -> String {
        String(decoding: try data(path), as: UTF8.self)
    }
}
