import FoundationEssentials
import Glibc

/// The program: rows in, tables and charts out.
struct Benchmarks {
    let options: Options
    private let folder: URL
    /// This program, which measures memory in child processes.
    private let program: String
    private let store: DocumentStore
    private let catalog: Catalog

    init(_ options: Options) throws {
        self.options = options
        folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let documents = folder.appending(path: ".build/documents")
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        program = executable.path
        let tool = executable.deletingLastPathComponent().appending(path: "xitem")
        store = DocumentStore(folder: documents.path, tool: tool.path)
        let peers =
            options.hasPeers
            ? Peers(
                sources: folder.appending(path: "Peers").path,
                folder: folder.appending(path: ".build").path,
                makesReady: options.measured == nil) : Peers()
        catalog = Catalog(store: store, isQuick: options.isQuick, peers: peers)
    }

    /// - Returns: whether every row is valid; a missed target is not a failure.
    func run() throws -> Bool {
        if let name = options.measured { return try measure(name) }
        print(Machine().text)
        for remark in catalog.peers.remarks { print(remark) }
        var report = Report()
        race(&report)
        grow(&report)
        curve(&report)
        try draw(report)
        report.printSummary(tool: store.tool)
        if let path = options.json { try JSONReport.write(report, to: path) }
        return report.failures.isEmpty
    }

    // MARK: Sections

    private func race(_ report: inout Report) {
        let rows = catalog.rows.filter { options.selects($0.name) }
        if !rows.isEmpty { print("\n\(Table.heading)") }
        let memory: ((Row, Bool) throws -> Memory)? =
            options.measuresMemory ? { try peak($0, isPeer: $1) } : nil
        for row in rows {
            let race = Race(row: row, budget: options.isQuick ? 0.5 : 4, memory: memory)
            report.attempt(row.name) {
                let result = try race.run()
                $0.results.append(result)
                print(Table.line(of: result))
            }
        }
    }

    private func grow(_ report: inout Report) {
        let rows = GrowthRow.all.filter { options.selects($0.name) }
        guard !rows.isEmpty, !options.isQuick || options.only != "*" else { return }
        print("\n\(GrowthTable.heading)")
        for row in rows {
            report.attempt(row.name) {
                let result = try row.run(samples: options.isQuick ? 3 : 5)
                $0.growth.append(result)
                print(GrowthTable.line(of: result))
            }
        }
    }

    private func curve(_ report: inout Report) {
        guard options.selects("curve/*/*"), !options.isQuick || options.only != "*" else { return }
        print("\n\(CurveTable.heading)")
        let curve = SizeCurve(store: store, maximum: options.isQuick ? 16 << 20 : 1 << 30)
        report.attempt("curve") {
            $0.points = try curve.run { point in
                print(CurveTable.line(of: point))
                fflush(nil)
            }
        }
    }

    /// Draws the charts of a complete run, or on request.
    private func draw(_ report: Report) throws {
        let isWhole = options.only == "*" && !options.isQuick
        guard let folder = options.charts ?? (isWhole ? folder.appending(path: "Charts").path : nil)
        else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let caption = Machine().text
        if report.results.contains(where: { $0.ratio != nil }) {
            let chart = RatioChart(results: report.results, caption: caption)
            try Data(chart.drawing.svg.utf8).write(to: URL(filePath: folder + "/ratios.svg"))
        }
        if !report.points.isEmpty {
            let chart = SizeChart(points: report.points, caption: caption)
            try Data(chart.drawing.svg.utf8).write(to: URL(filePath: folder + "/growth.svg"))
        }
    }

    // MARK: Memory

    /// Runs one side of a row, and prints the memory that it took.
    private func measure(_ name: String) throws -> Bool {
        guard let row = catalog.rows.first(where: { [$0.identifier, $0.name].contains(name) }),
            let subject = options.measuresPeer ? row.peer : row.subject
        else { throw Failure("no row \(name)") }
        guard let contestant = try subject.start() as? InProcess else { return false }
        _ = try contestant.run(options.times)
        var memory = Memory()
        memory.sample(process: "self")
        print("\(memory.resident) \(memory.anonymous)")
        return true
    }

    /// Measures the memory of one side of a row in a new process.
    private func peak(_ row: Row, isPeer: Bool) throws -> Memory {
        let same = (options.isQuick ? ["--quick"] : []) + (options.hasPeers ? ["--peers"] : [])
        let child = try ChildProcess(
            [
                program, isPeer ? "--measure-peer" : "--measure",
                row.identifier,
            ] + same)
        var (status, memory) = try child.waitSampling()
        let figures = child.text().split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard status == 0, figures.count == 2 else {
            throw Failure("\(row.identifier): the memory was not measured")
        }
        memory.resident = max(memory.resident, figures[0])
        memory.anonymous = max(memory.anonymous, figures[1])
        return memory
    }
}
