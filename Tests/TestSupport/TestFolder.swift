package import Foundation

/// A temporary folder for the files of one test, which is removed after the test.
package final class TestFolder: Sendable {
    package let url = URL.temporaryDirectory.appending(path: "xextensionitem-\(UUID().uuidString)")

    package init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    @discardableResult
    package func write(_ bytes: Data, _ name: String) throws -> URL {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file
    }

    @discardableResult
    package func write(_ text: String, _ name: String) throws -> URL {
        try write(Data(text.utf8), name)
    }

    package func names(_ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path)
            .sorted()
    }
}
