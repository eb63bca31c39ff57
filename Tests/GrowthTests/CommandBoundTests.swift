import Foundation
import TestSupport
import Testing

@testable import XItemCommands

/// The time and memory of commands that read many payloads, or write many files.
///
/// Each test runs in its own process.
struct CommandBoundTests {
    @Test(.enabled(if: WorkCounter.isAvailable))
    func namesOfUnnamedAttachmentsAreFoundInLinearTime() async {
        await #expect(processExitsWith: .success) {
            let naming = Operation<Int>("naming") { count in
                {
                    var names = UniqueNames()
                    for _ in 0..<count { _ = names.unique("attachment.txt") }
                }
            }
            let long = String(repeating: "a", count: 247)
            let cutting = Operation<Int>("naming with long names") { count in
                {
                    var names = UniqueNames()
                    for number in 0..<(2 * count) {
                        _ = names.unique("\(long)\(1_000 + number / 2).txt")
                    }
                }
            }
            await check([Shape("unnamed attachments", count: 60) { $0 }], [naming, cutting])
        }
    }

    /// 1,000 findings in each line, whose pointers take a thousand times the memory of the line.
    @Test(.enabled(if: MemoryMeter.isAvailable))
    func linesOfLongKeysTakeBoundedMemory() async {
        await #expect(processExitsWith: .success) {
            let line = faultyPayload(keyLength: 10_000) + Data("\n".utf8)
            let input = (0..<8).reduce(into: Data()) { input, _ in input += line }
            await expectMemory(below: 64_000_000, ["validate", "--lines", "--jobs", "1"], input)
        }
    }

    /// An empty line is a finding. Its report takes 250 times the memory of the line.
    @Test(.enabled(if: MemoryMeter.isAvailable && TestExtent.isWhole))
    func emptyLinesTakeBoundedMemory() async {
        await #expect(processExitsWith: .success) {
            let input = Data(repeating: UInt8(ascii: "\n"), count: 100_000)
            await expectMemory(below: 40_000_000, ["validate", "--lines", "--jobs", "1"], input)
        }
    }

    /// 1,000 findings whose pointers share a long key.
    @Test(.enabled(if: MemoryMeter.isAvailable))
    func findingsOfACatalogTakeBoundedMemory() async {
        await #expect(processExitsWith: .success) {
            let key = String(repeating: "k", count: 100_000)
            let nulls = Array(repeating: "null", count: 1_000).joined(separator: ",")
            let text = #"{"app-catalog": "1.0", "types": [], "\#(key)": [\#(nulls)]}"#
            for options in [["--json"], []] {
                await expectMemory(
                    below: 32_000_000, ["links", "check"] + options + ["-"], Data(text.utf8))
            }
        }
    }

    @Test(.enabled(if: MemoryMeter.isAvailable && TestExtent.isWhole))
    func aFolderOfFaultyPayloadsTakesBoundedMemory() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("check-\(UUID().uuidString)")
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for number in 0..<8 {
                try? faultyPayload(keyLength: 10_000).write(
                    to: folder.appendingPathComponent("\(number).json"))
            }
            await expectMemory(below: 48_000_000, ["conformance", "check", folder.path], Data())
        }
    }
}

/// A payload with 1,000 findings in a member with a long name.
private func faultyPayload(keyLength: Int) -> Data {
    let key = String(repeating: "k", count: keyLength)
    let values = Array(repeating: #"{"$date":5}"#, count: 1000).joined(separator: ",")
    return Data(#"{"version":"1.0","user-info":{"\#(key)":[\#(values)]}}"#.utf8)
}

/// Runs the tool and discards its output.
private func expectMemory(
    below bound: Int, _ arguments: [String], _ input: Data,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    var position = 0
    let console = Console(
        write: { _ in .written }, writeError: { _ in }, readInput: { input },
        readPiece: { buffer in
            let piece = input.dropFirst(position).prefix(buffer.count)
            position += piece.count
            return piece.copyBytes(to: buffer)
        }, isStyled: false)
    let peak = await MemoryMeter.peak { _ = await Tool.run(arguments, console: console) }
    #expect(
        peak.map { $0 < bound } == true, "\(arguments) takes \(peak ?? 0) bytes",
        sourceLocation: sourceLocation)
}
