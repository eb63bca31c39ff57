import Foundation
import Testing
import WireFormat

/// The encoding that the first bytes determine.
struct RecognitionTests {
    @Test(arguments: [
        ("{}", "json"), (" \t\r\n{ }", "json"), ("[]", "json"), ("\"\"", "json"), ("-1", "json"),
        ("0", "json"), ("9", "json"), ("true", "json"), ("false", "json"), ("{ \"a\":1}", "json"),
        ("<plist><true/></plist>", "xml"), (" \n<plist><true/></plist>", "xml"),
        ("\u{FEFF}<plist><true/></plist>", "xml"),
    ])
    func textIsRecognizedAsJSONOrXML(_ text: String, _ encoding: String) throws {
        #expect(try read(text).encoding.description == encoding)
    }

    @Test func binaryPropertyListsAreRecognized() throws {
        #expect(try WireDocument(BinaryList([[0x09]]).data).encoding == .binary)
    }

    @Test(arguments: [
        FaultCase("", "encoding.unrecognized", at: 0),
        FaultCase(" \n", "encoding.unrecognized", at: 2),
        FaultCase("x", "encoding.unrecognized", at: 0),
        FaultCase("\u{0}", "encoding.unrecognized", at: 0),
        FaultCase("'a'", "encoding.unrecognized", at: 0),
        FaultCase("+1", "encoding.unrecognized", at: 0),
        FaultCase("/x", "encoding.unrecognized", at: 0),
        FaultCase("\u{FEFF}", "encoding.unrecognized", at: 3),
        FaultCase("bplis", "encoding.unrecognized", at: 0),
        FaultCase("( a, b )", "encoding.openstep", at: 0),
        FaultCase("{ a = 1; }", "encoding.openstep", at: 0),
        FaultCase(" {a=1;}", "encoding.openstep", at: 1),
        FaultCase("{'a' = 1}", "encoding.openstep", at: 0),
        FaultCase("{1:1}", "encoding.openstep", at: 0),
        FaultCase("{,}", "encoding.openstep", at: 0),
        FaultCase("/* a */ {}", "encoding.openstep", at: 0),
        FaultCase("// a", "encoding.openstep", at: 0),
        FaultCase("{ ", "json.truncated", at: 2),
        FaultCase("\u{FEFF}{\"a\":1}", "json.byte-order-mark", at: 0),
        FaultCase("bplist15", "binary.header", at: 6),
        FaultCase("bplist", "binary.header", at: 6), FaultCase("bplist0", "binary.header", at: 7),
    ])
    func unknownAndOpenStepFormatsAreRefused(_ one: FaultCase) throws {
        try one.check()
    }

    @Test func textInUTF16IsReadAsXML() throws {
        #expect(fault(Data([0xFE, 0xFF]))?.code == .xmlTruncated)
        #expect(fault(Data([0xFF, 0xFE, 0x7B, 0x00]))?.code == .xmlSyntax)
        #expect(fault(Data([0xFF, 0xFE, 0x00, 0x00]))?.code == .xmlCharacter)
    }
}
