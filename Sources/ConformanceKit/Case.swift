import Essentials
package import WireFormat

/// One request to a testee, created from a vector, with the expected answer.
package struct Case: Sendable {
    enum Expectation: Sendable {
        /// A description, or nil to accept any description. Losses and findings are compared unless
        /// they are nil; findings only if the testee has the claim `findings`.
        case meaning(Description?, losses: [FindingMark]?, findings: [FindingMark]? = nil)
        case userInfo(UserInfo, losses: [FindingMark])
        /// Notices, in any order.
        case notices([FindingMark])
        case verdict(RuleEvaluation.Verdict)
        /// A payload with this meaning. If `canonical` is given, a testee that claims canonical
        /// output must write these bytes.
        case payload(Description, canonical: Data?)
        /// A payload with this meaning, without nulls and redundant tags.
        case rewritten(Description)
        case bytes(Data)
        /// A refusal with these findings. If the array is empty, the testee may name any findings
        /// or none. If `ends` is true, the findings end reading, so naming one of them suffices.
        case refusal([FindingMark], ends: Bool)
        /// An answer of this size, within the time limit (clause 24.1.2).
        case size(AnswerSize)

        /// The findings that are compared if the testee claims them.
        var findings: [FindingMark] {
            switch self {
            case .meaning(_, _, let findings?), .refusal(let findings, _): findings
            default: []  // No other answer has findings.
            }
        }
    }

    /// The vector's id, and the operation with its direction or encoding, for example
    /// `text.runs.text-is-their-texts-in-order/decode-json`.
    package let id: String
    package let vector: Vector
    package let group: String
    package let request: TesteeRequest
    let expectation: Expectation

    package var operation: TesteeOperation { request.operation }
    var expectsRefusal: Bool {
        if case .refusal = expectation { true } else { false }
    }
    var testsUnsupportedEncoding: Bool { vector.testsUnsupportedEncoding }
    /// The encodings that the testee must support.
    package var encodings: [WireEncoding] {
        [request.encoding, request.target].compactMap { $0 }
    }

    /// The same request with a tenth of the payload; nil if the case does not measure time.
    var tenth: TesteeRequest? {
        guard case .scale(let scale) = vector.subject else { return nil }
        var tenth = request
        tenth.input = scale.tenth.input
        return tenth
    }

    init(
        _ vector: Vector, group: String, _ request: TesteeRequest, _ expectation: Expectation
    ) {
        self.vector = vector
        self.group = group
        self.expectation = expectation
        let suffix = request.direction?.rawValue ?? request.encoding.map { "\($0)" } ?? "rule"
        id = "\(vector.id)/\(request.operation.rawValue)-\(suffix)"
        var request = request
        request.caseID = id
        request.isIndented = vector.isIndented
        if case .meaning(nil, _, _) = expectation { request.onlyTestsAcceptance = true }
        self.request = request
    }
}

extension VectorGroup {
    package var cases: [Case] { vectors.flatMap { Case.all(of: $0, group: name) } }
}

extension Case {
    static func all(of vector: Vector, group: String) -> [Case] {
        exchanges(vector.subject).map { Case(vector, group: group, $0.request, $0.expectation) }
    }

    private typealias Exchange = (request: TesteeRequest, expectation: Expectation)

