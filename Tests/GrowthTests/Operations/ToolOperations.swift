import Foundation
import WorkCounts

@testable import XItemCommands

/// The files, standard input and arguments of a command.
struct CommandInput: Sendable {
    /// The files of a new folder, by path. A path that ends with a slash creates a folder.
    var files: [String: Data] = [:]
    var standardInput = Data()
    /// The repeated arguments, which replace the word `...` of a command.
    var arguments: [String] = []

    /// Creates the folder with its files.
    fileprivate func makeFolder() throws -> URL {
        let folder = URL.temporaryDirectory.appending(path: "growth-\(UUID().uuidString)")
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        var folders: Set<String> = []
        for (path, bytes) in files {
            let parent = path.split(separator: "/", omittingEmptySubsequences: false)
                .dropLast().joined(separator: "/")
            if folders.insert(parent).inserted {
                try manager.createDirectory(
                    at: folder.appending(path: parent), withIntermediateDirectories: true)
            }
            if !path.hasSuffix("/") { try bytes.write(to: folder.appending(path: path)) }
        }
        return folder
    }
}

extension Operation<CommandInput> {
    /// A command of the tool. If a word is `...`, the input's arguments replace it; otherwise, the
    /// command applies only to inputs without arguments.
    ///
    /// In all words, `@` stands for the path of the input's folder.
    static func tool(_ words: String...) -> Operation { tool(words) }

    fileprivate static func tool(_ words: [String]) -> Operation {
        Operation("xitem \(words.joined(separator: " "))") { input in
            guard words.contains("...") == !input.arguments.isEmpty,
                let folder = try? input.makeFolder()
            else { return nil }
            let arguments = words.flatMap { $0 == "..." ? input.arguments : [$0] }
                .map { $0.replacing("@", with: folder.path) }
            return {
                let console = Console.counted(reading: input.standardInput)
                _ = await Tool.run(arguments, console: console)
                try? FileManager.default.removeItem(at: folder)
            }
        }
    }
}

extension Operation<Data> {
    /// A command that reads the bytes from standard input or from `@/input.json`, in a folder with
    /// the small payload `@/minimal`.
    static func tool(_ words: String...) -> Operation {
        let command = Operation<CommandInput>.tool(words)
        return Operation(command.name) { bytes in
            let files = ["input.json": bytes, "minimal": minimal]
            return command.prepare(CommandInput(files: files, standardInput: bytes))
        }
    }
}

/// A payload of few bytes.
let minimal = Data(
    """
    {"version":"1.0","main-attachment":{"representations":[{"text":"x",\
    "type-identifier":"public.plain-text"}]}}
    """.utf8)

extension Console {
    /// A console that counts the bytes that a command prints, and discards them.
    static func counted(reading input: Data = Data(), isStyled: Bool = false) -> Console {
        var position = input.startIndex
        return Console(
            write: {
                work_counts_print($0.count)
                return .written
            }, writeError: { work_counts_print($0.utf8.count) }, readInput: { input },
            readPiece: { buffer in
                let piece = input[position...].prefix(buffer.count)
                position += piece.count
                return piece.copyBytes(to: buffer)
            }, isStyled: isStyled)
    }
}
