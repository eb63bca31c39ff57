import ConformanceKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The file of the cases that a testee is known to fail.
struct KnownFailuresFile {
    let path: String
    /// Whether the file is made what the run finds.
    let isUpdated: Bool

    /// Marks what the file lists, and brings it up to date if that is asked for.
    ///
    /// - Returns: the ids that no vector has, when they stay in the file.
    func apply(
        to report: inout TesteeReport, _ groups: [VectorGroup], _ console: Console
    ) throws(CommandFailure) -> [String] {
        var known = KnownFailures(try text())
        let strangers = known.strangers(to: groups)
        if isUpdated {
            known.update(report, strangers: strangers)
            try OutputFile(name: path).write(Data(known.text.utf8), console)
        }
        known.mark(&report)
        return isUpdated ? [] : strangers
    }

    private func text() throws(CommandFailure) -> String {
        if isUpdated, !FileManager.default.fileExists(atPath: path) { return "" }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(status: .unreadableInput, message: "\(path): cannot be read")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
