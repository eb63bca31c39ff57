import Foundation
import Testing

/// A large file passes as an attachment and in a payload, and is never loaded into memory.
struct BigShareTests {
    @Test(arguments: [("public.mpeg-4", 384), ("public.json", 96), ("public.plain-text", 96)])
    func largeAttachmentsAreNeverInMemory(_ type: String, _ mebibytes: Int) throws {
        let folder = try TestFolder()
        let lines = try Program("BigShare")
            .lines(["\(mebibytes)", folder.url.path, type], temporaryFolder: folder.url)
        // Nothing is left in the temporary folder.
        #expect(lines.map { $0.split(separator: " ")[0] } == ["peak", "payload"], "\(lines)")
        for line in lines {
            let kibibytes = try #require(line.split(separator: " ").last.flatMap { Int($0) })
            #expect((1 << 10)..<(40 << 10) ~= kibibytes, "\(line) KiB")
        }
    }
}
