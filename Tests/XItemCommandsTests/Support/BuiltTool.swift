import Foundation
import TestSupport

/// The tool that was built with the tests.
enum BuiltTool {
    /// The path of the program `xitem`, in a folder above the tests' own program.
    static var path: String {
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let folders = sequence(first: program) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        let candidates = folders.map { $0.appending(path: "xitem").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "xitem"
    }

    /// Copies a file of vectors to a new folder, for the option `--vectors` of a process: a debug build
    /// takes more than a second to parse the embedded vectors.
    ///
    /// - Returns: The path of the folder.
    static func vectors(of group: String, in folder: TestFolder) throws -> String {
        let bytes = try Repository.data("Schemas/conformance/v1/vectors/\(group).json")
        _ = try folder.write(bytes, "vectors/\(group).json")
        return folder.path("vectors")
    }
}
