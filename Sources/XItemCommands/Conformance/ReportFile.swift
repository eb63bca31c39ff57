import ConformanceKit
import Essentials

/// A JSON report of an earlier run.
enum ReportFile {
    /// Reads the report of a file.
    static func read(_ path: String) throws(CommandError) -> Report {
        try report(FileManager.default.contents(atPath: path), path)
    }

    /// Reads a report; the bytes are nil if the file cannot be read.
    static func report(_ bytes: Data?, _ name: String) throws(CommandError) -> Report {
        guard let bytes else {
            throw CommandError(status: .unreadableInput, message: "\(name): cannot be read")
        }
        do throws(FormError) {
            return try Report(json: bytes, file: name)
        } catch {
            throw CommandError(status: .unreadableInput, message: error.description)
        }
    }
}
