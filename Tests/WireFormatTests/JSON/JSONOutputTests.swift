import Foundation
import Testing

@testable import WireFormat

/// The exact text of JSON output, compact and with line breaks.
struct JSONOutputTests {
    @Test func onlyControlsQuotesAndBackslashesAreEscaped() throws {
        let all = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
        let value: WireValue = [.string(all), "\"\\/\u{7F}\u{80}\u{2028}\u{FFFF}\u{10FFFF}"]
        let expected =
            #"["\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f"#
            + #"\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f","#
            + "\"\\\"\\\\/\u{7F}\u{80}\u{2028}\u{FFFF}\u{10FFFF}\"]"
        #expect(try value.encoded(as: .json) == Data(expected.utf8))
    }

    @Test func prettyOutputIsIndentedWithTagsOnOneLine() throws {
        let text =
            #"{"b":[1,[],{},{"c":"d"}],"a":{"$data":"QQ=="},"d":{"$url":"a:b"},"e":{"$x":true}}"#
        let expected = """
            {
              "a": { "$data": "QQ==" },
              "b": [
                1,
                [],
                {},
                {
                  "c": "d"
                }
              ],
              "d": { "$url": "a:b" },
              "e": {
                "$x": true
              }
            }

            """
        #expect(
            String(decoding: try read(text).encoded(as: .json, isPretty: true), as: UTF8.self)
                == expected)
        #expect(
            String(decoding: try read("{}").encoded(as: .json, isPretty: true), as: UTF8.self)
                == "{}\n")
    }

    @Test func uidIsNotWritten() {
        for encoding in WireEncoding.all {
            let error = #expect(throws: PayloadError.self) {
                try (["CF$UID": 1] as WireValue).encoded(as: encoding)
            }
            #expect(error?.code == .uid)
        }
    }
}
