import Foundation
import TestSupport
import Testing
import XExtensionItem

/// The laws on thousands of items, each reproducible from its seed.
struct UpstreamLawTests {
    @Test(arguments: 1...10)
    func upstreamItemsRoundTripExceptForNamedLosses(_ part: Int) throws {
        for number in 0..<TestExtent.count(30, of: 100) {
            let seed = UInt64(part * 1_000 + number)
            var random = RandomUpstream(seed: seed)
            let namespaces = RandomUpstream.namespaces.filter { _ in random.below(2) == 0 }
            try UpstreamLaw.check(
                random.upstreamItem(), namespaces: namespaces, "seed \(seed)")
        }
    }

    @Test(arguments: 1...10)
    func itemsRoundTripThroughUpstreamExceptForNamedLosses(_ part: Int) throws {
        var checked = 0
        for number in 0..<TestExtent.count(10, of: 25) {
            let seed = UInt64(part * 1_000 + number)
            var random = RandomUpstream(seed: seed, isWritable: true)
            var item = random.item()
            for activity in [ActivityType.mail, .print] where random.below(2) == 0 {
                random.change(&item[activity])
            }
            let bytes = try item.uncheckedData(as: .json)
            // Readers reject the few items whose main attachment is empty.
            guard let read = try? ExtensionItem(decoding: bytes) else { continue }
            for activity in [ActivityType.mail, nil]
            where !read.upstreamItem(for: activity).item.attachments.isEmpty {
                try UpstreamLaw.check(read, for: activity, "seed \(seed)")
                checked += 1
            }
        }
        #expect(checked > TestExtent.count(8, of: 30))
    }

    /// An upstream item that was converted from any item reads without a loss.
    @Test(arguments: 1...10)
    func itemsWrittenForUpstreamReadWithoutLoss(_ part: Int) throws {
        for number in 0..<TestExtent.count(30, of: 100) {
            let seed = UInt64(part * 1_000 + number)
            var random = RandomUpstream(seed: seed)
            let item = random.item()
            let upstream = item.upstreamItem().item
            guard !upstream.attachments.isEmpty else { continue }
            let namespaces = item.parameters.namespaces.filter { $0.contains(".") }
            let (_, losses) = try upstream.extensionItem(namespaces: namespaces)
            #expect(losses == [], "seed \(seed)")
        }
    }

    @Test func sameSeedSameItem() {
        var (one, other) = (RandomUpstream(seed: 7), RandomUpstream(seed: 7))
        #expect(one.item() == other.item())
    }
}
