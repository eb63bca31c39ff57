import ConformanceKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A JSON report of an earlier run.
enum ReportFile {
    /// Reads the report of a file.
    static func read(_ path: String) throws(CommandFailure) -> Report {
        try report(FileManager.default.contents(atPath: path), path)
    }

    /// Reads a report; the bytes are nil if the file cannot be read.
    static func report(_ bytes: Data?, _ name: String) throws(CommandFailure) -> Report {
        guard let bytes else {
            throw CommandFailure(status: .unreadableInput, message: "\(name): cannot be read")
        }
        do throws(FormError) {
            return try Report(json: bytes, file: name)
        } catch {
            throw CommandFailure(status: .unreadableInput, message: error.description)
        }
    }
}
