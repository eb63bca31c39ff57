import Essentials
import WireFormat

/// The messages between the kit and a testee, each a JSON object in one line.
///
/// Schemas/conformance/v1/request.schema.json and response.schema.json are their schemas.
enum TesteeMessage {
    static func start(seed: UInt64) -> Data {
        line { (writer: inout WireWriter) throws(WireError) in
            try writer.member("seq", 0)
            try writer.member("command", "start")
            try writer.member("protocol", 1)
            // Every JSON parser reads integers up to 2^53−1.
            try writer.member("seed", .number(WireNumber(seed & (1 << 53 - 1))))
        }
    }

    static func stop(sequence: Int) -> Data {
        line { (writer: inout WireWriter) throws(WireError) in
            try writer.member("seq", sequence)
            try writer.member("command", "stop")
        }
    }

    static func run(_ request: TesteeRequest, sequence: Int) -> Data {
        line { (writer: inout WireWriter) throws(WireError) in
            try writer.member("seq", sequence)
            try writer.member("command", "run")
            try writer.member("case", request.caseID)
            try writer.member("operation", request.operation.rawValue)
            try write(request, to: &writer)
        }
    }

    private static func write(
        _ request: TesteeRequest, to writer: inout WireWriter
    ) throws(WireError) {
        if let direction = request.direction {
            try writer.member("direction", direction.rawValue)
        }
        if let encoding = request.encoding { try writer.member("encoding", "\(encoding)") }
        if let target = request.target { try writer.member("to", "\(target)") }
        if request.asksForActivity {
            try writer.key("activity")
            if let activity = request.activity {
                try writer.string(activity)
            } else {
                try writer.null()
            }
        }
        try writer.key("folder")
        try writer.boolean(request.isInFolder)
        if !request.namespaces.isEmpty {
            try writer.member("namespaces", .array(request.namespaces.map(WireValue.string)))
        }
        if let meaning = request.meaning { try writer.member("meaning", meaning) }
        if let userInfo = request.userInfo { try writer.member("userInfo", userInfo.json) }
        for (name, value) in request.evaluation?.json ?? request.route?.json ?? [:] {
            try writer.member(name, value)
        }
        if let content = request.content { try writer.member("content", content.json) }
        if let payload = request.payload {
            try writer.member("payload", payload.base64EncodedString())
        }
    }

    private static func line(_ body: (inout WireWriter) throws(WireError) -> Void) -> Data {
        var writer = WireWriter(.json)
        do throws(WireError) {
            try writer.beginDictionary()
            try body(&writer)
            try writer.endDictionary()
            return try writer.finish() + [UInt8(ascii: "\n")]
        } catch {
            // Encoding cannot fail: the messages contain strings, integers and values that came
            // from JSON.
            return Data("{}\n".utf8)
        }
    }
}

extension TesteeRequest {
    /// Whether the message contains the activity even if it is nil.
    var asksForActivity: Bool { operation == .resolve || direction == .export }
}

extension WireWriter {
    fileprivate mutating func member(_ name: String, _ value: WireValue) throws(WireError) {
        try key(name)
        try self.value(value)
    }

    fileprivate mutating func member(_ name: String, _ text: String) throws(WireError) {
        try member(name, .string(text))
    }

    fileprivate mutating func member(_ name: String, _ number: Int) throws(WireError) {
        try member(name, .integer(number))
    }
}
