import Foundation
import Testing

/// The commands in the README print the output that the README shows.
struct ReadmeTests {
    private static let repository = Example.folder.deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
    }

    private func block(
        after start: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let begin = try #require(
            text.firstRange(of: start)?.upperBound, sourceLocation: sourceLocation)
        let end = try #require(
            text[begin...].firstRange(of: "\n```")?.lowerBound, sourceLocation: sourceLocation)
        return String(text[begin..<end])
    }

    /// Runs a line of the shell in a folder, with the tool in the path.
    private func shell(_ line: String, in folder: TestFolder) throws -> (Int32, String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let bin = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
        process.arguments = ["-c", "PATH=\(bin):$PATH; \(line)"]
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    @Test func theFiveMinutesAreAsShown() throws {
        let folder = try TestFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Examples"),
            withDestinationURL: Example.folder.deletingLastPathComponent())
        let picture =
            "xitem extract --attachment 1 Examples/Payloads/activities.xitem.json -o photo.png"
        #expect(try shell(picture, in: folder).0 == 0)
        let shown = try block(
            after: "needs Swift 6.2 or later and nothing else.\n\n```\n", in: text("README.md"))
        var commands: [(line: String, output: String)] = []
        for line in shown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("$ ") {
                commands.append((String(line.dropFirst(2)), ""))
            } else if let last = commands.indices.last {
                commands[last].output += line + "\n"
            }
        }
        #expect(commands.count == 6)
        for (line, output) in commands {
            let (status, printed) = try shell(line, in: folder)
            #expect(status == 0 && printed == output, "\(line)\n\(printed)")
        }
        #expect(
            try Data(contentsOf: folder.url.appending(path: "copy.png"))
                == Data(contentsOf: folder.url.appending(path: "photo.png")))
    }

    @Test(arguments: ["README.md", "Sources/XExtensionItem/XExtensionItem.docc/OtherLanguages.md"])
    func theFirstPayloadIsValid(_ path: String) throws {
        let folder = try TestFolder()
        let json = try block(after: "```json\n", in: text(path))
        _ = try folder.write(json, "a.json")
        let (status, printed) = try shell("xitem validate a.json", in: folder)
        #expect(status == 0 && printed.isEmpty, "\(printed)")
    }
}
