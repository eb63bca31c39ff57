import ConformanceKit
import WireFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem conformance fuzz`: compares a testee with the library on random documents.
struct ConformanceFuzzCommand: Command {
    static let name = "fuzz"
    static let summary = "Compare an implementation with this library on random documents."
    static let usage = "xitem conformance fuzz --testee <command> [options]"
    static let details = """
        OPTIONS:
          --testee COMMAND      A program that answers JSON Lines.
          --one-shot COMMAND    A program that is run once for each question.
          --seed N              Where documents begin: 0 unless given.
          --count N             How many documents of each encoding: 1000 unless given, or as
                                many as there is time.
          --time SECONDS        How long the run may take.
          --encoding NAME       Only documents of json, xml or binary; may be repeated.
          --operation NAME      Only decode, encode, resolve, write-back, convert,
                                user-info or notices; may be repeated.
          --timeout SECONDS     How long an answer may take: 10 unless given.
          --known FILE          The causes that are known, an id in each line.
          --update              Add to the file what the run finds.
          --save DIR            Write what is found as vectors, for 'run --vectors DIR'.
          --vectors DIR         Begin from the vectors of a folder.
          -o, --output FILE     Where the report goes; '-', or nothing, is the standard output.
          -h, --help            Show help.

        Documents are made from the grammar of the format, and by changing vectors. The
        first disagreement of each cause is shrunk. The same seed makes the same documents.

        EXIT STATUS:
          0 no disagreement, or known ones alone   1 not so   64 wrong usage
          66 vectors or known causes cannot be read   74 a file cannot be written
        """
    static let valued: Set<String> = [
        "--testee", "--one-shot", "--seed", "--count", "--time", "--encoding", "--operation",
        "--timeout", "--known", "--save",
        "--vectors", "-o", "--output",
    ]

    private let testee: TesteeCommand
    private let options: FuzzOptions
    private let source: VectorSource
    private let known: String?
    private let isUpdated: Bool
    private let folder: String?
    private let output: String?

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        testee = try Self.testee(&arguments)
        options = try Self.options(&arguments)
        source = VectorSource(folder: try arguments.value("--vectors"))
        known = try arguments.value("--known")
        isUpdated = arguments.flag("--update")
        folder = try arguments.value("--save")
        output = try arguments.output()
        guard known != nil || !isUpdated else {
            throw .usage("Option '--update' needs '--known'", Self.self)
        }
        try arguments.noOperands()
    }

    private static func testee(_ arguments: inout ArgumentList) throws(CommandFailure)
        -> TesteeCommand
    {
        let limit = try arguments.parsed("--timeout", Self.self, seconds)
        let commands = arguments.values("--testee", "--one-shot")
        guard commands.count == 1 else {
            throw .usage("Give one '--testee' or '--one-shot'", Self.self)
        }
        return TesteeCommand(
            command: commands[0].value, isOneShot: commands[0].name == "--one-shot",
            timeLimit: limit ?? 10)
    }

    private static func options(_ arguments: inout ArgumentList) throws(CommandFailure)
        -> FuzzOptions
    {
        var options = FuzzOptions()
        options.seed = try arguments.parsed("--seed", Self.self) { UInt64($0) } ?? 0
        options.seconds = try arguments.parsed("--time", Self.self, seconds)
        let count = try arguments.parsed("--count", Self.self) { text -> Int? in
            Int(text).flatMap { 1...1_000_000_000 ~= $0 ? $0 : nil }
        }
        options.count = count ?? (options.seconds == nil ? options.count : nil)
        let encodings = try CaseSelection.known(&arguments, "--encoding", Self.self) { name in
            WireEncoding.all.first { $0.description == name }
        }
        let operations = try CaseSelection.known(
            &arguments, "--operation", Self.self, Operation.init(rawValue:))
        if !encodings.isEmpty { options.encodings = encodings }
        if !operations.isEmpty { options.operations = operations }
        return options
    }

    private static func seconds(_ text: String) -> Double? {
        Double(text).flatMap { $0 > 0 && $0 <= 86_400 ? $0 : nil }
    }

    func run(_ console: Console) async throws(CommandFailure) -> ExitStatus {
        let fuzzer = Fuzzer(try source.groups(), options: options)
        var list = KnownFailures(try knownText())
        let label = SafeText.line(testee.label)
        let show = console.showProgress
        var report = await fuzzer.run(testee.label, testee.make()) { documents, causes in
            guard documents % 100 == 0 else { return }
            show?("\(label): \(documents) documents, \(causes) \(causes == 1 ? "cause" : "causes")")
        }
        show?("")
        if isUpdated, let known {
            list.add(report.disagreements.map(\.id))
            try OutputFile(name: known).write(Data(list.text.utf8), console)
        }
        report.mark(list)
        try save(report, console)
        try print(report, console)
        return report.isSuccess ? .done : .findings
    }

    private func knownText() throws(CommandFailure) -> String {
        guard let known else { return "" }
        if isUpdated, !FileManager.default.fileExists(atPath: known) { return "" }
        guard let bytes = FileManager.default.contents(atPath: known) else {
            throw CommandFailure(status: .unreadableInput, message: "\(known): cannot be read")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func save(_ report: FuzzReport, _ console: Console) throws(CommandFailure) {
        guard let folder, let vectors = report.vectors else { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try OutputFile(name: folder + "/fuzz.json").write(vectors, console)
    }

    private func print(_ report: FuzzReport, _ console: Console) throws(CommandFailure) {
        if let output {
            let text = report.table.map { SafeText.line($0.text) + "\n" }.joined()
            return try OutputFile(name: output).write(Data(text.utf8), console)
        }
        let style = TerminalStyle(isOn: console.isStyled)
        for line in report.table { try console.print(style.apply(line)) }
    }
}
