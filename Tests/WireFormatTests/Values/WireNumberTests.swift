import Testing

@testable import WireFormat

struct WireNumberTests {
    @Test func integersConvertOnlyToTypesThatCanRepresentThem() throws {
        #expect(WireNumber(Int64.min).int64 == .min)
        #expect(WireNumber(UInt64.max).uint64 == .max)
        #expect(WireNumber(UInt64.max).int64 == nil)
        #expect(WireNumber(UInt64.max).int == nil)
        #expect(WireNumber(UInt64(7)) == 7)
        #expect(WireNumber(exactly: UInt8(7))?.int == 7)
        #expect(WireNumber(-1).uint64 == nil)
        #expect(WireNumber(UInt64.max).description == "18446744073709551615")
    }

    @Test func safeIntegralRealsAreIntegersAndNaNIsRefused() throws {
        #expect(WireNumber(1.0) == 1 && WireNumber(-0.0) == 0)
        #expect(WireNumber(9_007_199_254_740_991.0).isInteger)
        #expect(!WireNumber(9_007_199_254_740_992.0).isInteger)
        #expect(WireNumber(9_007_199_254_740_992.0) != WireNumber(Int64(9_007_199_254_740_992)))
        #expect(WireNumber(0.1).double == 0.1)
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(WireNumber(value) == nil)
        }
    }

    /// Examples of RFC 8785 (appendix B) and ECMA-262.
    @Test(
        arguments: [
            (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"),
            (0x0000_0000_0000_0001, "5e-324"),
            (0x8000_0000_0000_0001, "-5e-324"), (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
            (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"),
            (0x4340_0000_0000_0000, "9007199254740992"),
            (0xC340_0000_0000_0000, "-9007199254740992"),
            (0x4430_0000_0000_0000, "295147905179352830000"),
            (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
            (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"),
            (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
            (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), (0x444B_1AE4_D6E2_EF50, "1e+21"),
            (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
            (0x41B3_DE43_5555_5553, "333333333.3333332"),
            (0x41B3_DE43_5555_5554, "333333333.33333325"),
            (0x41B3_DE43_5555_5555, "333333333.3333333"),
            (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
            (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
        ] as [(UInt64, String)])
    func doublesAreSpelledAsInRFC8785(_ bits: UInt64, _ expected: String) {
        #expect(NumberText.spelling(of: Double(bitPattern: bits)) == expected)
    }
}
