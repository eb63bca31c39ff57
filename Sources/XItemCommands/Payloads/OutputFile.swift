import Essentials
import XExtensionItem

/// The destination of a command's output: standard output, or a file that appears only when it is
/// complete.
struct OutputFile: Sendable {
    static let standard = OutputFile(replacing: nil)

    /// The name of the file; nil for standard output.
    let name: String?
    let replaces: Bool

    /// Creates the destination that `-o` names; `-` and `/dev/stdout` are standard output.
    ///
    /// - Throws: ``CommandError`` if a file with this name exists, and the command requires a
    ///   folder or must not replace the file. A pipe or a device is allowed, because the command
    ///   writes to it without replacing it.
    init(named name: String, replaces: Bool, isFolder: Bool = false) throws(CommandError) {
        let isStandard = name == "-" || name == "/dev/stdout"
        (self.name, self.replaces) = (isStandard ? nil : name, replaces)
        guard let name = self.name else { return }
        if isFolder, AtomicFile.replacesFile(at: name) {
            throw .unwritableOutput("\(name): expected a folder, found a file; nothing was written")
        }
        guard !replaces else { return }
        if AtomicFile.replacesFile(at: name) { throw .exists(name) }
    }

    init(replacing name: String?) {
        (self.name, replaces) = (name, true)
    }

    var encoding: WireEncoding? { name.flatMap(WireEncoding.init(endOf:)) }

    /// Returns the encoding that `--to` selects or, without `--to`, the encoding that the file name
    /// selects.
    ///
    /// - Throws: ``CommandError`` if `--to` and the name disagree. A binary property list may also
    ///   have the extension `.plist`, which otherwise selects XML.
    func encoding(
        _ given: WireEncoding?, _ form: CommandForm
    ) throws(CommandError) -> WireEncoding? {
        guard let given, let named = encoding, given != named,
            !(named == .xml && given == .binary)
        else { return given ?? encoding }
        throw .usage(
            "The extension of '\(name ?? "")' selects \(named), but '--to' selects \(given)", form)
    }

    /// Writes the chunks that a closure passes to a drain.
    ///
    /// - Returns: The closure's error; nil if it succeeded.
    /// - Throws: ``CommandError`` if the output cannot be written, or is a terminal and the bytes
    ///   are not plain text.
    func write(
        _ console: Console, _ body: (@escaping AtomicFile.Drain) throws(PayloadError) -> Void
    ) throws(CommandError) -> PayloadError? {
        do throws(PayloadError) {
            if let name {
                try AtomicFile.write(to: name, replaces: replaces, body)
            } else {
                try print(console, body)
            }
            return nil
        } catch {
            if let error = error.underlying as? CommandError { throw error }
            guard error.code != .output else {
                throw .unwritableOutput(error.message)
            }
            return error
        }
    }

    private func print(
        _ console: Console, _ body: (@escaping AtomicFile.Drain) throws(PayloadError) -> Void
    ) throws(PayloadError) {
        var text = TerminalText()
        var endsLine = true
        try body { piece throws(PayloadError) in
            do throws(CommandError) {
                let bytes = piece.withUnsafeBytes { Data($0) }
                if console.isTerminal { try text.check(bytes) }
                try console.write(all: bytes)
                endsLine = bytes.last == UInt8(ascii: "\n")
            } catch {
                throw PayloadError(error, or: .output)
            }
        }
        // End the last line, so that the prompt of a terminal starts a new line.
        guard console.isTerminal, !endsLine else { return }
        guard case .written = console.write(Data("\n".utf8)) else {
            throw PayloadError(code: .output, message: "The output cannot be written")
        }
    }

    func writeLines(
        _ console: Console,
        _ body: (@escaping (String) throws(CommandError) -> Void) throws(CommandError) -> Void
    ) throws(CommandError) {
        _ = try write(console) { drain throws(PayloadError) in
            do throws(CommandError) {
                try body { line throws(CommandError) in
                    do throws(PayloadError) {
                        try drain(Data((line + "\n").utf8).bytes)
                    } catch {
                        throw .unwritableOutput(error.message)
                    }
                }
            } catch {
                throw PayloadError(error, or: .output)
            }
        }
    }

