import Essentials

/// Validates one payload per line in parallel, and writes the reports in the order of the lines.
///
/// At most four batches per core are in memory. If the report of a batch becomes too long, the
/// command writes this report before it validates the rest of the batch.
struct LineValidation {
    let jobs: Int

    func run(_ console: Console) async throws(CommandError) -> ExitStatus {
        var state = State(console)
        let result = await withTaskGroup(of: LineReport.self) { group in
            do throws(CommandError) {
                while true {
                    while state.wantsBatch(jobs), let batch = try state.nextBatch() {
                        group.addTask { batch.report() }
                    }
                    while let rest = try state.writeReports() {
                        group.addTask { rest.report() }
                    }
                    try state.readAhead(jobs)
                    if let report = await group.next() {
                        state.receive(report)
                    } else if state.isAtEnd {
                        break
                    }
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

    private struct State {
        private let console: Console
        private var reader: LineReader
        /// The next batch, read while all cores are busy.
        private var ahead: LineBatch?
        /// The number of the first line of each batch whose output is not written yet, in order.
        private var waiting: [Int] = []
        private var reports: [Int: LineReport] = [:]
        private(set) var status = ExitStatus.done
        private(set) var progress: Progress

        var isAtEnd: Bool { reader.isAtEnd }

        init(_ console: Console) {
            self.console = console
            reader = LineReader(console)
            progress = Progress("validate", console)
        }

        /// Whether to start another batch before waiting for a report. This requires a free core,
        /// and a batch that can be read without blocking. If no batch is in flight, there is no
        /// report to wait for, so reading may block.
        func wantsBatch(_ jobs: Int) -> Bool {
            let running = waiting.count - reports.count
            return running < jobs && waiting.count < 4 * jobs
                && (ahead != nil || !isAtEnd && (waiting.isEmpty || console.hasInput()))
        }

        mutating func nextBatch() throws(CommandError) -> LineBatch? {
            if ahead == nil { ahead = try reader.next() }
            guard let batch = ahead.take() else { return nil }
            waiting.append(batch.firstNumber)
            return batch
        }

        mutating func readAhead(_ jobs: Int) throws(CommandError) {
            let canRead = ahead == nil && !isAtEnd && !waiting.isEmpty && console.hasInput()
            if canRead, waiting.count < 4 * jobs { ahead = try reader.next() }
        }

        mutating func receive(_ report: consuming LineReport) {
            if let memory = report.memory.take() { reader.recycle(memory) }
            reports[report.firstNumber] = consume report
        }

        /// Writes the reports that are next in the order of the lines.
        ///
        /// - Returns: The rest of a batch to validate next, or nil.
        mutating func writeReports() throws(CommandError) -> LineBatch? {
            while let first = waiting.first, let report = reports.removeValue(forKey: first) {
                if report.hasFindings { status = .findings }
                try console.write(all: Data(report.bytes))
                progress.show("\(first) lines")
                if let rest = report.rest { return rest }
                waiting.removeFirst()
            }
            return nil
        }
    }
}

private struct LineReader {
    private let console: Console
    private var rest = Data()
    private var spares: [Data] = []
    private(set) var isAtEnd = false
    private var count = 0

    init(_ console: Console) {
        self.console = console
    }

    /// Reads the next batch: at least one line. Returns nil at the end of the input.
    mutating func next() throws(CommandError) -> LineBatch? {
        var batch = LineBatch(
            firstNumber: count + 1, rest: rest, size: console.limits.batchByteCount, spares: &spares
        )
        repeat {
            guard !isAtEnd else { break }
            guard let byteCount = batch.read(console.readPiece) else {
                throw .unreadableInput("Standard input cannot be read")
            }
            if byteCount == 0 {
                isAtEnd = true
                batch.end()
            }
        } while batch.lineCount == 0 || !batch.isFull && console.hasInput()
        rest = batch.rest
        count += batch.lineCount
        return batch.lineCount == 0 ? nil : batch
    }

    /// Keeps the buffer of a finished batch for reuse, unless it has grown for a long line.
    ///
    /// Allocating a buffer for each batch would cause page faults.
    mutating func recycle(_ memory: Data) {
        if memory.count == console.limits.batchByteCount { spares.append(memory) }
    }
}
