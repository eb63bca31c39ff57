import Foundation

/// The number of random or enumerated cases that the tests try, and whether they measure growth.
///
/// By default, they try a part of the cases, and do not measure growth, which would take a minute
/// and a half.
/// The variable `TESTS` selects more: `growth` also measures the growth of work and memory, and `all`
/// also tries all cases, as in the nightly run.
package enum TestExtent {
    private static let name = ProcessInfo.processInfo.environment["TESTS"]

    package static let isWhole = name == "all"
    package static let measuresGrowth = isWhole || name == "growth"

    /// Returns the number of cases to try.
    package static func count(_ part: Int, of whole: Int) -> Int { isWhole ? whole : part }

    /// Returns the distance between two cases to try.
    package static func step(_ step: Int) -> Int { isWhole ? 1 : step }
}
