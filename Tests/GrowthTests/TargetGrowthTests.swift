import Foundation
import TestSupport
import Testing

/// The work to find the receivers of an item grows linearly with the item and the receivers.
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

/// The output is bounded by the input.
struct TargetOutputTests {
    @Test func outputIsBoundedByInput() async {
        let commands = ["targets", "targets --json", "targets --explain", "rule check"]
        for (place, shape) in TargetShapes.all.enumerated() {
            for (number, words) in commands.enumerated()
            where (place + number) % TestExtent.step(24) == 0 {
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
