public import Essentials
public import WireFormat

/// The request of one case: the operation and its input.
public struct TesteeRequest: Sendable {
    /// The id of the case, for the testee's own messages.
    public var caseID = ""
    /// The operation to perform.
    public var operation: Operation
    /// The encoding of the payload to read or to write; nil if the operation has none.
    public var encoding: WireEncoding?
    /// The encoding to convert to; nil for other operations.
    public var target: WireEncoding?
    /// Whether the payload belongs to a payload folder (clause 14.6).
    public var isInFolder = false
    /// The bytes of the payload to read; nil if the operation reads none.
    public var payload: Data? { input?.bytes }
    var input: VectorInput?
    /// Whether the vector only tests that the payload is accepted. A large payload then needs no
    /// description.
    var isAboutAcceptance = false
    /// The JSON of the description to write; nil if the operation writes none.
    public var meaning: WireValue?
    /// The activity type to resolve for; nil for none.
    public var activity: String?
    /// The direction of the mapping; nil for other operations.
    public var direction: Direction?
    /// The upstream extension item to import; nil for other operations.
    public var userInfo: UserInfo?
    /// The parameter namespaces that the program knows besides `com.tumblr.tumblr`.
    public var namespaces: [String] = []
    /// The rule to evaluate; nil for other operations.
    public var evaluation: RuleEvaluation?
    /// The receiver to map to or from; nil for other operations.
    public var route: ShareRoute?
    /// The receiver's content to map to a payload; nil for other operations.
    public var content: Description?

    /// A direction of a mapping.
    public enum Direction: String, Sendable {
        /// From upstream's `userInfo`, or from a receiver's content, to a payload.
        case `import`
        /// From a payload to upstream's `userInfo`, or to a receiver's content.
        case export
    }

    init(_ operation: Operation) {
        self.operation = operation
    }

    init(_ operation: Operation, _ payload: Vector.Payload, activity: String? = nil) {
        self.operation = operation
        self.activity = activity
        encoding = payload.encoding
        isInFolder = payload.isInFolder
        input = payload.input
    }

    init(
        _ operation: Operation, _ encoding: WireEncoding, _ meaning: WireValue, isInFolder: Bool
    ) {
        self.operation = operation
        self.encoding = encoding
        self.meaning = meaning
        self.isInFolder = isInFolder
    }
}
