import Foundation
import TestSupport
import Testing
import XExtensionItem

/// Writing any item either fails with the findings of strict reading, or produces a payload that strict
/// reading accepts and that gives an equal item.
///
/// The environment variable `PRODUCER_ITEMS=100000` sets the number of items.
struct ProducerLawTests {
    private static let partCount = 8
    private static let itemCount =
        ProcessInfo.processInfo.environment["PRODUCER_ITEMS"].flatMap { Int($0) }
        ?? TestExtent.count(400, of: 1_200)

    @Test(arguments: 0..<partCount)
    func hostileItemsAreRefusedOrWrittenValid(_ part: Int) throws {
        for seed in stride(from: part, to: Self.itemCount, by: Self.partCount) {
            var random = HostileItem(seed: UInt64(seed))
            let item = random.item()
            let encoding = WireEncoding.all[seed % 3]
            try ProducerLaw(item, as: encoding, hasFile: random.hasFile, "seed \(seed)")
                .check(writesFiles: seed % 50 == 0)
        }
    }

    /// Values that were read are written back, and invalid edits are refused.
    @Test(arguments: 0..<partCount)
    func readItemsAreWrittenBackUnlessAnEditBreaksThem(_ part: Int) throws {
        for seed in stride(from: part, to: Self.itemCount / 4, by: Self.partCount) {
            var random = HostileItem(seed: UInt64(seed))
            let draft = Data(PlainDraft(random.item()).text.utf8)
            guard var item = try? ExtensionItem(decoding: draft) else { continue }
            let law = EditorLaw(item.findings, as: WireEncoding.all[seed % 3], "seed \(seed)")
            law.checkUntouched(item)
            random.edit(&item)
            law.checkEdited(item)
        }
    }

    /// The generator creates enough valid and invalid items, and every finding of items occurs.
    @Test func hostileItemsCauseEveryFindingOfAnItem() {
        var refused = 0
        var ids: Set<String> = []
        for seed in 0..<1_500 {
            var random = HostileItem(seed: UInt64(seed))
            let item = random.item()
            let found = (try? refusal { try item.encoded(as: .json) }) ?? []
            refused += found.isEmpty ? 0 : 1
            ids.formUnion(found.compactMap { $0.split(separator: " ").first.map(String.init) })
        }
        #expect(300...1_350 ~= refused, "\(refused)")
        let missing = Self.breakable.subtracting(ids)
        #expect(missing == [], "\(missing)")
    }

    private static let breakable: Set<String> = [
        "activity.name", "file.byte-count", "file.outside-folder", "file.path", "font-size.range",
        "key.unsupported", "limit.depth", "main-attachment.missing", "member.default",
        "member.missing", "member.reserved", "member.type", "member.unknown", "namespace.name",
        "number.overflow", "parameter.key", "representation.content",
        "representation.duplicate-type", "suggested-name.unsafe", "tag.malformed", "tag.unknown",
        "type-identifier.malformed", "type-identifier.media-type", "type-identifier.url",
        "url.malformed", "url.scheme", "user-info.reserved", "value.duplicate-key", "value.uid",
    ]
}
