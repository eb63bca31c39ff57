import ConformanceKit
import Essentials
import WireFormat

enum ConformanceFuzzCommand: Command {
    static let form = CommandForm(
        words: "conformance fuzz",
        summary: "Compare an implementation with this library on random documents.",
        options: [
            OptionForm("--testee", .text("command"), "A program that speaks JSON Lines.")
                .repeatable,
            OptionForm("--one-shot", .text("command"), "A program that runs once per request.")
                .repeatable,
            OptionForm("--seed", .text("n"), "The seed of the random documents. Default: 0."),
            OptionForm(
                "--count", .text("n"),
                "Documents per encoding. Default: 1000, or unlimited with '--time'."),
            OptionForm("--time", .text("seconds"), "The maximum duration of the run."),
            CaseSelection.encoding, CaseSelection.operation(of: TesteeOperation.ofDocuments),
            CaseSelection.timeout,
            OptionForm(
                "--known", .file("file"), "The known causes of disagreements, one id per line."),
            .flag("--update", "Add new causes to the '--known' file."),
            OptionForm(
                "--save", .folder("dir"),
                "Write the disagreements as vectors, for 'conformance run --vectors <dir>'."),
            OptionForm(
                "--vectors", .folder("dir"),
                "Mutate the vectors in this folder instead of the embedded ones."),
        ] + OptionForm.output("Write the report to this file; '-' (default) for standard output."),
        synopsis: "--testee <command> [options]",
        example: "xitem conformance fuzz --testee 'python3 Examples/Testees/python/testee.py'",
        notes: """
            Generates documents from the grammar of the format, and mutates vectors. Shrinks the
            first disagreement of each cause. The same seed generates the same documents.
            """,
        negativeAnswer: "the run found an unknown disagreement")

    static func run(
        _ arguments: Arguments, _ console: Console
    ) async throws(CommandError) -> ExitStatus {
        let testees = try TesteeCommand.all(arguments)
        guard testees.count == 1, let testee = testees.first else {
            throw .usage("Expected exactly one '--testee' or '--one-shot'", Self.form)
        }
        let options = try options(arguments)
        let source = VectorSource(folder: arguments.value("--vectors"))
        let output = try arguments.output()
        let known = try KnownFailuresFile(arguments)
        let fuzzer = Fuzzer(try source.groups(), options: options)
        var list = try known?.list() ?? KnownFailures("")
        let label = SafeText.line(testee.label)
        let show = console.showProgress
        var report = await fuzzer.run(testee.label, testee.make()) { documents, causes in
            guard documents % 100 == 0 else { return }
            show?("\(label): \(documents) documents, \(CountText.text(causes, "cause"))")
        }
        show?("")
        if let known, known.isUpdated {
            list.add(report.disagreements.map(\.id))
            try known.write(list, console)
        }
        report.mark(list)
        if let folder = arguments.value("--save") { try save(report, in: folder, console) }
        try print(report, to: output, console)
        return report.isSuccess ? .done : .findings
    }

    private static func options(_ arguments: Arguments) throws(CommandError)
        -> FuzzOptions
    {
        var options = FuzzOptions()
        options.seed = try arguments.seed() ?? 0
        options.seconds = try arguments.seconds("--time")
        let count = try arguments.count("--count", in: 1...1_000_000_000)
        options.count = count ?? (options.seconds == nil ? options.count : nil)
        let encodings = CaseSelection.encodings(arguments)
        let operations = CaseSelection.operations(arguments)
        if !encodings.isEmpty { options.encodings = encodings }
        if !operations.isEmpty { options.operations = operations }
        return options
    }

    private static func save(
        _ report: FuzzReport, in folder: String, _ console: Console
    ) throws(CommandError) {
        guard let vectors = report.vectors else { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try OutputFile(replacing: folder + "/fuzz.json").write(vectors, console)
    }

    private static func print(
        _ report: FuzzReport, to output: OutputFile, _ console: Console
    ) throws(CommandError) {
        if output.name != nil {
            let text = report.table.map { SafeText.line($0.text) + "\n" }.joined()
            return try output.write(Data(text.utf8), console)
        }
        for line in report.table { try console.print(console.style.apply(line)) }
    }
}
