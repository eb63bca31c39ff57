import AppLinks
import WireFormat
import XExtensionItem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `xitem links convert`: writes a catalog in another format, and reports the losses.
struct LinksConvertCommand: Command {
    /// A catalog format.
    enum Format: String, CaseIterable {
        case own = "app-catalog"
        case choosy
        case intentKit = "intentkit"
    }

    static let form = CommandForm(
        words: "links convert", summary: "Write a catalog in another format, and list the losses.",
        operands: [CatalogInput.operand],
        options: [
            OptionForm(
                "--to", .choice(Format.allCases.map(\.rawValue)),
                "One file of this project's format, a folder of Choosy's files, one for each "
                    + "type, or a folder of IntentKit's property lists, one for each app and "
                    + "handler."
            ).required,
            .output(
                "The file, '-' for the standard output; or the folder, which is created if "
                    + "necessary."),
        ],
        example: "xitem links convert --to choosy Examples/Catalogs/places.catalog.json -o choosy",
        notes: """
            The standard error lists, one a line, what the other format cannot hold, and what
            it reads differently.
            """,
        statuses: [
            0: "converted, with losses or without", 1: "a file is not a catalog",
            64: "wrong usage", 66: "a file cannot be read", 74: "the output cannot be written",
        ])

    let format: Format
    let output: String?
    let files: [String]

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        format = arguments.value("--to").flatMap(Format.init) ?? .own
        output = arguments.output()
        if format != .own, output == nil {
            throw .usage("Missing expected option '-o <folder>'", Self.self)
        }
        files = arguments.operands
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        let catalog = try CatalogInput(files, console).requireCatalog(console)
        do throws(WireError) {
            switch format {
            case .own:
                try OutputFile(name: output).write(catalog.encoded(), whole: console)
            case .choosy:
                let (files, losses) = try catalog.choosy()
                try write(files, losses, console)
            case .intentKit:
                let (files, losses) = try catalog.intentKit()
                try write(files, losses, console)
            }
        } catch {
            let isOutput = error.code == .output
            throw CommandFailure(
                status: isOutput ? .unwritableOutput : .findings,
                message: isOutput ? error.message : error.description)
        }
        return .done
    }

    private func write(
        _ files: [String: Data], _ losses: [CatalogLoss], _ console: Console
    ) throws(WireError) {
        for loss in losses { console.writeError(SafeText.line(loss.description)) }
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            let url = URL(filePath: output ?? ".").appending(path: path)
            let folder = url.deletingLastPathComponent()
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
            } catch {
                throw WireError(code: .output, message: "\(folder.path): the folder cannot be made")
            }
            try AtomicFile.write(to: url.path) { drain throws(WireError) in
                try drain(bytes.bytes)
            }
        }
    }
}

extension OutputFile {
    /// Writes the bytes; throws a wire error with the code `output` if that fails.
    fileprivate func write(_ bytes: Data, whole console: Console) throws(WireError) {
        do throws(CommandFailure) {
            try write(bytes, console)
        } catch {
            throw WireError(code: .output, message: error.message ?? "")
        }
    }
}
