import Foundation
import Testing
import UniformTypes

/// The code of the module's overview compiles and works.
struct OverviewTests {
    @Test func theOverviewExampleFindsTypes() {
        let bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let type = TypeIdentifier(filenameExtension: "png")
        let isImage = type?.conforms(to: .image)
        let found = TypeIdentifier(detecting: bytes)
        #expect(type == .png && isImage == true && found == .png)
    }
}
