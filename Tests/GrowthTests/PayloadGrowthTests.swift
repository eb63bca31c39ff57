import Foundation
import TestSupport
import Testing
import WireFormat

/// Nothing that is done with a payload grows faster than the payload, whatever repeats in it.
///
/// Each test is a process of its own, in which nobody else's work is counted. It asks each operation with
/// an eighth of the shapes, and each shape with an eighth of the operations; with `TESTS=all` in the
/// environment, all of them.
@Suite(.enabled(if: WorkCounter.isAvailable))
struct PayloadGrowthTests {
    @Test func readingAndWritingJSONGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(ItemShapes.all + EncodingShapes.json, PayloadOperation.all)
        }
    }

    @Test func readingXMLGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            let shapes = ItemShapes.all.map { $0.encoded(as: .xml) }
            await check(shapes, PayloadOperation.readings)
            await check(EncodingShapes.xml + EncodingShapes.utf16, PayloadOperation.all)
        }
    }

    @Test func readingBinaryListsGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            let shapes = ItemShapes.all.map { $0.encoded(as: .binary) }
            await check(shapes, PayloadOperation.readings)
            await check(BinaryShapes.all, PayloadOperation.all)
        }
    }

    @Test func checkingWithTheToolGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(ItemShapes.all, PayloadOperation.checks)
            await check(
                EncodingShapes.json + EncodingShapes.xml + BinaryShapes.all,
                [PayloadOperation.checks[1], PayloadOperation.checks[2]])
        }
    }

    @Test func convertingWithTheToolGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(ItemShapes.all, PayloadOperation.conversions)
            await check(
                EncodingShapes.json + EncodingShapes.xml + BinaryShapes.all,
                Array(PayloadOperation.conversions.prefix(3)))
        }
    }

    @Test func writingBackWhatWasToleratedGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(
                ItemShapes.tolerated, PayloadOperation.writings + PayloadOperation.resolutions)
        }
    }

    @Test func takingTheLinesOfATesteeGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            let lines = Shape("lines", count: 400) { count in
                Data(
                    String(repeating: "{}" + String(repeating: " ", count: 98) + "\n", count: count)
                        .utf8)
            }
            await check([lines], TesteeOperations.all)
        }
    }

    @Test func reportsGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(ReportShapes.all, PayloadOperation.reports)
        }
    }
}

/// Checks all operations with all shapes, and that each operation can be done with some of them.
func check<Input>(
    _ shapes: [Shape<Input>], _ operations: [Operation<Input>],
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    guard let counter = WorkCounter.begin() else {
        Issue.record("the work of this process cannot be counted", sourceLocation: sourceLocation)
        return
    }
    let step = TestExtent.step(8)
    for (number, operation) in operations.enumerated() {
        var doneCount = 0
        for (place, shape) in shapes.enumerated() {
            guard (place + number) % step == 0 else { continue }
            if await Growth.check(shape, operation, counter) { doneCount += 1 }
        }
        // An operation that can be done with few shapes is asked with one of them.
        for shape in shapes where doneCount == 0 {
            if await Growth.check(shape, operation, counter) { doneCount += 1 }
        }
        #expect(
            doneCount > 0 || shapes.count < step,
            "\(operation.name) could be done with no shape", sourceLocation: sourceLocation)
    }
}
