import Foundation
import Testing

@testable import XItemCommands

/// Calls of the tool, and the messages for invalid calls.
struct ToolTests {
    @Test(
        arguments: [
            ([], "OVERVIEW"), (["frob"], "Unknown command 'frob'"),
            (["inspect"], "Missing expected argument '<file>'"),
            (["inspect", "a", "b"], "Unexpected argument 'b'"),
            (["inspect", "--frob", "a"], "Unknown option '--frob'"),
            (["inspect", "--activity"], "Missing value for '--activity'"),
            (["validate"], "Missing expected argument '<file>'"),
            (["convert", "a"], "Missing expected option '--to json|xml|binary'"),
            (["convert", "--to", "yaml", "a"], "The value 'yaml' is invalid for '--to'"),
            (["convert", "--to", "xml", "--to=json", "a"], "Option '--to' given more than once"),
            (["canonicalize", "--to", "xml", "a"], "'xml' is invalid for '--to'; expected json"),
            (["extract"], "Missing expected argument '<file>'"),
            (["extract", "--attachment", "0", "a"], "The value '0' is invalid for '--attachment'"),
            (
                ["extract", "--representation=0", "a"],
                "'0' is invalid for '--representation'; expected a number, 1 or more"
            ),
            (
                ["convert", "--to=xml", "--max-output=0", "a"],
                "'0' is invalid for '--max-output'; expected a number, 1 or more"
            ),
            (["extract", "--type=a.b", "--representation=1", "a"], "cannot be combined"),
            (["extract", "--all", "a"], "Missing expected option '-o <folder>'"),
            (["extract", "--force", "a"], "Option '--force' needs '-o'"),
            (["extract", "--thumbnail", "--attachment=1", "a"], "cannot be combined"),
            (["validate", "--jobs", "2", "a"], "Option '--jobs' needs '--lines'"),
            (["validate", "--lines", "a"], "Unexpected argument 'a'"),
            (["--version", "a"], "Unexpected argument 'a'"),
            (["--color", "never", "--color=auto", "man"], "Option '--color' given more than once"),
            (["--color"], "Missing value for '--color'"),
        ] as [([String], String)])
    func wrongUsage(_ arguments: [String], _ message: String) async {
        let console = TestConsole()
        #expect(await run(arguments, console) == 64)
        #expect(console.output.isEmpty)
        #expect(console.errors.contains(message))
    }

    /// A misspelled word gets a suggestion, and the message names no other argument.
    @Test(
        arguments: [
            ("inspct a.json", "Unknown command 'inspct'; did you mean 'inspect'?"),
            ("hepl inspect", "Unknown command 'hepl'; did you mean 'help'?"),
            ("can a.json", "Unknown command 'can'; did you mean 'canonicalize'?"),
            ("links lits a", "Unknown command 'lits'; did you mean 'list'?"),
            ("help inbox tkae", "Unknown command 'tkae'; did you mean 'take'?"),
            ("a.json", "Unknown command 'a.json'; to see a payload, use 'xitem inspect <file>'"),
            ("--vresion", "Unknown option '--vresion'; did you mean '--version'?"),
            ("--color pink inspect a", "The value 'pink' is invalid for '--color'"),
            (
                "inspect --activty=x a.json",
                "Unknown option '--activty'; did you mean '--activity'?"
            ),
            ("inspect a.json --activty x", "Unknown option '--activty'; did you mean"),
            ("convert --ot json a.json", "Unknown option '--ot'; did you mean '--to'?"),
            ("convert --to jsn a.json", "expected json, xml or binary; did you mean 'json'?"),
            ("convert --to= a.json", "The value '' is invalid for '--to'; expected json, xml"),
            ("convert --pretty=1 --to json a", "Option '--pretty' takes no value"),
            ("convert --to --pretty a.json", "Missing value for '--to'"),
            ("inspect -oa a.json", "Unknown option '-oa'"),
            (
                "completions bsh",
                "Unknown shell 'bsh'; expected bash, zsh or fish; did you mean 'bash'?"
            ),
        ])
    func aMisspeltWordIsCorrected(_ line: String, _ message: String) async {
        let console = TestConsole()
        #expect(await console.run(line.split(separator: " ").map(String.init)) == 64)
        #expect(console.errors.hasPrefix("Error: "))
        #expect(console.errors.split(separator: "\n")[0].contains(message), "\(console.errors)")
        #expect(console.errors.contains("  See 'xitem"))
    }

