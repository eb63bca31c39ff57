import Foundation
import Testing
import XExtensionItem

/// Reading keeps the text of each URL, and creates the `URL` on request.
@Suite(.enabled(if: WorkCounter.isAvailable))
struct URLCreationTests {
    /// Creating a URL takes two more allocations than keeping only its text.
    @Test func readingCreatesNoURL() async {
        await #expect(processExitsWith: .success) {
            let texts = try allocations(of: "text", "public.html")
            let urls = try allocations(of: "url", "public.url")
            #expect(texts > 1_000)
            #expect(urls < texts + 1_000, "\(urls) allocations instead of \(texts)")
        }
    }
}

/// Returns the number of allocations for reading 1,000 attachments of one member.
private func allocations(of member: String, _ type: String) throws -> Int {
    let text = "https://example.com/2026/11/an-article-with-a-long-name?number="
    let attachments = (0..<1_000).map { number in
        #"{"representations":[{"type-identifier":"\#(type)","\#(member)":"\#(text)\#(number)"}]}"#
    }
    let payload = """
        {"version":"1.0","main-attachment":\(attachments[0]),
         "additional-attachments":[\(attachments.joined(separator: ","))]}
        """
    let counter = try #require(WorkCounter.begin())
    let before = counter.total
    let item = try ExtensionItem(decoding: Data(payload.utf8), reading: .strict)
    let after = counter.total
    #expect(item.attachments.count == 1_001)
    return (after - before).allocations
}
