import Foundation
import Testing

/// Termination of the tool by a signal, and output through a symbolic link.
struct InterruptionTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
    }

    private func tool(_ arguments: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: BuiltTool.path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalLeavesNoFiles(_ number: Int32) throws {
        let base64 = String(repeating: "QUJD", count: 500_000)
        let payload = try folder.write(
            #"{"version":"1.0","main-attachment":{"representations":[{"type-identifier":"public.data","data":"\#(base64)"}]}}"#,
            "large.json")
        let former = Data("as it was".utf8)
        let output = try folder.write("as it was", "output")
        // If the tool finishes before the signal, the test tries again.
        for _ in 0..<20 {
            let process = try tool("convert", "--to", "binary", "--force", "-o", output, payload)
            while process.isRunning, try files.count == 2 { usleep(500) }
            kill(process.processIdentifier, number)
            process.waitUntilExit()
            #expect(try files == ["large.json", "output"])
            guard try Data(contentsOf: URL(filePath: output)) == former else {
                #expect(try Data(contentsOf: URL(filePath: output)).starts(with: "bplist00".utf8))
                try former.write(to: URL(filePath: output))
                continue
            }
            guard process.terminationReason == .uncaughtSignal else { continue }
            #expect(process.terminationStatus == number)
            return
        }
        Issue.record("the tool was never interrupted")
    }

    /// With `nohup`, SIGHUP does not terminate the tool.
    @Test func anIgnoredSignalStaysIgnored() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"trap "" HUP; (kill -HUP $$; kill -HUP 0) 2>/dev/null; exec "$0" --version"#,
            BuiltTool.path,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        _ = try pipe.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }

    @Test(arguments: ["new", "inner/../new"])
    func danglingLinkIsFollowed(_ target: String) throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "inner"), withIntermediateDirectories: false)
        let link = folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let process = try tool(
            "canonicalize", Example.path("minimal.xitem.json"), "-o", link)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
        #expect(try files == ["inner", "link", "new"])
    }

    @Test func aLinkToItselfIsAnError() throws {
        let link = folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link")
        let process = try tool("canonicalize", Example.path("minimal.xitem.json"), "-o", link)
        process.waitUntilExit()
        #expect(process.terminationStatus == 74)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "link")
    }

    /// A zombie has ended: the process that adopts it can take seconds to reap it.
    private static func isRunning(_ process: Int32) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return kill(process, 0) == 0 && status?.contains(") Z ") != true
    }

    /// A testee has its own process group, so a signal to the tool does not reach it.
    @Test(arguments: [SIGINT, SIGTERM])
    func noTesteeIsLeftBehind(_ number: Int32) async throws {
        let log = folder.path("pid")
        let process = try tool(
            "conformance", "run", "--vectors", BuiltTool.vectors(of: "referrer", in: folder),
            "--timeout", "600", "--testee",
            "echo $$ > '\(log)'; exec sleep 600")
        var identifier: Int32?
        for _ in 0..<3000 where identifier == nil {
            let text = try? String(contentsOfFile: log, encoding: .utf8)
            identifier = text.flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
            try await Task.sleep(for: .milliseconds(10))
        }
        let testee = try #require(identifier)
        kill(process.processIdentifier, number)
        for _ in 0..<1000 where Self.isRunning(testee) {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(!Self.isRunning(testee))
        // Foundation also waits for the testee, because the testee has inherited a descriptor of
        // the tool.
        kill(testee, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
    }
}
