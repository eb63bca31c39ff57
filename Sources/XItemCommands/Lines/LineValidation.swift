#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The validation of one payload a line, in parallel, in the order of the lines.
///
/// At most four batches for each core are in memory.
struct LineValidation {
    let jobs: Int

    func run(_ console: Console) async throws(CommandError) -> ExitStatus {
        var state = State(console)
        let result = await withTaskGroup(of: (Int, LineReport).self) { group in
            do throws(CommandError) {
                while true {
                    while state.wantsBatch(jobs), let batch = try state.read() {
                        group.addTask { (batch.firstNumber, batch.report()) }
                    }
                    guard let (number, report) = await group.next() else { break }
                    try state.write(report, number)
                }
                return Result<ExitStatus, CommandError>.success(state.status)
            } catch {
                group.cancelAll()
                return .failure(error)
            }
        }
        state.progress.end()
        return try result.get()
    }

    /// The batches on their way.
    private struct State {
        private let console: Console
        private var reader: LineReader
        private var isAtEnd = false
        /// The first line of each batch whose output is not written yet, in order.
        private var waiting: [Int] = []
        private var reports: [Int: LineReport] = [:]
        private(set) var status = ExitStatus.done
        private(set) var progress: Progress

        init(_ console: Console) {
            self.console = console
            reader = LineReader(console)
            progress = Progress("validate", console)
        }

        /// Whether to read another batch before the next report comes: a core is free, and the input
        /// needs no waiting. Without a report to wait for, this waits for input.
        func wantsBatch(_ jobs: Int) -> Bool {
            let running = waiting.count - reports.count
            return !isAtEnd && running < jobs && waiting.count < 4 * jobs
                && (waiting.isEmpty || reader.isReady)
        }

        mutating func read() throws(CommandError) -> LineBatch? {
            let batch = try reader.next()
            if let batch { waiting.append(batch.firstNumber) } else { isAtEnd = true }
            return batch
        }

        /// Keeps a report, and writes all reports whose turn it is.
        mutating func write(_ report: LineReport, _ number: Int) throws(CommandError) {
            reports[number] = report
            while let first = waiting.first, let report = reports.removeValue(forKey: first) {
                waiting.removeFirst()
                if report.hasFindings { status = .findings }
                try console.write(all: Data(report.bytes))
                progress.show("\(first) lines")
            }
        }
    }
}
