import Foundation
import Testing
import XExtensionItem

@testable import XItemCommands

/// `xitem inbox`: a queue of payloads in a folder.
struct InboxCommandTests {
    private let folder: TestFolder
    private var inbox: String { folder.path("Shares.inbox") }

    init() throws {
        folder = try TestFolder()
    }

    private func run(_ arguments: String...) async -> (
        status: Int32, output: String, errors: String
    ) {
        let console = TestConsole()
        let status = await console.run(["inbox"] + arguments)
        return (status, console.output, console.errors)
    }

    private func put(_ token: String, sourceLocation: SourceLocation = #_sourceLocation)
        async throws
    {
        let result = await run(
            "put", "--token", token, inbox, Example.path("article.xitem.json"))
        try #require(
            result.status == 0 && result.output == "\(token)\tstored\n",
            sourceLocation: sourceLocation)
    }

    private func read(_ path: String) throws -> ExtensionItem {
        try ExtensionItem(contentsOf: URL(filePath: path))
    }

    private func write(_ item: ExtensionItem, _ name: String) throws {
        try item.writeFolder(to: folder.url.appending(path: name))
    }

    /// Writes a shell script with this text, and returns its path.
    private func program(_ text: String) throws -> String {
        try folder.writeProgram(text, "program-\(UUID().uuidString).sh")
    }

