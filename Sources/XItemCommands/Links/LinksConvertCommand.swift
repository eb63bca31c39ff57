import AppLinks
import Essentials
import XExtensionItem

enum LinksConvertCommand: Command {
    enum Format: String, CaseIterable {
        case own = "app-catalog"
        case choosy
        case intentKit = "intentkit"

        fileprivate var name: String {
            switch self {
            case .own: "this project's format"
            case .choosy: "Choosy"
            case .intentKit: "IntentKit"
            }
        }
    }

    static let form = CommandForm(
        words: "links convert", summary: "Write a catalog in another format, and list the losses.",
        operands: [CatalogInput.operand],
        options: [
            OptionForm(
                "--to", .choice(Format.allCases.map(\.rawValue)),
                "The format: app-catalog for one file of xitem's own format, choosy for a folder "
                    + "with one file per type, or intentkit for a folder with one property list per "
                    + "app and handler."
            ).required
        ]
            + OptionForm.output(
                "The output file, '-' for standard output, or the folder, created if necessary."),
        example: "xitem links convert --to choosy Examples/Catalogs/places.catalog.json -o choosy",
        notes: """
            Lists losses on standard error, one per line: the values that the other format
            cannot represent, and those that it reads differently.
            """,
        negativeAnswer: "a file is not a catalog, or no type can be converted")

    static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        let format = arguments.value("--to").flatMap(Format.init) ?? .own
        let output = try arguments.output(isFolder: format != .own)
        if format != .own, output.name == nil {
            throw .usage("Missing expected option '-o <folder>'", Self.form)
        }
        let catalog = try CatalogInput(arguments.operands, console).requireCatalog(console)
        guard format != .own else {
            try output.write(
                of { () throws(PayloadError) in try catalog.encoded(isPretty: true) }, console)
            return .done
        }
        let (files, losses) = try of { () throws(PayloadError) in
            format == .choosy ? try catalog.choosyFiles() : try catalog.intentKitFiles()
        }
        for loss in losses {
            let pointer = PointerText.start(of: loss.pointer.utf8)
            console.writeError(
                SafeText.line("\(loss.code.rawValue): \(loss.message) at \(pointer)"))
        }
        guard !files.isEmpty else {
            let keys = catalog.types.map { "“\($0.key)”" }.joined(separator: ", ")
            let reason =
                keys.isEmpty
                ? "the catalog has no types" : "\(format.name) cannot represent the types \(keys)"
            throw .findings(SafeText.line("nothing was written: " + reason))
        }
        try write(files, to: output)
        return .done
    }

    private static func of<Value>(
        _ body: () throws(PayloadError) -> Value
    ) throws(CommandError) -> Value {
        do throws(PayloadError) {
            return try body()
        } catch {
            throw .findings(error.description)
        }
    }

    private static func write(
        _ files: [String: Data], to output: OutputFile
    ) throws(CommandError) {
        let folder = URL(systemPath: output.name ?? ".")
        // Check all names first, so that a bad name prevents every write.
        for name in files.keys.sorted() {
            try FolderOutput.requirePlain(name, in: folder.path)
        }
        let files = files.map { (url: folder.appending(path: $0.key), bytes: $0.value) }
            .sorted { $0.url.path < $1.url.path }
        if !output.replaces { try FolderOutput.requireAbsence(of: files.map(\.url.path)) }
        let folders = Set(files.map { $0.url.deletingLastPathComponent().path }).sorted()
        _ = try FolderOutput.make([folder.path] + folders) { () throws(CommandError) in
            try OutputFiles(folder: folder.path, paths: files.map(\.url.path)).write {
                number, drain throws(PayloadError) in
                try drain(files[number].bytes.bytes)
            }
        }
    }
}
