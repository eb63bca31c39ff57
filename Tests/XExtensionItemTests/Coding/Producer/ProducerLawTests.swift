import Foundation
import Testing
import XExtensionItem

/// Whatever is in an item: it is refused with the findings of strict reading, or what is written is read
/// strictly, and gives an equal item.
struct ProducerLawTests {
    private static let partCount = 100

    @Test(arguments: 0..<partCount)
    func holdsOfHostileItems(_ part: Int) {
        let count = 100_000 / Self.partCount
        for number in 0..<count {
            let seed = UInt64(part * count + number)
            var random = HostileItem(seed: seed)
            let item = random.item()
            Self.check(item, as: WireEncoding.all[number % 3], "seed \(seed)")
        }
    }

    private static func check(
        _ item: ExtensionItem, as encoding: WireEncoding, _ comment: Comment
    ) {
        let bytes: Data
        do {
            bytes = try item.encoded(as: encoding)
        } catch {
            return check(error, of: item, comment)
        }
        let read = try? ExtensionItem(decoding: bytes, reading: .strict)
        #expect(read == item, comment)
    }

    private static func check(
        _ error: PayloadError, of item: ExtensionItem, _ comment: Comment
    ) {
        let draft = ExtensionItem.findings(in: Data(PlainDraft(item).text.utf8))
        #expect(lines(error.findings) == lines(draft), comment)
    }

    private static func lines(_ findings: [Finding]) -> [String] {
        findings.map { "\($0.id.rawValue) \($0.pointer)" }
    }

    /// Most of what the generator makes is refused, and enough is not; every finding of an item that
    /// it can break occurs.
    @Test func theItemsAreHostile() {
        var refused = 0
        var ids: Set<String> = []
        for seed in 0..<3_000 {
            var random = HostileItem(seed: UInt64(seed))
            let item = random.item()
            let found = (try? refusal { try item.encoded(as: .json) }) ?? []
            refused += found.isEmpty ? 0 : 1
            ids.formUnion(found.compactMap { $0.split(separator: " ").first.map(String.init) })
        }
        #expect(600...2_700 ~= refused, "\(refused)")
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
