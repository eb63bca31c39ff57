import ConformanceKit
import Essentials

/// The file that lists a testee's known failures.
struct KnownFailuresFile {
    let path: String
    /// Whether to rewrite the file with the results of the run.
    let isUpdated: Bool

    /// Marks the listed cases as known failures, and rewrites the file if `isUpdated` is true.
    ///
    /// - Returns: The listed ids without a vector; empty if the update has removed them.
    func apply(
        to report: inout Report.Testee, _ groups: [VectorGroup], _ console: Console
    ) throws(CommandError) -> [String] {
        var known = KnownFailures(try text())
        let strangers = known.strangers(to: groups)
        if isUpdated {
            known.update(report, strangers: strangers)
            try OutputFile(replacing: path).write(Data(known.text.utf8), console)
        }
        known.mark(&report)
        return isUpdated ? [] : strangers
    }

    private func text() throws(CommandError) -> String {
        if isUpdated, !FileManager.default.fileExists(atPath: path) { return "" }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandError(status: .unreadableInput, message: "\(path): cannot be read")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
