// Shares a large file through the stand-ins, as an attachment and in a payload, and prints its
// memory use.
//
//   BigShare MEBIBYTES FOLDER TYPE
//
// It prints its peak memory after receiving the attachment, the maximum memory not backed by a file
// while receiving the payload, and the entries that remain in FOLDER, which must be its temporary
// folder.
import AppleFoundation
import Foundation
import ShareSheet
import XExtensionItem
import XExtensionItemProviders

/// Writes a file of many MiB, a MiB at a time.
func writeFile(_ file: URL, mebibytes: Int) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    for number in 0..<mebibytes {
        try handle.write(contentsOf: Data(repeating: UInt8(number & 0xFF), count: 1 << 20))
    }
    try handle.close()
}

/// A value of this process from `/proc/self/status`: `VmHWM` is the maximum resident size so far,
/// and `RssAnon` the current resident memory that is not backed by a file.
func memory(_ name: String) -> Int {
    let status = try? String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? .max
}

/// Checks the bytes of a representation, and returns the maximum memory not backed by a file.
func check(_ representation: Representation, mebibytes: Int) throws -> Int {
    var (offset, greatest) = (0, 0)
    try representation.bytes().forEachChunk { (piece: RawSpan) throws(PayloadError) in
        let expected = UInt8(offset >> 20 & 0xFF)
        guard piece.withUnsafeBytes({ $0.first == expected }) else {
            throw PayloadError(code: .input, message: "unexpected byte at \(offset)")
        }
        if offset & 0xFF_FFFF == 0 { greatest = max(greatest, memory("RssAnon")) }
        offset += piece.byteCount
    }
    guard offset == mebibytes << 20 else {
        throw PayloadError(code: .input, message: "\(offset) bytes")
    }
    return greatest
}

/// The item that an extension receives for the file, with the payload.
func handedOver(_ file: URL) throws -> ReceivedItem {
    let item = ExtensionItem(mainAttachment: try .file(at: file, typeIdentifier: type))
    var options = SendingOptions()
    options.carriesPayload = true
    return ReceivedItem(try Host.handOver(item.systemItem(options).item))
}

/// Receives the file as an attachment.
func attachment(_ file: URL, mebibytes: Int) async throws {
    let (item, losses) = try await handedOver(file).extensionItem()
    guard losses.isEmpty else { throw PayloadError(code: .input, message: "\(losses)") }
    _ = try check(item.mainAttachment.representations[0], mebibytes: mebibytes)
}

/// Receives the file in a payload, which is mapped.
func payload(_ file: URL, mebibytes: Int) async throws -> Int {
    guard let item = try await handedOver(file).payload() else {
        throw PayloadError(code: .input, message: "no payload")
    }
    return try check(item.mainAttachment.representations[0], mebibytes: mebibytes)
}

let mebibytes = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 384
let folder = URL(filePath: CommandLine.arguments.dropFirst(2).first ?? ".")
let type = TypeIdentifier(rawValue: CommandLine.arguments.last ?? "")
let file = folder.appending(path: "large")
try writeFile(file, mebibytes: mebibytes)
try await attachment(file, mebibytes: mebibytes)
print("peak", memory("VmHWM"))
print("payload", try await payload(file, mebibytes: mebibytes))
try FileManager.default.removeItem(at: file)
// Item providers are released with the tasks that hold them.
var left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
for _ in 0..<1_000 where !left.isEmpty {
    try await Task.sleep(nanoseconds: 1_000_000)
    left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
}
for name in left { print("left", name) }
