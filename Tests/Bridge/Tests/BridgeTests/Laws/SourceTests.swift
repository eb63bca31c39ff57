import Foundation
import Testing

struct SourceTests {
    /// On macOS, Foundation exports Core Graphics. On Apple's other systems, a file that imports only
    /// Foundation does not see the members that Core Graphics adds to structures of Core Foundation. The
    /// compiler on Linux accepts such a file, so this test searches the sources.
    @Test func filesWithoutUIKitUseNoMembersOfCoreGraphics() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../../Sources/XExtensionItemProviders").standardized
        let files = try #require(
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            guard source.contains("CG"), !source.contains("import UIKit") else { continue }
            count += 1
            for member in [".zero", ".infinite", ".null", "CGRect(", "CGPoint(x", "CGSize(w"] {
                #expect(!source.contains(member), "\(file.lastPathComponent): \(member)")
            }
        }
        #expect(count > 0)
    }
}
