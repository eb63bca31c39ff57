import Foundation
import ShareInbox
import XExtensionItem

/// Whether an inbox kept its promises, by the log and what is left in it.
struct Verdict {
    private let scene: Scene

    init(_ scene: Scene) { self.scene = scene }

    /// Takes what is left, and prints what was found wrong.
    ///
    /// - Returns: whether every promise was kept.
    func report() throws -> Bool {
        try takeRest()
        let log = try String(contentsOfFile: scene.log, encoding: .utf8)
        var stored: Set<Substring> = [], finished: Set<Substring> = []
        var claims = 0
        var faults: [String] = []
        for line in log.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 2 else { continue }
            switch words[0] {
            case "stored": stored.insert(words[1])
            case "claimed":
                claims += 1
                if finished.contains(words[1]) {
                    faults.append("delivered after finish: \(words[1])")
                }
            case "finished":
                if !finished.insert(words[1]).inserted {
                    faults.append("finished twice: \(words[1])")
                }
            default: faults.append(String(line))
            }
        }
        let inbox = try scene.inbox()
        for token in stored where !finished.contains(token) {
            // Its reader may have been killed after it finished and before it said so.
            let state = try inbox.state(of: InboxToken(String(token)))
            if state != .done { faults.append("lost: \(token), \(state?.rawValue ?? "unknown")") }
        }
        faults += leftovers().map { "left: \($0)" }
        print("\(stored.count) stored, \(claims) claims, \(finished.count) seen to be finished")
        print("\(faults.count) promises broken")
        for fault in faults.prefix(20) { print("  " + fault) }
        return faults.isEmpty
    }

    private func takeRest() throws {
        let inbox = try scene.inbox()
        let before = try inbox.recover()
        print(
            "left by the dead: \(before.returned) claims, \(before.completed) decisions, "
                + "\(before.removed) files and folders")
        let reader = try inbox.reader(.lock, attempts: 1_000)
        while let claim = try reader.claim() {
            let token = claim.entry.token.rawValue
            scene.note("claimed \(token)")
            if !Scene.isWhole(claim.item, token) { scene.note("damaged \(token)") }
            try claim.finish()
            scene.note("finished \(token)")
        }
        try inbox.recover()
    }

    /// What lies in the inbox beside its layout, its journal and the homes of living processes.
    private func leftovers() -> [String] {
        let root = scene.folder.appending(path: "Storm.inbox").path
        let own = ["writing", "ready", "claimed", "finished", "done", "failed", "trash"]
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.filter {
            !own.contains($0) && !["format", "observed"].contains($0) && !$0.hasPrefix("done/")
        }
    }
}
