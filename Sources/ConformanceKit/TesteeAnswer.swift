public import Essentials
public import WireFormat

/// A testee's answer in one case.
public struct TesteeAnswer: Sendable {
    package enum Content: Sendable {
        /// The description of what the testee read, imported or mapped, with the losses of the
        /// mapping and the findings of lenient reading. `findings` is nil if the testee names none.
        case meaning(Description, losses: [FindingMark], findings: [FindingMark]? = nil)
        case userInfo(UserInfo, losses: [FindingMark])
        case notices([FindingMark])
        case payload(Data)
        case verdict(RuleEvaluation.Verdict)
        /// A refusal because of these findings. The array is nil if the testee does not name them.
        case refused([FindingMark]?)
        case skipped(String)
    }

    private enum Form {
        case content(Content)
        case failed(String)
        case malformed(FormError)
    }

    private let form: Form

    private init(form: Form) { self.form = form }

    init(_ content: Content) { form = .content(content) }

    init(_ fields: FormFields) {
        guard fields["outcome"] != "failure" else {
            form = .failed(fields["message"]?.stringValue ?? "no message")
            return
        }
        do throws(FormError) {
            form = .content(try Content(fields))
        } catch {
            form = .malformed(error)
        }
    }

    package func content(for operation: TesteeOperation) throws(TesteeError) -> Content {
        switch form {
        case .content(let content): return content
        case .failed(let message): throw .crashed("the testee reports a failure: \(message)")
        case .malformed(let fault): throw TesteeError(fault, in: operation.rawValue)
        }
    }
}

// MARK: Factories

extension TesteeAnswer {
    /// The payload that the testee wrote.
    public static func payload(_ bytes: Data) -> TesteeAnswer { TesteeAnswer(.payload(bytes)) }

    /// The description of what the testee read, imported or mapped.
    ///
    /// - Parameters:
    ///   - description: The JSON of a description, as in ``TesteeRequest/meaning``. If it is
    ///     malformed, the outcome of the case is a protocol error.
    ///   - losses: The losses of a mapping; none by default.
    /// - Returns: The answer.
    public static func meaning(
        _ description: WireValue, losses: [FindingMark] = []
    ) -> TesteeAnswer {
        .json([
            "outcome": "meaning", "meaning": description, "losses": .array(losses.map(\.json)),
        ])
    }

    /// The notices of a valid payload.
    public static func notices(_ marks: [FindingMark]) -> TesteeAnswer {
        TesteeAnswer(.notices(marks))
    }

    /// The testee refuses the input because of these findings. If `findings` is nil, the default,
    /// the testee does not name them.
    public static func refused(_ findings: [FindingMark]? = nil) -> TesteeAnswer {
        TesteeAnswer(.refused(findings))
    }

    /// The testee does not support the request, for this reason.
    public static func skipped(_ reason: String) -> TesteeAnswer { TesteeAnswer(.skipped(reason)) }

    /// An answer as the JSON message that a program writes, with the member `outcome`.
    ///
    /// Schemas/conformance/v1/response.schema.json is the schema; `seq` is optional here.
    public static func json(_ answer: WireValue) -> TesteeAnswer {
        do throws(FormError) {
            return TesteeAnswer(try FormFields(answer))
        } catch {
            return TesteeAnswer(form: .malformed(error))
        }
    }
}

extension TesteeAnswer.Content {
    init(_ fields: FormFields) throws(FormError) {
        switch try fields.string("outcome") {
        case "meaning":
            self = .meaning(
                try fields.required("meaning", fields.optionalDescription),
                losses: try fields.optionalMarks("losses") ?? [],
                findings: try fields.optionalMarks("findings"))
        case "user-info":
            self = .userInfo(
                try fields.required("userInfo", fields.optionalUserInfo),
                losses: try fields.optionalMarks("losses") ?? [])
        case "verdict": self = .verdict(try fields.required("verdict", fields.optionalVerdict))
        case "notices": self = .notices(try fields.required("notices", fields.optionalMarks))
        case "payload": self = .payload(try fields.base64("payload"))
        case "refused": self = .refused(try fields.optionalMarks("findings"))
        case "skipped": self = .skipped(try fields.optionalString("reason") ?? "")
        default: throw FormError("outcome", "unknown outcome")
        }
    }
}
