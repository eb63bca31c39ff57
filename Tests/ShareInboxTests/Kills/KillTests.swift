import Foundation
import TestSupport
import Testing

/// Kills processes that share an inbox, and checks its guarantees.
struct KillTests {
    /// The program that kills processes, built with the tests.
    private static var program: String {
        let own = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let folders = sequence(first: own) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        let candidates = folders.map { $0.appending(path: "InboxStorm").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "InboxStorm"
    }

    @Test func noPayloadIsLostOrDeliveredTwice() throws {
        let count = TestExtent.count(20, of: 150)
        let seed = UInt64.random(in: 0..<1_000_000)
        let folder = URL.temporaryDirectory.appending(path: "storm-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(filePath: Self.program)
        process.arguments = ["run", folder.path, "--kills", "\(count)", "--seed", "\(seed)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let report = String(
            decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        print(report)
        #expect(process.terminationStatus == 0, "seed \(seed): \(report)")
        #expect(report.contains("\(count) kills, seed \(seed)\n"))
        #expect(report.contains("\n0 promises broken\n"))
    }
}