    private static func exchanges(_ subject: Vector.Subject) -> [Exchange] {
        switch subject {
        case .valid(let payload, let meaning, let canonical):
            return valid(payload, meaning, canonical)
        case .invalid(let payload, let findings, let ends, let lenient):
            return invalid(payload, findings, ends: ends, lenient)
        case .resolve(let payload, let activity, let result):
            let request = TesteeRequest(.resolve, payload, activity: activity)
            return [(request, expectation(result, losses: nil))]
        case .writeBack(let payload, .meaning(let meaning)):
            return [(TesteeRequest(.writeBack, payload), .rewritten(meaning))]
        case .writeBack(let payload, .refused(let findings)):
            return [(TesteeRequest(.writeBack, payload), .refusal(findings, ends: true))]
        case .convert(let payload, let target, let output, let findings):
            var request = TesteeRequest(.convert, payload)
            request.target = target
            return [(request, output.map(Expectation.bytes) ?? .refusal(findings, ends: true))]
        case .notices(let payload, let notices):
            return [(TesteeRequest(.notices, payload), .notices(notices))]
        case .scale(let scale):
            var request = TesteeRequest(scale.operation, scale.whole, activity: scale.activity)
            (request.target, request.direction) = (scale.target, scale.direction)
            request.route = scale.route
            return [(request, .size(scale.answer))]
        case .evaluate(let evaluation, let answer):
            var request = TesteeRequest(.evaluate)
            request.evaluation = evaluation
            return [(request, expectation(answer))]
        case .delivering(let payload, let activity, let route, let result, let losses):
            var request = TesteeRequest(.map, payload, activity: activity)
            (request.direction, request.route) = (.export, route)
            return [(request, expectation(result, losses: losses))]
        case .receiving(let route, let content, let result):
            var request = TesteeRequest(.map)
            (request.direction, request.route, request.content) = (.import, route, content)
            return [(request, expectation(result, losses: nil))]
        case .encodeRefused(let description, let encodings, let isInFolder):
            return encodings.map { encoding in
                (
                    TesteeRequest(.encode, encoding, description, isInFolder: isInFolder),
                    .refusal([], ends: false)
                )
            }
        case .importing(let userInfo, let namespaces, let result, let losses):
            return [importing(userInfo, namespaces, expectation(result, losses: losses))]
        case .exporting(let payload, let activity, let userInfo, let losses):
            return [exporting(payload, activity, userInfo, losses)]
        case .mapping(let payload, let activity, let userInfo, let namespaces, let meaning):
            return [
                importing(userInfo, namespaces, .meaning(meaning, losses: [])),
                exporting(payload, activity, userInfo, []),
            ]
        }
    }

    private static func importing(
        _ userInfo: UserInfo, _ namespaces: [String], _ expectation: Expectation
    ) -> Exchange {
        var request = TesteeRequest(.userInfo)
        request.direction = .import
        request.userInfo = userInfo
        request.namespaces = namespaces
        return (request, expectation)
    }

    private static func exporting(
        _ payload: Vector.Payload, _ activity: String?, _ userInfo: UserInfo,
        _ losses: [FindingMark]
    ) -> Exchange {
        var request = TesteeRequest(.userInfo, payload, activity: activity)
        request.direction = .export
        return (request, .userInfo(userInfo, losses: losses))
    }

    private static func expectation(_ answer: Vector.Evaluated) -> Expectation {
        switch answer {
        case .verdict(let verdict): .verdict(verdict)
        case .refused(let findings): .refusal(findings, ends: true)
        }
    }

    private static func expectation(
        _ result: Vector.Result, losses: [FindingMark]?
    ) -> Expectation {
        switch result {
        case .meaning(let meaning): .meaning(meaning, losses: losses)
        case .refused(let findings): .refusal(findings, ends: true)
        }
    }

    /// Returns the requests that read, write and write back a payload, in its own encoding and in
    /// every other encoding for which the vector has the bytes.
    private static func valid(
        _ payload: Vector.Payload, _ meaning: Description?, _ canonical: [(WireEncoding, Data)]
    ) -> [Exchange] {
        var others = canonical.filter { $0.0 != payload.encoding }.map { encoding, bytes in
            Vector.Payload(
                encoding: encoding, input: .bytes(bytes), isInFolder: payload.isInFolder)
        }
        others.insert(payload, at: 0)
        let reads = others.map { one -> Exchange in
            (TesteeRequest(.decode, one), .meaning(meaning, losses: nil))
        }
        guard let meaning else { return reads }
        let json = meaning.json
        let writes = canonical.map { encoding, bytes -> Exchange in
            (
                TesteeRequest(.encode, encoding, json, isInFolder: payload.isInFolder),
                .payload(meaning, canonical: bytes)
            )
        }
        let rewrites = others.map { one -> Exchange in
            (TesteeRequest(.writeBack, one), .rewritten(meaning))
        }
        return reads + writes + rewrites
    }

    private static func invalid(
        _ payload: Vector.Payload, _ findings: [FindingMark], ends: Bool, _ lenient: Description?
    ) -> [Exchange] {
        let delivery: Expectation =
            lenient.map { .meaning($0, losses: nil, findings: findings) }
            ?? .refusal(findings, ends: ends)
        return [
            (TesteeRequest(.decode, payload), .refusal(findings, ends: ends)),
            (TesteeRequest(.resolve, payload), delivery),
        ]
    }
}