    func write(_ bytes: Data, _ console: Console) throws(CommandError) {
        _ = try write(console) { drain throws(PayloadError) in try drain(bytes.bytes) }
    }

    /// Writes the text as the whole output of a command.
    func write(_ text: String, _ console: Console) throws(CommandError) -> ExitStatus {
        try write(Data(text.utf8), console)
        return .done
    }
}

extension CommandError {
    /// Returns a message with a path as the user gave it, instead of the absolute path.
    static func message(_ text: String, naming path: String) -> String {
        let absolute = URL(systemPath: path).path
        return path.hasPrefix("/") ? text : text.replacing(absolute, with: path)
    }

    static func emptyFolder(_ path: String, _ kind: String) -> CommandError {
        .unreadableInput("\(path): this folder contains no \(kind)")
    }

    static func exists(_ path: String) -> CommandError {
        .unwritableOutput(
            "\(path) already exists, so nothing was written; use '--force' to replace it")
    }
}

enum FolderOutput {
    /// Creates the folders and their missing parent folders. Then calls `body`, and removes the new
    /// folders that `body` leaves empty.
    static func make<Result>(
        _ paths: [String], _ body: () throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        var new: [String] = []
        defer { for folder in new.reversed() { rmdir(folder) } }
        for path in paths {
            for folder in missing(path) {
                try make(folder)
                new.append(folder)
            }
        }
        return try body()
    }

    /// Returns the missing folders of a path, outermost first.
    private static func missing(_ path: String) -> [String] {
        var missing: [String] = []
        var rest = path
        while !rest.isEmpty, FileAttributeType(of: rest) == nil {
            if !rest.hasSuffix("/") { missing.append(rest) }
            rest = rest.split(separator: "/", omittingEmptySubsequences: false).dropLast()
                .joined(separator: "/")
        }
        return missing.reversed()
    }

    private static func make(_ folder: String) throws(CommandError) {
        do throws(PayloadError) {
            try AtomicFile.makeFolder(folder, namedInErrors: folder)
        } catch {
            throw .unwritableOutput("The folder cannot be created: \(error.message)")
        }
    }

    /// Throws if a file, folder or link exists at one of the paths. Does not follow links.
    static func requireAbsence(of paths: [String]) throws(CommandError) {
        if let path = paths.first(where: { FileAttributeType(of: $0) != nil }) {
            throw .exists(path)
        }
    }

    /// Throws if one of the paths is a folder. A link to a folder is allowed.
    static func requireNoFolder(at paths: [String]) throws(CommandError) {
        for path in paths where FileAttributeType(of: path) == .typeDirectory {
            throw .unwritableOutput("\(path): expected a file, found a folder; nothing was written")
        }
    }

    /// Throws if writing `file`, a path relative to `folder`, would follow a link, because a link
    /// can lead out of the folder. The folder itself may be a link.
    static func requirePlain(_ file: String, in folder: String) throws(CommandError) {
        var path = folder
        for name in file.split(separator: "/") {
            path += "/" + name
            guard FileAttributeType(of: path) != .typeSymbolicLink else {
                throw .unwritableOutput(
                    "\(path) is a link; xitem does not follow links in an output folder")
            }
        }
    }

    /// Returns nil if the file is not a regular file. Does not follow links.
    static func permissions(of path: String) -> Int? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return attributes[.posixPermissions] as? Int
    }
}

extension Arguments {
    /// Whether `-o` names a payload folder.
    var outputIsPayloadFolder: Bool { value("--output")?.hasSuffix(".xitem") == true }

    func output(isFolder: Bool = false) throws(CommandError) -> OutputFile {
        let replaces = flag("--force")
        guard let name = value("--output") else {
            if replaces { throw .usage("Option '--force' needs '-o'", form) }
            return .standard
        }
        return try OutputFile(named: name, replaces: replaces, isFolder: isFolder)
    }
}
