import Foundation
import TestSupport
import Testing
import WireFormat

/// Decoding an item, and each command, takes at most 16 times the size of the input plus 32 MB.
///
/// The tests require half of that: every operation takes less today, and the full bound could hide
/// a list that is built completely before it is truncated. They use the shapes that once took the
/// most memory, with inputs of 2 MB; `MEMORY_BYTES=8000000` in the environment selects all shapes,
/// with inputs of that size. Without it, each shape runs with a sixth of the operations.
@Suite(.enabled(if: MemoryMeter.isAvailable))
struct MemoryBoundTests {
    @Test func memoryIsBoundedForJSON() async {
        await #expect(processExitsWith: .success) {
            await checkMemory(MemoryShapes.json)
        }
    }

    @Test func memoryIsBoundedForXML() async {
        await #expect(processExitsWith: .success) {
            await checkMemory(MemoryShapes.xml)
        }
    }

    @Test func memoryIsBoundedForBinaryLists() async {
        await #expect(processExitsWith: .success) {
            await checkMemory(MemoryShapes.binary)
        }
    }
}

/// The shapes whose memory is measured, and their size.
private enum MemoryShapes {
    private static let requestedByteCount =
        ProcessInfo.processInfo.environment["MEMORY_BYTES"].flatMap { Int($0) }
    static let byteCount = requestedByteCount ?? 2_000_000
    static var isComplete: Bool { requestedByteCount != nil }

    static let json = select(
        ItemShapes.all + EncodingShapes.json,
        [
            "activities: empty", "additional-attachments: 5", #"title: \u0000"#, "tags: null",
        ])
    static let xml = select(
        ItemShapes.all.map { $0.encoded(as: .xml) } + EncodingShapes.xml + EncodingShapes.utf16,
        ["activities: titles in xml", "line ends in UTF-16"])
    static let binary = select(
        ItemShapes.all.map { $0.encoded(as: .binary) } + BinaryShapes.all,
        [
            "additional-attachments: a shared dictionary with an unknown key, binary",
            "overlays that share one object", "values: a shared null, binary",
        ])

    private static func select(
        _ shapes: [PayloadShape], _ names: Set<String>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [PayloadShape] {
        guard requestedByteCount == nil else { return shapes }
        let selected = shapes.filter { names.contains($0.name) }
        #expect(Set(selected.map(\.name)) == names, sourceLocation: sourceLocation)
        return selected
    }
}

/// Checks the bound for reading and for all commands, with each shape.
private func checkMemory(
    _ shapes: [PayloadShape], sourceLocation: SourceLocation = #_sourceLocation
) async {
    let operations =
        PayloadOperation.readings + PayloadOperation.checks[1...2]
        + PayloadOperation.conversions.dropFirst()
    let step = MemoryShapes.isComplete ? 1 : TestExtent.count(12, of: 3)
    for (place, shape) in shapes.enumerated() {
        guard let input = shape.input(ofByteCount: MemoryShapes.byteCount) else { continue }
        let bound = 8 * input.count + 16_000_000
        for (number, operation) in operations.enumerated() where (place + number) % step == 0 {
            guard let task = operation.prepare(input) else { continue }
            guard let peak = await MemoryMeter.peak(of: task) else {
                Issue.record(
                    "cannot measure the memory of this process", sourceLocation: sourceLocation)
                return
            }
            #expect(
                peak <= bound,
                "\(operation.name) of \(input.count) bytes of \(shape.name) takes \(peak) bytes",
                sourceLocation: sourceLocation)
        }
    }
}

extension PayloadShape {
    /// Returns an input of about `byteCount` bytes; nil if the encoding cannot represent the
    /// construct.
    fileprivate func input(ofByteCount byteCount: Int) -> Data? {
        let (one, two) = (make(count).count, make(2 * count).count)
        guard two > one else { return nil }
        return make(max(count, byteCount * count / (two - one)))
    }
}
