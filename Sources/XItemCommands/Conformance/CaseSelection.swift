import ConformanceKit
import WireFormat

struct CaseSelection {
    static let encoding = OptionForm(
        "--encoding", .choice(WireEncoding.all.map(\.description)),
        "Select only this encoding."
    ).repeatable

    static let operation = operation(of: TesteeOperation.all)

    static func operation(of operations: [TesteeOperation]) -> OptionForm {
        OptionForm(
            "--operation", .choice(operations.map(\.rawValue)),
            "Select only this operation."
        ).repeatable
    }

    static let timeout = OptionForm(
        "--timeout", .text("seconds"), "The time limit of a response. Default: 10.")

    static let vectors = OptionForm(
        "--vectors", .folder("dir"),
        "Use the vectors in this folder instead of the embedded ones.")

    static let options = [
        OptionForm(
            "--only", .text("glob"),
            "Select cases whose id matches: 'text.*', '*/encode-xml'."
        ).repeatable,
        OptionForm(
            "--skip", .text("glob"), "Skip cases whose id matches: 'scale.*'."
        ).repeatable,
        OptionForm(
            "--failed", .file("report"), "Select cases that failed in this JSON report."),
        encoding, operation, vectors,
    ]

    private let only: [Glob]
    private let skip: [Glob]
    /// The ids of the cases that failed in a report; nil without `--failed`.
    private let failed: Set<String>?
    private let encodings: [WireEncoding]
    private let operations: [TesteeOperation]
    let source: VectorSource

    init(_ arguments: Arguments) throws(CommandError) {
        only = arguments.values("--only").map { Glob($0.value) }
        skip = arguments.values("--skip").map { Glob($0.value) }
        let report = arguments.value("--failed")
        failed = try report.map { path throws(CommandError) in
            Set(try ReportFile.read(path).failedCaseIDs)
        }
        encodings = Self.encodings(arguments)
        operations = Self.operations(arguments)
        source = VectorSource(folder: arguments.value("--vectors"))
    }

    static func encodings(_ arguments: Arguments) -> [WireEncoding] {
        arguments.values("--encoding").compactMap { WireEncoding(named: $0.value) }
    }

    static func operations(_ arguments: Arguments) -> [TesteeOperation] {
        arguments.values("--operation").compactMap { TesteeOperation.named($0.value) }
    }

    func cases() throws(CommandError) -> [Case] {
        try source.groups(matching: only.isEmpty ? nil : only).flatMap(\.cases).filter(contains)
    }

    func contains(_ one: Case) -> Bool {
        (only.isEmpty || only.contains { $0.matches(one.id) })
            && !skip.contains { $0.matches(one.id) }
            && failed?.contains(one.id) != false
            && (encodings.isEmpty || one.encodings.contains(where: encodings.contains))
            && (operations.isEmpty || operations.contains(one.operation))
    }
}

/// The source of vectors: a folder, or, if `folder` is nil, the tool itself.
struct VectorSource {
    let folder: String?

    /// Returns the groups. With patterns, embedded groups without a match can be missing, because
    /// only those that can have one are parsed.
    func groups(matching patterns: [Glob]? = nil) throws(CommandError) -> [VectorGroup] {
        guard let folder else {
            guard let patterns else { return VectorGroup.embedded }
            return VectorGroup.parseEmbedded { name in
                patterns.contains { $0.canMatch(inGroup: name) }
            }
        }
        do throws(FormError) {
            return try VectorGroup.read(folder: folder)
        } catch {
            throw .unreadableInput(error.description)
        }
    }
}