    @Test func aMisspeltActivityIsCorrected() async {
        let file = Example.path("activities.xitem.json")
        for (id, note) in [
            ("com.apple.UIKit.activity.Mial", "; did you mean 'com.apple.UIKit.activity.Mail'?"),
            (
                "com.apple.UIKit.activity.SharePlay",
                "the activity 'com.apple.UIKit.activity.SharePlay'\n"
            ),
        ] {
            let console = TestConsole()
            #expect(await console.run("inspect", "--activity", id, file) == 0)
            #expect(console.errors.hasPrefix("note: the payload has no values for the activity"))
            #expect(console.errors.contains(note), "\(console.errors)")
        }
    }

    @Test(arguments: [
        (["--color", "always", "inspect"], true), (["inspect", "--color=always"], true),
        (["--color=never", "inspect"], false), (["inspect", "--color", "auto"], true),
        (["inspect"], true),
    ])
    func colorsAreChosen(_ words: [String], _ isStyled: Bool) async {
        let console = TestConsole()
        console.isStyled = true
        #expect(await run(words + [Example.path("minimal.xitem.json")], console) == 0)
        #expect(console.output.contains("\u{1B}[") == isStyled)
    }

    /// Text is printed on a terminal; binary data and control characters are not.
    @Test func terminalGetsOnlyText() async throws {
        let folder = try TestFolder()
        let file = try folder.write(
            #"""
            {"version": "1.0", "main-attachment": {"representations": [
              {"type-identifier": "public.plain-text", "text": "a\u001b[2J"},
              {"type-identifier": "public.png", "data": {"$data": "iVBORw0KGgo="}},
              {"type-identifier": "public.html", "text": "\t\u00e9\ud83d\ude00\r\n"}]}}
            """#, "a.json")
        for (line, status) in [
            ("convert --to binary", 74), ("canonicalize", 0), ("extract", 74),
            ("extract --type public.png", 74), ("extract --representation 3", 0),
        ] as [(String, Int32)] {
            let console = TestConsole()
            console.isTerminal = true
            let words = line.split(separator: " ").map(String.init)
            #expect(await run(words + [file], console) == status, "\(line)")
            #expect(console.output.isEmpty == (status != 0))
            #expect(console.errors.contains("name a file with '-o'") == (status != 0))
        }
    }

    /// A character may span two chunks.
    @Test(
        arguments: [
            ([[0xC3], [0xA9]], true), ([[0xF0, 0x9F], [0x98], [0x80]], true),
            ([[0xC3], [0x41]], false),
            ([[0xFF]], false), ([[0x41, 0x00]], false), ([[0xC2], [0x9B]], false),
            ([[0x80]], false),
            ([[0x09, 0x0A, 0x0D]], true),
        ] as [([[UInt8]], Bool)])
    func charactersMaySpanChunks(_ pieces: [[UInt8]], _ isText: Bool) {
        var text = TerminalText()
        var isRefused = false
        for piece in pieces {
            do throws(CommandError) { try text.check(Data(piece)) } catch { isRefused = true }
        }
        #expect(isRefused == !isText)
    }

    private func run(_ arguments: [String], _ console: TestConsole) async -> Int32 {
        await console.run(arguments)
    }

    @Test func version() async {
        let console = TestConsole()
        #expect(await console.run("--version") == 0)
        #expect(console.output == Tool.version + "\n")
    }

    @Test func aMissingFileCannotBeRead() async {
        for command in [
            ["inspect"], ["validate"], ["canonicalize"], ["convert", "--to", "xml"], ["extract"],
        ] {
            let console = TestConsole()
            #expect(await run(command + ["/nowhere/x.json"], console) == 66)
            #expect(console.errors.contains("/nowhere/x.json: No such file"))
        }
    }
}
