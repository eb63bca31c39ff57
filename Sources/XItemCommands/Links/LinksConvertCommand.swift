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

    static let name = "convert"
    static let summary = "Write a catalog in another format, and say what is lost."
    static let usage = "xitem links convert --to app-catalog|choosy|intentkit <file> ... [-o <out>]"
    static let details = """
        ARGUMENTS:
        \(CatalogInput.help)

        OPTIONS:
          --to app-catalog      One file of the project's own format.
          --to choosy           A folder with a file for each type.
          --to intentkit        A folder with a property list for each app and handler.
          -o, --output <out>    The file, '-' for the standard output; or the folder, which is
                                made if it is not there.
          -h, --help            Show help.

        What the other format has no place for, and what means something else there, is
        said on the standard error, a line each.

        EXIT STATUS:
          0 converted, with losses or without   1 a file is no catalog   64 wrong usage
          66 a file cannot be read   74 the output cannot be written
        """

    static let valued: Set<String> = ["--to", "-o", "--output"]

    let format: Format
    let output: String?
    let files: [String]

    init(_ arguments: inout ArgumentList) throws(CommandFailure) {
        guard let name = try arguments.value("--to") else {
            throw .usage(
                "Missing expected option '--to app-catalog|choosy|intentkit'", Self.self)
        }
        guard let format = Format(rawValue: name) else {
            throw .usage("The value '\(name)' is invalid for '--to'", Self.self)
        }
        self.format = format
        output = try arguments.output()
        if format != .own, output == nil {
            throw .usage("Missing expected option '-o <folder>'", Self.self)
        }
        files = arguments.operands
        if files.isEmpty { throw .usage("Missing expected argument '<file>'", Self.self) }
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
