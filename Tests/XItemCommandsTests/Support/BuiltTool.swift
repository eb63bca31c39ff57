import Foundation

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
}
