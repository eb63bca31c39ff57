import Foundation

/// The number of random or enumerated cases that the tests try.
///
/// By default they try a part, which takes a minute and a half. With `TESTS=all` in the environment
/// they try all cases, as in the nightly run.
package enum TestExtent {
    package static let isWhole = ProcessInfo.processInfo.environment["TESTS"] == "all"

    /// Returns the number of cases to try.
    package static func count(_ part: Int, of whole: Int) -> Int { isWhole ? whole : part }

    /// Returns the distance between two cases to try.
    package static func step(_ step: Int) -> Int { isWhole ? 1 : step }
}
