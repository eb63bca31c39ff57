import Foundation
import ShareInbox
import XExtensionItem

/// A process that stores or takes entries until it is killed.
struct Worker {
    let scene: Scene
    let slot: String

    init(_ scene: Scene, slot: String) {
        self.scene = scene
        self.slot = slot
    }

    /// Stores items, first the item that the previous process was storing when it was killed.
    func write() throws {
        let writer = try scene.inbox().makeWriter(.lock)
        let counter = open(scene.folder.path + "/slot-" + slot, O_RDWR | O_CREAT, 0o600)
        var number: UInt64 = 0
        pread(counter, &number, 8, 0)
        while true {
            pwrite(counter, &number, 8, 0)
            // Other writers store every fourth token too, at about the same time.
            let token = number % 4 == 3 ? "same-\(number)" : "\(slot)-\(number)"
            do throws(InboxError) {
                let outcome = try writer.put(Scene.item(token), token: Scene.token(token))
                scene.note("stored \(token) \(outcome.rawValue)")
                number += 1
            } catch {
                guard error.code == .full else {
                    scene.note("error put \(error)")
                    continue
                }
                usleep(2_000)
            }
        }
    }

    /// Takes entries. Some are released, and some are moved to a folder.
    func read(_ liveness: Inbox.Liveness, sleeps: Bool = false) throws {
        let inbox = try scene.inbox()
        let delivered = scene.delivered
        try FileManager.default.createDirectory(at: delivered, withIntermediateDirectories: true)
        scene.note(try inbox.recover(movingTo: delivered))
        let reader = try inbox.makeReader(liveness, attempts: 1_000)
        while true {
            let start = Scene.time
            do throws(InboxError) {
                guard let claim = try reader.claim() else {
                    usleep(1_000)
                    continue
                }
                let token = claim.entry.token.rawValue
                scene.note("claimed \(token) \(start)")
                if !Scene.isWhole(claim.item, token), !sleeps { scene.note("damaged \(token)") }
                if sleeps { usleep(.random(in: 0..<100_000)) }
                switch Int.random(in: 0..<8) {
                case 0: try claim.release()
                case 1:
                    _ = try claim.finish(movingTo: delivered)
                    scene.note("finished \(token) \(Scene.time)")
                default:
                    try claim.finish()
                    scene.note("finished \(token) \(Scene.time)")
                }
            } catch {
                let isLost = sleeps && error.code == .claimLost
                scene.note(isLost ? "refused a-sleeper" : "error take \(error)")
            }
        }
    }
}
