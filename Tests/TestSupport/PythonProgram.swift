package import Foundation

/// Runs a Python program, as a reference that is independent of this library.
package enum PythonProgram {
    private static let interpreter =
        ["/usr/bin/python3", "/usr/local/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) } ?? found

    private static var found: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/python3" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Whether to run the tests that need Python; always true if `CI` is `true`.
    package static let isPresent =
        interpreter != nil || ProcessInfo.processInfo.environment["CI"] == "true"

    /// Runs a program with the paths of an input file and an output file; returns the output.
    package static func run(_ program: String, input: Data) throws -> Data {
        let folder = try TestFolder()
        let file = try folder.write(input, "in")
        let output = try folder.write(Data(), "out")
        let process = Process()
        process.executableURL = URL(filePath: interpreter ?? "/usr/bin/python3")
        process.arguments = ["-c", program, file.path, output.path]
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: output)
    }
}
