import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TesteeAnswer {
    /// Reads a testee's answer.
    ///
    /// - Throws: what is wrong with it; a ``TesteeFailure`` where it says itself that it failed.
    init(_ fields: FormFields) throws(TesteeFailure) {
        do throws(FormFault) {
            switch try fields.string("outcome") {
            case "meaning":
                self = .meaning(
                    try fields.required("meaning", fields.optionalDescription),
                    losses: try fields.optionalMarks("losses") ?? [])
            case "user-info":
                self = .userInfo(
                    try fields.required("userInfo", fields.optionalUserInfo),
                    losses: try fields.optionalMarks("losses") ?? [])
            case "payload":
                guard let bytes = Base64Text.bytes(of: try fields.string("payload")) else {
                    throw FormFault("payload", "this is no base64")
                }
                self = .payload(bytes)
            case "refused": self = .refused(try fields.optionalMarks("findings"))
            case "skipped": self = .skipped(try fields.optionalString("reason") ?? "")
            case "failure":
                self = .skipped("")
                let message = try fields.optionalString("message") ?? "no message"
                throw FormFault("failure", message)
            default: throw FormFault("outcome", "there is no such outcome")
            }
        } catch {
            guard error.place == "failure" else {
                throw TesteeFailure(.protocolError, "the answer is none: \(error)")
            }
            throw TesteeFailure(.crashed, "it says that it failed: \(error.reason)")
        }
    }
}
