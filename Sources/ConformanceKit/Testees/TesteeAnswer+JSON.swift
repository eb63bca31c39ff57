import Essentials
import WireFormat

extension TesteeAnswer {
    /// Creates an answer from the members of a testee's message.
    ///
    /// - Throws: ``TesteeError`` if the message is malformed, or reports a failure.
    init(_ fields: FormFields, to operation: Operation) throws(TesteeError) {
        if fields["outcome"] == "failure" {
            let message = fields["message"]?.stringValue ?? "no message"
            throw TesteeError(.crashed, "the testee says that it failed: \(message)")
        }
        do throws(FormError) {
            self = try Self.answer(fields)
        } catch {
            throw TesteeError(.protocolError, error, in: operation.rawValue)
        }
    }

    private static func answer(_ fields: FormFields) throws(FormError) -> TesteeAnswer {
        switch try fields.string("outcome") {
        case "meaning":
            return .meaning(
                try fields.required("meaning", fields.optionalDescription),
                losses: try fields.optionalMarks("losses") ?? [])
        case "user-info":
            return .userInfo(
                try fields.required("userInfo", fields.optionalUserInfo),
                losses: try fields.optionalMarks("losses") ?? [])
        case "verdict": return .verdict(try fields.required("verdict", fields.optionalVerdict))
        case "notices": return .notices(try fields.required("notices", fields.optionalMarks))
        case "payload":
            guard let bytes = Base64Text.bytes(of: try fields.string("payload")) else {
                throw FormError("payload", "this is no base64")
            }
            return .payload(bytes)
        case "refused": return .refused(try fields.optionalMarks("findings"))
        case "skipped": return .skipped(try fields.optionalString("reason") ?? "")
        default: throw FormError("outcome", "there is no such outcome")
        }
    }
}
