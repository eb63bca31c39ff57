import Foundation
import Testing

/// The example programs, run as their user runs them; and the README shows the code that is run.
struct ExampleProgramTests {
    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder the tests were built into, where the programs are too.
    private static var products: URL {
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let bundles = sequence(first: program) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        return bundles.first {
            FileManager.default.isExecutableFile(atPath: $0.appending(path: "RoundTrip").path)
        } ?? repository.appending(path: ".build/debug")
    }

    private func output(of name: String) throws -> String {
        let process = Process()
        process.executableURL = Self.products.appending(path: name)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    @Test func roundTrip() throws {
        #expect(
            try output(of: "RoundTrip")
                == "Short [\"swift\", \"sharing\"] url(https://example.com/post/1)\n")
    }

    @Test func theREADMEShowsTheExample() throws {
        let readme = try String(
            contentsOf: Self.repository.appending(path: "README.md"), encoding: .utf8)
        let code = try String(
            contentsOf: Self.repository.appending(path: "Examples/RoundTrip/main.swift"),
            encoding: .utf8)
        let body = code.split(separator: "\n\n", maxSplits: 1)[1]
        #expect(readme.contains("```swift\n\(body)```"))
    }
}
