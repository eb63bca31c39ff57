import Testing

@testable import WireFormat

@Suite struct RawSpanWordsTests {
    /// The wanted byte at every position in ranges of up to three words, among bytes that each
    /// differ from it in one bit.
    @Test(arguments: [0x2E, 0x00, 0xFF, 0x80] as [UInt8])
    func aWantedByteIsFoundAtEveryPlace(_ wanted: UInt8) {
        for count in 0...24 {
            let bytes = (0..<count).map { wanted ^ (1 as UInt8) << UInt8($0 % 8) }
            #expect(!hasByte(wanted, inside: bytes))
            for place in 0..<count {
                var changed = bytes
                changed[place] = wanted
                #expect(hasByte(wanted, inside: changed))
            }
        }
    }

    /// The wanted byte also occurs outside the range, on both sides.
    private func hasByte(_ wanted: UInt8, inside bytes: [UInt8]) -> Bool {
        let all = [wanted] + bytes + [wanted]
        return all.span.bytes.hasByte(wanted, in: 1..<bytes.count + 1)
    }
}
