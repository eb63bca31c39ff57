import Foundation

#if os(Linux) && canImport(Glibc)
    import Glibc
#endif

/// Measures the most memory that this process takes while it does something.
///
/// The system counts the pages that the process has in memory, and remembers the most it had since it
/// was told to forget. There is no way to do that on other systems.
enum MemoryMeter {
    #if os(Linux) && canImport(Glibc)
        static let isAvailable = giveBack != nil && forgetPeak()

        /// The C library's function that gives freed memory back to the system, which no header of Swift
        /// declares.
        private static let giveBack = dlsym(nil, "malloc_trim").map {
            unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
        }

        /// The bytes that the process had in memory at the worst moment of some work, beyond those that
        /// it had before.
        static func peak(of work: () async -> Void) async -> Int? {
            // Freed memory is given back first: used again, it would not be counted.
            _ = giveBack?(0)
            guard forgetPeak(), let before = kilobytes("VmRSS:") else { return nil }
            await work()
            guard let after = kilobytes("VmHWM:") else { return nil }
            return (after - before) * 1024
        }

        /// Lets the peak begin at what is in memory now.
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
