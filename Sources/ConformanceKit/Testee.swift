public import Essentials
import WireFormat

/// An implementation to test against the format.
///
/// ``LibraryTestee`` is this library, ``ProcessTestee`` is a program that answers JSON Lines, and
/// ``OneShotTestee`` is a program that runs once per case. A runner calls each instance serially.
/// If later versions add requirements, these will have default implementations.
public protocol Testee: Sendable {
    /// Starts the testee before its first case.
    ///
    /// The runner calls this once. The default implementation returns a profile with all operations
    /// and encodings, no claims, and the name of the type.
    ///
    /// - Parameter seed: The seed of the run, for a testee that uses random numbers.
    /// - Returns: The testee's operations, encodings and claims.
    /// - Throws: Any error if the testee does not start. The runner reports an error other than
    ///   ``TesteeError`` as ``TesteeError/crashed(_:standardError:)``.
    func start(seed: UInt64) async throws -> TesteeProfile

    /// Returns the testee's answer in one case.
    ///
    /// - Parameter request: The operation and its input.
    /// - Returns: The answer, which may be wrong.
    /// - Throws: Any error if the testee cannot answer. The runner continues with the next case.
    func answer(_ request: TesteeRequest) async throws -> TesteeAnswer

    /// Stops the testee after its last case. The runner calls this once. The default implementation
    /// does nothing.
    func stop() async
}

extension Testee {
    /// Returns a profile with all operations and encodings, no claims, and the name of the type.
    public func start(seed: UInt64) async throws -> TesteeProfile {
        TesteeProfile(name: "\(Self.self)")
    }

    /// Does nothing.
    public func stop() async {}
}

/// The reason that a testee gave no answer.
public struct TesteeError: Error, LocalizedError, Hashable, Sendable {
    /// The kind of failure, which determines the outcome of the case.
    package enum Kind: String, Hashable, Sendable {
        case crashed
        case timedOut = "timed out"
        case protocolError = "protocol error"
    }

    package let kind: Kind
    /// A description of the failure for developers.
    public let message: String
    /// The end of the testee's standard error; empty if nothing was written.
    public package(set) var standardError: String

    package init(_ kind: Kind, _ message: String, standardError: String = "") {
        (self.kind, self.message, self.standardError) = (kind, message, standardError)
    }

    /// The testee exited, or reported a failure.
    public static func crashed(_ message: String, standardError: String = "") -> TesteeError {
        TesteeError(.crashed, message, standardError: standardError)
    }

    /// The testee did not answer within the time limit.
    public static func timedOut(_ message: String, standardError: String = "") -> TesteeError {
        TesteeError(.timedOut, message, standardError: standardError)
    }

    /// The answer does not follow the protocol.
    public static func protocolError(_ message: String, standardError: String = "") -> TesteeError {
        TesteeError(.protocolError, message, standardError: standardError)
    }

    init(noObject output: Data, in request: String, standardError: String = "") {
        self.init(
            .protocolError,
            "the testee's answer to `\(request)` is not a JSON object: \(output.printed)",
            standardError: standardError)
    }

    init(_ fault: FormError, in request: String, standardError: String = "") {
        self.init(
            .protocolError, "the testee's answer to `\(request)` \(fault.predicate)",
            standardError: standardError)
    }

    init(_ error: any Error) {
        self = error as? TesteeError ?? .crashed("\(error)")
    }

    /// The kind and the message, for `localizedDescription`.
    public var errorDescription: String? { "\(kind.rawValue): \(message)" }
}

extension Data {
    /// The first line of a program's output, unescaped and truncated.
    var printed: String {
        let lines = String(decoding: prefix(4000), as: UTF8.self).unicodeScalars
        let first = lines.split(separator: "\n").first.map { String($0) } ?? ""
        return first.cut(to: 200)
    }
}
