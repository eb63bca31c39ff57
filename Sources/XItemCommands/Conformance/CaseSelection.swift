import ConformanceKit
import WireFormat

/// The cases that a command's options select.
struct CaseSelection {
    static let valued: Set<String> = [
        "--only", "--skip", "--failed", "--encoding", "--operation", "--vectors",
    ]

    static let help = """
          --only GLOB           Only the cases that match, by id: 'text.*', '*/encode-xml'.
          --skip GLOB           Not the cases that match.
          --failed REPORT       Only the cases that failed in a JSON report.
          --encoding NAME       Only cases of json, xml or binary.
          --operation NAME      Only decode, encode, resolve, write-back, convert,
                                user-info or notices.
          --vectors DIR         The vectors of a folder instead of those in the tool.
        """

    private let only: [Glob]
    private let skip: [Glob]
    /// The ids of the cases that failed in a report; nil without `--failed`.
    private let failed: Set<String>?
    private let encodings: [WireEncoding]
    private let operations: [Operation]
    private let source: VectorSource

    init(
        _ arguments: inout ArgumentList, _ command: any Command.Type
    ) throws(CommandFailure) {
        only = arguments.values("--only").map { Glob($0.value) }
        skip = arguments.values("--skip").map { Glob($0.value) }
        let report = try arguments.value("--failed")
        failed = try report.map { path throws(CommandFailure) in
            Set(try ReportFile.read(path).failedCaseIDs)
        }
        encodings = try Self.known(&arguments, "--encoding", command) { name in
            WireEncoding.all.first { $0.description == name }
        }
        operations = try Self.known(
            &arguments, "--operation", command, Operation.init(rawValue:))
        source = VectorSource(folder: try arguments.value("--vectors"))
    }

    /// The values of an option that names things; it may be repeated.
    static func known<Thing>(
        _ arguments: inout ArgumentList, _ option: String, _ command: any Command.Type,
        _ thing: (String) -> Thing?
    ) throws(CommandFailure) -> [Thing] {
        var things: [Thing] = []
        for (_, value) in arguments.values(option) {
            guard let one = thing(value) else {
                throw .usage("The value '\(value)' is invalid for '\(option)'", command)
            }
            things.append(one)
        }
        return things
    }

    /// Returns the groups of vectors to select from.
    func groups() throws(CommandFailure) -> [VectorGroup] { try source.groups() }

    func contains(_ one: Case) -> Bool {
        (only.isEmpty || only.contains { $0.matches(one.id) })
            && !skip.contains { $0.matches(one.id) }
            && failed?.contains(one.id) != false
            && (encodings.isEmpty || one.encodings.contains(where: encodings.contains))
            && (operations.isEmpty || operations.contains(one.operation))
    }
}
