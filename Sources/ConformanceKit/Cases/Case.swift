import Essentials
package import WireFormat

/// One request to a testee, made from a vector, with the expected answer.
package struct Case: Sendable {
    /// The expected answer.
    enum Expectation: Sendable {
        /// A description; nil accepts any.
        case meaning(Description?, losses: [FindingMark]?)
        /// Upstream's extension item.
        case userInfo(UserInfo, losses: [FindingMark])
        /// Notices, in any order.
        case notices([FindingMark])
        /// The result of an evaluation.
        case verdict(RuleEvaluation.Verdict)
        /// A payload with this meaning. Canonical writers must match the bytes if they are given.
        case payload(Description, canonical: Data?)
        /// A payload with this meaning that an editor wrote back, without nulls and needless tags.
        case rewritten(Description)
        /// Exactly these bytes.
        case bytes(Data)
        /// A refusal with these findings; with none, the testee need not name any. If a finding
        /// ends reading, any one of them suffices.
        case refusal([FindingMark], ends: Bool)
        /// Any answer, in time (clause 24.1.2).
        case answer
    }

    /// The vector's id, a slash, the operation, and the encoding if there is one, for example
    /// `text.runs.text-is-their-texts-in-order/decode-json`.
    package let id: String
    /// The vector that the case comes from.
    package let vector: Vector
    /// The name of the vector's group.
    package let group: String
    /// The request to send to the testee.
    package let request: TesteeRequest
    let expectation: Expectation

    /// The operation that the request asks for.
    package var operation: TesteeOperation { request.operation }
    /// Whether only testees that do not read the encoding answer the case.
    var isUnread: Bool { vector.isUnread }
    /// The encodings that the testee has to know to answer.
    package var encodings: [WireEncoding] {
        [request.encoding, request.target].compactMap { $0 }
    }

    /// The same request with a tenth of the payload, if the time is measured.
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
        switch expectation {
        case .meaning(nil, _), .answer: request.isAboutAcceptance = true
        default: break  // All other answers are compared.
        }
        self.request = request
    }
}