    @Test func aTokenIsPutOnce() async throws {
        try await put("a")
        let again = await run("put", "--token", "a", inbox, Example.path("article.xitem.plist"))
        #expect(again.status == 0 && again.output == "a\tduplicate\n")
        let other = await run("put", "--token", "a", inbox, Example.path("photo.xitem.json"))
        #expect(other.status == 1 && other.output == "")
        #expect(
            other.errors == """
                Error: inbox.conflict: the token “a” belongs to an entry with different content

                """)
        let several = await run(
            "put", inbox, Example.path("photo.xitem.json"), Example.path("minimal.xitem.json"))
        let lines = several.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(lines.count == 2 && lines.allSatisfy { $0[0].count == 26 && $0[1] == "stored" })
        #expect(await run("list", inbox).output.split(separator: "\n").count == 3)
    }

    @Test func aPayloadWithFindingsIsNotPut() async throws {
        let wrong = try folder.write(#"{"version": "1.0"}"#, "wrong.json")
        let (status, output, errors) = await run(
            "put", inbox, Example.path("article.xitem.json"), wrong)
        #expect(status == 1 && output == "")
        #expect(errors.contains("wrong.json"))
        #expect(folder.names == ["wrong.json"])
    }

    @Test func aPayloadFolderIsPutWithItsFiles() async throws {
        let bytes = Data(repeating: 7, count: 200_000)
        let item = ExtensionItem(data: bytes, typeIdentifier: "public.data")
        try write(item, "large.xitem")
        #expect(await run("put", "--token", "big", inbox, folder.path("large.xitem")).status == 0)
        #expect(await run("take", "--to", folder.url.path, inbox).output == "big\tfinished\n")
        let taken = try read(folder.path("big.xitem"))
        #expect(try taken.mainAttachment.representations[0].bytes().load() == bytes)
    }

    @Test func listShowsWaitingEntries() async throws {
        try await put("a")
        let fields = await run("list", inbox).output.split(separator: "\t")
        // The size is that of the file.
        let file = try #require(
            FileManager.default.contentsOfDirectory(atPath: inbox + "/ready").first)
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(inbox)/ready/\(file)")
        #expect(fields.count == 5 && fields[2] == "0" && fields[3...] == ["a", "waiting\n"])
        #expect(try Int(fields[1]) == #require(attributes[.size] as? Int))
        let json =
            try JSONSerialization.jsonObject(
                with: Data(await run("list", "--json", inbox).output.utf8)) as? [String: Any]
        #expect(json?["token"] as? String == "a" && json?["attempts"] as? Int == 0)
        #expect(json?["date"] as? String == String(fields[0]))
        #expect(json?["state"] as? String == "waiting")
    }

    @Test func listShowsClaimedEntries() async throws {
        try await put("a")
        let list = folder.path("list")
        let program = try program(
            "'\(BuiltTool.path)' inbox list '\(inbox)' > '\(list)'; "
                + "'\(BuiltTool.path)' inbox list --json '\(inbox)' >> '\(list)'")
        #expect(await run("take", "--exec", program, inbox).output == "a\tfinished\n")
        let lines = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasSuffix("\t1\ta\tclaimed"))
        #expect(lines[1].contains(#""state":"claimed""#))
        #expect(await run("list", inbox).output == "")
    }

    /// A small entry is stored as a file and a large one as a folder; programs get a folder.
    @Test func takeAlwaysPassesAFolder() async throws {
        let item = ExtensionItem(
            data: Data(repeating: 7, count: 200_000), typeIdentifier: "public.data")
        try write(item, "large.xitem")
        try await put("small")
        #expect(await run("put", "--token", "big", inbox, folder.path("large.xitem")).status == 0)
        let seen = folder.path("seen")
        let program = try program(
            "'\(BuiltTool.path)' validate \"$1\" && test -f \"$1/item.json\" && "
                + "basename \"$1\" >> '\(seen)'; cp -R \"$1\" '\(folder.url.path)'/got-$XITEM_TOKEN.xitem"
        )
        #expect(
            await run("take", "--all", "--exec", program, inbox).output
                == "small\tfinished\nbig\tfinished\n")
        let names = try String(contentsOfFile: seen, encoding: .utf8).split(separator: "\n")
        #expect(names.count == 2 && names[0] == "small.xitem" && names[1].hasSuffix(".xitem"))
        for (token, original) in [
            ("small", Example.path("article.xitem.json")), ("big", folder.path("large.xitem")),
        ] {
            let got = folder.path("got-\(token).xitem")
            #expect(await TestConsole().run("diff", original, got) == 0)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: inbox + "/trash").isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: inbox + "/claimed").isEmpty)
    }

    @Test func takeHandsTheOldestEntryToAProgram() async throws {
        try await put("a")
        try await put("b")
        let seen = folder.path("seen")
        let program = try program(
            "echo \"$XITEM_TOKEN $XITEM_ATTEMPT\" > '\(seen)'; cat \"$1/item.json\" > '\(seen).json'"
        )
        let (status, output, _) = await run("take", "--exec", program, inbox)
        #expect(status == 0 && output == "a\tfinished\n")
        #expect(try String(contentsOfFile: seen, encoding: .utf8) == "a 1\n")
        let article = try read(Example.path("article.xitem.json"))
        let taken = try read(seen + ".json")
        #expect(taken.title == article.title)
        #expect(await run("state", inbox, "a").output == "done\n")
        #expect(await run("take", "--all", "--exec", program, inbox).output == "b\tfinished\n")
        let none = await run("take", "--exec", program, inbox)
        #expect(none.status == 1 && none.output == "")
    }

    @Test func refusedEntryFailsAfterFiveAttempts() async throws {
        try await put("a")
        let program = try program("exit 1")
        for _ in 0..<5 {
            let (status, output, _) = await run("take", "--all", "--exec", program, inbox)
            #expect(status == 1 && output == "a\trequeued\n")
        }
        #expect(await run("take", "--exec", program, inbox).output == "")
        #expect(await run("state", inbox, "a").output == "failed\n")
        let failed = await run("list", "--failed", inbox)
        #expect(failed.output.hasSuffix("\ta\tclaimed 5 times without being finished\n"))
        #expect(await run("retry", inbox, "a").status == 0)
        #expect(await run("state", inbox, "a").output == "waiting\n")
        #expect(await run("drop", inbox, "a").status == 0)
        let unknown = await run("state", inbox, "a")
        #expect(unknown.status == 1 && unknown.output == "unknown\n")
        let none = await run("drop", inbox, "a")
        #expect(
            none.status == 1 && none.errors == "a: no waiting or failed entry has this token\n")
    }

    @Test func exitStatus65FailsEntry() async throws {
        try await put("a")
        let (status, output, _) = await run(
            "take", "--exec", try program("exit 65"), inbox)
        #expect(status == 1 && output == "a\tfailed\n")
        #expect(await run("list", "--failed", inbox).output.hasSuffix("ended with status 65\n"))
        #expect(await run("retry", inbox, "b").status == 1)
    }

    /// A missing program or folder does not count as an attempt.
    @Test func missingProgramOrFolderKeepsEntry() async throws {
        try await put("a")
        let (status, _, errors) = await run("take", "--exec", "/nowhere/program", inbox)
        #expect(status == 64 && errors.hasPrefix("Error: /nowhere/program: "))
        let moved = await run("take", "--to", "/nowhere", inbox)
        #expect(moved.status == 74 && moved.errors.hasPrefix("Error: inbox.system: /nowhere"))
        let fields = await run("list", inbox).output.split(separator: "\t")
        #expect(fields.count == 5 && fields[2] == "0" && fields[3] == "a")
    }

    @Test func recoverReportsItsChanges() async throws {
        try await put("a")
        try FileManager.default.moveItem(
            atPath: inbox + "/ready", toPath: inbox + "/claimed/lock.dead")
        try FileManager.default.createDirectory(
            atPath: inbox + "/ready", withIntermediateDirectories: false)
        #expect(await run("state", inbox, "a").output == "claimed\n")
        #expect(
            await run("recover", inbox).output == """
                requeued   1
                completed  0
                removed    0
                dropped    0

                """)
        #expect(await run("state", inbox, "a").output == "waiting\n")
    }

    @Test func folderWithoutInboxIsRefused() async throws {
        for command in [["list"], ["recover"], ["take", "--exec", "true"]] {
            let console = TestConsole()
            #expect(await console.run(["inbox"] + command + [folder.url.path]) == 66)
            #expect(console.errors.contains("inbox.not-an-inbox: \(folder.url.path): "))
        }
        _ = try folder.write("mine", "notes.txt")
        let (status, _, errors) = await run(
            "put", folder.url.path, Example.path("article.xitem.json"))
        #expect(status == 66 && errors.contains("inbox.not-an-inbox"))
        _ = try folder.write("xitem-inbox 2\n", "new.inbox/format")
        let newer = await run("list", folder.path("new.inbox"))
        #expect(newer.status == 66 && newer.errors.contains("inbox.newer-format"))
    }

    /// A folder that cannot be read may be an inbox, so the error only states why it cannot be
    /// read.
    @Test func unreadableFolderIsReported() async throws {
        try await put("a")
        let result = await SystemCall.$filter.withValue({ $0.name == .open ? EACCES : nil }) {
            await run("list", inbox)
        }
        #expect(result.status == 66)
        #expect(result.errors == "Error: inbox.system: \(inbox): Permission denied\n")
        let unlisted = await SystemCall.$filter.withValue(
            { $0.name == .list && $0.path.hasSuffix("/ready") ? EIO : nil }
        ) {
            await run("list", inbox)
        }
        #expect(unlisted.status == 74)
    }

    /// A recovery moves entries only into the folder that the caller names.
    @Test func recoverAndTakeReportRemainingEntries() async throws {
        try await put("a")
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: inbox + "/ready").first)
        let moving = inbox + "/finished/" + name + ".moving"
        try FileManager.default.createDirectory(
            atPath: moving, withIntermediateDirectories: false)
        try Data("../Taken".utf8).write(to: URL(filePath: moving + "/target"))
        try FileManager.default.moveItem(
            atPath: inbox + "/ready/" + name, toPath: moving + "/" + name)
        let target = folder.path("Taken")
        try FileManager.default.createDirectory(
            atPath: target, withIntermediateDirectories: false)
        let recovery = await run("recover", inbox)
        #expect(recovery.status == 1 && recovery.errors.hasPrefix("inbox.target: "))
        try await put("b")
        let taken = await run("take", "--exec", "true", inbox)
        #expect(taken.status == 0 && taken.output == "b\tfinished\n")
        #expect(taken.errors == recovery.errors)
        #expect(try FileManager.default.contentsOfDirectory(atPath: target) == [])
        let named = await run("recover", "--to", target, inbox)
        #expect(named.status == 0 && named.output.contains("completed  1\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: target) == ["a.xitem.json"])
    }

    @Test func inboxItselfIsRefusedAsDestination() async throws {
        try await put("a")
        let (status, _, errors) = await run("take", "--to", inbox + "/ready", inbox)
        #expect(status == 74 && errors.hasPrefix("Error: inbox.target: "))
        #expect(await run("state", inbox, "a").output == "waiting\n")
    }

    /// A signal reaches the program, and the tool exits after the entry is finished or released. The program
    /// itself sends the signal, so that the test need not wait.
    @Test(arguments: zip([SIGTERM, SIGINT, SIGHUP], [[], ["--wait"], ["--all"]]))
    func aSignalEndsTheProgramFirst(_ number: Int32, _ extent: [String]) async throws {
        try await put("a")
        let end = folder.path("end")
        let program = try program(
            """
            trap 'sleep 0.2; echo done > "\(end)"; exit 0' TERM INT HUP
            kill -\(number) $PPID
            for i in $(seq 400); do sleep 0.05; done
            """)
        let process = Process()
        process.executableURL = URL(filePath: BuiltTool.path)
        process.arguments = ["inbox", "take", "--exec", program] + extent + [inbox]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(String(decoding: output, as: UTF8.self) == "a\tfinished\n")
        #expect(FileManager.default.fileExists(atPath: end))
        #expect(await run("state", inbox, "a").output == "done\n")
    }

    @Test(arguments: [
        (["put"], "Missing expected argument '<inbox>'"),
        (["put", "x"], "Missing expected argument '<file>'"),
        (
            ["put", "--token", "A", "x", "y"],
            "expected a token of 1 to 64 characters from a-z, 0-9 and hyphen"
        ),
        (["put", "--token", "a", "x", "y", "z"], "'--token' is for one file only"),
        (["take", "x"], "Expected either '--exec <program>' or '--to <folder>'"),
        (["take", "--to", "y", "--exec", "z", "x"], "Expected either '--exec"),
        (["take", "--to", "y", "--all", "--wait", "x"], "'--all' and '--wait' cannot be combined"),
        (["state", "x"], "Missing expected argument '<token>'"),
        (["state", "x", "a", "b"], "Unexpected argument 'b'"),
        (["retry"], "Missing expected argument '<inbox>'"),
        (["list", "x", "y"], "Unexpected argument 'y'"),
    ])
    func wrongUsage(_ arguments: [String], _ message: String) async {
        let console = TestConsole()
        #expect(await console.run(["inbox"] + arguments) == 64)
        #expect(console.errors.contains(message), "\(console.errors)")
        #expect(console.errors.contains("Usage: xitem inbox \(arguments[0])"))
    }
}
