/// An implementation of the format under test.
///
/// ``LibraryTestee`` is this library, ``ProcessTestee`` a program that answers JSON Lines, and
/// ``OneShotTestee`` a program that starts anew for each case. A runner makes one call at a time to
/// each instance.
public protocol Testee: Sendable {
    /// Starts the testee. The runner calls this once, first.
    ///
    /// - Parameter seed: The seed of the run, for a testee that uses random numbers.
    /// - Returns: The testee's operations, encodings and claims.
    /// - Throws: ``TesteeError`` if the testee does not start.
    func start(seed: UInt64) async throws(TesteeError) -> TesteeProfile

    /// Returns the testee's answer in one case.
    ///
    /// - Parameter request: The operation and its input.
    /// - Returns: The answer, which may be wrong.
    /// - Throws: ``TesteeError`` if there is no answer. The runner continues with the next case.
    func answer(_ request: TesteeRequest) async throws(TesteeError) -> TesteeAnswer

    /// Ends the testee. The runner calls this once, last.
    func stop() async
}
