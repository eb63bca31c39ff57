import Foundation
import SeededRandom
import TestSupport
import Testing
import WireFormat

/// Small documents with each byte changed: each is refused, or read as a value that every encoding
/// can represent.
struct MutationTests {
    static let json =
        #"{"a":[1,-2.5e1,true,null,"\u00e9\ud83d\ude00"],"b":{"$date":"2026-11-20T01:02:03.250Z"},"#
        + #""c":{"$data":"QUI="},"d":{"$$x":{"$string":"AQ=="}},"e":{"$url":"a:b"},"f":{"$q":1}}"#

    static let xml =
        "<?xml version=\"1.0\"?><plist><dict><key>a&amp;</key><array><real>1.5</real><true/></array>"
        + "<key>b</key><data>QQ==</data><key>c</key><string>é<![CDATA[x]]><!--y-->&#13;</string>"
        + "<key>d</key><dict><key>$string</key><string>AQ==</string></dict><key>e</key>"
        + "<date>2026-11-20T01:02:03Z</date><key>f</key><integer>-0x1F</integer></dict></plist>"

    @Test(arguments: [json, xml])
    func documentsWithAChangedByteAreRefusedOrRoundTrip(_ text: String) throws {
        let data = Data(text.utf8)
        #expect(fault(data) == nil)
        let step = TestExtent.count(61, of: 17)
        for index in data.indices {
            for byte in stride(from: index % step, through: 238, by: step) {
                var mutant = data
                mutant[index] = UInt8(byte)
                guard let document = try? WireDocument(mutant) else { continue }
                _ = document.places(of: document.findings.map(\.node))
                guard let value = document.value(at: .root) else { continue }
                let canonical = try document.encoded(as: .json, keepsNulls: true)
                #expect(
                    try WireDocument(canonical).encoded(as: .json, keepsNulls: true) == canonical)
                let json = try? value.encoded(as: .json)
                #expect(json.map { fault($0) == nil } ?? true)
            }
        }
    }

    /// Removes a random part of a document, or repeats the part elsewhere.
    @Test(arguments: [json, xml])
    func documentsWithRemovedOrRepeatedPartsAreRefusedOrRoundTrip(_ text: String) throws {
        let data = Data(text.utf8)
        var random = SplitMix64(seed: 1)
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<1_000 {
            let start = random.below(data.count)
            let end = min(data.count, start + 1 + random.below(30))
            let place = random.below(data.count)
            let mutant = data[..<place] + data[start..<end] + data[place...]
            for bytes in [mutant, data[..<start] + data[end...]] {
                do throws(PayloadError) {
                    let canonical = try WireDocument(bytes).encoded(as: .json, keepsNulls: true)
                    let again = try WireDocument(canonical).encoded(as: .json, keepsNulls: true)
                    #expect(again == canonical)
                    readCount += 1
                } catch {
                    #expect(0...bytes.count ~= error.location?.offset ?? 0)
                    refusedCount += 1
                }
            }
        }
        #expect(readCount > 0 && refusedCount > 0)
    }
}
