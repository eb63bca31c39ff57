import Foundation
import TestSupport
import Testing
import XExtensionItem

@testable import XItemCommands

/// The help of every command, compared with `Help/*.txt`. `.ci/write_help` writes these files;
/// review the changes to them.
struct HelpTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Help")

    /// The words of every command and group.
    static let pages = Tool.root.forms.map(\.words) + Tool.root.groups.map(\.word) + ["xitem"]

    @Test(arguments: pages)
    func helpMatchesTheExpectedPages(_ words: String) async throws {
        let file = Self.folder.appending(path: words.replacing(" ", with: "-") + ".txt")
        let expected = try String(contentsOf: file, encoding: .utf8)
        let arguments = words == "xitem" ? [] : words.split(separator: " ").map(String.init)
        for line in [["help"] + arguments, arguments + ["--help"]] {
            let console = TestConsole()
            #expect(await console.run(line) == 0)
            #expect(console.output == expected)
        }
        let lines = expected.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 40, "\(lines.count) lines")
        #expect(lines.allSatisfy { $0.count <= 86 })
    }

    /// Help fills the terminal; a line that cannot be broken may be longer.
    @Test(arguments: [60, 120])
    func helpHasTheWidthOfTheTerminal(_ width: Int) throws {
        for form in Tool.root.forms {
            let lines = CommandHelp(form: form, width: width).text.split(separator: "\n")
            let paragraphs = lines.filter {
                !$0.hasPrefix(" ") && !$0.hasPrefix("USAGE") && $0.contains(" ")
            }
            #expect(paragraphs.allSatisfy { $0.count <= width }, "\(form.words)")
        }
        let notes = CommandHelp(form: ConvertCommand.form, width: width).text
        #expect(notes.split(separator: "\n").contains { $0.count > width - 12 })
    }

    /// In a process, `COLUMNS` determines the width of the help.
    @Test func widthComesFromTheEnvironment() throws {
        func lines(_ columns: String) throws -> [Substring] {
            let process = Process()
            process.executableURL = URL(filePath: BuiltTool.path)
            process.arguments = ["help", "convert"]
            process.environment = ["COLUMNS": columns]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return String(decoding: text, as: UTF8.self).split(separator: "\n")
        }
        #expect(try lines("50").count > lines("80").count)
        #expect(try lines("x") == lines("80"))
    }

    /// Every command accepts the common options, which only this page lists.
    @Test func commonOptionsHaveTheirOwnPage() async throws {
        let file = Self.folder.appending(path: "options.txt")
        let console = TestConsole()
        #expect(await console.run("help", "options") == 0)
        #expect(try console.output == String(contentsOf: file, encoding: .utf8))
        #expect(console.output.contains("--help") && console.output.contains("--force"))
        #expect(console.output.contains("EXIT STATUS:\n  0 "))
        let create = TestConsole()
        #expect(await create.run("help", "create") == 0)
        #expect(!create.output.contains("--help") && !create.output.contains("--color"))
    }

    /// Help and the error of `convert` name the filename extension of each encoding.
    @Test(arguments: ["convert", "validate", "conformance check"])
    func everyFilenameExtensionIsNamed(_ words: String) async {
        let console = TestConsole()
        #expect(await console.run(["help"] + words.split(separator: " ").map(String.init)) == 0)
        #expect(await console.run("convert", "a") == 64)
        for form in WireEncoding.Form.allCases {
            #expect(console.output.contains(".\(form.filenameExtension)"))
            #expect(console.errors.contains(".\(form.filenameExtension)"))
        }
    }

    @Test func everyPageBelongsToCommand() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let names = (Self.pages + ["options"]).map { $0.replacing(" ", with: "-") + ".txt" }
        #expect(files.sorted() == names.sorted())
    }

    /// Examples of commands that read only files of the repository run unchanged.
    @Test(
        arguments: Tool.root.forms.filter {
            !["conformance run", "conformance fuzz", "conformance report", "completions", "man"]
                .contains($0.words) && !$0.words.hasPrefix("inbox")
        }.map(\.words))
    func examplesWork(_ words: String) async throws {
        let form = try #require(Tool.root.forms.first { $0.words == words })
        // A process would parse all vectors again.
        if words == "explain" {
            let arguments = form.example.split(separator: " ").dropFirst().map(String.init)
            #expect(await TestConsole().run(arguments) == 0)
            return
        }
        let folder = try TestFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Examples"),
            withDestinationURL: Repository.url("Examples"))
        _ = try folder.write(
            #"{"version":"1.0","main-attachment":{"representations":[]}}"#, "payloads.jsonl")
        let bin = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "set -o pipefail\nPATH=\(bin):$PATH\n" + form.example]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        // `diff` exits with 1 if it finds a difference, and `validate` if it has a finding.
        let statuses: [Int32] = ["diff", "validate"].contains(words) ? [0, 1] : [0]
        #expect(
            statuses.contains(process.terminationStatus), "\(String(decoding: text, as: UTF8.self))"
        )
        #expect(!String(decoding: text, as: UTF8.self).contains("Error:"))
    }

    /// The help of each command has an example that calls the command.
    @Test(arguments: Tool.root.forms.map(\.words))
    func examplesCallTheCommand(_ words: String) throws {
        let form = try #require(Tool.root.forms.first { $0.words == words })
        #expect(form.example.contains("xitem \(words)"))
    }
}
