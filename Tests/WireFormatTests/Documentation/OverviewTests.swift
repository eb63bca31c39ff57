import Foundation
import Testing
import WireFormat

/// The code of the module's overview compiles and works.
struct OverviewTests {
    @Test func theOverviewExampleReadsATitle() throws {
        let bytes = Data(#"{"title": "A post"}"#.utf8)
        let document = try WireDocument(bytes)
        let title = document["/title"]?.stringValue
        #expect(title == "A post")
    }
}
