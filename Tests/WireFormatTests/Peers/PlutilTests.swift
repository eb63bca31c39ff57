import Foundation
import Testing
import WireFormat

/// Apple's `plutil` reads the output of this library.
///
/// The documents have no control characters, because `plutil` copies control characters from a
/// binary list to XML unchanged.
@Suite(.enabled(if: Program.hasPlutil))
struct PlutilTests {
    @Test func plutilReadsAndConvertsTheOutput() throws {
        let folder = try TemporaryFolder()
        let text =
            #"{"a":[1,-2.5,true,"é<&>",{"$data":"QUJD"},{"$date":"2026-11-20T01:02:03Z"}],"b":{},"c":{"$url":"a:b"}}"#
        let document = try read(text)
        for encoding in [WireEncoding.xml, .binary] {
            try folder.write(document.encoded(as: encoding), "in.plist")
            let input = folder.url.appending(path: "in.plist").path
            let lint = try Program.run("plutil", ["-lint", input])
            #expect(lint.status == 0, "\(lint.output)")
            for form in ["xml1", "binary1"] {
                let output = folder.url.appending(path: "out.plist").path
                let run = try Program.run("plutil", ["-convert", form, "-o", output, input])
                #expect(run.status == 0, "\(run.output)")
                let again = try WireDocument(folder.read("out.plist"))
                #expect(
                    try again.encoded(as: .json) == document.encoded(as: .json),
                    "\(encoding) \(form)")
            }
        }
    }
}
