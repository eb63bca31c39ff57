import Testing
import XExtensionItem

struct FormatVersionTests {
    @Test(arguments: ["1.0", "1.10", "99999.99999", "10.0"])
    func readsMajorAndMinorNumbers(_ text: String) {
        #expect(FormatVersion(text)?.description == text)
    }

    @Test(arguments: [
        "", "1", "1.", ".1", "0.1", "01.0", "1.00", "1.01", "100000.0", "1.100000", "1.0.0", "1.0 ",
        "+1.0", "1.-0", "١.0", "1,0",
    ])
    func refusesMalformedVersions(_ text: String) {
        #expect(FormatVersion(text) == nil)
    }

    @Test func comparesAsTwoIntegers() throws {
        let nine = try #require(FormatVersion("1.9"))
        let ten = try #require(FormatVersion("1.10"))
        #expect(nine < ten)
        #expect(try ten < #require(FormatVersion("2.0")))
    }
}
