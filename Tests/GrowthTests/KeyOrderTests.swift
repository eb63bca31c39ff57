import Foundation
import Testing
import XExtensionItem

/// Programs write the members of a dictionary in any order, so small dictionaries with unsorted keys
/// are common. The search for duplicate keys copies none of their keys.
@Suite(.enabled(if: WorkCounter.isAvailable))
struct KeyOrderTests {
    @Test func unsortedKeysAreNotCopied() async {
        await #expect(processExitsWith: .success) {
            let sorted = try allocations(of: #""text":"a","type-identifier":"public.text""#)
            let unsorted = try allocations(of: #""type-identifier":"public.text","text":"a""#)
            #expect(sorted > 1_000)
            #expect(unsorted < sorted + 1_000, "\(unsorted) allocations instead of \(sorted)")
        }
    }
}

/// Returns the number of allocations for reading 1,000 attachments with the same members.
private func allocations(of members: String) throws -> Int {
    let attachment = #"{"representations":[{\#(members)}]}"#
    let attachments = Array(repeating: attachment, count: 1_000).joined(separator: ",")
    let payload = Data(
        #"{"additional-attachments":[\#(attachments)],"main-attachment":\#(attachment),"version":"1.0"}"#
            .utf8)
    let counter = try #require(WorkCounter.begin())
    let before = counter.total
    let item = try ExtensionItem(decoding: payload, reading: .strict)
    let after = counter.total
    #expect(item.attachments.count == 1_001)
    return (after - before).allocations
}
