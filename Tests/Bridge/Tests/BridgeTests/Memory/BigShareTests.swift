import Foundation
import Testing

/// A large attachment passes in both ways without being in memory.
struct BigShareTests {
    @Test func aLargeAttachmentIsNeverInMemory() throws {
        let folder = try TestFolder()
        let lines = try Program("BigShare")
            .lines(["384", folder.url.path], temporaryFolder: folder.url)
        // Nothing is left in the temporary folder.
        #expect(lines.map { $0.split(separator: " ")[0] } == ["peak", "payload"], "\(lines)")
        for line in lines {
            let kibibytes = try #require(line.split(separator: " ").last.flatMap { Int($0) })
            #expect((1 << 10)..<(40 << 10) ~= kibibytes, "\(line) KiB")
        }
    }
}
