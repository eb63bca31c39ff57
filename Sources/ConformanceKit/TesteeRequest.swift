public import Essentials
public import WireFormat

/// An operation that a testee performs in a case.
///
/// Later versions may add operations. A testee only receives the operations of its profile.
public struct TesteeOperation: RawRepresentable, Hashable, Sendable {
    /// The name in messages, for example `write-back`.
    public let rawValue: String

    /// Creates an operation from its name in messages.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Reads a payload strictly, and describes it.
    public static let decode = TesteeOperation(rawValue: "decode")
    /// Writes a payload from a description.
    public static let encode = TesteeOperation(rawValue: "encode")
    /// Reads a payload leniently, resolves it for an activity, and describes the result.
    public static let resolve = TesteeOperation(rawValue: "resolve")
    /// Reads a payload leniently, and writes it back.
    public static let writeBack = TesteeOperation(rawValue: "write-back")
    /// Writes a payload in another encoding.
    public static let convert = TesteeOperation(rawValue: "convert")
    /// Maps upstream's `userInfo` to a payload, or a payload to upstream's `userInfo`.
    public static let userInfo = TesteeOperation(rawValue: "user-info")
    /// Reports the notices of a valid payload. Support is optional.
    public static let notices = TesteeOperation(rawValue: "notices")
    /// Evaluates an activation rule. Support is optional.
    public static let evaluate = TesteeOperation(rawValue: "evaluate")
    /// Maps a payload to the content that a receiver gets, or such content to a payload. Support is
    /// optional.
    public static let map = TesteeOperation(rawValue: "map")

    /// The operations on documents of the payload format, which the fuzzer uses.
    package static let ofDocuments = [
        decode, encode, resolve, writeBack, convert, userInfo, notices,
    ]
    package static let all = ofDocuments + [evaluate, map]

    package static func named(_ name: String) -> TesteeOperation? {
        all.first { $0.rawValue == name }
    }
}

/// The request of one case: the operation and its input.
public struct TesteeRequest: Sendable {
    /// The operation to perform.
    public package(set) var operation: TesteeOperation
    /// The encoding of the payload to read or to write; nil if the operation has none.
    public package(set) var encoding: WireEncoding?
    /// The encoding to convert to; nil for other operations.
    public package(set) var target: WireEncoding?
    /// Whether the payload belongs to a payload folder (clause 14.6).
    public package(set) var isInFolder = false
    /// The bytes of the payload to read; nil if the operation reads none.
    public var payload: Data? { input?.bytes }
    /// The JSON of the description to write; nil if the operation writes none.
    public package(set) var meaning: WireValue?
    /// The activity type to resolve for; nil for no activity type.
    public package(set) var activity: String?

    package enum Direction: String, Sendable {
        /// From upstream's `userInfo`, or from a receiver's content, to a payload.
        case `import`
        /// From a payload to upstream's `userInfo`, or to a receiver's content.
        case export
    }

    /// The id of the case, which testees may use in their messages.
    var caseID = ""
    var input: VectorInput?
    /// Whether the vector only tests that the payload is accepted. If so, a large payload need not
    /// be described.
    var onlyTestsAcceptance = false
    /// Whether to write indented JSON (clause 9.2.1).
    var isIndented = false
    /// The time limit for the answer in seconds; nil uses the testee's limit.
    var timeLimit: Double?
    package var direction: Direction?
    var userInfo: UserInfo?
    /// The parameter namespaces that the program knows besides `com.tumblr.tumblr`.
    var namespaces: [String] = []
    var evaluation: RuleEvaluation?
    var route: ShareRoute?
    /// The receiver's content to map to a payload; nil for other operations.
    var content: Description?

    init(_ operation: TesteeOperation) {
        self.operation = operation
    }

    init(_ operation: TesteeOperation, _ payload: Vector.Payload, activity: String? = nil) {
        self.operation = operation
        self.activity = activity
        encoding = payload.encoding
        isInFolder = payload.isInFolder
        input = payload.input
    }

    init(
        _ operation: TesteeOperation, _ encoding: WireEncoding, _ meaning: WireValue,
        isInFolder: Bool
    ) {
        self.operation = operation
        self.encoding = encoding
        self.meaning = meaning
        self.isInFolder = isInFolder
    }
}

extension TesteeRequest {
    /// The request as the JSON message that a program receives, without `seq`, `command` and null
    /// members.
    ///
    /// Some members have no property: the direction of a mapping, upstream's `userInfo`, a rule, a
    /// receiver and its content. Schemas/conformance/v1/request.schema.json is the schema.
    public var json: WireValue { .dictionary(members) }

    var members: WireDictionary {
        var members = evaluation?.json ?? route?.json ?? [:]
        members["case"] = .string(caseID)
        members["operation"] = .string(operation.rawValue)
        members["direction"] = direction.map { .string($0.rawValue) }
        members["encoding"] = encoding.map { .string("\($0)") }
        members["to"] = target.map { .string("\($0)") }
        members["indented"] = isIndented ? true : nil
        members["activity"] = includesActivity ? activity.map(WireValue.string) : nil
        members["folder"] = .boolean(isInFolder)
        members["namespaces"] = namespaces.isEmpty ? nil : .strings(namespaces)
        members["meaning"] = meaning
        members["userInfo"] = userInfo?.json
        members["content"] = content?.json
        members["payload"] = payload.map { .string($0.base64EncodedString()) }
        return members
    }

    /// Whether the message has the member `activity`, which is null if there is no activity type.
    var includesActivity: Bool { operation == .resolve || direction == .export }
}

/// Messages from the kit to a testee, each a JSON object on one line.
///
/// Schemas/conformance/v1/request.schema.json is their schema.
enum TesteeMessage {
    static func start(seed: UInt64) -> Data {
        // Limit the seed to 2^53−1, because every JSON parser reads integers up to this limit
        // exactly.
        let seed = WireNumber(seed & (1 << 53 - 1))
        return line(0, "start", ["protocol": 1, "seed": .number(seed)])
    }

    static func stop(sequence: Int) -> Data { line(sequence, "stop", [:]) }

    static func run(_ request: TesteeRequest, sequence: Int) -> Data {
        let isNull = request.includesActivity && request.activity == nil
        return line(sequence, "run", request.members, null: isNull ? "activity" : nil)
    }

    /// `null` names a member whose value is null, because `WireValue` cannot represent null.
    private static func line(
        _ sequence: Int, _ command: String, _ members: WireDictionary, null: String? = nil
    ) -> Data {
        var writer = WireWriter(.json)
        do throws(PayloadError) {
            try writer.begin(.dictionary)
            try writer.member("seq", WireValue(sequence))
            try writer.member("command", .string(command))
            for (name, value) in members { try writer.member(name, value) }
            if let null {
                try writer.key(null)
                try writer.null()
            }
            try writer.end(.dictionary)
            return try writer.finish() + [UInt8(ascii: "\n")]
        } catch {
            // Encoding cannot fail: the messages contain strings, integers and values that came
            // from JSON.
            return Data("{}\n".utf8)
        }
    }
}

extension WireWriter {
    fileprivate mutating func member(_ name: String, _ value: WireValue) throws(PayloadError) {
        try key(name)
        try self.value(value)
    }
}
