import Foundation
import Testing

/// Asking which receivers are offered an item grows no faster than the item and the receivers.
@Suite(.enabled(if: WorkCounter.isAvailable))
struct TargetGrowthTests {
    @Test func declaredTypesGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(TargetShapes.types, TargetOperation.ofReceivers)
        }
    }

    @Test func rulesGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(TargetShapes.rules, TargetOperation.ofReceivers)
        }
    }

    @Test func manifestsGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(TargetShapes.manifests, TargetOperation.ofReceivers)
        }
    }

    @Test func itemsGrowLinearly() async {
        await #expect(processExitsWith: .success) {
            await check(
                TargetShapes.items,
                TargetOperation.ofItems + [.command("map --to web", option: "--target")])
        }
    }
}

/// No answer is much longer than the question.
struct TargetOutputTests {
    @Test func outputIsBoundedByInput() async {
        for shape in TargetShapes.all {
            for words in ["targets", "targets --json", "targets --explain", "rule check"] {
                let input = shape.make(16 * shape.count)
                let option = input.target == nil ? nil : words == "rule check" ? "--" : "--target"
                guard let run = TargetRun(words, option: option, input) else { continue }
                let count = await run.outputByteCount()
                #expect(
                    count <= 8 * input.byteCount + 40_000,
                    "\(words) of \(input.byteCount) bytes of \(shape.name): \(count) bytes")
            }
        }
    }
}
