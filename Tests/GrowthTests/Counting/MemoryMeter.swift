import Foundation
import TestSupport

#if os(Linux) && canImport(Glibc)
    import Glibc
#endif

/// Measures the peak memory of this process during some work.
///
/// Linux counts the resident pages of the process, and records the peak since the last reset. Other
/// systems have no equivalent.
enum MemoryMeter {
    #if os(Linux) && canImport(Glibc)
        static let isAvailable = TestExtent.measuresGrowth && giveBack != nil && forgetPeak()

        /// The function of the C library that returns freed memory to the system. Swift does not
        /// import it.
        private static let giveBack = dlsym(nil, "malloc_trim").map {
            unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
        }

        /// Returns the peak memory of the process during some work, in bytes above the memory
        /// before it.
        static func peak(of work: () async -> Void) async -> Int? {
            // Return freed memory first: reusing it would not be counted.
            _ = giveBack?(0)
            guard forgetPeak(), let before = kilobytes("VmRSS:") else { return nil }
            await work()
            guard let after = kilobytes("VmHWM:") else { return nil }
            return (after - before) * 1024
        }

        /// Resets the peak to the current memory.
        private static func forgetPeak() -> Bool {
            let file = open("/proc/self/clear_refs", O_WRONLY)
            guard file >= 0 else { return false }
            defer { close(file) }
            return write(file, "5", 1) == 1
        }

        private static func kilobytes(_ name: String) -> Int? {
            guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            else { return nil }
            let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
            return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        }
    #else
        static let isAvailable = false

        static func peak(of work: () async -> Void) async -> Int? { nil }
    #endif
}
