import Foundation

/// How much the tests try of what is random or enumerated.
///
/// By default they try a part, so that they take a minute and a half. `TESTS=all` in the environment makes
/// them try everything, as each night.
package enum TestExtent {
    package static let isWhole = ProcessInfo.processInfo.environment["TESTS"] == "all"

    /// Returns how many to try.
    package static func count(_ part: Int, of whole: Int) -> Int { isWhole ? whole : part }

    /// Returns the distance from one that is tried to the next.
    package static func step(_ step: Int) -> Int { isWhole ? 1 : step }
}
