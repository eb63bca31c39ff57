import Foundation
import ShareInbox
import XExtensionItem

/// Checks the guarantees of an inbox, based on the log and on its remaining files.
struct Verdict {
    private let scene: Scene

    init(_ scene: Scene) { self.scene = scene }

    /// Takes the remaining entries, and prints the violations.
    ///
    /// - Returns: Whether every guarantee holds.
    func report() throws -> Bool {
        try takeRest()
        let log = try String(contentsOfFile: scene.log, encoding: .utf8)
        var stored: Set<Substring> = [], finished: [Substring: UInt64] = [:]
        var (claims, refusals) = (0, 0)
        var faults: [String] = []
        for line in log.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 2 else { continue }
            switch words[0] {
            case "stored": stored.insert(words[1])
            case "claimed":
                claims += 1
                // The log may contain a claim after the finish, although the claim started first.
                if let end = finished[words[1]], time(words) > end {
                    faults.append("delivered after finish: \(words[1])")
                }
            case "finished":
                if finished.updateValue(time(words), forKey: words[1]) != nil {
                    faults.append("finished twice: \(words[1])")
                }
            case "refused": refusals += 1
            default: faults.append(String(line))
            }
        }
        let inbox = try scene.inbox()
        for token in stored where finished[token] == nil {
            // The reader may have been killed between finishing the entry and logging that.
            let state = try inbox.state(of: Scene.token(String(token)))
            if state != .done { faults.append("lost: \(token), \(state?.rawValue ?? "unknown")") }
        }
        faults += leftovers().map { "left: \($0)" }
        print("\(stored.count) stored, \(claims) claims, \(finished.count) logged as finished")
        print("\(refusals) decisions refused because the reader was presumed dead")
        print("\(faults.count) promises broken")
        for fault in faults.prefix(20) { print("  " + fault) }
        return faults.isEmpty
    }

    private func time(_ words: [Substring]) -> UInt64 {
        words.count > 2 ? UInt64(words[2]) ?? 0 : 0
    }

    private func takeRest() throws {
        let inbox = try scene.inbox()
        // A sleeper is presumed dead after two observations without a change.
        let first = try inbox.recover(movingTo: scene.delivered)
        usleep(20_000)
        let second = try inbox.recover(movingTo: scene.delivered)
        print(
            "recovered from dead processes: \(first.returned + second.returned) claims, "
                + "\(first.completed) decisions, \(first.removed) files and folders")
        let reader = try inbox.makeReader(.lock, attempts: 1_000)
        while let claim = try reader.claim() {
            let token = claim.entry.token.rawValue
            scene.note("claimed \(token) \(Scene.time)")
            if !Scene.isWhole(claim.item, token) { scene.note("damaged \(token)") }
            try claim.finish()
            scene.note("finished \(token) \(Scene.time)")
        }
        scene.note(try inbox.recover(movingTo: scene.delivered))
    }

    /// The files in the inbox that belong neither to its layout nor to its journal.
    private func leftovers() -> [String] {
        let root = scene.folder.appending(path: "Storm.inbox").path
        let own = ["writing", "ready", "claimed", "finished", "done", "failed", "trash"]
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.filter {
            !own.contains($0) && !["format", "observed"].contains($0) && !$0.hasPrefix("done/")
        }
    }
}
