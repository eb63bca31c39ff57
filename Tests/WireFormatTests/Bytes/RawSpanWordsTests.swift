import Testing

@testable import WireFormat

@Suite struct RawSpanWordsTests {
    /// Every place in ranges of every length up to three words, among bytes one bit from the wanted.
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

    /// Beyond the range, on both sides, stands what is looked for.
    private func hasByte(_ wanted: UInt8, inside bytes: [UInt8]) -> Bool {
        let all = [wanted] + bytes + [wanted]
        return all.span.bytes.hasByte(wanted, in: 1..<bytes.count + 1)
    }
}
