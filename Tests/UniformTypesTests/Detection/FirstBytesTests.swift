import Foundation
import Testing
import UniformTypes

struct FirstBytesTests {
    /// The first bytes that detection needs: hexadecimal, or ASCII in quotes.
    static let cases: [(String, TypeIdentifier)] = [
        ("89 'PNG' 0D 0A 1A 0A", .png),
        ("FF D8 FF", .jpeg),
        ("'GIF87a'", .gif), ("'GIF89a'", .gif),
        ("'II' 2A 00", .tiff), ("'MM' 00 2A", .tiff),
        ("'BM' 46 00 00 00 00 00 00 00 36 00 00 00 28 00 00 00", .bmp),
        ("'BM' 46 00 00 00 00 00 00 00 8A 00 00 00 7C 00 00 00", .bmp),
        ("00 00 01 00 02 00 10 10 00 00 01 00 20 00 68 04 00 00 26 00 00 00", .ico),
        ("'RIFF' 24 00 00 00 'WEBP'", .webP),
        ("'%PDF-'", .pdf),
        ("'PK' 03 04", .zip), ("'PK' 05 06", .zip),
        ("1F 8B 08", .gzip),
        ("00 00 00 18 'ftypheic'", .heic), ("00 00 00 18 'ftypheix'", .heic),
        ("00 00 00 18 'ftyphevc'", "public.heics"), ("00 00 00 18 'ftypmif1'", .heif),
        ("00 00 00 18 'ftypmsf1'", "public.heifs"),
        ("00 00 00 1C 'ftypmif1' 00 00 00 00 'mif1heicmiaf'", .heic),
        ("00 00 00 1C 'ftypmif1' 00 00 00 00 'mif1avifmiaf'", .avif),
        ("00 00 00 14 'ftypavif'", .avif), ("00 00 00 14 'ftypavis'", .avif),
        ("00 00 00 1C 'ftypmp42' 00 00 00 00 'mp42heic'", .mpeg4Movie),
        ("00 00 00 14 'ftypisom'", .mpeg4Movie), ("00 00 00 14 'ftypiso6'", .mpeg4Movie),
        ("00 00 00 1C 'ftypXXXX' 00 00 00 00 'YYYYisom'", .mpeg4Movie),
        ("00 00 00 14 'ftypqt  '", .quickTimeMovie),
        ("00 00 00 14 'ftypM4V '", "com.apple.m4v-video"),
        ("00 00 00 14 'ftypM4A '", "com.apple.m4a-audio"),
        ("00 00 00 14 'ftyp3gp4'", "public.3gpp"), ("00 00 00 14 'ftyp3g2a'", "public.3gpp2"),
    ]

    static func bytes(_ text: String) -> [UInt8] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { part in
            part.offset % 2 == 1
                ? Array(part.element.utf8)
                : part.element.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        }
    }

    @Test(arguments: cases)
    func firstBytesDetermineTheType(_ text: String, _ type: TypeIdentifier) {
        let bytes = Self.bytes(text)
        #expect(TypeIdentifier(detecting: bytes) == type)
        let longer = bytes + [UInt8](repeating: 0, count: 99)
        #expect(TypeIdentifier(detecting: longer) == type)
        #expect(TypeIdentifier(detecting: Data([7] + bytes).dropFirst()) == type)
        #expect(TypeIdentifier.known.contains(type))
    }

    /// A prefix of the bytes determines the same type or no type. It determines HEIF if it ends before
    /// the brand of a more specific type.
    @Test(arguments: cases)
    func fewerBytesNeverDetermineAnUnrelatedType(_ text: String, _ type: TypeIdentifier) {
        let bytes = Self.bytes(text)
        for count in 0..<bytes.count {
            let found = TypeIdentifier(detecting: bytes.prefix(count))
            #expect(found == nil || found == type || found == .heif, "\(count) bytes")
        }
    }

    @Test(arguments: [
        "", "00", "'hello, world'", "'BM'", "'BMW is a maker of cars'", "'PK'", "'PK' 01 02",
        "'BM' 46 00 00 00 00 00 00 00 36 00 00 00 29 00 00 00",
        "'BM' 46 00 00 00 00 00 00 00 10 00 00 00 28 00 00 00",
        "00 00 01 00 00 00 10 10 00 00 01 00 20 00 68 04 00 00 26 00 00 00",
        "00 00 01 00 02 00 10 10 00 00 01 00 20 00 68 04 00 00 20 00 00 00",
        "00 00 02 00 01 00 10 10 00 00 01 00 20 00 68 04 00 00 16 00 00 00",
        "00 00 01 BA", "'RIFF' 24 00 00 00 'WAVE'", "'II' 2A", "'GIF88a'", "FF D8",
        "00 00 00 14 'ftypXXXX'", "00 00 00 0A 'ftypheic'", "00 00 00 14 'moovheic'",
        "00 00 00 10 'ftypXXXX' 00 00 00 00 'heic'", "FF FF FF FF 'ftyp'", "'{\"a\": 1}'",
        "'<svg>'",
        "00 00 00 14 'ftyp' FF FE CC 81",
    ])
    func otherBytesDetermineNoType(_ text: String) {
        #expect(TypeIdentifier(detecting: Self.bytes(text)) == nil)
    }

    @Test(arguments: [(44, TypeIdentifier.heic), (48, .heif)])
    func examinesSixtyFourBytes(_ gap: Int, _ type: TypeIdentifier) {
        #expect(TypeIdentifier.firstByteCount == 16 + 44 + 4)
        let start = Self.bytes("00 00 01 00 'ftypmif1' 00 00 00 00")
        let bytes = start + [UInt8](repeating: 0, count: gap) + Array("heic".utf8)
        #expect(TypeIdentifier(detecting: bytes) == type)
    }
}
