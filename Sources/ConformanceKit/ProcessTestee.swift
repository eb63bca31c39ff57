import Essentials

/// A program that reads and writes JSON Lines. It writes one line for each line that it reads.
///
/// `/bin/sh` runs the command, so quotes, variables and pipes work. After a crash, a timeout or a
/// protocol error, the program is restarted for the next case. The kit accepts answers of at most
/// 64 MiB, and keeps the last 16 KiB of standard error.
public actor ProcessTestee: Testee {
    private let command: String
    private let timeLimit: Double
    private let thread = BlockingThread()
    private var seed: UInt64 = 0
    private var sequence = 0
    /// The running program; nil if it must be started.
    private var conversation: Conversation?

    /// Creates a testee from a command.
    ///
    /// - Parameters:
    ///   - command: A command line for `/bin/sh`.
    ///   - timeLimit: The time for each answer in seconds; 10 by default.
    public init(_ command: String, timeLimit: Double = 10) {
        self.command = command
        self.timeLimit = timeLimit
    }

    /// Starts the program, and requests its profile.
    public func start(seed: UInt64) async throws -> TesteeProfile {
        self.seed = seed
        return try await launch()
    }

    private func launch() async throws(TesteeError) -> TesteeProfile {
        sequence = 0
        let fields = try await ask(TesteeMessage.start(seed: seed), "start")
        do throws(FormError) {
            return try TesteeProfile(fields)
        } catch {
            throw await fail(TesteeError(error, in: "start"))
        }
    }

    /// Sends the request, and starts the program first if it is not running.
    public func answer(_ request: TesteeRequest) async throws -> TesteeAnswer {
        if conversation == nil { _ = try await launch() }
        sequence += 1
        conversation?.discardErrors()
        let name = request.operation.rawValue
        let message = TesteeMessage.run(request, sequence: sequence)
        let fields = try await ask(message, name, within: request.timeLimit)
        do throws(TesteeError) {
            let answer = TesteeAnswer(fields)
            _ = try answer.content(for: request.operation)
            return answer
        } catch {
            // With `.crashed`, the program itself reported a failure, and keeps running. With any
            // other error, the program broke the protocol, so `fail` ends it.
            guard error.kind == .crashed else { throw await fail(error) }
            throw TesteeError(
                .crashed, error.message, standardError: conversation?.errorText ?? "")
        }
    }

    /// Sends `stop`, and kills the program if it keeps running.
    public func stop() async {
        guard let last = conversation else { return }
        conversation = nil
        let message = TesteeMessage.stop(sequence: sequence + 1)
        let deadline = Deadline(seconds: min(timeLimit, 2))
        await thread.run {
            var last = last
            _ = last.exchange(message, closes: true, awaitsLine: false, deadline)
            last.child.end()
        }
    }

    /// Sends a line, and reads the answer, which must have the same `seq`.
    private func ask(
        _ message: Data, _ name: String, within seconds: Double? = nil
    ) async throws(TesteeError) -> FormFields {
        let line = try await exchange(message, name, within: seconds ?? timeLimit)
        guard let fields = try? FormFields(text: line) else {
            throw await fail(TesteeError(noObject: line, in: name))
        }
        do throws(FormError) {
            let number = try fields.required("seq", fields.optionalInteger)
            guard number == sequence else {
                throw FormError("seq", "expected \(sequence), got \(number)")
            }
            return fields
        } catch {
            throw await fail(TesteeError(error, in: name))
        }
    }

    private func exchange(
        _ message: Data, _ name: String, within seconds: Double
    ) async throws(TesteeError) -> Data {
        var current: Conversation
        if let conversation { current = conversation } else { current = try .init(with: command) }
        let deadline = Deadline(seconds: seconds)
        let (end, after) = await thread.run { [current] in
            var current = current
            let end = current.exchange(message, closes: false, awaitsLine: true, deadline)
            return (end, current)
        }
        current = after
        guard case .line = end, let line = current.takeLine() else {
            conversation = current
            throw await failure(end, name, within: seconds)
        }
        conversation = current
        guard current.output.isEmpty else {
            throw await fail(
                .protocolError(
                    "the testee wrote more than one line in response to `\(name)`: "
                        + current.output.printed))
        }
        return line
    }

    private func failure(
        _ end: Conversation.End, _ name: String, within seconds: Double
    ) async -> TesteeError {
        switch end {
        case .line, .tooLong:
            await fail(.protocolError("the testee's answer to `\(name)` is longer than 64 MiB"))
        case .timedOut:
            await fail(
                .timedOut(
                    "the testee gave no answer to `\(name)` in \(seconds.seconds)"
                        + (name == "start" ? "; `--timeout` sets the limit" : "")))
        case .outputClosed, .programEnded: await ended(name)
        }
    }

    /// Ends the program, and adds its standard error to a failure.
    private func fail(_ failure: TesteeError) async -> TesteeError {
        var failure = failure
        failure.standardError = await endProgram(within: 0).errors
        return failure
    }

    private func ended(_ name: String) async -> TesteeError {
        // Give a program that closed its output a moment to exit.
        let (ending, errors) = await endProgram(within: min(timeLimit, 1))
        guard let ending else {
            return TesteeError(
                .protocolError,
                "the testee closed its standard output without an answer to `\(name)`",
                standardError: errors)
        }
        return TesteeError(
            .crashed, "the testee ended without an answer to `\(name)`: \(ending)",
            standardError: errors)
    }

    /// Returns how the program ended, and the end of its standard error. The ending is nil if the
    /// program was killed or not running.
    private func endProgram(
        within seconds: Double
    ) async -> (ChildProcess.Ending?, errors: String) {
        guard let last = conversation else { return (nil, "") }
        conversation = nil
        return await thread.run {
            var last = last
            last.drain()
            let ending = last.end(within: seconds)
            return (ending, last.errorText)
        }
    }
}

extension Conversation {
    /// Returns nil if the program was killed.
    mutating func end(within seconds: Double) -> ChildProcess.Ending? {
        let deadline = Deadline(seconds: seconds)
        while !child.hasEnded(), !deadline.isOver { BlockingThread.pause() }
        let ending = child.ending
        drain()
        child.end()
        return ending
    }
}

extension Double {
    var seconds: String {
        let text = self == rounded() ? "\(Int(clamping: Int64(min(self, 1e15))))" : "\(self)"
        return self == 1 ? "1 second" : "\(text) seconds"
    }
}
