import Foundation
import TestSupport
import Testing

/// The commands in the README and in the first article print the output shown there.
struct ReadmeTests {
    private func block(
        after start: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let begin = try #require(
            text.firstRange(of: start)?.upperBound, sourceLocation: sourceLocation)
        let end = try #require(
            text[begin...].firstRange(of: "\n```")?.lowerBound, sourceLocation: sourceLocation)
        return String(text[begin..<end])
    }

    /// Runs a shell command in a folder, with the tool in the path.
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

    /// The commands of the `console` blocks of a page, with the output shown below each.
    private func commands(of path: String) throws -> [(line: String, output: String)] {
        var found: [(line: String, output: String)] = []
        for block in try Repository.text(path).components(separatedBy: "```console\n").dropFirst() {
            for line in block.components(separatedBy: "\n```")[0].components(separatedBy: "\n") {
                if line.hasPrefix("$ ") {
                    found.append((String(line.dropFirst(2)), ""))
                } else if let last = found.indices.last {
                    found[last].output += line + "\n"
                }
            }
        }
        return found
    }

    @Test(arguments: [
        ("README.md", 5), ("Sources/XExtensionItem/XExtensionItem.docc/GettingStarted.md", 3),
    ])
    func consoleBlocksShowTheOutput(_ path: String, _ count: Int) throws {
        let folder = try TestFolder()
        for name in ["Examples", "Schemas"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: name),
                withDestinationURL: Repository.url(name))
        }
        let commands = try commands(of: path)
        #expect(commands.count == count)
        for (line, output) in commands {
            let (status, printed) = try shell(line, in: folder)
            #expect(status == 0 && printed == output, "\(line)\n\(printed)")
        }
    }

    @Test(arguments: ["README.md", "Sources/XExtensionItem/XExtensionItem.docc/OtherLanguages.md"])
    func theFirstPayloadIsValid(_ path: String) throws {
        let folder = try TestFolder()
        let json = try block(after: "```json\n", in: Repository.text(path))
        _ = try folder.write(json, "a.json")
        let (status, printed) = try shell("xitem validate a.json", in: folder)
        #expect(status == 0 && printed.isEmpty, "\(printed)")
    }

    /// The versions in `Package.swift` are those in the README and in the table of `Questions.md`.
    @Test func theMinimumVersionsAreThoseOfThePackage() throws {
        let manifest = try Repository.text("Package.swift")
        let platforms = manifest.matches(of: /\.(\w+OS)\(\.v(\d+)\)/).map { ($0.1, $0.2) }
        let swift = try #require(manifest.firstMatch(of: /swift-tools-version: ([\d.]+)/)).1
        let readme = try Repository.text("README.md")
        let questions = try Repository.text(
            "Sources/XExtensionItem/XExtensionItem.docc/Questions.md")
        #expect(platforms.count == 5)
        for (system, version) in platforms {
            #expect(questions.contains("\n| \(system) | \(version) |"), "\(system)")
            #expect(readme.contains("\(system) \(version)"), "\(system)")
        }
        #expect(questions.contains("require Swift \(swift) or later"))
        #expect(readme.contains("Linux with Swift \(swift)"))
    }
}
