import Foundation

/// Programs that the tests use if they are installed.
enum Program {
    /// Runs a program and waits for it.
    ///
    /// - Returns: The exit status and the output of the program.
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

    private static func isInstalled(_ name: String, _ arguments: [String]) -> Bool {
        (try? run(name, arguments).status) == 0
    }

    /// Whether Python is installed, or required because `CI` is `true`.
    static let wantsPython =
        ProcessInfo.processInfo.environment["CI"] == "true" || isInstalled("python3", ["--version"])
    static let hasPlutil = isInstalled("plutil", ["-help"])
}

/// A folder that is removed at the end of its scope.
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
