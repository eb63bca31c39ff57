import Foundation

/// Programs of the repository in Python, which know nothing of this library.
enum PythonPeer {
    static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Whether Python is there, or has to be, as it has where everything is tested.
    static let isWanted =
        ProcessInfo.processInfo.environment["CI"] == "true"
        || (try? run("-c", "pass")) != nil

    struct Failure: Error {
        let status: Int32
    }

    /// What a program writes to its output.
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
