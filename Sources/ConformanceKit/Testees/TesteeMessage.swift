import Essentials
import WireFormat

/// The messages between the kit and a testee, each a JSON object in one line.
///
/// Schemas/conformance/v1/request.schema.json and response.schema.json are their schemas.
enum TesteeMessage {
    static func start(seed: UInt64) -> Data {
        // Every JSON parser reads integers up to 2^53−1.
        line(0, "start", ["protocol": 1, "seed": .integer(Int(seed & (1 << 53 - 1)))])
    }

    static func stop(sequence: Int) -> Data { line(sequence, "stop", [:]) }

    static func run(_ request: TesteeRequest, sequence: Int) -> Data {
        let isNull = request.asksForActivity && request.activity == nil
        return line(sequence, "run", request.members, null: isNull ? "activity" : nil)
    }

    /// Returns the message, with a null for one member, which a `WireValue` cannot hold.
    private static func line(
        _ sequence: Int, _ command: String, _ members: WireDictionary, null: String? = nil
    ) -> Data {
        var writer = WireWriter(.json)
        do throws(WireError) {
            try writer.beginDictionary()
            try writer.member("seq", .integer(sequence))
            try writer.member("command", .string(command))
            for (name, value) in members { try writer.member(name, value) }
            if let null {
                try writer.key(null)
                try writer.null()
            }
            try writer.endDictionary()
            return try writer.finish() + [UInt8(ascii: "\n")]
        } catch {
            // Encoding cannot fail: the messages contain strings, integers and values that came
            // from JSON.
            return Data("{}\n".utf8)
        }
    }
}

extension WireWriter {
    fileprivate mutating func member(_ name: String, _ value: WireValue) throws(WireError) {
        try key(name)
        try self.value(value)
    }
}
