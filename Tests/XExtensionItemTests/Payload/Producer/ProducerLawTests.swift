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
            let encoding = WireEncoding.all[seed % WireEncoding.all.count]
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
            let law = EditorLaw(
                item.findings, as: WireEncoding.all[seed % WireEncoding.all.count], "seed \(seed)")
            law.checkUntouched(item)
            random.edit(&item)
            law.checkEdited(item)
        }
    }

    /// The generator creates enough valid and invalid items, and every finding of items occurs.
    @Test func hostileItemsCauseEveryFindingOfAnItem() {
        let codes = FindingCatalog.entries.keys.filter {
            !PayloadError(findings: [Finding(code: $0, pointer: "", message: "")]).isOfReading
        }
        var missing = Set(codes.map(\.rawValue)).subtracting(Self.unbreakable)
        var (count, refused) = (0, 0)
        while count < 1_500, count < 200 || !missing.isEmpty {
            var random = HostileItem(seed: UInt64(count))
            let item = random.item()
            let found = (try? refusal { try item.encoded(as: .json) }) ?? []
            refused += found.isEmpty ? 0 : 1
            let ids = Set(found.compactMap { $0.split(separator: " ").first.map(String.init) })
            missing.subtract(ids)
            #expect(ids.isDisjoint(with: Self.unbreakable))
            count += 1
        }
        #expect(missing == [], "\(missing)")
        #expect(count / 5...count * 9 / 10 ~= refused, "\(refused) of \(count)")
    }

    /// The codes that no item can cause: a writer writes these values correctly, or a small item does not
    /// exceed the limit.
    private static let unbreakable: Set<String> = [
        "activity.member", "color.malformed", "data.base64", "limit.data", "limit.document",
        "limit.number", "limit.string", "limit.text", "limit.values", "must-understand.unknown",
        "number.imprecise", "tag.needless", "text.empty-run", "text.equal-runs", "value.null",
        "version.malformed", "version.missing", "version.unsupported",
    ]
}

extension PayloadError {
    /// Whether the error is about the syntax of a document, or about reading or writing a file.
    fileprivate var isOfReading: Bool {
        let isOfFile = findings.contains { [.input, .output].contains($0.code) }
        return reason == .notAPayload || isOfFile
    }
}
