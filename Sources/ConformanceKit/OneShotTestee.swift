import Essentials
import WireFormat

/// A program that runs once per case.
///
/// Standard input contains the data, and the arguments specify the request:
///
///     command decode json
///     command encode xml
///     command resolve json <activity or nothing>
///     command write-back json
///     command convert json xml
///     command user-info import
///     command user-info export json <activity or nothing>
///     command notices json
///     command evaluate
///     command map import
///     command map export json <activity or nothing>
///
/// The last arguments are `--folder` if the payload belongs to a payload folder, and `--indented`
/// if the output must be indented. Only testees with the claim `indented` get `--indented`.
///
/// The program reads a payload, the JSON of a description, or a JSON object. The object contains
/// `userInfo` and `namespaces`, a rule and items, a receiver and its content, or, for `map export`,
/// a receiver and the payload in base64. The program writes a payload or JSON.
///
/// Exit status 0 means done, 3 means refused, and 4 means skipped. Any other status, or a signal,
/// is a crash.
public struct OneShotTestee: Testee {
    private let command: String
    private let timeLimit: Double
    private let thread = BlockingThread()

    /// Creates a testee from a command.
    ///
    /// - Parameters:
    ///   - command: A command line for `/bin/sh`.
    ///   - timeLimit: The time for each answer in seconds; 10 by default.
    public init(_ command: String, timeLimit: Double = 10) {
        self.command = command
        self.timeLimit = timeLimit
    }

    /// Runs `command start` to get the program's profile.
    ///
    /// If the program does not support `start`, the profile has the encoding JSON, no claims, and
    /// all operations except `notices`, `evaluate` and `map`.
    public func start(seed: UInt64) async throws -> TesteeProfile {
        var profile = TesteeProfile(name: command)
        profile.encodings = [.json]
        profile.operations.subtract([.notices, .evaluate, .map])
        guard let (status, output, _) = try? await run(["start"], Data()), status == .exited(0),
            let fields = try? FormFields(text: output), let reported = try? TesteeProfile(fields)
        else { return profile }
        return reported
    }

    /// Runs the program once, and evaluates its exit status and output.
    public func answer(_ request: TesteeRequest) async throws -> TesteeAnswer {
        // An empty argument means that there is no activity.
        if request.activity == "" {
            return .skipped("a command-line argument cannot express an empty activity type")
        }
        let (ending, output, errors) = try await run(
            request.words, request.standardInput, within: request.timeLimit)
        switch ending {
        case .exited(0): return TesteeAnswer(try Self.content(request, output, errors))
        case .exited(3): return .refused(Self.marks(errors))
        case .exited(4): return .skipped(errors)
        // The protocol defines no other exit status.
        default:
            let name = request.operation.rawValue
            throw TesteeError(
                .crashed, "the testee ended `\(name)` with \(ending)", standardError: errors)
        }
    }

    private static func marks(_ errors: String) -> [FindingMark]? {
        guard let fields = try? FormFields(text: Data(errors.utf8)) else { return nil }
        return try? fields.optionalMarks("findings")
    }

    private static func content(
        _ request: TesteeRequest, _ output: Data, _ errors: String
    ) throws(TesteeError) -> TesteeAnswer.Content {
        guard request.expectsJSON else { return .payload(output) }
        let name = request.operation.rawValue
        let isDescription = request.operation == .decode || request.operation == .resolve
        guard let fields = isDescription ? described(output) : try? FormFields(text: output) else {
            throw TesteeError(noObject: output, in: name, standardError: errors)
        }
        do throws(FormError) {
            let content = try content(request.operation, fields)
            guard isDescription, case .meaning(let meaning, let losses, _) = content else {
                return content
            }
            return .meaning(meaning, losses: losses, findings: marks(errors))
        } catch {
            throw TesteeError(error, in: name, standardError: errors)
        }
    }

    /// Wraps the output as the member `meaning` of an object, because the output can be a JSON
    /// value other than an object. Returns nil if the output is not exactly one JSON value.
    private static func described(_ output: Data) -> FormFields? {
        let text = Data(#"{"meaning":"#.utf8) + output + Data("}".utf8)
        // Refuse output such as `{},"losses":[]`, which adds a second member.
        guard let fields = try? FormFields(text: text), fields.members.count == 1 else {
            return nil
        }
        return fields
    }

    /// The output is a message of the protocol without the member `outcome`, which follows from the
    /// operation.
    private static func content(
        _ operation: TesteeOperation, _ fields: FormFields
    ) throws(FormError) -> TesteeAnswer.Content {
        var members = fields.members
        members["findings"] = nil
        members["outcome"] =
            switch operation {
            case .notices: "notices"
            case .evaluate: "verdict"
            default: members["userInfo"] == nil ? "meaning" : "user-info"
            }
        return try TesteeAnswer.Content(FormFields(.dictionary(members)))
    }

    private func run(
        _ words: [String], _ input: Data, within seconds: Double? = nil
    ) async throws(TesteeError) -> (ChildProcess.Ending, Data, String) {
        let conversation = try Conversation(with: command, arguments: words)
        let seconds = seconds ?? timeLimit
        let limit = Deadline(seconds: seconds)
        let (end, ending, after) = await thread.run {
            var current = conversation
            let end = current.exchange(input, closes: true, awaitsLine: false, limit)
            let ending = current.end(
                within: end == .outputClosed ? Double(limit.milliseconds) / 1000 : 0)
            return (end, ending, current)
        }
        if end == .tooLong {
            throw TesteeError(
                .protocolError, "the testee's answer to `\(words[0])` is longer than 64 MiB",
                standardError: after.errorText)
        }
        guard let ending else {
            throw TesteeError(
                .timedOut, "the testee did not end `\(words[0])` in \(seconds.seconds)",
                standardError: after.errorText)
        }
        return (ending, after.output, after.errorText)
    }
}

extension TesteeRequest {
    var expectsJSON: Bool {
        [.decode, .resolve, .userInfo, .notices, .evaluate, .map].contains(operation)
    }

    fileprivate var words: [String] {
        var words = [operation.rawValue]
        if let direction { words.append(direction.rawValue) }
        if let encoding { words.append("\(encoding)") }
        if let target { words.append("\(target)") }
        if includesActivity { words.append(activity ?? "") }
        if isInFolder { words.append("--folder") }
        return isIndented ? words + ["--indented"] : words
    }

    fileprivate var standardInput: Data {
        if let members = shareMembers { return Self.text(.dictionary(members)) }
        if let payload { return payload }
        var json = meaning
        if let userInfo {
            json = ["userInfo": userInfo.json, "namespaces": .strings(namespaces)]
        }
        return json.map(Self.text) ?? Data()
    }

    private static func text(_ json: WireValue) -> Data { (try? json.encoded(as: .json)) ?? Data() }

    private var shareMembers: WireDictionary? {
        guard var members = evaluation?.json ?? route?.json else { return nil }
        members["content"] = content?.json
        members["payload"] = payload.map { .string($0.base64EncodedString()) }
        return members
    }
}
