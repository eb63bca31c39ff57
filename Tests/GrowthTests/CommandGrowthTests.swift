import Foundation
import TestSupport
import Testing

/// The work and output of each command grow linearly with its files and arguments.
///
/// Other suites cover payloads (`PayloadGrowthTests`), receivers (`TargetGrowthTests`) and catalogs
/// (`CatalogGrowthTests`).
@Suite(.enabled(if: WorkCounter.isAvailable))
struct CommandGrowthTests {
    @Test func commandsOnFilesOfAPayloadGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(
                ItemShapes.all + EncodingShapes.json + BinaryShapes.all, PayloadOperation.files)
        }
    }

    @Test func linesGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            let lines = ["{}", "", #"{"version":"1.0"}"#].map { line in
                Shape("lines: \(line)", count: 96) { count in
                    Data(String(repeating: line + "\n", count: count).utf8)
                }
            }
            await check(lines, [.tool("validate", "--lines", "--jobs", "1")])
        }
    }

    @Test func importGrowsLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(UpstreamShapes.all, PayloadOperation.imports)
        }
    }

    @Test func receiversOfManyAttachmentsGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(ReceiverShapes.all, ReceiverOperations.all)
        }
    }

    @Test func inboxesGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(InboxShapes.all, InboxOperations.all)
            await check(InboxShapes.withTokens, InboxOperations.withTokens)
            await check(InboxShapes.withPayloads, InboxOperations.withPayloads)
        }
    }

    @Test func vectorsGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(KitShapes.vectors, KitOperations.ofVectors)
        }
    }

    @Test func answersGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(KitShapes.answers, KitOperations.ofAnswers)
        }
    }

    @Test func argumentsGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            for (shape, operations) in ArgumentShapes.all { await check([shape], operations) }
        }
    }
}
