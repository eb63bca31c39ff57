import Foundation
import TestSupport
import Testing

@testable import ConformanceKit

/// Shell commands that answer correctly, incorrectly or not at all.
struct ProcessTesteeTests {
    private static let start = #"""
        {"seq":0,"protocol":1,"name":"fake","encodings":["json"],"operations":["decode"],"claims":["magic"]}
        """#
    private static let skip = #"{\"seq\":1,\"outcome\":\"skipped\",\"reason\":\"why not\"}"#

    private static let answer = "the testee's answer to `decode`"

    /// Returns a command that answers `start`, reads one case, and performs an action.
    private static func fake(_ action: String) -> String {
        "read line; echo '\(start)'; read line; \(action)"
    }

    private func request() throws -> TesteeRequest {
        try Samples.group(Samples.valid).cases[0].request
    }

    /// Returns the result of one case.
    private func ask(
        _ command: String, timeLimit: Double = 60, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Result<TesteeAnswer.Content, TesteeError> {
        let testee = ProcessTestee(command, timeLimit: timeLimit)
        let request = try request()
        do {
            let profile = try await testee.start(seed: 7)
            #expect(
                profile.name == "fake" && profile.claims.isEmpty, sourceLocation: sourceLocation)
            let answer = try await testee.answer(request).content(for: request.operation)
            await testee.stop()
            return .success(answer)
        } catch {
            await testee.stop()
            return .failure(try #require(error as? TesteeError, sourceLocation: sourceLocation))
        }
    }

    private func failure(
        _ action: String, timeLimit: Double = 60, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TesteeError {
        switch try await ask(Self.fake(action), timeLimit: timeLimit) {
        case .success(let answer):
            Issue.record("expected a failure, got \(answer)", sourceLocation: sourceLocation)
            return TesteeError(.crashed, "")
        case .failure(let failure): return failure
        }
    }

    @Test func parsesSkip() async throws {
        let (action, count) = (#"echo "\#(Self.skip)"; read line; echo "$line" >&2"#, 1)
        guard case .success(.skipped("why not")) = try await ask(Self.fake(action)) else {
            Issue.record("\(count) answer was expected")
            return
        }
    }

    /// The program records its input verbatim.
    @Test func programReceivesRequests() async throws {
        let folder = try TestFolder()
        let log = folder.url.appending(path: "log")
        let action =
            #"echo "$line" > '\#(log.path)'; echo "\#(Self.skip)"; read line; echo "$line" >> '\#(log.path)'"#
        let first = "read line; echo \"$line\" > '\(log.path).0'; echo '\(Self.start)'; read line; "
        _ = try await ask(first + action)
        func object(_ text: Substring) throws -> NSDictionary? {
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        }
        let start = try String(contentsOf: URL(filePath: log.path + ".0"), encoding: .utf8)
        #expect(
            try object(start[...])
                == ["seq": 0, "command": "start", "protocol": 1, "seed": 7] as NSDictionary)
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        #expect(
            try object(lines[0]) == [
                "seq": 1, "command": "run", "case": "sample.hello.is-read/decode-json",
                "operation": "decode", "encoding": "json", "folder": false,
                "payload": Data(Samples.hello.utf8).base64EncodedString(),
            ] as NSDictionary)
        #expect(try object(lines[1]) == ["seq": 2, "command": "stop"] as NSDictionary)
    }

    @Test(
        arguments: [
            ("exit 0", "the testee ended without an answer to `decode`: exit status 0"),
            ("exit 3", "the testee ended without an answer to `decode`: exit status 3"),
            ("kill -SEGV $$", "the testee ended without an answer to `decode`: signal 11"),
            (
                #"echo '{"seq":1,"outcome":"failure","message":"oh"}'; read line"#,
                "the testee reports a failure: oh"
            ),
        ])
    func programThatEndsOrFailsHasCrashed(_ action: String, _ message: String) async throws {
        let failure = try await failure(action)
        #expect(failure.kind == .crashed)
        #expect(failure.message.hasPrefix(message))
    }

    @Test(
        arguments: [
            (
                "echo hello; read line",
                "\(Self.answer) is not a JSON object: hello"
            ),
            ("echo '{,}'; read line", "\(Self.answer) is not a JSON object: {,}"),
            ("echo; read line", "\(Self.answer) is not a JSON object"),
            ("echo '[]'; read line", "\(Self.answer) is not a JSON object: []"),
            ("echo '{}'; read line", "\(Self.answer) lacks `seq`"),
            (
                #"echo '{"seq":2,"outcome":"skipped"}'; read line"#,
                "\(Self.answer) is invalid at `seq`: expected 1, got 2"
            ),
            (#"echo '{"seq":1}'; read line"#, "\(Self.answer) lacks `outcome`"),
            (
                #"echo '{"seq":1,"outcome":"fine"}'; read line"#,
                "\(Self.answer) is invalid at `outcome`: unknown outcome"
            ),
            (
                #"echo '{"seq":1,"outcome":"meaning","meaning":1}'; read line"#,
                "\(Self.answer) is invalid at `meaning`: expected the description of a value"
            ),
            (
                #"echo '{"seq":1,"outcome":"payload","payload":"QR=="}'; read line"#,
                "\(Self.answer) is invalid at `payload`: expected base64"
            ),
            (
                #"echo '{"seq":1,"seq":1,"outcome":"skipped"}'; read line"#,
                "\(Self.answer) is not a JSON object: "
            ),
            (
                #"printf '{"seq":1,"outcome":"skipped"}\n\n'; read line"#,
                "the testee wrote more than one line in response to `decode`: "
            ),
            (
                #"printf '{"seq":1,"outcome":"skipped"}\nand more'; read line"#,
                "the testee wrote more than one line in response to `decode`: and more"
            ),
            (
                "exec >&-; sleep 600",
                "the testee closed its standard output without an answer to `decode`"
            ),
            (
                "head -c 70000000 /dev/zero; sleep 600",
                "\(Self.answer) is longer than 64 MiB"
            ),
        ])
    func malformedAnswersBreakTheProtocol(_ action: String, _ message: String) async throws {
        let failure = try await failure(action)
        #expect(failure.kind == .protocolError)
        #expect(failure.message.hasPrefix(message), "\(failure.message)")
    }

    /// The depth would overflow the stack of a recursive parser.
    @Test func deeplyNestedAnswersBreakTheProtocol() async throws {
        let failure = try await failure("head -c 1000000 /dev/zero | tr '\\0' '['; echo; read line")
        #expect(failure.kind == .protocolError)
    }

    @Test func killsProgramThatNeverAnswers() async throws {
        let folder = try TestFolder()
        let file = folder.url.appending(path: "child")
        let testee = ProcessTestee("sleep 600 & echo $! > '\(file.path)'; " + Self.fake("wait"))
        _ = try await testee.start(seed: 0)
        var request = try request()
        request.timeLimit = 0.2
        let failure = await #expect(throws: TesteeError.self) { try await testee.answer(request) }
        #expect(failure?.kind == .timedOut)
        #expect(failure?.message == "the testee gave no answer to `decode` in 0.2 seconds")
        // The child processes of the shell are killed too.
        let child = try String(contentsOf: file, encoding: .utf8)
        let number = try #require(Int32(child.dropLast()))
        for _ in 0..<3000 where kill(number, 0) == 0 { usleep(10_000) }
        #expect(kill(number, 0) != 0)
    }

    /// The program writes more than a pipe holds before it reads and before it answers, without a deadlock.
    @Test func longStandardErrorIsTruncatedAndDoesNotBlock() async throws {
        let flood = "head -c 3000000 /dev/zero | tr '\\0' x >&2; echo END >&2"
        let failure = try await failure(flood + "; exit 9")
        #expect(failure.kind == .crashed)
        #expect(failure.standardError.utf8.count == 16 << 10)
        #expect(failure.standardError.hasSuffix("xEND\n"))
        let command = "\(flood); " + Self.fake(#"\#(flood); echo "\#(Self.skip)"; read line"#)
        guard case .success(.skipped) = try await ask(command) else {
            Issue.record("expected an answer")
            return
        }
    }

    /// The payload is larger than a pipe, and the program does not read it.
    @Test func programThatDoesNotReadDoesNotBlock() async throws {
        var request = try request()
        request.input = .bytes(Data(count: 4 << 20))
        let testee = ProcessTestee("read line; echo '\(Self.start)'; exec 0<&-; sleep 0.2; exit 5")
        _ = try await testee.start(seed: 0)
        await #expect {
            try await testee.answer(request)
        } throws: {
            "\($0)".contains("exit status 5")
        }
        await testee.stop()
    }

    @Test func restartsProgramAfterCrash() async throws {
        // The program counts its starts, and fails the first two times.
        let folder = try TestFolder()
        let log = try folder.write("", "log").path
        let action = """
            echo x >> '\(log)'; test $(wc -l < '\(log)') -gt 2 || exit 1; echo "\(Self.skip)"; read line
            """
        let testee = ProcessTestee(Self.fake(action))
        let request = try request()
        _ = try await testee.start(seed: 0)
        for _ in 0..<2 {
            await #expect(throws: TesteeError.self) { try await testee.answer(request) }
        }
        guard case .skipped = try await testee.answer(request).content(for: .decode) else {
            Issue.record("expected an answer from the third start")
            return
        }
        await testee.stop()
    }

    @Test(
        arguments: [
            ("exit 4", TesteeError.Kind.crashed, "exit status 4"),
            ("/nowhere/testee", .crashed, "exit status 127"),
            ("echo hello; read line", .protocolError, "is not a JSON object: hello"),
            (
                #"echo '{"seq":0,"protocol":2,"name":"x","encodings":[],"operations":[]}'; read line"#,
                .protocolError, "expected protocol 1, found 2"
            ),
            (
                #"echo '{"seq":0,"protocol":1,"name":"x","encodings":["yaml"],"operations":[]}'; read line"#,
                .protocolError, "unknown name “yaml”"
            ),
            (
                "sleep 60", .timedOut,
                "the testee gave no answer to `start` in 0.5 seconds; `--timeout` sets the limit"
            ),
        ] as [(String, TesteeError.Kind, String)])
    func startFailuresHaveReason(_ command: String, _ kind: TesteeError.Kind, _ message: String)
        async
    {
        let testee = ProcessTestee(command, timeLimit: kind == .timedOut ? 0.5 : 60)
        await #expect {
            try await testee.start(seed: 0)
        } throws: { error in
            let failure = error as? TesteeError
            return failure?.kind == kind && failure?.message.contains(message) == true
        }
        await testee.stop()
    }

    @Test func nameOfATesteeIsCut() throws {
        let long = String(repeating: "n", count: 100_000)
        let text =
            #"{"protocol":1,"name":"\#(long)","version":"\#(long)","language":"\#(long)","encodings":["json"],"operations":["decode"]}"#
        let profile = try TesteeProfile(FormFields(text: Data(text.utf8)))
        #expect(profile.name.count == 201 && profile.version.count == 81)
        #expect(profile.language.count == 81)
    }

    /// No program inherits the descriptors that the kit opened for another program.
    @Test func programInheritsNoDescriptorsOfOthers() async throws {
        var others = try (0..<4).map { _ in try ChildProcess("cat") }
        let pipes = try others.flatMap { [$0.input, $0.output, $0.errors] }.map {
            try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        let list = try await failure("exec ls -l /proc/self/fd >&2").standardError
        #expect(Set(pipes).count == 12 && list.contains(" 0 -> pipe:"))
        for pipe in pipes { #expect(!list.contains(pipe)) }
        for index in others.indices { others[index].end() }
    }

    @Test func shellRunsCommand() async throws {
        let folder = try TestFolder()
        let script = try folder.write(Self.fake(#"echo "\#(Self.skip)"; read line"#), "a b'c.sh")
            .path
        let quoted = script.replacingOccurrences(of: "'", with: #"'\''"#)
        guard case .success(.skipped) = try await ask("NAME=x sh '\(quoted)' | cat") else {
            Issue.record("expected an answer")
            return
        }
    }
}
