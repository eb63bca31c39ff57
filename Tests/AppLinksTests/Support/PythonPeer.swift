import Foundation

/// The repository's Python programs, which are independent of this library.
enum PythonPeer {
    /// Whether Python is installed or required. It is required if all tests run.
    static let isWanted =
        ProcessInfo.processInfo.environment["CI"] == "true"
        || (try? run("-c", "pass")) != nil

    struct Failure: Error {
        let status: Int32
    }

    /// The standard output of a program.
    static func run(_ arguments: String...) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
        return output
    }
}
