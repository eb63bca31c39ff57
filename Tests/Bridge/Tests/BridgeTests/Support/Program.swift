import Foundation
import Testing

/// A program that tests run in its own process.
struct Program {
    private let url: URL

    init(_ name: String) throws {
        let tests = try #require(
            CommandLine.arguments.first { $0.hasSuffix(".xctest") }
                ?? Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath)
        url = URL(filePath: tests).deletingLastPathComponent().appending(path: name)
    }

    /// Runs the program, expects the exit status 0, and returns the lines of its output.
    func lines(
        _ arguments: [String], temporaryFolder: URL,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Substring] {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["TMPDIR": temporaryFolder.path]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, sourceLocation: sourceLocation)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
}
