/// An implementation of the format that is put to the test.
///
/// ``LibraryTestee`` is this library, ``ProcessTestee`` a program that answers JSON Lines, and
/// ``OneShotTestee`` one that is started for each case. A runner asks one thing at a time.
public protocol Testee: Sendable {
    /// Starts the testee; called once, before anything else.
    ///
    /// - Parameter seed: the seed of the run, for a testee that is random itself.
    /// - Returns: what the testee can do.
    /// - Throws: why it did not start.
    func start(seed: UInt64) async throws(TesteeFailure) -> TesteeProfile

    /// Asks for the answer in one case.
    ///
    /// - Parameter request: what to do.
    /// - Returns: the answer, which may be wrong.
    /// - Throws: why there is none; the next case may be asked for all the same.
    func answer(_ request: TesteeRequest) async throws(TesteeFailure) -> TesteeAnswer

    /// Ends the testee; called once, after everything else.
    func stop() async
}
