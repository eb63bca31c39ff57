import Testing

@testable import XItemCommands

/// How the tool is called, and what it says when it is called wrongly.
struct ToolTests {
    @Test func helpListsTheCommands() async {
        let console = TestConsole()
        #expect(await console.run("--help") == 0)
        #expect(
            console.output == """
                OVERVIEW: Look at, check and convert share payloads.

                USAGE: xitem <command>

                COMMANDS:
                  inspect       Show an item for people to read.
                  validate      List everything that is wrong with payloads.
                  convert       Write a payload in another encoding; nothing is lost.
                  canonicalize  Write the canonical form: the bytes to sign or to compare.
                  extract       Write the content of one attachment.
                  conformance   Test encoders and decoders, in any language.
                  links         Look at, check and convert catalogs of apps and links.
                  inbox         Put payloads into an inbox, and take each once.

                OPTIONS:
                  --version   Show the version.
                  -h, --help  Show help; 'xitem <command> --help' for that of a command.

                """)
    }

    @Test func everyCommandHasHelp() async {
        for name in ["inspect", "validate", "convert", "canonicalize", "extract"] {
            let console = TestConsole()
            #expect(await console.run(name, "--help") == 0)
            #expect(console.output.hasPrefix("OVERVIEW: "))
            #expect(console.output.contains("USAGE: xitem \(name) "))
            #expect(console.output.contains("EXIT STATUS:"))
            #expect(console.output.contains("64 wrong usage"))
            #expect(console.output.split(separator: "\n").allSatisfy { $0.count <= 84 })
        }
    }

    @Test func validateHelp() async {
        let console = TestConsole()
        #expect(await console.run("validate", "-h") == 0)
        #expect(
            console.output == """
                OVERVIEW: List everything that is wrong with payloads.

                USAGE: xitem validate [--json] <file> ...

                ARGUMENTS:
                  <file>  A payload or a payload folder; '-' for the standard input.

                OPTIONS:
                  --json      Print one JSON object for each file, on a line of its own.
                  -h, --help  Show help.

                Prints a line for each finding: file:line:column: id: message (clause), or
                file:@offset: for a binary property list. The clauses are those of the
                specification, Schemas/wire-format.md. Of a valid payload it prints a line with
                'note' before the id for what can deceive: hidden characters in a title, or data
                of another type than the one declared.

                EXIT STATUS:
                  0 nothing is wrong   1 there are findings   64 wrong usage
                  66 a file cannot be read

                """)
    }

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
            (["canonicalize", "--to", "xml", "a"], "The canonical form is JSON"),
            (["extract"], "Missing expected argument '<file>'"),
            (["extract", "--attachment", "0", "a"], "The value '0' is invalid for '--attachment'"),
            (["extract", "--representation=x", "a"], "'x' is invalid for '--representation'"),
            (["extract", "--type=a.b", "--representation=1", "a"], "exclude each other"),
        ] as [([String], String)])
    func wrongUsage(_ arguments: [String], _ message: String) async {
        let console = TestConsole()
        #expect(await run(arguments, console) == 64)
        #expect(console.output.isEmpty)
        #expect(console.errors.contains(message))
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
