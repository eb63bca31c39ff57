package import Essentials
package import WireFormat

/// A request to a testee, and the expected answer.
package struct Exchange: Sendable {
    var request: TesteeRequest
    let expectation: Case.Expectation
    /// A tenth of the input, if the kit compares the times for both (clause 24.1.2).
    var tenth: VectorInput?

    init(_ request: TesteeRequest, _ expectation: Case.Expectation, tenth: VectorInput? = nil) {
        (self.request, self.expectation, self.tenth) = (request, expectation, tenth)
    }

    static func importing(
        _ userInfo: UserInfo, _ namespaces: [String], _ expectation: Case.Expectation
    ) -> Exchange {
        var request = TesteeRequest(.userInfo)
        request.direction = .import
        (request.userInfo, request.namespaces) = (userInfo, namespaces)
        return Exchange(request, expectation)
    }
}

/// One request to a testee, created from a vector, with the expected answer.
package struct Case: Sendable {
    package enum Expectation: Sendable {
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
    private let exchange: Exchange

    package var request: TesteeRequest { exchange.request }
    var expectation: Expectation { exchange.expectation }
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
        exchange.tenth.map { input in
            var tenth = request
            tenth.input = input
            return tenth
        }
    }

    init(_ vector: Vector, group: String, _ exchange: Exchange) {
        self.vector = vector
        self.group = group
        var exchange = exchange
        let request = exchange.request
        let suffix = request.direction?.rawValue ?? request.encoding.map { "\($0)" } ?? "rule"
        id = "\(vector.id)/\(request.operation.rawValue)-\(suffix)"
        exchange.request.caseID = id
        exchange.request.isIndented = vector.isIndented
        if case .meaning(nil, _, _) = exchange.expectation {
            exchange.request.onlyTestsAcceptance = true
        }
        self.exchange = exchange
    }
}

extension VectorGroup {
    package var cases: [Case] { vectors.flatMap { Case.all(of: $0, group: name) } }
}

extension Case {
    static func all(of vector: Vector, group: String) -> [Case] {
        exchanges(vector.subject).map { Case(vector, group: group, $0) }
    }

    private static func exchanges(_ subject: Vector.Subject) -> [Exchange] {
        switch subject {
        case .valid(let payload, let meaning, let canonical): valid(payload, meaning, canonical)
        case .invalid(let payload, let findings, let ends, let lenient):
            invalid(payload, findings, ends: ends, lenient)
        case .encodeRefused(let description, let encodings, let isInFolder):
            encodings.map { encoding in
                Exchange(
                    TesteeRequest(.encode, encoding, description, isInFolder: isInFolder),
                    .refusal([], ends: false))
            }
        case .mapping(let `import`, let export): [`import`, export]
        case .exchange(let exchange): [exchange]
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
        let reads = others.map {
            Exchange(TesteeRequest(.decode, $0), .meaning(meaning, losses: nil))
        }
        guard let meaning else { return reads }
        let json = meaning.json
        let writes = canonical.map { encoding, bytes in
            Exchange(
                TesteeRequest(.encode, encoding, json, isInFolder: payload.isInFolder),
                .payload(meaning, canonical: bytes))
        }
        let rewrites = others.map { Exchange(TesteeRequest(.writeBack, $0), .rewritten(meaning)) }
        return reads + writes + rewrites
    }

    private static func invalid(
        _ payload: Vector.Payload, _ findings: [FindingMark], ends: Bool, _ lenient: Description?
    ) -> [Exchange] {
        let delivery: Expectation =
            lenient.map { .meaning($0, losses: nil, findings: findings) }
            ?? .refusal(findings, ends: ends)
        return [
            Exchange(TesteeRequest(.decode, payload), .refusal(findings, ends: ends)),
            Exchange(TesteeRequest(.resolve, payload), delivery),
        ]
    }
}
