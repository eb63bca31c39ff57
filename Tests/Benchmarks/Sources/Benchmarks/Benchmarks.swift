import FoundationEssentials
import Glibc

/// The program: rows in, a table out.
struct Benchmarks {
    let options: Options
    let catalog: Catalog

    init(_ options: Options) throws {
        self.options = options
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: ".build/documents")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "xitem")
        catalog = Catalog(
            store: DocumentStore(folder: folder.path, tool: tool.path), isQuick: options.isQuick)
    }

    func run() throws -> Bool {
        if let name = options.measured { return try measure(name) }
        print("\(Machine().text)\n\n\(Table.heading)")
        let memory: ((Row, Bool) throws -> Memory)? =
            options.measuresMemory ? { try peak($0, isPeer: $1) } : nil
        var results: [Result] = []
        var isSound = true
        for row in catalog.rows where options.selects(row) {
            let race = Race(
                row: row, budget: options.isQuick ? 0.7 : 8,
                memory: memory)
            do {
                results.append(try race.run())
                print(Table.line(of: results[results.count - 1]))
            } catch {
                isSound = false
                print("\(row.name): not counted: \(error)")
            }
            fflush(nil)
        }
        if let path = options.json { try JSONReport.write(results, to: path) }
        return isSound
    }

    // MARK: Memory

    /// Does one side of a row once, and says at the end what memory that took.
    private func measure(_ name: String) throws -> Bool {
        guard let row = catalog.rows.first(where: { $0.identifier == name }),
            let subject = options.measuresPeer ? row.peer : row.subject
        else { throw Failure("no row \(name)") }
        guard let contestant = try subject.start() as? InProcess else { return false }
        _ = try contestant.once()
        var memory = Memory()
        memory.sample(process: "self")
        print("\(memory.resident) \(memory.anonymous)")
        return true
    }

    /// The memory of one side of a row in a fresh process.
    private func peak(_ row: Row, isPeer: Bool) throws -> Memory {
        let quick = options.isQuick ? ["--quick"] : []
        let child = try ChildProcess(
            [CommandLine.arguments[0], isPeer ? "--measure-peer" : "--measure", row.identifier]
                + quick)
        var (status, memory) = try child.waitSampling()
        let figures = child.text().split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard status == 0, figures.count == 2 else {
            throw Failure("\(row.identifier): no memory measured")
        }
        memory.resident = max(memory.resident, figures[0])
        memory.anonymous = max(memory.anonymous, figures[1])
        return memory
    }
}
