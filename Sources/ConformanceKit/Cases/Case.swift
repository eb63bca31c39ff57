public import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One question to a testee, made of a vector, and what the right answer is.
public struct Case: Sendable {
    /// What the answer has to be.
    enum Expectation: Sendable {
        /// A description; any, where the vector has none.
        case meaning(Description?, losses: [FindingMark]?)
        /// The ported library's extension item.
        case userInfo(UserInfo, losses: [FindingMark])
        /// What is noticed, in any order.
        case notices([FindingMark])
        /// A payload of a meaning, and its canonical bytes where there are any.
        case payload(Description, canonical: Data?)
        /// A payload that is written back: of a meaning, and without nulls and needless tags.
        case rewritten(Description)
        /// These bytes.
        case bytes(Data)
        /// A refusal; the findings are none where nobody has to name any, and one suffices where one
        /// ends the reading.
        case refusal([FindingMark], ends: Bool)
    }

    /// The vector's id, a slash, the operation, and the encoding if there is one.
    public let id: String
    /// The vector.
    public let vector: Vector
    /// The name of its group.
    public let group: String
    /// What is asked for.
    public let request: TesteeRequest
    let expectation: Expectation

    /// What the testee is asked to do.
    public var operation: Operation { request.operation }
    /// Whether it concerns only testees that do not know the encoding.
    var isUnread: Bool { vector.isUnread }
    /// The encodings that the testee has to know for it.
    public var encodings: [WireEncoding] {
        [request.encoding, request.target].compactMap { $0 }
    }

    init(
        _ vector: Vector, group: String, _ request: TesteeRequest, _ expectation: Expectation
    ) {
        self.vector = vector
        self.group = group
        self.expectation = expectation
        let suffix = request.direction?.rawValue ?? request.encoding.map { "\($0)" }
        id = "\(vector.id)/\(request.operation.rawValue)-\(suffix ?? "")"
        var request = request
        request.caseID = id
        if case .meaning(nil, _) = expectation { request.isAboutAcceptance = true }
        self.request = request
    }
}
