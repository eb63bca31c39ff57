import Foundation
import TestSupport

@testable import XItemCommands

/// A console that records its output.
final class TestConsole {
    private(set) var bytes = Data()
    private(set) var errors = ""
    var input: Data? {
        didSet { position = 0 }
    }
    var isTerminal = false
    var isStyled = false
    var showsProgress = false
    private(set) var progress: [String] = []
    /// The number of bytes after which writing fails, as on a full disk.
    var capacity = Int.max
    var limits = CommandLimits()

    /// The size of a chunk of input, in bytes.
    var pieceSize = 1000
    private var position = 0

    /// All remaining input; empty after it was read once.
    private func rest() -> Data? {
        defer { position = input?.count ?? 0 }
        return input?.dropFirst(position)
    }

    private func piece(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
        guard let input else { return nil }
        let rest = input.dropFirst(position).prefix(min(pieceSize, buffer.count))
        position += rest.count
        return rest.copyBytes(to: buffer)
    }

    var output: String { String(decoding: bytes, as: UTF8.self) }

    func run(_ arguments: String...) async -> Int32 {
        await run(arguments)
    }

    func run(_ arguments: [String]) async -> Int32 {
        let console = Console(
            write: { [self] in
                guard bytes.count + $0.count <= capacity else { return .failed }
                bytes.append($0)
                return .written
            },
            writeError: { [self] in errors += $0 + "\n" },
            readInput: { [self] in rest() }, readPiece: { [self] in piece($0) },
            hasInput: { true }, isTerminal: isTerminal, isStyled: isStyled,
            showProgress: showsProgress ? { [self] in progress.append($0) } : nil, limits: limits)
        return await Tool.run(arguments, console: console).rawValue
    }
}

/// Files of a test, in a folder that is removed after the test.
final class TestFolder {
    let url = URL.temporaryDirectory.appending(path: "xitem-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, _ name: String) throws -> String {
        try write(Data(text.utf8), name)
    }

    func write(_ bytes: Data, _ name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file.path
    }

    /// Writes an executable script.
    ///
    /// A shell writes the file. If this process wrote it, a program that another test starts at that
    /// moment would inherit the open file, and the system does not run a file that is open for writing.
    func writeProgram(_ text: String, _ name: String) throws -> String {
        let path = path(name)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$2"; chmod 700 "$2""#, "sh", text, path,
        ]
        try process.run()
        process.waitUntilExit()
        return path
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
    }
}

/// The example payloads of the repository.
enum Example {
    static let folder = Repository.url("Examples/Payloads")

    static func path(_ name: String) -> String { folder.appending(path: name).path }
}
