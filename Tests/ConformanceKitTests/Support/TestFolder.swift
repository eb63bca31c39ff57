import Foundation

/// A folder for files of a test, removed after the test.
final class TestFolder: Sendable {
    let url = URL.temporaryDirectory.appending(path: "conformance-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, and returns its path.
    func write(_ text: String, _ name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
