import Foundation
import TestSupport
import Testing
import WireFormat

/// Work on a payload grows linearly with the payload, for every repeated construct.
///
/// Each test runs in its own process, so that no other work is counted. It combines each operation
/// with a sixteenth of the shapes, and each shape with a sixteenth of the operations; with `TESTS=all`
/// in the environment, all of them.
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

    @Test func writingToleratedValuesGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(
                ItemShapes.tolerated, PayloadOperation.writings + PayloadOperation.resolutions)
        }
    }

    @Test func readingTheLinesOfATesteeGrowsLinearly() async {
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

/// Checks all operations with all shapes, and that each operation applies to at least one shape.
func check<Input>(
    _ shapes: [Shape<Input>], _ operations: [Operation<Input>],
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    guard let counter = WorkCounter.begin() else {
        Issue.record("cannot count the work of this process", sourceLocation: sourceLocation)
        return
    }
    let step = TestExtent.step(16)
    for (number, operation) in operations.enumerated() {
        var doneCount = 0
        for (place, shape) in shapes.enumerated() {
            guard (place + number) % step == 0 else { continue }
            if await Growth.check(shape, operation, counter) { doneCount += 1 }
        }
        // If an operation applies to few shapes, check one of them.
        for shape in shapes where doneCount == 0 {
            if await Growth.check(shape, operation, counter) { doneCount += 1 }
        }
        #expect(
            doneCount > 0 || shapes.count < step,
            "\(operation.name) applies to no shape", sourceLocation: sourceLocation)
    }
}
