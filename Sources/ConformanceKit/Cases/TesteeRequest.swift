public import WireFormat

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a testee is asked in one case.
public struct TesteeRequest: Sendable {
    /// The id of the case; for the testee's own messages.
    public var caseID = ""
    /// What to do.
    public var operation: Operation
    /// The encoding of the payload, or the one to write.
    public var encoding: WireEncoding?
    /// What to convert to.
    public var target: WireEncoding?
    /// Whether the payload is that of a payload folder.
    public var isInFolder = false
    /// The payload, where one is to be read.
    public var payload: Data? { input?.bytes }
    var input: VectorInput?
    /// Whether it only matters that the payload is taken: so large ones need no description.
    var isAboutAcceptance = false
    /// The JSON of the description, where one is to be written.
    public var meaning: WireValue?
    /// The activity type to resolve for, if any.
    public var activity: String?
    /// From the ported library, or to it, where the operation is that mapping.
    public var direction: Direction?
    /// What to import.
    public var userInfo: UserInfo?
    /// The namespaces of parameters that the program knows, besides `com.tumblr.tumblr`.
    public var namespaces: [String] = []

    /// Which way the mapping of section 23 goes.
    public enum Direction: String, Sendable {
        /// From the ported library's userInfo to a payload.
        case `import`
        /// From a payload to the ported library's userInfo.
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
