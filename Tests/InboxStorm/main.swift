import Foundation
import ShareInbox

// Kills processes that share an inbox, and checks the guarantees of the inbox.
//   InboxStorm run FOLDER --kills N [--seed N] [--durability power|process]
//   InboxStorm writer|reader|sleeper FOLDER SLOT …     a process that `run` starts and kills
//   InboxStorm check FOLDER                    recovers, takes all entries, and checks the log
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
    print("usage: InboxStorm run|check FOLDER [--kills N] [--seed N] [--durability power|process]")
    exit(64)
}
func option(_ name: String, or fallback: String) -> String {
    guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else {
        return fallback
    }
    return arguments[place + 1]
}
let scene = Scene(
    folder: URL(filePath: arguments[1]),
    durability: option("--durability", or: "process") == "power" ? .powerLoss : .processDeath,
    log: option("--log", or: arguments[1] + "/log"))
switch arguments[0] {
case "writer": try Worker(scene, slot: arguments[2]).write()
case "reader": try Worker(scene, slot: arguments[2]).read(.lock)
case "sleeper":
    try Worker(scene, slot: arguments[2]).read(.observed(Scene.observation), sleeps: true)
case "check": exit(try Verdict(scene).report() ? 0 : 1)
default:
    let storm = Storm(
        scene, kills: Int(option("--kills", or: "500")) ?? 500,
        seed: UInt64(option("--seed", or: "1")) ?? 1)
    try storm.run()
    exit(try Verdict(scene).report() ? 0 : 1)
}
