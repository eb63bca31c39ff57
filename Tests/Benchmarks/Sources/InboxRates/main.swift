import Foundation
import ShareInbox
import XExtensionItem

// Puts and takes entries, and prints the entries per second and the peak memory.
//   inbox-rates FOLDER BYTES COUNT BATCH power|process
//   inbox-rates FOLDER list COUNT
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, let count = Int(arguments[2]) else {
    print("usage: inbox-rates FOLDER BYTES COUNT BATCH power|process, or FOLDER list COUNT")
    exit(64)
}
var limits = InboxLimits()
limits.entryCount = 1_000_000
limits.byteCount = 1 << 40
let isPower = arguments.count > 4 && arguments[4] == "power"
let inbox = try Inbox(
    at: URL(filePath: arguments[0]), durability: isPower ? .powerLoss : .processDeath,
    limits: limits)
let writer = try inbox.makeWriter(.lock)

func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

if arguments[1] == "list" {
    for start in stride(from: 0, to: count, by: 1_000) {
        let numbers = start..<min(start + 1_000, count)
        _ = try writer.put(numbers.map { _ in (ExtensionItem(text: "waiting"), .random()) })
    }
    var found = 0
    let times = try (0..<5).map { _ in try seconds { found = try inbox.entries().count } }
    print("{\"entries\": \(found), \"list_ms\": \(times.sorted()[2] * 1_000)}")
    exit(0)
}

guard let byteCount = Int(arguments[1]), let batch = Int(arguments[3]) else { exit(64) }
let source = URL(filePath: arguments[0] + ".source")
defer { try? FileManager.default.removeItem(at: source) }
func item() throws -> ExtensionItem {
    // Large data comes from a file, like a photo.
    if byteCount > 1 << 20 { return try ExtensionItem(sharingFileAt: source) }
    return ExtensionItem(
        data: Data(repeating: 0x61, count: byteCount), typeIdentifier: "public.data")
}
if byteCount > 1 << 20 {
    _ = FileManager.default.createFile(atPath: source.path, contents: nil)
    let file = try FileHandle(forWritingTo: source)
    let piece = Data(repeating: 0x61, count: 1 << 20)
    for _ in 0..<byteCount >> 20 { try file.write(contentsOf: piece) }
}
let put = try seconds {
    for _ in 0..<count / batch {
        _ = try writer.put((0..<batch).map { _ in (try item(), .random()) })
    }
}
let reader = try inbox.makeReader(.lock)
let take = try seconds {
    while let claim = try reader.claim() { try claim.finish() }
}
let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
let peak =
    status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }?
    .split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
print("{\"put\": \(Double(count) / put), \"take\": \(Double(count) / take), \"peak_kb\": \(peak)}")
