import Foundation
import SeededRandom
import ShareInbox

/// Several writers and readers. The storm repeatedly kills one of them and starts it again. A sleeper is a
/// living reader that is often presumed dead.
struct Storm {
    private let scene: Scene
    private let kills: Int
    private let seed: UInt64
    private static let roles = [
        "writer", "writer", "writer", "writer", "reader", "reader", "sleeper",
    ]

    init(_ scene: Scene, kills: Int, seed: UInt64) {
        self.scene = scene
        self.kills = kills
        self.seed = seed
    }

    func run() throws {
        try FileManager.default.createDirectory(
            at: scene.folder, withIntermediateDirectories: true)
        _ = try scene.inbox()
        var numbers = SplitMix64(seed: seed)
        var workers = try Self.roles.indices.map(start)
        for _ in 0..<kills {
            usleep(UInt32(numbers.next() % 60_000))
            let place = Int(numbers.next() % UInt64(workers.count))
            end(workers[place])
            workers[place] = try start(place)
        }
        workers.forEach(end)
        print("\(kills) kills, seed \(seed)")
    }

    private func start(_ place: Int) throws -> pid_t {
        let arguments = [
            CommandLine.arguments[0], Self.roles[place], scene.folder.path, "s\(place)",
            "--durability", scene.durability == .powerLoss ? "power" : "process",
            "--log", scene.log,
        ]
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, CommandLine.arguments[0], nil, nil, &words, environ)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        return process
    }

    private func end(_ process: pid_t) {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }
}
