import Foundation
import Testing

@testable import XItemCommands

/// File names, options and values are escaped before they are printed on a terminal.
struct HostileNameTests {
    private let folder: TestFolder
    /// Characters that move the cursor, reverse the direction, or end the line.
    private let hostile = "\u{1B}[31m\u{9B}31m\u{202E}\u{2028}\u{7F}\rx"

    init() throws {
        folder = try TestFolder()
    }

    private func expectSafe(
        _ arguments: [String], _ status: Int32, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let console = TestConsole()
        #expect(
            await console.run(arguments) == status, "\(arguments)", sourceLocation: sourceLocation)
        let text = console.output + console.errors
        #expect(
            text.contains("\\u{1B}[31m") || text.contains("\\u001b[31m"), "\(arguments)",
            sourceLocation: sourceLocation)
        for scalar in text.unicodeScalars where scalar != "\n" {
            switch scalar.value {
            case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E:
                Issue.record(
                    "U+\(String(scalar.value, radix: 16)) of \(arguments)",
                    sourceLocation: sourceLocation)
            default:
                break
            }
        }
    }

    @Test func wrongUsage() async {
        for arguments in [
            [hostile], ["inspect", "--" + hostile, "a"], ["inspect", "a", hostile],
            ["inspect", "--\(hostile)=b", "a"], ["convert", "--to", hostile, "a"],
            ["validate", "-" + hostile, "a"],
        ] {
            await expectSafe(arguments, 64)
        }
    }

    @Test func namesOfFiles() async throws {
        let name = folder.path(hostile)
        for command in [["inspect"], ["validate"], ["validate", "--json"], ["canonicalize"]] {
            await expectSafe(command + [name], 66)
        }
        let file = try folder.write(#"{"version": "1.0", "\#(hostile)": 1}"#, "f" + hostile)
        _ = try folder.write("", "A\(hostile).xitem/x")
        for command in [["inspect"], ["validate"], ["validate", "--json"], ["canonicalize"]] {
            await expectSafe(command + [folder.path("A\(hostile).xitem")], 66)
            if command != ["canonicalize"] { await expectSafe(command + [file], 1) }
        }
        await expectSafe(["canonicalize", file, "-o", folder.path("no\(hostile)/x")], 1)
    }

    @Test func valuesOfAPayload() async throws {
        let text = String(decoding: try JSONEncoder().encode(hostile), as: UTF8.self)
        let file = try folder.write(
            #"""
            {"version": "1.0", "title": \#(text), "tags": [\#(text)], \#(text): \#(text),
             "main-attachment": {"suggested-name": \#(text), \#(text): \#(text),
               "representations": [{"type-identifier": "a.b", "text": \#(text)}]},
             "content-text": [{"text": \#(text), "font-name": \#(text)}],
             "referrer": {"app-name": \#(text), \#(text): 1}, "source-url": \#(text),
             "activities": {\#(text): {"title": \#(text), \#(text): \#(text)}},
             "excluded-activities": [\#(text)],
             "parameters": {\#(text): {\#(text): \#(text)}, "a.b": {\#(text): [\#(text)]}},
             "user-info": {\#(text): {\#(text): \#(text)}}}
            """#, "a.json")
        for command in [["inspect"], ["validate"], ["validate", "--json"]] {
            await expectSafe(command + [file], 1)
        }
        await expectSafe(["inspect", "--activity", hostile, file], 1)
    }

    /// The escapes are JSON escapes, so the values do not change.
    @Test func jsonReportsTheSameNames() async throws {
        let file = try folder.write("[", "f" + hostile)
        let console = TestConsole()
        #expect(await console.run("validate", "--json", file) == 1)
        let report = try JSONDecoder().decode(
            ValidateCommandTests.Report.self, from: console.bytes)
        #expect(report.file == file)
    }
}
