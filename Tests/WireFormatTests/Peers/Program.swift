import Foundation

/// A program of the machine that the tests use when it is there.
enum Program {
    /// Runs a program and waits for it.
    ///
    /// - Returns: its exit status, and what it wrote.
    static func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, output: String)
    {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private static func isThere(_ name: String, _ arguments: [String]) -> Bool {
        (try? run(name, arguments).status) == 0
    }

    /// Whether Python is there, or has to be, as it has where everything is tested.
    static let wantsPython =
        ProcessInfo.processInfo.environment["CI"] == "true" || isThere("python3", ["--version"])
    static let hasPlutil = isThere("plutil", ["-help"])
}

/// A folder that is gone when its user is done.
struct TemporaryFolder: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "wire-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ data: Data, _ name: String) throws {
        try data.write(to: url.appending(path: name))
    }

    func read(_ name: String) throws -> Data {
        try Data(contentsOf: url.appending(path: name))
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
