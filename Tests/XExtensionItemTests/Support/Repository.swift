import Foundation
import XExtensionItem

/// The files of the repository that tests compare with the code.
enum Repository {
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: path))
    }

    static func text(_ path: String) throws -> String {
        String(decoding: try data(path), as: UTF8.self)
    }

    /// The names of the example payloads, without their folder.
    static let payloads: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "Examples/Payloads").path)
        return (files ?? []).filter { $0.contains(".xitem.") }.sorted()
    }()

    static func payload(_ name: String) throws -> Data {
        try data("Examples/Payloads/" + name)
    }
}
