import Foundation
import Testing

@testable import XItemCommands

/// Completions, tested with the shells themselves.
struct CompletionsTests {
    private func text(_ shell: String, sourceLocation: SourceLocation = #_sourceLocation) async
        -> String
    {
        let console = TestConsole()
        #expect(await console.run("completions", shell) == 0, sourceLocation: sourceLocation)
        return console.output
    }

    private func isInstalled(_ program: String) -> Bool {
        ["/bin/", "/usr/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + program)
        }
    }

    /// Runs a script with a shell, and returns its status and output.
    private func run(
        _ shell: String, options: [String] = [], _ script: String
    ) throws -> (Int32, [String]) {
        let folder = try TestFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [shell] + options + [try folder.write(script, "script")]
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        return (process.terminationStatus, lines)
    }

    @Test(
        arguments: [
            (["insp"], ["inspect"]), (["links", "q"], ["queries-schemes"]),
            (["convert", "--to", "x"], ["xml"]), (["convert", "--pr"], ["--pretty"]),
            (
                ["inspect", "--activity", "com.apple.UIKit.activity.Mai"],
                ["com.apple.UIKit.activity.Mail"]
            ),
            (["completions", "f"], ["fish"]), (["inspect", "scr"], ["script"]),
            (["inspect", "--color", "al"], ["always"]), (["--ver"], ["--version"]),
            (["conformance", "run", "--level", "S"], ["SHOULD"]),
            (["conformance", "run", "--see"], ["--seed"]),
            (["links", "check", "--js"], ["--json"]),
        ] as [([String], [String])])
    func bashCompletes(_ words: [String], _ replies: [String]) async throws {
        let all = (["xitem"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            \(await text("bash"))
            COMP_WORDS=(\(all)); COMP_CWORD=\(words.count)
            _xitem
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let (status, lines) = try run("bash", script)
        #expect(status == 0 && lines == replies, "\(lines)")
    }

    @Test(arguments: ["zsh", "fish"])
    func shellsAcceptTheirCompletions(_ shell: String) async throws {
        let text = await text(shell)
        for form in Tool.root.forms {
            #expect(text.contains(form.name))
            for option in form.options { #expect(text.contains(option.name.drop { $0 == "-" })) }
        }
        guard isInstalled(shell) else { return }
        let (status, _) = try run(shell, options: ["-n"], text)
        #expect(status == 0)
    }

    @Test func fishCompletes() async throws {
        guard isInstalled("fish") else { return }
        let script = await text("fish") + "complete -C 'xitem convert --to x'\n"
        let (status, lines) = try run("fish", script)
        #expect(status == 0)
        #expect(lines.contains { $0.hasPrefix("xml") }, "\(lines)")
    }

    /// The manual page has no unknown troff requests.
    @Test func theManualPageHasEveryOption() async throws {
        let console = TestConsole()
        #expect(await console.run("man") == 0)
        #expect(console.bytes.allSatisfy { $0 < 0x80 })
        let requests = Set(
            console.output.split(separator: "\n").filter { $0.hasPrefix(".") }
                .compactMap { $0.split(separator: " ").first })
        #expect(
            requests == [".TH", ".SH", ".SS", ".B", ".I", ".IP", ".PP", ".TP"])
        #expect(console.output.split(separator: "\n").count < 700)
        for form in Tool.root.forms {
            for option in form.options {
                #expect(console.output.contains(option.name.replacing("-", with: "\\-")))
            }
        }
    }
}
