import Foundation
import Testing

/// A large attachment passes in both ways without being in memory.
struct BigShareTests {
    @Test func aLargeAttachmentIsNeverInMemory() throws {
        let folder = try TestFolder()
        let process = Process()
        process.executableURL = try program("BigShare")
        process.arguments = ["384", folder.url.path]
        process.environment = ProcessInfo.processInfo.environment
            .merging(["TMPDIR": folder.url.path]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lines = text.split(separator: "\n")
        // Nothing is left in the temporary folder.
        #expect(lines.map { $0.split(separator: " ")[0] } == ["peak", "payload"], "\(text)")
        for line in lines {
            let kibibytes = try #require(line.split(separator: " ").last.flatMap { Int($0) })
            #expect((1 << 10)..<(40 << 10) ~= kibibytes, "\(line) KiB")
        }
    }

    /// The program beside the tests.
    private func program(_ name: String) throws -> URL {
        let tests = try #require(
            CommandLine.arguments.first { $0.hasSuffix(".xctest") }
                ?? Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath)
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
    }
}
